"""Accessors of ops: what a row has, by names of Python, to be read and replaced."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, lru_cache, partial
from typing import Any, Final, NamedTuple

from bridge.ir.attributes import DenseArrayAttr, IntegerAttr
from bridge.ir.core import Operation
from bridge.ir.types import I32, integer
from bridge.ir.values import Value
from bridge.ods.defaults import default_of
from bridge.ods.enums import Enum, enum_named
from bridge.ods.names import accessor_name, snake_case
from bridge.ods.rows import Arity, Attribute, Property, Row, Slot, table
from bridge.ods.slots import group_sizes

Getter = Callable[[Operation], Any]
Setter = Callable[[Operation, Any], None]


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
    for name, slots, index, field in _named_slots(line):
        sizes = _SEGMENTS.get(field, "")
        segmented = bool(sizes) and line.has_trait(_TRAITS[sizes])
        place = slots, index, field, sizes if segmented else ""
        setter = _operand_setter(*place) if field == "operands" else None
        found[name] = Accessor(
            _hints(_KINDS[field], slots[index]), _slot_getter(*place), setter
        )
    return found


def attribute_names(line: Row) -> dict[str, Attribute | Property]:
    """The attributes and properties of a row, by the names of their accessors."""
    parts: tuple[Attribute | Property, ...] = (*line.attributes, *line.properties)
    return {_accessor_name(part.name): part for part in parts}


def slot_names(line: Row) -> Iterator[tuple[str, Slot, str]]:
    """The accessors of values, regions and successors, with what each gives."""
    for name, slots, index, field in _named_slots(line):
        yield name, slots[index], field


def _named_slots(line: Row) -> Iterator[tuple[str, tuple[Slot, ...], int, str]]:
    for field in _KINDS:
        slots: tuple[Slot, ...] = getattr(line, field)
        for index, slot in enumerate(slots):
            name = _slot_name(slots, slot, field)
            if name:
                yield name, slots, index, field


_KINDS: Final = {
    "operands": "Value",
    "results": "Value",
    "regions": "Region",
    "successors": "Block",
}
_SEGMENTS: Final = {"operands": "operandSegmentSizes", "results": "resultSegmentSizes"}
_TRAITS: Final = {
    "operandSegmentSizes": "AttrSizedOperandSegments",
    "resultSegmentSizes": "AttrSizedResultSegments",
}


@cache
def _accessor_name(name: str) -> str:
    return accessor_name(name, _of_every_op())


@cache
def _of_every_op() -> frozenset[str]:
    """What every class of ops has."""
    from bridge.op.base import Op

    return frozenset({*dir(Op), *Op.__annotations__})


def _slot_name(slots: tuple[Slot, ...], slot: Slot, field: str) -> str:
    """The accessor of a value, region or successor; none where all have it."""
    name = snake_case(slot.name)
    # Operands that nothing but their number tells apart have such names.
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
def _attribute_getter(name: str, default: str) -> Callable[[Operation], Any]:
    """The getter of an attribute or a property, by its default as text."""
    if not default:
        return lambda op: op._properties.get(name)

    def get(op: Operation) -> Any:
        found = op._properties.get(name)
        return default_of(default) if found is None else found

    return get


@cache
def _attribute_setter(name: str) -> Setter:
    return lambda op, value: op.set_property(name, value)


def _of_attribute(line: Row, part: Attribute | Property) -> Accessor:
    name = part.name
    getter = _attribute_getter(name, line.defaults.get(name, ""))
    plain = Accessor((), getter, _attribute_setter(name))
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


def _slot_getter(
    slots: tuple[Slot, ...], index: int, field: str, sizes: str
) -> Callable[[Operation], Any]:
    """The getter of one of the values, regions or successors of an op."""
    slot = slots[index]
    if all(s.arity is Arity.ONE for s in slots[: index + 1]) and not sizes:
        return _getter_at(field, index)
    if not sizes and not slot.segments:
        near = _getter_beside(
            slots, index, "_operands" if field == "operands" else field
        )
        if near is not None:
            return near
    single = slot.arity is Arity.ONE
    optional = slot.arity is Arity.OPTIONAL

    def get(op: Operation) -> Any:
        values = getattr(op, field)
        start, end = segment(slots, index, len(values), op, sizes)
        if single:
            return values[start]
        if optional:
            return values[start] if end > start else None
        found = values[start:end]
        return _grouped(found, op, slot.segments) if slot.segments else found

    return get


def _getter_beside(
    slots: tuple[Slot, ...], index: int, field: str
) -> Callable[[Operation], Any] | None:
    """The getter where one slot alone has no fixed number of values."""
    variable = [i for i, s in enumerate(slots) if s.arity is not Arity.ONE]
    if len(variable) != 1 or index < variable[0]:
        return None
    from_end = index - len(slots)
    if index > variable[0]:
        return lambda op: getattr(op, field)[from_end]
    where = slice(index, from_end + 1 or None)
    if slots[index].arity is not Arity.OPTIONAL:
        return lambda op: getattr(op, field)[where]
    fixed = len(slots) - 1
    return lambda op: (
        getattr(op, field)[index] if len(getattr(op, field)) > fixed else None
    )


@cache
def _getter_at(field: str, index: int) -> Callable[[Operation], Any]:
    field = "_operands" if field == "operands" else field
    return lambda op: getattr(op, field)[index]


def _grouped(
    values: tuple[Value, ...], op: Operation, segments: str
) -> tuple[tuple[Value, ...], ...]:
    """Values in groups of the sizes that an attribute says."""
    found = []
    start = 0
    for size in group_sizes(op, segments):
        found.append(values[start : start + size])
        start += size
    return tuple(found)


def _operand_setter(
    slots: tuple[Slot, ...], index: int, field: str, sizes: str
) -> Setter:
    """What replaces the operands of a slot, and keeps what says how many there are."""
    slot = slots[index]

    def put(op: Operation, value: Any) -> None:
        new = _as_values(slot, value)
        if slot.segments:
            lengths = [len(group) for group in value]
            op.set_property(slot.segments, DenseArrayAttr.of(I32, lengths))
        values = list(op.operands)
        start, end = segment(slots, index, len(values), op, sizes)
        values[start:end] = new
        op.operands = tuple(values)
        if sizes and end - start != len(new):
            written = group_sizes(op, sizes)
            written[index] = len(new)
            op.set_property(sizes, segment_sizes(*written))

    return put


def _as_values(slot: Slot, value: Any) -> Sequence[Value]:
    if slot.arity is Arity.ONE:
        return (value,)
    if slot.arity is Arity.OPTIONAL:
        return () if value is None else (value,)
    if slot.segments:
        return [one for group in value for one in group]
    return tuple(value)


@lru_cache(maxsize=4096)
def segment_sizes(*sizes: int) -> DenseArrayAttr:
    """The property that says how many values each slot has."""
    return DenseArrayAttr.of(I32, sizes)


def segment(
    slots: tuple[Slot, ...], index: int, count: int, op: Operation, sizes: str
) -> tuple[int, int]:
    """Where the values of a slot begin and end among `count` values.

    Without written sizes the slots of variable length share what the others leave.
    """
    if sizes:
        written = op._properties.get(sizes)
        lengths: Any = written.values if isinstance(written, DenseArrayAttr) else ()
        if len(lengths) != len(slots):
            # Of another op, which has not been judged, or is being made.
            return 0, 0
        start = sum(lengths[:index])
        return start, start + lengths[index]
    variable = [s.arity is not Arity.ONE for s in slots]
    several = sum(variable)
    share = (count - (len(slots) - several)) // several if several else 0
    start = sum([share if v else 1 for v in variable[:index]])
    return start, start + (share if variable[index] else 1)
