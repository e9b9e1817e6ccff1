"""The values that describe memrefs in the llvm dialect, and what is made of them.

As upstream's `MemRefDescriptor`: a struct of the pointer to free, the pointer to the
elements, the offset, and for a rank above zero the sizes and the strides.
"""

from __future__ import annotations

from collections.abc import Sequence

from bridge.dialects import llvm
from bridge.dialects.llvm.types import ArrayType, PointerType, StructType
from bridge.ir.attributes import IntegerAttr
from bridge.ir.core import Value
from bridge.ir.strides import strides_and_offset
from bridge.ir.types import DYNAMIC, INDEX, MemRefType, Type
from bridge.passes.llvm_structs import extracted, inserted

__all__ = ["Descriptor", "index_constant", "packed", "packed_static", "unpacked"]

_ALLOCATED, _ALIGNED, _OFFSET, _SIZES, _STRIDES = range(5)


def index_constant(ty: Type, value: int) -> Value:
    """A constant of an index, which keeps its type in the attribute."""
    return llvm.ConstantOp(ty, IntegerAttr(value, INDEX)).res


class Descriptor:
    """A descriptor that is read, and built up: `value` is the last one."""

    def __init__(self, value: Value) -> None:
        self.value = value
        assert isinstance(value.type, StructType)
        self.body: tuple[Type, ...] = tuple(value.type.body or ())

    @classmethod
    def poison(cls, ty: Type) -> Descriptor:
        """One of which nothing is known."""
        return cls(llvm.PoisonOp(ty).res)

    @property
    def index(self) -> Type:
        """The type of an index."""
        return self.body[_OFFSET]

    @property
    def rank(self) -> int:
        """The number of dimensions."""
        if len(self.body) <= _SIZES:
            return 0
        sizes = self.body[_SIZES]
        assert isinstance(sizes, ArrayType)
        return sizes.num_elements

    @property
    def pointer(self) -> Type:
        """The type of the pointers."""
        return self.body[_ALIGNED]

    def allocated(self) -> Value:
        """The pointer that is freed."""
        return extracted(self.value, [_ALLOCATED], self.pointer)

    def aligned(self) -> Value:
        """The pointer that elements are counted from."""
        return extracted(self.value, [_ALIGNED], self.pointer)

    def offset(self) -> Value:
        """How many elements are before the first."""
        return extracted(self.value, [_OFFSET], self.index)

    def size(self, dim: int) -> Value:
        """The size of a dimension."""
        return extracted(self.value, [_SIZES, dim], self.index)

    def stride(self, dim: int) -> Value:
        """The stride of a dimension."""
        return extracted(self.value, [_STRIDES, dim], self.index)

    def set_pointers(self, allocated: Value, aligned: Value) -> None:
        """Sets both pointers."""
        self.set_allocated(allocated)
        self.set_aligned(aligned)

    def set_allocated(self, value: Value) -> None:
        """Sets the pointer that is freed."""
        self._set(value, _ALLOCATED)

    def set_aligned(self, value: Value) -> None:
        """Sets the pointer that elements are counted from."""
        self._set(value, _ALIGNED)

    def set_offset(self, value: Value | int) -> None:
        """Sets the offset."""
        self._set(self._index(value), _OFFSET)

    def set_size(self, dim: int, value: Value | int) -> None:
        """Sets the size of a dimension."""
        self._set(self._index(value), _SIZES, dim)

    def set_stride(self, dim: int, value: Value | int) -> None:
        """Sets the stride of a dimension."""
        self._set(self._index(value), _STRIDES, dim)

    def _index(self, value: Value | int) -> Value:
        if isinstance(value, int):
            return index_constant(self.index, value)
        return value

    def _set(self, value: Value, *place: int) -> None:
        self.value = inserted(self.value, value, place)


def unpacked(value: Value) -> list[Value]:
    """The parts of a descriptor, one after the other, as functions take them."""
    found = Descriptor(value)
    dims = range(found.rank)
    return [
        *(found.allocated(), found.aligned(), found.offset()),
        *(found.size(dim) for dim in dims),
        *(found.stride(dim) for dim in dims),
    ]


def packed(ty: Type, values: Sequence[Value]) -> Value:
    """The descriptor that has these parts."""
    made = Descriptor.poison(ty)
    allocated, aligned, offset, *shape = values
    made.set_pointers(allocated, aligned)
    made.set_offset(offset)
    for dim in range(made.rank):
        made.set_size(dim, shape[dim])
        made.set_stride(dim, shape[made.rank + dim])
    return made.value


def packed_static(
    ty: Type, memref: MemRefType, pointer: Value, aligned: Value | None = None
) -> Value:
    """The descriptor of a memref of which all is known but where it is."""
    made = Descriptor.poison(ty)
    made.set_pointers(pointer, aligned or pointer)
    found = strides_and_offset(memref)
    assert found is not None  # it has been converted
    strides, offset = found
    made.set_offset(offset)
    for dim, (size, stride) in enumerate(zip(memref.shape, strides, strict=True)):
        made.set_size(dim, size)
        made.set_stride(dim, stride)
    return made.value


def is_static(memref: MemRefType) -> bool:
    """Whether all is known of a memref but where it is."""
    found = strides_and_offset(memref)
    if found is None:
        return False
    strides, offset = found
    return DYNAMIC not in (*memref.shape, *strides, offset)


def is_pointer(values: Sequence[Value]) -> bool:
    """Whether it is one pointer alone."""
    return len(values) == 1 and isinstance(values[0].type, PointerType)
