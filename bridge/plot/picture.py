"""What the pictures are drawn on: axes of one, two or three dimensions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from io import BytesIO
from itertools import product
from pathlib import Path
from typing import Final, Literal, NamedTuple

import numpy as np
from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.gridspec import SubplotSpec
from matplotlib.lines import Line2D
from matplotlib.patches import FancyArrowPatch, Rectangle
from matplotlib.ticker import FixedLocator, MaxNLocator
from mpl_toolkits.mplot3d import Axes3D

from bridge.plot.points import Point, Window

Format = Literal["png", "svg"]
Spot = tuple[float, ...]
"""Where a point is drawn."""

FADED: Final = "#dcdcdc"
INK: Final = "#2b3a4a"
KINDS: Final = {
    "flow": "#0072b2",
    "anti": "#d55e00",
    "output": "#009e73",
    "input": "#999999",
}
"""Colours that those who see fewer colours can tell apart (Okabe and Ito)."""
STATEMENTS: Final = ("#2b3a4a", "#cc79a7", "#e69f00", "#56b4e9", "#009e73")


class Picture:
    """A drawing; the last value of a notebook's cell shows itself."""

    def __init__(self, figure: Figure) -> None:
        self.figure = figure
        """matplotlib's, to be changed further."""

    def save(self, path: str | Path) -> None:
        """Writes a file; its suffix, `.png` or `.svg`, says of what kind.

        Raises `ValueError` for another one, and `OSError`.
        """
        Path(path).write_bytes(self.data(format_of(path)))

    def data(self, kind: Format) -> bytes:
        """What a file of a kind holds: the same each time."""
        out = BytesIO()
        with rc_context({"svg.hashsalt": "mlir-bridge", "svg.fonttype": "path"}):
            plain = {"Date": None} if kind == "svg" else {"Software": None}
            self.figure.savefig(out, format=kind, dpi=144, metadata=plain)
        return out.getvalue()

    def _repr_png_(self) -> bytes:
        return self.data("png")

    def _repr_svg_(self) -> str:
        return self.data("svg").decode()


def format_of(path: str | Path) -> Format:
    """The kind of file of a name; raises `ValueError` where it is none of ours."""
    suffix = Path(path).suffix.lower()
    if suffix == ".png":
        return "png"
    if suffix == ".svg":
        return "svg"
    raise ValueError(f"a picture is a .png or .svg file, not '{path}'")


class Place(NamedTuple):
    """A part of a figure."""

    figure: Figure
    cell: SubplotSpec


