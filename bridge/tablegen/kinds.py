"""C++ classes and interfaces as the kinds of `bridge.ods.kinds` that they stand for."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from bridge.ods.entries import Json
from bridge.tablegen.cpp_text import Unrecognised, bare

Tables = Mapping[str, Mapping[str, Json]]

SECTIONS = {"types": "!", "attributes": "#"}


class Classes:
    """What the tables define, by its C++ class."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def kinds(self, cpp: str, dialect: str) -> list[str]:
        """What a class or an interface means, as seen in a dialect.

        Raises `Unrecognised` where nothing is of that class.
        """
        cpp = bare(cpp)
        found = _known(cpp)
        if found is None:
            found = (
                self._defined(cpp, dialect, "types")
                or self._attribute(cpp, dialect)
                or self._enum(cpp, dialect)
                or list(self._implementing(cpp.rpartition("::")[2]))
            )
            if not found:
                raise Unrecognised(f"the class {cpp}")
        # Some interfaces are our nodes' own, and definitions' as well.
        more = self._implementing(cpp) if cpp in _INTERFACES else ()
        return list(dict.fromkeys([*found, *more]))

    def is_interface(self, cpp: str, dialect: str) -> bool:
        """Whether only definitions that list a class are of it."""
        cpp = bare(cpp)
        return _known(cpp) is None and not (
            self._defined(cpp, dialect, "types")
            or self._attribute(cpp, dialect)
            or self._enum(cpp, dialect)
        )

    def enum(self, name: str, cpp: str, dialect: str) -> str:
        """The enum that a constraint names, or its class does: `llvm.Linkage`."""
        home = self._dialect_of(cpp)
        for place in (dialect, home):
            if place and name in self._tables[place]["enums"]:
                return f"{place}.{name}"
        found = self.enum_of_class(cpp.removesuffix("Attr"), dialect)
        if found is None:
            raise Unrecognised(f"the enum {name} of {cpp}")
        return found

    def enum_of_class(self, cpp: str, dialect: str) -> str | None:
        """The enum of a C++ class; None for other classes."""
        *scopes, last = cpp.split("::")
        for place in (dialect, *(scope.lower() for scope in scopes)):
            for name, entry in self._tables.get(place, {}).get("enums", {}).items():
                if entry.get("cpp", "").rpartition("::")[2] == last:
                    return f"{place}.{name}"
        return None

    def facts_of_enum(self, name: str) -> Mapping[str, Json]:
        """The entry of an enum that `enum` gave."""
        dialect, _, short = name.partition(".")
        found: Mapping[str, object] = self._tables[dialect]["enums"][short]
        return found

    def _dialect_of(self, cpp: str) -> str | None:
        scopes = (scope.lower() for scope in reversed(cpp.split("::")[:-1]))
        return next((scope for scope in scopes if scope in self._tables), None)

    def find(self, cpp: str, dialect: str, section: str) -> tuple[str, str] | None:
        """The dialect and the mnemonic of the definition of a class."""
        last = cpp.rpartition("::")[2]
        for place in (self._dialect_of(cpp), dialect):
            entries = self._tables[place][section] if place else {}
            names = [n for n, e in entries.items() if _last(e["cpp"]) == last]
            if place and names:
                return place, names[-1]
        return None

    def _defined(self, cpp: str, dialect: str, section: str) -> list[str]:
        found = self.find(cpp, dialect, section)
        if found is None or found[0] == "builtin":
            return []
        return [f"{SECTIONS[section]}{found[0]}.{found[1]}"]

    def _attribute(self, cpp: str, dialect: str) -> list[str]:
        """A class of attributes: `LLVM::comdat::ComdatAttr` is an integer, which is an
        enum, and `LLVM::ComdatAttr` is a definition."""
        cases = self.enum_of_class(cpp.removesuffix("Attr"), dialect)
        if cases is not None:
            of_enum = bare(self.facts_of_enum(cases).get("cpp", "")) + "Attr" == cpp
            found = self.find(cpp, dialect, "attributes")
            own = found and self._tables[found[0]]["attributes"][found[1]]["cpp"]
            if of_enum and (own is None or bare(own) != cpp):
                return []
        return self._defined(cpp, dialect, "attributes")

    def _enum(self, cpp: str, dialect: str) -> list[str]:
        if not cpp.endswith("Attr"):
            return []
        found = self.enum_of_class(cpp.removesuffix("Attr"), dialect)
        return [f"enum {found}"] if found else []

    def _implementing(self, interface: str) -> Iterator[str]:
        """The definitions that list an interface."""
        for dialect, table in self._tables.items():
            for section, mark in SECTIONS.items():
                for mnemonic, entry in table[section].items():
                    if interface in entry.get("traits", ()) and dialect != "builtin":
                        yield f"{mark}{dialect}.{mnemonic}"


def _last(cpp: str) -> str:
    return cpp.rpartition("::")[2]


def _known(cpp: str) -> list[str] | None:
    """Kinds of classes that the tables do not define; None for other classes."""
    if cpp in _KINDS:
        return _KINDS[cpp].split()
    if cpp in _INTERFACES:
        return _INTERFACES[cpp].split()
    match = re.fullmatch(r"(B?)Float((?:TF)?[0-9]+\w*?)Type", cpp)
    if match is not None:
        number = match[2].lower() if match[2].startswith("TF") else f"f{match[2]}"
        return [f"bf{match[2]}" if match[1] else number]
    return [cpp] if cpp in _OURS else None


