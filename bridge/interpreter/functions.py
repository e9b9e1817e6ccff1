"""Mathematical functions of floats.

Square roots, `fma` and what rounds to integral values are exact but for one rounding.
The others are those of the C library in double precision, rounded once more to the
format: in f64 they are as accurate as that library, in narrower formats at most a hair
more than half a unit in the last place away. Of formats wider than a double they are
refused. The NaN of an operand is handed on.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Final

from bridge.errors import Unsupported
from bridge.interpreter import wide
from bridge.interpreter.floats import is_finite as is_number
from bridge.interpreter.floats import least_normal, of_bits, rounding
from bridge.interpreter.poison import is_poison, poison_of
from bridge.ir.floats import FloatFormat, encode

Unary = Callable[[float], float]
Binary = Callable[[float, float], float]
Ternary = Callable[[float, float, float], float]
OfFormat = Callable[[FloatFormat], Callable[..., object]]

_POLES: Final[Mapping[str, Mapping[float, float]]] = {
    "log": {0.0: -math.inf},
    "log2": {0.0: -math.inf},
    "log10": {0.0: -math.inf},
    "log1p": {-1.0: -math.inf},
    "atanh": {1.0: math.inf, -1.0: -math.inf},
}
_ROUNDED: Final[Mapping[str, Callable[[float], int]]] = {
    "floor": math.floor,
    "ceil": math.ceil,
    "trunc": math.trunc,
    "round": lambda x: math.trunc(x) + _half(x),
    "roundeven": round,
}


def _half(x: float) -> int:
    """What is added to a truncated number to round it, halves away from zero."""
    if abs(x - math.trunc(x)) < 0.5:
        return 0
    return 1 if x > 0 else -1


def by_name(name: str) -> Callable[[FloatFormat], Unary]:
    """A function of Python's `math`, total as in C: NaN outside its domain."""
    poles = _POLES.get(name, {})

    def of_format(fmt: FloatFormat) -> Unary:
        fit, function = rounding(fmt), _function(name, fmt)

        def run(x: float) -> float:
            if is_poison(x) or x != x:
                return x
            try:
                return fit(function(x))
            except ValueError:
                return fit(poles.get(x, math.nan))
            except OverflowError:
                return fit(math.copysign(math.inf, x) if name == "sinh" else math.inf)

        return run

    return of_format


def _function(name: str, fmt: FloatFormat) -> Unary:
    if not wide.is_wide(fmt):
        found: Unary = getattr(math, name)
        return found
    if name != "sqrt":
        raise Unsupported(f"{name} of {fmt.name} is not interpreted")
    return _root(fmt)


def _root(fmt: FloatFormat) -> Unary:
    """The square root in a wide format, as C has it of what is not positive."""
    root = wide.root(fmt)

    def run(x: float) -> float:
        if x < 0:
            raise ValueError(x)
        return root(x) if x and is_number(x) else x

    return run


def integral(name: str) -> Callable[[FloatFormat], Unary]:
    """Rounds to an integral value, whose zero has the sign of the operand."""
    function = _ROUNDED[name]

    def of_format(fmt: FloatFormat) -> Unary:
        fit = rounding(fmt)
        whole = wide.integral(fmt, function) if wide.is_wide(fmt) else None

        def run(x: float) -> float:
            if is_poison(x) or not is_number(x):
                return x
            if whole is not None:
                return whole(x)
            return fit(math.copysign(float(function(x)), x))

        return run

    return of_format


def exponent(fmt: FloatFormat) -> Unary:
    """The exponent of a number, as C's `logb`: infinite of zeros, less than nothing."""
    fit = rounding(fmt)

    def run(x: float) -> float:
        if is_poison(x) or x != x:
            return x
        if x == 0 or not is_number(x):
            return fit(-math.inf if x == 0 else math.inf)
        if isinstance(x, wide.Wide):
            return fit(float(wide.exponent(x.size)))
        return fit(float(math.frexp(x)[1] - 1))

    return run


def absolute(fmt: FloatFormat) -> Unary:
    """The number without its sign, a NaN as well."""
    return abs


