"""Operations on memory become llvm's: allocations, accesses, copies, globals."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Final, NamedTuple

from bridge.dialects import llvm, memref
from bridge.dialects.dlti.queries import bits_of
from bridge.dialects.llvm.types import ArrayType, PointerType
from bridge.ir.attributes import (
    Attribute,
    DenseElementsAttr,
    FloatAttr,
    IntegerAttr,
    TypeAttr,
    UnitAttr,
)
from bridge.ir.core import Block, Operation, Region, Value
from bridge.ir.strides import strides_and_offset
from bridge.ir.types import (
    DYNAMIC,
    I1,
    FloatType,
    IndexType,
    IntegerType,
    MemRefType,
    Type,
    UnrankedMemRefType,
)
from bridge.passes.llvm_addresses import address, buffer, element_pointer, size_of
from bridge.passes.llvm_descriptors import Descriptor, index_constant
from bridge.passes.llvm_lanes import made_of
from bridge.passes.llvm_library import called
from bridge.passes.llvm_structs import extracted
from bridge.passes.llvm_types import LLVMTypeConverter, address_space
from bridge.passes.llvm_unranked import POINTER_BYTES, packed_unranked, promoted
from bridge.rewrite.conversion import Adaptor, ConversionPattern, ConversionRewriter
from bridge.rewrite.patterns import Pattern

__all__ = ["memory_patterns"]


def memory_patterns(types: LLVMTypeConverter) -> list[Pattern]:
    """The patterns of allocations, accesses, copies and globals."""
    kinds = (_Alloc, _Alloca, _Dealloc, _Load, _Store, _Prefetch, _AtomicRMW)
    return [kind(types) for kind in (*kinds, _Copy, _Global, _GetGlobal, _Aligned)]


class Memory(ConversionPattern):
    """What patterns of memory have in common: the types."""

    def __init__(self, converter: LLVMTypeConverter) -> None:
        super().__init__(converter)
        self.types = converter


class _Sizes(NamedTuple):
    """The sizes and the strides of what is allocated, and the number of elements."""

    sizes: list[Value]
    strides: list[Value]
    total: Value


def _sizes(types: LLVMTypeConverter, ty: MemRefType, given: Sequence[Value]) -> _Sizes:
    rest = iter(given)
    index = types.index
    sizes = [
        next(rest) if size == DYNAMIC else index_constant(index, size)
        for size in ty.shape
    ]
    running, known = index_constant(index, 1), 1
    strides = []
    for size, value in zip(reversed(ty.shape), reversed(sizes), strict=True):
        strides.append(running)
        is_one = known == 1
        known = DYNAMIC if DYNAMIC in (size, known) else known * size
        if is_one:
            running = value
        elif known == DYNAMIC:
            running = llvm.MulOp(running, value).res
        else:
            running = index_constant(index, known)
    return _Sizes(sizes, strides[::-1], running)


def _described(
    types: LLVMTypeConverter,
    ty: MemRefType,
    allocated: Value,
    aligned: Value,
    found: _Sizes,
) -> Value:
    made = Descriptor.poison(types.described(ty))
    made.set_pointers(allocated, aligned)
    made.set_offset(0)
    for dim, size in enumerate(found.sizes):
        made.set_size(dim, size)
    for dim, stride in enumerate(found.strides):
        made.set_stride(dim, stride)
    return made.value


def _is_plain(types: LLVMTypeConverter, ty: Type) -> bool:
    """Whether a memref has no layout and can be converted."""
    if not isinstance(ty, MemRefType) or types.convert_one(ty) is None:
        return False
    return ty.layout is None


def _alignment(op: Operation) -> int:
    found = op.properties.get("alignment")
    return int(found.value) if isinstance(found, IntegerAttr) else 0


def _set_flag(op: Operation, source: Operation, name: str) -> None:
    """Sets a flag of an access where it is set."""
    found = source.properties.get(name)
    if isinstance(found, IntegerAttr) and found.value:
        op.set_property(name, UnitAttr())


class _Alloc(Memory, roots=memref.AllocOp):
    """A call of `malloc`, of more than is needed where it must be aligned.

    Or one of a function that aligns, of a multiple of the alignment.
    """

    def convert(
        self, op: Operation, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        ty = op.results[0].type
        if not isinstance(ty, MemRefType) or not _is_plain(self.types, ty):
            return
        found = _sizes(self.types, ty, adaptor.operands)
        size = size_of(self.types, ty.element, found.total)
        if self.types.allocation.is_aligned:
            self._by_aligned(op, ty, found, size, rewriter)
            return
        alignment = self._alignment(op, ty)
        if alignment is not None:
            size = llvm.AddOp(size, alignment).res
        allocated = self._call(op, ty, [size])
        aligned: Value = allocated
        if alignment is not None:
            number: Value = llvm.PtrToIntOp(self.types.index, allocated).res
            number = _aligned(number, alignment)
            aligned = llvm.IntToPtrOp(allocated.type, number).res
        rewriter.replace(op, _described(self.types, ty, allocated, aligned, found))

    def _by_aligned(
        self,
        op: Operation,
        ty: MemRefType,
        found: _Sizes,
        size: Value,
        rewriter: ConversionRewriter,
    ) -> None:
        bytes_ = self._element_bytes(op, ty.element)
        if bytes_ is None:
            return
        alignment = _alignment(op)
        if not alignment:
            # The next power of two, and as much as any scalar needs.
            alignment = max(_LEAST_ALIGNMENT, 1 << max(bytes_ - 1, 0).bit_length())
        by = index_constant(self.types.index, alignment)
        known = prod(size for size in ty.shape if size != DYNAMIC)
        if known * bytes_ % alignment:
            size = _aligned(size, by)
        pointer = self._call(op, ty, [by, size])
        rewriter.replace(op, _described(self.types, ty, pointer, pointer, found))

    def _call(self, op: Operation, ty: MemRefType, given: Sequence[Value]) -> Value:
        (found,) = called(op, self.types.allocation.allocate, self.types.index, given)
        pointer = PointerType(address_space(ty) or 0)
        if found.type != pointer:
            found = llvm.AddrSpaceCastOp(pointer, found).res
        return found

    def _element_bytes(self, op: Operation, ty: Type) -> int | None:
        """How many bytes an element takes; `None` where that is not known."""
        if isinstance(ty, MemRefType | UnrankedMemRefType):
            index = -(-self.types.index.width // 8)
            if isinstance(ty, MemRefType):
                return 2 * POINTER_BYTES + (1 + 2 * ty.rank) * index
            return POINTER_BYTES + index
        bits = bits_of(ty, op)
        return None if bits is None else -(-bits // 8)

    def _alignment(self, op: Operation, ty: MemRefType) -> Value | None:
        bytes_ = _alignment(op)
        if bytes_:
            return index_constant(self.types.index, bytes_)
        element = ty.element
        if isinstance(element, FloatType | IndexType):
            return None
        if isinstance(element, IntegerType) and element.signedness == "signless":
            return None
        return size_of(self.types, element)


_LEAST_ALIGNMENT: Final = 16


def _aligned(value: Value, alignment: Value) -> Value:
    """The next multiple."""
    one = index_constant(alignment.type, 1)
    more = llvm.AddOp(value, llvm.SubOp(alignment, one).res).res
    return llvm.SubOp(more, llvm.URemOp(more, alignment).res).res


class _Alloca(Memory, roots=memref.AllocaOp):
    """Memory on the stack."""

    def convert(
        self, op: Operation, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        ty = op.results[0].type
        if not isinstance(ty, MemRefType) or not _is_plain(self.types, ty):
            return
        found = _sizes(self.types, ty, adaptor.operands)
        pointer = PointerType(address_space(ty) or 0)
        element = self.types.described(ty.element)
        alignment = _alignment(op) or None
        made = llvm.AllocaOp(pointer, found.total, element, alignment=alignment).res
        rewriter.replace(op, _described(self.types, ty, made, made, found))


class _Dealloc(Memory, roots=memref.DeallocOp):
    """A call of `free`."""

    def convert(
        self, op: Operation, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        ty = op.operands[0].type
        (value,) = adaptor.operands
        if isinstance(ty, UnrankedMemRefType):
            pointer = PointerType(address_space(ty) or 0)
            where = extracted(value, [1], PointerType())
            value = llvm.LoadOp(pointer, where).res
        else:
            value = Descriptor(value).allocated()
        if value.type != PointerType():
            value = llvm.AddrSpaceCastOp(PointerType(), value).res
        called(op, self.types.allocation.free, self.types.index, [value])
        rewriter.erase(op)


class _Load(Memory, roots=memref.LoadOp):
    """A load of the address of the element."""

    def convert(
        self, op: Operation, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        value, *indices = adaptor.operands
        ty = op.operands[0].type
        assert isinstance(ty, MemRefType)
        where = element_pointer(self.types, ty, value, indices, inside=True)
        element = self.types.described(ty.element)
        made = llvm.LoadOp(element, where, alignment=_alignment(op) or None)
        _set_flag(made, op, "nontemporal")
        _set_flag(made, op, "invariant")
        rewriter.replace(op, made.res)


class _Store(Memory, roots=memref.StoreOp):
    """A store to the address of the element."""

    def convert(
        self, op: Operation, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        stored, value, *indices = adaptor.operands
        ty = op.operands[1].type
        assert isinstance(ty, MemRefType)
        where = element_pointer(self.types, ty, value, indices, inside=True)
        made = llvm.StoreOp(stored, where, alignment=_alignment(op) or None)
        _set_flag(made, op, "nontemporal")
        rewriter.erase(op)


class _Prefetch(Memory, roots=memref.PrefetchOp):
    """A prefetch of the address of the element."""

    def convert(
        self, op: Operation, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        value, *indices = adaptor.operands
        ty = op.operands[0].type
        assert isinstance(ty, MemRefType)
        where = element_pointer(self.types, ty, value, indices)
        names = ("isWrite", "localityHint", "isDataCache")
        rw, hint, cache = (_number(op, name) for name in names)
        llvm.PrefetchOp(where, rw, hint, cache)
        rewriter.erase(op)


def _number(op: Operation, name: str) -> int:
    found = op.properties[name]
    assert isinstance(found, IntegerAttr)
    return int(found.value)


_ATOMIC: Final = {
    "addf": "fadd",
    "addi": "add",
    "assign": "xchg",
    "maximumf": "fmaximum",
    "maxnumf": "fmax",
    "maxs": "max",
    "maxu": "umax",
    "minimumf": "fminimum",
    "minnumf": "fmin",
    "mins": "min",
    "minu": "umin",
    "ori": "_or",
    "xori": "_xor",
    "andi": "_and",
}


class _AtomicRMW(Memory, roots=memref.AtomicRMWOp):
    """llvm's, where it has one of the kind."""

    def convert(
        self, op: memref.AtomicRMWOp, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        kind = _ATOMIC.get(op.kind)
        stored, value, *indices = adaptor.operands
        ty = op.operands[1].type
        if kind is None or not isinstance(ty, MemRefType):
            return
        where = element_pointer(self.types, ty, value, indices)
        rewriter.replace(op, llvm.AtomicRMWOp(kind, where, stored, "acq_rel").res)


class _Aligned(Memory, roots=memref.AssumeAlignmentOp):
    """An assumption of llvm's."""

    def convert(
        self,
        op: memref.AssumeAlignmentOp,
        adaptor: Adaptor,
        rewriter: ConversionRewriter,
    ) -> None:
        (value,) = adaptor.operands
        ty = op.operands[0].type
        if not isinstance(ty, MemRefType):
            return
        where = buffer(self.types, ty, value)
        true = made_of(rewriter, llvm.ConstantOp, (), I1, {"value": IntegerAttr(1, I1)})
        bytes_ = index_constant(self.types.index, _alignment(op))
        llvm.AssumeOp(true, [[where, bytes_]], op_bundle_tags=["align"])
        rewriter.replace(op, value)


# Copies


class _Copy(Memory, roots=memref.CopyOp):
    """A copy of bytes where both are without gaps, else by a function."""

    def convert(
        self, op: Operation, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        source, target = (value.type for value in op.operands)
        if _is_block(source) and _is_block(target):
            self._by_bytes(source, *adaptor.operands)
        else:
            self._by_function(op, *adaptor.operands)
        rewriter.erase(op)

    def _by_bytes(self, ty: Type, source: Value, target: Value) -> None:
        assert isinstance(ty, MemRefType)
        found = Descriptor(source)
        count = index_constant(self.types.index, 1)
        for dim in range(ty.rank):
            count = llvm.MulOp(count, found.size(dim)).res
        total = llvm.MulOp(count, size_of(self.types, ty.element)).res
        element = self.types.described(ty.element)
        places = []
        for one in (found, Descriptor(target)):
            pointer = one.aligned()
            places.append(address(pointer, element, [one.offset()]))
        llvm.MemcpyOp(places[1], places[0], total, 0)

    def _by_function(self, op: Operation, source: Value, target: Value) -> None:
        pointer = PointerType()
        stack = llvm.StackSaveOp(pointer).res
        values = [
            self._unranked(old.type, new)
            for old, new in zip(op.operands, (source, target), strict=True)
        ]
        one = index_constant(self.types.index, 1)
        places = []
        for value in values:
            places.append(llvm.AllocaOp(pointer, one, value.type).res)
            llvm.StoreOp(value, places[-1])
        ty = op.operands[0].type
        assert isinstance(ty, MemRefType | UnrankedMemRefType)
        size = size_of(self.types, ty.element)
        called(op, "memrefCopy", self.types.index, [size, *places])
        llvm.StackRestoreOp(stack)

    def _unranked(self, ty: Type, value: Value) -> Value:
        if not isinstance(ty, MemRefType):
            return value
        index = self.types.index
        rank = llvm.ConstantOp(index, IntegerAttr(ty.rank, index)).res
        unranked = self.types.described(UnrankedMemRefType(ty.element, ty.memory_space))
        return packed_unranked(unranked, rank, promoted(value))


def _is_block(ty: Type) -> bool:
    """Whether all elements of a memref are one after the other."""
    if not isinstance(ty, MemRefType):
        return False
    if ty.layout is None:
        return True
    found = strides_and_offset(ty)
    if found is None or DYNAMIC in ty.shape or 0 in ty.shape:
        return False
    step, sizes = 1, list(zip(ty.shape, found[0], strict=True))
    while sizes and sizes[-1][1] == step:
        step *= sizes.pop()[0]
    return all(size == 1 for size, _ in sizes)


# Globals


def _array(types: LLVMTypeConverter, ty: MemRefType) -> Type:
    found = types.described(ty.element)
    for size in reversed(ty.shape):
        found = ArrayType(found, size)
    return found


class _Global(Memory, roots=memref.GlobalOp):
    """A global of llvm, of arrays of arrays."""

    def convert(
        self, op: memref.GlobalOp, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        held = op.properties["type"]
        ty = held.type if isinstance(held, TypeAttr) else None
        if not isinstance(ty, MemRefType) or not _is_plain(self.types, ty):
            return
        given = op.properties.get("initial_value")
        private = op.properties.get("sym_visibility") is not None
        array = _array(self.types, ty)
        made = llvm.GlobalOp(
            array,
            op.sym_name,
            llvm.LinkageAttr("private" if private else "external"),
            constant=op.constant is not None,
            value=_initial(given, ty),
            alignment=_alignment(op) or None,
            addr_space=address_space(ty) or 0,
            initializer=_undefined(array) if isinstance(given, UnitAttr) else Region(),
        )
        made.location = op.any_location
        rewriter.erase(op)


def _initial(given: Attribute | None, ty: MemRefType) -> Attribute | None:
    if given is None or isinstance(given, UnitAttr):
        return None
    if ty.shape or not isinstance(given, DenseElementsAttr):
        return given
    (value,) = given.values
    if isinstance(ty.element, FloatType):
        return FloatAttr(float(value), ty.element)
    return IntegerAttr(int(value), ty.element)


def _undefined(ty: Type) -> Region:
    block = Block()
    with block():
        llvm.ReturnOp(arg=llvm.UndefOp(ty).res)
    return Region([block])


_NOT_ALLOCATED: Final = 0xDEADBEEF
"""The pointer to free of what is not to be freed."""


class _GetGlobal(Memory, roots=memref.GetGlobalOp):
    """The address of a global."""

    def convert(
        self, op: Operation, adaptor: Adaptor, rewriter: ConversionRewriter
    ) -> None:
        ty = op.results[0].type
        if not isinstance(ty, MemRefType) or not _is_plain(self.types, ty):
            return
        found = _sizes(self.types, ty, ())
        size_of(self.types, ty.element, found.total)
        pointer = PointerType(address_space(ty) or 0)
        entries = {"global_name": op.properties["name"]}
        whole = made_of(rewriter, llvm.AddressOfOp, (), pointer, entries)
        first = address(whole, _array(self.types, ty), [0] * (ty.rank + 1))
        number = index_constant(IntegerType(64), _NOT_ALLOCATED)
        none = llvm.IntToPtrOp(pointer, number).res
        rewriter.replace(op, _described(self.types, ty, none, first, found))
