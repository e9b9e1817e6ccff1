"""The llvm dialect: LLVM IR's functions, globals, calls and types."""

from bridge.dialects.llvm.aggregates import ExtractValueOp as _ExtractValueOp, InsertValueOp as _InsertValueOp, MaskedGatherOp as _MaskedGatherOp, MaskedScatterOp as _MaskedScatterOp, ShuffleVectorOp as _ShuffleVectorOp, SincosOp as _SincosOp
from bridge.dialects.llvm.atomics import AtomicCmpXchgOp as _AtomicCmpXchgOp, AtomicRMWOp as _AtomicRMWOp, FenceOp as _FenceOp
from bridge.dialects.llvm.calls import CallIntrinsicOp as _CallIntrinsicOp, CallOp as _CallOp, InvokeOp as _InvokeOp, LandingpadOp as _LandingpadOp
from bridge.dialects.llvm.casts import BitcastOp as BitcastOp, PtrToAddrOp as PtrToAddrOp, SExtOp as SExtOp, ZExtOp as _ZExtOp
from bridge.dialects.llvm.compare import FCmpOp as _FCmpOp, ICmpOp as _ICmpOp
from bridge.dialects.llvm.constants import ConstantOp as ConstantOp, ZeroOp as ZeroOp
from bridge.dialects.llvm.control import AssumeOp as _AssumeOp, ComdatOp as _ComdatOp, InlineAsmOp as _InlineAsmOp, LinkerOptionsOp as _LinkerOptionsOp, ModuleFlagsOp as ModuleFlagsOp, ReturnOp as ReturnOp, SwitchOp as _SwitchOp
from bridge.dialects.llvm.divisions import SDivOp as _SDivOp, UDivOp as _UDivOp
from bridge.dialects.llvm.functions import FuncOp as _FuncOp
from bridge.dialects.llvm.globals import AliasOp as _AliasOp, GlobalOp as _GlobalOp, NamedMetadataOp as _NamedMetadataOp
from bridge.dialects.llvm.memory import AllocaOp as _AllocaOp, GEPOp as _GEPOp, LoadOp as _LoadOp, StoreOp as _StoreOp
from bridge.dialects.llvm.metadata import ConstantRangeAttr as ConstantRangeAttr, DIExpressionElemAttr as DIExpressionElemAttr
from bridge.dialects.llvm.references import AddressOfOp as AddressOfOp, BlockAddressOp as _BlockAddressOp, DSOLocalEquivalentOp as _DSOLocalEquivalentOp, GlobalCtorsOp as GlobalCtorsOp, GlobalDtorsOp as GlobalDtorsOp, IFuncOp as _IFuncOp
from bridge.dialects.llvm.types import ArrayType as ArrayType, FunctionType as FunctionType, LabelType as LabelType, MetadataType as MetadataType, PPCFP128Type as PPCFP128Type, PointerType as PointerType, StructType as StructType, TargetExtType as TargetExtType, TokenType as TokenType, VoidType as VoidType, X86AMXType as X86AMXType
from bridge.ir.attributes import ArrayAttr, Attribute, DenseArrayAttr, DenseElementsAttr, DictionaryAttr, DistinctAttr, FloatAttr, IntegerAttr, StringAttr, SymbolRefAttr, TypeAttr, UnitAttr
from bridge.ir.locations import FusedLoc
from bridge.ods.dialect import Dialect
from bridge.ods.nodes import DefinedAttr
from bridge.op.base import Block, Blocks, Groups, Op, OpResult, Region, Value, Values

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


class ACosOp(Op):
    """`llvm.intr.acos`."""

    fastmath_flags: FastmathFlagsAttr
    in_: Value
    @property
    def res(self) -> OpResult: ...

class AShrOp(Op):
    """`llvm.ashr`."""

    is_exact: UnitAttr | None
    lhs: Value
    rhs: Value
    @property
    def res(self) -> OpResult: ...

class ASinOp(Op):
    """`llvm.intr.asin`."""

    fastmath_flags: FastmathFlagsAttr
    in_: Value
    @property
    def res(self) -> OpResult: ...

class ATan2Op(Op):
    """`llvm.intr.atan2`."""

    fastmath_flags: FastmathFlagsAttr
    a: Value
    b: Value
    @property
    def res(self) -> OpResult: ...

class ATanOp(Op):
    """`llvm.intr.atan`."""

    fastmath_flags: FastmathFlagsAttr
    in_: Value
    @property
    def res(self) -> OpResult: ...

class AbsOp(Op):
    """`llvm.intr.abs`."""

    is_int_min_poison: IntegerAttr
    in_: Value
    @property
    def res(self) -> OpResult: ...

class AddOp(Op):
    """`llvm.add`."""

    overflow_flags: Attribute
    lhs: Value
    rhs: Value
    @property
    def res(self) -> OpResult: ...

class AddrSpaceCastOp(Op):
    """`llvm.addrspacecast`."""

    arg: Value
    @property
    def res(self) -> OpResult: ...

class AliasOp(_AliasOp):
    """An alias of the address that its initializer region computes."""

    sym_name: StringAttr
    linkage: LinkageAttr
    dso_local: UnitAttr | None
    tls_mode: str
    unnamed_addr: str | None
    visibility_: str

class AllocaOp(_AllocaOp):
    """Allocates elements on the stack of the function."""

    alignment: IntegerAttr | None
    inalloca: UnitAttr | None
    array_size: Value
    @property
    def res(self) -> OpResult: ...

class AndOp(Op):
    """`llvm.and`."""

    lhs: Value
    rhs: Value
    @property
    def res(self) -> OpResult: ...

class AnnotationOp(Op):
    """`llvm.intr.annotation`."""

    integer: Value
    annotation: Value
    file_name: Value
    line: Value
    @property
    def res(self) -> OpResult: ...

class AssumeOp(_AssumeOp):
    """Assumes that a condition holds."""

    op_bundle_sizes: DenseArrayAttr
    op_bundle_tags: ArrayAttr | None
    cond: Value
    op_bundle_operands: Groups

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

class BitReverseOp(Op):
    """`llvm.intr.bitreverse`."""

    in_: Value
    @property
    def res(self) -> OpResult: ...

class BlockAddressOp(_BlockAddressOp):
    """The address of a tagged block."""

    @property
    def res(self) -> OpResult: ...

class BlockTagOp(Op):
    """`llvm.blocktag`."""

    tag: BlockTagAttr

class BrOp(Op):
    """`llvm.br`."""

    loop_annotation: LoopAnnotationAttr | None
    dest_operands: Values
    @property
    def dest(self) -> Block: ...

class ByteSwapOp(Op):
    """`llvm.intr.bswap`."""

    in_: Value
    @property
    def res(self) -> OpResult: ...

class CallIntrinsicOp(_CallIntrinsicOp):
    """Calls an LLVM intrinsic by name."""

    fastmath_flags: FastmathFlagsAttr
    op_bundle_sizes: DenseArrayAttr
    op_bundle_tags: ArrayAttr | None
    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
    args: Values
    op_bundle_operands: Groups

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

