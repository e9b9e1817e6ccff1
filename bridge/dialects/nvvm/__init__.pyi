"""The NVVM dialect: PTX instructions as LLVM intrinsics."""

from bridge.dialects.llvm import ConstantRangeAttr
from bridge.dialects.nvvm.arithmetic import AddFOp as _AddFOp, DivFOp as _DivFOp, FmaOp as _FmaOp, SqrtOp as _SqrtOp, SubFOp as _SubFOp
from bridge.dialects.nvvm.barriers import MBarrierArriveDropExpectTxOp as _MBarrierArriveDropExpectTxOp, MBarrierArriveDropOp as _MBarrierArriveDropOp, MBarrierArriveExpectTxOp as _MBarrierArriveExpectTxOp, MBarrierArriveOp as _MBarrierArriveOp, MBarrierCompleteTxOp as _MBarrierCompleteTxOp, MBarrierExpectTxOp as _MBarrierExpectTxOp, MBarrierTestWaitOp as _MBarrierTestWaitOp, MBarrierTryWaitOp as _MBarrierTryWaitOp
from bridge.dialects.nvvm.conversions import ConvertBF16x2ToF8x2Op as _ConvertBF16x2ToF8x2Op, ConvertF16x2ToF8x2Op as _ConvertF16x2ToF8x2Op, ConvertF32x2ToBF16x2Op as _ConvertF32x2ToBF16x2Op, ConvertF32x2ToF16x2Op as _ConvertF32x2ToF16x2Op, ConvertF32x2ToF4x2Op as _ConvertF32x2ToF4x2Op, ConvertF32x2ToF6x2Op as _ConvertF32x2ToF6x2Op, ConvertF32x2ToF8x2Op as _ConvertF32x2ToF8x2Op, ConvertF32x4ToF4x4Op as _ConvertF32x4ToF4x4Op, ConvertF32x4ToF6x4Op as _ConvertF32x4ToF6x4Op, ConvertF32x4ToF8x4Op as _ConvertF32x4ToF8x4Op, ConvertF4x2ToF16x2Op as _ConvertF4x2ToF16x2Op, ConvertF6x2ToF16x2Op as _ConvertF6x2ToF16x2Op, ConvertF8x2ToBF16x2Op as _ConvertF8x2ToBF16x2Op, ConvertF8x2ToF16x2Op as _ConvertF8x2ToF16x2Op, ConvertFloatToTF32Op as _ConvertFloatToTF32Op
from bridge.dialects.nvvm.copies import CpAsyncBulkGlobalToSharedClusterOp as _CpAsyncBulkGlobalToSharedClusterOp, CpAsyncBulkTensorGlobalToSharedClusterOp as _CpAsyncBulkTensorGlobalToSharedClusterOp, CpAsyncBulkTensorPrefetchOp as _CpAsyncBulkTensorPrefetchOp, CpAsyncBulkTensorReduceOp as _CpAsyncBulkTensorReduceOp, CpAsyncBulkTensorSharedCTAToGlobalOp as _CpAsyncBulkTensorSharedCTAToGlobalOp, CpAsyncOp as _CpAsyncOp
from bridge.dialects.nvvm.matrices import LdMatrixOp as _LdMatrixOp, MovMatrixOp as _MovMatrixOp, StMatrixOp as _StMatrixOp, WMMALoadOp as _WMMALoadOp, WMMAMmaOp as _WMMAMmaOp, WMMAStoreOp as _WMMAStoreOp, WgmmaMmaAsyncOp as _WgmmaMmaAsyncOp
from bridge.dialects.nvvm.mma import MmaBlockScaleOp as _MmaBlockScaleOp, MmaOp as _MmaOp, MmaSpBlockScaleOp as _MmaSpBlockScaleOp, MmaSpOp as _MmaSpOp
from bridge.dialects.nvvm.registers import RangedRegister
from bridge.dialects.nvvm.synchronization import BulkStoreOp as _BulkStoreOp, ClusterLaunchControlQueryCancelOp as _ClusterLaunchControlQueryCancelOp, FenceProxyAcquireOp as _FenceProxyAcquireOp, FenceProxyOp as FenceProxyOp, FenceProxyReleaseOp as _FenceProxyReleaseOp, FenceProxySyncRestrictOp as _FenceProxySyncRestrictOp, MatchSyncOp as _MatchSyncOp, PMEventOp as PMEventOp, PermuteOp as _PermuteOp, PrefetchOp as PrefetchOp, ReduxOp as _ReduxOp, SetMaxRegisterOp as _SetMaxRegisterOp, ShflOp as _ShflOp, VoteSyncOp as _VoteSyncOp
from bridge.dialects.nvvm.tensor_memory import Tcgen05CpOp as _Tcgen05CpOp, Tcgen05LdOp as _Tcgen05LdOp, Tcgen05MMABlockScaleOp as _Tcgen05MMABlockScaleOp, Tcgen05MMAOp as _Tcgen05MMAOp, Tcgen05MMASparseBlockScaleOp as _Tcgen05MMASparseBlockScaleOp, Tcgen05MMASparseOp as _Tcgen05MMASparseOp, Tcgen05StOp as _Tcgen05StOp
from bridge.dialects.nvvm.tensormaps import Tcgen05LdRedOp as _Tcgen05LdRedOp, TensormapReplaceOp as _TensormapReplaceOp
from bridge.ir.attributes import ArrayAttr, Attribute, DictionaryAttr, IntegerAttr, StringAttr, TypeAttr, UnitAttr
from bridge.ods.dialect import Dialect
from bridge.ods.nodes import DefinedAttr
from bridge.op.base import Op, OpResult, Value, Values

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

