"""Whether operations may use a copy of memory in its place.

Only loads and stores of elements by one name are given the copy: nothing else may touch
the memory where any of them writes, nor write it. A copy that was not read from memory
first must be written whole before it is written back.
"""

from __future__ import annotations

from collections.abc import Iterator

import islpy as isl

from bridge.analysis.aliases import alias
from bridge.analysis.unknown import Unknown, answering
from bridge.dialects import affine
from bridge.dialects.affine.composition import composed
from bridge.dialects.affine.memory import AccessOp
from bridge.ir.affine import AffineMap
from bridge.ir.core import Operation, Value
from bridge.ir.types import DYNAMIC
from bridge.op.assumptions import assumed_effects
from bridge.op.interfaces.effects import is_memory_effect_free, runs_regions
from bridge.op.interfaces.polyhedral import AffineLoops
from bridge.passes.polyhedral.constraints import Constraints, Row
from bridge.passes.polyhedral.copies import CopyOptions
from bridge.passes.polyhedral.copy_places import Range
from bridge.passes.polyhedral.domains import (
    NotAffine,
    add_loop,
    add_value,
    as_set,
    loop_of,
    rows_at,
    rows_of,
)
from bridge.passes.polyhedral.legality import Forbidden, is_local
from bridge.passes.polyhedral.regions import Box, Region


def check_copies(
    range_: Range,
    place: Range,
    region: Region,
    *,
    read: bool,
    options: CopyOptions,
) -> None:
    """Raises `Forbidden` where a copy of a region is not known to be as good.

    It is made before a place, and written back after it; `read` says that it is read
    from memory.
    """
    memref = region.memref
    given = {op for op in range_.ops() if _is_given(op, memref)}
    written = any(isinstance(op, affine.StoreOp) for op in given)
    for op in place.ops():
        if op not in given:
            check_untouched(op, memref, written=written, distinct=options.distinct)

    @answering
    def fits() -> bool:
        return _fits(region, place, given, read=read, by_dma=options.by_dma)

    try:
        answer = fits()
    except NotAffine as why:
        raise Forbidden(str(why)) from None
    if isinstance(answer, Unknown):
        raise Forbidden(str(answer))
    if not answer:
        raise Forbidden("what is copied is not what is accessed")


def _is_given(op: Operation, memref: Value) -> bool:
    return isinstance(op, affine.LoadOp | affine.StoreOp) and op.memref is memref


def check_untouched(
    op: Operation, memref: Value, *, written: bool, distinct: bool
) -> None:
    """Raises `Forbidden` where an operation may touch memory.

    It may read memory that is not `written`.
    """
    if is_memory_effect_free(op):
        return
    text = f"{op.position}: '{op.name}' op may touch the same memory"
    effects = assumed_effects(op)
    if effects is None:
        if not runs_regions(op) and not (
            is_local(memref) and memref not in op.operands
        ):
            raise Forbidden(text)
        return
    for effect in effects:
        if effect.kind == "Allocate" or (effect.kind == "Read" and not written):
            continue
        value = effect.value
        if value is None and is_local(memref):
            continue
        if value is None or alias(value, memref, distinct_arguments=distinct) != "no":
            raise Forbidden(text)


def _fits(
    region: Region, place: Range, given: set[Operation], *, read: bool, by_dma: bool
) -> bool:
    """Whether what is copied is in memory, and written where it is not read.

    What is accessed in any case is in memory.
    """
    box = region.box()
    assert box is not None  # asked of what has one
    around, whole = _around_place(region), _all_of(region, box)
    rest = (whole if by_dma else _within_bounds(region)).intersect_params(around)
    if not rest.is_subset(whole):
        return False
    if read and DYNAMIC not in region.type.shape:
        inside = Constraints([None] * len(box.shape), list(region.system.symbols))
        for n, size in enumerate(region.type.shape):
            inside.bound(n, low=0, high=int(size) - 1)
        rest = rest.subtract(as_set(inside))
    if rest.is_empty():
        return True
    for op in given:
        assert isinstance(op, AccessOp)  # a load or a store
        if (read or op.access().writes) and _always_runs(op, place):
            rest = rest.subtract(_exactly(op, place, region))
    return bool(rest.is_empty())


def _all_of(region: Region, box: Box) -> isl.Set:
    """The elements that a buffer is for."""
    lows = [AffineMap(0, len(region.system.symbols), (low,)) for low in box.lowers]
    highs = [
        AffineMap(0, len(region.system.symbols), (low + size,))
        for low, size in zip(box.lowers, box.shape, strict=True)
    ]
    return _between(region, list(zip(lows, highs, strict=True)))


def _within_bounds(region: Region) -> isl.Set:
    """The elements that a nest copies."""
    return _between(region, [region.bounds(n) for n in range(len(region.type.shape))])


def _between(region: Region, bounds: list[tuple[AffineMap, AffineMap]]) -> isl.Set:
    """The elements from lower bounds of subscripts on, which are below upper ones."""
    rank = len(bounds)
    system = Constraints([None] * rank, list(region.system.symbols))
    symbols = range(rank, rank + len(region.system.symbols))
    for n, (low, high) in enumerate(bounds):
        for row in rows_at(system, low, symbols):
            at_least = [-number for number in row]
            at_least[n] += 1
            system.add_inequality(_widened(at_least, system))
        for row in rows_at(system, high, symbols):
            below = [*row[:-1], row[-1] - 1]
            below[n] -= 1
            system.add_inequality(_widened(below, system))
    return as_set(system)


def _widened(row: Row, system: Constraints) -> Row:
    """A row with columns for the locals that came after it."""
    return [*row[:-1], *([0] * (system.width + 1 - len(row))), row[-1]]


def _around_place(region: Region) -> isl.Set:
    """What is known of the symbols of a region, the variables of loops around."""
    system = Constraints([], list(region.system.symbols))
    for value in region.system.symbols:
        loop = loop_of(value)
        if loop is not None:
            add_loop(system, loop)
    return as_set(system).params()


def _exactly(op: AccessOp, place: Range, region: Region) -> isl.Set:
    """The elements that an access touches, in all iterations of loops of a place."""
    rank = len(region.type.shape)
    system = Constraints([None] * rank, list(region.system.symbols))
    for around in _around(op, place.tops()):
        assert isinstance(around, AffineLoops)  # asked of what always runs
        for loop in around.loops() or ():
            add_value(system, loop.variable)
    subscripts = composed(op.access().subscripts)
    for operand in subscripts.operands:
        add_value(system, operand)
    for n, row in enumerate(rows_of(system, subscripts)):
        row[n] -= 1
        system.add_equality(_widened(row, system))
    found = as_set(system)
    return found.project_out(isl.dim_type.set, rank, len(system.dims) - rank)


def _always_runs(op: Operation, place: Range) -> bool:
    """Whether all around an access, inside of a place, are loops whose steps count."""
    return all(
        isinstance(around, affine.ForOp | affine.ParallelOp)
        and all(
            one.step == 1 or one.lower.map.is_single_constant
            for one in around.loops() or ()
        )
        for around in _around(op, place.tops())
    )


def _around(op: Operation, tops: list[Operation]) -> Iterator[Operation]:
    if op in tops:
        return
    around = op.parent_op
    while around is not None:
        yield around
        if around in tops:
            return
        around = around.parent_op
