"""The NVVM dialect: PTX instructions as LLVM intrinsics."""

from bridge.dialects.llvm import ConstantRangeAttr
from bridge.dialects.nvvm.arithmetic import AddFOp as _AddFOp, DivFOp as _DivFOp, FmaOp as _FmaOp, SqrtOp as _SqrtOp, SubFOp as _SubFOp
from bridge.dialects.nvvm.barriers import MBarrierArriveDropExpectTxOp as _MBarrierArriveDropExpectTxOp, MBarrierArriveDropOp as _MBarrierArriveDropOp, MBarrierArriveExpectTxOp as _MBarrierArriveExpectTxOp, MBarrierArriveOp as _MBarrierArriveOp, MBarrierCompleteTxOp as _MBarrierCompleteTxOp, MBarrierExpectTxOp as _MBarrierExpectTxOp, MBarrierTestWaitOp as _MBarrierTestWaitOp, MBarrierTryWaitOp as _MBarrierTryWaitOp
from bridge.dialects.nvvm.conversions import ConvertBF16x2ToF8x2Op as _ConvertBF16x2ToF8x2Op, ConvertF16x2ToF8x2Op as _ConvertF16x2ToF8x2Op, ConvertF32x2ToBF16x2Op as _ConvertF32x2ToBF16x2Op, ConvertF32x2ToF16x2Op as _ConvertF32x2ToF16x2Op, ConvertF32x2ToF4x2Op as _ConvertF32x2ToF4x2Op, ConvertF32x2ToF6x2Op as _ConvertF32x2ToF6x2Op, ConvertF32x2ToF8x2Op as _ConvertF32x2ToF8x2Op, ConvertF32x4ToF4x4Op as _ConvertF32x4ToF4x4Op, ConvertF32x4ToF6x4Op as _ConvertF32x4ToF6x4Op, ConvertF32x4ToF8x4Op as _ConvertF32x4ToF8x4Op, ConvertF4x2ToF16x2Op as _ConvertF4x2ToF16x2Op, ConvertF6x2ToF16x2Op as _ConvertF6x2ToF16x2Op, ConvertF8x2ToBF16x2Op as _ConvertF8x2ToBF16x2Op, ConvertF8x2ToF16x2Op as _ConvertF8x2ToF16x2Op, ConvertFloatToTF32Op as _ConvertFloatToTF32Op
from bridge.dialects.nvvm.copies import CpAsyncBulkGlobalToSharedClusterOp as _CpAsyncBulkGlobalToSharedClusterOp, CpAsyncBulkTensorGlobalToSharedClusterOp as _CpAsyncBulkTensorGlobalToSharedClusterOp, CpAsyncBulkTensorPrefetchOp as _CpAsyncBulkTensorPrefetchOp, CpAsyncBulkTensorReduceOp as _CpAsyncBulkTensorReduceOp, CpAsyncBulkTensorSharedCTAToGlobalOp as _CpAsyncBulkTensorSharedCTAToGlobalOp, CpAsyncOp as _CpAsyncOp
from bridge.dialects.nvvm.matrices import LdMatrixOp as _LdMatrixOp, MovMatrixOp as _MovMatrixOp, StMatrixOp as _StMatrixOp, WMMALoadOp as _WMMALoadOp, WMMAMmaOp as _WMMAMmaOp, WMMAStoreOp as _WMMAStoreOp, WgmmaMmaAsyncOp as _WgmmaMmaAsyncOp
from bridge.dialects.nvvm.mma import MmaBlockScaleOp as _MmaBlockScaleOp, MmaOp as _MmaOp, MmaSpBlockScaleOp as _MmaSpBlockScaleOp, MmaSpOp as _MmaSpOp
from bridge.dialects.nvvm.registers import RangedRegister
from bridge.dialects.nvvm.synchronization import BulkStoreOp as _BulkStoreOp, ClusterLaunchControlQueryCancelOp as _ClusterLaunchControlQueryCancelOp, FenceProxyAcquireOp as _FenceProxyAcquireOp, FenceProxyOp as _FenceProxyOp, FenceProxyReleaseOp as _FenceProxyReleaseOp, FenceProxySyncRestrictOp as _FenceProxySyncRestrictOp, MatchSyncOp as _MatchSyncOp, PMEventOp as _PMEventOp, PermuteOp as _PermuteOp, PrefetchOp as _PrefetchOp, ReduxOp as _ReduxOp, SetMaxRegisterOp as _SetMaxRegisterOp, ShflOp as _ShflOp, VoteSyncOp as _VoteSyncOp
from bridge.dialects.nvvm.tensor_memory import Tcgen05CpOp as _Tcgen05CpOp, Tcgen05LdOp as _Tcgen05LdOp, Tcgen05MMABlockScaleOp as _Tcgen05MMABlockScaleOp, Tcgen05MMAOp as _Tcgen05MMAOp, Tcgen05MMASparseBlockScaleOp as _Tcgen05MMASparseBlockScaleOp, Tcgen05MMASparseOp as _Tcgen05MMASparseOp, Tcgen05StOp as _Tcgen05StOp
from bridge.dialects.nvvm.tensormaps import Tcgen05LdRedOp as _Tcgen05LdRedOp, TensormapReplaceOp as _TensormapReplaceOp
from bridge.ir.attributes import ArrayAttr, Attribute, DictionaryAttr, IntegerAttr, StringAttr, TypeAttr, UnitAttr
from bridge.ir.types import Type
from bridge.ir.values import AnyLocation
from bridge.ods.dialect import Dialect
from bridge.ods.nodes import DefinedAttr
from bridge.op.base import Op, OpResult, Value, Values
from bridge.op.hints import AnyLike, BoolLike, FlagLike, IntLike, StrLike, TypeLike, TypesLike, ValueLike, ValuesLike, WordLike
from collections.abc import Mapping

DIALECT: Dialect

class BarrierReductionAttr(DefinedAttr):
    """`#nvvm.reduction`."""

    value: str

class BlockScaleFormatAttr(DefinedAttr):
    """`#nvvm.block_scale_format`."""

    value: str

class CTAGroupKindAttr(DefinedAttr):
    """`#nvvm.cta_group`."""

    value: str

class CacheEvictionPriorityAttr(DefinedAttr):
    """`#nvvm.cache_eviction_priority`."""

    value: str

class ClusterLaunchControlQueryTypeAttr(DefinedAttr):
    """`#nvvm.cluster_launch_control_query_type`."""

    value: str

class DotAccumulateTypeAttr(DefinedAttr):
    """`#nvvm.dot_accumulate_type`."""

    value: str

class FPRoundingModeAttr(DefinedAttr):
    """`#nvvm.fp_rnd_mode`."""

    value: str

class GridDepActionKindAttr(DefinedAttr):
    """`#nvvm.grid_dep_action`."""

    value: str

class LdStMatrixEltTypeAttr(DefinedAttr):
    """`#nvvm.ld_st_matrix_elt_type`."""

    value: str

class LdStMatrixShapeAttr(DefinedAttr):
    """`#nvvm.ld_st_matrix_shape`."""

    m: int
    n: int

class LoadCacheModifierKindAttr(DefinedAttr):
    """`#nvvm.load_cache_modifier`."""

    value: str

class MMAB1OpAttr(DefinedAttr):
    """`#nvvm.mma_b1op`."""

    value: str

class MMABlockScaleKindAttr(DefinedAttr):
    """`#nvvm.block_scale_kind`."""

    value: str

class MMAFragAttr(DefinedAttr):
    """`#nvvm.mma_frag`."""

    value: str

class MMAIntOverflowAttr(DefinedAttr):
    """`#nvvm.mma_int_overflow`."""

    value: str

class MMAKindAttr(DefinedAttr):
    """`#nvvm.mma_kind`."""

    value: str

class MMALayoutAttr(DefinedAttr):
    """`#nvvm.mma_layout`."""

    value: str

class MMAShapeAttr(DefinedAttr):
    """`#nvvm.shape`."""

    m: int
    n: int
    k: int

class MMATypesAttr(DefinedAttr):
    """`#nvvm.mma_type`."""

    value: str