class AggrSmemSizeOp(Op):
    """`nvvm.read.ptx.sreg.aggr.smem.size`."""

    @property
    def res(self) -> OpResult: ...

class BarrierArriveOp(Op):
    """`nvvm.barrier.arrive`."""

    aligned: IntegerAttr
    barrier_id: Value | None
    number_of_threads: Value

class BarrierOp(Op):
    """`nvvm.barrier`."""

    aligned: IntegerAttr
    barrier_id: Value | None
    number_of_threads: Value | None

class BarrierReductionOp(Op):
    """`nvvm.barrier.reduction`."""

    reduction_op: BarrierReductionAttr
    aligned: IntegerAttr
    barrier_id: Value | None
    reduction_predicate: Value
    @property
    def res(self) -> OpResult: ...

class BlockDimXOp(RangedRegister):
    """`nvvm.read.ptx.sreg.ntid.x`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...

class BlockDimYOp(RangedRegister):
    """`nvvm.read.ptx.sreg.ntid.y`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...

class BlockDimZOp(RangedRegister):
    """`nvvm.read.ptx.sreg.ntid.z`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...

class BlockIdXOp(RangedRegister):
    """`nvvm.read.ptx.sreg.ctaid.x`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...

class BlockIdYOp(RangedRegister):
    """`nvvm.read.ptx.sreg.ctaid.y`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...

class BlockIdZOp(RangedRegister):
    """`nvvm.read.ptx.sreg.ctaid.z`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...

class BlockInClusterIdXOp(RangedRegister):
    """`nvvm.read.ptx.sreg.cluster.ctaid.x`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...

class BlockInClusterIdYOp(RangedRegister):
    """`nvvm.read.ptx.sreg.cluster.ctaid.y`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...

class BlockInClusterIdZOp(RangedRegister):
    """`nvvm.read.ptx.sreg.cluster.ctaid.z`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...

class BreakpointOp(Op):
    """`nvvm.breakpoint`."""


class BulkStoreOp(_BulkStoreOp):
    """Initializes shared memory in bulk."""

    addr: Value
    size: Value

class Clock64Op(Op):
    """`nvvm.read.ptx.sreg.clock64`."""

    @property
    def res(self) -> OpResult: ...

class ClockOp(Op):
    """`nvvm.read.ptx.sreg.clock`."""

    @property
    def res(self) -> OpResult: ...

class ClusterArriveOp(Op):
    """`nvvm.cluster.arrive`."""

    aligned: UnitAttr | None

class ClusterArriveRelaxedOp(Op):
    """`nvvm.cluster.arrive.relaxed`."""

    aligned: UnitAttr | None

class ClusterDimBlocksXOp(RangedRegister):
    """`nvvm.read.ptx.sreg.cluster.nctaid.x`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...

class ClusterDimBlocksYOp(RangedRegister):
    """`nvvm.read.ptx.sreg.cluster.nctaid.y`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...

class ClusterDimBlocksZOp(RangedRegister):
    """`nvvm.read.ptx.sreg.cluster.nctaid.z`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...

class ClusterDimOp(RangedRegister):
    """`nvvm.read.ptx.sreg.cluster.nctarank`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...

class ClusterDimXOp(RangedRegister):
    """`nvvm.read.ptx.sreg.nclusterid.x`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...

class ClusterDimYOp(RangedRegister):
    """`nvvm.read.ptx.sreg.nclusterid.y`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...

class ClusterDimZOp(RangedRegister):
    """`nvvm.read.ptx.sreg.nclusterid.z`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...

class ClusterIdOp(RangedRegister):
    """`nvvm.read.ptx.sreg.cluster.ctarank`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...

class ClusterIdXOp(RangedRegister):
    """`nvvm.read.ptx.sreg.clusterid.x`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...

class ClusterIdYOp(RangedRegister):
    """`nvvm.read.ptx.sreg.clusterid.y`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...

class ClusterIdZOp(RangedRegister):
    """`nvvm.read.ptx.sreg.clusterid.z`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...

class ClusterLaunchControlQueryCancelOp(_ClusterLaunchControlQueryCancelOp):
    """Queries the response to a cluster launch cancellation."""

    try_cancel_response: Value

