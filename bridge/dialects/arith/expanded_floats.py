"""Conversions of the smallest floats, and scaled ones, as arithmetic of their bits."""

from __future__ import annotations

from typing import Final

from bridge.dialects import arith
from bridge.dialects.arith.values import (
    add,
    both,
    compare,
    either,
    float_flags,
    has_constants,
    integers,
    multiply,
    number,
    select,
)
from bridge.ir.attributes import IntegerAttr
from bridge.ir.core import Operation, Value
from bridge.ir.shapes import element_or_self
from bridge.ir.types import F32, FloatType, Type
from bridge.ods.inferred_types import with_element
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.rewriter import Rewriter

__all__ = ["F4", "F8", "f4_patterns", "f8_patterns", "is_expanded", "scaled_patterns"]

F4: Final = FloatType("f4E2M1FN")
"""Two bits of exponent and one of fraction."""
F8: Final = FloatType("f8E8M0FNU")
"""A power of two."""
_LARGEST: Final = 6.0
_NEAREST: Final = 0
"""The rounding mode that is meant where none is given."""
_SHORTEST_SCALE: Final = 16
"""The bits of the smallest scales that are rounded to powers of two."""


def is_expanded(op: Operation, small: FloatType) -> bool:
    """Whether a conversion from a small type, or to it, is made arithmetic."""
    types = op.operands[0].type, op.results[0].type
    before, after = map(element_or_self, types)
    if not has_constants(op):
        return False
    if isinstance(op, arith.ExtFOp):
        return before is small
    # What is rounded to f32 first is rounded twice, and other modes are not nearest.
    mode = op.properties.get("roundingmode")
    is_near = not isinstance(mode, IntegerAttr) or mode.value == _NEAREST
    is_narrow = isinstance(before, FloatType) and before.width <= F32.width
    return after is small and is_near and is_narrow


def f4_patterns() -> list[Pattern]:
    """The patterns of conversions from f4E2M1FN and to it."""
    return [_extend_f4, _truncate_f4]


def f8_patterns() -> list[Pattern]:
    """The patterns of conversions from f8E8M0FNU and to it."""
    return [_extend_f8, _truncate_f8]


def scaled_patterns() -> list[Pattern]:
    """The patterns of conversions with a scale."""
    return [_extend_scaled, _truncate_scaled]


def _like(value: Value, element: Type) -> Type:
    """Elements of a type, as many as a value has."""
    return with_element(value.type, element) or element


def _shifted(value: Value, places: int) -> Value:
    return arith.ShLIOp(value, number(value, places)).result


def _is(value: Value, what: int) -> Value:
    return arith.CmpIOp("eq", value, number(value, what)).result


def _from_single(op: Operation, bits: Value) -> Value:
    """The result of an extension, of the bits of an f32."""
    found = arith.BitcastOp(_like(bits, F32), bits).result
    ty, flags = op.results[0].type, float_flags(op)
    element = element_or_self(ty)
    assert isinstance(element, FloatType)  # by the row
    if element is F32:
        return found
    cast = arith.TruncFOp if element.width < F32.width else arith.ExtFOp
    return cast(ty, found, fastmath=flags).results[0]


def _to_single(op: Operation) -> Value:
    """The operand of a truncation, as f32."""
    value = op.operands[0]
    if element_or_self(value.type) is F32:
        return value
    return arith.ExtFOp(_like(value, F32), value, fastmath=float_flags(op)).result


@pattern(arith.ExtFOp)
def _extend_f4(op: arith.ExtFOp, rewriter: Rewriter) -> None:
    """The exponent is moved, and its bias changed; 0 and 0.5 have no leading one."""
    if not is_expanded(op, F4):
        return
    value = op.operands[0]
    bits = arith.BitcastOp(integers(value, 4), value).result
    wide = integers(value, 32)
    size = arith.ExtUIOp(wide, both(bits, number(bits, 7))).result
    sign = arith.ExtUIOp(wide, both(bits, number(bits, 8))).result
    # The bias of f32 is 126 more.
    normal = arith.AddIOp(_shifted(size, 22), number(wide, 126 << 23)).result
    small = select(_is(size, 1), number(wide, 0x3F000000), normal)
    found = select(_is(size, 0), number(wide, 0), small)
    rewriter.replace(op, _from_single(op, either(found, _shifted(sign, 28))))


