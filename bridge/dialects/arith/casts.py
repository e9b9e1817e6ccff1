"""Conversions between types of numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from bridge.dialects.arith.attributes import FastMathFlagsAttr
from bridge.dialects.arith.compatible import (
    casts_index,
    changes_format,
    converts,
    narrows,
    reinterprets,
    widens,
)
from bridge.dialects.arith.integers import flags_of
from bridge.ir.attributes import Attribute, IntegerAttr
from bridge.ir.core import Operation
from bridge.ir.types import FloatType, IntegerType
from bridge.later import deferred
from bridge.op.base import Op, OpResult, Value
from bridge.op.elementwise import FoldsConstants, format_of, width_of
from bridge.op.folding import Constants, Folded, computed, number_of, poison_among
from bridge.op.integer_ranges import IntegerRange, width_of_range
from bridge.op.interfaces.ranges import InferIntRange

if TYPE_CHECKING:
    from bridge.interpreter import conversions, integers, lanes
    from bridge.interpreter.programs import Meaning
    from bridge.ir.floats import FloatFormat
    from bridge.op import integer_range_casts as ranges
else:
    ranges = deferred("bridge.op.integer_range_casts")
    conversions = deferred("bridge.interpreter.conversions")
    integers = deferred("bridge.interpreter.integers")
    lanes = deferred("bridge.interpreter.lanes")


class _CastOp(FoldsConstants):
    in_: Value
    out: OpResult

    @property
    def formats(self) -> tuple[FloatFormat, FloatFormat]:
        """Those of the operand and of the result, where they are floats."""
        return format_of(self.in_.type), format_of(self.out.type)

    @property
    def widths(self) -> tuple[int, int]:
        """Those of the operand and of the result, where they are integers."""
        return width_of(self.in_.type), width_of(self.out.type)


class _IntegerCast(_CastOp, InferIntRange):
    is_signed: ClassVar[bool] = False
    """Whether what is wider begins with copies of the sign."""

    def infer_range(self, operands: Sequence[IntegerRange]) -> IntegerRange | None:
        width = width_of_range(self.out.type)
        return ranges.resized(operands[0], width, sign=self.is_signed)


def _may_contract(op: Op) -> bool:
    flags = op.properties.get("fastmath")
    return isinstance(flags, FastMathFlagsAttr) and "contract" in flags.flags


class BitcastOp(_CastOp, name="arith.bitcast"):
    """Bitcasts between types of equal bit width."""

    def compute(self) -> Meaning:
        return lanes.bitcast(self.in_.type, self.out.type)

    def fold(self, constants: Constants) -> Folded:
        ty = self.out.type
        return computed(self.compute(), constants, ty, keeps_bits=True)

    are_cast_compatible = staticmethod(reinterprets)


def rounding(op: Operation) -> str:
    """How the result of an op is rounded."""
    mode = op.get("roundingmode")
    return conversions.ROUNDINGS[mode.value if isinstance(mode, IntegerAttr) else 0]


class ConvertFOp(_CastOp, name="arith.convertf"):
    """Converts a float to another format of the same width."""

    def compute(self) -> Meaning:
        return conversions.round_to(self.formats[1], rounding(self))

    are_cast_compatible = staticmethod(changes_format)


class ExtFOp(_CastOp, name="arith.extf"):
    """Extends a float to a wider format."""

    def fold(self, constants: Constants) -> Folded:
        inner = self.in_.defining_op
        if (
            isinstance(inner, TruncFOp)
            and inner.in_.type is self.out.type
            and _may_contract(inner)
            and _may_contract(self)
        ):
            return inner.in_
        return super().fold(constants)

    def compute(self) -> Meaning:
        return conversions.round_to(self.formats[1])

    are_cast_compatible = staticmethod(widens(FloatType))


class TruncFOp(_CastOp, name="arith.truncf"):
    """Truncates a float to a narrower format."""

    def fold(self, constants: Constants) -> Folded:
        inner = self.in_.defining_op
        if isinstance(inner, ExtFOp):
            narrow, wanted = inner.formats[0], self.formats[1]
            if inner.in_.type is self.out.type:
                return inner.in_
            if narrow.width > wanted.width:
                self.operands = inner.operands
                return self.results
        # Only what loses nothing.
        found = super().fold(constants)
        if found is not None and found is poison_among(constants):
            return found
        exact = isinstance(found, Attribute) and (
            number_of(found) == number_of(constants[0]) is not None
        )
        return found if exact else None

    def compute(self) -> Meaning:
        return conversions.round_to(self.formats[1], rounding(self))

    are_cast_compatible = staticmethod(narrows(FloatType))


class ScalingExtFOp(_CastOp, name="arith.scaling_extf"):
    """Extends a float to a wider format, scaled by a power of two."""

    fold = Op.fold

    def compute(self) -> Meaning:
        return conversions.scaled_up(self.formats[1])

    are_cast_compatible = staticmethod(widens(FloatType))


class ScalingTruncFOp(_CastOp, name="arith.scaling_truncf"):
    """Truncates a float to a narrower format, divided by a power of two."""

    fold = Op.fold

    def compute(self) -> Meaning:
        return conversions.scaled_down(*self.formats, rounding(self))

    are_cast_compatible = staticmethod(narrows(FloatType))


class ExtSIOp(_IntegerCast, name="arith.extsi"):
    """Sign-extends an integer to a wider type."""

    is_signed = True

    def fold(self, constants: Constants) -> Folded:
        inner = self.in_.defining_op
        if isinstance(inner, ExtSIOp):
            self.operands = inner.operands
            return self.results
        return super().fold(constants)

    def compute(self) -> Meaning:
        return lambda n: n

    are_cast_compatible = staticmethod(widens(IntegerType))


class ExtUIOp(_IntegerCast, name="arith.extui"):
    """Zero-extends an integer to a wider type."""

    def fold(self, constants: Constants) -> Folded:
        inner = self.in_.defining_op
        if isinstance(inner, ExtUIOp):
            self.operands = inner.operands
            return self.results
        return super().fold(constants)

    def compute(self) -> Meaning:
        return integers.extend_unsigned(
            self.widths[0], nonneg="nonNeg" in self.properties
        )

    are_cast_compatible = staticmethod(widens(IntegerType))


class TruncIOp(_IntegerCast, name="arith.trunci"):
    """Truncates an integer to its low bits."""

    def fold(self, constants: Constants) -> Folded:
        inner = self.in_.defining_op
        if isinstance(inner, ExtSIOp | ExtUIOp):
            width, wanted = inner.widths[0], self.widths[1]
            if width == wanted:
                return inner.in_
            if width > wanted:
                self.operands = inner.operands
                return self.results
        if isinstance(inner, TruncIOp):
            self.operands = inner.operands
            return self.results
        return super().fold(constants)

    def compute(self) -> Meaning:
        return integers.truncate(*self.widths, **flags_of(self.get("overflowFlags")))

    are_cast_compatible = staticmethod(narrows(IntegerType))


class FPToSIOp(_CastOp, name="arith.fptosi"):
    """Converts a float to a signed integer, rounding towards zero."""

    def compute(self) -> Meaning:
        return conversions.to_integer(width_of(self.out.type), signed=True)

    are_cast_compatible = staticmethod(converts(FloatType, IntegerType))


class FPToUIOp(_CastOp, name="arith.fptoui"):
    """Converts a float to an unsigned integer, rounding towards zero."""

    def compute(self) -> Meaning:
        return conversions.to_integer(width_of(self.out.type), signed=False)

    are_cast_compatible = staticmethod(converts(FloatType, IntegerType))


class SIToFPOp(_CastOp, name="arith.sitofp"):
    """Converts a signed integer to the nearest float."""

    def compute(self) -> Meaning:
        fmt, width = format_of(self.out.type), width_of(self.in_.type)
        return conversions.from_integer(fmt, width, signed=True)

    are_cast_compatible = staticmethod(converts(IntegerType, FloatType))


class UIToFPOp(_CastOp, name="arith.uitofp"):
    """Converts an unsigned integer to the nearest float."""

    def compute(self) -> Meaning:
        fmt, width = format_of(self.out.type), width_of(self.in_.type)
        return conversions.from_integer(fmt, width, signed=False)

    are_cast_compatible = staticmethod(converts(IntegerType, FloatType))


class IndexCastOp(_IntegerCast, name="arith.index_cast"):
    """Casts between index and signed integer types."""

    is_signed = True

    def compute(self) -> Meaning:
        return integers.wrapping(self.widths[1])

    are_cast_compatible = staticmethod(casts_index)


class IndexCastUIOp(_IntegerCast, name="arith.index_castui"):
    """Casts between index and unsigned integer types."""

    def compute(self) -> Meaning:
        before, after = self.widths
        nonneg = "nonNeg" in self.properties
        if after <= before:
            return integers.truncate(before, after)
        return integers.extend_unsigned(before, nonneg=nonneg)

    are_cast_compatible = staticmethod(casts_index)
