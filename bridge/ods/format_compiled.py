"""Assembly formats compiled to functions: the common form of an op, read at once.

A format becomes one regular expression for all that an op may be on one line, and the
source of a function that looks up what its groups hold: values by their names, types by
their spellings, properties by the spellings of the attributes. What the expression does
not match, and what a lookup does not find, is read by the format's steps
(`bridge.ods.format_steps`), which alone report what is wrong and define what is right.

Optional groups are matched where they hold operands and types, or attributes alone.
What attributes a text has is looked up by its spelling, `attr-dict` with the others:
the first text of each is read by the steps. Lists of indices are the operands in them
and the spelling of the rest. Formats with other elements, and those whose types are
inferred by code, are not compiled.
"""

from __future__ import annotations

import linecache
import re
from collections.abc import Sequence
from re import Match
from typing import Final, cast

from bridge.ir.attributes import EMPTY_DICTIONARY, DictionaryAttr
from bridge.ir.core import make_operation
from bridge.ir.types import FunctionType, OpaqueType, Type
from bridge.ods.enums import is_keyword
from bridge.ods.format_elements import Compiler
from bridge.ods.format_language import (
    All,
    AttrDict,
    Custom,
    Element,
    FunctionalType,
    Group,
    Space,
    TypeOf,
    Variable,
    Word,
)
from bridge.ods.format_types import Reading, TypesFor
from bridge.ods.slots import Arity, Slot
from bridge.text.asm_reader import AsmReader
from bridge.text.operation_state import OperationState, ReadFast
from bridge.text.patterns import DICTIONARY, FUNCTION_TYPE, OPERAND, TYPE
from bridge.text.tokens import BARE_ID, SPACE, STRING

_OPERANDS: Final = rf"{OPERAND}(?:,[ ]{OPERAND})*+"
_TYPES: Final = rf"{TYPE}(?:,[ ]{TYPE})*+"
_LISTED: Final = rf"[^\[\]\n\"%]++|{STRING}"
_ATTRIBUTE: Final = (
    rf"(?:@?{BARE_ID}(?:<[^<>\n\"]*+>)?|<[^<>\n\"%]*+>"
    rf"|-?[0-9][0-9A-Za-z.+]*+(?:[ ]:[ ]{TYPE})?|{STRING}"
    rf"|\[(?:{_LISTED}|\[(?:{_LISTED})*+\])*+\]|{DICTIONARY})"
)
_INDEX: Final = rf"(?:{OPERAND}|-?[0-9]++)"
_INDICES: Final = rf"\[(?:{_INDEX}(?:,[ ]{_INDEX})*+)?+\]"
_INDEX_LIST: Final = "DynamicIndexList"
_LAST: Final = r"[^\n{}%]*?[^\n{}% ]"
"""An attribute that is the last element, with its type."""
_END: Final = r"(?=[ ]*+(?:\n|\}|//|loc\())"


_NOWHERE: Final = [
    [OpaqueType("builtin", (f"nowhere_{row}_{number}",)) for number in range(8)]
    for row in range(2)
]
"""Types of no program."""


class _Odd(Exception):
    """A format that is not compiled."""