@pattern(arith.TruncFOp)
def _truncate_f4(op: arith.TruncFOp, rewriter: Rewriter) -> None:
    """A multiple of a half, of one or of two is counted, from zero, two or four on.

    The nearest multiple, and the even one of two, is what is left in the lowest bits
    of a sum with a number that has no fraction; what is too large is the largest.
    """
    if not is_expanded(op, F4):
        return
    value = _to_single(op)
    bits = arith.BitcastOp(integers(value, 32), value).result
    size = both(bits, number(bits, 0x7FFFFFFF))
    size = arith.BitcastOp(value.type, size).result
    size = arith.MinNumFOp(number(value, _LARGEST), size).result
    narrow = integers(value, 4)
    factor, before = number(value, 0.5), number(narrow, 4)
    for bound, more, first in ((4.0, 1.0, 2), (2.0, 2.0, 0)):
        is_below = compare("olt", size, number(value, bound))
        factor = select(is_below, number(value, more), factor)
        before = select(is_below, number(narrow, first), before)
    total = add(multiply(size, factor), number(value, 2.0**23))
    whole = arith.BitcastOp(bits.type, total)
    count = arith.AddIOp(arith.TruncIOp(narrow, whole), before).result
    sign = arith.ShRUIOp(bits, number(bits, 31))
    signed = _shifted(arith.TruncIOp(narrow, sign).result, 3)
    result = arith.BitcastOp(op.results[0].type, either(count, signed))
    rewriter.replace(op, result)


@pattern(arith.ExtFOp)
def _extend_f8(op: arith.ExtFOp, rewriter: Rewriter) -> None:
    """The exponent is moved; the smallest power is no normal number of f32."""
    if not is_expanded(op, F8):
        return
    value = op.operands[0]
    bits = arith.BitcastOp(integers(value, 8), value).result
    wide = integers(value, 32)
    power = _shifted(arith.ExtUIOp(wide, bits).result, 23)
    power = select(_is(bits, 0), number(wide, 1 << 22), power)
    found = select(_is(bits, 0xFF), number(wide, 0xFFFFFFFF), power)
    rewriter.replace(op, _from_single(op, found))


@pattern(arith.TruncFOp)
def _truncate_f8(op: arith.TruncFOp, rewriter: Rewriter) -> None:
    """The exponent of what half of the unit is added to, whatever the sign.

    Not that of the number itself, as upstream has it, which is rounded to zero. What
    has no number is infinite here, so that it is none after it, too.
    """
    if not is_expanded(op, F8):
        return
    value = _to_single(op)
    bits = arith.BitcastOp(integers(value, 32), value).result
    size = both(bits, number(bits, 0x7FFFFFFF))
    size = arith.MinUIOp(size, number(bits, 0x7F800000)).result
    # Below the smallest normal number the unit is that of the powers beside it.
    is_small = arith.CmpIOp("ult", size, number(bits, 1 << 23)).result
    half = select(is_small, number(bits, 1 << 21), number(bits, 1 << 22))
    power = arith.ShRUIOp(arith.AddIOp(size, half), number(bits, 23))
    narrow = arith.TruncIOp(integers(value, 8), power)
    rewriter.replace(op, arith.BitcastOp(op.results[0].type, narrow))


def _scale(op: Operation) -> Value | None:
    """The scale as a power of two; `None` where it is of a type that has none."""
    value, element = op.operands[1], element_or_self(op.operands[1].type)
    assert isinstance(element, FloatType)  # by the row
    if element.width < _SHORTEST_SCALE:
        return value if element is F8 else None
    return arith.TruncFOp(_like(value, F8), value, fastmath=float_flags(op)).result


@pattern(arith.ScalingExtFOp)
def _extend_scaled(op: arith.ScalingExtFOp, rewriter: Rewriter) -> None:
    """Value and scale are extended, and multiplied."""
    scale, ty, flags = _scale(op), op.results[0].type, float_flags(op)
    if scale is not None:
        power = arith.ExtFOp(ty, scale, fastmath=flags)
        value = arith.ExtFOp(ty, op.operands[0], fastmath=flags)
        rewriter.replace(op, arith.MulFOp(value, power, fastmath=flags))


@pattern(arith.ScalingTruncFOp)
def _truncate_scaled(op: arith.ScalingTruncFOp, rewriter: Rewriter) -> None:
    """The value is divided by the scale, and truncated."""
    scale, flags = _scale(op), float_flags(op)
    if scale is None:
        return
    value = op.operands[0]
    power = arith.ExtFOp(value.type, scale, fastmath=flags)
    quotient = arith.DivFOp(value, power, fastmath=flags)
    mode = op.properties.get("roundingmode")
    known = mode if isinstance(mode, IntegerAttr) else None
    ty = op.results[0].type
    made = arith.TruncFOp(ty, quotient, roundingmode=known, fastmath=flags)
    rewriter.replace(op, made)
