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
from bridge.ir.types import FloatType, IntegerType
from bridge.op.base import Op, OpResult, Value


class _CastOp(Op):
    in_: Value
    out: OpResult


class BitcastOp(_CastOp, name="arith.bitcast"):
    """Bitcasts between types of equal bit width."""

    are_cast_compatible = staticmethod(reinterprets)


class ConvertFOp(_CastOp, name="arith.convertf"):
    """Converts a float to another format of the same width."""

    are_cast_compatible = staticmethod(changes_format)


class ExtFOp(_CastOp, name="arith.extf"):
    """Extends a float to a wider format."""

    are_cast_compatible = staticmethod(widens(FloatType))


class TruncFOp(_CastOp, name="arith.truncf"):
    """Truncates a float to a narrower format."""

    are_cast_compatible = staticmethod(narrows(FloatType))


class ScalingExtFOp(_CastOp, name="arith.scaling_extf"):
    """Extends a float to a wider format, scaled by a power of two."""

    are_cast_compatible = staticmethod(widens(FloatType))


class ScalingTruncFOp(_CastOp, name="arith.scaling_truncf"):
    """Truncates a float to a narrower format, divided by a power of two."""

    are_cast_compatible = staticmethod(narrows(FloatType))


class ExtSIOp(_CastOp, name="arith.extsi"):
    """Sign-extends an integer to a wider type."""

    are_cast_compatible = staticmethod(widens(IntegerType))


class ExtUIOp(_CastOp, name="arith.extui"):
    """Zero-extends an integer to a wider type."""

    are_cast_compatible = staticmethod(widens(IntegerType))


class TruncIOp(_CastOp, name="arith.trunci"):
    """Truncates an integer to its low bits."""

    are_cast_compatible = staticmethod(narrows(IntegerType))


class FPToSIOp(_CastOp, name="arith.fptosi"):
    """Converts a float to a signed integer, rounding towards zero."""

    are_cast_compatible = staticmethod(converts(FloatType, IntegerType))


class FPToUIOp(_CastOp, name="arith.fptoui"):
    """Converts a float to an unsigned integer, rounding towards zero."""

    are_cast_compatible = staticmethod(converts(FloatType, IntegerType))


class SIToFPOp(_CastOp, name="arith.sitofp"):
    """Converts a signed integer to the nearest float."""

    are_cast_compatible = staticmethod(converts(IntegerType, FloatType))


class UIToFPOp(_CastOp, name="arith.uitofp"):
    """Converts an unsigned integer to the nearest float."""

    are_cast_compatible = staticmethod(converts(IntegerType, FloatType))


class IndexCastOp(_CastOp, name="arith.index_cast"):
    """Casts between index and signed integer types."""

    are_cast_compatible = staticmethod(casts_index)


class IndexCastUIOp(_CastOp, name="arith.index_castui"):
    """Casts between index and unsigned integer types."""

    are_cast_compatible = staticmethod(casts_index)
