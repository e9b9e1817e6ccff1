"""Strided memory as one row: where an element of several indices is, and how many are.

Upstream: `getLinearizedMemRefOffsetAndSize`, `MemRefUtils`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bridge.dialects import arith, memref
from bridge.dialects.affine.applying import (
    Mixed,
    applied,
    folded_apply,
    folded_maximum,
)
from bridge.dialects.memref.layouts import buffer_type
from bridge.ir.affine import AffineConstant, AffineExpr, AffineSymbol
from bridge.ir.attributes import IntegerAttr
from bridge.ir.core import Value
from bridge.ir.strides import strides_and_offset
from bridge.ir.types import DYNAMIC, INDEX


def value_of(number: Mixed) -> Value:
    """A constant where it is a number."""
    if isinstance(number, Value):
        return number
    return arith.ConstantOp(IntegerAttr(number, INDEX)).result


class Strided(NamedTuple):
    """The numbers of strided memory, as far as its type has them, else values."""

    offset: Mixed
    sizes: Sequence[Mixed]
    strides: Sequence[Mixed]


def strided(value: Value) -> Strided:
    """The numbers of memory, which is strided."""
    ty = buffer_type(value)
    found = strides_and_offset(ty)
    assert found is not None  # it is strided
    strides, offset = found
    if DYNAMIC not in (*ty.shape, *strides, offset):
        return Strided(offset, ty.shape, strides)
    made = memref.ExtractStridedMetadataOp(value)
    return Strided(
        _known(offset, made.offset),
        list(map(_known, ty.shape, made.sizes)),
        list(map(_known, strides, made.strides)),
    )


def _known(number: int, value: Value) -> Mixed:
    return value if number == DYNAMIC else number


def row_major(sizes: Sequence[Mixed]) -> list[Mixed]:
    """The strides of memory whose last dimension is contiguous."""
    strides: list[Mixed] = [1] * len(sizes)
    for i in range(len(sizes) - 1, 0, -1):
        product = AffineSymbol(0) * AffineSymbol(1)
        strides[i - 1] = folded_apply(product, [strides[i], sizes[i]])
    return strides


def known_place(
    indices: Sequence[Mixed], strides: Sequence[Mixed], several: int
) -> int | None:
    """Which of the several an element is, where that is known; nothing is made."""
    total, operands = _total(indices, strides)
    map_, _ = applied(total % several, operands)
    return map_.single_constant if map_.is_single_constant else None


def linear_size(memory: Strided, several: int) -> Mixed:
    """How many wider elements strided memory has: as many as its longest stride.

    The last may be filled in part, which upstream leaves out.
    """
    exprs: list[AffineExpr] = []
    operands: list[Mixed] = []
    for stride, size in zip(memory.strides, memory.sizes, strict=True):
        place = len(operands)
        product = AffineSymbol(place) * AffineSymbol(place + 1)
        exprs.append(product.ceildiv(several))
        operands += [stride, size]
    return folded_maximum(exprs, operands) if exprs else 0


def linear_index(
    indices: Sequence[Mixed], strides: Sequence[Mixed], several: int = 1
) -> Mixed:
    """The place of an element in the row, or of the wider one that holds several."""
    total, operands = _total(indices, strides)
    return folded_apply(total // several, operands)


def place_within(
    indices: Sequence[Mixed], strides: Sequence[Mixed], several: int
) -> Mixed:
    """Which of the several of a wider element one is."""
    total, operands = _total(indices, strides)
    return folded_apply(total % several, operands)


def _total(
    indices: Sequence[Mixed], strides: Sequence[Mixed]
) -> tuple[AffineExpr, list[Mixed]]:
    total: AffineExpr = AffineConstant(0)
    operands: list[Mixed] = []
    for index, stride in zip(indices, strides, strict=True):
        place = len(operands)
        total = total + AffineSymbol(place) * AffineSymbol(place + 1)
        operands += [index, stride]
    return total, operands
