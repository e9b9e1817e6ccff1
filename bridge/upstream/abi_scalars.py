"""Scalars and vectors as compiled code takes and returns them.

Integers come back as upstream prints them: signless ones signed, `i1` as a bool. A
signless parameter takes both readings, so -1 and 255 are one `i8`. Floats come back as
Python's, which hold every format up to f64; f80 and f128 as numpy's `longdouble`, the
widest there is.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from operator import index
from struct import Struct
from struct import error as StructError  # noqa: N812
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import numpy as np

from bridge.ir import longdoubles
from bridge.ir.arrays import Array, DType
from bridge.ir.floats import FORMATS, FloatFormat, from_float, to_float
from bridge.ir.types import (
    FloatType,
    IndexType,
    IntegerType,
    Type,
    VectorType,
)
from bridge.upstream.abi import Refused, RefusedValue, next_power_of_two
from bridge.upstream.memref import Owners

if TYPE_CHECKING:
    from _typeshed import WriteableBuffer

Item: TypeAlias = Any
"""What `struct` and `ctypes` give and take for a field, as its format says."""
Encode = Callable[[object], Item]
Decode = Callable[[Item], Item]

_UNSIGNED: Final = {1: "B", 2: "H", 4: "I", 8: "Q"}
_SIGNED: Final = {1: "b", 2: "h", 4: "i", 8: "q"}

WIDEST_INTEGER: Final = 128
"""Beyond it, LLVM's layout of integers is no ABI's."""


@dataclass(frozen=True, slots=True)
class Codec:
    """One number in memory: LLVM's type, its size, and both ways between it and Python.

    `encode` returns what `code` packs, `decode` takes what it unpacks; without a
    `decode` it is the number already.
    """

    llvm: str
    size: int
    code: str
    encode: Encode
    decode: Decode | None
    result_code: str
    is_native: bool = False
    """Whether most numbers are stored by `struct` alone, with `result_code`."""


# Integers


def _integer(width: int, signedness: str, llvm: str) -> Codec:
    size = next_power_of_two(-(-width // 8))
    code = _UNSIGNED.get(size, f"{size}s")
    encode = _integer_encoder(width, signedness)
    if size > 8:
        encode = _as_bytes(encode, size)
    if width == 1 and signedness == "signless":
        return Codec(llvm, size, code, encode, lambda bits: bool(bits & 1), code)
    if width == size * 8 <= 64:
        codes = _UNSIGNED if signedness == "unsigned" else _SIGNED
        return Codec(llvm, size, code, encode, None, codes[size], is_native=True)
    decode = _integer_decoder(width, signedness)
    return Codec(llvm, size, code, encode, decode, code)


def _integer_encoder(width: int, signedness: str) -> Encode:
    mask = (1 << width) - 1
    low = 0 if signedness == "unsigned" else -(1 << width - 1)
    high = mask >> 1 if signedness == "signed" else mask

    def encode(value: Item) -> int:
        try:
            number = index(value)
        except TypeError:
            if not isinstance(value, np.bool_):
                raise Refused(f"an integer, {given(value)}") from None
            number = int(value)
        if not low <= number <= high:
            raise RefusedValue(f"an integer from {low} to {high}, given {number}")
        return number & mask

    return encode


def _integer_decoder(width: int, signedness: str) -> Decode:
    mask = (1 << width) - 1
    sign = 0 if signedness == "unsigned" else 1 << width - 1

    def decode(stored: int | bytes) -> int:
        bits = stored if isinstance(stored, int) else int.from_bytes(stored, "little")
        return ((bits & mask) ^ sign) - sign

    return decode


def _as_bytes(encode: Encode, size: int) -> Encode:
    return lambda value: encode(value).to_bytes(size, "little")


# Floats


def _native_float(llvm: str, size: int, code: str) -> Codec:
    """A format `struct` knows, and rounds to."""
    # Without the sign of the byte order, `struct` rounds what is too large to infinity.
    pack = Struct("<" + code).pack

    def encode(value: object) -> float:
        number = _number(value)
        try:
            pack(number)
        except OverflowError:
            raise RefusedValue(f"a number that {llvm} holds, given {value}") from None
        return number

    return Codec(llvm, size, code, encode, None, code, is_native=True)


def _small_float(fmt: FloatFormat) -> Codec:
    """A format narrower than f32 that Python has no form of: its pattern."""
    # LLVM has bf16; what is narrower lowers to an integer.
    llvm = fmt.name if fmt.name == "bf16" else f"i{fmt.width}"
    largest = to_float(fmt, fmt.largest)

    def encode(value: object) -> int:
        number = _number(value)
        if number < 0 and not fmt.signed:
            raise RefusedValue(f"a number that {fmt.name} holds, given {value}")
        bits = from_float(fmt, number)
        if math.isfinite(number) and abs(number) > largest:
            back = to_float(fmt, bits)
            if not math.isfinite(back) or fmt.specials == "none":
                raise RefusedValue(f"a number that {fmt.name} holds, given {value}")
        return bits & (1 << fmt.width) - 1

    size = next_power_of_two(-(-fmt.width // 8))
    code = _UNSIGNED[size]
    return Codec(llvm, size, code, encode, lambda bits: to_float(fmt, bits), code)


def _wide_float(fmt: FloatFormat) -> Codec:
    """f80 and f128, in 16 bytes."""

    def encode_wide(value: object) -> bytes:
        return _wide_bits(fmt, value).to_bytes(16, "little")

    def decode(stored: bytes) -> np.longdouble:
        bits = int.from_bytes(stored, "little") & (1 << fmt.width) - 1
        return longdoubles.of_bits(fmt, bits)

    return Codec(fmt.name, 16, "16s", encode_wide, decode, "16s")


def _wide_bits(fmt: FloatFormat, value: object) -> int:
    if isinstance(value, np.longdouble):
        return longdoubles.bits_of(fmt, value)
    return from_float(fmt, _number(value))


def _number(value: Item) -> float:
    if _is_no_number(value):
        raise Refused(f"a number, {given(value)}")
    try:
        return float(value)
    except (TypeError, ValueError):
        raise Refused(f"a number, {given(value)}") from None
    except OverflowError:
        raise RefusedValue(f"a number that a double holds, given {value}") from None


def _is_no_number(value: object) -> bool:
    """Whether it is something else that Python's conversions would take."""
    if isinstance(value, np.ndarray):
        return value.ndim > 0
    return isinstance(value, str | bytes)


