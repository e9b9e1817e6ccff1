"""Analyses held against enumeration: what isl says of a nest, and what its run does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

import islpy as isl

from bridge.analysis import (
    Dependence,
    Parallelism,
    Unknown,
    dependences,
    domain,
    footprint,
    is_parallel,
    out_of_bounds,
    trip_count,
)
from bridge.errors import Trap
from bridge.fuzz.nests import SIDE, Pair, Visit, depending, visits
from bridge.ir.core import Operation
from bridge.ir.walk import walk
from bridge.op.interfaces.polyhedral import AffineAccess, AffineLoops

SYMBOLS: Final = (0, 3, 8)
"""What the symbol of a nest is."""

Point = tuple[int, ...]


class Wrong(Exception):
    """An answer that enumeration does not give."""


Check = Callable[[int, Sequence[Visit]], None]
"""Compares an answer with a run, of which the symbol is known."""


def check(module: Operation, symbols: Sequence[int] = SYMBOLS) -> int:
    """How many questions about a nest have no answer; raises `Wrong` for one that is
    wrong.
    """
    answers = [answer for question in _QUESTIONS for answer in question(module)]
    known = [answer for answer in answers if answer is not None]
    for symbol in symbols:
        found = visits(module, symbol)
        for compare in known:
            compare(symbol, found)
    return len(answers) - len(known)


def check_bounds(module: Operation, symbols: Sequence[int] = SYMBOLS) -> int:
    """The same about whether accesses stay inside memrefs."""
    accesses = [op for op in walk(module) if isinstance(op, AffineAccess)]
    outside = [out_of_bounds(op) for op in accesses]
    known = [found for found in outside if not isinstance(found, Unknown)]
    if len(known) < len(outside):
        return 1
    for symbol in symbols:
        expected = any(not _at(found, symbol).is_empty() for found in known)
        try:
            visits(module, symbol)
            trapped = False
        except Trap:
            trapped = True
        if expected != trapped:
            raise Wrong(f"out_of_bounds: {expected}, at {symbol}: {trapped}")
    return 0


def _same(question: str, ours: object, theirs: object, symbol: int) -> None:
    if ours != theirs:
        raise Wrong(f"{question}, at {symbol}: {ours}, by enumeration {theirs}")


def _at(found: isl.Map, symbol: int) -> isl.Map:
    """A relation with its one parameter, the symbol, known."""
    for n in range(found.dim(isl.dim_type.param)):
        found = found.fix_val(isl.dim_type.param, n, symbol)
    return found


def points_of(found: isl.Set) -> list[Point]:
    """The points of a bounded set."""
    points: list[Point] = []

    def add(point: isl.Point) -> None:
        dims = range(found.dim(isl.dim_type.set))
        values = [point.get_coordinate_val(isl.dim_type.set, n) for n in dims]
        points.append(tuple([value.to_python() for value in values]))

    try:
        found.foreach_point(add)
    except isl.Error:
        # isl counts on a pivot that some systems of quotients do not have.
        return list(scanned(found))
    return points


def scanned(found: isl.Set, before: Point = ()) -> Iterator[Point]:
    """The points of a bounded set, a dimension after another."""
    at = len(before)
    if at == found.dim(isl.dim_type.set):
        yield before
        return
    if found.is_empty():
        return
    low, high = found.dim_min_val(at), found.dim_max_val(at)
    for number in range(low.to_python(), high.to_python() + 1):
        inside = found.fix_val(isl.dim_type.set, at, number)
        if not inside.is_empty():
            yield from scanned(inside, (*before, number))


def _pairs(found: isl.Map, symbol: int) -> Iterator[tuple[Point, Point]]:
    split = found.dim(isl.dim_type.in_)
    for point in points_of(_at(found, symbol).wrap()):
        yield point[:split], point[split:]


def _enumerated(found: Sequence[Dependence], symbol: int) -> set[Pair]:
    """All pairs of dependences between affine accesses: those that are watched."""
    return {
        (one.kind, one.source, one.sink, source, sink)
        for one in found
        if _is_watched(one.source) and _is_watched(one.sink)
        for source, sink in _pairs(one.relation, symbol)
    }


def _is_watched(op: Operation) -> bool:
    """Whether a run tells of an access: not where memory gets its first values."""
    return isinstance(op, AffineAccess) and op.dialect == "affine"


def _dependences(module: Operation) -> Iterator[Check | None]:
    answer = dependences(module.body.first or module)
    if isinstance(answer, Unknown):
        yield None
        return

    def compare(symbol: int, found: Sequence[Visit]) -> None:
        ours, theirs = _enumerated(answer, symbol), depending(found)
        _same("dependences", ours - theirs, theirs - ours, symbol)

    yield compare


def _domains(module: Operation) -> Iterator[Check | None]:
    for op in walk(module):
        if _is_watched(op):
            found = domain(op)
            yield None if isinstance(found, Unknown) else partial(_domain, op, found)


def _domain(
    op: Operation, answer: isl.Set, symbol: int, found: Sequence[Visit]
) -> None:
    runs = {visit.iteration for visit in found if visit.op is op}
    points = set(points_of(_at(answer.identity(), symbol).domain()))
    _same("domain", points, runs, symbol)


def _trip_counts(module: Operation) -> Iterator[Check | None]:
    for op in walk(module):
        loop = op.parent_op
        if _is_watched(op) and isinstance(loop, AffineLoops):
            found = trip_count(loop)
            yield (
                None if isinstance(found, Unknown) else partial(_trip_count, op, found)
            )


def _trip_count(
    op: Operation, answer: isl.PwAff, symbol: int, found: Sequence[Visit]
) -> None:
    """By how often an access runs that nothing but loops is around."""
    runs = Counter(visit.iteration[:-1] for visit in found if visit.op is op)
    pairs = _pairs(isl.Map.from_pw_aff(answer), symbol)
    counts = {outer: count for outer, (count,) in pairs if count}
    _same("trip_count", counts, dict(runs), symbol)


def _footprints(module: Operation) -> Iterator[Check | None]:
    function = module.body.first
    assert function is not None
    memref = function.body.arguments[0]
    loops = [op for op in function.body if isinstance(op, AffineLoops)]
    answers = [footprint(loop, memref) for loop in loops]
    known = [answer for answer in answers if not isinstance(answer, Unknown)]
    if len(known) < len(answers):
        yield None
        return

    def compare(symbol: int, found: Sequence[Visit]) -> None:
        points = {e for answer in known for _, e in _pairs(answer, symbol)}
        places = {row * SIDE + column for row, column in points}
        touched = {v.place[1] for v in found if _memory(v.op) is memref}
        _same("footprint", places, touched, symbol)

    yield compare


def _memory(op: Operation) -> object:
    """The memref behind the one that an access uses, of which a view is a part."""
    assert isinstance(op, AffineAccess)  # it is a visit's
    access = op.access()
    made = access.memref.defining_op
    return made.operands[0] if made is not None and made.operands else access.memref


def _parallel(module: Operation) -> Iterator[Check | None]:
    for loop in walk(module):
        if isinstance(loop, AffineLoops):
            found = is_parallel(loop)
            yield None if isinstance(found, Unknown) else partial(_carried, loop, found)


def _carried(
    loop: Operation, answer: Parallelism, symbol: int, found: Sequence[Visit]
) -> None:
    depth = sum(isinstance(op, AffineLoops) for op in _ancestors(loop))
    inside = [visit for visit in found if loop.is_ancestor_of(visit.op)]
    theirs = {
        pair
        for pair in depending(inside)
        if pair[3][:depth] == pair[4][:depth] and pair[3][depth] != pair[4][depth]
    }
    ours = _enumerated(answer.carried, symbol)
    _same("is_parallel", ours - theirs, theirs - ours, symbol)


def _ancestors(op: Operation) -> Iterator[Operation]:
    around = op.parent_op
    while around is not None:
        yield around
        around = around.parent_op


_QUESTIONS: Final = (_dependences, _domains, _trip_counts, _footprints, _parallel)
