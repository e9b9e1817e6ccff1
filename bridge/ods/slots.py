"""Where the values, regions and successors of a row's slots are in an operation."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from bridge.ir.attributes import DenseArrayAttr
from bridge.ir.core import Operation
from bridge.ir.types import Type
from bridge.ods.rows import Arity, Row, Slot

Values = Callable[[Operation], Any]
"""Gives the values, regions or successors of one slot as a tuple."""

SEGMENTS: Final = {
    "operands": ("AttrSizedOperandSegments", "operandSegmentSizes"),
    "results": ("AttrSizedResultSegments", "resultSegmentSizes"),
}


def values_of(row: Row, field: str, index: int) -> Values:
    """What is in the slot of an op's `operands`, `results`, `regions`, `successors`."""
    slots: tuple[Slot, ...] = getattr(row, field)
    trait, sizes = SEGMENTS.get(field, ("", ""))
    if trait and row.has_trait(trait):
        return _by_sizes(field, sizes, index)
    variable = [slot.arity is not Arity.ONE for slot in slots]
    before = sum(variable[:index])
    if not before:
        return _from_start(slots, field, index)
    several = sum(variable)
    fixed = len(slots) - several
    start_fixed = index - before
    is_variable = variable[index]

    def get(op: Operation) -> Any:
        values = getattr(op, field)
        share = (len(values) - fixed) // several
        start = start_fixed + before * share
        return values[start : start + (share if is_variable else 1)]

    return get


def _from_start(slots: tuple[Slot, ...], field: str, index: int) -> Values:
    """The getter of a slot before which each holds one value."""
    several = sum(slot.arity is not Arity.ONE for slot in slots)
    if slots[index].arity is Arity.ONE:
        return lambda op: getattr(op, field)[index : index + 1]
    if several == 1:
        behind = len(slots) - index - 1
        return lambda op: getattr(op, field)[
            index : len(getattr(op, field)) - behind if behind else None
        ]
    fixed = len(slots) - several

    def get(op: Operation) -> Any:
        values = getattr(op, field)
        return values[index : index + (len(values) - fixed) // several]

    return get


def _by_sizes(field: str, sizes: str, index: int) -> Values:
    def get(op: Operation) -> Any:
        start, end = _bounds(op._properties.get(sizes), index)
        return getattr(op, field)[start:end]

    return get


@lru_cache(maxsize=4096)
def _bounds(written: Any, index: int) -> tuple[int, int]:
    """Where the values of a group begin and end; none are there without sizes."""
    lengths = () if written is None else written.values
    start = sum(lengths[:index])
    return start, start + sum(lengths[index : index + 1])


def types_of(values: Values) -> Callable[[Operation], list[Type]]:
    """The types of the values of a slot."""
    return lambda op: [value.type for value in values(op)]


def group_sizes(op: Operation, name: str) -> list[int]:
    """The sizes of the groups of a slot, as an attribute has them."""
    sizes = op._properties.get(name)
    found: Any = sizes.values if isinstance(sizes, DenseArrayAttr) else ()
    return list(found)
