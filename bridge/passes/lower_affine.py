"""`lower-affine`: affine operations become those of arith, memref, scf and vector.

As upstream's pass of this name.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

from bridge.dialects import affine, arith, memref, scf, vector
from bridge.dialects.affine.bounds import loop_of
from bridge.ir.attributes import AffineMapAttr, Attribute, FloatAttr, IntegerAttr
from bridge.ir.building import Builder, InsertionPoint
from bridge.ir.core import Block, Operation, Region, Value
from bridge.ir.types import I1, FloatType, IntegerType, Type
from bridge.ir.walk import walk
from bridge.op.base import Values
from bridge.op.interfaces.polyhedral import Applied
from bridge.passes.affine_expand_index_ops import PATTERNS as INDEX_PATTERNS
from bridge.passes.expansion import expanded, expanded_map, index_constant
from bridge.passes.registry import Pass
from bridge.rewrite.canonical import has_known_rules
from bridge.rewrite.conversion import ConversionTarget, apply_partial_conversion
from bridge.rewrite.patterns import pattern
from bridge.rewrite.rewriter import Rewriter

__all__ = ["PATTERNS", "LowerAffine"]


class LowerAffine(Pass, name="lower-affine"):
    """Lower Affine operations to a combination of Arith and SCF operations."""

    def knows(self, op: Operation) -> bool:
        return all(inner.dialect in LEGAL or _folds_alike(inner) for inner in walk(op))

    def run(self, op: Operation) -> None:
        apply_partial_conversion(op, ConversionTarget(legal=LEGAL), PATTERNS)


def _folds_alike(op: Operation) -> bool:
    """Whether an operation that is not legal folds here as it does upstream.

    Upstream folds a loop when those around it are lowered already, and their bounds
    say nothing any more.
    """
    bounds = op.loops()[0] if isinstance(op, affine.ForOp) else None
    if bounds is not None and any(
        len(bound.map.results) > 1 or loop.trip_count() == 1
        for bound in (bounds.lower, bounds.upper)
        for loop in map(loop_of, bound.operands)
        if loop is not None
    ):
        return False
    return has_known_rules(op)


LEGAL: Final = ("arith", "memref", "scf", "vector")


@pattern(affine.ApplyOp)
def lower_apply(op: affine.ApplyOp, rewriter: Rewriter) -> None:
    """The arithmetic of the map."""
    rewriter.replace(op, expanded_map(op, op.map.map, op.operands))


@pattern(affine.MinOp, affine.MaxOp)
def lower_extremum(op: affine.MinOp | affine.MaxOp, rewriter: Rewriter) -> None:
    """The extremum of the map's results, one after the other."""
    least = isinstance(op, affine.MinOp)
    rewriter.replace(op, _bound(op, Applied(op.map.map, op.operands), least=least))


def _bound(op: Operation, bound: Applied, *, least: bool) -> Value:
    extremum = arith.MinSIOp if least else arith.MaxSIOp
    first, *others = expanded_map(op, bound.map, bound.operands)
    for other in others:
        first = extremum(first, other).result
    return first


# Loops and conditions


@pattern(affine.YieldOp)
def lower_yield(op: affine.YieldOp, rewriter: Rewriter) -> None:
    """scf's terminator, but in a parallel loop, which needs another one."""
    if not isinstance(op.parent_op, scf.ParallelOp):
        scf.YieldOp(op.operands)
        rewriter.erase(op)


@pattern(affine.ForOp)
def lower_for(op: affine.ForOp, rewriter: Rewriter) -> None:
    """A loop from the greatest lower to the least upper bound."""
    (bounds,) = op.loops()
    lower = _bound(op, bounds.lower, least=False)
    upper = _bound(op, bounds.upper, least=True)
    loop = scf.ForOp(lower, upper, index_constant(bounds.step), op.inits)
    _take_region(rewriter, op.region, loop.region)
    rewriter.replace(op, loop.results)


