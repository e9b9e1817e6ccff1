"""The nvgpu dialect: NVIDIA GPU operations between gpu/vector and NVVM."""

from bridge.dialects.nvgpu.casts import ExtFOp as _ExtFOp, RcpOp as _RcpOp, TruncFOp as _TruncFOp
from bridge.dialects.nvgpu.matrices import LdMatrixOp as _LdMatrixOp, MmaSparseSyncOp as _MmaSparseSyncOp, MmaSyncOp as _MmaSyncOp
from bridge.dialects.nvgpu.transfers import DeviceAsyncCopyOp as _DeviceAsyncCopyOp, TmaAsyncLoadOp as _TmaAsyncLoadOp, TmaAsyncStoreOp as _TmaAsyncStoreOp, TmaCreateDescriptorOp as _TmaCreateDescriptorOp
from bridge.dialects.nvgpu.warpgroups import WarpgroupGenerateDescriptorOp as _WarpgroupGenerateDescriptorOp, WarpgroupMmaInitAccumulatorOp as _WarpgroupMmaInitAccumulatorOp, WarpgroupMmaOp as _WarpgroupMmaOp, WarpgroupMmaStoreOp as _WarpgroupMmaStoreOp
from bridge.dialects.nvvm import FPRoundingModeAttr, SaturationModeAttr
from bridge.ir.attributes import ArrayAttr, Attribute, IntegerAttr, UnitAttr
from bridge.ir.types import MemRefType, Type, VectorType
from bridge.ir.values import AnyLocation
from bridge.ods.dialect import Dialect
from bridge.ods.nodes import DefinedAttr, DefinedType
from bridge.op.base import Op, OpResult, Value, Values
from bridge.op.hints import AnyLike, BoolLike, FlagLike, IntLike, ItemsLike, TypesLike, ValueLike, ValuesLike, WordLike
from collections.abc import Mapping

DIALECT: Dialect

class DeviceAsyncTokenType(DefinedType):
    """`!nvgpu.device.async.token`."""


class MBarrierGroupType(DefinedType):
    """`!nvgpu.mbarrier.group`."""

    memory_space: Attribute
    num_barriers: int = ...

class MBarrierTokenType(DefinedType):
    """`!nvgpu.mbarrier.token`."""


class RcpRoundingModeAttr(DefinedAttr):
    """`#nvgpu.rcp_rounding_mode`."""

    value: str

class TensorMapDescriptorType(DefinedType):
    """`!nvgpu.tensormap.descriptor`."""

    tensor: MemRefType
    swizzle: str
    l2promo: str
    oob: str
    interleave: str

class TensorMapInterleaveKindAttr(DefinedAttr):
    """`#nvgpu.interleave`."""

    value: str

class TensorMapL2PromoKindAttr(DefinedAttr):
    """`#nvgpu.l2promo`."""

    value: str

class TensorMapOOBKindAttr(DefinedAttr):
    """`#nvgpu.oob`."""

    value: str

class TensorMapSwizzleKindAttr(DefinedAttr):
    """`#nvgpu.swizzle`."""

    value: str

class WarpgroupAccumulatorType(DefinedType):
    """`!nvgpu.warpgroup.accumulator`."""

    fragmented: VectorType

class WarpgroupMatrixDescriptorType(DefinedType):
    """`!nvgpu.warpgroup.descriptor`."""

    tensor: MemRefType

