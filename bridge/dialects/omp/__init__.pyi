"""The omp dialect: OpenMP constructs and their clauses."""

from bridge.dialects.omp.atomics import AtomicCaptureOp as _AtomicCaptureOp, AtomicCompareOp as _AtomicCompareOp, AtomicReadOp as _AtomicReadOp, AtomicUpdateOp as _AtomicUpdateOp, AtomicWriteOp as _AtomicWriteOp, CriticalDeclareOp as _CriticalDeclareOp, CriticalOp as _CriticalOp
from bridge.dialects.omp.canonical import FuseOp as _FuseOp, NewCliOp as _NewCliOp, TileOp as _TileOp
from bridge.dialects.omp.constructs import CancelOp as _CancelOp, CancellationPointOp as _CancellationPointOp, ErrorOp as _ErrorOp, ParallelOp as _ParallelOp, ScopeOp as _ScopeOp, SectionsOp as _SectionsOp, SingleOp as _SingleOp, TaskOp as _TaskOp, TaskgroupOp as _TaskgroupOp, TeamsOp as _TeamsOp, WorkdistributeOp as _WorkdistributeOp
from bridge.dialects.omp.declarations import DeclareReductionOp as _DeclareReductionOp, PrivateClauseOp as _PrivateClauseOp
from bridge.dialects.omp.ops import CanonicalLoopOp as _CanonicalLoopOp, IteratorOp as _IteratorOp, LoopNestOp as _LoopNestOp, UnrollHeuristicOp as _UnrollHeuristicOp
from bridge.dialects.omp.targets import AllocSharedMemOp as _AllocSharedMemOp, AllocateDirOp as _AllocateDirOp, DeclareMapperInfoOp as _DeclareMapperInfoOp, DeclareMapperOp as _DeclareMapperOp, FreeSharedMemOp as _FreeSharedMemOp, GroupprivateOp as _GroupprivateOp, MapBoundsOp as _MapBoundsOp, MapInfoOp as _MapInfoOp, TargetDataOp as _TargetDataOp, TargetEnterDataOp as _TargetEnterDataOp, TargetExitDataOp as _TargetExitDataOp, TargetOp as _TargetOp, TargetUpdateOp as _TargetUpdateOp
from bridge.dialects.omp.wrappers import DeclareSimdOp as _DeclareSimdOp, DistributeOp as _DistributeOp, LoopOp as _LoopOp, OrderedOp as _OrderedOp, OrderedRegionOp as _OrderedRegionOp, ScanOp as _ScanOp, SimdOp as _SimdOp, TaskloopContextOp as _TaskloopContextOp, TaskloopWrapperOp as _TaskloopWrapperOp, WorkshareLoopWrapperOp as _WorkshareLoopWrapperOp, WsloopOp as _WsloopOp
from bridge.ir.attributes import ArrayAttr, DenseArrayAttr, IntegerAttr, StringAttr, SymbolRefAttr, TypeAttr, UnitAttr
from bridge.ir.types import Type
from bridge.ir.values import AnyLocation
from bridge.ods.dialect import Dialect
from bridge.ods.nodes import DefinedAttr, DefinedType
from bridge.op.base import Op, OpResult, Region, Value, Values
from bridge.op.hints import AnyLike, BoolLike, FlagLike, IntLike, IntsLike, ItemsLike, RegionLike, StrLike, SymbolLike, TypeLike, TypesLike, ValueLike, ValuesLike, WordLike
from collections.abc import Mapping

DIALECT: Dialect

class AccessGroupModifierAttr(DefinedAttr):
    """`#omp.access_group_modifier`."""

    value: str

class AffinityEntryType(DefinedType):
    """`!omp.affinity_entry_ty`."""

    addr_type: Type
    len_type: Type

class AtomicControlAttr(DefinedAttr):
    """`#omp.atomic_control`."""

    ignore_denormal_mode: bool = ...
    fine_grained_memory: bool = ...
    remote_memory: bool = ...

class CanonicalLoopInfoType(DefinedType):
    """`!omp.cli`."""


class ClauseBindKindAttr(DefinedAttr):
    """`#omp.bindkind`."""

    value: str

class ClauseCancellationConstructTypeAttr(DefinedAttr):
    """`#omp.cancellationconstructtype`."""

    value: str

class ClauseDependAttr(DefinedAttr):
    """`#omp.clause_depend`."""

    value: str

class ClauseGrainsizeTypeAttr(DefinedAttr):
    """`#omp.grainsizetype`."""

    value: str

class ClauseMapFlagsAttr(DefinedAttr):
    """`#omp.clause_map_flags`."""

    value: str

class ClauseMemoryOrderKindAttr(DefinedAttr):
    """`#omp.memoryorderkind`."""

    value: str

class ClauseNumTasksTypeAttr(DefinedAttr):
    """`#omp.numtaskstype`."""

    value: str

class ClauseNumThreadsTypeAttr(DefinedAttr):
    """`#omp.numthreadstype`."""

    value: str

class ClauseOrderKindAttr(DefinedAttr):
    """`#omp.orderkind`."""

    value: str

class ClauseProcBindKindAttr(DefinedAttr):
    """`#omp.procbindkind`."""

    value: str

class ClauseRequiresAttr(DefinedAttr):
    """`#omp.clause_requires`."""

    value: str

class ClauseScheduleKindAttr(DefinedAttr):
    """`#omp.schedulekind`."""

    value: str

class ClauseSeverityAttr(DefinedAttr):
    """`#omp.clause_severity`."""

    value: str

class ClauseTaskDependAttr(DefinedAttr):
    """`#omp.clause_task_depend`."""

    value: str

