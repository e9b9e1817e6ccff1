"""Rows: upstream's ODS definition of an op, read from the generated tables.

`tables/<dialect>.json` is made by `tools/ods_tables.py`, and stands for the reference
(LLVM 24). A dialect's table is loaded when one of its ops is first needed, and a
row is built when its op is: importing this module reads nothing.

A line of a table leaves out what is usual. A value's constraint carries how often the
value is: `Index` once, `Index?` at most once, `Index*` any number of times,
`Index**` any number of groups.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from typing import Final

from bridge.ir.types import MEMREF_ELEMENTS, VECTOR_ELEMENTS
from bridge.ods.entries import Entry, Json
from bridge.ods.names import class_name
from bridge.ods.slots import SIZES, Arity, Slot, Slots
from bridge.records import Record

TABLES: Final = os.path.join(os.path.dirname(__file__), "tables")

Predicate = Json
"""As the tables have it: `[word, ...]`, see `bridge.ods.predicates`."""


class Attribute(Record):
    """An inherent attribute."""

    name: str
    constraint: str
    optional: bool = False
    text: str = ""
    """The default value as an attribute's text, where it has one that is known."""
    default: bool = False
    """Whether it has a default value that is not printed."""


class Property(Record):
    """A property that is not an attribute; in generic form it is written as one."""

    name: str
    constraint: str
    text: str = ""
    default: bool = False


class Trait(Record):
    """A trait or an interface, with what it is given."""

    name: str
    arguments: tuple[str, ...] = ()
    fields: Entry | None = None
    """Of a trait that tests: its text, what it is about, and perhaps its test."""


class Row(Record):
    """One op. Tuples are in upstream's order; names are upstream's."""

    name: str
    operands: Slots
    results: Slots
    attributes: tuple[Attribute, ...]
    properties: tuple[Property, ...]
    regions: Slots
    successors: Slots
    traits: tuple[Trait, ...]
    format: str | None
    """The assembly format; None where the op has none, or its own code."""
    own_syntax: bool
    """Whether hand-written code reads and prints the op."""
    verifier: bool
    region_verifier: bool
    folder: bool
    canonicalizer: bool
    default_dialect: str
    """The dialect whose prefix the ops in its regions may leave out."""
    trait_names: frozenset[str]
    inherent: frozenset[str]
    """What is stored as a property: `<{...}>` in generic form."""
    settable: frozenset[str]
    """Of those, what may occur among the discardable attributes: no `properties`."""
    defaults: Mapping[str, str]
    """What upstream fills in where a generic op leaves it out, as text."""
    isolated: bool
    terminator: bool
    symbol_table: bool
    implicit_terminator: str
    """The terminator that the custom syntax leaves out, or nothing."""
    class_name: str
    """The name of its class."""
    follows: Mapping[str, tuple[str, str]]
    """By value: another whose type its own follows from, and how, as
    `bridge.ods.inference` knows it; of a slot with several the first counts."""
    order: tuple[str, ...]
    """The names of operands, attributes and properties as the definition lists them;
    empty where operands come first, then attributes, then properties."""
    late_properties: bool
    """Whether what stands in `<{...}>` is looked at when the op is made, and keys that
    are not known are dropped: upstream wrote its `parseProperties` by hand."""

    def has_trait(self, name: str) -> bool:
        return name in self.trait_names

    def trait(self, name: str) -> Trait | None:
        return next((trait for trait in self.traits if trait.name == name), None)


class Constraint(Record):
    """What a value, attribute, property, region or successor must be."""

    name: str
    summary: str
    """The description that diagnostics use."""
    test: Predicate
    """Shared parts are resolved at the top only."""
    facts: Entry
    """Of a type its `class`, which is a kind, and the type it `builds`; of an attribute
    its `class`, the type it leaves out (`type`), its `enum` and its definition (`is`);
    of a property its C++ type (`property`); of a region its number of `blocks`. The
    class may be an `interface`, which diagnostics do not name."""


