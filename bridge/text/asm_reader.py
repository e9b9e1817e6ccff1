"""Reading operations in their own syntax: operands, regions, and the whole.

The methods are those that upstream's `OpAsmParser` offers, with its messages. They
start at `self.pos`, move past what they read, and raise `ParseError`.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Literal

from bridge import native
from bridge.errors import warned
from bridge.ir.attributes import EMPTY_DICTIONARY, DictionaryAttr
from bridge.ir.blocks import Block, Region, put_block
from bridge.ir.core import Operation, begin_regions, make_operation, put_successors
from bridge.ir.fields import replace_methods
from bridge.ir.types import INDEX, Type
from bridge.ir.values import NAME_IN_TEXT, Value
from bridge.source import Source
from bridge.text.asm_operands import AsmOperands
from bridge.text.blocks import Argument
from bridge.text.line_memos import (
    Head,
    Line,
    LineMemo,
    LineMemos,
    is_called,
    named,
    places_of,
)
from bridge.text.names import Names
from bridge.text.operation_state import Opened, OperationState, Syntax
from bridge.text.operations import TODAY, CustomSyntax, take_old_sizes
from bridge.text.patterns import (
    match_argument,
    match_location,
    match_next,
)
from bridge.text.registry import Registry, unknown_op
from bridge.text.state import State
from bridge.text.tokens import (
    NestedParseError,
    ParseError,
    Token,
    skip_space,
)

if TYPE_CHECKING:
    from bridge.native.core import LineReader, Scanned

Brackets = Literal["()", "[]", ""]


class AsmReader(AsmOperands):
    """Reads operations in generic form and in their own syntax."""

    __slots__ = ("_learning", "_made", "_ready", "_syntaxes")

    def __init__(self, source: Source, state: State, registry: Registry) -> None:
        super().__init__(source, state, registry)
        memory = state.memory
        self._syntaxes = memory.syntaxes
        self._made = memory.dictionaries
        self._learning: tuple[tuple[str | None, ...], int] | None = None
        """Under what to keep the properties of an operation that ends there."""
        self._ready: tuple[int, Region, int] | None = None
        """A region that was read, after its brace, and where it ends."""
        self.lines = self._line_reader()

    def _line_reader(self) -> LineReader | None:
        """What reads lines like those before, where there is compiled code for that."""
        if not native.COMPILED:
            return None
        memory = self.state.memory
        bound = memory.is_bound if memory.lasts else None
        known = memory.lines[self.state.allow_unregistered]
        lines = native.core.LineReader(self.text, self.source, known, bound)
        return lines if lines.serves else None

    def custom(self, name: str, start: int) -> Operation:
        """An operation in its own syntax, after its name."""
        default = self._default_dialects[-1]
        known = self._syntaxes.get((name, default))
        if known is None:
            known = self._syntax(name, default, start)
        full, syntax, memos = known
        line = None
        if not self.exact:
            if memos.read_fast is not None:
                op = memos.read_fast(self, start)
                if op is not None:
                    memos.hits += 1
                    if not self.text.startswith("\n", self.pos):
                        self._location_after(op)
                    return op
            elif memos.is_due():
                memos.read_fast = syntax.read_fast()
            if self.lines is not None:
                memos.met()
                return self._by_syntax(full, syntax, memos, None, start)
            line = memos.line_at(self.text, self.pos)
            memo = None if line is None else memos.get(line.shape)
            if line is not None and memo is not None:
                learning, self._learning = self._learning, None
                op = self._again(full, syntax, memo, line, start)
                if op is not None:
                    if learning is not None and learning[1] == line.end:
                        self._learn(learning[0], op)
                    return op
                self._learning = learning
        return self._by_syntax(full, syntax, memos, line, start)

    def by_syntax(self, name: str, start: int) -> Operation:
        """An operation whose region was read already, after its name."""
        full, syntax, memos = self._syntaxes[name, self._default_dialects[-1]]
        return self._by_syntax(full, syntax, memos, None, start)

    def _by_syntax(
        self,
        full: str,
        syntax: Syntax,
        memos: LineMemos,
        line: Line | None,
        start: int,
    ) -> Operation:
        """An operation by its own syntax, which says what is wrong with its text."""
        if self.compiled is not None:
            return native.core.read_by_syntax(self, full, syntax, start)
        learning, self._learning = self._learning, None
        before = warned[0]
        state = OperationState(full, start)
        self._default_dialects.append(syntax.default_dialect)
        self._states.append(state)
        try:
            syntax.read(self, state)
        except ParseError as fault:
            self._name_in(fault)
            raise
        self._states.pop()
        self._default_dialects.pop()
        op = self._finished(state, syntax)
        if before != warned[0]:
            # What was warned of is warned of again the next time.
            line = learning = None
        if learning is not None and self._is_blank(learning[1], self.pos):
            self._learn(learning[0], op)
        if line is not None:
            self._keep(memos, line, op, state)
        self._location_after(op)
        if state.written is not None:
            self._check_properties(full, state.written, start)
        return op

    def _keep_scanned(
        self, scanned: Scanned, op: Operation, state: OperationState, syntax: Syntax
    ) -> None:
        """`_keep` of an op with regions where compiled code reads lines."""
        assert self.lines is not None
        opened = state.opened
        if opened is not None and self._is_whole(scanned.end, op, opened):
            self.lines.keep(self, scanned, op, opened, syntax.default_dialect)

    def _is_whole(self, end: int, op: Operation, opened: Opened) -> bool:
        """Whether an operation ends with the one region that its line opens."""
        if opened.begin != end or any(region.blocks for region in op.regions[1:]):
            return False
        blanks = skip_space(self.text, opened.end)
        if blanks is None or not opened.end <= self.pos <= blanks.end():
            return False
        return self._is_as_read(op.regions[0], opened)

    def learn(self, key: tuple[str | None, ...], end: int) -> None:
        """Has the properties be kept of an operation that is read now, for ops alike.

        They are where it is found to end there; its attributes are kept with them.
        """
        self._learning = key, end

    def _learn(self, key: tuple[str | None, ...], op: Operation) -> None:
        self.state.rule_memo[key] = op.properties, op.attributes

    def _keep(
        self, memos: LineMemos, line: Line, op: Operation, state: OperationState
    ) -> None:
        """Keeps what became of a line, if it says all of an operation."""
        if self._asked_for_names == state.pos:
            return
        values, blocks = self.names.values, self.names.blocks
        if not op.regions:
            if self._is_all_of(line):
                memos.keep(line, op, values, blocks)
            return
        opened = state.opened
        if opened is None or opened.begin != line.end:
            return
        blanks = skip_space(self.text, opened.end)
        is_end = blanks is not None and opened.end <= self.pos <= blanks.end()
        if is_end and len(op.regions) == 1 and self._is_as_read(op.regions[0], opened):
            memos.keep(line, op, values, blocks, opened)
        else:
            memos.refuse(line.shape)

    def _name_in(self, fault: ParseError) -> None:
        """Puts the operation's name before what its own syntax reports."""
        for emitted in fault.chain():
            if isinstance(emitted, NestedParseError) and not emitted.is_whole:
                named = self.op_error_here(emitted.message, emitted.pos)
                emitted.message = named.message
                emitted.is_whole = True

    def _finished(self, state: OperationState, syntax: Syntax) -> Operation:
        properties = state.properties
        attributes = state.attributes
        dropped = self._take_inherent(state, syntax) if attributes else ()
        for name, text in syntax.defaults.items():
            if name not in properties and name not in dropped:
                properties[name] = self._default(text)
        self._put_written(state.name, state.written, syntax, properties)
        entries = tuple(properties.items())
        known = self._made.get(entries)
        if known is None:
            known = self._made[entries] = DictionaryAttr.made_of(entries)
        others = DictionaryAttr.of(attributes) if attributes else EMPTY_DICTIONARY
        op = make_operation(
            state.name,
            state.operands,
            tuple(state.types),
            (known, others),
            state.location or (self.source, state.pos),
        )
        if state.regions:
            begin_regions(op, state.regions)
        if state.successors:
            put_successors(op, tuple(state.successors))
        return op

    def _take_inherent(self, state: OperationState, syntax: Syntax) -> Collection[str]:
        """Makes inherent attributes properties; returns the names of those dropped.

        They go before what the text says elsewhere where upstream reads by a format,
        and must not where its reader is written by hand. One that cannot be stored as
        the property is dropped, and so is the property's default.
        """
        settable = syntax.settable
        attributes = state.attributes
        if settable.isdisjoint(attributes) and TODAY.keys().isdisjoint(attributes):
            return ()
        properties = state.properties
        taken = {
            name: attributes.pop(name)
            for name in sorted(settable.intersection(attributes))
        }
        if not syntax.by_format:
            twice = next((name for name in taken if name in properties), None)
            if twice is not None:
                message = (
                    f"attribute '{twice}' occurs more than once in the attribute list"
                )
                raise self.op_error(state, message)
        taken = {**take_old_sizes(attributes, settable), **taken}
        dropped = self._drop_unkept(state.name, taken)
        for name in dropped:
            properties.pop(name, None)
        properties.update(taken)
        return dropped

    def _location_after(self, op: Operation) -> None:
        """`trailing_location`, at once where that is a plain one."""
        if not self.is_before_location():
            return
        match = match_location(self.text, self.pos)
        if match is None:
            self.trailing_location(op)
        else:
            self.pos = match.end()
            self._locate(op, match[1], match.start(1))
            self.pos = match.end()

    def _is_as_read(self, region: Region, opened: Opened) -> bool:
        """Whether nothing was put into a region, but for a terminator that is known."""
        opened.is_ended = self._is_ended(opened.last)
        return bool(opened.terminator) or _last_of(region) is opened.last

    def _is_ended(self, last: Operation | None) -> bool:
        """Whether a region that ends with an operation has a terminator."""
        facts = self._registry.op(last.name) if last is not None else None
        return facts is not None and facts.terminator

    def _is_all_of(self, line: Line) -> bool:
        """Whether all was read of a line; the cursor may be before or after blanks."""
        return self._is_blank(line.end, self.pos) or self._is_blank(self.pos, line.end)

    def _is_blank(self, pos: int, end: int) -> bool:
        """Whether there is nothing between two offsets, or blanks."""
        return pos == end or self.text[pos:end].isspace()

    def _again(
        self, name: str, syntax: Syntax, memo: LineMemo, line: Line, start: int
    ) -> Operation | None:
        """The operation of a line; None where a value is not of the memo's type.

        None as well where more follows its region than is known.
        """
        names = line.names
        values = self.names.values
        operands = []
        for number, ty in memo.operands:
            value = values.get(names[number])
            if value is None or value.type is not ty:
                return None
            operands.append(value)
        region = None
        if memo.head is not None:
            region = self._region_again(memo.head, syntax, line, start)
            if region is None:
                return None
        dictionaries = memo.dictionaries
        if line.symbol is not None:
            dictionaries = named(dictionaries[0], line.symbol), dictionaries[1]
        location = (self.source, start)
        op = make_operation(name, operands, memo.result_types, dictionaries, location)
        if memo.successors:
            blocks = [self.names.block(names[n], self.pos) for n in memo.successors]
            put_successors(op, tuple(blocks))
        if region is not None:
            begin_regions(op, (region,))
            if not self.text.startswith("\n", self.pos):
                self._location_after(op)
            return op
        self.pos = line.after
        if line.end != line.after:
            self._locate(op, self.text[line.end + 1 : line.after], line.end + 1)
        return op

    def _region_again(
        self, head: Head, syntax: Syntax, line: Line, start: int
    ) -> Region | None:
        """The region that a line opens, where it is the end of the operation.

        Where it is not, or not seen to be, the region is kept for the op's own reader,
        which begins again.
        """
        arguments: list[Argument] = []
        if head.arguments:
            places = places_of(line)
            for number, ty in head.arguments:
                name, place = line.names[number], places[number]
                if "#" in name:
                    return None
                token = Token("%", name, place, place + len(name))
                arguments.append(Argument(token, ty))
        begin, self.pos = self.pos, line.end
        self._default_dialects.append(syntax.default_dialect)
        region = self.region(arguments, isolated=head.isolated)
        self._default_dialects.pop()
        if self._ends_after(region, head):
            if head.terminator:
                self._terminate(region, head.terminator, start)
            return region
        self._ready = (line.end, region, self.pos)
        self.pos = begin
        return None

    def _ends_after(self, region: Region, head: Head) -> bool:
        """Whether an operation ends with a region: another follows, or a location."""
        if not head.terminator:
            last = _last_of(region)
            if last is None or self._is_ended(last) is not head.is_ended:
                # The op's own reader may put something there.
                return False
        if self.text.startswith(" loc(", self.pos):
            return True
        match = match_next(self.text, self.pos)
        if match is None:
            return False
        word = match[1]
        return (
            word is None
            or "." in word
            or (word, self._default_dialects[-1]) in self._syntaxes
        )

    def _syntax(
        self, name: str, default: str, start: int
    ) -> tuple[str, Syntax, LineMemos]:
        """The op a name means here, and its syntax."""
        full = name
        facts = self._registry.op(name)
        if facts is None and "." not in name:
            full = f"{default}.{name}"
            facts = self._registry.op(full)
        if facts is None:
            message, note = unknown_op(self._registry, name, full)
            notes = (((self.source, start), note),) if note else ()
            raise ParseError(start, message, notes)
        syntax = self._registry.syntax(full)
        if isinstance(syntax, str):
            raise CustomSyntax(start, syntax)
        if syntax is None:
            raise ParseError(start, f"custom op '{full}' has no custom assembly form")
        known = self._syntaxes[name, default] = full, syntax, self._line_memos(syntax)
        return known

    def _line_memos(self, syntax: Syntax) -> LineMemos:
        symbols = "sym_name" in syntax.inherent
        memory = self.state.memory
        bound = memory.is_bound if memory.lasts else None
        fast = syntax.made_fast
        return LineMemos(is_bound=bound, symbols=symbols, read_fast=fast)

    # Regions, blocks, arguments

    def braced_region(
        self, arguments: Sequence[Argument] = (), *, isolated: bool = False
    ) -> Region:
        """`{ … }`."""
        self.expect("{", "expected '{' to begin a region")
        begin = self.pos
        ready = self._ready
        if ready is not None and ready[0] == begin:
            _, region, self.pos = ready
            self._ready = None
        else:
            region = self.region(arguments, isolated=isolated)
        state = self._states[-1]
        if state.opened is None:
            last = _last_of(region)
            state.opened = Opened(begin, self.pos, arguments, isolated, last)
        return region

    def body_at(
        self, begin: int, arguments: Sequence[Argument], default_dialect: str
    ) -> Region | None:
        """The body that begins after a brace, of an op that is read before its grammar.

        One without blocks is kept for the grammar, which says what is wrong with it.
        """
        before, self.pos = self.pos, begin
        self._default_dialects.append(default_dialect)
        region = self.region(arguments)
        self._default_dialects.pop()
        if region.blocks:
            return region
        self._ready = (begin, region, self.pos)
        self.pos = before
        return None

    def optional_region(
        self, arguments: Sequence[Argument] = (), *, isolated: bool = False
    ) -> Region | None:
        """`{ … }` if it is there."""
        if not self.at("{"):
            return None
        return self.braced_region(arguments, isolated=isolated)

    def ensure_terminator(
        self, region: Region, name: str, state: OperationState
    ) -> Region:
        """Ends a region with the terminator that its syntax may leave out.

        An empty region gets a block for it.
        """
        if state.opened is not None:
            state.opened.terminator = name
        self._terminate(region, name, state.pos)
        return region

    def _terminate(self, region: Region, name: str, pos: int) -> None:
        if not region.blocks:
            put_block(region, Block())
        block = region.blocks[-1]
        if not self._is_ended(block.last):
            empty = EMPTY_DICTIONARY
            location = (self.source, pos)
            block.append(make_operation(name, [], (), (empty, empty), location))

    def argument(self) -> Token:
        """The name of an argument, `%a`, which may have a location and no number."""
        name = self._argument_name()
        if self.first() == "l":
            location = self.optional_location()
            if location is not None:
                self._argument_locations[name.pos] = location
        return name

    def _argument_name(self) -> Token:
        match = match_argument(self.text, self.pos)
        if match is not None:
            self.pos = end = match.end()
            return Token("%", match[1], match.start(1), end)
        name = self.expect_kind("%", "expected SSA operand")
        if self.peek().kind == "#":
            raise self.error("result number not allowed in argument list")
        return name

    def typed_argument(
        self, *, attributes: bool = False, default: Type | None = None
    ) -> Argument:
        """`%a: type`, with attributes and a location.

        The type may be left out where there is a default.
        """
        name = self._argument_name()
        omitted = default is not None and not self.at(":")
        ty = default if default is not None and omitted else self.colon_type()
        found = self.optional_dictionary() if attributes else EMPTY_DICTIONARY
        return Argument(name, ty, self.optional_location(), found)

    def assignments(self) -> list[tuple[Token, Token]]:
        """`(%a = %b, …)`: arguments, and what they begin with."""

        def assignment() -> tuple[Token, Token]:
            name = self.argument()
            self.expect("=", "expected '='")
            return name, self.operand()

        if not self.accept("("):
            raise self.fault("expected '('")
        if self.accept(")"):
            return []
        found = self.items(assignment)
        self.expect(")", "expected ',' or ')'")
        return found

    def successor(self) -> Block:
        """`^bb1`."""
        token = self.peek()
        if token.kind != "^":
            raise self.wrong_token("expected block name")
        self.take()
        return self.names.block(token.text, token.pos)

    def successor_and_operands(self) -> tuple[Block, list[Value]]:
        """`^bb1` or `^bb1(%a, %b : t, t)`."""
        block = self.successor()
        values: list[Value] = []
        if self.accept("("):
            operands = self._operand_list()
            if operands:
                self.expect(":", "expected ':' in operand list")
                types = self.types()
                if len(types) != len(operands):
                    raise self.error(
                        f"expected {len(operands)} types to match operand list"
                    )
                values = [
                    self.names.use(o.text, t, o.pos, self.source)
                    for o, t in zip(operands, types, strict=True)
                ]
            self.expect(")", "expected ')'")
        return block, values


def _last_of(region: Region) -> Operation | None:
    """The operation that a region ends with."""
    return region.blocks[-1].last if region.blocks else None


if native.COMPILED:
    native.core.know_reader(Names, NAME_IN_TEXT, is_called, INDEX)
    native.core.know_syntaxes(AsmReader, OperationState, ParseError)
    replace_methods(AsmReader, _finished=native.core.finished)
