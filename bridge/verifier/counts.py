"""How many operands, results, regions and successors an op may have.

Upstream has a trait for each number, which is verified before the row's own rules of
them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from bridge import native
from bridge.ir.core import Operation
from bridge.ods.rows import Row
from bridge.ods.slots import Arity, Slot
from bridge.op.base import Rule


def counts(line: Row) -> Iterator[Rule]:
    """The rules of a row, in the order of upstream's traits."""
    for field, slots in (
        ("regions", line.regions),
        ("results", line.results),
        ("successors", line.successors),
        ("operands", line.operands),
    ):
        rule = _count(field, slots)
        if rule is not None:
            yield rule


def verify_successors(op: Operation) -> None:
    """Whether an operation that branches stays in the region it is in."""
    here = op.parent_region
    if any(successor.parent is not here for successor in op.successors):
        raise op.bare_error("reference to block defined in another region")


def _count(field: str, slots: Sequence[Slot]) -> Rule | None:
    fixed = sum(slot.arity is Arity.ONE for slot in slots)
    if fixed == len(slots):
        return _exactly(field, fixed)
    return _at_least(field, fixed) if fixed else None


def _exactly(field: str, wanted: int) -> Rule:
    def check(op: Operation) -> None:
        found = len(getattr(op, field))
        if found != wanted:
            raise op.error(_exact_text(field, wanted, found))

    return _quick(field, wanted, True, check)


def _quick(field: str, wanted: int, exact: bool, rule: Rule) -> Rule:
    """The rule, asked natively first."""
    if not native.COMPILED:
        return rule
    return native.core.Count(field, wanted, exact, rule)


def _exact_text(field: str, wanted: int, found: int) -> str:
    few = _FEW.get((field, wanted))
    text = few or _EXACTLY[field]
    return text.format(wanted=wanted, found=found)


def _at_least(field: str, wanted: int) -> Rule:
    def check(op: Operation) -> None:
        found = len(getattr(op, field))
        if found < wanted:
            raise op.error(_AT_LEAST[field].format(wanted=wanted, found=found))

    return _quick(field, wanted, False, check)


_FEW: Final[dict[tuple[str, int], Any]] = {
    ("operands", 0): "requires zero operands",
    ("operands", 1): "requires a single operand",
    ("regions", 0): "requires zero regions",
    ("regions", 1): "requires one region",
    ("results", 0): "requires zero results",
    ("results", 1): "requires one result",
    ("successors", 0): "requires 0 successors but found {found}",
    ("successors", 1): "requires 1 successor but found {found}",
}
_EXACTLY: Final = {
    "operands": "expected {wanted} operands, but found {found}",
    "regions": "expected {wanted} regions",
    "results": "expected {wanted} results",
    "successors": "requires {wanted} successors but found {found}",
}
_AT_LEAST: Final = {
    "operands": "expected {wanted} or more operands, but found {found}",
    "regions": "expected {wanted} or more regions",
    "results": "expected {wanted} or more results",
    "successors": "requires at least {wanted} successors but found {found}",
}
