"""C++ classes and interfaces that predicates ask for, tested on our nodes.

Classes of the tables' definitions are found there, and so are the interfaces that a
definition lists; the rows here are of classes that no definition has, and of
interfaces that are attached to types elsewhere.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any, Final

from bridge.ir.attributes import (
    Attribute,
    DenseElementsAttr,
    DenseResourceAttr,
    DenseStringElementsAttr,
    DialectAttr,
    FloatAttr,
    IntegerAttr,
    SparseElementsAttr,
    StringAttr,
)
from bridge.ir.types import (
    DialectType,
    FloatType,
    GraphType,
    IntegerType,
    MemRefType,
    RankedTensorType,
    ShapedType,
    TokenType,
    Type,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
)
from bridge.ods import rows
from bridge.ods.definitions import find
from bridge.ods.dialect_types import shaped
from bridge.ods.enums import enum_of_class
from bridge.ods.format_attributes import class_test
from bridge.ods.type_classes import known_class

Is = Callable[[Any], bool]


@cache
def is_of_class(cpp: str, dialect: str) -> Is | None:
    """The test of a class or an interface as seen in a dialect; None if unknown."""
    known = _CLASSES.get(cpp) or _float(cpp) or _named(cpp)
    if known is not None:
        return known
    interface = _INTERFACES.get(cpp)
    if interface is not None:
        return _either(interface, _implements(cpp))
    scoped = f"::mlir::{cpp}"
    of_type = known_class(scoped, dialect)
    if of_type is not None:
        return lambda self: isinstance(self, Type) and of_type(self)
    return (
        _attribute(scoped, dialect)
        or _case(scoped, dialect)
        or _implementing(cpp.rpartition("::")[2])
    )


def _attribute(cpp: str, dialect: str) -> Is | None:
    """The test of a class of attributes, builtin or a dialect's."""
    if _is_enum(cpp, dialect):
        return None
    defined = find(cpp, dialect, "attributes")
    if defined is not None and defined[0] != "builtin":
        # Not `class_test`, which makes the definition: its syntax is not needed here.
        return _is_attribute(".".join(defined))
    known = class_test(cpp, dialect)
    if known is None:
        return None
    test = known
    return lambda self: isinstance(self, Attribute) and test(self)


def _is_enum(cpp: str, dialect: str) -> bool:
    """Whether a class is an enum's and not one of an attribute with its name.

    `::mlir::LLVM::comdat::ComdatAttr` is an integer, `::mlir::LLVM::ComdatAttr` is not.
    """
    cases = enum_of_class(cpp.removesuffix("Attr"), dialect)
    if cases is None or f"{cases.cpp}Attr" != cpp:
        return False
    found = find(cpp, dialect, "attributes")
    owner = rows.table(found[0]) if found is not None else None
    if found is None or owner is None:
        return True
    return bool(owner.data["attributes"][found[1]].get("cpp") != cpp)


def _either(one: Is, other: Is) -> Is:
    return lambda self: one(self) or other(self)


def _of(*classes: type[Any]) -> Is:
    return lambda self: isinstance(self, classes)


def _float(cpp: str) -> Is | None:
    """`Float8E4M3FNType` is `f8E4M3FN`."""
    match = re.fullmatch(r"(B?)Float((?:TF)?[0-9]+\w*?)Type", cpp)
    if match is None:
        return None
    number = match[2].lower() if match[2].startswith("TF") else f"f{match[2]}"
    name = f"bf{match[2]}" if match[1] else number
    return lambda self: isinstance(self, FloatType) and self.name == name


def _named(cpp: str) -> Is | None:
    """A class of a dialect's type that the tables do not define."""
    name = _TYPES.get(cpp)
    if name is None:
        return None
    return lambda self: (
        isinstance(self, DialectType) and f"{self.dialect}.{self.mnemonic}" == name
    )


