"""Nests of a block fused one into another, in upstream's order.

Upstream: `GreedyFusion`.
"""

from __future__ import annotations

from dataclasses import dataclass

from bridge.dialects import affine, memref
from bridge.dialects.affine.memory import AccessOp
from bridge.ir.core import Block, Operation, Value
from bridge.ir.types import MemRefType
from bridge.op.interfaces.effects import effects_of
from bridge.op.interfaces.views import is_view_of
from bridge.passes.affine_nests import remark
from bridge.passes.polyhedral.costs import Candidates
from bridge.passes.polyhedral.domains import NotAffine, loops_around, variables_around
from bridge.passes.polyhedral.fusing import (
    Fusion,
    ProducerConsumer,
    Sibling,
    Strategy,
    accesses_in,
    can_fuse,
    promote_slice,
    put_slice,
    shared_memrefs,
)
from bridge.passes.polyhedral.graph import Edge, Graph, Node
from bridge.passes.polyhedral.legality import Forbidden, check
from bridge.passes.polyhedral.pairs import common_depth, pairs_of
from bridge.passes.polyhedral.permuting import sink_sequential
from bridge.passes.polyhedral.privatizing import Privacy, make_private
from bridge.passes.polyhedral.regions import element_bytes
from bridge.passes.polyhedral.slices import Slice, common_loops


@dataclass(frozen=True, slots=True)
class Options:
    """What the pass is asked for."""

    tolerance: float
    fast_space: int | None
    threshold: int
    """Bytes up to which a buffer is put into fast memory."""
    maximal: bool
    distinct: bool


def fuse_block(block: Block, mode: str, options: Options) -> None:
    """Fuses the nests of a block as far as that is legal, and worth it."""
    graph = Graph.of(block)
    if graph is None:
        return
    fusion = _Greedy(graph, options)
    if mode == "greedy":
        fusion.fuse_producers(1)
    if mode != "producer":
        fusion.fuse_siblings()
    if mode != "sibling":
        fusion.fuse_producers(None)
    fusion.erase_unused()