class ClusterLaunchControlTryCancelOp(Op):
    """`nvvm.clusterlaunchcontrol.try.cancel`."""

    multicast: UnitAttr | None
    smem_address: Value
    mbarrier: Value

class ClusterWaitOp(Op):
    """`nvvm.cluster.wait`."""

    aligned: UnitAttr | None

class ConvertBF16x2ToF8x2Op(_ConvertBF16x2ToF8x2Op):
    """Converts two bf16 to 8-bit floats."""

    dst_ty: TypeAttr
    src: Value
    @property
    def dst(self) -> OpResult: ...

class ConvertBf16x2ToF4x2Op(Op):
    """`nvvm.convert.bf16x2.to.f4x2`."""

    relu: IntegerAttr
    dst_ty: TypeAttr
    src: Value
    @property
    def dst(self) -> OpResult: ...

class ConvertBf16x2ToF6x2Op(Op):
    """`nvvm.convert.bf16x2.to.f6x2`."""

    relu: IntegerAttr
    dst_ty: TypeAttr
    src: Value
    @property
    def dst(self) -> OpResult: ...

class ConvertBf16x2ToS2f6x2Op(Op):
    """`nvvm.convert.bf16x2.to.s2f6x2`."""

    relu: IntegerAttr
    src: Value
    scale_factor: Value | None
    @property
    def dst(self) -> OpResult: ...

class ConvertF16x2ToF4x2Op(Op):
    """`nvvm.convert.f16x2.to.f4x2`."""

    relu: IntegerAttr
    dst_ty: TypeAttr
    src: Value
    @property
    def dst(self) -> OpResult: ...

class ConvertF16x2ToF6x2Op(Op):
    """`nvvm.convert.f16x2.to.f6x2`."""

    relu: IntegerAttr
    dst_ty: TypeAttr
    src: Value
    @property
    def dst(self) -> OpResult: ...

class ConvertF16x2ToF8x2Op(_ConvertF16x2ToF8x2Op):
    """Converts two f16 to 8-bit floats."""

    relu: IntegerAttr
    dst_ty: TypeAttr
    a: Value
    @property
    def dst(self) -> OpResult: ...

class ConvertF32x2ToBF16x2Op(_ConvertF32x2ToBF16x2Op):
    """Converts two f32 to bf16."""

    sat: SaturationModeAttr
    relu: IntegerAttr
    src_hi: Value
    src_lo: Value
    @property
    def dst(self) -> OpResult: ...

class ConvertF32x2ToF16x2Op(_ConvertF32x2ToF16x2Op):
    """Converts two f32 to f16."""

    sat: SaturationModeAttr
    relu: IntegerAttr
    src_hi: Value
    src_lo: Value
    @property
    def dst(self) -> OpResult: ...

class ConvertF32x2ToF4x2Op(_ConvertF32x2ToF4x2Op):
    """Converts two f32 to 4-bit floats."""

    relu: IntegerAttr
    dst_ty: TypeAttr
    a: Value
    b: Value
    @property
    def dst(self) -> OpResult: ...

class ConvertF32x2ToF6x2Op(_ConvertF32x2ToF6x2Op):
    """Converts two f32 to 6-bit floats."""

    relu: IntegerAttr
    dst_ty: TypeAttr
    a: Value
    b: Value
    @property
    def dst(self) -> OpResult: ...

class ConvertF32x2ToF8x2Op(_ConvertF32x2ToF8x2Op):
    """Converts two f32 to 8-bit floats."""

    dst_ty: TypeAttr
    a: Value
    b: Value
    @property
    def dst(self) -> OpResult: ...

class ConvertF32x2ToS2f6x2Op(Op):
    """`nvvm.convert.f32x2.to.s2f6x2`."""

    relu: IntegerAttr
    a: Value
    b: Value
    scale_factor: Value | None
    @property
    def dst(self) -> OpResult: ...

class ConvertF32x4ToF4x4Op(_ConvertF32x4ToF4x4Op):
    """Converts four f32 to 4-bit floats."""

    relu: IntegerAttr
    dst_ty: TypeAttr
    src: Value
    rbits: Value
    @property
    def dst(self) -> OpResult: ...

class ConvertF32x4ToF6x4Op(_ConvertF32x4ToF6x4Op):
    """Converts four f32 to 6-bit floats."""

    relu: IntegerAttr
    dst_ty: TypeAttr
    src: Value
    rbits: Value
    @property
    def dst(self) -> OpResult: ...

class ConvertF32x4ToF8x4Op(_ConvertF32x4ToF8x4Op):
    """Converts four f32 to 8-bit floats."""

    relu: IntegerAttr
    dst_ty: TypeAttr
    src: Value
    rbits: Value
    @property
    def dst(self) -> OpResult: ...

class ConvertF4x2ToBf16x2Op(Op):
    """`nvvm.convert.f4x2.to.bf16x2`."""

    src_type: TypeAttr
    sat: SaturationModeAttr
    relu: IntegerAttr
    src: Value
    scale_factor: Value | None
    @property
    def dst(self) -> OpResult: ...

