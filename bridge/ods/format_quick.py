"""The common form of an op, read by one regular expression made from its format.

It covers one line of the plainest spelling, up to a location: no dictionary, no groups
but those of plain attributes and of operands with their types. Whatever it does not
match, and whatever it finds that is not simply right, is left to the reader of the
whole format.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from bridge.ir.attributes import (
    EMPTY_DICTIONARY,
    UNIT,
    Attribute,
    DictionaryAttr,
)
from bridge.ir.core import Operation, make_operation
from bridge.ir.types import Type
from bridge.ir.values import Value
from bridge.ods.defaults import default_of
from bridge.ods.enums import is_keyword
from bridge.ods.format_elements import Compiler
from bridge.ods.format_language import (
    All,
    AttrDict,
    Element,
    Group,
    Space,
    TypeOf,
    Variable,
    Word,
)
from bridge.ods.format_types import ALL, Reading, TypesFor
from bridge.ods.slots import Arity, Slot, set_operand_sizes
from bridge.text.asm_reader import AsmReader
from bridge.text.operation_state import OperationState, Quick
from bridge.text.patterns import OPERAND, TYPE
from bridge.text.tokens import ParseError
from bridge.text.types import read_type

Signature = tuple[tuple[Type | tuple[Type, ...], ...], tuple[Type, ...]]
"""The types of the values of each operand's slot, and those of the results."""

_FEW: Final = 4096
"""Memos of more entries are emptied: what they hold hardly comes again."""
_GAP: Final = "[ ]*+"


class _NotPlain(Exception):
    """A format has no form that one expression could read."""


class _Plan:
    """What each group of the expression is; groups are counted from 0."""

    __slots__ = ("attributes", "c", "flags", "groups", "inside", "operands", "types")

    def __init__(self, c: Compiler) -> None:
        self.c = c
        self.operands: dict[int, int] = {}
        """The group of a slot's operands, by the slot's index."""
        self.types: list[tuple[int, str, str]] = []
        """Groups of types: of a kind of value, by name."""
        self.attributes: list[tuple[int, str, Callable[[AsmReader], Attribute]]] = []
        self.flags: list[tuple[int, str]] = []
        self.groups = 0
        self.inside = False
        """Whether a group is being planned: its elements are present."""

    def group(self) -> int:
        self.groups += 1
        return self.groups - 1


def compile_quick(c: Compiler) -> Quick | None:
    """What reads the plain form of an op, where its format has one."""
    if c.row.regions or c.row.successors or c.sources.infers:
        return None
    plan = _Plan(c)
    try:
        pattern = _sequence(plan, list(c.elements))
    except _NotPlain:
        return None
    if len(plan.operands) != len(c.row.operands):
        return None
    match = re.compile(pattern + r"(?=[ \t]*+(?:\n|loc\())").match
    return _reader(plan, match)


# The expression ----------------------------------------------------------------------


def _sequence(plan: _Plan, elements: Sequence[Element]) -> str:
    pieces = []
    for element in elements:
        piece = _PIECES.get(type(element))
        if piece is None:
            raise _NotPlain
        pieces.append(piece(plan, element))
    return "".join(pieces)


def _word(plan: _Plan, element: Word) -> str:
    text = re.escape(element.text)
    after = r"(?![A-Za-z0-9_$.])" if is_keyword(element.text) else ""
    return f"{_GAP}{text}{after}"


def _space(plan: _Plan, element: Space) -> str:
    return ""


def _attr_dict(plan: _Plan, element: AttrDict) -> str:
    word = r"attributes\b" if element.keyword else r"\{"
    return rf"(?!\s*+{word})"


_SEVERAL: Final = rf"{OPERAND}(?:, {OPERAND})*+"
_NONE: Final = r"(?!\s*+[%/])"
"""No operand where there may be one: the next line may hold it, or be a comment."""
_PERHAPS_ONE: Final = f"(?:{OPERAND}|{_NONE})"
_PERHAPS_SEVERAL: Final = f"(?:{_SEVERAL}|{_NONE})"


