"""`scf-for-loop-range-folding`: what is added to a variable is part of its bounds.

As upstream's pass of this name, but that a factor must be a positive number, that
integers must be known not to overflow, and that what was said of overflow in the body
is not said of bounds: those are computed of a variable that no iteration has.
"""

from __future__ import annotations

from collections.abc import Sequence

from bridge.dialects import arith, scf
from bridge.ir.building import InsertionPoint
from bridge.ir.core import Operation, Value
from bridge.ir.types import INDEX, IntegerType
from bridge.ir.walk import walk_post_order
from bridge.op.base import constant_integer
from bridge.passes.affine_nests import defined_inside
from bridge.passes.registry import Pass
from bridge.rewrite.rewriter import Rewriter

__all__ = ["ForLoopRangeFolding"]

_Folded = arith.AddIOp | arith.MulIOp


class ForLoopRangeFolding(Pass, name="scf-for-loop-range-folding"):
    """Fold add/mul ops into loop range."""

    def run(self, op: Operation) -> None:
        rewriter = Rewriter()
        for loop in list(walk_post_order(op)):
            if isinstance(loop, scf.ForOp):
                user = _foldable(loop)
                while user is not None:
                    _fold(loop, user, rewriter)
                    user = _foldable(loop)


def _foldable(loop: scf.ForOp) -> _Folded | None:
    """The one operation that uses the variable, where a loop can count its results."""
    variable = loop.body.arguments[0]
    uses = list(variable.uses)
    if len(uses) != 1 or loop.unsigned_cmp:
        return None
    user = uses[0].op
    if not isinstance(user, arith.AddIOp | arith.MulIOp):
        return None
    other = user.operands[1 - uses[0].index]
    if defined_inside(other, loop):
        return None
    if isinstance(user, arith.MulIOp) and (constant_integer(other) or 0) <= 0:
        # By less than one iterations would be counted down, or not at all.
        return None
    return user if _fits(loop, other, user) else None


def _fits(loop: scf.ForOp, other: Value, user: _Folded) -> bool:
    """Whether no bound overflows; indices, which address memory, are taken not to."""
    found = [constant_integer(value) for value in (*loop.operands[:3], other)]
    numbers = [number for number in found if number is not None]
    ty = other.type
    if len(numbers) < len(found):
        return ty is INDEX
    *bounds, by = numbers
    if isinstance(user, arith.MulIOp):
        values = [bound * by for bound in bounds]
    else:
        values = [bounds[0] + by, bounds[1] + by]
    limit = 1 << ((ty.width if isinstance(ty, IntegerType) else 64) - 1)
    return all(-limit <= value < limit for value in values)


def _fold(loop: scf.ForOp, user: _Folded, rewriter: Rewriter) -> None:
    variable = loop.body.arguments[0]
    count = 3 if isinstance(user, arith.MulIOp) else 2
    with rewriter, rewriter.moved_to(InsertionPoint.before_op(loop)):
        bounds = [
            _copy(user, variable, loop.operands[n], rewriter) for n in range(count)
        ]
    with rewriter.modify(loop):
        loop.operands = [*bounds, *loop.operands[count:]]
    rewriter.replace(user, variable)


def _copy(user: _Folded, variable: Value, bound: Value, rewriter: Rewriter) -> Value:
    rewriter.location = user.any_location
    operands: Sequence[Value] = [
        bound if value is variable else value for value in user.operands
    ]
    return type(user)(*operands).result