def given(value: object) -> str:
    """What kind of value was given, for a message."""
    if isinstance(value, np.ndarray):
        return f"given an array of {value.dtype.name} of shape {value.shape}"
    return f"given {type(value).__name__} {value!r:.60}"


# By type

FLOATS: Final[dict[str, Codec]] = {
    "f16": _native_float("f16", 2, "e"),
    "f32": _native_float("f32", 4, "f"),
    "f64": _native_float("f64", 8, "d"),
    "f80": _wide_float(FORMATS["f80"]),
    "f128": _wide_float(FORMATS["f128"]),
    **{
        name: _small_float(fmt)
        for name, fmt in FORMATS.items()
        if fmt.width <= 16 and name != "f16"
    },
}
"""Every float format that LLVM's lowering has a type for."""


def _address(value: object) -> int:
    number: int = 0 if value is None else _UNSIGNED_64(value)
    return number


_UNSIGNED_64: Final = _integer_encoder(64, "unsigned")

POINTER: Final = Codec("ptr", 8, "Q", _address, None, "Q")
"""A bare pointer: an address, or None."""


def codec(ty: Type) -> Codec | None:
    """The form of an integer, index or float type in memory, if LLVM has one."""
    match ty:
        case IndexType():
            return _integer(64, "signless", "i64")
        case IntegerType(width=width) if 0 < width <= WIDEST_INTEGER:
            return _integer(width, ty.signedness, f"i{width}")
        case FloatType(name=name):
            return FLOATS.get(name)
        case _:
            return None


