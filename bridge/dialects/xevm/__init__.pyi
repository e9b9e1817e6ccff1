"""The XeVM dialect: blocks of matrices that a subgroup loads, stores and multiplies."""

from bridge.dialects.llvm import ConstantRangeAttr
from bridge.dialects.xevm.ops import BlockLoad2dOp as _BlockLoad2dOp, BlockLoadOp as _BlockLoadOp, BlockPrefetch2dOp as _BlockPrefetch2dOp, BlockStore2dOp as _BlockStore2dOp, BlockStoreOp as _BlockStoreOp, ExtFOp as _ExtFOp, MMAMxOp as _MMAMxOp, MMAOp as _MMAOp, TruncFOp as _TruncFOp
from bridge.ir.attributes import ArrayAttr, DictionaryAttr, IntegerAttr
from bridge.ir.types import Type
from bridge.ir.values import AnyLocation
from bridge.ods.dialect import Dialect
from bridge.ods.nodes import DefinedAttr
from bridge.op.base import Op, OpResult, Value
from bridge.op.hints import AnyLike, IntLike, ValueLike, WordLike
from collections.abc import Mapping

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
    def __init__(self, res: Type, ptr: ValueLike, base_width: ValueLike, base_height: ValueLike, base_pitch: ValueLike, x: ValueLike, y: ValueLike, elem_size_in_bits: IntLike, tile_width: IntLike, tile_height: IntLike, v_blocks: IntLike, transpose: IntLike, pack_register: IntLike, *, cache_control: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BlockLoadOp(_BlockLoadOp):
    """Subgroup block load of elements for each lane."""

    cache_control: LoadCacheControlAttr | None
    ptr: Value
    def __init__(self, res: Type, ptr: ValueLike, *, cache_control: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

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
    def __init__(self, ptr: ValueLike, base_width: ValueLike, base_height: ValueLike, base_pitch: ValueLike, x: ValueLike, y: ValueLike, elem_size_in_bits: IntLike, tile_width: IntLike, tile_height: IntLike, v_blocks: IntLike, *, cache_control: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

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
    def __init__(self, ptr: ValueLike, base_width: ValueLike, base_height: ValueLike, base_pitch: ValueLike, x: ValueLike, y: ValueLike, elem_size_in_bits: IntLike, tile_width: IntLike, tile_height: IntLike, stored_val: ValueLike, *, cache_control: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BlockStoreOp(_BlockStoreOp):
    """Subgroup block store of elements of each lane."""

    cache_control: StoreCacheControlAttr | None
    ptr: Value
    def __init__(self, ptr: ValueLike, val: ValueLike, *, cache_control: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ExtFOp(_ExtFOp):
    """Extends narrow floats."""

    dst_etype: ExtfDstElemTypeAttr
    src_etype: ExtfSrcElemTypeAttr
    def __init__(self, dst: Type, src: ValueLike, dst_etype: AnyLike, src_etype: AnyLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GridDimXOp(Op):
    """`xevm.group_count.x`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, *, range: AnyLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GridDimYOp(Op):
    """`xevm.group_count.y`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, *, range: AnyLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GridDimZOp(Op):
    """`xevm.group_count.z`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, *, range: AnyLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LaneIdOp(Op):
    """`xevm.lane_id`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, *, range: AnyLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MMAMxOp(_MMAMxOp):
    """Matrix multiply-accumulate of block-scaled matrices."""

    shape: MMAShapeAttr
    types: MMATypesAttr
    a: Value
    b: Value
    scale_a: Value
    scale_b: Value
    def __init__(self, d: Type, a: ValueLike, b: ValueLike, scale_a: ValueLike, scale_b: ValueLike, shape: AnyLike, types: AnyLike, *, c: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MMAOp(_MMAOp):
    """Matrix multiply-accumulate."""

    shape: MMAShapeAttr
    types: MMATypesAttr
    a: Value
    b: Value
    def __init__(self, d: Type, a: ValueLike, b: ValueLike, shape: AnyLike, types: AnyLike, *, c: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MemfenceOp(Op):
    """`xevm.memfence`."""

    scope: MemScopeAttr
    addrspace: AddrSpaceAttr
    def __init__(self, scope: WordLike, *, addrspace: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PrefetchOp(Op):
    """`xevm.prefetch`."""

    cache_control: LoadCacheControlAttr | None
    ptr: Value
    def __init__(self, ptr: ValueLike, *, cache_control: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SubgroupIdOp(Op):
    """`xevm.subgroup_id`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, *, range: AnyLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SubgroupSizeOp(Op):
    """`xevm.subgroup_size`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, *, range: AnyLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TruncFOp(_TruncFOp):
    """Truncates floats to narrower ones."""

    dst_etype: TruncfDstElemTypeAttr
    src_etype: TruncfSrcElemTypeAttr
    def __init__(self, dst: Type, src: ValueLike, dst_etype: AnyLike, src_etype: AnyLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WorkgroupDimXOp(Op):
    """`xevm.local_size.x`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, *, range: AnyLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WorkgroupDimYOp(Op):
    """`xevm.local_size.y`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, *, range: AnyLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WorkgroupDimZOp(Op):
    """`xevm.local_size.z`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, *, range: AnyLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WorkgroupIdXOp(Op):
    """`xevm.group_id.x`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, *, range: AnyLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WorkgroupIdYOp(Op):
    """`xevm.group_id.y`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, *, range: AnyLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WorkgroupIdZOp(Op):
    """`xevm.group_id.z`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, *, range: AnyLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WorkitemIdXOp(Op):
    """`xevm.local_id.x`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, *, range: AnyLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WorkitemIdYOp(Op):
    """`xevm.local_id.y`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, *, range: AnyLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WorkitemIdZOp(Op):
    """`xevm.local_id.z`."""

    range: ConstantRangeAttr | None
    @property
    def res(self) -> OpResult: ...
    def __init__(self, res: Type, *, range: AnyLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...
