"""Memrefs as compiled code takes and returns them: descriptors of numpy arrays.

Nothing is copied. An array must therefore be exactly of the type: its element
type in the machine's byte order, its rank, its static sizes and strides. A memref
without a layout is contiguous in C order; `strided<[?, ?], offset: ?>` takes any array.
Strides of dimensions with less than two elements do not matter.

A memref of vectors is an array with the vector's dimensions after its own.
"""

from __future__ import annotations

import math
from struct import Struct
from typing import Final

import numpy as np

from bridge.errors import Unsupported
from bridge.interpreter.runtime_print import HEADER
from bridge.ir.affine import (
    AffineAdd,
    AffineConstant,
    AffineDim,
    AffineMap,
    AffineMul,
    postorder,
)
from bridge.ir.arrays import Array, element_dtypes
from bridge.ir.attributes import AffineMapAttr, IntegerAttr, StridedLayoutAttr
from bridge.ir.types import (
    DYNAMIC,
    MemRefType,
    RankedTensorType,
    Type,
    UnrankedMemRefType,
    VectorType,
)
from bridge.upstream.abi import Refused, RefusedValue
from bridge.upstream.abi_scalars import Item, given
from bridge.upstream.memref import WORD, Owners, array_at, free, words_at

Words = tuple[int, ...]

HOST_SPACES: Final = 256
"""Memory spaces from this number on mean something to the processor."""


