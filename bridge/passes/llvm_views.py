"""Views of memory and what is asked of them become structs, and fields of them."""

from __future__ import annotations

from collections.abc import Sequence

from bridge.dialects import llvm, memref
from bridge.dialects.llvm.types import ArrayType, PointerType
from bridge.ir.affine import AffineDim
from bridge.ir.attributes import AffineMapAttr, DenseArrayAttr, IntegerAttr
from bridge.ir.core import Operation, Value
from bridge.ir.strides import strides_and_offset
from bridge.ir.types import DYNAMIC, MemRefType, UnrankedMemRefType
from bridge.op.folding import constant_of
from bridge.passes.llvm_addresses import address
from bridge.passes.llvm_descriptors import Descriptor, index_constant, packed_static
from bridge.passes.llvm_memory import Memory
from bridge.passes.llvm_stored import StoredDescriptor, stored
from bridge.passes.llvm_structs import extracted
from bridge.passes.llvm_types import LLVMTypeConverter, address_space
from bridge.passes.llvm_unranked import packed_unranked, promoted
from bridge.rewrite.conversion import Adaptor, ConversionRewriter
from bridge.rewrite.patterns import Pattern

__all__ = ["view_patterns"]


def view_patterns(types: LLVMTypeConverter) -> list[Pattern]:
    """The patterns of views."""
    kinds = (_Dim, _Rank, _Cast, _View, _Transpose, _Reinterpret, _Metadata)
    return [kind(types) for kind in (*kinds, _Pointer)]


