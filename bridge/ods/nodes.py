"""Types and attributes of dialects: one class a mnemonic, its fields the parameters.

A class lists the parameters that the tables have for its mnemonic as annotations; they
are its fields, and the arguments it is called with: `FastMathFlagsAttr("fast")` is the
very node that `#arith.fastmath<fast>` is read as. A definition without a class written
by hand gets one when it is first read or requested, if its parameters are known; what
is not is an `OpaqueType` or an `OpaqueAttr`.

Names are upstream's in Python's spelling; one that is Python's own, or that every node
has in another meaning, ends with an underscore.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, partial
from threading import RLock
from types import new_class
from typing import TYPE_CHECKING, Any, ClassVar, Final, dataclass_transform

from bridge.ir.attributes import Attribute, DialectAttr, OpaqueAttr
from bridge.ir.base import MISSING, Interned, Node
from bridge.ir.parts import merged
from bridge.ir.types import DialectType, OpaqueType, Type
from bridge.later import deferred
from bridge.ods.definition_formats import Body, Fields
from bridge.ods.definitions import (
    Definition,
    described,
    own_mnemonics,
    own_syntax,
    verbatim,
)
from bridge.ods.dialect import dialect as package
from bridge.ods.entries import Entry
from bridge.ods.kinds import builtin_type
from bridge.ods.names import accessor_name
from bridge.ods.own import is_open, names_of
from bridge.ods.rows import FORGET, REMOVE, table
from bridge.source import Source
from bridge.text.attributes import read_attribute
from bridge.text.state import Parts, Reader, Section, State
from bridge.text.types import read_type

if TYPE_CHECKING:
    from bridge.ods import declared
else:
    declared = deferred("bridge.ods.declared")

CLASSES: Final[dict[tuple[str, str, Section], DefinedClass]] = {}
"""The classes made so far, by dialect, mnemonic and section."""


@dataclass_transform(frozen_default=True, eq_default=False)
class DefinedClass(Interned):
    """Metaclass of classes whose fields are the parameters of a definition."""

    dialect: str
    mnemonic: str
    _section: Section
    _own: tuple[str, ...]
    """The fields that are parameters: all but the type after an attribute."""
    _known_syntax: Body | None

    def __new__(
        mcs, title: str, bases: tuple[type, ...], namespace: dict[str, Any], **rest: str
    ) -> DefinedClass:
        name = rest.pop("name", "")
        cls: Any = super().__new__(mcs, title, bases, namespace, **rest)
        if name:
            section: Section = "types" if issubclass(cls, Type) else "attributes"
            if not _is_known(title, name, section):
                declared.declare(cls, name, section)
            bind(cls, name, section)
        found: DefinedClass = cls
        return found

    def __init__(cls, *described: object, **rest: object) -> None:
        """Takes what `__new__` takes."""

    @property
    def required(cls) -> tuple[str, ...]:
        """The arguments that may not be left out."""
        pairs = zip(cls._fields, cls._defaults, strict=True)
        return tuple([field for field, default in pairs if default is MISSING])

    @property
    def syntax(cls) -> Body:
        """How the parameters are written and checked."""
        known = cls._known_syntax
        if known is None:
            found = described(cls.dialect, cls.mnemonic, cls._section, definition)
            if found is None or found.body is None:
                name = f"{cls.dialect}.{cls.mnemonic}"
                raise ValueError(f"what {name} is made of is not known")
            known = found.body
            type.__setattr__(cls, "_known_syntax", known)
        return known

    def __call__(cls, *args: object, **named: object) -> Any:
        if named or len(args) != len(cls._fields):
            args = cls._bind(args, named)
        if not cls.syntax.parameters:
            # What its own code writes starts with the annotated fields.
            args = cls._settled(args)
        values = cls.syntax.kept(dict(zip(cls.syntax.names, args, strict=False)))
        fault = cls.syntax.fault(values)
        if fault is not None:
            raise ValueError(fault)
        return cls.stored(*values.values(), *args[len(values) :])

    def from_values(cls, values: Fields, ty: Type | None = None) -> Any:
        """The node of values that were read, by the names of the parameters."""
        fields = cls.syntax.complete(values)
        if len(fields) < len(cls._fields):
            return cls.stored(*fields, ty)
        return cls.stored(*fields)

    def parts_of(cls, node: Node) -> Parts:
        """What is printed for a node."""
        body = cls.syntax
        values = [getattr(node, field) for field in cls._own]
        parts = body.parts(dict(zip(body.names, values, strict=True)))
        if parts and isinstance(parts[0], str):
            return merged((cls.mnemonic + parts[0], *parts[1:]))
        return merged((cls.mnemonic, *parts))


if TYPE_CHECKING:
    # To the type checker their fields are those that a class lists, no others.
    _AttrBase = Attribute
    _TypeBase = Type
else:
    _AttrBase = DialectAttr
    _TypeBase = DialectType


class _Printed:
    """What types and attributes with parameters have alike."""

    __slots__ = ()

    @property
    def parts(self) -> Parts:
        return _parts(self)

    def pickled(self) -> Pickled:
        return _pickled(self)


class DefinedAttr(_Printed, _AttrBase, metaclass=DefinedClass):
    """The base of attributes with parameters; see the module's docstring."""

    __slots__ = ("_parts",)

    node_name: ClassVar[str]

    @property
    def is_location(self) -> bool:
        dialect, _, mnemonic = self.node_name.partition(".")
        own = table(dialect)
        found = own.data.get("attributes", {}) if own is not None else {}
        return "IsLocation" in found.get(mnemonic, {}).get("traits", ())


