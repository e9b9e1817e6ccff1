"""Memory of another shape, or of another space, in the llvm dialect."""

from __future__ import annotations

from bridge.dialects import llvm, memref
from bridge.dialects.llvm.types import PointerType
from bridge.ir.building import InsertionPoint
from bridge.ir.core import Block, Operation, Value
from bridge.ir.strides import strides_and_offset
from bridge.ir.types import (
    DYNAMIC,
    IntegerType,
    MemRefType,
    Type,
    UnrankedMemRefType,
)
from bridge.passes.llvm_addresses import address
from bridge.passes.llvm_descriptors import Descriptor, index_constant, packed, unpacked
from bridge.passes.llvm_memory import Memory
from bridge.passes.llvm_stored import StoredDescriptor, new_descriptor, stored
from bridge.passes.llvm_structs import extracted
from bridge.passes.llvm_types import LLVMTypeConverter, address_space
from bridge.passes.llvm_unranked import POINTER_BYTES
from bridge.rewrite.conversion import Adaptor, ConversionRewriter
from bridge.rewrite.patterns import Pattern

__all__ = ["reshape_patterns"]


def reshape_patterns(types: LLVMTypeConverter) -> list[Pattern]:
    """The patterns of casts to another space, and of shapes that are in memory."""
    return [_SpaceCast(types), _Reshape(types)]


