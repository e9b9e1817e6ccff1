"""Arithmetic of integers by their halves.

Upstream: `populateArithWideIntEmulationPatterns`, but that a shift by nothing is right.
"""

from __future__ import annotations

from typing import Final

from bridge.dialects import arith, vector
from bridge.dialects.arith.values import number
from bridge.ir.attributes import DenseElementsAttr, IntegerAttr
from bridge.ir.core import Value
from bridge.ir.types import IntegerType, Type, VectorType
from bridge.passes.wide_casts import patterns as cast_patterns
from bridge.passes.wide_halves import (
    as_part,
    both,
    half,
    half_type,
    halved,
    halves_type,
    joined,
    without_part,
)
from bridge.rewrite.conversion import Adaptor, ConversionRewriter, conversion_pattern
from bridge.rewrite.patterns import Pattern

_Sum = arith.AddIOp | arith.SubIOp | arith.MulIOp


def patterns() -> list[Pattern]:
    """Of constants, comparisons, sums, products, bits, shifts, extrema and casts."""
    return [
        constant,
        compare,
        select,
        printed,
        add,
        multiply,
        shift_left,
        shift_right_signed,
        shift_right,
        extremum,
        subtract,
        bitwise,
        *cast_patterns(),
    ]


@conversion_pattern(arith.ConstantOp)
def constant(
    op: arith.ConstantOp, adaptor: Adaptor, rewriter: ConversionRewriter
) -> None:
    """The halves of each number."""
    ty, value = halves_type(op.result.type, rewriter), op.value
    if ty is None or not isinstance(ty.element, IntegerType):
        return
    if isinstance(value, IntegerAttr):
        numbers = [value.value]
    elif isinstance(value, DenseElementsAttr):
        numbers = list(value.values)
    else:
        return
    new = DenseElementsAttr.of(ty, halved(numbers, ty.element.width))
    rewriter.replace(op, arith.ConstantOp(new))


@conversion_pattern(arith.AddIOp)
def add(op: arith.AddIOp, adaptor: Adaptor, rewriter: ConversionRewriter) -> None:
    """The sums of the halves, and what the lower carries."""
    ty = halves_type(op.result.type, rewriter)
    if ty is None:
        return
    (a, b), (c, d) = both(adaptor.lhs), both(adaptor.rhs)
    low = arith.AddUIExtendedOp(a.type, _bits(a.type), a, c)
    carry = arith.ExtUIOp(half_type(ty), low.overflow).out
    high = arith.AddIOp(arith.AddIOp(carry, b).result, d).result
    rewriter.replace(op, joined(ty, low.sum, high))


def _bits(ty: Type) -> Type:
    one = IntegerType(1)
    return VectorType(ty.shape, one) if isinstance(ty, VectorType) else one


@conversion_pattern(arith.SubIOp)
def subtract(op: arith.SubIOp, adaptor: Adaptor, rewriter: ConversionRewriter) -> None:
    """The differences of the halves, and what the lower borrows."""
    ty = halves_type(op.result.type, rewriter)
    if ty is None:
        return
    (a, b), (c, d) = both(adaptor.lhs), both(adaptor.rhs)
    low = arith.SubIOp(a, c).result
    borrowed = arith.CmpIOp("ult", a, c).result
    borrowed = arith.ExtUIOp(half_type(ty), borrowed).out
    high = arith.SubIOp(arith.SubIOp(b, borrowed).result, d).result
    rewriter.replace(op, joined(ty, low, high))


@conversion_pattern(arith.MulIOp)
def multiply(op: arith.MulIOp, adaptor: Adaptor, rewriter: ConversionRewriter) -> None:
    """The product of the lower halves, and of each with the other's higher."""
    ty = halves_type(op.result.type, rewriter)
    if ty is None:
        return
    (a, b), (c, d) = both(adaptor.lhs), both(adaptor.rhs)
    low = arith.MulUIExtendedOp(a, c)
    first, second = arith.MulIOp(a, d).result, arith.MulIOp(b, c).result
    high = arith.AddIOp(arith.AddIOp(low.high, first).result, second).result
    rewriter.replace(op, joined(ty, low.low, high))