def _case(cpp: str, dialect: str) -> Is | None:
    """An enum that is kept as an integer."""
    cases = enum_of_class(cpp.removesuffix("Attr"), dialect)
    if cases is None or not cpp.endswith("Attr"):
        return None
    ty = IntegerType(cases.width)
    values = frozenset(cases.symbols.values())
    return lambda self: (
        isinstance(self, IntegerAttr)
        and self.type is ty
        and (cases.bits or self.value in values)
    )


def _implementing(interface: str) -> Is | None:
    """What the definitions say implements an interface; None where nothing does."""
    tables = map(rows.table, rows.dialects())
    if any(_implementers(table, interface) for table in tables if table is not None):
        return _implements(interface)
    return None


def _implements(interface: str) -> Is:
    """The same, of whose dialects no table is read before one is asked for."""

    def test(self: Any) -> bool:
        if not isinstance(self, DialectType | DialectAttr):
            return False
        table = rows.table(self.dialect)
        if table is None:
            return False
        section = "types" if isinstance(self, DialectType) else "attributes"
        return (section, self.mnemonic) in _implementers(table, interface)

    return test


@cache
def _implementers(table: rows.Table, interface: str) -> frozenset[tuple[str, str]]:
    """Sections of a table with mnemonics of what implements an interface."""
    return frozenset(
        (section, mnemonic)
        for section in ("types", "attributes")
        for mnemonic, entry in table.data[section].items()
        if interface in (entry.get("traits") or ())
    )


# Classes -----------------------------------------------------------------------------


def _is_pointer(self: Any) -> bool:
    return isinstance(self, DialectType) and (self.dialect, self.mnemonic) == (
        "llvm",
        "ptr",
    )


def _is_pdl_operation(self: Any) -> bool:
    return isinstance(self, DialectType) and (self.dialect, self.mnemonic) == (
        "pdl",
        "operation",
    )


def _is_memref_or_pointer(self: Any) -> bool:
    return isinstance(self, MemRefType) or _is_pointer(self)


def _is_any_memref_or_pointer(self: Any) -> bool:
    return isinstance(self, UnrankedMemRefType) or _is_memref_or_pointer(self)


def _is_fixed_vector(self: Any) -> bool:
    return isinstance(self, VectorType) and not any(self.scalable)


def _is_scalable_vector(self: Any) -> bool:
    return isinstance(self, VectorType) and any(self.scalable)


def _of_dialect(name: str) -> Is:
    return lambda self: isinstance(self, DialectType) and self.dialect == name


def _is_attribute(*names: str) -> Is:
    return lambda self: (
        isinstance(self, DialectAttr) and f"{self.dialect}.{self.mnemonic}" in names
    )


def _is_like_pointer(self: Any) -> bool:
    if isinstance(self, MemRefType | UnrankedMemRefType):
        return True
    return isinstance(self, DialectType) and (self.dialect, self.mnemonic) == (
        "ptr",
        "ptr",
    )


