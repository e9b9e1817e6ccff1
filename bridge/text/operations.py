"""Reading operations in generic form, and the blocks and regions that hold them.

The common forms are matched whole by regular expressions (`bridge.text.patterns`),
and the pieces found are looked up by their text; what they do not match is read by
the grammar after them, which also words all diagnostics. Both make the same operations.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from re import Match
from sys import intern
from typing import Final

from bridge import native
from bridge.errors import warned
from bridge.ir.attributes import (
    EMPTY_DICTIONARY,
    UNIT,
    WRITTEN_EMPTY,
    Attribute,
    DictionaryAttr,
    Entries,
    StringAttr,
)
from bridge.ir.blocks import Block, Region
from bridge.ir.core import Operation, begin_regions, make_operation, put_successors
from bridge.ir.fields import replace_methods
from bridge.ir.types import FunctionType, Type
from bridge.ir.values import Value
from bridge.source import Source
from bridge.text.attributes import read_attribute, read_attribute_dictionary
from bridge.text.blocks import BlockReader
from bridge.text.operation_state import Syntax
from bridge.text.patterns import (
    match_entry,
    match_follows,
    match_generic,
    match_generic_tail,
)
from bridge.text.registry import OpFacts, Registry
from bridge.text.state import Reader, State
from bridge.text.tokens import ParseError, Token
from bridge.text.types import read_type

FindFault = Callable[[str, Mapping[str, Attribute]], str | None]
FunctionTypes = tuple[tuple[Type, ...], tuple[Type, ...]]
_REGION: Final = 4
"""The last group of `match_generic` where it ends before a region."""

_SIZES: Final = frozenset({"operandSegmentSizes", "resultSegmentSizes"})

TODAY: Final = {
    "operand_segment_sizes": "operandSegmentSizes",
    "result_segment_sizes": "resultSegmentSizes",
}
"""Properties by the names they had, which upstream still reads."""


def take_old_sizes(
    attributes: dict[str, Attribute], settable: Collection[str]
) -> dict[str, Attribute]:
    """Renames the segment sizes of older versions to today's names."""
    return {
        today: attributes.pop(name)
        for name, today in TODAY.items()
        if name in attributes and today in settable
    }


_NEVER_FACTS: Final = OpFacts(frozenset(), frozenset(), {}, True)
_UNREGISTERED: Final = (
    "operation being parsed with an unregistered dialect. If this is intended, "
    "please use -allow-unregistered-dialect with the MLIR tool used"
)


class CustomSyntax(ParseError):
    """Raised for an operation in its own syntax, which is not read natively."""


