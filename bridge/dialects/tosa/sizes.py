"""Sizes by letters, as one tensor after another shows them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bridge.dialects.tosa.types import Shape, sizes_of
from bridge.ir.core import Operation
from bridge.ir.types import DYNAMIC
from bridge.op.base import Value

NestedParseError = Callable[[str, int, str], str]
"""What is wrong with a tensor's dimension, from its name, its number and its letter."""

_NAMES: Final = {
    "N": "batch",
    "D": "batch",
    "H": "height",
    "W": "width",
    "C": "channels",
    "M": "C/block_size",
}


def by_number(name: str, number: int, letter: str) -> str:
    """Dimensions by their numbers."""
    return f"requires {name} dimension {number} to have size"


def by_name(name: str, number: int, letter: str) -> str:
    """Dimensions by what they are of."""
    return f"expected {_NAMES[letter]} of {name} to match size"


class Sizes:
    """The sizes that are known so far."""

    def __init__(self, op: Operation, mismatch: NestedParseError) -> None:
        self.op = op
        self.mismatch = mismatch
        self.known: dict[str, int] = {}

    def meet(self, name: str, value: Value, letters: str) -> None:
        """Takes the sizes of a tensor, but those whose letter is a space.

        Raises `Invalid` where one is another already.
        """
        for i, size in enumerate(sizes_of(value) or ()):
            letter = letters[i]
            if size == DYNAMIC or letter == " ":
                continue
            wanted = self.known.setdefault(letter, size)
            if wanted != size:
                what = self.mismatch(name, i, letter)
                raise self.op.error(f"{what} {wanted}, got {size}")

    def get(self, letter: str) -> int | None:
        """A size, None where it is not known."""
        return self.known.get(letter)

    def shape(self, letters: str) -> Shape:
        """The shape of these sizes."""
        return tuple([self.known.get(letter, DYNAMIC) for letter in letters])


def shown(shape: Shape) -> str:
    """A shape as messages list it."""
    return ", ".join(["?" if size == DYNAMIC else str(size) for size in shape])
