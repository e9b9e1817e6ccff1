"""Loops over boxes made simpler: less of them, and of what iterations share.

As upstream's patterns of `scf.forall`, but that what iterations insert goes where it
says, in whatever order it stands.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bridge.dialects import arith, scf, tensor
from bridge.dialects.scf.forall import ForallOp, mixed_bounds
from bridge.ir.attributes import IntegerAttr
from bridge.ir.building import InsertionPoint
from bridge.ir.core import Block, Value
from bridge.ir.types import DYNAMIC, INDEX, RankedTensorType
from bridge.op.base import constant_integer
from bridge.op.interfaces.ranges import LoopBound
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.rewriter import Rewriter

_Box = list[tuple[LoopBound, LoopBound, LoopBound]]
"""Lower bound, upper bound and step of each dimension."""


def _box(op: ForallOp) -> _Box:
    return [(one.first, one.end, one.step) for one in op.counted()]


def _value(bound: LoopBound) -> Value:
    if isinstance(bound, Value):
        return bound
    return arith.ConstantOp(IntegerAttr(bound, INDEX)).result


def _count(first: LoopBound, end: LoopBound, step: LoopBound) -> int | None:
    """How often a dimension runs, where that is known."""
    if first is end:
        return 0
    if isinstance(first, Value) or isinstance(end, Value) or isinstance(step, Value):
        return None
    return max(0, -(-(end - first) // step)) if step > 0 else None


def _new(op: ForallOp, box: _Box, outputs: Sequence[Value]) -> ForallOp:
    """A loop whose body is an empty block."""
    lower, upper, steps = ([one[part] for one in box] for part in range(3))
    attributes = dict(op.attributes)
    made = scf.ForallOp(
        lower, upper, steps, list(outputs), mapping=op.mapping, attributes=attributes
    )
    made.region.remove(made.region.block)
    types = [*[INDEX] * len(box), *[value.type for value in outputs]]
    made.region.append(Block(types))
    return made


def _shared(op: ForallOp) -> Sequence[Value]:
    """The arguments that stand for what iterations share."""
    return op.region.block.arguments[len(op.static_lower_bound.values) :]


def _insertions(op: ForallOp) -> list[tensor.ParallelInsertSliceOp] | None:
    """What iterations insert; `None` where they combine something otherwise."""
    last = op.region.block.last
    assert last is not None  # `scf.forall.in_parallel`
    found = [one for block in last.regions[0].blocks for one in block]
    known = [one for one in found if isinstance(one, tensor.ParallelInsertSliceOp)]
    return known if len(known) == len(found) else None


def _narrowed(value: Value) -> Value | None:
    """What a cast that forgets sizes is of."""
    made = value.defining_op
    if not isinstance(made, tensor.CastOp):
        return None
    before, after = made.operands[0].type, value.type
    if not isinstance(before, RankedTensorType) or not isinstance(
        after, RankedTensorType
    ):
        return None
    pairs = zip(before.shape, after.shape, strict=True)
    return made.operands[0] if all(b != DYNAMIC or a == b for b, a in pairs) else None


@pattern(ForallOp)
def share_with_sizes(op: ForallOp, rewriter: Rewriter) -> None:
    """What iterations share has all sizes that are known of it."""
    found = [_narrowed(value) for value in op.outputs]
    insertions = _insertions(op)
    if not any(found) or insertions is None:
        return
    outputs = [
        old if new is None else new for old, new in zip(op.outputs, found, strict=True)
    ]
    new = _new(op, _box(op), outputs)
    body, old = new.region.block, _shared(op)
    with rewriter.moved_to(InsertionPoint.at_end(body)):
        pairs = zip(_shared(new), old, strict=True)
        shared = [_as(value, one.type) for value, one in pairs]
    places = {value: at for at, value in enumerate(old)}
    where = [places.get(one.dest) for one in insertions]
    variables = body.arguments[: len(body.arguments) - len(shared)]
    rewriter.merge_block(op.region.block, body, [*variables, *shared])
    for one, at in zip(insertions, where, strict=True):
        if at is not None:
            with rewriter.modify(one):
                one.set_operand(1, _shared(new)[at])
    results = [
        _as(value, one.type) for value, one in zip(new.results, op.results, strict=True)
    ]
    rewriter.replace(op, results)


def _as(value: Value, ty: object) -> Value:
    if value.type is ty:
        return value
    assert isinstance(ty, RankedTensorType)
    return tensor.CastOp(ty, value).results[0]


@pattern(ForallOp)
def count_by_numbers(op: ForallOp, rewriter: Rewriter) -> None:
    """Bounds and steps that are constants are numbers."""
    box = _box(op)
    known: _Box = []
    for first, end, step in box:
        known.append((_settled(first), _settled(end), _settled(step)))
    if known != box:
        _replace(op, known, rewriter)


def _settled(bound: LoopBound) -> LoopBound:
    number = constant_integer(bound) if isinstance(bound, Value) else None
    return bound if number is None else number


def _replace(op: ForallOp, box: _Box, rewriter: Rewriter) -> None:
    new = _new(op, box, list(op.outputs))
    block = new.region.block
    rewriter.merge_block(op.region.block, block, block.arguments)
    rewriter.replace(op, new.results)


@pattern(ForallOp)
def drop_shared(op: ForallOp, rewriter: Rewriter) -> None:
    """What nobody needs, or no iteration changes, is not shared."""
    insertions = _insertions(op)
    if insertions is None:
        return
    changed = {one.dest for one in insertions}
    shared = _shared(op)
    kept = [
        result.has_uses and argument in changed
        for result, argument in zip(op.results, shared, strict=True)
    ]
    if all(kept):
        return
    gone = {value for value, stays in zip(shared, kept, strict=True) if not stays}
    for one in insertions:
        if one.dest in gone:
            rewriter.erase(one)
    pairs = list(zip(op.outputs, kept, strict=True))
    new = _new(op, _box(op), [value for value, stays in pairs if stays])
    body = new.region.block
    rest = iter(_shared(new))
    arguments = [next(rest) if stays else value for value, stays in pairs]
    variables = body.arguments[: len(op.static_lower_bound.values)]
    rewriter.merge_block(op.region.block, body, [*variables, *arguments])
    results = iter(new.results)
    rewriter.replace(op, [next(results) if stays else value for value, stays in pairs])


@pattern(ForallOp)
def drop_single_iterations(op: ForallOp, rewriter: Rewriter) -> None:
    """A dimension that runs once is none; with one that never does, nothing runs."""
    if op.mapping is not None and op.mapping.elements:
        return
    box = _box(op)
    counts = [_count(*dimension) for dimension in box]
    if 0 in counts:
        rewriter.replace(op, op.outputs)
        return
    if box and 1 not in counts:
        return
    pairs = list(zip(box, counts, strict=True))
    kept = [dimension for dimension, count in pairs if count != 1]
    if not kept:
        _run_once(op, [_value(dimension[0]) for dimension in box], rewriter)
        return
    new = _new(op, kept, list(op.outputs))
    variables = iter(new.region.block.arguments)
    with rewriter.moved_to(InsertionPoint.before_op(new)):
        arguments = [
            _value(dimension[0]) if count == 1 else next(variables)
            for dimension, count in pairs
        ]
    block = new.region.block
    rewriter.merge_block(op.region.block, block, [*arguments, *variables])
    rewriter.replace(op, new.results)


def promote(op: ForallOp, rewriter: Rewriter) -> bool:
    """Puts what runs once in the place of its loop; whether it does run once."""
    box = _box(op)
    if any(_count(*dimension) != 1 for dimension in box) or _insertions(op) is None:
        return False
    with rewriter, rewriter.moved_to(InsertionPoint.before_op(op)):
        _run_once(op, [_value(dimension[0]) for dimension in box], rewriter)
    return True


def _run_once(op: ForallOp, variables: Sequence[Value], rewriter: Rewriter) -> None:
    """Does what the one iteration does, and inserts what it gives."""
    insertions = _insertions(op)
    if insertions is None:
        return
    places = [[*_shared(op)].index(one.dest) for one in insertions]
    last = op.region.block.last
    assert last is not None
    results = list(op.outputs)
    rewriter.inline_block(op.region.block, op, [*variables, *results])
    with rewriter.moved_to(InsertionPoint.after_op(op)):
        for one, at in zip(insertions, places, strict=True):
            made = tensor.InsertSliceOp(
                one.source,
                results[at],
                mixed_bounds(one.static_offsets, one.offsets),
                mixed_bounds(one.static_sizes, one.sizes),
                mixed_bounds(one.static_strides, one.strides),
            )
            results[at] = made.result
    rewriter.replace(op, results)
    rewriter.erase(last)


@pattern(ForallOp)
def set_single_variables(op: ForallOp, rewriter: Rewriter) -> None:
    """The variable of a dimension that runs once is its lower bound."""
    for one in op.counted():
        if one.variable.has_uses and _count(one.first, one.end, one.step) == 1:
            rewriter.replace_all_uses(one.variable, _value(one.first))


PATTERNS: Final[Sequence[Pattern]] = (
    share_with_sizes,
    count_by_numbers,
    drop_shared,
    drop_single_iterations,
    set_single_variables,
)