def _variable(plan: _Plan, element: Variable) -> str:
    if element.kind == "operand":
        arity = plan.c.row.operands[element.index].arity
        if arity is Arity.GROUPS:
            raise _NotPlain
        plan.operands[element.index] = plan.group()
        body = {
            Arity.ONE: OPERAND,
            Arity.OPTIONAL: _PERHAPS_ONE,
            Arity.VARIADIC: _PERHAPS_SEVERAL,
        }[arity]
        return f"{_GAP}({body})"
    if element.kind != "attribute":
        raise _NotPlain
    found = plan.c.attribute(element)
    if not found.pattern:
        raise _NotPlain
    plan.attributes.append((plan.group(), element.name, found.read))
    if plan.inside or not plan.c.row.attributes[element.index].optional:
        return f"{_GAP}({found.pattern})"
    return rf"(?:{_GAP}({found.pattern})|(?!\s*+(?:{found.pattern}|/)))"


def _all(plan: _Plan, element: All) -> str:
    if element.what != "operands" or len(plan.c.row.operands) != 1:
        raise _NotPlain
    plan.operands[0] = plan.group()
    return f"{_GAP}({_PERHAPS_SEVERAL})"


def _type(plan: _Plan, element: TypeOf) -> str:
    of = element.of
    if isinstance(of, All):
        kind = "operand" if of.what == "operands" else "result"
        plan.types.append((plan.group(), kind, ALL))
        return f"{_GAP}({TYPE}(?:, {TYPE})*+)"
    slot = plan.c.slot(of)
    if slot.arity is Arity.GROUPS or plan.c.stripped(slot) is not None:
        raise _NotPlain
    plan.types.append((plan.group(), of.kind, of.name))
    if slot.arity is Arity.VARIADIC:
        return f"{_GAP}({TYPE}(?:, {TYPE})*+)"
    return f"{_GAP}({TYPE})"


def _group(plan: _Plan, element: Group) -> str:
    """A group that is read if it is plain, and otherwise must not be there."""
    elements = [e for e in element.elements if not isinstance(e, Space)]
    first = elements[0]
    if element.others or element.inverted:
        raise _NotPlain
    before = plan.groups, len(plan.types), len(plan.attributes), dict(plan.operands)
    try:
        return _optional(plan, element, elements)
    except _NotPlain:
        plan.groups, types, attributes, plan.operands = before
        del plan.types[types:], plan.attributes[attributes:]
    if not isinstance(first, Word) or _names_operand(elements):
        raise _NotPlain
    return f"(?!{_word(plan, first)})"


def _names_operand(elements: Sequence[Element]) -> bool:
    return any(isinstance(e, Variable) and e.kind == "operand" for e in elements)


def _optional(plan: _Plan, element: Group, elements: Sequence[Element]) -> str:
    anchor = element.anchor
    if plan.c.is_unit(anchor) and isinstance(anchor, Variable):
        rest = [e for e in elements if e != anchor]
        if len(rest) != 1 or not isinstance(rest[0], Word):
            raise _NotPlain
        plan.flags.append((plan.group(), anchor.name))
        return f"({_word(plan, rest[0])})?"
    first = elements[0]
    plan.inside = True
    try:
        inside = _sequence(plan, elements)
    finally:
        plan.inside = False
    if isinstance(first, Variable) and first.kind == "operand":
        # It begins the group only where it is not empty.
        inside = inside.replace(_PERHAPS_SEVERAL, _SEVERAL, 1)
        inside = inside.replace(_PERHAPS_ONE, OPERAND, 1)
        return f"(?:{inside}|{_NONE})"
    return f"(?:{inside})?"


_PIECES: Final[dict[type, Callable[..., str]]] = {
    All: _all,
    AttrDict: _attr_dict,
    Group: _group,
    Space: _space,
    TypeOf: _type,
    Variable: _variable,
    Word: _word,
}


# Reading -----------------------------------------------------------------------------


