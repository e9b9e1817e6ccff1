"""The amdgpu dialect: AMD GPU instructions: matrix products, buffers, DMA, lanes."""

from bridge.dialects.amdgpu.barriers import DsAsyncBarrierArriveOp as _DsAsyncBarrierArriveOp, DsBarrierArriveOp as _DsBarrierArriveOp, DsBarrierInitOp as _DsBarrierInitOp, DsBarrierPollStateOp as _DsBarrierPollStateOp
from bridge.dialects.amdgpu.buffers import FatRawBufferCastOp as _FatRawBufferCastOp, GatherToLDSOp as _GatherToLDSOp, GlobalLoadAsyncToLDSOp as _GlobalLoadAsyncToLDSOp, GlobalTransposeLoadOp as _GlobalTransposeLoadOp, RawBufferAtomicCmpswapOp as _RawBufferAtomicCmpswapOp, RawBufferAtomicFaddOp as _RawBufferAtomicFaddOp, RawBufferAtomicFmaxOp as _RawBufferAtomicFmaxOp, RawBufferAtomicSmaxOp as _RawBufferAtomicSmaxOp, RawBufferAtomicUminOp as _RawBufferAtomicUminOp, RawBufferLoadOp as _RawBufferLoadOp, RawBufferStoreOp as _RawBufferStoreOp, TransposeLoadOp as _TransposeLoadOp
from bridge.dialects.amdgpu.lanes import DPPOp as _DPPOp, PackedScaledTruncOp as _PackedScaledTruncOp, PackedStochRoundFp8Op as _PackedStochRoundFp8Op, PackedTrunc2xFp8Op as _PackedTrunc2xFp8Op, PermlaneSwapOp as _PermlaneSwapOp, ScaledExtPackedMatrixOp as _ScaledExtPackedMatrixOp
from bridge.dialects.amdgpu.prefetches import GlobalPrefetchOp as _GlobalPrefetchOp
from bridge.dialects.amdgpu.products import DotOp as _DotOp, MFMAOp as _MFMAOp, ScaledWMMAOp as _ScaledWMMAOp, WMMAOp as _WMMAOp
from bridge.dialects.amdgpu.sparse import SparseMFMAOp as _SparseMFMAOp, SparseWMMAOp as _SparseWMMAOp
from bridge.dialects.amdgpu.tensors import MakeDmaBaseOp as _MakeDmaBaseOp, MakeDmaDescriptorOp as _MakeDmaDescriptorOp, MakeGatherDmaBaseOp as _MakeGatherDmaBaseOp, MakeGatherDmaDescriptorOp as _MakeGatherDmaDescriptorOp
from bridge.dialects.rocdl import MFMAPermBAttr, SchedGroupMaskAttr
from bridge.ir.attributes import Attribute, DenseArrayAttr, IntegerAttr, TypeAttr, UnitAttr
from bridge.ir.types import Type
from bridge.ir.values import AnyLocation
from bridge.ods.dialect import Dialect
from bridge.ods.nodes import DefinedAttr, DefinedType
from bridge.op.base import Op, OpResult, Value, Values
from bridge.op.hints import AnyLike, BoolLike, FlagLike, IntLike, IntsLike, TypeLike, TypesLike, ValueLike, ValuesLike, WordLike
from collections.abc import Mapping

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
    def __init__(self, old: ValueLike, src: ValueLike, kind: WordLike, *, perm_argument: AnyLike | None = None, row_mask: IntLike | None = None, bank_mask: IntLike | None = None, bound_ctrl: BoolLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DotOp(_DotOp):
    """Dot product of two short vectors, accumulated."""

    @property
    def dest_d(self) -> OpResult: ...
    def __init__(self, source_a: ValueLike, source_b: ValueLike, dest_c: ValueLike, *, unsigned_a: FlagLike | None = None, unsigned_b: FlagLike | None = None, clamp: FlagLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DsAsyncBarrierArriveOp(_DsAsyncBarrierArriveOp):
    """Arrives at a barrier once, when previous asynchronous loads are done."""

    def __init__(self, base: ValueLike, indices: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DsBarrierArriveOp(_DsBarrierArriveOp):
    """Arrives at a barrier with a count, and returns its previous state."""

    count: Value
    @property
    def out(self) -> OpResult: ...
    def __init__(self, out: Type, base: ValueLike, indices: ValuesLike, count: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DsBarrierInitOp(_DsBarrierInitOp):
    """Initializes a barrier for a number of participants."""

    participants: Value
    def __init__(self, base: ValueLike, indices: ValuesLike, participants: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DsBarrierPollStateOp(_DsBarrierPollStateOp):
    """Reads the state of a barrier."""

    @property
    def out(self) -> OpResult: ...
    def __init__(self, out: Type, base: ValueLike, indices: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DsBarrierStateInitCountOp(Op):
    """`amdgpu.ds_barrier_state_init_count`."""

    state: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, state: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DsBarrierStatePendingCountOp(Op):
    """`amdgpu.ds_barrier_state_pending_count`."""

    state: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, state: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DsBarrierStatePhaseOp(Op):
    """`amdgpu.ds_barrier_state_phase`."""

    state: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, state: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DsBarrierStatePhaseParityOp(Op):
    """`amdgpu.ds_barrier_state_phase_parity`."""

    state: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, state: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ExtPackedFp8Op(Op):
    """`amdgpu.ext_packed_fp8`."""

    index: IntegerAttr
    source: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, source: ValueLike, index: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FatRawBufferCastOp(_FatRawBufferCastOp):
    """Casts a memref to a raw buffer fat pointer with bounds."""

    bounds_check: IntegerAttr
    valid_bytes: Value | None
    cache_swizzle_stride: Value | None
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, source: ValueLike, *, valid_bytes: ValueLike | None = None, cache_swizzle_stride: ValueLike | None = None, bounds_check: BoolLike | None = None, reset_offset: FlagLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GatherToLDSOp(_GatherToLDSOp):
    """Gathers elements of each thread to contiguous shared memory."""

    async_: UnitAttr | None
    def __init__(self, src: ValueLike, src_indices: ValuesLike, dst: ValueLike, dst_indices: ValuesLike, transfer_type: TypeLike, *, async_: FlagLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GlobalLoadAsyncToLDSOp(_GlobalLoadAsyncToLDSOp):
    """Loads global memory to shared memory asynchronously."""

    mask: Value | None
    def __init__(self, src: ValueLike, src_indices: ValuesLike, dst: ValueLike, dst_indices: ValuesLike, transfer_type: TypeLike, *, mask: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GlobalPrefetchOp(_GlobalPrefetchOp):
    """Prefetches global memory into caches."""

    def __init__(self, src: ValueLike, indices: ValuesLike, temporal_hint: WordLike, cache_scope: WordLike, *, speculative: FlagLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GlobalTransposeLoadOp(_GlobalTransposeLoadOp):
    """Transposed load of a tile from global memory."""

    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, src: ValueLike, src_indices: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LDSBarrierOp(Op):
    """`amdgpu.lds_barrier`."""

    def __init__(self, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MFMAOp(_MFMAOp):
    """Matrix fused multiply-add (MFMA)."""

    reduce_precision: UnitAttr | None
    @property
    def dest_d(self) -> OpResult: ...
    def __init__(self, m: IntLike, n: IntLike, k: IntLike, source_a: ValueLike, source_b: ValueLike, dest_c: ValueLike, *, blocks: IntLike | None = None, cbsz: IntLike | None = None, abid: IntLike | None = None, blgp: WordLike | None = None, reduce_precision: FlagLike | None = None, negate_a: FlagLike | None = None, negate_b: FlagLike | None = None, negate_c: FlagLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MakeDmaBaseOp(_MakeDmaBaseOp):
    """The base addresses of a tensor DMA transfer."""

    global_indices: Values
    lds_indices: Values
    @property
    def base(self) -> OpResult: ...
    def __init__(self, base: Type, global_: ValueLike, global_indices: ValuesLike, lds: ValueLike, lds_indices: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

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
    def __init__(self, base: ValueLike, global_dynamic_sizes: ValuesLike, global_static_sizes: IntsLike, global_dynamic_strides: ValuesLike, global_static_strides: IntsLike, shared_dynamic_sizes: ValuesLike, shared_static_sizes: IntsLike, atomic_barrier_indices: ValuesLike = ..., *, workgroup_mask: ValueLike | None = None, early_timeout: ValueLike | None = None, pad_amount: ValueLike | None = None, pad_interval: ValueLike | None = None, atomic_barrier_address: ValueLike | None = None, global_increment: ValueLike | None = None, lds_increment: ValueLike | None = None, iteration_count: ValueLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MakeGatherDmaBaseOp(_MakeGatherDmaBaseOp):
    """The base addresses of a gathering tensor DMA transfer."""

    global_indices: Values
    lds_indices: Values
    @property
    def base(self) -> OpResult: ...
    def __init__(self, base: Type, global_: ValueLike, global_indices: ValuesLike, lds: ValueLike, lds_indices: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

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
    def __init__(self, base: ValueLike, indices: ValueLike, global_dynamic_sizes: ValuesLike, global_static_sizes: IntsLike, global_dynamic_strides: ValuesLike, global_static_strides: IntsLike, shared_dynamic_sizes: ValuesLike, shared_static_sizes: IntsLike, atomic_barrier_indices: ValuesLike = ..., *, workgroup_mask: ValueLike | None = None, early_timeout: ValueLike | None = None, pad_amount: ValueLike | None = None, pad_interval: ValueLike | None = None, atomic_barrier_address: ValueLike | None = None, global_increment: ValueLike | None = None, lds_increment: ValueLike | None = None, iteration_count: ValueLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MemoryCounterWaitOp(Op):
    """`amdgpu.memory_counter_wait`."""

    load: IntegerAttr | None
    store: IntegerAttr | None
    ds: IntegerAttr | None
    exp: IntegerAttr | None
    tensor: IntegerAttr | None
    def __init__(self, *, load: IntLike | None = None, store: IntLike | None = None, ds: IntLike | None = None, exp: IntLike | None = None, tensor: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PackedScaledTruncOp(_PackedScaledTruncOp):
    """Rounds scaled floats to a packed vector of small floats."""

    index: IntegerAttr
    source: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, source: ValueLike, scale: ValueLike, index: IntLike, *, existing: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PackedStochRoundFp8Op(_PackedStochRoundFp8Op):
    """Rounds a float stochastically to an 8-bit float in a packed vector."""

    store_index: IntegerAttr
    source: Value
    stochiastic_param: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, source: ValueLike, stochiastic_param: ValueLike, store_index: IntLike, *, existing: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PackedTrunc2xFp8Op(_PackedTrunc2xFp8Op):
    """Rounds two floats to a packed 8-bit float vector."""

    word_index: IntegerAttr
    source_a: Value
    source_b: Value | None
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, source_a: ValueLike, word_index: IntLike, *, source_b: ValueLike | None = None, existing: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PermlaneSwapOp(_PermlaneSwapOp):
    """Swaps rows of lanes."""

    fetch_inactive: IntegerAttr
    bound_ctrl: IntegerAttr
    src: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, src: ValueLike, row_length: IntLike, *, fetch_inactive: BoolLike | None = None, bound_ctrl: BoolLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PermlaneVarOp(Op):
    """`amdgpu.permlane_var`."""

    cross: IntegerAttr
    fetch_inactive: IntegerAttr
    bound_ctrl: IntegerAttr
    src: Value
    selector: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, src: ValueLike, selector: ValueLike, *, cross: BoolLike | None = None, fetch_inactive: BoolLike | None = None, bound_ctrl: BoolLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RawBufferAtomicCmpswapOp(_RawBufferAtomicCmpswapOp):
    """Raw buffer atomic compare-and-swap."""

    bounds_check: IntegerAttr
    index_offset: IntegerAttr | None
    src: Value
    cmp: Value
    sgpr_offset: Value | None
    @property
    def value(self) -> OpResult: ...
    def __init__(self, src: ValueLike, cmp: ValueLike, memref: ValueLike, indices: ValuesLike = ..., *, bounds_check: BoolLike | None = None, index_offset: IntLike | None = None, sgpr_offset: ValueLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RawBufferAtomicFaddOp(_RawBufferAtomicFaddOp):
    """Raw buffer atomic floating-point add."""

    bounds_check: IntegerAttr
    index_offset: IntegerAttr | None
    value: Value
    sgpr_offset: Value | None
    @property
    def old_value(self) -> OpResult: ...
    def __init__(self, value: ValueLike, memref: ValueLike, indices: ValuesLike = ..., *, bounds_check: BoolLike | None = None, index_offset: IntLike | None = None, sgpr_offset: ValueLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RawBufferAtomicFmaxOp(_RawBufferAtomicFmaxOp):
    """Raw buffer atomic floating-point maximum."""

    bounds_check: IntegerAttr
    index_offset: IntegerAttr | None
    value: Value
    sgpr_offset: Value | None
    @property
    def old_value(self) -> OpResult: ...
    def __init__(self, value: ValueLike, memref: ValueLike, indices: ValuesLike = ..., *, bounds_check: BoolLike | None = None, index_offset: IntLike | None = None, sgpr_offset: ValueLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RawBufferAtomicSmaxOp(_RawBufferAtomicSmaxOp):
    """Raw buffer atomic signed integer maximum."""

    bounds_check: IntegerAttr
    index_offset: IntegerAttr | None
    value: Value
    sgpr_offset: Value | None
    @property
    def old_value(self) -> OpResult: ...
    def __init__(self, value: ValueLike, memref: ValueLike, indices: ValuesLike = ..., *, bounds_check: BoolLike | None = None, index_offset: IntLike | None = None, sgpr_offset: ValueLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RawBufferAtomicUminOp(_RawBufferAtomicUminOp):
    """Raw buffer atomic unsigned integer minimum."""

    bounds_check: IntegerAttr
    index_offset: IntegerAttr | None
    value: Value
    sgpr_offset: Value | None
    @property
    def old_value(self) -> OpResult: ...
    def __init__(self, value: ValueLike, memref: ValueLike, indices: ValuesLike = ..., *, bounds_check: BoolLike | None = None, index_offset: IntLike | None = None, sgpr_offset: ValueLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RawBufferLoadOp(_RawBufferLoadOp):
    """Raw buffer load."""

    bounds_check: IntegerAttr
    index_offset: IntegerAttr | None
    sgpr_offset: Value | None
    @property
    def value(self) -> OpResult: ...
    def __init__(self, value: Type, memref: ValueLike, indices: ValuesLike = ..., *, bounds_check: BoolLike | None = None, index_offset: IntLike | None = None, sgpr_offset: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RawBufferStoreOp(_RawBufferStoreOp):
    """Raw buffer store."""

    bounds_check: IntegerAttr
    index_offset: IntegerAttr | None
    value: Value
    sgpr_offset: Value | None
    def __init__(self, value: ValueLike, memref: ValueLike, indices: ValuesLike = ..., *, bounds_check: BoolLike | None = None, index_offset: IntLike | None = None, sgpr_offset: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ScaledExtPackedMatrixOp(_ScaledExtPackedMatrixOp):
    """Extends a vector of small floats with block scales."""

    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, source: ValueLike, scale: ValueLike, block_size: IntLike, first_scale_lane: IntLike, first_scale_byte: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ScaledExtPackedOp(Op):
    """`amdgpu.scaled_ext_packed`."""

    index: IntegerAttr
    source: Value
    scale: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, source: ValueLike, scale: ValueLike, index: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

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
    def __init__(self, m: IntLike, n: IntLike, k: IntLike, source_a: ValueLike, source_b: ValueLike, dest_c: ValueLike, scales_a: ValueLike, scales_b: ValueLike, scales_idx_a: IntLike, scales_idx_b: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ScaledWMMAOp(_ScaledWMMAOp):
    """Wave matrix multiply-accumulate of scaled matrices."""

    n: IntegerAttr
    k: IntegerAttr
    b_first_scale_lane: IntegerAttr
    @property
    def dest_d(self) -> OpResult: ...
    def __init__(self, m: IntLike, n: IntLike, k: IntLike, source_a: ValueLike, source_b: ValueLike, dest_c: ValueLike, scale_a: ValueLike, a_first_scale_lane: IntLike, scale_b: ValueLike, b_first_scale_lane: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SchedBarrierOp(Op):
    """`amdgpu.sched_barrier`."""

    opts: SchedGroupMaskAttr
    def __init__(self, opts: WordLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SparseMFMAOp(_SparseMFMAOp):
    """MFMA with a structured-sparse first matrix."""

    @property
    def dest_d(self) -> OpResult: ...
    def __init__(self, m: IntLike, n: IntLike, k: IntLike, source_a: ValueLike, source_b: ValueLike, dest_c: ValueLike, sparse_idx: ValueLike, *, cbsz: IntLike | None = None, abid: IntLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

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
    def __init__(self, source_a: ValueLike, source_b: ValueLike, dest_c: ValueLike, sparse_idx: ValueLike, m: IntLike, n: IntLike, k: IntLike, *, unsigned_a: FlagLike | None = None, unsigned_b: FlagLike | None = None, reuse_a: FlagLike | None = None, reuse_b: FlagLike | None = None, clamp: FlagLike | None = None, wave64: FlagLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SwizzleBitModeOp(Op):
    """`amdgpu.swizzle_bitmode`."""

    and_mask: IntegerAttr
    or_mask: IntegerAttr
    xor_mask: IntegerAttr
    src: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, src: ValueLike, and_mask: IntLike, or_mask: IntLike, xor_mask: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TensorLoadToLDSOp(Op):
    """`amdgpu.tensor_load_to_lds`."""

    desc: Value
    def __init__(self, desc: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TensorStoreFromLDSOp(Op):
    """`amdgpu.tensor_store_from_lds`."""

    desc: Value
    def __init__(self, desc: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TransposeLoadOp(_TransposeLoadOp):
    """Transposed load of a tile from shared memory."""

    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, src: ValueLike, src_indices: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WMMAOp(_WMMAOp):
    """Wave matrix multiply-accumulate (WMMA)."""

    m: IntegerAttr
    n: IntegerAttr
    k: IntegerAttr
    subword_offset: IntegerAttr
    @property
    def dest_d(self) -> OpResult: ...
    def __init__(self, m: IntLike, n: IntLike, k: IntLike, source_a: ValueLike, source_b: ValueLike, dest_c: ValueLike, *, subword_offset: IntLike | None = None, unsigned_a: FlagLike | None = None, unsigned_b: FlagLike | None = None, clamp: FlagLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...