class DataSharingClauseTypeAttr(DefinedAttr):
    """`#omp.data_sharing_type`."""

    value: str

class DeclareTargetAttr(DefinedAttr):
    """`#omp.declaretarget`."""

    device_type: DeclareTargetDeviceTypeAttr | None = ...
    capture_clause: DeclareTargetCaptureClauseAttr | None = ...
    automap: IntegerAttr | None = ...

class DeclareTargetCaptureClauseAttr(DefinedAttr):
    """`#omp.capture_clause`."""

    value: str

class DeclareTargetDeviceTypeAttr(DefinedAttr):
    """`#omp.device_type`."""

    value: str

class FallbackModifierAttr(DefinedAttr):
    """`#omp.fallback_modifier`."""

    value: str

class FlagsAttr(DefinedAttr):
    """`#omp.flags`."""

    debug_kind: int = ...
    assume_teams_oversubscription: bool = ...
    assume_threads_oversubscription: bool = ...
    assume_no_thread_state: bool = ...
    assume_no_nested_parallelism: bool = ...
    no_gpu_lib: bool = ...
    openmp_device_version: int = ...

class InteropTypeAttr(DefinedAttr):
    """`#omp.interop_type`."""

    value: str

class IteratedType(DefinedType):
    """`!omp.iterated`."""

    element_type: Type

class LinearModifierAttr(DefinedAttr):
    """`#omp.linear_modifier`."""

    value: str

class MapBoundsType(DefinedType):
    """`!omp.map_bounds_ty`."""


class OrderModifierAttr(DefinedAttr):
    """`#omp.order_mod`."""

    value: str

class ReductionModifierAttr(DefinedAttr):
    """`#omp.reduction_modifier`."""

    value: str

class ScheduleModifierAttr(DefinedAttr):
    """`#omp.sched_mod`."""

    value: str

class TargetExecModeAttr(DefinedAttr):
    """`#omp.kernel_type`."""

    value: str

class VariableCaptureKindAttr(DefinedAttr):
    """`#omp.variable_capture_kind`."""

    value: str

class VersionAttr(DefinedAttr):
    """`#omp.version`."""

    version: int