class MatchSyncKindAttr(DefinedAttr):
    """`#nvvm.match_sync_kind`."""

    value: str

class MemOrderKindAttr(DefinedAttr):
    """`#nvvm.mem_order`."""

    value: str

class MemScopeKindAttr(DefinedAttr):
    """`#nvvm.mem_scope`."""

    value: str

class NVVMMemorySpaceAttr(DefinedAttr):
    """`#nvvm.memory_space`."""

    value: str

class NVVMTargetAttr(DefinedAttr):
    """`#nvvm.target`."""

    o: int = ...
    triple: str = ...
    chip: str = ...
    features: str = ...
    flags: DictionaryAttr | None = ...
    link: ArrayAttr | None = ...
    verify_target: bool = ...

class PermuteModeAttr(DefinedAttr):
    """`#nvvm.permute_mode`."""

    value: str

class PrefetchCacheLevelAttr(DefinedAttr):
    """`#nvvm.prefetch_cache_level`."""

    value: str

class ProxyKindAttr(DefinedAttr):
    """`#nvvm.proxy_kind`."""

    value: str

class ReductionKindAttr(DefinedAttr):
    """`#nvvm.reduction_kind`."""

    value: str

class SaturationModeAttr(DefinedAttr):
    """`#nvvm.sat_mode`."""

    value: str

class ScaleVecSizeAttr(DefinedAttr):
    """`#nvvm.scale_vec_size`."""

    value: str

class SetMaxRegisterActionAttr(DefinedAttr):
    """`#nvvm.action`."""

    value: str

class SharedSpaceAttr(DefinedAttr):
    """`#nvvm.shared_space`."""

    value: str

class ShflKindAttr(DefinedAttr):
    """`#nvvm.shfl_kind`."""

    value: str

class TMALoadModeAttr(DefinedAttr):
    """`#nvvm.tma_load_mode`."""

    value: str

class TMAReduxKindAttr(DefinedAttr):
    """`#nvvm.tma_redux_kind`."""

    value: str

class TMAStoreModeAttr(DefinedAttr):
    """`#nvvm.tma_store_mode`."""

    value: str

class Tcgen05CpMulticastAttr(DefinedAttr):
    """`#nvvm.tcgen05_cp_multicast`."""

    value: str

class Tcgen05CpShapeAttr(DefinedAttr):
    """`#nvvm.tcgen05_cp_shape`."""

    value: str

class Tcgen05CpSrcFormatAttr(DefinedAttr):
    """`#nvvm.tcgen05_cp_src_fmt`."""

    value: str

class Tcgen05FenceKindAttr(DefinedAttr):
    """`#nvvm.tcgen05_fence`."""

    value: str

class Tcgen05LdStShapeAttr(DefinedAttr):
    """`#nvvm.tcgen05_ldst_shape`."""

    value: str

class Tcgen05MMABlockScaleAttr(DefinedAttr):
    """`#nvvm.tcgen05_mma_block_scale`."""

    value: str

class Tcgen05MMACollectorBBufferAttr(DefinedAttr):
    """`#nvvm.tcgen05_mma_collectorb`."""

    value: str

class Tcgen05MMACollectorOpAttr(DefinedAttr):
    """`#nvvm.tcgen05_mma_collectorop`."""

    value: str

class Tcgen05MMAKindAttr(DefinedAttr):
    """`#nvvm.tcgen05_mma_kind`."""

    value: str

class Tcgen05WaitKindAttr(DefinedAttr):
    """`#nvvm.tcgen05_wait`."""

    value: str

class TensormapElemtypeAttr(DefinedAttr):
    """`#nvvm.tensormap_elemtype`."""

    value: str

class TensormapFieldAttr(DefinedAttr):
    """`#nvvm.tensormap_field`."""

    value: str

class TensormapFillModeAttr(DefinedAttr):
    """`#nvvm.tensormap_fill_mode`."""

    value: str

class TensormapInterleaveLayoutAttr(DefinedAttr):
    """`#nvvm.tensormap_interleave_layout`."""

    value: str

class TensormapSwizzleAtomicityAttr(DefinedAttr):
    """`#nvvm.tensormap_swizzle_atomicity`."""

    value: str

class TensormapSwizzleModeAttr(DefinedAttr):
    """`#nvvm.tensormap_swizzle_mode`."""

    value: str

class VoteSyncKindAttr(DefinedAttr):
    """`#nvvm.vote_sync_kind`."""

    value: str

class WGMMAScaleInAttr(DefinedAttr):
    """`#nvvm.wgmma_scale_in`."""

    value: str

class WGMMAScaleOutAttr(DefinedAttr):
    """`#nvvm.wgmma_scale_out`."""

    value: str

class WGMMATypesAttr(DefinedAttr):
    """`#nvvm.wgmma_type`."""

    value: str

