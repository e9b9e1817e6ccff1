"""Several iterations of a loop as one.

Upstream: `loopUnrollByFactor`, but that what is left over of a loop does not run where
the loop does not, and that loops are left whose longer step their type cannot hold.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from bridge.dialects import arith, scf
from bridge.dialects.scf.bounds import is_ordered, mixed, number
from bridge.dialects.scf.canonical_ifs import run_once
from bridge.ir.attributes import IntegerAttr
from bridge.ir.building import Builder
from bridge.ir.core import Block, Operation, Value
from bridge.ir.types import INDEX, IntegerType, Type
from bridge.op.base import constant_integer
from bridge.rewrite.rewriter import Rewriter

__all__ = ["Annotate", "Shift", "fits", "promote", "repeat", "unroll"]

Annotate = Callable[[Operation, int], None]
"""Is told each operation of a body, and the number of the iteration it is of."""


class _Bounds(NamedTuple):
    """How a loop goes on when iterations are one."""

    upper: Value
    step: Value
    start: Value | None
    """Where another one for what is left over begins, if anything may be."""


def unroll(loop: scf.ForOp, factor: int, annotate: Annotate | None = None) -> bool:
    """Makes so many iterations one; whether that could be done.

    A loop after it runs what is left over.
    """
    if loop.body.first is loop.body.last:
        return True
    if factor == 1 and loop.trip_count() is not None:
        promote(loop)
        return True
    build = Builder.before(loop)
    build.location = loop.location
    with build:
        bounds = _bounds(loop, factor)
    if bounds is None:
        return False
    step = loop.step
    if bounds.start is not None:
        _run_rest(loop, bounds.start)
    loop.operands = [loop.lower_bound, *bounds[:2], *loop.init_args]
    variable, *carried = loop.body.arguments

    def shift(count: int) -> Value:
        by = arith.MulIOp(step, number(count, variable.type)).result
        return arith.AddIOp(variable, by).result

    repeat(loop.body, variable, carried, factor, shift, annotate)
    promote(loop)
    return True


def fits(value: int, ty: Type) -> bool:
    """Whether a signed number can be of a type."""
    width = ty.width if isinstance(ty, IntegerType) else 64
    return -(1 << (width - 1)) <= value < 1 << (width - 1)


def _bounds(loop: scf.ForOp, factor: int) -> _Bounds | None:
    lower, upper, step = loop.operands[:3]
    count, by = loop.trip_count(), constant_integer(step)
    first = constant_integer(lower)
    if count is None or by is None or first is None:
        return _dynamic_bounds(loop, factor)
    if not fits(by * factor, step.type):
        return None
    rest = count % factor
    end = IntegerAttr.wrapped(first + (count - rest) * by, upper.type)
    bound = arith.ConstantOp(end).result if rest else upper
    # Where all is left over the loop never runs.
    wide = number(by * factor, step.type) if rest < count else step
    return _Bounds(bound, wide, bound if rest else None)


def _dynamic_bounds(loop: scf.ForOp, factor: int) -> _Bounds | None:
    lower, upper, step = loop.operands[:3]
    if loop.unsigned_cmp or upper.type is not INDEX:
        # How far it is from one bound to the other may be no number of the type.
        return None
    way = arith.SubIOp(upper, lower).result
    less = arith.SubIOp(step, number(1, way.type)).result
    trips = arith.DivUIOp(arith.AddIOp(way, less), step).result
    several = number(factor, trips.type)
    rest = arith.RemSIOp(trips, several).result
    even = arith.SubIOp(trips, rest).result
    bound = arith.AddIOp(lower, arith.MulIOp(even, step)).result
    start = bound
    if not is_ordered(mixed(lower), mixed(upper)):
        start = arith.MaxSIOp(lower, bound).result
    return _Bounds(bound, arith.MulIOp(step, several).result, start)


def _run_rest(loop: scf.ForOp, start: Value) -> None:
    """A loop after one for the iterations that are left."""
    rest = loop.clone()
    assert isinstance(rest, scf.ForOp)  # it is a copy of one
    assert loop.parent is not None  # it is in a function
    loop.parent.insert_after(loop, rest)
    for old, new in zip(loop.results, rest.results, strict=True):
        old.replace_all_uses(new)
    rest.operands = [start, *rest.operands[1:3], *loop.results]
    promote(rest)


Shift = Callable[[int], Value]
"""Makes the induction variable of one of the iterations that become one."""


def repeat(
    body: Block,
    variable: Value,
    carried: Sequence[Value],
    factor: int,
    shift: Shift,
    annotate: Annotate | None = None,
) -> None:
    """Puts further iterations of a body after it."""
    *ops, ending = body
    yielded = list(ending.operands)
    last = yielded
    for count in range(1, factor):
        mapping: dict[Value, Value] = dict(zip(carried, last, strict=True))
        with Builder.before(ending):
            if variable.has_uses:
                mapping[variable] = shift(count)
        for op in ops:
            copy = op.clone(mapping)
            body.insert_before(ending, copy)
            if annotate is not None:
                annotate(copy, count)
        last = [mapping.get(value, value) for value in yielded]
    if annotate is not None:
        for op in ops:
            annotate(op, 0)
    ending.operands = last


def promote(loop: scf.ForOp) -> bool:
    """Puts what runs once in the place of its loop; whether nothing of that is left.

    What never runs gives what it takes.
    """
    rewriter = Rewriter()
    count = loop.trip_count()
    if count == 0:
        rewriter.replace(loop, loop.init_args)
    elif count == 1:
        run_once(loop, loop.region, [loop.lower_bound, *loop.init_args], rewriter)
    return count in (0, 1)
