"""An operation as a picture: its regions, its blocks, what uses what, what follows."""

from __future__ import annotations

import shutil
import subprocess
from html import escape
from math import inf
from os import PathLike
from pathlib import Path
from typing import Final

from bridge.arguments import one
from bridge.errors import Unsupported
from bridge.ir.core import Block, BlockArgument, Operation, OpResult, Value
from bridge.op.registry import syntax_of
from bridge.passes.view_op_graph import ViewOpGraph, dot
from bridge.text.asm_names import AsmNumbering
from bridge.verifier.fitness import is_deeper
from bridge.view.html import describe
from bridge.view.layout import GAP, Box, boxes_of

__all__ = ["Graph"]

DEEPEST: Final = 100
"""Levels of regions that a picture shows."""

Point = tuple[float, float]


class Graph:
    """A picture of an operation; notebooks show it, and `save` writes it.

    With `data_flow` lines go from what makes a value to what uses it, with
    `control_flow` dashed ones from terminators to the blocks that may follow.
    Raises `Unsupported` for more than `DEEPEST` levels of regions.
    Graphviz draws it where its program `dot` is installed; where it is not, or for
    `layout="nested"`, boxes are inside boxes in the order of the text.
    """

    def __init__(
        self,
        op: Operation,
        *,
        data_flow: bool = True,
        control_flow: bool = True,
        layout: str = "auto",
    ) -> None:
        self._op = one(Operation, op, "op", "show")
        if is_deeper(op, DEEPEST):
            raise Unsupported(f"a picture shows at most {DEEPEST} levels of regions")
        self._data_flow = one(bool, data_flow, "data_flow", "show")
        self._control_flow = one(bool, control_flow, "control_flow", "show")
        if one(str, layout, "layout", "show") not in ("auto", "dot", "nested"):
            raise ValueError(f"show: 'layout' is auto, dot or nested, not {layout!r}")
        self._layout = layout

    @property
    def dot(self) -> str:
        """It in Graphviz's language, as upstream's `view-op-graph` has it."""
        options = ViewOpGraph(
            print_data_flow_edges=self._data_flow,
            print_control_flow_edges=self._control_flow,
        )
        return dot(self._op, options)

    @property
    def svg(self) -> str:
        """It as SVG. Raises `FileNotFoundError` for `dot` where that is missing."""
        program = None if self._layout == "nested" else shutil.which("dot")
        if program is not None:
            return _by_graphviz(program, self.dot, "svg").decode()
        if self._layout == "dot":
            raise FileNotFoundError("the program `dot` of Graphviz is not installed")
        return _Picture(self._op).svg(self._data_flow, self._control_flow)

    def save(self, path: str | PathLike[str]) -> None:
        """Writes a file: `.svg`, `.dot`, `.html`, or what Graphviz knows, as `.png`.

        Raises `ValueError` for an ending that needs Graphviz where it is missing.
        """
        target = Path(path)
        kind = target.suffix.removeprefix(".")
        match kind:
            case "svg":
                target.write_text(self.svg, "utf-8")
            case "html":
                title = escape(self._op.name)
                head = f'<!doctype html><meta charset="utf-8"><title>{title}</title>'
                target.write_text(f"{head}\n{self.svg}\n", "utf-8")
            case "dot" | "gv":
                target.write_text(self.dot, "utf-8")
            case _:
                target.write_bytes(self._drawn(kind))

    def _drawn(self, kind: str) -> bytes:
        program = shutil.which("dot")
        if program is None or not kind:
            fault = "only .svg, .html and .dot are written without Graphviz"
            raise ValueError(f"{kind or 'no ending'!r}: {fault}")
        return _by_graphviz(program, self.dot, kind)

    def _repr_svg_(self) -> str:
        return self.svg


def _by_graphviz(program: str, text: str, kind: str) -> bytes:
    command = [program, f"-T{kind}"]
    done = subprocess.run(
        command, input=text.encode(), capture_output=True, check=False
    )
    if done.returncode:
        fault = done.stderr.decode("utf-8", "replace").strip()
        raise ValueError(f"dot cannot write {kind}: {fault}")
    return done.stdout


