"""The amdgpu dialect: AMD GPU instructions: matrix products, buffers, DMA, lanes."""

from bridge.dialects.amdgpu.barriers import DsAsyncBarrierArriveOp as DsAsyncBarrierArriveOp, DsBarrierArriveOp as _DsBarrierArriveOp, DsBarrierInitOp as _DsBarrierInitOp, DsBarrierPollStateOp as _DsBarrierPollStateOp
from bridge.dialects.amdgpu.buffers import FatRawBufferCastOp as _FatRawBufferCastOp, GatherToLDSOp as _GatherToLDSOp, GlobalLoadAsyncToLDSOp as _GlobalLoadAsyncToLDSOp, GlobalTransposeLoadOp as _GlobalTransposeLoadOp, RawBufferAtomicCmpswapOp as _RawBufferAtomicCmpswapOp, RawBufferAtomicFaddOp as _RawBufferAtomicFaddOp, RawBufferAtomicFmaxOp as _RawBufferAtomicFmaxOp, RawBufferAtomicSmaxOp as _RawBufferAtomicSmaxOp, RawBufferAtomicUminOp as _RawBufferAtomicUminOp, RawBufferLoadOp as _RawBufferLoadOp, RawBufferStoreOp as _RawBufferStoreOp, TransposeLoadOp as _TransposeLoadOp
from bridge.dialects.amdgpu.lanes import DPPOp as _DPPOp, PackedScaledTruncOp as _PackedScaledTruncOp, PackedStochRoundFp8Op as _PackedStochRoundFp8Op, PackedTrunc2xFp8Op as _PackedTrunc2xFp8Op, PermlaneSwapOp as _PermlaneSwapOp, ScaledExtPackedMatrixOp as _ScaledExtPackedMatrixOp
from bridge.dialects.amdgpu.prefetches import GlobalPrefetchOp as GlobalPrefetchOp
from bridge.dialects.amdgpu.products import DotOp as _DotOp, MFMAOp as _MFMAOp, ScaledWMMAOp as _ScaledWMMAOp, WMMAOp as _WMMAOp
from bridge.dialects.amdgpu.sparse import SparseMFMAOp as _SparseMFMAOp, SparseWMMAOp as _SparseWMMAOp
from bridge.dialects.amdgpu.tensors import MakeDmaBaseOp as _MakeDmaBaseOp, MakeDmaDescriptorOp as _MakeDmaDescriptorOp, MakeGatherDmaBaseOp as _MakeGatherDmaBaseOp, MakeGatherDmaDescriptorOp as _MakeGatherDmaDescriptorOp
from bridge.dialects.rocdl import MFMAPermBAttr, SchedGroupMaskAttr
from bridge.ir.attributes import Attribute, DenseArrayAttr, IntegerAttr, TypeAttr, UnitAttr
from bridge.ir.types import Type
from bridge.ods.dialect import Dialect
from bridge.ods.nodes import DefinedAttr, DefinedType
from bridge.op.base import Op, OpResult, Value, Values

DIALECT: Dialect

class AddressSpaceAttr(DefinedAttr):
    """`#amdgpu.address_space`."""

    value: str

class CacheScopeAttr(DefinedAttr):
    """`#amdgpu.cache_scope`."""

    value: str

class DPPPermAttr(DefinedAttr):
    """`#amdgpu.dpp_perm`."""

    value: str

class DsBarrierStateType(DefinedType):
    """`!amdgpu.ds_barrier_state`."""


class LoadTemporalHintAttr(DefinedAttr):
    """`#amdgpu.load_temporal_hint`."""

    value: str

class TDMBaseType(DefinedType):
    """`!amdgpu.tdm_base`."""

    element_type: Type

class TDMDescriptorType(DefinedType):
    """`!amdgpu.tdm_descriptor`."""


class TDMGatherBaseType(DefinedType):
    """`!amdgpu.tdm_gather_base`."""

    element_type: Type
    index_type: Type

class DPPOp(_DPPOp):
    """Data-parallel primitives: moves data between lanes."""

    row_mask: IntegerAttr
    bank_mask: IntegerAttr
    bound_ctrl: IntegerAttr
    old: Value
    src: Value
    @property
    def result(self) -> OpResult: ...

class DotOp(_DotOp):
    """Dot product of two short vectors, accumulated."""

    @property
    def dest_d(self) -> OpResult: ...

class DsBarrierArriveOp(_DsBarrierArriveOp):
    """Arrives at a barrier with a count, and returns its previous state."""

    count: Value
    @property
    def out(self) -> OpResult: ...

class DsBarrierInitOp(_DsBarrierInitOp):
    """Initializes a barrier for a number of participants."""

    participants: Value

class DsBarrierPollStateOp(_DsBarrierPollStateOp):
    """Reads the state of a barrier."""

    @property
    def out(self) -> OpResult: ...

