"""The spirv dialect: SPIR-V's modules, functions, memory, control flow and types."""

from bridge.dialects.spirv.access import AccessChainOp as _AccessChainOp, INTELSubgroupBlockReadOp as _INTELSubgroupBlockReadOp, InBoundsPtrAccessChainOp as _InBoundsPtrAccessChainOp, PtrAccessChainOp as _PtrAccessChainOp
from bridge.dialects.spirv.arithmetic import GLFClampOp as _GLFClampOp, GLFmaOp as _GLFmaOp, GLNClampOp as _GLNClampOp, GLSClampOp as _GLSClampOp, GLSmoothStepOp as _GLSmoothStepOp, GLUClampOp as _GLUClampOp, IAddCarryOp as _IAddCarryOp, ISubBorrowOp as _ISubBorrowOp, SMulExtendedOp as _SMulExtendedOp, UMulExtendedOp as _UMulExtendedOp
from bridge.dialects.spirv.casts import ConvertPtrToUOp as _ConvertPtrToUOp, ConvertUToPtrOp as _ConvertUToPtrOp
from bridge.dialects.spirv.composites import CompositeConstructOp as _CompositeConstructOp, SelectOp as _SelectOp, VectorShuffleOp as _VectorShuffleOp
from bridge.dialects.spirv.constant_rules import EXTConstantCompositeReplicateOp as _EXTConstantCompositeReplicateOp, ReferenceOfOp as _ReferenceOfOp
from bridge.dialects.spirv.constants import CompositeExtractOp as _CompositeExtractOp, CompositeInsertOp as _CompositeInsertOp, ConstantOp as _ConstantOp, EXTSpecConstantCompositeReplicateOp as _EXTSpecConstantCompositeReplicateOp, SpecConstantCompositeOp as _SpecConstantCompositeOp, SpecConstantOp as _SpecConstantOp, SpecConstantOperationOp as _SpecConstantOperationOp
from bridge.dialects.spirv.control import BranchConditionalOp as _BranchConditionalOp, LoopOp as _LoopOp, SelectionOp as _SelectionOp
from bridge.dialects.spirv.control_rules import FunctionCallOp as _FunctionCallOp, SwitchOp as _SwitchOp, UnreachableOp as _UnreachableOp
from bridge.dialects.spirv.graphs import GraphARMOp as _GraphARMOp, GraphEntryPointARMOp as _GraphEntryPointARMOp
from bridge.dialects.spirv.groups import GroupBroadcastOp as _GroupBroadcastOp, GroupNonUniformBroadcastOp as _GroupNonUniformBroadcastOp, GroupNonUniformRotateKHROp as _GroupNonUniformRotateKHROp
from bridge.dialects.spirv.images import ImageQuerySizeOp as _ImageQuerySizeOp, SampledImageOp as _SampledImageOp
from bridge.dialects.spirv.matrices import KHRCooperativeMatrixMulAddOp as _KHRCooperativeMatrixMulAddOp
from bridge.dialects.spirv.memory import CopyMemoryOp as _CopyMemoryOp, INTELSubgroupBlockWriteOp as _INTELSubgroupBlockWriteOp, LoadOp as _LoadOp, StoreOp as _StoreOp, VariableOp as _VariableOp
from bridge.dialects.spirv.numbers import GLFrexpStructOp as _GLFrexpStructOp, VectorTimesScalarOp as _VectorTimesScalarOp
from bridge.dialects.spirv.selection import TosaSelectOp as _TosaSelectOp
from bridge.dialects.spirv.structure import EntryPointOp as _EntryPointOp, ExecutionModeIdOp as _ExecutionModeIdOp, ExecutionModeOp as _ExecutionModeOp, FuncOp as _FuncOp, GlobalVariableOp as _GlobalVariableOp, ModuleOp as _ModuleOp
from bridge.dialects.spirv.structure_rules import AddressOfOp as _AddressOfOp
from bridge.dialects.spirv.types import ArrayType as ArrayType, CooperativeMatrixType as CooperativeMatrixType, ImageType as ImageType, MatrixType as MatrixType, PointerType as PointerType, RuntimeArrayType as RuntimeArrayType, SampledImageType as SampledImageType, StructType as StructType, TensorArmType as TensorArmType
from bridge.ir.attributes import ArrayAttr, Attribute, DenseArrayAttr, DenseElementsAttr, IntegerAttr, StringAttr, SymbolRefAttr, TypeAttr
from bridge.ir.core import Block
from bridge.ir.types import Type
from bridge.ir.values import AnyLocation
from bridge.ods.dialect import Dialect
from bridge.ods.nodes import DefinedAttr, DefinedType
from bridge.op.base import Block, Blocks, Groups, Op, OpResult, Region, Value, Values
from bridge.op.hints import AnyLike, BoolLike, Elements, GroupsLike, IntLike, ItemsLike, RegionLike, StrLike, SymbolLike, TypeLike, TypesLike, ValueLike, ValuesLike, WordLike
from collections.abc import Mapping, Sequence
from typing import Any

DIALECT: Dialect

class AddressingModelAttr(DefinedAttr):
    """`#spirv.addressing_model`."""

    value: str

class BuiltInAttr(DefinedAttr):
    """`#spirv.built_in`."""

    value: str

class CacheControlLoadINTELAttr(DefinedAttr):
    """`#spirv.cache_control_load_intel`."""

    cache_level: int
    load_cache_control: str

class CacheControlStoreINTELAttr(DefinedAttr):
    """`#spirv.cache_control_store_intel`."""

    cache_level: int
    store_cache_control: str

class CapabilityAttr(DefinedAttr):
    """`#spirv.capability`."""

    value: str

class ClientAPIAttr(DefinedAttr):
    """`#spirv.client_api`."""

    value: str

class CooperativeMatrixLayoutKHRAttr(DefinedAttr):
    """`#spirv.coop_matrix_layout_khr`."""

    value: str

class CooperativeMatrixOperandsKHRAttr(DefinedAttr):
    """`#spirv.cooperative_matrix_operands_khr`."""

    value: str

class CooperativeMatrixPropertiesKHRAttr(DefinedAttr):
    """`#spirv.coop_matrix_props_khr`."""

    m_size: int
    n_size: int
    k_size: int
    a_type: Type
    b_type: Type
    c_type: Type
    result_type: Type
    acc_sat: bool
    scope: ScopeAttr

class CooperativeMatrixUseKHRAttr(DefinedAttr):
    """`#spirv.coop_matrix_use_khr`."""

    value: str

class DecorationAttr(DefinedAttr):
    """`#spirv.decoration`."""

    value: str

class DeviceTypeAttr(DefinedAttr):
    """`#spirv.device_type`."""

    value: str

class DimAttr(DefinedAttr):
    """`#spirv.dim`."""

    value: str

class EntryPointABIAttr(DefinedAttr):
    """`#spirv.entry_point_abi`."""

    workgroup_size: tuple[int, ...] | None = ...
    subgroup_size: int | None = ...
    target_width: int | None = ...

class ExecutionModeAttr(DefinedAttr):
    """`#spirv.execution_mode`."""

    value: str

class ExecutionModelAttr(DefinedAttr):
    """`#spirv.execution_model`."""

    value: str

class ExtensionAttr(DefinedAttr):
    """`#spirv.ext`."""

    value: str

class FPEncodingAttr(DefinedAttr):
    """`#spirv.f_p_encoding`."""

    value: str

class FPFastMathModeAttr(DefinedAttr):
    """`#spirv.fastmath_mode`."""

    value: str

class FPRoundingModeAttr(DefinedAttr):
    """`#spirv.fp_rounding_mode`."""

    value: str

class FunctionControlAttr(DefinedAttr):
    """`#spirv.function_control`."""

    value: str

class GroupOperationAttr(DefinedAttr):
    """`#spirv.group_operation`."""

    value: str

class ImageArrayedInfoAttr(DefinedAttr):
    """`#spirv.image_arrayed_info`."""

    value: str

class ImageDepthInfoAttr(DefinedAttr):
    """`#spirv.image_depth_info`."""

    value: str

class ImageFormatAttr(DefinedAttr):
    """`#spirv.image_format`."""

    value: str

class ImageOperandsAttr(DefinedAttr):
    """`#spirv.image_operands`."""

    value: str

class ImageSamplerUseInfoAttr(DefinedAttr):
    """`#spirv.image_sampler_use_info`."""

    value: str

class ImageSamplingInfoAttr(DefinedAttr):
    """`#spirv.image_sampling_info`."""

    value: str

class InterfaceVarAbiAttr(DefinedAttr):
    """`#spirv.interface_var_abi`."""

    descriptor_set: Any
    binding: Any
    storage_class: Any

class LinkageAttributesAttr(DefinedAttr):
    """`#spirv.linkage_attributes`."""

    linkage_name: StringAttr
    linkage_type: LinkageTypeAttr

class LinkageTypeAttr(DefinedAttr):
    """`#spirv.linkage_type`."""

    value: str

class LoadCacheControlAttr(DefinedAttr):
    """`#spirv.load_cache_control`."""

    value: str

class LoopControlAttr(DefinedAttr):
    """`#spirv.loop_control`."""

    value: str

class MatrixLayoutAttr(DefinedAttr):
    """`#spirv.matrixLayout`."""

    value: str

class MemoryAccessAttr(DefinedAttr):
    """`#spirv.memory_access`."""

    value: str

class MemoryModelAttr(DefinedAttr):
    """`#spirv.memory_model`."""

    value: str

class MemorySemanticsAttr(DefinedAttr):
    """`#spirv.memory_semantics`."""

    value: str

class NamedBarrierType(DefinedType):
    """`!spirv.named_barrier`."""


class OpcodeAttr(DefinedAttr):
    """`#spirv.opcode`."""

    value: str

class PackedVectorFormatAttr(DefinedAttr):
    """`#spirv.packed_vector_format`."""

    value: str

class QuadSwapDirectionAttr(DefinedAttr):
    """`#spirv.quad_swap_direction`."""

    value: str

class ResourceLimitsAttr(DefinedAttr):
    """`#spirv.resource_limits`."""

    max_compute_shared_memory_size: int = ...
    max_compute_workgroup_invocations: int = ...
    max_compute_workgroup_size: ArrayAttr = ...
    subgroup_size: int = ...
    min_subgroup_size: int | None = ...
    max_subgroup_size: int | None = ...
    cooperative_matrix_properties_khr: ArrayAttr | None = ...
    cooperative_matrix_properties_nv: ArrayAttr | None = ...

