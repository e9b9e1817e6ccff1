"""Loops of scf as others: parallel ones in turn, counted ones by a condition."""

from __future__ import annotations

from collections.abc import Sequence

from bridge.dialects import affine, arith, scf
from bridge.dialects.scf.filling import chosen_values
from bridge.ir.affine import AffineConstant
from bridge.ir.attributes import IntegerAttr, UnitAttr, integers_of
from bridge.ir.building import InsertionPoint
from bridge.ir.core import Block, Operation, Value
from bridge.ir.types import DYNAMIC, INDEX
from bridge.rewrite.patterns import pattern
from bridge.rewrite.rewriter import Rewriter

__all__ = [
    "for_to_while",
    "forall_to_fors",
    "forall_to_parallel",
    "parallel_to_fors",
    "specialize",
]


def _bounds(op: scf.ForallOp) -> list[list[Value]]:
    """Lower bounds, upper bounds and steps, with constants for numbers."""
    return [
        _values(integers_of(static), dynamic)
        for static, dynamic in (
            (op.static_lower_bound, op.dynamic_lower_bound),
            (op.static_upper_bound, op.dynamic_upper_bound),
            (op.static_step, op.dynamic_step),
        )
    ]


def _values(static: Sequence[int], dynamic: Sequence[Value]) -> list[Value]:
    rest = iter(dynamic)
    return [
        next(rest)
        if number == DYNAMIC
        else arith.ConstantOp(IntegerAttr(number, INDEX)).result
        for number in static
    ]


def _before(op: Operation, rewriter: Rewriter) -> None:
    rewriter.point = InsertionPoint.before_op(op)
    rewriter.location = op.any_location


def _nest(
    bounds: Sequence[Sequence[Value]], rewriter: Rewriter
) -> tuple[list[scf.ForOp], Block]:
    """Loops inside one another, and the body of the innermost."""
    loops: list[scf.ForOp] = []
    body = Block()
    for lower, upper, step in zip(*bounds, strict=True):
        loops.append(scf.ForOp(lower, upper, step))
        (body,) = loops[-1].regions[0].blocks
        assert body.last is not None  # the terminator, which yields nothing
        rewriter.point = InsertionPoint.before_op(body.last)
    return loops, body


def _move_body(
    op: Operation, body: Block, variables: Sequence[Value], rewriter: Rewriter
) -> None:
    """Has a body do what that of another loop did; that one is erased."""
    (inner,) = op.regions[0].blocks
    ending, last = inner.last, body.last
    assert ending is not None  # every loop has a terminator
    assert last is not None
    rewriter.erase(ending)
    rewriter.inline_block(inner, last, variables)
    rewriter.erase(op)


def forall_to_fors(op: scf.ForallOp, rewriter: Rewriter) -> list[scf.ForOp]:
    """Loops inside one another, of one without results."""
    _before(op, rewriter)
    with rewriter:
        loops, body = _nest(_bounds(op), rewriter)
    variables = [loop.regions[0].blocks[0].arguments[0] for loop in loops]
    _move_body(op, body, variables, rewriter)
    return loops


def forall_to_parallel(op: scf.ForallOp, rewriter: Rewriter) -> scf.ParallelOp:
    """A parallel loop, of one without results."""
    _before(op, rewriter)
    with rewriter:
        loop = scf.ParallelOp(*_bounds(op))
    if op.mapping is not None:
        loop.set_attribute("mapping", op.mapping)
    (body,) = loop.regions[0].blocks
    ending = op.regions[0].blocks[0].last
    if body.last is not None and ending is not None:
        body.last.location = ending.any_location
    _move_body(op, body, body.arguments, rewriter)
    return loop


def parallel_to_fors(op: scf.ParallelOp, rewriter: Rewriter) -> list[scf.ForOp]:
    """Loops inside one another, of one that reduces nothing."""
    _before(op, rewriter)
    with rewriter:
        loops, body = _nest((op.lower_bound, op.upper_bound, op.step), rewriter)
    variables = [loop.regions[0].blocks[0].arguments[0] for loop in loops]
    _move_body(op, body, variables, rewriter)
    return loops


@pattern(scf.ForOp)
def for_to_while(op: scf.ForOp, rewriter: Rewriter) -> None:
    """A loop that carries the induction variable, and compares it."""
    (body,) = op.regions[0].blocks
    types = [value.type for value in body.arguments]
    starts = [op.lower_bound, *op.init_args]
    places = [
        body.arguments[0].any_location,
        *(value.any_location for value in op.init_args),
    ]
    attributes = dict(op.attributes)
    if op.unsigned_cmp:
        attributes["unsignedCmp"] = UnitAttr()
    loop = scf.WhileOp(types, starts, attributes=attributes)
    before, after = (region.blocks[0] for region in loop.regions)
    for block in (before, after):
        for argument, place in zip(block.arguments, places, strict=True):
            argument.location = place
    with rewriter.moved_to(InsertionPoint.at_end(before)):
        predicate = "ult" if op.unsigned_cmp else "slt"
        goes_on = arith.CmpIOp(predicate, before.arguments[0], op.upper_bound)
        scf.ConditionOp(goes_on, before.arguments)
    with rewriter.moved_to(InsertionPoint.at_end(after)):
        following = arith.AddIOp(after.arguments[0], op.step).result
    rewriter.merge_block(body, after, after.arguments)
    ending = after.last
    assert ending is not None  # what the loop yields
    with rewriter.modify(ending):
        ending.operands = (following, *ending.operands)
    rewriter.replace(op, loop.results[1:])


def specialize(op: scf.ForOp | scf.ParallelOp, rewriter: Rewriter) -> None:
    """Another loop for where all upper bounds are the constants that they are at most.

    Nothing is done with loops that have results.
    """
    one = isinstance(op, scf.ForOp)
    bounds = [op.upper_bound] if isinstance(op, scf.ForOp) else list(op.upper_bound)
    known = [_at_most(bound) for bound in bounds]
    numbers = [number for number in known if number is not None]
    if op.results or len(numbers) < len(known):
        return
    _before(op, rewriter)
    with rewriter:
        mapping: dict[Value, Value] = {}
        condition: Value | None = None
        for bound, number in zip(bounds, numbers, strict=True):
            ty = bound.type if one else INDEX
            constant = arith.ConstantOp(IntegerAttr.wrapped(number, ty)).result
            same = arith.CmpIOp("eq", bound, constant).result
            both = None if condition is None else arith.AndIOp(condition, same)
            condition = same if both is None else both.result
            mapping[bound] = constant
        assert condition is not None  # loops have bounds

        def special() -> Sequence[Value]:
            return rewriter.insert(op.clone(dict(mapping))).results

        def general() -> Sequence[Value]:
            return rewriter.insert(op.clone()).results

        chosen_values(condition, [], special, general, rewriter)
    rewriter.erase(op)


def _at_most(value: Value) -> int | None:
    """The constant that a minimum is at most."""
    made = value.defining_op
    if not isinstance(made, affine.MinOp):
        return None
    parts = made.map.map.results
    numbers = [part.value for part in parts if isinstance(part, AffineConstant)]
    return min(numbers, default=None)
