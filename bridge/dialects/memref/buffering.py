"""Memory that each iteration of a loop fills anew, as several that take turns.

Upstream: `multiBuffer`.
"""

from __future__ import annotations

from collections.abc import Sequence

from bridge.dialects import memref
from bridge.dialects.affine.applying import folded
from bridge.dialects.affine.composition import composed, is_symbol
from bridge.dialects.memref.layouts import buffer_type
from bridge.dialects.memref.linear import value_of
from bridge.dialects.memref.retyping import (
    fixes_layout,
    part,
    place,
    use_instead,
    users_of_parts,
)
from bridge.ir.affine import (
    AffineConstant,
    AffineDim,
    AffineExpr,
    AffineMap,
    AffineSymbol,
)
from bridge.ir.building import InsertionPoint
from bridge.ir.core import Operation, Value
from bridge.ir.dominance import Dominance
from bridge.ir.types import INDEX, MemRefType
from bridge.op.interfaces.loop_like import loop_regions
from bridge.op.interfaces.polyhedral import AffineLoops, Applied
from bridge.op.interfaces.ranges import Counted, CountingLoop
from bridge.op.mixed import Mixed, number_in
from bridge.rewrite.rewriter import Rewriter

__all__ = ["loop_around", "multi_buffer"]


def multi_buffer(
    op: memref.AllocOp, factor: int, rewriter: Rewriter, *, trusted: bool = False
) -> memref.AllocOp | None:
    """Has each iteration use the next of so many buffers; `None` where it may not.

    With `trusted`, no iteration is said to use what another one has left.
    """
    loop = _loop_to_change(op, trusted=trusted)
    counted = None if loop is None else _single_variable(loop)
    if loop is None or counted is None or factor <= 0 or not _can_change(op):
        return None
    if not Dominance().properly_dominates(op, loop):
        return None
    turn = _turn(counted, factor)
    if turn is None:
        return None
    ty = buffer_type(op.memref)
    several = MemRefType((factor, *ty.shape), ty.element, None, ty.memory_space)
    with place(rewriter, op):
        made = memref.AllocOp(
            several, (), (), alignment=op.alignment, attributes=dict(op.attributes)
        )
    rewriter.point = InsertionPoint.at_start(loop_regions(loop)[0].blocks[0])
    with rewriter:
        current = _slice(made.memref, value_of(folded(turn)))
    _give_back(op, made, rewriter)
    use_instead(op.memref, current, rewriter)
    rewriter.erase(op)
    return made


def _slice(several: Value, number: Value) -> Value:
    ty = buffer_type(several)
    offsets: list[int | Value] = [number, *[0] * (ty.rank - 1)]
    lists: list[Mixed] = [offsets, [1, *ty.shape[1:]], [1] * ty.rank]
    return part(several, lists, range(1, ty.rank)).result


def loop_around(op: Operation) -> Operation | None:
    """The nearest loop that an operation is in."""
    node = op.parent_op
    while node is not None and not loop_regions(node):
        node = node.parent_op
    return node


def _loop_to_change(op: memref.AllocOp, *, trusted: bool) -> Operation | None:
    """The loop whose iterations use nothing that is there from before."""
    memory, dominance = op.memref, Dominance()
    users = memory.users
    for user in users:
        loop = loop_around(user)
        if loop is None:
            if isinstance(user, memref.DeallocOp):
                continue
            return None
        if trusted:
            others = [one for one in users if not isinstance(one, memref.DeallocOp)]
            found = all(loop.is_ancestor_of(one) for one in others)
        else:
            found = _overwrites(user, memory) and all(
                one is user or dominance.properly_dominates(user, one) for one in users
            )
        if found:
            return loop
    return None


def _overwrites(user: Operation, memory: Value) -> bool:
    # What is copied to itself is what was there from before, other than upstream's.
    return (
        isinstance(user, memref.CopyOp)
        and user.target is memory
        and user.source is not memory
    )


def _can_change(op: memref.AllocOp) -> bool:
    """Whether all that use the memory may use part of larger memory.

    Upstream does not ask, and makes programs that are not valid; nor does it see that a
    part is not as aligned as what is allocated.
    """
    ty = buffer_type(op.memref)
    others = [
        user
        for user in users_of_parts(op.memref)
        if not isinstance(user, memref.DeallocOp) or op.memref not in user.operands
    ]
    return ty.has_static_shape and not any(
        fixes_layout(user) or user.get("alignment") is not None for user in others
    )


def _single_variable(loop: Operation) -> Counted | None:
    """The variable of a loop that has one, of index, from a lower bound in steps."""
    found: Sequence[Counted] = ()
    if isinstance(loop, CountingLoop):
        found = loop.counted()
    elif isinstance(loop, AffineLoops):
        bounds = loop.loops() or ()
        found = [
            Counted(one.variable, one.lower.map.single_constant, 0, one.step)
            for one in bounds
            if one.lower.map.is_single_constant
        ]
        if len(found) != len(bounds):
            return None
    single = len(found) == 1 and len(loop_regions(loop)) == 1
    return found[0] if single and found[0].variable.type is INDEX else None


def _turn(counted: Counted, factor: int) -> Applied | None:
    """Which of the buffers the turn of an iteration is."""
    values: list[Value] = [counted.variable]
    first: AffineExpr
    number = number_in(counted.first)
    if number is None and isinstance(counted.first, Value):
        values.append(counted.first)
        first = AffineDim(1)
    else:
        first = AffineConstant(number or 0)
    step: AffineExpr
    number, dims = number_in(counted.step), len(values)
    if number is not None:
        if number <= 0:
            return None
        step = AffineConstant(number)
    elif isinstance(counted.step, Value) and is_symbol(counted.step):
        values.append(counted.step)
        step = AffineSymbol(0)
    else:
        # Nothing affine is divided by what is no symbol.
        return None
    turn = ((AffineDim(0) - first) // step) % factor
    return composed(Applied(AffineMap(dims, len(values) - dims, (turn,)), values))


def _give_back(op: memref.AllocOp, made: memref.AllocOp, rewriter: Rewriter) -> None:
    for user in list(op.memref.users):
        if isinstance(user, memref.DeallocOp):
            with place(rewriter, user):
                memref.DeallocOp(made.memref)
            rewriter.erase(user)