class DsBarrierStateInitCountOp(Op):
    """`amdgpu.ds_barrier_state_init_count`."""

    state: Value
    @property
    def res(self) -> OpResult: ...

class DsBarrierStatePendingCountOp(Op):
    """`amdgpu.ds_barrier_state_pending_count`."""

    state: Value
    @property
    def res(self) -> OpResult: ...

class DsBarrierStatePhaseOp(Op):
    """`amdgpu.ds_barrier_state_phase`."""

    state: Value
    @property
    def res(self) -> OpResult: ...

class DsBarrierStatePhaseParityOp(Op):
    """`amdgpu.ds_barrier_state_phase_parity`."""

    state: Value
    @property
    def res(self) -> OpResult: ...

class ExtPackedFp8Op(Op):
    """`amdgpu.ext_packed_fp8`."""

    index: IntegerAttr
    source: Value
    @property
    def res(self) -> OpResult: ...

class FatRawBufferCastOp(_FatRawBufferCastOp):
    """Casts a memref to a raw buffer fat pointer with bounds."""

    bounds_check: IntegerAttr
    valid_bytes: Value | None
    cache_swizzle_stride: Value | None
    @property
    def result(self) -> OpResult: ...

class GatherToLDSOp(_GatherToLDSOp):
    """Gathers elements of each thread to contiguous shared memory."""

    async_: UnitAttr | None

class GlobalLoadAsyncToLDSOp(_GlobalLoadAsyncToLDSOp):
    """Loads global memory to shared memory asynchronously."""

    mask: Value | None

class GlobalTransposeLoadOp(_GlobalTransposeLoadOp):
    """Transposed load of a tile from global memory."""

    @property
    def result(self) -> OpResult: ...

class LDSBarrierOp(Op):
    """`amdgpu.lds_barrier`."""


class MFMAOp(_MFMAOp):
    """Matrix fused multiply-add (MFMA)."""

    reduce_precision: UnitAttr | None
    @property
    def dest_d(self) -> OpResult: ...

class MakeDmaBaseOp(_MakeDmaBaseOp):
    """The base addresses of a tensor DMA transfer."""

    global_indices: Values
    lds_indices: Values
    @property
    def base(self) -> OpResult: ...

class MakeDmaDescriptorOp(_MakeDmaDescriptorOp):
    """The descriptor of a tensor DMA transfer."""

    global_dynamic_sizes: Values
    global_dynamic_strides: Values
    shared_dynamic_sizes: Values
    pad_amount: Value | None
    pad_interval: Value | None
    atomic_barrier_indices: Values
    global_increment: Value | None
    lds_increment: Value | None
    iteration_count: Value | None
    @property
    def desc(self) -> OpResult: ...

class MakeGatherDmaBaseOp(_MakeGatherDmaBaseOp):
    """The base addresses of a gathering tensor DMA transfer."""

    global_indices: Values
    lds_indices: Values
    @property
    def base(self) -> OpResult: ...

class MakeGatherDmaDescriptorOp(_MakeGatherDmaDescriptorOp):
    """The descriptor of a gathering tensor DMA transfer."""

    global_dynamic_sizes: Values
    global_dynamic_strides: Values
    shared_dynamic_sizes: Values
    pad_amount: Value | None
    pad_interval: Value | None
    atomic_barrier_indices: Values
    global_increment: Value | None
    lds_increment: Value | None
    iteration_count: Value | None
    @property
    def desc(self) -> OpResult: ...

class MemoryCounterWaitOp(Op):
    """`amdgpu.memory_counter_wait`."""

    load: IntegerAttr | None
    store: IntegerAttr | None
    ds: IntegerAttr | None
    exp: IntegerAttr | None
    tensor: IntegerAttr | None

class PackedScaledTruncOp(_PackedScaledTruncOp):
    """Rounds scaled floats to a packed vector of small floats."""

    index: IntegerAttr
    source: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class PackedStochRoundFp8Op(_PackedStochRoundFp8Op):
    """Rounds a float stochastically to an 8-bit float in a packed vector."""

    store_index: IntegerAttr
    source: Value
    stochiastic_param: Value
    @property
    def res(self) -> OpResult: ...

class PackedTrunc2xFp8Op(_PackedTrunc2xFp8Op):
    """Rounds two floats to a packed 8-bit float vector."""

    word_index: IntegerAttr
    source_a: Value
    source_b: Value | None
    @property
    def res(self) -> OpResult: ...

class PermlaneSwapOp(_PermlaneSwapOp):
    """Swaps rows of lanes."""

    fetch_inactive: IntegerAttr
    bound_ctrl: IntegerAttr
    src: Value
    @property
    def result(self) -> OpResult: ...

class PermlaneVarOp(Op):
    """`amdgpu.permlane_var`."""

    cross: IntegerAttr
    fetch_inactive: IntegerAttr
    bound_ctrl: IntegerAttr
    src: Value
    selector: Value
    @property
    def result(self) -> OpResult: ...

