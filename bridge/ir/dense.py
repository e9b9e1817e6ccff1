"""Elements of dense attributes as bytes, in upstream's raw layout, and as numbers.

Every element is stored by itself, padded to whole bytes (an i1 takes one byte as well),
least significant byte first, its padding bits zero; a complex number is its two parts.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import prod
from sys import byteorder
from typing import TYPE_CHECKING, Any, Final

from bridge.ir.floats import FloatFormat, dtype_of, from_float, to_float
from bridge.ir.types import ComplexType, FloatType, IndexType, IntegerType, Type
from bridge.later import deferred

if TYPE_CHECKING:
    import numpy as np
else:
    np = deferred("numpy")

INDEX_WIDTH: Final = 64
"""The bits upstream keeps of an index."""

_NUMPY_WIDTHS: Final = (8, 16, 32, 64)


@lru_cache(maxsize=1024)
def bit_width(ty: Type) -> int:
    """The bits of a number of a type.

    Raises `TypeError` for a type whose values are no numbers.
    """
    if isinstance(ty, IntegerType | FloatType):
        return ty.width
    if isinstance(ty, IndexType):
        return INDEX_WIDTH
    raise TypeError(f"{ty} is no type of numbers")


@lru_cache(maxsize=1024)
def storage_size(ty: Type) -> int:
    """The bytes an element of a type takes.

    Raises `TypeError` for a type whose values are no numbers.
    """
    if isinstance(ty, ComplexType):
        return 2 * storage_size(ty.element)
    return (bit_width(ty) + 7) // 8


def is_numeric(ty: Type) -> bool:
    """Whether elements of a type are stored as numbers."""
    return isinstance(ty, IntegerType | IndexType | FloatType | ComplexType)


def stored_bits(fmt: FloatFormat, bits: int) -> int:
    """A pattern as arrays store it: an unsigned format's sign joins its top bit."""
    if not fmt.signed and bits >> fmt.width:
        bits |= 1 << fmt.width - 1
    return bits & ((1 << fmt.width) - 1)


Number = int | float | complex | tuple[float, float]
"""An element; a pair is a complex number of any kind of parts."""


def pack(ty: Type, values: Iterable[Number]) -> bytes:
    """The bytes of numbers: integers modulo their width, floats rounded to the format.

    Raises `TypeError` for a type whose values are no numbers, and for a value that is
    no number of the type.
    """
    if isinstance(ty, ComplexType):
        return pack(ty.element, [part for value in values for part in _parts(value)])
    if isinstance(ty, FloatType):
        fmt = ty.format
        bits = [stored_bits(fmt, from_float(fmt, float(_real(v)))) for v in values]
        return pack_bits(ty, bits)
    mask = (1 << bit_width(ty)) - 1
    return pack_bits(ty, [int(_real(v)) & mask for v in values])


def _real(value: Number) -> int | float:
    if isinstance(value, complex | tuple):
        raise TypeError(f"{value} is complex, the type is not")
    return value


def _parts(value: Number) -> tuple[float, float]:
    if isinstance(value, tuple):
        return value
    number = complex(value)
    return number.real, number.imag


def pack_bits(ty: Type, patterns: Iterable[int]) -> bytes:
    """The bytes of bit patterns that fit the type."""
    size = storage_size(ty)
    return b"".join([bits.to_bytes(size, "little") for bits in patterns])


_CODES: Final = {1: "B", 2: "H", 4: "I", 8: "Q"}
"""The letters of `array` for patterns of so many bytes."""


def unpack_bits(ty: Type, data: bytes) -> list[int]:
    """The bit patterns of the numbers in `data`, padding dropped.

    Of a complex type they are the parts, in order. A type of no width has one number,
    or in an array one for each byte.
    """
    if isinstance(ty, ComplexType):
        ty = ty.element
    size = storage_size(ty)
    if size == 0:
        return [0] * (len(data) or 1)
    if isinstance(ty, IntegerType) and ty.width == 1:
        return [int(byte != 0) for byte in data]
    width = bit_width(ty)
    if width == 8 * size and size in _CODES and byteorder == "little":
        return array(_CODES[size], data).tolist()
    mask = (1 << width) - 1
    load = int.from_bytes
    return [
        load(data[i : i + size], "little") & mask for i in range(0, len(data), size)
    ]


