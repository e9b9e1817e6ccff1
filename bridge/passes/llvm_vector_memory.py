"""Loads and stores of vectors become llvm's, with the alignment of elements."""

from __future__ import annotations

from bridge.dialects import llvm, vector
from bridge.ir.attributes import ArrayAttr, Attribute, DictionaryAttr, IntegerAttr
from bridge.ir.core import Operation, Value
from bridge.ir.strides import strides_and_offset
from bridge.ir.types import (
    I64,
    FloatType,
    IndexType,
    IntegerType,
    MemRefType,
    Type,
    VectorType,
)
from bridge.passes.llvm_addresses import address, element_pointer
from bridge.passes.llvm_types import LLVMTypeConverter
from bridge.passes.llvm_vectors import VectorPattern, vector_type
from bridge.rewrite.conversion import Adaptor, ConversionRewriter
from bridge.rewrite.patterns import Pattern

__all__ = ["vector_memory_patterns"]


def vector_memory_patterns(
    types: LLVMTypeConverter, *, of_vectors: bool = False
) -> list[Pattern]:
    """With `of_vectors` accesses are aligned as vectors are, not as their elements."""
    kinds = (_Load, _MaskedLoad, _Store, _MaskedStore, _Gather, _Scatter)
    return [
        *(kind(types, of_vectors=of_vectors) for kind in kinds),
        _ExpandLoad(types),
        _CompressStore(types),
    ]


