"""Functions of f32 approximated by polynomials and arithmetic.

Near what they approximate, but that numbers that are not normal count as the nearest
that is: logarithms of them, and exponentials that would be such. Functions of smaller
floats are computed as those of f32.
"""

from __future__ import annotations

from math import inf, log, nan
from typing import Final, NamedTuple

from bridge.dialects import arith, math
from bridge.dialects.arith.values import (
    add,
    both,
    compare,
    divide,
    either,
    integers,
    multiply,
    number,
    select,
    subtract,
)
from bridge.dialects.math.approximated_angles import ANGLES
from bridge.dialects.math.approximated_errors import ERRORS
from bridge.dialects.math.polynomials import (
    approximates,
    at_least,
    horner_by,
    numbers,
    polynomial,
)
from bridge.dialects.math.values import fused, has_numbers, magnitude, with_sign
from bridge.ir.core import Operation, Value
from bridge.ir.shapes import element_or_self
from bridge.ir.types import F32, FloatType
from bridge.ods.inferred_types import with_element
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.rewriter import Rewriter

__all__ = ["approximation_patterns", "as_single"]

_LEAST: Final = 2.0**-126
"""The smallest normal number."""
_PLACE, _BIAS = 23, 127
"""Where the exponent begins, and what it is more than it says."""


@approximates(math.TanhOp)
def _tanh(x: Value) -> Value:
    """An odd polynomial by an even one; tiny numbers are themselves."""
    least, most = numbers(x, (-7.99881172180175781, 7.99881172180175781))
    limited = at_least("ugt", at_least("ult", x, most), least)
    is_tiny = compare("olt", magnitude(x), number(x, 0.0004))
    square = multiply(limited, limited)
    upper = multiply(limited, polynomial(square, _TANH_UPPER))
    found = divide(upper, polynomial(square, _TANH_LOWER))
    return select(is_tiny, limited, found)


_TANH_UPPER: Final = (
    *(-2.76076847742355e-16, 2.00018790482477e-13, -8.60467152213735e-11),
    *(5.12229709037114e-08, 1.48572235717979e-05, 6.37261928875436e-04),
    4.89352455891786e-03,
)
_TANH_LOWER: Final = (
    *(1.19825839466702e-06, 1.18534705686654e-04, 2.26843463243900e-03),
    4.89352518554385e-03,
)


@approximates(math.LogOp)
def _log(x: Value) -> Value:
    """The logarithm of the fraction, and the exponent times that of two."""
    parts = _Logarithm.of(x)
    found = fused(parts.exponent, number(x, log(2)), parts.fraction)
    return _of_logarithm(x, found)


@approximates(math.Log2Op)
def _log2(x: Value) -> Value:
    """The logarithm of the fraction in other units, and the exponent."""
    parts = _Logarithm.of(x)
    found = fused(parts.fraction, number(x, 1 / log(2)), parts.exponent)
    return _of_logarithm(x, found)


class _Logarithm(NamedTuple):
    """The exponent of a number, and the natural logarithm of the rest."""

    exponent: Value
    fraction: Value

    @classmethod
    def of(cls, x: Value) -> _Logarithm:
        """Of the fraction it is a polynomial in what that exceeds 1 by.

        The fraction is from the root of a half up to that of two.
        """
        zero, one = numbers(x, (0.0, 1.0))
        fraction, exponent = _fraction_and_exponent(
            at_least("ugt", x, number(x, _LEAST))
        )
        is_below = compare("olt", fraction, number(x, 0.5**0.5))
        more = select(is_below, fraction, zero)
        rest = subtract(fraction, one)
        exponent = subtract(exponent, select(is_below, one, zero))
        rest = add(rest, more)
        square = multiply(rest, rest)
        cube = multiply(square, rest)
        # Three parts of three coefficients each, which do not wait for each other.
        tables = [numbers(x, part) for part in _LOG]
        parts = [fused(part[0], rest, part[1]) for part in tables]
        first, *others = [
            fused(part, rest, table[2])
            for part, table in zip(parts, tables, strict=True)
        ]
        for part in others:
            first = fused(first, cube, part)
        found = fused(number(x, -0.5), square, multiply(first, cube))
        return cls(exponent, add(rest, found))


_LOG: Final = (
    (7.0376836292e-2, -1.1514610310e-1, 1.1676998740e-1),
    (-1.2420140846e-1, 1.4249322787e-1, -1.6668057665e-1),
    (2.0000714765e-1, -2.4999993993e-1, 3.3333331174e-1),
)


def _fraction_and_exponent(x: Value) -> tuple[Value, Value]:
    """Of a positive number: what is from a half up to 1, and the power of two."""
    ty = integers(x, 32)
    bits = arith.BitcastOp(ty, x).result
    mantissa = both(bits, number(ty, ~0x7F800000))
    half = number(ty, 0x3F000000)
    fraction = arith.BitcastOp(x.type, either(mantissa, half)).result
    # Of the bits once more: so they are printed in upstream's tests.
    field = arith.ShRUIOp(arith.BitcastOp(ty, x), number(ty, _PLACE))
    exponent = arith.SIToFPOp(x.type, field).result
    return fraction, subtract(exponent, number(x, 126.0))


def _of_logarithm(x: Value, found: Value) -> Value:
    """A logarithm, where it is one of zero, of infinity, or of what has none."""
    has_none = compare("ult", x, number(x, 0.0))
    is_zero = compare("oeq", x, number(x, 0.0))
    is_infinite = compare("oeq", x, number(x, inf))
    found = select(is_infinite, number(x, inf), found)
    found = select(has_none, number(x, nan), found)
    return select(is_zero, number(x, -inf), found)


