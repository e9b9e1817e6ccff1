"""Passes over loops of scf: trip counts, unrolling, and loops that test first."""

from __future__ import annotations

from collections.abc import Sequence

from bridge import Block, Builder, Operation, Region, Value
from bridge.dialects import affine, arith, builtin, scf
from bridge.dialects.scf.bounds import number
from bridge.dialects.scf.trip_counts import constant_trip_count
from bridge.dialects.scf.unrolling import repeat, unroll
from bridge.errors import Diagnostic, PassFailed
from bridge.ir.affine import AffineDim, AffineMap
from bridge.ir.attributes import IntegerAttr, StringAttr
from bridge.ir.types import I1, INDEX, IntegerType, Type
from bridge.op.base import constant_integer
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
                unroll(loop, factor, _annotation if self.annotate else None)


def _depth(op: Operation, kind: type[Operation] = scf.ForOp) -> int:
    depth, around = 0, op.parent_op
    while around is not None:
        depth += isinstance(around, kind)
        around = around.parent_op
    return depth


def _annotation(op: Operation, number: int) -> None:
    ty = IntegerType(32, "unsigned")
    op.set_attribute("unrolled_iteration", IntegerAttr(number, ty))


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
        step = constant_integer(loop.step[dim]) or 0  # the trip count is known by it
        variable = body.arguments[dim]

        def shift(number: int, step: int = step, variable: Value = variable) -> Value:
            map_ = AffineMap(1, 0, (AffineDim(0) + step * number,))
            return affine.ApplyOp(map_, [variable]).result

        repeat(body, variable, (), factor, shift, _annotation if annotate else None)
        with Builder.before(loop):
            wide = number(step * factor, INDEX)
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
