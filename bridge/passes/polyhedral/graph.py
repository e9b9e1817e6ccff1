"""What the operations of a block depend on, by the values they share.

Upstream: `MemRefDependenceGraph`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from bridge.dialects import affine
from bridge.dialects.affine.memory import AccessOp
from bridge.ir.core import Block, Operation, Value
from bridge.ir.types import MemRefType
from bridge.ir.walk import walk_post_order
from bridge.op.interfaces.control_flow import RegionBranch
from bridge.op.interfaces.effects import (
    effects_of,
    is_memory_effect_free,
    runs_regions,
    states_effects,
)
from bridge.passes.polyhedral.domains import NotAffine, loops_around, variables_around
from bridge.passes.polyhedral.pairs import pairs_of


class Edge(NamedTuple):
    """A dependence on another operation, by a value."""

    node: int
    value: Value


@dataclass(slots=True)
class Node:
    """An operation of the block, with all that is inside of it."""

    id: int
    op: Operation
    loads: list[AccessOp] = field(default_factory=list)
    stores: list[AccessOp] = field(default_factory=list)
    others: list[tuple[Operation, str, Value]] = field(default_factory=list)
    """Other operations that read, write or free memrefs."""

    def collect(self) -> None:
        """Looks for the accesses inside anew."""
        self.loads, self.stores, self.others = [], [], []
        for op in walk_post_order(self.op):
            if isinstance(op, AccessOp):
                (self.stores if op.access().writes else self.loads).append(op)
            elif not isinstance(op, affine.ForOp):
                self.others += list(_effects(op))

    def reads(self, memref: Value) -> list[AccessOp]:
        """The affine loads of a memref."""
        return [op for op in self.loads if op.memref is memref]

    def writes(self, memref: Value) -> list[AccessOp]:
        """The affine stores to a memref."""
        return [op for op in self.stores if op.memref is memref]

    def other(self, memref: Value, *kinds: str) -> bool:
        """Whether something else has an effect on a memref."""
        return any(kind in kinds and one is memref for _, kind, one in self.others)

    def changes(self, memref: Value) -> bool:
        """Whether something writes or frees a memref."""
        return bool(self.writes(memref)) or self.other(memref, "Write", "Free")

    def memrefs(self) -> dict[Value, None]:
        """The memrefs that are accessed, in order."""
        found = [op.memref for op in (*self.loads, *self.stores)]
        return dict.fromkeys([*found, *[value for _, _, value in self.others]])


def _effects(op: Operation) -> Iterator[tuple[Operation, str, Value]]:
    found = effects_of(op)
    if found is None:
        if runs_regions(op) and not states_effects(op):
            return
        for value in op.operands:
            if isinstance(value.type, MemRefType):
                yield op, "Read", value
                yield op, "Write", value
        return
    for effect in found:
        touched = effect.value
        if touched is not None and isinstance(touched.type, MemRefType):
            yield op, effect.kind, touched


class Graph:
    """The operations of a block, and the edges between them."""

    def __init__(self, block: Block) -> None:
        self.block = block
        self.nodes: dict[int, Node] = {}
        self.ins: dict[int, list[Edge]] = {}
        self.outs: dict[int, list[Edge]] = {}
        self.edges: dict[Value, int] = {}
        """By memref, how many edges there are; it stays when there are none left."""
        self._next = 0

    @staticmethod
    def of(block: Block) -> Graph | None:
        """The graph of a block, where what its operations do with regions is known."""
        graph = Graph(block)
        for op in block:
            if not graph._take(op):
                return None
        graph._connect_values()
        graph._connect_memrefs()
        return graph

    def _take(self, op: Operation) -> bool:
        is_plain = isinstance(op, affine.ForOp | AccessOp)
        is_used = any(result.users for result in op.results)
        may_branch = not op.regions or isinstance(op, RegionBranch)
        if is_plain or is_used or (may_branch and not is_memory_effect_free(op)):
            self.add(op).collect()
            return True
        return may_branch

    def _connect_values(self) -> None:
        by_op = {node.op: node for node in self.nodes.values()}
        for node in list(self.nodes.values()):
            if node.stores:
                continue
            for value in node.op.results:
                for user in value.users:
                    loops = [x for x in loops_around(user) if x.parent is self.block]
                    if loops and loops[0] in by_op:
                        self.connect(node.id, by_op[loops[0]].id, value)

    def _connect_memrefs(self) -> None:
        by_memref: dict[Value, list[Node]] = {}
        for node in self.nodes.values():
            for memref in node.memrefs():
                by_memref.setdefault(memref, []).append(node)
        for memref, nodes in by_memref.items():
            for n, first in enumerate(nodes):
                for second in nodes[n + 1 :]:
                    changed = first.changes(memref) or second.changes(memref)
                    if changed and _may_depend(first, second, memref):
                        self.connect(first.id, second.id, memref)

    # Changes

    def add(self, op: Operation) -> Node:
        """A node for an operation."""
        node = Node(self._next, op)
        self.nodes[node.id] = node
        self._next += 1
        return node

    def connect(self, source: int, sink: int, value: Value) -> None:
        """An edge, where there is none yet."""
        outs = self.outs.setdefault(source, [])
        if not any(e.node == sink and e.value is value for e in outs):
            outs.append(Edge(sink, value))
            self.ins.setdefault(sink, []).append(Edge(source, value))
            if isinstance(value.type, MemRefType):
                self.edges[value] = self.edges.get(value, 0) + 1

    def disconnect(self, source: int, sink: int, value: Value) -> None:
        """Without an edge."""
        if isinstance(value.type, MemRefType):
            self.edges[value] -= 1
        for edges, other in ((self.outs[source], sink), (self.ins[sink], source)):
            edges[:] = [e for e in edges if e.node != other or e.value is not value]

    def remove(self, id_: int) -> None:
        """Without a node, and its edges."""
        for edge in list(self.ins.get(id_, ())):
            self.disconnect(edge.node, id_, edge.value)
        for edge in list(self.outs.get(id_, ())):
            self.disconnect(id_, edge.node, edge.value)
        del self.nodes[id_]

    def join_producer(
        self, source: int, sink: int, private: set[Value], *, removed: bool
    ) -> None:
        """What a fusion changes: the second node does what the first one did."""
        for edge in list(self.ins.get(source, ())):
            if edge.value not in private:
                self.connect(edge.node, sink, edge.value)
        for edge in list(self.outs.get(source, ())):
            if edge.node == sink:
                self.disconnect(source, sink, edge.value)
            elif removed:
                self.connect(sink, edge.node, edge.value)
                self.disconnect(source, edge.node, edge.value)
        for edge in list(self.ins.get(sink, ())):
            if edge.value in private:
                self.disconnect(edge.node, sink, edge.value)

    def join_sibling(self, sibling: int, sink: int) -> None:
        """Gives all edges of a node to another one."""
        for edge in list(self.ins.get(sibling, ())):
            self.connect(edge.node, sink, edge.value)
            self.disconnect(edge.node, sibling, edge.value)
        for edge in list(self.outs.get(sibling, ())):
            self.connect(sink, edge.node, edge.value)
            self.disconnect(sibling, edge.node, edge.value)

    def in_turn(self) -> list[int]:
        """The nodes, the one to look at first at the end.

        Upstream takes them as they stand in a hash table of 64 places, or more.
        """
        places = 64
        while self._next * 4 >= places * 3:
            places *= 2
        return sorted(self.nodes, key=lambda id_: id_ * 37 % places)

    # Questions

    def has_path(self, source: int, sink: int) -> bool:
        """Whether a node depends on another one, however indirectly."""
        last = self.nodes[sink].op
        pending, seen = [source], {source}
        while pending:
            at = pending.pop()
            if at == sink:
                return True
            for edge in self.outs.get(at, ()):
                beyond = last.is_before(self.nodes[edge.node].op)
                if not beyond and edge.node not in seen:
                    seen.add(edge.node)
                    pending.append(edge.node)
        return False

    def stores_before(self, id_: int, memref: Value) -> int:
        """How many nodes that a node depends on store to a memref."""
        edges = [e for e in self.ins.get(id_, ()) if e.value is memref]
        return sum(1 for e in edges if self.nodes[e.node].writes(memref))

    def out_count(self, id_: int, memref: Value) -> int:
        """How many nodes depend on a node by a memref."""
        return sum(1 for e in self.outs.get(id_, ()) if e.value is memref)

    def insertion_point(self, source: int, sink: int) -> Operation | None:
        """Before which operation two nodes can be fused, if there is one."""
        end = self.nodes[sink].op
        if source not in self.outs:
            return end
        definitions = {
            e.node
            for e in self.ins.get(sink, ())
            if not isinstance(e.value.type, MemRefType)
        }
        if any(self.has_path(source, one) for one in definitions):
            return None
        after = {self.nodes[e.node].op for e in self.outs[source] if e.node != sink}
        ins = self.ins.get(sink, ())
        before = {self.nodes[e.node].op for e in ins if e.node != source}
        first: Operation | None = None
        blocked = False
        op = self.nodes[source].op.next
        while op is not None and op is not end:
            if op in after and first is None:
                first = op
            blocked |= first is not None and op in before
            op = op.next
        if first is None:
            return end
        return None if blocked else first


def _may_depend(first: Node, second: Node, memref: Value) -> bool:
    """Whether a node may depend on another one by a memref."""
    both = (first, second)
    if not all(isinstance(node.op, affine.ForOp) for node in both):
        return True
    if any(node.other(memref, "Read", "Write", "Free") for node in both):
        return True
    depth = len(variables_around(first.op)) + 1
    for source in (*first.writes(memref), *first.reads(memref)):
        for sink in (*second.writes(memref), *second.reads(memref)):
            try:
                if pairs_of(source, sink, depth) is not None:
                    return True
            except NotAffine:
                return True
    return False