class DefinedType(_Printed, _TypeBase, metaclass=DefinedClass):
    """The base of types with parameters; see the module's docstring."""

    __slots__ = ("_parts",)

    node_name: ClassVar[str]


def _parts(node: Any) -> Parts:
    """What is printed for a node, made when it is first needed.

    Those in it come first: how deeply they nest is not limited by Python's stack.
    """
    if not hasattr(node, "_parts"):
        pending = [node]
        while pending:
            inner = [n for n in _nodes_in(pending[-1]) if not hasattr(n, "_parts")]
            if inner:
                pending += inner
                continue
            last = pending.pop()
            object.__setattr__(last, "_parts", type(last).parts_of(last))
    found: Parts = node._parts
    return found


def _nodes_in(node: Any) -> Iterator[Any]:
    """The nodes of dialects that are parameters of one, alone or in a sequence."""
    for field in type(node).fields:
        value = getattr(node, field)
        for one in value if isinstance(value, tuple) else (value,):
            if isinstance(one, DefinedAttr | DefinedType):
                yield one


Pickled = tuple[Callable[..., object], tuple[object, ...]]


def _pickled(node: Any) -> Pickled:
    """What makes a node again: a class made from a table is found by its name only."""
    cls = type(node)
    fields = tuple([getattr(node, field) for field in cls._fields])
    return _restored, (cls.dialect, cls.mnemonic, cls._section, fields)


def _restored(
    dialect: str, mnemonic: str, section: Section, fields: tuple[object, ...]
) -> Any:
    cls = node_class(dialect, mnemonic, section)
    if cls is None:
        raise ValueError(f"what {dialect}.{mnemonic} is made of is not known")
    return cls.stored(*fields)


# Classes -----------------------------------------------------------------------------


def _is_known(title: str, name: str, section: Section) -> bool:
    """Whether a table has a mnemonic; if not, a class says what it is.

    Raises `TypeError` where no class may add to its dialect.
    """
    dialect, mnemonic = names_of(title, name)
    own = table(dialect)
    if own is None:
        return False
    known = mnemonic in own.data[section] or mnemonic in own_mnemonics(dialect, section)
    return known or not is_open(dialect)


def bind(cls: Any, name: str, section: Section) -> None:
    """Makes a class the one of a mnemonic.

    Raises `TypeError` where its fields are not the parameters that the tables have for
    it, in their order.
    """
    dialect, _, mnemonic = name.partition(".")
    cls.node_name = name
    cls.dialect, cls.mnemonic, cls._section = dialect, mnemonic, section
    cls.ground = DialectAttr if section == "attributes" else DialectType
    cls._known_syntax = None
    cls._own = tuple([f for f in cls._fields if f != "type" or section == "types"])
    known = parameter_names(dialect, mnemonic, section)
    if cls._own != tuple(known):
        raise TypeError(f"{cls.__name__}: {name} has ({', '.join(known)})")
    if (dialect, mnemonic, section) in CLASSES:
        raise TypeError(f"{cls.__name__}: there is a class of {name} already")
    CLASSES[dialect, mnemonic, section] = cls


