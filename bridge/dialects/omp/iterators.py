"""Rules of the bounds of iterators and tasks, and of the results of iterators.

Every rule raises `Invalid` where it is broken.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge.ir.core import Operation
from bridge.ir.types import Type
from bridge.ir.values import Value
from bridge.ods.nodes import parse_type
from bridge.op.base import constant_integer
from bridge.op.interfaces.effects import is_pure

if TYPE_CHECKING:
    from bridge.dialects.omp.ops import IteratorOp


def verify_iterator(op: IteratorOp) -> None:
    """Steps that lead from one bound to the other, and one value for each of them."""
    parts = op.loop_lower_bounds, op.loop_upper_bounds, op.loop_steps
    bounds = (map(constant_integer, part) for part in parts)
    for low, high, step in zip(*bounds, strict=True):
        if step == 0:
            raise op.error("loop step must not be zero")
        if None in (low, high, step):
            continue
        if step > 0 and low > high:
            raise op.error(
                "positive loop step requires lower bound to be less than or equal to "
                "upper bound"
            )
        if step < 0 and low < high:
            raise op.error(
                "negative loop step requires lower bound to be greater than or equal "
                "to upper bound"
            )
    end = op.region.blocks[0].last
    if end is None or end.name != "omp.yield":
        raise op.error("region must be terminated by omp.yield")
    if len(end.operands) != 1:
        raise op.error("omp.yield in omp.iterator region must yield exactly one value")
    wanted, given = _element(op.iterated.type), end.operands[0].type
    if wanted is not given:
        raise op.error(
            f"omp.iterated element type ('{wanted}') does not match omp.yield "
            f"operand type ('{given}')"
        )


def _element(ty: Type) -> Type:
    """What an iterated type is of."""
    return parse_type(str(ty).removeprefix("!omp.iterated<")[:-1])


def is_known_outside(value: Value, op: Operation) -> bool:
    """Whether a value is of outside an operation, or can be computed there."""
    pending, seen = [value], {value}
    while pending:
        current = pending.pop()
        block = current.block
        around = block.parent_op if block is not None else None
        if around is None or not op.is_ancestor_of(around):
            continue
        made = current.defining_op
        if made is None or made.regions or not is_pure(made):
            return False
        pending += [v for v in made.operands if v not in seen]
        seen.update(made.operands)
    return True
