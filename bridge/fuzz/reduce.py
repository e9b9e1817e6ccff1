"""Programs made smaller as long as something holds of them.

First operations go in lots: all of the outermost level, its halves, quarters, down to
single ones, then those a level deeper; then single edits of all kinds are tried until
none is left that holds. What was asked once is not asked again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from time import monotonic
from typing import Final

from bridge.errors import Error
from bridge.fuzz.digest import digest
from bridge.fuzz.edits import KINDS, Edit, depth, inside, is_terminator, without
from bridge.fuzz.edits_types import smaller_types
from bridge.fuzz.programs import Program
from bridge.ir.cloning import clone
from bridge.verifier import verify

Holds = Callable[[Program], bool]
"""Whether a smaller program is still one that is looked for."""
Many = Callable[[Sequence[Program]], Sequence[bool]]
"""The same of several at once."""

TRIES: Final = 4000


class Reduction:
    """A program that gets smaller, and what was found out about it.

    `holds` is asked of valid programs alone, `at_once` of them at a time; after `tries`
    of these, or `seconds`, nothing is tried any more.
    """

    def __init__(
        self,
        program: Program,
        holds: Many,
        *,
        at_once: int = 1,
        tries: int = TRIES,
        seconds: float = 0.0,
    ) -> None:
        self.program = program
        self.asked = 0
        self.cached = 0
        """How often the answer was known."""
        self._holds = holds
        self._at_once = at_once
        self._tries = tries
        self._deadline = monotonic() + seconds if seconds else None
        self._verdicts: dict[int, bool] = {digest(program): True}

    @property
    def is_over(self) -> bool:
        """Whether nothing more may be tried."""
        late = self._deadline is not None and monotonic() >= self._deadline
        return late or self.asked >= self._tries

    def holds_now(self) -> bool:
        """Whether what is looked for holds of the program."""
        return bool(self._holds([self.program])[0])

    def run(self) -> Program:
        """The smallest program that was found."""
        changed = True
        while changed and not self.is_over:
            changed = self._thin()
            for kind in (*KINDS, smaller_types):
                changed = self._each(kind) or changed
        return self.program

    # In lots ------------------------------------------------------------------------

    def _thin(self) -> bool:
        """Drops operations, level by level; returns whether any went."""
        before = self.program
        level = 1
        while level <= max(map(depth, inside(self.program)), default=0):
            size = len(self._at(level))
            while size and not self.is_over:
                self._lots(level, size)
                size //= 2
            level += 1
        return self.program is not before

    def _at(self, level: int) -> list[int]:
        """The operations of a level that may go, by their numbers in `inside`."""
        return [
            number
            for number, op in enumerate(inside(self.program))
            if depth(op) == level and not is_terminator(op)
        ]

    def _lots(self, level: int, size: int) -> None:
        """Drops so many beside each other at once, wherever that holds."""
        at = 0
        while not self.is_over:
            numbers = self._at(level)
            lots = [numbers[n : n + size] for n in range(at, len(numbers), size)]
            if not lots:
                return
            edits: list[Edit] = [lambda p, lot=lot: without(p, lot) for lot in lots]  # type: ignore[misc]
            number = self._first(edits)
            if number is None:
                return
            at += number * size

    # One by one ---------------------------------------------------------------------

    def _each(self, kind: Callable[[Program], list[Edit]]) -> bool:
        """Applies the edits of a kind that hold; returns whether any did."""
        before = self.program
        at = 0
        while not self.is_over:
            number = self._first(kind(self.program)[at:])
            if number is None:
                break
            at += number
        return self.program is not before

    def _first(self, edits: Sequence[Edit]) -> int | None:
        """Applies the first edit that holds; returns which."""
        valid = self._valid(edits)
        while not self.is_over:
            some: list[tuple[int, Program]] = []
            while len(some) < self._at_once and (one := next(valid, None)):
                some.append(one)
            if not some:
                return None
            answers = self._ask([program for _, program in some])
            for (number, program), holds in zip(some, answers, strict=True):
                if holds:
                    self.program = program
                    return number
        return None

    def _valid(self, edits: Sequence[Edit]) -> Iterator[tuple[int, Program]]:
        """What edits make of the program, where that is valid and was not refused."""
        for number, edit in enumerate(edits):
            edited = _edited(self.program, edit)
            if edited is None:
                continue
            if self._verdicts.get(digest(edited)) is None:
                yield number, edited
            else:
                self.cached += 1

    def _ask(self, programs: Sequence[Program]) -> Sequence[bool]:
        self.asked += len(programs)
        answers = self._holds(programs)
        for program, holds in zip(programs, answers, strict=True):
            self._verdicts[digest(program)] = holds
        return answers


def _edited(program: Program, edit: Edit) -> Program | None:
    copy = Program(clone(program.module), program.arguments, program.seed)
    try:
        found = edit(copy)
        if found is not None:
            verify(found.module)
    except (Error, ValueError):
        return None
    return found


def reduce(
    program: Program, holds: Holds, *, tries: int = TRIES, seconds: float = 0.0
) -> Program:
    """The program without what is not needed for `holds`; the given one is kept.

    What `holds` cannot run, since it is undefined by itself, is none of these.
    """

    def each(programs: Sequence[Program]) -> Sequence[bool]:
        return [_is_held(holds, one) for one in programs]

    return Reduction(program, each, tries=tries, seconds=seconds).run()


def _is_held(holds: Holds, program: Program) -> bool:
    try:
        return holds(program)
    except Error:
        return False


def size(program: Program) -> int:
    """How many operations a program has."""
    return len(inside(program))


__all__ = ["Holds", "Reduction", "reduce", "size"]