class _SpaceCast(Memory, roots=memref.MemorySpaceCastOp):
    """The same descriptor with pointers to the other space."""

    def convert(
        self, op: Operation, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        (source,) = adaptor.operands
        before, after = op.operands[0].type, op.results[0].type
        target = self.types.convert_one(after)
        if target is None:
            return
        if isinstance(after, MemRefType):
            pointer = PointerType(address_space(after) or 0)
            allocated, aligned, *rest = unpacked(source)
            pointers = [_cast(value, pointer) for value in (allocated, aligned)]
            rewriter.replace(op, packed(target, [*pointers, *rest]))
        elif isinstance(after, UnrankedMemRefType):
            assert isinstance(before, UnrankedMemRefType)
            rewriter.replace(op, self._unranked(before, after, source))

    def _unranked(
        self, before: UnrankedMemRefType, after: UnrankedMemRefType, source: Value
    ) -> Value:
        rank = extracted(source, [0], self.types.index)
        given = stored(self.types, before, source)
        value, made, size = new_descriptor(self.types, after, rank)
        allocated, aligned = given.allocated(), given.aligned()
        allocated, aligned = (_cast(one, made.pointer) for one in (allocated, aligned))
        made.set_pointers(allocated, aligned)
        source_numbers, numbers = given.numbers(), made.numbers()
        pointers = index_constant(self.types.index, 2 * POINTER_BYTES)
        rest = llvm.SubOp(size, pointers).res
        llvm.MemcpyOp(numbers, source_numbers, rest, 0)
        return value


def _cast(value: Value, pointer: PointerType) -> Value:
    return llvm.AddrSpaceCastOp(pointer, value).res


class _Reshape(Memory, roots=memref.ReshapeOp):
    """A descriptor whose sizes are loaded from the shape."""

    def convert(
        self, op: memref.ReshapeOp, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        source, shape = adaptor.operands
        ty = op.result.type
        if isinstance(ty, MemRefType):
            self._ranked(op, ty, source, rewriter)
        elif isinstance(ty, UnrankedMemRefType):
            self._unranked(op, ty, source, shape, rewriter)

    def _given(
        self, op: memref.ReshapeOp, source: Value
    ) -> Descriptor | StoredDescriptor:
        ty = op.source.type
        if isinstance(ty, UnrankedMemRefType):
            return stored(self.types, ty, source)
        return Descriptor(source)

    def _ranked(
        self,
        op: memref.ReshapeOp,
        ty: MemRefType,
        source: Value,
        rewriter: ConversionRewriter,
    ) -> None:
        target, found = self.types.convert_one(ty), strides_and_offset(ty)
        if target is None or found is None or found[1] == DYNAMIC:
            return
        made = Descriptor.poison(target)
        given = self._given(op, source)
        made.set_pointers(given.allocated(), given.aligned())
        made.set_offset(found[1])
        index = self.types.index
        stride: Value | None = None
        for dim in reversed(range(ty.rank)):
            if found[0][dim] != DYNAMIC:
                stride = index_constant(index, found[0][dim])
            elif stride is None:
                stride = index_constant(index, 1)
            size = self._size(op, ty.shape[dim], dim, rewriter)
            made.set_size(dim, size)
            made.set_stride(dim, stride)
            stride = llvm.MulOp(stride, size).res
        rewriter.replace(op, made.value)

    def _size(
        self, op: memref.ReshapeOp, known: int, dim: int, rewriter: ConversionRewriter
    ) -> Value:
        index = self.types.index
        if known != DYNAMIC:
            return index_constant(index, known)
        place = index_constant(index, dim)
        loaded: Value = memref.LoadOp(op.shape, [place]).result
        if isinstance(loaded.type, IntegerType):
            return self._as_index(loaded)
        (found,) = self.types.materialize(
            rewriter, (index,), (loaded,), op.any_location, to_target=True
        ) or (loaded,)
        return found

    def _as_index(self, size: Value) -> Value:
        """A size that is an integer of another width, which upstream takes for one."""
        ty, index = size.type, self.types.index
        assert isinstance(ty, IntegerType)
        if ty.width < index.width:
            return llvm.SExtOp(index, size).res
        return llvm.TruncOp(index, size).res if ty.width > index.width else size

    def _unranked(
        self,
        op: memref.ReshapeOp,
        ty: UnrankedMemRefType,
        source: Value,
        shape: Value,
        rewriter: ConversionRewriter,
    ) -> None:
        index = self.types.index
        sizes = Descriptor(shape)
        rank = sizes.size(0)
        value, made, _ = new_descriptor(self.types, ty, rank)
        given = self._given(op, source)
        allocated, aligned, offset = given.allocated(), given.aligned(), given.offset()
        made.set_pointers(allocated, aligned)
        made.set_offset(offset)
        to_sizes = made.sizes()
        to_strides = address(to_sizes, index, [rank])
        from_sizes = sizes.aligned()
        one = index_constant(index, 1)
        last = llvm.SubOp(rank, one).res
        self._copy_sizes(op, (from_sizes, to_sizes, to_strides), (last, one), rewriter)
        rewriter.replace(op, value)

    def _element(self, op: memref.ReshapeOp) -> Type:
        ty = op.shape.type
        assert isinstance(ty, MemRefType)
        return self.types.described(ty.element)

    def _copy_sizes(
        self,
        op: memref.ReshapeOp,
        places: tuple[Value, Value, Value],
        first: tuple[Value, Value],
        rewriter: ConversionRewriter,
    ) -> None:
        """A loop from the last size to the first, with the stride of each."""
        index = self.types.index
        before = op.parent
        assert before is not None  # it is in a function
        following = op.next
        assert following is not None  # the terminator, at the latest
        after = rewriter.split_block(following)
        region = after.parent
        assert region is not None  # it was split off another
        location = op.any_location
        test = Block((index, index), locations=(location, location))
        body = Block()
        place = region.blocks.index(after)
        region.insert(place, test)
        region.insert(place + 1, body)
        with rewriter.moved_to(InsertionPoint.at_end(before)):
            llvm.BrOp(first, test)
        dim, stride = test.arguments
        with rewriter.moved_to(InsertionPoint.at_end(test)):
            inside = llvm.ICmpOp("sge", dim, index_constant(index, 0)).res
            llvm.CondBrOp(inside, [], [], body, after)
        from_sizes, to_sizes, to_strides = places
        with rewriter.moved_to(InsertionPoint.at_end(body)):
            element = self._element(op)
            where = address(from_sizes, element, [dim])
            size = self._as_index(llvm.LoadOp(element, where).res)
            llvm.StoreOp(size, address(to_sizes, index, [dim]))
            llvm.StoreOp(stride, address(to_strides, index, [dim]))
            following_stride = llvm.MulOp(stride, size).res
            llvm.BrOp([llvm.SubOp(dim, first[1]).res, following_stride], test)
