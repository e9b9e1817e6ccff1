"""The float formats of upstream: their layout, their values and their text.

All arithmetic here is on Python's integers and therefore exact; each conversion
rounds once, to nearest, ties to even.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal

from bridge.later import deferred
from bridge.records import Record

if TYPE_CHECKING:
    import numpy as np
else:
    np = deferred("numpy")
ml_dtypes = deferred("ml_dtypes")

Specials = Literal["ieee", "nan", "none"]
"""Which values that are not numbers a format has: infinities and NaNs, NaN, or none."""


class FloatFormat(Record):
    """The layout of a float format, lowest bits first: fraction, exponent, sign.

    `bias` is what the exponent field exceeds the exponent by. `explicit` formats store
    the integer bit above the fraction (f80). `dtype` names numpy's or ml_dtypes' type
    of the same layout, where there is one.

    Patterns are integers. Those of a format without a sign hold the sign of a scalar
    one bit above the format: upstream keeps it as well, and drops it in arrays.
    """

    name: str
    width: int
    fraction: int
    exponent: int
    bias: int
    specials: Specials = "ieee"
    dtype: str | None = None
    negative_zero: bool = True
    signed: bool = True
    zero: bool = True
    explicit: bool = False

    __slots__ = (
        "exponent_at",
        "exponent_mask",
        "infinity",
        "largest",
        "lowest",
        "nan",
        "precision",
        "sign_bit",
    )

    if TYPE_CHECKING:
        sign_bit: int = 0
        """The position of the sign."""
        precision: int = 0
        """Significant bits, the leading one included."""
        exponent_at: int = 0
        """The position of the exponent's field."""
        exponent_mask: int = 0
        """All ones in the exponent's field, moved to the right end."""
        lowest: int = 0
        """The exponent of the smallest normal number."""
        nan: int = 0
        """The pattern a conversion gives for what is no number, the sign aside."""
        infinity: int = 0
        """The pattern of infinity, or of what a conversion gives in its place."""
        largest: int = 0
        """The pattern of the largest number."""

    # There is one of each format, and all that is asked is which one it is.
    __eq__ = object.__eq__
    __hash__ = object.__hash__

    def __init__(self, *given: object, **named: object) -> None:
        super().__init__(*given, **named)

        def derive(name: str, value: int) -> None:
            object.__setattr__(self, name, value)

        derive("sign_bit", self.width - 1 if self.signed else self.width)
        derive("precision", self.fraction + 1)
        derive("exponent_at", self.fraction + self.explicit)
        derive("exponent_mask", (1 << self.exponent) - 1)
        derive("lowest", 1 - self.bias if self.zero else -self.bias)
        derive("nan", self._nan())
        derive("largest", self._largest())
        derive("infinity", self._infinity())

    def _nan(self) -> int:
        if self.specials == "ieee":
            quiet = 1 << self.fraction - 1 | self.explicit << self.fraction
            return self.exponent_mask << self.exponent_at | quiet
        if not self.negative_zero:
            return 1 << self.sign_bit
        return (1 << self.sign_bit) - 1

    def _largest(self) -> int:
        top = (1 << self.sign_bit) - 1
        if self.specials == "ieee":
            return top - (1 << self.exponent_at)
        return top - (self.specials == "nan" and self.negative_zero)

    def _infinity(self) -> int:
        if self.specials == "ieee":
            ones = self.exponent_mask << self.exponent_at
            return ones | self.explicit << self.fraction
        return self.nan if self.specials == "nan" else self.largest

    def split(self, bits: int) -> tuple[int, int, int]:
        """Sign, exponent field and the rest of a pattern."""
        rest = bits & ((1 << self.exponent_at) - 1)
        return (
            bits >> self.sign_bit,
            bits >> self.exponent_at & self.exponent_mask,
            rest,
        )


