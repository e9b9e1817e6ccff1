"""Bounds of indices that are the same in all iterations of loops.

Upstream: `computeIndependentBound`, but for what only seems to depend on nothing: what
is read, or carried from one iteration to the next.
"""

from __future__ import annotations

from collections.abc import Sequence

from bridge.ir.affine import AffineMap
from bridge.ir.core import Operation, Value
from bridge.op.folding import constant_of, number_of
from bridge.op.interfaces.effects import is_pure
from bridge.passes.polyhedral.reifying import reified
from bridge.passes.polyhedral.value_bounds import Quantity, ValueBounds, Variable

__all__ = ["bound_outside"]


def bound_outside(value: Value, loops: Sequence[Operation]) -> int | Value | None:
    """An upper bound of an index that depends on none of the loops, the inner first.

    It is the value itself where that does not; `None` where none is known.
    """
    if not loops or _is_outside(value, loops[-1]):
        return value

    def stop(one: Quantity) -> bool:
        return _is_outside(one.value, loops[-1])

    found = ValueBounds([Variable.of(Quantity(value))], stop).bound("upper")
    if found is None:
        return None
    (below,) = found.map.results
    map_ = AffineMap(found.map.num_dims, found.map.num_symbols, (below - 1,))
    made = reified(loops[0], Variable(map_, found.operands))
    number = number_of(constant_of(made))
    if isinstance(number, int) and made.defining_op is not None:
        made.defining_op.erase()
        return number
    return made


def _is_outside(value: Value, loop: Operation) -> bool:
    """Whether a value is the same in all iterations of a loop."""
    pending, seen = [value], set[Value]()
    while pending:
        one = pending.pop()
        made = one.defining_op
        if one in seen or not _is_inside(one, loop):
            continue
        seen.add(one)
        if made is None or made.regions or not is_pure(made):
            return False
        pending += made.operands
    return True


def _is_inside(value: Value, loop: Operation) -> bool:
    around = value.block.parent_op if value.block is not None else None
    return around is not None and loop.is_ancestor_of(around)