class ComdatOp(_ComdatOp):
    """A list of comdat selectors: which of several definitions the linker uses."""

    sym_name: StringAttr
    @property
    def body_(self) -> Region: ...

class ComdatSelectorOp(Op):
    """`llvm.comdat_selector`."""

    sym_name: StringAttr
    comdat: str

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

class ConstrainedFPExtIntrOp(Op):
    """`llvm.intr.experimental.constrained.fpext`."""

    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    @property
    def res(self) -> OpResult: ...

class ConstrainedFPTruncIntrOp(Op):
    """`llvm.intr.experimental.constrained.fptrunc`."""

    roundingmode: str
    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    @property
    def res(self) -> OpResult: ...

class ConstrainedSIToFPOp(Op):
    """`llvm.intr.experimental.constrained.sitofp`."""

    roundingmode: str
    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    @property
    def res(self) -> OpResult: ...

class ConstrainedUIToFPOp(Op):
    """`llvm.intr.experimental.constrained.uitofp`."""

    roundingmode: str
    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    @property
    def res(self) -> OpResult: ...

class CopySignOp(Op):
    """`llvm.intr.copysign`."""

    fastmath_flags: FastmathFlagsAttr
    a: Value
    b: Value
    @property
    def res(self) -> OpResult: ...

class CoroAlignOp(Op):
    """`llvm.intr.coro.align`."""

    @property
    def res(self) -> OpResult: ...

class CoroBeginOp(Op):
    """`llvm.intr.coro.begin`."""

    token: Value
    mem: Value
    @property
    def res(self) -> OpResult: ...

class CoroEndOp(Op):
    """`llvm.intr.coro.end`."""

    handle: Value
    unwind: Value
    retvals: Value
    @property
    def res(self) -> OpResult: ...

class CoroFreeOp(Op):
    """`llvm.intr.coro.free`."""

    id: Value
    handle: Value
    @property
    def res(self) -> OpResult: ...

class CoroIdOp(Op):
    """`llvm.intr.coro.id`."""

    align: Value
    promise: Value
    coroaddr: Value
    fnaddrs: Value
    @property
    def res(self) -> OpResult: ...

class CoroPromiseOp(Op):
    """`llvm.intr.coro.promise`."""

    handle: Value
    align: Value
    from_: Value
    @property
    def res(self) -> OpResult: ...

class CoroResumeOp(Op):
    """`llvm.intr.coro.resume`."""

    handle: Value

class CoroSaveOp(Op):
    """`llvm.intr.coro.save`."""

    handle: Value
    @property
    def res(self) -> OpResult: ...

class CoroSizeOp(Op):
    """`llvm.intr.coro.size`."""

    @property
    def res(self) -> OpResult: ...

class CoroSuspendOp(Op):
    """`llvm.intr.coro.suspend`."""

    save: Value
    final: Value
    @property
    def res(self) -> OpResult: ...

class CosOp(Op):
    """`llvm.intr.cos`."""

    fastmath_flags: FastmathFlagsAttr
    in_: Value
    @property
    def res(self) -> OpResult: ...

class CoshOp(Op):
    """`llvm.intr.cosh`."""

    fastmath_flags: FastmathFlagsAttr
    in_: Value
    @property
    def res(self) -> OpResult: ...

class CountLeadingZerosOp(Op):
    """`llvm.intr.ctlz`."""

    is_zero_poison: IntegerAttr
    in_: Value
    @property
    def res(self) -> OpResult: ...

class CountTrailingZerosOp(Op):
    """`llvm.intr.cttz`."""

    is_zero_poison: IntegerAttr
    in_: Value
    @property
    def res(self) -> OpResult: ...

class CtPopOp(Op):
    """`llvm.intr.ctpop`."""

    in_: Value
    @property
    def res(self) -> OpResult: ...

class DSOLocalEquivalentOp(_DSOLocalEquivalentOp):
    """The address of a function equivalent in this linkage unit."""

    @property
    def res(self) -> OpResult: ...

class DbgDeclareOp(Op):
    """`llvm.intr.dbg.declare`."""

    var_info: DILocalVariableAttr
    location_expr: DIExpressionAttr
    addr: Value

class DbgLabelOp(Op):
    """`llvm.intr.dbg.label`."""

    label: DILabelAttr

class DbgValueOp(Op):
    """`llvm.intr.dbg.value`."""

    var_info: DILocalVariableAttr
    location_expr: DIExpressionAttr
    value: Value

class DebugTrapOp(Op):
    """`llvm.intr.debugtrap`."""


class EhTypeidForOp(Op):
    """`llvm.intr.eh.typeid.for`."""

    type_info: Value
    @property
    def res(self) -> OpResult: ...

class Exp10Op(Op):
    """`llvm.intr.exp10`."""

    fastmath_flags: FastmathFlagsAttr
    in_: Value
    @property
    def res(self) -> OpResult: ...

class Exp2Op(Op):
    """`llvm.intr.exp2`."""

    fastmath_flags: FastmathFlagsAttr
    in_: Value
    @property
    def res(self) -> OpResult: ...

class ExpOp(Op):
    """`llvm.intr.exp`."""

    fastmath_flags: FastmathFlagsAttr
    in_: Value
    @property
    def res(self) -> OpResult: ...

class ExpectOp(Op):
    """`llvm.intr.expect`."""

    val: Value
    expected: Value
    @property
    def res(self) -> OpResult: ...

class ExpectWithProbabilityOp(Op):
    """`llvm.intr.expect.with.probability`."""

    prob: FloatAttr
    val: Value
    expected: Value
    @property
    def res(self) -> OpResult: ...

class ExtractElementOp(Op):
    """`llvm.extractelement`."""

    vector: Value
    position_: Value
    @property
    def res(self) -> OpResult: ...

class ExtractValueOp(_ExtractValueOp):
    """Extracts a member of a struct or an array."""

    position_: DenseArrayAttr

class FAbsOp(Op):
    """`llvm.intr.fabs`."""

    fastmath_flags: FastmathFlagsAttr
    in_: Value
    @property
    def res(self) -> OpResult: ...

class FAddOp(Op):
    """`llvm.fadd`."""

    fastmath_flags: FastmathFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def res(self) -> OpResult: ...

class FCeilOp(Op):
    """`llvm.intr.ceil`."""

    fastmath_flags: FastmathFlagsAttr
    in_: Value
    @property
    def res(self) -> OpResult: ...

class FCmpOp(_FCmpOp):
    """Compares floats by a predicate."""

    predicate: str
    fastmath_flags: FastmathFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def res(self) -> OpResult: ...

class FDivOp(Op):
    """`llvm.fdiv`."""

    fastmath_flags: FastmathFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def res(self) -> OpResult: ...

