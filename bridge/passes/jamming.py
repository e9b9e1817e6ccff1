"""Iterations of an outer loop side by side: whether that is legal, and the change.

Of affine loops and of loops of scf alike: inner ones are of the same kind.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeGuard

from bridge.dialects import affine, arith, scf
from bridge.dialects.scf.bounds import number
from bridge.dialects.scf.unrolling import promote
from bridge.ir.affine import AffineDim, AffineMap
from bridge.ir.building import Builder
from bridge.ir.core import Operation, Value
from bridge.op.base import constant_integer
from bridge.op.interfaces.polyhedral import AffineLoops
from bridge.passes.affine_loop_unroll import promote_single_iteration
from bridge.passes.affine_nests import defined_inside, set_bounds
from bridge.passes.rescheduling import why_not_at_times

if TYPE_CHECKING:
    from bridge.analysis import nests

__all__ = ["JammedLoop", "jam", "why_not_invariant", "why_not_jammed"]

JammedLoop = affine.ForOp | scf.ForOp


def _loops(loop: JammedLoop) -> Iterator[JammedLoop]:
    """The loops inside, of which iterations are jammed; those of conditions are not."""
    for op in loop.body:
        if _is_alike(op, loop):
            yield op
            yield from _loops(op)


def _is_alike(op: Operation | None, loop: JammedLoop) -> TypeGuard[JammedLoop]:
    return type(op) is type(loop)


def _inits(loop: JammedLoop) -> Sequence[Value]:
    return loop.carried().inits


def _controls(loop: JammedLoop) -> int:
    """How many operands of a loop are those of its bounds."""
    return len(loop.operands) - len(_inits(loop))


def why_not_invariant(loop: JammedLoop) -> str:
    """Which loop inside has other bounds in each iteration; empty where none has."""
    for inner in _loops(loop):
        if any(defined_inside(v, loop) for v in inner.operands[: _controls(inner)]):
            return f"a bound of the loop at {inner.position} depends on it"
    return ""


# Legality


def why_not_jammed(loop: JammedLoop, factor: int, *, distinct: bool = False) -> str:
    """Why so many iterations cannot run side by side; empty where they can."""
    if next(_loops(loop), None) is None:
        # There is nothing to be jammed: the order stays.
        return ""
    return why_not_at_times(
        loop,
        lambda statement: _jammed_times(statement, loop, factor),
        distinct_arguments=distinct,
    )


def _jammed_times(
    statement: nests.Statement, loop: JammedLoop, factor: int
) -> Iterator[str]:
    """When something runs: by blocks of iterations, then by what is jammed."""
    level = next(one for one in statement.loops if one.op is loop)
    lower = statement.applied(level.bounds.lower)
    start = f"max({', '.join(lower)})" if len(lower) > 1 else lower[0]
    step = level.bounds.step
    times = iter(statement.times())
    jamming = False
    for op, inner in statement.around:
        if op is loop:
            next(times)
            yield f"floor(({level.name} - {start})/{step * factor})"
            jamming = True
        elif isinstance(op, AffineLoops):
            for one in statement.loops:
                if one.op is op:
                    yield next(times)
        position = next(times)
        if jamming and not _is_alike(inner, loop):
            jamming = False
            yield str(int(position) - _before(inner, loop))
            yield f"floor(({level.name} - {start})/{step})"
        yield position


def _before(op: Operation, loop: JammedLoop) -> int:
    """How many operations are between an operation and the last loop before it."""
    count, before = 0, op.previous
    while before is not None and not _is_alike(before, loop):
        count, before = count + 1, before.previous
    return count


# The change


@dataclass(frozen=True, slots=True)
class _Rules:
    """How loops of a kind are changed."""

    step: Callable[[JammedLoop], int]
    shift: Callable[[Value, int], Value]
    """The variable of a later iteration."""
    widen: Callable[[JammedLoop, Sequence[Value]], JammedLoop]
    """A loop that carries other values, with a body of its own."""
    lengthen: Callable[[JammedLoop, int], None]
    """Makes the step so many."""
    finish: Callable[[JammedLoop], object]


def _affine_step(loop: JammedLoop) -> int:
    assert isinstance(loop, affine.ForOp)
    (bounds,) = loop.loops()
    return bounds.step


def _affine_shift(variable: Value, by: int) -> Value:
    return affine.ApplyOp(AffineMap(1, 0, (AffineDim(0) + by,)), [variable]).result


def _affine_widen(loop: JammedLoop, inits: Sequence[Value]) -> JammedLoop:
    assert isinstance(loop, affine.ForOp)
    (bounds,) = loop.loops()
    return affine.ForOp(bounds.lower, bounds.upper, step=bounds.step, inits=inits)


def _affine_lengthen(loop: JammedLoop, factor: int) -> None:
    assert isinstance(loop, affine.ForOp)
    (bounds,) = loop.loops()
    set_bounds(loop, bounds.lower, bounds.upper, bounds.step * factor)


def _affine_finish(loop: JammedLoop) -> object:
    assert isinstance(loop, affine.ForOp)
    return promote_single_iteration(loop)


def _scf_step(loop: JammedLoop) -> int:
    return constant_integer(loop.operands[2]) or 0


def _scf_shift(variable: Value, by: int) -> Value:
    return arith.AddIOp(variable, number(by, variable.type)).result


def _scf_widen(loop: JammedLoop, inits: Sequence[Value]) -> JammedLoop:
    assert isinstance(loop, scf.ForOp)
    lower, upper, step = loop.operands[:3]
    unsigned = loop.unsigned_cmp is not None
    return scf.ForOp(lower, upper, step, inits, unsigned_cmp=unsigned)


def _scf_lengthen(loop: JammedLoop, factor: int) -> None:
    ty = loop.operands[2].type
    with Builder.before(loop):
        number(factor, ty)  # not needed, but upstream has it as well
        loop.set_operand(2, number(_scf_step(loop) * factor, ty))


def _scf_finish(loop: JammedLoop) -> object:
    assert isinstance(loop, scf.ForOp)
    return promote(loop)


_RULES: Final[dict[type[Operation], _Rules]] = {
    affine.ForOp: _Rules(
        _affine_step, _affine_shift, _affine_widen, _affine_lengthen, _affine_finish
    ),
    scf.ForOp: _Rules(_scf_step, _scf_shift, _scf_widen, _scf_lengthen, _scf_finish),
}


def jam(loop: JammedLoop, factor: int) -> None:
    """Runs so many iterations of a loop, which divide their number, side by side."""
    rules = _RULES[type(loop)]
    runs, step = list(_runs(loop)), rules.step(loop)
    maps: list[dict[Value, Value]] = [{} for _ in range(factor)]
    inner = [one for one in _loops(loop) if _inits(one)]
    widened = [_widened(one, maps, rules) for one in reversed(inner)]
    rules.lengthen(loop, factor)
    variable = loop.body.arguments[0]
    is_used = bool(variable.uses)
    for n in range(factor - 1, 0, -1):
        for run in runs:
            place = run[-1].next
            assert place is not None  # a terminator comes last
            with Builder.before(place) as build:
                if is_used:
                    build.location = loop.any_location
                    maps[n][variable] = rules.shift(variable, n * step)
                block = run[-1].parent
                assert block is not None  # it is inside the loop
                for op in run:
                    block.insert_before(place, op.clone(maps[n]))
        for one in widened:
            _hand_on(one, n, factor, maps[n])
    rules.finish(loop)


def _runs(loop: JammedLoop) -> Iterator[Sequence[Operation]]:
    """What is between loops, in each block."""
    run: list[Operation] = []
    for op in list(loop.body):
        if _is_alike(op, loop) or op is loop.body.last:
            if run:
                yield run
            run = []
            if _is_alike(op, loop):
                yield from _runs(op)
        else:
            run.append(op)


def _widened(
    loop: JammedLoop, maps: Sequence[dict[Value, Value]], rules: _Rules
) -> JammedLoop:
    """A loop that carries the values of all iterations, in the place of one."""
    factor, count = len(maps), len(_inits(loop))
    where = loop.any_location
    with Builder.before(loop) as build:
        build.location = where
        made = rules.widen(loop, list(_inits(loop)) * factor)
    made.attributes = loop.attributes
    last = loop.body.last
    assert last is not None  # the terminator
    for value in list(loop.results) * (factor - 1):
        loop.body.add_argument(value.type, where)
    last.operands = list(last.operands) * factor
    for block in list(made.region.blocks):
        made.region.remove(block)
    made.region.take_blocks(loop.region)
    for old, new in zip(loop.results, made.results, strict=False):
        old.replace_all_uses(new)
    loop.erase()
    carried = made.body.arguments[1:]
    for n in range(1, factor):
        for k in range(count):
            maps[n][carried[k]] = carried[n * count + k]
            maps[n][made.results[k]] = made.results[n * count + k]
    return made


def _hand_on(
    loop: JammedLoop, n: int, factor: int, mapping: dict[Value, Value]
) -> None:
    """Makes a widened loop begin and go on with the values of one iteration."""
    count, first = len(_inits(loop)) // factor, _controls(loop)
    last = loop.body.last
    assert last is not None  # the terminator
    for k in range(count):
        init, value = _inits(loop)[k], last.operands[k]
        loop.set_operand(first + n * count + k, mapping.get(init, init))
        last.set_operand(n * count + k, mapping.get(value, value))
