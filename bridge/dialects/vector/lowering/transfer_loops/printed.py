"""Vectors that are printed, element by element."""

from __future__ import annotations

from math import prod

from bridge.dialects import arith, scf
from bridge.dialects.vector.lowering.parts import (
    extract_at,
    has_scalable,
    index_constant,
)
from bridge.dialects.vector.printing import PrintOp
from bridge.dialects.vector.views import BitCastOp, ShapeCastOp, VectorScaleOp
from bridge.ir.building import InsertionPoint
from bridge.ir.core import Operation, Value
from bridge.ir.types import IntegerType, Type, VectorType, integer
from bridge.ods.nodes import enum_word
from bridge.rewrite.patterns import pattern
from bridge.rewrite.rewriter import Rewriter


@pattern(PrintOp)
def vector(op: PrintOp, rewriter: Rewriter) -> None:
    """Loops inside one another that print elements, commas and parentheses."""
    source = op.source
    ty = None if source is None else source.type
    if source is None or not isinstance(ty, VectorType):
        return
    if ty.rank > 1 and has_scalable(ty):
        return
    value, shape = _widened(source, ty), ty.shape or (1,)
    if ty.rank != 1:
        ty = VectorType((prod(shape),), _element(value))
        value = ShapeCastOp(ty, value).result
    closing: Operation | None = None
    indices: list[Value] = []
    for size in shape:
        loop, close = _loop(size, rewriter, scalable=has_scalable(ty))
        closing = closing or close
        indices.append(loop.regions[0].blocks[0].arguments[0])
        rewriter.point = InsertionPoint.at_start(loop.regions[0].blocks[0])
    element = extract_at(value, _flat(indices, shape))
    PrintOp(source=element, punctuation="no_punctuation")
    assert closing is not None  # there is a dimension
    rewriter.point = InsertionPoint.after_op(closing)
    PrintOp(punctuation=enum_word(op.punctuation))
    rewriter.erase(op)


def _element(value: Value) -> Type:
    ty = value.type
    assert isinstance(ty, VectorType)  # it is printed
    return ty.element


def _widened(value: Value, ty: VectorType) -> Value:
    """Integers with as many bits as the next power of two that is at least 8."""
    element = ty.element
    if not isinstance(element, IntegerType):
        return value
    bits = 1 << (max(8, element.width) - 1).bit_length()
    plain = BitCastOp(_with(ty, integer(element.width)), value).result
    wide = _with(ty, integer(bits))
    if plain.type is not wide:
        unsigned = element.width == 1 or element.signedness == "unsigned"
        extend = arith.ExtUIOp if unsigned else arith.ExtSIOp
        plain = extend(wide, plain).result
    return BitCastOp(_with(ty, integer(bits, element.signedness)), plain).result


def _with(ty: VectorType, element: IntegerType) -> VectorType:
    return VectorType(ty.shape, element, ty.scalable)


def _loop(
    size: int, rewriter: Rewriter, *, scalable: bool
) -> tuple[scf.ForOp, Operation]:
    """A loop in parentheses that prints commas, and what prints the second one."""
    lower, upper, step = (index_constant(n) for n in (0, size, 1))
    if scalable:
        upper = arith.MulIOp(upper, VectorScaleOp().result).result
    last = arith.SubIOp(upper, step).result
    PrintOp(punctuation="open")
    loop = scf.ForOp(lower, upper, step)
    close = PrintOp(punctuation="close")
    block = loop.regions[0].blocks[0]
    with rewriter.moved_to(InsertionPoint.at_start(block)):
        more = arith.CmpIOp("ult", block.arguments[0], last).result
        inner = scf.IfOp(more).regions[0].blocks[0]
    with rewriter.moved_to(InsertionPoint.at_start(inner)):
        PrintOp(punctuation="comma")
    return loop, close


def _flat(indices: list[Value], shape: tuple[int, ...]) -> Value:
    """The number of an element in row-major order."""
    total: Value | None = None
    for dim in reversed(range(len(shape))):
        stride = index_constant(prod(shape[dim + 1 :]))
        part = arith.MulIOp(stride, indices[dim]).result
        total = part if total is None else arith.AddIOp(total, part).result
    assert total is not None  # there is a dimension
    return total
