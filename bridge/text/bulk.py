"""Large literals at once: what is regular, by numpy; everything else is left alone.

A function here gives None for what is not surely right: the token grammar then reads
the text again, and has the complaints.
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any, Final

from bridge.ir.dense import bit_width, numpy_dtype, pack, storage_size
from bridge.ir.floats import FloatFormat
from bridge.ir.types import ComplexType, FloatType, IntegerType, RankedType, Type

if TYPE_CHECKING:
    import numpy as np

_SMALL: Final = 256
"""Shorter literals are read faster token by token."""

_WORTHWHILE: Final = re.compile(rf'[^>"/]{{{_SMALL}}}|\s*"0x').match
_SPACE: Final = b" \t\r\n"
_NUMERIC: Final = b"0123456789+-.eE" + _SPACE
_AS_ZERO: Final = bytes.maketrans(b"123456789.-+eE", b"0" * 14)


def literal_end(text: str, pos: int) -> int | None:
    """The offset of the `>` behind a literal that is worth being read at once."""
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
    is_complex = isinstance(element, ComplexType)
    flat = _flatten(raw, ty.shape, b"(,)" if is_complex else b"")
    if flat is None:
        return None
    return _pack(flat, element.element if isinstance(element, ComplexType) else element)


def numbers(text: str, begin: int, end: int, ty: Type) -> bytes | None:
    """The data of the numbers between two offsets, commas between them."""
    raw = _ascii(text[begin:end])
    if raw is None or bit_width(ty) == 1:
        return None
    return _pack(raw, ty)


def _ascii(body: str) -> bytes | None:
    try:
        return body.encode("ascii")
    except UnicodeEncodeError:
        return None


def _flatten(raw: bytes, shape: tuple[int, ...], element: bytes) -> bytes | None:
    """The literal without its brackets, if these are as the shape has them."""
    if not shape or 0 in shape:
        return None
    skeleton = element
    for size in reversed(shape):
        skeleton = b"[" + b",".join([skeleton] * size) + b"]"
    if raw.translate(None, _NUMERIC + b"truefals") != skeleton:
        return None
    # No number stands before an opening bracket or behind a closing one.
    marks = raw.translate(_AS_ZERO, _SPACE)
    for wrong in (b"0[", b"]0", b"0(", b")0"):
        if wrong in marks:
            return None
    return raw.translate(None, b"[]()")


def _pack(flat: bytes, ty: Type) -> bytes | None:
    """The data of numbers in one line."""
    if isinstance(ty, FloatType):
        return _pack_floats(flat, ty.format, ty)
    return _pack_integers(flat, ty)


def _values(flat: bytes) -> list[Any] | None:
    """The numbers, where all of them are JSON's too: a subset of upstream's."""
    if b"[" in flat or b"{" in flat or b'"' in flat or b"N" in flat or b"I" in flat:
        return None
    try:
        values: list[Any] = json.loads(b"[" + flat + b"]")
    except ValueError:
        return None
    return values


def _pack_floats(flat: bytes, fmt: FloatFormat, ty: Type) -> bytes | None:
    import numpy as np

    # A number has at most one point: so all are floats, not integers.
    if flat.count(b".") != flat.count(b",") + 1:
        return None
    values = _values(flat)
    if values is None:
        return None
    doubles = np.array(values, dtype=np.float64)
    if fmt.name in ("f16", "f32", "f64"):
        with np.errstate(over="ignore"):
            return doubles.astype(numpy_dtype(ty)).tobytes()
    if not fmt.zero or fmt.width > 32:
        return pack(ty, values)
    patterns = _encode(fmt, doubles)
    return _little(patterns, storage_size(ty))


def _encode(fmt: FloatFormat, doubles: np.ndarray) -> np.ndarray:
    """`floats.from_float` of every number of an array, as arrays store the patterns."""
    import numpy as np

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
    import numpy as np

    width = bit_width(ty)
    if (
        not 0 < width <= 64
        or b"." in flat
        or b"e" in flat.replace(b"ue", b"").replace(b"se", b"")
    ):
        return None
    values = _values(flat)
    if values is None or (width != 1 and b"s" in flat.replace(b"u", b"s")):
        return None
    signless = isinstance(ty, IntegerType) and ty.signedness == "signless"
    unsigned = isinstance(ty, IntegerType) and ty.signedness == "unsigned"
    lowest = 0 if unsigned else -(1 << width - 1)
    highest = (1 << width - (not signless and not unsigned)) - 1
    if min(values) < lowest or max(values) > highest:
        return None
    kind = np.uint64 if max(values) >> 63 else np.int64
    try:
        array = np.array(values, dtype=kind).astype(np.uint64)
    except OverflowError:
        return None
    if width < 64:
        array &= np.uint64((1 << width) - 1)
    return _little(array, storage_size(ty))


def _little(patterns: np.ndarray, size: int) -> bytes:
    """The lowest bytes of 64-bit patterns."""
    import numpy as np

    raw = np.ascontiguousarray(patterns).astype("<u8")
    if size == 8:
        return raw.tobytes()
    if size in (1, 2, 4):
        return raw.astype(f"<u{size}").tobytes()
    return raw.view(np.uint8).reshape(-1, 8)[:, :size].tobytes()
