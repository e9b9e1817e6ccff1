"""The xegpu dialect: Intel GPU tensor descriptors, loads, stores and DPAS."""

from bridge.dialects.xegpu.descriptors import MemDescType as MemDescType, TensorDescType as TensorDescType
from bridge.dialects.xegpu.products import DpasMxOp as _DpasMxOp, DpasOp as _DpasOp, LaneShuffleOp as _LaneShuffleOp, TruncfOp as _TruncfOp
from bridge.dialects.xegpu.rules import ConvertLayoutOp as _ConvertLayoutOp, CreateNdDescOp as _CreateNdDescOp, LoadGatherOp as _LoadGatherOp, LoadMatrixOp as _LoadMatrixOp, LoadNdOp as _LoadNdOp, PrefetchNdOp as _PrefetchNdOp, PrefetchOp as _PrefetchOp, StoreMatrixOp as _StoreMatrixOp, StoreNdOp as _StoreNdOp, StoreScatterOp as _StoreScatterOp
from bridge.ir.attributes import Attribute, DenseArrayAttr, IntegerAttr, UnitAttr
from bridge.ir.types import Type
from bridge.ir.values import AnyLocation
from bridge.ods.dialect import Dialect
from bridge.ods.nodes import DefinedAttr, DefinedType
from bridge.op.base import Op, OpResult, Value, Values
from bridge.op.hints import AnyLike, CaseLike, FlagLike, IntLike, IntsLike, TypesLike, ValueLike, ValuesLike, WordLike
from collections.abc import Mapping
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
    def __init__(self, nbarrier_num: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AtomicRMWOp(Op):
    """`xegpu.atomic_rmw`."""

    kind: str
    layout: Attribute | None
    tensor_desc: Value
    mask: Value
    value: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, kind: CaseLike, tensor_desc: ValueLike, mask: ValueLike, value: ValueLike, *, layout: AnyLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ConvertLayoutOp(_ConvertLayoutOp):
    """Converts a value to another layout."""

    @property
    def result(self) -> OpResult: ...
    def __init__(self, source: ValueLike, target_layout: AnyLike, *, input_layout: AnyLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CreateMemDescOp(Op):
    """`xegpu.create_mem_desc`."""

    source: Value
    @property
    def mem_desc(self) -> OpResult: ...
    def __init__(self, mem_desc: Type, source: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CreateNdDescOp(_CreateNdDescOp):
    """Creates a tensor descriptor of a memref or an address."""

    @property
    def tensor_desc(self) -> OpResult: ...
    def __init__(self, tensor_desc: Type, source: ValueLike, shape: ValuesLike = ..., strides: ValuesLike = ..., *, const_shape: IntsLike | None = None, const_strides: IntsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DpasMxOp(_DpasMxOp):
    """Matrix multiply-accumulate of block-scaled matrices."""

    layout_cd: Attribute | None
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, a: ValueLike, b: ValueLike, *, acc: ValueLike | None = None, scale_a: ValueLike | None = None, scale_b: ValueLike | None = None, layout_a: AnyLike | None = None, layout_b: AnyLike | None = None, layout_cd: AnyLike | None = None, layout_a_scale: AnyLike | None = None, layout_b_scale: AnyLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DpasOp(_DpasOp):
    """Matrix multiply-accumulate (DPAS); the second operand may be packed (3-D)."""

    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, lhs: ValueLike, rhs: ValueLike, *, acc: ValueLike | None = None, layout_a: AnyLike | None = None, layout_b: AnyLike | None = None, layout_cd: AnyLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FenceOp(Op):
    """`xegpu.fence`."""

    memory_kind: MemorySpaceAttr
    fence_scope: FenceScopeAttr
    def __init__(self, memory_kind: WordLike, fence_scope: WordLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class InitNbarrierOp(Op):
    """`xegpu.init_nbarrier`."""

    nbarrier_id: Value
    participant_thread_num: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, nbarrier_id: ValueLike, participant_thread_num: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LaneShuffleOp(_LaneShuffleOp):
    """Shuffles elements among lanes, between packed and unpacked order."""

    mode: LaneShuffleModeAttr
    @property
    def result(self) -> OpResult: ...
    def __init__(self, source: ValueLike, mode: WordLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LoadGatherOp(_LoadGatherOp):
    """Loads scattered elements, where the mask is set."""

    l1_hint: CachePolicyAttr | None
    l2_hint: CachePolicyAttr | None
    l3_hint: CachePolicyAttr | None
    source: Value
    @property
    def value(self) -> OpResult: ...
    def __init__(self, value: Type, source: ValueLike, offsets: ValueLike, mask: ValueLike, *, chunk_size: IntLike | None = None, l1_hint: WordLike | None = None, l2_hint: WordLike | None = None, l3_hint: WordLike | None = None, layout: AnyLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LoadMatrixOp(_LoadMatrixOp):
    """Loads a block from shared local memory."""

    const_offsets: DenseArrayAttr
    subgroup_block_io: UnitAttr | None
    layout: Attribute | None
    mem_desc: Value
    offsets: Values
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, mem_desc: ValueLike, offsets: ValuesLike, const_offsets: IntsLike, *, subgroup_block_io: FlagLike | None = None, layout: AnyLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LoadNdOp(_LoadNdOp):
    """Loads a block of a tensor descriptor."""

    const_offsets: DenseArrayAttr
    l1_hint: CachePolicyAttr | None
    l2_hint: CachePolicyAttr | None
    l3_hint: CachePolicyAttr | None
    offsets: Values
    @property
    def value(self) -> OpResult: ...
    def __init__(self, value: Type, tensor_desc: ValueLike, offsets: ValuesLike, const_offsets: IntsLike, *, packed: FlagLike | None = None, transpose: IntsLike | None = None, l1_hint: WordLike | None = None, l2_hint: WordLike | None = None, l3_hint: WordLike | None = None, layout: AnyLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class NbarrierArriveOp(Op):
    """`xegpu.nbarrier_arrive`."""

    nbarrier: Value
    def __init__(self, nbarrier: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class NbarrierWaitOp(Op):
    """`xegpu.nbarrier_wait`."""

    nbarrier: Value
    def __init__(self, nbarrier: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PrefetchNdOp(_PrefetchNdOp):
    """Prefetches a block of a tensor descriptor."""

    const_offsets: DenseArrayAttr
    l1_hint: CachePolicyAttr | None
    l2_hint: CachePolicyAttr | None
    l3_hint: CachePolicyAttr | None
    offsets: Values
    def __init__(self, tensor_desc: ValueLike, offsets: ValuesLike, const_offsets: IntsLike, *, l1_hint: WordLike | None = None, l2_hint: WordLike | None = None, l3_hint: WordLike | None = None, layout: AnyLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PrefetchOp(_PrefetchOp):
    """Prefetches scattered elements."""

    l1_hint: CachePolicyAttr | None
    l2_hint: CachePolicyAttr | None
    l3_hint: CachePolicyAttr | None
    layout: Attribute | None
    offsets: Value
    def __init__(self, source: ValueLike, offsets: ValueLike, *, l1_hint: WordLike | None = None, l2_hint: WordLike | None = None, l3_hint: WordLike | None = None, offset_align_byte: IntLike | None = None, layout: AnyLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class StoreMatrixOp(_StoreMatrixOp):
    """Stores a block to shared local memory."""

    const_offsets: DenseArrayAttr
    subgroup_block_io: UnitAttr | None
    layout: Attribute | None
    mem_desc: Value
    offsets: Values
    def __init__(self, data: ValueLike, mem_desc: ValueLike, offsets: ValuesLike, const_offsets: IntsLike, *, subgroup_block_io: FlagLike | None = None, layout: AnyLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class StoreNdOp(_StoreNdOp):
    """Stores a block to a tensor descriptor."""

    const_offsets: DenseArrayAttr
    l1_hint: CachePolicyAttr | None
    l2_hint: CachePolicyAttr | None
    l3_hint: CachePolicyAttr | None
    offsets: Values
    def __init__(self, value: ValueLike, tensor_desc: ValueLike, offsets: ValuesLike, const_offsets: IntsLike, *, l1_hint: WordLike | None = None, l2_hint: WordLike | None = None, l3_hint: WordLike | None = None, layout: AnyLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class StoreScatterOp(_StoreScatterOp):
    """Stores scattered elements, where the mask is set."""

    l1_hint: CachePolicyAttr | None
    l2_hint: CachePolicyAttr | None
    l3_hint: CachePolicyAttr | None
    dest: Value
    def __init__(self, value: ValueLike, dest: ValueLike, offsets: ValueLike, mask: ValueLike, *, chunk_size: IntLike | None = None, l1_hint: WordLike | None = None, l2_hint: WordLike | None = None, l3_hint: WordLike | None = None, layout: AnyLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TruncfOp(_TruncfOp):
    """Truncates floats to a narrower type."""

    def __init__(self, result: Type, source: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...