class FFloorOp(Op):
    """`llvm.intr.floor`."""

    fastmath_flags: FastmathFlagsAttr
    in_: Value
    @property
    def res(self) -> OpResult: ...

class FMAOp(Op):
    """`llvm.intr.fma`."""

    fastmath_flags: FastmathFlagsAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...

class FMulAddOp(Op):
    """`llvm.intr.fmuladd`."""

    fastmath_flags: FastmathFlagsAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...

class FMulOp(Op):
    """`llvm.fmul`."""

    fastmath_flags: FastmathFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def res(self) -> OpResult: ...

class FNegOp(Op):
    """`llvm.fneg`."""

    fastmath_flags: FastmathFlagsAttr
    operand: Value
    @property
    def res(self) -> OpResult: ...

class FPExtOp(Op):
    """`llvm.fpext`."""

    fastmath_flags: FastmathFlagsAttr
    arg: Value
    @property
    def res(self) -> OpResult: ...

class FPToSIOp(Op):
    """`llvm.fptosi`."""

    arg: Value
    @property
    def res(self) -> OpResult: ...

class FPToUIOp(Op):
    """`llvm.fptoui`."""

    arg: Value
    @property
    def res(self) -> OpResult: ...

class FPTruncOp(Op):
    """`llvm.fptrunc`."""

    fastmath_flags: FastmathFlagsAttr
    arg: Value
    @property
    def res(self) -> OpResult: ...

class FRemOp(Op):
    """`llvm.frem`."""

    fastmath_flags: FastmathFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def res(self) -> OpResult: ...

class FSubOp(Op):
    """`llvm.fsub`."""

    fastmath_flags: FastmathFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def res(self) -> OpResult: ...

class FTruncOp(Op):
    """`llvm.intr.trunc`."""

    fastmath_flags: FastmathFlagsAttr
    in_: Value
    @property
    def res(self) -> OpResult: ...

class FenceOp(_FenceOp):
    """Orders memory accesses."""

    syncscope: StringAttr | None

class FractionExpOp(Op):
    """`llvm.intr.frexp`."""

    fastmath_flags: FastmathFlagsAttr
    val: Value
    @property
    def res(self) -> OpResult: ...

class FreezeOp(Op):
    """`llvm.freeze`."""

    val: Value
    @property
    def res(self) -> OpResult: ...

class FshlOp(Op):
    """`llvm.intr.fshl`."""

    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...

class FshrOp(Op):
    """`llvm.intr.fshr`."""

    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...

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

class GEPOp(_GEPOp):
    """Computes the address of a subelement (`getelementptr`)."""

    no_wrap_flags: Attribute
    base: Value
    @property
    def res(self) -> OpResult: ...

class GetActiveLaneMaskOp(Op):
    """`llvm.intr.get.active.lane.mask`."""

    base: Value
    n: Value
    @property
    def res(self) -> OpResult: ...

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

class ICmpOp(_ICmpOp):
    """Compares integers or pointers by a predicate."""

    predicate: str
    lhs: Value
    rhs: Value
    @property
    def res(self) -> OpResult: ...

class IFuncOp(_IFuncOp):
    """A function whose implementation a resolver selects at load time."""

    sym_name: StringAttr
    i_func_type: TypeAttr
    dso_local: UnitAttr | None
    unnamed_addr: str
    visibility_: str

class IndirectBrOp(Op):
    """`llvm.indirectbr`."""

    indbr_operand_segments: DenseArrayAttr
    addr: Value
    succ_operands: Groups

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

class InsertElementOp(Op):
    """`llvm.insertelement`."""

    vector: Value
    value: Value
    position_: Value
    @property
    def res(self) -> OpResult: ...

class InsertValueOp(_InsertValueOp):
    """Inserts a member into a struct or an array."""

    position_: DenseArrayAttr
    @property
    def res(self) -> OpResult: ...

class IntToPtrOp(Op):
    """`llvm.inttoptr`."""

    dereferenceable: DereferenceableAttr | None
    arg: Value
    @property
    def res(self) -> OpResult: ...

class IntrArithmeticFenceOp(Op):
    """`llvm.intr.arithmetic.fence`."""

    in_: Value
    @property
    def res(self) -> OpResult: ...

class IntrCoroAllocOp(Op):
    """`llvm.intr.coro.alloc`."""

    id: Value
    @property
    def res(self) -> OpResult: ...

class IntrCoroAwaitSuspendBoolOp(Op):
    """`llvm.intr.coro.await.suspend.bool`."""

    awaiter: Value
    frame: Value
    wrapper: Value
    @property
    def res(self) -> OpResult: ...

class IntrCoroAwaitSuspendHandleOp(Op):
    """`llvm.intr.coro.await.suspend.handle`."""

    awaiter: Value
    frame: Value
    wrapper: Value

class IntrCoroAwaitSuspendVoidOp(Op):
    """`llvm.intr.coro.await.suspend.void`."""

    awaiter: Value
    frame: Value
    wrapper: Value

class IntrCoroDeadOp(Op):
    """`llvm.intr.coro.dead`."""

    handle: Value

class IntrCoroDestroyOp(Op):
    """`llvm.intr.coro.destroy`."""

    handle: Value

class IntrCoroDoneOp(Op):
    """`llvm.intr.coro.done`."""

    handle: Value
    @property
    def res(self) -> OpResult: ...

class IntrCoroFrameOp(Op):
    """`llvm.intr.coro.frame`."""

    @property
    def res(self) -> OpResult: ...

class IntrCoroIsInRampOp(Op):
    """`llvm.intr.coro.is_in_ramp`."""

    @property
    def res(self) -> OpResult: ...

class IntrCoroNoopOp(Op):
    """`llvm.intr.coro.noop`."""

    @property
    def res(self) -> OpResult: ...

class IntrExperimentalConstrainedAcosOp(Op):
    """`llvm.intr.experimental.constrained.acos`."""

    roundingmode: str
    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    @property
    def res(self) -> OpResult: ...

class IntrExperimentalConstrainedAsinOp(Op):
    """`llvm.intr.experimental.constrained.asin`."""

    roundingmode: str
    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    @property
    def res(self) -> OpResult: ...

class IntrExperimentalConstrainedAtan2Op(Op):
    """`llvm.intr.experimental.constrained.atan2`."""

    roundingmode: str
    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    arg_1: Value
    @property
    def res(self) -> OpResult: ...

class IntrExperimentalConstrainedAtanOp(Op):
    """`llvm.intr.experimental.constrained.atan`."""

    roundingmode: str
    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    @property
    def res(self) -> OpResult: ...

class IntrExperimentalConstrainedCeilOp(Op):
    """`llvm.intr.experimental.constrained.ceil`."""

    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    @property
    def res(self) -> OpResult: ...

class IntrExperimentalConstrainedCosOp(Op):
    """`llvm.intr.experimental.constrained.cos`."""

    roundingmode: str
    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    @property
    def res(self) -> OpResult: ...

