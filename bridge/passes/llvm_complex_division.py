"""Quotients of complex numbers, in llvm: by their squares, or as R. L. Smith does.

"Algorithm 116: Complex Division", Communications of the ACM 5 (1962), with the special
cases of C's Annex G after it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bridge.dialects import llvm
from bridge.ir.attributes import FloatAttr
from bridge.ir.core import Value
from bridge.ir.types import FloatType, Type

__all__ = ["DIVISIONS", "Float", "Number"]

Number = tuple[Value, Value]
"""A real and an imaginary part."""


class Float:
    """Arithmetic of floats with the same flags."""

    def __init__(self, flags: llvm.FastmathFlagsAttr) -> None:
        self._flags = flags

    def add(self, a: Value, b: Value) -> Value:
        """A sum."""
        return llvm.FAddOp(a, b, fastmath_flags=self._flags).results[0]

    def subtract(self, a: Value, b: Value) -> Value:
        """A difference."""
        return llvm.FSubOp(a, b, fastmath_flags=self._flags).results[0]

    def multiply(self, a: Value, b: Value) -> Value:
        """A product."""
        return llvm.FMulOp(a, b, fastmath_flags=self._flags).results[0]

    def products(self, one: Number, other: Number) -> Number:
        """Two products, the second made first: so upstream is compiled."""
        second = self.multiply(*other)
        return self.multiply(*one), second

    def divide(self, a: Value, b: Value) -> Value:
        """A quotient."""
        return llvm.FDivOp(a, b, fastmath_flags=self._flags).results[0]

    def absolute(self, a: Value) -> Value:
        """Without its sign."""
        return llvm.FAbsOp(a, fastmath_flags=self._flags).results[0]


def by_squares(lhs: Number, rhs: Number, floats: Float) -> Number:
    """The product with the conjugate, by the sum of squares."""
    (a, b), (c, d) = lhs, rhs
    norm = floats.add(*floats.products((c, c), (d, d)))
    real = floats.add(*floats.products((a, c), (b, d)))
    imaginary = floats.subtract(*floats.products((b, c), (a, d)))
    return floats.divide(real, norm), floats.divide(imaginary, norm)


def by_ratios(lhs: Number, rhs: Number, floats: Float) -> Number:
    """By the ratio of the smaller part of the divisor to the greater one."""
    wide = _by_imaginary(lhs, rhs, floats)
    tall = _by_real(lhs, rhs, floats)
    cases = _SpecialCases(lhs, rhs, floats)
    nothing = cases.of_nothing()
    infinite = cases.of_infinite()
    finite = cases.by_infinite()
    smaller = _compare("olt", cases.rhs_absolute[0], cases.rhs_absolute[1])
    plain = _chosen(smaller, wide, tall)
    special = _chosen(finite[0], finite[1], plain)
    special = _chosen(infinite[0], infinite[1], special)
    special = _chosen(nothing[0], nothing[1], special)
    unknown = _and(*[_compare("uno", part, cases.zero) for part in plain])
    return _chosen(unknown, special, plain)


def _by_imaginary(lhs: Number, rhs: Number, floats: Float) -> Number:
    (a, b), (c, d) = lhs, rhs
    ratio = floats.divide(c, d)
    below = floats.add(d, floats.multiply(ratio, c))
    real = floats.divide(floats.add(floats.multiply(a, ratio), b), below)
    above = floats.subtract(floats.multiply(b, ratio), a)
    return real, floats.divide(above, below)


def _by_real(lhs: Number, rhs: Number, floats: Float) -> Number:
    (a, b), (c, d) = lhs, rhs
    ratio = floats.divide(d, c)
    below = floats.add(c, floats.multiply(ratio, d))
    real = floats.divide(floats.add(a, floats.multiply(b, ratio)), below)
    above = floats.subtract(b, floats.multiply(a, ratio))
    return real, floats.divide(above, below)


class _SpecialCases:
    """What quotients are that come out as no numbers, each with when it is so."""

    def __init__(self, lhs: Number, rhs: Number, floats: Float) -> None:
        self._lhs, self._rhs, self._floats = lhs, rhs, floats
        self._type = rhs[0].type

    def of_nothing(self) -> tuple[Value, Number]:
        """By zero: infinite, if there is a number to divide."""
        self.zero = self._number(0.0)
        c, d = self._rhs
        real = self._floats.absolute(c)
        no_real = _compare("oeq", real, self.zero)
        imaginary = self._floats.absolute(d)
        no_imaginary = _compare("oeq", imaginary, self.zero)
        self.rhs_absolute = (real, imaginary)
        numbers = [_compare("ord", part, self.zero) for part in self._lhs]
        known = llvm.OrOp(*numbers).results[0]
        when = _and(known, _and(no_real, no_imaginary))
        self._infinity = self._number(float("inf"))
        signed = llvm.CopySignOp(self._infinity, c).results[0]
        a, b = (self._floats.multiply(signed, part) for part in self._lhs)
        return when, (a, b)

    def of_infinite(self) -> tuple[Value, Number]:
        """Of what is infinite, by what is not: infinite."""
        finite = _and(*[self._compared("one", part) for part in self.rhs_absolute])
        infinite: list[Value] = []
        self._lhs_absolute: list[Value] = []
        for part in self._lhs:
            self._lhs_absolute.append(self._floats.absolute(part))
            infinite.append(self._compared("oeq", self._lhs_absolute[-1]))
        when = _and(llvm.OrOp(*infinite).results[0], finite)
        self._one = self._number(1.0)
        signs = self._signs(infinite, self._lhs)
        multiply = self._floats.multiply
        (c, d) = self._rhs
        real = self._floats.add(multiply(signs[0], c), multiply(signs[1], d))
        real = multiply(self._infinity, real)
        crossed = multiply(signs[0], d), multiply(signs[1], c)
        imaginary = self._floats.subtract(crossed[1], crossed[0])
        return when, (real, multiply(self._infinity, imaginary))

    def by_infinite(self) -> tuple[Value, Number]:
        """Of what is not infinite, by what is: zero."""
        finite = _and(*[self._compared("one", part) for part in self._lhs_absolute])
        infinite = [self._compared("oeq", part) for part in self.rhs_absolute]
        when = _and(finite, llvm.OrOp(*infinite).results[0])
        signs = self._signs(infinite, self._rhs)
        multiply = self._floats.multiply
        (a, b) = self._lhs
        real = self._floats.add(multiply(a, signs[0]), multiply(b, signs[1]))
        real = multiply(self.zero, real)
        imaginary = self._floats.subtract(multiply(b, signs[0]), multiply(a, signs[1]))
        return when, (real, multiply(self.zero, imaginary))

    def _signs(self, infinite: list[Value], parts: Number) -> Number:
        """One with the sign of each part that is infinite, else zero with it."""
        found = []
        for when, part in zip(infinite, parts, strict=True):
            size = llvm.SelectOp(when, self._one, self.zero).results[0]
            found.append(llvm.CopySignOp(size, part).results[0])
        return found[0], found[1]

    def _compared(self, predicate: str, value: Value) -> Value:
        return _compare(predicate, value, self._infinity)

    def _number(self, number: float) -> Value:
        return _constant(number, self._type)


def _constant(number: float, ty: Type) -> Value:
    assert isinstance(ty, FloatType)  # a part of a complex number
    return llvm.ConstantOp(ty, FloatAttr(number, ty)).results[0]


def _compare(predicate: str, a: Value, b: Value) -> Value:
    return llvm.FCmpOp(predicate, a, b).results[0]


def _and(a: Value, b: Value) -> Value:
    return llvm.AndOp(a, b).results[0]


def _chosen(when: Value, one: Number, other: Number) -> Number:
    pairs = zip(one, other, strict=True)
    a, b = (llvm.SelectOp(when, first, second).results[0] for first, second in pairs)
    return a, b


DIVISIONS: Final[dict[str, Callable[[Number, Number, Float], Number]]] = {
    "basic": by_squares,
    "improved": by_ratios,
    "none": by_squares,
}
"""By the range of what the parts may be."""
