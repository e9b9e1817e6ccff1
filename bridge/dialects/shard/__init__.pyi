"""The shard dialect: tensors sharded over a grid of devices."""

from bridge.dialects.shard.collectives import AllGatherOp as _AllGatherOp, AllReduceOp as _AllReduceOp, AllSliceOp as _AllSliceOp, AllToAllOp as _AllToAllOp, BroadcastOp as _BroadcastOp, GatherOp as _GatherOp, RecvOp as _RecvOp, ReduceOp as _ReduceOp, ReduceScatterOp as _ReduceScatterOp, ScatterOp as _ScatterOp, SendOp as _SendOp, ShiftOp as _ShiftOp
from bridge.dialects.shard.grids import GridOp as GridOp, GridShapeOp as _GridShapeOp, NeighborsLinearIndicesOp as _NeighborsLinearIndicesOp, ProcessLinearIndexOp as _ProcessLinearIndexOp, ProcessMultiIndexOp as _ProcessMultiIndexOp, ShardingOp as _ShardingOp, UpdateHaloOp as _UpdateHaloOp
from bridge.ir.attributes import DenseArrayAttr, IntegerAttr, StringAttr, SymbolRefAttr, UnitAttr
from bridge.ods.dialect import Dialect
from bridge.ods.nodes import DefinedAttr, DefinedType
from bridge.op.base import Op, OpResult, Value, Values

DIALECT: Dialect

class GridAxesArrayAttr(DefinedAttr):
    """`#shard.axisarray`."""

    axes: tuple[tuple[int, ...], ...]

class ReductionKindAttr(DefinedAttr):
    """`#shard.partial`."""

    value: str

class ShardingType(DefinedType):
    """`!shard.sharding`."""


class AllGatherOp(_AllGatherOp):
    """Gathers tensors of all devices along a dimension, on all of them."""

    grid: SymbolRefAttr
    grid_axes: DenseArrayAttr
    input: Value
    @property
    def result(self) -> OpResult: ...

class AllReduceOp(_AllReduceOp):
    """Reduces tensors of all devices, on all of them."""

    grid: SymbolRefAttr
    grid_axes: DenseArrayAttr
    reduction: ReductionKindAttr
    input: Value
    @property
    def result(self) -> OpResult: ...

class AllSliceOp(_AllSliceOp):
    """Slices a tensor along a dimension, one slice per device."""

    grid: SymbolRefAttr
    grid_axes: DenseArrayAttr
    input: Value
    @property
    def result(self) -> OpResult: ...

class AllToAllOp(_AllToAllOp):
    """Exchanges slices between all devices."""

    grid: SymbolRefAttr
    grid_axes: DenseArrayAttr
    input: Value
    @property
    def result(self) -> OpResult: ...

class BroadcastOp(_BroadcastOp):
    """Broadcasts a tensor of one device to all."""

    grid: SymbolRefAttr
    grid_axes: DenseArrayAttr
    root: DenseArrayAttr
    input: Value
    root_dynamic: Values
    @property
    def result(self) -> OpResult: ...

class GatherOp(_GatherOp):
    """Gathers tensors of all devices on one."""

    grid: SymbolRefAttr
    grid_axes: DenseArrayAttr
    root: DenseArrayAttr
    input: Value
    root_dynamic: Values
    @property
    def result(self) -> OpResult: ...

class GetShardingOp(Op):
    """`shard.get_sharding`."""

    source: Value
    @property
    def result(self) -> OpResult: ...

class GridShapeOp(_GridShapeOp):
    """Sizes of the axes of a grid."""

    @property
    def result_(self) -> Values: ...

class NeighborsLinearIndicesOp(_NeighborsLinearIndicesOp):
    """Linear indices of the neighbors of a device along grid axes."""

    split_axes: DenseArrayAttr
    device: Values

class ProcessLinearIndexOp(_ProcessLinearIndexOp):
    """Linear index of this process in the grid."""

    @property
    def result(self) -> OpResult: ...

class ProcessMultiIndexOp(_ProcessMultiIndexOp):
    """Multi-index of this process in the grid."""

    @property
    def result_(self) -> Values: ...

class RecvOp(_RecvOp):
    """Receives a tensor from a device."""

    grid: SymbolRefAttr
    grid_axes: DenseArrayAttr
    source: DenseArrayAttr | None
    input: Value
    source_dynamic: Values
    @property
    def result(self) -> OpResult: ...

class ReduceOp(_ReduceOp):
    """Reduces tensors of all devices on one."""

    grid: SymbolRefAttr
    grid_axes: DenseArrayAttr
    reduction: ReductionKindAttr
    root: DenseArrayAttr
    input: Value
    root_dynamic: Values
    @property
    def result(self) -> OpResult: ...

class ReduceScatterOp(_ReduceScatterOp):
    """Reduces tensors of all devices and scatters the result."""

    grid: SymbolRefAttr
    grid_axes: DenseArrayAttr
    reduction: ReductionKindAttr
    input: Value
    @property
    def result(self) -> OpResult: ...

class ScatterOp(_ScatterOp):
    """Scatters a tensor of one device over all."""

    grid: SymbolRefAttr
    grid_axes: DenseArrayAttr
    root: DenseArrayAttr
    input: Value
    root_dynamic: Values
    @property
    def result(self) -> OpResult: ...

class SendOp(_SendOp):
    """Sends a tensor to a device."""

    grid: SymbolRefAttr
    grid_axes: DenseArrayAttr
    destination: DenseArrayAttr
    input: Value
    destination_dynamic: Values
    @property
    def result(self) -> OpResult: ...

class ShardOp(Op):
    """`shard.shard`."""

    annotate_for_users: UnitAttr | None
    src: Value
    sharding: Value
    @property
    def result(self) -> OpResult: ...

class ShardShapeOp(Op):
    """`shard.shard_shape`."""

    dims: DenseArrayAttr
    device: DenseArrayAttr
    dims_dynamic: Values
    sharding: Value
    device_dynamic: Values
    @property
    def result_(self) -> Values: ...

class ShardingOp(_ShardingOp):
    """Defines a sharding: the grid axes that split each tensor dimension."""

    grid: SymbolRefAttr
    dynamic_sharded_dims_offsets: Values
    dynamic_halo_sizes: Values
    @property
    def result(self) -> OpResult: ...

class ShiftOp(_ShiftOp):
    """Shifts tensors along a grid axis."""

    grid: SymbolRefAttr
    offset: IntegerAttr
    rotate: UnitAttr | None
    input: Value
    @property
    def result(self) -> OpResult: ...

class UpdateHaloOp(_UpdateHaloOp):
    """Updates the halos of a tensor from its neighbors."""

    split_axes: GridAxesArrayAttr
    static_halo_sizes: DenseArrayAttr
    destination: Value
    halo_sizes: Values
    @property
    def result(self) -> OpResult: ...
