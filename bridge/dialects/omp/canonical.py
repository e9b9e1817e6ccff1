"""Handles of canonical loops, and transformations of them: tiles, fusions."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from bridge.ir.attributes import IntegerAttr
from bridge.ir.core import Operation
from bridge.ir.values import Use, Value
from bridge.op.base import Op, Values
from bridge.op.messages import shown


def _is_made(use: Use) -> bool:
    """Whether a use makes the loop that a handle stands for, or else takes it."""
    op = use.op
    if _is_loop(op):
        return True
    return isinstance(op, FuseOp | TileOp) and use.index < len(op.generatees)


def _uses(handle: Value, *, made: bool) -> list[Use]:
    """Where a loop is made or taken, the last first."""
    return [use for use in reversed(handle.uses) if _is_made(use) == made]


class NewCliOp(Op, name="omp.new_cli"):
    """Creates a handle to a canonical loop, with one generator and one consumer."""

    def verify(self) -> None:
        first: dict[bool, Use] = {}
        for use in reversed(self.results[0].uses):
            made = _is_made(use)
            if made in first:
                self._verify_once(first[made].op, use.op, made)
            first[made] = use
        if False in first and True not in first:
            taker = first[False].op
            raise self.error("CLI has no generator").with_note(
                f"see consumer here: {shown(taker)}", taker.position
            )

    def _verify_once(self, first: Operation, second: Operation, made: bool) -> None:
        word = "generator" if made else "consumer"
        error = self.error(f"CLI must have at most one {word}")
        for number, op in (("first", first), ("second", second)):
            text = "" if made else shown(op)
            error = error.with_note(f"{number} {word} here:{text}", op.position)
        raise error


class TileOp(Op, name="omp.tile"):
    """Tiles loops: generates grid loops and intratile loops."""

    generatees: Values
    applyees: Values
    sizes: Values

    def verify(self) -> None:
        if not self.applyees:
            raise self.error("must apply to at least one loop")
        if len(self.sizes) != len(self.applyees):
            raise self.error("there must be one tile size for each applyee")
        if self.generatees and 2 * len(self.sizes) != len(self.generatees):
            raise self.error(
                "expecting two times the number of generatees than applyees"
            )
        makers = [_maker(self, handle) for handle in self.applyees]
        variables: set[Value] = set()
        for outer, inner in pairwise(makers):
            if _is_loop(outer) and _is_loop(inner):
                entry = outer.region.entry
                # The other loop's own rule reports that it has no variable.
                variables.update(entry.arguments[:1] if entry is not None else ())
                self._verify_nested(outer, inner, variables)

    def _verify_nested(self, outer: object, inner: Any, variables: set[Value]) -> None:
        if inner.parent_op is not outer:
            raise self.error("tiled loop nest must be nested within each other")
        if not _is_perfect(outer, inner):
            raise self.error("tiled loop nest must be perfectly nested")
        if inner.trip_count in variables:
            raise self.error("tiled loop nest must be rectangular")


def _maker(op: Operation, handle: Value) -> Operation:
    """What makes the loop that a handle stands for."""
    made = _uses(handle, made=True)
    if not made:
        raise op.error("applyee CLI has no generator")
    return made[0].op


def _is_loop(op: Operation) -> bool:
    return op.name == "omp.canonical_loop"


def _is_perfect(outer: Operation, inner: Operation) -> bool:
    """Whether a loop holds another one and nothing else."""
    blocks = outer.region.blocks
    if len(blocks) != 1 or len(blocks[0]) != 2 or blocks[0].first is not inner:
        return False
    last = blocks[0].last
    return last is not None and last.name == "omp.terminator"


class FuseOp(Op, name="omp.fuse"):
    """Fuses a sequence of loops."""

    generatees: Values
    applyees: Values
    first: IntegerAttr | None
    count: IntegerAttr | None

    def verify(self) -> None:
        given = len(self.applyees)
        if given < 2:
            raise self.error("must apply to at least two loops")
        count = self.count.value if self.count is not None else None
        first = self.first.value if self.first is not None else None
        if count is not None and first is not None:
            if given < first - 1 + count:
                raise self.error(
                    "the numbers of applyees must be at least first minus one plus "
                    "count attributes"
                )
            if self.generatees and len(self.generatees) != given + 1 - count:
                raise self.error(
                    "the number of generatees must be the number of aplyees plus one "
                    "minus count"
                )
        elif len(self.generatees) > 1:
            raise self.error(
                "in a complete fuse the number of generatees must be exactly 1"
            )
        for handle in self.applyees:
            if not _is_loop(_maker(self, handle)):
                raise self.error(
                    "currently only supports omp.canonical_loop as applyee"
                )
