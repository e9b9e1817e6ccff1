"""Conversions between types of numbers."""

from __future__ import annotations

from bridge.dialects.arith.compatible import (
    casts_index,
    changes_format,
    converts,
    narrows,
    reinterprets,
    widens,
)
from bridge.dialects.attributes.arith import FastMathFlagsAttr, IntegerOverflowFlagsAttr
from bridge.dialects.op import Op, OpResult, Value
from bridge.ir.attributes import UnitAttr
from bridge.ir.types import FloatType, IntegerType


class BitcastOp(Op, name="arith.bitcast"):
    """The same bits as a value of another type of that width."""

    in_: Value
    out: OpResult

    are_cast_compatible = staticmethod(reinterprets)


class ConvertFOp(Op, name="arith.convertf"):
    """A float in another format of the same width."""

    in_: Value
    roundingmode: str | None
    fastmath: FastMathFlagsAttr | None
    out: OpResult

    are_cast_compatible = staticmethod(changes_format)


class ExtFOp(Op, name="arith.extf"):
    """A float in a wider format."""

    in_: Value
    fastmath: FastMathFlagsAttr | None
    out: OpResult

    are_cast_compatible = staticmethod(widens(FloatType))


class TruncFOp(Op, name="arith.truncf"):
    """A float rounded to a narrower format."""

    in_: Value
    roundingmode: str | None
    fastmath: FastMathFlagsAttr | None
    out: OpResult

    are_cast_compatible = staticmethod(narrows(FloatType))


class ScalingExtFOp(Op, name="arith.scaling_extf"):
    """A float in a wider format, times a power of two."""

    in_: Value
    scale: Value
    fastmath: FastMathFlagsAttr | None
    out: OpResult

    are_cast_compatible = staticmethod(widens(FloatType))


class ScalingTruncFOp(Op, name="arith.scaling_truncf"):
    """A float divided by a power of two, and rounded to a narrower format."""

    in_: Value
    scale: Value
    roundingmode: str | None
    fastmath: FastMathFlagsAttr | None
    out: OpResult

    are_cast_compatible = staticmethod(narrows(FloatType))


class ExtSIOp(Op, name="arith.extsi"):
    """A signed integer in a wider type."""

    in_: Value
    out: OpResult

    are_cast_compatible = staticmethod(widens(IntegerType))


class ExtUIOp(Op, name="arith.extui"):
    """An unsigned integer in a wider type."""

    in_: Value
    non_neg: UnitAttr | None
    out: OpResult

    are_cast_compatible = staticmethod(widens(IntegerType))


class TruncIOp(Op, name="arith.trunci"):
    """The low bits of an integer."""

    in_: Value
    overflow_flags: IntegerOverflowFlagsAttr
    out: OpResult

    are_cast_compatible = staticmethod(narrows(IntegerType))


class FPToSIOp(Op, name="arith.fptosi"):
    """A float rounded towards zero, as a signed integer."""

    in_: Value
    out: OpResult

    are_cast_compatible = staticmethod(converts(FloatType, IntegerType))


class FPToUIOp(Op, name="arith.fptoui"):
    """A float rounded towards zero, as an unsigned integer."""

    in_: Value
    out: OpResult

    are_cast_compatible = staticmethod(converts(FloatType, IntegerType))


class SIToFPOp(Op, name="arith.sitofp"):
    """The float nearest to a signed integer."""

    in_: Value
    out: OpResult

    are_cast_compatible = staticmethod(converts(IntegerType, FloatType))


class UIToFPOp(Op, name="arith.uitofp"):
    """The float nearest to an unsigned integer."""

    in_: Value
    non_neg: UnitAttr | None
    out: OpResult

    are_cast_compatible = staticmethod(converts(IntegerType, FloatType))


class IndexCastOp(Op, name="arith.index_cast"):
    """An index as a signed integer, or the other way round."""

    in_: Value
    out: OpResult

    are_cast_compatible = staticmethod(casts_index)


class IndexCastUIOp(Op, name="arith.index_castui"):
    """An index as an unsigned integer, or the other way round."""

    in_: Value
    non_neg: UnitAttr | None
    out: OpResult

    are_cast_compatible = staticmethod(casts_index)