_INTERFACES = {
    "ElementsAttr": "ElementsAttr",
    "FloatType": "FloatType",
    "ShapedType": "ShapedType",
    "TypedAttr": "TypedAttr",
    "ValueSemantics": "VectorType TensorType",
}
"""What nodes of ours implement; the tables say it of the dialects' own."""

_OURS = frozenset(
    {
        *("AffineMapAttr", "ArrayAttr", "Attribute", "BaseMemRefType", "BoolAttr"),
        *("ComplexType", "DenseBoolArrayAttr", "DenseElementsAttr"),
        *("DenseF32ArrayAttr", "DenseF64ArrayAttr", "DenseFPElementsAttr"),
        *("DenseI16ArrayAttr", "DenseI32ArrayAttr", "DenseI64ArrayAttr"),
        *("DenseI8ArrayAttr", "DenseIntElementsAttr", "DenseResourceElementsAttr"),
        *("DictionaryAttr", "FixedVectorType", "FlatSymbolRefAttr", "FloatAttr"),
        *("FunctionType", "GraphType", "IntegerAttr", "IntegerSetAttr", "IntegerType"),
        *("MemRefType", "RankedTensorType", "ScalableVectorType", "StringAttr"),
        *("SymbolRefAttr", "TensorType", "TupleType", "Type", "TypeAttr", "UnitAttr"),
        *("UnrankedMemRefType", "UnrankedTensorType", "VectorType"),
    }
)
"""Classes that are kinds by their own names."""

_KINDS = {
    "IndexType": "index",
    "LLVM::LLVMLabelType": "!llvm.label",
    "LLVM::LLVMMetadataType": "!llvm.metadata",
    "LLVM::LLVMVoidType": "!llvm.void",
    "LLVM::MDConstantAttr": "#llvm.md_const",
    "LLVM::MDGlobalValueAttr": "#llvm.md_global_value",
    "LLVM::MDNodeAttr": "#llvm.md_node",
    "LLVM::MDStringAttr": "#llvm.md_string",
    # No type implements it, nor the next.
    "LLVM::PointerElementTypeInterface": "",
    "acc::MappableType": "",
    "NoneType": "none",
    "PtrLikeTypeInterface": "BaseMemRefType !ptr.ptr",
    "ROCDL::Gfx12AtomicCachePolicyAttr": "#rocdl.gfx12_atomic_cache_policy",
    "ROCDL::Gfx12CachePolicyAttr": "#rocdl.gfx12_cache_policy",
    "ROCDL::Gfx942CachePolicyAttr": "#rocdl.gfx942_cache_policy",
    "ROCDL::PreGfx12CachePolicyAttr": "#rocdl.pre_gfx12_cache_policy",
    "TokenType": "token",
    "acc::PointerLikeType": "BaseMemRefType !llvm.ptr",
    "amdgpu::DsBarrierStateType": "!amdgpu.ds_barrier_state",
    "amx::TileType": "!x86.amx.tile",
    "bufferization::BufferLikeType": "BaseMemRefType",
    "bufferization::TensorLikeType": "TensorType",
    "gpu::AsyncTokenType": "!gpu.async.token",
    "gpu::MMAMatrixType": "!gpu.mma_matrix",
    "gpu::NamedBarrierType": "!gpu.named_barrier",
    "gpu::SparseDnTensorHandleType": "!gpu.sparse.dntensor_handle",
    "gpu::SparseSpGEMMOpHandleType": "!gpu.sparse.spgemmop_handle",
    "gpu::SparseSpMatHandleType": "!gpu.sparse.spmat_handle",
    "gpu::TargetAttrInterface": (
        "#nvvm.target #rocdl.target #spirv.target_env #xevm.target"
    ),
    "omp::AffinityEntryType": "!omp.affinity_entry_ty",
    "omp::IteratedType": "!omp.iterated",
    "omp::PointerLikeType": "MemRefType !llvm.ptr",
    "pdl::PDLType": "!pdl.*",
    "quant::QuantizedType": "!quant.any !quant.calibrated !quant.uniform",
    "spirv::ArrayType": "!spirv.array",
    "spirv::CooperativeMatrixType": "!spirv.coopmatrix",
    "spirv::ImageType": "!spirv.image",
    "spirv::MatrixType": "!spirv.matrix",
    "spirv::NamedBarrierType": "!spirv.named_barrier",
    "spirv::PointerType": "!spirv.ptr",
    "spirv::RuntimeArrayType": "!spirv.rtarray",
    "spirv::SampledImageType": "!spirv.sampled_image",
    "spirv::SamplerType": "!spirv.sampler",
    "spirv::StructType": "!spirv.struct",
    "spirv::TensorArmType": "!spirv.arm.tensor",
    "spirv::VerCapExtAttr": "#spirv.vce",
    # Upstream's extension for patterns makes the first a handle.
    "transform::TransformHandleTypeInterface": (
        "!pdl.operation !transform.any_op !transform.op"
    ),
    "x86::amx::TileType": "!x86.amx.tile",
}
"""Classes that upstream defines in C++ alone, and interfaces attached elsewhere."""
