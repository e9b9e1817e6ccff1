"""Operations of one line that read like one before them, but for the names in it.

What an operation without regions is depends on its text and on the types of the values
it names. Where a line was read by its grammar, the result is cached as a line memo;
another of the same text with other names is made from that, if they have these types.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from bridge.ir.attributes import DictionaryAttr
from bridge.ir.core import Block, Operation
from bridge.ir.types import Type
from bridge.ir.values import Value
from bridge.text.patterns import OPERAND
from bridge.text.tokens import SUFFIX_ID

Shape = tuple[str | int, ...]
"""The text between names, and which of the names are the same, if any are."""

Line = tuple[Shape, list[str], int, int]
"""Of what follows an op's name: the shape, the names of values and blocks, where
it ends, and where the line does, which may hold a location after it."""

_match_alone: Final = re.compile(r"\s*+\}").match
"""After a name that is all of an op: no operand can come before a closing brace."""
_split_names: Final = re.compile(rf"({OPERAND}|\^{SUFFIX_ID})").split
_MANY: Final = 1 << 12
"""At most so many shapes of one op are cached; more hardly occur again."""
_RARE: Final = 1 << 2
"""An op that occurs this often in a text may occur more often."""
_TRIES: Final = 1 << 6
"""After so many, an op whose lines do not come again is no longer looked up."""


_ALONE: Final[Shape] = ("",)


class LineMemo(NamedTuple):
    """What becomes of a shape; numbers are those of its names."""

    operands: tuple[tuple[int, Type], ...]
    result_types: tuple[Type, ...]
    dictionaries: tuple[DictionaryAttr, DictionaryAttr]
    successors: tuple[int, ...]


def shape_of(text: str) -> tuple[Shape, list[str]]:
    """What depends on a text but for its names, and these names."""
    pieces = _split_names(text)
    names = pieces[1::2]
    shape: list[str | int] = pieces[::2]
    if len(set(names)) != len(names):
        shape += [names.index(name) for name in names]
    return tuple(shape), names


def _line_at(text: str, pos: int) -> Line | None:
    """The line of an op whose name ends at `pos`; None at the end of the text.

    None as well where the name is all there is, unless a region ends after it: operands
    of an op that may have none are looked for on the next line.
    """
    end = after = text.find("\n", pos)
    if end <= pos:
        alone = _match_alone(text, pos)
        return None if alone is None else (_ALONE, [], pos, pos)
    if text[end - 1] == ")":
        location = text.rfind(" loc(", pos, end)
        end = location if location >= 0 else end
    shape, names = shape_of(text[pos:end])
    return shape, names, end, after


class LineMemos:
    """The line memos of one op in one text; in several, where they are `lasting`."""

    __slots__ = ("_found", "_kept", "_lasting", "_read")

    def __init__(self, *, lasting: bool = False) -> None:
        self._lasting = lasting
        self._kept: dict[Shape, LineMemo] = {}
        self._found = 0
        self._read = 0

    def line_at(self, text: str, pos: int) -> Line | None:
        """The line of the op whose name ends at `pos`, where it is worth a look."""
        self._read = number = self._read + 1
        if number <= _RARE or number > _TRIES + 4 * self._found:
            return None
        return _line_at(text, pos)

    def get(self, shape: Shape) -> LineMemo | None:
        """What becomes of a shape, where it was read before."""
        memo = self._kept.get(shape)
        if memo is not None:
            self._found += 1
        return memo

    def keep(
        self,
        line: Line,
        op: Operation,
        values: Mapping[str, Value],
        blocks: Mapping[str, Block],
    ) -> None:
        """Keeps what became of a line, if that depends on its shape alone.

        Each name must stand for an operand or a successor, as one in a string does not.
        """
        shape, names, _, _ = line
        if op.regions or len(self._kept) >= _MANY or _has_quoted_names(shape):
            return
        if self._lasting and _may_hold_alias(shape):
            return
        numbers: dict[Value | Block | None, int] = {}
        for number, name in enumerate(names):
            of_block = name[0] == "^"
            target = blocks.get(name) if of_block else values.get(name)
            numbers.setdefault(target, number)
        if set(numbers) == {*op.operands, *op.successors}:
            self._kept[shape] = LineMemo(
                tuple([(numbers[value], value.type) for value in op.operands]),
                tuple([result.type for result in op.results]),
                (op.properties, op.attributes),
                tuple([numbers[block] for block in op.successors]),
            )


def _may_hold_alias(shape: Shape) -> bool:
    return any(isinstance(p, str) and ("#" in p or "!" in p) for p in shape)


def _has_quoted_names(shape: Shape) -> bool:
    text = "%".join([piece for piece in shape if isinstance(piece, str)])
    return '"' in text and ("\\" in text or "%" in "".join(text.split('"')[1::2]))