def unpack(ty: Type, data: bytes) -> list[Any]:
    """The numbers in `data`: integers, floats, or pairs of them for a complex type."""
    if isinstance(ty, ComplexType):
        parts = unpack(ty.element, data)
        return list(zip(parts[::2], parts[1::2], strict=True))
    patterns = unpack_bits(ty, data)
    if isinstance(ty, FloatType):
        fmt = ty.format
        return [to_float(fmt, bits) for bits in patterns]
    if not _is_signed(ty):
        return patterns
    sign = 1 << bit_width(ty) - 1
    return [(bits ^ sign) - sign for bits in patterns]


def _is_signed(ty: Type) -> bool:
    """Whether a pattern with the highest bit set stands for a negative number."""
    width = bit_width(ty)
    if not isinstance(ty, IntegerType):
        return True
    if ty.signedness == "signless":
        return width > 1
    return ty.signedness == "signed" and width > 0


@lru_cache(maxsize=256)
def numpy_dtype(ty: Type) -> np.dtype | None:
    """numpy's type with the same layout as the elements of a type, where there is one.

    i1 is `bool`; integers without a sign are read as signed; f80, f128, tf32 and
    f8E5M3FNU are known neither to numpy nor to ml_dtypes.
    """
    if isinstance(ty, FloatType):
        return dtype_of(ty.format)
    if isinstance(ty, ComplexType):
        return _complex_dtype(numpy_dtype(ty.element))
    width = bit_width(ty)
    if width == 1:
        return np.dtype(bool)
    if width not in _NUMPY_WIDTHS:
        return None
    unsigned = isinstance(ty, IntegerType) and ty.signedness == "unsigned"
    return np.dtype(f"<{'u' if unsigned else 'i'}{width // 8}")


def _complex_dtype(part: np.dtype | None) -> np.dtype | None:
    if part is None:
        return None
    if part.name in ("float32", "float64"):
        return np.dtype(f"<c{2 * part.itemsize}")
    return np.dtype([("real", part), ("imag", part)])


def array_data(ty: Type, array: np.ndarray) -> bytes:
    """The bytes of an array's elements in order.

    Raises `TypeError` where the array's type is not the one numpy has for `ty`.
    """
    dtype = numpy_dtype(ty)
    if dtype is None or array.dtype != dtype:
        raise TypeError(f"elements of {ty} are {dtype} in numpy, not {array.dtype}")
    return np.ascontiguousarray(array).tobytes()


def view(ty: Type, data: bytes, shape: Sequence[int], splat: bool) -> np.ndarray:
    """A read-only array over the elements, without a copy where numpy has the type.

    A splat is one element seen everywhere. Integers of widths numpy lacks come as an
    array of Python's integers, floats of formats numpy lacks as their raw bytes.
    """
    dtype = numpy_dtype(ty)
    if dtype is not None and dtype.kind != "b":
        flat = np.frombuffer(data, dtype=dtype)
    elif dtype is not None:
        raw = np.frombuffer(data, dtype=np.uint8)
        flat = raw.view(bool) if raw.max(initial=0) <= 1 else raw != 0
    elif isinstance(ty, FloatType | ComplexType):
        flat = np.frombuffer(data, dtype=np.dtype(f"V{storage_size(ty)}"))
    else:
        flat = np.array(unpack(ty, data), dtype=object)
    return _shaped(flat, shape, splat)


def _shaped(flat: np.ndarray, shape: Sequence[int], splat: bool) -> np.ndarray:
    if splat:
        return np.broadcast_to(flat[0], tuple(shape))
    array = flat.reshape(tuple(shape))
    array.flags.writeable = False
    return array


def is_splat(data: bytes, size: int) -> bool:
    """Whether `data` is one element of `size` bytes, over and over."""
    if size == 0 or data[:size] != data[size : 2 * size]:
        return False
    return data == data[:size] * (len(data) // size)


def buffer_splat(ty: Type, shape: Sequence[int], data: bytes) -> bool | None:
    """Whether raw data is a splat of a type and shape; None where its size is wrong."""
    size = storage_size(ty)
    count = prod(shape)
    if len(data) == size and count != 1:
        return True
    if len(data) != size * count:
        return None
    return count == 1 or (count > 1 and is_splat(data, size))
