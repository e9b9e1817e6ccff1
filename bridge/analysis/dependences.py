"""Dependences: which iterations must stay in their order, exactly.

Two accesses to the same element depend on one another where one of them writes; the
relation has all pairs of iterations, in the order in which the program runs them
("memory-based" dependences; Allen and Kennedy, Optimizing Compilers for Modern
Architectures, 2.2). A program's affine loops are taken to be correct: no index
overflows, and all accesses are within bounds.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Final, Literal

import islpy as isl

from bridge.analysis.accesses import Touched, touched_by
from bridge.analysis.nests import Model, common_loops, root_of
from bridge.analysis.unknown import NotKnown, answering
from bridge.arguments import checked
from bridge.ir.core import Operation, Value
from bridge.ir.walk import walk
from bridge.op.interfaces.loop_like import LoopLike
from bridge.op.interfaces.polyhedral import AffineLoops
from bridge.op.traits import has_trait
from bridge.records import Record

Kind = Literal["flow", "anti", "output", "input"]

KINDS: Final[dict[tuple[bool, bool], Kind]] = {
    (True, False): "flow",
    (False, True): "anti",
    (True, True): "output",
    (False, False): "input",
}
"""By whether the source and the sink write."""


class Dependence(Record):
    """Iterations of two operations of which the first must come first."""

    kind: Kind
    source: Operation
    sink: Operation
    relation: isl.Map
    """From iterations of the source to iterations of the sink, as values of the loop
    variables around each, the outer first; values that no loop changes are
    parameters."""
    common: int
    """How many loops are around both."""

    @property
    def distances(self) -> isl.Set:
        """By how much the variables of the common loops differ."""
        kept = self.relation
        for side in (isl.dim_type.in_, isl.dim_type.out):
            kept = kept.project_out(side, self.common, kept.dim(side) - self.common)
        return kept.deltas()

    @property
    def distance(self) -> tuple[int, ...] | None:
        """The distance vector, where it is the same for all pairs."""
        found = self.distances.project_out_all_params()
        if not found.is_singleton():
            return None
        point = found.sample_point()
        dims = range(self.common)
        values = [point.get_coordinate_val(isl.dim_type.set, n) for n in dims]
        return tuple([value.to_python() for value in values])

    @property
    def directions(self) -> tuple[str, ...]:
        """For each common loop which of `<`, `=`, `>` there are, such as `<=`.

        `<` is a positive distance: the sink's iteration is later.
        """
        found = self.distances
        return tuple([_signs(found, n, self.common) for n in range(self.common)])

    def carried_by(self, first: int, count: int = 1) -> isl.Map:
        """The pairs that agree in the loops around some, by depth, and not in these."""
        return _later(self.relation, first, count).coalesce()


def _later(pairs: isl.Map, first: int, count: int, *, same: bool = False) -> isl.Map:
    """The pairs whose second one is later in some loops, by depth, and not around.

    With `same` those as well that agree in all of these loops.
    """
    # Conditions of pairs are many: they are looked at once with an order, not for each
    # loop of it.
    agree = isl.Map.universe(pairs.get_space())
    order = isl.Map.empty(pairs.get_space())
    for n in range(first + count):
        ends = (isl.dim_type.in_, n, isl.dim_type.out, n)
        if n >= first:
            order = order.union(agree.order_lt(*ends))
        agree = agree.equate(*ends)
    return pairs.intersect(order.union(agree) if same else order)


def _signs(distances: isl.Set, n: int, count: int) -> str:
    dims = ", ".join([f"d{k}" for k in range(count)])
    found = ""
    for sign, condition in (("<", "> 0"), ("=", "= 0"), (">", "< 0")):
        half = isl.Set(f"{{ [{dims}] : d{n} {condition} }}")
        found += "" if distances.intersect(half).is_empty() else sign
    return found


@checked
@answering
def dependences(
    root: Operation,
    *,
    kinds: Sequence[Kind] = ("flow", "anti", "output"),
    distinct_arguments: bool = False,
) -> list[Dependence]:
    """All dependences between accesses inside an operation, none of them empty.

    `distinct_arguments` says that no two memrefs among the function's arguments share
    memory. `Unknown` where a subscript, a bound or a condition is not affine, where
    memory may be the same or not, or where an operation may touch any memory.
    """
    return list(_dependences(_accesses(root), kinds, distinct=distinct_arguments))


@checked
@answering
def accesses_of(root: Operation) -> list[Touched]:
    """What touches memory inside an operation, in the program's order.

    `Unknown` as `dependences`.
    """
    return _accesses(root)


def _accesses(root: Operation) -> list[Touched]:
    model = Model(root_of(root))
    found = [touched_by(model, op) for op in walk(root) if op is not root]
    return [touched for touched in found if touched is not None]


@checked
def dependences_among(
    accesses: Sequence[Touched], *, distinct_arguments: bool = False
) -> Iterator[Dependence]:
    """The dependences between accesses of one model, none of them empty.

    Raises `NotKnown` where memory may be the same or not.
    """
    kinds: tuple[Kind, ...] = ("flow", "anti", "output")
    return _dependences(accesses, kinds, distinct=distinct_arguments)


def _dependences(
    accesses: Sequence[Touched], kinds: Sequence[Kind], *, distinct: bool
) -> Iterator[Dependence]:
    for source, sink in product(accesses, repeat=2):
        kind = KINDS[source.writes, sink.writes]
        if kind not in kinds or not _meet(source, sink, distinct=distinct):
            continue
        if not _may_precede(source, sink):
            continue
        relation = source.relation.apply_range(sink.relation.reverse())
        relation = in_order(relation, source, sink)
        if not relation.is_empty():
            common = common_loops(source.statement, sink.statement)
            yield Dependence(kind, source.op, sink.op, relation, common)


def _meet(source: Touched, sink: Touched, *, distinct: bool) -> bool:
    """Whether two accesses are to the same memory."""
    one, other = source.memory, sink.memory
    if one.is_surely(other):
        return True
    if one.may_be(other) and not (distinct and one.kind == other.kind == "argument"):
        raise NotKnown("may touch the memory that another one touches", sink.op)
    return False


@checked
@answering
def meets(source: Operation, sink: Operation, loops: int = 0) -> bool:
    """Whether one access comes before another one to the same element.

    Of both those iterations count in which so many outer loops, which must be around
    both, have the same variables. `Unknown` as `dependences`, raises `TypeError` for
    what touches no memory.
    """
    model = Model(root_of(source))
    first, second = touched_by(model, source), touched_by(model, sink)
    if first is None or second is None:
        op = source if first is None else sink
        raise TypeError(f"meets: '{op.name}' op touches no memory")
    if not _meet(first, second, distinct=False):
        return False
    pairs = first.relation.apply_range(second.relation.reverse())
    for n in range(loops):
        pairs = pairs.equate(isl.dim_type.in_, n, isl.dim_type.out, n)
    return not in_order(pairs, first, second).is_empty()


def _may_precede(source: Touched, sink: Touched) -> bool:
    one, other = source.statement, sink.statement
    return bool(common_loops(one, other)) or one.comes_before(other)


def in_order(pairs: isl.Map, source: Touched, sink: Touched) -> isl.Map:
    """The pairs of iterations of which the first is the earlier one.

    It is in an earlier iteration of a loop around both, the outer ones being at the
    same, or in the same iteration of all of them and comes first in the program.
    """
    common = common_loops(source.statement, sink.statement)
    first = source.statement.comes_before(sink.statement)
    return _later(pairs, 0, common, same=first)


def ordered_pairs(source: Touched, sink: Touched) -> isl.Map:
    """All pairs of iterations of which the first is the earlier one."""
    tuples = [
        ", ".join([f"{side}{n}" for n in range(len(one.statement.loops))])
        for side, one in (("a", source), ("b", sink))
    ]
    pairs = source.statement.model.map(f"[{tuples[0]}] -> [{tuples[1]}]")
    return in_order(pairs, source, sink)


class Parallelism(Record):
    """Whether the iterations of a loop may run in any order, or at once."""

    parallel: bool
    carried: tuple[Dependence, ...] = ()
    """The dependences that forbid it, with just the pairs of which that is so."""
    iterated: tuple[Operation, ...] = ()
    """The loop, where it carries values on."""
    reductions: tuple[Operation, ...] = ()
    """What combines each value that is carried on with something else, where all are
    just combined by an operation that is commutative and associative, of floats as if
    they were real numbers: with these, and no dependence, iterations may run in any
    order and be combined."""

    def __bool__(self) -> bool:
        return self.parallel


@checked
@answering
def is_parallel(loop: Operation, *, distinct_arguments: bool = False) -> Parallelism:
    """Whether no iteration of a loop depends on another one.

    Of several loops in one operation, no iteration of all of them. A loop that carries
    values from one iteration to the next is not parallel. Parameters may have any
    value: a dependence that some values make forbids it. `Unknown` as `dependences`;
    raises `TypeError` for what is no loop.
    """
    if not isinstance(loop, AffineLoops):
        raise TypeError(f"is_parallel: '{loop.name}' op is no loop")
    bounds = loop.loops()
    if bounds is None:
        raise NotKnown("has bounds that are not affine", loop)
    accesses = _accesses(loop)
    carried = list(_carried(loop, accesses, len(bounds), distinct=distinct_arguments))
    carries = isinstance(loop, LoopLike) and bool(loop.carried().arguments)
    iterated = (loop,) if carries else ()
    return Parallelism(
        not carried and not iterated, tuple(carried), iterated, _reductions(loop)
    )


def _reductions(loop: Operation) -> tuple[Operation, ...]:
    """What combines each carried value; nothing where one is used otherwise."""
    if not isinstance(loop, LoopLike):
        return ()
    carried = loop.carried()
    pairs = zip(carried.arguments, carried.yielded, strict=False)
    found = [_combining(argument, value) for argument, value in pairs]
    known = [op for op in found if op is not None]
    return tuple(known) if len(known) == len(carried.arguments) else ()


def _combining(argument: Value, yielded: Value) -> Operation | None:
    op = yielded.defining_op
    if op is None or not (argument.has_one_use and yielded.has_one_use):
        return None
    (user,) = argument.users
    types = {value.type for value in (*op.operands, *op.results)}
    combines = len(op.operands) == 2 and len(op.results) == len(types) == 1
    return op if user is op and combines and has_trait(op, "Commutative") else None


def _carried(
    loop: Operation, accesses: Sequence[Touched], count: int, *, distinct: bool
) -> Iterator[Dependence]:
    """The dependences between iterations of a loop, which may be several in one."""
    for source, sink in product(accesses, repeat=2):
        if not (source.writes or sink.writes):
            continue
        if not _meet(source, sink, distinct=distinct):
            continue
        levels = source.statement.loops
        depth = next(level.depth for level in levels if level.op is loop)
        pairs = source.relation.apply_range(sink.relation.reverse())
        relation = _later(pairs, depth, count)
        if not relation.is_empty():
            common = common_loops(source.statement, sink.statement)
            kind = KINDS[source.writes, sink.writes]
            yield Dependence(kind, source.op, sink.op, relation.coalesce(), common)


@checked
@answering
def is_legal(
    root: Operation,
    schedule: Mapping[Operation, isl.Map],
    *,
    distinct_arguments: bool = False,
) -> bool:
    """Whether running accesses at other times leaves all dependences in order.

    `schedule` has a map for each operation inside that touches memory: from its
    iterations, as `domain` has them, to a time; all times have the same length and are
    in lexicographic order. `Unknown` as `dependences`; raises `ValueError` where an
    operation has none.
    """
    accesses = _accesses(root)
    missing = [a.op for a in accesses if a.op not in schedule]
    if missing:
        raise ValueError(f"is_legal: no time for '{missing[0].name}' op")
    kinds: tuple[Kind, ...] = ("flow", "anti", "output")
    for found in _dependences(accesses, kinds, distinct=distinct_arguments):
        source, sink = schedule[found.source], schedule[found.sink]
        pairs = found.relation.apply_domain(source).apply_range(sink)
        in_order = isl.Map.lex_lt(pairs.get_space().domain())
        if not pairs.is_subset(in_order):
            return False
    return True