class _Dim(Memory, roots=memref.DimOp):
    """A size: what the type says, or a field."""

    def convert(
        self, op: memref.DimOp, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        source, dim = adaptor.operands
        ty = op.operands[0].type
        if isinstance(ty, UnrankedMemRefType):
            rewriter.replace(op, self._unranked(ty, source, dim))
            return
        assert isinstance(ty, MemRefType)
        known = _constant(op.operands[1], dim)
        if known is None or not 0 <= known < ty.rank:
            rewriter.replace(op, self._any(ty, source, dim))
        elif ty.shape[known] == DYNAMIC:
            rewriter.replace(op, Descriptor(source).size(known))
        else:
            size = index_constant(self.types.index, ty.shape[known])
            rewriter.replace(op, size)

    def _any(self, ty: MemRefType, source: Value, dim: Value) -> Value:
        """Of a dimension that is not known: the sizes are put in memory."""
        pointer, index = PointerType(), self.types.index
        array = ArrayType(index, ty.rank)
        one = index_constant(index, 1)
        sizes = extracted(source, [3], array)
        memory = llvm.AllocaOp(pointer, one, array).res
        llvm.StoreOp(sizes, memory)
        return llvm.LoadOp(index, address(memory, array, [0, dim])).res

    def _unranked(self, ty: UnrankedMemRefType, source: Value, dim: Value) -> Value:
        pointer = PointerType(address_space(ty) or 0)
        where = extracted(source, [1], PointerType())
        scalar = self.types.described(MemRefType((), ty.element))
        offset = address(where, scalar, [0, 2], result=pointer)
        one = index_constant(self.types.index, 1)
        after = llvm.AddOp(one, dim).res
        size = address(offset, self.types.index, [after], result=pointer)
        return llvm.LoadOp(self.types.index, size).res


def _constant(before: Value, after: Value) -> int | None:
    """The number that a value is known to be."""
    made = after.defining_op
    found = constant_of(before)
    if found is None and isinstance(made, llvm.ConstantOp):
        found = made.properties.get("value")
    return int(found.value) if isinstance(found, IntegerAttr) else None


class _Rank(Memory, roots=memref.RankOp):
    """What the type says, or a field."""

    def convert(
        self, op: Operation, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        (source,) = adaptor.operands
        ty = op.operands[0].type
        if isinstance(ty, MemRefType):
            rewriter.replace(op, index_constant(self.types.index, ty.rank))
        else:
            rewriter.replace(op, extracted(source, [0], self.types.index))


class _Cast(Memory, roots=memref.CastOp):
    """The same descriptor, or one that is in memory."""

    def convert(
        self, op: Operation, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        before, after = op.operands[0].type, op.results[0].type
        target = self.types.convert_one(after)
        (source,) = adaptor.operands
        if target is None:
            return
        if isinstance(before, MemRefType) and isinstance(after, MemRefType):
            if source.type == target:
                rewriter.replace(op, source)
        elif isinstance(before, MemRefType):
            pointer = promoted(source)
            rank = index_constant(self.types.index, before.rank)
            rewriter.replace(op, packed_unranked(target, rank, pointer))
        elif isinstance(after, MemRefType):
            pointer = extracted(source, [1], PointerType())
            rewriter.replace(op, llvm.LoadOp(target, pointer).res)


class _View(Memory, roots=memref.ViewOp):
    """Another type for bytes, from one of them on."""

    def convert(
        self, op: Operation, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        ty, before = op.results[0].type, op.operands[0].type
        assert isinstance(ty, MemRefType)
        assert isinstance(before, MemRefType)
        target, found = self.types.convert_one(ty), strides_and_offset(ty)
        source, shift, *sizes = adaptor.operands
        if target is None or found is None or found[0][-1:] not in ((), (1,), (0,)):
            return
        given, made = Descriptor(source), Descriptor.poison(target)
        made.set_allocated(given.allocated())
        element = self.types.described(before.element)
        made.set_aligned(address(given.aligned(), element, [shift]))
        made.set_offset(found[1])
        self._set_shape(made, ty, found[0], sizes)
        rewriter.replace(op, made.value)

    def _set_shape(
        self,
        made: Descriptor,
        ty: MemRefType,
        strides: Sequence[int],
        given: Sequence[Value],
    ) -> None:
        index, rest = self.types.index, list(given)
        stride: Value | None = None
        after: Value | None = None
        for dim in reversed(range(ty.rank)):
            dynamic = ty.shape[dim] == DYNAMIC
            size = rest.pop() if dynamic else index_constant(index, ty.shape[dim])
            made.set_size(dim, size)
            if strides[dim] != DYNAMIC:
                stride = index_constant(index, strides[dim])
            elif after is not None:
                stride = after if stride is None else llvm.MulOp(stride, after).res
            else:
                stride = index_constant(index, 1)
            made.set_stride(dim, stride)
            after = size


class _Transpose(Memory, roots=memref.TransposeOp):
    """The same with other sizes and strides."""

    def convert(
        self, op: Operation, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        (source,) = adaptor.operands
        held = op.properties["permutation"]
        assert isinstance(held, AffineMapAttr)
        order = [e.position for e in held.map.results if isinstance(e, AffineDim)]
        if order == sorted(order):
            rewriter.replace(op, source)
            return
        given = Descriptor(source)
        made = Descriptor.poison(source.type)
        made.set_allocated(given.allocated())
        made.set_aligned(given.aligned())
        made.set_offset(given.offset())
        for to, dim in enumerate(order):
            made.set_size(to, given.size(dim))
            made.set_stride(to, given.stride(dim))
        rewriter.replace(op, made.value)


class _Reinterpret(Memory, roots=memref.ReinterpretCastOp):
    """The same pointers with another offset, sizes and strides."""

    def convert(
        self, op: Operation, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        target = self.types.convert_one(op.results[0].type)
        source, *values = adaptor.operands
        if target is None:
            return
        made = Descriptor.poison(target)
        ty = op.operands[0].type
        given: StoredDescriptor | Descriptor = Descriptor(source)
        if isinstance(ty, UnrankedMemRefType):
            given = stored(self.types, ty, source)
        made.set_pointers(given.allocated(), given.aligned())
        rest = iter(values)
        groups = [
            [next(rest) if number == DYNAMIC else number for number in _numbers(op, at)]
            for at in ("static_offsets", "static_sizes", "static_strides")
        ]
        offsets, sizes, strides = groups
        made.set_offset(offsets[0])
        for dim, (size, stride) in enumerate(zip(sizes, strides, strict=True)):
            made.set_size(dim, size)
            made.set_stride(dim, stride)
        rewriter.replace(op, made.value)


def _numbers(op: Operation, name: str) -> list[int]:
    found = op.properties[name]
    assert isinstance(found, DenseArrayAttr)
    return [int(number) for number in found.values]


class _Metadata(Memory, roots=memref.ExtractStridedMetadataOp):
    """All fields, and a memref of the first element."""

    def convert(
        self, op: Operation, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        (source,) = adaptor.operands
        base = op.results[0].type
        target = self.types.convert_one(base)
        if target is None or not isinstance(base, MemRefType):
            return
        given = Descriptor(source)
        allocated, aligned = given.allocated(), given.aligned()
        values: list[Value] = [packed_static(target, base, allocated, aligned)]
        dims = range(given.rank)
        values.append(given.offset())
        values += [given.size(dim) for dim in dims]
        values += [given.stride(dim) for dim in dims]
        rewriter.replace(op, values)


class _Pointer(Memory, roots=memref.ExtractAlignedPointerAsIndexOp):
    """The pointer to the elements, as a number."""

    def convert(
        self, op: Operation, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        (source,) = adaptor.operands
        ty = op.operands[0].type
        if isinstance(ty, UnrankedMemRefType):
            aligned = stored(self.types, ty, source).aligned()
        else:
            aligned = Descriptor(source).aligned()
        rewriter.replace(op, llvm.PtrToIntOp(self.types.index, aligned).res)