class _Picture:
    """A picture of nested boxes."""

    def __init__(self, op: Operation) -> None:
        names = AsmNumbering(op, syntax_of)
        self._boxes = boxes_of(op, names.values, names.blocks)
        self._names = names.values
        self._root = self._boxes[op]

    def svg(self, data_flow: bool, control_flow: bool) -> str:
        """The picture, with the edges asked for."""
        parts = [_box(box) for box in reversed(self._boxes.values())]
        ops = [op for op in self._boxes if isinstance(op, Operation)]
        reach = 0.0
        if data_flow:
            edges = [(v, op) for op in ops for v in dict.fromkeys(op.operands)]
            for value, op in edges:
                drawn, far = self._use(value, op)
                parts.append(drawn)
                reach = max(reach, far)
        if control_flow:
            parts += [self._branch(op, to) for op in ops for to in op.successors]
        left = -_SIDE if control_flow else 0
        width = max(self._root.width + 2 * GAP, reach + GAP) - left
        height = self._root.height + 2 * GAP
        size = f'width="{width:.0f}" height="{height:.0f}"'
        view = f'viewBox="{left:.0f} 0 {width:.0f} {height:.0f}"'
        head = f'<svg class="mlir-graph" xmlns="{_SVG}" {size} {view}>'
        return f"{head}{_STYLE}{''.join(parts)}</svg>"

    def _use(self, value: Value, op: Operation) -> tuple[str, float]:
        """The line of a use, and how far to the right it goes."""
        maker, end = _maker(value), self._boxes[op]
        start = None if maker is None else self._boxes.get(maker)
        if start is None:
            return "", -inf
        y1, y2 = _middle(start), _middle(end)
        x1, x2 = start.x + start.width, end.x + end.width
        far = max(x1, x2) + 12 + min(abs(y2 - y1) / 4, 90)
        line = _curve((x1, y1), far, (x2, y2))
        words = escape(f"{self._names[value]}: {describe(value)}")
        return f'<path class="use" d="{line}"><title>{words}</title></path>', far

    def _branch(self, op: Operation, block: Block) -> str:
        start, end = self._boxes[op], self._boxes.get(block)
        if end is None:
            return ""
        y1, y2 = _middle(start), _middle(end)
        far = min(start.x, end.x) - min(14 + abs(y2 - y1) / 8, _SIDE)
        line = _curve((start.x, y1), far, (end.x, y2))
        return f'<path class="branch" d="{line}"/>'


def _maker(value: Value) -> Operation | Block | None:
    if isinstance(value, OpResult):
        return value.op
    return value.owner if isinstance(value, BlockArgument) else None


def _middle(box: Box) -> float:
    """The height at which lines meet a box: that of its title."""
    return box.y + 10


def _curve(start: Point, far: float, end: Point) -> str:
    """A line between two points that goes out to the side as far as `far`."""
    (x1, y1), (x2, y2) = start, end
    return f"M{x1:.1f},{y1:.1f}C{far:.1f},{y1:.1f} {far:.1f},{y2:.1f} {x2:.1f},{y2:.1f}"


def _box(box: Box) -> str:
    rectangle = (
        f'<rect class="{box.kind}" x="{box.x:.1f}" y="{box.y:.1f}" '
        f'width="{box.width:.1f}" height="{box.height:.1f}" rx="4"/>'
    )
    title = escape(box.title)
    return f'{rectangle}<text x="{box.x + GAP:.1f}" y="{box.y + 14:.1f}">{title}</text>'


_SIDE: Final = 40
"""What is left free on the left for branches, in pixels."""

_SVG: Final = "http://www.w3.org/2000/svg"

_STYLE: Final = (
    "<style>.mlir-graph text{font:12px ui-monospace,monospace;fill:#1f2328;stroke:none}"
    ".mlir-graph rect.op{fill:#ddf4ff;stroke:#54aeff}"
    ".mlir-graph rect.block{fill:#fff;stroke:#8c959f;stroke-dasharray:2}"
    ".mlir-graph path{fill:none;stroke:#6639ba;stroke-opacity:.55}"
    ".mlir-graph path.use:hover{stroke-opacity:1;stroke-width:3}"
    ".mlir-graph path.branch{stroke:#cf222e;stroke-dasharray:5 3}</style>"
)
