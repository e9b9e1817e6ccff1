"""Structured ops on buffers as loops around loads, their body, and stores.

Upstream: `linalgOpToLoops`, `linalgOpToAffineLoops`, `linalgOpToParallelLoops`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import takewhile
from typing import NamedTuple

from bridge.dialects import affine, linalg, memref, scf
from bridge.dialects.affine.composition import canonical, is_symbol
from bridge.dialects.affine.maps import ApplyOp
from bridge.dialects.affine.scopes import is_top_level
from bridge.dialects.linalg.dimensions import as_value, index, size_at
from bridge.dialects.linalg.structure import (
    PARALLEL,
    Structure,
    is_scalar,
    loop_places,
    num_inits,
    shape_of,
    structure_of,
)
from bridge.ir.affine import AffineMap
from bridge.ir.attributes import IntegerAttr
from bridge.ir.building import InsertionPoint
from bridge.ir.core import Block, Operation, Value
from bridge.ir.types import DYNAMIC, MemRefType, RankedTensorType
from bridge.op.folding import constant_of
from bridge.rewrite.patterns import FunctionPattern, Pattern
from bridge.rewrite.rewriter import Rewriter

Body = Callable[[Sequence[Value]], None]
"""Makes what is inside loops, of their induction variables."""


class _Nest(NamedTuple):
    """Loops that are to be made, outermost first."""

    bounds: Sequence[Sequence[Value]]
    """Of each where it begins and ends, and its step."""
    iterators: Sequence[str]
    rewriter: Rewriter


Build = Callable[[_Nest, Body], None]


def loops() -> Pattern:
    """Loops of scf, one after the other."""
    return _pattern(_sequential, memref.LoadOp, memref.StoreOp)


def affine_loops() -> Pattern:
    """Loops of affine, where the sizes may be their bounds."""
    return _pattern(_affine, affine.LoadOp, affine.StoreOp)


def parallel_loops() -> Pattern:
    """Loops of scf, parallel where they are next to each other and may be."""
    return _pattern(_parallel, memref.LoadOp, memref.StoreOp)


Load = type[memref.LoadOp] | type[affine.LoadOp]
Store = type[memref.StoreOp] | type[affine.StoreOp]


def _pattern(build: Build, load: Load, store: Store) -> Pattern:
    rewrite = partial(_lower, build, load, store)
    return FunctionPattern(rewrite, ("LinalgOp",), 1)


def _lower(
    build: Build, load: Load, store: Store, op: Operation, rewriter: Rewriter
) -> None:
    types = [value.type for value in op.operands]
    if any(isinstance(ty, RankedTensorType) for ty in types):
        return
    if not any(isinstance(ty, MemRefType) for ty in types) or len(op.regions) != 1:
        return
    structure = structure_of(op)
    if build is _affine and not _may_be_bounds(op, structure):
        return
    body = partial(_body, op, structure, load, store, rewriter)
    nest = _Nest(_bounds(op, structure), structure.iterators, rewriter)
    with rewriter.moved_to(InsertionPoint.before_op(op)):
        build(nest, body)
    rewriter.erase(op)


def _bounds(op: Operation, structure: Structure) -> list[list[Value]]:
    places = loop_places(structure)
    # Upstream asks for the sizes of all operands first, one after the other.
    sizes = {
        place: size_at(op.operands[place[0]], place[1]) for place in sorted(places)
    }
    return [[index(0), as_value(sizes[place]), index(1)] for place in places]


def _may_be_bounds(op: Operation, structure: Structure) -> bool:
    """Whether all sizes are numbers, or symbols of what is around."""
    places = [(op.operands[i], dim) for i, dim in loop_places(structure)]
    return all(
        shape_of(value.type)[dim] != DYNAMIC or _is_size_symbol(value, dim)
        for value, dim in places
    )


def _is_size_symbol(value: Value, dim: int) -> bool:
    """Whether a size that is not static is that of memory from outside of all loops,
    or is a symbol that memory is allocated with."""
    if is_top_level(value):
        return True
    made = value.defining_op
    if not isinstance(made, memref.AllocOp):
        return False
    return is_symbol(made.dynamic_sizes[shape_of(value.type)[:dim].count(DYNAMIC)])


def _subscripts(map_: AffineMap, variables: Sequence[Value]) -> list[Value]:
    """What the results of a map are."""
    found: list[Value] = []
    for result in map_.results:
        one = AffineMap(map_.num_dims, map_.num_symbols, (result,))
        used, operands = canonical(one, variables)
        found.append(ApplyOp(used, operands).result)
    return found


def _body(
    op: Operation,
    structure: Structure,
    load: Load,
    store: Store,
    rewriter: Rewriter,
    variables: Sequence[Value],
) -> None:
    """Loads the elements of operands, computes, and stores what is yielded."""
    elements: dict[Value, Value] = {}
    (block,) = op.regions[0].blocks
    given = zip(op.operands, structure.maps, block.arguments, strict=True)
    for value, map_, argument in given:
        if is_scalar(value.type):
            elements[argument] = value
        else:
            elements[argument] = load(value, _subscripts(map_, variables)).result
    first = len(op.operands) - num_inits(op)
    outputs = list(zip(op.operands, structure.maps, strict=True))[first:]
    places = [(value, _subscripts(map_, variables)) for value, map_ in outputs]
    yielded = _inlined(block, elements, variables, rewriter)
    for value, (buffer, indices) in zip(yielded, places, strict=True):
        store(value, buffer, indices)


def _inlined(
    block: Block,
    values: dict[Value, Value],
    variables: Sequence[Value],
    rewriter: Rewriter,
) -> list[Value]:
    """Copies the operations of a body; what it yields is returned."""
    for op in block:
        if op is block.last:
            return [values.get(operand, operand) for operand in op.operands]
        if isinstance(op, linalg.IndexOp):
            values[op.results[0]] = variables[op.dim.value]
        else:
            new = rewriter.insert(op.clone(values))
            values |= dict(zip(op.results, new.results, strict=True))
    return []


# Loops


def _sequential(nest: _Nest, body: Body) -> None:
    variables = [_enter(_loop(bounds), nest)[0] for bounds in nest.bounds]
    body(variables)


def _loop(bounds: Sequence[Value]) -> scf.ForOp:
    lower, upper, step = bounds
    return scf.ForOp(lower, upper, step)


def _enter(
    loop: scf.ForOp | scf.ParallelOp | affine.ForOp, nest: _Nest
) -> Sequence[Value]:
    """Goes on inside a loop, whose induction variables are returned."""
    block = loop.regions[0].blocks[0]
    assert block.last is not None  # the terminator
    nest.rewriter.point = InsertionPoint.before_op(block.last)
    return block.arguments


def _affine(nest: _Nest, body: Body) -> None:
    variables = []
    for _, size, _ in nest.bounds:
        known = constant_of(size)
        bound = known.value if isinstance(known, IntegerAttr) else size
        variables.append(_enter(affine.ForOp(0, bound), nest)[0])
    body(variables)


def _parallel(nest: _Nest, body: Body) -> None:
    variables: list[Value] = []
    while len(variables) < len(nest.bounds):
        start = len(variables)
        rest = nest.iterators[start:]
        count = len(list(takewhile(lambda one: one == PARALLEL, rest)))
        if count:
            many = zip(*nest.bounds[start : start + count], strict=True)
            lower, upper, step = map(list, many)
            variables += _enter(scf.ParallelOp(lower, upper, step), nest)
        else:
            variables += _enter(_loop(nest.bounds[start]), nest)
    body(variables)
