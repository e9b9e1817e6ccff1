"""Attributes of the llvm dialect: of functions, globals, accesses and modules."""

from __future__ import annotations

from bridge.ir.attributes import (
    Attribute,
    DistinctAttr,
    FloatAttr,
    IntegerAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
)
from bridge.ods.nodes import DefinedAttr


class AccessGroupAttr(DefinedAttr, name="llvm.access_group"):
    """Accesses that do not depend on each other across iterations."""

    id: DistinctAttr


class AddressSpaceAttr(DefinedAttr, name="llvm.address_space"):
    """A memory space by its number."""

    address_space: int


class AliasScopeAttr(DefinedAttr, name="llvm.alias_scope"):
    """A scope of accesses that may be declared not to alias others."""

    id: Attribute
    domain: AliasScopeDomainAttr
    description: StringAttr | None = None


class AliasScopeDomainAttr(DefinedAttr, name="llvm.alias_scope_domain"):
    """What scopes belong to."""

    id: Attribute
    description: StringAttr | None = None


class BlockAddressAttr(DefinedAttr, name="llvm.blockaddress"):
    """The address of a block of a function, by its tag."""

    function: SymbolRefAttr
    tag: BlockTagAttr


class BlockTagAttr(DefinedAttr, name="llvm.blocktag"):
    """The number of a block whose address is taken."""

    id: int


class CConvAttr(DefinedAttr, name="llvm.cconv"):
    """A calling convention: `ccc`, `fastcc`, …."""

    calling_conv: str


class ModuleFlagCGProfileEntryAttr(DefinedAttr, name="llvm.cgprofile_entry"):
    """How often a function calls another."""

    from_: SymbolRefAttr | None
    to: SymbolRefAttr | None
    count: int


class ComdatAttr(DefinedAttr, name="llvm.comdat"):
    """Which of several definitions of a symbol is linked."""

    comdat: str


class DependentLibrariesAttr(DefinedAttr, name="llvm.dependent_libraries"):
    """Libraries to link with."""

    libs: tuple[StringAttr, ...] = ()


class DereferenceableAttr(DefinedAttr, name="llvm.dereferenceable"):
    """How many bytes after a pointer may be read."""

    bytes: int
    may_be_null: bool = False


class DSOLocalEquivalentAttr(DefinedAttr, name="llvm.dso_local_equivalent"):
    """A function, or what calls it from within its module."""

    sym: SymbolRefAttr


class FastmathFlagsAttr(DefinedAttr, name="llvm.fastmath"):
    """What may be assumed of floats: flags, or `none`, or `fast` for all of them."""

    value: str


class FramePointerKindAttr(DefinedAttr, name="llvm.framePointerKind"):
    """Which functions keep their frame pointer."""

    frame_pointer_kind: str


class LinkageAttr(DefinedAttr, name="llvm.linkage"):
    """Who sees a symbol, and what becomes of several: `internal`, `weak`, …."""

    linkage: str


class MemoryEffectsAttr(DefinedAttr, name="llvm.memory_effects"):
    """Which memory a function reads and writes."""

    other: str
    arg_mem: str
    inaccessible_mem: str
    errno_mem: str
    target_mem0: str
    target_mem1: str


class ModuleFlagAttr(DefinedAttr, name="llvm.mlir.module_flag"):
    """A flag of a module, and how those of linked modules are joined."""

    behavior: str
    key: StringAttr
    value: Attribute


class WorkgroupAttributionAttr(DefinedAttr, name="llvm.mlir.workgroup_attribution"):
    """How much of a workgroup's memory an argument stands for."""

    num_elements: IntegerAttr
    element_type: TypeAttr


class MMRATagAttr(DefinedAttr, name="llvm.mmra_tag"):
    """A tag that orders accesses among themselves."""

    prefix: str
    suffix: str


class IntegerOverflowFlagsAttr(DefinedAttr, name="llvm.overflow"):
    """Which overflows of integers do not happen: `nsw`, `nuw`, both, or `none`."""

    value: str


class PoisonAttr(DefinedAttr, name="llvm.poison"):
    """A poison value."""


class ModuleFlagProfileSummaryAttr(DefinedAttr, name="llvm.profile_summary"):
    """What a profile counted in all."""

    format: str
    total_count: int
    max_count: int
    max_internal_count: int
    max_function_count: int
    num_counts: int
    num_functions: int
    is_partial_profile: int | None
    partial_profile_ratio: FloatAttr | None
    detailed_summary: tuple[ModuleFlagProfileSummaryDetailedAttr, ...]


class ModuleFlagProfileSummaryDetailedAttr(
    DefinedAttr, name="llvm.profile_summary_detailed"
):
    """What a profile counted above some count."""

    cut_off: int
    min_count: int
    num_counts: int


class TailCallKindAttr(DefinedAttr, name="llvm.tailcallkind"):
    """Whether a call may, must or must not be a tail call."""

    tail_call_kind: str


class TargetAttr(DefinedAttr, name="llvm.target"):
    """What code is made for."""

    triple: StringAttr
    chip: StringAttr
    features: TargetFeaturesAttr | None = None


class TargetFeaturesAttr(DefinedAttr, name="llvm.target_features"):
    """Features of a processor, each with `+` or `-`."""

    features: tuple[StringAttr, ...] = ()


class TBAAMemberAttr(DefinedAttr, name="llvm.tbaa_member"):
    """A part of a type, and where it is."""

    type_desc: Attribute
    offset: int


class TBAARootAttr(DefinedAttr, name="llvm.tbaa_root"):
    """What a tree of types grows from."""

    id: StringAttr | None = None


class TBAATagAttr(DefinedAttr, name="llvm.tbaa_tag"):
    """Which type is accessed, within which."""

    base_type: TBAATypeDescriptorAttr
    access_type: TBAATypeDescriptorAttr
    offset: int
    constant: bool = False


class TBAATypeDescriptorAttr(DefinedAttr, name="llvm.tbaa_type_desc"):
    """A type that accesses may have, and its parts."""

    id: str
    members: tuple[TBAAMemberAttr, ...]


class UndefAttr(DefinedAttr, name="llvm.undef"):
    """Any value."""


class UWTableKindAttr(DefinedAttr, name="llvm.uwtableKind"):
    """How calls can be unwound."""

    uwtable_kind: str


class VecTypeHintAttr(DefinedAttr, name="llvm.vec_type_hint"):
    """The type that a kernel mostly computes with."""

    hint: TypeAttr
    is_signed: bool = False


class VScaleRangeAttr(DefinedAttr, name="llvm.vscale_range"):
    """How many times as large scalable vectors are, at least and at most."""

    min_range: IntegerAttr
    max_range: IntegerAttr


class ZeroAttr(DefinedAttr, name="llvm.zero"):
    """A value of zeros."""


class ConstantRangeAttr(DefinedAttr, name="llvm.constant_range"):
    """The integers from `lower` up to `upper`, which is not among them."""

    lower: IntegerAttr
    upper: IntegerAttr