_Bitwise = arith.AndIOp | arith.OrIOp | arith.XOrIOp


@conversion_pattern(arith.AndIOp, arith.OrIOp, arith.XOrIOp)
def bitwise(op: _Bitwise, adaptor: Adaptor, rewriter: ConversionRewriter) -> None:
    """Each half by itself."""
    ty = halves_type(op.result.type, rewriter)
    if ty is None:
        return
    (a, b), (c, d) = both(adaptor.lhs), both(adaptor.rhs)
    low, high = type(op)(a, c).result, type(op)(b, d).result
    rewriter.replace(op, joined(ty, low, high))


_UNSIGNED: Final = {"sge": "uge", "sgt": "ugt", "sle": "ule", "slt": "ult"}


@conversion_pattern(arith.CmpIOp)
def compare(op: arith.CmpIOp, adaptor: Adaptor, rewriter: ConversionRewriter) -> None:
    """By the higher halves, and by the lower ones where these are equal."""
    if halves_type(op.lhs.type, rewriter) is None:
        return
    (a, b), (c, d) = both(adaptor.lhs), both(adaptor.rhs)
    kind = op.predicate
    low = arith.CmpIOp(_UNSIGNED.get(kind, kind), a, c).result
    high = arith.CmpIOp(kind, b, d).result
    if kind == "eq":
        found = arith.AndIOp(low, high).result
    elif kind == "ne":
        found = arith.OrIOp(low, high).result
    else:
        equal = arith.CmpIOp("eq", b, d).result
        found = arith.SelectOp(equal, low, high).result
    rewriter.replace(op, without_part(found))


@conversion_pattern(arith.SelectOp)
def select(op: arith.SelectOp, adaptor: Adaptor, rewriter: ConversionRewriter) -> None:
    """Both halves of the one that is chosen."""
    ty = halves_type(op.result.type, rewriter)
    if ty is None:
        return
    (a, b), (c, d) = both(adaptor.true_value), both(adaptor.false_value)
    condition = as_part(adaptor.condition)
    low = arith.SelectOp(condition, a, c).result
    high = arith.SelectOp(condition, b, d).result
    rewriter.replace(op, joined(ty, low, high))


_EXTREMA: Final = {
    arith.MaxUIOp: "ugt",
    arith.MaxSIOp: "sgt",
    arith.MinUIOp: "ult",
    arith.MinSIOp: "slt",
}
_Extremum = arith.MaxUIOp | arith.MaxSIOp | arith.MinUIOp | arith.MinSIOp


@conversion_pattern(arith.MaxUIOp, arith.MaxSIOp, arith.MinUIOp, arith.MinSIOp)
def extremum(op: _Extremum, adaptor: Adaptor, rewriter: ConversionRewriter) -> None:
    """The one that a comparison chooses, of the wide integers themselves."""
    if halves_type(op.result.type, rewriter) is not None:
        chosen = arith.CmpIOp(_EXTREMA[type(op)], op.lhs, op.rhs).result
        rewriter.replace(op, arith.SelectOp(chosen, op.lhs, op.rhs))


@conversion_pattern(vector.PrintOp)
def printed(op: vector.PrintOp, adaptor: Adaptor, rewriter: ConversionRewriter) -> None:
    """The halves are printed."""
    if op.source is not None:
        vector.PrintOp(source=adaptor.source)
        rewriter.erase(op)


# Shifts


