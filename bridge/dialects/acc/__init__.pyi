"""The acc dialect: OpenACC constructs and their clauses."""

from bridge.dialects.acc.constructs import DataBoundsOp as _DataBoundsOp, DataOp as _DataOp, DeclareEnterOp as _DeclareEnterOp, DeclareExitOp as _DeclareExitOp, DeclareOp as _DeclareOp, EnterDataOp as _EnterDataOp, ExitDataOp as _ExitDataOp, HostDataOp as _HostDataOp, InitOp as _InitOp, KernelsOp as _KernelsOp, ParallelOp as _ParallelOp, RoutineOp as _RoutineOp, SerialOp as _SerialOp, SetOp as _SetOp, ShutdownOp as _ShutdownOp, UpdateOp as _UpdateOp, WaitOp as _WaitOp
from bridge.dialects.acc.entries import EntryOp
from bridge.dialects.acc.kernels import ComputeRegionOp as _ComputeRegionOp, GPUSharedMemoryOp as _GPUSharedMemoryOp, KernelEnvironmentOp as _KernelEnvironmentOp, PredicateRegionOp as _PredicateRegionOp, ReductionAccumulateArrayOp as _ReductionAccumulateArrayOp, ReductionAccumulateOp as _ReductionAccumulateOp, ReductionCombineRegionOp as _ReductionCombineRegionOp, ReductionInitOp as _ReductionInitOp
from bridge.dialects.acc.loop_rules import LoopOp as _LoopOp
from bridge.dialects.acc.recipes import AtomicCaptureOp as _AtomicCaptureOp, AtomicReadOp as _AtomicReadOp, AtomicUpdateOp as _AtomicUpdateOp, AtomicWriteOp as _AtomicWriteOp, FirstprivateRecipeOp as _FirstprivateRecipeOp, PrivateRecipeOp as _PrivateRecipeOp, ReductionRecipeOp as _ReductionRecipeOp
from bridge.ir.attributes import ArrayAttr, DenseArrayAttr, IntegerAttr, StringAttr, SymbolRefAttr, TypeAttr, UnitAttr
from bridge.ir.locations import Location
from bridge.ir.types import Type
from bridge.ir.values import AnyLocation
from bridge.ods.dialect import Dialect
from bridge.ods.nodes import DefinedAttr, DefinedType
from bridge.op.base import Op, OpResult, Region, Value, Values
from bridge.op.hints import AnyLike, BoolLike, FlagLike, IntLike, IntsLike, ItemsLike, RegionLike, StrLike, SymbolLike, TypeLike, TypesLike, ValueLike, ValuesLike, WordLike
from collections.abc import Mapping
from typing import Any

DIALECT: Dialect

class ClauseDefaultValueAttr(DefinedAttr):
    """`#acc.defaultvalue`."""

    value: str

class CombinedConstructsTypeAttr(DefinedAttr):
    """`#acc.combined_constructs`."""

    value: str

class ConstructAttr(DefinedAttr):
    """`#acc.construct`."""

    value: str

class DataBoundsType(DefinedType):
    """`!acc.data_bounds_ty`."""


class DataClauseAttr(DefinedAttr):
    """`#acc.data_clause`."""

    value: str

class DataClauseModifierAttr(DefinedAttr):
    """`#acc.data_clause_modifier`."""

    value: str

class DeclareActionAttr(DefinedAttr):
    """`#acc.declare_action`."""

    pre_alloc: SymbolRefAttr | None = ...
    post_alloc: SymbolRefAttr | None = ...
    pre_dealloc: SymbolRefAttr | None = ...
    post_dealloc: SymbolRefAttr | None = ...

class DeclareAttr(DefinedAttr):
    """`#acc.declare`."""

    data_clause: DataClauseAttr
    implicit: bool = ...

class DeclareTokenType(DefinedType):
    """`!acc.declare_token`."""


class DeviceTypeAttr(DefinedAttr):
    """`#acc.device_type`."""

    value: str

class GPUParallelDimAttr(DefinedAttr):
    """`#acc.par_dim`."""

    value: Any

class GPUParallelDimsAttr(DefinedAttr):
    """`#acc.par_dims`."""

    array: Any

class GangArgTypeAttr(DefinedAttr):
    """`#acc.gang_arg_type`."""

    value: str

class LoopLocAttr(DefinedAttr):
    """`#acc.loop_loc`."""

    directive: Location | None
    loops: tuple[Location, ...]

class ParLevelAttr(DefinedAttr):
    """`#acc.par_level`."""

    value: str

class PrivateType(DefinedType):
    """`!acc.private_type`."""

    base_ty: Type

class RecipeKindAttr(DefinedAttr):
    """`#acc.recipe_kind`."""

    value: str

class ReductionOperatorAttr(DefinedAttr):
    """`#acc.reduction_operator`."""

    value: str

class RoutineInfoAttr(DefinedAttr):
    """`#acc.routine_info`."""

    acc_routines: tuple[SymbolRefAttr, ...]

class SpecializedRoutineAttr(DefinedAttr):
    """`#acc.specialized_routine`."""

    routine: SymbolRefAttr
    level: ParLevelAttr
    func_name: StringAttr

class VarNameAttr(DefinedAttr):
    """`#acc.var_name`."""

    name: str