class RawBufferAtomicCmpswapOp(_RawBufferAtomicCmpswapOp):
    """Raw buffer atomic compare-and-swap."""

    bounds_check: IntegerAttr
    index_offset: IntegerAttr | None
    src: Value
    cmp: Value
    sgpr_offset: Value | None
    @property
    def value(self) -> OpResult: ...

class RawBufferAtomicFaddOp(_RawBufferAtomicFaddOp):
    """Raw buffer atomic floating-point add."""

    bounds_check: IntegerAttr
    index_offset: IntegerAttr | None
    value: Value
    sgpr_offset: Value | None
    @property
    def old_value(self) -> OpResult: ...

class RawBufferAtomicFmaxOp(_RawBufferAtomicFmaxOp):
    """Raw buffer atomic floating-point maximum."""

    bounds_check: IntegerAttr
    index_offset: IntegerAttr | None
    value: Value
    sgpr_offset: Value | None
    @property
    def old_value(self) -> OpResult: ...

class RawBufferAtomicSmaxOp(_RawBufferAtomicSmaxOp):
    """Raw buffer atomic signed integer maximum."""

    bounds_check: IntegerAttr
    index_offset: IntegerAttr | None
    value: Value
    sgpr_offset: Value | None
    @property
    def old_value(self) -> OpResult: ...

class RawBufferAtomicUminOp(_RawBufferAtomicUminOp):
    """Raw buffer atomic unsigned integer minimum."""

    bounds_check: IntegerAttr
    index_offset: IntegerAttr | None
    value: Value
    sgpr_offset: Value | None
    @property
    def old_value(self) -> OpResult: ...

class RawBufferLoadOp(_RawBufferLoadOp):
    """Raw buffer load."""

    bounds_check: IntegerAttr
    index_offset: IntegerAttr | None
    sgpr_offset: Value | None
    @property
    def value(self) -> OpResult: ...

class RawBufferStoreOp(_RawBufferStoreOp):
    """Raw buffer store."""

    bounds_check: IntegerAttr
    index_offset: IntegerAttr | None
    value: Value
    sgpr_offset: Value | None

class ScaledExtPackedMatrixOp(_ScaledExtPackedMatrixOp):
    """Extends a vector of small floats with block scales."""

    scale: Value
    @property
    def res(self) -> OpResult: ...

class ScaledExtPackedOp(Op):
    """`amdgpu.scaled_ext_packed`."""

    index: IntegerAttr
    source: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...

class ScaledMFMAOp(Op):
    """`amdgpu.scaled_mfma`."""

    m: IntegerAttr
    n: IntegerAttr
    k: IntegerAttr
    scales_idx_a: IntegerAttr
    scales_idx_b: IntegerAttr
    source_a: Value
    source_b: Value
    dest_c: Value
    scales_a: Value
    scales_b: Value
    @property
    def dest_d(self) -> OpResult: ...

class ScaledWMMAOp(_ScaledWMMAOp):
    """Wave matrix multiply-accumulate of scaled matrices."""

    n: IntegerAttr
    k: IntegerAttr
    b_first_scale_lane: IntegerAttr
    @property
    def dest_d(self) -> OpResult: ...

class SchedBarrierOp(Op):
    """`amdgpu.sched_barrier`."""

    opts: SchedGroupMaskAttr

class SparseMFMAOp(_SparseMFMAOp):
    """MFMA with a structured-sparse first matrix."""

    @property
    def dest_d(self) -> OpResult: ...

class SparseWMMAOp(_SparseWMMAOp):
    """WMMA with a structured-sparse first matrix."""

    unsigned_a: UnitAttr | None
    unsigned_b: UnitAttr | None
    reuse_a: UnitAttr | None
    reuse_b: UnitAttr | None
    clamp: UnitAttr | None
    sparse_idx: Value
    @property
    def dest_d(self) -> OpResult: ...

class SwizzleBitModeOp(Op):
    """`amdgpu.swizzle_bitmode`."""

    and_mask: IntegerAttr
    or_mask: IntegerAttr
    xor_mask: IntegerAttr
    src: Value
    @property
    def result(self) -> OpResult: ...

class TensorLoadToLDSOp(Op):
    """`amdgpu.tensor_load_to_lds`."""

    desc: Value

class TensorStoreFromLDSOp(Op):
    """`amdgpu.tensor_store_from_lds`."""

    desc: Value

class TransposeLoadOp(_TransposeLoadOp):
    """Transposed load of a tile from shared memory."""

    @property
    def result(self) -> OpResult: ...

class WMMAOp(_WMMAOp):
    """Wave matrix multiply-accumulate (WMMA)."""

    m: IntegerAttr
    n: IntegerAttr
    k: IntegerAttr
    subword_offset: IntegerAttr
    @property
    def dest_d(self) -> OpResult: ...
