"""`scf-for-loop-canonicalization`: minima, maxima and sizes that loops decide.

As upstream's pass of this name, but that more is known of values than loops say.
"""

from __future__ import annotations

from bridge.dialects import affine, memref, scf, tensor
from bridge.dialects.affine.applying import folded
from bridge.dialects.affine.composition import composed
from bridge.dialects.memref.linear import value_of
from bridge.ir.affine import AffineMap
from bridge.ir.core import BlockArgument, Operation, OpResult, Value
from bridge.ir.walk import walk
from bridge.op.interfaces.polyhedral import Applied
from bridge.passes.affine_nests import has_analysis
from bridge.passes.polyhedral.value_bounds import (
    Comparison,
    Quantity,
    Variable,
    compare_in_steps,
)
from bridge.passes.registry import Pass
from bridge.rewrite.canonical import has_known_rules
from bridge.rewrite.greedy import apply_greedily
from bridge.rewrite.patterns import pattern
from bridge.rewrite.rewriter import Rewriter

__all__ = ["ForLoopCanonicalization"]


class ForLoopCanonicalization(Pass, name="scf-for-loop-canonicalization"):
    """Canonicalize operations within scf.for loop bodies."""

    def knows(self, op: Operation) -> bool:
        return has_analysis() and all(has_known_rules(inner) for inner in walk(op))

    def run(self, op: Operation) -> None:
        rules = [decided, size_of_argument, size_of_result]
        apply_greedily(op, rules, top_down=False, region_simplification="aggressive")


@pattern(affine.MinOp, affine.MaxOp)
def decided(op: affine.MinOp | affine.MaxOp, rewriter: Rewriter) -> None:
    """The result of the map that is never above, or below, another one."""
    map_, operands = op.map.map, op.operands
    comparison: Comparison = "LE" if isinstance(op, affine.MinOp) else "GE"
    quantities = tuple(map(Quantity, operands))
    parts = [map_.sub_map([i]) for i in range(len(map_.results))]
    variables = [Variable(part, quantities) for part in parts]
    for part, one in zip(parts, variables, strict=True):
        others = (other for other in variables if other is not one)
        if all(compare_in_steps(one, comparison, other) for other in others):
            rewriter.replace(op, _applied(part, operands))
            return


def _applied(map_: AffineMap, operands: tuple[Value, ...]) -> Value:
    return value_of(folded(composed(Applied(map_, operands))))


_Dim = tensor.DimOp | memref.DimOp


@pattern(tensor.DimOp, memref.DimOp)
def size_of_argument(op: _Dim, rewriter: Rewriter) -> None:
    """A size that iterations keep is that of what the loop begins with."""
    source = op.operands[0]
    loop = source.block.parent_op if isinstance(source, BlockArgument) else None
    if isinstance(loop, scf.ForOp) and isinstance(source, BlockArgument):
        _take_initial(op, loop, source.index - 1, rewriter)


@pattern(tensor.DimOp, memref.DimOp)
def size_of_result(op: _Dim, rewriter: Rewriter) -> None:
    """A size of a result, the same."""
    source = op.operands[0]
    if isinstance(source, OpResult) and isinstance(source.op, scf.ForOp):
        _take_initial(op, source.op, source.index, rewriter)


def _take_initial(op: _Dim, loop: scf.ForOp, at: int, rewriter: Rewriter) -> None:
    if _keeps_shape(loop, at):
        with rewriter.modify(op):
            op.set_operand(0, loop.init_args[at])


def _keeps_shape(loop: scf.ForOp, at: int) -> bool:
    """Whether what is yielded is what was carried, with parts replaced."""
    _, arguments, yielded, _ = loop.carried()
    value: Value | None = yielded[at]
    while value is not None:
        if value is arguments[at]:
            return True
        made = value.defining_op
        if isinstance(made, tensor.InsertSliceOp):
            value = made.dest
        elif isinstance(made, scf.ForOp) and isinstance(value, OpResult):
            kept = _keeps_shape(made, value.index)
            value = made.init_args[value.index] if kept else None
        else:
            value = None
    return False
