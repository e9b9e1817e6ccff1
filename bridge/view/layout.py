"""Where the parts of an operation are in its picture: boxes inside boxes, top down.

An operation without regions is a line in a box. One with regions is a box around its
blocks, one below the other. So the order of the picture is that of the text, and what
is nested is seen as nested; edges go round the boxes on their right or left.
"""

from __future__ import annotations

from typing import Final

from bridge.ir.core import Block, Operation, Value

__all__ = ["Box", "boxes_of"]

CHARACTER: Final = 7.3
"""The width of a character, in pixels, of text twelve pixels high."""
LINE: Final = 20
GAP: Final = 8


class Box:
    """A rectangle with a title, which holds others; sizes in pixels."""

    __slots__ = ("height", "inner", "kind", "title", "width", "x", "y")

    def __init__(self, kind: str, title: str, inner: list[Box]) -> None:
        self.kind, self.title, self.inner = kind, title, inner
        self.x = self.y = 0.0
        wide = max((box.width for box in inner), default=0.0)
        margin = 2 * GAP if inner else 0
        self.width: float = max(wide + margin, len(title) * CHARACTER + 2 * GAP)
        self.height: float = sum(box.height + GAP for box in inner) + margin / 2
        self.height += LINE if title else 0

    def put(self, x: float, y: float) -> None:
        """Moves it, with all it holds, to a left upper corner."""
        self.x, self.y = x, y
        below = y + (LINE if self.title else 0) + GAP
        for box in self.inner:
            box.put(x + GAP, below)
            below += box.height + GAP


Boxes = dict[Operation | Block, Box]


def boxes_of(op: Operation, names: dict[Value, str], labels: dict[Block, str]) -> Boxes:
    """The boxes of all operations and blocks, inner before outer."""
    found: Boxes = {}
    _Layout(names, labels, found).operation(op).put(GAP, GAP)
    return found


class _Layout:
    def __init__(
        self, names: dict[Value, str], labels: dict[Block, str], found: Boxes
    ) -> None:
        self._names, self._labels, self._found = names, labels, found

    def operation(self, op: Operation) -> Box:
        """The box of an operation, which is not put anywhere yet."""
        blocks = [block for region in op.regions for block in region.blocks]
        results = ", ".join([self._names[result] for result in op.results])
        types = ", ".join([str(result.type) for result in op.results])
        title = f"{results} = {op.name} : {types}" if results else op.name
        symbol = op.get("sym_name")
        title += "" if symbol is None else f" {symbol}"
        box = Box("op", _short(title), [self._block(block) for block in blocks])
        self._found[op] = box
        return box

    def _block(self, block: Block) -> Box:
        arguments = [f"{self._names[a]}: {a.type}" for a in block.arguments]
        title = f"{self._labels[block]}({', '.join(arguments)})"
        box = Box("block", _short(title), [self.operation(op) for op in block])
        self._found[block] = box
        return box


def _short(text: str, most: int = 72) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"
