"""What the devices of a group do together: their results' sizes follow the grid's."""

from __future__ import annotations

from math import prod

from bridge.dialects.shard.grids import at_place, grid_of, verify_axes
from bridge.ir.attributes import DenseArrayAttr, IntegerAttr, integers_of
from bridge.ir.core import Operation
from bridge.ir.shapes import shape_of
from bridge.ir.symbols import SymbolTables
from bridge.ir.types import DYNAMIC
from bridge.op.base import Op

Shape = tuple[int, ...]


def _grid_shape(op: Operation, tables: SymbolTables) -> Shape:
    """The sizes of the grid, when the group's axes are right. Raises `Invalid`."""
    grid = grid_of(op, tables)
    verify_axes(op, integers_of(op.properties.get("grid_axes")), grid)
    return tuple(map(int, grid.shape.values))


def _group_size(op: Operation, shape: Shape) -> int:
    sizes = [shape[axis] for axis in integers_of(op.properties.get("grid_axes"))]
    return DYNAMIC if DYNAMIC in sizes else prod(sizes)


def _times(a: int, b: int) -> int:
    return DYNAMIC if DYNAMIC in (a, b) else a * b


def _verify_size(op: Operation, wanted: int, size: int, axis: int) -> None:
    if size in (DYNAMIC, wanted):
        return
    expected = "dynamic" if wanted == DYNAMIC else wanted
    raise at_place(
        op,
        f"Dimension size mismatch for result axis {axis}. Expected {expected}, but got "
        f"{size}.",
    )


def _shapes(op: Operation) -> tuple[Shape, Shape]:
    source = shape_of(op.operands[0].type) or ()
    return source, shape_of(op.results[0].type) or ()


def _verify_gather(op: AllGatherOp | GatherOp, shape: Shape) -> None:
    """Along one axis the result is as large as all operands together."""
    source, result = _shapes(op)
    axis, size = op.gather_axis.value, _group_size(op, shape)
    if not 0 <= axis < len(result):
        raise at_place(op, f"Gather axis {axis} is out of bounds [0, {len(result)}).")
    for i, have in enumerate(source):
        wanted = _times(size, have) if i == axis else have
        _verify_size(op, wanted, result[i], i)


