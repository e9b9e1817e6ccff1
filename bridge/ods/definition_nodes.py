"""Which attributes and types a parameter of a C++ class may be."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from bridge.ir.attributes import (
    ArrayAttr,
    Attribute,
    DialectAttr,
    DictionaryAttr,
    DistinctAttr,
    FloatAttr,
    IntegerAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
    UnitAttr,
)
from bridge.ir.locations import FusedLoc, Location
from bridge.ir.types import (
    I1,
    DialectType,
    MemRefType,
    Type,
    UnrankedMemRefType,
    VectorType,
)
from bridge.ods.rows import table

IsAttribute = Callable[[Attribute], bool]


def is_of(node: object, dialect: str, mnemonics: frozenset[str]) -> bool:
    """Whether an attribute is a dialect's, by its mnemonic."""
    return (
        isinstance(node, DialectAttr)
        and node.dialect == dialect
        and node.mnemonic in mnemonics
    )


def _made_by(kind: Any) -> IsAttribute:
    return lambda attr: isinstance(attr, kind)


def _among(dialect: str, names: str) -> IsAttribute:
    mnemonics = frozenset(names.split())
    return lambda attr: is_of(attr, dialect, mnemonics)


def _with(interface: str) -> IsAttribute:
    """Those whose definitions have an interface; which dialects may add to others."""

    def implements(attr: Attribute) -> bool:
        if not isinstance(attr, DialectAttr):
            return False
        own = table(attr.dialect)
        if own is None:
            return False
        entry = own.data["attributes"].get(attr.mnemonic) or {}
        return interface in entry.get("traits", ())

    return implements


def _is_flat(attr: Attribute) -> bool:
    return isinstance(attr, SymbolRefAttr) and not attr.nested


def _is_flag(attr: Attribute) -> bool:
    return isinstance(attr, IntegerAttr) and attr.type is I1


_LOCAL_SCOPES: Final = "di_lexical_block di_lexical_block_file di_subprogram"
_DEBUG_TYPES: Final = (
    "di_basic_type di_composite_type di_derived_type di_null_type di_string_type "
    "di_subroutine_type"
)
_DEBUG_SCOPES: Final = (
    "di_common_block di_compile_unit di_composite_type di_derived_type di_file "
    f"di_module di_namespace {_LOCAL_SCOPES}"
)
_DEBUG_VARIABLES: Final = "di_global_variable di_local_variable"
_DEBUG_NODES: Final = (
    "di_annotation di_generic_subrange di_imported_entity di_label di_subrange "
    f"{_DEBUG_SCOPES} {_DEBUG_TYPES} {_DEBUG_VARIABLES}"
)

ATTRIBUTES: Final[dict[str, IsAttribute]] = {
    "ArrayAttr": _made_by(ArrayAttr),
    "BoolAttr": _is_flag,
    "DINodeAttr": _among("llvm", _DEBUG_NODES),
    "DIScopeAttr": _among("llvm", _DEBUG_SCOPES),
    "DITypeAttr": _among("llvm", _DEBUG_TYPES),
    "DIVariableAttr": _among("llvm", _DEBUG_VARIABLES),
    "DictionaryAttr": _made_by(DictionaryAttr),
    "DistinctAttr": _made_by(DistinctAttr),
    "FlatSymbolRefAttr": _is_flat,
    "FloatAttr": _made_by(FloatAttr),
    "FusedLoc": _made_by(FusedLoc),
    "IntegerAttr": _made_by(IntegerAttr),
    "LocationAttr": _made_by(Location),
    "MemorySpaceAttrInterface": _with("MemorySpaceAttrInterface"),
    "StringAttr": _made_by(StringAttr),
    "SymbolRefAttr": _made_by(SymbolRefAttr),
    "TBAANodeAttr": _among("llvm", "tbaa_root tbaa_type_desc"),
    "TypeAttr": _made_by(TypeAttr),
    "UnitAttr": _made_by(UnitAttr),
    "xegpu::DistributeLayoutAttr": _with("DistributeLayoutAttr"),
}
"""By the C++ class, without its namespace."""


def _is_pointer(ty: Type) -> bool:
    if isinstance(ty, DialectType):
        return (ty.dialect, ty.mnemonic) == ("ptr", "ptr")
    return isinstance(ty, MemRefType | UnrankedMemRefType)


TYPES: Final[dict[str, tuple[Callable[[Type], bool], str]]] = {
    "MemRefType": (lambda ty: isinstance(ty, MemRefType), "builtin.memref"),
    "PtrLikeTypeInterface": (_is_pointer, ""),
    "VectorType": (lambda ty: isinstance(ty, VectorType), "builtin.vector"),
}
"""The same of types, with what upstream calls the one that is wanted."""


def wrong_kind(ty: Type, wanted: str) -> str:
    """Upstream's diagnostic of a type of another kind."""
    message = "invalid kind of type specified"
    return f"{message}: expected {wanted}, but found '{ty}'" if wanted else message
