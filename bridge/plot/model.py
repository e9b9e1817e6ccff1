"""The accesses of a nest, and where a picture has their iterations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

import islpy as isl

from bridge.analysis.nests import Statement
from bridge.analysis.unknown import Unknown
from bridge.errors import Diagnostic, Unsupported
from bridge.ir.core import Operation
from bridge.plot.picture import Spot, spot_of
from bridge.plot.points import Point, Window
from bridge.records import Record

T = TypeVar("T")

MOST: Final = 3
"""So many loops have a place in a picture: the outer ones."""

_BESIDE: Final = 0.22


def known(answer: T | Unknown) -> T:
    """An answer; raises `Unsupported` where there is none."""
    if not isinstance(answer, Unknown):
        return answer
    if answer.op is None:
        raise Unsupported(f"no picture: {answer.reason}")
    text = f"no picture: '{answer.op.name}' op {answer.reason}"
    raise Unsupported(Diagnostic("error", text, answer.op.position))


class Space(Record):
    """Statements, and the dimensions that their picture has."""

    statements: tuple[Statement, ...]
    rank: int
    labels: tuple[str, ...]
    window: Window
    note: str
    """What is not drawn, for the title."""

    @classmethod
    def of(
        cls, statements: Sequence[Statement], values: Mapping[str, int]
    ) -> Space | None:
        """A space around statements; `None` where none of them runs."""
        depth = max(len(one.loops) for one in statements)
        deepest = next(one for one in statements if len(one.loops) == depth)
        rank = min(depth, MOST)
        sets = [outer(one.domain(), rank) for one in statements]
        deep = [one for one in sets if one.dim(isl.dim_type.set) == rank]
        window = Window.around(deep, values)
        if window is None:
            return None
        labels = tuple([label_of(deepest, n) for n in range(rank)])
        notes = [f"{name} = {value}" for name, value in window.values.items()]
        if depth > rank:
            notes.append(f"the outer {rank} of {depth} loops")
        if window.clipped:
            notes.append("the first iterations")
        return cls(tuple(statements), rank, labels, window, ", ".join(notes))

    @property
    def groups(self) -> list[tuple[Operation, ...]]:
        """The loops around statements: what they differ in has marks of its own."""
        return list(dict.fromkeys(map(loops_of, self.statements)))

    def group(self, one: Statement) -> int:
        """Which mark a statement has."""
        return self.groups.index(loops_of(one))

    def spot(self, one: Statement, point: Point) -> Spot:
        """Where a point is drawn of a statement's outer loops.

        What is beside an inner loop is drawn before or after its iterations.
        """
        missing = range(len(point), self.rank)
        lifted = [
            self.window.high[n] + 1 if self._is_after(one) else self.window.low[n] - 1
            for n in missing
        ]
        same = [g for g in self.groups if len(g) == len(loops_of(one))]
        shift = _BESIDE * same.index(loops_of(one))
        return spot_of((*point, *lifted), shift)

    def _is_after(self, one: Statement) -> bool:
        """Whether it follows a deeper loop that has statements."""
        order = self.statements.index(one)
        return any(len(s.loops) > len(one.loops) for s in self.statements[:order])

    def title(self, text: str) -> str:
        """A title with what is not drawn."""
        return f"{text} ({self.note})" if self.note else text


def loops_of(one: Statement) -> tuple[Operation, ...]:
    """The operations that are the loops around a statement."""
    return tuple([loop.op for loop in one.loops])


def label_of(one: Statement, n: int) -> str:
    """The name of a loop's variable."""
    return one.loops[n].bounds.variable.name or f"i{n}"


def outer(found: isl.Set, rank: int) -> isl.Set:
    """The same of the outer loops alone."""
    count = found.dim(isl.dim_type.set)
    kept = min(rank, count)
    return found.project_out(isl.dim_type.set, kept, count - kept)
