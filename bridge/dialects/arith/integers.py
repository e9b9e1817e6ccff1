"""Arithmetic of integers: each op of the width of its type, scalar or elementwise."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar

from bridge.ir.attributes import Attribute
from bridge.later import deferred
from bridge.op.elementwise import Elementwise, width_of

if TYPE_CHECKING:
    from bridge.interpreter import integers, ufuncs
    from bridge.interpreter.integers import Binary, Pair
    from bridge.interpreter.programs import Meaning
else:
    integers = deferred("bridge.interpreter.integers")
    ufuncs = deferred("bridge.interpreter.ufuncs")


class IntegerOp(Elementwise):
    """An op on integers of one width, scalar or elementwise."""

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


def is_exact(op: Elementwise) -> bool:
    """Whether a shift or a division promises to lose nothing."""
    return "isExact" in op.properties


class AddIOp(IntegerOp, name="arith.addi"):
    """Adds integers, modulo their width."""

    ufunc = "add"

    def of_width(self, width: int) -> Binary:
        return integers.add(width, **self.promises)


class SubIOp(IntegerOp, name="arith.subi"):
    """Subtracts integers, modulo their width."""

    ufunc = "subtract"

    def of_width(self, width: int) -> Binary:
        return integers.subtract(width, **self.promises)


class MulIOp(IntegerOp, name="arith.muli"):
    """Multiplies integers, modulo their width."""

    ufunc = "multiply"

    def of_width(self, width: int) -> Binary:
        return integers.multiply(width, **self.promises)


class ShLIOp(IntegerOp, name="arith.shli"):
    """Shifts left, filling with zeros."""

    def of_width(self, width: int) -> Binary:
        return integers.shift_left(width, **self.promises)


class AndIOp(IntegerOp, name="arith.andi"):
    """Bitwise and."""

    ufunc = "bitwise_and"

    def of_width(self, width: int) -> Binary:
        return integers.bitwise("and_")(width)


class OrIOp(IntegerOp, name="arith.ori"):
    """Bitwise or."""

    ufunc = "bitwise_or"

    def of_width(self, width: int) -> Binary:
        return integers.bitwise("or_")(width)


class XOrIOp(IntegerOp, name="arith.xori"):
    """Bitwise exclusive or."""

    ufunc = "bitwise_xor"

    def of_width(self, width: int) -> Binary:
        return integers.bitwise("xor")(width)


class ShRSIOp(IntegerOp, name="arith.shrsi"):
    """Arithmetic shift right, filling with the sign bit."""

    def of_width(self, width: int) -> Binary:
        return integers.shift_right_signed(width, exact=is_exact(self))


class ShRUIOp(IntegerOp, name="arith.shrui"):
    """Logical shift right, filling with zeros."""

    def of_width(self, width: int) -> Binary:
        return integers.shift_right_unsigned(width, exact=is_exact(self))


class MaxSIOp(IntegerOp, name="arith.maxsi"):
    """Maximum of signed integers."""

    ufunc = "maximum"

    def of_width(self, width: int) -> Binary:
        return integers.extremum("maxs")(width)


class MaxUIOp(IntegerOp, name="arith.maxui"):
    """Maximum of unsigned integers."""

    def of_width(self, width: int) -> Binary:
        return integers.extremum("maxu")(width)


class MinSIOp(IntegerOp, name="arith.minsi"):
    """Minimum of signed integers."""

    ufunc = "minimum"

    def of_width(self, width: int) -> Binary:
        return integers.extremum("mins")(width)


class MinUIOp(IntegerOp, name="arith.minui"):
    """Minimum of unsigned integers."""

    def of_width(self, width: int) -> Binary:
        return integers.extremum("minu")(width)


class _ExtendedOp(Elementwise):
    @abstractmethod
    def of_width(self, width: int) -> Pair:
        """What it does with integers of a width."""

    def compute(self) -> Meaning:
        return self.of_width(width_of(self.operands[0].type))


class AddUIExtendedOp(_ExtendedOp, name="arith.addui_extended"):
    """Adds unsigned integers; returns sum and overflow bit."""

    def of_width(self, width: int) -> Pair:
        return integers.add_extended(width)


class SubUIExtendedOp(_ExtendedOp, name="arith.subui_extended"):
    """Subtracts unsigned integers; returns difference and borrow."""

    def of_width(self, width: int) -> Pair:
        return integers.subtract_extended(width)


class MulSIExtendedOp(_ExtendedOp, name="arith.mulsi_extended"):
    """Multiplies signed integers and returns low and high half."""

    def of_width(self, width: int) -> Pair:
        return integers.multiply_extended(width, signed=True)


class MulUIExtendedOp(_ExtendedOp, name="arith.mului_extended"):
    """Multiplies unsigned integers and returns low and high half."""

    def of_width(self, width: int) -> Pair:
        return integers.multiply_extended(width, signed=False)
