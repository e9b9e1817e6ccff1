"""Descriptors of memrefs that are in memory, as those of an unknown rank are.

Upstream: `UnrankedMemRefDescriptor`.
"""

from __future__ import annotations

from bridge.dialects import llvm
from bridge.dialects.llvm.types import PointerType, StructType
from bridge.ir.core import Value
from bridge.ir.types import I8, IntegerType, UnrankedMemRefType
from bridge.passes.llvm_addresses import address
from bridge.passes.llvm_structs import extracted, inserted
from bridge.passes.llvm_types import LLVMTypeConverter, address_space
from bridge.passes.llvm_unranked import descriptor_size, with_rank

__all__ = ["StoredDescriptor", "new_descriptor", "stored"]


class StoredDescriptor:
    """A descriptor that is in memory, of a rank that is not known."""

    def __init__(self, where: Value, space: int, index: IntegerType) -> None:
        self.where = where
        self.pointer = PointerType(space)
        self.index = index

    def allocated(self) -> Value:
        """The pointer that is freed."""
        return llvm.LoadOp(self.pointer, self.where).res

    def aligned(self) -> Value:
        """The pointer that elements are counted from."""
        return llvm.LoadOp(self.pointer, self._behind(1)).res

    def offset(self) -> Value:
        """How many elements are before the first."""
        return llvm.LoadOp(self.index, self.numbers()).res

    def numbers(self) -> Value:
        """Where the offset is, with the sizes and the strides after it."""
        return self._behind(2)

    def sizes(self) -> Value:
        """Where the sizes are, with the strides after them."""
        fields = [self.pointer, self.pointer, self.index, self.index]
        return address(self.where, StructType.literal(fields), [0, 3])

    def set_pointers(self, allocated: Value, aligned: Value) -> None:
        """Sets both pointers."""
        llvm.StoreOp(allocated, self.where)
        llvm.StoreOp(aligned, self._behind(1))

    def set_offset(self, value: Value) -> None:
        """Sets the offset."""
        llvm.StoreOp(value, self.numbers())

    def _behind(self, pointers: int) -> Value:
        return address(self.where, self.pointer, [pointers], result=PointerType())


def stored(
    types: LLVMTypeConverter, ty: UnrankedMemRefType, value: Value
) -> StoredDescriptor:
    """The descriptor that an unranked memref points to."""
    where = extracted(value, [1], PointerType())
    return StoredDescriptor(where, address_space(ty) or 0, types.index)


def new_descriptor(
    types: LLVMTypeConverter, ty: UnrankedMemRefType, rank: Value
) -> tuple[Value, StoredDescriptor, Value]:
    """An unranked memref with a new descriptor on the stack, and how large that is."""
    space = address_space(ty) or 0
    made = with_rank(types.described(ty), rank)
    size = descriptor_size(types.index, made)
    where = llvm.AllocaOp(PointerType(), size, I8).res
    return (
        inserted(made, where, [1]),
        StoredDescriptor(where, space, types.index),
        size,
    )
