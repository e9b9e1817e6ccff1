"""Reading old text: today's reader, with rows for what was spelled otherwise."""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from typing import Final

from bridge.ir.attributes import EMPTY_DICTIONARY, Attribute, DictionaryAttr, StringAttr
from bridge.ir.blocks import Block, Region
from bridge.ir.core import Operation, make_operation
from bridge.ir.locations import FileLineColLoc
from bridge.ir.values import Value
from bridge.legacy.documents import OpenNames, without_dots, without_suffixes
from bridge.legacy.families import OLD_DIALECTS, row_of
from bridge.legacy.functions import BARE
from bridge.legacy.grammar import GRAMMAR
from bridge.legacy.groups import SIZES, note_sizes, with_sizes
from bridge.legacy.rows import STD, Adjusted, Changed, Gone, Renamed, Row
from bridge.legacy.spirv import bracketed
from bridge.legacy.state import (
    Era,
    LegacyLineMemos,
    LegacyState,
    Memo,
    SignatureMemo,
    state_of,
)
from bridge.legacy.upgrade import Change, Taken, carry_out
from bridge.ods.slots import OPERAND_SIZES, segment_sizes
from bridge.op.registry import ReferenceRegistry
from bridge.source import Source
from bridge.text.blocks import Argument, Results
from bridge.text.line_memos import LineMemos
from bridge.text.module import ModuleReader
from bridge.text.operation_state import OperationState, Syntax
from bridge.text.patterns import OPERAND
from bridge.text.registry import OpFacts
from bridge.text.tokens import SPACE, ParseError

_OLD_FACTS: Final = OpFacts(frozenset(), frozenset(), {}, True)
_match_properties: Final = re.compile(
    rf"\([^)]*\){SPACE}(?:\[[^\]]*\])?{SPACE}<{SPACE}\{{"
).match
_match_name: Final = re.compile(r"[\w.$]+").match
_find_operands: Final = re.compile(OPERAND).findall


class LegacyRegistry(ReferenceRegistry):
    """The reference's ops and dialects, and those of the rows."""

    def op(self, name: str) -> OpFacts | None:
        found = super().op(name)
        return _OLD_FACTS if found is None and row_of(name) is not None else found

    def is_todays(self, name: str) -> bool:
        """Whether an op of this name is registered."""
        return super().op(name) is not None


def _known_dialect(name: str) -> bool:
    return name in OLD_DIALECTS or _REGISTRY.has_dialect(name)


_REGISTRY: Final = LegacyRegistry()


