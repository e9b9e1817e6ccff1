"""What a conversion is to leave: the legal operations, and those that are not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from typing import Any

from bridge.arguments import one
from bridge.ir.core import Operation

__all__ = ["ConversionTarget", "Legality"]

What = type[Operation] | str
"""An op's class, an op's full name (`arith.addi`), or a dialect's name (`arith`)."""

IsLegal = Callable[[Any], bool | None]
"""Whether an operation is legal; `None` where it is not known."""


class Legality(Enum):
    """What a target says of an operation."""

    LEGAL = "legal"
    ILLEGAL = "illegal"
    UNKNOWN = "unknown"


class ConversionTarget:
    """Which operations are legal.

    >>> target = ConversionTarget(legal=["arith", func.FuncOp], illegal=["scf"])
    >>> target.dynamically(func.ReturnOp, when=converter.is_legal)

    Of an op that both are said of, its own name counts, not its dialect's; of several
    statements about one, the last does.
    """

    def __init__(
        self, legal: Sequence[What] = (), illegal: Sequence[What] = ()
    ) -> None:
        self._rules: dict[str, IsLegal] = {}
        self._recursive: dict[str, IsLegal] = {}
        self._unknown: IsLegal = lambda op: None
        self._found: dict[str, IsLegal] = {}
        """By name: what decides, as it was found."""
        self.legal(*legal)
        self.illegal(*illegal)

    def legal(self, *what: What) -> None:
        """Marks ops and dialects as legal."""
        self._put(self._rules, what, lambda op: True)

    def illegal(self, *what: What) -> None:
        """Marks ops and dialects as illegal: they must be converted."""
        self._put(self._rules, what, lambda op: False)

    def dynamically(self, *what: What, when: IsLegal) -> None:
        """Makes ops and dialects legal where a function says so."""
        self._put(self._rules, what, when)

    def recursively(self, *what: What, when: IsLegal = lambda op: True) -> None:
        """Makes what legal ops hold legal as well: it is not looked at."""
        self._put(self._recursive, what, when)

    def unknown(self, when: IsLegal) -> None:
        """Says by a function whether an op that nothing is said of is legal."""
        self._found.clear()
        self._unknown = when

    def legality(self, op: Operation) -> Legality:
        """What is said of an operation."""
        rule = self._found.get(op.name)
        if rule is None:
            rules = self._rules
            rule = rules.get(op.name) or rules.get(op.dialect) or self._unknown
            self._found[op.name] = rule
        found = rule(op)
        if found is None:
            return Legality.UNKNOWN
        return Legality.LEGAL if found else Legality.ILLEGAL

    def is_recursively_legal(self, op: Operation) -> bool:
        """Whether an operation is legal with all that it holds."""
        rule = self._recursive.get(op.name) or self._recursive.get(op.dialect)
        legal = rule is not None and self.legality(op) is Legality.LEGAL
        return legal and bool(rule and rule(op))

    def _put(
        self, rules: dict[str, IsLegal], what: tuple[What, ...], rule: IsLegal
    ) -> None:
        self._found.clear()
        for item in what:
            rules[_name(item)] = rule


def _name(what: What) -> str:
    if isinstance(what, str):
        return what
    one(type, what, "what", "ConversionTarget")
    name = getattr(what, "op_name", "")
    if not name:
        raise ValueError(f"ConversionTarget: {what.__name__} is not the class of an op")
    return str(name)
