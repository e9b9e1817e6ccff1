"""Parts of collapsed shapes, assembled by loops."""

from __future__ import annotations

from bridge import Operation, Value
from bridge.dialects import arith, scf, tensor
from bridge.dialects.tensor.collapsed_parts import CollapsedPart, without_units
from bridge.dialects.tensor.types import tensor_type
from bridge.ir.building import InsertionPoint
from bridge.ir.types import INDEX
from bridge.op.mixed import mixed_lists, settled
from bridge.rewrite import Pattern, Rewriter


class ByLoops(Pattern, roots=tensor.ExtractSliceOp):
    """Position by position, where dimensions were joined and a part is taken."""

    def __init__(self, *, parallel: bool) -> None:
        self._parallel = parallel

    def rewrite(self, op: tensor.ExtractSliceOp, rewriter: Rewriter) -> None:
        """Makes loops, or less of what is collapsed."""
        made: Operation | None = op.source.defining_op
        if not isinstance(made, tensor.CollapseShapeOp):
            return
        rewriter.point = InsertionPoint.before_op(made)
        simple = without_units(made, rewriter)
        if simple is not None:
            return
        rewriter.point = InsertionPoint.before_op(op)
        ty = tensor_type(op.result)
        dynamic = [size for size in mixed_lists(op)[1] if isinstance(size, Value)]
        if ty.rank != len(op.static_sizes.values):
            return
        whole = tensor.EmptyOp(ty, dynamic).result
        part = CollapsedPart.of(op, made)
        if part is None:
            return
        assemble = _in_parallel if self._parallel else _in_turn
        rewriter.replace(op, assemble(part, whole, rewriter))


def _in_turn(part: CollapsedPart, whole: Value, rewriter: Rewriter) -> Value:
    """What loops inside one another carry."""
    zero, one = (arith.ConstantOp(number, INDEX).result for number in (0, 1))
    positions: list[Value] = []
    loops: list[scf.ForOp] = []
    carried = whole
    for extent in part.extents:
        loops.append(scf.ForOp(zero, extent, one, [carried]))
        body = loops[-1].body
        positions.append(body.arguments[0])
        carried = body.arguments[1]
        rewriter.point = InsertionPoint.at_end(body)
    place = part.destination(positions)
    found = tensor.InsertSliceOp(part.tile(positions), carried, *place).result
    for loop in reversed(loops):
        rewriter.point = InsertionPoint.at_end(loop.body)
        scf.YieldOp([found])
        found = loop.results[0]
    return found


def _in_parallel(part: CollapsedPart, whole: Value, rewriter: Rewriter) -> Value:
    """What all iterations share."""
    count = len(part.extents)
    extents = settled(part.extents)
    loop = scf.ForallOp([0] * count, extents, [1] * count, [whole])
    body = loop.body
    positions, shared = body.arguments[:count], body.arguments[count]
    rewriter.point = InsertionPoint.at_end(body)
    tile, place = part.tile(positions), part.destination(positions)
    ending = scf.InParallelOp()
    rewriter.point = InsertionPoint.at_end(ending.region.blocks[0])
    tensor.ParallelInsertSliceOp(tile, shared, *place)
    return loop.results[0]