_ROWS: Final = (
    FloatFormat("f4E2M1FN", 4, 1, 2, 1, "none", "float4_e2m1fn"),
    FloatFormat("f6E2M3FN", 6, 3, 2, 1, "none", "float6_e2m3fn"),
    FloatFormat("f6E3M2FN", 6, 2, 3, 3, "none", "float6_e3m2fn"),
    FloatFormat("f8E5M2", 8, 2, 5, 15, "ieee", "float8_e5m2"),
    FloatFormat("f8E4M3", 8, 3, 4, 7, "ieee", "float8_e4m3"),
    FloatFormat("f8E4M3FN", 8, 3, 4, 7, "nan", "float8_e4m3fn"),
    FloatFormat("f8E5M2FNUZ", 8, 2, 5, 16, "nan", "float8_e5m2fnuz", False),
    FloatFormat("f8E4M3FNUZ", 8, 3, 4, 8, "nan", "float8_e4m3fnuz", False),
    FloatFormat("f8E4M3B11FNUZ", 8, 3, 4, 11, "nan", "float8_e4m3b11fnuz", False),
    FloatFormat("f8E3M4", 8, 4, 3, 3, "ieee", "float8_e3m4"),
    FloatFormat(
        "f8E8M0FNU", 8, 0, 8, 127, "nan", "float8_e8m0fnu", signed=False, zero=False
    ),
    FloatFormat("f8E5M3FNU", 8, 3, 5, 15, "nan", signed=False),
    FloatFormat("bf16", 16, 7, 8, 127, "ieee", "bfloat16"),
    FloatFormat("f16", 16, 10, 5, 15, "ieee", "float16"),
    FloatFormat("tf32", 19, 10, 8, 127),
    FloatFormat("f32", 32, 23, 8, 127, "ieee", "float32"),
    FloatFormat("f64", 64, 52, 11, 1023, "ieee", "float64"),
    FloatFormat("f80", 80, 63, 15, 16383, explicit=True),
    FloatFormat("f128", 128, 112, 15, 16383),
)

FORMATS: Final = {row.name: row for row in _ROWS}
"""Every format by its keyword."""

F64_FORMAT: Final = FORMATS["f64"]


def dtype_of(fmt: FloatFormat) -> np.dtype | None:
    """numpy's type of a format, with ml_dtypes' where numpy has none."""
    if fmt.dtype is None:
        return None
    if hasattr(np, fmt.dtype):
        return np.dtype(fmt.dtype)
    found: np.dtype = np.dtype(getattr(ml_dtypes, fmt.dtype))
    return found


def is_nan(fmt: FloatFormat, bits: int) -> bool:
    """Whether a pattern is no number at all."""
    if fmt.specials == "none":
        return False
    if fmt.specials == "nan":
        return bits & ((1 << fmt.width) - 1) in (fmt.nan, fmt.nan | 1 << fmt.sign_bit)
    _, exponent, rest = fmt.split(bits)
    if fmt.explicit:
        whole = rest >> fmt.fraction
        return (exponent == fmt.exponent_mask and rest != 1 << fmt.fraction) or (
            0 < exponent < fmt.exponent_mask and not whole
        )
    return exponent == fmt.exponent_mask and rest != 0


def is_infinite(fmt: FloatFormat, bits: int) -> bool:
    """Whether a pattern is an infinity of either sign."""
    return fmt.specials == "ieee" and bits & ~(1 << fmt.sign_bit) == fmt.infinity


def canonical(fmt: FloatFormat, bits: int) -> int:
    """The pattern that upstream prints for one it reads: f80 has several a value."""
    if not fmt.explicit:
        return bits
    sign, exponent, rest = fmt.split(bits)
    if is_nan(fmt, bits):
        exponent = fmt.exponent_mask
    elif exponent == 0 and rest >> fmt.fraction:
        exponent = 1
    return sign << fmt.sign_bit | exponent << fmt.exponent_at | rest


def decode(fmt: FloatFormat, bits: int) -> tuple[int, int, int]:
    """The sign, significand and power of two of a number: ±significand · 2^power.

    The pattern must be a number: neither infinite nor NaN.
    """
    sign, exponent, rest = fmt.split(bits)
    if not fmt.zero:
        return sign, 1, exponent - fmt.bias
    if exponent == 0:
        return sign, rest, fmt.lowest - fmt.fraction
    if not fmt.explicit:
        rest |= 1 << fmt.fraction
    return sign, rest, exponent - fmt.bias - fmt.fraction


