"""`arith-expand`: operations that llvm does not have become others of arith.

As upstream's pass of this name: divisions that round up or down, and scaled casts; with
options the casts between f32 and bf16, f8E8M0FNU and f4E2M1FN.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bridge.dialects import arith
from bridge.dialects.arith.expanded_floats import (
    F4,
    F8,
    f4_patterns,
    f8_patterns,
    is_expanded,
    scaled_patterns,
)
from bridge.dialects.arith.values import has_constants, integers, number
from bridge.ir.core import Operation
from bridge.ir.shapes import element_or_self
from bridge.ir.types import BF16, F32
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
        return is_known(op, self._target())

    def run(self, op: Operation) -> None:
        patterns = [*division_patterns(), *scaled_patterns()]
        for given, made in self._choices():
            patterns += made() if given else []
        apply_partial_conversion(op, self._target(), patterns)

    def _choices(self) -> list[tuple[bool, Callable[[], list[Pattern]]]]:
        return [
            (self.include_bf16, lambda: [_extend, _truncate]),
            (self.include_f8e8m0, f8_patterns),
            (self.include_f4e2m1, f4_patterns),
        ]

    def _target(self) -> ConversionTarget:
        target = ConversionTarget(["arith", "vector"], [*EXPANDED, *_SCALED])
        small = [F8] if self.include_f8e8m0 else []
        small += [F4] if self.include_f4e2m1 else []

        def is_legal(op: Operation) -> bool:
            if self.include_bf16 and _is_of_bf16(op):
                return False
            return not any(is_expanded(op, ty) for ty in small)

        target.dynamically(arith.ExtFOp, arith.TruncFOp, when=is_legal)
        return target


def division_patterns() -> list[Pattern]:
    """The patterns of divisions that round up or down."""
    return [_round_up, _round_up_unsigned, _round_down]


@pattern(arith.CeilDivSIOp)
def _round_up(op: arith.CeilDivSIOp, rewriter: Rewriter) -> None:
    """One more than the quotient, where signs are equal and something is left."""
    if not has_constants(op):
        return
    a, b = op.operands
    zero, one = number(a.type, 0), number(a.type, 1)
    quotient = arith.DivSIOp(a, b).result
    left = arith.CmpIOp("ne", a, arith.MulIOp(quotient, b))
    negative = arith.CmpIOp("slt", a, zero), arith.CmpIOp("slt", b, zero)
    condition = arith.AndIOp(left, arith.CmpIOp("eq", *negative))
    more = arith.AddIOp(quotient, one)
    rewriter.replace(op, arith.SelectOp(condition, more, quotient))


@pattern(arith.CeilDivUIOp)
def _round_up_unsigned(op: arith.CeilDivUIOp, rewriter: Rewriter) -> None:
    """One more than the quotient of what is one less; nothing of nothing."""
    if not has_constants(op):
        return
    a, b = op.operands
    zero = number(a.type, 0)
    nothing = arith.CmpIOp("eq", a, zero)
    one = number(a.type, 1)
    quotient = arith.DivUIOp(arith.SubIOp(a, one), b)
    rewriter.replace(op, arith.SelectOp(nothing, zero, arith.AddIOp(quotient, one)))


@pattern(arith.FloorDivSIOp)
def _round_down(op: arith.FloorDivSIOp, rewriter: Rewriter) -> None:
    """One less than the quotient, where signs differ and something is left."""
    if not has_constants(op):
        return
    a, b = op.operands
    quotient = arith.DivSIOp(a, b).result
    left = arith.CmpIOp("ne", a, arith.MulIOp(quotient, b))
    zero = number(a.type, 0)
    negative = arith.CmpIOp("slt", a, zero), arith.CmpIOp("slt", b, zero)
    condition = arith.AndIOp(left, arith.CmpIOp("ne", *negative))
    less = arith.AddIOp(quotient, number(a.type, -1))
    rewriter.replace(op, arith.SelectOp(condition, less, quotient))


@pattern(arith.ExtFOp)
def _extend(op: arith.ExtFOp, rewriter: Rewriter) -> None:
    """The bits of a bf16 are the upper ones of an f32."""
    if not _is_of_bf16(op) or not has_constants(op):
        return
    (value,) = op.operands
    wide = integers(value, 32)
    bits = arith.ExtUIOp(wide, arith.BitcastOp(integers(value, 16), value))
    shifted = arith.ShLIOp(bits, number(wide, 16))
    rewriter.replace(op, arith.BitcastOp(op.results[0].type, shifted))


@pattern(arith.TruncFOp)
def _truncate(op: arith.TruncFOp, rewriter: Rewriter) -> None:
    """The upper bits, rounded to even; a carry into the exponent is right."""
    has_mode = op.properties.get("roundingmode") is not None
    if has_mode or not _is_of_bf16(op) or not has_constants(op):
        return
    (value,) = op.operands
    wide, narrow = integers(value, 32), integers(value, 16)
    is_nan = arith.CmpFOp("une", value, value)
    below, nan = number(wide, 0x7FFF), number(narrow, 0x7FC0)
    half, one = number(wide, 16), number(wide, 1)
    bits = arith.BitcastOp(wide, value).result
    odd = arith.AndIOp(arith.ShRUIOp(bits, half), one)
    rounded = arith.AddIOp(bits, arith.AddIOp(odd, below))
    upper = arith.TruncIOp(narrow, arith.ShRUIOp(rounded, half))
    found = arith.SelectOp(is_nan, nan, upper)
    rewriter.replace(op, arith.BitcastOp(op.results[0].type, found))


def _is_of_bf16(op: Operation) -> bool:
    """Whether a conversion is between bf16 and f32."""
    types = [element_or_self(v.type) for v in (*op.operands, *op.results)]
    return types == ([BF16, F32] if isinstance(op, arith.ExtFOp) else [F32, BF16])
