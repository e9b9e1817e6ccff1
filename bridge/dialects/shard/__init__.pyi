"""The shard dialect: tensors that are spread over a grid of devices."""

from bridge.dialects.shard.collectives import AllGatherOp as _AllGatherOp, AllReduceOp as _AllReduceOp, AllSliceOp as _AllSliceOp, AllToAllOp as _AllToAllOp, BroadcastOp as _BroadcastOp, GatherOp as _GatherOp, RecvOp as _RecvOp, ReduceOp as _ReduceOp, ReduceScatterOp as _ReduceScatterOp, ScatterOp as _ScatterOp, SendOp as _SendOp, ShiftOp as _ShiftOp
from bridge.dialects.shard.grids import GridOp as GridOp, GridShapeOp as _GridShapeOp, NeighborsLinearIndicesOp as _NeighborsLinearIndicesOp, ProcessLinearIndexOp as _ProcessLinearIndexOp, ProcessMultiIndexOp as _ProcessMultiIndexOp, ShardingOp as _ShardingOp, UpdateHaloOp as _UpdateHaloOp
from bridge.ir.attributes import DenseArrayAttr, IntegerAttr, StringAttr, SymbolRefAttr, UnitAttr
from bridge.ods.dialect import Dialect
from bridge.ods.nodes import DefinedAttr, DefinedType
from bridge.op.base import Op, OpResult, Value, Values
from typing import Any

DIALECT: Dialect

class GridAxesArrayAttr(DefinedAttr):
    """`#shard.axisarray`."""

    axes: Any

class ReductionKindAttr(DefinedAttr):
    """`#shard.partial`."""

    value: Any

class ShardingType(DefinedType):
    """`!shard.sharding`."""


class AllGatherOp(_AllGatherOp):
    """All devices get what each has."""

    input: Value
    @property
    def result(self) -> OpResult: ...

class AllReduceOp(_AllReduceOp):
    """All devices get the reduction of what each has."""

    reduction: ReductionKindAttr
    input: Value
    @property
    def result(self) -> OpResult: ...

class AllSliceOp(_AllSliceOp):
    """Each device keeps a part of what it has."""

    input: Value
    @property
    def result(self) -> OpResult: ...

class AllToAllOp(_AllToAllOp):
    """Each device gives a part to each."""

    input: Value
    @property
    def result(self) -> OpResult: ...

class BroadcastOp(_BroadcastOp):
    """All devices get what one has."""

    input: Value
    root_dynamic: Values
    @property
    def result(self) -> OpResult: ...

class GatherOp(_GatherOp):
    """One device gets what each has."""

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
    """Sizes of a grid."""

    @property
    def result_(self) -> Values: ...

class NeighborsLinearIndicesOp(_NeighborsLinearIndicesOp):
    """The numbers of the processes next to a device, along some axes."""

    split_axes: DenseArrayAttr
    device: Values

class ProcessLinearIndexOp(_ProcessLinearIndexOp):
    """The number of this process."""

    @property
    def result(self) -> OpResult: ...

class ProcessMultiIndexOp(_ProcessMultiIndexOp):
    """Where in the grid this process is."""

    @property
    def result_(self) -> Values: ...

class RecvOp(_RecvOp):
    """Takes what another device sends."""

    input: Value
    source_dynamic: Values
    @property
    def result(self) -> OpResult: ...

class ReduceOp(_ReduceOp):
    """One device gets the reduction of what each has."""

    reduction: ReductionKindAttr
    input: Value
    root_dynamic: Values
    @property
    def result(self) -> OpResult: ...

class ReduceScatterOp(_ReduceScatterOp):
    """Each device gets a part of the reduction of what each has."""

    reduction: ReductionKindAttr
    input: Value
    @property
    def result(self) -> OpResult: ...

class ScatterOp(_ScatterOp):
    """Each device gets a part of what one has."""

    input: Value
    root_dynamic: Values
    @property
    def result(self) -> OpResult: ...

class SendOp(_SendOp):
    """Gives something to another device."""

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
    """Which dimensions of a tensor are split along which axes."""

    dynamic_sharded_dims_offsets: Values
    dynamic_halo_sizes: Values
    @property
    def result(self) -> OpResult: ...

class ShiftOp(_ShiftOp):
    """Gives what each device has to another along an axis."""

    offset: IntegerAttr
    rotate: UnitAttr | None
    input: Value
    @property
    def result(self) -> OpResult: ...

class UpdateHaloOp(_UpdateHaloOp):
    """Brings what neighbours have up to date."""

    split_axes: GridAxesArrayAttr
    static_halo_sizes: DenseArrayAttr
    destination: Value
    halo_sizes: Values
    @property
    def result(self) -> OpResult: ...
