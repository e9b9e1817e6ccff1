"""Reading operations in generic form, and the blocks and regions that hold them.

The common forms are matched whole by regular expressions (`bridge.text.patterns`),
and the pieces found are looked up by their text; what they do not match is read by
the grammar behind, which also words all complaints. Both make the same operations.
"""

from __future__ import annotations

from sys import intern
from typing import Final

from bridge.ir.attributes import Attribute, DictionaryAttr
from bridge.ir.blocks import Block, Region
from bridge.ir.core import Operation
from bridge.ir.locations import UNKNOWN_LOC, Location
from bridge.ir.types import FunctionType, Type
from bridge.ir.values import BlockArgument, OpResult, Place, Value
from bridge.source import Source
from bridge.text.attributes import read_attribute, read_attribute_dictionary
from bridge.text.locations import read_location
from bridge.text.names import Names
from bridge.text.patterns import (
    match_block_argument,
    match_generic,
    match_generic_tail,
    match_head,
)
from bridge.text.registry import OpFacts, Registry
from bridge.text.state import Reader, State
from bridge.text.tokens import Token, Unreadable, string_value
from bridge.text.types import read_type

Signature = tuple[tuple[Type, ...], tuple[Type, ...]]
Results = list[tuple[str, int, int]]
"""Names of an operation's results: name with sigil, how many, where it stands."""

_NEVER_FACTS: Final = OpFacts(frozenset(), {}, True)
_NOTHING: Final = DictionaryAttr(())
_UNREGISTERED: Final = (
    "operation being parsed with an unregistered dialect. If this is intended, "
    "please use -allow-unregistered-dialect with the MLIR tool used"
)