class _Elements:
    """What a memref holds, in numpy's terms."""

    def __init__(self, ty: MemRefType | UnrankedMemRefType) -> None:
        element, self.inner = _inner(ty.element)
        self.accepted = element_dtypes(element)
        if not self.accepted:
            raise Unsupported(f"numpy has no element type for {ty}")
        self.dtype = self.accepted[0]
        self.size = self.dtype.itemsize * math.prod(self.inner)
        if self.inner and self.size & self.size - 1:
            raise Unsupported(f"the elements of {ty} are padded, and numpy's are not")
        self.align = self.size if self.inner else self.dtype.alignment
        self.text = str(ty)
        self.space = _space(ty)

    def require(self, alignment: int) -> None:
        """Has an array be aligned to so many bytes, or to its elements'."""
        self.align = max(self.align, alignment)

    def check(self, array: object) -> None:
        """Raises `Refused` where a value has other elements."""
        if not isinstance(array, np.ndarray):
            raise Refused(f"a numpy array, {given(array)}")
        if array.dtype not in self.accepted:
            names = " or ".join([dtype.name for dtype in self.accepted])
            order = "" if array.dtype.isnative else " in the other byte order"
            raise Refused(f"an array of {names}, {given(array)}{order}")
        inner = len(self.inner)
        if inner and array.shape[-inner:] != self.inner:
            raise RefusedValue(f"last dimensions of {self.inner}, {given(array)}")
        if inner and not _contiguous(array, self.inner):
            raise RefusedValue("contiguous last dimensions, given strided ones")

    def pointer(self, array: Array) -> int:
        """Where the array begins; raises `Refused` where it is misaligned."""
        address: int = array.ctypes.data
        if address % self.align and array.size:
            raise RefusedValue(
                f"an array aligned to {self.align} bytes, given one at {address:#x}"
            )
        return address

    def strides(self, array: Array, rank: int) -> Words:
        """Strides in elements; raises `Refused` where they are no whole number."""
        size = self.size
        if array.flags.c_contiguous:
            return tuple([stride // size for stride in array.strides[:rank]])
        strides = []
        for extent, stride in zip(array.shape[:rank], array.strides, strict=False):
            count, rest = divmod(stride, size)
            if rest and extent > 1:
                raise RefusedValue(
                    f"strides of whole elements of {size} bytes, given one of "
                    f"{stride} bytes"
                )
            strides.append(count)
        return tuple(strides)

    def result(self, words: Words | list[int], owners: Owners) -> Array:
        """The array of a descriptor that was returned."""
        if not self.inner:
            return owners.array(words, self.dtype)
        whole = owners.array(words, np.dtype((np.void, self.size)))
        return array_at(
            whole.ctypes.data,
            self.dtype,
            (*whole.shape, *self.inner),
            (*whole.strides, *_c_strides(self.inner, self.dtype.itemsize)),
            held=whole,
            writeable=whole.flags.writeable,
        )


class MemRef:
    """A ranked memref."""

    is_value = False
    """Whether it may share memory with nothing else."""

    def __init__(self, ty: MemRefType) -> None:
        self._elements = _Elements(ty)
        self.rank = rank = len(ty.shape)
        self._static = [(i, n) for i, n in enumerate(ty.shape) if n != DYNAMIC]
        self._strides, self._offset = _layout(ty)
        self.words = HEADER + 2 * rank
        self.size = self.words * WORD
        self.align = WORD
        self.codes = f"{self.words}q"
        self.pack = Struct("<" + self.codes).pack_into
        pointer = _pointer(self._elements.space)
        kinds = [pointer, pointer, *["i64"] * (1 + 2 * rank)]
        self.fields = tuple([(kind, WORD * i) for i, kind in enumerate(kinds)])
        arrays = f", array<{rank} x i64>, array<{rank} x i64>" if rank else ""
        self.whole = f"struct<({pointer}, {pointer}, i64{arrays})>"

    def describe(self, array: Array) -> Words:
        """The descriptor of an array; raises `Refused` where it is another memref."""
        elements = self._elements
        elements.check(array)
        shape = array.shape
        if elements.inner:
            shape = shape[: -len(elements.inner)]
        if len(shape) != self.rank:
            raise RefusedValue(f"an array of rank {self.rank}, {given(array)}")
        for axis, wanted in self._static:
            if shape[axis] != wanted:
                raise RefusedValue(f"size {wanted} in dimension {axis}, {given(array)}")
        strides = elements.strides(array, self.rank)
        if self._strides or not array.flags.c_contiguous:
            self._check_strides(shape, strides)
        pointer = elements.pointer(array)
        offset = 0 if self._offset == DYNAMIC else self._offset
        return (pointer, pointer - offset * elements.size, offset, *shape, *strides)

    def _check_strides(self, shape: Words, strides: Words) -> None:
        expected = self._strides or _c_strides(shape)
        if 0 in shape:
            return
        for size, wanted, stride in zip(shape, expected, strides, strict=True):
            if size > 1 and wanted not in (DYNAMIC, stride):
                hint = "" if self._strides else " (np.ascontiguousarray makes a copy)"
                raise RefusedValue(
                    f"strides of {_shown(expected)} elements, "
                    f"given {_shown(strides)}{hint}"
                )

    def require(self, alignment: int) -> None:
        """Has it take no array that is aligned to less."""
        self._elements.require(alignment)

    def store(self, memory: object, offset: int, value: object) -> None:
        raise TypeError("a memref is stored by its description")

    def load(self, items: tuple[Item, ...], owners: Owners) -> Array:
        found = self._elements.result(items, owners)
        return found.copy() if self.is_value and not owners.owns(items[0]) else found


class Tensor(MemRef):
    """A ranked tensor, in a buffer without a layout.

    It is a value: an argument is not written, and a result is memory of its own.
    """

    is_value = True

    def __init__(self, ty: RankedTensorType) -> None:
        if ty.encoding is not None:
            raise Unsupported(f"numpy has no arrays of the encoding of {ty}")
        super().__init__(MemRefType(ty.shape, ty.element))


class UnrankedMemRef:
    """An unranked memref: it makes no promise on the layout, and takes any."""

    rank = None
    fields = (("i64", 0), ("ptr", WORD))
    size = 2 * WORD
    align = WORD
    codes = "2q"
    pack = Struct("<2q").pack_into

    def __init__(self, ty: UnrankedMemRefType) -> None:
        self._elements = _Elements(ty)
        pointer = _pointer(self._elements.space)
        # The descriptor is in ordinary memory, wherever the elements are.
        self.whole = "struct<(i64, ptr)>"
        if pointer != "ptr":
            self.whole = f"struct<(i64, {pointer})>"
            self.fields = (("i64", 0), (pointer, WORD))

    def describe(self, array: Array) -> Words:
        """The ranked descriptor of an array; raises `Refused`."""
        elements = self._elements
        elements.check(array)
        rank = array.ndim - len(elements.inner)
        strides = elements.strides(array, rank)
        pointer = elements.pointer(array)
        return (pointer, pointer, 0, *array.shape[:rank], *strides)

    def require(self, alignment: int) -> None:
        """Has it take no array that is aligned to less."""
        self._elements.require(alignment)

    def store(self, memory: object, offset: int, value: object) -> None:
        raise TypeError("a memref is stored by its description")

    def load(self, items: tuple[Item, ...], owners: Owners) -> Array:
        rank, descriptor = items
        words = words_at(descriptor, HEADER + 2 * rank)
        # A returned descriptor is the caller's to free, by upstream's convention.
        free(descriptor)
        return self._elements.result(words, owners)


def _inner(element: Type) -> tuple[Type, Words]:
    """A memref's element type as numpy has it, and the shape of a vector of them."""
    if not isinstance(element, VectorType):
        return element, ()
    if element.scalable:
        raise Unsupported(f"{element} has no fixed size")
    return element.element, element.shape or (1,)


def _space(ty: MemRefType | UnrankedMemRefType) -> int:
    space = ty.memory_space
    if space is None:
        return 0
    if isinstance(space, IntegerAttr) and 0 <= space.value < HOST_SPACES:
        return space.value
    raise Unsupported(f"numpy has no memory in the space of {ty}")


def _pointer(space: int) -> str:
    return f"ptr<{space}>" if space else "ptr"


def _layout(ty: MemRefType) -> tuple[Words | None, int]:
    """Strides and offset in elements; without strides, it is C order."""
    match ty.layout:
        case None:
            return None, 0
        case StridedLayoutAttr(strides=strides, offset=offset):
            return strides, offset
        case AffineMapAttr(map=map_) if _is_linear(map_):
            rank = len(ty.shape)
            at = [[int(i == axis) for i in range(rank)] for axis in range(rank)]
            (offset,) = map_.evaluate([0] * rank)
            return tuple([map_.evaluate(unit)[0] - offset for unit in at]), offset
        case _:
            raise Unsupported(
                f"the layout of {ty} is not one of strides: "
                "run normalize-memrefs, and pass what the new type takes"
            )


def _is_linear(map_: AffineMap) -> bool:
    """Whether a layout map is one sum of multiples of its dimensions."""
    if map_.num_symbols or len(map_.results) != 1:
        return False
    return _LINEAR.issuperset(map(type, postorder(map_.results)))


_LINEAR: Final = {AffineAdd, AffineMul, AffineConstant, AffineDim}


def _c_strides(shape: Words, size: int = 1) -> Words:
    strides = [size] * len(shape)
    for i in range(len(shape) - 1, 0, -1):
        strides[i - 1] = strides[i] * shape[i]
    return tuple(strides)


def _contiguous(array: Array, inner: Words) -> bool:
    """Whether the last dimensions of an array are in C order without gaps."""
    strides = array.strides[-len(inner) :]
    expected = _c_strides(inner, array.itemsize)
    return all(
        size < 2 or stride == wanted
        for size, stride, wanted in zip(inner, strides, expected, strict=True)
    )


def _shown(strides: Words) -> str:
    return f"[{', '.join(['?' if s == DYNAMIC else str(s) for s in strides])}]"
