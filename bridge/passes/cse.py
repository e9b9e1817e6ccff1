"""`cse`: what was computed already is not computed again.

As upstream's pass of this name: down the dominator tree of each region, an operation
without effects that is equal to one that dominates it is replaced by that; one that
only reads memory, by an equal one of its block with no write between.
"""

from __future__ import annotations

from collections.abc import Iterator

from bridge.ir.core import Block, Operation, Region
from bridge.ir.dominance import Dominance
from bridge.ir.equivalence import same
from bridge.ir.locations import UNKNOWN_LOC
from bridge.ir.walk import walk
from bridge.op.base import Op
from bridge.op.interfaces.effects import (
    effects_inside,
    effects_of,
    is_memory_effect_free,
    states_effects,
)
from bridge.op.traits import has_ssa_dominance, has_trait
from bridge.passes.registry import Pass
from bridge.rewrite.dead import is_trivially_dead
from bridge.rewrite.rewriter import Rewriter

__all__ = ["CommonSubexpressions", "eliminate_common_subexpressions"]


class CommonSubexpressions(Pass, name="cse"):
    """Eliminate common sub-expressions."""

    def knows(self, op: Operation) -> bool:
        return all(
            effects_of(inner) is not None or not states_effects(inner)
            for inner in walk(op)
        )

    def run(self, op: Operation) -> None:
        eliminate_common_subexpressions(op)


def eliminate_common_subexpressions(root: Operation) -> bool:
    """Replaces what is computed twice inside an operation; whether anything was."""
    elimination = _Elimination()
    elimination.run(root)
    return elimination.rewriter.changed


_Visit = Iterator["_Visit"]
"""Goes on with each of the visits inside it that it gives."""


class _Key:
    """An operation, equal to those that compute the same of the same values."""

    __slots__ = ("_hash", "head", "op")

    def __init__(self, op: Operation) -> None:
        operands = op.operands
        if len(operands) == 2 and has_trait(op, "Commutative"):
            first, second = operands
            operands = (second, first) if id(first) > id(second) else operands
        types = tuple([result.type for result in op.results])
        self.op = op
        self.head = (op.name, operands, types, op.properties, op.attributes)
        self._hash = hash(self.head)

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, _Key) or self.head != other.head:
            return False
        return not self.op.regions or same(self.op, other.op)


class _Known:
    """What was computed by the operations that dominate the next one."""

    def __init__(self) -> None:
        self._known: dict[_Key, Operation] = {}
        self._undo: list[tuple[_Key, Operation | None]] = []

    def mark(self) -> int:
        """For `forget`: what is known now."""
        return len(self._undo)

    def forget(self, mark: int) -> None:
        """Forgets what was added since."""
        while len(self._undo) > mark:
            key, before = self._undo.pop()
            if before is None:
                del self._known[key]
            else:
                self._known[key] = before

    def get(self, key: _Key) -> Operation | None:
        return self._known.get(key)

    def add(self, key: _Key, op: Operation) -> None:
        self._undo.append((key, self._known.get(key)))
        self._known[key] = op

    def __contains__(self, op: Operation) -> bool:
        return _Key(op) in self._known


class _Elimination:
    def __init__(self) -> None:
        self.rewriter = Rewriter()
        self._dominance = Dominance()
        self._quiet: dict[Operation, Operation | None] = {}
        """From a read on, up to which operation nothing writes; `None` if it did."""

    def run(self, root: Operation) -> None:
        """Visits what is inside an operation, however deep it is."""
        known = _Known()
        pending = [self._region(known, region) for region in reversed(root.regions)]
        while pending:
            inner = next(pending[-1], None)
            if inner is None:
                pending.pop()
            else:
                pending.append(inner)

    def _region(self, known: _Known, region: Region) -> _Visit:
        ordered = has_ssa_dominance(region)
        below: dict[Block, list[Block]] = {}
        if len(region.blocks) > 1:
            for block, above in self._dominance.tree(region).items():
                if block is not above:
                    below.setdefault(above, []).append(block)
        pending: list[Block | int] = list(region.blocks[:1])
        while pending:
            found = pending.pop()
            if isinstance(found, int):
                known.forget(found)
                continue
            pending.append(known.mark())
            yield from self._block(known, found, ordered=ordered)
            pending += below.get(found, ())

    def _block(self, known: _Known, block: Block, *, ordered: bool) -> _Visit:
        for op in list(block):
            if op.regions:
                inside = _Known() if _may_be_isolated(op) else known
                for region in op.regions:
                    yield self._region(inside, region)
            self._operation(known, op, ordered=ordered)
        self._quiet.clear()

    def _operation(self, known: _Known, op: Operation, *, ordered: bool) -> None:
        if has_trait(op, "Terminator"):
            return
        if is_trivially_dead(op):
            self.rewriter.erase(op)
            return
        if any(len(region.blocks) > 1 for region in op.regions):
            return
        free = is_memory_effect_free(op)
        if not free and not _only_reads(op):
            return
        key = _Key(op)
        found = known.get(key)
        if found is not None and (free or self._still_holds(found, op)):
            self._replace(known, op, found, ordered=ordered)
        else:
            known.add(key, op)

    def _still_holds(self, read: Operation, op: Operation) -> bool:
        """Whether two reads are in one block, and nothing writes between them."""
        if read.parent is not op.parent:
            return False
        last = self._quiet.get(read, read)
        current = None if last is None else last.next
        while current is not None and current is not op:
            effects = effects_inside(current)
            if effects is None or any(effect.kind == "Write" for effect in effects):
                self._quiet[read] = None
                return False
            last, current = current, current.next
        # The operation itself may be erased now: those before it stay.
        self._quiet[read] = last
        return current is op

    def _replace(
        self, known: _Known, op: Operation, found: Operation, *, ordered: bool
    ) -> None:
        for result, value in zip(op.results, found.results, strict=True):
            if ordered:
                result.replace_all_uses(value)
                continue
            for use in result.uses:
                if use.op not in known:
                    use.op.set_operand(use.index, value)
        if not any(result.has_uses for result in op.results):
            self.rewriter.erase(op)
        if found.location is UNKNOWN_LOC:
            found.location = op.any_location


def _may_be_isolated(op: Operation) -> bool:
    """Whether it is isolated from above, as far as is known."""
    return has_trait(op, "IsolatedFromAbove") or not isinstance(op, Op)


def _only_reads(op: Operation) -> bool:
    """Whether all that it does to memory itself is to read it."""
    effects = effects_of(op) or ()
    return bool(effects) and all(effect.kind == "Read" for effect in effects)