def _verify_part(op: Operation, axis: int, shape: Shape) -> None:
    """Along one axis the result is a part of the operand."""
    source, result = _shapes(op)
    for i, have in enumerate(source):
        if i != axis:
            _verify_size(op, have, result[i], i)
    if not 0 <= axis < len(source):
        return  # Upstream reads past the end of the sizes: anything may be there.
    size, have = _group_size(op, shape), source[axis]
    known = DYNAMIC not in (size, have)
    if known and (not size or have % size):
        raise at_place(
            op,
            f"Operand dimension size {have} is not divisible by collective device "
            f"group size {size} for tensor axis {axis}.",
        )
    _verify_size(op, have // size if known else DYNAMIC, result[axis], axis)


def _verify_device(op: Operation, name: str, shape: Shape) -> None:
    """A device has a coordinate for each axis of the group, inside the grid."""
    given = op.properties.get(name)
    if given is None:
        return
    device, axes = integers_of(given), integers_of(op.properties.get("grid_axes"))
    if len(device) != len(axes):
        raise at_place(
            op,
            f'In-group device "{name}" has unexpected multi-index size {len(device)}. '
            f"Expected {len(axes)}.",
        )
    for i, (place, axis) in enumerate(zip(device, axes, strict=True)):
        size = shape[axis]
        if DYNAMIC not in (place, size) and size <= place:
            raise at_place(
                op,
                f'Out of bounds coordinate {i} for in-group device "{name}". Got '
                f"{place}, but expected value in the range [0, {size - 1}].",
            )


class AllGatherOp(Op, name="shard.all_gather"):
    """Gathers tensors of all devices along a dimension, on all of them."""

    gather_axis: IntegerAttr

    def verify_symbol_uses(self, tables: SymbolTables) -> None:
        _verify_gather(self, _grid_shape(self, tables))


class AllReduceOp(Op, name="shard.all_reduce"):
    """Reduces tensors of all devices, on all of them."""

    def verify_symbol_uses(self, tables: SymbolTables) -> None:
        _grid_shape(self, tables)


class AllSliceOp(Op, name="shard.all_slice"):
    """Slices a tensor along a dimension, one slice per device."""

    slice_axis: IntegerAttr

    def verify_symbol_uses(self, tables: SymbolTables) -> None:
        _verify_part(self, self.slice_axis.value, _grid_shape(self, tables))


class AllToAllOp(Op, name="shard.all_to_all"):
    """Exchanges slices between all devices."""

    split_axis: IntegerAttr
    concat_axis: IntegerAttr

    def verify_symbol_uses(self, tables: SymbolTables) -> None:
        shape = _grid_shape(self, tables)
        source, result = _shapes(self)
        split, concat = self.split_axis.value, self.concat_axis.value
        for i, have in enumerate(source):
            if i not in (split, concat) or split == concat:
                _verify_size(self, have, result[i], i)
        if split == concat or not {split, concat} <= set(range(len(source))):
            return
        size, have = _group_size(self, shape), source[split]
        _verify_size(self, _times(source[concat], size), result[concat], concat)
        whole = DYNAMIC not in (size, have) and have % size == 0
        wanted = have // size if whole else DYNAMIC
        _verify_size(self, wanted, result[split], split)


class BroadcastOp(Op, name="shard.broadcast"):
    """Broadcasts a tensor of one device to all."""

    def verify_symbol_uses(self, tables: SymbolTables) -> None:
        _verify_device(self, "root", _grid_shape(self, tables))


class GatherOp(Op, name="shard.gather"):
    """Gathers tensors of all devices on one."""

    gather_axis: IntegerAttr

    def verify_symbol_uses(self, tables: SymbolTables) -> None:
        shape = _grid_shape(self, tables)
        _verify_device(self, "root", shape)
        _verify_gather(self, shape)


class RecvOp(Op, name="shard.recv"):
    """Receives a tensor from a device."""

    def verify_symbol_uses(self, tables: SymbolTables) -> None:
        _verify_device(self, "source", _grid_shape(self, tables))


class ReduceOp(Op, name="shard.reduce"):
    """Reduces tensors of all devices on one."""

    def verify_symbol_uses(self, tables: SymbolTables) -> None:
        _verify_device(self, "root", _grid_shape(self, tables))


class ReduceScatterOp(Op, name="shard.reduce_scatter"):
    """Reduces tensors of all devices and scatters the result."""

    scatter_dim: IntegerAttr

    def verify_symbol_uses(self, tables: SymbolTables) -> None:
        _verify_part(self, self.scatter_dim.value, _grid_shape(self, tables))


class ScatterOp(Op, name="shard.scatter"):
    """Scatters a tensor of one device over all."""

    scatter_dim: IntegerAttr

    def verify_symbol_uses(self, tables: SymbolTables) -> None:
        shape = _grid_shape(self, tables)
        _verify_device(self, "root", shape)
        _verify_part(self, self.scatter_dim.value, shape)


class SendOp(Op, name="shard.send"):
    """Sends a tensor to a device."""

    def verify_symbol_uses(self, tables: SymbolTables) -> None:
        _verify_device(self, "destination", _grid_shape(self, tables))


class ShiftOp(Op, name="shard.shift"):
    """Shifts tensors along a grid axis."""

    grid_axes: DenseArrayAttr
    shift_axis: IntegerAttr

    def verify_symbol_uses(self, tables: SymbolTables) -> None:
        _grid_shape(self, tables)
        axis = self.shift_axis.value
        if axis not in self.grid_axes.values:
            raise self.bare_error(
                f"Invalid shift axis {axis}. It must be one of the grouping grid axes."
            )