class Table:
    """One dialect's table: rows and constraints, built when needed.

    `data` has the definitions as they are written: `enums` with their cases
    `[symbol, number, text]`, where the text is not the symbol; `attributes` and
    `types` by mnemonic, with `cpp`, `parameters`, `format` (true: hand-written),
    `enum`, `alias`, `verifier`; and of the `dialect` its C++ namespace and hooks.
    """

    __slots__ = ("_rows", "data", "dialect")

    def __init__(self, dialect: str, data: dict[str, Json]) -> None:
        self.dialect = dialect
        self.data = data
        self._rows: dict[str, Row] = {}

    def names(self) -> list[str]:
        """The full names of its ops, in alphabetical order."""
        return [f"{self.dialect}.{name}" for name in self.data["ops"]]

    def class_name(self, name: str) -> str:
        """The name of the class of one of its ops."""
        line = self.data["ops"][name.partition(".")[2]]
        return line.get("class") or class_name(name)

    def row(self, short: str) -> Row | None:
        """The row of the op called `short` without its dialect."""
        if short not in self._rows:
            line = self.data["ops"].get(short)
            if line is None:
                return None
            self._rows[short] = _row(f"{self.dialect}.{short}", line, self.data)
        return self._rows[short]

    def remove(self, short: str) -> None:
        """Forgets an op, whose definition was wrong."""
        del self.data["ops"][short]
        self._rows.pop(short, None)
        _ROWS.pop(f"{self.dialect}.{short}", None)

    def constraint(self, name: str) -> Constraint:
        """The constraint called `name`. Raises `KeyError` where there is none."""
        facts = self.data["constraints"][name]
        test = self.test(facts.get("test", ["anything"]))
        return Constraint(name, facts.get("summary", ""), test, facts)

    def test(self, predicate: Predicate) -> Predicate:
        """A predicate with a number resolved to the shared part it stands for."""
        while isinstance(predicate, int):
            predicate = self.data["tests"][predicate]
        return predicate


_TABLES: dict[str, Table] = {}


def table(dialect: str) -> Table | None:
    """The table of `dialect`, or None where upstream's ODS has no such dialect."""
    try:
        return _TABLES[dialect]
    except KeyError:
        # Names that are not upstream's are unbounded: they are not cached.
        if dialect not in dialects():
            return None
    with open(f"{TABLES}/{dialect}.json", encoding="utf-8") as file:
        data = json.load(file)
    found = _TABLES[dialect] = Table(dialect, data)
    return found


_ROWS: dict[str, Row | None] = {}


_ELEMENTS: Final = {
    "MemRefElementTypeInterface": MEMREF_ELEMENTS,
    "VectorElementTypeInterface": VECTOR_ELEMENTS,
}
"""By interface, the types that may be elements of others for having it."""


def register(dialect: str, data: dict[str, object]) -> Table:
    """Adds a dialect that is not the reference's, by its table.

    Raises `ValueError` where there is a dialect of this name.
    """
    known = dialects()
    if dialect in known:
        raise ValueError(f"there is a dialect '{dialect}' already")
    found = _TABLES[dialect] = Table(dialect, data)
    for interface, elements in _ELEMENTS.items():
        types: Mapping[str, Json] = found.data.get("types", {})
        elements.update(
            (dialect, mnemonic)
            for mnemonic, line in types.items()
            if interface in line.get("traits", ())
        )
    names = sorted([*known, dialect])
    known.clear()
    known.update(dict.fromkeys(names))
    for forget in FORGET:
        forget()
    return found


def unregister(dialect: str) -> None:
    """Removes a dialect that was added; raises `ValueError` where there is none."""
    if _TABLES.pop(dialect, None) is None:
        raise ValueError(f"there is no dialect '{dialect}'")
    del dialects()[dialect]
    for elements in _ELEMENTS.values():
        elements.difference_update([pair for pair in elements if pair[0] == dialect])
    for name in [name for name in _ROWS if name.startswith(f"{dialect}.")]:
        del _ROWS[name]
    for forget in FORGET:
        forget()
    for remove in REMOVE:
        remove(dialect)


FORGET: Final[list[Callable[[], None]]] = []
"""Called when a dialect was added: what was found of none by its name is forgotten."""
REMOVE: Final[list[Callable[[str], None]]] = []
"""Called when a dialect was removed, with its name."""


def row(name: str) -> Row | None:
    """The row of the op called `name`, or None where there is no such op."""
    try:
        return _ROWS[name]
    except KeyError:
        dialect, _, short = name.partition(".")
        found = table(dialect)
        if found is None:
            return None
        line = found.row(short)
        if line is not None:
            _ROWS[name] = line
        return line


def default_properties(name: str) -> Mapping[str, str]:
    """What upstream fills in where a generic op leaves it out, as attributes' text."""
    found = row(name)
    return found.defaults if found else {}


def is_registered(name: str) -> bool:
    """Whether the reference knows an op of this name."""
    return row(name) is not None


@cache
def dialects() -> dict[str, None]:
    """The dialects that are registered, in alphabetical order."""
    names = [name.removesuffix(".json") for name in os.listdir(TABLES)]
    return dict.fromkeys(sorted(names))


def is_dialect(name: str) -> bool:
    """Whether the reference registers a dialect of this name."""
    return table(name) is not None


def accepts_unknown_operations(dialect: str) -> bool:
    """Whether ops that a registered dialect does not know are read as unregistered.

    A few of upstream's dialects do so, even where unregistered ops are not allowed.
    None reads unknown types or attributes of its own.
    """
    found = table(dialect)
    return found is not None and bool(found.data["dialect"].get("unknown operations"))


