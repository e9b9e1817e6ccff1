"""Lists of numbers and of values, for what is not static: sizes, offsets, strides."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bridge.ir.attributes import Attribute, integers_of
from bridge.ir.core import Value
from bridge.ir.types import DYNAMIC
from bridge.op.folding import constant_of, number_of
from bridge.op.interfaces.slices import OffsetSizeAndStrideOp

__all__ = [
    "Mixed",
    "filled",
    "is_number",
    "mixed",
    "mixed_lists",
    "number_in",
    "settled",
    "static",
]

Mixed = Sequence[int | Value]
"""Numbers, and values where they are not static."""


def mixed(static: Attribute | None, dynamic: Sequence[Value]) -> Iterator[int | Value]:
    """Numbers of a dense array, and values in the places of those that are dynamic."""
    yield from filled(integers_of(static), dynamic)


def filled(numbers: Sequence[int], dynamic: Sequence[Value]) -> list[int | Value]:
    """Numbers, as of a shape, and values in the places of those that are dynamic."""
    values = iter(dynamic)
    return [next(values) if number == DYNAMIC else number for number in numbers]


def mixed_lists(op: OffsetSizeAndStrideOp) -> list[Mixed]:
    """Offsets, sizes and strides."""
    return [
        list(mixed(op.static_offsets, op.offsets)),
        list(mixed(op.static_sizes, op.sizes)),
        list(mixed(op.static_strides, op.strides)),
    ]


def static(given: Mixed) -> list[int]:
    """The list as a type has it: what is no number is dynamic."""
    return [DYNAMIC if isinstance(one, Value) else one for one in given]


def number_in(one: int | Value) -> int | None:
    """The number that one of such a list is known to be."""
    if not isinstance(one, Value):
        return one
    found = number_of(constant_of(one))
    return found if isinstance(found, int) else None


def is_number(one: int | Value, number: int) -> bool:
    """Whether one of such a list is known to be a number."""
    return number_in(one) == number


def settled(given: Mixed, *, least: int | None = None) -> list[int | Value]:
    """The list with the numbers that its values are known to be, but for lower ones.

    A size below nothing may be said where a program never runs, and by no type.
    """
    known = [number_in(one) for one in given]
    return [
        one if found is None or (least is not None and found < least) else found
        for one, found in zip(given, known, strict=True)
    ]
