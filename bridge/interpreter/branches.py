"""Branches between blocks: the number of a successor, and its arguments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bridge.interpreter.integers import wrapping
from bridge.interpreter.poison import Failed, Poison, Undefined

if TYPE_CHECKING:
    from bridge.interpreter.programs import Meaning

Taken = tuple[int, tuple[object, ...]]


def switch(
    width: int, cases: Sequence[int], default: int, counts: Sequence[int]
) -> Meaning:
    """`cf.switch`: the default is the first successor, with so many operands."""
    wrap = wrapping(width)
    starts = [default + sum(counts[:n]) for n in range(len(counts))]
    taken: dict[int, tuple[int, int, int]] = {}
    for number, case in enumerate(cases):
        start = starts[number]
        row = (number + 1, start, start + counts[number])
        taken.setdefault(wrap(case), row)
    otherwise = (0, 0, default)

    def run(flag: int, *operands: object) -> Taken:
        if isinstance(flag, Poison):
            raise Undefined(f"poison is switched by: {flag.why()}")
        number, start, end = taken.get(flag, otherwise)
        return number, operands[start:end]

    return run


def asserted(message: str) -> Meaning:
    """`cf.assert`: ends the program where a condition is false."""

    def run(condition: int) -> None:
        if not condition:
            raise Failed(f"assertion failed: {message}")

    return run
