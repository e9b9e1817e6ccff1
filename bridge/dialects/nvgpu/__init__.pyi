"""The nvgpu dialect: NVIDIA GPU operations between gpu/vector and NVVM."""

from bridge.dialects.nvgpu.casts import ExtFOp as _ExtFOp, RcpOp as _RcpOp, TruncFOp as _TruncFOp
from bridge.dialects.nvgpu.matrices import LdMatrixOp as _LdMatrixOp, MmaSparseSyncOp as _MmaSparseSyncOp, MmaSyncOp as _MmaSyncOp
from bridge.dialects.nvgpu.transfers import DeviceAsyncCopyOp as _DeviceAsyncCopyOp, TmaAsyncLoadOp as _TmaAsyncLoadOp, TmaAsyncStoreOp as _TmaAsyncStoreOp, TmaCreateDescriptorOp as _TmaCreateDescriptorOp
from bridge.dialects.nvgpu.warpgroups import WarpgroupGenerateDescriptorOp as _WarpgroupGenerateDescriptorOp, WarpgroupMmaInitAccumulatorOp as WarpgroupMmaInitAccumulatorOp, WarpgroupMmaOp as _WarpgroupMmaOp, WarpgroupMmaStoreOp as WarpgroupMmaStoreOp
from bridge.dialects.nvvm import FPRoundingModeAttr, SaturationModeAttr
from bridge.ir.attributes import ArrayAttr, Attribute, IntegerAttr, UnitAttr
from bridge.ir.types import MemRefType, VectorType
from bridge.ods.dialect import Dialect
from bridge.ods.nodes import DefinedAttr, DefinedType
from bridge.op.base import Op, OpResult, Value, Values

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

class DeviceAsyncCreateGroupOp(Op):
    """`nvgpu.device_async_create_group`."""

    input_tokens: Values
    @property
    def async_token(self) -> OpResult: ...

class DeviceAsyncWaitOp(Op):
    """`nvgpu.device_async_wait`."""

    num_groups: IntegerAttr | None
    async_dependencies: Value

class ExtFOp(_ExtFOp):
    """Extends floats to a wider type."""

    in_: Value
    @property
    def out(self) -> OpResult: ...

class LdMatrixOp(_LdMatrixOp):
    """Loads 8x8 tiles from shared memory."""

    indices: Values

class MBarrierArriveExpectTxOp(Op):
    """`nvgpu.mbarrier.arrive.expect_tx`."""

    barriers: Value
    txcount: Value
    mbar_id: Value
    predicate: Value | None

class MBarrierArriveNoCompleteOp(Op):
    """`nvgpu.mbarrier.arrive.nocomplete`."""

    barriers: Value
    mbar_id: Value
    count: Value
    @property
    def token(self) -> OpResult: ...

class MBarrierArriveOp(Op):
    """`nvgpu.mbarrier.arrive`."""

    barriers: Value
    mbar_id: Value
    @property
    def token(self) -> OpResult: ...

class MBarrierCreateOp(Op):
    """`nvgpu.mbarrier.create`."""

    @property
    def barriers(self) -> OpResult: ...

class MBarrierGetOp(Op):
    """`nvgpu.mbarrier.get`."""

    barriers: Value
    mbar_id: Value
    @property
    def mbarrier_pointer(self) -> OpResult: ...

class MBarrierInitOp(Op):
    """`nvgpu.mbarrier.init`."""

    barriers: Value
    count: Value
    mbar_id: Value
    predicate: Value | None

class MBarrierTestWaitOp(Op):
    """`nvgpu.mbarrier.test.wait`."""

    barriers: Value
    token: Value
    mbar_id: Value
    @property
    def wait_complete(self) -> OpResult: ...

class MBarrierTryWaitParityOp(Op):
    """`nvgpu.mbarrier.try_wait.parity`."""

    barriers: Value
    phase_parity: Value
    ticks: Value
    mbar_id: Value

class MmaSparseSyncOp(_MmaSparseSyncOp):
    """Matrix multiply-accumulate of a warp, with 2:4 sparsity in A."""

    matrix_a: Value
    matrix_b: Value
    matrix_c: Value
    sparse_metadata: Value
    @property
    def res(self) -> OpResult: ...

class MmaSyncOp(_MmaSyncOp):
    """Matrix multiply-accumulate of a warp."""

    matrix_a: Value
    matrix_b: Value
    matrix_c: Value
    @property
    def res(self) -> OpResult: ...

class RcpOp(_RcpOp):
    """Approximate reciprocal of a vector."""

    in_: Value
    @property
    def out(self) -> OpResult: ...

class TmaAsyncLoadOp(_TmaAsyncLoadOp):
    """Asynchronous TMA load of a tile to shared memory."""

    barriers: Value
    mbar_id: Value
    multicast_mask: Value | None
    predicate: Value | None

class TmaAsyncStoreOp(_TmaAsyncStoreOp):
    """Asynchronous TMA store of a tile from shared memory."""

    predicate: Value | None

class TmaCreateDescriptorOp(_TmaCreateDescriptorOp):
    """Creates a TMA descriptor."""

    tensor: Value

class TmaFenceOp(Op):
    """`nvgpu.tma.fence.descriptor`."""

    tensor_map_descriptor: Value

class TmaPrefetchOp(Op):
    """`nvgpu.tma.prefetch.descriptor`."""

    tensor_map_descriptor: Value
    predicate: Value | None

class TruncFOp(_TruncFOp):
    """Truncates floats to a narrower type."""

    sat: SaturationModeAttr
    in_: Value
    @property
    def out(self) -> OpResult: ...

class WarpgroupGenerateDescriptorOp(_WarpgroupGenerateDescriptorOp):
    """Generates the descriptor of a matrix in shared memory."""

    tensor: Value
    @property
    def descriptor(self) -> OpResult: ...

class WarpgroupMmaOp(_WarpgroupMmaOp):
    """Warpgroup matrix multiply-accumulate."""

    wait_group: IntegerAttr | None
