"""What types become in the llvm dialect.

As upstream's `LLVMTypeConverter`: an index is an integer, a memref a struct that
describes it, a vector of several dimensions an array of vectors, a complex number a
struct of two, a function a pointer. Values of types that are left get unrealized casts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bridge.dialects.dlti.queries import index_bits
from bridge.dialects.llvm.types import (
    ArrayType,
    PointerType,
    StructType,
    VoidType,
)
from bridge.ir import types as builtin
from bridge.ir.attributes import IntegerAttr
from bridge.ir.core import AnyLocation, Operation, Value
from bridge.ir.strides import strides_and_offset
from bridge.ir.types import (
    ComplexType,
    FloatType,
    IndexType,
    IntegerType,
    MemRefType,
    Type,
    UnrankedMemRefType,
    VectorType,
)
from bridge.ods.dialect_types import is_compatible
from bridge.passes.llvm_descriptors import (
    is_pointer,
    is_static,
    packed,
    packed_static,
)
from bridge.passes.llvm_library import USUAL, Allocation
from bridge.passes.llvm_unranked import packed_unranked
from bridge.rewrite.conversion import TypeConverter
from bridge.rewrite.conversion.casts import CAST
from bridge.rewrite.rewriter import Rewriter

__all__ = ["LLVMTypeConverter", "has_unsupported_float"]

_SMALL: Final = 8
"""Floats of so many bits or fewer are integers of these bits."""


class LLVMTypeConverter(TypeConverter):
    """The rules of types; an index has `index_width` bits.

    With `layout` it has so many as the data layout there says, where the width is 0.
    With `bare_pointers` functions take and give pointers for memrefs; `allocation` says
    what memory is allocated by.
    """

    def __init__(
        self,
        index_width: int = 64,
        *,
        layout: Operation | None = None,
        bare_pointers: bool = False,
        allocation: Allocation = USUAL,
    ) -> None:
        super().__init__()
        self.bare_pointers = bare_pointers
        self.allocation = allocation
        width = index_width or (64 if layout is None else index_bits(layout))
        self.index = IntegerType(width)
        self.add(Type, lambda ty: ty if is_compatible(ty) else None)
        self.add(StructType, self._struct)
        self.add(ArrayType, self._array)
        self.add(IndexType, lambda ty: self.index)
        self.add(IntegerType, lambda ty: IntegerType(ty.width))
        self.add(FloatType, _float)
        self.add(builtin.FunctionType, lambda ty: PointerType())
        self.add(ComplexType, self._complex)
        self.add(VectorType, self._vector)
        self.add(MemRefType, self._memref)
        self.add(UnrankedMemRefType, self._unranked)
        self.add_source_materialization(_cast)
        self.add_target_materialization(_cast)

    def passed(self, ty: Type, *, bare: bool = False) -> Sequence[Type] | None:
        """What stands for a type where a function gives it."""
        if bare and isinstance(ty, MemRefType | UnrankedMemRefType):
            found = self._bare(ty)
            return None if found is None else [found]
        return self.convert(ty)

    def argument(self, ty: Type, *, bare: bool = False) -> Sequence[Type] | None:
        """What stands for a type where a function takes it: the parts of a memref."""
        if bare and isinstance(ty, MemRefType | UnrankedMemRefType):
            found = self._bare(ty)
            return None if found is None else [found]
        if isinstance(ty, MemRefType):
            return self.fields_of(ty, unpacked=True)
        if isinstance(ty, UnrankedMemRefType):
            return [self.index, PointerType()]
        return self.convert(ty)

    def returned(self, types: Sequence[Type], *, bare: bool = False) -> Type | None:
        """What a function gives: nothing, one value, or a struct of several."""
        groups = [self.passed(ty, bare=bare) for ty in types]
        if None in groups:
            return None
        known = [ty for group in groups for ty in group or ()]
        if len(known) == 1:
            return known[0]
        return StructType.literal(known) if known else VoidType()

    def materialize(
        self,
        rewriter: Rewriter,
        types: tuple[Type, ...],
        values: tuple[Value, ...],
        location: AnyLocation,
        *,
        to_target: bool,
        original: Type | None = None,
    ) -> tuple[Value, ...] | None:
        """Descriptors are made of their parts, whatever else by a cast."""
        ty = original if to_target else types[0]
        if len(types) == 1:
            if isinstance(ty, MemRefType):
                values = self._packed(ty, values)
            elif isinstance(ty, UnrankedMemRefType) and len(values) == 2:
                values = (packed_unranked(self.described(ty), *values),)
        if tuple(value.type for value in values) == types:
            return values
        return super().materialize(
            rewriter, types, values, location, to_target=to_target
        )

    def _packed(self, ty: MemRefType, values: tuple[Value, ...]) -> tuple[Value, ...]:
        if is_pointer(values):
            return (packed_static(self.described(ty), ty, values[0]),)
        if [value.type for value in values] == self.fields_of(ty, unpacked=True):
            return (packed(self.described(ty), values),)
        return values

    def described(self, ty: Type) -> Type:
        """What a type becomes of which it is known that it has a rule."""
        found = self.convert_one(ty)
        assert found is not None  # it has been converted
        return found

    def _bare(self, ty: MemRefType | UnrankedMemRefType) -> Type | None:
        space = address_space(ty)
        if not isinstance(ty, MemRefType) or not is_static(ty) or space is None:
            return None
        return None if self.convert_one(ty.element) is None else PointerType(space)

    def fields_of(self, ty: MemRefType, *, unpacked: bool = False) -> list[Type] | None:
        """The types of what describes a memref; sizes and strides one by one."""
        space = address_space(ty)
        element = self.convert_one(ty.element)
        if space is None or element is None or strides_and_offset(ty) is None:
            return None
        pointer = PointerType(space)
        fields = [pointer, pointer, self.index]
        if unpacked:
            return [*fields, *[self.index] * (2 * ty.rank)]
        sizes = [ArrayType(self.index, ty.rank)] * 2 if ty.rank else []
        return [*fields, *sizes]

    def _memref(self, ty: MemRefType) -> Type | None:
        fields = self.fields_of(ty)
        return None if fields is None else StructType.literal(fields)

    def _unranked(self, ty: UnrankedMemRefType) -> Type | None:
        if self.convert_one(ty.element) is None:
            return None
        return StructType.literal([self.index, PointerType()])

    def _complex(self, ty: ComplexType) -> Type | None:
        element = self.convert_one(ty.element)
        return None if element is None else StructType.literal([element, element])

    def _vector(self, ty: VectorType) -> Type | None:
        element = self.convert_one(ty.element)
        if element is None:
            return None
        if not ty.shape:
            return VectorType((1,), element)
        *outer, last = ty.shape
        *above, scalable = ty.scalable or (False,) * len(ty.shape)
        if any(above):
            return None
        found: Type = VectorType((last,), element, (scalable,))
        for size in reversed(outer):
            found = ArrayType(found, size)
        return found

    def _array(self, ty: ArrayType) -> Type | None:
        element = self.convert_one(ty.element_type)
        return None if element is None else ArrayType(element, ty.num_elements)

    def _struct(self, ty: StructType) -> Type | None:
        if is_compatible(ty) or ty.name is not None:
            return None
        body = self.convert_all(ty.body or ())
        return None if body is None else StructType.literal(body, packed=ty.packed)


def has_unsupported_float(ty: Type) -> bool:
    """Whether a type is a float that becomes an integer, or holds one."""
    while isinstance(ty, VectorType | ComplexType):
        ty = ty.element
    return isinstance(ty, FloatType) and not is_compatible(ty)


def address_space(ty: MemRefType | UnrankedMemRefType) -> int | None:
    """The number of a memory space; `None` for one that is no number."""
    space = ty.memory_space
    if space is None:
        return 0
    if not isinstance(space, IntegerAttr):
        return None
    held = space.type
    plain = isinstance(held, IndexType) or (
        isinstance(held, IntegerType) and held.signedness == "signless"
    )
    return int(space.value) if plain else None


def _float(ty: FloatType) -> Type | None:
    if is_compatible(ty):
        return ty
    return IntegerType(ty.width) if ty.width <= _SMALL else None


def _cast(
    rewriter: Rewriter,
    types: tuple[Type, ...],
    values: tuple[Value, ...],
    location: AnyLocation,
) -> Sequence[Value]:
    return rewriter(CAST, values, types, location=location).results
