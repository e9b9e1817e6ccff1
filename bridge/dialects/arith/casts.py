"""Conversions between types of numbers."""

from __future__ import annotations

from bridge.dialects.arith.attributes import FastMathFlagsAttr, IntegerOverflowFlagsAttr
from bridge.dialects.arith.compatible import (
    casts_index,
    changes_format,
    converts,
    narrows,
    reinterprets,
    widens,
)
from bridge.ir.attributes import UnitAttr
from bridge.ir.types import FloatType, IntegerType
from bridge.op.base import Op, OpResult, Value


class _CastOp(Op):
    in_: Value
    out: OpResult


class BitcastOp(_CastOp, name="arith.bitcast"):
    """The same bits as a value of another type of that width."""

    are_cast_compatible = staticmethod(reinterprets)


class ConvertFOp(_CastOp, name="arith.convertf"):
    """A float in another format of the same width."""

    roundingmode: str | None
    fastmath: FastMathFlagsAttr | None

    are_cast_compatible = staticmethod(changes_format)


class ExtFOp(_CastOp, name="arith.extf"):
    """A float in a wider format."""

    fastmath: FastMathFlagsAttr | None

    are_cast_compatible = staticmethod(widens(FloatType))


class TruncFOp(_CastOp, name="arith.truncf"):
    """A float rounded to a narrower format."""

    roundingmode: str | None
    fastmath: FastMathFlagsAttr | None

    are_cast_compatible = staticmethod(narrows(FloatType))


class ScalingExtFOp(_CastOp, name="arith.scaling_extf"):
    """A float in a wider format, times a power of two."""

    scale: Value
    fastmath: FastMathFlagsAttr | None

    are_cast_compatible = staticmethod(widens(FloatType))


class ScalingTruncFOp(_CastOp, name="arith.scaling_truncf"):
    """A float divided by a power of two, and rounded to a narrower format."""

    scale: Value
    roundingmode: str | None
    fastmath: FastMathFlagsAttr | None

    are_cast_compatible = staticmethod(narrows(FloatType))


class ExtSIOp(_CastOp, name="arith.extsi"):
    """A signed integer in a wider type."""

    are_cast_compatible = staticmethod(widens(IntegerType))


class ExtUIOp(_CastOp, name="arith.extui"):
    """An unsigned integer in a wider type."""

    non_neg: UnitAttr | None

    are_cast_compatible = staticmethod(widens(IntegerType))


class TruncIOp(_CastOp, name="arith.trunci"):
    """The low bits of an integer."""

    overflow_flags: IntegerOverflowFlagsAttr

    are_cast_compatible = staticmethod(narrows(IntegerType))


class FPToSIOp(_CastOp, name="arith.fptosi"):
    """A float rounded towards zero, as a signed integer."""

    are_cast_compatible = staticmethod(converts(FloatType, IntegerType))


class FPToUIOp(_CastOp, name="arith.fptoui"):
    """A float rounded towards zero, as an unsigned integer."""

    are_cast_compatible = staticmethod(converts(FloatType, IntegerType))


class SIToFPOp(_CastOp, name="arith.sitofp"):
    """The float nearest to a signed integer."""

    are_cast_compatible = staticmethod(converts(IntegerType, FloatType))


class UIToFPOp(_CastOp, name="arith.uitofp"):
    """The float nearest to an unsigned integer."""

    non_neg: UnitAttr | None

    are_cast_compatible = staticmethod(converts(IntegerType, FloatType))


class IndexCastOp(_CastOp, name="arith.index_cast"):
    """An index as a signed integer, or the other way round."""

    are_cast_compatible = staticmethod(casts_index)


class IndexCastUIOp(_CastOp, name="arith.index_castui"):
    """An index as an unsigned integer, or the other way round."""

    non_neg: UnitAttr | None

    are_cast_compatible = staticmethod(casts_index)