@pattern(affine.IfOp)
def lower_if(op: affine.IfOp, rewriter: Rewriter) -> None:
    """A branch where all constraints hold, none of which is skipped."""
    set_, operands = op.guard()
    zero = index_constant(0)
    condition: Value | None = None
    for constraint, equal in zip(set_.constraints, set_.eq_flags, strict=True):
        value = expanded(op, constraint, operands, set_.num_dims)
        holds = arith.CmpIOp("eq" if equal else "sge", value, zero).result
        condition = (
            holds if condition is None else arith.AndIOp(condition, holds).result
        )
    if condition is None:
        condition = arith.ConstantOp(True, I1).result
    has_else = bool(op.else_region.blocks)
    types = [result.type for result in op.results]
    branch = scf.IfOp(condition, types, has_else=has_else)
    _take_region(rewriter, op.then_region, branch.regions[0])
    if has_else:
        _take_region(rewriter, op.else_region, branch.regions[1])
    rewriter.replace(op, branch.results)


def _take_region(rewriter: Rewriter, region: Region, into: Region) -> None:
    """Puts the blocks of a region in the place of those another one has."""
    made = list(into.blocks)
    if not made:
        made = [into.append(Block())]
    rewriter.inline_region(region, made[0])
    rewriter.erase_blocks(made)


@pattern(affine.ParallelOp)
def lower_parallel(op: affine.ParallelOp, rewriter: Rewriter) -> None:
    """A parallel loop, which reduces in regions of its terminator."""
    lower, upper = [], []
    for bounds in op.loops():
        lower.append(_bound(op, bounds.lower, least=False))
        upper.append(_bound(op, bounds.upper, least=True))
    steps = [index_constant(bounds.step) for bounds in op.loops()]
    kinds = op.kinds()
    inits = [
        arith.ConstantOp(_identity(kind, result.type), result.type).result
        for kind, result in zip(kinds, op.results, strict=True)
    ]
    loop = scf.ParallelOp(lower, upper, steps, inits)
    last = op.body.last
    assert last is not None  # the terminator
    _take_region(rewriter, op.region, loop.region)
    rewriter.point = InsertionPoint.before_op(last)
    regions = [
        _reduction(kind, result.type, op, last)
        for kind, result in zip(kinds, op.results, strict=True)
    ]
    scf.ReduceOp(last.operands, reductions=regions, location=last.any_location)
    rewriter.erase(last)
    rewriter.replace(op, loop.results)


def _reduction(kind: str, ty: Type, op: Operation, end: Operation) -> Region:
    """A region of two values that gives what they are reduced to."""
    block = Block([ty, ty], locations=[end.any_location] * 2)
    with Builder.at_end(block, op.any_location):
        combined = _COMBINED[kind](*block.arguments)
        scf.ReduceReturnOp(combined)
    return Region([block])


_COMBINED: Final[dict[str, Callable[[Value, Value], Operation]]] = {
    "addf": arith.AddFOp,
    "addi": arith.AddIOp,
    "andi": arith.AndIOp,
    "maximumf": arith.MaximumFOp,
    "maxnumf": arith.MaxNumFOp,
    "maxs": arith.MaxSIOp,
    "maxu": arith.MaxUIOp,
    "minimumf": arith.MinimumFOp,
    "minnumf": arith.MinNumFOp,
    "mins": arith.MinSIOp,
    "minu": arith.MinUIOp,
    "mulf": arith.MulFOp,
    "muli": arith.MulIOp,
    "ori": arith.OrIOp,
    "xori": arith.XOrIOp,
}


def _identity(kind: str, ty: Type) -> Attribute:
    """What a reduction begins with."""
    if isinstance(ty, FloatType):
        return FloatAttr(_FLOATS[kind], ty)
    assert isinstance(ty, IntegerType)  # the kind is one of integers
    return IntegerAttr.wrapped(_INTEGERS[kind](ty.width), ty)


