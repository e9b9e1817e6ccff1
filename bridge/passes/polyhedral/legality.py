"""Whether a fusion gives what the two nests gave: by isl, for all their iterations.

It is asked when a copy of the first nest stands in the second one, before anything is
erased. Each access of the copy is one of the nest's, at the iteration that is left of
its own without the loops of the second nest around it. Let x be an iteration of the
first nest, y one of the second, z one of the copy that does what x did. Then

- each z is an x there is;
- where x and y touch the same element and one of them writes, z and y are in the order
  of x and y, for all z; what the second nest reads has been written by some z before;
- what the first nest does to itself is done again: either each x runs once at most and
  all in their order, or each run of the copy does all that it depends on;
- where the first nest is erased, all x run that others may see.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import islpy as isl

from bridge.analysis.accesses import Touched, touched_by
from bridge.analysis.aliases import alias
from bridge.analysis.dependences import ordered_pairs
from bridge.analysis.nests import Model
from bridge.analysis.unknown import NotKnown, Unknown, answering
from bridge.dialects import affine
from bridge.ir.core import Operation, Value
from bridge.ir.walk import walk
from bridge.op.assumptions import assumed_effects
from bridge.op.interfaces.effects import effects_of, is_memory_effect_free, runs_regions
from bridge.op.interfaces.polyhedral import (
    AffineAccess,
    AffineGuard,
    AffineLoops,
    AffineView,
    SizeQuery,
)


class Forbidden(Exception):
    """A fusion is not legal, or not known to be."""


@dataclass(slots=True)
class Copied:
    """An access of the first nest, and what it is in the copy."""

    before: Touched
    after: Touched
    same: isl.Map
    """From iterations of the copy to those of the nest."""


_Pair = tuple[Copied, Copied, isl.Map]
"""Accesses of the first nest, and a dependence between their iterations."""


@dataclass(slots=True)
class Effects:
    """What a part of the program does to memory."""

    accesses: list[Touched]
    others: list[Operation] = field(default_factory=list)
    """What is not known to touch elements alone."""
    reads: list[Operation] = field(default_factory=list)
    """What reads elements of memory that are not known."""

    @property
    def writes(self) -> list[Touched]:
        """The accesses that write."""
        return [one for one in self.accesses if one.writes]


def effects_in(
    model: Model, roots: Sequence[Operation], without: Operation | None = None
) -> Effects:
    """The accesses inside some operations, but for one."""
    found = Effects([])
    for root in roots:
        for op in walk(root):
            if without is not None and (op is without or without.is_ancestor_of(op)):
                continue
            if isinstance(op, AffineAccess):
                _take(model, op, found)
            elif not _is_quiet(op):
                found.others.append(op)
    return found


def _take(model: Model, op: AffineAccess, found: Effects) -> None:
    try:
        touched = touched_by(model, op)
    except NotKnown as unknown:
        if op.access().writes:
            raise Forbidden(str(unknown.answer)) from None
        found.reads.append(op)
        return
    if touched is not None:
        found.accesses.append(touched)


def _is_quiet(op: Operation) -> bool:
    """Whether an operation does nothing to memory but what others inside of it do."""
    if isinstance(op, AffineLoops) or is_memory_effect_free(op):
        return True
    effects = assumed_effects(op)
    if effects is None:
        return bool(op.regions) and runs_regions(op)
    return all(effect.kind == "Allocate" for effect in effects)


class Check:
    """The question whether one fusion is legal."""

    def __init__(
        self,
        source: affine.ForOp,
        sink: affine.ForOp,
        copy: Operation,
        *,
        distinct: bool,
    ) -> None:
        self._model = Model(_root(source))
        if self._model.root is source.parent_op:
            self._model.block = source.parent
        self._distinct = distinct
        self._nests = source, sink
        first = effects_in(self._model, [source])
        inside = effects_in(self._model, [copy])
        second = effects_in(self._model, [sink], copy)
        if first.others:
            raise Forbidden(_about(first.others[0], "may do anything to memory"))
        pairs = zip(first.accesses, inside.accesses, strict=True)
        common = _depth(self._model, source)
        around = _depth(self._model, copy)
        self._copied = [Copied(a, b, _same(b, common, around)) for a, b in pairs]
        self._source = first
        self._sink = second
        self._common, self._around = common, around

    def run(self, place: Operation, *, removed: bool, private: set[Value]) -> None:
        """Raises `Forbidden` where both nests may not be one before an operation.

        What is private is memory of its own in the new nest.
        """
        self._check_domains()
        self._check_others(place)
        for one in self._copied:
            for other in self._sink.accesses:
                self._check_order(one, other, needed=removed or bool(private))
        self._check_itself(once=removed)
        if removed:
            self._check_removed(private)
        for memref in private:
            self._check_private(memref)

    # What is asked

    def _check_domains(self) -> None:
        for one in self._copied:
            ran = one.after.statement.domain().apply(one.same)
            if not ran.is_subset(one.before.statement.domain()):
                raise Forbidden(_about(one.before.op, "would run too often"))

    def _check_order(self, one: Copied, other: Touched, *, needed: bool) -> None:
        if not self._meet(one.before, other):
            return
        element = _meeting(one.after, other)
        before = self._ordered(one.before, other)
        first = element.intersect(one.same.apply_range(before))
        last = element.subtract(first)
        earlier = self._ordered(one.after, other)
        later = self._ordered(other, one.after).reverse()
        if not last.is_subset(later):
            raise Forbidden(_between(other, one.before))
        if other.writes:
            if not first.is_subset(earlier):
                raise Forbidden(_between(one.before, other))
        elif needed:
            wanted = _meeting(one.before, other).intersect(before)
            done = one.same.reverse().apply_range(element.intersect(earlier))
            if not wanted.is_subset(done):
                raise Forbidden(_between(one.before, other))

    def _check_itself(self, *, once: bool) -> None:
        """Whether the copy may do what the nest does to itself.

        `once` says that it does it in the nest's place.
        """
        pairs = [
            (a, b, relation)
            for a in self._copied
            for b in self._copied
            if self._meet(a.before, b.before)
            and not (relation := self._dependence(a.before, b.before)).is_empty()
        ]
        if not pairs or (once and self._keeps_order(pairs)):
            return
        why = self._repeats(pairs)
        if why is not None:
            raise Forbidden(why)

    def _dependence(self, one: Touched, other: Touched) -> isl.Map:
        return _meeting(one, other).intersect(self._ordered(one, other))

    def _keeps_order(self, pairs: Sequence[_Pair]) -> bool:
        """Whether each iteration runs once at most, and dependent ones in order."""
        for one in self._copied:
            ran = one.same.intersect_domain(one.after.statement.domain())
            if not ran.is_injective():
                return False
        for a, b, relation in pairs:
            new = a.same.apply_range(relation).apply_range(b.same.reverse())
            new = new.intersect_domain(a.after.statement.domain())
            new = new.intersect_range(b.after.statement.domain())
            if not new.is_subset(self._ordered(a.after, b.after)):
                return False
        return True

    def _repeats(self, pairs: Sequence[_Pair]) -> str | None:
        """Why a run of the copy is not as good as the whole nest; `None` if it is."""
        for a, b, relation in pairs:
            text = _between(a.before, b.before)
            if not relation.is_subset(_equal(relation, self._common)):
                return text
            whole = _lifted(b, a, relation.reverse(), self._common, self._around)
            if not whole.is_subset(a.after.statement.domain()):
                return text
            if a.before.writes and b.before.writes:
                rest = _lifted(a, b, relation, self._common, self._around)
                if not rest.is_subset(b.after.statement.domain()):
                    return text
        return self._exposed(pairs)

    def _exposed(self, pairs: Sequence[_Pair]) -> str | None:
        """What reads an element that the nest writes, and has not written before."""
        for one in self._copied:
            fed = [r.range() for a, b, r in pairs if b is one and a.before.writes]
            for other in self._copied:
                if one.before.writes or not self._meet(one.before, other.before):
                    continue
                touched = _meeting(one.before, other.before).domain()
                for part in fed:
                    touched = touched.subtract(part)
                if not touched.is_empty():
                    return _between(one.before, other.before)
        return None

    def _check_removed(self, private: set[Value]) -> None:
        for one in self._copied:
            if not one.before.writes:
                continue
            memory = one.before.memory
            if not self._is_seen_by_others(memory.value):
                continue
            ran = one.after.statement.domain().apply(one.same)
            everything = one.before.statement.domain()
            if memory.value in private or not everything.is_subset(ran):
                raise Forbidden(_about(one.before.op, "writes what others may read"))

    def _check_private(self, memref: Value) -> None:
        """Whether all that is read in a run of the copy is written there before."""
        mine = [one for one in self._copied if one.before.memory.value is memref]
        that = [one for one in self._sink.accesses if one.memory.value is memref]
        for access in [*[one.before for one in mine], *that]:
            if _memref(access.op) is not memref:
                raise Forbidden(_about(access.op, "touches a view of it"))
            if len(access.statement.loops) < self._around and access in that:
                raise Forbidden(_about(access.op, "is outside of the copy's loop"))
        made = [one.after for one in mine if one.before.writes]
        writes = [*made, *[one for one in that if one.writes]]
        for access in [*[one.after for one in mine], *that]:
            if access in that and access.writes and self._is_seen_by_others(memref):
                raise Forbidden(_about(access.op, "writes what others may read"))
            left = access.statement.domain()
            for write in made if access.writes else writes:
                pairs = _equal(self._feeding(write, access), self._around)
                left = left.subtract(pairs.range())
            if not left.is_empty() and not self._is_undefined(access, left, writes):
                text = "touches what the nest has not written"
                raise Forbidden(_about(access.op, text))

    def _feeding(self, write: Touched, access: Touched) -> isl.Map:
        """The pairs of which the second may need what the first has written."""
        pairs = _meeting(write, access)
        return pairs if access.writes else self._dependence(write, access)

    def _is_undefined(
        self, access: Touched, left: isl.Set, writes: Sequence[Touched]
    ) -> bool:
        """Whether nothing at all has been written to what is read in iterations."""
        memory = access.memory.value
        if access.writes or not is_local(memory):
            return False
        for user in users_of(memory):
            inside = any(nest.is_ancestor_of(user) for nest in self._nests)
            if not inside and isinstance(user, AffineAccess) and user.access().writes:
                return False
        return all(
            self._dependence(write, access).range().intersect(left).is_empty()
            for write in writes
        )

    # Other operations

    def _check_others(self, place: Operation) -> None:
        source, sink = self._nests
        first, second = (source, sink) if source.is_before(sink) else (sink, source)
        above: list[Operation] = []
        below: list[Operation] = []
        op, seen = first.next, False
        while op is not None and op is not second:
            seen |= op is place
            (below if seen else above).append(op)
            op = op.next
        nests = {
            source: self._source,
            sink: self._sink,
        }
        self._check_passed(nests[first], above)
        self._check_passed(nests[second], below)
        for op in below:
            if any(second.is_ancestor_of(user) for r in op.results for user in r.users):
                raise Forbidden(_about(op, "is used by the nest that it would follow"))
        self._check_reads(self._source, self._source)
        self._check_reads(self._source, self._sink)
        for op in self._sink.others:
            if self._source.reads:
                raise Forbidden(_about(op, "may do anything to memory"))
            for one in self._copied:
                if not is_local(one.before.memory.value):
                    raise Forbidden(_about(op, "may do anything to memory"))

    def _check_reads(self, one: Effects, other: Effects) -> None:
        """Whether reads of memory that is not known are of other memory than writes."""
        for first, second in ((one, other), (other, one)):
            for op in first.reads:
                for write in second.writes:
                    memory, distinct = write.memory.value, self._distinct
                    found = alias(_memref(op), memory, distinct_arguments=distinct)
                    if found != "no":
                        raise Forbidden(_about(op, "may read what another one writes"))

    def _check_passed(self, nest: Effects, ops: Sequence[Operation]) -> None:
        """Whether a nest may run on the other side of operations."""
        found = effects_in(self._model, ops)
        self._check_reads(nest, found)
        if found.others and nest.reads:
            raise Forbidden(_about(found.others[0], "may do anything to memory"))
        for op in found.others:
            for one in nest.accesses:
                if not is_local(one.memory.value) or one.memory.value in op.operands:
                    raise Forbidden(_about(op, "may do anything to memory"))
        if nest.others and (found.accesses or found.others):
            raise Forbidden(_about(nest.others[0], "may do anything to memory"))
        for one in nest.accesses:
            for other in found.accesses:
                if self._meet(one, other):
                    pairs = _meeting(one, other)
                    if not pairs.intersect(_equal(pairs, self._common)).is_empty():
                        raise Forbidden(_between(one, other))

    def _is_seen_by_others(self, memref: Value) -> bool:
        made = memref.defining_op
        if made is None or not is_local(memref) or not self._model.holds(made):
            return True
        return any(
            not any(nest.is_ancestor_of(user) for nest in self._nests)
            for user in users_of(memref)
            if not _only_frees(user, memref)
        )

    # Relations

    def _meet(self, one: Touched, other: Touched) -> bool:
        """Whether two accesses are to the same memory, and one of them writes."""
        if not one.writes and not other.writes:
            return False
        if one.memory.is_surely(other.memory):
            return True
        both = one.memory.kind == other.memory.kind == "argument"
        if one.memory.may_be(other.memory) and not (self._distinct and both):
            text = "may touch the memory that another one touches"
            raise Forbidden(_about(other.op, text))
        return False

    def _ordered(self, one: Touched, other: Touched) -> isl.Map:
        return ordered_pairs(one, other)


def _root(nest: Operation) -> Operation:
    """What is around a nest and is not affine: what is outside of it does not change.

    What it does later may be anything.
    """
    around = nest.parent_op
    assert around is not None  # a nest of a block
    while isinstance(around, AffineGuard) or (
        isinstance(around, AffineLoops) and around.loops() is not None
    ):
        assert around.parent_op is not None  # affine values come from a scope
        around = around.parent_op
    return around


def _meeting(one: Touched, other: Touched) -> isl.Map:
    """The pairs of iterations that touch the same element."""
    return one.relation.apply_range(other.relation.reverse())


def _depth(model: Model, op: Operation) -> int:
    return len(model.statement(op).loops)


def _same(after: Touched, common: int, around: int) -> isl.Map:
    """From iterations of a copy to those of the original."""
    count = len(after.statement.loops)
    names = [f"i{n}" for n in range(count)]
    kept = [*names[:common], *names[around:]]
    return isl.Map(f"{{ [{', '.join(names)}] -> [{', '.join(kept)}] }}")


def _equal(relation: isl.Map, count: int) -> isl.Map:
    found = relation
    for n in range(count):
        found = found.equate(isl.dim_type.in_, n, isl.dim_type.out, n)
    return found


def _lifted(
    one: Copied, other: Copied, relation: isl.Map, common: int, around: int
) -> isl.Set:
    """The iterations of another access, in the same run of the copy as each of one."""
    ran = one.same.intersect_domain(one.after.statement.domain())
    needed = ran.apply_range(relation).apply_range(other.same.reverse())
    return _equal(needed, around).range()


def _memref(op: Operation) -> Value:
    assert isinstance(op, AffineAccess)  # asked of accesses only
    return op.access().memref


def users_of(memref: Value) -> Iterator[Operation]:
    """What uses memory, or a view of it."""
    pending = [memref]
    while pending:
        value = pending.pop()
        for user in value.users:
            yield user
            if isinstance(user, AffineView):
                pending += user.results


def is_local(memref: Value) -> bool:
    """Whether memory is known by name alone: an allocation that is passed nowhere."""
    made = memref.defining_op
    effects = () if made is None else effects_of(made) or ()
    if not any(e.kind == "Allocate" and e.value is memref for e in effects):
        return False
    return all(_uses_elements(user, memref) for user in users_of(memref))


def _uses_elements(op: Operation, memref: Value) -> bool:
    if isinstance(op, AffineAccess):
        others = [value for value in op.operands if value is op.access().memref]
        return len(others) == 1
    known = AffineView | SizeQuery | affine.DmaStartOp | affine.DmaWaitOp
    return isinstance(op, known) or _only_frees(op, memref)


def _only_frees(op: Operation, memref: Value) -> bool:
    effects = effects_of(op)
    return bool(effects) and all(effect.kind == "Free" for effect in effects or ())


def _about(op: Operation, text: str) -> str:
    return f"{op.position}: '{op.name}' op {text}"


def _between(one: Touched, other: Touched) -> str:
    ends = [f"'{x.op.name}' op at {x.op.position}" for x in (one, other)]
    return f"a dependence between {' and '.join(ends)}"


def check(
    nests: tuple[affine.ForOp, affine.ForOp],
    copy: Operation,
    place: Operation,
    *,
    removed: bool,
    private: set[Value],
    distinct: bool,
) -> None:
    """Raises `Forbidden` where a fusion is not known to be legal."""

    @answering
    def run() -> bool:
        found = Check(*nests, copy, distinct=distinct)
        found.run(place, removed=removed, private=private)
        return True

    answer = run()
    if isinstance(answer, Unknown):
        raise Forbidden(str(answer))