class _Writer:
    """The expression and the source of one op's function, as they grow."""

    def __init__(self, c: Compiler) -> None:
        self.c = c
        self.row = c.row
        self.pattern: list[str] = []
        self.groups: list[str] = []
        """The variables that hold what the groups match."""
        self.operands: dict[str, str] = {}
        """Variables with the names of each operand slot."""
        self.types: dict[tuple[str, str], str] = {}
        """Variables with the spellings of types, by the kind and name of the slot."""
        self.attributes: list[str] = []
        self.lists: list[str] = []
        """Variables with operands among numbers."""
        self.results = ""
        """The types of all results, where these are written together."""
        self.function = ""
        """The variable with the spelling of a function type."""
        self.inputs: list[str] = []
        """The slots whose types these are."""
        self.lines: list[str] = []
        self.known: dict[str, object] = {
            "make": make_operation,
            "listed": _listed,
            "one_type": _one_type,
            "types_at": _types_at,
            "follow": _follow,
            "indices": _indices,
            "function_type": _function_type,
        }

    # The expression

    def elements(self, elements: Sequence[Element], *, is_last: bool) -> None:
        found = [e for e in elements if not isinstance(e, Space)]
        for number, element in enumerate(found):
            last = is_last and all(map(self._may_be_absent, found[number + 1 :]))
            self._element(element, last)

    def _element(self, element: Element, is_last: bool) -> None:
        if isinstance(element, Word):
            self._word(element.text)
        elif isinstance(element, FunctionalType):
            self._functional(element)
        elif isinstance(element, TypeOf) and isinstance(element.of, All):
            self._result_types(element.of.what)
        elif isinstance(element, TypeOf) and isinstance(element.of, Variable):
            slot = self.c.slot(element.of)
            if not element.qualified and self.c.stripped(slot) is not None:
                raise _Odd
            self._type(slot, element.of.kind)
        elif isinstance(element, Variable) and element.kind == "operand":
            self._operand(self.row.operands[element.index])
        elif isinstance(element, Variable) and element.kind == "attribute":
            self._attribute(element, is_last)
        elif isinstance(element, Group):
            self._group(element, is_last)
        elif isinstance(element, AttrDict):
            self._dictionary(element)
        elif isinstance(element, Custom) and element.name == _INDEX_LIST:
            self._indices(element)
        else:
            raise _Odd

    def _word(self, text: str) -> None:
        self.pattern.append(_word(text))

    def _dictionary(self, element: AttrDict) -> None:
        word = _word("attributes") if element.keyword else ""
        self._spelled(rf"{word}[ ]?+{DICTIONARY}")

    def _spelled(self, pattern: str) -> None:
        """What may be there, and is looked up by its spelling with the attributes."""
        name = f"attribute_{len(self.groups)}"
        self.pattern.append(rf"({pattern})?+")
        self.groups.append(name)
        self.attributes.append(name)

    def _indices(self, element: Custom) -> None:
        """Operands among numbers, which are an attribute."""
        of = [a for a in element.arguments if isinstance(a, Variable)]
        if [a.kind for a in of] != ["operand", "attribute"]:
            raise _Odd
        if len(of) != len(element.arguments):
            raise _Odd
        slot = self.row.operands[of[0].index]
        name = self._held(_INDICES, f"operand_{len(self.groups)}")
        self.operands[slot.name] = name
        self.lists.append(name)
        self.attributes.append(f"{name}_numbers")

    def _held(self, pattern: str, name: str) -> str:
        self.pattern.append(rf"[ ]?+({pattern})")
        self.groups.append(name)
        return name

    def _operand(self, slot: Slot) -> None:
        pattern = {
            Arity.ONE: OPERAND,
            Arity.OPTIONAL: rf"(?:{OPERAND})?+",
            Arity.VARIADIC: rf"(?:{_OPERANDS})?+",
        }.get(slot.arity)
        if pattern is None:
            raise _Odd
        self.operands[slot.name] = self._held(pattern, f"operand_{len(self.groups)}")

    def _type(self, slot: Slot, kind: str) -> None:
        if slot.arity is Arity.GROUPS:
            raise _Odd
        pattern = _TYPES if slot.arity is Arity.VARIADIC else TYPE
        self.types[kind, slot.name] = self._held(pattern, f"type_{len(self.groups)}")

    def _result_types(self, of: str) -> None:
        """The types of all results, of which an operation that was read had as many."""
        if of != "results" or self.results:
            raise _Odd
        self.results = self._held(_TYPES, f"type_{len(self.groups)}")
        self.attributes.append(self.results)

    def _functional(self, element: FunctionalType) -> None:
        """The types of operands and results, as those of one that was read are."""
        inputs, results = element.inputs, element.results
        covered = list(self.row.operands)
        if isinstance(inputs, Variable):
            covered = [covered[inputs.index]]
        if isinstance(results, Variable) and len(self.row.results) != 1:
            raise _Odd
        held = self._held(FUNCTION_TYPE, f"type_{len(self.groups)}")
        self.attributes.append(held)
        self.function = held
        self.results = f"{held}_type.results"
        self.inputs = [slot.name for slot in covered]

    def _attribute(self, element: Variable, is_last: bool) -> None:
        if self.row.attributes[element.index].optional:
            raise _Odd
        pattern = _LAST if is_last else _ATTRIBUTE
        self.attributes.append(self._held(pattern, f"attribute_{len(self.groups)}"))

    def _may_be_absent(self, element: Element) -> bool:
        return isinstance(element, AttrDict) or (
            isinstance(element, Group) and not self._is_of_values(element)
        )

    def _is_of_values(self, group: Group) -> bool:
        anchor = group.anchor
        return isinstance(anchor, Variable) and anchor.kind == "operand"

    def _group(self, group: Group, is_last: bool) -> None:
        if group.others or group.inverted:
            raise _Odd
        if not self._is_of_values(group):
            pattern = self._attributes_alone(group)
            if pattern is not None:
                self._spelled(pattern)
            return
        outer, self.pattern = self.pattern, []
        before = len(self.attributes)
        self.elements(group.elements, is_last=False)
        if len(self.attributes) > before:
            raise _Odd
        absent = rf"|(?!{SPACE}%)" if is_last else "|"
        outer.append(f"(?:{''.join(self.pattern)}{absent})")
        self.pattern = outer

    def _attributes_alone(self, group: Group) -> str | None:
        """The pattern of a group of words and attributes; None of one that has more."""
        pattern = ""
        for element in group.elements:
            if isinstance(element, Word):
                pattern += _word(element.text)
            elif isinstance(element, Variable) and element.kind == "attribute":
                pattern += "" if self.c.is_unit(element) else rf"[ ]?+{_ATTRIBUTE}"
            elif not isinstance(element, Space):
                return None
        return pattern

    # The source

    def source(self) -> str:
        row = self.row
        name = repr(row.name)
        key = [repr(f"{row.name} properties"), *self.attributes]
        if row.operands.sizes:
            for slot in row.operands:
                if slot.name not in self.operands:
                    raise _Odd
                held = self.operands[slot.name]
                key.append(f"str(len({held}.split(', ')) if {held} else 0)")
        self._add("found = match(r.text, r.pos)", "if found is None: return None")
        if self.groups:
            self._add(f"{', '.join(self.groups)}, = found.groups()")
        for held in self.lists:
            self._add(f"{held}, {held}_numbers = indices({held})")
        self._add(
            "rules = r.state.rule_memo",
            "types = r.state.type_memo",
            f"key = ({', '.join(key)}, '')",
            "known = rules.get(key)",
            "if known is None:",
            "    r.learn(key, found.end())",
            "    return None",
            "values = r.names.values",
            "try:",
        )
        for slot in row.operands:
            self._look_up(slot)
        if not row.operands:
            self._add("    pass")
        self._add("except KeyError: return None")
        for number, ((kind, slot_name), held) in enumerate(self.types.items()):
            self._resolve(kind, slot_name, held, number + 1)
        self._resolve_together()
        operands = [self._checked(slot, n) for n, slot in enumerate(row.operands)]
        results = [f"*{self.results}"] if self.results else []
        if not results:
            results = [self._result(slot, n) for n, slot in enumerate(row.results)]
        listed = "".join([f"{value}, " for value in operands])
        made = "".join([f"{ty}, " for ty in results])
        self._add(
            "r.pos = found.end()",
            f"return make({name}, [{listed}], ({made}), known, (r.source, start))",
        )
        body = "\n".join([f"    {line}" for line in self.lines])
        return f"def read(r, start):\n{body}\n"

    def _add(self, *lines: str) -> None:
        self.lines += lines

    def _look_up(self, slot: Slot) -> None:
        held = self.operands.get(slot.name)
        if held is None:
            raise _Odd
        if slot.arity is Arity.ONE:
            self._add(f"    {held} = values[{held}]")
        else:
            found = f"[values[n] for n in {held}.split(', ')] if {held} else ()"
            self._add(f"    {held} = {found}")

    def _resolve(self, kind: str, name: str, held: str, number: int) -> None:
        """Replaces the spelling of types by these."""
        slots = self.row.operands if kind == "operand" else self.row.results
        slot = next(s for s in slots if s.name == name)
        group = self.groups.index(held) + 1
        self._add(f"{held}_text = {held}")
        if slot.arity is Arity.VARIADIC:
            self._add(
                f"{held} = listed(r, found, {group}) if {held} else ()",
                f"if {held} is None: return None",
            )
            return
        found = f"types.get({held}) or one_type(r, found, {group})"
        there = ""
        if slot.arity is Arity.OPTIONAL:
            found = f"({found}) if {held} else ()"
            there = f"{held} and "
        self._add(f"{held} = {found}", f"if {held} is None: return None")
        test = self.c.type_test(slot)
        if test is not None:
            self.known[f"test_{held}"] = test
            self._add(f"if {there}not test_{held}({held}): return None")

    def _resolve_together(self) -> None:
        """Replaces the spelling of types that are written together by these."""
        if self.function:
            group = self.groups.index(self.function) + 1
            held = f"{self.function}_type"
            values = "".join([f"{self._each(name)}, " for name in self.inputs])
            self._add(
                f"{held} = function_type(r, found, {group})",
                f"if {held} is None: return None",
                f"if tuple([v.type for v in ({values})]) != {held}.inputs: return None",
            )
        elif self.results:
            group = self.groups.index(self.results) + 1
            self._add(
                f"{self.results} = listed(r, found, {group})",
                f"if {self.results} is None: return None",
            )

    def _each(self, name: str) -> str:
        """The values of a slot, as they are put into a list."""
        slot = next(slot for slot in self.row.operands if slot.name == name)
        held = self.operands[name]
        return held if slot.arity is Arity.ONE else f"*{held}"

    def _type_of(self, kind: str, slot: Slot, number: int) -> tuple[str, bool]:
        """What the type of a slot is, and whether it is one for each value."""
        held = self.types.get((kind, slot.name))
        if held is not None:
            return held, slot.arity is Arity.VARIADIC
        sources = self.c.sources
        source = (sources.operands if kind == "operand" else sources.results)[number]
        plain = self._plain(source)
        if plain is not None:
            return plain, False
        name = f"{kind}_source_{number}"
        self.known[name] = source
        spelled = [
            f"({of!r}, {slot_name!r}, {held})"
            for (of, slot_name), held in self.types.items()
        ]
        texts = [f"{held}_text" for held in self.types.values()]
        # Types may follow from attributes, and how many there are from operands.
        if any(self._arity(of, n) is Arity.VARIADIC for of, n in self.types):
            raise _Odd
        key = ", ".join([repr(f"{self.row.name} {name}"), *self.attributes, *texts])
        self._add(
            f"{name}_key = ({key}, '')",
            f"{name}_type = rules.get({name}_key)",
            f"if {name}_type is None:",
            f"    spelled = [{', '.join(spelled)}]",
            f"    {name}_type = follow(r, start, known, {name}, spelled)",
            f"    if {name}_type is None: return None",
            f"    rules[{name}_key] = {name}_type",
        )
        return f"{name}_type", False

    def _plain(self, source: TypesFor) -> str | None:
        """The variable with the type that a source gives, where that is always so.

        It is asked twice, with types that occur nowhere.
        """
        found = []
        for column in _NOWHERE:
            spelled = [
                (*slot, FunctionType((ty,), ()))
                for slot, ty in zip(self.types, column, strict=False)
            ]
            try:
                ty = _follow(None, 0, (EMPTY_DICTIONARY,), source, spelled)  # type: ignore[arg-type]
            except Exception:
                # What looks at a type more closely is asked each time.
                return None
            given = [ty for _, _, ty in spelled]
            found.append(given.index(ty) if ty in given else ty)
        if found[0] != found[1] or found[0] is None or len(self.types) > len(column):
            return None
        if isinstance(found[0], int):
            return list(self.types.values())[found[0]]
        name = f"constant_{len(self.known)}"
        self.known[name] = found[0]
        return name

    def _arity(self, kind: str, name: str) -> Arity:
        slots = self.row.operands if kind == "operand" else self.row.results
        return next(s.arity for s in slots if s.name == name)

    def _checked(self, slot: Slot, number: int) -> str:
        """The values of a slot, after a look at their types."""
        held = self.operands[slot.name]
        if slot.name in self.inputs:
            return self._each(slot.name)
        ty, is_each = self._type_of("operand", slot, number)
        if slot.arity is Arity.ONE:
            self._add(f"if {held}.type is not {ty}: return None")
            return held
        if is_each:
            self._add(f"if tuple([v.type for v in {held}]) != {ty}: return None")
        else:
            self._add(
                f"for value in {held}:",
                f"    if value.type is not {ty}: return None",
            )
        return f"*{held}"

    def _result(self, slot: Slot, number: int) -> str:
        if slot.arity is Arity.OPTIONAL:
            raise _Odd
        ty, is_each = self._type_of("result", slot, number)
        if slot.arity is Arity.VARIADIC and not is_each:
            raise _Odd
        return f"*{ty}" if is_each else ty