def to_float(fmt: FloatFormat, bits: int) -> float:
    """The nearest double of a pattern; exact but for f80 and f128."""
    sign, _, _ = fmt.split(bits)
    if is_nan(fmt, bits):
        return -math.nan if sign else math.nan
    if is_infinite(fmt, bits):
        return -math.inf if sign else math.inf
    sign, significand, power = decode(fmt, bits)
    if fmt.fraction > F64_FORMAT.fraction:
        value = _double(encode(F64_FORMAT, 0, significand, power))
    else:
        value = math.ldexp(significand, power)
    return -value if sign else value


def _double(bits: int) -> float:
    """The double of a pattern of f64 without a sign."""
    if bits == F64_FORMAT.infinity:
        return math.inf
    _, significand, power = decode(F64_FORMAT, bits)
    return math.ldexp(significand, power)


def from_float(fmt: FloatFormat, value: float) -> int:
    """The pattern of the number nearest to a double."""
    sign = int(math.copysign(1.0, value) < 0)
    if math.isnan(value):
        return _signed(fmt, sign, fmt.nan)
    if math.isinf(value):
        return _signed(fmt, sign, fmt.infinity)
    fraction, power = math.frexp(abs(value))
    return encode(fmt, sign, int(math.ldexp(fraction, 53)), power - 53)


def _signed(fmt: FloatFormat, sign: int, bits: int) -> int:
    if not sign or (not fmt.negative_zero and bits in (0, fmt.nan)):
        return bits
    if not fmt.signed and bits == fmt.nan:
        return bits
    return bits | sign << fmt.sign_bit


def encode(fmt: FloatFormat, sign: int, significand: int, power: int) -> int:
    """The pattern nearest to ±significand · 2^power, ties to even.

    What is too large becomes infinite, NaN where a format has that only, or the largest
    number where it has neither.
    """
    top = max(significand.bit_length() - 1 + power, fmt.lowest)
    shift = power - (top - fmt.fraction)
    rounded = significand << shift if shift >= 0 else _round(significand, -shift)
    if rounded == 0 and not fmt.zero:
        return 0
    return _signed(fmt, sign, _packed(fmt, rounded, top))


def _round(significand: int, locations: int) -> int:
    """A significand without its lowest bits, rounded to nearest, ties to even."""
    whole = significand >> locations
    rest = significand - (whole << locations)
    half = 1 << locations - 1
    return whole + (rest > half or (rest == half and whole & 1))


def _packed(fmt: FloatFormat, significand: int, top: int) -> int:
    """The pattern of a rounded significand whose leading bit stands for 2^top."""
    if significand >> fmt.precision:
        significand >>= 1
        top += 1
    if not fmt.zero:
        bits = top + fmt.bias if significand else 0
    elif significand >> fmt.fraction:
        rest = significand if fmt.explicit else significand - (1 << fmt.fraction)
        bits = (top + fmt.bias << fmt.exponent_at) + rest
    else:
        bits = significand
    return bits if bits <= fmt.largest else fmt.infinity


def from_decimal(fmt: FloatFormat, sign: int, digits: int, power: int) -> int:
    """The pattern nearest to ±digits · 10^power, ties to even."""
    if power >= 0 or digits == 0:
        return encode(fmt, sign, digits * 10 ** max(power, 0), 0)
    # Enough bits of the quotient, and one more that says whether it came out even.
    divisor = 10**-power
    shift = max(0, fmt.precision + 3 + divisor.bit_length() - digits.bit_length())
    quotient, rest = divmod(digits << shift, divisor)
    return encode(fmt, sign, quotient << 1 | (rest != 0), -shift - 1)


def from_literal(fmt: FloatFormat, literal: str) -> int:
    """The pattern of a float literal, by way of a double as upstream reads it."""
    return from_float(fmt, float(literal))


