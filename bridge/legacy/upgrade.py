"""Making today's ops out of one that was read as it was, and its text."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from bridge.ir.attributes import Attribute, IntegerAttr
from bridge.ir.base import Node
from bridge.ir.blocks import Block, Region
from bridge.ir.core import Operation, make_operation
from bridge.ir.types import INDEX, Type
from bridge.ir.values import Value
from bridge.legacy.edits import code_end, comments
from bridge.legacy.pieces import HOLE, print_op
from bridge.legacy.rows import STD
from bridge.op.registry import REFERENCE
from bridge.source import Source
from bridge.text.asm_reader import AsmReader
from bridge.text.state import State
from bridge.text.tokens import ParseError

if TYPE_CHECKING:
    from bridge.legacy.reader import LegacyReader

_find_aliases: Final = re.compile(r"[#!][A-Za-z0-9_$-]+").findall
_match_word: Final = re.compile(r"[\w.$]+").match


class Taken:
    """The names of values in one scope, and new ones that are not among them."""

    def __init__(self, names: Iterable[str]) -> None:
        self._names = set(names)
        self._next: Counter[str] = Counter()

    def fresh(self, hint: str) -> str:
        """A new name, with its sigil."""
        name = hint
        while name in self._names:
            name = f"{hint}_{self._next[hint]}"
            self._next[hint] += 1
        self._names.add(name)
        return f"%{name}"


class Change(NamedTuple):
    """An op that was read in its old form, and the range of its text.

    `start` is where its name does, `bodies` are its regions with their braces, `names`
    are its operands' in the text; a `generic` op stays one.
    """

    op: Operation
    upgrade: Callable[[Upgrade], None]
    start: int
    end: int
    bodies: list[tuple[int, int]]
    names: list[str]
    generic: bool


def read_todays(text: str, values: Sequence[Value]) -> Operation:
    """The op of a text of today, in which `%0` is the first of the values."""
    reader = AsmReader(Source(text), State(defined=REFERENCE.defined), REFERENCE)
    reader.names.values = {f"%{i}": value for i, value in enumerate(values)}
    return reader.operation(Block()).detach()


class Upgrade:
    """What a row's function works with: the old op, and what is put before it.

    The op created last defines the results, and has the old op's regions unless it is
    given others.
    """

    def __init__(self, reader: LegacyReader, change: Change) -> None:
        self.reader = reader
        self.change = change
        self.op = change.op
        self.made: list[Operation] = []
        self.renamed = ""
        self.dropped = False
        self.label = ""
        self.kept = False
        """Whether the op stays as it is, text included."""

    @property
    def operands(self) -> tuple[Value, ...]:
        return self.op.operands

    def is_custom(self, op: Operation) -> bool:
        """Whether the text of an op is in its own syntax."""
        location = op.any_location
        return isinstance(location, tuple) and self.reader.text[location[1]] != '"'

    def attribute(self, name: str) -> Attribute | None:
        """An attribute of the old op."""
        return self.op.get(name)

    def others(self, *without: str) -> dict[str, Attribute]:
        """The attributes of the old op, but those named."""
        entries = [*self.op.properties.entries, *self.op.attributes.entries]
        return {name: attr for name, attr in entries if name not in without}

    def error(self, message: str) -> ParseError:
        """A diagnostic about the op, to be raised."""
        return ParseError(self.change.start, message)

    def warn(self, message: str) -> None:
        """A warning about the op."""
        self.reader.legacy.warn(self.change.start, message)

    def new(
        self,
        name: str,
        operands: Sequence[Value] = (),
        types: Sequence[Type] = (),
        attributes: Mapping[str, Attribute] | None = None,
        *,
        regions: Sequence[Region] = (),
        successors: Sequence[Block] = (),
        hint: str = "",
    ) -> Operation:
        """An op of today, put before the old one."""
        known = self.reader.sorted_out(name, attributes or {})
        op = make_operation(
            name, list(operands), tuple(types), known, self.op.any_location
        )
        if self.change.generic:
            # In generic form anything may have been there.
            self.reader.check_made(name, attributes or {}, self.change.start)
        if regions:
            op.take_regions(regions)
        op.successors = tuple(successors)
        if hint and op.results:
            op.results[0].name = hint
        return self._put(op)

    def _put(self, op: Operation) -> Operation:
        block = self.op.parent
        if block is None:
            raise self.error(f"'{self.op.name}' stands in no block")
        block.insert_before(self.op, op)
        self.made.append(op)
        return op

    def written(self, text: str, values: Sequence[Value]) -> Operation:
        """The op of a text of today, in which `%0` is the first of the values."""
        op = read_todays(text, values)
        for inner in op.walk():
            inner.location = self.op.any_location
        return self._put(op)

    def constant(self, value: int, ty: Type = INDEX) -> Value:
        """A constant."""
        attributes = {"value": IntegerAttr(value, ty)}
        hint = f"c{value}" if value >= 0 else f"c_{-value}"
        return self.new("arith.constant", [], [ty], attributes, hint=hint).result

    def rename(self, today: str) -> None:
        """The same op by another name, with all it has."""
        self.renamed = today

    def drop(self) -> None:
        """Nothing instead of the op."""
        self.dropped = True

    def drop_end(self, *parents: str) -> None:
        """Nothing instead of the end of what needs none today.

        A body in generic form that nothing is left of still is one block.
        """
        block, parent = self.op.parent, self.op.parent_op
        if block is None or parent is None or parent.name not in parents:
            raise self.error(f"'{self.op.name}' op expects parent op '{parents[0]}'")
        text = self.reader.text
        before = code_end(text, 0, self.change.start)
        if len(block) == 1 and text.endswith("({", 0, before):
            self.label = "^bb0:"
        self.drop()

    def keep(self) -> None:
        """The op is one of today as it is."""
        self.kept = True


def carry_out(reader: LegacyReader, change: Change, statement: int) -> None:
    """Puts today's ops instead of an old one, and notes their text.

    `statement` is where the names of its results begin. Raises `ParseError`.
    """
    op = change.op
    names = {**reader.spelled, **dict(zip(op.operands, change.names, strict=True))}
    taken = reader.names_around(op)
    up = Upgrade(reader, change)
    try:
        change.upgrade(up)
    except (IndexError, ValueError) as error:
        # In generic form an op may have anything, or nothing, of what it takes.
        message = f"'{op.name}' is not as it was: it lacks operands or types"
        raise up.error(message) from error
    kind = f"'{op.name.removeprefix(STD)}'"
    edits = reader.legacy.edits
    if up.kept:
        return
    if up.renamed:
        _rename(up)
        word = _match_word(reader.text, change.start + change.generic)
        if word is not None:
            edits.replace(*word.span(), up.renamed, kind)
        return
    text = reader.source.text
    end = code_end(text, change.start, change.end)
    if up.dropped:
        op.erase()
        if up.label:
            edits.replace(statement, end, up.label, kind)
        else:
            edits.remove(*line_of(text, statement, end), kind)
        return
    if up.made:
        if len(op.results) != len(up.made[-1].results):
            raise up.error(f"defines {len(up.made[-1].results)} results today")
        _replace(op, up.made[-1])
    shown = up.made or [op]
    pieces = _pieces(reader, change, shown, statement, names, taken)
    bounds = [statement, *[p for body in change.bodies for p in body], end]
    spans = list(zip(bounds[::2], bounds[1::2], strict=True))
    for (start, end), piece in zip(spans, pieces, strict=True):
        if end and text[end - 1].isspace():
            piece = piece.rstrip()
        # What they have in common is in the first.
        edits.put(start, code_end(text, start, end), piece, kind)
    if len(spans) > 1:
        edits.kinds[kind] -= len(spans) - 1


def line_of(text: str, start: int, end: int) -> tuple[int, int]:
    """A statement with its line, where it has one for itself."""
    first = text.rfind("\n", 0, start) + 1
    after = text.find("\n", end)
    after = len(text) if after < 0 else after + 1
    if not text[first:start].strip() and not text[end:after].strip():
        return first, after
    return start, end


def _rename(up: Upgrade) -> None:
    op = up.op
    attributes = up.others()
    op.name = up.renamed
    op.properties, op.attributes = up.reader.sorted_out(up.renamed, attributes)


def _replace(op: Operation, new: Operation) -> None:
    """Puts the results of an op, and its regions if it still has them, to another."""
    for old, value in zip(op.results, new.results, strict=True):
        value.name = old.name
        old.replace_all_uses(value)
    if op.regions and not new.regions:
        regions = op.regions
        op.take_regions([])
        new.take_regions(regions)
    op.erase()


def _pieces(
    reader: LegacyReader,
    change: Change,
    shown: list[Operation],
    statement: int,
    names: dict[Value, str],
    taken: Taken,
) -> list[str]:
    """The text of ops, in pieces between the regions of the old one."""
    text = reader.source.text
    lead = text[statement : change.start]
    first = text.rfind("\n", 0, statement) + 1
    alone = not text[first:statement].strip()
    between = "\n" + text[first:statement] if alone else " "
    lines: list[str] = []
    aliases = _aliases(reader, change)
    for number, op in enumerate(shown):
        last = number == len(shown) - 1
        if not last:
            for result in op.results:
                names[result] = taken.fresh(result.name or "0")
        if last and not change.bodies:
            _name_inside(taken, op, names)
        written = print_op(
            op,
            names,
            aliases,
            generic=change.generic and last,
            holes=bool(change.bodies),
        )
        if last:
            written = lead + written
        elif op.results:
            written = f"{', '.join([names[r] for r in op.results])} = {written}"
        lines.append(written)
    line = between if alone else "\n"
    said = "".join([comment + line for comment in comments_of(text, change)])
    pieces = (said + between.join(lines)).rstrip(" ").split(HOLE)
    if len(pieces) != len(change.bodies) + 1:
        raise ParseError(change.start, "the regions of this op are not kept")
    return pieces


def _name_inside(taken: Taken, op: Operation, names: dict[Value, str]) -> None:
    """Names for what an op holds that had no body in the text."""
    for region in op.regions:
        for block in region.blocks:
            for argument in block.arguments:
                names[argument] = taken.fresh("arg")
            for inner in block:
                for result in inner.results:
                    names[result] = taken.fresh("r")
                _name_inside(taken, inner, names)


def _aliases(reader: LegacyReader, change: Change) -> dict[Node, str]:
    """The aliases that an op's text uses, by what they stand for."""
    known: dict[Node, str] = {}
    state = reader.state
    pos = change.start
    words: list[str] = []
    for first, after in [*change.bodies, (change.end, change.end)]:
        words += _find_aliases(reader.text, pos, first)
        pos = after
    for word in words:
        node: Node | None
        if word[0] == "#":
            node = state.attribute_aliases.get(word[1:])
        else:
            node = state.type_aliases.get(word[1:])
        if node is not None:
            known.setdefault(node, word)
    return known


def comments_of(text: str, change: Change) -> list[str]:
    """The comments inside an op's own text, which are moved before it."""
    found = []
    pos = change.start
    end = code_end(text, change.start, change.end)
    for first, after in [*change.bodies, (end, end)]:
        found += comments(text, pos, first)
        pos = after
    return found