class IntrExperimentalConstrainedCoshOp(Op):
    """`llvm.intr.experimental.constrained.cosh`."""

    roundingmode: str
    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    @property
    def res(self) -> OpResult: ...

class IntrExperimentalConstrainedExp2Op(Op):
    """`llvm.intr.experimental.constrained.exp2`."""

    roundingmode: str
    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    @property
    def res(self) -> OpResult: ...

class IntrExperimentalConstrainedExpOp(Op):
    """`llvm.intr.experimental.constrained.exp`."""

    roundingmode: str
    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    @property
    def res(self) -> OpResult: ...

class IntrExperimentalConstrainedFaddOp(Op):
    """`llvm.intr.experimental.constrained.fadd`."""

    roundingmode: str
    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    arg_1: Value
    @property
    def res(self) -> OpResult: ...

class IntrExperimentalConstrainedFcmpOp(Op):
    """`llvm.intr.experimental.constrained.fcmp`."""

    predicate: str
    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    arg_1: Value
    @property
    def res(self) -> OpResult: ...

class IntrExperimentalConstrainedFcmpsOp(Op):
    """`llvm.intr.experimental.constrained.fcmps`."""

    predicate: str
    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    arg_1: Value
    @property
    def res(self) -> OpResult: ...

class IntrExperimentalConstrainedFdivOp(Op):
    """`llvm.intr.experimental.constrained.fdiv`."""

    roundingmode: str
    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    arg_1: Value
    @property
    def res(self) -> OpResult: ...

class IntrExperimentalConstrainedFloorOp(Op):
    """`llvm.intr.experimental.constrained.floor`."""

    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    @property
    def res(self) -> OpResult: ...

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

class IntrExperimentalConstrainedFmulOp(Op):
    """`llvm.intr.experimental.constrained.fmul`."""

    roundingmode: str
    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    arg_1: Value
    @property
    def res(self) -> OpResult: ...

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

class IntrExperimentalConstrainedFptosiOp(Op):
    """`llvm.intr.experimental.constrained.fptosi`."""

    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    @property
    def res(self) -> OpResult: ...

class IntrExperimentalConstrainedFptouiOp(Op):
    """`llvm.intr.experimental.constrained.fptoui`."""

    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    @property
    def res(self) -> OpResult: ...

class IntrExperimentalConstrainedFremOp(Op):
    """`llvm.intr.experimental.constrained.frem`."""

    roundingmode: str
    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    arg_1: Value
    @property
    def res(self) -> OpResult: ...

class IntrExperimentalConstrainedFsubOp(Op):
    """`llvm.intr.experimental.constrained.fsub`."""

    roundingmode: str
    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    arg_1: Value
    @property
    def res(self) -> OpResult: ...

class IntrExperimentalConstrainedLdexpOp(Op):
    """`llvm.intr.experimental.constrained.ldexp`."""

    roundingmode: str
    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    arg_1: Value
    @property
    def res(self) -> OpResult: ...

class IntrExperimentalConstrainedLlrintOp(Op):
    """`llvm.intr.experimental.constrained.llrint`."""

    roundingmode: str
    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    @property
    def res(self) -> OpResult: ...

class IntrExperimentalConstrainedLlroundOp(Op):
    """`llvm.intr.experimental.constrained.llround`."""

    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    @property
    def res(self) -> OpResult: ...

class IntrExperimentalConstrainedLog10Op(Op):
    """`llvm.intr.experimental.constrained.log10`."""

    roundingmode: str
    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    @property
    def res(self) -> OpResult: ...

class IntrExperimentalConstrainedLog2Op(Op):
    """`llvm.intr.experimental.constrained.log2`."""

    roundingmode: str
    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    @property
    def res(self) -> OpResult: ...

class IntrExperimentalConstrainedLogOp(Op):
    """`llvm.intr.experimental.constrained.log`."""

    roundingmode: str
    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    @property
    def res(self) -> OpResult: ...

class IntrExperimentalConstrainedLrintOp(Op):
    """`llvm.intr.experimental.constrained.lrint`."""

    roundingmode: str
    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    @property
    def res(self) -> OpResult: ...

class IntrExperimentalConstrainedLroundOp(Op):
    """`llvm.intr.experimental.constrained.lround`."""

    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    @property
    def res(self) -> OpResult: ...

class IntrExperimentalConstrainedMaximumOp(Op):
    """`llvm.intr.experimental.constrained.maximum`."""

    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    arg_1: Value
    @property
    def res(self) -> OpResult: ...

class IntrExperimentalConstrainedMaxnumOp(Op):
    """`llvm.intr.experimental.constrained.maxnum`."""

    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    arg_1: Value
    @property
    def res(self) -> OpResult: ...

class IntrExperimentalConstrainedMinimumOp(Op):
    """`llvm.intr.experimental.constrained.minimum`."""

    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    arg_1: Value
    @property
    def res(self) -> OpResult: ...

class IntrExperimentalConstrainedMinnumOp(Op):
    """`llvm.intr.experimental.constrained.minnum`."""

    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    arg_1: Value
    @property
    def res(self) -> OpResult: ...

class IntrExperimentalConstrainedNearbyintOp(Op):
    """`llvm.intr.experimental.constrained.nearbyint`."""

    roundingmode: str
    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    @property
    def res(self) -> OpResult: ...

class IntrExperimentalConstrainedPowOp(Op):
    """`llvm.intr.experimental.constrained.pow`."""

    roundingmode: str
    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    arg_1: Value
    @property
    def res(self) -> OpResult: ...

class IntrExperimentalConstrainedPowiOp(Op):
    """`llvm.intr.experimental.constrained.powi`."""

    roundingmode: str
    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    arg_1: Value
    @property
    def res(self) -> OpResult: ...

class IntrExperimentalConstrainedRintOp(Op):
    """`llvm.intr.experimental.constrained.rint`."""

    roundingmode: str
    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    @property
    def res(self) -> OpResult: ...

class IntrExperimentalConstrainedRoundOp(Op):
    """`llvm.intr.experimental.constrained.round`."""

    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    @property
    def res(self) -> OpResult: ...

class IntrExperimentalConstrainedRoundevenOp(Op):
    """`llvm.intr.experimental.constrained.roundeven`."""

    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    @property
    def res(self) -> OpResult: ...

class IntrExperimentalConstrainedSinOp(Op):
    """`llvm.intr.experimental.constrained.sin`."""

    roundingmode: str
    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    @property
    def res(self) -> OpResult: ...

class IntrExperimentalConstrainedSinhOp(Op):
    """`llvm.intr.experimental.constrained.sinh`."""

    roundingmode: str
    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    @property
    def res(self) -> OpResult: ...

class IntrExperimentalConstrainedSqrtOp(Op):
    """`llvm.intr.experimental.constrained.sqrt`."""

    roundingmode: str
    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    @property
    def res(self) -> OpResult: ...

