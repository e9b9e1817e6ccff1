"""Casts from and to integers that are two halves.

Upstream: `ConvertExtSI` and others of `EmulateWideInt.cpp`.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from sys import float_info

from bridge.dialects import arith
from bridge.dialects.arith.values import number
from bridge.ir.core import Value
from bridge.ir.types import IndexType, IntegerType, Type, VectorType
from bridge.passes.wide_halves import (
    WideIntegers,
    as_part,
    both,
    half,
    half_type,
    halves_type,
    joined,
    put_half,
    without_part,
)
from bridge.rewrite.conversion import Adaptor, ConversionRewriter, conversion_pattern
from bridge.rewrite.patterns import Pattern


def patterns() -> list[Pattern]:
    """Of integers of more or fewer bits, indices, and floats."""
    return [
        extend_signed,
        extend,
        truncate,
        to_index,
        from_index,
        from_signed,
        from_unsigned,
        to_unsigned,
        to_signed,
    ]


_Cast = Callable[[Type, Value], Value]


def _cast(kind: _Cast, ty: Type, value: Value) -> Value:
    """A cast, where the type is another one."""
    return value if value.type is ty else kind(ty, value)


@conversion_pattern(arith.ExtSIOp)
def extend_signed(
    op: arith.ExtSIOp, adaptor: Adaptor, rewriter: ConversionRewriter
) -> None:
    """The lower half, and its sign in all bits of the higher."""
    ty = halves_type(op.out.type, rewriter)
    if ty is None:
        return
    part = half_type(ty)
    low = _cast(lambda t, v: arith.ExtSIOp(t, v).out, part, as_part(adaptor.in_))
    negative = arith.CmpIOp("slt", low, number(part, 0)).result
    high = arith.ExtSIOp(part, negative).out
    rewriter.replace(op, joined(ty, low, high))


@conversion_pattern(arith.ExtUIOp)
def extend(op: arith.ExtUIOp, adaptor: Adaptor, rewriter: ConversionRewriter) -> None:
    """The lower half, and nothing in the higher."""
    ty = halves_type(op.out.type, rewriter)
    if ty is None:
        return
    part = half_type(ty)
    low = _cast(lambda t, v: arith.ExtUIOp(t, v).out, part, as_part(adaptor.in_))
    rewriter.replace(op, put_half(low, number(ty, 0), 0))


@conversion_pattern(arith.TruncIOp)
def truncate(
    op: arith.TruncIOp, adaptor: Adaptor, rewriter: ConversionRewriter
) -> None:
    """The lower half, or bits of it."""
    rules, wide = rewriter.converter, halves_type(op.in_.type, rewriter)
    if rules is None or wide is None or not rules.is_legal(op.out.type):
        return
    low = without_part(half(adaptor.in_, 0))
    found = _cast(lambda t, v: arith.TruncIOp(t, v).out, op.out.type, low)
    rewriter.replace(op, found)


def _is_index(ty: Type) -> bool:
    element = ty.element if isinstance(ty, VectorType) else ty
    return isinstance(element, IndexType)


_IndexCast = arith.IndexCastOp | arith.IndexCastUIOp


@conversion_pattern(arith.IndexCastOp, arith.IndexCastUIOp)
def to_index(op: _IndexCast, adaptor: Adaptor, rewriter: ConversionRewriter) -> None:
    """The lower half as an index."""
    ty = op.results[0].type
    if _is_index(ty) and halves_type(op.operands[0].type, rewriter) is not None:
        low = without_part(half(adaptor.operands[0], 0))
        rewriter.replace(op, type(op)(ty, low))


@conversion_pattern(arith.IndexCastOp, arith.IndexCastUIOp)
def from_index(op: _IndexCast, adaptor: Adaptor, rewriter: ConversionRewriter) -> None:
    """An index as an integer of half the bits, which is extended."""
    rules, wide = rewriter.converter, op.results[0].type
    if not _is_index(op.operands[0].type) or not isinstance(rules, WideIntegers):
        return
    if halves_type(wide, rewriter) is None:
        return
    narrow = _like(wide, IntegerType(rules.bits))
    cast = type(op)(narrow, adaptor.operands[0]).results[0]
    signed = isinstance(op, arith.IndexCastOp)
    rewriter.replace(op, (arith.ExtSIOp if signed else arith.ExtUIOp)(wide, cast))


def _like(ty: Type, element: Type) -> Type:
    return VectorType(ty.shape, element) if isinstance(ty, VectorType) else element


@conversion_pattern(arith.SIToFPOp)
def from_signed(
    op: arith.SIToFPOp, adaptor: Adaptor, rewriter: ConversionRewriter
) -> None:
    """The float of the absolute value, negated where that was."""
    value, ty = op.in_, op.in_.type
    if halves_type(ty, rewriter) is None:
        return
    zero = number(ty, 0)
    negative = arith.CmpIOp("slt", value, zero).result
    opposite = arith.SubIOp(zero, value).result
    absolute = arith.SelectOp(negative, opposite, value).result
    found = arith.UIToFPOp(op.out.type, absolute).out
    below = arith.NegFOp(found).result
    rewriter.replace(op, arith.SelectOp(negative, below, found))


def _power(bits: int) -> float:
    """Two to the power of so many bits; formats that end before have it as infinite."""
    return 2.0**bits if bits < float_info.max_exp else inf


@conversion_pattern(arith.UIToFPOp)
def from_unsigned(
    op: arith.UIToFPOp, adaptor: Adaptor, rewriter: ConversionRewriter
) -> None:
    """The floats of both halves, the higher times what its lowest bit counts."""
    ty = halves_type(op.in_.type, rewriter)
    if ty is None or not isinstance(ty.element, IntegerType):
        return
    low, high = map(without_part, both(adaptor.in_))
    nothing = arith.CmpIOp("eq", high, number(high.type, 0)).result
    wanted = op.out.type
    first = arith.UIToFPOp(wanted, low).out
    second = arith.UIToFPOp(wanted, high).out
    power = number(wanted, _power(ty.element.width))
    second = arith.MulFOp(second, power).result
    total = arith.AddFOp(first, second).result
    rewriter.replace(op, arith.SelectOp(nothing, first, total))


@conversion_pattern(arith.FPToSIOp)
def to_signed(
    op: arith.FPToSIOp, adaptor: Adaptor, rewriter: ConversionRewriter
) -> None:
    """The integer of the absolute value, negated where that was."""
    if halves_type(op.out.type, rewriter) is None:
        return
    value = adaptor.in_
    zero = number(value.type, 0.0)
    nothing = number(op.out.type, 0)
    negative = arith.CmpFOp("olt", value, zero).result
    opposite = arith.NegFOp(value).result
    absolute = arith.SelectOp(negative, opposite, value).result
    found = arith.FPToUIOp(op.out.type, absolute).out
    below = arith.SubIOp(nothing, found).result
    rewriter.replace(op, arith.SelectOp(negative, below, found))


@conversion_pattern(arith.FPToUIOp)
def to_unsigned(
    op: arith.FPToUIOp, adaptor: Adaptor, rewriter: ConversionRewriter
) -> None:
    """The integers of a quotient and of its remainder."""
    ty = halves_type(op.out.type, rewriter)
    if ty is None or not isinstance(ty.element, IntegerType):
        return
    value = adaptor.in_
    part = _like(value.type, ty.element)
    power = number(value.type, _power(ty.element.width))
    quotient = arith.DivFOp(value, power).result
    high = arith.FPToUIOp(part, quotient).out
    rest = arith.RemFOp(value, power).result
    low = arith.FPToUIOp(part, rest).out
    upper, lower = as_part(high), as_part(low)
    rewriter.replace(op, joined(ty, lower, upper))
