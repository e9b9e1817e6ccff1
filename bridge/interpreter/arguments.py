"""Arguments and results: numpy arrays and Python's numbers as the machine's values.

A memref is an array of exactly its type, which is not copied: what the program writes
is seen in it, arrays that share memory share it here, and their alignment is as it is,
up to that of a page.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import Final

import numpy as np

from bridge.errors import Trap, Unsupported
from bridge.interpreter import blocks, floats
from bridge.interpreter.elements import (
    Complexes,
    Element,
    Floats,
    Integers,
    element_of,
)
from bridge.interpreter.lanes import Array, packed, shape_of
from bridge.interpreter.memory import PAGE, Buffer, Mapped, MemRef, ReadOnly
from bridge.interpreter.wide import Wide, is_wide
from bridge.ir import longdoubles
from bridge.ir.arrays import DType, element_dtypes
from bridge.ir.dense import numpy_dtype
from bridge.ir.strides import strides_and_offset
from bridge.ir.types import (
    DYNAMIC,
    FloatType,
    FunctionType,
    IntegerType,
    MemRefType,
    RankedTensorType,
    RankedType,
    Type,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
)


def arguments_of(
    name: str, types: Sequence[Type], given: Sequence[object], vscale: int
) -> list[object]:
    """The values that a function is called with.

    Raises `TypeError` or `ValueError` where an argument does not fit its type,
    `Unsupported` where a type has no value from outside.
    """
    if len(given) != len(types):
        noun = "argument" if len(types) == 1 else "arguments"
        raise TypeError(f"@{name} takes {len(types)} {noun}, given {len(given)}")
    buffers = _buffers([value for value in given if isinstance(value, np.ndarray)])
    found = []
    for number, (ty, value) in enumerate(zip(types, given, strict=True)):
        try:
            found.append(_argument(ty, value, buffers, vscale))
        except (TypeError, ValueError) as error:
            message = f"@{name}: argument #{number} ({ty}): {error}"
            raise type(error)(message) from None
    return found


def _argument(
    ty: Type, value: object, buffers: dict[int, Buffer], vscale: int
) -> object:
    if isinstance(ty, MemRefType | UnrankedMemRefType):
        return _memref(ty, _array(ty, value), buffers)
    if isinstance(ty, VectorType | RankedTensorType):
        return _elements(ty, value, vscale)
    return _scalar(element_of(ty), value)


def _scalar(element: Element, value: object) -> object:
    if isinstance(element, Integers):
        return _integer(element, value)
    if not isinstance(value, int | float | complex | np.generic):
        raise TypeError(f"expected a number, given {_given(value)}")
    if (
        isinstance(value, np.longdouble)
        and isinstance(element, Floats)
        and is_wide(element.format)
    ):
        return element.of_bits(longdoubles.bits_of(element.format, value))
    number = complex(value)
    if isinstance(element, Complexes):
        fit = floats.rounding(element.part.format)
        return complex(fit(number.real), fit(number.imag))
    if number.imag:
        raise TypeError(f"expected a real number, given {_given(value)}")
    assert isinstance(element, Floats)
    return floats.rounding(element.format)(number.real)


def _integer(element: Integers, value: object) -> int:
    try:
        number = index(value)  # type: ignore[arg-type]
    except TypeError:
        if not isinstance(value, np.bool) and not _is_small(value):
            raise TypeError(f"expected an integer, given {_given(value)}") from None
        number = int(value)  # type: ignore[call-overload]
    width = element.width
    if not -(1 << width) >> 1 <= number < 1 << width:
        raise ValueError(f"expected an integer of {width} bits, given {number}")
    return element.of_bits(number & (1 << width) - 1)


def _is_small(value: object) -> bool:
    """Whether it is one of ml_dtypes' integers, which are no index to Python."""
    return isinstance(value, np.generic) and value.dtype.name in _SMALL


_SMALL: Final = frozenset({"int2", "uint2", "int4", "uint4"})


def _elements(ty: RankedType, value: object, vscale: int) -> Array:
    element = element_of(ty.element)
    array = np.asarray(value)
    if isinstance(ty.element, VectorType):
        return _vectors(ty, ty.element, array, vscale)
    _check_shape(shape_of(ty, vscale), array)
    if array.dtype == element.dtype == numpy_dtype(ty.element):
        return array.copy()
    return packed(element, [_scalar(element, one) for one in array.flat], array.shape)


def _vectors(ty: RankedType, inner: VectorType, array: Array, vscale: int) -> Array:
    """Vectors as elements: they are the last dimensions of an array."""
    shape = shape_of(inner, vscale)
    _check_shape((*shape_of(ty, vscale), *shape), array)
    rank = array.ndim - len(shape)
    parts = [_elements(inner, one, vscale) for one in array.reshape(-1, *shape)]
    return packed(element_of(inner), parts, array.shape[:rank])


