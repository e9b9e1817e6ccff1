"""Sines and cosines, and the angles of which they are those, approximated."""

from __future__ import annotations

from math import pi
from typing import Final

from bridge.dialects import arith, math
from bridge.dialects.arith.values import (
    add,
    both,
    compare,
    divide,
    either,
    integers,
    multiply,
    negate,
    number,
    select,
    subtract,
)
from bridge.dialects.math.polynomials import (
    approximates,
    horner,
    horner_by,
    numbers,
    polynomial,
)
from bridge.dialects.math.values import fused, magnitude, with_sign
from bridge.ir.core import Value
from bridge.ir.types import F16, F32
from bridge.rewrite.patterns import Pattern

_HALVES: Final = F32, F16
"""The elements of what is approximated in half precision, too."""


@approximates(math.AtanOp)
def _atan(x: Value) -> Value:
    """Of what is at most 0.66 a rational function; others are turned to such.

    `atan(x)` is `pi/4 + atan((x - 1) / (x + 1))`, and `pi/2 - atan(1 / x)`.
    """
    size, one = magnitude(x), number(x, 1.0)
    is_middle = compare("ogt", size, number(x, 0.66))
    more, less = add(size, one), subtract(size, one)
    upper, lower = select(is_middle, less, size), select(is_middle, more, one)
    is_large = compare("ogt", size, number(x, 2.0**0.5 + 1))
    upper, lower = select(is_large, one, upper), select(is_large, size, lower)
    turned = divide(upper, lower)
    square = multiply(turned, turned)
    above = multiply(polynomial(square, _ATAN_UPPER), square)
    quotient = divide(above, polynomial(square, _ATAN_LOWER))
    found = fused(quotient, turned, turned)
    middle = select(is_middle, add(number(x, pi / 4), found), found)
    large = subtract(number(x, pi / 2), found)
    return with_sign(select(is_large, large, middle), x)


_ATAN_UPPER: Final = (
    *(-8.750608600031904122785e-01, -1.615753718733365076637e01),
    *(-7.500855792314704667340e01, -1.228866684490136173410e02),
    -6.485021904942025371773e01,
)
_ATAN_LOWER: Final = (
    *(2.485846490142306297962e01, 1.650270098316988542046e02),
    *(4.328810604912902668951e02, 4.853903996359136964868e02),
    1.945506571482613964425e02,
)


@approximates(math.Atan2Op)
def _atan2(y: Value, x: Value) -> Value:
    """The angle of magnitudes, turned by the sign of x, with that of y.

    Not by the sign of a quotient, which may be nothing, nor of y alone: upstream has pi
    for what is just below the left half of the axis, and no angle for the origin and
    between infinite axes.
    """
    height, width = magnitude(y), magnitude(x)
    zero, one = numbers(x, (0.0, 1.0))
    equal = compare("oeq", height, width)
    diagonal = select(compare("oeq", width, zero), zero, one)
    quotient = select(equal, diagonal, divide(height, width))
    angle: Value = math.AtanOp(quotient).result
    is_left = compare("olt", with_sign(one, x), zero)
    angle = select(is_left, subtract(number(x, pi), angle), angle)
    return with_sign(angle, y)


@approximates(math.AsinOp, _HALVES)
def _asin(x: Value) -> Value:
    """A polynomial of what is below the root of a half, or of the other side."""
    size, square = magnitude(x), multiply(x, x)
    other = math.SqrtOp(subtract(number(x, 1.0), square)).result
    is_large = compare("ogt", square, number(x, 0.5))
    side = select(is_large, other, size)
    square = multiply(side, side)
    fourth = multiply(square, square)
    even, odd = [horner_by(fourth, numbers(x, part)) for part in _ASIN]
    found = fused(even, square, odd)
    found = fused(found, square, number(x, 1.6666666666670193e-1))
    found = fused(found, multiply(side, square), side)
    found = select(is_large, subtract(number(x, pi / 2), found), found)
    return with_sign(found, x)


_ASIN: Final = (
    (
        *(5.5579749017470502e-2, 5.4224464349245036e-2, 1.5268872539397656e-2),
        *(1.4106045900607047e-2, 2.2372961589651054e-2, 4.4642857881094775e-2),
    ),
    (
        *(-6.2027913464120114e-2, -1.1326992890324464e-2, 1.0493798473372081e-2),
        *(1.7339776384962050e-2, 3.0381912707941005e-2, 7.4999999991367292e-2),
    ),
)


