"""How long passes take, as upstream's report says it: as a tree, a list, or JSON."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Final, Literal

from bridge.ir.core import Operation
from bridge.passes.instrumentation import Instrumentation, Step

__all__ = ["Display", "Timing"]

Display = Literal["tree", "list"]

LINE: Final = f"==={'-' * 73}==="
"""Above and below the titles of upstream's reports."""


class _Node:
    """A line of the report: what is measured, and what of it is measured by itself."""

    def __init__(self, title: str, key: object = None) -> None:
        self.title = title
        self.key = key
        self.seconds = 0.0
        self.inside: list[_Node] = []

    def child(self, title: str, key: object) -> _Node:
        """The line of a key inside, made when it is new."""
        for found in self.inside:
            if found.key == key:
                return found
        made = _Node(title, key)
        self.inside.append(made)
        return made

    @property
    def total(self) -> float:
        """What was measured of it, or of what is inside."""
        return self.seconds or sum(found.total for found in self.inside)


class Timing(Instrumentation):
    """Measures passes by the wall clock.

    Passes one after another below one anchor are together in the report.
    """

    def __init__(self, clock: Callable[[], float] = perf_counter) -> None:
        self._clock = clock
        self._begun = clock()
        self._started = 0.0
        self._root = _Node("root")

    def before(self, step: Step, op: Operation) -> None:
        self._started = self._clock()

    def after(self, step: Step, op: Operation) -> None:
        self._node(step).seconds += self._clock() - self._started

    def failed(self, step: Step, op: Operation) -> None:
        self.after(step, op)

    def report(self, display: Display = "tree", *, json: bool = False) -> str:
        """What was measured, as `--mlir-timing` writes it."""
        total = self._clock() - self._begun
        rest = total - self._root.total
        if json:
            return _json(self._root.inside, rest, total)
        rows = _listed if display == "list" else _tree
        last = [("Rest", rest), ("Total", total)]
        lines = [*rows(self._root), *last]
        body = [f"{_share(seconds, total)}  {title}" for title, seconds in lines]
        head = f"{LINE}\n{' ' * 25}... Execution time report ..."
        return (
            f"{head}\n{LINE}\n  Total Execution Time: {total:.4f} seconds\n\n"
            "  ----Wall Time----  ----Name----\n" + "\n".join(body) + "\n"
        )

    def _node(self, step: Step) -> _Node:
        found = self._root
        for depth, anchor in enumerate(step.anchors):
            found = found.child(f"'{anchor}' Pipeline", step.anchors[: depth + 1])
        return found.child(step.title, step.text)


def _share(seconds: float, total: float) -> str:
    return f"  {seconds:8.4f} ({100 * seconds / (total or 1):5.1f}%)"


def _tree(root: _Node, depth: int = 0) -> Iterator[tuple[str, float]]:
    for node in root.inside:
        yield "  " * depth + node.title, node.total
        yield from _tree(node, depth + 1)


def _listed(root: _Node) -> Iterator[tuple[str, float]]:
    """The slowest first, with what has the same title as one line."""
    found: dict[str, float] = {}
    for title, seconds in _tree(root):
        found[title.strip()] = found.get(title.strip(), 0.0) + seconds
    yield from sorted(found.items(), key=lambda row: -row[1])


def _json(nodes: list[_Node], rest: float, total: float) -> str:
    def wall(seconds: float) -> str:
        share = 100 * seconds / (total or 1)
        return f'{{"wall": {{"duration": {seconds:8.4f}, "percentage": {share:5.1f}}}, '

    def written(node: _Node, depth: int) -> Iterator[str]:
        indent = "  " * depth
        yield f'{indent}{wall(node.total)}"name": "{node.title}", "passes": ['
        for inner in node.inside:
            yield from written(inner, depth + 1)
        yield f"{indent}{{}}]}},"

    lines = [line for node in nodes for line in written(node, 0)]
    last = [f'{wall(rest)}"name": "Rest"}},', f'{wall(total)}"name": "Total"}}']
    return "\n".join(["[", *lines, *last, "]"]) + "\n"
