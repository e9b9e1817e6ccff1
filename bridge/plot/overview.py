"""A picture of all nests of some modules, as `bridge-opt --affine-plot` writes it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from matplotlib.figure import Figure
from matplotlib.gridspec import GridSpec

from bridge import analysis
from bridge.arguments import checked
from bridge.errors import Unsupported
from bridge.ir.core import Operation
from bridge.ir.walk import walk
from bridge.op.interfaces.polyhedral import AffineLoops
from bridge.plot.model import Space
from bridge.plot.nests import draw_dependences, draw_schedule, space_of
from bridge.plot.picture import INK, Picture, Place

MOST_NESTS: Final = 12


@checked
def overview(*modules: Operation, distinct_arguments: bool = True) -> Picture:
    """Each outermost loop with its dependences and its order, a row for each.

    Of what cannot be drawn the reason is told. `distinct_arguments` says that no two
    memrefs among a function's arguments share memory. Of many loops the first are
    drawn.
    """
    loops = [loop for module in modules for loop in _outermost(module)]
    drawn = [(loop, _space(loop)) for loop in loops[:MOST_NESTS]]
    heights = [_height(space) for _, space in drawn] or [2.0]
    figure = Figure(figsize=(11.0, sum(heights)), layout="constrained")
    grid = figure.add_gridspec(len(heights), 2, height_ratios=heights)
    if not drawn:
        _tell(Place(figure, grid[0, 0]), "no affine loops")
    for n, (loop, space) in enumerate(drawn):
        _draw(figure, grid, n, loop, space, distinct=distinct_arguments)
    if len(loops) > len(drawn):
        figure.suptitle(f"the first {len(drawn)} of {len(loops)} nests", color=INK)
    return Picture(figure)


def _space(loop: Operation) -> Space | str:
    """Where a loop is drawn, or why it is not."""
    try:
        return space_of(loop)
    except Unsupported as error:
        return error.diagnostics[0].message


def _height(space: Space | str) -> float:
    return 1.5 if isinstance(space, str) else (2.0, 2.8, 5.4, 5.4)[space.rank]


def _draw(
    figure: Figure,
    grid: GridSpec,
    n: int,
    loop: Operation,
    space: Space | str,
    *,
    distinct: bool,
) -> None:
    """A row: dependences, and the order."""
    line = f" of the loop in line {loop.position.line}"
    if isinstance(space, str):
        _tell(Place(figure, grid[n, :]), f"{space}{line}")
        return
    draw_schedule(Place(figure, grid[n, 1]), space, text="order, from dark to light")
    found = analysis.dependences(loop, distinct_arguments=distinct)
    if isinstance(found, analysis.Unknown):
        _tell(Place(figure, grid[n, 0]), f"dependences{line} are unknown: {found}")
    else:
        draw_dependences(Place(figure, grid[n, 0]), space, found, f"dependences{line}")


def _outermost(module: Operation) -> Iterable[Operation]:
    """The loops that are in no other one."""
    inside: set[Operation] = set()
    for op in walk(module):
        if isinstance(op, AffineLoops) and op not in inside:
            inside.update(walk(op))
            yield op


def _tell(place: Place, text: str) -> None:
    axes = place.figure.add_subplot(place.cell)
    axes.set_axis_off()
    axes.text(0.5, 0.5, text, ha="center", va="center", wrap=True, color=INK)