class ConvertF4x2ToF16x2Op(_ConvertF4x2ToF16x2Op):
    """Converts two 4-bit floats to f16."""

    src_type: TypeAttr
    relu: IntegerAttr
    src: Value
    @property
    def dst(self) -> OpResult: ...

class ConvertF6x2ToBf16x2Op(Op):
    """`nvvm.convert.f6x2.to.bf16x2`."""

    src_type: TypeAttr
    sat: SaturationModeAttr
    relu: IntegerAttr
    src: Value
    scale_factor: Value | None
    @property
    def dst(self) -> OpResult: ...

class ConvertF6x2ToF16x2Op(_ConvertF6x2ToF16x2Op):
    """Converts two 6-bit floats to f16."""

    src_type: TypeAttr
    relu: IntegerAttr
    src: Value
    @property
    def dst(self) -> OpResult: ...

class ConvertF8x2ToBF16x2Op(_ConvertF8x2ToBF16x2Op):
    """Converts two 8-bit floats to bf16."""

    sat: SaturationModeAttr
    src: Value
    scale_factor: Value | None
    @property
    def dst(self) -> OpResult: ...

class ConvertF8x2ToF16x2Op(_ConvertF8x2ToF16x2Op):
    """Converts two 8-bit floats to f16."""

    src_type: TypeAttr
    relu: IntegerAttr
    src: Value
    @property
    def dst(self) -> OpResult: ...

class ConvertFloatToTF32Op(_ConvertFloatToTF32Op):
    """Converts a float to tf32."""

    sat: SaturationModeAttr
    src: Value
    @property
    def res(self) -> OpResult: ...

class ConvertS2f6x2ToBf16x2Op(Op):
    """`nvvm.convert.s2f6x2.to.bf16x2`."""

    sat: SaturationModeAttr
    relu: IntegerAttr
    src: Value
    scale_factor: Value | None
    @property
    def dst(self) -> OpResult: ...

class CosOp(Op):
    """`nvvm.cos`."""

    ftz: IntegerAttr
    src: Value
    @property
    def res(self) -> OpResult: ...

class CpAsyncBulkCommitGroupOp(Op):
    """`nvvm.cp.async.bulk.commit.group`."""


class CpAsyncBulkGlobalToSharedClusterOp(_CpAsyncBulkGlobalToSharedClusterOp):
    """Bulk asynchronous copy from global to cluster shared memory."""

    src_mem: Value
    mbar: Value
    size: Value
    l2_cache_hint: Value | None

class CpAsyncBulkPrefetchOp(Op):
    """`nvvm.cp.async.bulk.prefetch`."""

    src_mem: Value
    size: Value
    l2_cache_hint: Value | None

class CpAsyncBulkSharedCTAToGlobalOp(Op):
    """`nvvm.cp.async.bulk.global.shared.cta`."""

    dst_mem: Value
    src_mem: Value
    size: Value
    l2_cache_hint: Value | None
    byte_mask: Value | None

class CpAsyncBulkSharedCTAToSharedClusterOp(Op):
    """`nvvm.cp.async.bulk.shared.cluster.shared.cta`."""

    dst_mem: Value
    src_mem: Value
    mbar: Value
    size: Value

class CpAsyncBulkTensorGlobalToSharedClusterOp(_CpAsyncBulkTensorGlobalToSharedClusterOp):
    """Bulk asynchronous tensor load to cluster shared memory."""

    tma_descriptor: Value
    coordinates: Values
    mbar: Value
    im2col_offsets: Values
    l2_cache_hint: Value | None

class CpAsyncBulkTensorPrefetchOp(_CpAsyncBulkTensorPrefetchOp):
    """Bulk asynchronous prefetch of a tensor."""

    mode: TMALoadModeAttr
    tma_descriptor: Value
    coordinates: Values
    im2col_offsets: Values
    l2_cache_hint: Value | None

class CpAsyncBulkTensorReduceOp(_CpAsyncBulkTensorReduceOp):
    """Bulk asynchronous reduction of a tensor into another."""

    red_kind: TMAReduxKindAttr
    tma_descriptor: Value
    src_mem: Value
    l2_cache_hint: Value | None

class CpAsyncBulkTensorSharedCTAToGlobalOp(_CpAsyncBulkTensorSharedCTAToGlobalOp):
    """Bulk asynchronous tensor store from shared memory."""

    tma_descriptor: Value
    src_mem: Value

class CpAsyncBulkWaitGroupOp(Op):
    """`nvvm.cp.async.bulk.wait_group`."""

    group: IntegerAttr
    read_: UnitAttr | None

class CpAsyncCommitGroupOp(Op):
    """`nvvm.cp.async.commit.group`."""


class CpAsyncMBarrierArriveOp(Op):
    """`nvvm.cp.async.mbarrier.arrive`."""

    noinc: IntegerAttr
    addr: Value

