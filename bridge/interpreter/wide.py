"""Floats of the formats that are wider than a double, f80 and f128.

They are computed with exactly: a sum, a product or a quotient of two is the number
itself, which is rounded to the format afterwards, once.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from decimal import Context, Decimal
from fractions import Fraction
from typing import Final, Literal, cast

from bridge.interpreter.poison import is_poison, poison_of
from bridge.ir import floats
from bridge.ir.floats import F64_FORMAT, FORMATS, FloatFormat

Kind = Literal["number", "infinite", "nan"]
_PAYLOAD: Final = FORMATS["f128"].fraction
"""The bits of a payload, which begins with that which says whether it is quiet."""
_QUIET: Final = 1 << _PAYLOAD - 1
_DIGITS: Final = Context(prec=36, Emin=-(10**6), Emax=10**6)


def is_wide(fmt: FloatFormat) -> bool:
    """Whether no double holds the numbers of a format."""
    return fmt.fraction > F64_FORMAT.fraction


class Wide:
    """A number, exactly, whose zero has a sign; or an infinity, or a NaN.

    Python's operators are those of IEEE 754 without rounding. They take floats as well.
    """

    __slots__ = ("kind", "negative", "payload", "size")

    def __init__(
        self, negative: bool, size: Fraction, kind: Kind = "number", payload: int = 0
    ) -> None:
        self.negative = negative
        self.size = size
        self.kind = kind
        self.payload = payload

    @property
    def signed(self) -> Fraction:
        """The number with its sign."""
        return -self.size if self.negative else self.size

    def __float__(self) -> float:
        """The nearest double."""
        return floats.to_float(F64_FORMAT, nearest(F64_FORMAT, self))

    def __repr__(self) -> str:
        if self.kind != "number" or not self.size:
            return repr(float(self))
        top, bottom = self.signed.as_integer_ratio()
        return str(_DIGITS.divide(Decimal(top), Decimal(bottom)).normalize(_DIGITS))

    def __bool__(self) -> bool:
        return self.kind != "number" or self.size != 0

    def __neg__(self) -> Wide:
        return Wide(not self.negative, self.size, self.kind, self.payload)

    def __abs__(self) -> Wide:
        return Wide(False, self.size, self.kind, self.payload)

    def __add__(self, other: object) -> Wide:
        return _operate(self, other, _add, float.__add__)

    def __sub__(self, other: object) -> Wide:
        return _operate(self, other, lambda a, b: _add(a, -b), float.__sub__)

    def __mul__(self, other: object) -> Wide:
        return _operate(self, other, _multiply, float.__mul__)

    def __truediv__(self, other: object) -> Wide:
        return _operate(self, other, _divide, float.__truediv__)

    __radd__, __rmul__ = __add__, __mul__

    def __rsub__(self, other: object) -> Wide:
        return -self + other

    def __eq__(self, other: object) -> bool:
        return _compare(self, other, lambda a, b: a == b)

    def __ne__(self, other: object) -> bool:
        found = _compare(self, other, lambda a, b: a == b)
        return found if found is NotImplemented else not found

    def __lt__(self, other: object) -> bool:
        return _compare(self, other, lambda a, b: a < b)

    def __le__(self, other: object) -> bool:
        return _compare(self, other, lambda a, b: a <= b)

    def __gt__(self, other: object) -> bool:
        return _compare(self, other, lambda a, b: a > b)

    def __ge__(self, other: object) -> bool:
        return _compare(self, other, lambda a, b: a >= b)

    def __hash__(self) -> int:
        return hash((self.kind, self.signed))

    def __trunc__(self) -> int:
        return math.trunc(self.signed)

    def __floor__(self) -> int:
        return math.floor(self.signed)

    def __ceil__(self) -> int:
        return math.ceil(self.signed)

    def __round__(self) -> int:
        return round(self.signed)


_Order = tuple[int, Fraction]
_ZERO: Final = Fraction(0)
Unary = Callable[[float], float]
Binary = Callable[[float, float], float]


def _wide(value: object) -> Wide | None:
    """A value as one of these; nothing where it is no number, as poison is not."""
    if isinstance(value, Wide):
        return value
    if not isinstance(value, int | float):
        return None
    if isinstance(value, int):
        return Wide(value < 0, abs(Fraction(value)))
    negative = math.copysign(1.0, value) < 0
    if value != value:
        return Wide(negative, _ZERO, "nan", _QUIET)
    if math.isinf(value):
        return Wide(negative, _ZERO, "infinite")
    return Wide(negative, abs(Fraction(value)))


def _operate(
    one: Wide,
    other: object,
    exactly: Callable[[Wide, Wide], Wide],
    limit: Callable[[float, float], float],
) -> Wide:
    """An operation; where an operand is infinite, it is that of doubles like them."""
    second = _wide(other)
    if second is None:
        return cast("Wide", NotImplemented)
    for operand in (one, second):
        if operand.kind == "nan":
            return operand
    if one.kind == second.kind == "number":
        return exactly(one, second)
    found = _wide(limit(_like(one), _like(second)))
    assert found is not None
    return found


def _like(number: Wide) -> float:
    """Zero, one or infinity, with its sign."""
    size = math.inf if number.kind == "infinite" else float(number.size != 0)
    return -size if number.negative else size


def _add(a: Wide, b: Wide) -> Wide:
    total = a.signed + b.signed
    # Zeros keep a sign that both have; what cancels out is positive.
    negative = total < 0 if total else a.negative and b.negative
    return Wide(negative, abs(total))


def _multiply(a: Wide, b: Wide) -> Wide:
    return Wide(a.negative != b.negative, a.size * b.size)


def _divide(a: Wide, b: Wide) -> Wide:
    return Wide(a.negative != b.negative, a.size / b.size)


def _compare(one: Wide, other: object, test: Callable[[_Order, _Order], bool]) -> bool:
    second = _wide(other)
    if second is None:
        return cast("bool", NotImplemented)
    if "nan" in (one.kind, second.kind):
        return False
    return test(_order(one), _order(second))


def _order(number: Wide) -> _Order:
    if number.kind == "infinite":
        return (-1 if number.negative else 1), _ZERO
    return 0, number.signed


def of_bits(fmt: FloatFormat, bits: int) -> float:
    """The value of a pattern, with the payload of a NaN.

    To the type checker it is a float, whose operators it has.
    """
    sign, _, rest = fmt.split(bits)
    if floats.is_nan(fmt, bits):
        payload = (rest & (1 << fmt.fraction) - 1) << _PAYLOAD - fmt.fraction
        return cast("float", Wide(sign != 0, _ZERO, "nan", payload))
    if floats.is_infinite(fmt, bits):
        return cast("float", Wide(sign != 0, _ZERO, "infinite"))
    sign, significand, power = floats.decode(fmt, bits)
    return cast("float", Wide(sign != 0, _scaled(significand, power)))


def _scaled(size: int | Fraction, power: int) -> Fraction:
    return Fraction(size) * Fraction(1 << max(power, 0), 1 << max(-power, 0))


def bits_of(fmt: FloatFormat, value: object) -> int:
    """The pattern of a value that is in the format; the payload of a NaN is kept."""
    number = _wide(value)
    assert number is not None
    payload = number.payload >> _PAYLOAD - fmt.fraction
    if number.kind != "nan" or not payload:
        return nearest(fmt, number)
    quiet = 1 << fmt.fraction - 1
    return number.negative << fmt.sign_bit | fmt.nan & ~quiet | payload


def nearest(fmt: FloatFormat, value: object) -> int:
    """The pattern of a format nearest to a number, ties to even; of a NaN, its NaN."""
    return directed(fmt, value, "to_nearest_even")


def directed(fmt: FloatFormat, value: object, mode: str) -> int:
    """The pattern of a number in a format, rounded in a mode of IEEE 754.

    What is too large is infinite where it is rounded away from zero or to the nearest.
    """
    number = _wide(value)
    assert number is not None
    if number.kind != "number":
        size = math.inf if number.kind == "infinite" else math.nan
        return floats.from_float(fmt, -size if number.negative else size)
    power = max(exponent(number.size), fmt.lowest) - fmt.fraction
    units = _scaled(number.size, -power)
    whole = math.floor(units)
    away = _AWAY[mode](units - whole, bool(whole & 1), number.negative)
    _, significand, most = floats.decode(fmt, fmt.largest)
    is_over = _scaled(whole + away, power) > _scaled(significand, most)
    if is_over and not _AWAY[mode](_MOST, True, number.negative):
        return fmt.largest | number.negative << fmt.sign_bit
    return floats.encode(fmt, int(number.negative), whole + away, power)


_MOST: Final = Fraction(3, 4)
_HALF: Final = Fraction(1, 2)
_AWAY: Final[dict[str, Callable[[Fraction, bool, bool], bool]]] = {
    "to_nearest_even": lambda rest, odd, negative: (
        rest > _HALF or (rest == _HALF and odd)
    ),
    "to_nearest_away": lambda rest, odd, negative: rest >= _HALF,
    "downward": lambda rest, odd, negative: rest > 0 and negative,
    "upward": lambda rest, odd, negative: rest > 0 and not negative,
    "toward_zero": lambda rest, odd, negative: False,
}
"""Whether a number is rounded away from zero, given what is beyond a whole one."""


def exponent(size: Fraction) -> int:
    """The power of two of the leading bit of a number that is not negative."""
    top, bottom = size.as_integer_ratio()
    found = top.bit_length() - bottom.bit_length()
    return found - (size < _scaled(1, found)) if size else 0


def directed_sum(fmt: FloatFormat, mode: str) -> Binary:
    """A sum, rounded in a mode; what cancels out is -0 downward."""

    def total(one: Wide, other: Wide) -> Wide:
        found = one + other
        if mode == "downward" and not found:
            found = Wide(one.negative or other.negative, _ZERO)
        return found

    return _directed(fmt, mode, total)


def directed_difference(fmt: FloatFormat, mode: str) -> Binary:
    """A difference, rounded in a mode."""
    total = directed_sum(fmt, mode)
    return lambda a, b: total(a, -b)


def directed_product(fmt: FloatFormat, mode: str) -> Binary:
    """A product, rounded in a mode."""
    return _directed(fmt, mode, lambda one, other: one * other)


def directed_quotient(fmt: FloatFormat, mode: str) -> Binary:
    """A quotient, rounded in a mode; by zero it is infinite, or a NaN of zero."""

    def quotient(one: Wide, other: Wide) -> Wide:
        if other.kind != "number" or other.size:
            return one / other
        if one.kind == "nan":
            return one
        kind: Kind = "infinite" if one else "nan"
        return Wide(one.negative != other.negative, _ZERO, kind, _QUIET)

    return _directed(fmt, mode, quotient)


def _directed(
    fmt: FloatFormat, mode: str, exactly: Callable[[Wide, Wide], Wide]
) -> Binary:
    def run(a: float, b: float) -> float:
        one, other = _wide(a), _wide(b)
        if one is None or other is None:
            return poison_of(a, b)
        bits = directed(fmt, exactly(one, other), mode)
        if is_wide(fmt):
            return of_bits(fmt, bits)
        return floats.to_float(fmt, bits & (1 << fmt.width) - 1)

    return run


def rounding(fmt: FloatFormat) -> Unary:
    """Rounds a number, or a double, to a format, to nearest, ties to even."""
    return lambda x: x if is_poison(x) else of_bits(fmt, nearest(fmt, x))


def remainder(a: float, b: float) -> float:
    """Remainder of the quotient rounded towards zero, of finite numbers."""
    one, other = _wide(a), _wide(b)
    assert one is not None
    assert other is not None
    return cast("float", Wide(one.negative, one.size % other.size))


def copy_sign(a: float, b: float) -> float:
    """The first number with the sign of the second one."""
    negative = math.copysign(1.0, b) < 0
    return -abs(a) if negative else abs(a)


def power_of_two(power: int) -> float:
    """A power of two, exactly."""
    return cast("float", Wide(False, _scaled(1, power)))


def integral(fmt: FloatFormat, function: Callable[[float], int]) -> Unary:
    """Rounds to an integral value by a function, for finite numbers."""

    def run(x: float) -> float:
        return copy_sign(of_bits(fmt, nearest(fmt, function(x))), x)

    return run


def root(fmt: FloatFormat, *, reciprocal: bool = False) -> Unary:
    """The square root of a positive number, or its reciprocal."""

    def run(x: float) -> float:
        number = _wide(x)
        assert number is not None
        size = 1 / number.size if reciprocal else number.size
        # Twice the bits that are wanted, the rest in one that is not seen again.
        places = max(0, 2 * fmt.precision + 4 - exponent(size) // 2)
        scaled = size * (1 << 2 * places)
        found = math.isqrt(math.floor(scaled))
        units = 2 * found + (found * found != scaled)
        return of_bits(fmt, nearest(fmt, Wide(False, _scaled(units, -places - 1))))

    return run