_FLOATS: Final = {
    "addf": 0.0,
    "mulf": 1.0,
    "maximumf": -math.inf,
    "minimumf": math.inf,
    "maxnumf": -math.nan,
    "minnumf": math.nan,
}

_INTEGERS: Final[dict[str, Callable[[int], int]]] = {
    "addi": lambda width: 0,
    "andi": lambda width: -1,
    "maxs": lambda width: -(1 << width - 1),
    "maxu": lambda width: 0,
    "mins": lambda width: (1 << width - 1) - 1,
    "minu": lambda width: -1,
    "muli": lambda width: 1,
    "ori": lambda width: 0,
    "xori": lambda width: 0,
}


# Memory


def _subscripts(op: Operation, map_: AffineMapAttr, inputs: Sequence[Value]) -> Values:
    return tuple(expanded_map(op, map_.map, inputs))


@pattern(affine.LoadOp)
def lower_load(op: affine.LoadOp, rewriter: Rewriter) -> None:
    """A load at the subscripts of the map."""
    indices = _subscripts(op, op.map, op.indices)
    rewriter.replace(op, memref.LoadOp(op.memref, indices))


@pattern(affine.StoreOp)
def lower_store(op: affine.StoreOp, rewriter: Rewriter) -> None:
    """A store at the subscripts of the map."""
    memref.StoreOp(op.value, op.memref, _subscripts(op, op.map, op.indices))
    rewriter.erase(op)


@pattern(affine.VectorLoadOp)
def lower_vector_load(op: affine.VectorLoadOp, rewriter: Rewriter) -> None:
    """A load of a vector at the subscripts of the map."""
    indices = _subscripts(op, op.map, op.indices)
    rewriter.replace(op, vector.LoadOp(op.result.type, op.memref, indices))


@pattern(affine.VectorStoreOp)
def lower_vector_store(op: affine.VectorStoreOp, rewriter: Rewriter) -> None:
    """A store of a vector at the subscripts of the map."""
    vector.StoreOp(op.value, op.memref, _subscripts(op, op.map, op.indices))
    rewriter.erase(op)


@pattern(affine.PrefetchOp)
def lower_prefetch(op: affine.PrefetchOp, rewriter: Rewriter) -> None:
    """A prefetch at the subscripts of the map."""
    indices = _subscripts(op, op.map, op.indices)
    hints = (op.is_write, op.locality_hint, op.is_data_cache)
    memref.PrefetchOp(op.memref, indices, *hints)
    rewriter.erase(op)


@pattern(affine.DmaStartOp)
def lower_dma_start(op: affine.DmaStartOp, rewriter: Rewriter) -> None:
    """A transfer between the subscripts of the maps."""
    rest = list(op.operands)
    places = []
    for map_ in (op.src_map, op.dst_map, op.tag_map):
        buffer, count = rest[0], map_.map.num_inputs
        places.append([buffer, *_subscripts(op, map_, rest[1 : count + 1])])
        rest = rest[count + 1 :]
    source, destination, tag = places
    elements, *strides = rest
    memref.DmaStartOp([*source, *destination, elements, *tag, *strides])
    rewriter.erase(op)


@pattern(affine.DmaWaitOp)
def lower_dma_wait(op: affine.DmaWaitOp, rewriter: Rewriter) -> None:
    """A wait for the tag at the subscripts of the map."""
    tag, *indices, count = op.operands
    memref.DmaWaitOp(tag, _subscripts(op, op.tag_map, indices), count)
    rewriter.erase(op)


PATTERNS: Final = (
    *(lower_apply, lower_extremum, lower_yield, lower_for, lower_if, lower_parallel),
    *(lower_load, lower_store, lower_vector_load, lower_vector_store),
    *(lower_prefetch, lower_dma_start, lower_dma_wait),
    *INDEX_PATTERNS,
)
"""The patterns of the pass."""
