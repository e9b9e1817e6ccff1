"""The llvm dialect: LLVM IR's functions, globals, calls and types."""

from bridge.dialects.llvm.aggregates import ExtractValueOp as _ExtractValueOp, InsertValueOp as _InsertValueOp, MaskedGatherOp as _MaskedGatherOp, MaskedScatterOp as _MaskedScatterOp, ShuffleVectorOp as _ShuffleVectorOp, SincosOp as _SincosOp, UAddWithOverflowOp as _UAddWithOverflowOp, USubWithOverflowOp as _USubWithOverflowOp
from bridge.dialects.llvm.arithmetic import Arithmetic, OrOp as _OrOp, ShlOp as _ShlOp
from bridge.dialects.llvm.atomics import AtomicCmpXchgOp as _AtomicCmpXchgOp, AtomicRMWOp as _AtomicRMWOp, FenceOp as _FenceOp
from bridge.dialects.llvm.calls import CallIntrinsicOp as _CallIntrinsicOp, CallOp as _CallOp, InvokeOp as _InvokeOp, LandingpadOp as _LandingpadOp
from bridge.dialects.llvm.casts import AddrSpaceCastOp as _AddrSpaceCastOp, BitcastOp as _BitcastOp, PtrToAddrOp as _PtrToAddrOp, SExtOp as _SExtOp, ZExtOp as _ZExtOp
from bridge.dialects.llvm.compare import FCmpOp as _FCmpOp, ICmpOp as _ICmpOp, IsFPClassOp as _IsFPClassOp
from bridge.dialects.llvm.constants import ConstantOp as _ConstantOp, PoisonOp as _PoisonOp, UndefOp as _UndefOp, ZeroOp as _ZeroOp
from bridge.dialects.llvm.control import AssumeOp as _AssumeOp, ComdatOp as _ComdatOp, InlineAsmOp as _InlineAsmOp, LinkerOptionsOp as _LinkerOptionsOp, ModuleFlagsOp as _ModuleFlagsOp, ReturnOp as _ReturnOp, SwitchOp as _SwitchOp
from bridge.dialects.llvm.divisions import SDivOp as _SDivOp, UDivOp as _UDivOp
from bridge.dialects.llvm.functions import FuncOp as _FuncOp
from bridge.dialects.llvm.globals import AliasOp as _AliasOp, GlobalOp as _GlobalOp, NamedMetadataOp as _NamedMetadataOp
from bridge.dialects.llvm.memory import AllocaOp as _AllocaOp, GEPOp as _GEPOp, LoadOp as _LoadOp, StoreOp as _StoreOp
from bridge.dialects.llvm.metadata import ConstantRangeAttr as ConstantRangeAttr, DIExpressionElemAttr as DIExpressionElemAttr
from bridge.dialects.llvm.references import AddressOfOp as _AddressOfOp, BlockAddressOp as _BlockAddressOp, DSOLocalEquivalentOp as _DSOLocalEquivalentOp, GlobalCtorsOp as _GlobalCtorsOp, GlobalDtorsOp as _GlobalDtorsOp, IFuncOp as _IFuncOp
from bridge.dialects.llvm.types import ArrayType as ArrayType, FunctionType as FunctionType, LabelType as LabelType, MetadataType as MetadataType, PPCFP128Type as PPCFP128Type, PointerType as PointerType, StructType as StructType, TargetExtType as TargetExtType, TokenType as TokenType, VoidType as VoidType, X86AMXType as X86AMXType
from bridge.ir.attributes import ArrayAttr, Attribute, DenseArrayAttr, DenseElementsAttr, DictionaryAttr, DistinctAttr, FloatAttr, IntegerAttr, StringAttr, SymbolRefAttr, TypeAttr, UnitAttr
from bridge.ir.core import Block
from bridge.ir.locations import FusedLoc
from bridge.ir.types import Type
from bridge.ir.values import AnyLocation
from bridge.ods.dialect import Dialect
from bridge.ods.nodes import DefinedAttr
from bridge.op.base import Block, Blocks, Groups, Op, OpResult, Region, Value, Values
from bridge.op.hints import AnyLike, BoolLike, CaseLike, Elements, EntriesLike, FlagLike, FloatLike, GroupsLike, IntLike, IntsLike, ItemsLike, RegionLike, StrLike, SymbolLike, TypeLike, TypesLike, ValueLike, ValuesLike, WordLike
from collections.abc import Mapping, Sequence

DIALECT: Dialect

class AccessGroupAttr(DefinedAttr):
    """A group of accesses without loop-carried dependences."""

    id: DistinctAttr

class AddressSpaceAttr(DefinedAttr):
    """An address space by its number."""

    address_space: int

class AliasScopeAttr(DefinedAttr):
    """A scope of accesses that may be declared not to alias others."""

    id: Attribute
    domain: AliasScopeDomainAttr
    description: StringAttr | None = ...

class AliasScopeDomainAttr(DefinedAttr):
    """A domain of alias scopes."""

    id: Attribute
    description: StringAttr | None = ...

class BlockAddressAttr(DefinedAttr):
    """The address of a block of a function, by its tag."""

    function: SymbolRefAttr
    tag: BlockTagAttr

class BlockTagAttr(DefinedAttr):
    """The tag of a block whose address is taken."""

    id: int

class CConvAttr(DefinedAttr):
    """A calling convention: `ccc`, `fastcc`, …."""

    calling_conv: str

class ComdatAttr(DefinedAttr):
    """Which of several definitions the linker uses."""

    comdat: str

class DIAnnotationAttr(DefinedAttr):
    """An annotation: a name and a value."""

    name: StringAttr
    value: StringAttr

class DIBasicTypeAttr(DefinedAttr):
    """A basic type: its name, size and encoding."""

    tag: str | None = ...
    name: StringAttr | None = ...
    size_in_bits: int = ...
    encoding: str | None = ...

class DICommonBlockAttr(DefinedAttr):
    """A common block of Fortran."""

    scope: Attribute
    decl: DIGlobalVariableAttr | None
    name: StringAttr
    file: DIFileAttr | None = ...
    line: int = ...

class DICompileUnitAttr(DefinedAttr):
    """A compile unit."""

    rec_id: DistinctAttr | None = ...
    is_rec_self: bool = ...
    id: DistinctAttr | None = ...
    source_language: str | None = ...
    file: DIFileAttr | None = ...
    producer: StringAttr | None = ...
    is_optimized: bool = ...
    emission_kind: str = ...
    is_debug_info_for_profiling: bool = ...
    name_table_kind: str = ...
    split_debug_filename: StringAttr | None = ...
    imported_entities: tuple[Attribute, ...] = ...

class DICompositeTypeAttr(DefinedAttr):
    """A composite type: a struct, an array, an enumeration."""

    rec_id: DistinctAttr | None = ...
    is_rec_self: bool = ...
    tag: str | None = ...
    name: StringAttr | None = ...
    file: DIFileAttr | None = ...
    line: int = ...
    scope: Attribute | None = ...
    base_type: Attribute | None = ...
    flags: str = ...
    size_in_bits: int = ...
    align_in_bits: int = ...
    data_location: DIExpressionAttr | None = ...
    rank: DIExpressionAttr | None = ...
    allocated: DIExpressionAttr | None = ...
    associated: DIExpressionAttr | None = ...
    identifier: StringAttr | None = ...
    discriminator: DIDerivedTypeAttr | None = ...
    elements: tuple[Attribute, ...] = ...

class DIDerivedTypeAttr(DefinedAttr):
    """A derived type: a pointer, a member, a typedef."""

    tag: str | None = ...
    name: StringAttr | None = ...
    file: DIFileAttr | None = ...
    line: int = ...
    scope: Attribute | None = ...
    base_type: Attribute | None = ...
    size_in_bits: int = ...
    align_in_bits: int = ...
    offset_in_bits: int = ...
    dwarf_address_space: int | None = ...
    flags: str = ...
    extra_data: Attribute | None = ...

class DIExpressionAttr(DefinedAttr):
    """An expression for the location or value of a variable."""

    operations: tuple[DIExpressionElemAttr, ...] = ...

class DIFileAttr(DefinedAttr):
    """A source file and its directory."""

    name: StringAttr
    directory: StringAttr

class DIGenericSubrangeAttr(DefinedAttr):
    """The bounds of a dimension, by expressions."""

    count: Attribute | None
    lower_bound: Attribute
    upper_bound: Attribute | None
    stride: Attribute

class DIGlobalVariableAttr(DefinedAttr):
    """A global variable."""

    scope: Attribute | None
    name: StringAttr | None
    linkage_name: StringAttr | None
    file: DIFileAttr
    line: int
    type_: Attribute
    is_local_to_unit: bool = ...
    is_defined: bool = ...
    align_in_bits: int = ...

class DIGlobalVariableExpressionAttr(DefinedAttr):
    """A global variable and where it is."""

    var: DIGlobalVariableAttr
    expr: DIExpressionAttr | None = ...

class DIImportedEntityAttr(DefinedAttr):
    """An entity imported into a scope."""

    tag: str | None
    scope: Attribute
    entity: Attribute
    file: DIFileAttr | None = ...
    line: int = ...
    name: StringAttr | None = ...
    elements: tuple[Attribute, ...] = ...

class DILabelAttr(DefinedAttr):
    """A label."""

    scope: Attribute
    name: StringAttr | None = ...
    file: DIFileAttr | None = ...
    line: int = ...

class DILexicalBlockAttr(DefinedAttr):
    """A lexical block."""

    scope: Attribute
    file: DIFileAttr | None = ...
    line: int = ...
    column: int = ...

class DILexicalBlockFileAttr(DefinedAttr):
    """A part of a lexical block that is in another file."""

    scope: Attribute
    file: DIFileAttr | None
    discriminator: int

class DILocalVariableAttr(DefinedAttr):
    """A local variable or argument of a function."""

    scope: Attribute
    name: StringAttr | None = ...
    file: DIFileAttr | None = ...
    line: int = ...
    arg: int = ...
    align_in_bits: int = ...
    type_: Attribute | None = ...
    flags: str = ...

class DIModuleAttr(DefinedAttr):
    """A module of the source language."""

    file: DIFileAttr | None = ...
    scope: Attribute | None = ...
    name: StringAttr | None = ...
    config_macros: StringAttr | None = ...
    include_path: StringAttr | None = ...
    apinotes: StringAttr | None = ...
    line: int = ...
    is_decl: bool = ...

class DINamespaceAttr(DefinedAttr):
    """A namespace."""

    name: StringAttr | None
    scope: Attribute | None
    export_symbols: bool

class DINullTypeAttr(DefinedAttr):
    """The void type."""


class DIStringTypeAttr(DefinedAttr):
    """A string type of Fortran."""

    tag: str | None = ...
    name: StringAttr | None = ...
    size_in_bits: int = ...
    align_in_bits: int = ...
    string_length: Attribute | None = ...
    string_length_exp: DIExpressionAttr | None = ...
    string_location_exp: DIExpressionAttr | None = ...
    encoding: str | None = ...

class DISubprogramAttr(DefinedAttr):
    """A subprogram (function)."""

    rec_id: DistinctAttr | None = ...
    is_rec_self: bool = ...
    id: DistinctAttr | None = ...
    compile_unit: DICompileUnitAttr | None = ...
    scope: Attribute | None = ...
    name: StringAttr | None = ...
    linkage_name: StringAttr | None = ...
    file: DIFileAttr | None = ...
    line: int = ...
    scope_line: int = ...
    subprogram_flags: str | None = ...
    type_: DISubroutineTypeAttr | None = ...
    retained_nodes: tuple[Attribute, ...] = ...
    annotations: tuple[Attribute, ...] = ...

class DISubrangeAttr(DefinedAttr):
    """The bounds of a dimension."""

    count: Attribute | None = ...
    lower_bound: Attribute | None = ...
    upper_bound: Attribute | None = ...
    stride: Attribute | None = ...

class DISubroutineTypeAttr(DefinedAttr):
    """The type of a function: result and arguments."""

    calling_convention: str | None = ...
    types: tuple[Attribute, ...] = ...

class DSOLocalEquivalentAttr(DefinedAttr):
    """A function equivalent to a symbol in this unit."""

    sym: SymbolRefAttr