class IntrExperimentalConstrainedTanOp(Op):
    """`llvm.intr.experimental.constrained.tan`."""

    roundingmode: str
    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    @property
    def res(self) -> OpResult: ...

class IntrExperimentalConstrainedTanhOp(Op):
    """`llvm.intr.experimental.constrained.tanh`."""

    roundingmode: str
    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    @property
    def res(self) -> OpResult: ...

class IntrExperimentalConstrainedTruncOp(Op):
    """`llvm.intr.experimental.constrained.trunc`."""

    fp_exception_behavior: str
    fastmath_flags: FastmathFlagsAttr
    arg_0: Value
    @property
    def res(self) -> OpResult: ...

class IntrFakeUseOp(Op):
    """`llvm.intr.fake.use`."""

    args: Values

class IntrMaskedCompressstoreOp(Op):
    """`llvm.intr.masked.compressstore`."""

    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
    value: Value
    ptr: Value
    mask: Value

class IntrMaskedExpandloadOp(Op):
    """`llvm.intr.masked.expandload`."""

    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
    ptr: Value
    mask: Value
    passthru: Value
    @property
    def res(self) -> OpResult: ...

class IntrVectorDeinterleave2Op(Op):
    """`llvm.intr.vector.deinterleave2`."""

    vec: Value
    @property
    def res(self) -> OpResult: ...

class IntrVectorExtractOp(Op):
    """`llvm.intr.vector.extract`."""

    pos: IntegerAttr
    srcvec: Value
    @property
    def res(self) -> OpResult: ...

class IntrVectorInsertOp(Op):
    """`llvm.intr.vector.insert`."""

    pos: IntegerAttr
    dstvec: Value
    srcvec: Value
    @property
    def res(self) -> OpResult: ...

class IntrVectorInterleave2Op(Op):
    """`llvm.intr.vector.interleave2`."""

    vec1: Value
    vec2: Value
    @property
    def res(self) -> OpResult: ...

class IntrVectorReduceAddOp(Op):
    """`llvm.intr.vector.reduce.add`."""

    in_: Value
    @property
    def res(self) -> OpResult: ...

class IntrVectorReduceAndOp(Op):
    """`llvm.intr.vector.reduce.and`."""

    in_: Value
    @property
    def res(self) -> OpResult: ...

class IntrVectorReduceFaddOp(Op):
    """`llvm.intr.vector.reduce.fadd`."""

    fastmath_flags: FastmathFlagsAttr
    start_value: Value
    input: Value
    @property
    def res(self) -> OpResult: ...

class IntrVectorReduceFmaxOp(Op):
    """`llvm.intr.vector.reduce.fmax`."""

    fastmath_flags: FastmathFlagsAttr
    in_: Value
    @property
    def res(self) -> OpResult: ...

class IntrVectorReduceFmaximumOp(Op):
    """`llvm.intr.vector.reduce.fmaximum`."""

    fastmath_flags: FastmathFlagsAttr
    in_: Value
    @property
    def res(self) -> OpResult: ...

class IntrVectorReduceFminOp(Op):
    """`llvm.intr.vector.reduce.fmin`."""

    fastmath_flags: FastmathFlagsAttr
    in_: Value
    @property
    def res(self) -> OpResult: ...

class IntrVectorReduceFminimumOp(Op):
    """`llvm.intr.vector.reduce.fminimum`."""

    fastmath_flags: FastmathFlagsAttr
    in_: Value
    @property
    def res(self) -> OpResult: ...

class IntrVectorReduceFmulOp(Op):
    """`llvm.intr.vector.reduce.fmul`."""

    fastmath_flags: FastmathFlagsAttr
    start_value: Value
    input: Value
    @property
    def res(self) -> OpResult: ...

class IntrVectorReduceMulOp(Op):
    """`llvm.intr.vector.reduce.mul`."""

    in_: Value
    @property
    def res(self) -> OpResult: ...

class IntrVectorReduceOrOp(Op):
    """`llvm.intr.vector.reduce.or`."""

    in_: Value
    @property
    def res(self) -> OpResult: ...

class IntrVectorReduceSmaxOp(Op):
    """`llvm.intr.vector.reduce.smax`."""

    in_: Value
    @property
    def res(self) -> OpResult: ...

class IntrVectorReduceSminOp(Op):
    """`llvm.intr.vector.reduce.smin`."""

    in_: Value
    @property
    def res(self) -> OpResult: ...

class IntrVectorReduceUmaxOp(Op):
    """`llvm.intr.vector.reduce.umax`."""

    in_: Value
    @property
    def res(self) -> OpResult: ...

class IntrVectorReduceUminOp(Op):
    """`llvm.intr.vector.reduce.umin`."""

    in_: Value
    @property
    def res(self) -> OpResult: ...

class IntrVectorReduceXorOp(Op):
    """`llvm.intr.vector.reduce.xor`."""

    in_: Value
    @property
    def res(self) -> OpResult: ...

class IntrVscaleOp(Op):
    """`llvm.intr.vscale`."""

    @property
    def res(self) -> OpResult: ...

class InvariantEndOp(Op):
    """`llvm.intr.invariant.end`."""

    size: IntegerAttr
    start: Value
    ptr: Value

class InvariantStartOp(Op):
    """`llvm.intr.invariant.start`."""

    size: IntegerAttr
    ptr: Value
    @property
    def res(self) -> OpResult: ...

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

class IsConstantOp(Op):
    """`llvm.intr.is.constant`."""

    val: Value
    @property
    def res(self) -> OpResult: ...

class IsFPClassOp(Op):
    """`llvm.intr.is.fpclass`."""

    bit: IntegerAttr
    in_: Value
    @property
    def res(self) -> OpResult: ...

class LShrOp(Op):
    """`llvm.lshr`."""

    is_exact: UnitAttr | None
    lhs: Value
    rhs: Value
    @property
    def res(self) -> OpResult: ...

class LandingpadOp(_LandingpadOp):
    """The exception values at the start of an unwind destination."""

    cleanup: UnitAttr | None

class LaunderInvariantGroupOp(Op):
    """`llvm.intr.launder.invariant.group`."""

    ptr: Value
    @property
    def res(self) -> OpResult: ...

class LifetimeEndOp(Op):
    """`llvm.intr.lifetime.end`."""

    ptr: Value

class LifetimeStartOp(Op):
    """`llvm.intr.lifetime.start`."""

    ptr: Value

class LinkerOptionsOp(_LinkerOptionsOp):
    """Options for the linker."""

    options: ArrayAttr

class LlrintOp(Op):
    """`llvm.intr.llrint`."""

    val: Value
    @property
    def res(self) -> OpResult: ...

class LlroundOp(Op):
    """`llvm.intr.llround`."""

    val: Value
    @property
    def res(self) -> OpResult: ...

class LoadExpOp(Op):
    """`llvm.intr.ldexp`."""

    fastmath_flags: FastmathFlagsAttr
    val: Value
    power: Value
    @property
    def res(self) -> OpResult: ...

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

