"""Accessors of ops: what a row has, by names of Python, to be read and replaced."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from typing import Final, NamedTuple

from bridge.ir.attributes import Attribute as IRAttribute
from bridge.ir.attributes import IntegerAttr
from bridge.ir.core import Operation
from bridge.ir.types import integer
from bridge.ir.values import Value, Wrapped
from bridge.ods.defaults import default_of
from bridge.ods.enums import Enum, enum_named
from bridge.ods.names import accessor_name, snake_case
from bridge.ods.rows import Attribute, Property, Row, table
from bridge.ods.slots import Arity, Held, Slot, Slots, segment_sizes
from bridge.op.constructing import naming
from bridge.op.conversions import Convert, any_attr, conversion

Getter = Callable[[Operation], Held]
Setter = Callable[[Operation, Held], None]


class Accessor(NamedTuple):
    """One accessor; `hints` are the annotations that fit, any where there are none."""

    hints: tuple[str, ...]
    get: Getter
    set: Setter | None = None
    word: Accessor | None = None
    """Of an enum's case that is stored as a number: the accessor of its word."""


def accessors(line: Row) -> dict[str, Accessor]:
    """What a class of this row may list.

    What every operation has in the same meaning is not among it.
    """
    found = {
        name: _of_attribute(line, part) for name, part in attribute_names(line).items()
    }
    for name, slots, index in _named_slots(line):
        setter = _operand_setter(slots, index) if slots.field == "operands" else None
        hints = _hints(_KINDS[slots.field], slots[index])
        found[name] = Accessor(hints, slots.getter(index), setter)
    return found


def attribute_names(line: Row) -> dict[str, Attribute | Property]:
    """The attributes and properties of a row, by the names of their accessors."""
    parts: tuple[Attribute | Property, ...] = (*line.attributes, *line.properties)
    return {_accessor_name(part.name): part for part in parts}


def slot_names(line: Row) -> Iterator[tuple[str, Slot, str]]:
    """The accessors of values, regions and successors, with the field of each."""
    for name, slots, index in _named_slots(line):
        yield name, slots[index], slots.field


def _named_slots(line: Row) -> Iterator[tuple[str, Slots, int]]:
    for slots in (line.operands, line.results, line.regions, line.successors):
        for index, slot in enumerate(slots):
            name = _slot_name(slots, slot)
            if name:
                yield name, slots, index


_KINDS: Final = {
    "operands": "Value",
    "results": "Value",
    "regions": "Region",
    "successors": "Block",
}


@cache
def _accessor_name(name: str) -> str:
    return accessor_name(name, _of_every_op())


@cache
def _of_every_op() -> frozenset[str]:
    """What every class of ops has."""
    from bridge.op.base import Op

    return frozenset({*dir(Op), *Op.__annotations__})


def _slot_name(slots: Slots, slot: Slot) -> str:
    """The accessor of a value, region or successor; none where all have it."""
    name = snake_case(slot.name)
    field = slots.field
    # Operands that only their number distinguishes have such names.
    if name.startswith("_gen_arg") or (name == field and len(slots) == 1):
        return ""
    is_only = slot.arity is Arity.ONE and len(slots) == 1
    if is_only and name == field[:-1] and field in ("results", "regions"):
        return name
    return _accessor_name(slot.name)


_PLURAL: Final = {"Value": "Values", "Region": "Regions", "Block": "Blocks"}


def _hints(hint: str, slot: Slot) -> tuple[str, ...]:
    if slot.arity is Arity.ONE:
        return (hint, "OpResult") if hint == "Value" else (hint,)
    if slot.arity is Arity.OPTIONAL:
        return (f"{hint} | None",)
    return ("Groups",) if slot.arity is Arity.GROUPS else (_PLURAL[hint],)


@cache
def _attribute_getter(name: str, default: str) -> Callable[[Operation], object]:
    """The getter of an attribute or a property, by its default as text."""
    if not default:
        return lambda op: op.properties.get(name)

    def get(op: Operation) -> Held:
        found = op.properties.get(name)
        return default_of(default) if found is None else found

    return get


def _attribute_setter(line: Row, part: Attribute | Property) -> Setter:
    """Sets an attribute, or what constructors take for one; None takes it away."""

    def put(op: Operation, value: object) -> None:
        if value is not None and not isinstance(value, IRAttribute):
            value = _conversion(line, part)(value)
        op.set_property(part.name, value)

    return put


def _conversion(line: Row, part: Attribute | Property) -> Convert:
    """What makes an attribute of a value of Python; its errors name both."""
    owner = table(line.name.partition(".")[0])
    found: Convert = any_attr
    if owner is not None and part.constraint in owner.data["constraints"]:
        constraint = owner.constraint(part.constraint)
        is_property = isinstance(part, Property)
        found = conversion(constraint, owner, is_property=is_property)
    return naming(found, _accessor_name(part.name), line.name)


def _of_attribute(line: Row, part: Attribute | Property) -> Accessor:
    name = part.name
    getter = _attribute_getter(name, line.defaults.get(name, ""))
    plain = Accessor((), getter, _attribute_setter(line, part))
    cases = stored_enum(line, part)
    if cases is None:
        return plain
    put = partial(_put_word, cases, name)
    return plain._replace(word=Accessor((), partial(_word, cases, getter), put))


def stored_enum(line: Row, part: Attribute | Property) -> Enum | None:
    """The enum whose cases an attribute stores as numbers, if it does."""
    own = table(line.name.partition(".")[0])
    if own is None or not isinstance(part, Attribute):
        return None
    facts = own.constraint(part.constraint).facts
    stored = facts.get("class", "")
    if not stored or stored[0] == "#":
        return None
    return enum_named(facts.get("enum", stored.removeprefix("enum ")))


def _word(cases: Enum, get: Getter, op: Operation) -> str | None:
    found = get(op)
    return cases.text(found.value) if isinstance(found, IntegerAttr) else None


def _put_word(cases: Enum, name: str, op: Operation, word: str | None) -> None:
    number = None if word is None else cases.value(word)
    if word is not None and number is None:
        raise ValueError(f"{name} is one of {cases.listed()}, not {word!r}")
    ty = integer(cases.width)
    op.set_property(name, None if number is None else IntegerAttr(number, ty))


def _operand_setter(slots: Slots, index: int) -> Setter:
    return lambda op, value: set_slot(op, slots, index, value)


def set_slot(op: Operation, slots: Slots, index: int, value: Held) -> None:
    """Replaces the operands of a slot, and keeps what says how many there are."""
    slot = slots[index]
    new = _as_values(slot, value)
    if slot.segments:
        lengths = segment_sizes(*[len(group) for group in value])
        op.set_property(slot.segments, lengths)
    values = list(op.operands)
    start, end = slots.bounds(op, index)
    values[start:end] = new
    counts = slots.counts(op)
    op.operands = tuple(values)
    if slots.sizes and end - start != len(new):
        counts[index] = len(new)
        op.set_property(slots.sizes, segment_sizes(*counts))


def _as_values(slot: Slot, value: Held) -> Sequence[Value]:
    if slot.arity is Arity.ONE:
        return (_plain(value),)
    if slot.arity is Arity.OPTIONAL:
        return () if value is None else (_plain(value),)
    if slot.segments:
        return [_plain(one) for group in value for one in group]
    return tuple([_plain(one) for one in value])


def _plain(value: Value | Wrapped) -> Value:
    """What stands for a value, as the value; all else is checked where it is put."""
    return value.as_value() if isinstance(value, Wrapped) else value