@lru_cache(maxsize=1 << 16)
def format_float(fmt: FloatFormat, bits: int) -> str:
    """The text of a pattern, as upstream prints it.

    Six digits if they round-trip, else as many as the format may need, else
    (and for what is no number) the pattern in hexadecimal.
    """
    if is_nan(fmt, bits) or is_infinite(fmt, bits):
        return hex_literal(fmt, bits)
    sign, significand, power = decode(fmt, bits)
    whole, tens = _expand(significand, power)
    digits, exponent = _shorten(whole, tens, 6)
    if _gives_back(fmt, bits, digits, exponent):
        return "-" * sign + _scientific(digits, exponent)
    precision = 2 + fmt.precision * 59 // 196
    digits, exponent = _shorten(whole, tens, precision)
    text = _plain(digits, exponent, precision)
    return "-" * sign + text if "." in text else hex_literal(fmt, bits)


def _gives_back(fmt: FloatFormat, bits: int, digits: int, exponent: int) -> bool:
    """Whether a decimal number is read as a pattern again, the sign aside.

    Mostly the distance, in doubles, decides.
    """
    sign, significand, power = decode(fmt, bits)
    if fmt.fraction <= F64_FORMAT.fraction:
        found = float(f"{digits}e{exponent}")
        distance = abs(found - math.ldexp(significand, power))
        if fmt is F64_FORMAT:
            return distance == 0
        unit = math.ldexp(1.0, power)
        if distance < unit / 4 or distance > unit:
            return distance < unit
    return from_decimal(fmt, sign, digits, exponent) == bits


def hex_literal(fmt: FloatFormat, bits: int) -> str:
    """The pattern in hexadecimal, with all the digits of its width."""
    return f"0x{bits & ((1 << fmt.width) - 1):0{(fmt.width + 3) // 4}X}"


@lru_cache(maxsize=1 << 12)
def _power_of(base: int, exponent: int) -> int:
    power: int = base**exponent
    return power


def _expand(significand: int, power: int) -> tuple[int, int]:
    """A number as whole · 10^tens, exactly."""
    if significand == 0:
        return 0, 0
    zeros = (significand & -significand).bit_length() - 1
    significand >>= zeros
    power += zeros
    if power >= 0:
        return significand << power, 0
    return significand * _power_of(5, -power), power


def _shorten(whole: int, tens: int, precision: int) -> tuple[int, int]:
    """A number as digits · 10^exponent with at most so many digits, as APFloat rounds.

    It first truncates to about the digits wanted, counted in bits, and then rounds half
    up what is left: where the truncation leaves exactly the digits wanted, nothing is
    rounded. 0.7 is printed as 0.69999999999999996 for that reason.
    """
    surplus = whole.bit_length() - (precision * 196 + 58) // 59
    dropped = surplus * 59 // 196 if surplus > 0 else 0
    if dropped:
        whole //= _power_of(10, dropped)
    return _half_up(whole, tens + dropped, precision) if whole else (0, 0)


def _half_up(digits: int, exponent: int, precision: int) -> tuple[int, int]:
    text = str(digits)
    surplus = len(text.rstrip("0")) - precision
    if surplus > 0:
        kept = int(text[:precision]) + (text[precision] >= "5")
        exponent += len(text) - precision
        text = str(kept)
    stripped = text.rstrip("0")
    return int(stripped), exponent + len(text) - len(stripped)


def _scientific(digits: int, exponent: int) -> str:
    """`1.500000e+00`: six decimals, the last zero unless carried into."""
    text = str(digits)
    exponent = exponent + len(text) - 1 if digits else 0
    sign = "-" if exponent < 0 else "+"
    return f"{text[0]}.{text[1:]:0<6}e{sign}{abs(exponent):02}"


def _plain(digits: int, exponent: int, precision: int) -> str:
    """The digits with a point, or with an exponent where they would need padding."""
    text = str(digits)
    first = exponent + len(text) - 1
    if exponent >= 0:
        if exponent > 3 or len(text) + exponent > precision:
            return _exponential(text, first)
        return text + "0" * exponent
    if first >= 0:
        return f"{text[: first + 1]}.{text[first + 1 :]}"
    if -first > 3:
        return _exponential(text, first)
    return f"0.{'0' * (-first - 1)}{text}"


def _exponential(text: str, exponent: int) -> str:
    return f"{text[0]}.{text[1:] or '0'}E{'-' if exponent < 0 else '+'}{abs(exponent)}"