class CpAsyncOp(_CpAsyncOp):
    """Asynchronous copy from global to shared memory."""

    dst: Value
    src: Value
    cp_size: Value | None

class CpAsyncWaitGroupOp(Op):
    """`nvvm.cp.async.wait.group`."""

    n: IntegerAttr

class DivFOp(_DivFOp):
    """Floating-point division."""

    rnd: FPRoundingModeAttr
    lhs: Value
    rhs: Value

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

class DotAccumulate4WayOp(Op):
    """`nvvm.dot.accumulate.4way`."""

    a_type: DotAccumulateTypeAttr
    b_type: DotAccumulateTypeAttr
    a: Value
    b: Value
    c: Value
    @property
    def res(self) -> OpResult: ...

class DynamicSmemSizeOp(Op):
    """`nvvm.read.ptx.sreg.dynamic.smem.size`."""

    @property
    def res(self) -> OpResult: ...

class ElectSyncOp(Op):
    """`nvvm.elect.sync`."""

    membermask: Value | None
    @property
    def pred(self) -> OpResult: ...

class EnvReg0Op(Op):
    """`nvvm.read.ptx.sreg.envreg0`."""

    @property
    def res(self) -> OpResult: ...

class EnvReg10Op(Op):
    """`nvvm.read.ptx.sreg.envreg10`."""

    @property
    def res(self) -> OpResult: ...

class EnvReg11Op(Op):
    """`nvvm.read.ptx.sreg.envreg11`."""

    @property
    def res(self) -> OpResult: ...

class EnvReg12Op(Op):
    """`nvvm.read.ptx.sreg.envreg12`."""

    @property
    def res(self) -> OpResult: ...

class EnvReg13Op(Op):
    """`nvvm.read.ptx.sreg.envreg13`."""

    @property
    def res(self) -> OpResult: ...

class EnvReg14Op(Op):
    """`nvvm.read.ptx.sreg.envreg14`."""

    @property
    def res(self) -> OpResult: ...

class EnvReg15Op(Op):
    """`nvvm.read.ptx.sreg.envreg15`."""

    @property
    def res(self) -> OpResult: ...

class EnvReg16Op(Op):
    """`nvvm.read.ptx.sreg.envreg16`."""

    @property
    def res(self) -> OpResult: ...

class EnvReg17Op(Op):
    """`nvvm.read.ptx.sreg.envreg17`."""

    @property
    def res(self) -> OpResult: ...

class EnvReg18Op(Op):
    """`nvvm.read.ptx.sreg.envreg18`."""

    @property
    def res(self) -> OpResult: ...

class EnvReg19Op(Op):
    """`nvvm.read.ptx.sreg.envreg19`."""

    @property
    def res(self) -> OpResult: ...

class EnvReg1Op(Op):
    """`nvvm.read.ptx.sreg.envreg1`."""

    @property
    def res(self) -> OpResult: ...

class EnvReg20Op(Op):
    """`nvvm.read.ptx.sreg.envreg20`."""

    @property
    def res(self) -> OpResult: ...

class EnvReg21Op(Op):
    """`nvvm.read.ptx.sreg.envreg21`."""

    @property
    def res(self) -> OpResult: ...

class EnvReg22Op(Op):
    """`nvvm.read.ptx.sreg.envreg22`."""

    @property
    def res(self) -> OpResult: ...

class EnvReg23Op(Op):
    """`nvvm.read.ptx.sreg.envreg23`."""

    @property
    def res(self) -> OpResult: ...

class EnvReg24Op(Op):
    """`nvvm.read.ptx.sreg.envreg24`."""

    @property
    def res(self) -> OpResult: ...

class EnvReg25Op(Op):
    """`nvvm.read.ptx.sreg.envreg25`."""

    @property
    def res(self) -> OpResult: ...

class EnvReg26Op(Op):
    """`nvvm.read.ptx.sreg.envreg26`."""

    @property
    def res(self) -> OpResult: ...

class EnvReg27Op(Op):
    """`nvvm.read.ptx.sreg.envreg27`."""

    @property
    def res(self) -> OpResult: ...

class EnvReg28Op(Op):
    """`nvvm.read.ptx.sreg.envreg28`."""

    @property
    def res(self) -> OpResult: ...

class EnvReg29Op(Op):
    """`nvvm.read.ptx.sreg.envreg29`."""

    @property
    def res(self) -> OpResult: ...

class EnvReg2Op(Op):
    """`nvvm.read.ptx.sreg.envreg2`."""

    @property
    def res(self) -> OpResult: ...

class EnvReg30Op(Op):
    """`nvvm.read.ptx.sreg.envreg30`."""

    @property
    def res(self) -> OpResult: ...

class EnvReg31Op(Op):
    """`nvvm.read.ptx.sreg.envreg31`."""

    @property
    def res(self) -> OpResult: ...

class EnvReg3Op(Op):
    """`nvvm.read.ptx.sreg.envreg3`."""

    @property
    def res(self) -> OpResult: ...