class AddFOp(_AddFOp):
    """Floating-point addition."""

    lhs: Value
    rhs: Value
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, rnd: WordLike | None = None, sat: WordLike | None = None, ftz: BoolLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AggrSmemSizeOp(Op):
    """`nvvm.read.ptx.sreg.aggr.smem.size`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BarrierArriveOp(Op):
    """`nvvm.barrier.arrive`."""

    aligned: IntegerAttr
    barrier_id: Value | None
    number_of_threads: Value
    def __init__(self, number_of_threads: ValueLike, *, barrier_id: ValueLike | None = None, aligned: BoolLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BarrierOp(Op):
    """`nvvm.barrier`."""

    aligned: IntegerAttr
    barrier_id: Value | None
    number_of_threads: Value | None
    def __init__(self, *, barrier_id: ValueLike | None = None, number_of_threads: ValueLike | None = None, aligned: BoolLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BarrierReductionOp(Op):
    """`nvvm.barrier.reduction`."""

    reduction_op: BarrierReductionAttr
    aligned: IntegerAttr
    barrier_id: Value | None
    reduction_predicate: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, reduction_predicate: ValueLike, reduction_op: WordLike, *, barrier_id: ValueLike | None = None, aligned: BoolLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BlockDimXOp(RangedRegister):
    """`nvvm.read.ptx.sreg.ntid.x`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, range: AnyLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BlockDimYOp(RangedRegister):
    """`nvvm.read.ptx.sreg.ntid.y`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, range: AnyLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BlockDimZOp(RangedRegister):
    """`nvvm.read.ptx.sreg.ntid.z`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, range: AnyLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BlockIdXOp(RangedRegister):
    """`nvvm.read.ptx.sreg.ctaid.x`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, range: AnyLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BlockIdYOp(RangedRegister):
    """`nvvm.read.ptx.sreg.ctaid.y`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, range: AnyLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BlockIdZOp(RangedRegister):
    """`nvvm.read.ptx.sreg.ctaid.z`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, range: AnyLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BlockInClusterIdXOp(RangedRegister):
    """`nvvm.read.ptx.sreg.cluster.ctaid.x`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, range: AnyLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BlockInClusterIdYOp(RangedRegister):
    """`nvvm.read.ptx.sreg.cluster.ctaid.y`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, range: AnyLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BlockInClusterIdZOp(RangedRegister):
    """`nvvm.read.ptx.sreg.cluster.ctaid.z`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, range: AnyLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BreakpointOp(Op):
    """`nvvm.breakpoint`."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BulkStoreOp(_BulkStoreOp):
    """Initializes shared memory in bulk."""

    addr: Value
    size: Value
    def __init__(self, addr: ValueLike, size: ValueLike, *, init_val: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Clock64Op(Op):
    """`nvvm.read.ptx.sreg.clock64`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ClockOp(Op):
    """`nvvm.read.ptx.sreg.clock`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ClusterArriveOp(Op):
    """`nvvm.cluster.arrive`."""

    aligned: UnitAttr | None
    def __init__(self, *, aligned: FlagLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ClusterArriveRelaxedOp(Op):
    """`nvvm.cluster.arrive.relaxed`."""

    aligned: UnitAttr | None
    def __init__(self, *, aligned: FlagLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ClusterDimBlocksXOp(RangedRegister):
    """`nvvm.read.ptx.sreg.cluster.nctaid.x`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, range: AnyLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ClusterDimBlocksYOp(RangedRegister):
    """`nvvm.read.ptx.sreg.cluster.nctaid.y`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, range: AnyLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ClusterDimBlocksZOp(RangedRegister):
    """`nvvm.read.ptx.sreg.cluster.nctaid.z`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, range: AnyLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ClusterDimOp(RangedRegister):
    """`nvvm.read.ptx.sreg.cluster.nctarank`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, range: AnyLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ClusterDimXOp(RangedRegister):
    """`nvvm.read.ptx.sreg.nclusterid.x`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, range: AnyLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ClusterDimYOp(RangedRegister):
    """`nvvm.read.ptx.sreg.nclusterid.y`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, range: AnyLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ClusterDimZOp(RangedRegister):
    """`nvvm.read.ptx.sreg.nclusterid.z`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, range: AnyLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ClusterIdOp(RangedRegister):
    """`nvvm.read.ptx.sreg.cluster.ctarank`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, range: AnyLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ClusterIdXOp(RangedRegister):
    """`nvvm.read.ptx.sreg.clusterid.x`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, range: AnyLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ClusterIdYOp(RangedRegister):
    """`nvvm.read.ptx.sreg.clusterid.y`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, range: AnyLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ClusterIdZOp(RangedRegister):
    """`nvvm.read.ptx.sreg.clusterid.z`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, range: AnyLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ClusterLaunchControlQueryCancelOp(_ClusterLaunchControlQueryCancelOp):
    """Queries the response to a cluster launch cancellation."""

    try_cancel_response: Value
    def __init__(self, res: Type, query_type: WordLike, try_cancel_response: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ClusterLaunchControlTryCancelOp(Op):
    """`nvvm.clusterlaunchcontrol.try.cancel`."""

    multicast: UnitAttr | None
    smem_address: Value
    mbarrier: Value
    def __init__(self, smem_address: ValueLike, mbarrier: ValueLike, *, multicast: FlagLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ClusterWaitOp(Op):
    """`nvvm.cluster.wait`."""

    aligned: UnitAttr | None
    def __init__(self, *, aligned: FlagLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ConvertBF16x2ToF8x2Op(_ConvertBF16x2ToF8x2Op):
    """Converts two bf16 to 8-bit floats."""

    dst_ty: TypeAttr
    src: Value
    @property
    def dst(self) -> OpResult: ...
    def __init__(self, dst: Type, src: ValueLike, dst_ty: TypeLike, *, rnd: WordLike | None = None, sat: WordLike | None = None, relu: BoolLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ConvertBf16x2ToF4x2Op(Op):
    """`nvvm.convert.bf16x2.to.f4x2`."""

    relu: IntegerAttr
    dst_ty: TypeAttr
    src: Value
    @property
    def dst(self) -> OpResult: ...
    def __init__(self, src: ValueLike, dst_ty: TypeLike, *, relu: BoolLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ConvertBf16x2ToF6x2Op(Op):
    """`nvvm.convert.bf16x2.to.f6x2`."""

    relu: IntegerAttr
    dst_ty: TypeAttr
    src: Value
    @property
    def dst(self) -> OpResult: ...
    def __init__(self, dst: Type, src: ValueLike, dst_ty: TypeLike, *, relu: BoolLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ConvertBf16x2ToS2f6x2Op(Op):
    """`nvvm.convert.bf16x2.to.s2f6x2`."""

    relu: IntegerAttr
    src: Value
    scale_factor: Value | None
    @property
    def dst(self) -> OpResult: ...
    def __init__(self, dst: Type, src: ValueLike, *, scale_factor: ValueLike | None = None, relu: BoolLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ConvertF16x2ToF4x2Op(Op):
    """`nvvm.convert.f16x2.to.f4x2`."""

    relu: IntegerAttr
    dst_ty: TypeAttr
    src: Value
    @property
    def dst(self) -> OpResult: ...
    def __init__(self, src: ValueLike, dst_ty: TypeLike, *, relu: BoolLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ConvertF16x2ToF6x2Op(Op):
    """`nvvm.convert.f16x2.to.f6x2`."""

    relu: IntegerAttr
    dst_ty: TypeAttr
    src: Value
    @property
    def dst(self) -> OpResult: ...
    def __init__(self, dst: Type, src: ValueLike, dst_ty: TypeLike, *, relu: BoolLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ConvertF16x2ToF8x2Op(_ConvertF16x2ToF8x2Op):
    """Converts two f16 to 8-bit floats."""

    relu: IntegerAttr
    dst_ty: TypeAttr
    a: Value
    @property
    def dst(self) -> OpResult: ...
    def __init__(self, dst: Type, a: ValueLike, dst_ty: TypeLike, *, relu: BoolLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ConvertF32x2ToBF16x2Op(_ConvertF32x2ToBF16x2Op):
    """Converts two f32 to bf16."""

    sat: SaturationModeAttr
    relu: IntegerAttr
    src_hi: Value
    src_lo: Value
    @property
    def dst(self) -> OpResult: ...
    def __init__(self, dst: Type, src_hi: ValueLike, src_lo: ValueLike, *, random_bits: ValueLike | None = None, rnd: WordLike | None = None, sat: WordLike | None = None, relu: BoolLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ConvertF32x2ToF16x2Op(_ConvertF32x2ToF16x2Op):
    """Converts two f32 to f16."""

    sat: SaturationModeAttr
    relu: IntegerAttr
    src_hi: Value
    src_lo: Value
    @property
    def dst(self) -> OpResult: ...
    def __init__(self, dst: Type, src_hi: ValueLike, src_lo: ValueLike, *, random_bits: ValueLike | None = None, rnd: WordLike | None = None, sat: WordLike | None = None, relu: BoolLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ConvertF32x2ToF4x2Op(_ConvertF32x2ToF4x2Op):
    """Converts two f32 to 4-bit floats."""

    relu: IntegerAttr
    dst_ty: TypeAttr
    a: Value
    b: Value
    @property
    def dst(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, dst_ty: TypeLike, *, relu: BoolLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ConvertF32x2ToF6x2Op(_ConvertF32x2ToF6x2Op):
    """Converts two f32 to 6-bit floats."""

    relu: IntegerAttr
    dst_ty: TypeAttr
    a: Value
    b: Value
    @property
    def dst(self) -> OpResult: ...
    def __init__(self, dst: Type, a: ValueLike, b: ValueLike, dst_ty: TypeLike, *, relu: BoolLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ConvertF32x2ToF8x2Op(_ConvertF32x2ToF8x2Op):
    """Converts two f32 to 8-bit floats."""

    dst_ty: TypeAttr
    a: Value
    b: Value
    @property
    def dst(self) -> OpResult: ...
    def __init__(self, dst: Type, a: ValueLike, b: ValueLike, dst_ty: TypeLike, *, rnd: WordLike | None = None, sat: WordLike | None = None, relu: BoolLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ConvertF32x2ToS2f6x2Op(Op):
    """`nvvm.convert.f32x2.to.s2f6x2`."""

    relu: IntegerAttr
    a: Value
    b: Value
    scale_factor: Value | None
    @property
    def dst(self) -> OpResult: ...
    def __init__(self, dst: Type, a: ValueLike, b: ValueLike, *, scale_factor: ValueLike | None = None, relu: BoolLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ConvertF32x4ToF4x4Op(_ConvertF32x4ToF4x4Op):
    """Converts four f32 to 4-bit floats."""

    relu: IntegerAttr
    dst_ty: TypeAttr
    src: Value
    rbits: Value
    @property
    def dst(self) -> OpResult: ...
    def __init__(self, src: ValueLike, rbits: ValueLike, dst_ty: TypeLike, *, relu: BoolLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ConvertF32x4ToF6x4Op(_ConvertF32x4ToF6x4Op):
    """Converts four f32 to 6-bit floats."""

    relu: IntegerAttr
    dst_ty: TypeAttr
    src: Value
    rbits: Value
    @property
    def dst(self) -> OpResult: ...
    def __init__(self, dst: Type, src: ValueLike, rbits: ValueLike, dst_ty: TypeLike, *, relu: BoolLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ConvertF32x4ToF8x4Op(_ConvertF32x4ToF8x4Op):
    """Converts four f32 to 8-bit floats."""

    relu: IntegerAttr
    dst_ty: TypeAttr
    src: Value
    rbits: Value
    @property
    def dst(self) -> OpResult: ...
    def __init__(self, dst: Type, src: ValueLike, rbits: ValueLike, dst_ty: TypeLike, *, relu: BoolLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ConvertF4x2ToBf16x2Op(Op):
    """`nvvm.convert.f4x2.to.bf16x2`."""

    src_type: TypeAttr
    sat: SaturationModeAttr
    relu: IntegerAttr
    src: Value
    scale_factor: Value | None
    @property
    def dst(self) -> OpResult: ...
    def __init__(self, dst: Type, src: ValueLike, src_type: TypeLike, *, scale_factor: ValueLike | None = None, sat: WordLike | None = None, relu: BoolLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ConvertF4x2ToF16x2Op(_ConvertF4x2ToF16x2Op):
    """Converts two 4-bit floats to f16."""

    src_type: TypeAttr
    relu: IntegerAttr
    src: Value
    @property
    def dst(self) -> OpResult: ...
    def __init__(self, dst: Type, src: ValueLike, src_type: TypeLike, *, relu: BoolLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ConvertF6x2ToBf16x2Op(Op):
    """`nvvm.convert.f6x2.to.bf16x2`."""

    src_type: TypeAttr
    sat: SaturationModeAttr
    relu: IntegerAttr
    src: Value
    scale_factor: Value | None
    @property
    def dst(self) -> OpResult: ...
    def __init__(self, dst: Type, src: ValueLike, src_type: TypeLike, *, scale_factor: ValueLike | None = None, sat: WordLike | None = None, relu: BoolLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ConvertF6x2ToF16x2Op(_ConvertF6x2ToF16x2Op):
    """Converts two 6-bit floats to f16."""

    src_type: TypeAttr
    relu: IntegerAttr
    src: Value
    @property
    def dst(self) -> OpResult: ...
    def __init__(self, dst: Type, src: ValueLike, src_type: TypeLike, *, relu: BoolLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ConvertF8x2ToBF16x2Op(_ConvertF8x2ToBF16x2Op):
    """Converts two 8-bit floats to bf16."""

    sat: SaturationModeAttr
    src: Value
    scale_factor: Value | None
    @property
    def dst(self) -> OpResult: ...
    def __init__(self, dst: Type, src: ValueLike, src_type: TypeLike, *, scale_factor: ValueLike | None = None, sat: WordLike | None = None, relu: BoolLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ConvertF8x2ToF16x2Op(_ConvertF8x2ToF16x2Op):
    """Converts two 8-bit floats to f16."""

    src_type: TypeAttr
    relu: IntegerAttr
    src: Value
    @property
    def dst(self) -> OpResult: ...
    def __init__(self, dst: Type, src: ValueLike, src_type: TypeLike, *, relu: BoolLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ConvertFloatToTF32Op(_ConvertFloatToTF32Op):
    """Converts a float to tf32."""

    sat: SaturationModeAttr
    src: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, *, rnd: WordLike | None = None, sat: WordLike | None = None, relu: BoolLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ConvertS2f6x2ToBf16x2Op(Op):
    """`nvvm.convert.s2f6x2.to.bf16x2`."""

    sat: SaturationModeAttr
    relu: IntegerAttr
    src: Value
    scale_factor: Value | None
    @property
    def dst(self) -> OpResult: ...
    def __init__(self, dst: Type, src: ValueLike, *, scale_factor: ValueLike | None = None, sat: WordLike | None = None, relu: BoolLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CosOp(Op):
    """`nvvm.cos`."""

    ftz: IntegerAttr
    src: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, *, ftz: BoolLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CpAsyncBulkCommitGroupOp(Op):
    """`nvvm.cp.async.bulk.commit.group`."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CpAsyncBulkGlobalToSharedClusterOp(_CpAsyncBulkGlobalToSharedClusterOp):
    """Bulk asynchronous copy from global to cluster shared memory."""

    src_mem: Value
    mbar: Value
    size: Value
    l2_cache_hint: Value | None
    def __init__(self, dst_mem: ValueLike, src_mem: ValueLike, mbar: ValueLike, size: ValueLike, *, multicast_mask: ValueLike | None = None, l2_cache_hint: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CpAsyncBulkPrefetchOp(Op):
    """`nvvm.cp.async.bulk.prefetch`."""

    src_mem: Value
    size: Value
    l2_cache_hint: Value | None
    def __init__(self, src_mem: ValueLike, size: ValueLike, *, l2_cache_hint: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CpAsyncBulkSharedCTAToGlobalOp(Op):
    """`nvvm.cp.async.bulk.global.shared.cta`."""

    dst_mem: Value
    src_mem: Value
    size: Value
    l2_cache_hint: Value | None
    byte_mask: Value | None
    def __init__(self, dst_mem: ValueLike, src_mem: ValueLike, size: ValueLike, *, l2_cache_hint: ValueLike | None = None, byte_mask: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CpAsyncBulkSharedCTAToSharedClusterOp(Op):
    """`nvvm.cp.async.bulk.shared.cluster.shared.cta`."""

    dst_mem: Value
    src_mem: Value
    mbar: Value
    size: Value
    def __init__(self, dst_mem: ValueLike, src_mem: ValueLike, mbar: ValueLike, size: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CpAsyncBulkTensorGlobalToSharedClusterOp(_CpAsyncBulkTensorGlobalToSharedClusterOp):
    """Bulk asynchronous tensor load to cluster shared memory."""

    tma_descriptor: Value
    coordinates: Values
    mbar: Value
    im2col_offsets: Values
    l2_cache_hint: Value | None
    def __init__(self, dst_mem: ValueLike, tma_descriptor: ValueLike, coordinates: ValuesLike, mbar: ValueLike, im2col_offsets: ValuesLike = ..., *, multicast_mask: ValueLike | None = None, l2_cache_hint: ValueLike | None = None, mode: WordLike | None = None, is_ctaonly: BoolLike | None = None, group: WordLike | None = None, predicate: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CpAsyncBulkTensorPrefetchOp(_CpAsyncBulkTensorPrefetchOp):
    """Bulk asynchronous prefetch of a tensor."""

    mode: TMALoadModeAttr
    tma_descriptor: Value
    coordinates: Values
    im2col_offsets: Values
    l2_cache_hint: Value | None
    def __init__(self, tma_descriptor: ValueLike, coordinates: ValuesLike = ..., im2col_offsets: ValuesLike = ..., *, mode: WordLike | None = None, l2_cache_hint: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CpAsyncBulkTensorReduceOp(_CpAsyncBulkTensorReduceOp):
    """Bulk asynchronous reduction of a tensor into another."""

    red_kind: TMAReduxKindAttr
    tma_descriptor: Value
    src_mem: Value
    l2_cache_hint: Value | None
    def __init__(self, tma_descriptor: ValueLike, src_mem: ValueLike, red_kind: WordLike, coordinates: ValuesLike = ..., *, mode: WordLike | None = None, l2_cache_hint: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CpAsyncBulkTensorSharedCTAToGlobalOp(_CpAsyncBulkTensorSharedCTAToGlobalOp):
    """Bulk asynchronous tensor store from shared memory."""

    tma_descriptor: Value
    src_mem: Value
    def __init__(self, tma_descriptor: ValueLike, src_mem: ValueLike, coordinates: ValuesLike = ..., *, l2_cache_hint: ValueLike | None = None, mode: WordLike | None = None, predicate: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CpAsyncBulkWaitGroupOp(Op):
    """`nvvm.cp.async.bulk.wait_group`."""

    group: IntegerAttr
    read_: UnitAttr | None
    def __init__(self, group: IntLike, *, read: FlagLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CpAsyncCommitGroupOp(Op):
    """`nvvm.cp.async.commit.group`."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CpAsyncMBarrierArriveOp(Op):
    """`nvvm.cp.async.mbarrier.arrive`."""

    noinc: IntegerAttr
    addr: Value
    def __init__(self, addr: ValueLike, *, noinc: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CpAsyncOp(_CpAsyncOp):
    """Asynchronous copy from global to shared memory."""

    dst: Value
    src: Value
    cp_size: Value | None
    def __init__(self, dst: ValueLike, src: ValueLike, size: IntLike, modifier: WordLike, *, cp_size: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CpAsyncWaitGroupOp(Op):
    """`nvvm.cp.async.wait.group`."""

    n: IntegerAttr
    def __init__(self, n: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DivFOp(_DivFOp):
    """Floating-point division."""

    rnd: FPRoundingModeAttr
    lhs: Value
    rhs: Value
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, rnd: WordLike | None = None, ftz: BoolLike | None = None, approx: BoolLike | None = None, full: BoolLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DotAccumulate2WayOp(Op):
    """`nvvm.dot.accumulate.2way`."""

    a_type: DotAccumulateTypeAttr
    b_type: DotAccumulateTypeAttr
    b_hi: IntegerAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, a_type: WordLike, b: ValueLike, b_type: WordLike, c: ValueLike, b_hi: BoolLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DotAccumulate4WayOp(Op):
    """`nvvm.dot.accumulate.4way`."""

    a_type: DotAccumulateTypeAttr
    b_type: DotAccumulateTypeAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, a: ValueLike, a_type: WordLike, b: ValueLike, b_type: WordLike, c: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DynamicSmemSizeOp(Op):
    """`nvvm.read.ptx.sreg.dynamic.smem.size`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ElectSyncOp(Op):
    """`nvvm.elect.sync`."""

    membermask: Value | None
    @property
    def pred(self) -> OpResult: ...
    def __init__(self, *, membermask: ValueLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class EnvReg0Op(Op):
    """`nvvm.read.ptx.sreg.envreg0`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class EnvReg10Op(Op):
    """`nvvm.read.ptx.sreg.envreg10`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class EnvReg11Op(Op):
    """`nvvm.read.ptx.sreg.envreg11`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class EnvReg12Op(Op):
    """`nvvm.read.ptx.sreg.envreg12`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class EnvReg13Op(Op):
    """`nvvm.read.ptx.sreg.envreg13`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class EnvReg14Op(Op):
    """`nvvm.read.ptx.sreg.envreg14`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class EnvReg15Op(Op):
    """`nvvm.read.ptx.sreg.envreg15`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class EnvReg16Op(Op):
    """`nvvm.read.ptx.sreg.envreg16`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class EnvReg17Op(Op):
    """`nvvm.read.ptx.sreg.envreg17`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class EnvReg18Op(Op):
    """`nvvm.read.ptx.sreg.envreg18`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class EnvReg19Op(Op):
    """`nvvm.read.ptx.sreg.envreg19`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class EnvReg1Op(Op):
    """`nvvm.read.ptx.sreg.envreg1`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class EnvReg20Op(Op):
    """`nvvm.read.ptx.sreg.envreg20`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class EnvReg21Op(Op):
    """`nvvm.read.ptx.sreg.envreg21`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class EnvReg22Op(Op):
    """`nvvm.read.ptx.sreg.envreg22`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class EnvReg23Op(Op):
    """`nvvm.read.ptx.sreg.envreg23`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class EnvReg24Op(Op):
    """`nvvm.read.ptx.sreg.envreg24`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class EnvReg25Op(Op):
    """`nvvm.read.ptx.sreg.envreg25`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class EnvReg26Op(Op):
    """`nvvm.read.ptx.sreg.envreg26`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class EnvReg27Op(Op):
    """`nvvm.read.ptx.sreg.envreg27`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class EnvReg28Op(Op):
    """`nvvm.read.ptx.sreg.envreg28`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class EnvReg29Op(Op):
    """`nvvm.read.ptx.sreg.envreg29`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class EnvReg2Op(Op):
    """`nvvm.read.ptx.sreg.envreg2`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class EnvReg30Op(Op):
    """`nvvm.read.ptx.sreg.envreg30`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class EnvReg31Op(Op):
    """`nvvm.read.ptx.sreg.envreg31`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class EnvReg3Op(Op):
    """`nvvm.read.ptx.sreg.envreg3`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class EnvReg4Op(Op):
    """`nvvm.read.ptx.sreg.envreg4`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class EnvReg5Op(Op):
    """`nvvm.read.ptx.sreg.envreg5`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class EnvReg6Op(Op):
    """`nvvm.read.ptx.sreg.envreg6`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class EnvReg7Op(Op):
    """`nvvm.read.ptx.sreg.envreg7`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class EnvReg8Op(Op):
    """`nvvm.read.ptx.sreg.envreg8`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class EnvReg9Op(Op):
    """`nvvm.read.ptx.sreg.envreg9`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Ex2Op(Op):
    """`nvvm.ex2`."""

    ftz: IntegerAttr
    src: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, *, ftz: BoolLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ExitOp(Op):
    """`nvvm.exit`."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FenceMbarrierInitOp(Op):
    """`nvvm.fence.mbarrier.init`."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FenceProxyAcquireOp(_FenceProxyAcquireOp):
    """Acquire fence between memory proxies."""

    scope: MemScopeKindAttr
    addr: Value
    size: Value
    def __init__(self, scope: WordLike, addr: ValueLike, size: ValueLike, *, from_proxy: WordLike | None = None, to_proxy: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FenceProxyOp(_FenceProxyOp):
    """Fence between memory proxies."""

    def __init__(self, kind: WordLike, *, space: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FenceProxyReleaseOp(_FenceProxyReleaseOp):
    """Release fence between memory proxies."""

    scope: MemScopeKindAttr
    def __init__(self, scope: WordLike, *, from_proxy: WordLike | None = None, to_proxy: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FenceProxySyncRestrictOp(_FenceProxySyncRestrictOp):
    """Fence between memory proxies, restricted to a state space."""

    order: MemOrderKindAttr
    def __init__(self, order: WordLike, *, from_proxy: WordLike | None = None, to_proxy: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FenceScClusterOp(Op):
    """`nvvm.fence.sc.cluster`."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FenceSyncRestrictOp(Op):
    """`nvvm.fence.sync_restrict`."""

    order: MemOrderKindAttr
    def __init__(self, order: WordLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FmaOp(_FmaOp):
    """Fused multiply-add."""

    rnd: FPRoundingModeAttr
    a: Value
    b: Value
    c: Value
    def __init__(self, a: ValueLike, b: ValueLike, c: ValueLike, rnd: WordLike, *, sat: WordLike | None = None, ftz: BoolLike | None = None, relu: BoolLike | None = None, oob: BoolLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GlobalTimerLoOp(Op):
    """`nvvm.read.ptx.sreg.globaltimer.lo`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GlobalTimerOp(Op):
    """`nvvm.read.ptx.sreg.globaltimer`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GridDimXOp(RangedRegister):
    """`nvvm.read.ptx.sreg.nctaid.x`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, range: AnyLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GridDimYOp(RangedRegister):
    """`nvvm.read.ptx.sreg.nctaid.y`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, range: AnyLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GridDimZOp(RangedRegister):
    """`nvvm.read.ptx.sreg.nctaid.z`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, range: AnyLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GridIdOp(RangedRegister):
    """`nvvm.read.ptx.sreg.gridid`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, range: AnyLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GriddepcontrolOp(Op):
    """`nvvm.griddepcontrol`."""

    kind: GridDepActionKindAttr
    def __init__(self, kind: WordLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class InlinePtxOp(Op):
    """`nvvm.inline_ptx`."""

    ptx_code: StringAttr
    memory_clobber: IntegerAttr
    read_only_args: Values
    read_write_args: Values
    predicate: Value | None
    @property
    def write_only_args(self) -> Values: ...
    def __init__(self, write_only_args: TypesLike, read_only_args: ValuesLike, read_write_args: ValuesLike, ptx_code: StrLike, *, predicate: ValueLike | None = None, memory_clobber: BoolLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LaneIdOp(RangedRegister):
    """`nvvm.read.ptx.sreg.laneid`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, range: AnyLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LaneMaskEqOp(Op):
    """`nvvm.read.ptx.sreg.lanemask.eq`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LaneMaskGeOp(Op):
    """`nvvm.read.ptx.sreg.lanemask.ge`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LaneMaskGtOp(Op):
    """`nvvm.read.ptx.sreg.lanemask.gt`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LaneMaskLeOp(Op):
    """`nvvm.read.ptx.sreg.lanemask.le`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LaneMaskLtOp(Op):
    """`nvvm.read.ptx.sreg.lanemask.lt`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LdMatrixOp(_LdMatrixOp):
    """Collective load of matrices from shared memory."""

    ptr: Value
    def __init__(self, res: Type, ptr: ValueLike, num: IntLike, layout: WordLike, shape: AnyLike, elt_type: WordLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Log2Op(Op):
    """`nvvm.log2`."""

    ftz: IntegerAttr
    src: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, *, ftz: BoolLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MBarrierArriveDropExpectTxOp(_MBarrierArriveDropExpectTxOp):
    """Arrives, drops out and increases the expected transaction count."""

    relaxed: IntegerAttr
    txcount: Value
    @property
    def res(self) -> OpResult | None: ...
    def __init__(self, addr: ValueLike, txcount: ValueLike, *, res: Type | None = None, scope: WordLike | None = None, relaxed: BoolLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MBarrierArriveDropNocompleteOp(Op):
    """`nvvm.mbarrier.arrive_drop.nocomplete`."""

    addr: Value
    count: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, addr: ValueLike, count: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MBarrierArriveDropOp(_MBarrierArriveDropOp):
    """Arrives at an mbarrier and drops out of later phases."""

    relaxed: IntegerAttr
    count: Value | None
    @property
    def res(self) -> OpResult | None: ...
    def __init__(self, addr: ValueLike, *, res: Type | None = None, count: ValueLike | None = None, scope: WordLike | None = None, relaxed: BoolLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MBarrierArriveExpectTxOp(_MBarrierArriveExpectTxOp):
    """Arrives and increases the expected transaction count."""

    txcount: Value
    @property
    def res(self) -> OpResult | None: ...
    def __init__(self, addr: ValueLike, txcount: ValueLike, *, res: Type | None = None, scope: WordLike | None = None, relaxed: BoolLike | None = None, predicate: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MBarrierArriveNocompleteOp(Op):
    """`nvvm.mbarrier.arrive.nocomplete`."""

    addr: Value
    count: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, addr: ValueLike, count: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MBarrierArriveOp(_MBarrierArriveOp):
    """Arrives at an mbarrier."""

    relaxed: IntegerAttr
    count: Value | None
    @property
    def res(self) -> OpResult | None: ...
    def __init__(self, addr: ValueLike, *, res: Type | None = None, count: ValueLike | None = None, scope: WordLike | None = None, relaxed: BoolLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MBarrierCompleteTxOp(_MBarrierCompleteTxOp):
    """Decreases the pending transaction count of an mbarrier."""

    txcount: Value
    def __init__(self, addr: ValueLike, txcount: ValueLike, *, scope: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MBarrierExpectTxOp(_MBarrierExpectTxOp):
    """Increases the expected transaction count of an mbarrier."""

    txcount: Value
    def __init__(self, addr: ValueLike, txcount: ValueLike, *, scope: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MBarrierInitOp(Op):
    """`nvvm.mbarrier.init`."""

    addr: Value
    count: Value
    predicate: Value | None
    def __init__(self, addr: ValueLike, count: ValueLike, *, predicate: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MBarrierInvalOp(Op):
    """`nvvm.mbarrier.inval`."""

    addr: Value
    def __init__(self, addr: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MBarrierTestWaitOp(_MBarrierTestWaitOp):
    """Tests whether a phase of an mbarrier has completed."""

    relaxed: IntegerAttr
    state_or_phase: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, addr: ValueLike, state_or_phase: ValueLike, *, scope: WordLike | None = None, relaxed: BoolLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MBarrierTryWaitOp(_MBarrierTryWaitOp):
    """Waits, up to a time limit, for a phase of an mbarrier to complete."""

    relaxed: IntegerAttr
    state_or_phase: Value
    ticks: Value | None
    @property
    def res(self) -> OpResult: ...
    def __init__(self, addr: ValueLike, state_or_phase: ValueLike, *, ticks: ValueLike | None = None, scope: WordLike | None = None, relaxed: BoolLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MBarrierTryWaitParityOp(Op):
    """`nvvm.mbarrier.try_wait.parity`."""

    addr: Value
    phase: Value
    ticks: Value
    def __init__(self, addr: ValueLike, phase: ValueLike, ticks: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MapaOp(Op):
    """`nvvm.mapa`."""

    a: Value
    b: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, a: ValueLike, b: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MatchSyncOp(_MatchSyncOp):
    """Finds the threads of a warp with the same value."""

    thread_mask: Value
    val: Value
    def __init__(self, res: Type, thread_mask: ValueLike, val: ValueLike, kind: WordLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MembarOp(Op):
    """`nvvm.memory.barrier`."""

    scope: MemScopeKindAttr
    def __init__(self, scope: WordLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MmaBlockScaleOp(_MmaBlockScaleOp):
    """Multiply-accumulate of block-scaled matrices."""

    shape: MMAShapeAttr
    multiplicand_aptx_type: MMATypesAttr | None
    multiplicand_bptx_type: MMATypesAttr | None
    scale_vec_size: ScaleVecSizeAttr
    block_scale_format: BlockScaleFormatAttr
    kind: MMABlockScaleKindAttr
    operand_a: Values
    operand_b: Values
    operand_c: Values
    scale_adata: Value
    byte_id_a: Value
    thread_id_a: Value
    scale_bdata: Value
    byte_id_b: Value
    thread_id_b: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, shape: AnyLike, scale_vec_size: WordLike, block_scale_format: WordLike, kind: WordLike, operand_a: ValuesLike, operand_b: ValuesLike, operand_c: ValuesLike, scale_adata: ValueLike, byte_id_a: ValueLike, thread_id_a: ValueLike, scale_bdata: ValueLike, byte_id_b: ValueLike, thread_id_b: ValueLike, *, multiplicand_aptx_type: WordLike | None = None, multiplicand_bptx_type: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MmaOp(_MmaOp):
    """Multiply-accumulate of dense matrices."""

    shape: MMAShapeAttr
    b1_op: MMAB1OpAttr | None
    int_overflow_behavior: MMAIntOverflowAttr | None
    layout_a: MMALayoutAttr
    layout_b: MMALayoutAttr
    multiplicand_aptx_type: MMATypesAttr | None
    multiplicand_bptx_type: MMATypesAttr | None
    operand_a: Values
    operand_b: Values
    operand_c: Values
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, shape: AnyLike, layout_a: WordLike, layout_b: WordLike, operand_a: ValuesLike = ..., operand_b: ValuesLike = ..., operand_c: ValuesLike = ..., *, b1_op: WordLike | None = None, int_overflow_behavior: WordLike | None = None, multiplicand_aptx_type: WordLike | None = None, multiplicand_bptx_type: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MmaSpBlockScaleOp(_MmaSpBlockScaleOp):
    """Multiply-accumulate of block-scaled matrices, the first one sparse."""

    shape: MMAShapeAttr
    multiplicand_aptx_type: MMATypesAttr | None
    multiplicand_bptx_type: MMATypesAttr | None
    scale_vec_size: ScaleVecSizeAttr
    block_scale_format: BlockScaleFormatAttr
    kind: MMABlockScaleKindAttr
    ordered_metadata: UnitAttr | None
    operand_a: Values
    operand_b: Values
    operand_c: Values
    sparse_metadata: Value
    sparsity_selector: Value
    scale_adata: Value
    byte_id_a: Value
    thread_id_a: Value
    scale_bdata: Value
    byte_id_b: Value
    thread_id_b: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, shape: AnyLike, scale_vec_size: WordLike, block_scale_format: WordLike, kind: WordLike, operand_a: ValuesLike, operand_b: ValuesLike, operand_c: ValuesLike, sparse_metadata: ValueLike, sparsity_selector: ValueLike, scale_adata: ValueLike, byte_id_a: ValueLike, thread_id_a: ValueLike, scale_bdata: ValueLike, byte_id_b: ValueLike, thread_id_b: ValueLike, *, multiplicand_aptx_type: WordLike | None = None, multiplicand_bptx_type: WordLike | None = None, ordered_metadata: FlagLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MmaSpOp(_MmaSpOp):
    """Multiply-accumulate with a sparse first matrix."""

    shape: MMAShapeAttr
    int_overflow_behavior: MMAIntOverflowAttr | None
    multiplicand_aptx_type: MMATypesAttr | None
    multiplicand_bptx_type: MMATypesAttr | None
    ordered_metadata: UnitAttr | None
    kind: MMAKindAttr | None
    operand_a: Values
    operand_b: Values
    operand_c: Values
    sparse_metadata: Value
    sparsity_selector: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, shape: AnyLike, operand_a: ValuesLike, operand_b: ValuesLike, operand_c: ValuesLike, sparse_metadata: ValueLike, sparsity_selector: ValueLike, *, int_overflow_behavior: WordLike | None = None, multiplicand_aptx_type: WordLike | None = None, multiplicand_bptx_type: WordLike | None = None, ordered_metadata: FlagLike | None = None, kind: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MovMatrixOp(_MovMatrixOp):
    """Transposes a matrix across the registers of a warp."""

    src: Value
    @property
    def dst(self) -> OpResult: ...
    def __init__(self, src: ValueLike, shape: AnyLike, elt_type: WordLike, *, layout: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class NanosleepOp(Op):
    """`nvvm.nanosleep`."""

    duration: Value
    def __init__(self, duration: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PMEventOp(_PMEventOp):
    """Triggers performance monitor events."""

    def __init__(self, *, masked_event_id: IntLike | None = None, event_id: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PermuteOp(_PermuteOp):
    """Permutes bytes."""

    lo: Value
    selector: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, lo: ValueLike, selector: ValueLike, mode: WordLike, *, hi: ValueLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PrefetchOp(_PrefetchOp):
    """Prefetches memory into a cache."""

    def __init__(self, addr: ValueLike, *, cache_level: WordLike | None = None, evict_priority: WordLike | None = None, predicate: ValueLike | None = None, tensormap: FlagLike | None = None, uniform: FlagLike | None = None, in_param_space: FlagLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RcpApproxFtzF32Op(Op):
    """`nvvm.rcp.approx.ftz.f`."""

    arg: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, arg: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ReduxOp(_ReduxOp):
    """Reduces values across the threads of a warp."""

    val: Value
    mask_and_clamp: Value
    def __init__(self, val: ValueLike, kind: WordLike, mask_and_clamp: ValueLike, *, abs: BoolLike | None = None, nan: BoolLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RsqrtOp(Op):
    """`nvvm.rsqrt`."""

    ftz: IntegerAttr
    src: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, *, ftz: BoolLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SetMaxRegisterOp(_SetMaxRegisterOp):
    """Sets the maximum number of registers per thread."""

    action: SetMaxRegisterActionAttr
    def __init__(self, reg_count: IntLike, action: WordLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ShflOp(_ShflOp):
    """Shuffles values among the threads of a warp."""

    kind: ShflKindAttr
    thread_mask: Value
    offset: Value
    mask_and_clamp: Value
    def __init__(self, res: Type, thread_mask: ValueLike, val: ValueLike, offset: ValueLike, mask_and_clamp: ValueLike, kind: WordLike, *, return_value_and_is_valid: FlagLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SinOp(Op):
    """`nvvm.sin`."""

    ftz: IntegerAttr
    src: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, *, ftz: BoolLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SmDimOp(RangedRegister):
    """`nvvm.read.ptx.sreg.nsmid`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, range: AnyLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SmIdOp(RangedRegister):
    """`nvvm.read.ptx.sreg.smid`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, range: AnyLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SqrtApproxOp(Op):
    """`nvvm.sqrt.approx`."""

    ftz: IntegerAttr
    src: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, src: ValueLike, *, ftz: BoolLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SqrtOp(_SqrtOp):
    """Square root."""

    rnd: FPRoundingModeAttr
    src: Value
    def __init__(self, src: ValueLike, rnd: WordLike, *, ftz: BoolLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class StMatrixOp(_StMatrixOp):
    """Collective store of matrices to shared memory."""

    ptr: Value
    def __init__(self, ptr: ValueLike, sources: ValuesLike, layout: WordLike, shape: AnyLike, elt_type: WordLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SubFOp(_SubFOp):
    """Floating-point subtraction."""

    lhs: Value
    rhs: Value
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, rnd: WordLike | None = None, sat: WordLike | None = None, ftz: BoolLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SyncWarpOp(Op):
    """`nvvm.bar.warp.sync`."""

    mask: Value
    def __init__(self, mask: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Tcgen05AllocOp(Op):
    """`nvvm.tcgen05.alloc`."""

    group: CTAGroupKindAttr
    addr: Value
    n_cols: Value
    def __init__(self, addr: ValueLike, n_cols: ValueLike, *, group: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Tcgen05CommitOp(Op):
    """`nvvm.tcgen05.commit`."""

    group: CTAGroupKindAttr
    addr: Value
    multicast_mask: Value | None
    def __init__(self, addr: ValueLike, *, multicast_mask: ValueLike | None = None, group: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Tcgen05CpOp(_Tcgen05CpOp):
    """Copies from shared to tensor memory."""

    group: CTAGroupKindAttr
    src_format: Tcgen05CpSrcFormatAttr | None
    taddr: Value
    smem_desc: Value
    def __init__(self, shape: WordLike, taddr: ValueLike, smem_desc: ValueLike, *, group: WordLike | None = None, multicast: WordLike | None = None, src_format: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Tcgen05DeallocOp(Op):
    """`nvvm.tcgen05.dealloc`."""

    group: CTAGroupKindAttr
    taddr: Value
    n_cols: Value
    def __init__(self, taddr: ValueLike, n_cols: ValueLike, *, group: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Tcgen05FenceOp(Op):
    """`nvvm.tcgen05.fence`."""

    kind: Tcgen05FenceKindAttr
    def __init__(self, kind: WordLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Tcgen05LdOp(_Tcgen05LdOp):
    """Loads from tensor memory."""

    pack: UnitAttr | None
    tmem_addr: Value
    def __init__(self, res: Type, shape: WordLike, tmem_addr: ValueLike, *, pack: FlagLike | None = None, offset: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Tcgen05LdRedOp(_Tcgen05LdRedOp):
    """Loads from tensor memory and reduces what is loaded."""

    shape: Tcgen05LdStShapeAttr
    addr: Value
    offset: Value | None
    def __init__(self, data: Type, red_val: Type, addr: ValueLike, shape: WordLike, op: WordLike, *, offset: ValueLike | None = None, abs: FlagLike | None = None, nan: FlagLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Tcgen05MMABlockScaleOp(_Tcgen05MMABlockScaleOp):
    """Multiply-accumulate of block-scaled matrices in tensor memory."""

    cta_group: CTAGroupKindAttr
    collector_op: Tcgen05MMACollectorOpAttr
    matrix_d: Value
    matrix_a: Value
    matrix_b: Value
    idesc: Value
    enable_input_d: Value
    scale_a: Value
    scale_b: Value
    def __init__(self, kind: WordLike, cta_group: WordLike, matrix_d: ValueLike, matrix_a: ValueLike, matrix_b: ValueLike, idesc: ValueLike, enable_input_d: ValueLike, scale_a: ValueLike, scale_b: ValueLike, *, block_scale: WordLike | None = None, collector_op: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Tcgen05MMAOp(_Tcgen05MMAOp):
    """Multiply-accumulate in tensor memory."""

    kind: Tcgen05MMAKindAttr
    matrix_d: Value
    matrix_b: Value
    idesc: Value
    enable_input_d: Value
    scale_input_d: Value | None
    def __init__(self, kind: WordLike, cta_group: WordLike, matrix_d: ValueLike, matrix_a: ValueLike, matrix_b: ValueLike, idesc: ValueLike, enable_input_d: ValueLike, *, collector_op: WordLike | None = None, a_shift: FlagLike | None = None, scale_input_d: ValueLike | None = None, disable_output_lane: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Tcgen05MMASparseBlockScaleOp(_Tcgen05MMASparseBlockScaleOp):
    """Block-scaled multiply-accumulate with a sparse first matrix."""

    cta_group: CTAGroupKindAttr
    collector_op: Tcgen05MMACollectorOpAttr
    matrix_d: Value
    matrix_a: Value
    matrix_b: Value
    idesc: Value
    enable_input_d: Value
    sparse_metadata: Value
    scale_a: Value
    scale_b: Value
    def __init__(self, kind: WordLike, cta_group: WordLike, matrix_d: ValueLike, matrix_a: ValueLike, matrix_b: ValueLike, idesc: ValueLike, enable_input_d: ValueLike, sparse_metadata: ValueLike, scale_a: ValueLike, scale_b: ValueLike, *, block_scale: WordLike | None = None, collector_op: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Tcgen05MMASparseOp(_Tcgen05MMASparseOp):
    """Multiply-accumulate in tensor memory, with a sparse first matrix."""

    kind: Tcgen05MMAKindAttr
    matrix_d: Value
    matrix_b: Value
    idesc: Value
    enable_input_d: Value
    sparse_metadata: Value
    scale_input_d: Value | None
    def __init__(self, kind: WordLike, cta_group: WordLike, matrix_d: ValueLike, matrix_a: ValueLike, matrix_b: ValueLike, idesc: ValueLike, enable_input_d: ValueLike, sparse_metadata: ValueLike, *, collector_op: WordLike | None = None, a_shift: FlagLike | None = None, scale_input_d: ValueLike | None = None, disable_output_lane: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Tcgen05MMAWsOp(Op):
    """`nvvm.tcgen05.mma.ws`."""

    kind: Tcgen05MMAKindAttr
    collector_bbuffer: Tcgen05MMACollectorBBufferAttr
    collector_op: Tcgen05MMACollectorOpAttr
    matrix_d: Value
    matrix_a: Value
    matrix_b: Value
    idesc: Value
    enable_input_d: Value
    zero_col_mask: Value | None
    def __init__(self, kind: WordLike, matrix_d: ValueLike, matrix_a: ValueLike, matrix_b: ValueLike, idesc: ValueLike, enable_input_d: ValueLike, *, collector_bbuffer: WordLike | None = None, collector_op: WordLike | None = None, zero_col_mask: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Tcgen05MMAWsSparseOp(Op):
    """`nvvm.tcgen05.mma.ws.sp`."""

    kind: Tcgen05MMAKindAttr
    collector_bbuffer: Tcgen05MMACollectorBBufferAttr
    collector_op: Tcgen05MMACollectorOpAttr
    matrix_d: Value
    matrix_a: Value
    matrix_b: Value
    idesc: Value
    enable_input_d: Value
    sparse_metadata: Value
    zero_col_mask: Value | None
    def __init__(self, kind: WordLike, matrix_d: ValueLike, matrix_a: ValueLike, matrix_b: ValueLike, idesc: ValueLike, enable_input_d: ValueLike, sparse_metadata: ValueLike, *, collector_bbuffer: WordLike | None = None, collector_op: WordLike | None = None, zero_col_mask: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Tcgen05MmaSmemDescOp(Op):
    """`nvvm.tcgen05.mma_smem_desc`."""

    start_addr: Value
    leading_dim_offset: Value
    stride_dim_offset: Value
    base_offset: Value
    leading_dim_mode: Value
    swizzle_mode: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, start_addr: ValueLike, leading_dim_offset: ValueLike, stride_dim_offset: ValueLike, base_offset: ValueLike, leading_dim_mode: ValueLike, swizzle_mode: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Tcgen05RelinquishAllocPermitOp(Op):
    """`nvvm.tcgen05.relinquish_alloc_permit`."""

    group: CTAGroupKindAttr
    def __init__(self, *, group: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Tcgen05ShiftOp(Op):
    """`nvvm.tcgen05.shift`."""

    group: CTAGroupKindAttr
    taddr: Value
    def __init__(self, taddr: ValueLike, *, group: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Tcgen05StOp(_Tcgen05StOp):
    """Stores to tensor memory."""

    unpack: UnitAttr | None
    tmem_addr: Value
    def __init__(self, shape: WordLike, tmem_addr: ValueLike, val: ValueLike, *, unpack: FlagLike | None = None, offset: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Tcgen05WaitOp(Op):
    """`nvvm.tcgen05.wait`."""

    kind: Tcgen05WaitKindAttr
    def __init__(self, kind: WordLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TensormapReplaceOp(_TensormapReplaceOp):
    """Replaces a field of a tensormap."""

    addr: Value
    def __init__(self, addr: ValueLike, field: WordLike, *, new_value: ValueLike | None = None, ord: IntLike | None = None, new_value_attr: AnyLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ThreadIdXOp(RangedRegister):
    """`nvvm.read.ptx.sreg.tid.x`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, range: AnyLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ThreadIdYOp(RangedRegister):
    """`nvvm.read.ptx.sreg.tid.y`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, range: AnyLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ThreadIdZOp(RangedRegister):
    """`nvvm.read.ptx.sreg.tid.z`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, range: AnyLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TotalSmemSizeOp(Op):
    """`nvvm.read.ptx.sreg.total.smem.size`."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VoteSyncOp(_VoteSyncOp):
    """Votes by a predicate across the threads of a warp."""

    mask: Value
    pred: Value
    def __init__(self, res: Type, mask: ValueLike, pred: ValueLike, kind: WordLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WMMALoadOp(_WMMALoadOp):
    """Loads a WMMA fragment."""

    m: IntegerAttr
    n: IntegerAttr
    k: IntegerAttr
    layout: MMALayoutAttr
    stride: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, ptr: ValueLike, stride: ValueLike, m: IntLike, n: IntLike, k: IntLike, layout: WordLike, eltype: WordLike, frag: WordLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WMMAMmaOp(_WMMAMmaOp):
    """WMMA multiply-accumulate."""

    m: IntegerAttr
    n: IntegerAttr
    k: IntegerAttr
    layout_a: MMALayoutAttr
    layout_b: MMALayoutAttr
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, m: IntLike, n: IntLike, k: IntLike, layout_a: WordLike, layout_b: WordLike, eltype_a: WordLike, eltype_b: WordLike, args: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WMMAStoreOp(_WMMAStoreOp):
    """Stores a WMMA fragment."""

    m: IntegerAttr
    n: IntegerAttr
    k: IntegerAttr
    layout: MMALayoutAttr
    stride: Value
    def __init__(self, ptr: ValueLike, m: IntLike, n: IntLike, k: IntLike, layout: WordLike, eltype: WordLike, args: ValuesLike, stride: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WarpDimOp(RangedRegister):
    """`nvvm.read.ptx.sreg.nwarpid`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, range: AnyLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WarpIdOp(RangedRegister):
    """`nvvm.read.ptx.sreg.warpid`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, range: AnyLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WarpSizeOp(RangedRegister):
    """`nvvm.read.ptx.sreg.warpsize`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, range: AnyLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WgmmaFenceAlignedOp(Op):
    """`nvvm.wgmma.fence.aligned`."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WgmmaGroupSyncAlignedOp(Op):
    """`nvvm.wgmma.commit.group.sync.aligned`."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WgmmaMmaAsyncOp(_WgmmaMmaAsyncOp):
    """Asynchronous warpgroup multiply-accumulate."""

    scale_d: WGMMAScaleOutAttr
    inouts: Value
    descriptor_a: Value
    descriptor_b: Value
    def __init__(self, results: Type, inouts: ValueLike, descriptor_a: ValueLike, descriptor_b: ValueLike, shape: AnyLike, type_a: WordLike, type_b: WordLike, type_d: WordLike, scale_d: WordLike, scale_a: WordLike, scale_b: WordLike, layout_a: WordLike, layout_b: WordLike, *, satfinite: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WgmmaWaitGroupSyncOp(Op):
    """`nvvm.wgmma.wait.group.sync.aligned`."""

    group: IntegerAttr
    def __init__(self, group: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...
