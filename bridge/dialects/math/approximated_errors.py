"""The error function, and what is left of 1, approximated."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from math import inf
from typing import Final, NamedTuple

from bridge.dialects import arith, math
from bridge.dialects.arith.values import (
    add,
    compare,
    divide,
    multiply,
    negate,
    number,
    select,
    subtract,
)
from bridge.dialects.math.polynomials import approximates, horner, horner_by, numbers
from bridge.dialects.math.values import fused, magnitude
from bridge.ir.core import Value
from bridge.ir.types import F16, F32
from bridge.rewrite.patterns import Pattern


class _Interval(NamedTuple):
    """Up to a bound the function is an offset and the quotient of two polynomials.

    Coefficients begin with that of the lowest power.
    """

    bound: float
    offset: float
    upper: Sequence[float]
    lower: Sequence[float]


_ERF: Final = (
    _Interval(
        bound=0.8,
        offset=0.0,
        upper=(
            *(0.0, 1.12837916222975858, -0.52301856298800647, 0.209741709609267072),
            0.0258146801602987875,
        ),
        lower=(
            *(1.0, -0.4635138185962547255, 0.5192301327279782447),
            *(-0.1318089722204810087, 0.07397964654672315005),
        ),
    ),
    _Interval(
        bound=2.0,
        offset=0.0,
        upper=(
            *(0.0, 1.1275068781678914, -0.364721408487825775, 0.118407396425136952),
            0.0370645533056476558,
        ),
        lower=(
            *(1.0, -0.327607011824493086, 0.448369090658821977),
            *(-0.088346262120785793, 0.0572442770283176093),
        ),
    ),
    _Interval(
        bound=3.75,
        offset=1.0,
        upper=(
            *(-3.30093071049483172e-03, 3.51961938357697011e-03),
            *(-1.41373622814988039e-03, 2.53447094961941348e-04),
            -1.71048029455037401e-05,
        ),
        lower=(
            *(1.0, -2.06069165953913769, 1.62705939945477759),
            *(-0.583389859211130017, 0.082190893985664093),
        ),
    ),
)


@approximates(math.ErfOp, (F32, F16))
def _erf(x: Value) -> Value:
    """A rational function for each of three intervals, then 1; the function is odd."""
    zero, one = numbers(x, (0.0, 1.0))
    is_negative = compare("olt", x, zero)
    size = select(is_negative, negate(x), x)
    offset, rows = number(x, _ERF[0].offset), _coefficients(x, _ERF[0])
    for before, after in itertools.pairwise(_ERF):
        is_before = compare("olt", size, number(x, before.bound))
        rows = [
            [select(is_before, *both) for both in zip(row, other, strict=True)]
            for row, other in zip(rows, _coefficients(x, after), strict=True)
        ]
        offset = select(is_before, offset, number(x, after.offset))
    is_inside = compare("ult", size, number(x, _ERF[-1].bound))
    upper, lower = [horner(size, column[::-1]) for column in zip(*rows, strict=True)]
    found = select(is_inside, add(offset, divide(upper, lower)), one)
    return select(is_negative, negate(found), found)


def _coefficients(x: Value, interval: _Interval) -> list[list[Value]]:
    """For each power the coefficient above and below."""
    rows = zip(interval.upper, interval.lower, strict=True)
    return [numbers(x, row) for row in rows]


@approximates(math.ErfcOp)
def _erfc(x: Value) -> Value:
    """Shepherd and Laframboise's: `(1 + 2a) * exp(a * a) * erfc(a)` is a polynomial.

    It is one in `(a - 2) / (a + 2)` for a the magnitude. What quotients and squares
    have lost by rounding is computed, and added.
    """
    a, one, two, half = magnitude(x), *numbers(x, (1.0, 2.0, 0.5))
    q = _place(a)
    p = horner_by(q, numbers(x, _ERFC))
    inverse = divide(one, fused(two, a, one))
    q = fused(p, inverse, inverse)
    lost = fused(q, negate(a), half)
    scaled = fused(fused(lost, two, subtract(p, q)), inverse, q)
    square = multiply(a, a)
    power = math.ExpOp(negate(square)).result
    lost = fused(negate(a), a, square)
    product = multiply(multiply(scaled, power), lost)
    return _of_sign(x, a, fused(scaled, power, product))


def _place(a: Value) -> Value:
    """`(a - 2) / (a + 2)`, with what is lost by rounding it."""
    one, less, two, four = numbers(a, (1.0, -2.0, 2.0, -4.0))
    inverse = divide(one, add(a, two))
    q = fused(four, inverse, one)
    lost = fused(add(q, one), less, a)
    return fused(inverse, fused(negate(a), q, lost), q)


def _of_sign(x: Value, a: Value, found: Value) -> Value:
    """Nothing of what is large, no number of what is none, and `2 - erfc(-x)`."""
    is_finite = compare("olt", a, number(x, inf))
    true = number(is_finite, 1)
    is_other = arith.XOrIOp(is_finite, true).result
    found = select(is_other, add(x, x), found)
    is_large = compare("ogt", a, number(x, 10.0546875))
    found = select(is_large, number(x, 0.0), found)
    is_negative = compare("olt", x, number(x, 0.0))
    return select(is_negative, subtract(number(x, 2.0), found), found)


_ERFC: Final = (
    *(-4.01139259e-4, -1.23075210e-3, 1.31355342e-3, 8.63227434e-3, -8.05991981e-3),
    *(-5.42046614e-2, 1.64055392e-1, -1.66031361e-1, -9.27639827e-2, 2.76978403e-1),
)


ERRORS: Final[tuple[Pattern, ...]] = (_erf, _erfc)
