"""The XeVM dialect: blocks of matrices that a subgroup loads, stores and multiplies."""

from bridge.dialects.llvm import ConstantRangeAttr
from bridge.dialects.xevm.ops import BlockLoad2dOp as _BlockLoad2dOp, BlockLoadOp as _BlockLoadOp, BlockPrefetch2dOp as _BlockPrefetch2dOp, BlockStore2dOp as _BlockStore2dOp, BlockStoreOp as _BlockStoreOp, ExtFOp as _ExtFOp, MMAMxOp as _MMAMxOp, MMAOp as _MMAOp, TruncFOp as _TruncFOp
from bridge.ir.attributes import ArrayAttr, DictionaryAttr, IntegerAttr
from bridge.ods.dialect import Dialect
from bridge.ods.nodes import DefinedAttr
from bridge.op.base import Op, OpResult, Value

DIALECT: Dialect

class AddrSpaceAttr(DefinedAttr):
    """`#xevm.addr_space`."""

    value: str

class ExtfDstElemTypeAttr(DefinedAttr):
    """`#xevm.ext_dst_etype`."""

    etype: str

class ExtfSrcElemTypeAttr(DefinedAttr):
    """`#xevm.ext_src_etype`."""

    etype: str

class LoadCacheControlAttr(DefinedAttr):
    """`#xevm.load_cache_control`."""

    value: str

class MMAShapeAttr(DefinedAttr):
    """`#xevm.mma_shape`."""

    m: int
    n: int
    k: int

class MMATypesAttr(DefinedAttr):
    """`#xevm.mma_types`."""

    d: str
    a: str
    b: str
    c: str | None = ...

class MemScopeAttr(DefinedAttr):
    """`#xevm.mem_scope`."""

    value: str

class StoreCacheControlAttr(DefinedAttr):
    """`#xevm.store_cache_control`."""

    value: str

class TruncfDstElemTypeAttr(DefinedAttr):
    """`#xevm.dst_etype`."""

    etype: str

class TruncfSrcElemTypeAttr(DefinedAttr):
    """`#xevm.src_etype`."""

    etype: str

class XeVMTargetAttr(DefinedAttr):
    """`#xevm.target`."""

    o: int = ...
    triple: str = ...
    chip: str = ...
    flags: DictionaryAttr | None = ...
    link_files: ArrayAttr | None = ...

class BlockLoad2dOp(_BlockLoad2dOp):
    """2-D block load."""

    elem_size_in_bits: IntegerAttr
    tile_width: IntegerAttr
    tile_height: IntegerAttr
    v_blocks: IntegerAttr
    transpose: IntegerAttr
    pack_register: IntegerAttr
    cache_control: LoadCacheControlAttr | None
    ptr: Value
    base_height: Value
    x: Value
    y: Value

class BlockLoadOp(_BlockLoadOp):
    """Subgroup block load of elements for each lane."""

    cache_control: LoadCacheControlAttr | None
    ptr: Value

class BlockPrefetch2dOp(_BlockPrefetch2dOp):
    """2-D block prefetch."""

    elem_size_in_bits: IntegerAttr
    tile_width: IntegerAttr
    tile_height: IntegerAttr
    v_blocks: IntegerAttr
    cache_control: LoadCacheControlAttr | None
    ptr: Value
    base_height: Value
    x: Value
    y: Value

class BlockStore2dOp(_BlockStore2dOp):
    """2-D block store."""

    elem_size_in_bits: IntegerAttr
    tile_width: IntegerAttr
    tile_height: IntegerAttr
    cache_control: StoreCacheControlAttr | None
    ptr: Value
    base_height: Value
    x: Value
    y: Value
    stored_val: Value

class BlockStoreOp(_BlockStoreOp):
    """Subgroup block store of elements of each lane."""

    cache_control: StoreCacheControlAttr | None
    ptr: Value

class ExtFOp(_ExtFOp):
    """Extends narrow floats."""

    dst_etype: ExtfDstElemTypeAttr
    src_etype: ExtfSrcElemTypeAttr

class GridDimXOp(Op):
    """`xevm.group_count.x`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...

class GridDimYOp(Op):
    """`xevm.group_count.y`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...

class GridDimZOp(Op):
    """`xevm.group_count.z`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...

class LaneIdOp(Op):
    """`xevm.lane_id`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...

class MMAMxOp(_MMAMxOp):
    """Matrix multiply-accumulate of block-scaled matrices."""

    shape: MMAShapeAttr
    types: MMATypesAttr
    a: Value
    b: Value
    scale_a: Value
    scale_b: Value

class MMAOp(_MMAOp):
    """Matrix multiply-accumulate."""

    shape: MMAShapeAttr
    types: MMATypesAttr
    a: Value
    b: Value

class MemfenceOp(Op):
    """`xevm.memfence`."""

    scope: MemScopeAttr
    addrspace: AddrSpaceAttr

class PrefetchOp(Op):
    """`xevm.prefetch`."""

    cache_control: LoadCacheControlAttr | None
    ptr: Value

class SubgroupIdOp(Op):
    """`xevm.subgroup_id`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...

class SubgroupSizeOp(Op):
    """`xevm.subgroup_size`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...

class TruncFOp(_TruncFOp):
    """Truncates floats to narrower ones."""

    dst_etype: TruncfDstElemTypeAttr
    src_etype: TruncfSrcElemTypeAttr

class WorkgroupDimXOp(Op):
    """`xevm.local_size.x`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...

class WorkgroupDimYOp(Op):
    """`xevm.local_size.y`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...

class WorkgroupDimZOp(Op):
    """`xevm.local_size.z`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...

class WorkgroupIdXOp(Op):
    """`xevm.group_id.x`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...

class WorkgroupIdYOp(Op):
    """`xevm.group_id.y`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...

class WorkgroupIdZOp(Op):
    """`xevm.group_id.z`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...

class WorkitemIdXOp(Op):
    """`xevm.local_id.x`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...

class WorkitemIdYOp(Op):
    """`xevm.local_id.y`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...

class WorkitemIdZOp(Op):
    """`xevm.local_id.z`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...
