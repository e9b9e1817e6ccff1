"""Large literals at once: what is regular, by numpy; everything else is left alone.

A function here returns None for what is not surely right: the token grammar then reads
the text again, and emits the diagnostics.
"""

from __future__ import annotations

import json
from math import prod
from typing import TYPE_CHECKING, Any, Final

from bridge.ir.dense import (
    bit_width,
    numpy_dtype,
    pack,
    pack_bits,
    storage_size,
    stored_bits,
)
from bridge.ir.floats import FloatFormat, from_float
from bridge.ir.types import ComplexType, FloatType, IntegerType, RankedType, Type
from bridge.later import deferred, later
from bridge.text.integers import integer_value

if TYPE_CHECKING:
    import numpy as np
else:
    np = deferred("numpy")

_SMALL: Final = 256
"""Shorter literals are read faster token by token."""

_WORTHWHILE: Final = later("match", rf'[^>"/]{{{_SMALL}}}|\s*"0x')
_SPACE: Final = b" \t\r\n"
_DIGITS: Final = b"0123456789"
_IN_NUMBERS: Final = _DIGITS + b"+-.xabcdefABCDEFtrulsTRULS" + _SPACE
"""The characters of numbers, `true` and `false`."""

_AS_ZERO: Final = bytes.maketrans(_IN_NUMBERS, b"0" * len(_IN_NUMBERS))

_TRUE_FALSE: Final = {"true": 1, "false": 0}
_match_integer: Final = later(
    "fullmatch", r"\s*(-?)\s*(?:(0x[0-9A-Fa-f]+|[0-9]{1,4000})|(true|false))\s*"
)
_match_float: Final = later(
    "fullmatch",
    r"\s*(?:(-?)\s*([0-9]+\.[0-9]*(?:[eE][-+]?[0-9]+)?)|(0x[0-9A-Fa-f]+))\s*",
)


def literal_end(text: str, pos: int) -> int | None:
    """The offset of the `>` after a literal that is worth being read at once."""
    match = _WORTHWHILE(text, pos)
    if match is None:
        return None
    end = text.find(">", pos)
    return None if end < 0 else end


def hex_bytes(literal: str) -> bytes | None:
    """The bytes of a hex string literal, quotes included; None where it is none."""
    digits = literal[3:-1]
    if literal[:3] != '"0x' or len(digits) % 2:
        return None
    try:
        data = bytes.fromhex(digits)
    except ValueError:
        return None
    # `fromhex` skips blanks.
    return data if 2 * len(data) == len(digits) else None


def elements(text: str, begin: int, end: int, ty: RankedType) -> bytes | None:
    """The data of the literal between two offsets for a type of numbers."""
    body = text[begin:end].strip()
    if body.startswith('"'):
        return hex_bytes(body) if body.endswith('"') else None
    raw = _ascii(body)
    if raw is None:
        return None
    element = ty.element
    if isinstance(element, ComplexType):
        flat = _flatten(raw, ty.shape, b"(,)")
        return None if flat is None else _pack(flat, element.element)
    flat = _flatten(raw, ty.shape, b"")
    return None if flat is None else _pack(flat, element)


def numbers(text: str, begin: int, end: int, ty: Type) -> bytes | None:
    """The data of the numbers between two offsets, commas between them."""
    raw = _ascii(text[begin:end])
    # Arrays of i1 take no integers.
    return None if raw is None or bit_width(ty) == 1 else _pack(raw, ty)


def _ascii(body: str) -> bytes | None:
    try:
        return body.encode("ascii")
    except UnicodeEncodeError:
        return None


_MISPLACED: Final = (b"0[", b"]0", b"0(", b")0")


def _flatten(raw: bytes, shape: tuple[int, ...], element: bytes) -> bytes | None:
    """The literal without its brackets, if these are as the shape has them."""
    if not shape or 0 in shape or prod(shape) > len(raw) + 1:
        # There is a comma or a bracket between two elements.
        return None
    skeleton = element
    for size in reversed(shape):
        skeleton = b"[" + b",".join([skeleton] * size) + b"]"
    if raw.translate(None, _IN_NUMBERS) != skeleton:
        return None
    if len(shape) == 1 and not element and raw[:1] == b"[" and raw[-1:] == b"]":
        return raw[1:-1]
    # No number comes before an opening bracket or after a closing one.
    marks = raw.translate(_AS_ZERO, _SPACE)
    if any(wrong in marks for wrong in _MISPLACED):
        return None
    return raw.translate(None, b"[]()")


def _pack(flat: bytes, ty: Type) -> bytes | None:
    """The data of numbers in one line."""
    if isinstance(ty, FloatType):
        return _pack_floats(flat, ty)
    return _pack_integers(flat, ty)


def _json(flat: bytes) -> list[Any] | None:
    """The numbers, where all of them are JSON's too, which are a subset of ours."""
    try:
        values: list[object] = json.loads(b"[" + flat + b"]")
    except ValueError:
        return None
    return values


def _pack_floats(flat: bytes, ty: FloatType) -> bytes | None:
    # A number has at most one point: with as many points none is an integer.
    plain = flat.count(b".") == flat.count(b",") + 1
    values = _json(flat) if plain and b"N" not in flat and b"I" not in flat else None
    if values is None:
        patterns = _float_patterns(flat, ty.format)
        return None if patterns is None else pack_bits(ty, patterns)
    fmt = ty.format
    doubles = np.array(values, dtype=np.float64)
    if fmt.name in ("f16", "f32", "f64"):
        with np.errstate(over="ignore"):
            return doubles.astype(numpy_dtype(ty)).tobytes()
    if not fmt.zero or fmt.width > 32:
        return pack(ty, values)
    return _little(_encode(fmt, doubles), storage_size(ty))


