"""Views that structured ops compute on, copied to memory of their own.

Upstream: `linalg::promoteSubViews`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from bridge.dialects import affine, arith, memref
from bridge.dialects.linalg.dimensions import as_value, index, known_size_at
from bridge.dialects.linalg.filling import copy, fill
from bridge.dialects.linalg.structure import num_inits
from bridge.ir.affine import AffineConstant
from bridge.ir.attributes import Attribute, FloatAttr, IntegerAttr
from bridge.ir.building import InsertionPoint
from bridge.ir.core import Operation, Value
from bridge.ir.types import (
    DYNAMIC,
    I8,
    FloatType,
    IntegerType,
    MemRefType,
    Type,
)
from bridge.op.folding import constant_of
from bridge.op.mixed import mixed_lists, settled
from bridge.rewrite.rewriter import Rewriter

__all__ = ["Promotion", "can_be_promoted", "promote"]


class Promotion(NamedTuple):
    """How operands are promoted."""

    operands: Mapping[int, bool]
    """Which; whether the whole buffer is used, what the view does not fill being 0."""
    on_stack: bool = False
    alignment: int | None = None
    memory_space: Attribute | None = None


class _Buffer(NamedTuple):
    """What takes the place of a view."""

    memory: Value
    whole: Value
    """As many elements as the view may have at most."""
    part: Value
    """As many as it has."""


def can_be_promoted(op: Operation, number: int) -> bool:
    """Whether an operand is a view whose size, and that of its elements, is known."""
    value = op.operands[number]
    view, ty = value.defining_op, value.type
    if not isinstance(view, memref.SubViewOp) or not isinstance(ty, MemRefType):
        return False
    sizes = mixed_lists(view)[1]
    known = _bytes(ty.element) is not None and None not in map(_most, sizes)
    return known and ty.rank == len(sizes)


def _bytes(ty: Type) -> int | None:
    """How many bytes an element takes."""
    return -(-ty.width // 8) if isinstance(ty, IntegerType | FloatType) else None


def _most(size: int | Value) -> int | None:
    """What a size is at most, where that is known."""
    if isinstance(size, int):
        return size
    made = size.defining_op
    if isinstance(made, affine.MinOp):
        limits = [
            e.value for e in made.map.map.results if isinstance(e, AffineConstant)
        ]
        return min(limits, default=None)
    found = constant_of(size)
    return found.value if isinstance(found, IntegerAttr) else None


def promote(op: Operation, promotion: Promotion, rewriter: Rewriter) -> Operation:
    """Has an op compute on copies of views, and copies back what it writes.

    `can_be_promoted` must hold of the operands. The whole of a buffer takes the place
    of a view that fills it: upstream takes it for a smaller one as well, where the op
    would have fewer elements in its other operands.
    """
    buffers: dict[int, _Buffer] = {}
    operands = list(op.operands)
    wholes = {
        number: whole and _is_full(operands[number])
        for number, whole in promotion.operands.items()
    }
    with rewriter, rewriter.moved_to(InsertionPoint.before_op(op)):
        for number in promotion.operands:
            buffers[number] = _buffer(operands[number], promotion)
        for number, whole in wholes.items():
            made = buffers[number]
            if whole:
                _clear(made.whole)
            copy(operands[number], made.part)
    with rewriter.modify(op):
        for number, whole in wholes.items():
            made = buffers[number]
            op.set_operand(number, made.whole if whole else made.part)
    first = len(operands) - num_inits(op)
    with rewriter, rewriter.moved_to(InsertionPoint.after_op(op)):
        for number, made in buffers.items():
            if number >= first:
                copy(made.part, operands[number])
        if not promotion.on_stack:
            for made in buffers.values():
                memref.DeallocOp(made.memory)
    return op


def _is_full(value: Value) -> bool:
    """Whether a view has as many elements as it may have at most."""
    view = value.defining_op
    assert isinstance(view, memref.SubViewOp)
    return all(isinstance(size, int) for size in settled(mixed_lists(view)[1]))


def _buffer(value: Value, promotion: Promotion) -> _Buffer:
    view, ty = value.defining_op, value.type
    assert isinstance(view, memref.SubViewOp)
    assert isinstance(ty, MemRefType)
    most = [_most(size) or 0 for size in mixed_lists(view)[1]]
    bytes_ = _bytes(ty.element) or 0
    for size in most:
        bytes_ *= size
    space = promotion.memory_space
    held = MemRefType((bytes_,), I8, None, space)
    make = memref.AllocaOp if promotion.on_stack else memref.AllocOp
    memory = make(held, alignment=promotion.alignment).memref
    sizes = [index(size) for size in most]
    dynamic = MemRefType((DYNAMIC,) * len(most), ty.element, None, space)
    whole = memref.ViewOp(dynamic, memory, index(0), sizes).result
    actual = [as_value(known_size_at(value, dim)) for dim in range(len(most))]
    zeros, ones = [0] * len(most), [1] * len(most)
    part = memref.SubViewOp(whole, zeros, actual, ones).result
    return _Buffer(memory, whole, part)


def _clear(whole: Value) -> None:
    ty = whole.type
    assert isinstance(ty, MemRefType)
    zero = arith.ConstantOp(_zero(ty.element)).result
    fill(zero, whole)


def _zero(ty: Type) -> FloatAttr | IntegerAttr:
    return FloatAttr(0.0, ty) if isinstance(ty, FloatType) else IntegerAttr(0, ty)