class LegacyReader(ModuleReader):
    """Reads old text and today's."""

    __slots__ = (
        "_bodies",
        "_changes",
        "_changes_by_op",
        "_functions",
        "_has_sizes",
        "_passed",
        "_roots",
        "_rows",
        "_statements",
        "_taken",
        "_tops",
        "spelled",
    )

    def __init__(
        self,
        source: Source,
        allow_unregistered: bool,
        era: Era | None,
        *,
        excerpt: bool = False,
    ) -> None:
        state = LegacyState(
            source,
            _REGISTRY,
            GRAMMAR,
            allow_unregistered=allow_unregistered,
            era=era,
            known_dialect=_known_dialect,
        )
        super().__init__(source, state, _REGISTRY)
        if excerpt:
            self.names = OpenNames()
            self.text = without_dots(self.text)
        if "spv." in self.text:
            self.text = bracketed(self.text)
        self.text = without_suffixes(self.text, state.edits)
        self._has_sizes = "_segment_sizes" in self.text
        self._dictionaries = Memo()
        self._signatures = SignatureMemo()
        self._rows: dict[tuple[str, str], Row | None] = {}
        self._changes: list[Change] = []
        self._changes_by_op: dict[Operation, Change] | None = None
        self._bodies: list[tuple[int, int]] = []
        self._passed: list[list[Value]] = []
        """The operands that successors of the op at hand are given."""
        self._statements: dict[Operation, int] = {}
        self._taken: dict[Operation, Taken] = {}
        self._roots: dict[Operation, Operation] = {}
        self._tops: list[Operation] = []
        self._functions: set[str] | None = None
        self.spelled: dict[Value, str] = {}
        """Names of arguments whose own are not theirs to tell."""

    @property
    def legacy(self) -> LegacyState:
        """The state, with what is noted."""
        return state_of(self)

    def module(self) -> Operation:
        found = super().module()
        self._tops = list(found.body) if found.regions[0].blocks else []
        if any(change.op is found for change in self._changes):
            found = _around(found)
        for change in self._changes:
            carry_out(self, change, self._statements.get(change.op, change.start))
        return found

    # Which reader

    def _row(self, name: str) -> Row | None:
        """The row of an op name written without quotes."""
        default = self._default_dialects[-1]
        if (name, default) not in self._rows:
            self._rows[name, default] = self._find_row(name, default)
        return self._rows[name, default]

    def _find_row(self, name: str, default: str) -> Row | None:
        if "." in name:
            return row_of(name)
        row = row_of(f"{default}.{name}")
        if row is not None:
            return row
        row = row_of(STD + name)
        if row is None:
            return None
        for today in (name, f"{default}.{name}"):
            if not _REGISTRY.is_todays(today):
                continue
            over = isinstance(row, Adjusted) and today in row.over
            return row if over else None
        return row

    def _line_reader(self) -> None:
        """Nothing: what a line becomes is changed here, and its text with it."""

    def custom(self, name: str, start: int) -> Operation:
        row = self._row(name)
        if row is None:
            return super().custom(name, start)
        return _CUSTOM[type(row)](self, row, name, start)

    def generic(self, name: str, pos: int, start: int) -> Operation:
        row = row_of(name)
        if row is None and "." not in name:
            row = BARE.get(name) or self._unprefixed(name, start)
            name = STD + name if isinstance(row, Changed) else name
        self._passed = []
        mark = len(self._bodies)
        op = (
            super().generic(name, pos, start)
            if row is None
            else _GENERIC[type(row)](self, row, name, pos, start)
        )
        if self._passed:
            self._pass_on(op, start)
        if self._has_sizes:
            note_sizes(self, op, start, self._bodies[mark:])
        return op

    def _sorted_out(
        self, name: str, given: DictionaryAttr | None, others: DictionaryAttr
    ) -> tuple[DictionaryAttr, DictionaryAttr]:
        if self._has_sizes and self._has_groups(name):
            others = with_sizes(others)
        return super()._sorted_out(name, given, others)

    def _has_groups(self, name: str) -> bool:
        """Whether an op is one of old or has groups of operands or results."""
        inherent = self._facts[name].inherent
        return row_of(name) is not None or not inherent.isdisjoint(SIZES.values())

    def _unprefixed(self, name: str, start: int) -> Row | None:
        """The row of `"addf"`, which was an op of no dialect and meant `std.addf`."""
        row = row_of(STD + name)
        if not isinstance(row, Renamed) or self._registry.op(name) is not None:
            return None
        if self.state.allow_unregistered:
            message = f"'{name}' has no dialect: it is let through, not upgraded"
            self.legacy.warn(start, message)
            return None
        self.legacy.warn(
            start, f"'{name}' has no dialect: it is taken for '{STD}{name}'"
        )
        return row

    def _syntax(
        self, name: str, default: str, start: int
    ) -> tuple[str, Syntax, LineMemos]:
        full, syntax, _ = super()._syntax(name, default, start)
        memos = LegacyLineMemos(self.legacy.edits)
        known = self._syntaxes[name, default] = full, syntax, memos
        return known

    # What the rows do

    def _custom_renamed(self, row: Renamed, name: str, start: int) -> Operation:
        self.rename(start, name, row.today)
        return super().custom(row.today, start)

    def _generic_renamed(
        self, row: Renamed, name: str, pos: int, start: int
    ) -> Operation:
        self.rename(start + 1, name, row.today)
        return super().generic(row.today, pos, start)

    def _custom_adjusted(self, row: Adjusted, name: str, start: int) -> Operation:
        today = row.today if isinstance(row.today, str) else row.today(self)
        if today not in (name, f"{self._default_dialects[-1]}.{name}"):
            self.rename(start, name, today)
        op = super().custom(today, start)
        if row.adjust is not None:
            row.adjust(self, op, start)
        return op

    def _generic_adjusted(
        self, row: Adjusted, name: str, pos: int, start: int
    ) -> Operation:
        today = row.today if isinstance(row.today, str) else name
        op = super().generic(today, pos, start)
        if row.adjust is not None:
            row.adjust(self, op, start + 1)
        if op.name != name:
            self.rename(start + 1, name, op.name)
        return op

    def _custom_changed(self, row: Changed, name: str, start: int) -> Operation:
        mark = len(self._bodies)
        if row.read is None or (row.when is not None and not row.when(self)):
            op = super().custom(name, start)
            self._note(op, row, start, mark, todays=True)
            return op
        state = OperationState(name if "." in name else STD + name, start)
        self._default_dialects.append("")
        self._states.append(state)
        todays = row.read(self, state)
        self._states.pop()
        self._default_dialects.pop()
        op = self._done(state) if todays else self._drafted(state)
        self.trailing_location(op)
        self._note(op, row, start, mark, todays=todays)
        return op

    def _generic_changed(
        self, row: Changed, name: str, pos: int, start: int
    ) -> Operation:
        mark = len(self._bodies)
        if row.loose and _match_properties(self.text, pos) is None:
            op = self._loose(row, name, pos, start)
        else:
            op = super().generic(name, pos, start)
        self._note(op, row, start, mark, generic=True, todays=_REGISTRY.is_todays(name))
        return op

    def _loose(self, row: Changed, name: str, pos: int, start: int) -> Operation:
        """An op whose attributes are verified only if it is one of today's."""
        known = self._facts.get(name)
        self._facts[name] = _OLD_FACTS
        op = super().generic(name, pos, start)
        del self._facts[name]
        if known is not None:
            self._facts[name] = known
        if row.old is None or not row.old(op):
            self._known(name, pos, start)
            self._check_inherent(name, None, op.attributes, start)
            op.properties, op.attributes = self._sorted_out(name, None, op.attributes)
        return op

    def _custom_gone(self, row: Gone, name: str, start: int) -> Operation:
        raise ParseError(start, f"'{name}' has no equivalent today: {row.instead}")

    def _generic_gone(self, row: Gone, name: str, pos: int, start: int) -> Operation:
        raise ParseError(start, f"'{name}' has no equivalent today: {row.instead}")

    # What rows are written in

    def rename(self, start: int, name: str, today: str) -> None:
        """Records another name for the op whose name is at `start`."""
        self.legacy.edits.replace(start, start + len(name), today, f"'{name}'")

    def last_body(self, start: int) -> int:
        """Where the body begins of what was read from `start` on, or where it ends."""
        found = self._bodies[-1][0] if self._bodies else 0
        return found if found > start else self.pos

    def change_of(self, op: Operation) -> Change | None:
        """What was noted about an op."""
        if self._changes_by_op is None:
            self._changes_by_op = {change.op: change for change in self._changes}
        return self._changes_by_op.get(op)

    def is_function(self, name: str) -> bool:
        """Whether a symbol at the top of the text is of what was `func`."""
        if self._functions is None:
            names = [op.get("sym_name") for op in self._tops if self._was_func(op)]
            self._functions = {n.value for n in names if isinstance(n, StringAttr)}
        return name in self._functions

    def _was_func(self, op: Operation) -> bool:
        location = op.any_location
        return op.name == "func.func" and not (
            isinstance(location, tuple)
            and self.text.startswith("func.func", location[1])
        )

    def names_around(self, op: Operation) -> Taken:
        """The names that new values near an operation must not have."""
        root = self._root_of(op)
        found = self._taken.get(root)
        if found is None:
            found = self._taken[root] = Taken(_names_in(root))
        return found

    def _root_of(self, op: Operation) -> Operation:
        """The op in a module's body that is or encloses an op."""
        passed = []
        root = op
        while root not in self._roots:
            parent = root.parent_op
            if parent is None or parent.name in _MODULES:
                self._roots[root] = root
                break
            passed.append(root)
            root = parent
        found = self._roots[root]
        for inner in passed:
            self._roots[inner] = found
        return found

    def sorted_out(
        self, name: str, attributes: Mapping[str, Attribute]
    ) -> tuple[DictionaryAttr, DictionaryAttr]:
        """The properties and the other attributes of an op of today."""
        if name not in self._facts:
            self._known(name, self.pos, self.pos)
        return self._sorted_out(name, None, DictionaryAttr.of(attributes))

    def check_made(self, name: str, given: Mapping[str, Attribute], start: int) -> None:
        """Raises `ParseError` for attributes that an op of today cannot have."""
        fault = self.inherent_fault(name, given)
        if fault is not None:
            raise ParseError(start, f"'{name}' op {fault}")

    def enter_dialect(self, name: str) -> None:
        """Begins a region whose ops may leave out the prefix of a dialect."""
        self._default_dialects.append(name)

    def leave_dialect(self) -> None:
        """Ends such a region."""
        self._default_dialects.pop()

    def read_todays(self, state: OperationState) -> bool:
        """Fills an operation state as today's syntax of its op does."""
        self._syntax(state.name, "", state.pos)[1].read(self, state)
        return True

    def become(self, state: OperationState, today: str) -> bool:
        """Turns an operation state into one of today's op by its name alone."""
        name = _match_name(self.text, state.pos)
        if name is not None and name.group() != today:
            self.rename(state.pos, name.group(), today)
        state.name = today
        return True

    def _done(self, state: OperationState) -> Operation:
        """The op of an operation state of today's form."""
        return self._finished(state, self._syntax(state.name, "", state.pos)[1])

    def _drafted(self, state: OperationState) -> Operation:
        """The op of an operation state of an old form, with its old name."""
        others = DictionaryAttr.of(state.attributes)
        location = (self.source, state.pos)
        known = (EMPTY_DICTIONARY, others)
        op = make_operation(
            state.name, state.operands, tuple(state.types), known, location
        )
        if state.regions:
            op.take_regions(state.regions)
        op.successors = tuple(state.successors)
        return op

    def _note(
        self,
        op: Operation,
        row: Changed,
        start: int,
        mark: int,
        *,
        generic: bool = False,
        todays: bool = False,
    ) -> None:
        """Notes an op that is to be upgraded when all is read.

        One that was read as `todays` is so only if it is seen to be old.
        """
        if row.upgrade is None:
            return
        if todays and (row.old is None or not row.old(op)):
            return
        bodies = self._bodies[mark:]
        names = self._names_of(op, start, bodies)
        self._changes.append(
            Change(op, row.upgrade, start, self.pos, bodies, names, generic)
        )

    def _names_of(
        self, op: Operation, start: int, bodies: list[tuple[int, int]]
    ) -> list[str]:
        """What the operands of an op are called in its text."""
        known = self.names.values
        names: dict[Value, str] = {}
        pos = start
        for first, after in [*bodies, (self.pos, self.pos)]:
            for name in _find_operands(self.text, pos, first):
                value = known.get(name) or known.get(name.removesuffix("#0"))
                if value is not None:
                    names.setdefault(value, name)
            pos = after
        return [names.get(value, "") for value in op.operands]

    # What is read otherwise, or looked at on the way

    def _alias_name(self, taken: Container[str], kind: str, plural: str) -> str:
        """`!t = type`, where the word is not written today."""
        name = super()._alias_name(taken, kind, plural)
        token = self.peek()
        if kind == "type" and token.text == "type":
            self.take()
            self.legacy.edits.remove(token.pos, self.peek().pos, "alias with 'type'")
        return name

    def region(
        self, arguments: Sequence[Argument] = (), *, isolated: bool = False
    ) -> Region:
        outer, self._bodies = self._bodies, []
        start = self.pos - 1
        found = super().region(arguments, isolated=isolated)
        self._bodies = outer
        outer.append((start, self.pos))
        return found

    def _name_results(self, text: str, pos: int, op: Operation) -> None:
        self._statements[op] = pos
        super()._name_results(text, pos, op)

    def _bind(self, pieces: Results, pos: int, op: Operation) -> None:
        self._statements[op] = pos
        super()._bind(pieces, pos, op)

    def _successors(self) -> tuple[Block, ...]:
        """`^bb1, ^bb2(%a : t)`: until March 2020 operands came after the block."""
        blocks = []
        passed = []
        if self.at("]"):
            raise self.wrong_token("expected list element")
        while True:
            block, values = self.successor_and_operands()
            blocks.append(block)
            passed.append(values)
            if not self.accept(","):
                break
        self.expect("]", "expected ',' or ']'")
        self._passed = passed if any(passed) else []
        return tuple(blocks)

    def _pass_on(self, op: Operation, start: int) -> None:
        """Makes the operands of an op's successors the op's own, after the others."""
        passed, self._passed = self._passed, []
        row = Changed(upgrade=_with_passed(passed))
        given = [value for values in passed for value in values]
        sizes = [len(op.operands), *map(len, passed)]
        op.operands = (*op.operands, *given)
        if len(passed) > 1:
            op.set_property(OPERAND_SIZES, segment_sizes(*sizes))
        self._note(op, row, start, len(self._bodies), generic=True)