_EVERYWHERE: Final = frozenset(
    {*dir(OpaqueAttr), *vars(Interned), *vars(DefinedClass), "node_name"}
)


@cache
def parameter_names(dialect: str, mnemonic: str, section: Section) -> Mapping[str, str]:
    """What the tables have for a mnemonic, by the names of the accessors.

    Raises `TypeError` where they have none such.
    """
    syntax = own_syntax(dialect, mnemonic, section)
    own = syntax.names if isinstance(syntax, Body) else None
    names = _listed(dialect, mnemonic, section) if own is None else own
    return {accessor_name(name, _EVERYWHERE): name for name in names}


def _listed(dialect: str, mnemonic: str, section: Section) -> Sequence[str]:
    own = table(dialect)
    entry = own.data[section].get(mnemonic) if own is not None else None
    if entry is None:
        raise TypeError(f"there are no {section} called {dialect}.{mnemonic}")
    if "enum" in entry:
        return ("value",)
    lines = entry.get("parameters", ())
    return [p[0] for p in lines if not (p[2:] and p[2].get("self type"))]


def node_class(dialect: str, mnemonic: str, section: Section) -> DefinedClass | None:
    """The class of a mnemonic; None where its parameters are not known."""
    known = definition(dialect, mnemonic, section)
    found: DefinedClass | None = known.cls if known is not None else None
    return found


# Definitions -------------------------------------------------------------------------


# Two threads may ask for a class at once; the modules of dialects are loaded outside.
_deriving: Final = RLock()


@cache
def definition(dialect: str, mnemonic: str, section: Section) -> Definition | None:
    """The definition of a mnemonic; None where its text is stored as it is written."""
    known = described(dialect, mnemonic, section, definition)
    if known is None or known.body is None:
        return known
    own = package(dialect)
    if own is not None:
        module = own.nodes.get(section)
        if module:
            own.module(module)
    key = dialect, mnemonic, section
    with _deriving:
        if key not in CLASSES:
            _derive(known)
    cls: Any = CLASSES[key]
    cls._known_syntax = known.body
    return known.but(cls=cls)


def _derive(known: Definition) -> None:
    """Makes the class of a definition that has none written."""
    dialect, mnemonic, section = known.dialect, known.mnemonic, known.section
    fields = dict.fromkeys(parameter_names(dialect, mnemonic, section), "Any")
    if known.typed and section == "attributes":
        fields["type"] = "Type | None"
    mark = "#" if section == "attributes" else "!"
    namespace = {
        "__annotations__": fields,
        "__module__": _package_of(dialect),
        "__doc__": _summary(dialect, mark + mnemonic),
        **_defaults(known.body),
    }
    if known.body is not None and known.body.type_of is not None:
        namespace["type"] = property(partial(_type_of, known.body.type_of))
    base = DefinedAttr if section == "attributes" else DefinedType
    name = {"name": f"{dialect}.{mnemonic}"}
    title = _title(dialect, mnemonic, section)
    new_class(title, (base,), name, lambda made: made.update(namespace))


def _package_of(dialect: str) -> str:
    found = package(dialect)
    return found.package if found is not None else __name__


def _summary(dialect: str, name: str) -> str:
    found = package(dialect)
    said = found.summaries.get(name) if found is not None else None
    return said or f"`{name[0]}{dialect}.{name[1:]}`."


def _type_of(type_of: Callable[[Fields], Type | None], node: Any) -> Type | None:
    cls = type(node)
    values = [getattr(node, field) for field in cls._own]
    return type_of(dict(zip(cls.syntax.names, values, strict=True)))


def _defaults(body: Body | None) -> Fields:
    """The values of parameters that may be left out, by accessor."""
    known = [p for p in body.parameters if p.optional] if body is not None else []
    return {accessor_name(p.name, _EVERYWHERE): p.standard for p in known}


def _title(dialect: str, mnemonic: str, section: Section) -> str:
    """What upstream calls the class; where it is not known, as it would call it."""
    own = table(dialect)
    entry = own.data[section].get(mnemonic) if own is not None else None
    if entry is not None:
        found: str = entry["cpp"].rpartition("::")[2]
    else:
        words = re.split(r"[._]", mnemonic)
        found = "".join([word[:1].upper() + word[1:] for word in words])
    kind = "Attr" if section == "attributes" else "Type"
    return found if found.endswith(kind) else found + kind