class DenormalFPEnvAttr(DefinedAttr):
    """`#llvm.denormal_fpenv`."""

    default_output_mode: str
    default_input_mode: str
    float_output_mode: str
    float_input_mode: str

class DependentLibrariesAttr(DefinedAttr):
    """Libraries to link with."""

    libs: tuple[StringAttr, ...] = ...

class DereferenceableAttr(DefinedAttr):
    """How many bytes are dereferenceable at a pointer."""

    bytes: int
    may_be_null: bool = ...

class FastmathFlagsAttr(DefinedAttr):
    """Fast-math flags: some of them, `none`, or `fast` for all."""

    value: str

class FramePointerKindAttr(DefinedAttr):
    """Which functions have a frame pointer."""

    frame_pointer_kind: str

class IntegerOverflowFlagsAttr(DefinedAttr):
    """Overflow flags of integers: `nsw`, `nuw`, both, or `none`."""

    value: str

class LinkageAttr(DefinedAttr):
    """A linkage: `internal`, `weak`, …."""

    linkage: str

class LoopAnnotationAttr(DefinedAttr):
    """The metadata of a loop."""

    disable_nonforced: IntegerAttr | None = ...
    vectorize: LoopVectorizeAttr | None = ...
    interleave: LoopInterleaveAttr | None = ...
    unroll: LoopUnrollAttr | None = ...
    unroll_and_jam: LoopUnrollAndJamAttr | None = ...
    licm: LoopLICMAttr | None = ...
    distribute: LoopDistributeAttr | None = ...
    pipeline: LoopPipelineAttr | None = ...
    peeled: LoopPeeledAttr | None = ...
    unswitch: LoopUnswitchAttr | None = ...
    must_progress: IntegerAttr | None = ...
    is_vectorized: IntegerAttr | None = ...
    start_loc: FusedLoc | None = ...
    end_loc: FusedLoc | None = ...
    parallel_accesses: tuple[AccessGroupAttr, ...] = ...

class LoopDistributeAttr(DefinedAttr):
    """Loop distribution."""

    disable: IntegerAttr | None = ...
    followup_coincident: LoopAnnotationAttr | None = ...
    followup_sequential: LoopAnnotationAttr | None = ...
    followup_fallback: LoopAnnotationAttr | None = ...
    followup_all: LoopAnnotationAttr | None = ...

class LoopInterleaveAttr(DefinedAttr):
    """Loop interleaving, with its count."""

    count: IntegerAttr

class LoopLICMAttr(DefinedAttr):
    """Loop-invariant code motion."""

    disable: IntegerAttr | None = ...
    versioning_disable: IntegerAttr | None = ...

class LoopPeeledAttr(DefinedAttr):
    """The number of peeled iterations."""

    count: IntegerAttr | None = ...

class LoopPipelineAttr(DefinedAttr):
    """Software pipelining, with its initiation interval."""

    disable: IntegerAttr | None = ...
    initiationinterval: IntegerAttr | None = ...

class LoopUnrollAndJamAttr(DefinedAttr):
    """Unroll-and-jam."""

    disable: IntegerAttr | None = ...
    count: IntegerAttr | None = ...
    followup_outer: LoopAnnotationAttr | None = ...
    followup_inner: LoopAnnotationAttr | None = ...
    followup_remainder_outer: LoopAnnotationAttr | None = ...
    followup_remainder_inner: LoopAnnotationAttr | None = ...
    followup_all: LoopAnnotationAttr | None = ...

class LoopUnrollAttr(DefinedAttr):
    """Loop unrolling."""

    disable: IntegerAttr | None = ...
    count: IntegerAttr | None = ...
    runtime_disable: IntegerAttr | None = ...
    full: IntegerAttr | None = ...
    followup_unrolled: LoopAnnotationAttr | None = ...
    followup_remainder: LoopAnnotationAttr | None = ...
    followup_all: LoopAnnotationAttr | None = ...

class LoopUnswitchAttr(DefinedAttr):
    """Loop unswitching."""

    partial_disable: IntegerAttr | None = ...

class LoopVectorizeAttr(DefinedAttr):
    """Loop vectorization."""

    disable: IntegerAttr | None = ...
    predicate_enable: IntegerAttr | None = ...
    scalable_enable: IntegerAttr | None = ...
    width: IntegerAttr | None = ...
    followup_vectorized: LoopAnnotationAttr | None = ...
    followup_epilogue: LoopAnnotationAttr | None = ...
    followup_all: LoopAnnotationAttr | None = ...

class MDConstantAttr(DefinedAttr):
    """`#llvm.md_const`."""

    value: Attribute

class MDGlobalValueAttr(DefinedAttr):
    """`#llvm.md_global_value`."""

    name: SymbolRefAttr

class MDNodeAttr(DefinedAttr):
    """`#llvm.md_node`."""

    operands: tuple[Attribute, ...] = ...

class MDStringAttr(DefinedAttr):
    """`#llvm.md_string`."""

    value: StringAttr

class MMRATagAttr(DefinedAttr):
    """A memory model relaxation annotation."""

    prefix: str
    suffix: str

class MemoryEffectsAttr(DefinedAttr):
    """The memory that a function reads and writes, by location."""

    other: str
    arg_mem: str
    inaccessible_mem: str
    errno_mem: str
    target_mem0: str
    target_mem1: str

class ModuleFlagAttr(DefinedAttr):
    """A module flag, and what it does in linking."""

    behavior: str
    key: StringAttr
    value: Attribute

class ModuleFlagCGProfileEntryAttr(DefinedAttr):
    """An edge of the call graph with its profile count."""

    from_: SymbolRefAttr | None
    to: SymbolRefAttr | None
    count: int

class ModuleFlagProfileSummaryAttr(DefinedAttr):
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

class ModuleFlagProfileSummaryDetailedAttr(DefinedAttr):
    """An entry of the detailed summary of a profile."""

    cut_off: int
    min_count: int
    num_counts: int

class PoisonAttr(DefinedAttr):
    """A poison value."""


class TBAAMemberAttr(DefinedAttr):
    """A member of a TBAA type, with its offset."""

    type_desc: Attribute
    offset: int

class TBAARootAttr(DefinedAttr):
    """The root of a TBAA type tree."""

    id: StringAttr | None = ...

class TBAATagAttr(DefinedAttr):
    """A TBAA access tag: base type, access type and offset."""

    base_type: TBAATypeDescriptorAttr
    access_type: TBAATypeDescriptorAttr
    offset: int
    constant: bool = ...

class TBAATypeDescriptorAttr(DefinedAttr):
    """A TBAA type descriptor with its members."""

    id: str
    members: tuple[TBAAMemberAttr, ...]

class TailCallKindAttr(DefinedAttr):
    """Whether a call may, must or must not be a tail call."""

    tail_call_kind: str

class TargetAttr(DefinedAttr):
    """The target of code generation: triple, processor, features."""

    triple: StringAttr
    chip: StringAttr
    features: TargetFeaturesAttr | None = ...

class TargetFeaturesAttr(DefinedAttr):
    """Features of a processor, each with `+` or `-`."""

    features: tuple[StringAttr, ...] = ...

class UWTableKindAttr(DefinedAttr):
    """The kind of unwind tables."""

    uwtable_kind: str

class UndefAttr(DefinedAttr):
    """An undefined value."""


class VScaleRangeAttr(DefinedAttr):
    """The minimum and maximum of `vscale`."""

    min_range: IntegerAttr
    max_range: IntegerAttr

class VecTypeHintAttr(DefinedAttr):
    """The type hint for vectorization of a kernel."""

    hint: TypeAttr
    is_signed: bool = ...

class WorkgroupAttributionAttr(DefinedAttr):
    """How much workgroup memory an argument is."""

    num_elements: IntegerAttr
    element_type: TypeAttr

class ZeroAttr(DefinedAttr):
    """A zero-initialized value."""