class OperationReader(BlockReader):
    """Reads operations in generic form."""

    __slots__ = ("_dictionaries", "_facts", "_registry", "_signatures")

    def __init__(self, source: Source, state: State, registry: Registry) -> None:
        super().__init__(source, state)
        self._registry = registry
        self._facts: dict[str, OpFacts] = {}
        self._signatures: dict[str, FunctionTypes] = {}
        self._dictionaries: dict[
            tuple[str, str | None, str | None], tuple[DictionaryAttr, DictionaryAttr]
        ] = {}

    def custom(self, name: str, start: int) -> Operation:
        """Raises `CustomSyntax`: the generic form alone is known here."""
        raise CustomSyntax(start, f"'{name}' is not in generic form")

    def generic(self, name: str, pos: int, start: int) -> Operation:
        """An operation in generic form, after its quoted name."""
        facts = self._facts.get(name) or self._known(name, pos, start)
        head = None if self.exact else match_generic(self.text, pos)
        if head is None:
            self.pos = pos
            return self._by_grammar(name, facts, start)
        if head.lastindex != _REGION:
            return self._finish(name, head, head, 5, [], start)
        self.pos = head.end()
        regions = [self.region()]
        while True:
            tail = match_generic_tail(self.text, self.pos)
            if tail is None:
                return self._odd_tail(name, head, regions, start)
            if tail.lastindex != 1:
                return self._finish(name, head, tail, 2, regions, start)
            self.pos = tail.end()
            regions.append(self.region())

    def _finish(
        self,
        name: str,
        head: Match[str],
        tail: Match[str],
        first: int,
        regions: list[Region],
        start: int,
    ) -> Operation:
        """The operation of a head and a tail; `first` is the tail's first group."""
        operands, successors, properties = head.group(1, 2, 3)
        attributes, signature, location = tail.group(first, first + 1, first + 2)
        types = self._signatures.get(signature)
        if types is None:
            types = self._signature(signature, tail.start(first + 1))
        known = self._dictionaries.get((name, properties, attributes))
        if known is None:
            before = warned[0]
            known = self._dictionary(name, head.span(3), tail.span(first))
            if before == warned[0]:
                self._dictionaries[name, properties, attributes] = known
        values: list[Value] = []
        if operands or types[0]:
            values = self._operands(operands, types[0], head.start(1))
        op = make_operation(name, values, types[1], known, (self.source, start))
        if regions:
            begin_regions(op, regions)
        if successors is not None:
            if not self._facts[name].terminator:
                raise ParseError(head.start(2), "successors in non-terminator")
            self.pos = head.start(2)
            put_successors(op, self._successors())
        self.pos = tail.end()
        if location is not None:
            self._locate(op, location, tail.start(first + 2))
        return op

    def _odd_tail(
        self, name: str, head: Match[str], regions: list[Region], start: int
    ) -> Operation:
        """What follows regions, by the grammar."""
        after = self.pos
        given = self._entries(*head.span(3)) if head[3] is not None else None
        blocks: tuple[Block, ...] = ()
        if head[2] is not None:
            self.pos = head.start(2)
            blocks = self._successors()
        operands = _operand_tokens(head[1], head.start(1))
        self.pos = after
        while self.accept(","):
            self.expect("{", "expected '{' to begin a region")
            regions.append(self.region())
        self.expect(")", "expected ')' to end region list")
        return self._tail_by_grammar(name, operands, blocks, given, regions, start)

    def _operands(self, text: str, types: tuple[Type, ...], pos: int) -> list[Value]:
        """The values of `%a, %b#1`, each of its type."""
        names = text.split(", ") if text else []
        if len(names) != len(types):
            raise operand_count(len(names), len(types), pos)
        known = self.names.values
        try:
            values = [known[name] for name in names]
        except KeyError:
            values = []
        if tuple([value.type for value in values]) == types:
            return values
        # Some are defined further on, or the types differ.
        values = []
        for name, ty in zip(names, types, strict=True):
            values.append(self.names.use(name, ty, pos, self.source))
            pos += len(name) + 2
        return values

    def _signature(self, text: str, pos: int) -> FunctionTypes:
        """The types of a signature's text, which its grammar must read wholly."""
        types = self._familiar_signature(text)
        if types is None:
            self.pos = pos
            types = self._function_type()
            if self.pos != pos + len(text):
                raise self.error("expected function type")
        self._signatures[text] = types
        return types

    def _familiar_signature(self, text: str) -> FunctionTypes | None:
        """The types of a signature of types that have all been read before."""
        before, arrow, after = text.partition(") -> ")
        several = after.startswith("(")
        if not arrow or "(" in before[1:] or (several and after[-1] != ")"):
            return None
        inputs = self._familiar_types(before[1:])
        results = self._familiar_types(after[1:-1] if several else after)
        return None if inputs is None or results is None else (inputs, results)

    def _familiar_types(self, text: str) -> tuple[Type, ...] | None:
        if not text:
            return ()
        memo = self.state.type_memo
        types = [memo.get(piece) for piece in text.split(", ")]
        return None if None in types else tuple(types)  # type: ignore[arg-type]

    def _function_type(self) -> FunctionTypes:
        pos = self.peek().pos
        ty = read_type(self)
        if not isinstance(ty, FunctionType):
            raise ParseError(pos, "expected function type")
        return ty.inputs, ty.results

    def _dictionary(
        self, name: str, properties: tuple[int, int], attributes: tuple[int, int]
    ) -> tuple[DictionaryAttr, DictionaryAttr]:
        """Properties and discardable attributes of the texts at two offsets.

        An offset is -1 where there is none.
        """
        given = self._entries(*properties) if properties[0] >= 0 else None
        others = EMPTY_DICTIONARY
        if attributes[0] >= 0:
            others = self._entries(*attributes)
        # What fails here is read again by the grammar, which knows the location.
        self._check_inherent(name, given, others, 0)
        self._check_properties(name, given, 0)
        return self._sorted_out(name, given, others)

    def _entries(self, pos: int, end: int) -> DictionaryAttr:
        """The dictionary between two offsets, brackets included."""
        entries: list[tuple[str, Attribute]] = []
        where = pos + 1
        after = ""
        while after != "}":
            match = match_entry(self.text, where)
            if match is None:
                break
            name, alone, string, text, comma = match.groups()
            where = match.end()
            after = alone or comma or ""
            if string is not None:
                value: Attribute = StringAttr(string)
            elif text is not None:
                value = self._short_value(text, match.start(4))
            elif alone is not None:
                value = UNIT
            else:
                self.pos = where
                value = read_attribute(self)
                follows = match_follows(self.text, self.pos)
                if follows is None:
                    break
                after = follows[1]
                where = follows.end(1) if after == "}" else follows.end()
            entries.append((name, value))
        if after == "}" and where == end and len(dict(entries)) == len(entries):
            return DictionaryAttr.made_of(tuple(entries))
        self.pos = pos
        found = read_attribute_dictionary(self)
        if self.pos != end:
            raise self.error("expected '}' in attribute dictionary")
        return found

    def _short_value(self, text: str, pos: int) -> Attribute:
        """The attribute of a text without brackets, which its grammar must read."""
        memo = self.state.attribute_memo
        value = memo.get(text)
        if value is None:
            self.pos = pos
            value = read_attribute(self)
            if self.pos != pos + len(text):
                raise self.error("expected ',' or '}'")
            memo[text] = value
        return value

    def _sorted_out(
        self, name: str, given: DictionaryAttr | None, others: DictionaryAttr
    ) -> tuple[DictionaryAttr, DictionaryAttr]:
        """What is stored as a property apart from what is discardable.

        Inherent attributes may occur among the others; those in `<{...}>` go before
        them. What else is in there is dropped, and what the reference fills in is
        filled in.
        """
        facts = self._facts[name]
        if facts is _NEVER_FACTS:
            written = WRITTEN_EMPTY if given is not None else EMPTY_DICTIONARY
            return given or written, others
        if given is not None and not others and _is_as_stored(given, facts):
            return given, others
        properties: dict[str, Attribute] = {}
        rest: dict[str, Attribute] = {}
        for key, value in others.items():
            key = TODAY.get(key, key)
            (properties if key in facts.settable else rest)[key] = value
        dropped = self._drop_unkept(name, properties)
        self._put_written(name, given, facts, properties)
        for key, text in facts.defaults.items():
            if key not in properties and key not in dropped:
                properties[key] = self._default(text)
        if len(rest) < len(others):
            others = DictionaryAttr.of(rest)
        return DictionaryAttr.of(properties), others

    def _put_written(
        self,
        name: str,
        given: Attribute | None,
        facts: OpFacts | Syntax,
        properties: dict[str, Attribute],
    ) -> None:
        """Sets the properties from `<{...}>`; the rest is dropped."""
        if not isinstance(given, DictionaryAttr):
            return
        for key, value in given.items():
            key = TODAY.get(key, key)
            if key in facts.settable:
                properties[key] = value
            elif key in facts.inherent:
                properties[key] = self._registry.native(name, key, value)

    def inherent_fault(self, name: str, attributes: Entries) -> str | None:
        """What the registry finds wrong with the attributes of an op."""
        return self._once(self._registry.inherent_fault, name, attributes)

    def property_fault(self, name: str, attributes: Entries) -> str | None:
        """What the registry says of attributes that an op cannot keep."""
        return self._once(self._registry.property_fault, name, attributes)

    def _once(self, fault: FindFault, name: str, attributes: Entries) -> str | None:
        """What is wrong with attributes; those that are right are not asked again."""
        is_one = isinstance(attributes, DictionaryAttr)
        given = attributes if is_one else tuple(attributes.items())
        key = fault.__name__, name, given
        sound = self.state.memory.sound
        if key in sound:
            return None
        found = fault(name, dict(attributes.items()))
        if found is None:
            sound.add(key)
        return found

    def _drop_unkept(
        self, name: str, properties: dict[str, Attribute]
    ) -> Collection[str]:
        """Removes what cannot be stored as a property, as upstream does in silence.

        Returns the names, without those of segment sizes, which stay as they were.
        """
        if not properties or self.property_fault(name, properties) is None:
            return ()
        fault = self._registry.property_fault
        unkept = [k for k, value in properties.items() if fault(name, {k: value})]
        for key in unkept:
            del properties[key]
        return [key for key in unkept if key not in _SIZES]

    def _check_inherent(
        self, name: str, given: Attribute | None, others: DictionaryAttr, start: int
    ) -> None:
        """Raises `ParseError` for an inherent attribute that breaks its constraint.

        Upstream asks it of those among the others, and only where there is no `<{...}>`
        to be seen.
        """
        inherent = self._facts[name].inherent
        if given is not None or inherent.isdisjoint(others.keys()):
            return
        fault = self.inherent_fault(name, others)
        if fault is not None:
            raise ParseError(start, f"'{name}' op {fault}")

    def _check_properties(self, name: str, given: Attribute | None, start: int) -> None:
        """Raises `ParseError` for an attribute that represents no such property."""
        if isinstance(given, DictionaryAttr):
            fault = self.property_fault(name, given)
        else:
            wanted = "expected DictionaryAttr to set properties"
            fault = None
            if given is not None:
                fault = self._registry.property_fault(name, {}) or wanted
        if fault is not None:
            message = f"invalid properties {given} for op {name}: {fault}"
            raise ParseError(start, message)

    def _default(self, text: str) -> Attribute:
        memo = self.state.memory.defaults
        known = memo.get(text)
        if known is None:
            outer = self.state
            state = State(known_dialect=outer.known_dialect, defined=outer.defined)
            memo[text] = known = read_attribute(Reader(Source(text), 0, state))
        return known

    def _known(self, name: str, pos: int, start: int) -> OpFacts:
        """The facts of an op; raises where upstream does not know it."""
        if not name:
            raise ParseError(start, "empty operation name is invalid")
        if "\0" in name:
            raise ParseError(start, "null character not allowed in operation name")
        facts = self._registry.op(name)
        if facts is None:
            # That a dialect lacks the op is for the verifier to say.
            known = self._registry.has_dialect(name.partition(".")[0])
            if not known and not self.state.allow_unregistered:
                self.pos = pos
                raise self.error(_UNREGISTERED)
            facts = _NEVER_FACTS
        self._facts[intern(name)] = facts
        return facts

    def _by_grammar(self, name: str, facts: OpFacts, start: int) -> Operation:
        """Like `generic`, for any spacing, comments and nesting."""
        self.expect("(", "expected '(' to start operand list")
        operands = self._operand_list()
        self.expect(")", "expected ')' to end operand list")
        blocks: tuple[Block, ...] = ()
        if self.at("["):
            if not facts.terminator:
                raise self.error("successors in non-terminator")
            self.take()
            blocks = self._successors()
        given = self._properties() if self.accept("<") else None
        regions = self._region_list() if self.accept("(") else []
        return self._tail_by_grammar(name, operands, blocks, given, regions, start)

    def _properties(self) -> Attribute:
        """Properties after their `<`, up to and with the `>`."""
        given = read_attribute(self)
        self.expect(">", "expected '>' to close properties")
        return given

    def _tail_by_grammar(
        self,
        name: str,
        operands: list[Token],
        blocks: tuple[Block, ...],
        given: Attribute | None,
        regions: list[Region],
        start: int,
    ) -> Operation:
        others = read_attribute_dictionary(self) if self.at("{") else EMPTY_DICTIONARY
        self.expect(":", "expected ':' followed by operation type")
        types_pos = self.peek().pos
        inputs, results = self._function_type()
        if len(inputs) != len(operands):
            raise operand_count(len(operands), len(inputs), types_pos)
        values = [
            self.names.use(token.text, ty, token.pos, self.source)
            for token, ty in zip(operands, inputs, strict=True)
        ]
        self._check_inherent(name, given, others, start)
        entries = given if isinstance(given, DictionaryAttr) else None
        known = self._sorted_out(name, entries, others)
        op = make_operation(name, values, results, known, (self.source, start))
        if regions:
            begin_regions(op, regions)
        put_successors(op, blocks)
        self.trailing_location(op)
        self._check_properties(name, given, start)
        return op

    def _region_list(self) -> list[Region]:
        """Regions after the `(` of a list, up to and with its `)`."""
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
        if self.first() != "%":
            return operands
        while True:
            operands.append(self.operand())
            if not self.accept(","):
                return operands

    def _successors(self) -> tuple[Block, ...]:
        """`^bb1, ^bb2`, up to and with the `]` after."""
        blocks = []
        if self.at("]"):
            raise self.wrong_token("expected list element")
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


def _is_as_stored(given: DictionaryAttr, facts: OpFacts) -> bool:
    """Whether what is in `<{...}>` is all that the op's properties are."""
    names = given.keys()
    return facts.settable.issuperset(names) and all(n in given for n in facts.defaults)


def operand_count(names: int, types: int, pos: int) -> ParseError:
    """The diagnostic about as many operands and types as there are."""
    # Upstream writes the character that is none.
    plural = "\0" if names == 1 else "s"
    return ParseError(pos, f"expected {names} operand type{plural} but had {types}")


def _operand_tokens(text: str, pos: int) -> list[Token]:
    tokens = []
    for name in text.split(", ") if text else ():
        tokens.append(Token("%", name, pos, pos + len(name)))
        pos += len(name) + 2
    return tokens


if native.COMPILED:
    replace_methods(OperationReader, _operand_list=native.core.operand_list)
