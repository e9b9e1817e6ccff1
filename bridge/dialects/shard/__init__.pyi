"""The shard dialect: tensors sharded over a grid of devices."""

from bridge.dialects.shard.collectives import AllGatherOp as _AllGatherOp, AllReduceOp as _AllReduceOp, AllSliceOp as _AllSliceOp, AllToAllOp as _AllToAllOp, BroadcastOp as _BroadcastOp, GatherOp as _GatherOp, RecvOp as _RecvOp, ReduceOp as _ReduceOp, ReduceScatterOp as _ReduceScatterOp, ScatterOp as _ScatterOp, SendOp as _SendOp, ShiftOp as _ShiftOp
from bridge.dialects.shard.grids import GridOp as _GridOp, GridShapeOp as _GridShapeOp, NeighborsLinearIndicesOp as _NeighborsLinearIndicesOp, ProcessLinearIndexOp as _ProcessLinearIndexOp, ProcessMultiIndexOp as _ProcessMultiIndexOp, ShardingOp as _ShardingOp, UpdateHaloOp as _UpdateHaloOp
from bridge.ir.attributes import DenseArrayAttr, IntegerAttr, StringAttr, SymbolRefAttr, UnitAttr
from bridge.ir.types import Type
from bridge.ir.values import AnyLocation
from bridge.ods.dialect import Dialect
from bridge.ods.nodes import DefinedAttr, DefinedType
from bridge.op.base import Op, OpResult, Value, Values
from bridge.op.hints import AnyLike, FlagLike, IntLike, IntsLike, MixedLike, StrLike, SymbolLike, TypesLike, ValueLike, ValuesLike, WordLike
from collections.abc import Mapping

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
    def __init__(self, result: Type, grid: SymbolLike, input: ValueLike, gather_axis: IntLike, *, grid_axes: IntsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AllReduceOp(_AllReduceOp):
    """Reduces tensors of all devices, on all of them."""

    grid: SymbolRefAttr
    grid_axes: DenseArrayAttr
    reduction: ReductionKindAttr
    input: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, grid: SymbolLike, input: ValueLike, *, grid_axes: IntsLike | None = None, reduction: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AllSliceOp(_AllSliceOp):
    """Slices a tensor along a dimension, one slice per device."""

    grid: SymbolRefAttr
    grid_axes: DenseArrayAttr
    input: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, grid: SymbolLike, input: ValueLike, slice_axis: IntLike, *, grid_axes: IntsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AllToAllOp(_AllToAllOp):
    """Exchanges slices between all devices."""

    grid: SymbolRefAttr
    grid_axes: DenseArrayAttr
    input: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, grid: SymbolLike, input: ValueLike, split_axis: IntLike, concat_axis: IntLike, *, grid_axes: IntsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BroadcastOp(_BroadcastOp):
    """Broadcasts a tensor of one device to all."""

    grid: SymbolRefAttr
    grid_axes: DenseArrayAttr
    root: DenseArrayAttr
    input: Value
    root_dynamic: Values
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, grid: SymbolLike, input: ValueLike, root: IntsLike, root_dynamic: ValuesLike = ..., *, grid_axes: IntsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GatherOp(_GatherOp):
    """Gathers tensors of all devices on one."""

    grid: SymbolRefAttr
    grid_axes: DenseArrayAttr
    root: DenseArrayAttr
    input: Value
    root_dynamic: Values
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, grid: SymbolLike, input: ValueLike, gather_axis: IntLike, root: IntsLike, root_dynamic: ValuesLike = ..., *, grid_axes: IntsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GetShardingOp(Op):
    """`shard.get_sharding`."""

    source: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, source: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GridOp(_GridOp):
    """Defines a grid of devices."""

    def __init__(self, sym_name: StrLike, shape: IntsLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GridShapeOp(_GridShapeOp):
    """Sizes of the axes of a grid."""

    @property
    def result_(self) -> Values: ...
    def __init__(self, result: TypesLike, grid: SymbolLike, *, axes: IntsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class NeighborsLinearIndicesOp(_NeighborsLinearIndicesOp):
    """Linear indices of the neighbors of a device along grid axes."""

    split_axes: DenseArrayAttr
    device: Values
    def __init__(self, grid: SymbolLike, device: ValuesLike, split_axes: IntsLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ProcessLinearIndexOp(_ProcessLinearIndexOp):
    """Linear index of this process in the grid."""

    @property
    def result(self) -> OpResult: ...
    def __init__(self, grid: SymbolLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ProcessMultiIndexOp(_ProcessMultiIndexOp):
    """Multi-index of this process in the grid."""

    @property
    def result_(self) -> Values: ...
    def __init__(self, result: TypesLike, grid: SymbolLike, *, axes: IntsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RecvOp(_RecvOp):
    """Receives a tensor from a device."""

    grid: SymbolRefAttr
    grid_axes: DenseArrayAttr
    source: DenseArrayAttr | None
    input: Value
    source_dynamic: Values
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, grid: SymbolLike, input: ValueLike, source_dynamic: ValuesLike = ..., *, grid_axes: IntsLike | None = None, source: IntsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

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
    def __init__(self, result: Type, grid: SymbolLike, input: ValueLike, root: IntsLike, root_dynamic: ValuesLike = ..., *, grid_axes: IntsLike | None = None, reduction: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ReduceScatterOp(_ReduceScatterOp):
    """Reduces tensors of all devices and scatters the result."""

    grid: SymbolRefAttr
    grid_axes: DenseArrayAttr
    reduction: ReductionKindAttr
    input: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, grid: SymbolLike, input: ValueLike, scatter_dim: IntLike, *, grid_axes: IntsLike | None = None, reduction: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ScatterOp(_ScatterOp):
    """Scatters a tensor of one device over all."""

    grid: SymbolRefAttr
    grid_axes: DenseArrayAttr
    root: DenseArrayAttr
    input: Value
    root_dynamic: Values
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, grid: SymbolLike, input: ValueLike, root: IntsLike, root_dynamic: ValuesLike, scatter_dim: IntLike, *, grid_axes: IntsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SendOp(_SendOp):
    """Sends a tensor to a device."""

    grid: SymbolRefAttr
    grid_axes: DenseArrayAttr
    destination: DenseArrayAttr
    input: Value
    destination_dynamic: Values
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, grid: SymbolLike, input: ValueLike, destination: IntsLike, destination_dynamic: ValuesLike = ..., *, grid_axes: IntsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ShardOp(Op):
    """`shard.shard`."""

    annotate_for_users: UnitAttr | None
    src: Value
    sharding: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, src: ValueLike, sharding: ValueLike, *, annotate_for_users: FlagLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ShardShapeOp(Op):
    """`shard.shard_shape`."""

    dims: DenseArrayAttr
    device: DenseArrayAttr
    dims_dynamic: Values
    sharding: Value
    device_dynamic: Values
    @property
    def result_(self) -> Values: ...
    def __init__(self, result: TypesLike, dims: IntsLike, dims_dynamic: ValuesLike, sharding: ValueLike, device: IntsLike, device_dynamic: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ShardingOp(_ShardingOp):
    """Defines a sharding: the grid axes that split each tensor dimension."""

    grid: SymbolRefAttr
    dynamic_sharded_dims_offsets: Values
    dynamic_halo_sizes: Values
    @property
    def result(self) -> OpResult: ...
    def __init__(self, grid: SymbolLike, split_axes: AnyLike, sharded_dims_offsets: MixedLike = ..., halo_sizes: MixedLike = ..., *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ShiftOp(_ShiftOp):
    """Shifts tensors along a grid axis."""

    grid: SymbolRefAttr
    offset: IntegerAttr
    rotate: UnitAttr | None
    input: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, grid: SymbolLike, input: ValueLike, shift_axis: IntLike, offset: IntLike, *, grid_axes: IntsLike | None = None, rotate: FlagLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class UpdateHaloOp(_UpdateHaloOp):
    """Updates the halos of a tensor from its neighbors."""

    split_axes: GridAxesArrayAttr
    static_halo_sizes: DenseArrayAttr
    destination: Value
    halo_sizes: Values
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, destination: ValueLike, grid: SymbolLike, split_axes: AnyLike, halo_sizes: MixedLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...