class EnvReg4Op(Op):
    """`nvvm.read.ptx.sreg.envreg4`."""

    @property
    def res(self) -> OpResult: ...

class EnvReg5Op(Op):
    """`nvvm.read.ptx.sreg.envreg5`."""

    @property
    def res(self) -> OpResult: ...

class EnvReg6Op(Op):
    """`nvvm.read.ptx.sreg.envreg6`."""

    @property
    def res(self) -> OpResult: ...

class EnvReg7Op(Op):
    """`nvvm.read.ptx.sreg.envreg7`."""

    @property
    def res(self) -> OpResult: ...

class EnvReg8Op(Op):
    """`nvvm.read.ptx.sreg.envreg8`."""

    @property
    def res(self) -> OpResult: ...

class EnvReg9Op(Op):
    """`nvvm.read.ptx.sreg.envreg9`."""

    @property
    def res(self) -> OpResult: ...

class Ex2Op(Op):
    """`nvvm.ex2`."""

    ftz: IntegerAttr
    src: Value
    @property
    def res(self) -> OpResult: ...

class ExitOp(Op):
    """`nvvm.exit`."""


class FenceMbarrierInitOp(Op):
    """`nvvm.fence.mbarrier.init`."""


class FenceProxyAcquireOp(_FenceProxyAcquireOp):
    """Acquire fence between memory proxies."""

    scope: MemScopeKindAttr
    addr: Value
    size: Value

class FenceProxyReleaseOp(_FenceProxyReleaseOp):
    """Release fence between memory proxies."""

    scope: MemScopeKindAttr

class FenceProxySyncRestrictOp(_FenceProxySyncRestrictOp):
    """Fence between memory proxies, restricted to a state space."""

    order: MemOrderKindAttr

class FenceScClusterOp(Op):
    """`nvvm.fence.sc.cluster`."""


class FenceSyncRestrictOp(Op):
    """`nvvm.fence.sync_restrict`."""

    order: MemOrderKindAttr

class FmaOp(_FmaOp):
    """Fused multiply-add."""

    rnd: FPRoundingModeAttr
    a: Value
    b: Value
    c: Value

class GlobalTimerLoOp(Op):
    """`nvvm.read.ptx.sreg.globaltimer.lo`."""

    @property
    def res(self) -> OpResult: ...

class GlobalTimerOp(Op):
    """`nvvm.read.ptx.sreg.globaltimer`."""

    @property
    def res(self) -> OpResult: ...

class GridDimXOp(RangedRegister):
    """`nvvm.read.ptx.sreg.nctaid.x`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...

class GridDimYOp(RangedRegister):
    """`nvvm.read.ptx.sreg.nctaid.y`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...

class GridDimZOp(RangedRegister):
    """`nvvm.read.ptx.sreg.nctaid.z`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...

class GridIdOp(RangedRegister):
    """`nvvm.read.ptx.sreg.gridid`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...

class GriddepcontrolOp(Op):
    """`nvvm.griddepcontrol`."""

    kind: GridDepActionKindAttr

class InlinePtxOp(Op):
    """`nvvm.inline_ptx`."""

    ptx_code: StringAttr
    memory_clobber: IntegerAttr
    read_only_args: Values
    read_write_args: Values
    predicate: Value | None
    @property
    def write_only_args(self) -> Values: ...