def _reader(plan: _Plan, match: Callable[..., re.Match[str] | None]) -> Quick:
    row = plan.c.row
    name = row.name
    slots = [(plan.operands[i], s) for i, s in enumerate(row.operands)]
    values_of = _values_reader(slots)
    signature_of = _signature_reader(plan)
    properties_of = _properties_reader(plan, [group for group, _ in slots])

    def quick(r: AsmReader, start: int) -> Operation | None:
        found = match(r.text, r.pos)
        if found is None:
            return None
        groups = found.groups()
        before = r.pos
        try:
            signature = signature_of(r, found, groups)
            if signature is None:
                r.pos = before
                return None
            operands = values_of(r, groups, signature[0])
            properties = None if operands is None else properties_of(r, found, groups)
        except ParseError:
            r.pos = before
            return None
        if operands is None or properties is None:
            r.pos = before
            return None
        r.pos = found.end()
        return make_operation(
            name,
            operands,
            signature[1],
            (properties, EMPTY_DICTIONARY),
            (r.source, start),
        )

    return quick


Groups = tuple[str | None, ...]


def _values_reader(
    slots: list[tuple[int, Slot]],
) -> Callable[
    [AsmReader, Groups, tuple[Type | tuple[Type, ...], ...]], list[Value] | None
]:
    numbers = [group for group, _ in slots]
    single = all(slot.arity is Arity.ONE for _, slot in slots)

    def one_each(
        r: AsmReader, groups: Groups, types: tuple[Type | tuple[Type, ...], ...]
    ) -> list[Value] | None:
        if len(types) != len(numbers):
            return None
        known = r.names.values
        found = []
        for number, ty in zip(numbers, types, strict=True):
            value = known.get(groups[number])  # type: ignore[arg-type]
            if value is None or value._type is not ty:
                return None
            found.append(value)
        return found

    def several(
        r: AsmReader, groups: Groups, types: tuple[Type | tuple[Type, ...], ...]
    ) -> list[Value] | None:
        if len(types) != len(numbers):
            return None
        known = r.names.values
        found = []
        for number, ty in zip(numbers, types, strict=True):
            text = groups[number]
            names = text.split(", ") if text else []
            wanted = ty if isinstance(ty, tuple) else (ty,) * len(names)
            if len(wanted) != len(names):
                return None
            for part, each in zip(names, wanted, strict=True):
                value = known.get(part)
                if value is None or value._type is not each:
                    return None
                found.append(value)
        return found

    return one_each if single else several


_is_bound: Final = re.compile(r"[!#]").search


def _signature_reader(
    plan: _Plan,
) -> Callable[[AsmReader, re.Match[str], Groups], Signature | None]:
    numbers = [group for group, _, _ in plan.types]
    by_text: dict[Groups, Signature] = {}
    infer = _inference(plan)

    def signature(
        r: AsmReader, found: re.Match[str], groups: Groups
    ) -> Signature | None:
        texts = tuple([groups[number] for number in numbers])
        known = by_text.get(texts)
        if known is not None:
            return known
        lists = []
        for number, text in zip(numbers, texts, strict=True):
            types = _types(r, found.start(number + 1), text)
            if types is None:
                return None
            lists.append(types)
        made = infer(r, lists)
        # An alias means another type in another text.
        if made is not None and not any(text and _is_bound(text) for text in texts):
            if len(by_text) >= _FEW:
                by_text.clear()
            by_text[texts] = made
        return made

    return signature


def _types(r: AsmReader, pos: int, text: str | None) -> tuple[Type, ...] | None:
    """The types of a group; None where the grammar does not read all of it."""
    if text is None:
        return ()
    known = r.state.type_memo.get(text)
    if known is not None:
        return (known,)
    r.pos = pos
    types = [read_type(r)]
    while r.accept(","):
        types.append(read_type(r))
    return tuple(types) if r.pos == pos + len(text) else None


