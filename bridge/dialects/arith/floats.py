"""Arithmetic of floats: each op rounds once, to the format of its type."""

from __future__ import annotations

import math
from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar, Literal

from bridge.dialects.arith.attributes import FastMathFlagsAttr
from bridge.dialects.arith.casts import rounding
from bridge.later import deferred
from bridge.op.elementwise import FoldsConstants, format_of
from bridge.op.folding import Constants, Folded, number_of

if TYPE_CHECKING:
    from bridge.interpreter import choices, conversions, floats, ufuncs, wide
    from bridge.interpreter.floats import Binary
    from bridge.interpreter.programs import Meaning
    from bridge.ir.floats import FloatFormat
else:
    conversions = deferred("bridge.interpreter.conversions")
    wide = deferred("bridge.interpreter.wide")
    choices = deferred("bridge.interpreter.choices")
    floats = deferred("bridge.interpreter.floats")
    ufuncs = deferred("bridge.interpreter.ufuncs")


def _same(a: float, b: float) -> bool:
    """Whether two numbers are alike, and their signs; any NaN is like any other."""
    if a != a or b != b:
        return a != a and b != b
    return a == b and math.copysign(1, a) == math.copysign(1, b)


class _FloatOp(FoldsConstants):
    neutral: ClassVar[float | None] = None
    """On the right of it, this number gives the left operand, whatever that is."""
    of_equals: ClassVar[Literal["", "either"]] = ""

    ufunc: ClassVar[str] = ""
    """numpy's function on floats that rounds as IEEE 754 does."""
    directed: ClassVar[str] = ""
    """The function of `wide` that rounds in a mode, where an op may name one."""

    @abstractmethod
    def of_format(self, fmt: FloatFormat) -> Binary:
        """What it does with floats of a format."""

    def compute(self) -> Meaning:
        fmt, mode = format_of(self.operands[0].type), self._mode()
        if mode is None:
            return self.of_format(fmt)
        found: Binary = getattr(wide, self.directed)(fmt, mode)
        return found

    def _mode(self) -> str | None:
        """How it rounds, where that is not to the nearest."""
        mode = rounding(self) if self.directed else conversions.ROUNDINGS[0]
        return None if mode == conversions.ROUNDINGS[0] else mode

    def fold(self, constants: Constants) -> Folded:
        number, neutral = number_of(constants[1]), self.neutral
        if number is not None and neutral is not None and _same(number, neutral):
            return self.operands[0]
        if self.of_equals and self.operands[0] is self.operands[1]:
            return self.operands[0]
        return super().fold(constants)

    def compute_arrays(self) -> Meaning | None:
        if not self.ufunc or self._mode() is not None:
            return None
        return ufuncs.rounding(self.ufunc, format_of(self.operands[0].type))


class AddFOp(_FloatOp, name="arith.addf"):
    """Adds floats."""

    neutral = -0.0

    ufunc = "add"
    directed = "directed_sum"

    def of_format(self, fmt: FloatFormat) -> Binary:
        return floats.add(fmt)


class SubFOp(_FloatOp, name="arith.subf"):
    """Subtracts floats."""

    neutral = 0.0

    ufunc = "subtract"
    directed = "directed_difference"

    def of_format(self, fmt: FloatFormat) -> Binary:
        return floats.subtract(fmt)


class MulFOp(_FloatOp, name="arith.mulf"):
    """Multiplies floats."""

    neutral = 1.0

    def fold(self, constants: Constants) -> Folded:
        flags = self.properties.get("fastmath")
        fast = isinstance(flags, FastMathFlagsAttr) and {"nnan", "nsz"} <= flags.flags
        if fast and number_of(constants[1]) == 0:
            return self.operands[1]
        return super().fold(constants)

    ufunc = "multiply"
    directed = "directed_product"

    def of_format(self, fmt: FloatFormat) -> Binary:
        return floats.multiply(fmt)


class DivFOp(_FloatOp, name="arith.divf"):
    """Divides floats."""

    neutral = 1.0

    ufunc = "divide"
    directed = "directed_quotient"

    def of_format(self, fmt: FloatFormat) -> Binary:
        return floats.divide(fmt)


class RemFOp(_FloatOp, name="arith.remf"):
    """Remainder of a float division, with the sign of the dividend."""

    def of_format(self, fmt: FloatFormat) -> Binary:
        return floats.remainder(fmt)


class MaximumFOp(_FloatOp, name="arith.maximumf"):
    """Maximum of floats; NaN where either operand is."""

    neutral = -math.inf
    of_equals = "either"

    def of_format(self, fmt: FloatFormat) -> Binary:
        return choices.maximum


class MinimumFOp(_FloatOp, name="arith.minimumf"):
    """Minimum of floats; NaN where either operand is."""

    neutral = math.inf
    of_equals = "either"

    def of_format(self, fmt: FloatFormat) -> Binary:
        return choices.minimum


class MaxNumFOp(_FloatOp, name="arith.maxnumf"):
    """Maximum of floats; the other operand where one is NaN."""

    neutral = math.nan
    of_equals = "either"

    def of_format(self, fmt: FloatFormat) -> Binary:
        return choices.maximum_number


class MinNumFOp(_FloatOp, name="arith.minnumf"):
    """Minimum of floats; the other operand where one is NaN."""

    neutral = math.nan
    of_equals = "either"

    def of_format(self, fmt: FloatFormat) -> Binary:
        return choices.minimum_number


class NegFOp(FoldsConstants, name="arith.negf"):
    """Negates a float."""

    def fold(self, constants: Constants) -> Folded:
        inner = self.operands[0].defining_op
        if isinstance(inner, NegFOp):
            return inner.operands[0]
        return super().fold(constants)

    def compute(self) -> Meaning:
        return floats.negate(format_of(self.operands[0].type))


class FlushDenormalsOp(FoldsConstants, name="arith.flush_denormals"):
    """Flushes denormal floats to zero, preserving the sign."""

    def compute(self) -> Meaning:
        return floats.flush(format_of(self.operands[0].type))


class CmpFOp(FoldsConstants, name="arith.cmpf"):
    """Compares floats by a predicate; the result is an `i1` per element."""

    predicate: str

    def compute(self) -> Meaning:
        return choices.compare(self.predicate)