class SamplerType(DefinedType):
    """`!spirv.sampler`."""


class ScopeAttr(DefinedAttr):
    """`#spirv.scope`."""

    value: str

class SelectionControlAttr(DefinedAttr):
    """`#spirv.selection_control`."""

    value: str

class StorageClassAttr(DefinedAttr):
    """`#spirv.storage_class`."""

    value: str

class StoreCacheControlAttr(DefinedAttr):
    """`#spirv.store_cache_control`."""

    value: str

class TargetEnvAttr(DefinedAttr):
    """`#spirv.target_env`."""

    triple: Any
    client_api: Any
    vendor: Any
    device_type: Any
    device_id: Any
    resource_limits: Any

class TosaExtAccTypeAttr(DefinedAttr):
    """`#spirv.tosa_ext_acc_type`."""

    value: str

class TosaExtNaNPropagationModeTypeAttr(DefinedAttr):
    """`#spirv.tosa_ext_nan_propagation_mode_type`."""

    value: str

class TosaExtResizeModeTypeAttr(DefinedAttr):
    """`#spirv.tosa_ext_resize_mode_type`."""

    value: str

class TosaExtRoundingModeTypeAttr(DefinedAttr):
    """`#spirv.tosa_ext_rounding_mode_type`."""

    value: str

class VceAttr(DefinedAttr):
    """`#spirv.vce`."""

    version: Any
    capabilities: Any
    extensions: Any

class VendorAttr(DefinedAttr):
    """`#spirv.vendor`."""

    value: str

class VersionAttr(DefinedAttr):
    """`#spirv.version`."""

    value: str

