"""Questions about LLVM's types that several rules ask."""

from __future__ import annotations

from typing import Final

from bridge.dialects.llvm.types import (
    ArrayType,
    PointerType,
    StructType,
    TargetExtType,
    is_llvm,
)
from bridge.ir.types import FloatType, IntegerType, Type, VectorType

_POINTER_BITS: Final = 64
"""The default, without an entry of a data layout."""


def struct_body(ty: Type) -> tuple[Type, ...] | None:
    """The members of a struct, or None; an opaque one has none."""
    return ty.body or () if isinstance(ty, StructType) else None


def array_shape(ty: Type) -> tuple[int, Type] | None:
    """The length and the element of an array, or None."""
    return (ty.num_elements, ty.element_type) if isinstance(ty, ArrayType) else None


def is_floating(ty: Type) -> bool:
    """Whether LLVM IR has a floating point type like it."""
    if isinstance(ty, FloatType):
        return ty.name in ("bf16", "f16", "f32", "f64", "f80", "f128")
    return is_llvm(ty, "ppc_fp128")


def is_pointer(ty: Type) -> bool:
    return isinstance(ty, PointerType)


def address_space(ty: Type) -> int:
    """The address space of a pointer; any other type is in the first."""
    return ty.address_space if isinstance(ty, PointerType) else 0


def element(ty: Type) -> Type:
    """The element of a vector; any other type is its own."""
    return ty.element if isinstance(ty, VectorType) else ty


def is_atomic(ty: Type) -> bool:
    """Whether one access can be atomic: a power of two of bits, at least 8."""
    if isinstance(ty, IntegerType) or (isinstance(ty, FloatType) and is_floating(ty)):
        bits = ty.width
    elif is_llvm(ty, "ppc_fp128"):
        bits = 128
    elif is_pointer(ty):
        bits = _POINTER_BITS
    else:
        return False
    return bits >= 8 and bits & (bits - 1) == 0


def target_can(ty: Type, what: str) -> bool:
    """Whether a target extension type has a property; any other type has all.

    They are `zero` (has a zero), `global` (may be a global's) and `memory`.
    """
    if not isinstance(ty, TargetExtType):
        return True
    name = ty.ext_type_name
    key = "spirv." if name.startswith("spirv.") else name
    return what in _OF_TARGETS.get(key, ())


_OF_TARGETS: Final = {
    "aarch64.svcount": ("memory",),
    "amdgcn.named.barrier": ("global",),
    "spirv.": ("zero", "global", "memory"),
}