def _one_type(r: AsmReader, found: Match[str], group: int) -> Type | None:
    """The type that a group holds all of."""
    begin = r.pos
    r.pos = found.start(group)
    ty = r.type()
    whole = r.pos == found.end(group)
    r.pos = begin
    return ty if whole else None


def _types_at(r: AsmReader, found: Match[str], group: int) -> tuple[Type, ...] | None:
    begin = r.pos
    r.pos = found.start(group)
    types = tuple(r.types())
    # Whether another follows is looked for after blanks.
    end = found.end(group)
    whole = r.pos >= end and not r.text[end : r.pos].strip()
    r.pos = begin
    return types if whole else None


def _indices(text: str) -> tuple[str, str]:
    """The operands in a list of indices, and the rest of it."""
    names = _find_operands(text)
    return ", ".join(names), _replace_operands("%", text) if names else text


_find_operands: Final = re.compile(OPERAND).findall
_replace_operands: Final = re.compile(OPERAND).sub


def _word(text: str) -> str:
    ending = r"(?![A-Za-z0-9_$.])" if is_keyword(text) else ""
    return rf"[ ]?+{re.escape(text)}{ending}"


def _listed(r: AsmReader, found: Match[str], group: int) -> tuple[Type, ...] | None:
    """The types that a group holds all of."""
    text = found[group]
    one = r.state.type_memo.get(text)
    if one is not None:
        return (one,)
    key = ("types", text)
    types: tuple[Type, ...] | None = r.state.rule_memo.get(key)
    if types is None:
        types = _types_at(r, found, group)
        if types is not None:
            r.state.rule_memo[key] = types
    return types