@approximates(math.AcosOp, _HALVES)
def _acos(x: Value) -> Value:
    """Of what is near 1 twice the arc sine of a root, else what is left of pi/2."""
    zero, half = numbers(x, (0.0, 0.5))
    is_positive = compare("ogt", x, zero)
    below = select(is_positive, negate(x), x)
    is_middle = compare("ogt", below, number(x, -0.5625))
    half_pi = number(x, _HALF_PI[0]), number(x, _HALF_PI[1])
    # The product of both is pi/2, to more digits than one number has.
    middle = fused(*half_pi, math.AsinOp(below).result)
    root = math.SqrtOp(fused(half, below, half)).result
    near = multiply(number(x, 2.0), math.AsinOp(root).result)
    found = select(is_middle, middle, near)
    is_negative = both(compare("oge", x, number(x, -1.0)), compare("olt", x, zero))
    upper, lower = numbers(x, (2 * _HALF_PI[0], _HALF_PI[1]))
    return select(is_negative, fused(upper, lower, negate(found)), found)


_HALF_PI: Final = (9.3282184640716537e-1, 1.6839188885261840e0)


def _turned(x: Value) -> tuple[Value, Value]:
    """How many quarter turns there are in an angle, modulo four, and what is left.

    A quarter turn is three numbers, so that what is left has as many digits as the
    angle has: of one number there are none left in a million.
    """
    turns = math.FloorOp(multiply(x, number(x, 2 / pi))).result
    left = x
    for part in _QUARTER:
        left = fused(turns, number(x, -part), left)
    # What is in no integer has no place on the circle: infinity, no number, and what
    # differs from the next by many turns. It must still be counted.
    counted = compare("olt", magnitude(turns), number(x, 2.0**31))
    ty = integers(x, 32)
    count = arith.FPToSIOp(ty, select(counted, turns, number(x, 0.0)))
    return arith.AndIOp(count, number(ty, 3)).result, left


_QUARTER: Final = (1.5707963705062866, -4.371138828673793e-08, -1.7151245100058819e-15)
"""A quarter turn: the nearest number, and what is left of it, twice."""


def _sine_or_cosine(x: Value, *, sine: bool) -> Value:
    """An odd polynomial or an even one, by the quarter, and its sign."""
    one, less = numbers(x, (1.0, -1.0))
    quarter, left = _turned(x)
    ty = quarter.type
    at = [arith.CmpIOp("eq", quarter, number(ty, n)).result for n in range(4)]
    is_even = either(at[1], at[3]) if sine else either(at[0], at[2])
    last = arith.CmpIOp("sgt", quarter, number(ty, 1)).result
    is_negative = last if sine else either(at[1], at[2])
    square = multiply(left, left)
    base = select(is_even, one, left)
    coefficients = [
        select(is_even, number(x, even), number(x, odd))
        for even, odd in zip(_COSINE, _SINE, strict=True)
    ]
    found = multiply(base, horner(square, [*coefficients, one]))
    return select(is_negative, multiply(less, found), found)


_SINE: Final = (
    *(-2.50293279435709337121807038784027099609375e-8,),
    *(2.760012648650445044040679931640625e-6, -1.9842604524455964565277099609375e-4),
    *(8.333347737789154052734375e-3, -0.16666667163372039794921875),
)
_COSINE: Final = (
    *(-2.59630184018533327616751194000244140625e-7,),
    *(2.47562347794882953166961669921875e-5, -1.388833043165504932403564453125e-3),
    *(4.166664183139801025390625e-2, -0.5),
)


@approximates(math.SinOp)
def _sin(x: Value) -> Value:
    """The sine, of what is not too large."""
    return _sine_or_cosine(x, sine=True)


@approximates(math.CosOp)
def _cos(x: Value) -> Value:
    """The cosine, of what is not too large."""
    return _sine_or_cosine(x, sine=False)


ANGLES: Final[tuple[Pattern, ...]] = (_acos, _asin, _atan, _atan2, _cos, _sin)
