"""Pictures of iterations: where they are, in which order, and what depends on what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import islpy as isl
from matplotlib import colormaps
from matplotlib.figure import Figure

from bridge import analysis
from bridge.analysis.dependences import Dependence, Kind
from bridge.analysis.nests import Model, Statement, root_of
from bridge.arguments import checked
from bridge.errors import Unsupported
from bridge.ir.core import Operation
from bridge.op.interfaces.polyhedral import AffineLoops
from bridge.plot.model import Space, known, label_of, loops_of, outer
from bridge.plot.picture import (
    INK,
    KINDS,
    STATEMENTS,
    Canvas,
    Picture,
    Place,
    Spot,
    alone,
)
from bridge.plot.points import Point

MARKERS: Final = ("o", "s", "^", "D", "v")
_MOST_ROWS: Final = 6
_MOST_NUMBERS: Final = 40


@checked
def domain(op: Operation, *, values: Mapping[str, int] | None = None) -> Picture:
    """The iterations in which an operation runs, as `bridge.analysis.domain` has them.

    A loop's are those of its body. `values` are of parameters, 8 where there is none.
    Of more than three loops the outer ones are drawn, of many iterations the first.
    Raises `Unsupported` where the domain is not known.
    """
    inside = op.regions[0].blocks[0].last if isinstance(op, AffineLoops) else op
    assert inside is not None  # a loop's body ends in a terminator
    known(analysis.domain(inside))
    one = Model(root_of(op)).statement(inside)
    space = _space([one], values, op)
    figure = _figure(space.rank)
    canvas = _framed(alone(figure), space, f"iterations of '{op.name}'")
    _dots(canvas, space)
    return Picture(figure)


@checked
def dependences(
    loop: Operation,
    *,
    values: Mapping[str, int] | None = None,
    kinds: Sequence[Kind] = ("flow", "anti", "output"),
    distinct_arguments: bool = False,
) -> Picture:
    """What depends on what inside a loop: arrows from sources to their first sinks.

    Windows, parameters and errors are as `domain` has them. Raises `TypeError` for
    what is no loop.
    """
    _require_loop(loop, "dependences")
    space = space_of(loop, values)
    figure = _figure(space.rank)
    found = known(
        analysis.dependences(loop, kinds=kinds, distinct_arguments=distinct_arguments)
    )
    draw_dependences(alone(figure), space, found)
    return Picture(figure)


@checked
def schedule(
    loop: Operation,
    times: Mapping[Operation, isl.Map] | None = None,
    *,
    values: Mapping[str, int] | None = None,
) -> Picture:
    """In which order the accesses inside a loop run: from dark to light.

    `times` has others than the program's, as `bridge.analysis.is_legal` takes them.
    Windows, parameters and errors are as `domain` has them. Raises `TypeError` for what
    is no loop, and `ValueError` where an access has no time.
    """
    _require_loop(loop, "schedule")
    space = space_of(loop, values)
    figure = _figure(space.rank)
    draw_schedule(alone(figure), space, times)
    return Picture(figure)


def space_of(loop: Operation, values: Mapping[str, int] | None = None) -> Space:
    """The space of the accesses in a loop; raises `Unsupported`."""
    touched = known(analysis.accesses_of(loop))
    if not touched:
        raise Unsupported(loop.error("touches no memory").diagnostics)
    return _space([one.statement for one in touched], values, loop)


def _space(
    statements: Sequence[Statement], values: Mapping[str, int] | None, op: Operation
) -> Space:
    space = Space.of(statements, values or {})
    if space is None:
        raise Unsupported(op.error("never runs: there is nothing to draw").diagnostics)
    return space


def _require_loop(op: Operation, name: str) -> None:
    if not isinstance(op, AffineLoops):
        raise TypeError(f"{name}: '{op.name}' op is no loop")


def _figure(rank: int) -> Figure:
    size = {0: (4.0, 2.0), 1: (7.0, 2.4), 2: (5.6, 5.4), 3: (6.4, 6.4)}[rank]
    return Figure(figsize=size, layout="constrained")


def _framed(place: Place, space: Space, text: str) -> Canvas:
    canvas = Canvas(place, space.rank)
    canvas.frame(space.window, space.labels, space.title(text))
    canvas.lattice(space.window)
    return canvas


def _points(space: Space, one: Statement) -> list[Point]:
    return space.window.points(outer(one.domain(), space.rank))


def _dots(canvas: Canvas, space: Space) -> list[tuple[str, str, str]]:
    """The iterations of each group of statements; what a legend says of them."""
    rows = []
    for n, loops in enumerate(space.groups):
        same = [one for one in space.statements if loops_of(one) == loops]
        colour, marker = STATEMENTS[n % 5], MARKERS[n % 5]
        spots = {space.spot(one, p) for one in same for p in _points(space, one)}
        canvas.dots(sorted(spots), colour, marker=marker)
        variables = ", ".join([label_of(same[0], k) for k in range(len(loops))])
        rows.append((colour, marker, f"in the loops of {variables}"))
    return rows if len(rows) > 1 else []


# Dependences


def draw_dependences(
    place: Place,
    space: Space,
    found: Sequence[Dependence],
    text: str = "dependences",
) -> None:
    """The iterations, and an arrow for each dependence to another one."""
    canvas = _framed(place, space, text)
    rows = _dots(canvas, space)
    lines: dict[str, str] = {}
    for n, one in enumerate(found):
        colour = KINDS[one.kind]
        moved = _arrows(space, one)
        for start, end in moved:
            canvas.arrow(start, end, colour, _bend(space.rank, n))
        lines[_row(one, space.rank, moved=bool(moved))] = colour
    entries = [(colour, "-", text) for text, colour in lines.items()]
    if len(entries) > _MOST_ROWS:
        left = len(entries) - _MOST_ROWS
        entries[_MOST_ROWS:] = [(INK, "", f"and {left} more")]
    canvas.legend(rows + (entries or [(INK, "", "no dependence")]))


def _bend(rank: int, n: int) -> float:
    return -0.45 - 0.1 * (n % 3) if rank == 1 else 0.14 * (n % 3)


def _arrows(space: Space, found: Dependence) -> list[tuple[Spot, Spot]]:
    """From each source to its first sink, where that is drawn elsewhere."""
    relation = found.relation
    for side in (isl.dim_type.in_, isl.dim_type.out):
        count = relation.dim(side)
        kept = min(count, space.rank)
        relation = relation.project_out(side, kept, count - kept)
    by_op = {one.op: one for one in space.statements}
    source, sink = by_op[found.source], by_op[found.sink]
    spots = [
        (space.spot(source, start), space.spot(sink, end))
        for start, end in space.window.pairs(relation)
    ]
    return [(start, end) for start, end in spots if start != end]


def _row(found: Dependence, rank: int, *, moved: bool) -> str:
    """A dependence in words."""
    vector = found.distance or found.directions
    text = f"{found.kind}: {_short(found.source)} → {_short(found.sink)}"
    by = f"({', '.join(map(str, vector))})"
    if not moved:
        same = all("=" in signs for signs in found.directions[:rank])
        return f"{text}, " + ("within an iteration" if same else "beyond what is drawn")
    return f"{text}, by {by}"


def _short(op: Operation) -> str:
    names = [v.name for v in op.operands if v.name and "memref" in str(v.type)]
    name = op.name.rpartition(".")[2]
    return f"{name} %{names[0]}" if names else name


# Order


def draw_schedule(
    place: Place,
    space: Space,
    times: Mapping[Operation, isl.Map] | None = None,
    text: str = "order, from dark to light",
) -> None:
    """The iterations on a line in the order in which they run."""
    canvas = _framed(place, space, text)
    ordered = _ordered(space, times)
    spots = [spot for spot, _ in ordered]
    canvas.path(spots, "#b8b8b8")
    colours = colormaps["viridis"]
    last = max(1, len(ordered) - 1)
    for n in range(len(space.groups)):
        chosen = [k for k, (_, group) in enumerate(ordered) if group == n]
        shades = [colours(0.95 * k / last) for k in chosen]
        canvas.dots([spots[k] for k in chosen], shades, size=44, marker=MARKERS[n % 5])
    if len(spots) <= _MOST_NUMBERS:
        canvas.numbers(spots)


def _ordered(
    space: Space, times: Mapping[Operation, isl.Map] | None
) -> list[tuple[Spot, int]]:
    """Where iterations are drawn, with their group, by their first times."""
    length = max(len(one.times()) for one in space.statements)
    found: dict[tuple[Spot, int], Point] = {}
    for one in space.statements:
        when = one.schedule(length) if times is None else times.get(one.op)
        if when is None:
            raise ValueError(f"schedule: no time for '{one.op.name}' op")
        for point, time in _times(space, one, when):
            key = (space.spot(one, point), space.group(one))
            found[key] = min(time, found.get(key, time))
    return sorted(found, key=found.__getitem__)


def _times(space: Space, one: Statement, when: isl.Map) -> list[tuple[Point, Point]]:
    """Iterations of the outer loops, each with the first time of it."""
    when = when.intersect_domain(one.domain())
    inner = len(one.loops) - min(len(one.loops), space.rank)
    kept = len(one.loops) - inner
    return space.window.firsts(when.project_out(isl.dim_type.in_, kept, inner))
