"""`affine-expand-index-ops-as-affine`: linear and multi-indices become affine maps.

As upstream's pass of this name.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bridge.dialects import affine
from bridge.dialects.affine.composition import composed
from bridge.dialects.affine.index_bases import Size, padded
from bridge.ir.affine import (
    AffineConstant,
    AffineDim,
    AffineExpr,
    AffineMap,
    AffineSymbol,
)
from bridge.ir.core import Operation, Value
from bridge.ir.walk import walk
from bridge.op.interfaces.polyhedral import Applied
from bridge.passes.expansion import index_constant
from bridge.passes.registry import Pass
from bridge.rewrite.canonical import has_known_rules
from bridge.rewrite.greedy import apply_greedily
from bridge.rewrite.patterns import pattern
from bridge.rewrite.rewriter import Rewriter

__all__ = ["PATTERNS", "ExpandIndexOpsAsAffine"]


class ExpandIndexOpsAsAffine(Pass, name="affine-expand-index-ops-as-affine"):
    """Lower affine operations operating on indices into affine.apply operations."""

    def knows(self, op: Operation) -> bool:
        # What upstream's driver folds besides must be known.
        return all(has_known_rules(inner) for inner in walk(op))

    def run(self, op: Operation) -> None:
        apply_greedily(op, PATTERNS, top_down=False)


@pattern(affine.DelinearizeIndexOp)
def expand_delinearize(op: affine.DelinearizeIndexOp, rewriter: Rewriter) -> None:
    """A quotient by each stride of what the larger ones leave."""
    product: Size = 1
    strides: list[Size] = []
    for size in reversed(padded(op)[1:]):
        assert size is not None  # all but the outermost are there
        product = _applied(AffineSymbol(0) * AffineSymbol(1), [size, product])
        strides.append(product)
    left: Value = op.operands[0]
    results: list[Value] = []
    for stride in reversed(strides):
        divided = AffineDim(0) // AffineDim(1), AffineDim(0) % AffineDim(1)
        quotient, rest = (_made(part, [left, _value(stride)]) for part in divided)
        results.append(quotient)
        left = rest
    rewriter.replace(op, [*results, left])


@pattern(affine.LinearizeIndexOp)
def expand_linearize(op: affine.LinearizeIndexOp, rewriter: Rewriter) -> None:
    """The sum of all indices times their strides."""
    sizes = [1 if size is None else size for size in padded(op)]
    sums: AffineExpr = AffineConstant(0)
    inputs: list[Size] = []
    for n, index in enumerate(op.multi_index):
        # As many symbols as there are sizes inside this one.
        inner = sizes[n + 1 :]
        stride: AffineExpr = AffineConstant(1)
        for k in range(len(inner) - 1, -1, -1):
            stride = stride * AffineSymbol(k)
        inputs += [index, _applied(stride, inner)]
        sums = sums + AffineSymbol(2 * n) * AffineSymbol(2 * n + 1)
    rewriter.replace(op, _value(_applied(sums, inputs)))


PATTERNS: Final = (expand_delinearize, expand_linearize)
"""The patterns of the pass."""


def _value(size: Size) -> Value:
    return size if isinstance(size, Value) else index_constant(size)


def _made(expr: AffineExpr, inputs: Sequence[Value]) -> Value:
    """What an expression is of values: its dimensions."""
    applied = composed(Applied(AffineMap(len(inputs), 0, (expr,)), inputs))
    return affine.ApplyOp(applied.map, applied.operands).result


def _applied(expr: AffineExpr, inputs: Sequence[Size]) -> Size:
    """What an expression is of its symbols: a number, one of them, or a map of them."""
    values = [size for size in inputs if isinstance(size, Value)]
    numbered = iter(range(len(values)))
    symbols: list[AffineExpr] = [
        AffineSymbol(next(numbered))
        if isinstance(size, Value)
        else AffineConstant(size)
        for size in inputs
    ]
    map_ = AffineMap(0, len(inputs), (expr,))
    map_ = map_.replace_dims_and_symbols((), symbols, 0, len(values))
    applied = composed(Applied(map_, values))
    (found,) = applied.map.results
    if isinstance(found, AffineConstant):
        return found.value
    if isinstance(found, AffineDim):
        return applied.operands[found.position]
    if isinstance(found, AffineSymbol):
        return applied.operands[applied.map.num_dims + found.position]
    return affine.ApplyOp(applied.map, applied.operands).result