class _Greedy:
    def __init__(self, graph: Graph, options: Options) -> None:
        self._graph = graph
        self._options = options
        self._refused: set[tuple[Operation, Operation, int]] = set()

    def erase_unused(self) -> None:
        """Erases allocations that nothing uses any more."""
        for value, count in list(self._graph.edges.items()):
            made = value.defining_op
            if not count and not value.users and isinstance(made, memref.AllocOp):
                made.erase()

    # Producers

    def fuse_producers(self, most_users: int | None) -> None:
        """Puts producers into consumers, the last of these first."""
        for sink in reversed(self._graph.in_turn()):
            node = self._graph.nodes.get(sink)
            if node is None or not isinstance(node.op, affine.ForOp) or node.op.results:
                continue
            node.op = sink_sequential(
                node.op, distinct_arguments=self._options.distinct
            )
            while self._fuse_into(node, most_users):
                pass

    def _fuse_into(self, sink: Node, most_users: int | None) -> bool:
        changed = False
        for id_ in sorted(self._producers(sink), reverse=True):
            source = self._graph.nodes[id_]
            done = self._fuse_producer(source, sink, most_users)
            if done is None:
                return changed
            changed |= done
        return changed

    def _producers(self, sink: Node) -> set[int]:
        read = {op.memref for op in sink.loads}
        found = set()
        for edge in self._graph.ins.get(sink.id, ()):
            source = self._graph.nodes[edge.node]
            is_nest = isinstance(source.op, affine.ForOp)
            if is_nest and any(op.memref in read for op in source.stores):
                found.add(source.id)
        return found

    def _fuse_producer(
        self, source: Node, sink: Node, most_users: int | None
    ) -> bool | None:
        """Whether a producer was put into a consumer; `None` ends the consumer's."""
        assert isinstance(source.op, affine.ForOp)
        assert isinstance(sink.op, affine.ForOp)
        if source.op.results:
            return False
        graph = self._graph
        shared = shared_memrefs(source.stores, sink.loads)
        if most_users is not None and any(
            graph.out_count(source.id, one) > most_users for one in shared
        ):
            return False
        place = graph.insertion_point(source.id, sink.id)
        targets = [x for x in (*sink.loads, *sink.stores) if x.memref in shared]
        if place is None or not targets:
            return False
        depths = len(common_loops(targets)) - len(loops_around(sink.op))
        found = self._slices(source.op, sink.op, depths, ProducerConsumer())
        deepest = _deepest(found.slices)
        if not deepest:
            return False
        tolerance = self._tolerance(found, deepest)
        if tolerance is None:
            return None
        best: int | None = deepest
        if not self._options.maximal:
            stores = [op for op in source.stores if op.memref in shared]
            best = found.best_depth(stores, deepest, tolerance)
        if best is None:
            return False
        return self._do_producer(source, sink, found, best, place, shared)

    def _slices(
        self,
        source: affine.ForOp,
        sink: affine.ForOp,
        depths: int,
        strategy: Strategy,
    ) -> Candidates:
        outer = len(loops_around(sink))
        slices: list[Slice | None] = []
        for depth in range(1, depths + 1):
            result, slice_ = can_fuse(source, sink, depth + outer, strategy)
            slices.append(slice_ if result is Fusion.POSSIBLE else None)
        return Candidates(source, sink, slices)

    def _tolerance(self, found: Candidates, deepest: int) -> float | None:
        """How much more may run; `None` where nothing may, and something would."""
        if not _has_cycle(found.source):
            return self._options.tolerance
        if not self._options.maximal:
            return 0.0
        fraction = found.fraction(deepest)
        return None if fraction is None or fraction > 0 else 0.0

    def _do_producer(
        self,
        source: Node,
        sink: Node,
        found: Candidates,
        depth: int,
        place: Operation,
        shared: dict[Value, None],
    ) -> bool:
        slice_ = found.slices[depth - 1]
        assert slice_ is not None  # it is the best one
        escaping = {
            op.memref for op in source.stores if _escapes(op.memref, self._graph.block)
        }
        removed = self._may_remove(source, sink, slice_, place, escaping)
        private = {
            one
            for one in shared
            if self._may_be_private(one, escaping, source, sink, removed=removed)
        }
        if not self._put(found, slice_, depth, place, removed=removed, private=private):
            # Without memory of its own it may be legal.
            if not private or not self._put(
                found, slice_, -depth, place, removed=removed, private=set()
            ):
                return False
            private = set()
        nest = found.sink
        if place is not nest:
            nest.move_before(place)
        self._graph.join_producer(source.id, sink.id, private, removed=removed)
        self._make_private(sink, nest, slice_, depth, private)
        sink.collect()
        if removed:
            self._graph.remove(source.id)
            source.op.erase()
        return True

    def _put(
        self,
        found: Candidates,
        slice_: Slice,
        depth: int,
        place: Operation,
        *,
        removed: bool,
        private: set[Value],
        innermost_sibling: bool = False,
    ) -> bool:
        """Puts a slice into a nest, where that is legal; whether it is."""
        source, sink = found.source, found.sink
        if (source, sink, depth) in self._refused:
            return False
        copy, loops = put_slice(source, slice_)
        try:
            _check_carried(slice_)
            check(
                (source, sink),
                copy,
                place,
                removed=removed,
                private=private,
                distinct=self._options.distinct,
            )
        except Forbidden as why:
            copy.erase()
            self._refused.add((source, sink, depth))
            remark(source, f"is not fused into the one at {sink.position}", why)
            return False
        promote_slice(loops, slice_, innermost_sibling=innermost_sibling)
        return True

    def _may_remove(
        self,
        source: Node,
        sink: Node,
        slice_: Slice,
        place: Operation,
        escaping: set[Value],
    ) -> bool:
        """Whether a producer need not be there when its slice is in the consumer."""
        others = False
        for edge in self._graph.outs.get(source.id, ()):
            op = self._graph.nodes[edge.node].op
            if op is sink.op:
                continue
            if op.parent is not sink.op.parent:
                return False
            if place is not op and not place.is_before(op):
                return False
            others = True
        return not (others or escaping) or slice_.is_maximal() is True

    def _may_be_private(
        self,
        one: Value,
        escaping: set[Value],
        source: Node,
        sink: Node,
        *,
        removed: bool,
    ) -> bool:
        ty = one.type
        if not isinstance(ty, MemRefType) or element_bytes(ty) is None:
            return False
        if one in escaping and (removed or sink.writes(one)):
            return False
        graph = self._graph
        if graph.stores_before(source.id, one) or graph.out_count(sink.id, one):
            return False
        return not removed or not any(
            edge.value is one and edge.node != sink.id
            for edge in graph.outs.get(source.id, ())
        )

    def _make_private(
        self,
        sink: Node,
        nest: affine.ForOp,
        slice_: Slice,
        depth: int,
        private: set[Value],
    ) -> None:
        place = slice_.place
        assert place is not None
        stores: dict[Value, list[AccessOp]] = {}
        for op in accesses_in(nest):
            if op.access().writes and op.memref in private:
                stores.setdefault(op.memref, []).append(op)
        for found in stores.values():
            made = make_private(
                Privacy(nest, place.body, depth),
                found,
                self._options.fast_space,
                self._options.threshold,
            )
            if made is not None and made.defining_op is not None:
                node = self._graph.add(made.defining_op)
                self._graph.connect(node.id, sink.id, made)

    # Siblings

    def fuse_siblings(self) -> None:
        """Puts nests into others that read the same memory, and depend not on them."""
        for sink in reversed(self._graph.in_turn()):
            node = self._graph.nodes.get(sink)
            if node is not None and isinstance(node.op, affine.ForOp):
                self._fuse_siblings_of(node)

    def _fuse_siblings_of(self, sink: Node) -> None:
        visited: set[int] = set()
        while True:
            candidate = self._sibling(sink, visited)
            if candidate is None:
                return
            visited.add(candidate.node)
            sibling = self._graph.nodes[candidate.node]
            if self._fuse_sibling(sibling, sink, candidate.value) is None:
                return

    def _fuse_sibling(self, sibling: Node, sink: Node, memref: Value) -> bool | None:
        source, nest = sibling.op, sink.op
        assert isinstance(source, affine.ForOp)
        assert isinstance(nest, affine.ForOp)
        graph = self._graph
        first, second = sibling.id, sink.id
        if not source.is_before(nest):
            first, second = second, first
        place = graph.insertion_point(first, second)
        if place is None:
            return False
        depths = len(loops_around(sink.reads(memref)[0])) - len(loops_around(nest))
        found = self._slices(source, nest, depths, Sibling(memref))
        deepest = _deepest(found.slices)
        if not deepest:
            return False
        tolerance = self._tolerance(found, deepest)
        if tolerance is None:
            return None
        best: int | None = deepest
        if not self._options.maximal:
            (load,) = sibling.reads(memref)
            best = found.best_depth([load], deepest, tolerance)
        slice_ = None if best is None else found.slices[best - 1]
        if best is None or slice_ is None or not slice_.is_maximal():
            return False
        if not self._put(
            found,
            slice_,
            best,
            place,
            removed=True,
            private=set(),
            innermost_sibling=best == depths,
        ):
            return False
        if place is not nest:
            nest.move_before(place)
        graph.join_sibling(sibling.id, sink.id)
        sink.collect()
        graph.remove(sibling.id)
        source.erase()
        return True

    def _sibling(self, sink: Node, visited: set[int]) -> Edge | None:
        """A nest that reads memory that another one reads, too, and that memory."""
        graph, block = self._graph, self._graph.block
        by_op = {node.op: node for node in graph.nodes.values()}
        for argument in block.arguments:
            for user in argument.users:
                if not isinstance(user, AccessOp) or user.access().writes:
                    continue
                loops = [x for x in loops_around(user) if x.parent is block]
                node = by_op.get(loops[0]) if loops else None
                if node is None or node is sink or node.id in visited:
                    continue
                if sink.reads(user.memref) and self._may_join(node, sink, user.memref):
                    return Edge(node.id, user.memref)
        for edge in graph.ins.get(sink.id, ()):
            maker = graph.nodes[edge.node]
            made = edge.value.defining_op is maker.op
            if not sink.reads(edge.value) or not (made or maker.writes(edge.value)):
                continue
            for other in graph.outs.get(edge.node, ()):
                node = graph.nodes[other.node]
                if node is sink or node.id in visited or other.value is not edge.value:
                    continue
                is_nest = isinstance(node.op, affine.ForOp)
                if is_nest and self._may_join(node, sink, other.value):
                    return Edge(node.id, other.value)
        return None

    def _may_join(self, sibling: Node, sink: Node, memref: Value) -> bool:
        graph = self._graph
        if len(sibling.reads(memref)) != 1:
            return False
        if graph.has_path(sibling.id, sink.id) or graph.has_path(sink.id, sibling.id):
            return False
        stored = {op.memref for op in sibling.stores}
        both = {op.memref for op in sibling.loads} & stored
        if any(graph.stores_before(sibling.id, one) for one in both):
            return False
        return len(stored) <= 1