class Log10Op(Op):
    """`llvm.intr.log10`."""

    fastmath_flags: FastmathFlagsAttr
    in_: Value
    @property
    def res(self) -> OpResult: ...

class Log2Op(Op):
    """`llvm.intr.log2`."""

    fastmath_flags: FastmathFlagsAttr
    in_: Value
    @property
    def res(self) -> OpResult: ...

class LogOp(Op):
    """`llvm.intr.log`."""

    fastmath_flags: FastmathFlagsAttr
    in_: Value
    @property
    def res(self) -> OpResult: ...

class LrintOp(Op):
    """`llvm.intr.lrint`."""

    val: Value
    @property
    def res(self) -> OpResult: ...

class LroundOp(Op):
    """`llvm.intr.lround`."""

    val: Value
    @property
    def res(self) -> OpResult: ...

class MaskedGatherOp(_MaskedGatherOp):
    """Gathers values at a vector of pointers."""

    alignment: IntegerAttr
    mask: Value
    pass_thru: Values

class MaskedLoadOp(Op):
    """`llvm.intr.masked.load`."""

    alignment: IntegerAttr
    nontemporal: UnitAttr | None
    data: Value
    mask: Value
    pass_thru: Value | None
    @property
    def res(self) -> OpResult: ...

class MaskedScatterOp(_MaskedScatterOp):
    """Scatters values to a vector of pointers."""

    alignment: IntegerAttr
    mask: Value

class MaskedStoreOp(Op):
    """`llvm.intr.masked.store`."""

    alignment: IntegerAttr
    nontemporal: UnitAttr | None
    value: Value
    data: Value
    mask: Value

class MatrixColumnMajorLoadOp(Op):
    """`llvm.intr.matrix.column.major.load`."""

    is_volatile: IntegerAttr
    rows: IntegerAttr
    columns: IntegerAttr
    data: Value
    stride: Value
    @property
    def res(self) -> OpResult: ...

class MatrixColumnMajorStoreOp(Op):
    """`llvm.intr.matrix.column.major.store`."""

    is_volatile: IntegerAttr
    rows: IntegerAttr
    columns: IntegerAttr
    matrix: Value
    data: Value
    stride: Value

class MatrixMultiplyOp(Op):
    """`llvm.intr.matrix.multiply`."""

    lhs_rows: IntegerAttr
    lhs_columns: IntegerAttr
    rhs_columns: IntegerAttr
    lhs: Value
    rhs: Value
    @property
    def res(self) -> OpResult: ...

class MatrixTransposeOp(Op):
    """`llvm.intr.matrix.transpose`."""

    rows: IntegerAttr
    columns: IntegerAttr
    matrix: Value
    @property
    def res(self) -> OpResult: ...

class MaxNumOp(Op):
    """`llvm.intr.maxnum`."""

    fastmath_flags: FastmathFlagsAttr
    a: Value
    b: Value
    @property
    def res(self) -> OpResult: ...

class MaximumOp(Op):
    """`llvm.intr.maximum`."""

    fastmath_flags: FastmathFlagsAttr
    a: Value
    b: Value
    @property
    def res(self) -> OpResult: ...

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

class MinNumOp(Op):
    """`llvm.intr.minnum`."""

    fastmath_flags: FastmathFlagsAttr
    a: Value
    b: Value
    @property
    def res(self) -> OpResult: ...

class MinimumOp(Op):
    """`llvm.intr.minimum`."""

    fastmath_flags: FastmathFlagsAttr
    a: Value
    b: Value
    @property
    def res(self) -> OpResult: ...

class MlirMetadataAsValueOp(Op):
    """`llvm.mlir.metadata_as_value`."""

    metadata: Attribute
    @property
    def res(self) -> OpResult: ...

class MulOp(Op):
    """`llvm.mul`."""

    overflow_flags: Attribute
    lhs: Value
    rhs: Value
    @property
    def res(self) -> OpResult: ...

class NamedMetadataOp(_NamedMetadataOp):
    """A named list of metadata nodes."""

    metadata_name: StringAttr
    nodes: ArrayAttr

class NearbyintOp(Op):
    """`llvm.intr.nearbyint`."""

    fastmath_flags: FastmathFlagsAttr
    in_: Value
    @property
    def res(self) -> OpResult: ...

class NoAliasScopeDeclOp(Op):
    """`llvm.intr.experimental.noalias.scope.decl`."""

    scope: AliasScopeAttr

class NoneTokenOp(Op):
    """`llvm.mlir.none`."""

    @property
    def res(self) -> OpResult: ...

class OrOp(Op):
    """`llvm.or`."""

    is_disjoint: UnitAttr | None
    lhs: Value
    rhs: Value
    @property
    def res(self) -> OpResult: ...

class PoisonOp(Op):
    """`llvm.mlir.poison`."""

    @property
    def res(self) -> OpResult: ...

class PowIOp(Op):
    """`llvm.intr.powi`."""

    fastmath_flags: FastmathFlagsAttr
    val: Value
    power: Value
    @property
    def res(self) -> OpResult: ...

class PowOp(Op):
    """`llvm.intr.pow`."""

    fastmath_flags: FastmathFlagsAttr
    a: Value
    b: Value
    @property
    def res(self) -> OpResult: ...

class PrefetchOp(Op):
    """`llvm.intr.prefetch`."""

    rw: IntegerAttr
    hint: IntegerAttr
    cache: IntegerAttr
    addr: Value

class PtrAnnotationOp(Op):
    """`llvm.intr.ptr.annotation`."""

    ptr: Value
    annotation: Value
    file_name: Value
    line: Value
    attr: Value
    @property
    def res(self) -> OpResult: ...

class PtrMaskOp(Op):
    """`llvm.intr.ptrmask`."""

    ptr: Value
    mask: Value
    @property
    def res(self) -> OpResult: ...

class PtrToIntOp(Op):
    """`llvm.ptrtoint`."""

    arg: Value
    @property
    def res(self) -> OpResult: ...

class ResumeOp(Op):
    """`llvm.resume`."""

    value: Value

class RintOp(Op):
    """`llvm.intr.rint`."""

    fastmath_flags: FastmathFlagsAttr
    in_: Value
    @property
    def res(self) -> OpResult: ...

class RoundEvenOp(Op):
    """`llvm.intr.roundeven`."""

    fastmath_flags: FastmathFlagsAttr
    in_: Value
    @property
    def res(self) -> OpResult: ...

class RoundOp(Op):
    """`llvm.intr.round`."""

    fastmath_flags: FastmathFlagsAttr
    in_: Value
    @property
    def res(self) -> OpResult: ...

class SAddSatOp(Op):
    """`llvm.intr.sadd.sat`."""

    a: Value
    b: Value
    @property
    def res(self) -> OpResult: ...

class SAddWithOverflowOp(Op):
    """`llvm.intr.sadd.with.overflow`."""

    @property
    def res(self) -> OpResult: ...