class DeviceAsyncCopyOp(_DeviceAsyncCopyOp):
    """Asynchronous copy from global to shared memory."""

    src_elements: Value | None
    @property
    def async_token(self) -> OpResult: ...
    def __init__(self, dst: ValueLike, dst_indices: ValuesLike, src: ValueLike, src_indices: ValuesLike, dst_elements: IntLike, *, src_elements: ValueLike | None = None, bypass_l1: FlagLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DeviceAsyncCreateGroupOp(Op):
    """`nvgpu.device_async_create_group`."""

    input_tokens: Values
    @property
    def async_token(self) -> OpResult: ...
    def __init__(self, input_tokens: ValuesLike = ..., *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DeviceAsyncWaitOp(Op):
    """`nvgpu.device_async_wait`."""

    num_groups: IntegerAttr | None
    async_dependencies: Value
    def __init__(self, async_dependencies: ValueLike, *, num_groups: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ExtFOp(_ExtFOp):
    """Extends floats to a wider type."""

    in_: Value
    @property
    def out(self) -> OpResult: ...
    def __init__(self, out: Type, in_: ValueLike, *, rnd: WordLike | None = None, relu: BoolLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LdMatrixOp(_LdMatrixOp):
    """Loads 8x8 tiles from shared memory."""

    indices: Values
    def __init__(self, res: Type, src_memref: ValueLike, indices: ValuesLike, transpose: BoolLike, num_tiles: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MBarrierArriveExpectTxOp(Op):
    """`nvgpu.mbarrier.arrive.expect_tx`."""

    barriers: Value
    txcount: Value
    mbar_id: Value
    predicate: Value | None
    def __init__(self, barriers: ValueLike, txcount: ValueLike, mbar_id: ValueLike, *, predicate: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MBarrierArriveNoCompleteOp(Op):
    """`nvgpu.mbarrier.arrive.nocomplete`."""

    barriers: Value
    mbar_id: Value
    count: Value
    @property
    def token(self) -> OpResult: ...
    def __init__(self, barriers: ValueLike, mbar_id: ValueLike, count: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MBarrierArriveOp(Op):
    """`nvgpu.mbarrier.arrive`."""

    barriers: Value
    mbar_id: Value
    @property
    def token(self) -> OpResult: ...
    def __init__(self, barriers: ValueLike, mbar_id: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MBarrierCreateOp(Op):
    """`nvgpu.mbarrier.create`."""

    @property
    def barriers(self) -> OpResult: ...
    def __init__(self, barriers: Type, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MBarrierGetOp(Op):
    """`nvgpu.mbarrier.get`."""

    barriers: Value
    mbar_id: Value
    @property
    def mbarrier_pointer(self) -> OpResult: ...
    def __init__(self, mbarrier_pointer: Type, barriers: ValueLike, mbar_id: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MBarrierInitOp(Op):
    """`nvgpu.mbarrier.init`."""

    barriers: Value
    count: Value
    mbar_id: Value
    predicate: Value | None
    def __init__(self, barriers: ValueLike, count: ValueLike, mbar_id: ValueLike, *, predicate: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MBarrierTestWaitOp(Op):
    """`nvgpu.mbarrier.test.wait`."""

    barriers: Value
    token: Value
    mbar_id: Value
    @property
    def wait_complete(self) -> OpResult: ...
    def __init__(self, barriers: ValueLike, token: ValueLike, mbar_id: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MBarrierTryWaitParityOp(Op):
    """`nvgpu.mbarrier.try_wait.parity`."""

    barriers: Value
    phase_parity: Value
    ticks: Value
    mbar_id: Value
    def __init__(self, barriers: ValueLike, phase_parity: ValueLike, ticks: ValueLike, mbar_id: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MmaSparseSyncOp(_MmaSparseSyncOp):
    """Matrix multiply-accumulate of a warp, with 2:4 sparsity in A."""

    matrix_a: Value
    matrix_b: Value
    matrix_c: Value
    sparse_metadata: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, matrix_a: ValueLike, matrix_b: ValueLike, matrix_c: ValueLike, sparse_metadata: ValueLike, mma_shape: ItemsLike, *, sparsity_selector: IntLike | None = None, tf32_enabled: FlagLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MmaSyncOp(_MmaSyncOp):
    """Matrix multiply-accumulate of a warp."""

    matrix_a: Value
    matrix_b: Value
    matrix_c: Value
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, matrix_a: ValueLike, matrix_b: ValueLike, matrix_c: ValueLike, mma_shape: ItemsLike, *, tf32_enabled: FlagLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RcpOp(_RcpOp):
    """Approximate reciprocal of a vector."""

    in_: Value
    @property
    def out(self) -> OpResult: ...
    def __init__(self, in_: ValueLike, *, rounding: WordLike | None = None, approx: BoolLike | None = None, ftz: BoolLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TmaAsyncLoadOp(_TmaAsyncLoadOp):
    """Asynchronous TMA load of a tile to shared memory."""

    barriers: Value
    mbar_id: Value
    multicast_mask: Value | None
    predicate: Value | None
    def __init__(self, dst: ValueLike, barriers: ValueLike, tensor_map_descriptor: ValueLike, coordinates: ValuesLike, mbar_id: ValueLike, *, multicast_mask: ValueLike | None = None, predicate: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TmaAsyncStoreOp(_TmaAsyncStoreOp):
    """Asynchronous TMA store of a tile from shared memory."""

    predicate: Value | None
    def __init__(self, src: ValueLike, tensor_map_descriptor: ValueLike, coordinates: ValuesLike = ..., *, predicate: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TmaCreateDescriptorOp(_TmaCreateDescriptorOp):
    """Creates a TMA descriptor."""

    tensor: Value
    def __init__(self, tensor_map: Type, tensor: ValueLike, box_dimensions: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TmaFenceOp(Op):
    """`nvgpu.tma.fence.descriptor`."""

    tensor_map_descriptor: Value
    def __init__(self, tensor_map_descriptor: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TmaPrefetchOp(Op):
    """`nvgpu.tma.prefetch.descriptor`."""

    tensor_map_descriptor: Value
    predicate: Value | None
    def __init__(self, tensor_map_descriptor: ValueLike, *, predicate: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TruncFOp(_TruncFOp):
    """Truncates floats to a narrower type."""

    sat: SaturationModeAttr
    in_: Value
    @property
    def out(self) -> OpResult: ...
    def __init__(self, out: Type, in_: ValueLike, *, random_bits: ValueLike | None = None, rnd: WordLike | None = None, sat: WordLike | None = None, relu: BoolLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WarpgroupGenerateDescriptorOp(_WarpgroupGenerateDescriptorOp):
    """Generates the descriptor of a matrix in shared memory."""

    tensor: Value
    @property
    def descriptor(self) -> OpResult: ...
    def __init__(self, descriptor: Type, tensor: ValueLike, tensor_map: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WarpgroupMmaInitAccumulatorOp(_WarpgroupMmaInitAccumulatorOp):
    """Initializes the accumulator of a warpgroup with zeros."""

    def __init__(self, matrix_c: Type, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WarpgroupMmaOp(_WarpgroupMmaOp):
    """Warpgroup matrix multiply-accumulate."""

    wait_group: IntegerAttr | None
    def __init__(self, matrix_d: Type, descriptor_a: ValueLike, descriptor_b: ValueLike, matrix_c: ValueLike, *, wait_group: IntLike | None = None, transpose_a: FlagLike | None = None, transpose_b: FlagLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WarpgroupMmaStoreOp(_WarpgroupMmaStoreOp):
    """Stores the accumulator of a warpgroup."""

    def __init__(self, matrix_d: ValueLike, dst_memref: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...
