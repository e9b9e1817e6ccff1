"""What is asked of one operation: what its row says, its traits, its own rule.

Most of it looks at nothing but the types of an operation's values and its properties.
Both are interned, so those that were found right are remembered by identity and not
asked again; where a rule is broken all are asked, in upstream's order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Final, NamedTuple

from bridge.dialects.op import Op
from bridge.dialects.registry import op_class, typed
from bridge.ir.core import Operation
from bridge.ods.invariants import Fault, compile_invariants, compile_surroundings
from bridge.ods.rows import Arity, Row, accepts_unknown_operations, is_dialect, row
from bridge.verifier import traits
from bridge.verifier.counts import counts, verify_successors
from bridge.verifier.tokens import gives_token, verify_tokens_of

Rule = Callable[[Operation], None]
"""Raises `Invalid`."""

_REMEMBERED: Final = 65_536
"""Signatures of an op that are remembered, before all are forgotten."""
_KEPT: Final = 32_768
"""Signatures of all ops that may stay when a verification has ended.

They hold properties: a long-lived process would keep all that it has ever read.
"""

Signature = tuple[Any, ...]
"""The properties, the numbers of regions, successors and operands, and all types."""


class Rules(NamedTuple):
    """What is asked of the operations of one name, in upstream's order."""

    row: Row
    all: tuple[Rule, ...]
    others: tuple[Rule, ...]
    """Those of `all` that look at more than an operation's signature."""
    region: tuple[Rule, ...]
    """What is asked when all that it holds has been judged."""
    right: set[Signature]
    """Signatures that keep all rules but the `others`."""
    isolated: bool
    terminator: bool
    no_terminator: bool
    graph: bool


@cache
def _rules_of_row(name: str) -> Rules | None:
    line = row(name)
    if line is None:
        return None
    cls = op_class(name)
    rules = list(asked(line, cls))
    return Rules(
        line,
        tuple(rule for rule, _ in rules),
        tuple(rule for rule, of_signature in rules if not of_signature),
        tuple(asked_of_regions(line, cls)),
        set(),
        line.isolated,
        line.terminator,
        line.has_trait("NoTerminator"),
        line.has_trait("HasOnlyGraphRegion"),
    )


_RULES: Final[dict[str, Rules | None]] = {}


def rules_of(name: str) -> Rules | None:
    """The rules of the ops of a name, None where it is not registered."""
    try:
        return _RULES[name]
    except KeyError:
        found = _rules_of_row(name) if row(name) is not None else None
        if found is not None:
            _RULES[name] = found
        return found


def asked(line: Row, cls: type[Op] | None) -> Iterator[tuple[Rule, bool]]:
    """The rules in upstream's order; with each whether it looks at a signature only."""
    for rule in counts(line):
        yield rule, True
    if any(slot.arity is Arity.ONE for slot in line.successors):
        yield verify_successors, False
    for trait in line.traits:
        counted = traits.COUNTED.get(trait.name)
        if counted is not None:
            yield counted(line, trait), True
        structural = traits.STRUCTURAL.get(trait.name)
        if structural is not None:
            yield structural(line, trait), False
    yield _raised(compile_invariants(line)), True
    around = compile_surroundings(line)
    if around is not None:
        yield _raised(around), False
    for trait in line.traits:
        of_signature = traits.OF_SIGNATURE.get(trait.name)
        if of_signature is not None:
            yield of_signature(line, trait), True
        other = traits.OTHERS.get(trait.name)
        if other is not None:
            yield other(line, trait), False
    if cls is not None and cls.verify is not Op.verify:
        pure = getattr(cls.verify, "of_signature", False)
        yield _own(cls.verify), pure
        depends = getattr(cls.verify, "depends", None)
        if depends is not None:
            yield _where(depends, _own(cls.verify)), False


def asked_of_regions(line: Row, cls: type[Op] | None) -> Iterator[Rule]:
    for trait in line.traits:
        rule = traits.OF_REGIONS.get(trait.name)
        if rule is not None:
            yield rule(line, trait)
    if cls is not None and cls.verify_regions is not Op.verify_regions:
        yield _own(cls.verify_regions)


def _raised(broken: Fault) -> Rule:
    def check(op: Operation) -> None:
        text = broken(op)
        if text is not None:
            raise op.error(text)

    return check


def _own(rule: Callable[[Any], None]) -> Rule:
    return lambda op: rule(typed(op))


def _where(depends: Callable[[Operation], bool], rule: Rule) -> Rule:
    def check(op: Operation) -> None:
        if depends(op):
            rule(op)

    return check


def ask(op: Operation, rules: Rules) -> None:
    """Asks what can be asked before an operation's inside has been judged."""
    operands = op._operands
    signature = (
        op._properties,
        len(op.regions),
        len(op._successors),
        len(operands),
        *[value._type for value in operands],
        *[value._type for value in op.results],
    )
    if signature in rules.right:
        for rule in rules.others:
            rule(op)
        return
    for rule in rules.all:
        rule(op)
    if gives_token(op):
        # Whether its users may take it is not remembered with it.
        verify_tokens_of(op)
        return
    remember(rules, signature)


def remember(rules: Rules, signature: Signature) -> None:
    """Keeps a signature of which no rule that looks at nothing else is broken."""
    right = rules.right
    if len(right) >= _REMEMBERED:
        right.clear()
    right.add(signature)


def verify_unknown(op: Operation, allow_unregistered: bool) -> None:
    """Whether an operation may be one that is not registered."""
    dialect = op.dialect if "." in op.name else ""
    if is_dialect(dialect):
        if not accepts_unknown_operations(dialect):
            raise op.bare_error(
                f"unregistered operation '{op.name}' found in dialect ('{dialect}') "
                "that does not allow unknown operations"
            )
    elif not allow_unregistered:
        raise op.error(_UNREGISTERED)


_UNREGISTERED: Final = (
    "created with unregistered dialect. If this is intended, please call "
    "allowUnregisteredDialects() on the MLIRContext, or use "
    "-allow-unregistered-dialect with the MLIR opt tool used"
)


def forget() -> None:
    """Lets go of what was remembered of the ops that were met in most forms."""
    # A copy: another thread may be entering what it meets for the first time.
    known = [rules.right for rules in list(_RULES.values()) if rules is not None]
    if sum(map(len, known)) <= _KEPT:
        return
    kept = 0
    for right in sorted(known, key=len):
        kept += len(right)
        if kept > _KEPT:
            right.clear()
