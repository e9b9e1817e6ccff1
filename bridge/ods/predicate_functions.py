"""Functions of upstream's dialects that predicates call, by the text of the call."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from bridge.ir.attributes import DialectAttr, IntegerAttr
from bridge.ir.types import (
    DialectType,
    FloatType,
    IndexType,
    IntegerType,
    MemRefType,
    RankedTensorType,
    TokenType,
    TupleType,
    VectorType,
)
from bridge.ods.dialect_types import members, parameter

Verdict = bool | None


def _is(ty: Any, dialect: str, *mnemonics: str) -> bool:
    return (
        isinstance(ty, DialectType)
        and ty.dialect == dialect
        and ty.mnemonic in mnemonics
    )


# LLVM --------------------------------------------------------------------------------

_LLVM_FLOATS: Final = frozenset({"bf16", "f16", "f32", "f64", "f80", "f128"})
_LLVM_OUTER: Final = (
    "array",
    "byte",
    "func",
    "label",
    "metadata",
    "ppc_fp128",
    "ptr",
    "struct",
    "target",
    "token",
    "void",
    "x86_amx",
)


def _is_llvm_float(ty: Any) -> bool:
    is_builtin = isinstance(ty, FloatType) and ty.name in _LLVM_FLOATS
    return is_builtin or _is(ty, "llvm", "ppc_fp128")


def _is_plain_pointer(ty: Any) -> bool:
    """A pointer of the ptr dialect in one of LLVM's address spaces."""
    if not _is(ty, "ptr", "ptr"):
        return False
    space = ty.memory_space
    return isinstance(space, DialectAttr) and space.dialect in ("llvm", "nvvm")


def is_outer(ty: Any) -> bool:
    """Whether LLVM has the type, but perhaps not what it is made of."""
    if isinstance(ty, IntegerType):
        return ty.signedness == "signless"
    if isinstance(ty, VectorType):
        return len(ty.shape) == 1
    if isinstance(ty, TokenType):
        return True
    return _is_llvm_float(ty) or _is(ty, "llvm", *_LLVM_OUTER) or _is_plain_pointer(ty)


def is_llvm_vector(ty: Any) -> bool:
    """Whether LLVM has the vector."""
    if not isinstance(ty, VectorType) or len(ty.shape) != 1:
        return False
    element = ty.element
    if isinstance(element, IntegerType):
        return element.signedness == "signless"
    is_float = isinstance(element, FloatType) and element.name in _LLVM_FLOATS
    return is_float or _is(element, "llvm", "ptr") or _is_plain_pointer(element)


def _is_loadable(ty: Any) -> bool:
    if not is_outer(ty) or _is(ty, "llvm", "void", "func"):
        return False
    name = parameter(ty, "llvm", "target", "ext_type_name")
    if name is not None:
        return bool(name.startswith("spirv.") or name == "aarch64.svcount")
    return not (_is(ty, "llvm", "struct") and members(ty) is None)


# EmitC -------------------------------------------------------------------------------


def _is_wide(ty: Any) -> bool:
    return isinstance(ty, IndexType) or _is(
        ty, "emitc", "ptrdiff_t", "size_t", "ssize_t"
    )


def _is_emitc_integer(ty: Any) -> bool:
    return isinstance(ty, IntegerType) and ty.width in (1, 8, 16, 32, 64)


def _is_emitc_float(ty: Any) -> bool:
    if not isinstance(ty, FloatType):
        return False
    return ty.name in ("f16", "bf16") if ty.width == 16 else ty.width in (32, 64)


def _is_emitc(ty: Any) -> Verdict:
    if isinstance(ty, TupleType):
        return all(not _is(t, "emitc", "array") and _is_emitc(t) for t in ty.types)
    if isinstance(ty, RankedTensorType):
        fits = ty.has_static_shape and not _is(ty.element, "emitc", "array")
        return fits and _is_emitc(ty.element)
    if _is(ty, "emitc", "ptr"):
        return _is_emitc(ty.pointee)
    # What an array holds was demanded where the type was made.
    if _is(ty, "emitc", "array", "opaque"):
        return True
    return _is_wide(ty) or _is_emitc_integer(ty) or _is_emitc_float(ty)


def _is_emitc_integer_like(ty: Any) -> bool:
    return _is_wide(ty) or _is_emitc_integer(ty) or _is(ty, "emitc", "opaque")


# Others ------------------------------------------------------------------------------


def _is_smt(ty: Any) -> bool:
    return _is(ty, "smt", "array", "bool", "bv", "func", "int", "sort")


def _encoding(ty: Any) -> DialectAttr | None:
    """How a sparse tensor is stored."""
    if not isinstance(ty, RankedTensorType):
        return None
    found = ty.encoding
    is_sparse = isinstance(found, DialectAttr) and found.dialect == "sparse_tensor"
    return found if is_sparse and isinstance(found, DialectAttr) else None


def _is_sparse(ty: Any) -> bool:
    return _encoding(ty) is not None


def _is_slice(ty: Any) -> bool:
    encoding = _encoding(ty)
    return bool(getattr(encoding, "dim_slices", ()))


def _is_shared_memory(ty: Any) -> Verdict:
    if not isinstance(ty, MemRefType):
        return None
    space = ty.memory_space
    if isinstance(space, IntegerAttr):
        return space.value == 3
    return str(space) in (
        "#xegpu.memory_space<slm>",
        "#xevm.addr_space<shared>",
        "#gpu.address_space<workgroup>",
    )


FUNCTIONS: Final[dict[str, Callable[[Any], Verdict]]] = {
    "!!sparse_tensor::getSparseTensorEncoding($_self)": _is_sparse,
    "!!sparse_tensor::getSparseTensorEncoding($_self)&&"
    "sparse_tensor::getSparseTensorEncoding($_self).isSlice()": _is_slice,
    "LLVM::isCompatibleFloatingPointType($_self)": _is_llvm_float,
    "LLVM::isCompatibleOuterType($_self)": is_outer,
    "LLVM::isCompatibleVectorType($_self)": is_llvm_vector,
    "LLVM::isLoadableType($_self)": _is_loadable,
    # The reference takes whatever is no vector for one.
    "LLVM::isScalableVectorType($_self)": lambda ty: (
        any(ty.scalable) if isinstance(ty, VectorType) else True
    ),
    "emitc::isIntegerIndexOrOpaqueType($_self)": _is_emitc_integer_like,
    "emitc::isSupportedEmitCType($_self)": _is_emitc,
    "emitc::isSupportedFloatType($_self)": _is_emitc_float,
    "isSharedMemory(cast<MemRefType>($_self))": _is_shared_memory,
    "smt::isAnyNonFuncSMTValueType($_self)": lambda ty: (
        _is_smt(ty) and not _is(ty, "smt", "func")
    ),
    "smt::isAnySMTValueType($_self)": _is_smt,
    "tosa::isa_tosa_shape_type($_self)": lambda ty: _is(ty, "tosa", "shape"),
}
