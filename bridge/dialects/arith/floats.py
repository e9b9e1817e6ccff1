"""Arithmetic of floats: each op rounds once, to the format of its type."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar

from bridge.later import deferred
from bridge.op.elementwise import Elementwise, format_of

if TYPE_CHECKING:
    from bridge.interpreter import floats, ufuncs
    from bridge.interpreter.floats import Binary
    from bridge.interpreter.programs import Meaning
    from bridge.ir.floats import FloatFormat
else:
    floats = deferred("bridge.interpreter.floats")
    ufuncs = deferred("bridge.interpreter.ufuncs")


class _FloatOp(Elementwise):
    ufunc: ClassVar[str] = ""
    """numpy's function on floats that rounds as IEEE 754 does."""

    @abstractmethod
    def of_format(self, fmt: FloatFormat) -> Binary:
        """What it does with floats of a format."""

    def compute(self) -> Meaning:
        return self.of_format(format_of(self.operands[0].type))

    def compute_arrays(self) -> Meaning | None:
        if not self.ufunc:
            return None
        return ufuncs.rounding(self.ufunc, format_of(self.operands[0].type))


class AddFOp(_FloatOp, name="arith.addf"):
    """Adds floats."""

    ufunc = "add"

    def of_format(self, fmt: FloatFormat) -> Binary:
        return floats.add(fmt)


class SubFOp(_FloatOp, name="arith.subf"):
    """Subtracts floats."""

    ufunc = "subtract"

    def of_format(self, fmt: FloatFormat) -> Binary:
        return floats.subtract(fmt)


class MulFOp(_FloatOp, name="arith.mulf"):
    """Multiplies floats."""

    ufunc = "multiply"

    def of_format(self, fmt: FloatFormat) -> Binary:
        return floats.multiply(fmt)


class DivFOp(_FloatOp, name="arith.divf"):
    """Divides floats."""

    ufunc = "divide"

    def of_format(self, fmt: FloatFormat) -> Binary:
        return floats.divide(fmt)
