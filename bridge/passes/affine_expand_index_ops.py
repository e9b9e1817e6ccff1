"""`affine-expand-index-ops`: linear indices and multi-indices become arithmetic.

As upstream's pass of this name.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from bridge.dialects import affine, arith
from bridge.ir.attributes import TRUE, UNIT
from bridge.ir.core import Operation, Value
from bridge.ir.types import DYNAMIC
from bridge.op.interfaces.loop_like import loop_regions
from bridge.passes.expansion import index_constant
from bridge.passes.registry import Pass
from bridge.rewrite.greedy import apply_greedily
from bridge.rewrite.patterns import pattern
from bridge.rewrite.rewriter import Rewriter

__all__ = ["PATTERNS", "ExpandIndexOps"]


class ExpandIndexOps(Pass, name="affine-expand-index-ops"):
    """Lower affine operations operating on indices into more fundamental operations."""

    def run(self, op: Operation) -> None:
        apply_greedily(op, PATTERNS)

    def knows(self, op: Operation) -> bool:
        # What upstream's driver folds besides is not all known.
        return False


@pattern(affine.DelinearizeIndexOp)
def expand_delinearize(op: affine.DelinearizeIndexOp, rewriter: Rewriter) -> None:
    """A division by each stride of what the larger ones leave."""
    index, *dynamic = op.operands
    static = _inner(op.static_basis.values, len(op.results))
    if len(op.results) == 1:
        rewriter.replace(op, index)
        return
    strides = _strides(dynamic, static, positive=True)
    zero = index_constant(0)
    results: list[Value] = [arith.FloorDivSIOp(index, strides[0]).result]
    for stride, inner in pairwise(strides):
        rest = _modulo(index, stride, zero)
        results.append(arith.DivSIOp(rest, inner).result)
    results.append(_modulo(index, strides[-1], zero))
    rewriter.replace(op, results)


@pattern(affine.LinearizeIndexOp)
def expand_linearize(op: affine.LinearizeIndexOp, rewriter: Rewriter) -> None:
    """The sum of all indices times their strides, the most invariant ones first."""
    indices = op.multi_index
    if not indices:
        rewriter.replace(op, index_constant(0))
        return
    static = _inner(op.static_basis.values, len(indices))
    disjoint = op.properties.get("disjoint") in (TRUE, UNIT)
    strides = _strides(op.dynamic_basis, static, positive=disjoint)
    terms: list[Value] = [
        arith.MulIOp(index, stride, overflow_flags="nsw").result
        for index, stride in zip(indices, strides, strict=False)
    ]
    terms.append(indices[-1])
    depths = [-_invariant_loops(op, index) for index in indices]
    order = sorted(range(len(terms)), key=depths.__getitem__)
    total, *others = [terms[n] for n in order]
    for term in others:
        total = arith.AddIOp(total, term, overflow_flags="nsw").result
    rewriter.replace(op, total)


PATTERNS: Final = (expand_delinearize, expand_linearize)
"""The patterns of the pass."""


def _inner(basis: Sequence[float], count: int) -> list[int]:
    """The sizes but for the outermost, which no stride needs."""
    sizes = [int(size) for size in basis]
    return sizes[1:] if len(sizes) == count else sizes


def _strides(
    dynamic: Sequence[Value], static: Sequence[int], *, positive: bool
) -> list[Value]:
    """The products of all inner sizes, the outer first; values for dynamic ones."""
    flags = "nsw, nuw" if positive else "nsw"
    values = list(dynamic)
    product: Value | None = None
    factor = 1
    found: list[Value] = []
    for size in reversed(static):
        if size == DYNAMIC:
            value = values.pop()
            product = (
                value
                if product is None
                else arith.MulIOp(product, value, overflow_flags=flags).result
            )
        else:
            factor *= size
        if product is not None and factor == 1:
            found.append(product)
            continue
        stride = index_constant(factor)
        if product is not None:
            stride = arith.MulIOp(product, stride, overflow_flags=flags).result
        found.append(stride)
    return found[::-1]


def _modulo(index: Value, stride: Value, zero: Value) -> Value:
    remainder = arith.RemSIOp(index, stride)
    negative = arith.CmpIOp("slt", remainder, zero)
    corrected = arith.AddIOp(remainder, stride, overflow_flags="nsw")
    return arith.SelectOp(negative, corrected, remainder).result


def _invariant_loops(op: Operation, value: Value) -> int:
    """How many of the loops around an operation, from the inner on, leave a value."""
    count = 0
    around = op.parent_op
    while around is not None:
        if loop_regions(around):
            block = value.block
            owner = None if block is None else block.parent_op
            if owner is not None and around.is_ancestor_of(owner):
                return count
            count += 1
        around = around.parent_op
    return count
