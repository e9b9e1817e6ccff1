"""Reading what is around operations: regions, blocks, results' names, locations.

The common forms are matched whole by regular expressions (`bridge.text.patterns`),
and the pieces found are looked up by their text; what they do not match is read by
the grammar after them, which also words all diagnostics. Both make the same IR.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from bridge import native
from bridge.ir.attributes import EMPTY_DICTIONARY, DictionaryAttr
from bridge.ir.blocks import Block, Region, new_region, put_arguments, put_block
from bridge.ir.chain import link_last
from bridge.ir.core import Operation
from bridge.ir.fields import replace_methods
from bridge.ir.locations import FileLineColLoc, Location
from bridge.ir.types import Type
from bridge.ir.values import NAME_IN_TEXT, AnyLocation, BlockArgument, put_name
from bridge.ir.walk import walk_post_order
from bridge.source import Source
from bridge.text.integers import integer_value
from bridge.text.locations import read_location
from bridge.text.names import Names
from bridge.text.patterns import (
    BARE,
    CLOSE,
    LABEL,
    QUOTED,
    RESULTS,
    match_block_argument,
    match_head,
    match_location_word,
    match_nothing,
    match_operand,
    match_point,
)
from bridge.text.state import Reader, State
from bridge.text.tokens import ParseError, Token, string_value
from bridge.text.types import read_type

if TYPE_CHECKING:
    from bridge.native.core import LineReader, Scanned

Results = list[tuple[str, int, int]]
"""Names of an operation's results: name with sigil, how many, where it occurs."""


_DEEPEST: Final = 200
"""How often compiled code calls itself, for an operation and for its region: more would
take much of C's stack."""


class LateLocation(NamedTuple):
    """A location by an alias that is defined after its use."""

    alias: str
    pos: int


class Argument(NamedTuple):
    """An argument of a region that is defined in its operation's syntax."""

    name: Token
    type: Type
    place: AnyLocation | LateLocation | None = None
    attributes: DictionaryAttr = EMPTY_DICTIONARY


