"""Parallel loops in tiles: one over these, and one inside each.

Upstream: `tileParallelLoop`, but that what is beyond the end is told by where an
iteration is, and by signed numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bridge.dialects import affine, arith, scf
from bridge.ir.affine import AffineDim, AffineMap
from bridge.ir.attributes import IntegerAttr
from bridge.ir.building import InsertionPoint
from bridge.ir.core import Block, Value
from bridge.ir.types import INDEX, IntegerType
from bridge.op.base import constant_integer
from bridge.rewrite.rewriter import Rewriter

_LEFT: Final = AffineMap(3, 0, (AffineDim(0), AffineDim(1) - AffineDim(2)))
"""What is less: a whole tile, or what is left before the end."""


def tile(
    op: scf.ParallelOp, sizes: Sequence[int], rewriter: Rewriter, *, check: bool
) -> None:
    """Tiles a loop that reduces nothing; sizes that are missing are one.

    With `check`, tiles are whole, and iterations beyond the end do nothing.
    """
    rank = len(op.step)
    sizes = [*sizes[:rank], *[1] * (rank - len(sizes))]
    rewriter.point = InsertionPoint.before_op(op)
    rewriter.location = op.any_location
    with rewriter:
        zero = _index(0)
        counts = [_index(size) for size in sizes]
        pairs = zip(op.step, counts, strict=True)
        steps = [arith.MulIOp(step, count).result for step, count in pairs]
        outer = scf.ParallelOp(op.lower_bound, op.upper_bound, steps)
    _enter(outer, rewriter)
    with rewriter:
        whole = [_is_whole(op, dim, size) for dim, size in enumerate(sizes)]
        ends = [
            step if is_whole or check else _end(op, outer, dim, step)
            for dim, (step, is_whole) in enumerate(zip(steps, whole, strict=True))
        ]
        inner = scf.ParallelOp([zero] * rank, ends, op.step)
    _enter(inner, rewriter)
    with rewriter:
        variables = [
            arith.AddIOp(a, b).result
            for a, b in zip(_body(inner).arguments, _body(outer).arguments, strict=True)
        ]
        if check and not all(whole):
            _enter_inside(op, variables, rewriter)
    _move(op, variables, rewriter)


def _index(number: int) -> Value:
    return arith.ConstantOp(IntegerAttr(number, INDEX)).result


def _body(op: scf.ParallelOp) -> Block:
    (block,) = op.regions[0].blocks
    return block


def _enter(op: scf.ParallelOp, rewriter: Rewriter) -> None:
    """What is made next goes into a loop, before what ends it."""
    last = _body(op).last
    assert last is not None  # it reduces nothing
    rewriter.point = InsertionPoint.before_op(last)


def _end(op: scf.ParallelOp, outer: scf.ParallelOp, dim: int, step: Value) -> Value:
    begin = _body(outer).arguments[dim]
    return affine.MinOp(_LEFT, [step, op.upper_bound[dim], begin]).result


def _is_whole(op: scf.ParallelOp, dim: int, size: int) -> bool:
    """Whether all tiles are known to have as many iterations."""
    numbers = (op.lower_bound[dim], op.upper_bound[dim], op.step[dim])
    first, end, step = map(constant_integer, numbers)
    if first is None or end is None or not step:
        return False
    return -(-(end - first) // step) % size == 0


def _enter_inside(
    op: scf.ParallelOp, variables: Sequence[Value], rewriter: Rewriter
) -> None:
    """What is made next is done where an iteration is before the end."""
    found = arith.ConstantOp(IntegerAttr(-1, IntegerType(1))).result
    for variable, end in zip(variables, op.upper_bound, strict=True):
        before = arith.CmpIOp("slt", variable, end).result
        found = arith.AndIOp(found, before).result
    inside = scf.IfOp(found)
    last = inside.regions[0].blocks[0].last
    assert last is not None  # it yields nothing
    rewriter.point = InsertionPoint.before_op(last)


def _move(op: scf.ParallelOp, variables: Sequence[Value], rewriter: Rewriter) -> None:
    """Has what the loop did done where the rewriter is."""
    body, point = _body(op), rewriter.point
    assert body.last is not None  # it reduces nothing
    assert point is not None
    assert point.before is not None  # it is before what ends a body
    rewriter.erase(body.last)
    rewriter.inline_block(body, point.before, variables)
    rewriter.erase(op)
