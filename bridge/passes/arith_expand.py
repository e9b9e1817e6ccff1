"""`arith-expand`: operations that llvm does not have become others of arith.

As upstream's pass of this name: divisions that round up or down, and scaled casts; with
`include-bf16` the casts between bf16 and f32.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bridge.dialects import arith
from bridge.ir.core import Operation, Value
from bridge.ir.shapes import element_or_self, shape_of
from bridge.ir.types import BF16, DYNAMIC, F32, FloatType, Type, integer
from bridge.ir.walk import walk
from bridge.ods.inferred_types import with_element
from bridge.op.folding import constant_like
from bridge.passes.llvm_conversion import is_known
from bridge.passes.registry import Pass
from bridge.rewrite.conversion import ConversionTarget, apply_partial_conversion
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.rewriter import Rewriter

__all__ = ["EXPANDED", "ArithExpand", "division_patterns"]

_SCALED: Final = (arith.ScalingExtFOp, arith.ScalingTruncFOp)
EXPANDED: Final = (arith.CeilDivSIOp, arith.CeilDivUIOp, arith.FloorDivSIOp)
"""The divisions that are expanded."""


class ArithExpand(Pass, name="arith-expand"):
    """Legalize Arith ops to be convertible to LLVM."""

    include_bf16: bool = False
    include_f8e8m0: bool = False
    include_f4e2m1: bool = False

    def knows(self, op: Operation) -> bool:
        small = self.include_f8e8m0 or self.include_f4e2m1
        scaled = any(isinstance(inner, _SCALED) for inner in walk(op))
        return not small and not scaled and is_known(op, self._target())

    def run(self, op: Operation) -> None:
        patterns = [*division_patterns(), _extend, _truncate]
        apply_partial_conversion(op, self._target(), patterns)

    def _target(self) -> ConversionTarget:
        target = ConversionTarget(["arith", "vector"], [*EXPANDED, *_SCALED])
        if self.include_bf16:
            target.dynamically(arith.ExtFOp, when=_is_no_cast(BF16, F32))
            target.dynamically(arith.TruncFOp, when=_is_no_cast(F32, BF16))
        return target


def division_patterns() -> list[Pattern]:
    """The patterns of divisions that round up or down."""
    return [_round_up, _round_up_unsigned, _round_down]


@pattern(arith.CeilDivSIOp)
def _round_up(op: arith.CeilDivSIOp, rewriter: Rewriter) -> None:
    """One more than the quotient, where signs are equal and something is left."""
    if not _has_constants(op):
        return
    a, b = op.operands
    zero, one = _number(a.type, 0), _number(a.type, 1)
    quotient = arith.DivSIOp(a, b).result
    left = arith.CmpIOp("ne", a, arith.MulIOp(quotient, b))
    negative = arith.CmpIOp("slt", a, zero), arith.CmpIOp("slt", b, zero)
    condition = arith.AndIOp(left, arith.CmpIOp("eq", *negative))
    more = arith.AddIOp(quotient, one)
    rewriter.replace(op, arith.SelectOp(condition, more, quotient))


@pattern(arith.CeilDivUIOp)
def _round_up_unsigned(op: arith.CeilDivUIOp, rewriter: Rewriter) -> None:
    """One more than the quotient of what is one less; nothing of nothing."""
    if not _has_constants(op):
        return
    a, b = op.operands
    zero = _number(a.type, 0)
    nothing = arith.CmpIOp("eq", a, zero)
    one = _number(a.type, 1)
    quotient = arith.DivUIOp(arith.SubIOp(a, one), b)
    rewriter.replace(op, arith.SelectOp(nothing, zero, arith.AddIOp(quotient, one)))


@pattern(arith.FloorDivSIOp)
def _round_down(op: arith.FloorDivSIOp, rewriter: Rewriter) -> None:
    """One less than the quotient, where signs differ and something is left."""
    if not _has_constants(op):
        return
    a, b = op.operands
    quotient = arith.DivSIOp(a, b).result
    left = arith.CmpIOp("ne", a, arith.MulIOp(quotient, b))
    zero = _number(a.type, 0)
    negative = arith.CmpIOp("slt", a, zero), arith.CmpIOp("slt", b, zero)
    condition = arith.AndIOp(left, arith.CmpIOp("ne", *negative))
    less = arith.AddIOp(quotient, _number(a.type, -1))
    rewriter.replace(op, arith.SelectOp(condition, less, quotient))


@pattern(arith.ExtFOp)
def _extend(op: arith.ExtFOp, rewriter: Rewriter) -> None:
    """The bits of a bf16 are the upper ones of an f32."""
    if not _has_constants(op):
        return
    (value,) = op.operands
    wide = _of_bits(value.type, 32)
    bits = arith.ExtUIOp(wide, arith.BitcastOp(_of_bits(value.type, 16), value))
    shifted = arith.ShLIOp(bits, _number(wide, 16))
    rewriter.replace(op, arith.BitcastOp(op.results[0].type, shifted))


@pattern(arith.TruncFOp)
def _truncate(op: arith.TruncFOp, rewriter: Rewriter) -> None:
    """The upper bits, rounded to even; a carry into the exponent is right."""
    if op.properties.get("roundingmode") is not None or not _has_constants(op):
        return
    (value,) = op.operands
    wide, narrow = _of_bits(value.type, 32), _of_bits(value.type, 16)
    is_nan = arith.CmpFOp("une", value, value)
    below, nan = _number(wide, 0x7FFF), _number(narrow, 0x7FC0)
    half, one = _number(wide, 16), _number(wide, 1)
    bits = arith.BitcastOp(wide, value).result
    odd = arith.AndIOp(arith.ShRUIOp(bits, half), one)
    rounded = arith.AddIOp(bits, arith.AddIOp(odd, below))
    upper = arith.TruncIOp(narrow, arith.ShRUIOp(rounded, half))
    found = arith.SelectOp(is_nan, nan, upper)
    rewriter.replace(op, arith.BitcastOp(op.results[0].type, found))


def _is_no_cast(before: FloatType, after: FloatType) -> Callable[[Operation], bool]:
    def when(op: Operation) -> bool:
        types = op.operands[0].type, op.results[0].type
        return tuple(map(element_or_self, types)) != (before, after)

    return when


def _has_constants(op: Operation) -> bool:
    """Whether there are constants of its type: its shape is known."""
    shape = shape_of(op.operands[0].type)
    return shape is None or DYNAMIC not in shape


def _of_bits(ty: Type, width: int) -> Type:
    """Integers of a width, as many as another type has elements."""
    return with_element(ty, integer(width)) or integer(width)


def _number(ty: Type, number: int) -> Value:
    """A constant of a type, in each element of it."""
    value = constant_like(ty, number)
    assert value is not None  # of integers
    return arith.ConstantOp(value).result
