"""Arithmetic of integers: each op of the width of its type, scalar or elementwise."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar, Final, Literal

from bridge.dialects.arith.attributes import IntegerOverflowFlagsAttr
from bridge.ir.attributes import Attribute, IntegerAttr
from bridge.ir.core import Operation, Value
from bridge.ir.types import Type
from bridge.later import deferred
from bridge.op.elementwise import Elementwise, width_of
from bridge.op.folding import (
    Constants,
    Folded,
    computed,
    constant_like,
    constant_of,
    number_of,
    poison_among,
)
from bridge.op.integer_ranges import IntegerRange
from bridge.op.interfaces.ranges import InferIntRange

if TYPE_CHECKING:
    from bridge.interpreter import integers, ufuncs
    from bridge.interpreter.integers import Binary, Pair
    from bridge.interpreter.programs import Meaning
    from bridge.op import integer_ranges
else:
    integer_ranges = deferred("bridge.op.integer_ranges")
    integers = deferred("bridge.interpreter.integers")
    ufuncs = deferred("bridge.interpreter.ufuncs")


Number = Literal["zero", "one", "ones", "greatest", "least"]

OfEquals = Literal["", "zero", "one", "either"]

_NUMBERS: Final[dict[Number, Callable[[int], int]]] = {
    "zero": lambda width: 0,
    "one": lambda width: -1 if width == 1 else 1,
    "ones": lambda width: -1,
    "greatest": lambda width: (1 << width - 1) - 1,
    "least": lambda width: -(1 << width - 1),
}
"""Numbers of each width, as signed ones: of `ones` every bit is set."""


def is_number(constant: Attribute | None, number: Number | None, ty: Type) -> bool:
    """Whether a constant, or each element of a splat, is this number."""
    found = number_of(constant)
    if found is None or number is None:
        return False
    width = width_of(ty)
    return bool(width) and found == _NUMBERS[number](width)


class IntegerOp(Elementwise, InferIntRange):
    """An op on integers of one width, scalar or elementwise."""

    ranges: ClassVar[str]
    """The rule of `bridge.op.integer_ranges` for its results."""
    ufunc: ClassVar[str] = ""
    """numpy's function on integers that wrap, where there is one."""

    neutral: ClassVar[Number | None] = None
    """On the right of it, this number gives the left operand."""
    absorbing: ClassVar[Number | None] = None
    """On the right of it, this number is the result."""
    absorbing_left: ClassVar[Number | None] = None
    """On the left of it, this number is the result."""
    of_equals: ClassVar[OfEquals] = ""
    """What it gives of two equal operands, whatever they are."""
    folds_poison: ClassVar[bool] = True
    """Whether upstream folds it to poison where an operand is that."""

    @abstractmethod
    def of_width(self, width: int) -> Binary:
        """What it does with integers of a width."""

    def plain(self, width: int) -> Binary:
        """The same without what flags promise: that is how constants are folded."""
        return self.of_width(width)

    def fold(self, constants: Constants) -> Folded:
        lhs, rhs = self.operands
        if is_number(constants[1], self.neutral, lhs.type):
            return lhs
        if is_number(constants[1], self.absorbing, lhs.type):
            return rhs
        if is_number(constants[0], self.absorbing_left, lhs.type):
            return lhs
        if lhs is rhs and self.of_equals:
            return self._of_equals()
        undone = self.fold_inverse()
        if undone is not None:
            return undone
        if not self.folds_poison and poison_among(constants) is not None:
            return None
        if any(
            isinstance(known, IntegerAttr) and known.type is not lhs.type
            for known in constants
        ):
            # An op of another dialect may be a constant of another type than its value.
            return None
        plain = self.plain(width_of(lhs.type))
        return computed(plain, constants, self.results[0].type)

    def _of_equals(self) -> Folded:
        if self.of_equals == "either":
            return self.operands[0]
        ty = self.operands[0].type
        return constant_like(ty, int(self.of_equals == "one"))

    def fold_inverse(self) -> Folded:
        """What is left where it undoes, or repeats, what an operand of it did."""
        return None

    def compute(self) -> Meaning:
        return self.of_width(width_of(self.operands[0].type))

    def compute_arrays(self) -> Meaning | None:
        if not self.ufunc or self.promises:
            return None
        return ufuncs.wrapping(self.ufunc, width_of(self.operands[0].type))

    def infer_range(self, operands: Sequence[IntegerRange]) -> IntegerRange | None:
        rule = getattr(integer_ranges, self.ranges)
        found: IntegerRange = rule(*operands, **self.promises)
        return found

    @property
    def promises(self) -> dict[str, bool]:
        """`nsw` and `nuw`, where the op has these flags."""
        return flags_of(self.get("overflowFlags"))


