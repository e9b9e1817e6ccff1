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
    """A group of accesses without loop-carried dependences."""

    id: DistinctAttr


class AddressSpaceAttr(DefinedAttr, name="llvm.address_space"):
    """An address space by its number."""

    address_space: int


class AliasScopeAttr(DefinedAttr, name="llvm.alias_scope"):
    """A scope of accesses that may be declared not to alias others."""

    id: Attribute
    domain: AliasScopeDomainAttr
    description: StringAttr | None = None


class AliasScopeDomainAttr(DefinedAttr, name="llvm.alias_scope_domain"):
    """A domain of alias scopes."""

    id: Attribute
    description: StringAttr | None = None


class BlockAddressAttr(DefinedAttr, name="llvm.blockaddress"):
    """The address of a block of a function, by its tag."""

    function: SymbolRefAttr
    tag: BlockTagAttr


class BlockTagAttr(DefinedAttr, name="llvm.blocktag"):
    """The tag of a block whose address is taken."""

    id: int


class CConvAttr(DefinedAttr, name="llvm.cconv"):
    """A calling convention: `ccc`, `fastcc`, …."""

    calling_conv: str


class ModuleFlagCGProfileEntryAttr(DefinedAttr, name="llvm.cgprofile_entry"):
    """An edge of the call graph with its profile count."""

    from_: SymbolRefAttr | None
    to: SymbolRefAttr | None
    count: int


class ComdatAttr(DefinedAttr, name="llvm.comdat"):
    """A comdat selection kind: which of several definitions the linker uses."""

    comdat: str


class DependentLibrariesAttr(DefinedAttr, name="llvm.dependent_libraries"):
    """Libraries to link with."""

    libs: tuple[StringAttr, ...] = ()


class DereferenceableAttr(DefinedAttr, name="llvm.dereferenceable"):
    """The number of bytes that are dereferenceable at a pointer."""

    bytes: int
    may_be_null: bool = False


class DSOLocalEquivalentAttr(DefinedAttr, name="llvm.dso_local_equivalent"):
    """A function that is equivalent to a symbol in this linkage unit."""

    sym: SymbolRefAttr


class FastmathFlagsAttr(DefinedAttr, name="llvm.fastmath"):
    """Fast-math flags of floats: some of them, or `none`, or `fast` for all."""

    value: str


class FramePointerKindAttr(DefinedAttr, name="llvm.framePointerKind"):
    """Which functions have a frame pointer."""

    frame_pointer_kind: str


class LinkageAttr(DefinedAttr, name="llvm.linkage"):
    """A linkage: `internal`, `weak`, …."""

    linkage: str


class MemoryEffectsAttr(DefinedAttr, name="llvm.memory_effects"):
    """The memory that a function reads and writes, by location."""

    other: str
    arg_mem: str
    inaccessible_mem: str
    errno_mem: str
    target_mem0: str
    target_mem1: str


class ModuleFlagAttr(DefinedAttr, name="llvm.mlir.module_flag"):
    """A module flag, with its behavior when modules are linked."""

    behavior: str
    key: StringAttr
    value: Attribute


class WorkgroupAttributionAttr(DefinedAttr, name="llvm.mlir.workgroup_attribution"):
    """How much of a workgroup's memory an argument stands for."""

    num_elements: IntegerAttr
    element_type: TypeAttr


class MMRATagAttr(DefinedAttr, name="llvm.mmra_tag"):
    """A memory model relaxation annotation."""

    prefix: str
    suffix: str


class IntegerOverflowFlagsAttr(DefinedAttr, name="llvm.overflow"):
    """Overflow flags of integers: `nsw`, `nuw`, both, or `none`."""

    value: str


class PoisonAttr(DefinedAttr, name="llvm.poison"):
    """A poison value."""


class ModuleFlagProfileSummaryAttr(DefinedAttr, name="llvm.profile_summary"):
    """The summary of a profile."""

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
    """An entry of the detailed summary of a profile."""

    cut_off: int
    min_count: int
    num_counts: int


class TailCallKindAttr(DefinedAttr, name="llvm.tailcallkind"):
    """Whether a call may, must or must not be a tail call."""

    tail_call_kind: str


class TargetAttr(DefinedAttr, name="llvm.target"):
    """The target of code generation: triple, processor, features."""

    triple: StringAttr
    chip: StringAttr
    features: TargetFeaturesAttr | None = None


class TargetFeaturesAttr(DefinedAttr, name="llvm.target_features"):
    """Features of a processor, each with `+` or `-`."""

    features: tuple[StringAttr, ...] = ()


class TBAAMemberAttr(DefinedAttr, name="llvm.tbaa_member"):
    """A member of a TBAA type, with its offset."""

    type_desc: Attribute
    offset: int


class TBAARootAttr(DefinedAttr, name="llvm.tbaa_root"):
    """The root of a TBAA type tree."""

    id: StringAttr | None = None


class TBAATagAttr(DefinedAttr, name="llvm.tbaa_tag"):
    """A TBAA access tag: base type, access type and offset."""

    base_type: TBAATypeDescriptorAttr
    access_type: TBAATypeDescriptorAttr
    offset: int
    constant: bool = False


class TBAATypeDescriptorAttr(DefinedAttr, name="llvm.tbaa_type_desc"):
    """A TBAA type descriptor with its members."""

    id: str
    members: tuple[TBAAMemberAttr, ...]


class UndefAttr(DefinedAttr, name="llvm.undef"):
    """An undefined value."""


class UWTableKindAttr(DefinedAttr, name="llvm.uwtableKind"):
    """The kind of unwind tables."""

    uwtable_kind: str


class VecTypeHintAttr(DefinedAttr, name="llvm.vec_type_hint"):
    """The type hint for vectorization of a kernel."""

    hint: TypeAttr
    is_signed: bool = False


class VScaleRangeAttr(DefinedAttr, name="llvm.vscale_range"):
    """The minimum and maximum of `vscale`."""

    min_range: IntegerAttr
    max_range: IntegerAttr


class ZeroAttr(DefinedAttr, name="llvm.zero"):
    """A zero-initialized value."""


class ConstantRangeAttr(DefinedAttr, name="llvm.constant_range"):
    """A constant range, from `lower` (inclusive) to `upper` (exclusive)."""

    lower: IntegerAttr
    upper: IntegerAttr