class BlockReader(Reader):
    """Reads operations from a text into blocks; how one is read is for subclasses."""

    __slots__ = (
        "_argument_locations",
        "_late_locations",
        "_locations",
        "exact",
        "lines",
        "names",
        "scanned",
    )

    def __init__(self, source: Source, state: State) -> None:
        super().__init__(source, 0, state)
        self.names = Names()
        self.exact = False
        """Whether all is read by the grammar, so that diagnostics are upstream's."""
        self.lines: LineReader | None = None
        """Reads what is like a line before it, where that is compiled."""
        self.scanned: Scanned | None = None
        """The line of the operation that is to be read."""
        self._locations: dict[str, Location] = {}
        self._late_locations: list[tuple[Operation | BlockArgument, str, int]] = []
        self._argument_locations: dict[int, AnyLocation | LateLocation] = {}
        """Written after names of arguments without a type, by the position of these."""

    def generic(self, name: str, pos: int, start: int) -> Operation:
        """An operation in generic form, after its quoted name.

        `pos` is where its operands begin and `start` where its name does.
        """
        raise ParseError(start, "no operations are read here")

    def custom(self, name: str, start: int) -> Operation:
        """An operation in its own syntax, after its name."""
        raise ParseError(start, "no operations are read here")

    # Regions and blocks

    def region(
        self, arguments: Sequence[Argument] = (), *, isolated: bool = False
    ) -> Region:
        """A region after its `{`, up to and with its `}`.

        Arguments of the first block may come before the `{`, in the syntax of the
        operation: then there is such a block, and where they have no names, it has no
        more than they are. `isolated` hides the names of values outside.
        """
        region = new_region()
        self.names.enter(isolated)
        # A block that nobody labelled begins with the first operation.
        block: Block | None = None
        unnamed = len(arguments) if arguments and not arguments[0].name.text else 0
        if arguments and not unnamed:
            block = put_block(region, self._entry(arguments))
        lines = self.compiled
        if lines is not None and not (unnamed or self.exact):
            lines.read(self, region, block)
            return region
        is_open = True
        while is_open:
            if unnamed and self.first() in "^}":
                self._check_entry(region, unnamed)
            block = self.next_in(region, block)
            is_open = block is not None
        return region

    @property
    def compiled(self) -> LineReader | None:
        """`lines`, where it may read what is at the cursor."""
        lines = self.lines
        return lines if lines is not None and lines.depth < _DEEPEST else None

    def next_in(self, region: Region, block: Block | None) -> Block | None:
        """Reads an operation or a label; the block, or None at the region's end."""
        match = match_nothing if self.exact else match_head
        head = match(self.text, self.pos)
        if head is None:
            return self._unusual_head(region, block)
        kind = head.lastindex
        if kind == CLOSE:
            self.pos = head.end()
            self.names.leave()
            return None
        if kind == LABEL:
            self.pos = head.end()
            block = self._labelled_block(head[LABEL], head.start(LABEL))
            return put_block(region, block)
        if block is None:
            block = put_block(region, Block())
        if kind == QUOTED:
            op = self.generic(head[QUOTED], head.end(), head.start(QUOTED) - 1)
        else:
            self.pos = head.end()
            op = self.custom(head[BARE], head.start(BARE))
        link_last(block, op)
        results = head[RESULTS]
        if results is not None:
            self._name_results(results, head.start(RESULTS), op)
        return block

    def _entry(self, arguments: Sequence[Argument]) -> Block:
        """The first block, of arguments that were written outside the region."""
        if self.first() == "^" and self.peek().kind == "^":
            raise self.error("invalid block name in region with named arguments")
        block = Block()
        if native.COMPILED and native.core.enter_arguments(self, block, arguments):
            return block
        found: list[BlockArgument] = []
        for name, ty, location, _ in arguments:
            known = self.names.values.get(name.text)
            if known is not None:
                where = self.names.place(known, self.source)
                message = f"region entry argument '{name.text}' is already in use"
                notes = ((where, "previously referenced here"),)
                raise ParseError(name.pos, message, notes)
            argument = self._argument(block, found, ty, name.text, name.pos)
            self._set_location(
                argument, location or self._argument_locations.pop(name.pos, None)
            )
        put_arguments(block, tuple(found))
        return block

    def _check_entry(self, region: Region, count: int) -> None:
        """Sees to it that the first block, which ends here, has no more arguments."""
        if len(region.blocks) == 1 and len(region.blocks[0].arguments) > count:
            raise self.error("entry block arguments were already defined")
        if not region.blocks and self.first() == "}":
            region.append(Block())

    def _unusual_head(self, region: Region, block: Block | None) -> Block | None:
        """Reads what `match_head` does not match, as `next_in` does."""
        token = self.peek()
        if token.kind == "}":
            self.names.leave()
            self.take()
            return None
        if token.kind == "^":
            self.take()
            return region.append(self._labelled_block(token.text, token.pos))
        if block is None:
            block = region.append(Block())
        self.operation(block)
        return block

    def plain_operation(self, block: Block) -> bool:
        """Reads an operation without results into a block, if a plain one is here."""
        head = None if self.exact else match_head(self.text, self.pos)
        if head is None or head[RESULTS] is not None:
            return False
        if head.lastindex == BARE:
            self.pos = head.end()
            link_last(block, self.custom(head[BARE], head.start(BARE)))
            return True
        if head.lastindex == QUOTED:
            name, start = head[QUOTED], head.start(QUOTED) - 1
            link_last(block, self.generic(name, head.end(), start))
            return True
        return False

    def operation(self, block: Block) -> Operation:
        """An operation in any form, with its results' names, put into a block."""
        start = self.peek().pos
        results = self._result_names() if self.peek().kind == "%" else []
        name = self.peek()
        if name.kind == "bare":
            self.take()
            op = self.custom(name.text, name.pos)
        elif name.kind == "string":
            op = self.generic(string_value(name.text), name.end, name.pos)
        else:
            raise self.wrong_token("expected operation name in quotes")
        link_last(block, op)
        if results:
            self._bind(results, start, op)
        return op

    def _labelled_block(self, label: str, pos: int) -> Block:
        block = self.names.define_block(label, pos)
        if self.text.startswith("(", self.pos):
            self.pos += 1
            self._block_arguments(block)
        elif self.accept("("):
            self._block_arguments(block)
        self.expect(":", "expected ':' after block name")
        return block

    def _block_arguments(self, block: Block) -> None:
        """The arguments of a block after their `(`, up to and with their `)`."""
        arguments: list[BlockArgument] = []
        follows = True
        while follows:
            match = None if self.exact else match_block_argument(self.text, self.pos)
            if match is None:
                if not arguments and self.accept(")"):
                    break
                follows = self._unusual_block_argument(block, arguments)
                continue
            name, spelling, location, after = match.groups()
            ty = self.state.type_memo.get(spelling)
            if ty is None:
                self.pos = match.start(2)
                ty = read_type(self)
                if self.pos != match.end(2):
                    raise self.error("expected ')'")
            argument = self._argument(block, arguments, ty, name, match.start(1))
            if location is not None:
                self._locate(argument, location, match.start(3))
            self.pos = match.end()
            follows = after == ","
        put_arguments(block, tuple(arguments))

    def _unusual_block_argument(
        self, block: Block, arguments: list[BlockArgument]
    ) -> bool:
        """One argument by the grammar; whether another follows."""
        name = self.operand()
        self.expect(":", "expected ':' and type for SSA operand")
        ty = read_type(self)
        location = self.optional_location()
        text = name.text.removesuffix("#0")
        argument = self._argument(block, arguments, ty, text, name.pos)
        self._set_location(argument, location)
        if self.accept(","):
            return True
        self.expect(")", "expected ')'")
        return False

    def _argument(
        self,
        block: Block,
        arguments: list[BlockArgument],
        ty: Type,
        name: str,
        pos: int,
    ) -> BlockArgument:
        """A new argument of a block, appended to the others."""
        argument = BlockArgument(ty, block, len(arguments), (self.source, pos))
        arguments.append(argument)
        self.names.define(name, argument, pos, self.source)
        if not name[1].isdigit():
            put_name(argument, NAME_IN_TEXT)
        return argument

    # Results

    def operand(self) -> Token:
        """`%a` or `%a#1`, as one token that holds the result's number."""
        if native.COMPILED:
            found = native.core.plain_operand(self)
            if found is not None:
                return found
        match = match_operand(self.text, self.pos)
        if match is not None:
            self.pos = end = match.end()
            return Token("%", match[1], match.start(1), end)
        name = self.expect_kind("%", "expected SSA operand")
        number = self.peek()
        if number.kind != "#":
            return name
        digits = number.text[1:]
        if not digits.isdigit() or integer_value(digits) >> 32:
            raise self.error("invalid SSA value result number")
        self.take()
        return Token("%", f"{name.text}#{integer_value(digits)}", name.pos, number.end)

    def _name_results(self, text: str, pos: int, op: Operation) -> None:
        results = op.results
        if len(results) == 1 and ":" not in text and "," not in text:
            names = self.names
            result = results[0]
            if text in names.values:
                names.define(text, result, pos, self.source)
            else:
                names.values[text] = result
                names.defined.append(text)
            if not text[1].isdigit():
                put_name(result, text[1:])
            return
        after, self.pos = self.pos, pos
        pieces = self._result_names()
        self.pos = after
        self._bind(pieces, pos, op)

    def _result_names(self) -> Results:
        """`%a, %b:2 =`, by the grammar."""
        pieces: Results = []
        while True:
            name = self.expect_kind("%", "expected valid ssa identifier")
            count = 1
            if self.accept(":"):
                count = self._result_count()
            pieces.append((name.text, count, name.pos))
            if not self.accept(","):
                break
        self.expect("=", "expected '=' after SSA name")
        return pieces

    def _result_count(self) -> int:
        token = self.peek()
        if token.kind != "integer":
            raise self.wrong_token("expected integer number of results")
        count = integer_value(token.text)
        if count < 1 or count >> 64:
            raise self.error("expected named operation to have at least 1 result")
        self.take()
        return count

    def _bind(self, pieces: Results, pos: int, op: Operation) -> None:
        """Names an operation's results."""
        # Upstream computes in 64 bits.
        expected = sum(count for _, count, _ in pieces) % (1 << 64)
        if not op.results:
            raise ParseError(pos, "cannot name an operation with no results")
        if expected != len(op.results):
            raise ParseError(
                pos,
                f"operation defines {len(op.results)} results but was provided "
                f"{expected} to bind",
            )
        remaining = iter(op.results)
        for name, count, where in pieces:
            for number in range(count):
                result = next(remaining)
                key = f"{name}#{number}" if number else name
                self.names.define(key, result, where, self.source)
                if not number and not name[1].isdigit():
                    result.name = name[1:]

    # Locations

    def trailing_location(self, target: Operation | BlockArgument) -> None:
        """`loc(...)` after an operation or an argument, if it is there."""
        if self.is_before_location():
            self._set_location(target, self.optional_location())

    def is_before_location(self) -> bool:
        """Whether a location follows."""
        return match_location_word(self.text, self.pos) is not None

    def optional_location(self) -> Location | LateLocation | None:
        """`loc(...)`, if it is there."""
        if not self.accept("loc"):
            return None
        self.expect("(", "expected '(' in location")
        token = self.peek()
        found: Location | LateLocation
        if token.kind == "#" and "." not in token.text:
            self.take()
            found = self._location_alias(token.text[1:], token.pos)
        else:
            found = read_location(self)
        self.expect(")", "expected ')' in location")
        return found

    def _location_alias(self, alias: str, pos: int) -> Location | LateLocation:
        known = self.state.attribute_aliases.get(alias)
        if known is None:
            return LateLocation(alias, pos)
        if not isinstance(known, Location):
            raise ParseError(pos, f"expected location, but found '{known}'")
        return known

    def _set_location(
        self,
        target: Operation | BlockArgument,
        location: AnyLocation | LateLocation | None,
    ) -> None:
        if isinstance(location, LateLocation):
            self._late_locations.append((target, location.alias, location.pos))
        elif location is not None:
            target.location = location

    def _locate(self, target: Operation | BlockArgument, text: str, pos: int) -> None:
        """Like `trailing_location`, for a text that is there and often was before."""
        known = self._locations.get(text)
        if known is not None:
            target.location = known
        elif text.startswith("loc(#"):
            alias = text[5:-1]
            if alias.isalnum():
                self._late_locations.append((target, alias, pos + 4))
                return
            self.pos = pos
            self.trailing_location(target)
        elif (match := match_point(text)) is not None:
            filename, line, column = match.groups()
            location = FileLineColLoc.at(filename, int(line), int(column))
            self._locations[text] = target.location = location
        else:
            after = self.pos
            self.pos = pos
            self.trailing_location(target)
            if self.pos != pos + len(text):
                raise self.error("expected ')' in location")
            self._locations[text] = target.any_location  # type: ignore[assignment]
            self.pos = after

    def settle_locations(self, block: Block) -> None:
        """Sets the locations that were referred to before their aliases were defined.

        Raises `ParseError` for the first in `block`, in upstream's order, whose alias
        never came or is no location's.
        """
        wrong: dict[Operation | BlockArgument, ParseError] = {}
        for target, alias, pos in self._late_locations:
            known = self.state.attribute_aliases.get(alias)
            if isinstance(known, Location):
                target.location = known
            elif known is None:
                message = "operation location alias was never defined"
                wrong[target] = ParseError(pos, message)
            else:
                message = f"expected location, but found '{known}'"
                wrong[target] = ParseError(pos, message)
        self._late_locations.clear()
        if wrong:
            raise next(
                wrong[location] for location in _placed(block) if location in wrong
            )


def _placed(block: Block) -> Iterator[Operation | BlockArgument]:
    """What has a location: operations inside first, then it, then its arguments."""
    for root in block:
        for op in walk_post_order(root):
            yield op
            for region in op.regions:
                for inner in region.blocks:
                    yield from inner.arguments


if native.COMPILED:
    native.core.know_arguments(Argument)
    replace_methods(BlockReader, is_before_location=native.core.loc_follows)
