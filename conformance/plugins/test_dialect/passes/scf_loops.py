"""Passes over loops of scf: trip counts, unrolling, and loops that test first."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bridge import Block, Builder, Operation, Region, Value
from bridge.dialects import affine, arith, builtin, scf
from bridge.dialects.scf.canonical_ifs import run_once
from bridge.dialects.scf.trip_counts import constant_trip_count
from bridge.errors import Diagnostic, PassFailed
from bridge.ir.affine import AffineDim, AffineMap
from bridge.ir.attributes import IntegerAttr, StringAttr
from bridge.ir.types import I1, INDEX, IntegerType, Type
from bridge.op.interfaces.loop_like import LoopLike
from bridge.passes import Pass
from bridge.rewrite import Rewriter, apply_greedily, pattern
from test_dialect.passes.printing import post_order
from test_dialect.passes.scf_regions import double_yields


class ForUtils(Pass, name="test-scf-for-utils", anchor="func.func"):
    """Puts the trip count on each loop."""

    test_replace_with_new_yields: bool = False

    def run(self, op: Operation) -> None:
        for loop in op.walk():
            if isinstance(loop, LoopLike):
                loop.set_attribute("test.trip-count", _count(loop))
        if self.test_replace_with_new_yields:
            rewriter = Rewriter()
            for loop in post_order(op):
                if isinstance(loop, scf.ForOp) and loop.results:
                    double_yields(loop, rewriter)


def _count(loop: Operation) -> IntegerAttr | StringAttr:
    count = loop.trip_count() if isinstance(loop, scf.ForOp) else None
    if count is None:
        return StringAttr("none")
    ty = loop.operands[0].type
    return IntegerAttr(count, ty if isinstance(ty, IntegerType) else IntegerType(64))


# Unrolling ----------------------------------------------------------------------------


class LoopUnrolling(Pass, name="test-loop-unrolling"):
    """Unrolls the loops of one depth."""

    unroll_factor: int = 1
    annotate: bool = False
    unroll_up_to_factor: bool = False
    loop_depth: int = 0

    def run(self, op: Operation) -> None:
        if self.unroll_factor < 1 and self.unroll_factor != -1:
            text = "'unroll-factor' should be greater than 0 or equal to -1"
            raise PassFailed(Diagnostic("error", f"Invalid option: {text}"))
        loops = [loop for loop in post_order(op) if isinstance(loop, scf.ForOp)]
        for loop in [loop for loop in loops if _depth(loop) == self.loop_depth]:
            factor = self.unroll_factor
            if factor == -1:
                factor = loop.trip_count() or 0
            if factor > 0:
                _unroll(loop, factor, annotate=self.annotate)


def _depth(op: Operation, kind: type[Operation] = scf.ForOp) -> int:
    depth, around = 0, op.parent_op
    while around is not None:
        depth += isinstance(around, kind)
        around = around.parent_op
    return depth


def _unroll(loop: scf.ForOp, factor: int, *, annotate: bool) -> None:
    body, step = loop.region.block, loop.step
    if len(body) == 1:
        return
    count = loop.trip_count()
    if factor == 1 and count is not None:
        _promote(loop)
        return
    build = Builder.before(loop)
    build.location = loop.location
    with build:
        upper, wide, is_even = _bounds(loop, factor, count)
    if not is_even:
        _run_rest(loop, upper)
    loop.set_operand(1, upper)
    loop.set_operand(2, wide)
    variable, *carried = body.arguments

    def shift(number: int) -> Value:
        by = _constant(number, variable.type)
        return arith.AddIOp(variable, arith.MulIOp(step, by)).result

    _copy_body(body, variable, carried, factor, shift, annotate=annotate)
    _promote(loop)


def _bounds(
    loop: scf.ForOp, factor: int, count: int | None
) -> tuple[Value, Value, bool]:
    """The bound up to which it is unrolled, the step, and whether nothing is left."""
    lower, upper, step = loop.operands[:3]
    if count is not None:
        first, last = (_constant_of(value) for value in (lower, upper))
        by = _constant_of(step)
        end = first + (count - count % factor) * by
        bound = _constant(end, upper.type) if end < last else upper
        return bound, _constant(by * factor, step.type), end >= last
    way = arith.SubIOp(upper, lower).result
    less = arith.SubIOp(step, _constant(1, way.type)).result
    trips = arith.DivUIOp(arith.AddIOp(way, less), step).result
    several = _constant(factor, trips.type)
    rest = arith.RemSIOp(trips, several).result
    even = arith.SubIOp(trips, rest).result
    bound = arith.AddIOp(lower, arith.MulIOp(even, step)).result
    return bound, arith.MulIOp(step, several).result, False


def _constant(value: int, ty: Type) -> Value:
    return arith.ConstantOp(IntegerAttr(value, ty)).result


def _constant_of(value: Value) -> int:
    made = value.defining_op
    held = made.get("value") if made is not None else None
    assert isinstance(held, IntegerAttr)  # the trip count is known by it
    return held.value


def _run_rest(loop: scf.ForOp, start: Value) -> None:
    """A loop after one for the iterations that are left."""
    rest = loop.clone()
    assert isinstance(rest, scf.ForOp)
    assert loop.parent is not None  # it is in a function
    loop.parent.insert_after(loop, rest)
    rest.set_operand(0, start)
    for old, new in zip(loop.results, rest.results, strict=True):
        old.replace_all_uses(new)
    rest.operands = [*rest.operands[:3], *loop.results]
    _promote(rest)


Shift = Callable[[int], Value]
"""Makes the induction variable of one of the iterations that become one."""


def _copy_body(
    body: Block,
    variable: Value,
    carried: Sequence[Value],
    factor: int,
    shift: Shift,
    *,
    annotate: bool,
) -> None:
    """Puts further iterations of a body after it."""
    *ops, ending = body
    yielded = list(ending.operands)
    last = yielded
    for number in range(1, factor):
        mapping: dict[Value, Value] = dict(zip(carried, last, strict=True))
        with Builder.before(ending):
            if variable.has_uses:
                mapping[variable] = shift(number)
        for op in ops:
            copy = op.clone(mapping)
            body.insert_before(ending, copy)
            _annotate(copy, number, annotate=annotate)
        last = [mapping.get(value, value) for value in yielded]
    for op in ops:
        _annotate(op, 0, annotate=annotate)
    ending.operands = last


def _annotate(op: Operation, number: int, *, annotate: bool) -> None:
    if annotate:
        ty = IntegerType(32, "unsigned")
        op.set_attribute("unrolled_iteration", IntegerAttr(number, ty))


def _promote(loop: scf.ForOp) -> None:
    """Puts what runs once in place of its loop; what never runs gives what it takes."""
    rewriter = Rewriter()
    count = loop.trip_count()
    if count == 0:
        rewriter.replace(loop, loop.init_args)
    elif count == 1:
        run_once(loop, loop.region, [loop.lower_bound, *loop.init_args], rewriter)


class ParallelLoopUnrolling(Pass, name="test-parallel-loop-unrolling"):
    """Unrolls the parallel loops of one depth, by a factor for each inner dimension."""

    unroll_factors: str = ""
    loop_depth: int = 0
    annotate: bool = False

    def run(self, op: Operation) -> None:
        factors = [int(one) for one in self.unroll_factors.split(",") if one]
        for loop in [one for one in post_order(op) if isinstance(one, scf.ParallelOp)]:
            if _depth(loop, scf.ParallelOp) == self.loop_depth:
                _unroll_parallel(loop, factors, annotate=self.annotate)


def _unroll_parallel(
    loop: scf.ParallelOp, factors: Sequence[int], *, annotate: bool
) -> None:
    body = loop.region.block
    rank = len(loop.step)
    bounds = zip(loop.lower_bound, loop.upper_bound, loop.step, strict=True)
    counts = [constant_trip_count(*each, signed=True) for each in bounds]
    first = rank - len(factors)
    inner = zip(counts[first:], factors, strict=True)
    known = None not in counts and len(body) > 1
    if not known or any((count or 0) % factor for count, factor in inner):
        return
    for dim, factor in enumerate(factors, first):
        if factor == 1:
            continue
        step = _constant_of(loop.step[dim])
        variable = body.arguments[dim]

        def shift(number: int, step: int = step, variable: Value = variable) -> Value:
            map_ = AffineMap(1, 0, (AffineDim(0) + step * number,))
            return affine.ApplyOp(map_, [variable]).result

        _copy_body(body, variable, (), factor, shift, annotate=annotate)
        with Builder.before(loop):
            wide = _constant(step * factor, INDEX)
        loop.set_operand(2 * rank + dim, wide)


# While --------------------------------------------------------------------------------


class WhileBuilder(Pass, name="test-scf-while-op-builder", anchor="func.func"):
    """Puts a loop of the same types before each."""

    def run(self, op: Operation) -> None:
        for loop in [one for one in post_order(op) if isinstance(one, scf.WhileOp)]:
            build = Builder.before(loop)
            build.location = loop.location
            given = [value.type for value in loop.operands]
            made = [value.type for value in loop.results]
            with build:
                _, before, after = _while(made, loop.operands)
            with Builder.at_end(before, loop.location):
                passed = builtin.UnrealizedConversionCastOp(made, before.arguments)
                holds = arith.ConstantOp(IntegerAttr(1, I1))
                scf.ConditionOp(holds, passed.results)
            with Builder.at_end(after, loop.location):
                passed = builtin.UnrealizedConversionCastOp(given, after.arguments)
                scf.YieldOp(passed.results)


def _while(
    types: Sequence[Type], inits: Sequence[Value]
) -> tuple[scf.WhileOp, Block, Block]:
    """A loop and its blocks, which are empty."""
    before = Block([value.type for value in inits])
    after = Block(types)
    loop = scf.WhileOp(types, inits, before=Region([before]), after=Region([after]))
    return loop, before, after


class WrapInZeroTripCheck(
    Pass, name="test-wrap-scf-while-loop-in-zero-trip-check", anchor="func.func"
):
    """Tests once before a loop, which then tests after each iteration."""

    force_create_check: bool = False

    def run(self, op: Operation) -> None:
        if not self.force_create_check:
            apply_greedily(op, [rotate])
            return
        rewriter = Rewriter()
        with rewriter:
            for loop in [one for one in post_order(op) if isinstance(one, scf.WhileOp)]:
                rewriter.current = loop
                _wrap(loop, rewriter)


@pattern(scf.WhileOp)
def rotate(op: scf.WhileOp, rewriter: Rewriter) -> None:
    """Wraps a loop whose second region does something."""
    first = op.after.block.first
    if not isinstance(first, scf.YieldOp):
        _wrap(op, rewriter)


def _wrap(op: scf.WhileOp, rewriter: Rewriter) -> None:
    *before, condition = op.before.block
    inits = zip(op.before.block.arguments, op.operands, strict=True)
    mapping: dict[Value, Value] = dict(inits)
    for inner in before:
        rewriter.insert(inner.clone(mapping))
    holds, *values = [mapping.get(value, value) for value in condition.operands]
    types = [result.type for result in op.results]
    loop, test, body = _while(types, values)
    rewriter.merge_block(op.after.block, test, list(test.arguments))
    ending = test.last
    assert ending is not None  # it ended the block that was merged
    rewriter.merge_block(op.before.block, test, list(ending.operands))
    rewriter.erase(ending)
    with Builder.at_end(body, op.location):
        scf.YieldOp(body.arguments)
    branch = scf.IfOp(holds, types, has_else=True)
    then, otherwise = (region.blocks[0] for region in branch.regions)
    for block in (then, otherwise):
        block.release()
    with Builder.at_end(then, op.location):
        given = scf.YieldOp(loop.results)
    with Builder.at_end(otherwise, op.location):
        scf.YieldOp(values)
    rewriter.move_before(loop, given)
    rewriter.replace(op, branch)
