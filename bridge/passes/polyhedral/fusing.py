"""Whether two nests may be fused as upstream sees it, and the fusion itself.

Upstream: `canFuseLoops`, `fuseLoops`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum, auto

from bridge.dialects import affine
from bridge.dialects.affine.memory import AccessOp
from bridge.ir.cloning import clone
from bridge.ir.core import Operation, Value
from bridge.ir.walk import walk, walk_post_order
from bridge.op.interfaces.polyhedral import Applied
from bridge.passes.affine_loop_unroll import promote_single_iteration
from bridge.passes.affine_nests import set_bounds
from bridge.passes.polyhedral.domains import NotAffine, canonical_map, for_of
from bridge.passes.polyhedral.pairs import common_depth, pairs_of
from bridge.passes.polyhedral.parallel import is_reduction
from bridge.passes.polyhedral.promoting import promote_reduction
from bridge.passes.polyhedral.slices import (
    Slice,
    WrongSlice,
    common_loops,
    union_of_slices,
)


class Fusion(Enum):
    """What is found of two nests, and a depth of the second."""

    POSSIBLE = auto()
    PRECONDITION = auto()
    BLOCK_DEPENDENCE = auto()
    LOOP_DEPENDENCE = auto()
    WRONG_SLICE = auto()


class Strategy:
    """Which accesses of the first nest say what is fused."""

    def chosen(self, ops: Sequence[AccessOp]) -> list[AccessOp]:
        """All of them."""
        return list(ops)


class ProducerConsumer(Strategy):
    """Those that write."""

    def chosen(self, ops: Sequence[AccessOp]) -> list[AccessOp]:
        return [op for op in ops if op.access().writes]


class Sibling(Strategy):
    """Those that read one memref."""

    def __init__(self, memref: Value) -> None:
        self._memref = memref

    def chosen(self, ops: Sequence[AccessOp]) -> list[AccessOp]:
        reads = [op for op in ops if not op.access().writes]
        return [op for op in reads if op.memref is self._memref]


def accesses_in(root: Operation) -> list[AccessOp]:
    """The affine accesses inside an operation, or itself."""
    return [op for op in walk_post_order(root) if isinstance(op, AccessOp)]


def can_fuse(
    source: affine.ForOp,
    sink: affine.ForOp,
    depth: int,
    strategy: Strategy | None = None,
) -> tuple[Fusion, Slice | None]:
    """Whether a slice of a nest may be put into another one, and the slice."""
    strategy = Strategy() if strategy is None else strategy
    if depth == 0 or source.parent is not sink.parent:
        return Fusion.PRECONDITION, None
    if insertion_point(source, sink) is None:
        return Fusion.BLOCK_DEPENDENCE, None
    backward = source.is_before(sink)
    first, second = (source, sink) if backward else (sink, source)
    if any(
        isinstance(op, affine.IfOp) for root in (first, second) for op in walk(root)
    ):
        return Fusion.PRECONDITION, None
    earlier, later = accesses_in(first), accesses_in(second)
    try:
        if isinstance(strategy, ProducerConsumer) and _deepest(earlier, later) < depth:
            return Fusion.LOOP_DEPENDENCE, None
        found = union_of_slices(
            strategy.chosen(earlier),
            later,
            depth,
            common_depth(source, sink),
            backward=backward,
        )
    except NotAffine:
        return Fusion.PRECONDITION, None
    except WrongSlice as wrong:
        (slice_,) = wrong.args
        return Fusion.WRONG_SLICE, slice_
    return Fusion.POSSIBLE, found


# Dependences in a block


def _memrefs(root: Operation) -> dict[Value, bool]:
    """The memrefs accessed inside, and whether written."""
    found: dict[Value, bool] = {}
    for op in accesses_in(root):
        found[op.memref] = found.get(op.memref, False) or op.access().writes
    return found


def _depends(op: Operation, memrefs: dict[Value, bool]) -> bool:
    if not isinstance(op, AccessOp) or op.memref not in memrefs:
        return False
    return op.access().writes or memrefs[op.memref]


def _between(one: Operation, other: Operation) -> list[Operation]:
    found = []
    op = one.next
    while op is not None and op is not other:
        found.append(op)
        op = op.next
    return found


def insertion_point(source: affine.ForOp, sink: affine.ForOp) -> Operation | None:
    """Before which operation both can be, by the memrefs that are named."""
    first, second = (source, sink) if source.is_before(sink) else (sink, source)
    between = _between(first, second)
    mine, that = _memrefs(first), _memrefs(second)
    after = next((x for x in between if _any(x, lambda op: _depends(op, mine))), None)
    before = next(
        (
            x
            for x in reversed(between)
            if _any(x, lambda op: _depends(op, that) or _feeds(op, second))
        ),
        None,
    )
    if after is None:
        return second
    if before is not None and (after is before or after.is_before(before)):
        return None
    return after


def _any(root: Operation, accept: Callable[[Operation], bool]) -> bool:
    return any(accept(op) for op in walk(root))


def _feeds(op: Operation, nest: Operation) -> bool:
    if isinstance(op, AccessOp):
        return False
    return any(
        nest.is_ancestor_of(user) and user is not nest
        for result in op.results
        for user in result.users
    )


def shared_memrefs(
    sources: Sequence[AccessOp], sinks: Sequence[AccessOp]
) -> dict[Value, None]:
    """The memrefs that sources write and sinks read, in the order of these."""
    written = {op.memref for op in sources if op.access().writes}
    return dict.fromkeys(
        op.memref for op in sinks if not op.access().writes and op.memref in written
    )


def _deepest(sources: Sequence[AccessOp], sinks: Sequence[AccessOp]) -> int:
    """How deep in the second nest a slice may be by the dependences inside of it."""
    shared = shared_memrefs(sources, sinks)
    targets = [op for op in sinks if op.memref in shared]
    if not targets:
        return 0
    depth = len(common_loops(targets))
    if not any(op.access().writes for op in targets):
        return depth
    for source in targets:
        for sink in targets:
            for level in range(1, common_depth(source, sink) + 2):
                if pairs_of(source, sink, level) is not None:
                    depth = min(depth, level - 1)
                    break
    return depth


# The fusion


def fuse(
    source: affine.ForOp, slice_: Slice, *, innermost_sibling: bool = False
) -> None:
    """Puts a copy of a nest, as far as a slice says, into another one."""
    _, loops = put_slice(source, slice_)
    promote_slice(loops, slice_, innermost_sibling=innermost_sibling)


def put_slice(
    source: affine.ForOp, slice_: Slice
) -> tuple[Operation, list[affine.ForOp]]:
    """Puts a copy with a slice's bounds into a nest; the copy, and its sliced loops."""
    mapping: dict[Value, Value] = {}
    copy = clone(source, mapping)
    place = slice_.before
    assert place.parent is not None  # it is in a loop
    place.parent.insert_before(place, copy)
    loops: list[affine.ForOp] = []
    for n, value in enumerate(slice_.variables):
        loop = for_of(mapping.get(value))
        if loop is None:
            continue
        loops.append(loop)
        (bounds,) = loop.loops()
        lower, upper = bounds.lower, bounds.upper
        if (low := slice_.lowers[n]) is not None:
            lower = canonical_map(Applied(low, slice_.operands))
        if (high := slice_.uppers[n]) is not None:
            upper = canonical_map(Applied(high, slice_.operands))
        set_bounds(loop, lower, upper, bounds.step)
    return copy, loops


def promote_slice(
    loops: Sequence[affine.ForOp], slice_: Slice, *, innermost_sibling: bool = False
) -> None:
    """Puts the bodies of loops that run once in their places."""
    one = slice_.count() == 1
    for loop in loops:
        if innermost_sibling and one and is_reduction(loop):
            promote_reduction(loop)
        else:
            promote_single_iteration(loop)
