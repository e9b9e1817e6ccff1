"""Structs and arrays: tuples of their parts, which lie in memory as C has them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import cast

import numpy as np

from bridge.errors import Unsupported
from bridge.interpreter.elements import Complexes, Element, Vectors
from bridge.interpreter.lanes import packed
from bridge.interpreter.memory import Buffer
from bridge.interpreter.poison import is_poison

Meaning = Callable[..., object]


def alignment_of(element: Element) -> int:
    """How a value is aligned in memory, in bytes, unless a program says."""
    match element:
        case Aggregates(alignment=alignment):
            return alignment
        case Complexes(part=part):
            return part.size
        case Vectors(size=size):
            return 1 << (size - 1).bit_length()
        case _:
            return min(element.size, 16)


def stride_of(element: Element) -> int:
    """How far values lie apart that are one after the other, in bytes."""
    alignment = max(alignment_of(element), 1)
    return -(-element.size // alignment) * alignment


class Aggregates(Element):
    """Values that have parts."""

    dtype = np.dtype(object)

    def __init__(self, parts: Sequence[Element], *, packed: bool = False) -> None:
        self.parts = tuple(parts)
        self.offsets: list[int] = []
        self.alignment = 1
        at = 0
        for part in parts:
            alignment = 1 if packed else max(alignment_of(part), 1)
            self.alignment = max(self.alignment, alignment)
            at = -(-at // alignment) * alignment
            self.offsets.append(at)
            at += part.size if packed else stride_of(part)
        self.size = -(-at // self.alignment) * self.alignment
        self.zero = tuple([part.zero for part in self.parts])

    def load(self, buffer: Buffer, at: int) -> object:
        placed = zip(self.parts, self.offsets, strict=True)
        return tuple([part.load(buffer, at + offset) for part, offset in placed])

    unpack = load

    def store(self, buffer: Buffer, at: int, value: object) -> None:
        values = cast("Sequence[object]", value)
        for part, offset, one in zip(self.parts, self.offsets, values, strict=True):
            part.store(buffer, at + offset, one)

    pack = store

    def to_bits(self, value: object) -> int:
        raise Unsupported("the pattern of an aggregate")

    def of_bits(self, bits: int) -> object:
        raise Unsupported("the pattern of an aggregate")


def extract(path: Sequence[int]) -> Meaning:
    """The part at a path of positions."""
    if len(path) == 1:
        (only,) = path
        return lambda value: value if is_poison(value) else value[only]

    def run(value: object) -> object:
        for position in path:
            if is_poison(value):
                return value
            value = cast("tuple[object, ...]", value)[position]
        return value

    return run


def insert(path: Sequence[int]) -> Meaning:
    """The value with another part at a path of positions."""

    def put(value: tuple[object, ...], part: object, depth: int) -> object:
        if depth == len(path):
            return part
        at = path[depth]
        return (*value[:at], put(value[at], part, depth + 1), *value[at + 1 :])  # type: ignore[arg-type]

    return lambda value, part: put(value, part, 0)


def filled(element: Element, value: Callable[[Element], object]) -> object:
    """A value whose scalar parts are made by a function of their kind."""
    if isinstance(element, Aggregates):
        return tuple([filled(part, value) for part in element.parts])
    return value(element)


def dense(element: Element, patterns: Iterator[int]) -> object:
    """Nested arrays of elements whose patterns are given in row-major order."""
    if isinstance(element, Aggregates):
        return tuple([dense(part, patterns) for part in element.parts])
    if isinstance(element, Vectors):
        found = [element.element.of_bits(next(patterns)) for _ in range(element.count)]
        return packed(element.element, found, element.shape)
    return element.of_bits(next(patterns))