class SCmpOp(Op):
    """`llvm.intr.scmp`."""

    a: Value
    b: Value
    @property
    def res(self) -> OpResult: ...

class SDivOp(_SDivOp):
    """Divides signed integers, rounding towards zero."""

    is_exact: UnitAttr | None
    lhs: Value
    rhs: Value
    @property
    def res(self) -> OpResult: ...

class SIToFPOp(Op):
    """`llvm.sitofp`."""

    arg: Value
    @property
    def res(self) -> OpResult: ...

class SMaxOp(Op):
    """`llvm.intr.smax`."""

    a: Value
    b: Value
    @property
    def res(self) -> OpResult: ...

class SMinOp(Op):
    """`llvm.intr.smin`."""

    a: Value
    b: Value
    @property
    def res(self) -> OpResult: ...

class SMulWithOverflowOp(Op):
    """`llvm.intr.smul.with.overflow`."""

    @property
    def res(self) -> OpResult: ...

class SRemOp(Op):
    """`llvm.srem`."""

    lhs: Value
    rhs: Value
    @property
    def res(self) -> OpResult: ...

class SSACopyOp(Op):
    """`llvm.intr.ssa.copy`."""

    operand: Value
    @property
    def res(self) -> OpResult: ...

class SSHLSatOp(Op):
    """`llvm.intr.sshl.sat`."""

    a: Value
    b: Value
    @property
    def res(self) -> OpResult: ...

class SSubSatOp(Op):
    """`llvm.intr.ssub.sat`."""

    a: Value
    b: Value
    @property
    def res(self) -> OpResult: ...

class SSubWithOverflowOp(Op):
    """`llvm.intr.ssub.with.overflow`."""

    @property
    def res(self) -> OpResult: ...

class SelectOp(Op):
    """`llvm.select`."""

    fastmath_flags: FastmathFlagsAttr
    condition: Value
    true_value: Value
    false_value: Value
    @property
    def res(self) -> OpResult: ...

class ShlOp(Op):
    """`llvm.shl`."""

    overflow_flags: Attribute
    lhs: Value
    rhs: Value
    @property
    def res(self) -> OpResult: ...

class ShuffleVectorOp(_ShuffleVectorOp):
    """Selects elements of two vectors by a static mask."""

    v2: Value
    @property
    def res(self) -> OpResult: ...

class SinOp(Op):
    """`llvm.intr.sin`."""

    fastmath_flags: FastmathFlagsAttr
    in_: Value
    @property
    def res(self) -> OpResult: ...

class SincosOp(_SincosOp):
    """Sine and cosine."""

    fastmath_flags: FastmathFlagsAttr

class SinhOp(Op):
    """`llvm.intr.sinh`."""

    fastmath_flags: FastmathFlagsAttr
    in_: Value
    @property
    def res(self) -> OpResult: ...

class SqrtOp(Op):
    """`llvm.intr.sqrt`."""

    fastmath_flags: FastmathFlagsAttr
    in_: Value
    @property
    def res(self) -> OpResult: ...

class StackRestoreOp(Op):
    """`llvm.intr.stackrestore`."""

    ptr: Value

class StackSaveOp(Op):
    """`llvm.intr.stacksave`."""

    @property
    def res(self) -> OpResult: ...

class StepVectorOp(Op):
    """`llvm.intr.stepvector`."""

    @property
    def res(self) -> OpResult: ...

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

class StripInvariantGroupOp(Op):
    """`llvm.intr.strip.invariant.group`."""

    ptr: Value
    @property
    def res(self) -> OpResult: ...

class SubOp(Op):
    """`llvm.sub`."""

    overflow_flags: Attribute
    lhs: Value
    rhs: Value
    @property
    def res(self) -> OpResult: ...

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

class TanOp(Op):
    """`llvm.intr.tan`."""

    fastmath_flags: FastmathFlagsAttr
    in_: Value
    @property
    def res(self) -> OpResult: ...

class TanhOp(Op):
    """`llvm.intr.tanh`."""

    fastmath_flags: FastmathFlagsAttr
    in_: Value
    @property
    def res(self) -> OpResult: ...

class ThreadlocalAddressOp(Op):
    """`llvm.intr.threadlocal.address`."""

    global_: Value
    @property
    def res(self) -> OpResult: ...

class TrapOp(Op):
    """`llvm.intr.trap`."""


class TruncOp(Op):
    """`llvm.trunc`."""

    overflow_flags: Attribute
    arg: Value
    @property
    def res(self) -> OpResult: ...

class UAddSatOp(Op):
    """`llvm.intr.uadd.sat`."""

    a: Value
    b: Value
    @property
    def res(self) -> OpResult: ...

class UAddWithOverflowOp(Op):
    """`llvm.intr.uadd.with.overflow`."""

    @property
    def res(self) -> OpResult: ...

class UBSanTrapOp(Op):
    """`llvm.intr.ubsantrap`."""

    failure_kind: IntegerAttr

class UCmpOp(Op):
    """`llvm.intr.ucmp`."""

    a: Value
    b: Value
    @property
    def res(self) -> OpResult: ...

class UDivOp(_UDivOp):
    """Divides unsigned integers, rounding towards zero."""

    is_exact: UnitAttr | None
    lhs: Value
    rhs: Value
    @property
    def res(self) -> OpResult: ...

class UIToFPOp(Op):
    """`llvm.uitofp`."""

    non_neg: UnitAttr | None
    arg: Value
    @property
    def res(self) -> OpResult: ...

class UMaxOp(Op):
    """`llvm.intr.umax`."""

    a: Value
    b: Value
    @property
    def res(self) -> OpResult: ...

class UMinOp(Op):
    """`llvm.intr.umin`."""

    a: Value
    b: Value
    @property
    def res(self) -> OpResult: ...

class UMulWithOverflowOp(Op):
    """`llvm.intr.umul.with.overflow`."""

    @property
    def res(self) -> OpResult: ...

class URemOp(Op):
    """`llvm.urem`."""

    lhs: Value
    rhs: Value
    @property
    def res(self) -> OpResult: ...

class USHLSatOp(Op):
    """`llvm.intr.ushl.sat`."""

    a: Value
    b: Value
    @property
    def res(self) -> OpResult: ...

class USubSatOp(Op):
    """`llvm.intr.usub.sat`."""

    a: Value
    b: Value
    @property
    def res(self) -> OpResult: ...

class USubWithOverflowOp(Op):
    """`llvm.intr.usub.with.overflow`."""

    @property
    def res(self) -> OpResult: ...

class UndefOp(Op):
    """`llvm.mlir.undef`."""

    @property
    def res(self) -> OpResult: ...

class UnreachableOp(Op):
    """`llvm.unreachable`."""


class VPAShrOp(Op):
    """`llvm.intr.vp.ashr`."""

    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...

class VPAddOp(Op):
    """`llvm.intr.vp.add`."""

    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...