class ACosOp(Arithmetic):
    """`llvm.intr.acos`."""

    fastmath_flags: FastmathFlagsAttr
    in_: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, in_: ValueLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AShrOp(Arithmetic):
    """`llvm.ashr`."""

    is_exact: UnitAttr | None
    lhs: Value
    rhs: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, is_exact: FlagLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ASinOp(Arithmetic):
    """`llvm.intr.asin`."""

    fastmath_flags: FastmathFlagsAttr
    in_: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, in_: ValueLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ATan2Op(Arithmetic):
    """`llvm.intr.atan2`."""

    fastmath_flags: FastmathFlagsAttr
    a: Value
    b: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ATanOp(Arithmetic):
    """`llvm.intr.atan`."""

    fastmath_flags: FastmathFlagsAttr
    in_: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, in_: ValueLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AbsOp(Arithmetic):
    """`llvm.intr.abs`."""

    is_int_min_poison: IntegerAttr
    in_: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, in_: ValueLike, is_int_min_poison: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AddOp(Arithmetic):
    """`llvm.add`."""

    overflow_flags: Attribute
    lhs: Value
    rhs: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, overflow_flags: CaseLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AddrSpaceCastOp(_AddrSpaceCastOp):
    """Casts a pointer to another address space."""

    def __init__(self, res: Type, arg: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AddressOfOp(_AddressOfOp):
    """The address of a global, function, alias or ifunc."""

    def __init__(self, res: Type, global_name: SymbolLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AliasOp(_AliasOp):
    """An alias of the address that its initializer region computes."""

    sym_name: StringAttr
    linkage: LinkageAttr
    dso_local: UnitAttr | None
    tls_mode: str
    unnamed_addr: str | None
    visibility_: str
    def __init__(self, alias_type: TypeLike, sym_name: StrLike, linkage: AnyLike, *, dso_local: FlagLike | None = None, tls_mode: CaseLike | None = None, unnamed_addr: CaseLike | None = None, visibility_: CaseLike | None = None, initializer: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AllocaOp(_AllocaOp):
    """Allocates elements on the stack of the function."""

    alignment: IntegerAttr | None
    inalloca: UnitAttr | None
    array_size: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, array_size: ValueLike, elem_type: TypeLike, *, alignment: IntLike | None = None, inalloca: FlagLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AndOp(Arithmetic):
    """`llvm.and`."""

    lhs: Value
    rhs: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AnnotationOp(Op):
    """`llvm.intr.annotation`."""

    integer: Value
    annotation: Value
    file_name: Value
    line: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, integer: ValueLike, annotation: ValueLike, file_name: ValueLike, line: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AssumeOp(_AssumeOp):
    """Assumes that a condition holds."""

    cond: Value
    op_bundle_operands: Groups
    def __init__(self, cond: ValueLike, op_bundle_operands: GroupsLike = ..., *, op_bundle_tags: ItemsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AtomicCmpXchgOp(_AtomicCmpXchgOp):
    """Atomic compare-exchange."""

    syncscope: StringAttr | None
    alignment: IntegerAttr | None
    weak: UnitAttr | None
    volatile_: UnitAttr | None
    access_groups: ArrayAttr | None
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    ptr: Value
    cmp: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, ptr: ValueLike, cmp: ValueLike, val: ValueLike, success_ordering: CaseLike, failure_ordering: CaseLike, *, syncscope: StrLike | None = None, alignment: IntLike | None = None, weak: FlagLike | None = None, volatile_: FlagLike | None = None, access_groups: ItemsLike | None = None, alias_scopes: ItemsLike | None = None, noalias_scopes: ItemsLike | None = None, tbaa: ItemsLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AtomicRMWOp(_AtomicRMWOp):
    """Updates memory atomically and returns the previous value."""

    syncscope: StringAttr | None
    alignment: IntegerAttr | None
    volatile_: UnitAttr | None
    access_groups: ArrayAttr | None
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    ptr: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, bin_op: CaseLike, ptr: ValueLike, val: ValueLike, ordering: CaseLike, *, syncscope: StrLike | None = None, alignment: IntLike | None = None, volatile_: FlagLike | None = None, access_groups: ItemsLike | None = None, alias_scopes: ItemsLike | None = None, noalias_scopes: ItemsLike | None = None, tbaa: ItemsLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BitReverseOp(Op):
    """`llvm.intr.bitreverse`."""

    in_: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, in_: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BitcastOp(_BitcastOp):
    """Bitcasts between types of equal width."""

    def __init__(self, res: Type, arg: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BlockAddressOp(_BlockAddressOp):
    """The address of a tagged block."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, block_addr: AnyLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BlockTagOp(Op):
    """`llvm.blocktag`."""

    tag: BlockTagAttr
    def __init__(self, tag: AnyLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BrOp(Op):
    """`llvm.br`."""

    loop_annotation: LoopAnnotationAttr | None
    dest_operands: Values
    @property
    def dest(self) -> Block: ...
    def __init__(self, dest_operands: ValuesLike, dest: Block, *, loop_annotation: AnyLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ByteSwapOp(Op):
    """`llvm.intr.bswap`."""

    in_: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, in_: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CallIntrinsicOp(_CallIntrinsicOp):
    """Calls an LLVM intrinsic by name."""

    fastmath_flags: FastmathFlagsAttr
    op_bundle_sizes: DenseArrayAttr
    op_bundle_tags: ArrayAttr | None
    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
    args: Values
    op_bundle_operands: Groups
    def __init__(self, intrin: StrLike, args: ValuesLike = ..., op_bundle_operands: GroupsLike = ..., *, results: Type | None = None, fastmath_flags: WordLike | None = None, op_bundle_tags: ItemsLike | None = None, arg_attrs: ItemsLike | None = None, res_attrs: ItemsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CallOp(_CallOp):
    """Calls a function by symbol or through a pointer."""

    var_callee_type: TypeAttr | None
    fastmath_flags: FastmathFlagsAttr
    cconv: CConvAttr
    tail_call_kind: TailCallKindAttr
    memory_effects: MemoryEffectsAttr | None
    convergent: UnitAttr | None
    no_unwind: UnitAttr | None
    will_return: UnitAttr | None
    noreturn: UnitAttr | None
    returns_twice: UnitAttr | None
    hot: UnitAttr | None
    cold: UnitAttr | None
    noduplicate: UnitAttr | None
    no_caller_saved_registers: UnitAttr | None
    nocallback: UnitAttr | None
    modular_format: StringAttr | None
    nobuiltins: ArrayAttr | None
    allocsize: DenseArrayAttr | None
    optsize: UnitAttr | None
    minsize: UnitAttr | None
    builtin: UnitAttr | None
    nobuiltin: UnitAttr | None
    save_reg_params: UnitAttr | None
    zero_call_used_regs: StringAttr | None
    trap_func_name: StringAttr | None
    default_func_attrs: DictionaryAttr | None
    op_bundle_sizes: DenseArrayAttr
    op_bundle_tags: ArrayAttr | None
    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
    no_inline: UnitAttr | None
    always_inline: UnitAttr | None
    inline_hint: UnitAttr | None
    access_groups: ArrayAttr | None
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    op_bundle_operands: Groups
    @property
    def result_(self) -> OpResult | None: ...
    def __init__(self, callee_operands: ValuesLike = ..., op_bundle_operands: GroupsLike = ..., *, result: Type | None = None, var_callee_type: TypeLike | None = None, callee: SymbolLike | None = None, fastmath_flags: WordLike | None = None, cconv: AnyLike | None = None, tail_call_kind: AnyLike | None = None, memory_effects: AnyLike | None = None, convergent: FlagLike | None = None, no_unwind: FlagLike | None = None, will_return: FlagLike | None = None, op_bundle_tags: ItemsLike | None = None, arg_attrs: ItemsLike | None = None, res_attrs: ItemsLike | None = None, no_inline: FlagLike | None = None, always_inline: FlagLike | None = None, inline_hint: FlagLike | None = None, access_groups: ItemsLike | None = None, alias_scopes: ItemsLike | None = None, noalias_scopes: ItemsLike | None = None, tbaa: ItemsLike | None = None, noreturn: FlagLike | None = None, returns_twice: FlagLike | None = None, hot: FlagLike | None = None, cold: FlagLike | None = None, noduplicate: FlagLike | None = None, no_caller_saved_registers: FlagLike | None = None, nocallback: FlagLike | None = None, modular_format: StrLike | None = None, nobuiltins: ItemsLike | None = None, allocsize: IntsLike | None = None, optsize: FlagLike | None = None, minsize: FlagLike | None = None, builtin: FlagLike | None = None, nobuiltin: FlagLike | None = None, save_reg_params: FlagLike | None = None, zero_call_used_regs: StrLike | None = None, trap_func_name: StrLike | None = None, default_func_attrs: EntriesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ComdatOp(_ComdatOp):
    """A list of comdat selectors: which of several definitions the linker uses."""

    sym_name: StringAttr
    @property
    def body_(self) -> Region: ...
    def __init__(self, sym_name: StrLike, *, body: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ComdatSelectorOp(Op):
    """`llvm.comdat_selector`."""

    sym_name: StringAttr
    comdat: str
    def __init__(self, sym_name: StrLike, comdat: CaseLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CondBrOp(Op):
    """`llvm.cond_br`."""

    branch_weights: DenseArrayAttr | None
    loop_annotation: LoopAnnotationAttr | None
    condition: Value
    true_dest_operands: Values
    false_dest_operands: Values
    @property
    def true_dest(self) -> Block: ...
    @property
    def false_dest(self) -> Block: ...
    def __init__(self, condition: ValueLike, true_dest_operands: ValuesLike, false_dest_operands: ValuesLike, true_dest: Block, false_dest: Block, *, branch_weights: IntsLike | None = None, loop_annotation: AnyLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ConstantOp(_ConstantOp):
    """Defines a constant."""

    def __init__(self, res: Type, value: AnyLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ConstrainedFPExtIntrOp(Op):
    """`llvm.intr.experimental.constrained.fpext`."""

    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, arg_0: ValueLike, fp_exception_behavior: CaseLike, *, fastmath_flags: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ConstrainedFPTruncIntrOp(Arithmetic):
    """`llvm.intr.experimental.constrained.fptrunc`."""

    roundingmode: str
    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, arg_0: ValueLike, roundingmode: CaseLike, fp_exception_behavior: CaseLike, *, fastmath_flags: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ConstrainedSIToFPOp(Op):
    """`llvm.intr.experimental.constrained.sitofp`."""

    roundingmode: str
    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, arg_0: ValueLike, roundingmode: CaseLike, fp_exception_behavior: CaseLike, *, fastmath_flags: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ConstrainedUIToFPOp(Op):
    """`llvm.intr.experimental.constrained.uitofp`."""

    roundingmode: str
    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, arg_0: ValueLike, roundingmode: CaseLike, fp_exception_behavior: CaseLike, *, fastmath_flags: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CopySignOp(Arithmetic):
    """`llvm.intr.copysign`."""

    fastmath_flags: FastmathFlagsAttr
    a: Value
    b: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CoroAlignOp(Op):
    """`llvm.intr.coro.align`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CoroBeginOp(Op):
    """`llvm.intr.coro.begin`."""

    token: Value
    mem: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, token: ValueLike, mem: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CoroEndOp(Op):
    """`llvm.intr.coro.end`."""

    handle: Value
    unwind: Value
    retvals: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, handle: ValueLike, unwind: ValueLike, retvals: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CoroFreeOp(Op):
    """`llvm.intr.coro.free`."""

    id: Value
    handle: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, id: ValueLike, handle: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CoroIdOp(Op):
    """`llvm.intr.coro.id`."""

    align: Value
    promise: Value
    coroaddr: Value
    fnaddrs: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, align: ValueLike, promise: ValueLike, coroaddr: ValueLike, fnaddrs: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CoroPromiseOp(Op):
    """`llvm.intr.coro.promise`."""

    handle: Value
    align: Value
    from_: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, handle: ValueLike, align: ValueLike, from_: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CoroResumeOp(Op):
    """`llvm.intr.coro.resume`."""

    handle: Value
    def __init__(self, handle: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CoroSaveOp(Op):
    """`llvm.intr.coro.save`."""

    handle: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, handle: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CoroSizeOp(Op):
    """`llvm.intr.coro.size`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CoroSuspendOp(Op):
    """`llvm.intr.coro.suspend`."""

    save: Value
    final: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, save: ValueLike, final: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CosOp(Arithmetic):
    """`llvm.intr.cos`."""

    fastmath_flags: FastmathFlagsAttr
    in_: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, in_: ValueLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CoshOp(Arithmetic):
    """`llvm.intr.cosh`."""

    fastmath_flags: FastmathFlagsAttr
    in_: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, in_: ValueLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CountLeadingZerosOp(Arithmetic):
    """`llvm.intr.ctlz`."""

    is_zero_poison: IntegerAttr
    in_: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, in_: ValueLike, is_zero_poison: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CountTrailingZerosOp(Arithmetic):
    """`llvm.intr.cttz`."""

    is_zero_poison: IntegerAttr
    in_: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, in_: ValueLike, is_zero_poison: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CtPopOp(Arithmetic):
    """`llvm.intr.ctpop`."""

    in_: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, in_: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DSOLocalEquivalentOp(_DSOLocalEquivalentOp):
    """The address of a function equivalent in this linkage unit."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, function_name: SymbolLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DbgDeclareOp(Op):
    """`llvm.intr.dbg.declare`."""

    var_info: DILocalVariableAttr
    location_expr: DIExpressionAttr
    addr: Value
    def __init__(self, addr: ValueLike, var_info: AnyLike, *, location_expr: AnyLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DbgLabelOp(Op):
    """`llvm.intr.dbg.label`."""

    label: DILabelAttr
    def __init__(self, label: AnyLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DbgValueOp(Op):
    """`llvm.intr.dbg.value`."""

    var_info: DILocalVariableAttr
    location_expr: DIExpressionAttr
    value: Value
    def __init__(self, value: ValueLike, var_info: AnyLike, *, location_expr: AnyLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DebugTrapOp(Op):
    """`llvm.intr.debugtrap`."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class EhTypeidForOp(Op):
    """`llvm.intr.eh.typeid.for`."""

    type_info: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, type_info: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Exp10Op(Op):
    """`llvm.intr.exp10`."""

    fastmath_flags: FastmathFlagsAttr
    in_: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, in_: ValueLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Exp2Op(Arithmetic):
    """`llvm.intr.exp2`."""

    fastmath_flags: FastmathFlagsAttr
    in_: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, in_: ValueLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ExpOp(Arithmetic):
    """`llvm.intr.exp`."""

    fastmath_flags: FastmathFlagsAttr
    in_: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, in_: ValueLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ExpectOp(Op):
    """`llvm.intr.expect`."""

    val: Value
    expected: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, val: ValueLike, expected: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ExpectWithProbabilityOp(Op):
    """`llvm.intr.expect.with.probability`."""

    prob: FloatAttr
    val: Value
    expected: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, val: ValueLike, expected: ValueLike, prob: FloatLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ExtractElementOp(Op):
    """`llvm.extractelement`."""

    vector: Value
    position_: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, vector: ValueLike, position: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ExtractValueOp(_ExtractValueOp):
    """Extracts a member of a struct or an array."""

    position_: DenseArrayAttr
    def __init__(self, res: Type, container: ValueLike, position: IntsLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FAbsOp(Arithmetic):
    """`llvm.intr.fabs`."""

    fastmath_flags: FastmathFlagsAttr
    in_: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, in_: ValueLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FAddOp(Arithmetic):
    """`llvm.fadd`."""

    fastmath_flags: FastmathFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FCeilOp(Arithmetic):
    """`llvm.intr.ceil`."""

    fastmath_flags: FastmathFlagsAttr
    in_: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, in_: ValueLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FCmpOp(_FCmpOp):
    """Compares floats by a predicate."""

    predicate: str
    fastmath_flags: FastmathFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, predicate: CaseLike, lhs: ValueLike, rhs: ValueLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FDivOp(Arithmetic):
    """`llvm.fdiv`."""

    fastmath_flags: FastmathFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FFloorOp(Arithmetic):
    """`llvm.intr.floor`."""

    fastmath_flags: FastmathFlagsAttr
    in_: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, in_: ValueLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FMAOp(Arithmetic):
    """`llvm.intr.fma`."""

    fastmath_flags: FastmathFlagsAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, c: ValueLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FMulAddOp(Arithmetic):
    """`llvm.intr.fmuladd`."""

    fastmath_flags: FastmathFlagsAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, c: ValueLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FMulOp(Arithmetic):
    """`llvm.fmul`."""

    fastmath_flags: FastmathFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FNegOp(Arithmetic):
    """`llvm.fneg`."""

    fastmath_flags: FastmathFlagsAttr
    operand: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FPExtOp(Arithmetic):
    """`llvm.fpext`."""

    fastmath_flags: FastmathFlagsAttr
    arg: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, arg: ValueLike, *, fastmath_flags: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FPToSIOp(Arithmetic):
    """`llvm.fptosi`."""

    arg: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, arg: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FPToUIOp(Arithmetic):
    """`llvm.fptoui`."""

    arg: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, arg: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FPTruncOp(Arithmetic):
    """`llvm.fptrunc`."""

    fastmath_flags: FastmathFlagsAttr
    arg: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, arg: ValueLike, *, fastmath_flags: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FRemOp(Arithmetic):
    """`llvm.frem`."""

    fastmath_flags: FastmathFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FSubOp(Arithmetic):
    """`llvm.fsub`."""

    fastmath_flags: FastmathFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FTruncOp(Arithmetic):
    """`llvm.intr.trunc`."""

    fastmath_flags: FastmathFlagsAttr
    in_: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, in_: ValueLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FenceOp(_FenceOp):
    """Orders memory accesses."""

    syncscope: StringAttr | None
    def __init__(self, ordering: CaseLike, *, syncscope: StrLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FractionExpOp(Op):
    """`llvm.intr.frexp`."""

    fastmath_flags: FastmathFlagsAttr
    val: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, val: ValueLike, *, fastmath_flags: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FreezeOp(Op):
    """`llvm.freeze`."""

    val: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, val: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FshlOp(Op):
    """`llvm.intr.fshl`."""

    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, c: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FshrOp(Op):
    """`llvm.intr.fshr`."""

    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, c: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FuncOp(_FuncOp):
    """Defines or declares a function."""

    sym_name: StringAttr
    sym_visibility: StringAttr | None
    linkage: LinkageAttr
    dso_local: UnitAttr | None
    cconv: CConvAttr
    convergent: UnitAttr | None
    personality: SymbolRefAttr | None
    garbage_collector: StringAttr | None
    passthrough: ArrayAttr | None
    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
    function_entry_count: Attribute | None
    memory_effects: MemoryEffectsAttr | None
    visibility_: str
    arm_streaming: UnitAttr | None
    arm_locally_streaming: UnitAttr | None
    arm_streaming_compatible: UnitAttr | None
    arm_new_za: UnitAttr | None
    arm_in_za: UnitAttr | None
    arm_out_za: UnitAttr | None
    arm_inout_za: UnitAttr | None
    arm_preserves_za: UnitAttr | None
    section: StringAttr | None
    unnamed_addr: str | None
    alignment: IntegerAttr | None
    vscale_range: VScaleRangeAttr | None
    frame_pointer: FramePointerKindAttr | None
    target_cpu: StringAttr | None
    tune_cpu: StringAttr | None
    reciprocal_estimates: StringAttr | None
    prefer_vector_width: StringAttr | None
    target_features: TargetFeaturesAttr | None
    no_signed_zeros_fp_math: IntegerAttr | None
    denormal_fpenv: DenormalFPEnvAttr | None
    fp_contract: StringAttr | None
    instrument_function_entry: StringAttr | None
    instrument_function_exit: StringAttr | None
    no_inline: UnitAttr | None
    always_inline: UnitAttr | None
    inline_hint: UnitAttr | None
    no_unwind: UnitAttr | None
    will_return: UnitAttr | None
    noreturn: UnitAttr | None
    optimize_none: UnitAttr | None
    returns_twice: UnitAttr | None
    hot: UnitAttr | None
    cold: UnitAttr | None
    noduplicate: UnitAttr | None
    no_caller_saved_registers: UnitAttr | None
    nocallback: UnitAttr | None
    modular_format: StringAttr | None
    nobuiltins: ArrayAttr | None
    allocsize: DenseArrayAttr | None
    optsize: UnitAttr | None
    minsize: UnitAttr | None
    save_reg_params: UnitAttr | None
    zero_call_used_regs: StringAttr | None
    default_func_attrs: DictionaryAttr | None
    vec_type_hint: VecTypeHintAttr | None
    work_group_size_hint: DenseArrayAttr | None
    reqd_work_group_size: DenseArrayAttr | None
    intel_reqd_sub_group_size: IntegerAttr | None
    uwtable_kind: UWTableKindAttr | None
    use_sample_profile: IntegerAttr | None
    @property
    def body_(self) -> Region: ...
    def __init__(self, sym_name: StrLike, function_type: TypeLike, *, sym_visibility: StrLike | None = None, linkage: AnyLike | None = None, dso_local: FlagLike | None = None, cconv: AnyLike | None = None, comdat: SymbolLike | None = None, convergent: FlagLike | None = None, personality: SymbolLike | None = None, garbage_collector: StrLike | None = None, passthrough: ItemsLike | None = None, arg_attrs: ItemsLike | None = None, res_attrs: ItemsLike | None = None, function_entry_count: AnyLike | None = None, memory_effects: AnyLike | None = None, visibility_: CaseLike | None = None, arm_streaming: FlagLike | None = None, arm_locally_streaming: FlagLike | None = None, arm_streaming_compatible: FlagLike | None = None, arm_new_za: FlagLike | None = None, arm_in_za: FlagLike | None = None, arm_out_za: FlagLike | None = None, arm_inout_za: FlagLike | None = None, arm_preserves_za: FlagLike | None = None, section: StrLike | None = None, unnamed_addr: CaseLike | None = None, alignment: IntLike | None = None, vscale_range: AnyLike | None = None, frame_pointer: AnyLike | None = None, target_cpu: StrLike | None = None, tune_cpu: StrLike | None = None, reciprocal_estimates: StrLike | None = None, prefer_vector_width: StrLike | None = None, target_features: AnyLike | None = None, no_signed_zeros_fp_math: BoolLike | None = None, denormal_fpenv: AnyLike | None = None, fp_contract: StrLike | None = None, instrument_function_entry: StrLike | None = None, instrument_function_exit: StrLike | None = None, no_inline: FlagLike | None = None, always_inline: FlagLike | None = None, inline_hint: FlagLike | None = None, no_unwind: FlagLike | None = None, will_return: FlagLike | None = None, noreturn: FlagLike | None = None, optimize_none: FlagLike | None = None, returns_twice: FlagLike | None = None, hot: FlagLike | None = None, cold: FlagLike | None = None, noduplicate: FlagLike | None = None, no_caller_saved_registers: FlagLike | None = None, nocallback: FlagLike | None = None, modular_format: StrLike | None = None, nobuiltins: ItemsLike | None = None, allocsize: IntsLike | None = None, optsize: FlagLike | None = None, minsize: FlagLike | None = None, save_reg_params: FlagLike | None = None, zero_call_used_regs: StrLike | None = None, default_func_attrs: EntriesLike | None = None, vec_type_hint: AnyLike | None = None, work_group_size_hint: IntsLike | None = None, reqd_work_group_size: IntsLike | None = None, intel_reqd_sub_group_size: IntLike | None = None, uwtable_kind: AnyLike | None = None, use_sample_profile: BoolLike | None = None, body: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GEPOp(_GEPOp):
    """Computes the address of a subelement (`getelementptr`)."""

    no_wrap_flags: Attribute
    base: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, base: ValueLike, dynamic_indices: ValuesLike, raw_constant_indices: IntsLike, elem_type: TypeLike, *, no_wrap_flags: CaseLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GetActiveLaneMaskOp(Op):
    """`llvm.intr.get.active.lane.mask`."""

    base: Value
    n: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, base: ValueLike, n: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GlobalCtorsOp(_GlobalCtorsOp):
    """Constructors that run when the program is loaded."""

    def __init__(self, ctors: ItemsLike, priorities: ItemsLike, data: ItemsLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GlobalDtorsOp(_GlobalDtorsOp):
    """Destructors that run when the program is unloaded."""

    def __init__(self, dtors: ItemsLike, priorities: ItemsLike, data: ItemsLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GlobalOp(_GlobalOp):
    """A global variable or constant, with an initial value or initializer region."""

    constant: UnitAttr | None
    sym_name: StringAttr
    linkage: LinkageAttr
    dso_local: UnitAttr | None
    tls_mode: str
    externally_initialized: UnitAttr | None
    alignment: IntegerAttr | None
    unnamed_addr: str | None
    section: StringAttr | None
    dbg_exprs: ArrayAttr | None
    visibility_: str
    target_specific_attrs: ArrayAttr | None
    def __init__(self, global_type: TypeLike, sym_name: StrLike, linkage: AnyLike, *, constant: FlagLike | None = None, dso_local: FlagLike | None = None, tls_mode: CaseLike | None = None, externally_initialized: FlagLike | None = None, value: AnyLike | None = None, alignment: IntLike | None = None, addr_space: IntLike | None = None, unnamed_addr: CaseLike | None = None, section: StrLike | None = None, comdat: SymbolLike | None = None, dbg_exprs: ItemsLike | None = None, visibility_: CaseLike | None = None, target_specific_attrs: ItemsLike | None = None, initializer: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ICmpOp(_ICmpOp):
    """Compares integers or pointers by a predicate."""

    def __init__(self, predicate: CaseLike, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IFuncOp(_IFuncOp):
    """A function whose implementation a resolver selects at load time."""

    sym_name: StringAttr
    i_func_type: TypeAttr
    dso_local: UnitAttr | None
    unnamed_addr: str
    visibility_: str
    def __init__(self, sym_name: StrLike, i_func_type: TypeLike, resolver: SymbolLike, resolver_type: TypeLike, linkage: AnyLike, *, dso_local: FlagLike | None = None, address_space: IntLike | None = None, unnamed_addr: CaseLike | None = None, visibility_: CaseLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IndirectBrOp(Op):
    """`llvm.indirectbr`."""

    indbr_operand_segments: DenseArrayAttr
    addr: Value
    succ_operands: Groups
    def __init__(self, addr: ValueLike, successors: Sequence[Block] = ..., succ_operands: GroupsLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class InlineAsmOp(_InlineAsmOp):
    """Inline assembly."""

    asm_string: StringAttr
    constraints: StringAttr
    has_side_effects: UnitAttr | None
    is_align_stack: UnitAttr | None
    asm_dialect: str | None
    operand_attrs: ArrayAttr | None
    @property
    def res(self) -> OpResult | None: ...
    def __init__(self, operands: ValuesLike, asm_string: StrLike, constraints: StrLike, *, res: Type | None = None, has_side_effects: FlagLike | None = None, is_align_stack: FlagLike | None = None, tail_call_kind: AnyLike | None = None, asm_dialect: CaseLike | None = None, operand_attrs: ItemsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class InsertElementOp(Op):
    """`llvm.insertelement`."""

    vector: Value
    value: Value
    position_: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, vector: ValueLike, value: ValueLike, position: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class InsertValueOp(_InsertValueOp):
    """Inserts a member into a struct or an array."""

    position_: DenseArrayAttr
    @property
    def res(self) -> OpResult: ...
    def __init__(self, container: ValueLike, value: ValueLike, position: IntsLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntToPtrOp(Op):
    """`llvm.inttoptr`."""

    dereferenceable: DereferenceableAttr | None
    arg: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, arg: ValueLike, *, dereferenceable: AnyLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrArithmeticFenceOp(Op):
    """`llvm.intr.arithmetic.fence`."""

    in_: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, in_: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrCoroAllocOp(Op):
    """`llvm.intr.coro.alloc`."""

    id: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, id: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrCoroAwaitSuspendBoolOp(Op):
    """`llvm.intr.coro.await.suspend.bool`."""

    awaiter: Value
    frame: Value
    wrapper: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, awaiter: ValueLike, frame: ValueLike, wrapper: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrCoroAwaitSuspendHandleOp(Op):
    """`llvm.intr.coro.await.suspend.handle`."""

    awaiter: Value
    frame: Value
    wrapper: Value
    def __init__(self, awaiter: ValueLike, frame: ValueLike, wrapper: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrCoroAwaitSuspendVoidOp(Op):
    """`llvm.intr.coro.await.suspend.void`."""

    awaiter: Value
    frame: Value
    wrapper: Value
    def __init__(self, awaiter: ValueLike, frame: ValueLike, wrapper: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrCoroDeadOp(Op):
    """`llvm.intr.coro.dead`."""

    handle: Value
    def __init__(self, handle: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrCoroDestroyOp(Op):
    """`llvm.intr.coro.destroy`."""

    handle: Value
    def __init__(self, handle: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrCoroDoneOp(Op):
    """`llvm.intr.coro.done`."""

    handle: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, handle: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrCoroFrameOp(Op):
    """`llvm.intr.coro.frame`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrCoroIsInRampOp(Op):
    """`llvm.intr.coro.is_in_ramp`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrCoroNoopOp(Op):
    """`llvm.intr.coro.noop`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrExperimentalConstrainedAcosOp(Op):
    """`llvm.intr.experimental.constrained.acos`."""

    roundingmode: str
    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, arg_0: ValueLike, roundingmode: CaseLike, fp_exception_behavior: CaseLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrExperimentalConstrainedAsinOp(Op):
    """`llvm.intr.experimental.constrained.asin`."""

    roundingmode: str
    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, arg_0: ValueLike, roundingmode: CaseLike, fp_exception_behavior: CaseLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrExperimentalConstrainedAtan2Op(Op):
    """`llvm.intr.experimental.constrained.atan2`."""

    roundingmode: str
    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    arg_1: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, arg_0: ValueLike, arg_1: ValueLike, roundingmode: CaseLike, fp_exception_behavior: CaseLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrExperimentalConstrainedAtanOp(Op):
    """`llvm.intr.experimental.constrained.atan`."""

    roundingmode: str
    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, arg_0: ValueLike, roundingmode: CaseLike, fp_exception_behavior: CaseLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrExperimentalConstrainedCeilOp(Op):
    """`llvm.intr.experimental.constrained.ceil`."""

    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, arg_0: ValueLike, fp_exception_behavior: CaseLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrExperimentalConstrainedCosOp(Op):
    """`llvm.intr.experimental.constrained.cos`."""

    roundingmode: str
    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, arg_0: ValueLike, roundingmode: CaseLike, fp_exception_behavior: CaseLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrExperimentalConstrainedCoshOp(Op):
    """`llvm.intr.experimental.constrained.cosh`."""

    roundingmode: str
    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, arg_0: ValueLike, roundingmode: CaseLike, fp_exception_behavior: CaseLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrExperimentalConstrainedExp2Op(Op):
    """`llvm.intr.experimental.constrained.exp2`."""

    roundingmode: str
    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, arg_0: ValueLike, roundingmode: CaseLike, fp_exception_behavior: CaseLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrExperimentalConstrainedExpOp(Op):
    """`llvm.intr.experimental.constrained.exp`."""

    roundingmode: str
    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, arg_0: ValueLike, roundingmode: CaseLike, fp_exception_behavior: CaseLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrExperimentalConstrainedFaddOp(Arithmetic):
    """`llvm.intr.experimental.constrained.fadd`."""

    roundingmode: str
    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    arg_1: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, arg_0: ValueLike, arg_1: ValueLike, roundingmode: CaseLike, fp_exception_behavior: CaseLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrExperimentalConstrainedFcmpOp(Op):
    """`llvm.intr.experimental.constrained.fcmp`."""

    predicate: str
    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    arg_1: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, arg_0: ValueLike, arg_1: ValueLike, predicate: CaseLike, fp_exception_behavior: CaseLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrExperimentalConstrainedFcmpsOp(Op):
    """`llvm.intr.experimental.constrained.fcmps`."""

    predicate: str
    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    arg_1: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, arg_0: ValueLike, arg_1: ValueLike, predicate: CaseLike, fp_exception_behavior: CaseLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrExperimentalConstrainedFdivOp(Arithmetic):
    """`llvm.intr.experimental.constrained.fdiv`."""

    roundingmode: str
    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    arg_1: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, arg_0: ValueLike, arg_1: ValueLike, roundingmode: CaseLike, fp_exception_behavior: CaseLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrExperimentalConstrainedFloorOp(Op):
    """`llvm.intr.experimental.constrained.floor`."""

    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, arg_0: ValueLike, fp_exception_behavior: CaseLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrExperimentalConstrainedFmaOp(Op):
    """`llvm.intr.experimental.constrained.fma`."""

    roundingmode: str
    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    arg_1: Value
    arg_2: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, arg_0: ValueLike, arg_1: ValueLike, arg_2: ValueLike, roundingmode: CaseLike, fp_exception_behavior: CaseLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrExperimentalConstrainedFmulOp(Arithmetic):
    """`llvm.intr.experimental.constrained.fmul`."""

    roundingmode: str
    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    arg_1: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, arg_0: ValueLike, arg_1: ValueLike, roundingmode: CaseLike, fp_exception_behavior: CaseLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrExperimentalConstrainedFmuladdOp(Op):
    """`llvm.intr.experimental.constrained.fmuladd`."""

    roundingmode: str
    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    arg_1: Value
    arg_2: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, arg_0: ValueLike, arg_1: ValueLike, arg_2: ValueLike, roundingmode: CaseLike, fp_exception_behavior: CaseLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrExperimentalConstrainedFptosiOp(Op):
    """`llvm.intr.experimental.constrained.fptosi`."""

    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, arg_0: ValueLike, fp_exception_behavior: CaseLike, *, fastmath_flags: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrExperimentalConstrainedFptouiOp(Op):
    """`llvm.intr.experimental.constrained.fptoui`."""

    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, arg_0: ValueLike, fp_exception_behavior: CaseLike, *, fastmath_flags: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrExperimentalConstrainedFremOp(Op):
    """`llvm.intr.experimental.constrained.frem`."""

    roundingmode: str
    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    arg_1: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, arg_0: ValueLike, arg_1: ValueLike, roundingmode: CaseLike, fp_exception_behavior: CaseLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrExperimentalConstrainedFsubOp(Arithmetic):
    """`llvm.intr.experimental.constrained.fsub`."""

    roundingmode: str
    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    arg_1: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, arg_0: ValueLike, arg_1: ValueLike, roundingmode: CaseLike, fp_exception_behavior: CaseLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrExperimentalConstrainedLdexpOp(Op):
    """`llvm.intr.experimental.constrained.ldexp`."""

    roundingmode: str
    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    arg_1: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, arg_0: ValueLike, arg_1: ValueLike, roundingmode: CaseLike, fp_exception_behavior: CaseLike, *, fastmath_flags: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrExperimentalConstrainedLlrintOp(Op):
    """`llvm.intr.experimental.constrained.llrint`."""

    roundingmode: str
    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, arg_0: ValueLike, roundingmode: CaseLike, fp_exception_behavior: CaseLike, *, fastmath_flags: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrExperimentalConstrainedLlroundOp(Op):
    """`llvm.intr.experimental.constrained.llround`."""

    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, arg_0: ValueLike, fp_exception_behavior: CaseLike, *, fastmath_flags: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrExperimentalConstrainedLog10Op(Op):
    """`llvm.intr.experimental.constrained.log10`."""

    roundingmode: str
    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, arg_0: ValueLike, roundingmode: CaseLike, fp_exception_behavior: CaseLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrExperimentalConstrainedLog2Op(Op):
    """`llvm.intr.experimental.constrained.log2`."""

    roundingmode: str
    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, arg_0: ValueLike, roundingmode: CaseLike, fp_exception_behavior: CaseLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrExperimentalConstrainedLogOp(Op):
    """`llvm.intr.experimental.constrained.log`."""

    roundingmode: str
    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, arg_0: ValueLike, roundingmode: CaseLike, fp_exception_behavior: CaseLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrExperimentalConstrainedLrintOp(Op):
    """`llvm.intr.experimental.constrained.lrint`."""

    roundingmode: str
    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, arg_0: ValueLike, roundingmode: CaseLike, fp_exception_behavior: CaseLike, *, fastmath_flags: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrExperimentalConstrainedLroundOp(Op):
    """`llvm.intr.experimental.constrained.lround`."""

    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, arg_0: ValueLike, fp_exception_behavior: CaseLike, *, fastmath_flags: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrExperimentalConstrainedMaximumOp(Op):
    """`llvm.intr.experimental.constrained.maximum`."""

    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    arg_1: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, arg_0: ValueLike, arg_1: ValueLike, fp_exception_behavior: CaseLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrExperimentalConstrainedMaxnumOp(Op):
    """`llvm.intr.experimental.constrained.maxnum`."""

    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    arg_1: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, arg_0: ValueLike, arg_1: ValueLike, fp_exception_behavior: CaseLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrExperimentalConstrainedMinimumOp(Op):
    """`llvm.intr.experimental.constrained.minimum`."""

    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    arg_1: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, arg_0: ValueLike, arg_1: ValueLike, fp_exception_behavior: CaseLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrExperimentalConstrainedMinnumOp(Op):
    """`llvm.intr.experimental.constrained.minnum`."""

    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    arg_1: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, arg_0: ValueLike, arg_1: ValueLike, fp_exception_behavior: CaseLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrExperimentalConstrainedNearbyintOp(Op):
    """`llvm.intr.experimental.constrained.nearbyint`."""

    roundingmode: str
    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, arg_0: ValueLike, roundingmode: CaseLike, fp_exception_behavior: CaseLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrExperimentalConstrainedPowOp(Op):
    """`llvm.intr.experimental.constrained.pow`."""

    roundingmode: str
    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    arg_1: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, arg_0: ValueLike, arg_1: ValueLike, roundingmode: CaseLike, fp_exception_behavior: CaseLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrExperimentalConstrainedPowiOp(Op):
    """`llvm.intr.experimental.constrained.powi`."""

    roundingmode: str
    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    arg_1: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, arg_0: ValueLike, arg_1: ValueLike, roundingmode: CaseLike, fp_exception_behavior: CaseLike, *, fastmath_flags: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrExperimentalConstrainedRintOp(Op):
    """`llvm.intr.experimental.constrained.rint`."""

    roundingmode: str
    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, arg_0: ValueLike, roundingmode: CaseLike, fp_exception_behavior: CaseLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrExperimentalConstrainedRoundOp(Op):
    """`llvm.intr.experimental.constrained.round`."""

    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, arg_0: ValueLike, fp_exception_behavior: CaseLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrExperimentalConstrainedRoundevenOp(Op):
    """`llvm.intr.experimental.constrained.roundeven`."""

    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, arg_0: ValueLike, fp_exception_behavior: CaseLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrExperimentalConstrainedSinOp(Op):
    """`llvm.intr.experimental.constrained.sin`."""

    roundingmode: str
    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, arg_0: ValueLike, roundingmode: CaseLike, fp_exception_behavior: CaseLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrExperimentalConstrainedSinhOp(Op):
    """`llvm.intr.experimental.constrained.sinh`."""

    roundingmode: str
    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, arg_0: ValueLike, roundingmode: CaseLike, fp_exception_behavior: CaseLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrExperimentalConstrainedSqrtOp(Op):
    """`llvm.intr.experimental.constrained.sqrt`."""

    roundingmode: str
    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, arg_0: ValueLike, roundingmode: CaseLike, fp_exception_behavior: CaseLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrExperimentalConstrainedTanOp(Op):
    """`llvm.intr.experimental.constrained.tan`."""

    roundingmode: str
    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, arg_0: ValueLike, roundingmode: CaseLike, fp_exception_behavior: CaseLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrExperimentalConstrainedTanhOp(Op):
    """`llvm.intr.experimental.constrained.tanh`."""

    roundingmode: str
    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, arg_0: ValueLike, roundingmode: CaseLike, fp_exception_behavior: CaseLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrExperimentalConstrainedTruncOp(Op):
    """`llvm.intr.experimental.constrained.trunc`."""

    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, arg_0: ValueLike, fp_exception_behavior: CaseLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrFakeUseOp(Op):
    """`llvm.intr.fake.use`."""

    args: Values
    def __init__(self, args: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrMaskedCompressstoreOp(Op):
    """`llvm.intr.masked.compressstore`."""

    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
    value: Value
    ptr: Value
    mask: Value
    def __init__(self, value: ValueLike, ptr: ValueLike, mask: ValueLike, *, arg_attrs: ItemsLike | None = None, res_attrs: ItemsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrMaskedExpandloadOp(Op):
    """`llvm.intr.masked.expandload`."""

    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
    ptr: Value
    mask: Value
    passthru: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, ptr: ValueLike, mask: ValueLike, passthru: ValueLike, *, arg_attrs: ItemsLike | None = None, res_attrs: ItemsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrVectorDeinterleave2Op(Op):
    """`llvm.intr.vector.deinterleave2`."""

    vec: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, vec: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrVectorExtractOp(Op):
    """`llvm.intr.vector.extract`."""

    pos: IntegerAttr
    srcvec: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, srcvec: ValueLike, pos: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrVectorInsertOp(Op):
    """`llvm.intr.vector.insert`."""

    pos: IntegerAttr
    dstvec: Value
    srcvec: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, dstvec: ValueLike, srcvec: ValueLike, pos: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrVectorInterleave2Op(Op):
    """`llvm.intr.vector.interleave2`."""

    vec1: Value
    vec2: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, vec1: ValueLike, vec2: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrVectorReduceAddOp(Op):
    """`llvm.intr.vector.reduce.add`."""

    in_: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, in_: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrVectorReduceAndOp(Op):
    """`llvm.intr.vector.reduce.and`."""

    in_: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, in_: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrVectorReduceFaddOp(Op):
    """`llvm.intr.vector.reduce.fadd`."""

    fastmath_flags: FastmathFlagsAttr
    start_value: Value
    input: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, start_value: ValueLike, input: ValueLike, *, fastmath_flags: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrVectorReduceFmaxOp(Op):
    """`llvm.intr.vector.reduce.fmax`."""

    fastmath_flags: FastmathFlagsAttr
    in_: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, in_: ValueLike, *, fastmath_flags: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrVectorReduceFmaximumOp(Op):
    """`llvm.intr.vector.reduce.fmaximum`."""

    fastmath_flags: FastmathFlagsAttr
    in_: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, in_: ValueLike, *, fastmath_flags: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrVectorReduceFminOp(Op):
    """`llvm.intr.vector.reduce.fmin`."""

    fastmath_flags: FastmathFlagsAttr
    in_: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, in_: ValueLike, *, fastmath_flags: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrVectorReduceFminimumOp(Op):
    """`llvm.intr.vector.reduce.fminimum`."""

    fastmath_flags: FastmathFlagsAttr
    in_: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, in_: ValueLike, *, fastmath_flags: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrVectorReduceFmulOp(Op):
    """`llvm.intr.vector.reduce.fmul`."""

    fastmath_flags: FastmathFlagsAttr
    start_value: Value
    input: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, start_value: ValueLike, input: ValueLike, *, fastmath_flags: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrVectorReduceMulOp(Op):
    """`llvm.intr.vector.reduce.mul`."""

    in_: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, in_: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrVectorReduceOrOp(Op):
    """`llvm.intr.vector.reduce.or`."""

    in_: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, in_: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrVectorReduceSmaxOp(Op):
    """`llvm.intr.vector.reduce.smax`."""

    in_: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, in_: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrVectorReduceSminOp(Op):
    """`llvm.intr.vector.reduce.smin`."""

    in_: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, in_: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrVectorReduceUmaxOp(Op):
    """`llvm.intr.vector.reduce.umax`."""

    in_: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, in_: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrVectorReduceUminOp(Op):
    """`llvm.intr.vector.reduce.umin`."""

    in_: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, in_: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrVectorReduceXorOp(Op):
    """`llvm.intr.vector.reduce.xor`."""

    in_: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, in_: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IntrVscaleOp(Op):
    """`llvm.intr.vscale`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class InvariantEndOp(Op):
    """`llvm.intr.invariant.end`."""

    size: IntegerAttr
    start: Value
    ptr: Value
    def __init__(self, start: ValueLike, size: IntLike, ptr: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class InvariantStartOp(Op):
    """`llvm.intr.invariant.start`."""

    size: IntegerAttr
    ptr: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, size: IntLike, ptr: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class InvokeOp(_InvokeOp):
    """Calls a function with a normal and an unwind successor."""

    var_callee_type: TypeAttr | None
    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
    branch_weights: DenseArrayAttr | None
    cconv: CConvAttr
    default_func_attrs: DictionaryAttr | None
    op_bundle_sizes: DenseArrayAttr
    op_bundle_tags: ArrayAttr | None
    normal_dest_operands: Values
    unwind_dest_operands: Values
    op_bundle_operands: Groups
    @property
    def result_(self) -> OpResult | None: ...
    @property
    def normal_dest(self) -> Block: ...
    def __init__(self, callee_operands: ValuesLike, normal_dest_operands: ValuesLike, unwind_dest_operands: ValuesLike, op_bundle_operands: GroupsLike, normal_dest: Block, unwind_dest: Block, *, result: Type | None = None, var_callee_type: TypeLike | None = None, callee: SymbolLike | None = None, arg_attrs: ItemsLike | None = None, res_attrs: ItemsLike | None = None, branch_weights: IntsLike | None = None, cconv: AnyLike | None = None, op_bundle_tags: ItemsLike | None = None, default_func_attrs: EntriesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IsConstantOp(Op):
    """`llvm.intr.is.constant`."""

    val: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, val: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IsFPClassOp(_IsFPClassOp):
    """Whether a float is of one of the classes that the bits name."""

    bit: IntegerAttr
    in_: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, in_: ValueLike, bit: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LShrOp(Arithmetic):
    """`llvm.lshr`."""

    is_exact: UnitAttr | None
    lhs: Value
    rhs: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, is_exact: FlagLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LandingpadOp(_LandingpadOp):
    """The exception values at the start of an unwind destination."""

    cleanup: UnitAttr | None
    def __init__(self, res: Type, operands: ValuesLike = ..., *, cleanup: FlagLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LaunderInvariantGroupOp(Op):
    """`llvm.intr.launder.invariant.group`."""

    ptr: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, ptr: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LifetimeEndOp(Op):
    """`llvm.intr.lifetime.end`."""

    ptr: Value
    def __init__(self, ptr: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LifetimeStartOp(Op):
    """`llvm.intr.lifetime.start`."""

    ptr: Value
    def __init__(self, ptr: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LinkerOptionsOp(_LinkerOptionsOp):
    """Options for the linker."""

    options: ArrayAttr
    def __init__(self, options: ItemsLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LlrintOp(Op):
    """`llvm.intr.llrint`."""

    val: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, val: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LlroundOp(Op):
    """`llvm.intr.llround`."""

    val: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, val: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LoadExpOp(Op):
    """`llvm.intr.ldexp`."""

    fastmath_flags: FastmathFlagsAttr
    val: Value
    power: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, val: ValueLike, power: ValueLike, *, fastmath_flags: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LoadOp(_LoadOp):
    """Loads a value at a pointer."""

    volatile_: UnitAttr | None
    nontemporal: UnitAttr | None
    invariant: UnitAttr | None
    invariant_group: UnitAttr | None
    dereferenceable: DereferenceableAttr | None
    access_groups: ArrayAttr | None
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    addr: Value
    def __init__(self, res: Type, addr: ValueLike, *, alignment: IntLike | None = None, volatile_: FlagLike | None = None, nontemporal: FlagLike | None = None, invariant: FlagLike | None = None, invariant_group: FlagLike | None = None, ordering: CaseLike | None = None, syncscope: StrLike | None = None, dereferenceable: AnyLike | None = None, access_groups: ItemsLike | None = None, alias_scopes: ItemsLike | None = None, noalias_scopes: ItemsLike | None = None, tbaa: ItemsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Log10Op(Arithmetic):
    """`llvm.intr.log10`."""

    fastmath_flags: FastmathFlagsAttr
    in_: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, in_: ValueLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Log2Op(Arithmetic):
    """`llvm.intr.log2`."""

    fastmath_flags: FastmathFlagsAttr
    in_: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, in_: ValueLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LogOp(Arithmetic):
    """`llvm.intr.log`."""

    fastmath_flags: FastmathFlagsAttr
    in_: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, in_: ValueLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LrintOp(Op):
    """`llvm.intr.lrint`."""

    val: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, val: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LroundOp(Op):
    """`llvm.intr.lround`."""

    val: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, val: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MaskedGatherOp(_MaskedGatherOp):
    """Gathers values at a vector of pointers."""

    alignment: IntegerAttr
    mask: Value
    pass_thru: Values
    def __init__(self, res: Type, ptrs: ValueLike, mask: ValueLike, pass_thru: ValuesLike, alignment: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MaskedLoadOp(Op):
    """`llvm.intr.masked.load`."""

    alignment: IntegerAttr
    nontemporal: UnitAttr | None
    data: Value
    mask: Value
    pass_thru: Value | None
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, data: ValueLike, mask: ValueLike, alignment: IntLike, *, pass_thru: ValueLike | None = None, nontemporal: FlagLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MaskedScatterOp(_MaskedScatterOp):
    """Scatters values to a vector of pointers."""

    alignment: IntegerAttr
    mask: Value
    def __init__(self, value: ValueLike, ptrs: ValueLike, mask: ValueLike, alignment: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MaskedStoreOp(Op):
    """`llvm.intr.masked.store`."""

    alignment: IntegerAttr
    nontemporal: UnitAttr | None
    value: Value
    data: Value
    mask: Value
    def __init__(self, value: ValueLike, data: ValueLike, mask: ValueLike, alignment: IntLike, *, nontemporal: FlagLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MatrixColumnMajorLoadOp(Op):
    """`llvm.intr.matrix.column.major.load`."""

    is_volatile: IntegerAttr
    rows: IntegerAttr
    columns: IntegerAttr
    data: Value
    stride: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, data: ValueLike, stride: ValueLike, is_volatile: IntLike, rows: IntLike, columns: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MatrixColumnMajorStoreOp(Op):
    """`llvm.intr.matrix.column.major.store`."""

    is_volatile: IntegerAttr
    rows: IntegerAttr
    columns: IntegerAttr
    matrix: Value
    data: Value
    stride: Value
    def __init__(self, matrix: ValueLike, data: ValueLike, stride: ValueLike, is_volatile: IntLike, rows: IntLike, columns: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MatrixMultiplyOp(Op):
    """`llvm.intr.matrix.multiply`."""

    lhs_rows: IntegerAttr
    lhs_columns: IntegerAttr
    rhs_columns: IntegerAttr
    lhs: Value
    rhs: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, lhs: ValueLike, rhs: ValueLike, lhs_rows: IntLike, lhs_columns: IntLike, rhs_columns: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MatrixTransposeOp(Op):
    """`llvm.intr.matrix.transpose`."""

    rows: IntegerAttr
    columns: IntegerAttr
    matrix: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, matrix: ValueLike, rows: IntLike, columns: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MaxNumOp(Arithmetic):
    """`llvm.intr.maxnum`."""

    fastmath_flags: FastmathFlagsAttr
    a: Value
    b: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MaximumOp(Arithmetic):
    """`llvm.intr.maximum`."""

    fastmath_flags: FastmathFlagsAttr
    a: Value
    b: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MemcpyInlineOp(Op):
    """`llvm.intr.memcpy.inline`."""

    len: IntegerAttr
    is_volatile: IntegerAttr
    access_groups: ArrayAttr | None
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
    dst: Value
    src: Value
    def __init__(self, dst: ValueLike, src: ValueLike, len: IntLike, is_volatile: IntLike, *, access_groups: ItemsLike | None = None, alias_scopes: ItemsLike | None = None, noalias_scopes: ItemsLike | None = None, tbaa: ItemsLike | None = None, arg_attrs: ItemsLike | None = None, res_attrs: ItemsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MemcpyOp(Op):
    """`llvm.intr.memcpy`."""

    is_volatile: IntegerAttr
    access_groups: ArrayAttr | None
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
    dst: Value
    src: Value
    len: Value
    def __init__(self, dst: ValueLike, src: ValueLike, len: ValueLike, is_volatile: IntLike, *, access_groups: ItemsLike | None = None, alias_scopes: ItemsLike | None = None, noalias_scopes: ItemsLike | None = None, tbaa: ItemsLike | None = None, arg_attrs: ItemsLike | None = None, res_attrs: ItemsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MemmoveOp(Op):
    """`llvm.intr.memmove`."""

    is_volatile: IntegerAttr
    access_groups: ArrayAttr | None
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
    dst: Value
    src: Value
    len: Value
    def __init__(self, dst: ValueLike, src: ValueLike, len: ValueLike, is_volatile: IntLike, *, access_groups: ItemsLike | None = None, alias_scopes: ItemsLike | None = None, noalias_scopes: ItemsLike | None = None, tbaa: ItemsLike | None = None, arg_attrs: ItemsLike | None = None, res_attrs: ItemsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MemsetInlineOp(Op):
    """`llvm.intr.memset.inline`."""

    len: IntegerAttr
    is_volatile: IntegerAttr
    access_groups: ArrayAttr | None
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
    dst: Value
    val: Value
    def __init__(self, dst: ValueLike, val: ValueLike, len: IntLike, is_volatile: IntLike, *, access_groups: ItemsLike | None = None, alias_scopes: ItemsLike | None = None, noalias_scopes: ItemsLike | None = None, tbaa: ItemsLike | None = None, arg_attrs: ItemsLike | None = None, res_attrs: ItemsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MemsetOp(Op):
    """`llvm.intr.memset`."""

    is_volatile: IntegerAttr
    access_groups: ArrayAttr | None
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
    dst: Value
    val: Value
    len: Value
    def __init__(self, dst: ValueLike, val: ValueLike, len: ValueLike, is_volatile: IntLike, *, access_groups: ItemsLike | None = None, alias_scopes: ItemsLike | None = None, noalias_scopes: ItemsLike | None = None, tbaa: ItemsLike | None = None, arg_attrs: ItemsLike | None = None, res_attrs: ItemsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MinNumOp(Arithmetic):
    """`llvm.intr.minnum`."""

    fastmath_flags: FastmathFlagsAttr
    a: Value
    b: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MinimumOp(Arithmetic):
    """`llvm.intr.minimum`."""

    fastmath_flags: FastmathFlagsAttr
    a: Value
    b: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MlirMetadataAsValueOp(Op):
    """`llvm.mlir.metadata_as_value`."""

    metadata: Attribute
    @property
    def res(self) -> OpResult: ...
    def __init__(self, metadata: AnyLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ModuleFlagsOp(_ModuleFlagsOp):
    """Flags of the module."""

    def __init__(self, flags: ItemsLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MulOp(Arithmetic):
    """`llvm.mul`."""

    overflow_flags: Attribute
    lhs: Value
    rhs: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, overflow_flags: CaseLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class NamedMetadataOp(_NamedMetadataOp):
    """A named list of metadata nodes."""

    metadata_name: StringAttr
    nodes: ArrayAttr
    def __init__(self, metadata_name: StrLike, nodes: ItemsLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class NearbyintOp(Arithmetic):
    """`llvm.intr.nearbyint`."""

    fastmath_flags: FastmathFlagsAttr
    in_: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, in_: ValueLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class NoAliasScopeDeclOp(Op):
    """`llvm.intr.experimental.noalias.scope.decl`."""

    scope: AliasScopeAttr
    def __init__(self, scope: AnyLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class NoneTokenOp(Op):
    """`llvm.mlir.none`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class OrOp(_OrOp):
    """Bitwise or."""

    is_disjoint: UnitAttr | None
    lhs: Value
    rhs: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, is_disjoint: FlagLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PoisonOp(_PoisonOp):
    """Defines a poisoned value."""

    def __init__(self, res: Type, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PowIOp(Arithmetic):
    """`llvm.intr.powi`."""

    fastmath_flags: FastmathFlagsAttr
    val: Value
    power: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, val: ValueLike, power: ValueLike, *, fastmath_flags: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PowOp(Arithmetic):
    """`llvm.intr.pow`."""

    fastmath_flags: FastmathFlagsAttr
    a: Value
    b: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PrefetchOp(Op):
    """`llvm.intr.prefetch`."""

    rw: IntegerAttr
    hint: IntegerAttr
    cache: IntegerAttr
    addr: Value
    def __init__(self, addr: ValueLike, rw: IntLike, hint: IntLike, cache: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PtrAnnotationOp(Op):
    """`llvm.intr.ptr.annotation`."""

    ptr: Value
    annotation: Value
    file_name: Value
    line: Value
    attr: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, ptr: ValueLike, annotation: ValueLike, file_name: ValueLike, line: ValueLike, attr: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PtrMaskOp(Op):
    """`llvm.intr.ptrmask`."""

    ptr: Value
    mask: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, ptr: ValueLike, mask: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PtrToAddrOp(_PtrToAddrOp):
    """Converts a pointer to its address as an integer."""

    def __init__(self, res: Type, arg: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PtrToIntOp(Op):
    """`llvm.ptrtoint`."""

    arg: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, arg: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ResumeOp(Op):
    """`llvm.resume`."""

    value: Value
    def __init__(self, value: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ReturnOp(_ReturnOp):
    """Returns from a function."""

    def __init__(self, *, arg: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RintOp(Arithmetic):
    """`llvm.intr.rint`."""

    fastmath_flags: FastmathFlagsAttr
    in_: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, in_: ValueLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RoundEvenOp(Arithmetic):
    """`llvm.intr.roundeven`."""

    fastmath_flags: FastmathFlagsAttr
    in_: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, in_: ValueLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RoundOp(Arithmetic):
    """`llvm.intr.round`."""

    fastmath_flags: FastmathFlagsAttr
    in_: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, in_: ValueLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SAddSatOp(Op):
    """`llvm.intr.sadd.sat`."""

    a: Value
    b: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SAddWithOverflowOp(Op):
    """`llvm.intr.sadd.with.overflow`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, operand: ValueLike, operand1: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SCmpOp(Op):
    """`llvm.intr.scmp`."""

    a: Value
    b: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SDivOp(_SDivOp):
    """Divides signed integers, rounding towards zero."""

    is_exact: UnitAttr | None
    lhs: Value
    rhs: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, is_exact: FlagLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SExtOp(_SExtOp):
    """Sign-extends an integer."""

    def __init__(self, res: Type, arg: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SIToFPOp(Arithmetic):
    """`llvm.sitofp`."""

    arg: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, arg: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SMaxOp(Arithmetic):
    """`llvm.intr.smax`."""

    a: Value
    b: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SMinOp(Arithmetic):
    """`llvm.intr.smin`."""

    a: Value
    b: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SMulWithOverflowOp(Op):
    """`llvm.intr.smul.with.overflow`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, operand: ValueLike, operand1: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SRemOp(Arithmetic):
    """`llvm.srem`."""

    lhs: Value
    rhs: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SSACopyOp(Op):
    """`llvm.intr.ssa.copy`."""

    operand: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SSHLSatOp(Op):
    """`llvm.intr.sshl.sat`."""

    a: Value
    b: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SSubSatOp(Op):
    """`llvm.intr.ssub.sat`."""

    a: Value
    b: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SSubWithOverflowOp(Op):
    """`llvm.intr.ssub.with.overflow`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, operand: ValueLike, operand1: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SelectOp(Op):
    """`llvm.select`."""

    fastmath_flags: FastmathFlagsAttr
    condition: Value
    true_value: Value
    false_value: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, condition: ValueLike, true_value: ValueLike, false_value: ValueLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ShlOp(_ShlOp):
    """Shifts left, filling with zeros."""

    overflow_flags: Attribute
    lhs: Value
    rhs: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, overflow_flags: CaseLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ShuffleVectorOp(_ShuffleVectorOp):
    """Selects elements of two vectors by a static mask."""

    v2: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, v1: ValueLike, v2: ValueLike, mask: IntsLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SinOp(Arithmetic):
    """`llvm.intr.sin`."""

    fastmath_flags: FastmathFlagsAttr
    in_: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, in_: ValueLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SincosOp(_SincosOp):
    """Sine and cosine."""

    fastmath_flags: FastmathFlagsAttr
    def __init__(self, res: Type, val: ValueLike, *, fastmath_flags: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SinhOp(Arithmetic):
    """`llvm.intr.sinh`."""

    fastmath_flags: FastmathFlagsAttr
    in_: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, in_: ValueLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SqrtOp(Arithmetic):
    """`llvm.intr.sqrt`."""

    fastmath_flags: FastmathFlagsAttr
    in_: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, in_: ValueLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class StackRestoreOp(Op):
    """`llvm.intr.stackrestore`."""

    ptr: Value
    def __init__(self, ptr: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class StackSaveOp(Op):
    """`llvm.intr.stacksave`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class StepVectorOp(Op):
    """`llvm.intr.stepvector`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class StoreOp(_StoreOp):
    """Stores a value at a pointer."""

    volatile_: UnitAttr | None
    nontemporal: UnitAttr | None
    invariant_group: UnitAttr | None
    access_groups: ArrayAttr | None
    alias_scopes: ArrayAttr | None
    noalias_scopes: ArrayAttr | None
    tbaa: ArrayAttr | None
    addr: Value
    def __init__(self, value: ValueLike, addr: ValueLike, *, alignment: IntLike | None = None, volatile_: FlagLike | None = None, nontemporal: FlagLike | None = None, invariant_group: FlagLike | None = None, ordering: CaseLike | None = None, syncscope: StrLike | None = None, access_groups: ItemsLike | None = None, alias_scopes: ItemsLike | None = None, noalias_scopes: ItemsLike | None = None, tbaa: ItemsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class StripInvariantGroupOp(Op):
    """`llvm.intr.strip.invariant.group`."""

    ptr: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, ptr: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SubOp(Arithmetic):
    """`llvm.sub`."""

    overflow_flags: Attribute
    lhs: Value
    rhs: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, overflow_flags: CaseLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SwitchOp(_SwitchOp):
    """Branches to one of several blocks by an integer."""

    case_operand_segments: DenseArrayAttr
    branch_weights: DenseArrayAttr | None
    default_operands: Values
    case_operands: Groups
    @property
    def default_destination(self) -> Block: ...
    @property
    def case_destinations(self) -> Blocks: ...
    def __init__(self, value: ValueLike, default_operands: ValuesLike, case_operands: GroupsLike, default_destination: Block, case_destinations: Sequence[Block] = ..., *, case_values: Elements | None = None, branch_weights: IntsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TanOp(Arithmetic):
    """`llvm.intr.tan`."""

    fastmath_flags: FastmathFlagsAttr
    in_: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, in_: ValueLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TanhOp(Arithmetic):
    """`llvm.intr.tanh`."""

    fastmath_flags: FastmathFlagsAttr
    in_: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, in_: ValueLike, *, fastmath_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ThreadlocalAddressOp(Op):
    """`llvm.intr.threadlocal.address`."""

    global_: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, global_: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TrapOp(Op):
    """`llvm.intr.trap`."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TruncOp(Arithmetic):
    """`llvm.trunc`."""

    overflow_flags: Attribute
    arg: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, arg: ValueLike, *, overflow_flags: CaseLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class UAddSatOp(Op):
    """`llvm.intr.uadd.sat`."""

    a: Value
    b: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class UAddWithOverflowOp(_UAddWithOverflowOp):
    """An unsigned sum, and whether it overflows."""

    def __init__(self, res: Type, operand: ValueLike, operand1: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class UBSanTrapOp(Op):
    """`llvm.intr.ubsantrap`."""

    failure_kind: IntegerAttr
    def __init__(self, failure_kind: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class UCmpOp(Op):
    """`llvm.intr.ucmp`."""

    a: Value
    b: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class UDivOp(_UDivOp):
    """Divides unsigned integers, rounding towards zero."""

    is_exact: UnitAttr | None
    lhs: Value
    rhs: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, is_exact: FlagLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class UIToFPOp(Arithmetic):
    """`llvm.uitofp`."""

    non_neg: UnitAttr | None
    arg: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, arg: ValueLike, *, non_neg: FlagLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class UMaxOp(Arithmetic):
    """`llvm.intr.umax`."""

    a: Value
    b: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class UMinOp(Arithmetic):
    """`llvm.intr.umin`."""

    a: Value
    b: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class UMulWithOverflowOp(Op):
    """`llvm.intr.umul.with.overflow`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, operand: ValueLike, operand1: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class URemOp(Arithmetic):
    """`llvm.urem`."""

    lhs: Value
    rhs: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class USHLSatOp(Op):
    """`llvm.intr.ushl.sat`."""

    a: Value
    b: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class USubSatOp(Op):
    """`llvm.intr.usub.sat`."""

    a: Value
    b: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class USubWithOverflowOp(_USubWithOverflowOp):
    """An unsigned difference, and whether it borrows."""

    def __init__(self, res: Type, operand: ValueLike, operand1: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class UndefOp(_UndefOp):
    """Defines an undefined value."""

    def __init__(self, res: Type, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class UnreachableOp(Op):
    """`llvm.unreachable`."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VPAShrOp(Op):
    """`llvm.intr.vp.ashr`."""

    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, lhs: ValueLike, rhs: ValueLike, mask: ValueLike, evl: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VPAddOp(Op):
    """`llvm.intr.vp.add`."""

    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, lhs: ValueLike, rhs: ValueLike, mask: ValueLike, evl: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VPAndOp(Op):
    """`llvm.intr.vp.and`."""

    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, lhs: ValueLike, rhs: ValueLike, mask: ValueLike, evl: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VPFAddOp(Op):
    """`llvm.intr.vp.fadd`."""

    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, lhs: ValueLike, rhs: ValueLike, mask: ValueLike, evl: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VPFDivOp(Op):
    """`llvm.intr.vp.fdiv`."""

    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, lhs: ValueLike, rhs: ValueLike, mask: ValueLike, evl: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VPFMulAddOp(Op):
    """`llvm.intr.vp.fmuladd`."""

    op1: Value
    op2: Value
    op3: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, op1: ValueLike, op2: ValueLike, op3: ValueLike, mask: ValueLike, evl: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VPFMulOp(Op):
    """`llvm.intr.vp.fmul`."""

    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, lhs: ValueLike, rhs: ValueLike, mask: ValueLike, evl: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VPFNegOp(Op):
    """`llvm.intr.vp.fneg`."""

    op: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, op: ValueLike, mask: ValueLike, evl: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VPFPExtOp(Op):
    """`llvm.intr.vp.fpext`."""

    src: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, src: ValueLike, mask: ValueLike, evl: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VPFPToSIOp(Op):
    """`llvm.intr.vp.fptosi`."""

    src: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, src: ValueLike, mask: ValueLike, evl: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VPFPToUIOp(Op):
    """`llvm.intr.vp.fptoui`."""

    src: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, src: ValueLike, mask: ValueLike, evl: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VPFPTruncOp(Op):
    """`llvm.intr.vp.fptrunc`."""

    src: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, src: ValueLike, mask: ValueLike, evl: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VPFRemOp(Op):
    """`llvm.intr.vp.frem`."""

    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, lhs: ValueLike, rhs: ValueLike, mask: ValueLike, evl: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VPFSubOp(Op):
    """`llvm.intr.vp.fsub`."""

    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, lhs: ValueLike, rhs: ValueLike, mask: ValueLike, evl: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VPFmaOp(Op):
    """`llvm.intr.vp.fma`."""

    op1: Value
    op2: Value
    op3: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, op1: ValueLike, op2: ValueLike, op3: ValueLike, mask: ValueLike, evl: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VPIntToPtrOp(Op):
    """`llvm.intr.vp.inttoptr`."""

    src: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, src: ValueLike, mask: ValueLike, evl: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VPLShrOp(Op):
    """`llvm.intr.vp.lshr`."""

    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, lhs: ValueLike, rhs: ValueLike, mask: ValueLike, evl: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VPLoadOp(Op):
    """`llvm.intr.vp.load`."""

    ptr: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, ptr: ValueLike, mask: ValueLike, evl: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VPMergeMinOp(Op):
    """`llvm.intr.vp.merge`."""

    cond: Value
    true_val: Value
    false_val: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, cond: ValueLike, true_val: ValueLike, false_val: ValueLike, evl: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VPMulOp(Op):
    """`llvm.intr.vp.mul`."""

    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, lhs: ValueLike, rhs: ValueLike, mask: ValueLike, evl: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VPOrOp(Op):
    """`llvm.intr.vp.or`."""

    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, lhs: ValueLike, rhs: ValueLike, mask: ValueLike, evl: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VPPtrToIntOp(Op):
    """`llvm.intr.vp.ptrtoint`."""

    src: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, src: ValueLike, mask: ValueLike, evl: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VPReduceAddOp(Op):
    """`llvm.intr.vp.reduce.add`."""

    satrt_value: Value
    val: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, satrt_value: ValueLike, val: ValueLike, mask: ValueLike, evl: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VPReduceAndOp(Op):
    """`llvm.intr.vp.reduce.and`."""

    satrt_value: Value
    val: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, satrt_value: ValueLike, val: ValueLike, mask: ValueLike, evl: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VPReduceFAddOp(Op):
    """`llvm.intr.vp.reduce.fadd`."""

    satrt_value: Value
    val: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, satrt_value: ValueLike, val: ValueLike, mask: ValueLike, evl: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VPReduceFMaxOp(Op):
    """`llvm.intr.vp.reduce.fmax`."""

    satrt_value: Value
    val: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, satrt_value: ValueLike, val: ValueLike, mask: ValueLike, evl: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VPReduceFMinOp(Op):
    """`llvm.intr.vp.reduce.fmin`."""

    satrt_value: Value
    val: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, satrt_value: ValueLike, val: ValueLike, mask: ValueLike, evl: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VPReduceFMulOp(Op):
    """`llvm.intr.vp.reduce.fmul`."""

    satrt_value: Value
    val: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, satrt_value: ValueLike, val: ValueLike, mask: ValueLike, evl: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VPReduceMulOp(Op):
    """`llvm.intr.vp.reduce.mul`."""

    satrt_value: Value
    val: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, satrt_value: ValueLike, val: ValueLike, mask: ValueLike, evl: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VPReduceOrOp(Op):
    """`llvm.intr.vp.reduce.or`."""

    satrt_value: Value
    val: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, satrt_value: ValueLike, val: ValueLike, mask: ValueLike, evl: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VPReduceSMaxOp(Op):
    """`llvm.intr.vp.reduce.smax`."""

    satrt_value: Value
    val: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, satrt_value: ValueLike, val: ValueLike, mask: ValueLike, evl: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VPReduceSMinOp(Op):
    """`llvm.intr.vp.reduce.smin`."""

    satrt_value: Value
    val: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, satrt_value: ValueLike, val: ValueLike, mask: ValueLike, evl: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VPReduceUMaxOp(Op):
    """`llvm.intr.vp.reduce.umax`."""

    satrt_value: Value
    val: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, satrt_value: ValueLike, val: ValueLike, mask: ValueLike, evl: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VPReduceUMinOp(Op):
    """`llvm.intr.vp.reduce.umin`."""

    satrt_value: Value
    val: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, satrt_value: ValueLike, val: ValueLike, mask: ValueLike, evl: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VPReduceXorOp(Op):
    """`llvm.intr.vp.reduce.xor`."""

    satrt_value: Value
    val: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, satrt_value: ValueLike, val: ValueLike, mask: ValueLike, evl: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VPSDivOp(Op):
    """`llvm.intr.vp.sdiv`."""

    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, lhs: ValueLike, rhs: ValueLike, mask: ValueLike, evl: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VPSExtOp(Op):
    """`llvm.intr.vp.sext`."""

    src: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, src: ValueLike, mask: ValueLike, evl: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VPSIToFPOp(Op):
    """`llvm.intr.vp.sitofp`."""

    src: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, src: ValueLike, mask: ValueLike, evl: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VPSMaxOp(Op):
    """`llvm.intr.vp.smax`."""

    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, lhs: ValueLike, rhs: ValueLike, mask: ValueLike, evl: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VPSMinOp(Op):
    """`llvm.intr.vp.smin`."""

    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, lhs: ValueLike, rhs: ValueLike, mask: ValueLike, evl: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VPSRemOp(Op):
    """`llvm.intr.vp.srem`."""

    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, lhs: ValueLike, rhs: ValueLike, mask: ValueLike, evl: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VPSelectMinOp(Op):
    """`llvm.intr.vp.select`."""

    cond: Value
    true_val: Value
    false_val: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, cond: ValueLike, true_val: ValueLike, false_val: ValueLike, evl: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VPShlOp(Op):
    """`llvm.intr.vp.shl`."""

    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, lhs: ValueLike, rhs: ValueLike, mask: ValueLike, evl: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VPStoreOp(Op):
    """`llvm.intr.vp.store`."""

    val: Value
    ptr: Value
    mask: Value
    evl: Value
    def __init__(self, val: ValueLike, ptr: ValueLike, mask: ValueLike, evl: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VPStridedLoadOp(Op):
    """`llvm.intr.experimental.vp.strided.load`."""

    ptr: Value
    stride: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, ptr: ValueLike, stride: ValueLike, mask: ValueLike, evl: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VPStridedStoreOp(Op):
    """`llvm.intr.experimental.vp.strided.store`."""

    val: Value
    ptr: Value
    stride: Value
    mask: Value
    evl: Value
    def __init__(self, val: ValueLike, ptr: ValueLike, stride: ValueLike, mask: ValueLike, evl: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VPSubOp(Op):
    """`llvm.intr.vp.sub`."""

    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, lhs: ValueLike, rhs: ValueLike, mask: ValueLike, evl: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VPTruncOp(Op):
    """`llvm.intr.vp.trunc`."""

    src: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, src: ValueLike, mask: ValueLike, evl: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VPUDivOp(Op):
    """`llvm.intr.vp.udiv`."""

    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, lhs: ValueLike, rhs: ValueLike, mask: ValueLike, evl: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VPUIToFPOp(Op):
    """`llvm.intr.vp.uitofp`."""

    src: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, src: ValueLike, mask: ValueLike, evl: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VPUMaxOp(Op):
    """`llvm.intr.vp.umax`."""

    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, lhs: ValueLike, rhs: ValueLike, mask: ValueLike, evl: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VPUMinOp(Op):
    """`llvm.intr.vp.umin`."""

    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, lhs: ValueLike, rhs: ValueLike, mask: ValueLike, evl: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VPURemOp(Op):
    """`llvm.intr.vp.urem`."""

    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, lhs: ValueLike, rhs: ValueLike, mask: ValueLike, evl: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VPXorOp(Op):
    """`llvm.intr.vp.xor`."""

    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, lhs: ValueLike, rhs: ValueLike, mask: ValueLike, evl: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VPZExtOp(Op):
    """`llvm.intr.vp.zext`."""

    src: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, src: ValueLike, mask: ValueLike, evl: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VaArgOp(Op):
    """`llvm.va_arg`."""

    arg: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, arg: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VaCopyOp(Op):
    """`llvm.intr.vacopy`."""

    dest_list: Value
    src_list: Value
    def __init__(self, dest_list: ValueLike, src_list: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VaEndOp(Op):
    """`llvm.intr.vaend`."""

    arg_list: Value
    def __init__(self, arg_list: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VaStartOp(Op):
    """`llvm.intr.vastart`."""

    arg_list: Value
    def __init__(self, arg_list: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VarAnnotationOp(Op):
    """`llvm.intr.var.annotation`."""

    val: Value
    annotation: Value
    file_name: Value
    line: Value
    attr: Value
    def __init__(self, val: ValueLike, annotation: ValueLike, file_name: ValueLike, line: ValueLike, attr: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class XOrOp(Arithmetic):
    """`llvm.xor`."""

    lhs: Value
    rhs: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ZExtOp(_ZExtOp):
    """Zero-extends an integer."""

    non_neg: UnitAttr | None
    def __init__(self, res: Type, arg: ValueLike, *, non_neg: FlagLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ZeroOp(_ZeroOp):
    """Defines a zero-initialized value."""

    def __init__(self, res: Type, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...
