"""`view-op-graph`: an operation as a graph in Graphviz's language, to standard error.

As upstream's pass of this name: operations are nodes, those with regions clusters, and
so are blocks; uses are edges, and the order of operations dashed ones.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from math import prod
from typing import Final, NamedTuple

from bridge.ir.attributes import (
    ArrayAttr,
    Attribute,
    DenseElementsAttr,
    DenseResourceAttr,
    DenseStringElementsAttr,
    SparseElementsAttr,
)
from bridge.ir.core import Block, Operation, Value
from bridge.ir.types import Type, as_shaped
from bridge.ir.walk import walk_post_order
from bridge.ods.rows import row
from bridge.op.registry import syntax_of
from bridge.passes.registry import Pass
from bridge.text.asm_names import AsmNumbering
from bridge.verifier.fitness import is_deeper

__all__ = ["ViewOpGraph", "dot"]

_ELEMENTS: Final = (
    *(DenseElementsAttr, DenseResourceAttr),
    *(DenseStringElementsAttr, SparseElementsAttr),
)
_MOST_ELEMENTS: Final = 16
"""Of more, an attribute shows none."""


_DEEPEST: Final = 200
"""Levels of regions; what is deeper is left to upstream."""


class ViewOpGraph(Pass, name="view-op-graph"):
    """Print Graphviz visualization of an operation."""

    max_label_len: int = 20
    print_attrs: bool = True
    print_control_flow_edges: bool = False
    print_data_flow_edges: bool = True
    print_result_types: bool = True

    def knows(self, op: Operation) -> bool:
        return not is_deeper(op, _DEEPEST)

    def run(self, op: Operation) -> None:
        sys.stderr.write(dot(op, self))


def dot(op: Operation, options: ViewOpGraph | None = None) -> str:
    """The graph of an operation in Graphviz's language."""
    writer = _Writer(op, options or ViewOpGraph())
    return "".join([f"{line}\n" for line in writer.graph(op)])


class _Node(NamedTuple):
    number: int
    cluster: int = 0
    """The cluster for which it stands; 0 for none."""


