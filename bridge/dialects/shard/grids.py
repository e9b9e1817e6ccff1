"""Grids of devices, and how tensors are spread over them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from bridge.errors import Diagnostic, Invalid
from bridge.ir.attributes import DenseArrayAttr, StringAttr, SymbolRefAttr
from bridge.ir.core import Operation
from bridge.ir.symbols import SymbolTables
from bridge.ir.types import DYNAMIC
from bridge.op.base import Op, OpResult, of_signature
from bridge.text.operation_state import SetName

if TYPE_CHECKING:
    from bridge.dialects.shard import GridAxesArrayAttr

Axes = Sequence[int]


class GridOp(Op, name="shard.grid"):
    """Defines a grid of devices."""

    sym_name: StringAttr
    shape: DenseArrayAttr

    @of_signature
    def verify(self) -> None:
        if not self.shape.values:
            raise self.error("rank of grid is expected to be a positive integer")
        if any(size < 0 and size != DYNAMIC for size in self.shape.values):
            raise self.error(
                "dimension size of a grid is expected to be non-negative or dynamic"
            )


def at_place(op: Operation, message: str) -> Invalid:
    """A diagnostic at an operation's location, without a note that shows it."""
    return Invalid(Diagnostic("error", message, op.position))


def grid_of(op: Operation, tables: SymbolTables) -> GridOp:
    """The grid that an op names. Raises `Invalid` where there is none."""
    name = op.properties["grid"]
    assert isinstance(name, SymbolRefAttr)  # the row says so
    found = tables.lookup_nearest(op, name)
    if not isinstance(found, GridOp):
        raise op.bare_error(f'Undefined required grid symbol "{name.root}".')
    return found


def verify_axes(op: Operation, axes: Axes, grid: GridOp) -> None:
    """Whether the axes are those of the grid, each once. Raises `Invalid`."""
    if len(set(axes)) != len(axes):
        raise at_place(op, "Grid axes contains duplicate elements.")
    rank = len(grid.shape.values)
    for axis in axes:
        if not 0 <= axis < rank:
            raise at_place(
                op,
                f"0-based grid axis index {axis} is out of bounds. The referenced grid "
                f'"{grid.sym_name.value}" is of rank {rank}.',
            )


def _verify_sizes(op: Any, tables: SymbolTables) -> None:
    """One result for each axis requested, or for each there is."""
    grid = grid_of(op, tables)
    axes = op.axes.values
    verify_axes(op, axes, grid)
    count = len(axes) or len(grid.shape.values)
    if len(op.results) != count:
        raise op.bare_error(
            f"Unexpected number of results {len(op.results)}. Expected {count}."
        )


class _SizesOp(Op):
    """The base of ops with one result for each grid axis requested, or for all."""

    grid: SymbolRefAttr
    axes: DenseArrayAttr

    verify_symbol_uses = _verify_sizes


class GridShapeOp(_SizesOp, name="shard.grid_shape"):
    """Sizes of the axes of a grid."""


class ProcessMultiIndexOp(_SizesOp, name="shard.process_multi_index"):
    """Multi-index of this process in the grid."""


class _OnGridOp(Op):
    """The base of ops whose only attribute is their grid."""

    grid: SymbolRefAttr

    def verify_symbol_uses(self, tables: SymbolTables) -> None:
        grid_of(self, tables)


class ProcessLinearIndexOp(_OnGridOp, name="shard.process_linear_index"):
    """Linear index of this process in the grid."""


class NeighborsLinearIndicesOp(_OnGridOp, name="shard.neighbors_linear_indices"):
    """Linear indices of the neighbors of a device along grid axes."""

    neighbor_down: OpResult
    neighbor_up: OpResult

    def name_results(self, set_name: SetName) -> None:
        set_name(self.neighbor_down, "down_linear_idx")
        set_name(self.neighbor_up, "up_linear_idx")


class UpdateHaloOp(_OnGridOp, name="shard.update_halo"):
    """Updates the halos of a tensor from its neighbors."""


class ShardingOp(Op, name="shard.sharding"):
    """Defines a sharding: the grid axes that split each tensor dimension."""

    split_axes: GridAxesArrayAttr
    static_sharded_dims_offsets: DenseArrayAttr
    static_halo_sizes: DenseArrayAttr

    @of_signature
    def verify(self) -> None:
        seen: set[int] = set()
        for axes in self.split_axes.axes:
            for axis in axes:
                if axis < 0:
                    raise self.bare_error("grid axis is expected to be non-negative")
                if axis in seen:
                    raise self.bare_error("grid axis duplicated")
                seen.add(axis)
        halos = self.static_halo_sizes.values
        if halos and self.static_sharded_dims_offsets.values:
            raise self.error("halo sizes and shard offsets are mutually exclusive")
        split = sum(1 for axes in self.split_axes.axes if axes)
        if halos and len(halos) != split * 2:
            raise self.bare_error("halo sizes must be specified for all split axes.")

    def verify_symbol_uses(self, tables: SymbolTables) -> None:
        sizes = grid_of(self, tables).shape.values
        offsets = self.static_sharded_dims_offsets.values
        if not offsets:
            return
        if DYNAMIC in sizes:
            raise self.bare_error(
                "sharded dims offsets are not allowed for device grids with dynamic "
                "shape."
            )
        first = 0
        for axes in self.split_axes.axes:
            if axes and max(axes) < len(sizes):
                count = sum(int(sizes[axis]) for axis in axes) + 1
                self._verify_offsets(offsets[first : first + count], count)
                first += count

    def _verify_offsets(self, offsets: Sequence[float], count: int) -> None:
        last = 0.0
        for offset in offsets:
            if offset != DYNAMIC and offset < last:
                raise self.bare_error("sharded dims offsets must be non-decreasing.")
            last = last if offset == DYNAMIC else offset
        if len(offsets) < count:
            raise self.bare_error("sharded dims offsets has wrong size.")