class Scalar:
    """An integer, an index or a float."""

    def __init__(self, codec: Codec) -> None:
        self.fields = ((codec.llvm, 0),)
        self.whole = codec.llvm
        self.size = self.align = codec.size
        self.codes = codec.result_code
        self.decode = codec.decode
        self._encode = codec.encode
        self._is_native = codec.is_native
        self._pack_native = Struct("<" + codec.result_code).pack_into
        self._pack = Struct("<" + codec.code).pack_into

    def store(self, memory: WriteableBuffer, offset: int, value: object) -> None:
        if not self._is_native:
            self._pack(memory, offset, self._encode(value))
            return
        try:
            self._pack_native(memory, offset, value)
        except (OverflowError, StructError):
            self._pack(memory, offset, self._encode(value))

    def load(self, items: tuple[object, ...], owners: Owners) -> object:
        return items[0] if self.decode is None else self.decode(items[0])


class Complex:
    """A complex number: a struct of two floats."""

    def __init__(self, codec: Codec) -> None:
        self.whole = f"struct<({codec.llvm}, {codec.llvm})>"
        self.fields = ((self.whole, 0),)
        self.size = 2 * codec.size
        self.align = codec.size
        self.codes = 2 * codec.result_code
        self._codec = codec
        self._pack = Struct("<" + 2 * codec.code).pack_into

    def store(self, memory: WriteableBuffer, offset: int, value: Item) -> None:
        if _is_no_number(value):
            raise Refused(f"a complex number, {given(value)}")
        try:
            number = complex(value)
        except (TypeError, ValueError):
            raise Refused(f"a complex number, {given(value)}") from None
        encode = self._codec.encode
        self._pack(memory, offset, encode(number.real), encode(number.imag))

    def load(self, items: tuple[Item, ...], owners: Owners) -> complex:
        decode = self._codec.decode or float
        return complex(decode(items[0]), decode(items[1]))


class Vector:
    """A vector of fixed size, as an array with its shape; it is copied.

    LLVM keeps the innermost dimension together, padded to a power of two, and the bits
    of `i1` packed. A vector of no dimension is one of a single element to it.
    """

    def __init__(self, ty: VectorType, llvm: str, dtype: DType) -> None:
        self.dtype = dtype
        self.shape = ty.shape
        *outer, last = ty.shape or (1,)
        self._rows = (math.prod(outer), last)
        self._bits = dtype == np.bool_
        self._used = -(-last // 8) if self._bits else last * dtype.itemsize
        self.align = next_power_of_two(self._used)
        self.size = math.prod(outer) * self.align
        self.codes = f"{self.size}s"
        self.whole = f"vector<{last}x{llvm}>"
        for size in reversed(outer):
            self.whole = f"array<{size} x {self.whole}>"
        self.fields = ((self.whole, 0),)

    def store(self, memory: WriteableBuffer, offset: int, value: object) -> None:
        if not isinstance(value, np.ndarray) or value.dtype != self.dtype:
            raise Refused(f"an array of {self.dtype.name}, {given(value)}")
        if value.shape != self.shape:
            raise RefusedValue(f"an array of shape {self.shape}, {given(value)}")
        rows = np.ascontiguousarray(value).reshape(self._rows)
        if self._bits:
            rows = np.packbits(rows, axis=1, bitorder="little")
        padded = np.zeros((self._rows[0], self.align), np.uint8)
        padded[:, : self._used] = rows.view(np.uint8).reshape(len(rows), self._used)
        Struct(self.codes).pack_into(memory, offset, padded.tobytes())

    def load(self, items: tuple[Item, ...], owners: Owners) -> Array:
        stored = np.frombuffer(items[0], np.uint8).reshape(-1, self.align)
        rows = np.ascontiguousarray(stored[:, : self._used])
        if self._bits:
            last = self._rows[1]
            flags = np.unpackbits(rows, axis=1, count=last, bitorder="little")
            return flags.astype(np.bool_).reshape(self.shape)
        return rows.view(self.dtype).reshape(self.shape)