_MODULES: Final = frozenset({"builtin.module", "gpu.module", "spirv.module"})
"""The ops whose bodies hold functions."""


def _names_in(root: Operation) -> Iterator[str]:
    """The names of all values in an operation."""
    for op in root.walk():
        for result in op.results:
            yield result.name or ""
        for region in op.regions:
            for block in region.blocks:
                for argument in block.arguments:
                    yield argument.name or ""


def _around(op: Operation) -> Operation:
    """A module around what is no module any more."""
    block = Block()
    block.append(op)
    where = FileLineColLoc.at(op.position.filename, 0, 0)
    return Operation("builtin.module", regions=[Region([block])], location=where)


def _with_passed(passed: list[list[Value]]) -> Callable[..., None]:
    def keep(up: object) -> None:
        """The op is right already; its text is not."""

    return keep


_CUSTOM: Final[dict[type, Callable[..., Operation]]] = {
    Renamed: LegacyReader._custom_renamed,
    Adjusted: LegacyReader._custom_adjusted,
    Changed: LegacyReader._custom_changed,
    Gone: LegacyReader._custom_gone,
}
_GENERIC: Final[dict[type, Callable[..., Operation]]] = {
    Renamed: LegacyReader._generic_renamed,
    Adjusted: LegacyReader._generic_adjusted,
    Changed: LegacyReader._generic_changed,
    Gone: LegacyReader._generic_gone,
}