class OperationReader(Reader):
    """Reads operations from a text into blocks."""

    __slots__ = (
        "_dictionaries",
        "_facts",
        "_late_locations",
        "_locations",
        "_registry",
        "_signatures",
        "names",
    )

    def __init__(self, source: Source, state: State, registry: Registry) -> None:
        super().__init__(source, state)
        self.names = Names()
        self._registry = registry
        self._facts: dict[str, OpFacts] = {}
        self._signatures: dict[str, Signature] = {}
        self._locations: dict[str, Location] = {}
        self._dictionaries: dict[
            tuple[str, str | None, str | None], tuple[DictionaryAttr, DictionaryAttr]
        ] = {}
        self._late_locations: list[tuple[Operation | BlockArgument, str, int]] = []

    # Regions and blocks

    def region(self) -> Region:
        """A region behind its `{`, up to and with its `}`."""
        region = Region()
        self.names.enter()
        # A block that nobody labelled begins with the first operation.
        block: Block | None = None
        while True:
            head = match_head(self.text, self.pos)
            if head is None:
                if self._unusual_head(region, block):
                    break
                block = region.blocks[-1]
                continue
            results, quoted, bare, close, label = head.groups()
            if close is not None:
                self.pos = head.end()
                break
            if label is not None:
                self.pos = head.end()
                block = self._labelled_block(label, head.start(5))
                region.append(block)
                continue
            if block is None:
                block = region.append(Block())
            if quoted is not None:
                op = self._generic(quoted, head.end(), head.start(2) - 1)
            else:
                self.pos = head.end()
                op = self.custom(bare, head.start(3))
            block.append(op)
            if results is not None:
                self._name_results(results, head.start(1), op)
        self.names.leave()
        return region

    def _unusual_head(self, region: Region, block: Block | None) -> bool:
        """Reads what `match_head` does not match; whether it was the region's end."""
        token = self.peek()
        if token.kind == "}":
            self.take()
            return True
        if token.kind == "^":
            self.take()
            region.append(self._labelled_block(token.text, token.pos))
            return False
        if block is None:
            block = region.append(Block())
        self.operation(block)
        return False

    def operation(self, block: Block) -> Operation:
        """An operation in any form, with its results' names, put into a block."""
        start = self.peek().pos
        results = self._result_names() if self.peek().kind == "%" else []
        name = self.peek()
        if name.kind in ("bare", "inttype"):
            self.take()
            op = self.custom(name.text, name.pos)
        elif name.kind == "string":
            op = self._generic(string_value(name.text), name.end, name.pos)
        else:
            raise self.wrong_token("expected operation name in quotes")
        block.append(op)
        if results:
            self._bind(results, start, op)
        return op

    def custom(self, name: str, pos: int) -> Operation:
        """An operation in its own syntax, behind its name.

        Raises `Unreadable`: this reader knows the generic form alone.
        """
        raise Unreadable(
            pos, f"custom syntax of '{name}' is read through upstream, not natively"
        )

    def _labelled_block(self, label: str, pos: int) -> Block:
        block = self.names.define_block(label, pos)
        if block.parent is not None:
            raise Unreadable(pos, f"redefinition of block '{label}'")
        if self.text.startswith("(", self.pos):
            self.pos += 1
            self._block_arguments(block)
        elif self.accept("("):
            self._block_arguments(block)
        self.expect(":", "expected ':' after block name")
        return block

    def _block_arguments(self, block: Block) -> None:
        """The arguments of a block behind their `(`, up to and with their `)`."""
        while True:
            match = match_block_argument(self.text, self.pos)
            if match is None:
                if not self._unusual_block_argument(block):
                    return
                continue
            name, spelling, location, behind = match.groups()
            start = match.start(1)
            ty = self.state.type_memo.get(spelling)
            if ty is None:
                self.pos = match.start(2)
                ty = read_type(self)
                if self.pos != match.end(2):
                    self.pos = start
                    if not self._unusual_block_argument(block):
                        return
                    continue
            argument = block.add_argument(ty, (self.source, start))
            if location is not None:
                self._locate(argument, location, match.start(3))
            self._define_argument(name, argument, start)
            self.pos = match.end()
            if behind == ")":
                return

    def _unusual_block_argument(self, block: Block) -> bool:
        """One argument by the grammar; whether another follows."""
        if not block.arguments and self.accept(")"):
            return False
        name = self.expect_kind("%", "expected SSA operand")
        if self.peek().kind == "#":
            raise self.error("result number not allowed in argument list")
        self.expect(":", "expected ':' and type for SSA operand")
        argument = block.add_argument(read_type(self), (self.source, name.pos))
        self.trailing_location(argument)
        self._define_argument(name.text, argument, name.pos)
        if self.accept(","):
            return True
        self.expect(")", "expected ')' in argument list")
        return False

    def _define_argument(self, name: str, argument: BlockArgument, pos: int) -> None:
        self.names.define(name, argument, pos, self.source)
        if not name[1].isdigit():
            argument.name = name[1:]

    # The generic form

    def _generic(self, name: str, pos: int, start: int) -> Operation:
        """An operation in generic form, behind its quoted name."""
        facts = self._facts.get(name) or self._known(name, pos, start)
        match = match_generic(self.text, pos)
        if match is None:
            self.pos = pos
            return self._generic_by_grammar(name, facts, start)
        operands, successors, properties, opening, attributes, signature, location = (
            match.groups()
        )
        if successors is not None and not facts.terminator:
            raise Unreadable(match.start(2) - 1, "successors in non-terminator")
        tail = match
        first = 5
        regions: tuple[Region, ...] = ()
        blocks = self._successors(successors, match.start(2)) if successors else ()
        if opening is not None:
            self.pos = match.end()
            read = self._regions()
            if isinstance(read, list):
                return self._unusual_tail(name, match, blocks, read, start)
            tail, regions = read
            first = 2
            _, attributes, signature, location = tail.groups()
        types = self._signatures.get(signature)
        if types is None:
            types = self._signature(signature, tail.start(first + 1))
        known = self._dictionaries.get((name, properties, attributes))
        if known is None:
            known = self._dictionary(
                name, properties, match.start(3), attributes, tail.start(first)
            )
        inputs = types[0]
        values = self._operands(operands, inputs, match.start(1), tail.start(first + 1))
        op = make(name, values, types[1], known, (self.source, start))
        if regions:
            op.take_regions(regions)
        if blocks:
            op.successors = blocks
        self.pos = tail.end()
        if location is not None:
            self._locate(op, location, tail.start(first + 2))
        elif self.text.startswith("loc", self.pos + 1):
            self.trailing_location(op)
        return op

    def _operands(
        self, text: str, types: tuple[Type, ...], pos: int, types_pos: int
    ) -> list[Value]:
        """The values of `%a, %b#1`, each of its type."""
        if not text:
            names: list[str] = []
        else:
            names = text.split(", ")
        if len(names) != len(types):
            raise _operand_count(len(names), len(types), types_pos)
        values = []
        known = self.names.values
        for name, ty in zip(names, types, strict=True):
            value = known.get(name)
            if value is None or value.type is not ty:
                value = self.names.use(name, ty, pos, self.source)
            values.append(value)
            pos += len(name) + 2
        return values

    def _successors(self, text: str, pos: int) -> tuple[Block, ...]:
        """The blocks of `^bb1, ^bb2`."""
        blocks = []
        saved, self.pos = self.pos, pos
        while True:
            token = self.peek()
            if token.kind != "^":
                raise self.wrong_token("expected block name")
            self.take()
            blocks.append(self.names.block(token.text, token.pos))
            if not self.accept(","):
                break
        self.expect("]", "expected ',' or ']'")
        self.pos = saved
        return tuple(blocks)

    def _regions(self):  # type: ignore[no-untyped-def]
        """Regions behind the first `{`, and the match of what follows them.

        Where what follows is unusual, the list of regions alone.
        """
        regions = [self.region()]
        while True:
            tail = match_generic_tail(self.text, self.pos)
            if tail is None:
                return regions
            if tail[1] is None:
                return tail, tuple(regions)
            self.pos = tail.end()
            regions.append(self.region())

    def _signature(self, text: str, pos: int) -> Signature:
        """The types of a signature's text, which its grammar must read wholly."""
        self.pos = pos
        types = self._function_type()
        if self.pos == pos + len(text):
            self._signatures[text] = types
        else:
            raise self.error(f"unexpected text behind the type {text!r}")
        return types

    def _function_type(self) -> Signature:
        pos = self.peek().pos
        ty = read_type(self)
        if not isinstance(ty, FunctionType):
            raise Unreadable(pos, "expected function type")
        return ty.inputs, ty.results

    def _dictionary(
        self,
        name: str,
        properties: str | None,
        properties_pos: int,
        attributes: str | None,
        attributes_pos: int,
    ) -> tuple[DictionaryAttr, DictionaryAttr]:
        """Properties and discardable attributes of the two dictionaries' texts."""
        given = self._entries(properties_pos) if properties else None
        others = self._entries(attributes_pos) if attributes else _NOTHING
        known = self._sorted_out(name, given, others)
        self._dictionaries[name, properties, attributes] = known
        return known

    def _entries(self, pos: int) -> DictionaryAttr:
        self.pos = pos
        return read_attribute_dictionary(self)

    def _sorted_out(
        self, name: str, given: DictionaryAttr | None, others: DictionaryAttr
    ) -> tuple[DictionaryAttr, DictionaryAttr]:
        """What is stored as a property apart from what is discardable.

        Without `<{...}>` the inherent attributes stand among the others. What the
        reference fills in is filled in.
        """
        facts = self._facts[name]
        if facts is _NEVER_FACTS:
            return given or _NOTHING, others
        properties: dict[str, Attribute] = dict(given.items()) if given else {}
        if given is None and others:
            rest = {}
            for key, value in others.items():
                (properties if key in facts.inherent else rest)[key] = value
            others = DictionaryAttr.of(rest)
        for key, text in facts.defaults.items():
            if key not in properties:
                properties[key] = self._default(text)
        return DictionaryAttr.of(properties), others

    def _default(self, text: str) -> Attribute:
        memo = self.state.attribute_memo
        known = memo.get(text)
        if known is None:
            state = State(known_dialect=self.state.known_dialect)
            memo[text] = known = read_attribute(Reader(Source(text), state))
        return known

    def _known(self, name: str, pos: int, start: int) -> OpFacts:
        """The facts of an op; complains where the reference does not know it."""
        if not name:
            raise Unreadable(start, "empty operation name is invalid")
        if "\0" in name:
            raise Unreadable(start, "null character not allowed in operation name")
        facts = self._registry.op(name)
        if facts is None:
            dialect = name.partition(".")[0]
            if self._registry.has_dialect(dialect):
                if not self._may_be_unknown(dialect):
                    raise Unreadable(
                        start,
                        f"unregistered operation '{name}' found in dialect "
                        f"('{dialect}') that does not allow unknown operations",
                    )
            elif not self.state.allow_unregistered:
                self.pos = pos
                raise self.error(_UNREGISTERED)
            facts = _NEVER_FACTS
        self._facts[intern(name)] = facts
        return facts

    def _may_be_unknown(self, dialect: str) -> bool:
        allowed = self.state.allow_unregistered
        return allowed or self._registry.allows_unknown_ops(dialect)

    def _generic_by_grammar(
        self, name: str, facts: OpFacts, start: int
    ) -> Operation:
        """Like `_generic`, for any spacing, comments and nesting."""
        self.expect("(", "expected '(' to start operand list")
        operands = self._operand_list()
        self.expect(")", "expected ')' to end operand list")
        blocks: tuple[Block, ...] = ()
        if self.at("["):
            if not facts.terminator:
                raise self.error("successors in non-terminator")
            self.take()
            blocks = self._successor_list()
        given: DictionaryAttr | None = None
        if self.accept("<"):
            pos = self.peek().pos
            found = read_attribute(self)
            if not isinstance(found, DictionaryAttr):
                raise Unreadable(pos, "expected DictionaryAttr to set properties")
            given = found
            self.expect(">", "expected '>' to close properties")
        regions: list[Region] = []
        if self.accept("("):
            regions = self._region_list()
        return self._tail_by_grammar(
            name, operands, blocks, given, regions, start
        )

    def _unusual_tail(
        self, name: str, match, blocks, regions: list[Region], start: int
    ) -> Operation:  # type: ignore[no-untyped-def]
        """What follows regions where `match_generic_tail` does not match."""
        operands = _operand_tokens(match[1], match.start(1))
        given = self._saved(match)
        while self.accept(","):
            self.expect("{", "expected '{' to begin a region")
            regions.append(self.region())
        self.expect(")", "expected ')' to end region list")
        return self._tail_by_grammar(name, operands, blocks, given, regions, start)

    def _saved(self, match) -> DictionaryAttr | None:  # type: ignore[no-untyped-def]
        if match[3] is None:
            return None
        pos = self.pos
        given = self._entries(match.start(3))
        self.pos = pos
        return given

    def _tail_by_grammar(
        self,
        name: str,
        operands: list[Token],
        blocks: tuple[Block, ...],
        given: DictionaryAttr | None,
        regions: list[Region],
        start: int,
    ) -> Operation:
        others = read_attribute_dictionary(self) if self.at("{") else _NOTHING
        self.expect(":", "expected ':' followed by operation type")
        types_pos = self.peek().pos
        inputs, results = self._function_type()
        if len(inputs) != len(operands):
            raise _operand_count(len(operands), len(inputs), types_pos)
        values = [
            self.names.use(token.text, ty, token.pos, self.source)
            for token, ty in zip(operands, inputs, strict=True)
        ]
        known = self._sorted_out(name, given, others)
        op = make(name, values, results, known, (self.source, start))
        if regions:
            op.take_regions(regions)
        op.successors = blocks
        self.trailing_location(op)
        return op

    def _region_list(self) -> list[Region]:
        """Regions behind the `(` of a list, up to and with its `)`."""
        regions = []
        while True:
            self.expect("{", "expected '{' to begin a region")
            regions.append(self.region())
            if not self.accept(","):
                break
        self.expect(")", "expected ')' to end region list")
        return regions

    def _operand_list(self) -> list[Token]:
        """`%a, %b#1`, or nothing, as tokens that hold the result's number."""
        operands: list[Token] = []
        if self.peek().kind != "%":
            return operands
        while True:
            operands.append(self.operand())
            if not self.accept(","):
                return operands

    def operand(self) -> Token:
        """`%a` or `%a#1`, as one token that holds the result's number."""
        name = self.expect_kind("%", "expected SSA operand")
        number = self.peek()
        if number.kind != "#" or number.pos != name.end:
            return name
        if not number.text[1:].isdigit():
            raise self.error("invalid SSA value result number")
        self.take()
        return Token("%", name.text + number.text, name.pos, number.end)

    def _successor_list(self) -> tuple[Block, ...]:
        blocks = []
        while True:
            token = self.peek()
            if token.kind != "^":
                raise self.wrong_token("expected block name")
            self.take()
            blocks.append(self.names.block(token.text, token.pos))
            if not self.accept(","):
                break
        self.expect("]", "expected ',' or ']'")
        return tuple(blocks)

    # Results

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
                result.name = text[1:]
            return
        pieces: Results = []
        for piece in text.split(","):
            name, _, count = piece.partition(":")
            pieces.append((name.strip(), int(count or 1), text.index(name) + pos))
        self._bind(pieces, pos, op)

    def _result_names(self) -> Results:
        """`%a, %b:2 =`, by the grammar."""
        pieces: Results = []
        while True:
            name = self.expect_kind("%", "expected valid ssa identifier")
            count = 1
            if self.accept(":"):
                if self.peek().kind != "integer":
                    raise self.wrong_token("expected integer number of results")
                count = int(self.peek().text, 0)
                if count < 1:
                    raise self.error(
                        "expected named operation to have at least 1 result"
                    )
                self.take()
            pieces.append((name.text, count, name.pos))
            if not self.accept(","):
                break
        self.expect("=", "expected '=' after SSA name")
        return pieces

    def _bind(self, pieces: Results, pos: int, op: Operation) -> None:
        """Gives an operation's results their names."""
        expected = sum(count for _, count, _ in pieces)
        if not op.results:
            raise Unreadable(pos, "cannot name an operation with no results")
        if expected != len(op.results):
            raise Unreadable(
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
        """`loc(...)` behind an operation or an argument, if it is there."""
        if not self.accept("loc"):
            return
        self.expect("(", "expected '(' in location")
        token = self.peek()
        if token.kind == "#" and "." not in token.text:
            self.take()
            self._late_locations.append((target, token.text[1:], token.pos))
        else:
            target._place = read_location(self)
        self.expect(")", "expected ')' in location")

    def _locate(self, target: Operation | BlockArgument, text: str, pos: int) -> None:
        """Like `trailing_location`, for a text that is there and often was before."""
        known = self._locations.get(text)
        if known is not None:
            target._place = known
        elif text.startswith("loc(#"):
            alias = text[5:-1]
            if alias.isalnum():
                self._late_locations.append((target, alias, pos + 4))
                return
            self.pos = pos
            self.trailing_location(target)
        else:
            behind = self.pos
            self.pos = pos
            self.trailing_location(target)
            if self.pos == pos + len(text):
                self._locations[text] = target._place  # type: ignore[assignment]
            self.pos = behind

    def settle_locations(self) -> None:
        """Gives the locations that were referred to before their aliases came."""
        aliases = self.state.attribute_aliases
        for target, alias, pos in self._late_locations:
            known = aliases.get(alias)
            if known is None:
                raise Unreadable(pos, "operation location alias was never defined")
            if not isinstance(known, Location):
                raise Unreadable(pos, f"expected location, but found '{known}'")
            target._place = known
        self._late_locations.clear()


_new_op: Final = Operation.__new__
_new_result: Final = OpResult.__new__


def make(
    name: str,
    operands: list[Value],
    result_types: tuple[Type, ...],
    dictionaries: tuple[DictionaryAttr, DictionaryAttr],
    place: Place,
) -> Operation:
    """`Operation(...)` without what its checks and conversions cost."""
    op = _new_op(Operation)
    op.name = intern(name)
    op._operands = tuple(operands)
    for value in operands:
        value._uses.append(op)
    if len(result_types) == 1:
        result = _new_result(OpResult)
        result.type = result_types[0]
        result.op = op
        result.index = 0
        result.name = None
        result._uses = []
        op.results = (result,)
    elif result_types:
        op.results = tuple([OpResult(t, op, i) for i, t in enumerate(result_types)])
    else:
        op.results = ()
    op._properties, op._attributes = dictionaries
    op.regions = op.successors = ()
    op._place = place
    op.parent = op._prev = op._next = None
    op._order = -1
    return op


def _operand_count(names: int, types: int, pos: int) -> Unreadable:
    plural = "" if names == 1 else "s"
    return Unreadable(pos, f"expected {names} operand type{plural} but had {types}")


def _operand_tokens(text: str, pos: int) -> list[Token]:
    tokens = []
    for name in text.split(", ") if text else ():
        tokens.append(Token("%", name, pos, pos + len(name)))
        pos += len(name) + 2
    return tokens


__all__ = ["UNKNOWN_LOC", "OperationReader", "make"]