def preferred_alignment(ty: Type, index: IntegerType) -> int:
    """How many bytes LLVM's own layout of data aligns values of a type to."""
    if isinstance(ty, VectorType):
        size = preferred_alignment(ty.element, index) * ty.num_elements
        return 1 << (size - 1).bit_length()
    if isinstance(ty, IndexType):
        return preferred_alignment(index, index)
    if isinstance(ty, FloatType | IntegerType):
        size = max(1, (ty.width + 7) // 8)
        return min(16, 1 << (size - 1).bit_length()) if size <= 16 else 16
    return 8


class _Access(VectorPattern):
    """What accesses have in common: where, and how it is aligned."""

    def __init__(self, converter: LLVMTypeConverter, *, of_vectors: bool) -> None:
        super().__init__(converter)
        self._of_vectors = of_vectors

    def alignment(self, op: Operation, memory: MemRefType, ty: VectorType) -> int:
        found = op.properties.get("alignment")
        if isinstance(found, IntegerAttr) and found.value:
            return int(found.value)
        aligned = ty if self._of_vectors else memory.element
        return preferred_alignment(aligned, self.types.index)

    def place(self, memory: MemRefType, base: Value, indices: list[Value]) -> Value:
        return element_pointer(self.types, memory, base, indices)


def _is_temporal(op: Operation) -> bool:
    found = op.properties.get("nontemporal")
    return not (isinstance(found, IntegerAttr) and found.value)


def _memory(value: Value) -> MemRefType | None:
    ty = value.type
    return ty if isinstance(ty, MemRefType) else None


class _Load(_Access, roots=vector.LoadOp):
    def convert(
        self, op: vector.LoadOp, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        ty, memory = vector_type(op.result), _memory(op.base)
        if ty.rank > 1 or memory is None:
            return
        base, *indices = adaptor.operands
        where = self.place(memory, base, indices)
        made = llvm.LoadOp(
            self.types.described(ty),
            where,
            alignment=self.alignment(op, memory, ty),
            nontemporal=None if _is_temporal(op) else True,
        )
        rewriter.replace(op, made.res)


class _Store(_Access, roots=vector.StoreOp):
    def convert(
        self, op: vector.StoreOp, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        ty, memory = vector_type(op.value_to_store), _memory(op.base)
        if ty.rank > 1 or memory is None:
            return
        value, base, *indices = adaptor.operands
        where = self.place(memory, base, indices)
        llvm.StoreOp(
            value,
            where,
            alignment=self.alignment(op, memory, ty),
            nontemporal=None if _is_temporal(op) else True,
        )
        rewriter.erase(op)


class _MaskedLoad(_Access, roots=vector.MaskedLoadOp):
    def convert(
        self, op: vector.MaskedLoadOp, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        ty, memory = vector_type(op.result), _memory(op.base)
        if ty.rank > 1 or memory is None:
            return
        base, *indices, mask, passed = adaptor.operands
        where = self.place(memory, base, indices)
        align = self.alignment(op, memory, ty)
        made = llvm.MaskedLoadOp(
            self.types.described(ty), where, mask, align, pass_thru=passed
        )
        rewriter.replace(op, made)


class _MaskedStore(_Access, roots=vector.MaskedStoreOp):
    def convert(
        self, op: vector.MaskedStoreOp, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        ty, memory = vector_type(op.value_to_store), _memory(op.base)
        if ty.rank > 1 or memory is None:
            return
        base, *indices, mask, value = adaptor.operands
        where = self.place(memory, base, indices)
        llvm.MaskedStoreOp(value, where, mask, self.alignment(op, memory, ty))
        rewriter.erase(op)


class _Indexed(_Access):
    """What gathers and scatters have in common: a vector of pointers."""

    def pointers(
        self, memory: MemRefType, ty: VectorType, given: list[Value]
    ) -> Value | None:
        base, *offsets, indices = given
        found = strides_and_offset(memory)
        if found is None or (found[0] and found[0][-1] != 1) or ty.rank != 1:
            return None
        where = self.place(memory, base, offsets)
        lanes = VectorType(ty.shape, where.type, ty.scalable)
        element = self.types.described(memory.element)
        return address(where, element, [indices], result=lanes)


class _Gather(_Indexed, roots=vector.GatherOp):
    def convert(
        self, op: vector.GatherOp, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        ty, memory = vector_type(op.result), _memory(op.base)
        if memory is None:
            return
        *given, mask, passed = adaptor.operands
        where = self.pointers(memory, ty, given)
        if where is not None:
            align = self.alignment(op, memory, ty)
            made = llvm.MaskedGatherOp(
                self.types.described(ty), where, mask, [passed], align
            )
            rewriter.replace(op, made)


class _Scatter(_Indexed, roots=vector.ScatterOp):
    def convert(
        self, op: vector.ScatterOp, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        ty, memory = vector_type(op.value_to_store), _memory(op.base)
        if memory is None:
            return
        *given, mask, value = adaptor.operands
        where = self.pointers(memory, ty, given)
        if where is not None:
            align = self.alignment(op, memory, ty)
            llvm.MaskedScatterOp(value, where, mask, align)
            rewriter.erase(op)


def _aligned(op: Operation, pointer: int) -> dict[str, Attribute]:
    """The alignment of a pointer among three arguments, where it is more than one."""
    found = op.properties.get("alignment")
    if not isinstance(found, IntegerAttr) or found.value <= 1:
        return {}
    entry = DictionaryAttr((("llvm.align", IntegerAttr(found.value, I64)),))
    entries = [DictionaryAttr(())] * 3
    entries[pointer] = entry
    return {"arg_attrs": ArrayAttr(tuple(entries))}


class _ExpandLoad(VectorPattern, roots=vector.ExpandLoadOp):
    def convert(
        self, op: vector.ExpandLoadOp, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        memory = _memory(op.base)
        if memory is None or vector_type(op.result).rank > 1:
            return
        base, *indices, mask, passed = adaptor.operands
        where = element_pointer(self.types, memory, base, indices)
        made = rewriter(
            llvm.IntrMaskedExpandloadOp.op_name,
            [where, mask, passed],
            [self.types.described(op.result.type)],
            properties=_aligned(op, 0),
        )
        rewriter.replace(op, made)


class _CompressStore(VectorPattern, roots=vector.CompressStoreOp):
    def convert(
        self, op: vector.CompressStoreOp, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        memory = _memory(op.base)
        if memory is None or vector_type(op.value_to_store).rank > 1:
            return
        base, *indices, mask, value = adaptor.operands
        where = element_pointer(self.types, memory, base, indices)
        rewriter(
            llvm.IntrMaskedCompressstoreOp.op_name,
            [value, where, mask],
            [],
            properties=_aligned(op, 1),
        )
        rewriter.erase(op)
