"""Pictures of memory: the elements that one run of a loop touches."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import islpy as isl
from matplotlib.figure import Figure

from bridge import analysis
from bridge.analysis.nests import Model, Statement, root_of
from bridge.arguments import checked
from bridge.errors import Unsupported
from bridge.ir.core import Operation, Value
from bridge.ir.types import DYNAMIC, RankedType
from bridge.op.interfaces.polyhedral import AffineLoops
from bridge.plot.model import MOST, known, label_of, outer
from bridge.plot.picture import Canvas, Picture, alone
from bridge.plot.points import Point, Window, fix, parameters

READ: Final = "#56b4e9"
WRITTEN: Final = "#d55e00"
BOTH: Final = "#7b3294"


@checked
def footprint(
    loop: Operation,
    memref: Value,
    *,
    at: Sequence[int] | None = None,
    values: Mapping[str, int] | None = None,
) -> Picture:
    """The elements of a memref that one run of a loop reads, writes, or both.

    The run is that in an iteration of the loops around it: `at`, without it the first.
    `values` are of parameters, 8 where there is none. Of many elements the first are
    drawn. Raises `Unsupported` where the elements are not known or more than three
    subscripts lead to them, `TypeError` for what is no loop, and `ValueError` where the
    loop does not run.
    """
    if not isinstance(loop, AffineLoops):
        raise TypeError(f"footprint: '{loop.name}' op is no loop")
    around = _around(loop)
    runs = known(analysis.domain(loop))
    chosen = parameters([runs], values or {})
    point = _chosen(runs, chosen, at)
    sets = {}
    for kind, reads, writes in (("read", True, False), ("written", False, True)):
        found = known(analysis.footprint(loop, memref, reads=reads, writes=writes))
        sets[kind] = _after(found, point)
    window = _window(memref, sets, chosen, loop)
    notes = [f"{label_of(around, n)} = {value}" for n, value in enumerate(point)] + [
        f"{name} = {value}" for name, value in window.values.items()
    ]
    if window.clipped:
        notes.append("the first elements")
    name = f"%{memref.name}" if memref.name else "the memref"
    title = f"elements of {name} in one run" + (f" ({', '.join(notes)})" * bool(notes))
    figure = Figure(figsize=_SIZES[len(window.low)], layout="constrained")
    _draw(
        figure, window, {kind: set(window.points(s)) for kind, s in sets.items()}, title
    )
    return Picture(figure)


_SIZES: Final = {0: (4.0, 2.0), 1: (7.0, 2.2), 2: (5.6, 5.4), 3: (6.4, 6.4)}


def _around(loop: Operation) -> Statement:
    """The loops around a loop; it has an affine domain."""
    return Model(root_of(loop)).statement(loop)


def _chosen(
    runs: isl.Set, values: Mapping[str, int], at: Sequence[int] | None
) -> Point:
    """The iteration of the outer loops; raises `ValueError` where there is none."""
    fixed = fix(runs, values)
    dims = range(fixed.dim(isl.dim_type.set))
    if at is not None:
        if len(at) != len(dims):
            raise ValueError(f"footprint: 'at' has {len(at)} values, not {len(dims)}")
        for n, value in enumerate(at):
            fixed = fixed.fix_val(isl.dim_type.set, n, isl.Val(value))
    if fixed.is_empty():
        raise ValueError("footprint: the loop does not run there")
    first = fixed.lexmin().sample_point()
    found = [first.get_coordinate_val(isl.dim_type.set, n) for n in dims]
    return tuple([value.to_python() for value in found])


def _after(found: isl.Map, point: Point) -> isl.Set:
    """The elements of one iteration."""
    for n, value in enumerate(point):
        found = found.fix_val(isl.dim_type.in_, n, isl.Val(value))
    return found.range()


def _window(
    memref: Value, sets: Mapping[str, isl.Set], values: Mapping[str, int], op: Operation
) -> Window:
    """What is drawn: the whole memref where it is small and not of other subscripts."""
    rank = sets["read"].dim(isl.dim_type.set)
    if rank > MOST:
        text = f"touches memory by {rank} subscripts: no picture has so many"
        raise Unsupported(op.error(text).diagnostics)
    shapes = list(sets.values())
    ty = memref.type
    if isinstance(ty, RankedType) and ty.rank == rank and DYNAMIC not in ty.shape:
        names = [f"e{n}" for n in range(rank)]
        inside = [f"0 <= {e} < {size}" for e, size in zip(names, ty.shape, strict=True)]
        where = " and ".join(inside) or "1 = 1"
        shapes.append(isl.Set(f"{{ [{', '.join(names)}] : {where} }}"))
    window = Window.around([outer(one, MOST) for one in shapes], values)
    if window is None:
        raise ValueError("footprint: the loop does not touch the memref")
    return window


def _draw(
    figure: Figure, window: Window, touched: Mapping[str, set[Point]], title: str
) -> None:
    rank = len(window.low)
    labels = [f"subscript {n}" for n in range(rank)]
    read, written = touched["read"], touched["written"]
    if rank == 2:  # as a matrix is written: the first subscript downwards
        labels.reverse()
        read = {point[::-1] for point in read}
        written = {point[::-1] for point in written}
        sides = window.low[::-1], window.high[::-1]
        window = Window(window.values, *sides, window.clipped)
    canvas = Canvas(alone(figure), rank)
    canvas.frame(window, labels, title)
    canvas.grid(window)
    rows = []
    for colour, text, points in (
        (READ, "read", read - written),
        (WRITTEN, "written", written - read),
        (BOTH, "read and written", read & written),
    ):
        canvas.cells(window, points, colour)
        if points:
            rows.append((colour, "s", f"{text}: {len(points)}"))
    canvas.legend(rows or [(BOTH, "", "no element is touched")])
