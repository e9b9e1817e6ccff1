"""How the values of scalar types are held: by themselves, in arrays and in memory.

An integer is a Python integer (see `integers`), a float a Python float where a double
holds its format, a complex number a `complex`. An array of a vector or a tensor has the
dtype of its element; where one of its elements is poison, or numpy has no such type, it
is an array of objects, which are these Python values.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import cache
from math import prod
from struct import Struct
from typing import TYPE_CHECKING, ClassVar, Final, cast

import numpy as np

from bridge.errors import Unsupported
from bridge.interpreter import floats, integers
from bridge.interpreter.memory import (
    INITIALIZED,
    POISONED,
    Buffer,
    MemRef,
    unreadable,
)
from bridge.interpreter.poison import Poison, Undefined, poison
from bridge.interpreter.wide import Wide, is_wide
from bridge.ir.floats import FloatFormat, dtype_of
from bridge.ir.types import (
    ComplexType,
    DialectType,
    FloatType,
    IndexType,
    IntegerType,
    MemRefType,
    Type,
    UnrankedMemRefType,
    VectorType,
)

if TYPE_CHECKING:
    from bridge.interpreter.lanes import Array

Scalar = int | float | complex
_OBJECT: Final = np.dtype(object)


class Element(ABC):
    """The values of one scalar type."""

    size: int
    """Bytes in memory."""
    dtype: np.dtype
    """Of arrays; of objects where numpy has no type for it."""
    zero: object

    def load(self, buffer: Buffer, at: int) -> object:
        """The value at an offset of a buffer.

        Raises `Undefined` where it is outside, freed, or was not written.
        """
        states = buffer.states(at, self.size)
        if states is not None:
            if POISONED not in states:
                raise Undefined(unreadable(states))
            return poison("poison is loaded")
        buffer.check(at, self.size)
        return self.unpack(buffer, at)

    def store(self, buffer: Buffer, at: int, value: object) -> None:
        """Stores a value; poison is stored as such."""
        buffer.check(at, self.size)
        if isinstance(value, Poison):
            buffer.mark(at, bytes([POISONED]) * self.size)
            return
        if buffer.state is not None:
            buffer.state[at : at + self.size] = bytes(self.size)
        self.pack(buffer, at, value)

    def loader(self) -> Callable[[Buffer, int], object]:
        """`load`, for offsets that are known to be in the buffer."""
        return self.load

    def storer(self) -> Callable[[Buffer, int, object], None]:
        """`store`, for offsets that are known to be in the buffer."""
        return self.store

    @abstractmethod
    def unpack(self, buffer: Buffer, at: int) -> object:
        """The value of initialized bytes."""

    @abstractmethod
    def pack(self, buffer: Buffer, at: int, value: object) -> None:
        """Writes the bytes of a value that is no poison."""

    @abstractmethod
    def to_bits(self, value: object) -> int:
        """The pattern of a value, from 0 on."""

    @abstractmethod
    def of_bits(self, bits: int) -> object:
        """The value of a pattern."""

    def in_array(self, value: object) -> object:
        """A Python value as an array of the dtype holds it."""
        return value

    def out_of_array(self, array: Array) -> list[object]:
        """The elements of an array, in order, as Python values."""
        found: list[object] = array.ravel().tolist()
        return found


def _fast_loader(element: Element, plain: Struct) -> Callable[[Buffer, int], object]:
    """Loads what `plain` unpacks; a NaN, whose payload counts, is loaded exactly."""
    unpack, size, load = plain.unpack_from, element.size, element.load
    clean = bytes(size)

    def run(buffer: Buffer, at: int) -> object:
        state = buffer.state
        if state is not None and state[at : at + size] != clean:
            return load(buffer, at)
        value = unpack(buffer.data, at)[0]
        return value if value == value else load(buffer, at)

    return run


def _fast_storer(
    element: Element, plain: Struct
) -> Callable[[Buffer, int, object], None]:
    """Stores what `plain` packs; poison and NaN go the long way."""
    pack, size, store = plain.pack_into, element.size, element.store
    clean = bytes(size)

    def run(buffer: Buffer, at: int, value: object) -> None:
        if isinstance(value, Poison) or value != value:
            store(buffer, at, value)
            return
        if buffer.state is not None:
            buffer.state[at : at + size] = clean
        pack(buffer.data, at, value)

    return run


def _bytes(width: int) -> int:
    """The bytes an integer of a width takes: a power of two up to 16, then words."""
    size = -(-width // 8)
    return -(-size // 8) * 8 if size > 16 else max(1 << (size - 1).bit_length(), 1)


class Integers(Element):
    """Integers of a width; `index` is one of 64 bits."""

    zero = 0

    def __init__(self, width: int) -> None:
        self.width = width
        self.size = _bytes(width)
        self._wrap = integers.wrapping(width)
        self._mask = (1 << width) - 1
        native = self.size <= 8
        self.dtype = np.dtype(f"<i{self.size}") if native else _OBJECT

    def unpack(self, buffer: Buffer, at: int) -> int:
        data = buffer.data[at : at + self.size]
        return self._wrap(int.from_bytes(data, "little"))

    def pack(self, buffer: Buffer, at: int, value: object) -> None:
        assert isinstance(value, int)
        data = (value & self._mask).to_bytes(self.size, "little")
        buffer.data[at : at + self.size] = data

    def loader(self) -> Callable[[Buffer, int], object]:
        plain = _INTEGERS.get(self.width)
        return self.load if plain is None else _fast_loader(self, plain)

    def storer(self) -> Callable[[Buffer, int, object], None]:
        plain = _INTEGERS.get(self.width)
        return self.store if plain is None else _fast_storer(self, plain)

    def to_bits(self, value: object) -> int:
        assert isinstance(value, int)
        return value & self._mask

    def of_bits(self, bits: int) -> int:
        return self._wrap(bits)


class Floats(Element):
    """Floats of a format."""

    def __init__(self, fmt: FloatFormat) -> None:
        self.format = fmt
        self.zero = floats.of_bits(fmt, 0) if fmt.zero else 0.0
        self.size = _bytes(fmt.width)
        self.dtype = dtype_of(fmt) or _OBJECT
        self._struct = _STRUCTS.get(fmt.name)

    def unpack(self, buffer: Buffer, at: int) -> float:
        if self._struct is not None:
            value: float = self._struct.unpack_from(buffer.data, at)[0]
            if value == value:
                return value
        data = buffer.data[at : at + self.size]
        return self.of_bits(int.from_bytes(data, "little"))

    def pack(self, buffer: Buffer, at: int, value: object) -> None:
        if self._struct is not None and value == value:
            self._struct.pack_into(buffer.data, at, value)
            return
        data = self.to_bits(value).to_bytes(self.size, "little")
        buffer.data[at : at + self.size] = data

    def loader(self) -> Callable[[Buffer, int], object]:
        plain = self._struct
        return self.load if plain is None else _fast_loader(self, plain)

    def storer(self) -> Callable[[Buffer, int, object], None]:
        plain = self._struct
        return self.store if plain is None else _fast_storer(self, plain)

    def to_bits(self, value: object) -> int:
        assert isinstance(value, float | Wide)
        return floats.bits_of(self.format, cast("float", value))

    def of_bits(self, bits: int) -> float:
        return floats.of_bits(self.format, bits)

    def out_of_array(self, array: Array) -> list[object]:
        if array.dtype == object or array.dtype.char in "efd":
            return super().out_of_array(array)
        return list(array.astype(np.float64).ravel().tolist())


_INTEGERS: Final = {
    8: Struct("<b"),
    16: Struct("<h"),
    32: Struct("<i"),
    64: Struct("<q"),
}
_STRUCTS: Final = {"f16": Struct("<e"), "f32": Struct("<f"), "f64": Struct("<d")}


class Complexes(Element):
    """Pairs of floats."""

    zero = 0j
    _DTYPES: ClassVar = {"f32": "<c8", "f64": "<c16"}

    def __init__(self, part: Floats) -> None:
        if is_wide(part.format):
            raise Unsupported(f"complex<{part.format.name}> is not interpreted")
        self.part = part
        self.size = 2 * part.size
        self.dtype = np.dtype(self._DTYPES.get(part.format.name, object))

    def unpack(self, buffer: Buffer, at: int) -> complex:
        unpack = self.part.unpack
        return complex(unpack(buffer, at), unpack(buffer, at + self.part.size))

    def pack(self, buffer: Buffer, at: int, value: object) -> None:
        assert isinstance(value, complex)
        self.part.pack(buffer, at, value.real)
        self.part.pack(buffer, at + self.part.size, value.imag)

    def to_bits(self, value: object) -> int:
        assert isinstance(value, complex)
        upper = self.part.to_bits(value.imag) << 8 * self.part.size
        return self.part.to_bits(value.real) | upper

    def of_bits(self, bits: int) -> complex:
        width = 8 * self.part.size
        part = self.part.of_bits
        return complex(part(bits & (1 << width) - 1), part(bits >> width))


class Vectors(Element):
    """Vectors of a fixed size, as elements of a memref: one after the other."""

    def __init__(self, ty: VectorType) -> None:
        self.element = element_of(ty.element)
        self.shape = ty.shape
        self.count = prod(ty.shape)
        self.size = self.element.size * self.count
        self.dtype = _OBJECT
        self.zero = np.full(self.shape, self.element.zero, self.element.dtype)

    def unpack(self, buffer: Buffer, at: int) -> Array:
        part = self.element
        found = [part.unpack(buffer, at + n * part.size) for n in range(self.count)]
        return np.array(found, part.dtype).reshape(self.shape)

    def load(self, buffer: Buffer, at: int) -> object:
        part = self.element
        found = [part.load(buffer, at + n * part.size) for n in range(self.count)]
        poisoned = any(isinstance(value, Poison) for value in found)
        dtype = _OBJECT if poisoned else part.dtype
        return np.array(found, dtype).reshape(self.shape)

    def pack(self, buffer: Buffer, at: int, value: object) -> None:
        assert isinstance(value, np.ndarray)
        part = self.element
        for n, item in enumerate(part.out_of_array(value)):
            part.store(buffer, at + n * part.size, item)

    def to_bits(self, value: object) -> int:
        raise Unsupported("the pattern of a vector in memory")

    def of_bits(self, bits: int) -> object:
        raise Unsupported("the pattern of a vector in memory")


class PackedVectors(Vectors):
    """Vectors of integers that are no whole bytes: a row packs its bits, as in LLVM.

    A byte that has a bit of a poison lane is poison, and with it all its lanes.
    """

    def __init__(self, ty: VectorType) -> None:
        super().__init__(ty)
        assert isinstance(self.element, Integers)
        self._bits = self.element.width
        self._row = ty.shape[-1] if ty.shape else 1
        self._bytes = -(-self._row * self._bits // 8)
        self._stride = 1 << (self._bytes - 1).bit_length()
        self.size = self._stride * (self.count // self._row)

    def load(self, buffer: Buffer, at: int) -> object:
        found: list[object] = []
        for start in range(at, at + self.size, self._stride):
            found += self._load_row(buffer, start)
        poisoned = any(isinstance(value, Poison) for value in found)
        dtype = _OBJECT if poisoned else self.element.dtype
        return np.array(found, dtype).reshape(self.shape)

    def store(self, buffer: Buffer, at: int, value: object) -> None:
        if isinstance(value, Poison):
            super().store(buffer, at, value)
        else:
            self.pack(buffer, at, value)

    def _load_row(self, buffer: Buffer, at: int) -> list[object]:
        buffer.check(at, self._bytes)
        states = buffer.states(at, self._bytes) or bytes(self._bytes)
        if any(state not in (INITIALIZED, POISONED) for state in states):
            raise Undefined(unreadable(states))
        bits = int.from_bytes(buffer.data[at : at + self._bytes], "little")
        lanes: list[object] = []
        for first in range(0, self._row * self._bits, self._bits):
            touched = states[first // 8 : (first + self._bits - 1) // 8 + 1]
            poisoned = POISONED in touched
            value = poison("poison is loaded") if poisoned else self._lane(bits, first)
            lanes.append(value)
        return lanes

    def _lane(self, bits: int, first: int) -> object:
        return self.element.of_bits(bits >> first & (1 << self._bits) - 1)

    def unpack(self, buffer: Buffer, at: int) -> Array:
        return cast("Array", self.load(buffer, at))

    def pack(self, buffer: Buffer, at: int, value: object) -> None:
        assert isinstance(value, np.ndarray)
        lanes = self.element.out_of_array(value)
        for row in range(self.count // self._row):
            start = at + row * self._stride
            self._store_row(buffer, start, lanes[row * self._row :][: self._row])

    def _store_row(self, buffer: Buffer, at: int, lanes: list[object]) -> None:
        bits, states = 0, bytearray(self._bytes)
        for number, lane in enumerate(lanes):
            first = number * self._bits
            if isinstance(lane, Poison):
                for byte in range(first // 8, (first + self._bits - 1) // 8 + 1):
                    states[byte] = POISONED
            else:
                bits |= self.element.to_bits(lane) << first
        buffer.write(at, bits.to_bytes(self._bytes, "little"))
        if any(states):
            buffer.mark(at, bytes(states))


def _vectors(ty: VectorType) -> Element:
    """Vectors as LLVM has them: bits are packed where elements are no whole bytes."""
    if isinstance(ty.element, IntegerType) and 0 not in ty.shape:
        width = ty.element.width
        if width and 8 * element_of(ty.element).size != width:
            return PackedVectors(ty)
    return Vectors(ty)


class References(Element):
    """Memrefs as elements of a memref, as large as upstream's descriptors.

    The bytes are a key; the memrefs are beside them, in `Buffer.references`.
    """

    dtype = _OBJECT
    zero = None

    def __init__(self, words: int) -> None:
        self.size = 8 * words

    def unpack(self, buffer: Buffer, at: int) -> object:
        key = int.from_bytes(buffer.data[at : at + 8], "little")
        found = buffer.references.get(key)
        if found is None:
            raise Undefined("memory is read as a memref that holds none")
        return found

    def pack(self, buffer: Buffer, at: int, value: object) -> None:
        assert isinstance(value, MemRef)
        key = id(value)
        buffer.references[key] = value
        buffer.data[at : at + 8] = key.to_bytes(8, "little")

    def to_bits(self, value: object) -> int:
        raise Unsupported("the pattern of a memref in memory")

    def of_bits(self, bits: int) -> object:
        raise Unsupported("the pattern of a memref in memory")


@cache
def element_of(ty: Type) -> Element:
    """How the values of a scalar type are held; raises `Unsupported` for another."""
    match ty:
        case IntegerType(width=width):
            return Integers(width)
        case IndexType():
            return Integers(64)
        case FloatType():
            return Floats(ty.format)
        case ComplexType(element=FloatType() as part):
            return Complexes(Floats(part.format))
        case VectorType(scalable=()):
            return _vectors(ty)
        case MemRefType(shape=shape):
            return References(3 + 2 * len(shape))
        case UnrankedMemRefType():
            return References(2)
        case DialectType() if (hook := getattr(ty, "as_element", None)) is not None:
            found: Element = hook()
            return found
        case _:
            raise Unsupported(f"values of {ty} are not interpreted")
