"""What LLVM, EmitC and sparse_tensor ask of types by functions of their own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from bridge.ir.attributes import DialectAttr
from bridge.ir.types import RankedTensorType, TupleType, VectorType
from bridge.ods.dialect_types import members, parameter, struct_member
from bridge.ods.kinds import of_kinds

# LLVM --------------------------------------------------------------------------------

_FLOATS: Final = ("bf16", "f16", "f32", "f64", "f80", "f128", "!llvm.ppc_fp128")
_is_outer: Final = of_kinds(
    *("SignlessIntegerType", "token", *_FLOATS),
    *("!llvm.array", "!llvm.byte", "!llvm.func", "!llvm.label", "!llvm.metadata"),
    *("!llvm.ptr", "!llvm.struct", "!llvm.target", "!llvm.token", "!llvm.void"),
    "!llvm.x86_amx",
)
_is_number: Final = of_kinds("SignlessIntegerType", *_FLOATS[:-1], "!llvm.ptr")
_is_sizeless: Final = of_kinds("!llvm.void", "!llvm.func")
_is_pointer: Final = of_kinds("!ptr.ptr")


def _is_plain_pointer(ty: Any) -> bool:
    """A pointer of the ptr dialect in one of LLVM's address spaces."""
    space = ty.memory_space if _is_pointer(ty) else None
    return isinstance(space, DialectAttr) and space.dialect in ("llvm", "nvvm")


def is_llvm_type(ty: object) -> bool:
    """Whether LLVM has the type, but perhaps not its element types."""
    if isinstance(ty, VectorType):
        return len(ty.shape) == 1
    return _is_outer(ty) or _is_plain_pointer(ty)


def is_llvm_vector(ty: object) -> bool:
    """Whether LLVM has the vector."""
    if not isinstance(ty, VectorType) or len(ty.shape) != 1:
        return False
    return _is_number(ty.element) or _is_plain_pointer(ty.element)


def is_loadable(ty: object) -> bool:
    """Whether LLVM can load and store the type."""
    if not is_llvm_type(ty) or _is_sizeless(ty):
        return False
    name = parameter(ty, "llvm", "target", "ext_type_name")
    if name is not None:
        return bool(name.startswith("spirv.") or name == "aarch64.svcount")
    return not (getattr(ty, "mnemonic", "") == "struct" and members(ty) is None)


# EmitC -------------------------------------------------------------------------------

_is_array: Final = of_kinds("!emitc.array")
_is_scalar: Final = of_kinds(
    *("index", "!emitc.ptrdiff_t", "!emitc.size_t", "!emitc.ssize_t"),
    *(f"{mark}{width}" for width in (1, 8, 16, 32, 64) for mark in ("i", "si", "ui")),
    *("f16", "bf16", "f32", "f64"),
    # What an array holds was demanded where the type was made.
    *("!emitc.array", "!emitc.opaque"),
)


def is_emitc_type(ty: object) -> bool:
    """Whether C has the type."""
    if isinstance(ty, TupleType):
        return all(not _is_array(t) and is_emitc_type(t) for t in ty.types)
    if isinstance(ty, RankedTensorType):
        fits = ty.has_static_shape and not _is_array(ty.element)
        return fits and is_emitc_type(ty.element)
    pointee = parameter(ty, "emitc", "ptr", "pointee")
    return _is_scalar(ty) if pointee is None else is_emitc_type(pointee)


# Sparse tensors ----------------------------------------------------------------------


def _encoding(ty: object) -> DialectAttr | None:
    """How a sparse tensor is stored."""
    found = ty.encoding if isinstance(ty, RankedTensorType) else None
    is_sparse = isinstance(found, DialectAttr) and found.dialect == "sparse_tensor"
    return found if is_sparse and isinstance(found, DialectAttr) else None


def is_sparse(ty: object) -> bool:
    """Whether a type is a sparse tensor's."""
    return _encoding(ty) is not None


def is_slice(ty: object) -> bool:
    """Whether a type is that of a slice of a sparse tensor."""
    return bool(getattr(_encoding(ty), "dim_slices", ()))


OF_DIALECTS: Final[dict[str, Callable[..., object]]] = {
    "emitc type": is_emitc_type,
    "llvm loadable": is_loadable,
    "llvm type": is_llvm_type,
    "llvm vector": is_llvm_vector,
    "member": struct_member,
    "slice": is_slice,
    "sparse": is_sparse,
}