class Canvas:
    """One drawing of points with as many dimensions as there are names."""

    def __init__(self, place: Place, dims: int) -> None:
        self.rank = dims
        kind = {"projection": "3d"} if dims == 3 else {}
        self.axes: Axes = place.figure.add_subplot(place.cell, **kind)

    @property
    def _deep(self) -> Axes3D:
        assert isinstance(self.axes, Axes3D)  # it was made for three dimensions
        return self.axes

    def frame(self, window: Window, labels: Sequence[str], title: str) -> None:
        """Names the axes, and marks the points of the window as places."""
        axes = self.axes
        axes.set_title(title, fontsize=10, loc="left", color=INK)
        setters: list[Callable[[str], object]] = [axes.set_xlabel, axes.set_ylabel]
        if self.rank == 3:
            setters.append(self._deep.set_zlabel)
        for set_label, label in zip(setters, labels, strict=False):
            set_label(label)
        if self.rank < 3:
            for side in ("top", "right", *(("left",) if self.rank < 2 else ())):
                axes.spines[side].set_visible(False)
            axes.tick_params(color=FADED, labelsize=8)
        if self.rank < 2:
            axes.set_yticks([])
            span = window.high[0] - window.low[0] if self.rank else 0
            axes.set_ylim(-0.11 * span - 1, 0.11 * span + 1)
        sides = (
            axes.xaxis,
            axes.yaxis,
            *([self._deep.zaxis] if self.rank == 3 else []),
        )
        for n in range(self.rank):
            low, high = window.low[n], window.high[n]
            if high - low < 10:
                sides[n].set_major_locator(FixedLocator(range(low, high + 1)))
            else:
                sides[n].set_major_locator(MaxNLocator(9, integer=True))

    def lattice(self, window: Window) -> None:
        """Faint points for all of a small window."""
        if self.rank == 3:
            return
        sides = [range(a, b + 1) for a, b in zip(window.low, window.high, strict=True)]
        if all(len(side) <= 50 for side in sides):
            self.dots(list(product(*sides)), FADED, size=7)

    def grid(self, window: Window) -> None:
        """The cells of the window, empty."""
        if self.rank == 3:
            return
        sides = list(zip(window.low, window.high, strict=True))
        (left, right), (low, high) = (*sides, (0, 0), (0, 0))[:2]
        lines = [n - 0.5 for n in range(left, right + 2)]
        self.axes.vlines(lines, low - 0.5, high + 0.5, FADED, lw=0.6)
        lines = [n - 0.5 for n in range(low, high + 2)]
        self.axes.hlines(lines, left - 0.5, right + 0.5, FADED, lw=0.6)
        if self.rank == 2:
            self.axes.set_aspect("equal")
            self.axes.invert_yaxis()

    def cells(self, window: Window, points: Iterable[Point], colour: str) -> None:
        """Fills the cells of points."""
        found = list(points)
        if self.rank == 3:
            shape = [b - a + 1 for a, b in zip(window.low, window.high, strict=True)]
            filled = np.zeros(shape, bool)
            for point in found:
                filled[tuple(np.subtract(point, window.low))] = True
            edges = np.indices([n + 1 for n in shape]).astype(float)
            for n, low in enumerate(window.low):
                edges[n] += low - 0.5
            self._deep.voxels(*edges, filled, facecolors=f"{colour}b0", edgecolor="w")
            return
        for point in found:
            x, y = (*point, 0, 0)[:2]
            corner = (x - 0.42, y - 0.42)
            self.axes.add_patch(Rectangle(corner, 0.84, 0.84, color=colour, lw=0))

    def dots(
        self,
        spots: Iterable[Spot],
        colour: str | Sequence[tuple[float, ...]],
        *,
        size: float = 28,
        marker: str = "o",
    ) -> None:
        """A mark at each spot."""
        found = [(*spot, 0.0, 0.0)[: max(2, self.rank)] for spot in spots]
        if not found:
            return
        columns = list(zip(*found, strict=True))
        if self.rank == 3:
            self._deep.scatter(*columns, c=colour, s=size, marker=marker)
        else:
            x, y = columns
            self.axes.scatter(
                x, y, c=colour, s=size, marker=marker, zorder=3, linewidths=0
            )

    def arrow(self, start: Spot, end: Spot, colour: str, bend: float) -> None:
        """From one spot to another one; bent, so that what is below can be seen."""
        if self.rank == 3:
            away = [b - a for a, b in zip(start, end, strict=True)]
            self._deep.quiver(
                *start, *away, color=colour, arrow_length_ratio=0.18, linewidth=1
            )
            return
        one, other = (
            (spot[0], spot[1] if len(spot) > 1 else 0.0) for spot in (start, end)
        )
        self.axes.add_patch(
            FancyArrowPatch(
                one,
                other,
                connectionstyle=f"arc3,rad={bend}",
                arrowstyle="-|>,head_length=3.2,head_width=1.7",
                shrinkA=2.5,
                shrinkB=3,
                color=colour,
                linewidth=0.9,
                alpha=0.85,
                zorder=2,
            )
        )

    def path(self, spots: Sequence[Spot], colour: str) -> None:
        """A line through spots in their order."""
        columns = list(
            zip(*[(*s, 0.0, 0.0)[: max(2, self.rank)] for s in spots], strict=True)
        )
        if self.rank == 3:
            self._deep.plot(*columns, color=colour, linewidth=0.8)
        elif columns:
            self.axes.plot(*columns, color=colour, linewidth=0.8, zorder=1)

    def numbers(self, spots: Sequence[Spot]) -> None:
        """Counts spots, from 1, above each."""
        for n, spot in enumerate(spots, 1):
            if self.rank == 3:
                self._deep.text(*spot, f" {n}", fontsize=6, color=INK)
            else:
                x, y = (*spot, 0.0)[:2]
                self.axes.annotate(
                    str(n),
                    (x, y),
                    (3, 4),
                    textcoords="offset points",
                    fontsize=6,
                    color=INK,
                )

    def legend(self, rows: Sequence[tuple[str, str, str]]) -> None:
        """Names marks below the axes: a colour, a marker (`-` for a line), a text."""
        if not rows:
            return
        handles = [
            Line2D([], [], color=colour, label=text, lw=1.4)
            if marker == "-"
            else Line2D([], [], color=colour, label=text, lw=0, marker=marker, ms=5)
            for colour, marker, text in rows
        ]
        self.axes.legend(
            handles=handles,
            fontsize=8,
            frameon=False,
            loc="upper left",
            bbox_to_anchor=(0, -0.16 if self.rank > 1 else -0.3),
            borderaxespad=0,
        )


def spot_of(point: Point, shift: float = 0.0) -> Spot:
    """Where a point is drawn; those of another statement lie beside it."""
    return tuple([value + shift for value in point])


def alone(figure: Figure) -> Place:
    """All of a figure as a place for one drawing."""
    return Place(figure, figure.add_gridspec(1, 1)[0, 0])