class _Shift:
    """The amount of a shift, of which the lower half counts."""

    def __init__(self, ty: VectorType, amount: Value) -> None:
        self.amount = half(amount, 0)
        part = half_type(ty)
        assert isinstance(ty.element, IntegerType)
        self.zero = number(part, 0)
        self.bits = number(part, ty.element.width)
        self.beyond = arith.CmpIOp("uge", self.amount, self.bits).result
        """Whether all bits of a half go into the other one, or further."""

    def choose(self, beyond: Value, within: Value) -> Value:
        """One of two values, by whether it is beyond a half."""
        return arith.SelectOp(self.beyond, beyond, within).result

    def back(self) -> Value:
        """How far the bits that come from the other half go the other way."""
        capped = self.choose(self.bits, self.amount)
        return arith.SubIOp(self.bits, capped).result

    def come(self, moved: Value) -> Value:
        """What comes from the other half: nothing, where nothing is shifted.

        Upstream shifts by all bits of a half then, which is undefined.
        """
        still = arith.CmpIOp("eq", self.amount, self.zero).result
        return arith.SelectOp(still, self.zero, moved).result

    def over(self) -> Value:
        """How far beyond a half it is."""
        return arith.SubIOp(self.amount, self.bits).result


@conversion_pattern(arith.ShLIOp)
def shift_left(
    op: arith.ShLIOp, adaptor: Adaptor, rewriter: ConversionRewriter
) -> None:
    """Bits of the lower half go into the higher one."""
    ty = halves_type(op.result.type, rewriter)
    if ty is None:
        return
    low, high = both(adaptor.lhs)
    shift = _Shift(ty, adaptor.rhs)
    new_low = shift.choose(shift.zero, arith.ShLIOp(low, shift.amount).result)
    down = shift.come(arith.ShRUIOp(low, shift.back()).result)
    up = arith.ShLIOp(low, shift.over()).result
    own = shift.choose(shift.zero, arith.ShLIOp(high, shift.amount).result)
    other = shift.choose(up, down)
    new_high = arith.OrIOp(other, own).result
    rewriter.replace(op, joined(ty, new_low, new_high))


@conversion_pattern(arith.ShRUIOp)
def shift_right(
    op: arith.ShRUIOp, adaptor: Adaptor, rewriter: ConversionRewriter
) -> None:
    """Bits of the higher half go into the lower one."""
    ty = halves_type(op.result.type, rewriter)
    if ty is None:
        return
    low, high = both(adaptor.lhs)
    shift = _Shift(ty, adaptor.rhs)
    own = shift.choose(shift.zero, arith.ShRUIOp(low, shift.amount).result)
    new_high = shift.choose(shift.zero, arith.ShRUIOp(high, shift.amount).result)
    up = shift.come(arith.ShLIOp(high, shift.back()).result)
    down = arith.ShRUIOp(high, shift.over()).result
    other = shift.choose(down, up)
    new_low = arith.OrIOp(own, other).result
    rewriter.replace(op, joined(ty, new_low, new_high))


@conversion_pattern(arith.ShRSIOp)
def shift_right_signed(
    op: arith.ShRSIOp, adaptor: Adaptor, rewriter: ConversionRewriter
) -> None:
    """The unsigned shift, and the sign where bits are missing."""
    ty = halves_type(op.result.type, rewriter)
    if ty is None or not isinstance(ty.element, IntegerType):
        return
    wide = op.result.type
    high, amount = half(adaptor.lhs, 1), half(adaptor.rhs, 0)
    zero = number(amount.type, 0)
    sign = without_part(arith.CmpIOp("slt", high, zero).result)
    signs = arith.ExtSIOp(wide, sign).out
    most = number(amount.type, 2 * ty.element.width)
    kept = without_part(arith.SubIOp(most, amount).result)
    kept = arith.ExtUIOp(wide, kept).out
    signs = arith.ShLIOp(signs, kept).result
    shifted = arith.ShRUIOp(op.lhs, op.rhs).result
    found = arith.OrIOp(shifted, signs).result
    # By nothing, the sign would be shifted out of range.
    still = without_part(arith.CmpIOp("eq", amount, zero).result)
    rewriter.replace(op, arith.SelectOp(still, op.lhs, found))
