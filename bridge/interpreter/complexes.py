"""Complex numbers, whose parts are floats of a format: Python's `complex`.

Sums, differences, products and quotients round each step of their parts to the format,
as upstream lowers them. Functions are computed in double precision as C's Annex G has
them, and each part is rounded once more: to a few units in the last place of the
number's size.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

import numpy as np

from bridge.interpreter import floats, functions
from bridge.interpreter.poison import is_poison, poison_of
from bridge.ir.floats import FloatFormat

Meaning = Callable[..., object]
Exact = Callable[[complex], complex]
OfFormat = Callable[[FloatFormat], Meaning]


def _strict(function: Meaning) -> Meaning:
    """A function of numbers; of poison it gives poison."""

    def run(*values: object) -> object:
        if any(map(is_poison, values)):
            return poison_of(*values)
        return function(*values)

    return run


def _plain(function: Meaning) -> OfFormat:
    strict = _strict(function)
    return lambda fmt: strict


create: Final = _plain(complex)
"""The number of two parts."""
real: Final = _plain(lambda z: z.real)
imaginary: Final = _plain(lambda z: z.imag)
equal: Final = _plain(lambda a, b: -(a == b))
"""Whether both parts are equal, as an `i1`."""
not_equal: Final = _plain(lambda a, b: -(a != b))
conjugate: Final = _plain(lambda z: complex(z.real, -z.imag))


def negate(fmt: FloatFormat) -> Meaning:
    """Both parts with the other sign."""
    minus = floats.negate(fmt)
    return _strict(lambda z: complex(minus(z.real), minus(z.imag)))


def _by_parts(part: Callable[[FloatFormat], floats.Binary]) -> OfFormat:
    def of_format(fmt: FloatFormat) -> Meaning:
        run = part(fmt)
        return _strict(lambda a, b: complex(run(a.real, b.real), run(a.imag, b.imag)))

    return of_format


add: Final = _by_parts(floats.add)
subtract: Final = _by_parts(floats.subtract)


def multiply(fmt: FloatFormat) -> Meaning:
    """Product by the formula, without care for infinities."""
    plus, minus, times = floats.add(fmt), floats.subtract(fmt), floats.multiply(fmt)

    def run(a: complex, b: complex) -> complex:
        return complex(
            minus(times(a.real, b.real), times(a.imag, b.imag)),
            plus(times(a.imag, b.real), times(a.real, b.imag)),
        )

    return _strict(run)


def divide(fmt: FloatFormat) -> Meaning:
    """Quotient by Smith's method, with the infinities and zeros of C's Annex G."""
    plus, minus = floats.add(fmt), floats.subtract(fmt)
    times, over = floats.multiply(fmt), floats.divide(fmt)

    def smith(a: complex, large: float, small: float) -> tuple[float, float]:
        """The quotient's parts before signs: by `large + small i`."""
        ratio = over(small, large)
        below = plus(large, times(ratio, small))
        return (
            over(plus(a.real, times(a.imag, ratio)), below),
            over(minus(a.imag, times(a.real, ratio)), below),
        )

    def run(a: complex, b: complex) -> complex:
        if abs(b.real) < abs(b.imag):
            ratio = over(b.real, b.imag)
            below = plus(b.imag, times(ratio, b.real))
            x = over(plus(times(a.real, ratio), a.imag), below)
            y = over(minus(times(a.imag, ratio), a.real), below)
        else:
            x, y = smith(a, b.real, b.imag)
        return _recovered(a, b) if x != x and y != y else complex(x, y)

    return _strict(run)


def _recovered(a: complex, b: complex) -> complex:
    """A quotient whose parts both came out as NaN: Annex G, G.5.1."""
    finite_a, finite_b = _is_finite(a), _is_finite(b)
    if b == 0 and (a.real == a.real or a.imag == a.imag):
        size = math.copysign(math.inf, b.real)
        return complex(size * a.real, size * a.imag)
    if not finite_a and finite_b and (math.isinf(a.real) or math.isinf(a.imag)):
        return _turned(_unit(a), b, math.inf)
    if finite_a and (math.isinf(b.real) or math.isinf(b.imag)):
        return _turned(a, _unit(b), 0.0)
    return complex(math.nan, math.nan)