class LaneIdOp(RangedRegister):
    """`nvvm.read.ptx.sreg.laneid`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...

class LaneMaskEqOp(Op):
    """`nvvm.read.ptx.sreg.lanemask.eq`."""

    @property
    def res(self) -> OpResult: ...

class LaneMaskGeOp(Op):
    """`nvvm.read.ptx.sreg.lanemask.ge`."""

    @property
    def res(self) -> OpResult: ...

class LaneMaskGtOp(Op):
    """`nvvm.read.ptx.sreg.lanemask.gt`."""

    @property
    def res(self) -> OpResult: ...

class LaneMaskLeOp(Op):
    """`nvvm.read.ptx.sreg.lanemask.le`."""

    @property
    def res(self) -> OpResult: ...

class LaneMaskLtOp(Op):
    """`nvvm.read.ptx.sreg.lanemask.lt`."""

    @property
    def res(self) -> OpResult: ...

class LdMatrixOp(_LdMatrixOp):
    """Collective load of matrices from shared memory."""

    ptr: Value

class Log2Op(Op):
    """`nvvm.log2`."""

    ftz: IntegerAttr
    src: Value
    @property
    def res(self) -> OpResult: ...

class MBarrierArriveDropExpectTxOp(_MBarrierArriveDropExpectTxOp):
    """Arrives, drops out and increases the expected transaction count."""

    relaxed: IntegerAttr
    txcount: Value
    @property
    def res(self) -> OpResult | None: ...

class MBarrierArriveDropNocompleteOp(Op):
    """`nvvm.mbarrier.arrive_drop.nocomplete`."""

    addr: Value
    count: Value
    @property
    def res(self) -> OpResult: ...

class MBarrierArriveDropOp(_MBarrierArriveDropOp):
    """Arrives at an mbarrier and drops out of later phases."""

    relaxed: IntegerAttr
    count: Value | None
    @property
    def res(self) -> OpResult | None: ...

class MBarrierArriveExpectTxOp(_MBarrierArriveExpectTxOp):
    """Arrives and increases the expected transaction count."""

    txcount: Value
    @property
    def res(self) -> OpResult | None: ...

class MBarrierArriveNocompleteOp(Op):
    """`nvvm.mbarrier.arrive.nocomplete`."""

    addr: Value
    count: Value
    @property
    def res(self) -> OpResult: ...

class MBarrierArriveOp(_MBarrierArriveOp):
    """Arrives at an mbarrier."""

    relaxed: IntegerAttr
    count: Value | None
    @property
    def res(self) -> OpResult | None: ...

class MBarrierCompleteTxOp(_MBarrierCompleteTxOp):
    """Decreases the pending transaction count of an mbarrier."""

    txcount: Value

class MBarrierExpectTxOp(_MBarrierExpectTxOp):
    """Increases the expected transaction count of an mbarrier."""

    txcount: Value

class MBarrierInitOp(Op):
    """`nvvm.mbarrier.init`."""

    addr: Value
    count: Value
    predicate: Value | None

class MBarrierInvalOp(Op):
    """`nvvm.mbarrier.inval`."""

    addr: Value

class MBarrierTestWaitOp(_MBarrierTestWaitOp):
    """Tests whether a phase of an mbarrier has completed."""

    relaxed: IntegerAttr
    state_or_phase: Value
    @property
    def res(self) -> OpResult: ...

class MBarrierTryWaitOp(_MBarrierTryWaitOp):
    """Waits, up to a time limit, for a phase of an mbarrier to complete."""

    relaxed: IntegerAttr
    state_or_phase: Value
    ticks: Value | None
    @property
    def res(self) -> OpResult: ...

class MBarrierTryWaitParityOp(Op):
    """`nvvm.mbarrier.try_wait.parity`."""

    addr: Value
    phase: Value
    ticks: Value

class MapaOp(Op):
    """`nvvm.mapa`."""

    a: Value
    b: Value
    @property
    def res(self) -> OpResult: ...

class MatchSyncOp(_MatchSyncOp):
    """Finds the threads of a warp with the same value."""

    thread_mask: Value
    val: Value

class MembarOp(Op):
    """`nvvm.memory.barrier`."""

    scope: MemScopeKindAttr

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

class MovMatrixOp(_MovMatrixOp):
    """Transposes a matrix across the registers of a warp."""

    src: Value
    @property
    def dst(self) -> OpResult: ...

class NanosleepOp(Op):
    """`nvvm.nanosleep`."""

    duration: Value

class PermuteOp(_PermuteOp):
    """Permutes bytes."""

    lo: Value
    selector: Value
    @property
    def res(self) -> OpResult: ...

class RcpApproxFtzF32Op(Op):
    """`nvvm.rcp.approx.ftz.f`."""

    arg: Value
    @property
    def res(self) -> OpResult: ...

class ReduxOp(_ReduxOp):
    """Reduces values across the threads of a warp."""

    val: Value
    mask_and_clamp: Value

class RsqrtOp(Op):
    """`nvvm.rsqrt`."""

    ftz: IntegerAttr
    src: Value
    @property
    def res(self) -> OpResult: ...

class SetMaxRegisterOp(_SetMaxRegisterOp):
    """Sets the maximum number of registers per thread."""

    action: SetMaxRegisterActionAttr

class ShflOp(_ShflOp):
    """Shuffles values among the threads of a warp."""

    kind: ShflKindAttr
    thread_mask: Value
    offset: Value
    mask_and_clamp: Value

class SinOp(Op):
    """`nvvm.sin`."""

    ftz: IntegerAttr
    src: Value
    @property
    def res(self) -> OpResult: ...

class SmDimOp(RangedRegister):
    """`nvvm.read.ptx.sreg.nsmid`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...

