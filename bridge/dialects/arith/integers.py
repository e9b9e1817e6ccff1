"""Arithmetic of integers: each op of the width of its type, scalar or elementwise."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar

from bridge.ir.attributes import Attribute
from bridge.later import deferred
from bridge.op.elementwise import Elementwise, width_of

if TYPE_CHECKING:
    from bridge.interpreter import integers, ufuncs
    from bridge.interpreter.integers import Binary
    from bridge.interpreter.programs import Meaning
else:
    integers = deferred("bridge.interpreter.integers")
    ufuncs = deferred("bridge.interpreter.ufuncs")


class _IntegerOp(Elementwise):
    ufunc: ClassVar[str] = ""
    """numpy's function on integers that wrap, where there is one."""

    @abstractmethod
    def of_width(self, width: int) -> Binary:
        """What it does with integers of a width."""

    def compute(self) -> Meaning:
        return self.of_width(width_of(self.operands[0].type))

    def compute_arrays(self) -> Meaning | None:
        if not self.ufunc or self.promises:
            return None
        return ufuncs.wrapping(self.ufunc, width_of(self.operands[0].type))

    @property
    def promises(self) -> dict[str, bool]:
        """`nsw` and `nuw`, where the op has these flags."""
        return flags_of(self.get("overflowFlags"))


def flags_of(flags: Attribute | None) -> dict[str, bool]:
    """The overflow flags an attribute has, as keywords."""
    return {word: True for word in ("nsw", "nuw") if word in str(flags or "")}


class AddIOp(_IntegerOp, name="arith.addi"):
    """Adds integers, modulo their width."""

    ufunc = "add"

    def of_width(self, width: int) -> Binary:
        return integers.add(width, **self.promises)


class SubIOp(_IntegerOp, name="arith.subi"):
    """Subtracts integers, modulo their width."""

    ufunc = "subtract"

    def of_width(self, width: int) -> Binary:
        return integers.subtract(width, **self.promises)


class MulIOp(_IntegerOp, name="arith.muli"):
    """Multiplies integers, modulo their width."""

    ufunc = "multiply"

    def of_width(self, width: int) -> Binary:
        return integers.multiply(width, **self.promises)


class ShLIOp(_IntegerOp, name="arith.shli"):
    """Shifts left, filling with zeros."""

    def of_width(self, width: int) -> Binary:
        return integers.shift_left(width, **self.promises)