def _deepest(slices: list[Slice | None] | object) -> int:
    """The greatest depth with a slice; none is zero."""
    assert isinstance(slices, list)
    return max([n + 1 for n, one in enumerate(slices) if one is not None], default=0)


def _check_carried(slice_: Slice) -> None:
    """Raises `Forbidden` where a sliced loop carries values that a slice would lose."""
    for n, loop in enumerate(slice_.loops()):
        if loop.inits and not slice_.is_whole(n):
            raise Forbidden(f"the loop at {loop.position} carries values")


def _escapes(memref_: Value, block: Block) -> bool:
    """Whether memory is known outside of a block, or otherwise than by accesses."""
    made = memref_.defining_op
    if made is None:
        return True
    is_view = bool(made.operands) and is_view_of(made, made.operands[0])
    if is_view and _escapes(made.operands[0], block):
        return True
    effects = effects_of(made) or ()
    if [(e.kind, e.value) for e in effects] != [("Allocate", memref_)]:
        return True
    for user in memref_.users:
        around: Operation | None = user
        while around is not None and around.parent_region is not block.parent:
            around = around.parent_op
        if around is None:
            return True
        if around.parent is block and not isinstance(user, _AFFINE):
            return True
    return False


_AFFINE = (AccessOp, affine.PrefetchOp, affine.DmaStartOp, affine.DmaWaitOp)


def _has_cycle(nest: affine.ForOp) -> bool:
    """Whether accesses of a nest depend on one another in a circle."""
    accesses = accesses_in(nest)
    depth = len(variables_around(nest))
    after: dict[AccessOp, set[AccessOp]] = {op: set() for op in accesses}
    for source in accesses:
        for sink in accesses:
            if source.memref is sink.memref and _depends(source, sink, depth):
                after[source].add(sink)
    return any(_reaches(after, op) for op in accesses)


def _depends(source: AccessOp, sink: AccessOp, depth: int) -> bool:
    for level in range(depth + 1, common_depth(source, sink) + 2):
        try:
            if pairs_of(source, sink, level) is not None:
                return True
        except NotAffine:
            return True
    return False


def _reaches(after: dict[AccessOp, set[AccessOp]], op: AccessOp) -> bool:
    pending, seen = list(after[op]), set(after[op])
    while pending:
        one = pending.pop()
        if one is op:
            return True
        for other in after[one] - seen:
            seen.add(other)
            pending.append(other)
    return False