def _inference(
    plan: _Plan,
) -> Callable[[AsmReader, list[tuple[Type, ...]]], Signature | None]:
    """The signature that follows from the types that are spelled."""
    c = plan.c
    kinds = [(kind, name) for _, kind, name in plan.types]
    tests = [_class_test(c, kind, name) for kind, name in kinds]
    memo: dict[tuple[tuple[Type, ...], ...], Signature] = {}

    def infer(r: AsmReader, lists: list[tuple[Type, ...]]) -> Signature | None:
        key = tuple(lists)
        known = memo.get(key)
        if known is not None:
            return known
        for types, test in zip(lists, tests, strict=True):
            if test is not None and not all(map(test, types)):
                return None
        reading = Reading(OperationState(c.row.name, 0))
        for (kind, name), types in zip(kinds, lists, strict=True):
            into = reading.operand_types if kind == "operand" else reading.result_types
            into[name] = list(types)
        operands = _operand_types(c, r, reading)
        results = _result_types(c, r, reading)
        if len(memo) >= _FEW:
            memo.clear()
        memo[key] = operands, results
        return memo[key]

    return infer


def _class_test(c: Compiler, kind: str, name: str) -> Callable[[Type], bool] | None:
    slots = c.row.operands if kind == "operand" else c.row.results
    slot = next((s for s in slots if s.name == name), None)
    if slot is None or slot.arity is not Arity.ONE:
        return None
    return c.type_test(slot)


def _operand_types(
    c: Compiler, r: AsmReader, reading: Reading
) -> tuple[Type | tuple[Type, ...], ...]:
    if c.seen.all_operand_types:
        return (tuple(reading.operand_types.get(ALL, [])),)
    found: list[Type | tuple[Type, ...]] = []
    for slot, source in zip(c.row.operands, c.sources.operands, strict=True):
        types = _resolved(source, r, reading)
        if slot.arity is Arity.ONE and isinstance(types, tuple) and len(types) == 1:
            types = types[0]
        found.append(types)
    return tuple(found)


def _resolved(
    source: TypesFor, r: AsmReader, reading: Reading
) -> Type | tuple[Type, ...]:
    types = source(r, reading)
    return types if isinstance(types, Type) else tuple(types)


def _result_types(c: Compiler, r: AsmReader, reading: Reading) -> tuple[Type, ...]:
    if c.seen.all_result_types:
        return tuple(reading.result_types.get(ALL, []))
    found: list[Type] = []
    for source in c.sources.results:
        types = source(r, reading)
        found += [types] if isinstance(types, Type) else types
    return tuple(found)


def _properties_reader(
    plan: _Plan, operands: list[int]
) -> Callable[[AsmReader, re.Match[str], Groups], DictionaryAttr | None]:
    """What reads the properties; they depend on plain text and on sizes alone."""
    row = plan.c.row
    defaults = {name: default_of(text) for name, text in row.defaults.items()}
    fixed = {name: attr for name, attr in defaults.items() if attr is not None}
    sized = row.operands.sizes
    numbers = [group for group, _, _ in plan.attributes]
    flags = [group for group, _ in plan.flags]
    if not sized and not numbers and not flags:
        always = DictionaryAttr.of(fixed)
        return lambda r, found, groups: always
    memo: dict[tuple[str | int | None, ...], DictionaryAttr] = {}

    def properties(
        r: AsmReader, found: re.Match[str], groups: Groups
    ) -> DictionaryAttr | None:
        key: list[str | int | None] = [groups[number] for number in numbers]
        key += [groups[number] is not None for number in flags]
        sizes = [_count(groups[number]) for number in operands] if sized else []
        known = memo.get((*key, *sizes))
        if known is not None:
            return known
        made: dict[str, Attribute] = dict(fixed)
        for number, name, read in plan.attributes:
            if groups[number] is not None:
                r.pos = found.start(number + 1)
                made[name] = read(r)
                if r.pos != found.end(number + 1):
                    return None
        for number, name in plan.flags:
            if groups[number] is not None:
                made[name] = UNIT
        if sized:
            set_operand_sizes(made, sizes)
        if len(memo) >= _FEW:
            memo.clear()
        memo[(*key, *sizes)] = dictionary = DictionaryAttr.of(made)
        return dictionary

    return properties


def _count(text: str | None) -> int:
    return text.count(", ") + 1 if text else 0
