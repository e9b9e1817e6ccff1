"""Operations of one line that read like one before them, but for the names in it.

What an operation without regions is depends on its text and on the types of the values
it names. Where a line was read by its grammar, the result is cached as a line memo;
another of the same text with other names is made from that, if they have these types.
So it is with a line that opens an operation's only region, where nothing of it comes
after that: the memo has the region's arguments as well.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Mapping
from typing import Final, NamedTuple

from bridge import native
from bridge.ir.attributes import DictionaryAttr, StringAttr
from bridge.ir.core import Block, Operation
from bridge.ir.types import Type
from bridge.ir.values import Value
from bridge.text.operation_state import Opened, ReadFast
from bridge.text.patterns import OPERAND
from bridge.text.tokens import BARE_ID, SUFFIX_ID

Shape = tuple[str | int, ...]
"""The text between names, and which of the names are the same, if any are."""


class Line(NamedTuple):
    """What follows an op's name in its line."""

    shape: Shape
    names: list[str]
    """Of values and blocks."""
    begin: int
    """Where the text of the shape begins: after the symbol, where there is one."""
    end: int
    """Where it ends."""
    after: int
    """Where the line does, which may hold a location after it."""
    symbol: str | None = None
    """What the operation is called, where it is a symbol."""


_match_symbol: Final = re.compile(rf" (?:[a-z]++ )*+@({BARE_ID})").match
"""Group: the symbol that an operation defines."""
_match_alone: Final = re.compile(r"\s*+\}").match
"""After a name that is all of an op: no operand can come before a closing brace."""
_split_names: Final = re.compile(rf"({OPERAND}|\^{SUFFIX_ID})").split
_MANY: Final = 1 << 12
"""At most so many shapes of one op are cached; more hardly occur again."""
_RARE: Final = 1 << 2
"""An op that occurs this often in a text may occur more often."""
_OFTEN: Final = 1 << 4
"""When it has, a function is made that reads it, where its format is simple."""
_TRIES: Final = 1 << 6
"""After so many, an op whose lines do not come again is no longer looked up."""


_ALONE: Final[Shape] = ("",)


class Head(NamedTuple):
    """How the region begins that a line opens."""

    arguments: tuple[tuple[int, Type], ...]
    """The arguments of its first block, by the numbers of their names."""
    isolated: bool
    terminator: str
    """What ends it where nothing does, if anything."""
    is_ended: bool
    """Whether something did in the text."""


class LineMemo(NamedTuple):
    """What becomes of a shape; numbers are those of its names."""

    operands: tuple[tuple[int, Type], ...]
    result_types: tuple[Type, ...]
    dictionaries: tuple[DictionaryAttr, DictionaryAttr]
    successors: tuple[int, ...]
    head: Head | None


def named(properties: DictionaryAttr, symbol: str) -> DictionaryAttr:
    """The properties of an operation that is another symbol."""
    name = StringAttr.sound(symbol, None)
    entries = [(k, name if k == _SYMBOL else v) for k, v in properties.entries]
    return DictionaryAttr.sound(tuple(entries))


_SYMBOL: Final = "sym_name"


def shape_of(text: str) -> tuple[Shape, list[str]]:
    """What depends on a text but for its names, and these names."""
    pieces = _split_names(text)
    names = pieces[1::2]
    shape: list[str | int] = pieces[::2]
    if len(set(names)) != len(names):
        shape += [names.index(name) for name in names]
    return tuple(shape), names


def key_of(text: str) -> tuple[Hashable, list[str]]:
    """The same, with a key of any kind."""
    if native.COMPILED:
        found = native.core.shape_of(text)
        if found is not None:
            return found
    return shape_of(text)


def places_of(line: Line) -> list[int]:
    """Where the names of a line occur."""
    found = []
    at = line.begin
    pieces = line.shape[line.symbol is not None :]
    for piece, name in zip(pieces, line.names, strict=False):
        at += len(piece)  # type: ignore[arg-type]
        found.append(at)
        at += len(name)
    return found


def _line_at(text: str, pos: int, symbols: bool) -> Line | None:
    """The line of an op whose name ends at `pos`; None at the end of the text.

    None as well where the name is all there is, unless a region ends after it: operands
    of an op that may have none are looked for on the next line.
    """
    end = after = text.find("\n", pos)
    if end <= pos:
        alone = _match_alone(text, pos)
        return None if alone is None else Line(_ALONE, [], pos, pos, pos)
    if text[end - 1] == ")":
        location = text.rfind(" loc(", pos, end)
        end = location if location >= 0 else end
    symbol = _match_symbol(text, pos, end) if symbols else None
    if symbol is None:
        shape, names = shape_of(text[pos:end])
        return Line(shape, names, pos, end, after)
    begin = symbol.end()
    shape, names = shape_of(text[begin:end])
    before = text[pos : symbol.start(1)]
    return Line((before, *shape), names, begin, end, after, symbol[1])