def flags_of(flags: Attribute | None) -> dict[str, bool]:
    """The overflow flags an attribute has, as keywords."""
    return {word: True for word in ("nsw", "nuw") if word in str(flags or "")}


def overflow_of(op: Operation) -> frozenset[str]:
    """The overflow flags of an operation."""
    found = op.properties.get("overflowFlags")
    return found.flags if isinstance(found, IntegerOverflowFlagsAttr) else frozenset()


def is_exact(op: Elementwise) -> bool:
    """Whether a shift or a division promises to lose nothing."""
    return "isExact" in op.properties


class AddIOp(IntegerOp, name="arith.addi"):
    """Adds integers, modulo their width."""

    ranges = "add"
    neutral = "zero"

    ufunc = "add"

    def of_width(self, width: int) -> Binary:
        return integers.add(width, **self.promises)

    def plain(self, width: int) -> Binary:
        return integers.add(width)

    def fold_inverse(self) -> Value | None:
        # (a - b) + b, and b + (a - b).
        for whole, part in (self.operands, self.operands[::-1]):
            inner = whole.defining_op
            if isinstance(inner, SubIOp) and inner.operands[1] is part:
                return inner.operands[0]
        return None


class SubIOp(IntegerOp, name="arith.subi"):
    """Subtracts integers, modulo their width."""

    ranges = "subtract"
    neutral = "zero"
    of_equals = "zero"

    ufunc = "subtract"

    def of_width(self, width: int) -> Binary:
        return integers.subtract(width, **self.promises)

    def plain(self, width: int) -> Binary:
        return integers.subtract(width)

    def fold_inverse(self) -> Value | None:
        # (a + b) - b, and (a + b) - a.
        inner, part = self.operands[0].defining_op, self.operands[1]
        if isinstance(inner, AddIOp) and part in inner.operands:
            return inner.operands[part is inner.operands[0]]
        return None


class MulIOp(IntegerOp, name="arith.muli"):
    """Multiplies integers, modulo their width."""

    ranges = "multiply"
    neutral = "one"
    absorbing = "zero"

    ufunc = "multiply"

    def of_width(self, width: int) -> Binary:
        return integers.multiply(width, **self.promises)

    def plain(self, width: int) -> Binary:
        return integers.multiply(width)


class ShLIOp(IntegerOp, name="arith.shli"):
    """Shifts left, filling with zeros."""

    ranges = "shift_left"
    folds_poison = False

    neutral = "zero"
    absorbing_left = "zero"

    def of_width(self, width: int) -> Binary:
        return integers.shift_left(width, **self.promises)

    def plain(self, width: int) -> Binary:
        return integers.shift_left(width)


class AndIOp(IntegerOp, name="arith.andi"):
    """Bitwise and."""

    ranges = "bit_and"
    neutral = "ones"
    absorbing = "zero"

    ufunc = "bitwise_and"

    def of_width(self, width: int) -> Binary:
        return integers.bitwise("and_")(width)

    def fold_inverse(self) -> Folded:
        # x & ~x, and a & (a & b).
        if _complement_in(self) is not None:
            return constant_like(self.results[0].type, 0)
        for whole, part in (self.operands, self.operands[::-1]):
            inner = whole.defining_op
            if isinstance(inner, AndIOp) and part in inner.operands:
                return whole
        return None


class OrIOp(IntegerOp, name="arith.ori"):
    """Bitwise or."""

    ranges = "bit_or"
    neutral = "zero"
    absorbing = "ones"

    ufunc = "bitwise_or"

    def of_width(self, width: int) -> Binary:
        return integers.bitwise("or_")(width)

    def fold_inverse(self) -> Folded:
        # x | ~x.
        complement = _complement_in(self)
        return None if complement is None else complement.operands[1]


def _complement_in(op: Operation) -> XOrIOp | None:
    """The operand that has just those bits that the other one has not, if one has."""
    lhs, rhs = op.operands
    for inner, whole in ((rhs.defining_op, lhs), (lhs.defining_op, rhs)):
        if isinstance(inner, XOrIOp) and inner.operands[0] is whole:
            ones = inner.operands[1]
            if is_number(constant_of(ones), "ones", ones.type):
                return inner
    return None


class XOrIOp(IntegerOp, name="arith.xori"):
    """Bitwise exclusive or."""

    ranges = "bit_xor"
    neutral = "zero"
    of_equals = "zero"

    ufunc = "bitwise_xor"

    def of_width(self, width: int) -> Binary:
        return integers.bitwise("xor")(width)

    def fold_inverse(self) -> Value | None:
        # (a ^ b) ^ b, however it is ordered.
        for whole, part in (self.operands, self.operands[::-1]):
            inner = whole.defining_op
            if isinstance(inner, XOrIOp) and part in inner.operands:
                return inner.operands[part is inner.operands[0]]
        return None