class AtomicCaptureOp(_AtomicCaptureOp):
    """An atomic update with a capture of the value before or after it."""

    if_cond: Value | None
    @property
    def region(self) -> Region: ...
    def __init__(self, *, if_cond: ValueLike | None = None, region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AtomicReadOp(_AtomicReadOp):
    """Atomic read, `v = x`."""

    element_type: TypeAttr
    if_cond: Value | None
    def __init__(self, x: ValueLike, v: ValueLike, element_type: TypeLike, *, if_cond: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AtomicUpdateOp(_AtomicUpdateOp):
    """Atomic update, `x = f(x)`."""

    if_cond: Value | None
    @property
    def region(self) -> Region: ...
    def __init__(self, x: ValueLike, *, if_cond: ValueLike | None = None, region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AtomicWriteOp(_AtomicWriteOp):
    """Atomic write, `x = expr`."""

    if_cond: Value | None
    def __init__(self, x: ValueLike, expr: ValueLike, *, if_cond: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AttachOp(EntryOp):
    """`acc.attach`."""

    var_type: TypeAttr
    async_operands_device_type: ArrayAttr | None
    async_only: ArrayAttr | None
    structured: IntegerAttr
    name_: StringAttr | None
    recipe: SymbolRefAttr | None
    var: Value
    var_ptr_ptr: Value | None
    bounds: Values
    async_operands: Values
    @property
    def acc_var(self) -> OpResult: ...
    def __init__(self, acc_var: Type, var: ValueLike, var_type: TypeLike, bounds: ValuesLike = ..., async_operands: ValuesLike = ..., *, var_ptr_ptr: ValueLike | None = None, async_operands_device_type: ItemsLike | None = None, async_only: ItemsLike | None = None, data_clause: WordLike | None = None, structured: BoolLike | None = None, implicit: BoolLike | None = None, modifiers: WordLike | None = None, name: StrLike | None = None, recipe: SymbolLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CacheOp(EntryOp):
    """`acc.cache`."""

    var_type: TypeAttr
    async_operands_device_type: ArrayAttr | None
    async_only: ArrayAttr | None
    structured: IntegerAttr
    name_: StringAttr | None
    recipe: SymbolRefAttr | None
    var: Value
    var_ptr_ptr: Value | None
    bounds: Values
    async_operands: Values
    @property
    def acc_var(self) -> OpResult: ...
    def __init__(self, acc_var: Type, var: ValueLike, var_type: TypeLike, bounds: ValuesLike = ..., async_operands: ValuesLike = ..., *, var_ptr_ptr: ValueLike | None = None, async_operands_device_type: ItemsLike | None = None, async_only: ItemsLike | None = None, data_clause: WordLike | None = None, structured: BoolLike | None = None, implicit: BoolLike | None = None, modifiers: WordLike | None = None, name: StrLike | None = None, recipe: SymbolLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ComputeRegionOp(_ComputeRegionOp):
    """The body of a kernel, with its launch dimensions."""

    origin: StringAttr
    kernel_func_name: SymbolRefAttr | None
    kernel_module_name: SymbolRefAttr | None
    def __init__(self, results: TypesLike, launch_args: ValuesLike, input_args: ValuesLike, origin: StrLike, *, stream: ValueLike | None = None, kernel_func_name: SymbolLike | None = None, kernel_module_name: SymbolLike | None = None, region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CopyinOp(EntryOp):
    """`acc.copyin`."""

    var_type: TypeAttr
    async_operands_device_type: ArrayAttr | None
    async_only: ArrayAttr | None
    structured: IntegerAttr
    name_: StringAttr | None
    recipe: SymbolRefAttr | None
    var: Value
    var_ptr_ptr: Value | None
    bounds: Values
    async_operands: Values
    @property
    def acc_var(self) -> OpResult: ...
    def __init__(self, acc_var: Type, var: ValueLike, var_type: TypeLike, bounds: ValuesLike = ..., async_operands: ValuesLike = ..., *, var_ptr_ptr: ValueLike | None = None, async_operands_device_type: ItemsLike | None = None, async_only: ItemsLike | None = None, data_clause: WordLike | None = None, structured: BoolLike | None = None, implicit: BoolLike | None = None, modifiers: WordLike | None = None, name: StrLike | None = None, recipe: SymbolLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CopyoutOp(EntryOp):
    """`acc.copyout`."""

    var_type: TypeAttr
    async_operands_device_type: ArrayAttr | None
    async_only: ArrayAttr | None
    structured: IntegerAttr
    name_: StringAttr | None
    acc_var: Value
    var: Value
    bounds: Values
    async_operands: Values
    def __init__(self, acc_var: ValueLike, var: ValueLike, var_type: TypeLike, bounds: ValuesLike = ..., async_operands: ValuesLike = ..., *, async_operands_device_type: ItemsLike | None = None, async_only: ItemsLike | None = None, data_clause: WordLike | None = None, structured: BoolLike | None = None, implicit: BoolLike | None = None, modifiers: WordLike | None = None, name: StrLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CreateOp(EntryOp):
    """`acc.create`."""

    var_type: TypeAttr
    async_operands_device_type: ArrayAttr | None
    async_only: ArrayAttr | None
    structured: IntegerAttr
    name_: StringAttr | None
    recipe: SymbolRefAttr | None
    var: Value
    var_ptr_ptr: Value | None
    bounds: Values
    async_operands: Values
    @property
    def acc_var(self) -> OpResult: ...
    def __init__(self, acc_var: Type, var: ValueLike, var_type: TypeLike, bounds: ValuesLike = ..., async_operands: ValuesLike = ..., *, var_ptr_ptr: ValueLike | None = None, async_operands_device_type: ItemsLike | None = None, async_only: ItemsLike | None = None, data_clause: WordLike | None = None, structured: BoolLike | None = None, implicit: BoolLike | None = None, modifiers: WordLike | None = None, name: StrLike | None = None, recipe: SymbolLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DataBoundsOp(_DataBoundsOp):
    """The bounds of an array section."""

    stride_in_bytes: IntegerAttr
    lowerbound: Value | None
    stride: Value | None
    start_idx: Value | None
    @property
    def result(self) -> OpResult: ...
    def __init__(self, *, lowerbound: ValueLike | None = None, upperbound: ValueLike | None = None, extent: ValueLike | None = None, stride: ValueLike | None = None, stride_in_bytes: BoolLike | None = None, start_idx: ValueLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DataOp(_DataOp):
    """A region with data on a device."""

    async_operands_device_type: ArrayAttr | None
    async_only: ArrayAttr | None
    wait_operands_segments: DenseArrayAttr | None
    wait_operands_device_type: ArrayAttr | None
    has_wait_devnum: ArrayAttr | None
    wait_only: ArrayAttr | None
    if_cond: Value | None
    async_operands: Values
    wait_operands: Values
    data_clause_operands: Values
    @property
    def region(self) -> Region: ...
    def __init__(self, async_operands: ValuesLike = ..., wait_operands: ValuesLike = ..., data_clause_operands: ValuesLike = ..., *, if_cond: ValueLike | None = None, async_operands_device_type: ItemsLike | None = None, async_only: ItemsLike | None = None, wait_operands_segments: IntsLike | None = None, wait_operands_device_type: ItemsLike | None = None, has_wait_devnum: ItemsLike | None = None, wait_only: ItemsLike | None = None, default_attr: WordLike | None = None, region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DeclareDeviceResidentOp(EntryOp):
    """`acc.declare_device_resident`."""

    var_type: TypeAttr
    async_operands_device_type: ArrayAttr | None
    async_only: ArrayAttr | None
    structured: IntegerAttr
    name_: StringAttr | None
    recipe: SymbolRefAttr | None
    var: Value
    var_ptr_ptr: Value | None
    bounds: Values
    async_operands: Values
    @property
    def acc_var(self) -> OpResult: ...
    def __init__(self, acc_var: Type, var: ValueLike, var_type: TypeLike, bounds: ValuesLike = ..., async_operands: ValuesLike = ..., *, var_ptr_ptr: ValueLike | None = None, async_operands_device_type: ItemsLike | None = None, async_only: ItemsLike | None = None, data_clause: WordLike | None = None, structured: BoolLike | None = None, implicit: BoolLike | None = None, modifiers: WordLike | None = None, name: StrLike | None = None, recipe: SymbolLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DeclareEnterOp(_DeclareEnterOp):
    """Starts the lifetime of declared data on a device."""

    @property
    def token(self) -> OpResult: ...
    def __init__(self, data_clause_operands: ValuesLike = ..., *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DeclareExitOp(_DeclareExitOp):
    """Ends the lifetime of declared data on a device."""

    def __init__(self, data_clause_operands: ValuesLike = ..., *, token: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DeclareLinkOp(EntryOp):
    """`acc.declare_link`."""

    var_type: TypeAttr
    async_operands_device_type: ArrayAttr | None
    async_only: ArrayAttr | None
    structured: IntegerAttr
    name_: StringAttr | None
    recipe: SymbolRefAttr | None
    var: Value
    var_ptr_ptr: Value | None
    bounds: Values
    async_operands: Values
    @property
    def acc_var(self) -> OpResult: ...
    def __init__(self, acc_var: Type, var: ValueLike, var_type: TypeLike, bounds: ValuesLike = ..., async_operands: ValuesLike = ..., *, var_ptr_ptr: ValueLike | None = None, async_operands_device_type: ItemsLike | None = None, async_only: ItemsLike | None = None, data_clause: WordLike | None = None, structured: BoolLike | None = None, implicit: BoolLike | None = None, modifiers: WordLike | None = None, name: StrLike | None = None, recipe: SymbolLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DeclareOp(_DeclareOp):
    """A region with declared data on a device."""

    @property
    def region(self) -> Region: ...
    def __init__(self, data_clause_operands: ValuesLike = ..., *, region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DeleteOp(EntryOp):
    """`acc.delete`."""

    async_operands_device_type: ArrayAttr | None
    async_only: ArrayAttr | None
    structured: IntegerAttr
    name_: StringAttr | None
    acc_var: Value
    bounds: Values
    async_operands: Values
    def __init__(self, acc_var: ValueLike, bounds: ValuesLike = ..., async_operands: ValuesLike = ..., *, async_operands_device_type: ItemsLike | None = None, async_only: ItemsLike | None = None, data_clause: WordLike | None = None, structured: BoolLike | None = None, implicit: BoolLike | None = None, modifiers: WordLike | None = None, name: StrLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DetachOp(EntryOp):
    """`acc.detach`."""

    async_operands_device_type: ArrayAttr | None
    async_only: ArrayAttr | None
    structured: IntegerAttr
    name_: StringAttr | None
    acc_var: Value
    bounds: Values
    async_operands: Values
    def __init__(self, acc_var: ValueLike, bounds: ValuesLike = ..., async_operands: ValuesLike = ..., *, async_operands_device_type: ItemsLike | None = None, async_only: ItemsLike | None = None, data_clause: WordLike | None = None, structured: BoolLike | None = None, implicit: BoolLike | None = None, modifiers: WordLike | None = None, name: StrLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DevicePtrOp(EntryOp):
    """`acc.deviceptr`."""

    var_type: TypeAttr
    async_operands_device_type: ArrayAttr | None
    async_only: ArrayAttr | None
    structured: IntegerAttr
    name_: StringAttr | None
    recipe: SymbolRefAttr | None
    var: Value
    var_ptr_ptr: Value | None
    bounds: Values
    async_operands: Values
    @property
    def acc_var(self) -> OpResult: ...
    def __init__(self, acc_var: Type, var: ValueLike, var_type: TypeLike, bounds: ValuesLike = ..., async_operands: ValuesLike = ..., *, var_ptr_ptr: ValueLike | None = None, async_operands_device_type: ItemsLike | None = None, async_only: ItemsLike | None = None, data_clause: WordLike | None = None, structured: BoolLike | None = None, implicit: BoolLike | None = None, modifiers: WordLike | None = None, name: StrLike | None = None, recipe: SymbolLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class EnterDataOp(_EnterDataOp):
    """Creates data on a device."""

    wait: UnitAttr | None
    if_cond: Value | None
    def __init__(self, wait_operands: ValuesLike = ..., data_clause_operands: ValuesLike = ..., *, if_cond: ValueLike | None = None, async_operand: ValueLike | None = None, async_: FlagLike | None = None, wait_devnum: ValueLike | None = None, wait: FlagLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ExitDataOp(_ExitDataOp):
    """Removes data from a device."""

    wait: UnitAttr | None
    finalize: UnitAttr | None
    if_cond: Value | None
    def __init__(self, wait_operands: ValuesLike = ..., data_clause_operands: ValuesLike = ..., *, if_cond: ValueLike | None = None, async_operand: ValueLike | None = None, async_: FlagLike | None = None, wait_devnum: ValueLike | None = None, wait: FlagLike | None = None, finalize: FlagLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FirstprivateMapInitialOp(EntryOp):
    """`acc.firstprivate_map`."""

    var_type: TypeAttr
    async_operands_device_type: ArrayAttr | None
    async_only: ArrayAttr | None
    structured: IntegerAttr
    name_: StringAttr | None
    recipe: SymbolRefAttr | None
    var: Value
    var_ptr_ptr: Value | None
    bounds: Values
    async_operands: Values
    @property
    def acc_var(self) -> OpResult: ...
    def __init__(self, acc_var: Type, var: ValueLike, var_type: TypeLike, bounds: ValuesLike = ..., async_operands: ValuesLike = ..., *, var_ptr_ptr: ValueLike | None = None, async_operands_device_type: ItemsLike | None = None, async_only: ItemsLike | None = None, data_clause: WordLike | None = None, structured: BoolLike | None = None, implicit: BoolLike | None = None, modifiers: WordLike | None = None, name: StrLike | None = None, recipe: SymbolLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FirstprivateOp(EntryOp):
    """`acc.firstprivate`."""

    var_type: TypeAttr
    async_operands_device_type: ArrayAttr | None
    async_only: ArrayAttr | None
    structured: IntegerAttr
    name_: StringAttr | None
    recipe: SymbolRefAttr | None
    var: Value
    var_ptr_ptr: Value | None
    bounds: Values
    async_operands: Values
    @property
    def acc_var(self) -> OpResult: ...
    def __init__(self, acc_var: Type, var: ValueLike, var_type: TypeLike, bounds: ValuesLike = ..., async_operands: ValuesLike = ..., *, var_ptr_ptr: ValueLike | None = None, async_operands_device_type: ItemsLike | None = None, async_only: ItemsLike | None = None, data_clause: WordLike | None = None, structured: BoolLike | None = None, implicit: BoolLike | None = None, modifiers: WordLike | None = None, name: StrLike | None = None, recipe: SymbolLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FirstprivateRecipeOp(_FirstprivateRecipeOp):
    """A recipe for privatizing and copying a value."""

    sym_name: StringAttr
    type: TypeAttr
    def __init__(self, sym_name: StrLike, type: TypeLike, *, init_region: RegionLike | None = None, copy_region: RegionLike | None = None, destroy_region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GPUSharedMemoryOp(_GPUSharedMemoryOp):
    """Allocates memory shared by the threads of a block."""

    num_copies: IntegerAttr
    static_upper_bound_bytes: IntegerAttr
    dynamic_shared_memory_scaling_bytes: IntegerAttr | None
    dynamic_shared_memory_fixed_bytes: IntegerAttr | None
    dynamic_sizes: Values
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, dynamic_sizes: ValuesLike, num_copies: IntLike, static_upper_bound_bytes: IntLike, *, dynamic_shared_memory_scaling_bytes: IntLike | None = None, dynamic_shared_memory_fixed_bytes: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GetDevicePtrOp(Op):
    """`acc.getdeviceptr`."""

    var_type: TypeAttr
    async_operands_device_type: ArrayAttr | None
    async_only: ArrayAttr | None
    data_clause: DataClauseAttr
    structured: IntegerAttr
    implicit: IntegerAttr
    modifiers: DataClauseModifierAttr
    name_: StringAttr | None
    recipe: SymbolRefAttr | None
    var: Value
    var_ptr_ptr: Value | None
    bounds: Values
    async_operands: Values
    @property
    def acc_var(self) -> OpResult: ...
    def __init__(self, acc_var: Type, var: ValueLike, var_type: TypeLike, bounds: ValuesLike = ..., async_operands: ValuesLike = ..., *, var_ptr_ptr: ValueLike | None = None, async_operands_device_type: ItemsLike | None = None, async_only: ItemsLike | None = None, data_clause: WordLike | None = None, structured: BoolLike | None = None, implicit: BoolLike | None = None, modifiers: WordLike | None = None, name: StrLike | None = None, recipe: SymbolLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GetExtentOp(Op):
    """`acc.get_extent`."""

    bounds: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, bounds: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GetLowerboundOp(Op):
    """`acc.get_lowerbound`."""

    bounds: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, bounds: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GetStrideOp(Op):
    """`acc.get_stride`."""

    bounds: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, bounds: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GetUpperboundOp(Op):
    """`acc.get_upperbound`."""

    bounds: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, bounds: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GlobalConstructorOp(Op):
    """`acc.global_ctor`."""

    sym_name: StringAttr
    @property
    def region(self) -> Region: ...
    def __init__(self, sym_name: StrLike, *, region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GlobalDestructorOp(Op):
    """`acc.global_dtor`."""

    sym_name: StringAttr
    @property
    def region(self) -> Region: ...
    def __init__(self, sym_name: StrLike, *, region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class HostDataOp(_HostDataOp):
    """A region in which the host uses device addresses."""

    if_present: UnitAttr | None
    if_cond: Value | None
    @property
    def region(self) -> Region: ...
    def __init__(self, data_clause_operands: ValuesLike = ..., *, if_cond: ValueLike | None = None, if_present: FlagLike | None = None, region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class InitOp(_InitOp):
    """Initializes the runtime for devices."""

    device_types: ArrayAttr | None
    device_num: Value | None
    if_cond: Value | None
    def __init__(self, *, device_types: ItemsLike | None = None, device_num: ValueLike | None = None, if_cond: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class KernelEnvironmentOp(_KernelEnvironmentOp):
    """The environment of a kernel: data and wait clauses."""

    data_clause_operands: Values
    @property
    def region(self) -> Region: ...
    def __init__(self, data_clause_operands: ValuesLike = ..., wait_operands: ValuesLike = ..., *, async_only: FlagLike | None = None, wait_only: FlagLike | None = None, async_operand: ValueLike | None = None, wait_devnum: ValueLike | None = None, region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class KernelsOp(_KernelsOp):
    """A compute construct that the compiler splits into kernels."""

    async_operands_device_type: ArrayAttr | None
    async_only: ArrayAttr | None
    wait_operands_segments: DenseArrayAttr | None
    wait_operands_device_type: ArrayAttr | None
    has_wait_devnum: ArrayAttr | None
    wait_only: ArrayAttr | None
    num_gangs_segments: DenseArrayAttr | None
    num_gangs_device_type: ArrayAttr | None
    num_workers_device_type: ArrayAttr | None
    vector_length_device_type: ArrayAttr | None
    self_attr: UnitAttr | None
    default_attr: ClauseDefaultValueAttr | None
    combined: UnitAttr | None
    wait_operands: Values
    if_cond: Value | None
    self_cond: Value | None
    reduction_operands: Values
    private_operands: Values
    firstprivate_operands: Values
    data_clause_operands: Values
    @property
    def region(self) -> Region: ...
    def __init__(self, async_operands: ValuesLike = ..., wait_operands: ValuesLike = ..., num_gangs: ValuesLike = ..., num_workers: ValuesLike = ..., vector_length: ValuesLike = ..., reduction_operands: ValuesLike = ..., private_operands: ValuesLike = ..., firstprivate_operands: ValuesLike = ..., data_clause_operands: ValuesLike = ..., *, async_operands_device_type: ItemsLike | None = None, async_only: ItemsLike | None = None, wait_operands_segments: IntsLike | None = None, wait_operands_device_type: ItemsLike | None = None, has_wait_devnum: ItemsLike | None = None, wait_only: ItemsLike | None = None, num_gangs_segments: IntsLike | None = None, num_gangs_device_type: ItemsLike | None = None, num_workers_device_type: ItemsLike | None = None, vector_length_device_type: ItemsLike | None = None, if_cond: ValueLike | None = None, self_cond: ValueLike | None = None, self_attr: FlagLike | None = None, default_attr: WordLike | None = None, combined: FlagLike | None = None, region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LoopOp(_LoopOp):
    """A loop construct: loops that a device executes, or a container of loops."""

    inclusive_upperbound: DenseArrayAttr | None
    collapse: ArrayAttr | None
    collapse_device_type: ArrayAttr | None
    gang_operands_arg_type: ArrayAttr | None
    gang_operands_segments: DenseArrayAttr | None
    gang_operands_device_type: ArrayAttr | None
    worker_num_operands_device_type: ArrayAttr | None
    vector_operands_device_type: ArrayAttr | None
    seq: ArrayAttr | None
    independent: ArrayAttr | None
    auto_: ArrayAttr | None
    gang: ArrayAttr | None
    worker: ArrayAttr | None
    vector: ArrayAttr | None
    tile_operands_segments: DenseArrayAttr | None
    tile_operands_device_type: ArrayAttr | None
    combined: CombinedConstructsTypeAttr | None
    unstructured: UnitAttr | None
    cache_operands: Values
    private_operands: Values
    firstprivate_operands: Values
    reduction_operands: Values
    @property
    def region(self) -> Region: ...
    def __init__(self, results: TypesLike = ..., lowerbound: ValuesLike = ..., upperbound: ValuesLike = ..., step: ValuesLike = ..., gang_operands: ValuesLike = ..., worker_num_operands: ValuesLike = ..., vector_operands: ValuesLike = ..., tile_operands: ValuesLike = ..., cache_operands: ValuesLike = ..., private_operands: ValuesLike = ..., firstprivate_operands: ValuesLike = ..., reduction_operands: ValuesLike = ..., *, inclusive_upperbound: IntsLike | None = None, collapse: ItemsLike | None = None, collapse_device_type: ItemsLike | None = None, gang_operands_arg_type: ItemsLike | None = None, gang_operands_segments: IntsLike | None = None, gang_operands_device_type: ItemsLike | None = None, worker_num_operands_device_type: ItemsLike | None = None, vector_operands_device_type: ItemsLike | None = None, seq: ItemsLike | None = None, independent: ItemsLike | None = None, auto_: ItemsLike | None = None, gang: ItemsLike | None = None, worker: ItemsLike | None = None, vector: ItemsLike | None = None, tile_operands_segments: IntsLike | None = None, tile_operands_device_type: ItemsLike | None = None, combined: WordLike | None = None, unstructured: FlagLike | None = None, region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class NoCreateOp(EntryOp):
    """`acc.nocreate`."""

    var_type: TypeAttr
    async_operands_device_type: ArrayAttr | None
    async_only: ArrayAttr | None
    structured: IntegerAttr
    name_: StringAttr | None
    recipe: SymbolRefAttr | None
    var: Value
    var_ptr_ptr: Value | None
    bounds: Values
    async_operands: Values
    @property
    def acc_var(self) -> OpResult: ...
    def __init__(self, acc_var: Type, var: ValueLike, var_type: TypeLike, bounds: ValuesLike = ..., async_operands: ValuesLike = ..., *, var_ptr_ptr: ValueLike | None = None, async_operands_device_type: ItemsLike | None = None, async_only: ItemsLike | None = None, data_clause: WordLike | None = None, structured: BoolLike | None = None, implicit: BoolLike | None = None, modifiers: WordLike | None = None, name: StrLike | None = None, recipe: SymbolLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class OnDeviceOp(Op):
    """`acc.on_device`."""

    device_type: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, device_type: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ParWidthOp(Op):
    """`acc.par_width`."""

    par_dim: GPUParallelDimAttr
    launch_arg: Value | None
    @property
    def output(self) -> OpResult: ...
    def __init__(self, par_dim: AnyLike, *, launch_arg: ValueLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ParallelOp(_ParallelOp):
    """A compute construct executed by gangs of workers."""

    async_operands_device_type: ArrayAttr | None
    async_only: ArrayAttr | None
    wait_operands_segments: DenseArrayAttr | None
    wait_operands_device_type: ArrayAttr | None
    has_wait_devnum: ArrayAttr | None
    wait_only: ArrayAttr | None
    num_gangs_segments: DenseArrayAttr | None
    num_gangs_device_type: ArrayAttr | None
    num_workers_device_type: ArrayAttr | None
    vector_length_device_type: ArrayAttr | None
    self_attr: UnitAttr | None
    default_attr: ClauseDefaultValueAttr | None
    combined: UnitAttr | None
    wait_operands: Values
    if_cond: Value | None
    self_cond: Value | None
    reduction_operands: Values
    private_operands: Values
    firstprivate_operands: Values
    data_clause_operands: Values
    @property
    def region(self) -> Region: ...
    def __init__(self, async_operands: ValuesLike = ..., wait_operands: ValuesLike = ..., num_gangs: ValuesLike = ..., num_workers: ValuesLike = ..., vector_length: ValuesLike = ..., reduction_operands: ValuesLike = ..., private_operands: ValuesLike = ..., firstprivate_operands: ValuesLike = ..., data_clause_operands: ValuesLike = ..., *, async_operands_device_type: ItemsLike | None = None, async_only: ItemsLike | None = None, wait_operands_segments: IntsLike | None = None, wait_operands_device_type: ItemsLike | None = None, has_wait_devnum: ItemsLike | None = None, wait_only: ItemsLike | None = None, num_gangs_segments: IntsLike | None = None, num_gangs_device_type: ItemsLike | None = None, num_workers_device_type: ItemsLike | None = None, vector_length_device_type: ItemsLike | None = None, if_cond: ValueLike | None = None, self_cond: ValueLike | None = None, self_attr: FlagLike | None = None, default_attr: WordLike | None = None, combined: FlagLike | None = None, region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PredicateRegionOp(_PredicateRegionOp):
    """A region that only some threads of a kernel execute."""

    def __init__(self, *, region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PresentOp(EntryOp):
    """`acc.present`."""

    var_type: TypeAttr
    async_operands_device_type: ArrayAttr | None
    async_only: ArrayAttr | None
    structured: IntegerAttr
    name_: StringAttr | None
    recipe: SymbolRefAttr | None
    var: Value
    var_ptr_ptr: Value | None
    bounds: Values
    async_operands: Values
    @property
    def acc_var(self) -> OpResult: ...
    def __init__(self, acc_var: Type, var: ValueLike, var_type: TypeLike, bounds: ValuesLike = ..., async_operands: ValuesLike = ..., *, var_ptr_ptr: ValueLike | None = None, async_operands_device_type: ItemsLike | None = None, async_only: ItemsLike | None = None, data_clause: WordLike | None = None, structured: BoolLike | None = None, implicit: BoolLike | None = None, modifiers: WordLike | None = None, name: StrLike | None = None, recipe: SymbolLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PrivateLocalOp(Op):
    """`acc.private_local`."""

    privatized: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, privatized: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PrivateOp(EntryOp):
    """`acc.private`."""

    var_type: TypeAttr
    async_operands_device_type: ArrayAttr | None
    async_only: ArrayAttr | None
    structured: IntegerAttr
    name_: StringAttr | None
    recipe: SymbolRefAttr | None
    var: Value
    var_ptr_ptr: Value | None
    bounds: Values
    async_operands: Values
    @property
    def acc_var(self) -> OpResult: ...
    def __init__(self, acc_var: Type, var: ValueLike, var_type: TypeLike, bounds: ValuesLike = ..., async_operands: ValuesLike = ..., *, var_ptr_ptr: ValueLike | None = None, async_operands_device_type: ItemsLike | None = None, async_only: ItemsLike | None = None, data_clause: WordLike | None = None, structured: BoolLike | None = None, implicit: BoolLike | None = None, modifiers: WordLike | None = None, name: StrLike | None = None, recipe: SymbolLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PrivateRecipeOp(_PrivateRecipeOp):
    """A recipe for privatizing a value."""

    sym_name: StringAttr
    type: TypeAttr
    def __init__(self, sym_name: StrLike, type: TypeLike, *, init_region: RegionLike | None = None, destroy_region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PrivatizeOp(Op):
    """`acc.privatize`."""

    par_dims: GPUParallelDimsAttr | None
    dynamic_sizes: Values
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, dynamic_sizes: ValuesLike = ..., *, par_dims: AnyLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ReductionAccumulateArrayOp(_ReductionAccumulateArrayOp):
    """Accumulates the elements of an array across threads."""

    reduction_operator: ReductionOperatorAttr
    memref: Value
    bounds: Value
    def __init__(self, memref: ValueLike, bounds: ValueLike, reduction_operator: WordLike, par_dims: AnyLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ReductionAccumulateOp(_ReductionAccumulateOp):
    """Accumulates a value across threads."""

    reduction_operator: ReductionOperatorAttr
    def __init__(self, value: ValueLike, memref: ValueLike, reduction_operator: WordLike, par_dims: AnyLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ReductionCombineOp(Op):
    """`acc.reduction_combine`."""

    reduction_operator: ReductionOperatorAttr
    dest_memref: Value
    src_memref: Value
    def __init__(self, dest_memref: ValueLike, src_memref: ValueLike, reduction_operator: WordLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ReductionCombineRegionOp(_ReductionCombineRegionOp):
    """Combines two values of a reduction by a region."""

    dest_var: Value
    src_var: Value
    def __init__(self, dest_var: ValueLike, src_var: ValueLike, *, region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ReductionInitOp(_ReductionInitOp):
    """Initializes the private value of a reduction."""

    reduction_operator: ReductionOperatorAttr
    bounds: Values
    @property
    def result(self) -> OpResult: ...
    def __init__(self, var: ValueLike, bounds: ValuesLike, reduction_operator: WordLike, *, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ReductionOp(EntryOp):
    """`acc.reduction`."""

    var_type: TypeAttr
    async_operands_device_type: ArrayAttr | None
    async_only: ArrayAttr | None
    structured: IntegerAttr
    name_: StringAttr | None
    recipe: SymbolRefAttr | None
    var: Value
    var_ptr_ptr: Value | None
    bounds: Values
    async_operands: Values
    @property
    def acc_var(self) -> OpResult: ...
    def __init__(self, acc_var: Type, var: ValueLike, var_type: TypeLike, bounds: ValuesLike = ..., async_operands: ValuesLike = ..., *, var_ptr_ptr: ValueLike | None = None, async_operands_device_type: ItemsLike | None = None, async_only: ItemsLike | None = None, data_clause: WordLike | None = None, structured: BoolLike | None = None, implicit: BoolLike | None = None, modifiers: WordLike | None = None, name: StrLike | None = None, recipe: SymbolLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ReductionRecipeOp(_ReductionRecipeOp):
    """A recipe for reducing values."""

    sym_name: StringAttr
    type: TypeAttr
    reduction_operator: ReductionOperatorAttr
    @property
    def destroy_region(self) -> Region: ...
    def __init__(self, sym_name: StrLike, type: TypeLike, reduction_operator: WordLike, *, init_region: RegionLike | None = None, combiner_region: RegionLike | None = None, destroy_region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RoutineOp(_RoutineOp):
    """A function that is compiled for a device, with its level of parallelism."""

    sym_name: StringAttr
    func_name: SymbolRefAttr
    bind_id_name: ArrayAttr | None
    bind_str_name: ArrayAttr | None
    bind_id_name_device_type: ArrayAttr | None
    bind_str_name_device_type: ArrayAttr | None
    worker: ArrayAttr | None
    vector: ArrayAttr | None
    seq: ArrayAttr | None
    nohost: UnitAttr | None
    implicit: UnitAttr | None
    gang: ArrayAttr | None
    gang_dim: ArrayAttr | None
    gang_dim_device_type: ArrayAttr | None
    def __init__(self, sym_name: StrLike, func_name: SymbolLike, *, bind_id_name: ItemsLike | None = None, bind_str_name: ItemsLike | None = None, bind_id_name_device_type: ItemsLike | None = None, bind_str_name_device_type: ItemsLike | None = None, worker: ItemsLike | None = None, vector: ItemsLike | None = None, seq: ItemsLike | None = None, nohost: FlagLike | None = None, implicit: FlagLike | None = None, gang: ItemsLike | None = None, gang_dim: ItemsLike | None = None, gang_dim_device_type: ItemsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SerialOp(_SerialOp):
    """A compute construct executed by one worker of one gang."""

    async_operands_device_type: ArrayAttr | None
    async_only: ArrayAttr | None
    wait_operands_segments: DenseArrayAttr | None
    wait_operands_device_type: ArrayAttr | None
    has_wait_devnum: ArrayAttr | None
    wait_only: ArrayAttr | None
    self_attr: UnitAttr | None
    default_attr: ClauseDefaultValueAttr | None
    combined: UnitAttr | None
    wait_operands: Values
    if_cond: Value | None
    self_cond: Value | None
    reduction_operands: Values
    private_operands: Values
    firstprivate_operands: Values
    data_clause_operands: Values
    @property
    def region(self) -> Region: ...
    def __init__(self, async_operands: ValuesLike = ..., wait_operands: ValuesLike = ..., reduction_operands: ValuesLike = ..., private_operands: ValuesLike = ..., firstprivate_operands: ValuesLike = ..., data_clause_operands: ValuesLike = ..., *, async_operands_device_type: ItemsLike | None = None, async_only: ItemsLike | None = None, wait_operands_segments: IntsLike | None = None, wait_operands_device_type: ItemsLike | None = None, has_wait_devnum: ItemsLike | None = None, wait_only: ItemsLike | None = None, if_cond: ValueLike | None = None, self_cond: ValueLike | None = None, self_attr: FlagLike | None = None, default_attr: WordLike | None = None, combined: FlagLike | None = None, region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SetOp(_SetOp):
    """Sets the default device."""

    device_type: DeviceTypeAttr | None
    default_async: Value | None
    device_num: Value | None
    if_cond: Value | None
    def __init__(self, *, device_type: WordLike | None = None, default_async: ValueLike | None = None, device_num: ValueLike | None = None, if_cond: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ShutdownOp(_ShutdownOp):
    """Shuts down the runtime for devices."""

    device_types: ArrayAttr | None
    device_num: Value | None
    if_cond: Value | None
    def __init__(self, *, device_types: ItemsLike | None = None, device_num: ValueLike | None = None, if_cond: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TerminatorOp(Op):
    """`acc.terminator`."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class UnwrapPrivateOp(Op):
    """`acc.unwrap_private`."""

    handle: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, handle: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class UpdateDeviceOp(EntryOp):
    """`acc.update_device`."""

    var_type: TypeAttr
    async_operands_device_type: ArrayAttr | None
    async_only: ArrayAttr | None
    structured: IntegerAttr
    name_: StringAttr | None
    recipe: SymbolRefAttr | None
    var: Value
    var_ptr_ptr: Value | None
    bounds: Values
    async_operands: Values
    @property
    def acc_var(self) -> OpResult: ...
    def __init__(self, acc_var: Type, var: ValueLike, var_type: TypeLike, bounds: ValuesLike = ..., async_operands: ValuesLike = ..., *, var_ptr_ptr: ValueLike | None = None, async_operands_device_type: ItemsLike | None = None, async_only: ItemsLike | None = None, data_clause: WordLike | None = None, structured: BoolLike | None = None, implicit: BoolLike | None = None, modifiers: WordLike | None = None, name: StrLike | None = None, recipe: SymbolLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class UpdateHostOp(EntryOp):
    """`acc.update_host`."""

    var_type: TypeAttr
    async_operands_device_type: ArrayAttr | None
    async_only: ArrayAttr | None
    structured: IntegerAttr
    name_: StringAttr | None
    acc_var: Value
    var: Value
    bounds: Values
    async_operands: Values
    def __init__(self, acc_var: ValueLike, var: ValueLike, var_type: TypeLike, bounds: ValuesLike = ..., async_operands: ValuesLike = ..., *, async_operands_device_type: ItemsLike | None = None, async_only: ItemsLike | None = None, data_clause: WordLike | None = None, structured: BoolLike | None = None, implicit: BoolLike | None = None, modifiers: WordLike | None = None, name: StrLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class UpdateOp(_UpdateOp):
    """Updates data on the host or on a device."""

    async_operands_device_type: ArrayAttr | None
    async_only: ArrayAttr | None
    wait_operands_segments: DenseArrayAttr | None
    wait_operands_device_type: ArrayAttr | None
    has_wait_devnum: ArrayAttr | None
    wait_only: ArrayAttr | None
    if_present: UnitAttr | None
    if_cond: Value | None
    wait_operands: Values
    def __init__(self, async_operands: ValuesLike = ..., wait_operands: ValuesLike = ..., data_clause_operands: ValuesLike = ..., *, if_cond: ValueLike | None = None, async_operands_device_type: ItemsLike | None = None, async_only: ItemsLike | None = None, wait_operands_segments: IntsLike | None = None, wait_operands_device_type: ItemsLike | None = None, has_wait_devnum: ItemsLike | None = None, wait_only: ItemsLike | None = None, if_present: FlagLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class UseDeviceOp(EntryOp):
    """`acc.use_device`."""

    var_type: TypeAttr
    async_operands_device_type: ArrayAttr | None
    async_only: ArrayAttr | None
    structured: IntegerAttr
    name_: StringAttr | None
    recipe: SymbolRefAttr | None
    var: Value
    var_ptr_ptr: Value | None
    bounds: Values
    async_operands: Values
    @property
    def acc_var(self) -> OpResult: ...
    def __init__(self, acc_var: Type, var: ValueLike, var_type: TypeLike, bounds: ValuesLike = ..., async_operands: ValuesLike = ..., *, var_ptr_ptr: ValueLike | None = None, async_operands_device_type: ItemsLike | None = None, async_only: ItemsLike | None = None, data_clause: WordLike | None = None, structured: BoolLike | None = None, implicit: BoolLike | None = None, modifiers: WordLike | None = None, name: StrLike | None = None, recipe: SymbolLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WaitOp(_WaitOp):
    """Waits for asynchronous operations."""

    if_cond: Value | None
    def __init__(self, wait_operands: ValuesLike = ..., *, async_operand: ValueLike | None = None, wait_devnum: ValueLike | None = None, async_: FlagLike | None = None, if_cond: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class YieldOp(Op):
    """`acc.yield`."""

    def __init__(self, operands: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...
