"""Which operations no rule of upstream's folds: a conversion leaves them as they are.

Upstream's dialect conversion folds an operation before it asks for patterns. Where that
would change one is not all known; of those here it is known that it would not.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bridge.dialects import affine
from bridge.dialects.affine.scopes import Scope
from bridge.ir.affine import AffineBinary, AffineDim, AffineExpr, AffineSymbol
from bridge.ir.affine.expr import postorder
from bridge.ir.core import Operation, Value
from bridge.op.base import Op
from bridge.op.folding import constant_of
from bridge.op.interfaces.polyhedral import (
    AffineAccess,
    AffineGuard,
    AffineLoops,
    AffineValue,
    AffineView,
    Applied,
    LoopBounds,
    NamedMemory,
)

__all__ = ["is_settled"]


def is_settled(op: Operation) -> bool:
    """Whether it is known that upstream folds nothing of an operation."""
    if not isinstance(op, Op):
        return True
    if isinstance(op, AffineAccess):
        made = op.access().memref.defining_op
        return not isinstance(made, AffineView | NamedMemory)
    if not op.row.folder and op.row.trait_names.isdisjoint(_FOLDING):
        return True
    if isinstance(op, AffineLoops):
        return _is_settled_loop(op)
    if isinstance(op, AffineGuard):
        set_, operands = op.guard()
        return _are_settled(operands, set_.num_dims, op)
    if isinstance(op, AffineValue):
        kind, applied = op.applied()
        computes = not applied.map.is_constant and (
            bool(kind) or isinstance(applied.map.results[0], AffineBinary)
        )
        return computes and not any(map(_is_known, applied.operands))
    return isinstance(op, _PLAIN) and not any(map(_is_known, op.operands))


_FOLDING: Final = (
    *("Commutative", "Idempotent", "Involution", "ConstantLike"),
    "CastOpInterface",
)

_PLAIN: Final = (
    affine.DelinearizeIndexOp,
    affine.DmaStartOp,
    affine.DmaWaitOp,
    affine.LinearizeIndexOp,
    affine.PrefetchOp,
)
"""They are folded by what defines their operands alone."""


def _is_settled_loop(op: AffineLoops) -> bool:
    loops = op.loops() or ()
    gone = bool(op.results) and (
        op.body.first is op.body.last or all(_is_constant(loop) for loop in loops)
    )
    return not gone and all(
        _is_settled_bound(bound, op)
        for loop in loops
        for bound in (loop.lower, loop.upper)
    )


def _is_constant(loop: LoopBounds) -> bool:
    return loop.lower.map.is_constant and loop.upper.map.is_constant


def _is_settled_bound(bound: Applied, op: Operation) -> bool:
    (result, *others) = bound.map.results
    if others or not _are_settled(bound.operands, bound.map.num_dims, op):
        return False
    return len(_inputs_of(result)) == len(bound.operands)


def _are_settled(operands: Sequence[Value], num_dims: int, op: Operation) -> bool:
    """Whether dimensions and symbols are what a canonical map has."""
    scope = Scope.of(op)
    return (
        len(set(operands)) == len(operands)
        and not any(map(_is_known, operands))
        and not any(map(scope.is_symbol, operands[:num_dims]))
    )


def _is_known(value: Value) -> bool:
    """Whether a map that uses a value may be composed with what defines it."""
    made = value.defining_op
    return isinstance(made, affine.ApplyOp) or constant_of(value) is not None


def _inputs_of(expr: AffineExpr) -> set[AffineExpr]:
    """The dimensions and symbols of an expression."""
    return {
        part for part in postorder([expr]) if isinstance(part, AffineDim | AffineSymbol)
    }