def _function_type(r: AsmReader, found: Match[str], group: int) -> FunctionType | None:
    """The function type that a group holds all of."""
    key = ("function type", found[group])
    ty: Type | None = r.state.rule_memo.get(key)
    if ty is None:
        ty = _one_type(r, found, group)
        if ty is not None:
            r.state.rule_memo[key] = ty
    return ty if isinstance(ty, FunctionType) else None


def _follow(
    r: AsmReader,
    start: int,
    known: tuple[DictionaryAttr, ...],
    source: TypesFor,
    spelled: Sequence[tuple[str, str, Type]],
) -> Type | None:
    """The type that follows from others, or from properties; None for several."""
    reading = Reading(OperationState("", start))
    reading.state.properties = dict(known[0].entries)
    for kind, slot, ty in spelled:
        of = reading.operand_types if kind == "operand" else reading.result_types
        of[slot] = [ty]
    found = source(r, reading)
    return found if isinstance(found, Type) else None


def source_of(c: Compiler) -> tuple[str, str, dict[str, object]] | None:
    """The expression, the source and what that knows; None for an odd format."""
    row = c.row
    if row.regions or row.successors or row.results.sizes or c.sources.infers:
        return None
    if c.own:
        return None
    seen = c.seen
    if seen.all_operands:
        return None
    writer = _Writer(c)
    try:
        writer.elements(c.elements, is_last=True)
        source = writer.source()
    except _Odd:
        return None
    return "".join(writer.pattern) + _END, source, writer.known


def compile_fast(c: Compiler) -> ReadFast | None:
    """The function of a format, or None where it is not compiled."""
    found = source_of(c)
    if found is None:
        return None
    pattern, source, known = found
    known["match"] = re.compile(pattern).match
    filename = f"<reader of {c.row.name}>"
    linecache.cache[filename] = len(source), None, source.splitlines(True), filename
    exec(compile(source, filename, "exec"), known)
    return cast("ReadFast", known["read"])
