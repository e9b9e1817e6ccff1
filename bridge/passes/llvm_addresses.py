"""Addresses: of the elements of a memref, and how far apart they are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bridge.dialects import llvm
from bridge.dialects.llvm.types import PointerType
from bridge.ir.core import Value
from bridge.ir.strides import strides_and_offset
from bridge.ir.types import DYNAMIC, MemRefType, Type
from bridge.passes.llvm_descriptors import Descriptor, index_constant
from bridge.passes.llvm_types import LLVMTypeConverter

__all__ = ["address", "buffer", "element_pointer", "size_of"]

_VALUE: Final = -(1 << 31)
"""What a constant index is that a value stands for."""


def address(
    base: Value,
    ty: Type,
    indices: Sequence[Value | int],
    *,
    flags: str | None = None,
    result: Type | None = None,
) -> Value:
    """The address that indices lead to, from a pointer to values of a type."""
    constants = [i if isinstance(i, int) else _VALUE for i in indices]
    values = [i for i in indices if isinstance(i, Value)]
    to = result or base.type
    return llvm.GEPOp(to, base, values, constants, ty, no_wrap_flags=flags).res


def size_of(types: LLVMTypeConverter, ty: Type, count: Value | int = 1) -> Value:
    """How many bytes so many values of a type take."""
    null = llvm.ZeroOp(PointerType()).res
    end = address(null, types.described(ty), [count])
    return llvm.PtrToIntOp(types.index, end).res


def buffer(types: LLVMTypeConverter, ty: MemRefType, value: Value) -> Value:
    """The pointer to the first element of a memref."""
    found = strides_and_offset(ty)
    assert found is not None  # it has been converted
    offset = found[1]
    given = Descriptor(value)
    pointer = given.aligned()
    if offset == 0:
        return pointer
    dynamic = offset == DYNAMIC
    by = given.offset() if dynamic else index_constant(types.index, offset)
    return address(pointer, types.described(ty.element), [by])


def element_pointer(
    types: LLVMTypeConverter,
    ty: MemRefType,
    value: Value,
    indices: Sequence[Value],
    *,
    inside: bool = False,
) -> Value:
    """The pointer to an element; `inside` says that the indices are in bounds."""
    base = buffer(types, ty, value)
    found = strides_and_offset(ty)
    assert found is not None  # it has been converted
    known = inside and all(stride >= 0 for stride in found[0])
    flags = ("nsw, nuw" if known else "nsw") if inside else None
    total: Value | None = None
    for dim, (index, stride) in enumerate(zip(indices, found[0], strict=True)):
        step = index
        if stride != 1:
            by = _stride(types, value, dim, stride)
            step = llvm.MulOp(index, by, overflow_flags=flags).res
        if total is not None:
            step = llvm.AddOp(total, step, overflow_flags=flags).res
        total = step
    if total is None:
        return base
    element = types.described(ty.element)
    flags = ("inbounds|nuw" if known else "inbounds") if inside else None
    return address(base, element, [total], flags=flags)


def _stride(types: LLVMTypeConverter, value: Value, dim: int, stride: int) -> Value:
    if stride == DYNAMIC:
        return Descriptor(value).stride(dim)
    return index_constant(types.index, stride)