@approximates(math.Log1pOp)
def _log1p(x: Value) -> Value:
    """Kahan's: the logarithm of the sum, times what the sum has lost of x."""
    one = number(x, 1.0)
    total = add(x, one)
    is_small = compare("oeq", total, one)
    logarithm = math.LogOp(total).result
    is_infinite = compare("oeq", total, logarithm)
    found = multiply(x, divide(logarithm, subtract(total, one)))
    return select(either(is_small, is_infinite), x, found)


@approximates(math.ExpOp)
def _exp(x: Value) -> Value:
    """`2 ** n * exp(rest)` for the nearest n, where rest is at most half of log(2)."""
    half, one, by_log2 = numbers(x, (0.5, 1.0, 1 / log(2)))
    upper, lower = numbers(x, (-0.693359375, 2.12194440e-4))
    coefficients = numbers(x, _EXP)
    x = at_least("uge", x, number(x, -87.8))
    x = at_least("ule", x, number(x, 88.8))
    n: Value = math.FloorOp(fused(x, by_log2, half)).result
    # No number is in no integer, so that there n is one; the rest is still none.
    n = at_least("oge", n, number(x, -127.0))
    n = at_least("ule", n, number(x, 127.0))
    rest = fused(lower, n, fused(upper, n, x))
    found = fused(rest, coefficients[0], coefficients[1])
    found = horner_by(rest, [found, *coefficients[2:], half])
    found = fused(found, multiply(rest, rest), rest)
    return multiply(add(one, found), _power_of_two(n))


_EXP: Final = (
    *(1.9875691500e-4, 1.3981999507e-3, 8.3334519073e-3),
    *(4.1665795894e-2, 1.6666665459e-1),
)


def _power_of_two(n: Value) -> Value:
    """Of a whole number from -127 on, of which it is zero."""
    ty = integers(n, 32)
    place, bias = number(ty, _PLACE), number(ty, _BIAS)
    field = arith.AddIOp(arith.FPToSIOp(ty, n), bias)
    return arith.BitcastOp(n.type, arith.ShLIOp(field, place)).result


@approximates(math.ExpM1Op)
def _expm1(x: Value) -> Value:
    """Kahan's: the power less 1, times what the power has lost of x."""
    one, less = numbers(x, (1.0, -1.0))
    power = math.ExpOp(x).result
    is_small = compare("ueq", power, one)
    rest = subtract(power, one)
    is_lost = compare("oeq", rest, less)
    logarithm = math.LogOp(power).result
    is_infinite = compare("oeq", logarithm, power)
    found = multiply(rest, divide(x, logarithm))
    found = select(is_infinite, power, found)
    return select(is_small, x, select(is_lost, less, found))


@approximates(math.CbrtOp)
def _cbrt(x: Value) -> Value:
    """A third of the exponent, by sums of shifted bits, and two steps of Newton's."""
    ty = integers(x, 32)
    two, four, eight, magic = [number(ty, n) for n in (2, 4, 8, 0x2A5137A0)]
    third, double, zero = numbers(x, (1 / 3, 2.0, 0.0))
    size = magnitude(x)
    bits: Value = arith.BitcastOp(ty, size).result
    bits = arith.AddIOp(arith.ShRSIOp(bits, two), arith.ShRSIOp(bits, four)).result
    for places in (four, eight):
        bits = arith.AddIOp(bits, arith.ShRSIOp(bits, places)).result
    root: Value = arith.BitcastOp(x.type, arith.AddIOp(bits, magic)).result
    for _ in range(2):
        square, twice = multiply(root, root), multiply(root, double)
        root = multiply(add(twice, divide(size, square)), third)
    root = select(compare("oeq", size, zero), zero, root)
    # What an infinite root is divided by is infinite as well.
    root = select(compare("oeq", size, number(x, inf)), size, root)
    return with_sign(root, x)


def as_single(*roots: type[Operation]) -> Pattern:
    """Functions of floats smaller than f32, as those of f32."""

    @pattern(*roots)
    def extend(op: Operation, rewriter: Rewriter) -> None:
        ty, *others = {value.type for value in (*op.results, *op.operands)}
        element = element_or_self(ty)
        if others or not isinstance(element, FloatType) or not has_numbers(op):
            return
        if element is F32 or element.width > F32.width:
            return
        wide = with_element(ty, F32) or F32
        operands = [arith.ExtFOp(wide, value).result for value in op.operands]
        made = Operation(
            op.name,
            operands,
            [wide],
            properties=op.properties,
            attributes=op.attributes,
            location=op.any_location,
        )
        result = rewriter.insert(made).results[0]
        rewriter.replace(op, arith.TruncFOp(ty, result))

    return extend


_SINGLE: Final = as_single(
    *(math.AtanOp, math.Atan2Op, math.TanhOp, math.LogOp, math.Log2Op, math.Log1pOp),
    *(math.ErfOp, math.ErfcOp, math.ExpOp, math.ExpM1Op, math.CbrtOp, math.SinOp),
    math.CosOp,
)


def approximation_patterns() -> list[Pattern]:
    """Upstream: `populateMathPolynomialApproximationPatterns`, without AVX's."""
    own = _tanh, _log, _log2, _log1p, _exp, _expm1, _cbrt
    return [_SINGLE, *own, *ANGLES, *ERRORS]