class ShRSIOp(IntegerOp, name="arith.shrsi"):
    """Arithmetic shift right, filling with the sign bit."""

    ranges = "shift_right_signed"
    folds_poison = False

    neutral = "zero"
    absorbing_left = "zero"
    of_equals = "zero"

    def fold_inverse(self) -> Value | None:
        # Of ones, more come from the left.
        lhs = self.operands[0]
        return lhs if is_number(constant_of(lhs), "ones", lhs.type) else None

    def of_width(self, width: int) -> Binary:
        return integers.shift_right_signed(width, exact=is_exact(self))


class ShRUIOp(IntegerOp, name="arith.shrui"):
    """Logical shift right, filling with zeros."""

    ranges = "shift_right_unsigned"
    folds_poison = False

    neutral = "zero"
    absorbing_left = "zero"
    of_equals = "zero"

    def of_width(self, width: int) -> Binary:
        return integers.shift_right_unsigned(width, exact=is_exact(self))


class MaxSIOp(IntegerOp, name="arith.maxsi"):
    """Maximum of signed integers."""

    ranges = "max_signed"
    neutral = "least"
    absorbing = "greatest"
    of_equals = "either"

    ufunc = "maximum"

    def of_width(self, width: int) -> Binary:
        return integers.extremum("maxs")(width)


class MaxUIOp(IntegerOp, name="arith.maxui"):
    """Maximum of unsigned integers."""

    ranges = "max_unsigned"
    neutral = "zero"
    absorbing = "ones"
    of_equals = "either"

    def of_width(self, width: int) -> Binary:
        return integers.extremum("maxu")(width)


class MinSIOp(IntegerOp, name="arith.minsi"):
    """Minimum of signed integers."""

    ranges = "min_signed"
    neutral = "greatest"
    absorbing = "least"
    of_equals = "either"

    ufunc = "minimum"

    def of_width(self, width: int) -> Binary:
        return integers.extremum("mins")(width)


class MinUIOp(IntegerOp, name="arith.minui"):
    """Minimum of unsigned integers."""

    ranges = "min_unsigned"
    neutral = "ones"
    absorbing = "zero"
    of_equals = "either"

    def of_width(self, width: int) -> Binary:
        return integers.extremum("minu")(width)


class _ExtendedOp(Elementwise):
    @abstractmethod
    def of_width(self, width: int) -> Pair:
        """What it does with integers of a width."""

    def fold(self, constants: Constants) -> Folded:
        ty = self.operands[0].type
        if is_number(constants[1], "zero", ty):
            return self._of_zero()
        both = self.of_width(width_of(ty))
        types = [result.type for result in self.results]
        low = computed(lambda a, b: both(a, b)[0], constants, types[0])
        high = computed(lambda a, b: both(a, b)[1], constants, types[1])
        return None if low is None or high is None else (low, high)

    def _of_zero(self) -> Folded:
        """What it gives where the right operand is zero: sums."""
        high = constant_like(self.results[1].type, 0)
        return None if high is None else (self.operands[0], high)

    def compute(self) -> Meaning:
        return self.of_width(width_of(self.operands[0].type))


class AddUIExtendedOp(_ExtendedOp, name="arith.addui_extended"):
    """Adds unsigned integers; returns sum and overflow bit."""

    def of_width(self, width: int) -> Pair:
        return integers.add_extended(width)


class _ExtendedProduct(_ExtendedOp):
    def _of_zero(self) -> Folded:
        zero = constant_of(self.operands[1])
        return None if zero is None else (zero, zero)


class SubUIExtendedOp(_ExtendedOp, name="arith.subui_extended"):
    """Subtracts unsigned integers; returns difference and borrow."""

    def of_width(self, width: int) -> Pair:
        return integers.subtract_extended(width)


class MulSIExtendedOp(_ExtendedProduct, name="arith.mulsi_extended"):
    """Multiplies signed integers and returns low and high half."""

    def of_width(self, width: int) -> Pair:
        return integers.multiply_extended(width, signed=True)


class MulUIExtendedOp(_ExtendedProduct, name="arith.mului_extended"):
    """Multiplies unsigned integers and returns low and high half."""

    def fold(self, constants: Constants) -> Folded:
        lhs = self.operands[0]
        if is_number(constants[1], "one", lhs.type):
            zero = constant_like(lhs.type, 0)
            return None if zero is None else (lhs, zero)
        return super().fold(constants)

    def of_width(self, width: int) -> Pair:
        return integers.multiply_extended(width, signed=False)