class AccessChainOp(_AccessChainOp):
    """Creates a pointer into a composite."""

    @property
    def component_ptr(self) -> OpResult: ...
    def __init__(self, component_ptr: Type, base_ptr: ValueLike, indices: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AddressOfOp(_AddressOfOp):
    """The address of a global variable."""

    @property
    def pointer(self) -> OpResult: ...
    def __init__(self, pointer: Type, variable: SymbolLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AllOp(Op):
    """`spirv.All`."""

    vector: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, vector: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AnyOp(Op):
    """`spirv.Any`."""

    vector: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, vector: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AtomicAndOp(Op):
    """`spirv.AtomicAnd`."""

    memory_scope: ScopeAttr
    semantics: MemorySemanticsAttr
    pointer: Value
    value: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, pointer: ValueLike, memory_scope: WordLike, semantics: WordLike, value: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AtomicCompareExchangeOp(Op):
    """`spirv.AtomicCompareExchange`."""

    memory_scope: ScopeAttr
    equal_semantics: MemorySemanticsAttr
    unequal_semantics: MemorySemanticsAttr
    pointer: Value
    value: Value
    comparator: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, pointer: ValueLike, memory_scope: WordLike, equal_semantics: WordLike, unequal_semantics: WordLike, value: ValueLike, comparator: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AtomicCompareExchangeWeakOp(Op):
    """`spirv.AtomicCompareExchangeWeak`."""

    memory_scope: ScopeAttr
    equal_semantics: MemorySemanticsAttr
    unequal_semantics: MemorySemanticsAttr
    pointer: Value
    value: Value
    comparator: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, pointer: ValueLike, memory_scope: WordLike, equal_semantics: WordLike, unequal_semantics: WordLike, value: ValueLike, comparator: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AtomicExchangeOp(Op):
    """`spirv.AtomicExchange`."""

    memory_scope: ScopeAttr
    semantics: MemorySemanticsAttr
    pointer: Value
    value: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, pointer: ValueLike, memory_scope: WordLike, semantics: WordLike, value: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AtomicIAddOp(Op):
    """`spirv.AtomicIAdd`."""

    memory_scope: ScopeAttr
    semantics: MemorySemanticsAttr
    pointer: Value
    value: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, pointer: ValueLike, memory_scope: WordLike, semantics: WordLike, value: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AtomicIDecrementOp(Op):
    """`spirv.AtomicIDecrement`."""

    memory_scope: ScopeAttr
    semantics: MemorySemanticsAttr
    pointer: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, pointer: ValueLike, memory_scope: WordLike, semantics: WordLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AtomicIIncrementOp(Op):
    """`spirv.AtomicIIncrement`."""

    memory_scope: ScopeAttr
    semantics: MemorySemanticsAttr
    pointer: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, pointer: ValueLike, memory_scope: WordLike, semantics: WordLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AtomicISubOp(Op):
    """`spirv.AtomicISub`."""

    memory_scope: ScopeAttr
    semantics: MemorySemanticsAttr
    pointer: Value
    value: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, pointer: ValueLike, memory_scope: WordLike, semantics: WordLike, value: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AtomicLoadOp(Op):
    """`spirv.AtomicLoad`."""

    memory_scope: ScopeAttr
    semantics: MemorySemanticsAttr
    pointer: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, pointer: ValueLike, memory_scope: WordLike, semantics: WordLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AtomicOrOp(Op):
    """`spirv.AtomicOr`."""

    memory_scope: ScopeAttr
    semantics: MemorySemanticsAttr
    pointer: Value
    value: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, pointer: ValueLike, memory_scope: WordLike, semantics: WordLike, value: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AtomicSMaxOp(Op):
    """`spirv.AtomicSMax`."""

    memory_scope: ScopeAttr
    semantics: MemorySemanticsAttr
    pointer: Value
    value: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, pointer: ValueLike, memory_scope: WordLike, semantics: WordLike, value: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AtomicSMinOp(Op):
    """`spirv.AtomicSMin`."""

    memory_scope: ScopeAttr
    semantics: MemorySemanticsAttr
    pointer: Value
    value: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, pointer: ValueLike, memory_scope: WordLike, semantics: WordLike, value: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AtomicStoreOp(Op):
    """`spirv.AtomicStore`."""

    memory_scope: ScopeAttr
    semantics: MemorySemanticsAttr
    pointer: Value
    value: Value
    def __init__(self, pointer: ValueLike, value: ValueLike, memory_scope: WordLike, semantics: WordLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AtomicUMaxOp(Op):
    """`spirv.AtomicUMax`."""

    memory_scope: ScopeAttr
    semantics: MemorySemanticsAttr
    pointer: Value
    value: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, pointer: ValueLike, memory_scope: WordLike, semantics: WordLike, value: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AtomicUMinOp(Op):
    """`spirv.AtomicUMin`."""

    memory_scope: ScopeAttr
    semantics: MemorySemanticsAttr
    pointer: Value
    value: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, pointer: ValueLike, memory_scope: WordLike, semantics: WordLike, value: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AtomicXorOp(Op):
    """`spirv.AtomicXor`."""

    memory_scope: ScopeAttr
    semantics: MemorySemanticsAttr
    pointer: Value
    value: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, pointer: ValueLike, memory_scope: WordLike, semantics: WordLike, value: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BitCountOp(Op):
    """`spirv.BitCount`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BitFieldInsertOp(Op):
    """`spirv.BitFieldInsert`."""

    base: Value
    insert: Value
    offset: Value
    count: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, base: ValueLike, insert: ValueLike, offset: ValueLike, count: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BitFieldSExtractOp(Op):
    """`spirv.BitFieldSExtract`."""

    base: Value
    offset: Value
    count: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, base: ValueLike, offset: ValueLike, count: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BitFieldUExtractOp(Op):
    """`spirv.BitFieldUExtract`."""

    base: Value
    offset: Value
    count: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, base: ValueLike, offset: ValueLike, count: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BitReverseOp(Op):
    """`spirv.BitReverse`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BitcastOp(Op):
    """`spirv.Bitcast`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, operand: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BitwiseAndOp(Op):
    """`spirv.BitwiseAnd`."""

    operand1: Value
    operand2: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand1: ValueLike, operand2: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BitwiseOrOp(Op):
    """`spirv.BitwiseOr`."""

    operand1: Value
    operand2: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand1: ValueLike, operand2: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BitwiseXorOp(Op):
    """`spirv.BitwiseXor`."""

    operand1: Value
    operand2: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand1: ValueLike, operand2: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BranchConditionalOp(_BranchConditionalOp):
    """Branches to one of two blocks by a condition."""

    branch_weights: ArrayAttr | None
    condition: Value
    true_target_operands: Values
    false_target_operands: Values
    @property
    def true_target(self) -> Block: ...
    @property
    def false_target(self) -> Block: ...
    def __init__(self, condition: ValueLike, true_target_operands: ValuesLike, false_target_operands: ValuesLike, true_target: Block, false_target: Block, *, branch_weights: ItemsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BranchOp(Op):
    """`spirv.Branch`."""

    target_operands: Values
    @property
    def target(self) -> Block: ...
    def __init__(self, target: Block, target_operands: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CLAcosOp(Op):
    """`spirv.CL.acos`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CLAcoshOp(Op):
    """`spirv.CL.acosh`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CLAsinOp(Op):
    """`spirv.CL.asin`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CLAsinhOp(Op):
    """`spirv.CL.asinh`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CLAtan2Op(Op):
    """`spirv.CL.atan2`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CLAtanOp(Op):
    """`spirv.CL.atan`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CLAtanhOp(Op):
    """`spirv.CL.atanh`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CLCbrtOp(Op):
    """`spirv.CL.cbrt`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CLCeilOp(Op):
    """`spirv.CL.ceil`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CLClzOp(Op):
    """`spirv.CL.clz`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CLCopysignOp(Op):
    """`spirv.CL.copysign`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CLCosOp(Op):
    """`spirv.CL.cos`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CLCoshOp(Op):
    """`spirv.CL.cosh`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CLErfOp(Op):
    """`spirv.CL.erf`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CLErfcOp(Op):
    """`spirv.CL.erfc`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CLExp10Op(Op):
    """`spirv.CL.exp10`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CLExp2Op(Op):
    """`spirv.CL.exp2`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CLExpOp(Op):
    """`spirv.CL.exp`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CLExpm1Op(Op):
    """`spirv.CL.expm1`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CLFAbsOp(Op):
    """`spirv.CL.fabs`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CLFMaxOp(Op):
    """`spirv.CL.fmax`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CLFMinOp(Op):
    """`spirv.CL.fmin`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CLFdimOp(Op):
    """`spirv.CL.fdim`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CLFloorOp(Op):
    """`spirv.CL.floor`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CLFmaOp(Op):
    """`spirv.CL.fma`."""

    x: Value
    y: Value
    z: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, x: ValueLike, y: ValueLike, z: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CLFmodOp(Op):
    """`spirv.CL.fmod`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CLHypotOp(Op):
    """`spirv.CL.hypot`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CLLdexpOp(Op):
    """`spirv.CL.ldexp`."""

    x: Value
    exp: Value
    @property
    def y(self) -> OpResult: ...
    def __init__(self, x: ValueLike, exp: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CLLog10Op(Op):
    """`spirv.CL.log10`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CLLog1pOp(Op):
    """`spirv.CL.log1p`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CLLog2Op(Op):
    """`spirv.CL.log2`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CLLogOp(Op):
    """`spirv.CL.log`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CLMixOp(Op):
    """`spirv.CL.mix`."""

    x: Value
    y: Value
    z: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, x: ValueLike, y: ValueLike, z: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CLPowOp(Op):
    """`spirv.CL.pow`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CLPownOp(Op):
    """`spirv.CL.pown`."""

    x: Value
    y: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, x: ValueLike, y: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CLPrintfOp(Op):
    """`spirv.CL.printf`."""

    format: Value
    arguments: Values
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, format: ValueLike, arguments: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CLRintOp(Op):
    """`spirv.CL.rint`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CLRootnOp(Op):
    """`spirv.CL.rootn`."""

    x: Value
    n: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, x: ValueLike, n: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CLRoundOp(Op):
    """`spirv.CL.round`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CLRsqrtOp(Op):
    """`spirv.CL.rsqrt`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CLSAbsOp(Op):
    """`spirv.CL.s_abs`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CLSMaxOp(Op):
    """`spirv.CL.s_max`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CLSMinOp(Op):
    """`spirv.CL.s_min`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CLSinOp(Op):
    """`spirv.CL.sin`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CLSinhOp(Op):
    """`spirv.CL.sinh`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CLSqrtOp(Op):
    """`spirv.CL.sqrt`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CLTanOp(Op):
    """`spirv.CL.tan`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CLTanhOp(Op):
    """`spirv.CL.tanh`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CLTruncOp(Op):
    """`spirv.CL.trunc`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CLUMaxOp(Op):
    """`spirv.CL.u_max`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CLUMinOp(Op):
    """`spirv.CL.u_min`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CompositeConstructOp(_CompositeConstructOp):
    """Constructs a composite from its constituents."""

    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, constituents: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CompositeExtractOp(_CompositeExtractOp):
    """Extracts a constituent of a composite."""

    @property
    def component(self) -> OpResult: ...
    def __init__(self, component: Type, composite: ValueLike, indices: ItemsLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CompositeInsertOp(_CompositeInsertOp):
    """Inserts a constituent into a composite."""

    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, object: ValueLike, composite: ValueLike, indices: ItemsLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ConstantOp(_ConstantOp):
    """Defines a scalar or composite constant."""

    def __init__(self, constant: Type, value: AnyLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ControlBarrierOp(Op):
    """`spirv.ControlBarrier`."""

    execution_scope: ScopeAttr
    memory_scope: ScopeAttr
    memory_semantics: MemorySemanticsAttr
    def __init__(self, execution_scope: WordLike, memory_scope: WordLike, memory_semantics: WordLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ConvertFToSOp(Op):
    """`spirv.ConvertFToS`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, operand: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ConvertFToUOp(Op):
    """`spirv.ConvertFToU`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, operand: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ConvertPtrToUOp(_ConvertPtrToUOp):
    """Converts a pointer to an unsigned integer."""

    pointer: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, pointer: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ConvertSToFOp(Op):
    """`spirv.ConvertSToF`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, operand: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ConvertUToFOp(Op):
    """`spirv.ConvertUToF`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, operand: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ConvertUToPtrOp(_ConvertUToPtrOp):
    """Converts an unsigned integer to a pointer."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, operand: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CopyMemoryOp(_CopyMemoryOp):
    """Copies from one pointer's memory to another's."""

    memory_access: MemoryAccessAttr | None
    alignment: IntegerAttr | None
    source_memory_access: MemoryAccessAttr | None
    source_alignment: IntegerAttr | None
    def __init__(self, target: ValueLike, source: ValueLike, *, memory_access: WordLike | None = None, alignment: IntLike | None = None, source_memory_access: WordLike | None = None, source_alignment: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DotOp(Op):
    """`spirv.Dot`."""

    vector1: Value
    vector2: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, vector1: ValueLike, vector2: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class EXTAtomicFAddOp(Op):
    """`spirv.EXT.AtomicFAdd`."""

    memory_scope: ScopeAttr
    semantics: MemorySemanticsAttr
    pointer: Value
    value: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, pointer: ValueLike, memory_scope: WordLike, semantics: WordLike, value: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class EXTConstantCompositeReplicateOp(_EXTConstantCompositeReplicateOp):
    """Defines a composite constant whose constituents are all one constant."""

    @property
    def replicated_constant(self) -> OpResult: ...
    def __init__(self, replicated_constant: Type, value: AnyLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class EXTEmitMeshTasksOp(Op):
    """`spirv.EXT.EmitMeshTasks`."""

    group_count_x: Value
    group_count_y: Value
    group_count_z: Value
    payload: Value | None
    def __init__(self, group_count_x: ValueLike, group_count_y: ValueLike, group_count_z: ValueLike, *, payload: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class EXTSetMeshOutputsOp(Op):
    """`spirv.EXT.SetMeshOutputs`."""

    vertex_count: Value
    primitive_count: Value
    def __init__(self, vertex_count: ValueLike, primitive_count: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class EXTSpecConstantCompositeReplicateOp(_EXTSpecConstantCompositeReplicateOp):
    """Defines a composite whose constituents are all one specialization constant."""

    sym_name: StringAttr
    def __init__(self, type: TypeLike, sym_name: StrLike, constituent: SymbolLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class EmitVertexOp(Op):
    """`spirv.EmitVertex`."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class EndPrimitiveOp(Op):
    """`spirv.EndPrimitive`."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class EntryPointOp(_EntryPointOp):
    """Declares an entry point, with its interface variables."""

    execution_model: ExecutionModelAttr
    fn: SymbolRefAttr
    interface: ArrayAttr
    def __init__(self, execution_model: WordLike, fn: SymbolLike, interface: ItemsLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ExecutionModeIdOp(_ExecutionModeIdOp):
    """Declares an execution mode of an entry point, with constant operands."""

    fn: SymbolRefAttr
    execution_mode: ExecutionModeAttr
    values: ArrayAttr
    def __init__(self, fn: SymbolLike, execution_mode: WordLike, values: ItemsLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ExecutionModeOp(_ExecutionModeOp):
    """Declares an execution mode of an entry point, with literal operands."""

    fn: SymbolRefAttr
    execution_mode: ExecutionModeAttr
    values: ArrayAttr
    def __init__(self, fn: SymbolLike, execution_mode: WordLike, values: ItemsLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ExperimentalMLCallOp(Op):
    """`spirv.ExperimentalML.Call`."""

    opcode: IntegerAttr
    parameters: Values
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, parameters: ValuesLike, opcode: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FAddOp(Op):
    """`spirv.FAdd`."""

    operand1: Value
    operand2: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand1: ValueLike, operand2: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FConvertOp(Op):
    """`spirv.FConvert`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, operand: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FDivOp(Op):
    """`spirv.FDiv`."""

    operand1: Value
    operand2: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand1: ValueLike, operand2: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FModOp(Op):
    """`spirv.FMod`."""

    operand1: Value
    operand2: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand1: ValueLike, operand2: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FMulOp(Op):
    """`spirv.FMul`."""

    operand1: Value
    operand2: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand1: ValueLike, operand2: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FNegateOp(Op):
    """`spirv.FNegate`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FOrdEqualOp(Op):
    """`spirv.FOrdEqual`."""

    operand1: Value
    operand2: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand1: ValueLike, operand2: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FOrdGreaterThanEqualOp(Op):
    """`spirv.FOrdGreaterThanEqual`."""

    operand1: Value
    operand2: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand1: ValueLike, operand2: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FOrdGreaterThanOp(Op):
    """`spirv.FOrdGreaterThan`."""

    operand1: Value
    operand2: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand1: ValueLike, operand2: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FOrdLessThanEqualOp(Op):
    """`spirv.FOrdLessThanEqual`."""

    operand1: Value
    operand2: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand1: ValueLike, operand2: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FOrdLessThanOp(Op):
    """`spirv.FOrdLessThan`."""

    operand1: Value
    operand2: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand1: ValueLike, operand2: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FOrdNotEqualOp(Op):
    """`spirv.FOrdNotEqual`."""

    operand1: Value
    operand2: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand1: ValueLike, operand2: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FRemOp(Op):
    """`spirv.FRem`."""

    operand1: Value
    operand2: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand1: ValueLike, operand2: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FSubOp(Op):
    """`spirv.FSub`."""

    operand1: Value
    operand2: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand1: ValueLike, operand2: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FUnordEqualOp(Op):
    """`spirv.FUnordEqual`."""

    operand1: Value
    operand2: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand1: ValueLike, operand2: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FUnordGreaterThanEqualOp(Op):
    """`spirv.FUnordGreaterThanEqual`."""

    operand1: Value
    operand2: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand1: ValueLike, operand2: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FUnordGreaterThanOp(Op):
    """`spirv.FUnordGreaterThan`."""

    operand1: Value
    operand2: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand1: ValueLike, operand2: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FUnordLessThanEqualOp(Op):
    """`spirv.FUnordLessThanEqual`."""

    operand1: Value
    operand2: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand1: ValueLike, operand2: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FUnordLessThanOp(Op):
    """`spirv.FUnordLessThan`."""

    operand1: Value
    operand2: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand1: ValueLike, operand2: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FUnordNotEqualOp(Op):
    """`spirv.FUnordNotEqual`."""

    operand1: Value
    operand2: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand1: ValueLike, operand2: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FuncOp(_FuncOp):
    """A function, with hints for its compilation."""

    function_type: TypeAttr
    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
    sym_name: StringAttr
    function_control: FunctionControlAttr
    linkage_attributes: LinkageAttributesAttr | None
    @property
    def body_(self) -> Region: ...
    def __init__(self, function_type: TypeLike, sym_name: StrLike, function_control: WordLike, *, arg_attrs: ItemsLike | None = None, res_attrs: ItemsLike | None = None, linkage_attributes: AnyLike | None = None, body: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FunctionCallOp(_FunctionCallOp):
    """Calls a function by symbol."""

    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
    arguments: Values
    @property
    def return_value(self) -> OpResult | None: ...
    def __init__(self, callee: SymbolLike, arguments: ValuesLike = ..., *, return_value: Type | None = None, arg_attrs: ItemsLike | None = None, res_attrs: ItemsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GLAcosOp(Op):
    """`spirv.GL.Acos`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GLAcoshOp(Op):
    """`spirv.GL.Acosh`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GLAsinOp(Op):
    """`spirv.GL.Asin`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GLAsinhOp(Op):
    """`spirv.GL.Asinh`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GLAtan2Op(Op):
    """`spirv.GL.Atan2`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GLAtanOp(Op):
    """`spirv.GL.Atan`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GLAtanhOp(Op):
    """`spirv.GL.Atanh`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GLCeilOp(Op):
    """`spirv.GL.Ceil`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GLCosOp(Op):
    """`spirv.GL.Cos`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GLCoshOp(Op):
    """`spirv.GL.Cosh`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GLCrossOp(Op):
    """`spirv.GL.Cross`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GLDegreesOp(Op):
    """`spirv.GL.Degrees`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GLDistanceOp(Op):
    """`spirv.GL.Distance`."""

    p0: Value
    p1: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, p0: ValueLike, p1: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GLExp2Op(Op):
    """`spirv.GL.Exp2`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GLExpOp(Op):
    """`spirv.GL.Exp`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GLFAbsOp(Op):
    """`spirv.GL.FAbs`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GLFClampOp(_GLFClampOp):
    """Clamps a float between two others."""

    x: Value
    y: Value
    z: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, x: ValueLike, y: ValueLike, z: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GLFMaxOp(Op):
    """`spirv.GL.FMax`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GLFMinOp(Op):
    """`spirv.GL.FMin`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GLFMixOp(Op):
    """`spirv.GL.FMix`."""

    x: Value
    y: Value
    a: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, x: ValueLike, y: ValueLike, a: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GLFSignOp(Op):
    """`spirv.GL.FSign`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GLFindILsbOp(Op):
    """`spirv.GL.FindILsb`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GLFindSMsbOp(Op):
    """`spirv.GL.FindSMsb`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GLFindUMsbOp(Op):
    """`spirv.GL.FindUMsb`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GLFloorOp(Op):
    """`spirv.GL.Floor`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GLFmaOp(_GLFmaOp):
    """Fused multiply-add."""

    x: Value
    y: Value
    z: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, x: ValueLike, y: ValueLike, z: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GLFractOp(Op):
    """`spirv.GL.Fract`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GLFrexpStructOp(_GLFrexpStructOp):
    """Splits a float into significand and exponent, in a struct."""

    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, operand: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GLInverseSqrtOp(Op):
    """`spirv.GL.InverseSqrt`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GLLdexpOp(Op):
    """`spirv.GL.Ldexp`."""

    x: Value
    exp: Value
    @property
    def y(self) -> OpResult: ...
    def __init__(self, x: ValueLike, exp: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GLLengthOp(Op):
    """`spirv.GL.Length`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GLLog2Op(Op):
    """`spirv.GL.Log2`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GLLogOp(Op):
    """`spirv.GL.Log`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GLNClampOp(_GLNClampOp):
    """Clamps a float between two others; NaN operands are ignored."""

    x: Value
    y: Value
    z: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, x: ValueLike, y: ValueLike, z: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GLNMaxOp(Op):
    """`spirv.GL.NMax`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GLNMinOp(Op):
    """`spirv.GL.NMin`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GLNormalizeOp(Op):
    """`spirv.GL.Normalize`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GLPackHalf2x16Op(Op):
    """`spirv.GL.PackHalf2x16`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GLPackSnorm4x8Op(Op):
    """`spirv.GL.PackSnorm4x8`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GLPowOp(Op):
    """`spirv.GL.Pow`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GLRadiansOp(Op):
    """`spirv.GL.Radians`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GLReflectOp(Op):
    """`spirv.GL.Reflect`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GLRoundEvenOp(Op):
    """`spirv.GL.RoundEven`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GLRoundOp(Op):
    """`spirv.GL.Round`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GLSAbsOp(Op):
    """`spirv.GL.SAbs`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GLSClampOp(_GLSClampOp):
    """Clamps a signed integer between two others."""

    x: Value
    y: Value
    z: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, x: ValueLike, y: ValueLike, z: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GLSMaxOp(Op):
    """`spirv.GL.SMax`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GLSMinOp(Op):
    """`spirv.GL.SMin`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GLSSignOp(Op):
    """`spirv.GL.SSign`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GLSinOp(Op):
    """`spirv.GL.Sin`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GLSinhOp(Op):
    """`spirv.GL.Sinh`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GLSmoothStepOp(_GLSmoothStepOp):
    """Smooth Hermite interpolation between 0 and 1."""

    x: Value
    y: Value
    z: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, x: ValueLike, y: ValueLike, z: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GLSqrtOp(Op):
    """`spirv.GL.Sqrt`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GLStepOp(Op):
    """`spirv.GL.Step`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GLTanOp(Op):
    """`spirv.GL.Tan`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GLTanhOp(Op):
    """`spirv.GL.Tanh`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GLTruncOp(Op):
    """`spirv.GL.Trunc`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GLUClampOp(_GLUClampOp):
    """Clamps an unsigned integer between two others."""

    x: Value
    y: Value
    z: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, x: ValueLike, y: ValueLike, z: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GLUMaxOp(Op):
    """`spirv.GL.UMax`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GLUMinOp(Op):
    """`spirv.GL.UMin`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GLUnpackHalf2x16Op(Op):
    """`spirv.GL.UnpackHalf2x16`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, operand: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GLUnpackSnorm4x8Op(Op):
    """`spirv.GL.UnpackSnorm4x8`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, operand: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GenericCastToPtrExplicitOp(Op):
    """`spirv.GenericCastToPtrExplicit`."""

    pointer: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, pointer: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GenericCastToPtrOp(Op):
    """`spirv.GenericCastToPtr`."""

    pointer: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, pointer: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GlobalVariableOp(_GlobalVariableOp):
    """Defines a global variable."""

    sym_name: StringAttr
    location_: IntegerAttr | None
    binding: IntegerAttr | None
    descriptor_set: IntegerAttr | None
    built_in: StringAttr | None
    linkage_attributes: LinkageAttributesAttr | None
    def __init__(self, type: TypeLike, sym_name: StrLike, *, initializer: SymbolLike | None = None, location_: IntLike | None = None, binding: IntLike | None = None, descriptor_set: IntLike | None = None, built_in: StrLike | None = None, linkage_attributes: AnyLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GraphARMOp(_GraphARMOp):
    """A graph of tensor operations."""

    function_type: TypeAttr
    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
    entry_point: IntegerAttr | None
    sym_name: StringAttr
    @property
    def body_(self) -> Region: ...
    def __init__(self, function_type: TypeLike, sym_name: StrLike, *, arg_attrs: ItemsLike | None = None, res_attrs: ItemsLike | None = None, entry_point: BoolLike | None = None, body: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GraphConstantARMOp(Op):
    """`spirv.ARM.GraphConstant`."""

    graph_constant_id: IntegerAttr
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, graph_constant_id: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GraphEntryPointARMOp(_GraphEntryPointARMOp):
    """Declares an entry point of a graph, with its interface variables."""

    fn: SymbolRefAttr
    interface: ArrayAttr
    def __init__(self, fn: SymbolLike, interface: ItemsLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GraphOutputsARMOp(Op):
    """`spirv.ARM.GraphOutputs`."""

    value: Values
    def __init__(self, value: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GroupBroadcastOp(_GroupBroadcastOp):
    """Broadcasts a value of one invocation to its group."""

    execution_scope: ScopeAttr
    value: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, execution_scope: WordLike, value: ValueLike, localid: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GroupFAddOp(Op):
    """`spirv.GroupFAdd`."""

    execution_scope: ScopeAttr
    group_operation: GroupOperationAttr
    x: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, execution_scope: WordLike, group_operation: WordLike, x: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GroupFMaxOp(Op):
    """`spirv.GroupFMax`."""

    execution_scope: ScopeAttr
    group_operation: GroupOperationAttr
    x: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, execution_scope: WordLike, group_operation: WordLike, x: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GroupFMinOp(Op):
    """`spirv.GroupFMin`."""

    execution_scope: ScopeAttr
    group_operation: GroupOperationAttr
    x: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, execution_scope: WordLike, group_operation: WordLike, x: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GroupFMulKHROp(Op):
    """`spirv.KHR.GroupFMul`."""

    execution_scope: ScopeAttr
    group_operation: GroupOperationAttr
    x: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, execution_scope: WordLike, group_operation: WordLike, x: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GroupIAddOp(Op):
    """`spirv.GroupIAdd`."""

    execution_scope: ScopeAttr
    group_operation: GroupOperationAttr
    x: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, execution_scope: WordLike, group_operation: WordLike, x: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GroupIMulKHROp(Op):
    """`spirv.KHR.GroupIMul`."""

    execution_scope: ScopeAttr
    group_operation: GroupOperationAttr
    x: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, execution_scope: WordLike, group_operation: WordLike, x: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GroupNonUniformAllEqualOp(Op):
    """`spirv.GroupNonUniformAllEqual`."""

    execution_scope: ScopeAttr
    value: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, execution_scope: WordLike, value: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GroupNonUniformAllOp(Op):
    """`spirv.GroupNonUniformAll`."""

    execution_scope: ScopeAttr
    predicate: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, execution_scope: WordLike, predicate: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GroupNonUniformAnyOp(Op):
    """`spirv.GroupNonUniformAny`."""

    execution_scope: ScopeAttr
    predicate: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, execution_scope: WordLike, predicate: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GroupNonUniformBallotBitCountOp(Op):
    """`spirv.GroupNonUniformBallotBitCount`."""

    execution_scope: ScopeAttr
    group_operation: GroupOperationAttr
    value: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, execution_scope: WordLike, group_operation: WordLike, value: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GroupNonUniformBallotFindLSBOp(Op):
    """`spirv.GroupNonUniformBallotFindLSB`."""

    execution_scope: ScopeAttr
    value: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, execution_scope: WordLike, value: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GroupNonUniformBallotFindMSBOp(Op):
    """`spirv.GroupNonUniformBallotFindMSB`."""

    execution_scope: ScopeAttr
    value: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, execution_scope: WordLike, value: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GroupNonUniformBallotOp(Op):
    """`spirv.GroupNonUniformBallot`."""

    execution_scope: ScopeAttr
    predicate: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, execution_scope: WordLike, predicate: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GroupNonUniformBitwiseAndOp(Op):
    """`spirv.GroupNonUniformBitwiseAnd`."""

    execution_scope: ScopeAttr
    group_operation: GroupOperationAttr
    value: Value
    cluster_size: Value | None
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, execution_scope: WordLike, group_operation: WordLike, value: ValueLike, *, cluster_size: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GroupNonUniformBitwiseOrOp(Op):
    """`spirv.GroupNonUniformBitwiseOr`."""

    execution_scope: ScopeAttr
    group_operation: GroupOperationAttr
    value: Value
    cluster_size: Value | None
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, execution_scope: WordLike, group_operation: WordLike, value: ValueLike, *, cluster_size: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GroupNonUniformBitwiseXorOp(Op):
    """`spirv.GroupNonUniformBitwiseXor`."""

    execution_scope: ScopeAttr
    group_operation: GroupOperationAttr
    value: Value
    cluster_size: Value | None
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, execution_scope: WordLike, group_operation: WordLike, value: ValueLike, *, cluster_size: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GroupNonUniformBroadcastFirstOp(Op):
    """`spirv.GroupNonUniformBroadcastFirst`."""

    execution_scope: ScopeAttr
    value: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, value: ValueLike, execution_scope: WordLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GroupNonUniformBroadcastOp(_GroupNonUniformBroadcastOp):
    """Broadcasts a value of one invocation to the active ones."""

    execution_scope: ScopeAttr
    value: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, execution_scope: WordLike, value: ValueLike, id: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GroupNonUniformElectOp(Op):
    """`spirv.GroupNonUniformElect`."""

    execution_scope: ScopeAttr
    @property
    def result(self) -> OpResult: ...
    def __init__(self, execution_scope: WordLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GroupNonUniformFAddOp(Op):
    """`spirv.GroupNonUniformFAdd`."""

    execution_scope: ScopeAttr
    group_operation: GroupOperationAttr
    value: Value
    cluster_size: Value | None
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, execution_scope: WordLike, group_operation: WordLike, value: ValueLike, *, cluster_size: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GroupNonUniformFMaxOp(Op):
    """`spirv.GroupNonUniformFMax`."""

    execution_scope: ScopeAttr
    group_operation: GroupOperationAttr
    value: Value
    cluster_size: Value | None
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, execution_scope: WordLike, group_operation: WordLike, value: ValueLike, *, cluster_size: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GroupNonUniformFMinOp(Op):
    """`spirv.GroupNonUniformFMin`."""

    execution_scope: ScopeAttr
    group_operation: GroupOperationAttr
    value: Value
    cluster_size: Value | None
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, execution_scope: WordLike, group_operation: WordLike, value: ValueLike, *, cluster_size: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GroupNonUniformFMulOp(Op):
    """`spirv.GroupNonUniformFMul`."""

    execution_scope: ScopeAttr
    group_operation: GroupOperationAttr
    value: Value
    cluster_size: Value | None
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, execution_scope: WordLike, group_operation: WordLike, value: ValueLike, *, cluster_size: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GroupNonUniformIAddOp(Op):
    """`spirv.GroupNonUniformIAdd`."""

    execution_scope: ScopeAttr
    group_operation: GroupOperationAttr
    value: Value
    cluster_size: Value | None
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, execution_scope: WordLike, group_operation: WordLike, value: ValueLike, *, cluster_size: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GroupNonUniformIMulOp(Op):
    """`spirv.GroupNonUniformIMul`."""

    execution_scope: ScopeAttr
    group_operation: GroupOperationAttr
    value: Value
    cluster_size: Value | None
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, execution_scope: WordLike, group_operation: WordLike, value: ValueLike, *, cluster_size: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GroupNonUniformLogicalAndOp(Op):
    """`spirv.GroupNonUniformLogicalAnd`."""

    execution_scope: ScopeAttr
    group_operation: GroupOperationAttr
    value: Value
    cluster_size: Value | None
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, execution_scope: WordLike, group_operation: WordLike, value: ValueLike, *, cluster_size: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GroupNonUniformLogicalOrOp(Op):
    """`spirv.GroupNonUniformLogicalOr`."""

    execution_scope: ScopeAttr
    group_operation: GroupOperationAttr
    value: Value
    cluster_size: Value | None
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, execution_scope: WordLike, group_operation: WordLike, value: ValueLike, *, cluster_size: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GroupNonUniformLogicalXorOp(Op):
    """`spirv.GroupNonUniformLogicalXor`."""

    execution_scope: ScopeAttr
    group_operation: GroupOperationAttr
    value: Value
    cluster_size: Value | None
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, execution_scope: WordLike, group_operation: WordLike, value: ValueLike, *, cluster_size: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GroupNonUniformQuadSwapOp(Op):
    """`spirv.GroupNonUniformQuadSwap`."""

    execution_scope: ScopeAttr
    direction: QuadSwapDirectionAttr
    value: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, execution_scope: WordLike, value: ValueLike, direction: WordLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GroupNonUniformRotateKHROp(_GroupNonUniformRotateKHROp):
    """Rotates values among the invocations of a group."""

    execution_scope: ScopeAttr
    value: Value
    delta: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, execution_scope: WordLike, value: ValueLike, delta: ValueLike, *, cluster_size: ValueLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GroupNonUniformSMaxOp(Op):
    """`spirv.GroupNonUniformSMax`."""

    execution_scope: ScopeAttr
    group_operation: GroupOperationAttr
    value: Value
    cluster_size: Value | None
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, execution_scope: WordLike, group_operation: WordLike, value: ValueLike, *, cluster_size: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GroupNonUniformSMinOp(Op):
    """`spirv.GroupNonUniformSMin`."""

    execution_scope: ScopeAttr
    group_operation: GroupOperationAttr
    value: Value
    cluster_size: Value | None
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, execution_scope: WordLike, group_operation: WordLike, value: ValueLike, *, cluster_size: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GroupNonUniformShuffleDownOp(Op):
    """`spirv.GroupNonUniformShuffleDown`."""

    execution_scope: ScopeAttr
    value: Value
    delta: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, execution_scope: WordLike, value: ValueLike, delta: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GroupNonUniformShuffleOp(Op):
    """`spirv.GroupNonUniformShuffle`."""

    execution_scope: ScopeAttr
    value: Value
    id: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, execution_scope: WordLike, value: ValueLike, id: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GroupNonUniformShuffleUpOp(Op):
    """`spirv.GroupNonUniformShuffleUp`."""

    execution_scope: ScopeAttr
    value: Value
    delta: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, execution_scope: WordLike, value: ValueLike, delta: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GroupNonUniformShuffleXorOp(Op):
    """`spirv.GroupNonUniformShuffleXor`."""

    execution_scope: ScopeAttr
    value: Value
    mask: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, execution_scope: WordLike, value: ValueLike, mask: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GroupNonUniformUMaxOp(Op):
    """`spirv.GroupNonUniformUMax`."""

    execution_scope: ScopeAttr
    group_operation: GroupOperationAttr
    value: Value
    cluster_size: Value | None
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, execution_scope: WordLike, group_operation: WordLike, value: ValueLike, *, cluster_size: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GroupNonUniformUMinOp(Op):
    """`spirv.GroupNonUniformUMin`."""

    execution_scope: ScopeAttr
    group_operation: GroupOperationAttr
    value: Value
    cluster_size: Value | None
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, execution_scope: WordLike, group_operation: WordLike, value: ValueLike, *, cluster_size: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GroupSMaxOp(Op):
    """`spirv.GroupSMax`."""

    execution_scope: ScopeAttr
    group_operation: GroupOperationAttr
    x: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, execution_scope: WordLike, group_operation: WordLike, x: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GroupSMinOp(Op):
    """`spirv.GroupSMin`."""

    execution_scope: ScopeAttr
    group_operation: GroupOperationAttr
    x: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, execution_scope: WordLike, group_operation: WordLike, x: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GroupUMaxOp(Op):
    """`spirv.GroupUMax`."""

    execution_scope: ScopeAttr
    group_operation: GroupOperationAttr
    x: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, execution_scope: WordLike, group_operation: WordLike, x: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GroupUMinOp(Op):
    """`spirv.GroupUMin`."""

    execution_scope: ScopeAttr
    group_operation: GroupOperationAttr
    x: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, execution_scope: WordLike, group_operation: WordLike, x: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IAddCarryOp(_IAddCarryOp):
    """Adds integers and returns sum and carry."""

    operand1: Value
    operand2: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, operand1: ValueLike, operand2: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IAddOp(Op):
    """`spirv.IAdd`."""

    operand1: Value
    operand2: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand1: ValueLike, operand2: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IEqualOp(Op):
    """`spirv.IEqual`."""

    operand1: Value
    operand2: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand1: ValueLike, operand2: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IMulOp(Op):
    """`spirv.IMul`."""

    operand1: Value
    operand2: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand1: ValueLike, operand2: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class INTELControlBarrierArriveOp(Op):
    """`spirv.INTEL.ControlBarrierArrive`."""

    execution_scope: ScopeAttr
    memory_scope: ScopeAttr
    memory_semantics: MemorySemanticsAttr
    def __init__(self, execution_scope: WordLike, memory_scope: WordLike, memory_semantics: WordLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class INTELControlBarrierWaitOp(Op):
    """`spirv.INTEL.ControlBarrierWait`."""

    execution_scope: ScopeAttr
    memory_scope: ScopeAttr
    memory_semantics: MemorySemanticsAttr
    def __init__(self, execution_scope: WordLike, memory_scope: WordLike, memory_semantics: WordLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class INTELConvertBF16ToFOp(Op):
    """`spirv.INTEL.ConvertBF16ToF`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, operand: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class INTELConvertFToBF16Op(Op):
    """`spirv.INTEL.ConvertFToBF16`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, operand: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class INTELMaskedGatherOp(Op):
    """`spirv.INTEL.MaskedGather`."""

    ptr_vector: Value
    alignment: Value
    mask: Value
    fill_empty: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, ptr_vector: ValueLike, alignment: ValueLike, mask: ValueLike, fill_empty: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class INTELMaskedScatterOp(Op):
    """`spirv.INTEL.MaskedScatter`."""

    ptr_vector: Value
    alignment: Value
    mask: Value
    input_vector: Value
    def __init__(self, ptr_vector: ValueLike, alignment: ValueLike, mask: ValueLike, input_vector: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class INTELRoundFToTF32Op(Op):
    """`spirv.INTEL.RoundFToTF32`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, operand: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class INTELSubgroupBlockReadOp(_INTELSubgroupBlockReadOp):
    """Reads a block of memory, collectively by a subgroup."""

    @property
    def value(self) -> OpResult: ...
    def __init__(self, value: Type, ptr: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class INTELSubgroupBlockWriteOp(_INTELSubgroupBlockWriteOp):
    """Writes a block of memory, collectively by a subgroup."""

    def __init__(self, ptr: ValueLike, value: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class INotEqualOp(Op):
    """`spirv.INotEqual`."""

    operand1: Value
    operand2: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand1: ValueLike, operand2: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ISubBorrowOp(_ISubBorrowOp):
    """Subtracts integers and returns difference and borrow."""

    operand1: Value
    operand2: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, operand1: ValueLike, operand2: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ISubOp(Op):
    """`spirv.ISub`."""

    operand1: Value
    operand2: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand1: ValueLike, operand2: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ImageDrefGatherOp(Op):
    """`spirv.ImageDrefGather`."""

    image_operands: ImageOperandsAttr | None
    sampled_image: Value
    coordinate: Value
    dref: Value
    operand_arguments: Values
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, sampled_image: ValueLike, coordinate: ValueLike, dref: ValueLike, operand_arguments: ValuesLike = ..., *, image_operands: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ImageFetchOp(Op):
    """`spirv.ImageFetch`."""

    image_operands: ImageOperandsAttr | None
    image: Value
    coordinate: Value
    operand_arguments: Values
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, image: ValueLike, coordinate: ValueLike, operand_arguments: ValuesLike = ..., *, image_operands: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ImageOp(Op):
    """`spirv.Image`."""

    sampled_image: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, sampled_image: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ImageQuerySizeOp(_ImageQuerySizeOp):
    """Queries the size of an image."""

    image: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, image: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ImageReadOp(Op):
    """`spirv.ImageRead`."""

    image_operands: ImageOperandsAttr | None
    image: Value
    coordinate: Value
    operand_arguments: Values
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, image: ValueLike, coordinate: ValueLike, operand_arguments: ValuesLike = ..., *, image_operands: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ImageSampleExplicitLodOp(Op):
    """`spirv.ImageSampleExplicitLod`."""

    image_operands: ImageOperandsAttr
    sampled_image: Value
    coordinate: Value
    operand_arguments: Values
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, sampled_image: ValueLike, coordinate: ValueLike, image_operands: WordLike, operand_arguments: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ImageSampleImplicitLodOp(Op):
    """`spirv.ImageSampleImplicitLod`."""

    image_operands: ImageOperandsAttr | None
    sampled_image: Value
    coordinate: Value
    operand_arguments: Values
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, sampled_image: ValueLike, coordinate: ValueLike, operand_arguments: ValuesLike = ..., *, image_operands: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ImageSampleProjDrefImplicitLodOp(Op):
    """`spirv.ImageSampleProjDrefImplicitLod`."""

    image_operands: ImageOperandsAttr | None
    sampled_image: Value
    coordinate: Value
    dref: Value
    operand_arguments: Values
    @property
    def result(self) -> OpResult: ...
    def __init__(self, sampled_image: ValueLike, coordinate: ValueLike, dref: ValueLike, operand_arguments: ValuesLike = ..., *, image_operands: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ImageWriteOp(Op):
    """`spirv.ImageWrite`."""

    image_operands: ImageOperandsAttr | None
    image: Value
    coordinate: Value
    texel: Value
    operand_arguments: Values
    def __init__(self, image: ValueLike, coordinate: ValueLike, texel: ValueLike, operand_arguments: ValuesLike = ..., *, image_operands: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class InBoundsPtrAccessChainOp(_InBoundsPtrAccessChainOp):
    """Creates a pointer into a composite, known to be in bounds."""

    element: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, base_ptr: ValueLike, element: ValueLike, indices: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IsFiniteOp(Op):
    """`spirv.IsFinite`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IsInfOp(Op):
    """`spirv.IsInf`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IsNanOp(Op):
    """`spirv.IsNan`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IsNormalOp(Op):
    """`spirv.IsNormal`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class KHRAssumeTrueOp(Op):
    """`spirv.KHR.AssumeTrue`."""

    condition: Value
    def __init__(self, condition: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class KHRCooperativeMatrixLengthOp(Op):
    """`spirv.KHR.CooperativeMatrixLength`."""

    cooperative_matrix_type: TypeAttr
    @property
    def result(self) -> OpResult: ...
    def __init__(self, cooperative_matrix_type: TypeLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class KHRCooperativeMatrixLoadOp(Op):
    """`spirv.KHR.CooperativeMatrixLoad`."""

    matrix_layout: CooperativeMatrixLayoutKHRAttr
    memory_operand: MemoryAccessAttr | None
    alignment: IntegerAttr | None
    pointer: Value
    stride: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, pointer: ValueLike, matrix_layout: WordLike, stride: ValueLike, *, memory_operand: WordLike | None = None, alignment: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class KHRCooperativeMatrixMulAddOp(_KHRCooperativeMatrixMulAddOp):
    """Multiplies cooperative matrices and accumulates: `a * b + c`."""

    matrix_operands: CooperativeMatrixOperandsKHRAttr | None
    @property
    def result(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, c: ValueLike, *, matrix_operands: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class KHRCooperativeMatrixStoreOp(Op):
    """`spirv.KHR.CooperativeMatrixStore`."""

    matrix_layout: CooperativeMatrixLayoutKHRAttr
    memory_operand: MemoryAccessAttr | None
    alignment: IntegerAttr | None
    pointer: Value
    object: Value
    stride: Value
    def __init__(self, pointer: ValueLike, object: ValueLike, matrix_layout: WordLike, stride: ValueLike, *, memory_operand: WordLike | None = None, alignment: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class KHRExpectOp(Op):
    """`spirv.KHR.Expect`."""

    value: Value
    expected_value: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, value: ValueLike, expected_value: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class KHRSubgroupBallotOp(Op):
    """`spirv.KHR.SubgroupBallot`."""

    predicate: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, predicate: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class KillOp(Op):
    """`spirv.Kill`."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LoadOp(_LoadOp):
    """Loads through a pointer."""

    memory_access: MemoryAccessAttr | None
    alignment: IntegerAttr | None
    @property
    def value(self) -> OpResult: ...
    def __init__(self, value: Type, ptr: ValueLike, *, memory_access: WordLike | None = None, alignment: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LogicalAndOp(Op):
    """`spirv.LogicalAnd`."""

    operand1: Value
    operand2: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand1: ValueLike, operand2: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LogicalEqualOp(Op):
    """`spirv.LogicalEqual`."""

    operand1: Value
    operand2: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand1: ValueLike, operand2: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LogicalNotEqualOp(Op):
    """`spirv.LogicalNotEqual`."""

    operand1: Value
    operand2: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand1: ValueLike, operand2: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LogicalNotOp(Op):
    """`spirv.LogicalNot`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LogicalOrOp(Op):
    """`spirv.LogicalOr`."""

    operand1: Value
    operand2: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand1: ValueLike, operand2: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LoopOp(_LoopOp):
    """A structured loop."""

    loop_control: LoopControlAttr
    @property
    def body_(self) -> Region: ...
    def __init__(self, results: TypesLike, loop_control: WordLike, *, body: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MatrixTimesMatrixOp(Op):
    """`spirv.MatrixTimesMatrix`."""

    leftmatrix: Value
    rightmatrix: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, leftmatrix: ValueLike, rightmatrix: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MatrixTimesScalarOp(Op):
    """`spirv.MatrixTimesScalar`."""

    matrix: Value
    scalar: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, matrix: ValueLike, scalar: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MatrixTimesVectorOp(Op):
    """`spirv.MatrixTimesVector`."""

    matrix: Value
    vector: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, matrix: ValueLike, vector: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MemoryBarrierOp(Op):
    """`spirv.MemoryBarrier`."""

    memory_scope: ScopeAttr
    memory_semantics: MemorySemanticsAttr
    def __init__(self, memory_scope: WordLike, memory_semantics: WordLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MemoryNamedBarrierOp(Op):
    """`spirv.MemoryNamedBarrier`."""

    memory_scope: ScopeAttr
    memory_semantics: MemorySemanticsAttr
    named_barrier: Value
    def __init__(self, named_barrier: ValueLike, memory_scope: WordLike, memory_semantics: WordLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MergeOp(Op):
    """`spirv.mlir.merge`."""

    def __init__(self, operands: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ModuleOp(_ModuleOp):
    """A SPIR-V module, with its addressing and memory model."""

    addressing_model: AddressingModelAttr
    memory_model: MemoryModelAttr
    vce_triple: Attribute | None
    sym_name: StringAttr | None
    def __init__(self, addressing_model: WordLike, memory_model: WordLike, *, vce_triple: AnyLike | None = None, sym_name: StrLike | None = None, region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class NamedBarrierInitializeOp(Op):
    """`spirv.NamedBarrierInitialize`."""

    subgroup_count: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, subgroup_count: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class NotOp(Op):
    """`spirv.Not`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class OrderedOp(Op):
    """`spirv.Ordered`."""

    operand1: Value
    operand2: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand1: ValueLike, operand2: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class OuterProductOp(Op):
    """`spirv.OuterProduct`."""

    vector1: Value
    vector2: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, vector1: ValueLike, vector2: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PtrAccessChainOp(_PtrAccessChainOp):
    """Creates a pointer into a composite, from an element offset."""

    element: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, base_ptr: ValueLike, element: ValueLike, indices: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PtrCastToGenericOp(Op):
    """`spirv.PtrCastToGeneric`."""

    pointer: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, pointer: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ReferenceOfOp(_ReferenceOfOp):
    """References a specialization constant as a value."""

    @property
    def reference(self) -> OpResult: ...
    def __init__(self, reference: Type, spec_const: SymbolLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ReturnOp(Op):
    """`spirv.Return`."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ReturnValueOp(Op):
    """`spirv.ReturnValue`."""

    value: Value
    def __init__(self, value: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SConvertOp(Op):
    """`spirv.SConvert`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, operand: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SDivOp(Op):
    """`spirv.SDiv`."""

    operand1: Value
    operand2: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand1: ValueLike, operand2: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SDotAccSatOp(Op):
    """`spirv.SDotAccSat`."""

    format: PackedVectorFormatAttr | None
    vector1: Value
    vector2: Value
    accumulator: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, vector1: ValueLike, vector2: ValueLike, accumulator: ValueLike, *, format: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SDotOp(Op):
    """`spirv.SDot`."""

    format: PackedVectorFormatAttr | None
    vector1: Value
    vector2: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, vector1: ValueLike, vector2: ValueLike, *, format: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SGreaterThanEqualOp(Op):
    """`spirv.SGreaterThanEqual`."""

    operand1: Value
    operand2: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand1: ValueLike, operand2: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SGreaterThanOp(Op):
    """`spirv.SGreaterThan`."""

    operand1: Value
    operand2: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand1: ValueLike, operand2: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SLessThanEqualOp(Op):
    """`spirv.SLessThanEqual`."""

    operand1: Value
    operand2: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand1: ValueLike, operand2: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SLessThanOp(Op):
    """`spirv.SLessThan`."""

    operand1: Value
    operand2: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand1: ValueLike, operand2: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SModOp(Op):
    """`spirv.SMod`."""

    operand1: Value
    operand2: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand1: ValueLike, operand2: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SMulExtendedOp(_SMulExtendedOp):
    """Multiplies signed integers and returns low and high half."""

    operand1: Value
    operand2: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, operand1: ValueLike, operand2: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SNegateOp(Op):
    """`spirv.SNegate`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SRemOp(Op):
    """`spirv.SRem`."""

    operand1: Value
    operand2: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand1: ValueLike, operand2: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SUDotAccSatOp(Op):
    """`spirv.SUDotAccSat`."""

    format: PackedVectorFormatAttr | None
    vector1: Value
    vector2: Value
    accumulator: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, vector1: ValueLike, vector2: ValueLike, accumulator: ValueLike, *, format: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SUDotOp(Op):
    """`spirv.SUDot`."""

    format: PackedVectorFormatAttr | None
    vector1: Value
    vector2: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, vector1: ValueLike, vector2: ValueLike, *, format: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SampledImageOp(_SampledImageOp):
    """Combines an image and a sampler."""

    sampler: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, image: ValueLike, sampler: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SelectOp(_SelectOp):
    """Selects one of two values, elementwise or whole, by a condition."""

    true_value: Value
    false_value: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, condition: ValueLike, true_value: ValueLike, false_value: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SelectionOp(_SelectionOp):
    """A structured selection."""

    selection_control: SelectionControlAttr
    @property
    def body_(self) -> Region: ...
    def __init__(self, results: TypesLike, selection_control: WordLike, *, body: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ShiftLeftLogicalOp(Op):
    """`spirv.ShiftLeftLogical`."""

    operand1: Value
    operand2: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand1: ValueLike, operand2: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ShiftRightArithmeticOp(Op):
    """`spirv.ShiftRightArithmetic`."""

    operand1: Value
    operand2: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand1: ValueLike, operand2: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ShiftRightLogicalOp(Op):
    """`spirv.ShiftRightLogical`."""

    operand1: Value
    operand2: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand1: ValueLike, operand2: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SpecConstantCompositeOp(_SpecConstantCompositeOp):
    """Defines a composite of specialization constants."""

    sym_name: StringAttr
    def __init__(self, type: TypeLike, sym_name: StrLike, constituents: ItemsLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SpecConstantOp(_SpecConstantOp):
    """Defines a specialization constant."""

    sym_name: StringAttr
    def __init__(self, sym_name: StrLike, default_value: AnyLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SpecConstantOperationOp(_SpecConstantOperationOp):
    """Defines a specialization constant by an operation on others."""

    @property
    def result(self) -> OpResult: ...
    @property
    def body_(self) -> Region: ...
    def __init__(self, result: Type, *, body: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class StoreOp(_StoreOp):
    """Stores through a pointer."""

    memory_access: MemoryAccessAttr | None
    alignment: IntegerAttr | None
    def __init__(self, ptr: ValueLike, value: ValueLike, *, memory_access: WordLike | None = None, alignment: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SwitchOp(_SwitchOp):
    """Branches to one of several blocks by an integer."""

    literals: DenseElementsAttr | None
    case_operand_segments: DenseArrayAttr
    selector: Value
    default_operands: Values
    target_operands: Groups
    @property
    def default_target(self) -> Block: ...
    @property
    def targets(self) -> Blocks: ...
    def __init__(self, selector: ValueLike, default_operands: ValuesLike, target_operands: GroupsLike, default_target: Block, targets: Sequence[Block] = ..., *, literals: Elements | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TosaAbsOp(Op):
    """`spirv.Tosa.Abs`."""

    input1: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, input1: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TosaAddOp(Op):
    """`spirv.Tosa.Add`."""

    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, input2: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TosaArgMaxOp(Op):
    """`spirv.Tosa.ArgMax`."""

    axis: IntegerAttr
    nan_mode: TosaExtNaNPropagationModeTypeAttr
    input: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input: ValueLike, axis: IntLike, nan_mode: WordLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TosaArithmeticRightShiftOp(Op):
    """`spirv.Tosa.ArithmeticRightShift`."""

    round: IntegerAttr
    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, input2: ValueLike, round: BoolLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TosaAvgPool2DOp(Op):
    """`spirv.Tosa.AvgPool2D`."""

    kernel: DenseElementsAttr
    stride: DenseElementsAttr
    pad: DenseElementsAttr
    acc_type: TosaExtAccTypeAttr
    input: Value
    input_zp: Value
    output_zp: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input: ValueLike, input_zp: ValueLike, output_zp: ValueLike, kernel: Elements, stride: Elements, pad: Elements, acc_type: WordLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TosaBitwiseAndOp(Op):
    """`spirv.Tosa.BitwiseAnd`."""

    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, input2: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TosaBitwiseNotOp(Op):
    """`spirv.Tosa.BitwiseNot`."""

    input1: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, input1: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TosaBitwiseOrOp(Op):
    """`spirv.Tosa.BitwiseOr`."""

    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, input2: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TosaBitwiseXorOp(Op):
    """`spirv.Tosa.BitwiseXor`."""

    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, input2: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TosaCastOp(Op):
    """`spirv.Tosa.Cast`."""

    input: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TosaCeilOp(Op):
    """`spirv.Tosa.Ceil`."""

    input1: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, input1: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TosaClampOp(Op):
    """`spirv.Tosa.Clamp`."""

    min_val: Attribute
    max_val: Attribute
    nan_mode: TosaExtNaNPropagationModeTypeAttr
    input: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, input: ValueLike, min_val: AnyLike, max_val: AnyLike, nan_mode: WordLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TosaClzOp(Op):
    """`spirv.Tosa.Clz`."""

    input1: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, input1: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TosaConcatOp(Op):
    """`spirv.Tosa.Concat`."""

    axis: IntegerAttr
    input1: Values
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValuesLike, axis: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TosaConv2DOp(Op):
    """`spirv.Tosa.Conv2D`."""

    pad: DenseElementsAttr
    stride: DenseElementsAttr
    dilation: DenseElementsAttr
    acc_type: TosaExtAccTypeAttr
    local_bound: IntegerAttr
    input: Value
    weight: Value
    bias: Value
    input_zp: Value
    weight_zp: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input: ValueLike, weight: ValueLike, bias: ValueLike, input_zp: ValueLike, weight_zp: ValueLike, pad: Elements, stride: Elements, dilation: Elements, acc_type: WordLike, local_bound: BoolLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TosaConv3DOp(Op):
    """`spirv.Tosa.Conv3D`."""

    pad: DenseElementsAttr
    stride: DenseElementsAttr
    dilation: DenseElementsAttr
    acc_type: TosaExtAccTypeAttr
    local_bound: IntegerAttr
    input: Value
    weight: Value
    bias: Value
    input_zp: Value
    weight_zp: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input: ValueLike, weight: ValueLike, bias: ValueLike, input_zp: ValueLike, weight_zp: ValueLike, pad: Elements, stride: Elements, dilation: Elements, acc_type: WordLike, local_bound: BoolLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TosaCosOp(Op):
    """`spirv.Tosa.Cos`."""

    input1: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, input1: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TosaDepthwiseConv2DOp(Op):
    """`spirv.Tosa.DepthwiseConv2D`."""

    pad: DenseElementsAttr
    stride: DenseElementsAttr
    dilation: DenseElementsAttr
    acc_type: TosaExtAccTypeAttr
    local_bound: IntegerAttr
    input: Value
    weight: Value
    bias: Value
    input_zp: Value
    weight_zp: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input: ValueLike, weight: ValueLike, bias: ValueLike, input_zp: ValueLike, weight_zp: ValueLike, pad: Elements, stride: Elements, dilation: Elements, acc_type: WordLike, local_bound: BoolLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TosaEqualOp(Op):
    """`spirv.Tosa.Equal`."""

    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, input2: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TosaErfOp(Op):
    """`spirv.Tosa.Erf`."""

    input: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, input: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TosaExpOp(Op):
    """`spirv.Tosa.Exp`."""

    input1: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, input1: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TosaFFT2DOp(Op):
    """`spirv.Tosa.FFT2D`."""

    inverse: IntegerAttr
    local_bound: IntegerAttr
    input_real: Value
    input_imag: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input_real: ValueLike, input_imag: ValueLike, inverse: BoolLike, local_bound: BoolLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TosaFloorOp(Op):
    """`spirv.Tosa.Floor`."""

    input1: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, input1: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TosaGatherOp(Op):
    """`spirv.Tosa.Gather`."""

    values: Value
    indices: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, values: ValueLike, indices: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TosaGreaterEqualOp(Op):
    """`spirv.Tosa.GreaterEqual`."""

    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, input2: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TosaGreaterOp(Op):
    """`spirv.Tosa.Greater`."""

    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, input2: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TosaIntDivOp(Op):
    """`spirv.Tosa.IntDiv`."""

    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, input2: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TosaLogOp(Op):
    """`spirv.Tosa.Log`."""

    input1: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, input1: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TosaLogicalAndOp(Op):
    """`spirv.Tosa.LogicalAnd`."""

    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, input2: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TosaLogicalLeftShiftOp(Op):
    """`spirv.Tosa.LogicalLeftShift`."""

    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, input2: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TosaLogicalNotOp(Op):
    """`spirv.Tosa.LogicalNot`."""

    input1: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, input1: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TosaLogicalOrOp(Op):
    """`spirv.Tosa.LogicalOr`."""

    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, input2: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TosaLogicalRightShiftOp(Op):
    """`spirv.Tosa.LogicalRightShift`."""

    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, input2: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TosaLogicalXorOp(Op):
    """`spirv.Tosa.LogicalXor`."""

    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, input2: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TosaMatMulOp(Op):
    """`spirv.Tosa.MatMul`."""

    a: Value
    b: Value
    a_zp: Value
    b_zp: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, a: ValueLike, b: ValueLike, a_zp: ValueLike, b_zp: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TosaMaxPool2DOp(Op):
    """`spirv.Tosa.MaxPool2D`."""

    kernel: DenseElementsAttr
    stride: DenseElementsAttr
    pad: DenseElementsAttr
    nan_mode: TosaExtNaNPropagationModeTypeAttr
    input: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input: ValueLike, kernel: Elements, stride: Elements, pad: Elements, nan_mode: WordLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TosaMaximumOp(Op):
    """`spirv.Tosa.Maximum`."""

    nan_mode: TosaExtNaNPropagationModeTypeAttr
    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, input2: ValueLike, nan_mode: WordLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TosaMinimumOp(Op):
    """`spirv.Tosa.Minimum`."""

    nan_mode: TosaExtNaNPropagationModeTypeAttr
    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, input2: ValueLike, nan_mode: WordLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TosaMulOp(Op):
    """`spirv.Tosa.Mul`."""

    input1: Value
    input2: Value
    shift: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, input2: ValueLike, shift: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TosaNegateOp(Op):
    """`spirv.Tosa.Negate`."""

    input1: Value
    input1_zp: Value
    output_zp: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, input1: ValueLike, input1_zp: ValueLike, output_zp: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TosaPadOp(Op):
    """`spirv.Tosa.Pad`."""

    input1: Value
    padding: Value
    pad_const: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, padding: ValueLike, pad_const: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TosaPowOp(Op):
    """`spirv.Tosa.Pow`."""

    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, input2: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TosaRFFT2DOp(Op):
    """`spirv.Tosa.RFFT2D`."""

    local_bound: IntegerAttr
    input_real: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input_real: ValueLike, local_bound: BoolLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TosaReciprocalOp(Op):
    """`spirv.Tosa.Reciprocal`."""

    input1: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, input1: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TosaReduceAllOp(Op):
    """`spirv.Tosa.ReduceAll`."""

    axis: IntegerAttr
    input: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input: ValueLike, axis: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TosaReduceAnyOp(Op):
    """`spirv.Tosa.ReduceAny`."""

    axis: IntegerAttr
    input: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input: ValueLike, axis: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TosaReduceMaxOp(Op):
    """`spirv.Tosa.ReduceMax`."""

    axis: IntegerAttr
    nan_mode: TosaExtNaNPropagationModeTypeAttr
    input: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input: ValueLike, axis: IntLike, nan_mode: WordLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TosaReduceMinOp(Op):
    """`spirv.Tosa.ReduceMin`."""

    axis: IntegerAttr
    nan_mode: TosaExtNaNPropagationModeTypeAttr
    input: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input: ValueLike, axis: IntLike, nan_mode: WordLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TosaReduceProductOp(Op):
    """`spirv.Tosa.ReduceProduct`."""

    axis: IntegerAttr
    input: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input: ValueLike, axis: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TosaReduceSumOp(Op):
    """`spirv.Tosa.ReduceSum`."""

    axis: IntegerAttr
    input: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input: ValueLike, axis: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TosaRescaleOp(Op):
    """`spirv.Tosa.Rescale`."""

    scale32: IntegerAttr
    rounding_mode: TosaExtRoundingModeTypeAttr
    per_channel: IntegerAttr
    input_unsigned: IntegerAttr
    output_unsigned: IntegerAttr
    input: Value
    multiplier: Value
    shift: Value
    input_zp: Value
    output_zp: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input: ValueLike, multiplier: ValueLike, shift: ValueLike, input_zp: ValueLike, output_zp: ValueLike, scale32: BoolLike, rounding_mode: WordLike, per_channel: BoolLike, input_unsigned: BoolLike, output_unsigned: BoolLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TosaReshapeOp(Op):
    """`spirv.Tosa.Reshape`."""

    input1: Value
    shape: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, shape: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TosaResizeOp(Op):
    """`spirv.Tosa.Resize`."""

    mode: TosaExtResizeModeTypeAttr
    input: Value
    scale: Value
    offset: Value
    border: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input: ValueLike, scale: ValueLike, offset: ValueLike, border: ValueLike, mode: WordLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TosaReverseOp(Op):
    """`spirv.Tosa.Reverse`."""

    axis: IntegerAttr
    input1: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, input1: ValueLike, axis: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TosaRsqrtOp(Op):
    """`spirv.Tosa.Rsqrt`."""

    input1: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, input1: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TosaScatterOp(Op):
    """`spirv.Tosa.Scatter`."""

    values_in: Value
    indices: Value
    input: Value
    @property
    def values_out(self) -> OpResult: ...
    def __init__(self, values_in: ValueLike, indices: ValueLike, input: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TosaSelectOp(_TosaSelectOp):
    """Selects elements of two tensors by a tensor of booleans."""

    condition: Value
    true_value: Value
    false_value: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, condition: ValueLike, true_value: ValueLike, false_value: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TosaSigmoidOp(Op):
    """`spirv.Tosa.Sigmoid`."""

    input: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, input: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TosaSinOp(Op):
    """`spirv.Tosa.Sin`."""

    input1: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, input1: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TosaSliceOp(Op):
    """`spirv.Tosa.Slice`."""

    input1: Value
    start: Value
    size: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, start: ValueLike, size: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TosaSubOp(Op):
    """`spirv.Tosa.Sub`."""

    input1: Value
    input2: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, input2: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TosaTableOp(Op):
    """`spirv.Tosa.Table`."""

    input1: Value
    table: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, table: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TosaTanhOp(Op):
    """`spirv.Tosa.Tanh`."""

    input: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, input: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TosaTileOp(Op):
    """`spirv.Tosa.Tile`."""

    input1: Value
    multiples: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, multiples: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TosaTransposeConv2DOp(Op):
    """`spirv.Tosa.TransposeConv2D`."""

    out_pad: DenseElementsAttr
    stride: DenseElementsAttr
    acc_type: TosaExtAccTypeAttr
    local_bound: IntegerAttr
    input: Value
    weight: Value
    bias: Value
    input_zp: Value
    weight_zp: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input: ValueLike, weight: ValueLike, bias: ValueLike, input_zp: ValueLike, weight_zp: ValueLike, out_pad: Elements, stride: Elements, acc_type: WordLike, local_bound: BoolLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TosaTransposeOp(Op):
    """`spirv.Tosa.Transpose`."""

    perms: DenseElementsAttr
    input1: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input1: ValueLike, perms: Elements, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TransposeOp(Op):
    """`spirv.Transpose`."""

    matrix: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, matrix: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class UConvertOp(Op):
    """`spirv.UConvert`."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, operand: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class UDivOp(Op):
    """`spirv.UDiv`."""

    operand1: Value
    operand2: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand1: ValueLike, operand2: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class UDotAccSatOp(Op):
    """`spirv.UDotAccSat`."""

    format: PackedVectorFormatAttr | None
    vector1: Value
    vector2: Value
    accumulator: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, vector1: ValueLike, vector2: ValueLike, accumulator: ValueLike, *, format: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class UDotOp(Op):
    """`spirv.UDot`."""

    format: PackedVectorFormatAttr | None
    vector1: Value
    vector2: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, vector1: ValueLike, vector2: ValueLike, *, format: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class UGreaterThanEqualOp(Op):
    """`spirv.UGreaterThanEqual`."""

    operand1: Value
    operand2: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand1: ValueLike, operand2: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class UGreaterThanOp(Op):
    """`spirv.UGreaterThan`."""

    operand1: Value
    operand2: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand1: ValueLike, operand2: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ULessThanEqualOp(Op):
    """`spirv.ULessThanEqual`."""

    operand1: Value
    operand2: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand1: ValueLike, operand2: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ULessThanOp(Op):
    """`spirv.ULessThan`."""

    operand1: Value
    operand2: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand1: ValueLike, operand2: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class UModOp(Op):
    """`spirv.UMod`."""

    operand1: Value
    operand2: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand1: ValueLike, operand2: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class UMulExtendedOp(_UMulExtendedOp):
    """Multiplies unsigned integers and returns low and high half."""

    operand1: Value
    operand2: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, operand1: ValueLike, operand2: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class UndefOp(Op):
    """`spirv.Undef`."""

    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class UnorderedOp(Op):
    """`spirv.Unordered`."""

    operand1: Value
    operand2: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand1: ValueLike, operand2: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class UnreachableOp(_UnreachableOp):
    """Terminates a block that is never reached."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VariableOp(_VariableOp):
    """Allocates a function variable."""

    storage_class: StorageClassAttr
    def __init__(self, pointer: Type, storage_class: WordLike, *, initializer: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VectorExtractDynamicOp(Op):
    """`spirv.VectorExtractDynamic`."""

    vector: Value
    index: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, vector: ValueLike, index: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VectorInsertDynamicOp(Op):
    """`spirv.VectorInsertDynamic`."""

    vector: Value
    component: Value
    index: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, vector: ValueLike, component: ValueLike, index: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VectorShuffleOp(_VectorShuffleOp):
    """Selects elements of two vectors by a static mask."""

    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, vector1: ValueLike, vector2: ValueLike, components: ItemsLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VectorTimesMatrixOp(Op):
    """`spirv.VectorTimesMatrix`."""

    vector: Value
    matrix: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, vector: ValueLike, matrix: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VectorTimesScalarOp(_VectorTimesScalarOp):
    """Multiplies a vector by a scalar."""

    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, vector: ValueLike, scalar: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class YieldOp(Op):
    """`spirv.mlir.yield`."""

    operand: Value
    def __init__(self, operand: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...