class LineMemos:
    """The line memos of one op in one text, or in several.

    In several, `is_bound` tells what may mean something else in another text. `symbols`
    says that the op is a symbol.
    """

    __slots__ = (
        "_found",
        "_is_bound",
        "_kept",
        "_read",
        "_symbols",
        "hits",
        "read_fast",
    )

    read_fast: ReadFast | None
    """What is asked first; it is there when the op has occurred several times, in the
    text or in those before it."""

    def __init__(
        self,
        *,
        is_bound: Callable[[str], bool] | None = None,
        symbols: bool = False,
        read_fast: ReadFast | None = None,
    ) -> None:
        self._is_bound = is_bound
        self.read_fast = read_fast
        self.hits = 0
        """Of that function."""
        self._symbols = symbols
        self._kept: dict[Shape, LineMemo | None] = {}
        self._found = 0
        self._read = 0

    def is_due(self) -> bool:
        """Whether the op has occurred so often that a function of its own pays."""
        return self._read == _OFTEN

    def met(self) -> None:
        """Counts the op, and lets go of a function that does not read it."""
        self._read = number = self._read + 1
        if self.read_fast is not None and number > _TRIES + 2 * self.hits:
            self.read_fast = None

    def line_at(self, text: str, pos: int) -> Line | None:
        """The line of the op whose name ends at `pos`, where it is worth a look."""
        self.met()
        number = self._read
        if number <= _RARE or number > _TRIES + 4 * self._found:
            return None
        return _line_at(text, pos, self._symbols)

    def get(self, shape: Shape) -> LineMemo | None:
        """What becomes of a shape, where it was read before."""
        memo = self._kept.get(shape)
        if memo is not None:
            self._found += 1
        return memo

    def refuse(self, shape: Shape) -> None:
        """Has a shape be read by its grammar always."""
        self._kept[shape] = None

    def keep(
        self,
        line: Line,
        op: Operation,
        values: Mapping[str, Value],
        blocks: Mapping[str, Block],
        opened: Opened | None = None,
    ) -> None:
        """Keeps what became of a line, if that depends on its shape alone.

        Each name must stand for an operand, a successor or an argument of the region
        that was opened, as one in a string does not.
        """
        shape = line.shape
        if shape in self._kept or len(self._kept) >= _MANY or _has_quoted_names(shape):
            return
        if self._is_bound is not None and self._is_bound(_text_of(shape)):
            return
        if line.symbol is not None and not is_called(op, line.symbol):
            return
        arguments = _arguments_in(line, opened)
        if arguments is None:
            return
        numbers: dict[Value | Block | None, int] = {}
        for number, name in enumerate(line.names):
            if number not in arguments:
                of_block = name[0] == "^"
                target = blocks.get(name) if of_block else values.get(name)
                numbers.setdefault(target, number)
        if set(numbers) == {*op.operands, *op.successors}:
            head = None
            if opened is not None:
                types = tuple(arguments.items())
                head = Head(types, opened.isolated, opened.terminator, opened.is_ended)
            self._kept[shape] = LineMemo(
                tuple([(numbers[value], value.type) for value in op.operands]),
                tuple([result.type for result in op.results]),
                (op.properties, op.attributes),
                tuple([numbers[block] for block in op.successors]),
                head,
            )


def is_called(op: Operation, symbol: str) -> bool:
    """Whether an operation defines a symbol."""
    name = op.properties.get(_SYMBOL)
    return isinstance(name, StringAttr) and name.value == symbol


def _arguments_in(line: Line, opened: Opened | None) -> dict[int, Type] | None:
    """The types of a region's arguments by the numbers of their names.

    None where they are not all in the line, or have locations there.
    """
    if opened is None:
        return {}
    if any(isinstance(p, str) and "loc" in p for p in line.shape):
        return None
    numbers = {place: number for number, place in enumerate(places_of(line))}
    found: dict[int, Type] = {}
    for argument in opened.arguments:
        number = numbers.get(argument.name.pos, -1)
        if number < 0 or line.names[number] != argument.name.text:
            return None
        found[number] = argument.type
    return found


def _text_of(shape: Shape) -> str:
    return "%".join([piece for piece in shape if isinstance(piece, str)])


def _has_quoted_names(shape: Shape) -> bool:
    text = _text_of(shape)
    return '"' in text and ("\\" in text or "%" in "".join(text.split('"')[1::2]))


if native.COMPILED:
    named = native.core.named