class _Writer:
    """Collects lines, and edges for the end."""

    def __init__(self, op: Operation, options: ViewOpGraph) -> None:
        self._options = options
        self._names = AsmNumbering(op, syntax_of).values
        self._colours = _colours(op)
        self._numbers = count(1)
        self._lines: list[str] = []
        self._indent = "  "
        self._order: list[str] = []
        self._nodes: dict[Value, _Node] = {}
        self._uses: list[tuple[Value, _Node]] = []

    def graph(self, op: Operation) -> list[str]:
        """The lines of the whole graph."""
        self._operation(op)
        uses = [
            self._edge(self._nodes.get(value, _Node(0)), node, "solid", value)
            for value, node in self._uses
        ]
        edges = [f"  {edge};" for edge in [*self._order, *uses]]
        return ["digraph G {", "  compound = true;", *self._lines, *edges, "}"]

    def _line(self, text: str) -> None:
        self._lines.append(f"{self._indent}{text};")

    @contextmanager
    def _cluster(self, label: str) -> Iterator[_Node]:
        """What is written inside is in a cluster; edges end at its anchor."""
        number = next(self._numbers)
        self._lines.append(f"{self._indent}subgraph cluster_{number} {{")
        before, self._indent = self._indent, self._indent + "  "
        anchor = self._node(" ", "plain")
        self._line(f'label = "{label}"')
        yield _Node(anchor.number, number)
        self._indent = before
        self._lines.append(f"{self._indent}}}")

    def _node(self, label: str, shape: str = "Mrecord", colour: str = "") -> _Node:
        number = next(self._numbers)
        fill = f'fillcolor = "{colour}", ' if colour else ""
        style = ", style = filled" if colour else ""
        self._line(f'v{number} [{fill}label = "{label}", shape = {shape}{style}]')
        return _Node(number)

    def _operation(self, op: Operation) -> _Node:
        if op.regions:
            with self._cluster(self._cluster_label(op)) as node:
                for block in [b for region in op.regions for b in region.blocks]:
                    self._block(block)
        else:
            colour = f"{self._colours[op.name]:.6f} 0.3 0.95"
            node = self._node(self._record(op), colour=colour)
        if self._options.print_data_flow_edges:
            self._uses += [(value, node) for value in op.operands]
        self._nodes.update(dict.fromkeys(op.results, node))
        return node

    def _block(self, block: Block) -> None:
        with self._cluster(""):
            for argument in block.arguments:
                self._nodes[argument] = self._node(self._defined(argument))
            before: _Node | None = None
            for op in block:
                node = self._operation(op)
                if before is not None and self._options.print_control_flow_edges:
                    self._order.append(self._edge(before, node, "dashed"))
                before = node

    def _edge(
        self, start: _Node, end: _Node, style: str, value: Value | None = None
    ) -> str:
        port = "" if value is None else self._port(value)
        attributes = f"style = {style}"
        if start.cluster:
            attributes = f"ltail = cluster_{start.cluster}, {attributes}"
        if end.cluster:
            attributes = f"lhead = cluster_{end.cluster}, {attributes}"
        tail = f":res{port}:s" if port and not start.cluster else ""
        head = f":arg{port}:n" if port and not end.cluster else ""
        return f"v{start.number}{tail} -> v{end.number}{head}[{attributes}]"

    # Labels

    def _port(self, value: Value) -> str:
        return self._names[value].replace("%", "_").replace("#", "_")

    def _defined(self, value: Value) -> str:
        text = f"<res{self._port(value)}> {self._names[value]}"
        typed = self._options.print_result_types
        return f"{text} {self._type(value.type)}" if typed else text

    def _record(self, op: Operation) -> str:
        names = self._names
        inputs = "|".join([f"<arg{self._port(v)}> {names[v]}" for v in op.operands])
        entries = self._entries(op)
        name = rf"{op.name}\l" + (rf"\l{entries}" if entries else "")
        outputs = "|".join([self._defined(result) for result in op.results])
        before = f"{{{inputs}}}|" if inputs else ""
        after = f"|{{{outputs}}}" if outputs else ""
        return f"{{{before}{name}{after}}}"

    def _cluster_label(self, op: Operation) -> str:
        types = ", ".join([str(result.type) for result in op.results])
        typed = self._options.print_result_types
        head = f"{op.name} : ({self._short(types)})" if typed else op.name
        return rf"{head}\l{self._entries(op)}" if self._options.print_attrs else head

    def _entries(self, op: Operation) -> str:
        if not self._options.print_attrs:
            return ""
        entries = sorted({**_as_attributes(op), **op.attributes}.items())
        escaped = _escaped if op.regions else str
        return "".join([rf"{escaped(n)}: {self._attribute(v)}\l" for n, v in entries])

    def _attribute(self, attr: Attribute) -> str:
        if isinstance(attr, DenseElementsAttr) and attr.splat:
            return _escaped(str(attr))
        if isinstance(attr, _ELEMENTS):
            shaped = as_shaped(attr.type)
            shape = shaped.shape if shaped is not None else ()
            if prod(shape) > _MOST_ELEMENTS:
                around = "[" * len(shape), "]" * len(shape)
                return f"{'...'.join(around)} : {self._type(attr.type)}"
        if isinstance(attr, ArrayAttr) and len(attr.elements) > _MOST_ELEMENTS:
            return "[...]"
        return _escaped(self._short(str(attr)))

    def _type(self, ty: Type) -> str:
        return _escaped(self._short(str(ty)))

    def _short(self, text: str) -> str:
        limit = self._options.max_label_len
        data = text.encode("utf-8", "surrogateescape")
        if len(data) <= limit:
            return text
        return data[:limit].decode("utf-8", "surrogateescape") + "..."


def _as_attributes(op: Operation) -> dict[str, Attribute]:
    """The properties that upstream counts as attributes: not those of C++ types."""
    found = row(op.name)
    native = () if found is None else [prop.name for prop in found.properties]
    return {n: value for n, value in op.properties.items() if n not in native}


def _colours(op: Operation) -> dict[str, float]:
    """A hue for each op, by its name."""
    names: Sequence[str] = list(dict.fromkeys([o.name for o in walk_post_order(op)]))
    return {name: number / len(names) for number, name in enumerate(names)}


def _escaped(text: str) -> str:
    """A text inside a label, where some characters have a meaning."""
    return "".join([f"\\{c}" if c in '{|<}>\n"' else c for c in text])