class SmIdOp(RangedRegister):
    """`nvvm.read.ptx.sreg.smid`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...

class SqrtApproxOp(Op):
    """`nvvm.sqrt.approx`."""

    ftz: IntegerAttr
    src: Value
    @property
    def res(self) -> OpResult: ...

class SqrtOp(_SqrtOp):
    """Square root."""

    rnd: FPRoundingModeAttr
    src: Value

class StMatrixOp(_StMatrixOp):
    """Collective store of matrices to shared memory."""

    ptr: Value

class SubFOp(_SubFOp):
    """Floating-point subtraction."""

    lhs: Value
    rhs: Value

class SyncWarpOp(Op):
    """`nvvm.bar.warp.sync`."""

    mask: Value

class Tcgen05AllocOp(Op):
    """`nvvm.tcgen05.alloc`."""

    group: CTAGroupKindAttr
    addr: Value
    n_cols: Value

class Tcgen05CommitOp(Op):
    """`nvvm.tcgen05.commit`."""

    group: CTAGroupKindAttr
    addr: Value
    multicast_mask: Value | None

class Tcgen05CpOp(_Tcgen05CpOp):
    """Copies from shared to tensor memory."""

    group: CTAGroupKindAttr
    src_format: Tcgen05CpSrcFormatAttr | None
    taddr: Value
    smem_desc: Value

class Tcgen05DeallocOp(Op):
    """`nvvm.tcgen05.dealloc`."""

    group: CTAGroupKindAttr
    taddr: Value
    n_cols: Value

class Tcgen05FenceOp(Op):
    """`nvvm.tcgen05.fence`."""

    kind: Tcgen05FenceKindAttr

class Tcgen05LdOp(_Tcgen05LdOp):
    """Loads from tensor memory."""

    pack: UnitAttr | None
    tmem_addr: Value

class Tcgen05LdRedOp(_Tcgen05LdRedOp):
    """Loads from tensor memory and reduces what is loaded."""

    shape: Tcgen05LdStShapeAttr
    addr: Value
    offset: Value | None

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

class Tcgen05MMAOp(_Tcgen05MMAOp):
    """Multiply-accumulate in tensor memory."""

    kind: Tcgen05MMAKindAttr
    matrix_d: Value
    matrix_b: Value
    idesc: Value
    enable_input_d: Value
    scale_input_d: Value | None

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

class Tcgen05MMASparseOp(_Tcgen05MMASparseOp):
    """Multiply-accumulate in tensor memory, with a sparse first matrix."""

    kind: Tcgen05MMAKindAttr
    matrix_d: Value
    matrix_b: Value
    idesc: Value
    enable_input_d: Value
    sparse_metadata: Value
    scale_input_d: Value | None

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

class Tcgen05RelinquishAllocPermitOp(Op):
    """`nvvm.tcgen05.relinquish_alloc_permit`."""

    group: CTAGroupKindAttr

class Tcgen05ShiftOp(Op):
    """`nvvm.tcgen05.shift`."""

    group: CTAGroupKindAttr
    taddr: Value

class Tcgen05StOp(_Tcgen05StOp):
    """Stores to tensor memory."""

    unpack: UnitAttr | None
    tmem_addr: Value

class Tcgen05WaitOp(Op):
    """`nvvm.tcgen05.wait`."""

    kind: Tcgen05WaitKindAttr

class TensormapReplaceOp(_TensormapReplaceOp):
    """Replaces a field of a tensormap."""

    addr: Value

class ThreadIdXOp(RangedRegister):
    """`nvvm.read.ptx.sreg.tid.x`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...

class ThreadIdYOp(RangedRegister):
    """`nvvm.read.ptx.sreg.tid.y`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...

class ThreadIdZOp(RangedRegister):
    """`nvvm.read.ptx.sreg.tid.z`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...

class TotalSmemSizeOp(Op):
    """`nvvm.read.ptx.sreg.total.smem.size`."""

    @property
    def res(self) -> OpResult: ...

class VoteSyncOp(_VoteSyncOp):
    """Votes by a predicate across the threads of a warp."""

    mask: Value
    pred: Value

class WMMALoadOp(_WMMALoadOp):
    """Loads a WMMA fragment."""

    m: IntegerAttr
    n: IntegerAttr
    k: IntegerAttr
    layout: MMALayoutAttr
    stride: Value
    @property
    def res(self) -> OpResult: ...

class WMMAMmaOp(_WMMAMmaOp):
    """WMMA multiply-accumulate."""

    m: IntegerAttr
    n: IntegerAttr
    k: IntegerAttr
    layout_a: MMALayoutAttr
    layout_b: MMALayoutAttr
    @property
    def res(self) -> OpResult: ...

class WMMAStoreOp(_WMMAStoreOp):
    """Stores a WMMA fragment."""

    m: IntegerAttr
    n: IntegerAttr
    k: IntegerAttr
    layout: MMALayoutAttr
    stride: Value

class WarpDimOp(RangedRegister):
    """`nvvm.read.ptx.sreg.nwarpid`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...

class WarpIdOp(RangedRegister):
    """`nvvm.read.ptx.sreg.warpid`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...

class WarpSizeOp(RangedRegister):
    """`nvvm.read.ptx.sreg.warpsize`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...

class WgmmaFenceAlignedOp(Op):
    """`nvvm.wgmma.fence.aligned`."""


class WgmmaGroupSyncAlignedOp(Op):
    """`nvvm.wgmma.commit.group.sync.aligned`."""


class WgmmaMmaAsyncOp(_WgmmaMmaAsyncOp):
    """Asynchronous warpgroup multiply-accumulate."""

    scale_d: WGMMAScaleOutAttr
    inouts: Value
    descriptor_a: Value
    descriptor_b: Value

class WgmmaWaitGroupSyncOp(Op):
    """`nvvm.wgmma.wait.group.sync.aligned`."""

    group: IntegerAttr