class AffinityEntryOp(Op):
    """`omp.affinity_entry`."""

    addr: Value
    len: Value
    @property
    def entry(self) -> OpResult: ...
    def __init__(self, entry: Type, addr: ValueLike, len: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AllocSharedMemOp(_AllocSharedMemOp):
    """Allocates memory shared by the threads of a team."""

    mem_elem_type: TypeAttr
    mem_array_size: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, mem_array_size: ValueLike, mem_elem_type: TypeLike, *, mem_alignment: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AllocateDirOp(_AllocateDirOp):
    """Specifies how variables are allocated."""

    var_list: Values
    allocator: Value | None
    def __init__(self, var_list: ValuesLike = ..., *, align: IntLike | None = None, allocator: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AllocateFreeOp(Op):
    """`omp.allocate_free`."""

    var_list: Values
    allocator: Value | None
    def __init__(self, var_list: ValuesLike = ..., *, allocator: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AtomicCaptureOp(_AtomicCaptureOp):
    """An atomic update with a capture of the value before or after it."""

    hint: IntegerAttr | None
    memory_order: ClauseMemoryOrderKindAttr | None
    @property
    def region(self) -> Region: ...
    def __init__(self, *, hint: IntLike | None = None, memory_order: WordLike | None = None, region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AtomicCompareOp(_AtomicCompareOp):
    """Atomic conditional update: `x = d` where `x` compares to `e`."""

    weak: UnitAttr | None
    hint: IntegerAttr | None
    memory_order: ClauseMemoryOrderKindAttr | None
    @property
    def region(self) -> Region: ...
    def __init__(self, x: ValueLike, *, weak: FlagLike | None = None, hint: IntLike | None = None, memory_order: WordLike | None = None, region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AtomicReadOp(_AtomicReadOp):
    """Atomic read, `v = x`."""

    element_type: TypeAttr
    hint: IntegerAttr | None
    memory_order: ClauseMemoryOrderKindAttr | None
    def __init__(self, x: ValueLike, v: ValueLike, element_type: TypeLike, *, hint: IntLike | None = None, memory_order: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AtomicUpdateOp(_AtomicUpdateOp):
    """Atomic update, `x = f(x)`."""

    atomic_control: AtomicControlAttr | None
    hint: IntegerAttr | None
    memory_order: ClauseMemoryOrderKindAttr | None
    @property
    def region(self) -> Region: ...
    def __init__(self, x: ValueLike, *, atomic_control: AnyLike | None = None, hint: IntLike | None = None, memory_order: WordLike | None = None, region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AtomicWriteOp(_AtomicWriteOp):
    """Atomic write, `x = expr`."""

    hint: IntegerAttr | None
    memory_order: ClauseMemoryOrderKindAttr | None
    def __init__(self, x: ValueLike, expr: ValueLike, *, hint: IntLike | None = None, memory_order: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BarrierOp(Op):
    """`omp.barrier`."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CancelOp(_CancelOp):
    """Activates cancellation of a construct."""

    if_expr: Value | None
    def __init__(self, cancel_directive: WordLike, *, if_expr: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CancellationPointOp(_CancellationPointOp):
    """A point at which threads check for cancellation."""

    def __init__(self, cancel_directive: WordLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CanonicalLoopOp(_CanonicalLoopOp):
    """A loop in canonical form, by its trip count."""

    def __init__(self, trip_count: ValueLike, *, cli: ValueLike | None = None, region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CriticalDeclareOp(_CriticalDeclareOp):
    """Declares a named critical section."""

    sym_name: StringAttr
    hint: IntegerAttr | None
    def __init__(self, sym_name: StrLike, *, hint: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CriticalOp(_CriticalOp):
    """A region that one thread executes at a time."""

    name_: SymbolRefAttr | None
    @property
    def region(self) -> Region: ...
    def __init__(self, *, name: SymbolLike | None = None, region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DeclareMapperInfoOp(_DeclareMapperInfoOp):
    """The map entries of a mapper."""

    map_vars: Values
    map_iterated: Values
    def __init__(self, map_vars: ValuesLike = ..., map_iterated: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DeclareMapperOp(_DeclareMapperOp):
    """Declares how variables of a type are mapped."""

    sym_name: StringAttr
    type: TypeAttr
    @property
    def body_(self) -> Region: ...
    def __init__(self, sym_name: StrLike, type: TypeLike, *, body: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DeclareReductionOp(_DeclareReductionOp):
    """Declares a reduction of values of a type."""

    sym_name: StringAttr
    byref_element_type: TypeAttr | None
    @property
    def alloc_region(self) -> Region: ...
    @property
    def initializer_region(self) -> Region: ...
    @property
    def reduction_region(self) -> Region: ...
    @property
    def atomic_reduction_region(self) -> Region: ...
    @property
    def cleanup_region(self) -> Region: ...
    @property
    def data_ptr_ptr_region(self) -> Region: ...
    def __init__(self, sym_name: StrLike, type: TypeLike, *, byref_element_type: TypeLike | None = None, alloc_region: RegionLike | None = None, initializer_region: RegionLike | None = None, reduction_region: RegionLike | None = None, atomic_reduction_region: RegionLike | None = None, cleanup_region: RegionLike | None = None, data_ptr_ptr_region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DeclareSimdOp(_DeclareSimdOp):
    """Declares SIMD variants of a function."""

    alignments: ArrayAttr | None
    linear_var_types: ArrayAttr | None
    linear_modifiers: ArrayAttr | None
    simdlen: IntegerAttr | None
    aligned_vars: Values
    linear_vars: Values
    linear_step_vars: Values
    uniform_vars: Values
    def __init__(self, aligned_vars: ValuesLike = ..., linear_vars: ValuesLike = ..., linear_step_vars: ValuesLike = ..., uniform_vars: ValuesLike = ..., *, alignments: ItemsLike | None = None, inbranch: FlagLike | None = None, linear_var_types: ItemsLike | None = None, linear_modifiers: ItemsLike | None = None, notinbranch: FlagLike | None = None, simdlen: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DistributeOp(_DistributeOp):
    """A loop whose iterations are distributed among teams."""

    allocate_alignments: DenseArrayAttr | None
    allocate_private_indices: DenseArrayAttr | None
    order: ClauseOrderKindAttr | None
    order_mod: OrderModifierAttr | None
    private_syms: ArrayAttr | None
    private_needs_barrier: UnitAttr | None
    allocate_vars: Values
    allocator_vars: Values
    private_vars: Values
    @property
    def region(self) -> Region: ...
    def __init__(self, allocate_vars: ValuesLike = ..., allocator_vars: ValuesLike = ..., private_vars: ValuesLike = ..., *, dist_schedule_static: FlagLike | None = None, dist_schedule_chunk_size: ValueLike | None = None, order: WordLike | None = None, order_mod: WordLike | None = None, private_syms: ItemsLike | None = None, private_needs_barrier: FlagLike | None = None, allocate_alignments: IntsLike | None = None, allocate_private_indices: IntsLike | None = None, region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ErrorOp(_ErrorOp):
    """Reports an error at compile or execution time."""

    severity: ClauseSeverityAttr
    def __init__(self, severity: WordLike, *, message_expr: ValueLike | None = None, message: StrLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FlushOp(Op):
    """`omp.flush`."""

    var_list: Values
    def __init__(self, var_list: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FreeSharedMemOp(_FreeSharedMemOp):
    """Frees memory shared by the threads of a team."""

    mem_elem_type: TypeAttr
    mem_array_size: Value
    heapref: Value
    def __init__(self, mem_array_size: ValueLike, heapref: ValueLike, mem_elem_type: TypeLike, *, mem_alignment: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FuseOp(_FuseOp):
    """Fuses a sequence of loops."""

    def __init__(self, generatees: ValuesLike = ..., applyees: ValuesLike = ..., *, first: IntLike | None = None, count: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GroupprivateOp(_GroupprivateOp):
    """A variable with a copy for each contention group."""

    device_type: DeclareTargetDeviceTypeAttr | None
    @property
    def gp_addr(self) -> OpResult: ...
    def __init__(self, gp_addr: Type, sym_name: SymbolLike, *, device_type: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class InteropDestroyOp(Op):
    """`omp.interop.destroy`."""

    depend_kinds: ArrayAttr | None
    depend_iterated_kinds: ArrayAttr | None
    nowait: UnitAttr | None
    interop_var: Value
    device: Value | None
    depend_vars: Values
    depend_iterated: Values
    def __init__(self, interop_var: ValueLike, depend_vars: ValuesLike = ..., depend_iterated: ValuesLike = ..., *, device: ValueLike | None = None, depend_kinds: ItemsLike | None = None, depend_iterated_kinds: ItemsLike | None = None, nowait: FlagLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class InteropInitOp(Op):
    """`omp.interop.init`."""

    interop_types: ArrayAttr
    prefer_type: ArrayAttr | None
    depend_kinds: ArrayAttr | None
    depend_iterated_kinds: ArrayAttr | None
    nowait: UnitAttr | None
    interop_var: Value
    device: Value | None
    depend_vars: Values
    depend_iterated: Values
    def __init__(self, interop_var: ValueLike, depend_vars: ValuesLike, depend_iterated: ValuesLike, interop_types: ItemsLike, *, device: ValueLike | None = None, prefer_type: ItemsLike | None = None, depend_kinds: ItemsLike | None = None, depend_iterated_kinds: ItemsLike | None = None, nowait: FlagLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class InteropUseOp(Op):
    """`omp.interop.use`."""

    depend_kinds: ArrayAttr | None
    depend_iterated_kinds: ArrayAttr | None
    nowait: UnitAttr | None
    interop_var: Value
    device: Value | None
    depend_vars: Values
    depend_iterated: Values
    def __init__(self, interop_var: ValueLike, depend_vars: ValuesLike = ..., depend_iterated: ValuesLike = ..., *, device: ValueLike | None = None, depend_kinds: ItemsLike | None = None, depend_iterated_kinds: ItemsLike | None = None, nowait: FlagLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IteratorOp(_IteratorOp):
    """Yields a value for each point of an iteration space."""

    loop_inclusive: UnitAttr | None
    def __init__(self, iterated: Type, loop_lower_bounds: ValuesLike = ..., loop_upper_bounds: ValuesLike = ..., loop_steps: ValuesLike = ..., *, loop_inclusive: FlagLike | None = None, region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LoopNestOp(_LoopNestOp):
    """A rectangular loop nest."""

    def __init__(self, loop_lower_bounds: ValuesLike = ..., loop_upper_bounds: ValuesLike = ..., loop_steps: ValuesLike = ..., *, collapse_num_loops: IntLike | None = None, loop_inclusive: FlagLike | None = None, tile_sizes: IntsLike | None = None, region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LoopOp(_LoopOp):
    """A loop whose iterations may execute in any order."""

    bind_kind: ClauseBindKindAttr | None
    private_syms: ArrayAttr | None
    private_needs_barrier: UnitAttr | None
    order: ClauseOrderKindAttr | None
    order_mod: OrderModifierAttr | None
    reduction_mod: ReductionModifierAttr | None
    reduction_byref: DenseArrayAttr | None
    reduction_syms: ArrayAttr | None
    private_vars: Values
    reduction_vars: Values
    @property
    def region(self) -> Region: ...
    def __init__(self, private_vars: ValuesLike = ..., reduction_vars: ValuesLike = ..., *, bind_kind: WordLike | None = None, private_syms: ItemsLike | None = None, private_needs_barrier: FlagLike | None = None, order: WordLike | None = None, order_mod: WordLike | None = None, reduction_mod: WordLike | None = None, reduction_byref: IntsLike | None = None, reduction_syms: ItemsLike | None = None, region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MapBoundsOp(_MapBoundsOp):
    """The bounds of a mapped array section."""

    stride_in_bytes: IntegerAttr
    lower_bound: Value | None
    stride: Value | None
    start_idx: Value | None
    @property
    def result(self) -> OpResult: ...
    def __init__(self, *, lower_bound: ValueLike | None = None, upper_bound: ValueLike | None = None, extent: ValueLike | None = None, stride: ValueLike | None = None, stride_in_bytes: BoolLike | None = None, start_idx: ValueLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MapInfoOp(_MapInfoOp):
    """Maps a variable to a device."""

    var_ptr_type: TypeAttr
    map_type: ClauseMapFlagsAttr
    map_capture_type: VariableCaptureKindAttr
    var_ptr_ptr_type: TypeAttr | None
    members_index: ArrayAttr | None
    name_: StringAttr | None
    partial_map: IntegerAttr
    var_ptr: Value
    var_ptr_ptr: Value | None
    bounds: Values
    @property
    def omp_ptr(self) -> OpResult: ...
    def __init__(self, omp_ptr: Type, var_ptr: ValueLike, map_type: WordLike, map_capture_type: WordLike, members: ValuesLike, bounds: ValuesLike, var_ptr_type: TypeLike, *, var_ptr_ptr: ValueLike | None = None, members_index: ItemsLike | None = None, mapper_id: SymbolLike | None = None, name: StrLike | None = None, partial_map: BoolLike | None = None, var_ptr_ptr_type: TypeLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MaskedOp(Op):
    """`omp.masked`."""

    filtered_thread_id: Value | None
    @property
    def region(self) -> Region: ...
    def __init__(self, *, filtered_thread_id: ValueLike | None = None, region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MasterOp(Op):
    """`omp.master`."""

    @property
    def region(self) -> Region: ...
    def __init__(self, *, region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class NewCliOp(_NewCliOp):
    """Creates a handle to a canonical loop, with one generator and one consumer."""

    @property
    def result(self) -> OpResult: ...
    def __init__(self, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class OrderedOp(_OrderedOp):
    """Orders iterations by `depend` clauses."""

    doacross_depend_type: ClauseDependAttr | None
    doacross_depend_vars: Values
    def __init__(self, doacross_depend_vars: ValuesLike = ..., *, doacross_depend_type: WordLike | None = None, doacross_num_loops: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class OrderedRegionOp(_OrderedRegionOp):
    """A region that iterations execute in order."""

    par_level_simd: UnitAttr | None
    @property
    def region(self) -> Region: ...
    def __init__(self, *, par_level_simd: FlagLike | None = None, region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ParallelOp(_ParallelOp):
    """A region executed by each thread of a new team."""

    allocate_alignments: DenseArrayAttr | None
    allocate_private_indices: DenseArrayAttr | None
    private_syms: ArrayAttr | None
    private_needs_barrier: UnitAttr | None
    proc_bind_kind: ClauseProcBindKindAttr | None
    reduction_mod: ReductionModifierAttr | None
    reduction_byref: DenseArrayAttr | None
    reduction_syms: ArrayAttr | None
    allocate_vars: Values
    allocator_vars: Values
    if_expr: Value | None
    num_threads_vars: Values
    private_vars: Values
    reduction_vars: Values
    @property
    def region(self) -> Region: ...
    def __init__(self, allocate_vars: ValuesLike = ..., allocator_vars: ValuesLike = ..., private_vars: ValuesLike = ..., reduction_vars: ValuesLike = ..., num_threads_vars: ValuesLike = ..., *, if_expr: ValueLike | None = None, private_syms: ItemsLike | None = None, private_needs_barrier: FlagLike | None = None, proc_bind_kind: WordLike | None = None, reduction_mod: WordLike | None = None, reduction_byref: IntsLike | None = None, reduction_syms: ItemsLike | None = None, allocate_alignments: IntsLike | None = None, allocate_private_indices: IntsLike | None = None, region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PrivateClauseOp(_PrivateClauseOp):
    """Declares the privatization of a variable."""

    sym_name: StringAttr
    type: TypeAttr
    def __init__(self, sym_name: StrLike, type: TypeLike, data_sharing_type: WordLike, *, init_region: RegionLike | None = None, copy_region: RegionLike | None = None, dealloc_region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ScanOp(_ScanOp):
    """Separates the phases of a loop with a scan."""

    def __init__(self, inclusive_vars: ValuesLike = ..., exclusive_vars: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ScopeOp(_ScopeOp):
    """A region executed by all threads of a team, with data-sharing clauses."""

    allocate_alignments: DenseArrayAttr | None
    allocate_private_indices: DenseArrayAttr | None
    nowait: UnitAttr | None
    private_syms: ArrayAttr | None
    private_needs_barrier: UnitAttr | None
    reduction_mod: ReductionModifierAttr | None
    reduction_byref: DenseArrayAttr | None
    reduction_syms: ArrayAttr | None
    allocate_vars: Values
    allocator_vars: Values
    private_vars: Values
    reduction_vars: Values
    @property
    def region(self) -> Region: ...
    def __init__(self, allocate_vars: ValuesLike = ..., allocator_vars: ValuesLike = ..., private_vars: ValuesLike = ..., reduction_vars: ValuesLike = ..., *, allocate_alignments: IntsLike | None = None, allocate_private_indices: IntsLike | None = None, nowait: FlagLike | None = None, private_syms: ItemsLike | None = None, private_needs_barrier: FlagLike | None = None, reduction_mod: WordLike | None = None, reduction_byref: IntsLike | None = None, reduction_syms: ItemsLike | None = None, region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SectionOp(Op):
    """`omp.section`."""

    @property
    def region(self) -> Region: ...
    def __init__(self, *, region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SectionsOp(_SectionsOp):
    """Structured blocks that are distributed among threads."""

    allocate_alignments: DenseArrayAttr | None
    allocate_private_indices: DenseArrayAttr | None
    nowait: UnitAttr | None
    private_syms: ArrayAttr | None
    private_needs_barrier: UnitAttr | None
    reduction_mod: ReductionModifierAttr | None
    reduction_byref: DenseArrayAttr | None
    reduction_syms: ArrayAttr | None
    allocate_vars: Values
    allocator_vars: Values
    private_vars: Values
    reduction_vars: Values
    @property
    def region(self) -> Region: ...
    def __init__(self, allocate_vars: ValuesLike = ..., allocator_vars: ValuesLike = ..., private_vars: ValuesLike = ..., reduction_vars: ValuesLike = ..., *, nowait: FlagLike | None = None, private_syms: ItemsLike | None = None, private_needs_barrier: FlagLike | None = None, reduction_mod: WordLike | None = None, reduction_byref: IntsLike | None = None, reduction_syms: ItemsLike | None = None, allocate_alignments: IntsLike | None = None, allocate_private_indices: IntsLike | None = None, region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SimdOp(_SimdOp):
    """A loop whose iterations are executed with SIMD instructions."""

    alignments: ArrayAttr | None
    linear_var_types: ArrayAttr | None
    linear_modifiers: ArrayAttr | None
    order: ClauseOrderKindAttr | None
    order_mod: OrderModifierAttr | None
    private_syms: ArrayAttr | None
    private_needs_barrier: UnitAttr | None
    reduction_mod: ReductionModifierAttr | None
    reduction_byref: DenseArrayAttr | None
    reduction_syms: ArrayAttr | None
    aligned_vars: Values
    if_expr: Value | None
    linear_vars: Values
    linear_step_vars: Values
    nontemporal_vars: Values
    private_vars: Values
    reduction_vars: Values
    @property
    def region(self) -> Region: ...
    def __init__(self, aligned_vars: ValuesLike = ..., linear_vars: ValuesLike = ..., linear_step_vars: ValuesLike = ..., nontemporal_vars: ValuesLike = ..., private_vars: ValuesLike = ..., reduction_vars: ValuesLike = ..., *, alignments: ItemsLike | None = None, if_expr: ValueLike | None = None, linear_var_types: ItemsLike | None = None, order: WordLike | None = None, order_mod: WordLike | None = None, private_syms: ItemsLike | None = None, private_needs_barrier: FlagLike | None = None, reduction_mod: WordLike | None = None, reduction_byref: IntsLike | None = None, reduction_syms: ItemsLike | None = None, safelen: IntLike | None = None, simdlen: IntLike | None = None, linear_modifiers: ItemsLike | None = None, region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SingleOp(_SingleOp):
    """A region executed by one thread of a team."""

    allocate_alignments: DenseArrayAttr | None
    allocate_private_indices: DenseArrayAttr | None
    copyprivate_syms: ArrayAttr | None
    nowait: UnitAttr | None
    private_syms: ArrayAttr | None
    private_needs_barrier: UnitAttr | None
    allocate_vars: Values
    allocator_vars: Values
    copyprivate_vars: Values
    private_vars: Values
    @property
    def region(self) -> Region: ...
    def __init__(self, allocate_vars: ValuesLike = ..., allocator_vars: ValuesLike = ..., copyprivate_vars: ValuesLike = ..., private_vars: ValuesLike = ..., *, copyprivate_syms: ItemsLike | None = None, nowait: FlagLike | None = None, private_syms: ItemsLike | None = None, private_needs_barrier: FlagLike | None = None, allocate_alignments: IntsLike | None = None, allocate_private_indices: IntsLike | None = None, region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TargetAllocMemOp(Op):
    """Allocates memory on a device."""

    in_type: TypeAttr
    uniq_name: StringAttr | None
    bindc_name: StringAttr | None
    device: Value
    typeparams: Values
    shape: Values
    def __init__(self, device: ValueLike, in_type: TypeLike, typeparams: ValuesLike = ..., shape: ValuesLike = ..., *, uniq_name: StrLike | None = None, bindc_name: StrLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TargetDataOp(_TargetDataOp):
    """A region with a device data environment."""

    device: Value | None
    if_expr: Value | None
    @property
    def region(self) -> Region: ...
    def __init__(self, map_vars: ValuesLike = ..., map_iterated: ValuesLike = ..., use_device_addr_vars: ValuesLike = ..., use_device_ptr_vars: ValuesLike = ..., *, device: ValueLike | None = None, if_expr: ValueLike | None = None, region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TargetEnterDataOp(_TargetEnterDataOp):
    """Maps variables to a device."""

    depend_kinds: ArrayAttr | None
    depend_iterated_kinds: ArrayAttr | None
    nowait: UnitAttr | None
    device: Value | None
    if_expr: Value | None
    map_iterated: Values
    def __init__(self, depend_vars: ValuesLike = ..., map_vars: ValuesLike = ..., depend_iterated: ValuesLike = ..., map_iterated: ValuesLike = ..., *, depend_kinds: ItemsLike | None = None, device: ValueLike | None = None, if_expr: ValueLike | None = None, nowait: FlagLike | None = None, depend_iterated_kinds: ItemsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TargetExitDataOp(_TargetExitDataOp):
    """Unmaps variables from a device."""

    depend_kinds: ArrayAttr | None
    depend_iterated_kinds: ArrayAttr | None
    nowait: UnitAttr | None
    device: Value | None
    if_expr: Value | None
    map_iterated: Values
    def __init__(self, depend_vars: ValuesLike = ..., map_vars: ValuesLike = ..., depend_iterated: ValuesLike = ..., map_iterated: ValuesLike = ..., *, depend_kinds: ItemsLike | None = None, device: ValueLike | None = None, if_expr: ValueLike | None = None, nowait: FlagLike | None = None, depend_iterated_kinds: ItemsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TargetFreeMemOp(Op):
    """`omp.target_freemem`."""

    device: Value
    heapref: Value
    def __init__(self, device: ValueLike, heapref: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TargetOp(_TargetOp):
    """A region executed on a device."""

    allocate_alignments: DenseArrayAttr | None
    allocate_private_indices: DenseArrayAttr | None
    depend_kinds: ArrayAttr | None
    depend_iterated_kinds: ArrayAttr | None
    dyn_groupprivate_access_group: AccessGroupModifierAttr | None
    dyn_groupprivate_fallback: FallbackModifierAttr | None
    in_reduction_byref: DenseArrayAttr | None
    in_reduction_syms: ArrayAttr | None
    nowait: UnitAttr | None
    private_syms: ArrayAttr | None
    private_needs_barrier: UnitAttr | None
    private_maps: DenseArrayAttr | None
    allocate_vars: Values
    allocator_vars: Values
    depend_vars: Values
    depend_iterated: Values
    device: Value | None
    dyn_groupprivate_size: Value | None
    if_expr: Value | None
    in_reduction_vars: Values
    is_device_ptr_vars: Values
    map_vars: Values
    map_iterated: Values
    thread_limit_vars: Values
    @property
    def region(self) -> Region: ...
    def __init__(self, allocate_vars: ValuesLike, allocator_vars: ValuesLike, depend_vars: ValuesLike, has_device_addr_vars: ValuesLike, host_eval_vars: ValuesLike, in_reduction_vars: ValuesLike, is_device_ptr_vars: ValuesLike, map_vars: ValuesLike, private_vars: ValuesLike, depend_iterated: ValuesLike, map_iterated: ValuesLike, thread_limit_vars: ValuesLike, kernel_type: WordLike, *, depend_kinds: ItemsLike | None = None, device: ValueLike | None = None, if_expr: ValueLike | None = None, in_reduction_byref: IntsLike | None = None, in_reduction_syms: ItemsLike | None = None, nowait: FlagLike | None = None, private_syms: ItemsLike | None = None, private_needs_barrier: FlagLike | None = None, private_maps: IntsLike | None = None, dyn_groupprivate_size: ValueLike | None = None, allocate_alignments: IntsLike | None = None, allocate_private_indices: IntsLike | None = None, depend_iterated_kinds: ItemsLike | None = None, dyn_groupprivate_access_group: WordLike | None = None, dyn_groupprivate_fallback: WordLike | None = None, region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TargetUpdateOp(_TargetUpdateOp):
    """Makes host and device variables consistent."""

    depend_kinds: ArrayAttr | None
    depend_iterated_kinds: ArrayAttr | None
    nowait: UnitAttr | None
    device: Value | None
    if_expr: Value | None
    map_iterated: Values
    def __init__(self, depend_vars: ValuesLike = ..., map_vars: ValuesLike = ..., depend_iterated: ValuesLike = ..., map_iterated: ValuesLike = ..., *, depend_kinds: ItemsLike | None = None, device: ValueLike | None = None, if_expr: ValueLike | None = None, nowait: FlagLike | None = None, depend_iterated_kinds: ItemsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TaskOp(_TaskOp):
    """An explicit task."""

    allocate_alignments: DenseArrayAttr | None
    allocate_private_indices: DenseArrayAttr | None
    depend_kinds: ArrayAttr | None
    depend_iterated_kinds: ArrayAttr | None
    in_reduction_byref: DenseArrayAttr | None
    in_reduction_syms: ArrayAttr | None
    mergeable: UnitAttr | None
    private_syms: ArrayAttr | None
    private_needs_barrier: UnitAttr | None
    untied: UnitAttr | None
    iterated: Values
    affinity_vars: Values
    allocate_vars: Values
    allocator_vars: Values
    depend_vars: Values
    depend_iterated: Values
    final: Value | None
    if_expr: Value | None
    in_reduction_vars: Values
    priority: Value | None
    private_vars: Values
    event_handle: Value | None
    @property
    def region(self) -> Region: ...
    def __init__(self, allocate_vars: ValuesLike = ..., allocator_vars: ValuesLike = ..., depend_vars: ValuesLike = ..., in_reduction_vars: ValuesLike = ..., private_vars: ValuesLike = ..., iterated: ValuesLike = ..., affinity_vars: ValuesLike = ..., depend_iterated: ValuesLike = ..., *, depend_kinds: ItemsLike | None = None, final: ValueLike | None = None, if_expr: ValueLike | None = None, in_reduction_byref: IntsLike | None = None, in_reduction_syms: ItemsLike | None = None, mergeable: FlagLike | None = None, priority: ValueLike | None = None, private_syms: ItemsLike | None = None, private_needs_barrier: FlagLike | None = None, untied: FlagLike | None = None, event_handle: ValueLike | None = None, allocate_alignments: IntsLike | None = None, allocate_private_indices: IntsLike | None = None, depend_iterated_kinds: ItemsLike | None = None, region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TaskgroupOp(_TaskgroupOp):
    """A region that waits for the tasks generated in it."""

    allocate_alignments: DenseArrayAttr | None
    allocate_private_indices: DenseArrayAttr | None
    task_reduction_byref: DenseArrayAttr | None
    task_reduction_syms: ArrayAttr | None
    allocate_vars: Values
    allocator_vars: Values
    task_reduction_vars: Values
    @property
    def region(self) -> Region: ...
    def __init__(self, allocate_vars: ValuesLike = ..., allocator_vars: ValuesLike = ..., task_reduction_vars: ValuesLike = ..., *, allocate_alignments: IntsLike | None = None, allocate_private_indices: IntsLike | None = None, task_reduction_byref: IntsLike | None = None, task_reduction_syms: ItemsLike | None = None, region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TaskloopContextOp(_TaskloopContextOp):
    """The clauses and body that the tasks of a taskloop share."""

    allocate_alignments: DenseArrayAttr | None
    allocate_private_indices: DenseArrayAttr | None
    grainsize_mod: ClauseGrainsizeTypeAttr | None
    in_reduction_byref: DenseArrayAttr | None
    in_reduction_syms: ArrayAttr | None
    mergeable: UnitAttr | None
    num_tasks_mod: ClauseNumTasksTypeAttr | None
    private_syms: ArrayAttr | None
    private_needs_barrier: UnitAttr | None
    reduction_mod: ReductionModifierAttr | None
    reduction_byref: DenseArrayAttr | None
    reduction_syms: ArrayAttr | None
    untied: UnitAttr | None
    allocate_vars: Values
    allocator_vars: Values
    final: Value | None
    if_expr: Value | None
    priority: Value | None
    private_vars: Values
    @property
    def region(self) -> Region: ...
    def __init__(self, allocate_vars: ValuesLike = ..., allocator_vars: ValuesLike = ..., in_reduction_vars: ValuesLike = ..., private_vars: ValuesLike = ..., reduction_vars: ValuesLike = ..., *, final: ValueLike | None = None, grainsize: ValueLike | None = None, if_expr: ValueLike | None = None, num_tasks: ValueLike | None = None, priority: ValueLike | None = None, allocate_alignments: IntsLike | None = None, allocate_private_indices: IntsLike | None = None, grainsize_mod: WordLike | None = None, in_reduction_byref: IntsLike | None = None, in_reduction_syms: ItemsLike | None = None, mergeable: FlagLike | None = None, nogroup: FlagLike | None = None, num_tasks_mod: WordLike | None = None, private_syms: ItemsLike | None = None, private_needs_barrier: FlagLike | None = None, reduction_mod: WordLike | None = None, reduction_byref: IntsLike | None = None, reduction_syms: ItemsLike | None = None, untied: FlagLike | None = None, region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TaskloopWrapperOp(_TaskloopWrapperOp):
    """A loop whose iterations are executed as tasks."""

    @property
    def region(self) -> Region: ...
    def __init__(self, *, region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TaskwaitOp(Op):
    """`omp.taskwait`."""

    depend_kinds: ArrayAttr | None
    depend_iterated_kinds: ArrayAttr | None
    nowait: UnitAttr | None
    depend_vars: Values
    depend_iterated: Values
    def __init__(self, depend_vars: ValuesLike = ..., depend_iterated: ValuesLike = ..., *, depend_kinds: ItemsLike | None = None, nowait: FlagLike | None = None, depend_iterated_kinds: ItemsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TaskyieldOp(Op):
    """`omp.taskyield`."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TeamsOp(_TeamsOp):
    """A region executed by the initial thread of each team of a league."""

    allocate_alignments: DenseArrayAttr | None
    allocate_private_indices: DenseArrayAttr | None
    dyn_groupprivate_access_group: AccessGroupModifierAttr | None
    dyn_groupprivate_fallback: FallbackModifierAttr | None
    private_syms: ArrayAttr | None
    private_needs_barrier: UnitAttr | None
    reduction_mod: ReductionModifierAttr | None
    reduction_byref: DenseArrayAttr | None
    reduction_syms: ArrayAttr | None
    allocate_vars: Values
    allocator_vars: Values
    dyn_groupprivate_size: Value | None
    if_expr: Value | None
    private_vars: Values
    reduction_vars: Values
    thread_limit_vars: Values
    @property
    def region(self) -> Region: ...
    def __init__(self, allocate_vars: ValuesLike = ..., allocator_vars: ValuesLike = ..., private_vars: ValuesLike = ..., reduction_vars: ValuesLike = ..., num_teams_upper_vars: ValuesLike = ..., thread_limit_vars: ValuesLike = ..., *, if_expr: ValueLike | None = None, num_teams_lower: ValueLike | None = None, private_syms: ItemsLike | None = None, private_needs_barrier: FlagLike | None = None, reduction_mod: WordLike | None = None, reduction_byref: IntsLike | None = None, reduction_syms: ItemsLike | None = None, dyn_groupprivate_size: ValueLike | None = None, allocate_alignments: IntsLike | None = None, allocate_private_indices: IntsLike | None = None, dyn_groupprivate_access_group: WordLike | None = None, dyn_groupprivate_fallback: WordLike | None = None, region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TerminatorOp(Op):
    """`omp.terminator`."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ThreadprivateOp(Op):
    """`omp.threadprivate`."""

    sym_addr: Value
    @property
    def tls_addr(self) -> OpResult: ...
    def __init__(self, sym_addr: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TileOp(_TileOp):
    """Tiles loops: generates grid loops and intratile loops."""

    def __init__(self, generatees: ValuesLike = ..., applyees: ValuesLike = ..., sizes: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class UnrollHeuristicOp(_UnrollHeuristicOp):
    """Unrolls a loop by a heuristic."""

    applyee: Value
    def __init__(self, applyee: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class UnrollPartialOp(Op):
    """`omp.unroll_partial`."""

    unroll_factor: IntegerAttr
    applyee: Value
    def __init__(self, applyee: ValueLike, unroll_factor: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WorkdistributeOp(_WorkdistributeOp):
    """Divides the work of a region among teams."""

    @property
    def region(self) -> Region: ...
    def __init__(self, *, region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WorkshareLoopWrapperOp(_WorkshareLoopWrapperOp):
    """A loop of units of work of a workshare construct."""

    @property
    def region(self) -> Region: ...
    def __init__(self, *, region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WorkshareOp(Op):
    """`omp.workshare`."""

    nowait: UnitAttr | None
    @property
    def region(self) -> Region: ...
    def __init__(self, *, nowait: FlagLike | None = None, region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WsloopOp(_WsloopOp):
    """A worksharing loop: iterations are divided among the threads of a team."""

    allocate_alignments: DenseArrayAttr | None
    allocate_private_indices: DenseArrayAttr | None
    linear_var_types: ArrayAttr | None
    linear_modifiers: ArrayAttr | None
    nowait: UnitAttr | None
    order: ClauseOrderKindAttr | None
    order_mod: OrderModifierAttr | None
    ordered: IntegerAttr | None
    private_syms: ArrayAttr | None
    private_needs_barrier: UnitAttr | None
    reduction_mod: ReductionModifierAttr | None
    reduction_byref: DenseArrayAttr | None
    reduction_syms: ArrayAttr | None
    schedule_kind: ClauseScheduleKindAttr | None
    schedule_mod: ScheduleModifierAttr | None
    schedule_simd: UnitAttr | None
    allocate_vars: Values
    allocator_vars: Values
    linear_vars: Values
    linear_step_vars: Values
    private_vars: Values
    reduction_vars: Values
    schedule_chunk: Value | None
    @property
    def region(self) -> Region: ...
    def __init__(self, allocate_vars: ValuesLike = ..., allocator_vars: ValuesLike = ..., linear_vars: ValuesLike = ..., linear_step_vars: ValuesLike = ..., private_vars: ValuesLike = ..., reduction_vars: ValuesLike = ..., *, linear_var_types: ItemsLike | None = None, nowait: FlagLike | None = None, order: WordLike | None = None, order_mod: WordLike | None = None, ordered: IntLike | None = None, private_syms: ItemsLike | None = None, private_needs_barrier: FlagLike | None = None, reduction_mod: WordLike | None = None, reduction_byref: IntsLike | None = None, reduction_syms: ItemsLike | None = None, schedule_kind: WordLike | None = None, schedule_chunk: ValueLike | None = None, schedule_mod: WordLike | None = None, schedule_simd: FlagLike | None = None, allocate_alignments: IntsLike | None = None, allocate_private_indices: IntsLike | None = None, linear_modifiers: ItemsLike | None = None, region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class YieldOp(Op):
    """`omp.yield`."""

    results_: Values
    def __init__(self, results_: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...
