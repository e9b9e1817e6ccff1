"""The xegpu dialect: Intel GPU tensor descriptors, loads, stores and DPAS."""

from bridge.dialects.xegpu.descriptors import MemDescType as MemDescType, TensorDescType as TensorDescType
from bridge.dialects.xegpu.products import DpasMxOp as _DpasMxOp, DpasOp as _DpasOp, LaneShuffleOp as _LaneShuffleOp, TruncfOp as TruncfOp
from bridge.dialects.xegpu.rules import ConvertLayoutOp as _ConvertLayoutOp, CreateNdDescOp as _CreateNdDescOp, LoadGatherOp as _LoadGatherOp, LoadMatrixOp as _LoadMatrixOp, LoadNdOp as _LoadNdOp, PrefetchNdOp as _PrefetchNdOp, PrefetchOp as _PrefetchOp, StoreMatrixOp as _StoreMatrixOp, StoreNdOp as _StoreNdOp, StoreScatterOp as _StoreScatterOp
from bridge.ir.attributes import Attribute, DenseArrayAttr, IntegerAttr, UnitAttr
from bridge.ods.dialect import Dialect
from bridge.ods.nodes import DefinedAttr, DefinedType
from bridge.op.base import Op, OpResult, Value, Values
from typing import Any

DIALECT: Dialect

class BlockTensorDescAttr(DefinedAttr):
    """`#xegpu.block_tdesc_attr`."""

    memory_space: MemorySpaceAttr = ...
    array_length: IntegerAttr = ...
    boundary_check: IntegerAttr = ...

class CachePolicyAttr(DefinedAttr):
    """`#xegpu.cache_hint`."""

    value: str

class FenceScopeAttr(DefinedAttr):
    """`#xegpu.fence_scope`."""

    value: str

class LaneShuffleModeAttr(DefinedAttr):
    """`#xegpu.lane_shuffle_mode`."""

    value: str

class LayoutAttr(DefinedAttr):
    """`#xegpu.layout`."""

    sg_layout: tuple[int, ...] | None = ...
    sg_data: tuple[int, ...] | None = ...
    inst_data: tuple[int, ...] | None = ...
    lane_layout: tuple[int, ...] | None = ...
    lane_data: tuple[int, ...] | None = ...
    order: tuple[int, ...] | None = ...

class MemLayoutAttr(DefinedAttr):
    """`#xegpu.mem_layout`."""

    attrs: Any

class MemorySpaceAttr(DefinedAttr):
    """`#xegpu.memory_space`."""

    value: str

class NbarrierType(DefinedType):
    """`!xegpu.nbarrier`."""


class RangeAttr(DefinedAttr):
    """`#xegpu.range`."""

    start: IntegerAttr
    end: IntegerAttr

class SliceAttr(DefinedAttr):
    """`#xegpu.slice`."""

    parent: Attribute
    dims: tuple[int, ...]

class AllocNbarrierOp(Op):
    """`xegpu.alloc_nbarrier`."""

    nbarrier_num: IntegerAttr

class AtomicRMWOp(Op):
    """`xegpu.atomic_rmw`."""

    kind: str
    layout: Attribute | None
    tensor_desc: Value
    mask: Value
    value: Value
    @property
    def result(self) -> OpResult: ...

class ConvertLayoutOp(_ConvertLayoutOp):
    """Converts a value to another layout."""

    @property
    def result(self) -> OpResult: ...

class CreateMemDescOp(Op):
    """`xegpu.create_mem_desc`."""

    source: Value
    @property
    def mem_desc(self) -> OpResult: ...

class CreateNdDescOp(_CreateNdDescOp):
    """Creates a tensor descriptor of a memref or an address."""

    @property
    def tensor_desc(self) -> OpResult: ...

class DpasMxOp(_DpasMxOp):
    """Matrix multiply-accumulate of block-scaled matrices."""

    layout_cd: Attribute | None
    @property
    def result(self) -> OpResult: ...

class DpasOp(_DpasOp):
    """Matrix multiply-accumulate (DPAS); the second operand may be packed (3-D)."""

    @property
    def result(self) -> OpResult: ...

class FenceOp(Op):
    """`xegpu.fence`."""

    memory_kind: MemorySpaceAttr
    fence_scope: FenceScopeAttr

class InitNbarrierOp(Op):
    """`xegpu.init_nbarrier`."""

    nbarrier_id: Value
    participant_thread_num: Value
    @property
    def result(self) -> OpResult: ...

class LaneShuffleOp(_LaneShuffleOp):
    """Shuffles elements among lanes, between packed and unpacked order."""

    mode: LaneShuffleModeAttr
    @property
    def result(self) -> OpResult: ...

class LoadGatherOp(_LoadGatherOp):
    """Loads scattered elements, where the mask is set."""

    l1_hint: CachePolicyAttr | None
    l2_hint: CachePolicyAttr | None
    l3_hint: CachePolicyAttr | None
    source: Value
    @property
    def value(self) -> OpResult: ...

class LoadMatrixOp(_LoadMatrixOp):
    """Loads a block from shared local memory."""

    const_offsets: DenseArrayAttr
    subgroup_block_io: UnitAttr | None
    layout: Attribute | None
    mem_desc: Value
    offsets: Values
    @property
    def res(self) -> OpResult: ...

class LoadNdOp(_LoadNdOp):
    """Loads a block of a tensor descriptor."""

    const_offsets: DenseArrayAttr
    l1_hint: CachePolicyAttr | None
    l2_hint: CachePolicyAttr | None
    l3_hint: CachePolicyAttr | None
    offsets: Values
    @property
    def value(self) -> OpResult: ...

class NbarrierArriveOp(Op):
    """`xegpu.nbarrier_arrive`."""

    nbarrier: Value

class NbarrierWaitOp(Op):
    """`xegpu.nbarrier_wait`."""

    nbarrier: Value

class PrefetchNdOp(_PrefetchNdOp):
    """Prefetches a block of a tensor descriptor."""

    const_offsets: DenseArrayAttr
    l1_hint: CachePolicyAttr | None
    l2_hint: CachePolicyAttr | None
    l3_hint: CachePolicyAttr | None
    offsets: Values

class PrefetchOp(_PrefetchOp):
    """Prefetches scattered elements."""

    l1_hint: CachePolicyAttr | None
    l2_hint: CachePolicyAttr | None
    l3_hint: CachePolicyAttr | None
    layout: Attribute | None
    offsets: Value

class StoreMatrixOp(_StoreMatrixOp):
    """Stores a block to shared local memory."""

    const_offsets: DenseArrayAttr
    subgroup_block_io: UnitAttr | None
    layout: Attribute | None
    mem_desc: Value
    offsets: Values

class StoreNdOp(_StoreNdOp):
    """Stores a block to a tensor descriptor."""

    const_offsets: DenseArrayAttr
    l1_hint: CachePolicyAttr | None
    l2_hint: CachePolicyAttr | None
    l3_hint: CachePolicyAttr | None
    offsets: Values

class StoreScatterOp(_StoreScatterOp):
    """Stores scattered elements, where the mask is set."""

    l1_hint: CachePolicyAttr | None
    l2_hint: CachePolicyAttr | None
    l3_hint: CachePolicyAttr | None
    dest: Value