_CLASSES: Final[dict[str, Is]] = {
    "FixedVectorType": _is_fixed_vector,
    "GraphType": _of(GraphType),
    "LLVM::PointerElementTypeInterface": lambda self: False,
    "LLVM::MDConstantAttr": _is_attribute("llvm.md_const"),
    "LLVM::MDGlobalValueAttr": _is_attribute("llvm.md_global_value"),
    "LLVM::MDNodeAttr": _is_attribute("llvm.md_node"),
    "LLVM::MDStringAttr": _is_attribute("llvm.md_string"),
    "PtrLikeTypeInterface": _is_like_pointer,
    "ROCDL::Gfx12AtomicCachePolicyAttr": _is_attribute(
        "rocdl.gfx12_atomic_cache_policy"
    ),
    "ROCDL::Gfx12CachePolicyAttr": _is_attribute("rocdl.gfx12_cache_policy"),
    "ROCDL::Gfx942CachePolicyAttr": _is_attribute("rocdl.gfx942_cache_policy"),
    "ROCDL::PreGfx12CachePolicyAttr": _is_attribute("rocdl.pre_gfx12_cache_policy"),
    "ScalableVectorType": _is_scalable_vector,
    "TokenType": _of(TokenType),
    "Type": _of(Type),
    "acc::MappableType": lambda self: False,
    "acc::PointerLikeType": _is_any_memref_or_pointer,
    "bufferization::BufferLikeType": _of(MemRefType, UnrankedMemRefType),
    "bufferization::TensorLikeType": _of(RankedTensorType, UnrankedTensorType),
    "gpu::TargetAttrInterface": _is_attribute(
        "nvvm.target", "rocdl.target", "spirv.target_env", "xevm.target"
    ),
    "omp::PointerLikeType": _is_memref_or_pointer,
    "pdl::PDLType": _of_dialect("pdl"),
    # Upstream's extension for patterns makes it a handle.
    "transform::TransformHandleTypeInterface": _either(
        _is_pdl_operation, _implements("TransformHandleTypeInterface")
    ),
    "quant::QuantizedType": _of_dialect("quant"),
    "spirv::VerCapExtAttr": _is_attribute("spirv.vce"),
}

_ELEMENTS: Final = (
    DenseElementsAttr,
    DenseResourceAttr,
    DenseStringElementsAttr,
    SparseElementsAttr,
)
_IS_TYPED: Final = _of(IntegerAttr, FloatAttr, StringAttr, *_ELEMENTS)


def _is_opaque(attr: Any) -> bool:
    """Whether an attribute is of a dialect that nobody knows; upstream types those."""
    return isinstance(attr, DialectAttr) and attr.dialect not in rows.dialects()


_INTERFACES: Final[dict[str, Is]] = {
    "ElementsAttr": _of(*_ELEMENTS),
    "FloatType": _of(FloatType),
    "ShapedType": lambda self: isinstance(self, ShapedType) or shaped(self) is not None,
    "TypedAttr": _either(_IS_TYPED, _is_opaque),
    "ValueSemantics": _of(VectorType, RankedTensorType, UnrankedTensorType),
}
"""What nodes of ours implement; the tables say it of the dialects' own."""

_TYPES: Final[dict[str, str]] = {
    "LLVM::LLVMLabelType": "llvm.label",
    "LLVM::LLVMMetadataType": "llvm.metadata",
    "LLVM::LLVMVoidType": "llvm.void",
    "amdgpu::DsBarrierStateType": "amdgpu.ds_barrier_state",
    "gpu::AsyncTokenType": "gpu.async.token",
    "gpu::MMAMatrixType": "gpu.mma_matrix",
    "gpu::NamedBarrierType": "gpu.named_barrier",
    "gpu::SparseDnTensorHandleType": "gpu.sparse.dntensor_handle",
    "gpu::SparseSpGEMMOpHandleType": "gpu.sparse.spgemmop_handle",
    "gpu::SparseSpMatHandleType": "gpu.sparse.spmat_handle",
    "omp::AffinityEntryType": "omp.affinity_entry_ty",
    "omp::IteratedType": "omp.iterated",
    "spirv::ArrayType": "spirv.array",
    "spirv::CooperativeMatrixType": "spirv.coopmatrix",
    "spirv::ImageType": "spirv.image",
    "spirv::MatrixType": "spirv.matrix",
    "spirv::NamedBarrierType": "spirv.named_barrier",
    "spirv::PointerType": "spirv.ptr",
    "spirv::RuntimeArrayType": "spirv.rtarray",
    "spirv::SampledImageType": "spirv.sampled_image",
    "spirv::SamplerType": "spirv.sampler",
    "spirv::StructType": "spirv.struct",
    "spirv::TensorArmType": "spirv.arm.tensor",
    "x86::amx::TileType": "x86.amx.tile",
    "amx::TileType": "x86.amx.tile",
}
"""By class: how the type is written."""
