"""Positions in vectors: static and dynamic ones, and numbers of elements in order."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from bridge.dialects.vector.checks import integers_of
from bridge.dialects.vector.elements import ExtractOp, InsertOp
from bridge.ir.attributes import DenseArrayAttr
from bridge.ir.core import Value
from bridge.ir.types import DYNAMIC, I64

Mixed = Sequence["int | Value"]


def linearize(position: Sequence[int], shape: Sequence[int]) -> int:
    """The number, in row-major order, of the element at a position.

    Where the position is shorter than the shape, of the first one there.
    """
    number = 0
    for index, size in zip(position, shape, strict=False):
        number = number * size + index
    return number * prod(shape[len(position) :])


def delinearize(number: int, shape: Sequence[int]) -> list[int]:
    """The position of the element with a number."""
    found = []
    for size in reversed(shape):
        number, index = divmod(number, size)
        found.append(index)
    return found[::-1]


def static_position(op: ExtractOp | InsertOp) -> list[int] | None:
    """The position, where all of it is static."""
    found = integers_of(op.static_position)
    return None if DYNAMIC in found else list(found)


def mixed_position(op: ExtractOp | InsertOp) -> list[int | Value]:
    """The position: a number where it is static, else a value."""
    count = len(op.operands) - len(op.dynamic_position)
    dynamic = iter(op.operands[count:])
    return [
        next(dynamic) if index == DYNAMIC else index
        for index in integers_of(op.static_position)
    ]


def set_position(
    op: ExtractOp | InsertOp, operands: Sequence[Value], position: Mixed
) -> None:
    """Gives an operation a position, and what comes before it as operands."""
    dynamic = [index for index in position if isinstance(index, Value)]
    op.operands = [*operands, *dynamic]
    op.static_position = DenseArrayAttr.of(
        I64, [DYNAMIC if isinstance(index, Value) else index for index in position]
    )