def _check_shape(shape: tuple[int, ...], array: Array) -> None:
    fits = len(shape) == array.ndim and all(
        size in (DYNAMIC, given)
        for size, given in zip(shape, array.shape, strict=False)
    )
    if not fits:
        raise ValueError(f"expected shape {_shape(shape)}, given {_shape(array.shape)}")


def _shape(sizes: Sequence[int]) -> str:
    shown = ["?" if size == DYNAMIC else str(size) for size in sizes]
    return f"({', '.join(shown)}{',' if len(shown) == 1 else ''})"


def _array(ty: MemRefType | UnrankedMemRefType, value: object) -> Array:
    if not isinstance(value, np.ndarray):
        raise TypeError(f"expected a numpy array, given {_given(value)}")
    accepted = _dtypes(ty)
    if value.dtype not in accepted:
        raise TypeError(f"expected elements of {accepted[0]}, given {value.dtype}")
    return value


def _dtypes(ty: MemRefType | UnrankedMemRefType) -> tuple[DType, ...]:
    """numpy's types of a memref's elements; raises `Unsupported` where it has none."""
    dtype = longdoubles.dtype_of(ty.element)
    found = element_dtypes(ty.element) or ((dtype,) if dtype is not None else ())
    if not found:
        raise Unsupported(f"numpy has no type for the elements of {ty}")
    return found