def field_hints(cls: DefinedClass) -> dict[str, str]:
    """The types of a class's fields, with nodes' classes as C++ names them."""
    hints = dict.fromkeys(cls.fields, "Any")
    for p in cls.syntax.parameters:
        empty = p.optional and p.standard is None and " | None" not in p.kind.hint
        hint = p.kind.hint + (" | None" if empty else "")
        hints[accessor_name(p.name, _EVERYWHERE)] = hint
    if cls._section == "attributes" and "type" in hints:
        hints["type"] = "Type | None"
    return hints


def class_names(dialect: str, section: Section) -> dict[str, str]:
    """What the classes of a dialect's definitions are called, by mnemonic."""
    found = {}
    own = table(dialect)
    if own is not None:
        found = {m: _title(dialect, m, section) for m in own.data[section]}
    for mnemonic in own_mnemonics(dialect, section):
        found[mnemonic] = _title(dialect, mnemonic, section)
    found.update((c.mnemonic, c.__name__) for c in _written(dialect, section))
    return found


def _written(dialect: str, section: Section) -> Iterator[DefinedClass]:
    """The classes of a dialect's definitions that are written by hand."""
    own = package(dialect)
    if own is None:
        return
    for module in {*own.nodes.values(), *own.syntax.values()}:
        for cls in vars(own.module(module)).values():
            known = CLASSES.get((dialect, getattr(cls, "mnemonic", ""), section))
            if known is not None and known is cls:
                yield known


def definition_of_kind(facts: Entry) -> Definition | None:
    """The definition that is a constraint's class.

    One that is not modelled is read verbatim.
    """
    name = facts.get("class", "")
    if name[:1] not in _SECTIONS or " | " in name or "interface" in facts:
        return None
    dialect, _, mnemonic = name[1:].partition(".")
    section = _SECTIONS[name[0]]
    own = table(dialect)
    if own is None or mnemonic not in own.data[section]:
        return None
    known = definition(dialect, mnemonic, section)
    return known or Definition(dialect, mnemonic, section, verbatim)


_SECTIONS: Final[dict[str, Section]] = {"!": "types", "#": "attributes"}


def dialect_type(name: str, *parameters: object) -> DialectType:
    """The type of a name like `pdl.range`, with the values of its parameters.

    One that has none, and of which no table knows, is an `OpaqueType`. Raises
    `ValueError` for parameters that cannot be.
    """
    dialect, _, mnemonic = name.partition(".")
    cls = node_class(dialect, mnemonic, "types")
    found: DialectType = (
        OpaqueType(dialect, (mnemonic,)) if cls is None else cls(*parameters)
    )
    return found


def dialect_attr(name: str, *parameters: object) -> DialectAttr:
    """The attribute of a name like `acc.device_type`; see `dialect_type`."""
    dialect, _, mnemonic = name.partition(".")
    cls = node_class(dialect, mnemonic, "attributes")
    found: DialectAttr = (
        OpaqueAttr(dialect, (mnemonic,)) if cls is None else cls(*parameters)
    )
    return found


def enum_word(attr: Attribute | None) -> str:
    """The word of an attribute like `#linalg.type_fn<cast_signed>`.

    Nothing for an attribute that is no single case of an enum.
    """
    fields = type(attr).fields if isinstance(attr, DefinedAttr) else ()
    word = getattr(attr, fields[0]) if len(fields) == 1 else ""
    return word if isinstance(word, str) else ""


def _reader(text: str) -> Reader:
    return Reader(Source(text), 0, State(allow_unregistered=True, defined=definition))


def parse_attribute(text: str) -> Attribute:
    """The attribute that a text begins with; raises `ParseError`."""
    return read_attribute(_reader(text))


@cache
def type_of_text(text: str) -> Type:
    """A type that the tables name; raises `ParseError`."""
    return builtin_type(text) or parse_type(text)


def parse_type(text: str) -> Type:
    """The type that a text begins with; raises `ParseError`."""
    return read_type(_reader(text))


def _forget() -> None:
    for known in (parameter_names, definition, type_of_text):
        known.cache_clear()


def _remove(dialect: str) -> None:
    for key in [key for key in CLASSES if key[0] == dialect]:
        del CLASSES[key]


FORGET.append(_forget)
REMOVE.append(_remove)
