"""`affine-parallelize`: loops whose iterations may run in any order become parallel.

As upstream's pass of this name, but that a loop is left alone unless it is proven that
no iteration depends on another one: two arguments of a function may be the same memory,
unless `distinct-arguments` says that they are not, as upstream takes for granted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge.dialects import affine, func
from bridge.dialects.affine.parallel import is_reducible, reduction_kinds
from bridge.dialects.arith.reductions import REDUCTIONS
from bridge.ir.attributes import DenseElementsAttr, IntegerAttr
from bridge.ir.building import Builder
from bridge.ir.core import Operation
from bridge.ir.types import I32, I64, RankedTensorType
from bridge.ir.walk import walk
from bridge.later import deferred
from bridge.op.traits import has_trait
from bridge.passes.affine_nests import LoopPass, has_analysis, remark

if TYPE_CHECKING:
    from bridge import analysis
else:
    analysis = deferred("bridge.analysis")

__all__ = ["AffineParallelize"]


class AffineParallelize(
    LoopPass, name="affine-parallelize", anchor=func.FuncOp.op_name
):
    """Convert affine.for ops into 1-D affine.parallel."""

    max_nested: int = (1 << 32) - 1
    parallel_reductions: bool = False
    distinct_arguments: bool = False

    def knows(self, op: Operation) -> bool:
        return has_analysis() and self.distinct_arguments

    def run(self, op: Operation) -> None:
        loops = [loop for loop in walk(op) if isinstance(loop, affine.ForOp)]
        for loop in [loop for loop in loops if self._is_parallel(loop)]:
            if _parallel_around(loop) < self.max_nested:
                _parallelize(loop)

    def _is_parallel(self, loop: affine.ForOp) -> bool:
        found = analysis.is_parallel(loop, distinct_arguments=self.distinct_arguments)
        if isinstance(found, analysis.Unknown):
            remark(loop, "is not made parallel", found)
            return False
        if found.carried:
            first = found.carried[0]
            by = ", ".join(first.directions)
            why = f"{first.kind} dependence ({by}) from {first.source.position}"
            remark(loop, "is not made parallel", f"{why} to {first.sink.position}")
            return False
        reduced = [op for op in found.reductions if _is_reducible(op)]
        if not found.iterated:
            return True
        if self.parallel_reductions and len(reduced) == len(loop.inits):
            return True
        remark(loop, "is not made parallel", "it carries values")
        return False


def _parallel_around(loop: Operation) -> int:
    count, around = 0, loop.parent_op
    while around is not None and not has_trait(around, "AffineScope"):
        count += isinstance(around, affine.ParallelOp)
        around = around.parent_op
    return count


def _parallelize(loop: affine.ForOp) -> None:
    """Puts a parallel loop in the place of one; what combines comes after it."""
    (bounds,) = loop.loops()
    last = loop.body.last
    assert last is not None  # the terminator
    carried = list(loop.body.arguments[1:])
    combining = [value.defining_op for value in last.operands]
    reduced = [
        next(v for v in op.operands if v is not argument)
        for op, argument in zip(combining, carried, strict=True)
        if op is not None
    ]
    kinds = [IntegerAttr(_number(op), I64) for op in combining if op is not None]
    with Builder.before(loop):
        made = affine.ParallelOp(
            [value.type for value in reduced],
            kinds,
            bounds.lower.map,
            _group(len(bounds.lower.map.results)),
            bounds.upper.map,
            _group(len(bounds.upper.map.results)),
            [IntegerAttr(bounds.step, I64)],
            [*bounds.lower.operands, *bounds.upper.operands],
            location=loop.any_location,
        )
    inits, results = list(loop.inits), list(loop.results)
    for op, init, new, old in zip(combining, inits, made.results, results, strict=True):
        assert op is not None  # each value is combined by an operation
        op.move_before(loop)
        op.operands = [init, new]
        old.replace_all_uses(op.results[0])
    last.operands = reduced
    for argument in reversed(carried):
        loop.body.erase_argument(argument.index)
    for block in list(made.region.blocks):
        made.region.remove(block)
    made.region.take_blocks(loop.region)
    loop.erase()


def _is_reducible(op: Operation) -> bool:
    """Whether a parallel loop can combine what an operation does, of its type."""
    row = REDUCTIONS.get(type(op))
    return row is not None and is_reducible(row.kind, op.results[0].type)


def _number(op: Operation) -> int:
    return reduction_kinds()[REDUCTIONS[type(op)].kind]


def _group(size: int) -> DenseElementsAttr:
    return DenseElementsAttr.of(RankedTensorType((1,), I32), [size])