def reciprocal_root(fmt: FloatFormat) -> Unary:
    """The reciprocal of the square root; infinite of zeros, with their sign."""
    fit = rounding(fmt)
    root = wide.root(fmt, reciprocal=True) if wide.is_wide(fmt) else _over_root

    def run(x: float) -> float:
        if is_poison(x) or x != x:
            return x
        if x == 0:
            return fit(math.copysign(math.inf, x))
        if x < 0:
            return fit(math.nan)
        return fit(root(x) if is_number(x) else 0.0)

    return run


def _over_root(x: float) -> float:
    return 1 / math.sqrt(x)


def sine_and_cosine(fmt: FloatFormat) -> Callable[[float], tuple[float, float]]:
    """Both."""
    sine, cosine = by_name("sin")(fmt), by_name("cos")(fmt)
    return lambda x: (sine(x), cosine(x))


def _binary(
    function: Binary, exactly: Binary | None = None
) -> Callable[[FloatFormat], Binary]:
    """A function of doubles, and that of wide numbers, where it is exact."""

    def of_format(fmt: FloatFormat) -> Binary:
        fit = rounding(fmt)
        if wide.is_wide(fmt):
            return _of_wide(fmt, exactly)

        def run(a: float, b: float) -> float:
            if is_poison(a) or is_poison(b):
                return poison_of(a, b)
            return fit(function(a, b))

        return run

    return of_format


def _of_wide(fmt: FloatFormat, function: Binary | None) -> Binary:
    if function is None:
        raise Unsupported(f"this function of {fmt.name} is not interpreted")

    def run(a: float, b: float) -> float:
        return poison_of(a, b) if is_poison(a) or is_poison(b) else function(a, b)

    return run


def _power(a: float, b: float) -> float:
    """C's `pow`."""
    odd = math.isfinite(b) and b % 2 in (1.0, -1.0)
    try:
        return math.pow(a, b)
    except ValueError:
        if a != 0:
            return math.nan
    except OverflowError:
        pass
    return math.copysign(math.inf, a) if odd else math.inf


def _integer_power(a: float, n: float) -> float:
    """A float to the power of an integer, whose parity is exact."""
    size = _power(abs(a), float(n))
    return math.copysign(size, a) if int(n) & 1 else size


power: Final = _binary(_power)
"""The first number to the power of the second one."""
integer_power: Final = _binary(_integer_power)
arc_tangent: Final = _binary(math.atan2)
"""The angle of a point, given its y and its x."""
copy_sign: Final = _binary(math.copysign, wide.copy_sign)
"""The first number with the sign of the second one."""


def fused(fmt: FloatFormat) -> Ternary:
    """Product and sum, rounded once."""
    if wide.is_wide(fmt):
        fit = rounding(fmt)
        return lambda a, b, c: fit(a * b + c)

    def run(a: float, b: float, c: float) -> float:
        if is_poison(a) or is_poison(b) or is_poison(c):
            return poison_of(a, b, c)
        if not (math.isfinite(a) and math.isfinite(b)):
            return a * b + c
        if not math.isfinite(c):
            return c
        exact = Fraction(a) * Fraction(b) + Fraction(c)
        if exact == 0:
            return a * b + c if a == 0 or b == 0 else 0.0
        places = exact.denominator.bit_length() - 1
        bits = encode(fmt, int(exact < 0), abs(exact.numerator), -places)
        return of_bits(fmt, bits)

    return run


def _tests(test: Callable[[FloatFormat, float], bool]) -> OfFormat:
    def of_format(fmt: FloatFormat) -> Callable[[float], int]:
        return lambda x: poison_of(x) if is_poison(x) else -test(fmt, x)

    return of_format


is_nan: Final = _tests(lambda fmt, x: x != x)
is_infinite: Final = _tests(lambda fmt, x: x == x and not is_number(x))
is_finite: Final = _tests(lambda fmt, x: is_number(x))
is_normal: Final = _tests(lambda fmt, x: is_number(x) and abs(x) >= least_normal(fmt))