def _row(name: str, line: Entry, data: Entry) -> Row:
    listed = line.get("traits", ())
    # A list that several ops share has a name, `#1`.
    listed = data["traits"][listed] if isinstance(listed, str) else listed
    traits = tuple(_traits(listed, data["traits"]))
    names = frozenset(trait.name for trait in traits)
    attributes = tuple(_attribute(*part) for part in line.get("attributes", ()))
    properties = tuple(_property(*part) for part in line.get("properties", ()))
    operands = _slots(line, "operands", names)
    results = _slots(line, "results", names)
    sized = {slots.sizes: len(slots) for slots in (operands, results) if slots.sizes}
    settable = frozenset((*[attribute.name for attribute in attributes], *sized))
    syntax = line.get("format")
    implicit = [t for t in traits if t.name == "SingleBlockImplicitTerminator"]
    return Row(
        name=name,
        operands=operands,
        results=results,
        attributes=attributes,
        properties=properties,
        regions=_slots(line, "regions"),
        successors=_slots(line, "successors"),
        traits=traits,
        format=syntax if isinstance(syntax, str) else None,
        own_syntax=syntax is True,
        verifier="verifier" in line,
        region_verifier="region verifier" in line,
        folder="folder" in line,
        canonicalizer="canonicalizer" in line,
        default_dialect=line.get("default dialect", ""),
        trait_names=names,
        inherent=settable.union(prop.name for prop in properties),
        settable=settable,
        defaults=_defaults(attributes, properties) | _no_values(sized),
        isolated="IsolatedFromAbove" in names,
        terminator="Terminator" in names,
        symbol_table="SymbolTable" in names,
        implicit_terminator=implicit[0].arguments[0] if implicit else "",
        class_name=line.get("class") or class_name(name),
        follows=line.get("follows", {}),
        order=tuple(line.get("order", "").split()),
        late_properties="late properties" in line,
    )


def _defaults(
    attributes: Iterable[Attribute], properties: Iterable[Property]
) -> dict[str, str]:
    found = {a.name: a.text for a in attributes if a.text and not a.optional}
    found.update((p.name, p.text) for p in properties if p.text)
    return found


def _no_values(sized: Mapping[str, int]) -> dict[str, str]:
    """Sizes of slots without values, which upstream has where none are written."""
    return {
        name: f"array<i32: {', '.join(['0'] * count)}>" for name, count in sized.items()
    }


def _slots(line: Entry, field: str, traits: frozenset[str] = frozenset()) -> Slots:
    trait, sizes = SIZES.get(field, ("", ""))
    found = [_slot(*part) for part in line.get(field, ())]
    return Slots(found, field, sizes if trait in traits else "")


def _slot(name: str, marked: str, more: Entry | None = None) -> Slot:
    if more is None:
        return _plain_slot(name, marked)
    constraint = marked.rstrip("?*")
    arity = Arity(marked[len(constraint) :])
    effects = tuple(more.get("effects", ()))
    least = more.get("least", 0)
    return Slot(name, constraint, arity, effects, least, more.get("segments", ""))


@cache
def _plain_slot(name: str, marked: str) -> Slot:
    """Many ops have the same one."""
    constraint = marked.rstrip("?*")
    return Slot(name, constraint, Arity(marked[len(constraint) :]))


def _attribute(name: str, marked: str, more: Entry | None = None) -> Attribute:
    constraint = marked.rstrip("?")
    optional = constraint != marked
    return Attribute(name, constraint, optional, **(more or {}))


def _property(name: str, constraint: str, more: Entry | None = None) -> Property:
    return Property(name, constraint, **(more or {}))


def _traits(
    lines: Iterable[object], lists: Mapping[str, list[object]]
) -> Iterator[Trait]:
    """Traits with the named lists opened; each occurs once, where it is first met."""
    seen: set[str] = set()
    for line in _opened(lines, lists):
        trait = _trait(line)
        if trait.fields is None and not trait.arguments:
            if trait.name in seen:
                continue
            seen.add(trait.name)
        yield trait


def _opened(
    lines: Iterable[object], lists: Mapping[str, list[object]], inside: str = ""
) -> Iterator[Json]:
    for line in lines:
        # `ReturnLike` is a list that holds a trait of the same name.
        if isinstance(line, str) and line in lists and line != inside:
            yield from _opened(lists[line], lists, line)
        else:
            yield line


def _trait(line: Json) -> Trait:
    if isinstance(line, str):
        return _plain_trait(line)
    name, *rest = line
    if rest and isinstance(rest[-1], dict):
        return Trait(name, (), rest[-1])
    return Trait(name, tuple(rest))


@cache
def _plain_trait(name: str) -> Trait:
    """Many ops have the same one."""
    return Trait(name)
