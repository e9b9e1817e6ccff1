"""Parts of shaped values: their sizes, what may be dropped of them, their bounds.

Sizes are calculated with as upstream does it, in 64 bits.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import prod
from typing import TYPE_CHECKING, ClassVar

from bridge.ir.affine.expr import wrap
from bridge.ir.attributes import DenseArrayAttr
from bridge.ir.core import Operation, Value
from bridge.ir.types import DYNAMIC, Type
from bridge.later import deferred
from bridge.op.base import Op, Values

if TYPE_CHECKING:
    from bridge.interpreter import subscripts
else:
    subscripts = deferred("bridge.interpreter.subscripts")


class OffsetSizeAndStrideOp(Op):
    """What means a part of its source, by numbers and by values among them."""

    source: Value
    offsets: Values
    sizes: Values
    strides: Values
    static_offsets: DenseArrayAttr
    static_sizes: DenseArrayAttr
    static_strides: DenseArrayAttr

    has_one_offset: ClassVar[bool] = False
    """Whether there is one offset, whatever the rank is."""

    def numbers(self) -> subscripts.Parts:
        """What makes offsets, sizes and strides of the values among them, in order."""
        lists = (self.static_offsets, self.static_sizes, self.static_strides)
        return subscripts.mixed(*[numbers.values for numbers in lists])

    @property
    def sliced(self) -> Value:
        """The value whose rank says how many offsets, sizes and strides there are."""
        return self.source


def product(a: int, b: int) -> int:
    """The product of two sizes, of which each may be unknown; nothing times zero."""
    if 0 in (a, b):
        return 0
    return DYNAMIC if DYNAMIC in (a, b) else wrap(a * b)


def total(a: int, b: int) -> int:
    """The sum of two numbers, of which each may be unknown."""
    return DYNAMIC if DYNAMIC in (a, b) else wrap(a + b)


def product_of(sizes: Iterable[int]) -> int:
    """The product of known sizes."""
    return wrap(prod(sizes))


def verify_dynamic_sizes(
    op: Operation, shape: Sequence[int], sizes: Sequence[Value]
) -> None:
    """Whether there is a value for each size that a shape leaves open.

    Raises `Invalid`.
    """
    wanted = shape.count(DYNAMIC)
    if len(sizes) != wanted:
        raise op.error(
            f"incorrect number of dynamic sizes, has {len(sizes)}, expected {wanted}"
        )


def verify_same_elements(op: Operation, source: Type, result: Type) -> None:
    """Whether a view holds what its source does. Raises `Invalid`."""
    if source is not result:
        raise op.error(
            f"source element type ('{source}') does not match result element type "
            f"('{result}')"
        )


def dropped_dimensions(
    original: Sequence[int], reduced: Sequence[int]
) -> set[int] | None:
    """The dimensions of size one that are left out of a shape; None if others are.

    Upstream matches greedily from the left, which is right for all but the strides.
    """
    dropped = set()
    position = 0
    for dimension, size in enumerate(original):
        if position < len(reduced) and size == reduced[position]:
            position += 1
        elif size == 1:
            dropped.add(dimension)
        else:
            return None
    return dropped if position == len(reduced) else None


def out_of_bounds(
    shape: Sequence[int],
    offsets: Sequence[int],
    sizes: Sequence[int],
    strides: Sequence[int],
) -> str | None:
    """What is wrong with a slice of which enough is known, or None."""
    parts = zip(shape, offsets, sizes, strides, strict=False)
    for dimension, (extent, offset, size, stride) in enumerate(parts):
        if DYNAMIC in (extent, offset):
            continue
        if offset >= extent:
            return f"offset {dimension} is out-of-bounds: {offset} >= {extent}"
        if DYNAMIC in (size, stride):
            continue
        last = wrap(offset + (size - 1) * stride)
        if last >= extent:
            return (
                f"slice along dimension {dimension} runs out-of-bounds: "
                f"{last} >= {extent}"
            )
    return None
