"""How well affine nests walk through memory, as an estimate to choose an order by.

An access costs nothing where an iteration stays at an element, one where it goes to the
next, and a line of a cache otherwise; twice as much in an innermost loop whose
iterations are not independent, which no machine runs side by side.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from bridge.dialects import affine
from bridge.ir.affine import AffineConstant, AffineDim, AffineExpr, AffineMap
from bridge.ir.affine.simplify import simplify_affine_expr
from bridge.ir.core import Operation, Value
from bridge.ir.walk import walk
from bridge.later import deferred
from bridge.op.interfaces.polyhedral import AffineAccess, AffineGuard

if TYPE_CHECKING:
    from bridge import analysis
else:
    analysis = deferred("bridge.analysis")

__all__ = ["cost_of"]

_LINE: Final = 8
_GUARD: Final = 8
_ITERATIONS: Final = 64
"""How often a loop is taken to run."""


def cost_of(nests: Iterable[Operation], *, distinct_arguments: bool) -> int:
    """The estimate for nests that run one after the other."""
    found = 0
    for nest in nests:
        for loop in walk(nest):
            if isinstance(loop, affine.ForOp):
                weight: int = _ITERATIONS ** _depth(loop, nest)
                found += weight * _of_body(loop, distinct=distinct_arguments)
    return found


def _depth(op: Operation, root: Operation) -> int:
    depth = 0
    current: Operation | None = op
    while current is not None and current is not root.parent_op:
        depth += isinstance(current, affine.ForOp)
        current = current.parent_op
    return depth


def _of_body(loop: affine.ForOp, *, distinct: bool) -> int:
    """What one iteration costs, without the loops inside."""
    accesses = guards = 0
    pending = [op for block in loop.regions[0].blocks for op in block]
    innermost = True
    while pending:
        op = pending.pop()
        if isinstance(op, affine.ForOp):
            innermost = False
            continue
        guards += isinstance(op, AffineGuard)
        pending += [o for region in op.regions for b in region.blocks for o in b]
        if isinstance(op, AffineAccess):
            accesses += _of_access(op, loop.body.arguments[0])
    if innermost and accesses:
        found = analysis.is_parallel(loop, distinct_arguments=distinct)
        if isinstance(found, analysis.Unknown) or not found:
            accesses *= 2
    return accesses + guards * _GUARD


def _of_access(op: AffineAccess, variable: Value) -> int:
    map_, operands = op.access().subscripts
    moved = [
        n for n, value in enumerate(operands[: map_.num_dims]) if value is variable
    ]
    steps = [_step(expr, moved, map_) for expr in map_.results]
    if not any(steps):
        return 0
    unit = steps[-1] in (1, -1) and not any(steps[:-1])
    return 1 if unit else _LINE


def _step(expr: AffineExpr, dims: list[int], map_: AffineMap) -> int | None:
    """How far a subscript goes as dimensions grow by one; `None` where that varies."""
    later = expr
    for n in dims:
        later = later.replace({AffineDim(n): AffineDim(n) + 1})
    moved = simplify_affine_expr(later - expr, map_.num_dims, map_.num_symbols)
    return moved.value if isinstance(moved, AffineConstant) else None
