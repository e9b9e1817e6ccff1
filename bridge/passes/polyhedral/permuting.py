"""Perfect nests with their loops in another order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

import islpy as isl

from bridge import analysis
from bridge.analysis import Unknown
from bridge.dialects import affine
from bridge.ir.core import Block, Operation
from bridge.passes.affine_nests import perfect_nest


def sink_sequential(root: affine.ForOp, *, distinct_arguments: bool) -> affine.ForOp:
    """Puts the loops of a perfect nest that carry dependences inside of the others.

    Returns the outermost loop; the order is left where dependences forbid another one.
    """
    nest = perfect_nest(root)
    if len(nest) < 2:
        return root
    found = analysis.dependences(root, distinct_arguments=distinct_arguments)
    if isinstance(found, Unknown):
        return root
    outer = sum(1 for _ in _loops_around(root))
    sequential = [False] * len(nest)
    for dependence in found:
        for distances in _by_depth(dependence, outer, len(nest)):
            for n in range(min(len(nest), dependence.common - outer)):
                low = distances.dim_min_val(outer + n)
                high = distances.dim_max_val(outer + n)
                sequential[n] |= not (low.is_zero() and high.is_zero())
    order = sorted(range(len(nest)), key=lambda n: sequential[n])
    places = [order.index(n) for n in range(len(nest))]
    if places == list(range(len(nest))):
        return root
    variables = [loop.body.arguments[0] for loop in nest]
    if any(
        value is variable and places[n] > places[m]
        for m, loop in enumerate(nest)
        for n, variable in enumerate(variables)
        for value in loop.operands
    ):
        return root
    if not is_valid_permutation(nest, places, distinct_arguments=distinct_arguments):
        return root
    permute(nest, places)
    return nest[order[0]]


def permute(nest: Sequence[affine.ForOp], places: Sequence[int]) -> None:
    """Puts each loop of a perfect nest where `places` says."""
    order = [nest[places.index(n)] for n in range(len(nest))]
    inside = list(nest[-1].body)[:-1]
    block, after = nest[0].parent, nest[0].next
    assert isinstance(block, Block)  # a loop of a program that is read
    for loop in reversed(nest):
        loop.detach()
    if after is None:
        block.append(order[0])
    else:
        block.insert_before(after, order[0])
    for outer, inner in pairwise(order):
        outer.body.insert_before(_terminator(outer), inner)
    for op in inside:
        op.move_before(_terminator(order[-1]))


def _terminator(loop: affine.ForOp) -> Operation:
    last = loop.body.last
    assert last is not None  # its region ends with one
    return last


def is_valid_permutation(
    nest: Sequence[affine.ForOp],
    places: Sequence[int],
    *,
    distinct_arguments: bool = False,
) -> bool:
    """Whether no dependence of a nest is turned round."""
    if any(loop.inits for loop in nest):
        return False
    found = analysis.dependences(nest[0], distinct_arguments=distinct_arguments)
    if isinstance(found, Unknown):
        return False
    order = [places.index(n) for n in range(len(nest))]
    outer = sum(1 for _ in _loops_around(nest[0]))
    return all(
        _stays_in_order(distances, [outer + n for n in order])
        for dependence in found
        for distances in _by_depth(dependence, outer, len(nest))
    )


def _loops_around(op: Operation) -> Iterator[Operation]:
    around = op.parent_op
    while around is not None:
        if isinstance(around, affine.ForOp):
            yield around
        around = around.parent_op


def _by_depth(
    dependence: analysis.Dependence, outer: int, count: int
) -> Iterator[isl.Set]:
    """The distances of the pairs that each loop of the nest carries."""
    pairs = dependence.relation
    for n in range(outer):
        pairs = pairs.equate(isl.dim_type.in_, n, isl.dim_type.out, n)
    common = dependence.common
    for n in range(outer, min(outer + count, common)):
        carried = pairs.order_lt(isl.dim_type.in_, n, isl.dim_type.out, n)
        for side in (isl.dim_type.in_, isl.dim_type.out):
            carried = carried.project_out(side, common, carried.dim(side) - common)
        if not carried.is_empty():
            yield carried.deltas().project_out_all_params()
        pairs = pairs.equate(isl.dim_type.in_, n, isl.dim_type.out, n)


def _stays_in_order(distances: isl.Set, order: Sequence[int]) -> bool:
    for n in order:
        least = distances.dim_min_val(n)
        if not least.is_int() or least.to_python() < 0:
            return False
        if least.to_python() > 0:
            return True
    return True
