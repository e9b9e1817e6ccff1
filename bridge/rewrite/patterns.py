"""Patterns: what is looked for, and what is done about it.

A pattern is a function with a decorator, or a class; both name their roots:

>>> @pattern(arith.MulIOp, benefit=2)
... def double(op: arith.MulIOp, rewriter: Rewriter) -> None:
...     if op.lhs is op.rhs: ...

A root is the class of an op, a class that ops implement (an interface, by their own
class or by their row), the name of a trait, or an op's full name, which is for ops that
are not registered. A pattern that changes nothing by its rewriter did not match.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, TypeVar

from bridge.ir.core import Operation
from bridge.op.interfaces.effects import (
    STATES_EFFECTS,
    MemoryEffects,
    Speculatable,
)
from bridge.op.traits import has_trait, traits_of
from bridge.rewrite.rewriter import Rewriter

__all__ = ["Pattern", "PatternTable", "Root", "pattern", "roots_of"]

Root = type[Operation] | str
"""What a pattern is tried on; see the module's docstring."""

Rewrite = Callable[[Any, Rewriter], None]
"""What a pattern does with an operation; it does nothing where it does not match."""

OpT = TypeVar("OpT", bound=Operation)


class Pattern:
    """A rewrite with its roots, and the benefit by which several are ordered.

    A class of its own says all of it:

    >>> class Double(Pattern, roots=arith.MulIOp, benefit=2):
    ...     def rewrite(self, op: arith.MulIOp, rewriter: Rewriter) -> None: ...
    """

    roots: tuple[Root, ...] = ()
    benefit: int = 1

    def __init_subclass__(
        cls, *, roots: Root | Sequence[Root] | None = None, benefit: int | None = None
    ) -> None:
        super().__init_subclass__()
        if roots is not None:
            cls.roots = roots_of(roots, cls.__name__)
        if benefit is not None:
            cls.benefit = _benefit(benefit, cls.__name__)

    @property
    def name(self) -> str:
        """What diagnostics call it."""
        return type(self).__name__

    @property
    def direct(self) -> Rewrite:
        """What drivers call: `rewrite`, or what it does no more than call."""
        return self.rewrite

    @abstractmethod
    def rewrite(self, op: Any, rewriter: Rewriter) -> None:
        """Changes the program by the rewriter, or leaves it alone: no match."""
        raise NotImplementedError


class FunctionPattern(Pattern):
    """A pattern made of a function, which it can be called as."""

    def __init__(
        self, function: Rewrite, roots: tuple[Root, ...], benefit: int
    ) -> None:
        self.function = function
        self.roots = roots
        self.benefit = benefit
        self.__doc__ = function.__doc__

    def rewrite(self, op: Any, rewriter: Rewriter) -> None:
        self.function(op, rewriter)

    @property
    def direct(self) -> Rewrite:
        return self.function

    @property
    def name(self) -> str:
        return getattr(self.function, "__name__", "pattern")

    def __call__(self, op: Operation, rewriter: Rewriter) -> None:
        self.function(op, rewriter)


def pattern(
    *roots: Root, benefit: int = 1
) -> Callable[[Callable[[OpT, Rewriter], None]], FunctionPattern]:
    """Makes a pattern of a function from an operation and a rewriter.

    Raises `TypeError` and `ValueError` for wrong roots and benefits.
    """
    given = roots_of(roots, "pattern")
    worth = _benefit(benefit, "pattern")

    def make(function: Callable[[OpT, Rewriter], None]) -> FunctionPattern:
        return FunctionPattern(function, given, worth)

    return make


def roots_of(given: Root | Sequence[Root], where: str) -> tuple[Root, ...]:
    """The roots given, checked; raises `TypeError` and `ValueError`."""
    roots = (given,) if isinstance(given, type | str) else tuple(given)
    if not roots:
        raise ValueError(f"{where}: 'roots' must not be empty")
    for root in roots:
        given_class: object = root
        known = isinstance(given_class, type) and issubclass(given_class, Operation)
        if not isinstance(root, str) and not known:
            raise TypeError(
                f"{where}: 'roots' must be classes of operations or names, "
                f"not {type(root).__name__}"
            )
    return roots


def _benefit(benefit: int, where: str) -> int:
    if not isinstance(benefit, int):
        kind = type(benefit).__name__
        raise TypeError(f"{where}: 'benefit' must be int, not {kind}")
    if not 0 <= benefit < _IMPOSSIBLE:
        raise ValueError(f"{where}: 'benefit' must be from 0 to {_IMPOSSIBLE - 1}")
    return benefit


_IMPOSSIBLE: Final = 65535
"""Upstream's benefit of patterns that never match."""


class PatternTable:
    """The patterns that may match an operation, the most beneficial first."""

    def __init__(self, patterns: Iterable[Pattern]) -> None:
        given = [_checked(found) for found in patterns]
        self._patterns = sorted(given, key=lambda found: -found.benefit)

    def of(self, op: Operation) -> tuple[Rewrite, ...]:
        """What those of an operation do, which depends on its name alone."""
        return tuple(
            found.direct
            for found in self._patterns
            if any(_is_root(op, root) for root in found.roots)
        )


def _is_root(op: Operation, root: Root) -> bool:
    if not isinstance(root, str):
        return isinstance(op, root) or not _OF_ROWS.get(root, _NONE).isdisjoint(
            traits_of(op)
        )
    return op.name == root if "." in root else has_trait(op, root)


_NONE: Final[frozenset[str]] = frozenset()
_OF_ROWS: Final[dict[type[object], frozenset[str]]] = {
    MemoryEffects: STATES_EFFECTS,
    Speculatable: frozenset(("ConditionallySpeculatable",)),
}
"""The traits of ops that implement an interface by their rows, without its class."""


def _checked(found: Pattern) -> Pattern:
    if not isinstance(found, Pattern):
        kind = type(found).__name__
        raise TypeError(f"'patterns' must be patterns, not {kind}")
    if not found.roots:
        raise ValueError(f"pattern {found.name} has no roots")
    return found