def _float_patterns(flat: bytes, fmt: FloatFormat) -> list[int] | None:
    """The patterns of floats, some of them written as patterns."""
    patterns = []
    for piece in flat.decode("ascii").split(","):
        match = _match_float(piece)
        if match is None:
            return None
        if match[3]:
            bits = integer_value(match[3])
            if bits >> fmt.width:
                return None
        else:
            bits = stored_bits(fmt, from_float(fmt, float(match[1] + match[2])))
        patterns.append(bits)
    return patterns


def _encode(fmt: FloatFormat, doubles: np.ndarray) -> np.ndarray:
    """`floats.from_float` of every number of an array, as arrays store the patterns."""
    magnitudes = np.abs(doubles)
    _, exponents = np.frexp(magnitudes)
    tops = np.maximum(exponents - 1, fmt.lowest)
    # Scaling by a power of two is exact, and `rint` rounds ties to even.
    finite = np.isfinite(magnitudes)
    scaled = np.ldexp(np.where(finite, magnitudes, 0.0), fmt.fraction - tops)
    rounded = np.rint(scaled).astype(np.int64)
    fields = np.minimum(tops + fmt.bias, 1 << fmt.exponent + 1).astype(np.int64)
    hidden = 1 << fmt.fraction
    normal = (fields << fmt.fraction) + rounded - hidden
    patterns = np.where(rounded >= hidden, normal, rounded)
    patterns = np.where((patterns > fmt.largest) | ~finite, fmt.infinity, patterns)
    signs = np.signbit(doubles)
    if not fmt.negative_zero:
        signs &= (patterns != 0) & (patterns != fmt.nan)
    stored: np.ndarray = patterns | signs.astype(np.int64) << fmt.width - 1
    return stored


def _pack_integers(flat: bytes, ty: Type) -> bytes | None:
    width = bit_width(ty)
    if not 0 < width <= 64:
        return None
    if b"-" in flat and _range(ty)[0] == 0:
        return None
    values = _decimal_array(flat, width == 1)
    if values is None:
        listed = _integer_list(flat, ty)
        if listed is None:
            return None
        mask = (1 << width) - 1
        values = np.array([value & mask for value in listed], dtype=np.uint64)
    else:
        lowest, highest = _range(ty)
        if values.min() < lowest or values.max() > highest:
            return None
        values = values.astype(np.uint64)
        if width < 64:
            values &= np.uint64((1 << width) - 1)
    return _little(values, storage_size(ty))


def _range(ty: Type) -> tuple[int, int]:
    """The numbers that may be written for a type."""
    width = bit_width(ty)
    sign = ty.signedness if isinstance(ty, IntegerType) else "signed"
    lowest = 0 if sign == "unsigned" else -(1 << width - 1)
    return lowest, (1 << width - (sign == "signed")) - 1


def _decimal_array(flat: bytes, boolean: bool) -> np.ndarray | None:
    """Decimal numbers with nothing between them but a comma and a blank.

    numpy stops where it cannot read on, and stays at the end of 64 bits: so the text
    must hold nothing else, and the ends do not count as read.
    """
    if boolean:
        flat = flat.replace(b"true", b"1").replace(b"false", b"0")
        if len(flat) - flat.count(b" ") != 2 * flat.count(b",") + 1:
            return None
    flat = flat.strip()
    signs = flat.count(b",-") + flat.count(b", -") + flat.startswith(b"-")
    plain = (
        not flat.translate(None, _DIGITS + b"-, ")
        and flat.count(b" ") == flat.count(b", ")
        and flat.count(b"-") == signs
    )
    # Upstream takes no zero with a sign.
    if not plain or b"-0" in flat:
        return None
    values = np.fromstring(flat.decode("ascii"), dtype=np.int64, sep=",")
    if len(values) != flat.count(b",") + 1:
        return None
    ends = np.iinfo(np.int64)
    return None if values.min() == ends.min or values.max() == ends.max else values


def _integer_list(flat: bytes, ty: Type) -> list[int] | None:
    """Numbers in any notation, each in the range of the type."""
    lowest, highest = _range(ty)
    boolean = bit_width(ty) == 1
    values = []
    for piece in flat.decode("ascii").split(","):
        match = _match_integer(piece)
        if match is None or (match[3] and (match[1] or not boolean)):
            return None
        value = _TRUE_FALSE[match[3]] if match[3] else integer_value(match[2])
        if match[1]:
            # Upstream takes no zero with a sign.
            value = -value or highest + 1
        if not lowest <= value <= highest and not match[3]:
            return None
        values.append(value)
    return values


def _little(patterns: np.ndarray, size: int) -> bytes:
    """The lowest bytes of 64-bit patterns."""
    raw = np.ascontiguousarray(patterns).astype("<u8")
    if size == 8:
        return raw.tobytes()
    if size in (1, 2, 4):
        return raw.astype(f"<u{size}").tobytes()
    return raw.view(np.uint8).reshape(-1, 8)[:, :size].tobytes()