def _memref(
    ty: MemRefType | UnrankedMemRefType, array: Array, buffers: dict[int, Buffer]
) -> MemRef:
    size = array.itemsize
    buffer = buffers[id(array)]
    start = _start(array, buffer)
    if start % size or any(stride % size for stride in array.strides):
        raise ValueError("expected strides that are whole elements")
    strides = tuple([stride // size for stride in array.strides])
    if isinstance(ty, MemRefType):
        _check_shape(ty.shape, array)
        _check_strides(ty, strides, array.shape)
    first = start // size
    return MemRef(buffer, first, array.shape, strides, first - _offset(ty))


def _offset(ty: Type) -> int:
    """The offset that a type says: the aligned pointer is so far before the array."""
    layout = strides_and_offset(ty) if isinstance(ty, MemRefType) else None
    return 0 if layout is None or layout[1] == DYNAMIC else layout[1]


def _check_strides(
    ty: MemRefType, strides: tuple[int, ...], shape: tuple[int, ...]
) -> None:
    layout = strides_and_offset(ty)
    if layout is None:
        raise Unsupported(f"an array for {ty}, whose layout has no strides")
    running = 1
    for n in range(len(shape) - 1, -1, -1):
        wanted = running if ty.layout is None else layout[0][n]
        running *= shape[n]
        if shape[n] > 1 and wanted not in (DYNAMIC, strides[n]):
            raise ValueError(
                f"expected stride {wanted} of dimension {n}, given {strides[n]}"
            )


def _buffers(arrays: Sequence[Array]) -> dict[int, Buffer]:
    """The buffer that each array is in: those which share memory are in one."""
    bounds = {id(a): np.lib.array_utils.byte_bounds(a) for a in arrays}
    found: dict[int, Buffer] = {}
    group: list[Array] = []
    end = 0
    for array in sorted(arrays, key=lambda a: bounds[id(a)]):
        low, high = bounds[id(array)]
        if group and low >= end:
            found |= _buffer(group)
            group = []
        end = max(end, high) if group else high
        group.append(array)
    return found | (_buffer(group) if group else {})


def duplicates(arguments: Sequence[object]) -> list[object]:
    """The same arguments with copies of arrays.

    They share memory as those do, and are aligned as those are.
    """
    arrays = [value for value in arguments if isinstance(value, np.ndarray)]
    buffers = _buffers(arrays)
    copies = {
        id(buffer): _copied(buffer.data, buffer.begins) for buffer in buffers.values()
    }
    return [
        _moved(value, buffers[id(value)], copies)
        if isinstance(value, np.ndarray)
        else value
        for value in arguments
    ]


def page_aligned(array: Array) -> Array:
    """A copy in row-major order that begins where a page does.

    Objects of Python are no memory of a program: an array of them is as it was.
    """
    if array.dtype.hasobject:
        return array
    found: Array = np.ndarray(array.shape, array.dtype, _copied(array.tobytes(), 0))
    return found


def _copied(data: bytes | bytearray | memoryview, begins: int) -> memoryview:
    """Bytes in new memory, so many after a page begins."""
    memory = np.empty(len(data) + PAGE, np.uint8)
    offset = (begins - memory.__array_interface__["data"][0]) % PAGE
    found = memory.data[offset : offset + len(data)]
    found[:] = data
    return found


def _moved(array: Array, buffer: Buffer, copies: dict[int, memoryview]) -> Array:
    if array.dtype.hasobject:
        return array.copy()
    data, start = copies[id(buffer)], _start(array, buffer)
    found: Array = np.ndarray(array.shape, array.dtype, data, start, array.strides)
    found.flags.writeable = array.flags.writeable
    return found


def _start(array: Array, buffer: Buffer) -> int:
    """Where the first element of an array is in its buffer, in bytes."""
    low, _ = np.lib.array_utils.byte_bounds(buffer.held)  # type: ignore[arg-type]
    start: int = array.__array_interface__["data"][0] - low
    return start


class _Bytes:
    """So many bytes at an address, for numpy.

    An array of ctypes has a type for each size, which only Python's collector frees.
    """

    def __init__(self, address: int, size: int) -> None:
        self.__array_interface__ = {
            "data": (address, False),
            "shape": (size,),
            "typestr": "|u1",
            "version": 3,
        }


def _buffer(group: list[Array]) -> dict[int, Buffer]:
    bounds = [np.lib.array_utils.byte_bounds(array) for array in group]
    low = min(start for start, _ in bounds)
    high = max(end for _, end in bounds)
    data = np.asarray(_Bytes(low, high - low)).data
    writable = all(array.flags.writeable for array in group)
    state = None if writable else ReadOnly()
    first = min(group, key=lambda a: np.lib.array_utils.byte_bounds(a)[0])
    buffer = Buffer(data, "argument", state=state, held=first)
    buffer.alignment, buffer.begins = PAGE, low % PAGE
    return {id(array): buffer for array in group}


def result_of(ty: Type, value: object) -> object:
    """What a result is outside: a number, or an array."""
    if isinstance(value, MemRef):
        return _result_array(ty, value)
    if isinstance(value, np.ndarray):
        element = _element(ty)
        if isinstance(element, VectorType):
            return _joined(element, value)
        if isinstance(element, FloatType) and is_wide(element.format):
            numbers = [result_of(element, one) for one in value.flat]
            return np.array(numbers).reshape(value.shape)
        if value.dtype.kind == "O":
            # Only while a lane was poison had its elements to be Python's.
            value = packed(element_of(element), value.ravel().tolist(), value.shape)
        return value != 0 if _is_i1(element) else value.copy()
    if isinstance(value, Wide) and isinstance(ty, FloatType):
        bits = element_of(ty).to_bits(value)
        return longdoubles.of_bits(ty.format, bits)
    return value != 0 if _is_i1(ty) else value


def _joined(element: VectorType, value: Array) -> object:
    """Vectors that are elements as the last dimensions of an array."""
    parts = [result_of(element, one) for one in value.flat]
    if not all(isinstance(part, np.ndarray) for part in parts):
        return value
    joined = np.array(parts, longdoubles.dtype_of(element.element))
    return joined.reshape(*value.shape, *element.shape)


def _element(ty: Type) -> Type:
    assert isinstance(ty, RankedType | UnrankedTensorType)
    return ty.element


def _is_i1(ty: Type) -> bool:
    return isinstance(ty, IntegerType) and ty.width == 1


def _result_array(ty: Type, ref: MemRef) -> Array:
    assert isinstance(ty, MemRefType | UnrankedMemRefType)
    if ref.buffer.is_freed:
        raise Trap("a memref is returned whose memory is freed")
    element = element_of(ty.element)
    why = blocks.unwritten(element, ref)
    if why is not None:
        raise Trap(f"a memref is returned, and {why}")
    dtype = _dtypes(ty)[0]
    if isinstance(ref, Mapped):
        return blocks.read(element, ref)
    strides = [stride * dtype.itemsize for stride in ref.strides]
    return np.ndarray(
        ref.sizes, dtype, ref.buffer.data, ref.offset * dtype.itemsize, strides
    )


def check_left(name: str, types: Sequence[Type], values: Sequence[object]) -> None:
    """Raises `Trap` where memory of the caller is left with what cannot be read."""
    for number, (ty, ref) in enumerate(zip(types, values, strict=True)):
        if isinstance(ref, MemRef) and isinstance(ty, MemRefType | UnrankedMemRefType):
            why = blocks.unwritten(element_of(ty.element), ref)
            if why is not None:
                raise Trap(f"argument #{number} of @{name} is seen again, and {why}")


def results_of(type: FunctionType, values: Sequence[object]) -> tuple[object, ...]:
    """What the results of a function are outside."""
    pairs = zip(type.results, values, strict=True)
    return tuple([result_of(ty, value) for ty, value in pairs])


def _given(value: object) -> str:
    return "None" if value is None else type(value).__name__