def _is_finite(z: complex) -> bool:
    return math.isfinite(z.real) and math.isfinite(z.imag)


def _unit(z: complex) -> complex:
    """Infinite parts as ones, the others as zeros, with their signs."""
    parts = [math.copysign(float(math.isinf(x)), x) for x in (z.real, z.imag)]
    return complex(*parts)


def _turned(a: complex, b: complex, size: float) -> complex:
    """`a` times the conjugate of `b`, by a factor."""
    x = a.real * b.real + a.imag * b.imag
    y = a.imag * b.real - a.real * b.imag
    return complex(size * x, size * y)


def _rounded(function: Callable[..., complex]) -> OfFormat:
    """A function in double precision, its result's parts rounded to the format."""

    def of_format(fmt: FloatFormat) -> Meaning:
        fit = floats.rounding(fmt)

        def run(*values: object) -> object:
            with np.errstate(all="ignore"):
                found = complex(function(*values))
            return complex(fit(found.real), fit(found.imag))

        return _strict(run)

    return of_format


def by_name(name: str) -> OfFormat:
    """A function of numpy, which has C's special values."""
    function = getattr(np, name)
    return _rounded(lambda z: function(np.complex128(z)))


def absolute(fmt: FloatFormat) -> Meaning:
    """The distance from zero."""
    fit = floats.rounding(fmt)
    return _strict(lambda z: fit(_size(z)))


def _size(z: complex) -> float:
    return math.hypot(z.real, z.imag)


def angle(fmt: FloatFormat) -> Meaning:
    """The argument of a number."""
    turn = functions.arc_tangent(fmt)
    return _strict(lambda z: turn(z.imag, z.real))


def _sign(z: complex) -> complex:
    return z if z == 0 else np.complex128(z) / np.float64(_size(z))


def _log1p(z: complex) -> complex:
    if _size(z) < 0.5:
        size = math.log1p(z.real * (2 + z.real) + z.imag * z.imag) / 2
        return complex(size, math.atan2(z.imag, 1 + z.real))
    return complex(np.log(np.complex128(complex(1 + z.real, z.imag))))


def _arc_tangent(y: complex, x: complex) -> complex:
    wide_y, wide_x = np.complex128(y), np.complex128(x)
    root = np.sqrt(wide_x * wide_x + wide_y * wide_y)
    angle = complex(-1j * np.log((wide_x + 1j * wide_y) / root))
    if x == 0:
        return angle
    # The logarithm of what is almost 1 has lost its digits; of the quotient it has not.
    quotient = wide_y / wide_x
    a, b = float(quotient.real), float(quotient.imag)
    near = a * a + (1 - b) * (1 - b)
    if not (near > 0 and math.isfinite(near) and math.isfinite(b)):
        return angle
    return complex(angle.real, math.log1p(4 * b / near) / 4)


def _power(a: complex, b: complex) -> complex:
    """Upstream's: zero to the power of zero is 1, of another with no sign 0."""
    if b == 0:
        return complex(1.0, 0.0)
    if a == 0 and b.imag == 0 and b.real >= 0:
        return 0j
    return complex(np.power(np.complex128(a), np.complex128(b)))


sign: Final = _rounded(_sign)
log1p: Final = _rounded(_log1p)
arc_tangent: Final = _rounded(_arc_tangent)
power: Final = _rounded(_power)
integer_power: Final = _rounded(lambda z, n: _power(z, complex(float(n))))
reciprocal_root: Final = _rounded(
    lambda z: np.complex128(1) / np.sqrt(np.complex128(z))
)
