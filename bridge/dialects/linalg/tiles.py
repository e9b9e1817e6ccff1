"""Structured ops inside loops over the tiles of their iteration space.

Upstream: `scf::tileUsingSCF`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bridge.dialects import linalg, memref, scf, tensor
from bridge.dialects.affine.composition import canonical
from bridge.dialects.affine.maps import ApplyOp, MinOp
from bridge.dialects.linalg.dimensions import as_value, index, known_size_at
from bridge.dialects.linalg.structure import (
    Structure,
    loop_places,
    num_inits,
    shape_of,
    structure_of,
)
from bridge.ir.affine import (
    AffineConstant,
    AffineDim,
    AffineMap,
    AffineSymbol,
)
from bridge.ir.affine.maps import used_inputs
from bridge.ir.building import InsertionPoint
from bridge.ir.core import Operation, Value
from bridge.ir.types import MemRefType, RankedTensorType
from bridge.rewrite.rewriter import Rewriter

__all__ = ["Tiled", "can_be_tiled", "tiled"]

Size = int | Value


class Tiled(NamedTuple):
    """The op on one tile, and the loops around it, the outermost first."""

    op: Operation
    loops: list[scf.ForOp]


class _Tile(NamedTuple):
    """Where a tile begins and how large it is, by loops of the op."""

    starts: Mapping[int, Value]
    sizes: Mapping[int, Size]


def can_be_tiled(op: Operation, sizes: Sequence[Size]) -> bool:
    """Whether the part of each operand that a tile needs is known here.

    It is where an operand is indexed by the loops themselves.
    """
    structure = structure_of(op)
    tiled_loops = {loop for loop, size in enumerate(sizes) if size != 0}
    return not any(
        isinstance(part, AffineDim) and part.position in tiled_loops
        for map_ in structure.maps
        for expr in map_.results
        if not isinstance(expr, AffineDim)
        for part in used_inputs((expr,))
    )


def tiled(
    op: Operation, sizes: Sequence[Size], order: Sequence[int], rewriter: Rewriter
) -> Tiled:
    """Puts an op on tiles in its place; a size of 0 does not tile a loop.

    `order` names the loops that are tiled, the outermost first.
    """
    structure = structure_of(op)
    first = len(op.operands) - num_inits(op)
    with rewriter, rewriter.moved_to(InsertionPoint.before_op(op)):
        ends = _ends(op, structure, order)
        carried = [v for v in op.operands[first:] if _is_tensor(v)]
        nest = _Nest(op, sizes, rewriter)
        nest.enter(ends, order, carried)
        made = nest.on_tile(structure, first)
    if carried:
        rewriter.replace(op, nest.loops[0].results)
    else:
        rewriter.erase(op)
    return Tiled(made, nest.loops)


def _is_tensor(value: Value) -> bool:
    return isinstance(value.type, RankedTensorType)


def _ends(op: Operation, structure: Structure, order: Sequence[int]) -> dict[int, Size]:
    """The number of iterations of the loops that are tiled."""
    places = loop_places(structure)
    return {
        loop: known_size_at(op.operands[places[loop][0]], places[loop][1])
        for loop in order
    }


class _Nest:
    """Loops that are made around an op."""

    def __init__(
        self, op: Operation, sizes: Sequence[Size], rewriter: Rewriter
    ) -> None:
        self._op = op
        self._wanted = sizes
        self._rewriter = rewriter
        self.loops: list[scf.ForOp] = []
        self._tile = _Tile({}, {})
        self._carried: Sequence[Value] = ()

    def enter(
        self, ends: Mapping[int, Size], order: Sequence[int], carried: Sequence[Value]
    ) -> None:
        """Makes the loops; what is inserted next is in the innermost."""
        self._carried = carried
        starts: dict[int, Value] = {}
        for loop in order:
            wanted = self._wanted[loop]
            bounds = index(0), as_value(ends[loop]), as_value(wanted)
            made = scf.ForOp(*bounds, self._carried)
            self.loops.append(made)
            block = made.regions[0].blocks[0]
            start, *inside = block.arguments
            starts[loop], self._carried = start, inside
            ending = block.last
            self._rewriter.point = (
                InsertionPoint.at_end(block)
                if ending is None
                else InsertionPoint.before_op(ending)
            )
        sizes = {
            loop: _bounded(self._wanted[loop], ends[loop], starts[loop])
            for loop in order
        }
        self._tile = _Tile(starts, sizes)

    def on_tile(self, structure: Structure, first: int) -> Operation:
        """The op on the parts of its operands, inside the loops."""
        op = self._op
        carried = iter(self._carried)
        parts: dict[Value, Value] = {}
        slices: list[_Slice | None] = []
        operands: list[Value] = []
        for number, (value, map_) in enumerate(
            zip(op.operands, structure.maps, strict=True)
        ):
            whole = next(carried) if number >= first and _is_tensor(value) else value
            found = self._slice(whole, map_)
            slices.append(found)
            operands.append(whole if found is None else found.take())
        made = op.clone(parts)
        made.operands = operands
        for result, value in zip(made.results, operands[first:], strict=False):
            result.type = value.type
        self._rewriter.insert(made)
        self._shift_indices(made)
        self._hand_on(made, slices[first:])
        return made

    def _slice(self, value: Value, map_: AffineMap) -> _Slice | None:
        """The part of an operand; `None` where that is all it has: a scalar."""
        if not shape_of(value.type):
            return None
        offsets: list[Size] = []
        sizes: list[Size] = []
        for dim, expr in enumerate(map_.results):
            loop = expr.position if isinstance(expr, AffineDim) else -1
            offsets.append(self._tile.starts.get(loop, 0))
            known = self._tile.sizes.get(loop)
            sizes.append(known_size_at(value, dim) if known is None else known)
        return _Slice(value, offsets, sizes)

    def _shift_indices(self, made: Operation) -> None:
        """Adds where the tile begins to what the body knows of its indices."""
        for inner in [op for op in made.walk() if isinstance(op, linalg.IndexOp)]:
            start = self._tile.starts.get(inner.dim.value)
            if start is None:
                continue
            with self._rewriter.moved_to(InsertionPoint.after_op(inner)):
                both = AffineMap(2, 0, (AffineDim(0) + AffineDim(1),))
                map_, operands = canonical(both, [inner.results[0], start])
                shifted = ApplyOp(map_, operands)
            inner.results[0].replace_uses_if(shifted.result, [shifted])

    def _hand_on(self, made: Operation, slices: Sequence[_Slice | None]) -> None:
        """Yields the tensors with the tile put where it was taken from."""
        if not self._carried:
            return
        taken = [one for one in slices if one is not None]
        values: list[Value] = [
            one.put(result) for one, result in zip(taken, made.results, strict=True)
        ]
        for loop in reversed(self.loops):
            block = loop.regions[0].blocks[0]
            with self._rewriter.moved_to(InsertionPoint.at_end(block)):
                scf.YieldOp(values)
            values = list(loop.results)


class _Slice(NamedTuple):
    """A part of a memref or a tensor, one element next to the other."""

    value: Value
    offsets: Sequence[Size]
    sizes: Sequence[Size]

    def take(self) -> Value:
        """The part."""
        strides = [1] * len(self.sizes)
        if isinstance(self.value.type, MemRefType):
            return memref.SubViewOp(
                self.value, self.offsets, self.sizes, strides
            ).result
        made = tensor.ExtractSliceOp(self.value, self.offsets, self.sizes, strides)
        return made.result

    def put(self, part: Value) -> Value:
        """The tensor with another part in this place."""
        strides = [1] * len(self.sizes)
        made = tensor.InsertSliceOp(part, self.value, self.offsets, self.sizes, strides)
        return made.result


def _bounded(wanted: Size, end: Size, start: Value) -> Size:
    """The size of the tile that begins somewhere: the last may be smaller."""
    if wanted == 1 or (
        isinstance(wanted, int) and isinstance(end, int) and end % wanted == 0
    ):
        return wanted
    symbols = [size for size in (wanted, end) if isinstance(size, Value)]
    terms = iter(range(len(symbols)))
    size, limit = (
        AffineSymbol(next(terms)) if isinstance(one, Value) else AffineConstant(one)
        for one in (wanted, end)
    )
    map_ = AffineMap(1, len(symbols), (size, limit - AffineDim(0)))
    return MinOp(map_, [start, *symbols]).result