class VPAndOp(Op):
    """`llvm.intr.vp.and`."""

    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...

class VPFAddOp(Op):
    """`llvm.intr.vp.fadd`."""

    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...

class VPFDivOp(Op):
    """`llvm.intr.vp.fdiv`."""

    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...

class VPFMulAddOp(Op):
    """`llvm.intr.vp.fmuladd`."""

    op1: Value
    op2: Value
    op3: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...

class VPFMulOp(Op):
    """`llvm.intr.vp.fmul`."""

    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...

class VPFNegOp(Op):
    """`llvm.intr.vp.fneg`."""

    op: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...

class VPFPExtOp(Op):
    """`llvm.intr.vp.fpext`."""

    src: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...

class VPFPToSIOp(Op):
    """`llvm.intr.vp.fptosi`."""

    src: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...

class VPFPToUIOp(Op):
    """`llvm.intr.vp.fptoui`."""

    src: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...

class VPFPTruncOp(Op):
    """`llvm.intr.vp.fptrunc`."""

    src: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...

class VPFRemOp(Op):
    """`llvm.intr.vp.frem`."""

    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...

class VPFSubOp(Op):
    """`llvm.intr.vp.fsub`."""

    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...

class VPFmaOp(Op):
    """`llvm.intr.vp.fma`."""

    op1: Value
    op2: Value
    op3: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...

class VPIntToPtrOp(Op):
    """`llvm.intr.vp.inttoptr`."""

    src: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...

class VPLShrOp(Op):
    """`llvm.intr.vp.lshr`."""

    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...

class VPLoadOp(Op):
    """`llvm.intr.vp.load`."""

    ptr: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...

class VPMergeMinOp(Op):
    """`llvm.intr.vp.merge`."""

    cond: Value
    true_val: Value
    false_val: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...

class VPMulOp(Op):
    """`llvm.intr.vp.mul`."""

    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...

class VPOrOp(Op):
    """`llvm.intr.vp.or`."""

    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...

class VPPtrToIntOp(Op):
    """`llvm.intr.vp.ptrtoint`."""

    src: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...

class VPReduceAddOp(Op):
    """`llvm.intr.vp.reduce.add`."""

    satrt_value: Value
    val: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...

class VPReduceAndOp(Op):
    """`llvm.intr.vp.reduce.and`."""

    satrt_value: Value
    val: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...

class VPReduceFAddOp(Op):
    """`llvm.intr.vp.reduce.fadd`."""

    satrt_value: Value
    val: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...

class VPReduceFMaxOp(Op):
    """`llvm.intr.vp.reduce.fmax`."""

    satrt_value: Value
    val: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...

class VPReduceFMinOp(Op):
    """`llvm.intr.vp.reduce.fmin`."""

    satrt_value: Value
    val: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...

class VPReduceFMulOp(Op):
    """`llvm.intr.vp.reduce.fmul`."""

    satrt_value: Value
    val: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...

class VPReduceMulOp(Op):
    """`llvm.intr.vp.reduce.mul`."""

    satrt_value: Value
    val: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...

class VPReduceOrOp(Op):
    """`llvm.intr.vp.reduce.or`."""

    satrt_value: Value
    val: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...

class VPReduceSMaxOp(Op):
    """`llvm.intr.vp.reduce.smax`."""

    satrt_value: Value
    val: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...

class VPReduceSMinOp(Op):
    """`llvm.intr.vp.reduce.smin`."""

    satrt_value: Value
    val: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...

class VPReduceUMaxOp(Op):
    """`llvm.intr.vp.reduce.umax`."""

    satrt_value: Value
    val: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...

class VPReduceUMinOp(Op):
    """`llvm.intr.vp.reduce.umin`."""

    satrt_value: Value
    val: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...

class VPReduceXorOp(Op):
    """`llvm.intr.vp.reduce.xor`."""

    satrt_value: Value
    val: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...

class VPSDivOp(Op):
    """`llvm.intr.vp.sdiv`."""

    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...

class VPSExtOp(Op):
    """`llvm.intr.vp.sext`."""

    src: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...

class VPSIToFPOp(Op):
    """`llvm.intr.vp.sitofp`."""

    src: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...

class VPSMaxOp(Op):
    """`llvm.intr.vp.smax`."""

    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...

class VPSMinOp(Op):
    """`llvm.intr.vp.smin`."""

    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...

class VPSRemOp(Op):
    """`llvm.intr.vp.srem`."""

    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...

class VPSelectMinOp(Op):
    """`llvm.intr.vp.select`."""

    cond: Value
    true_val: Value
    false_val: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...

class VPShlOp(Op):
    """`llvm.intr.vp.shl`."""

    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...

class VPStoreOp(Op):
    """`llvm.intr.vp.store`."""

    val: Value
    ptr: Value
    mask: Value
    evl: Value

class VPStridedLoadOp(Op):
    """`llvm.intr.experimental.vp.strided.load`."""

    ptr: Value
    stride: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...

class VPStridedStoreOp(Op):
    """`llvm.intr.experimental.vp.strided.store`."""

    val: Value
    ptr: Value
    stride: Value
    mask: Value
    evl: Value

class VPSubOp(Op):
    """`llvm.intr.vp.sub`."""

    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...

class VPTruncOp(Op):
    """`llvm.intr.vp.trunc`."""

    src: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...

class VPUDivOp(Op):
    """`llvm.intr.vp.udiv`."""

    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...

class VPUIToFPOp(Op):
    """`llvm.intr.vp.uitofp`."""

    src: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...

class VPUMaxOp(Op):
    """`llvm.intr.vp.umax`."""

    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...

class VPUMinOp(Op):
    """`llvm.intr.vp.umin`."""

    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...

class VPURemOp(Op):
    """`llvm.intr.vp.urem`."""

    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...

class VPXorOp(Op):
    """`llvm.intr.vp.xor`."""

    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...

class VPZExtOp(Op):
    """`llvm.intr.vp.zext`."""

    src: Value
    mask: Value
    evl: Value
    @property
    def res(self) -> OpResult: ...

class VaArgOp(Op):
    """`llvm.va_arg`."""

    arg: Value
    @property
    def res(self) -> OpResult: ...

class VaCopyOp(Op):
    """`llvm.intr.vacopy`."""

    dest_list: Value
    src_list: Value

class VaEndOp(Op):
    """`llvm.intr.vaend`."""

    arg_list: Value

class VaStartOp(Op):
    """`llvm.intr.vastart`."""

    arg_list: Value

class VarAnnotationOp(Op):
    """`llvm.intr.var.annotation`."""

    val: Value
    annotation: Value
    file_name: Value
    line: Value
    attr: Value

class XOrOp(Op):
    """`llvm.xor`."""

    lhs: Value
    rhs: Value
    @property
    def res(self) -> OpResult: ...

class ZExtOp(_ZExtOp):
    """Zero-extends an integer."""

    non_neg: UnitAttr | None
