"""The types that a row's names stand for, in an op."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bridge.ir.core import Operation
from bridge.ir.types import NoneType, Type
from bridge.ods.rows import Row
from bridge.ods.slots import Arity, ValuesOf

TypesOf = Callable[[Operation], tuple[Type, ...]]
"""The types of what a name stands for: none where it is missing."""

_FIELDS: Final = ("operands", "results")


def types_at(row: Row, name: str) -> TypesOf | None:
    """The types of an operand, a result or a typed attribute; None for other names."""
    for field in _FIELDS:
        for index, slot in enumerate(getattr(row, field)):
            if slot.name == name:
                return _types_of(getattr(row, field).values(index))
    if any(attr.name == name for attr in row.attributes):
        return _type_of_attribute(name)
    return None


def is_variadic(row: Row, name: str) -> bool:
    """Whether a name stands for any number of values."""
    slots = (*row.operands, *row.results)
    many = (Arity.VARIADIC, Arity.GROUPS)
    return any(slot.name == name and slot.arity in many for slot in slots)


def _types_of(values: ValuesOf) -> TypesOf:
    return lambda op: tuple(value.type for value in values(op))


def _type_of_attribute(name: str) -> TypesOf:
    def location(op: Operation) -> tuple[Type, ...]:
        attr = op.properties.get(name)
        if attr is None:
            return ()
        found = getattr(attr, "type", None)
        return (found if isinstance(found, Type) else NoneType(),)

    return location
