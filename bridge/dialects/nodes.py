"""Types and attributes of dialects with accessors: one class a mnemonic.

A class lists the parameters that the tables have for its mnemonic as annotations; they
become accessors, and the arguments it is called with: `FastMathFlagsAttr("fast")` is
the very node that `#arith.fastmath<fast>` is read as. All nodes of the mnemonic are of
the class; those that were made before it become so. A definition without a class
written here gets one when it is first read or asked for, if its parameters are known;
what is not stays text.

Values are read from a node's text when one is first asked for, and kept. Names are
upstream's in Python's spelling; one that is Python's own, or that every node has in
another meaning, ends with an underscore.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from types import new_class
from typing import TYPE_CHECKING, Any, ClassVar, Final, dataclass_transform

from bridge.dialects.names import accessor_name
from bridge.ir.attributes import Attribute, DialectAttr, SpelledAs, Stripped
from bridge.ir.base import Interned
from bridge.ir.parts import CLASSES, become
from bridge.ir.types import DialectType, Type
from bridge.ods.definition_formats import Body, Values
from bridge.ods.definitions import (
    WATCHERS,
    Definition,
    Section,
    definition,
    own_syntax,
)
from bridge.ods.rows import table
from bridge.source import Source
from bridge.text.state import Parts, Reader, State
from bridge.text.tokens import Unreadable

_MODULES: Final[dict[tuple[str, Section], str]] = {
    ("arith", "attributes"): "bridge.dialects.attributes.arith",
    ("dlti", "attributes"): "bridge.dialects.attributes.dlti",
    ("gpu", "attributes"): "bridge.dialects.attributes.gpu",
    ("index", "attributes"): "bridge.dialects.attributes.index",
    ("linalg", "attributes"): "bridge.dialects.attributes.linalg",
    ("llvm", "attributes"): "bridge.dialects.attributes.llvm",
    ("llvm", "types"): "bridge.dialects.llvm.types",
    ("ub", "attributes"): "bridge.dialects.attributes.ub",
    ("vector", "attributes"): "bridge.dialects.attributes.vector",
}
"""Where dialects have classes of their own."""
_FAMILIES: Final[dict[tuple[str, Section, str], str]] = {
    ("llvm", "attributes", "di"): "bridge.dialects.attributes.llvm_debug",
    ("llvm", "attributes", "loop"): "bridge.dialects.attributes.llvm_loops",
}
"""The same, of the many by the first word of the mnemonic."""

_MISSING: Final = object()


@dataclass_transform(frozen_default=True, eq_default=False)
class DefinedClass(Interned):
    """Metaclass of classes with accessors."""

    fields: tuple[str, ...]
    """What it is called with, in order."""
    standards: dict[str, Any]
    """The values of arguments that may be left out."""

    def __new__(
        mcs,
        title: str,
        bases: tuple[type, ...],
        namespace: dict[str, Any],
        **rest: Any,
    ) -> DefinedClass:
        # A node becomes one of its class where it is: their layouts are equal.
        namespace["__slots__"] = ()
        hints = namespace.get("__annotations__", {})
        fields = [f for f, hint in hints.items() if "ClassVar" not in str(hint)]
        standards = {f: namespace.pop(f) for f in fields if f in namespace}
        namespace.update(fields=tuple(fields), standards=standards)
        return type.__new__(mcs, title, bases, namespace, **rest)

    def derive(cls, known: Definition, section: Section, body: Body) -> None:
        """Makes the class of a definition that has none written."""
        dialect, mnemonic = known.dialect, known.mnemonic
        fields = dict.fromkeys(parameter_names(dialect, mnemonic, section), "Any")
        if known.typed and section == "attributes":
            fields["type"] = "Type"
        mark = "#" if section == "attributes" else "!"
        namespace = {
            "__annotations__": fields,
            "__module__": __name__,
            "__doc__": f"`{mark}{dialect}.{mnemonic}`.",
            **_standards(body),
        }
        title = _title(dialect, mnemonic, section)
        name = f"{dialect}.{mnemonic}"
        new_class(title, (cls,), {"name": name}, lambda made: made.update(namespace))

    def __call__(cls, *args: Any, **named: Any) -> Any:
        given = dict(zip(cls.fields, args, strict=False))
        twice = given.keys() & named.keys()
        if twice or len(args) > len(cls.fields):
            fault = f"{min(twice)!r} twice" if twice else f"{len(args)} arguments"
            raise TypeError(f"{cls.__name__} is given {fault}")
        for field in named:
            if field not in cls.fields:
                raise TypeError(f"{cls.__name__}: {field!r} is no field")
        given.update(named)
        for field in cls.fields:
            if given.setdefault(field, cls.standards.get(field, _MISSING)) is _MISSING:
                raise TypeError(f"{cls.__name__} needs {field!r}")
        found: Any = cls
        made = found._made(given)
        for field in cls.fields:
            # What was given must be what can be read again.
            getattr(made, field)
        return made


if TYPE_CHECKING:
    # To the type checker their fields are those that a class lists, no others.
    _AttrBase = Attribute
    _TypeBase = Type
else:
    _AttrBase = DialectAttr
    _TypeBase = DialectType


class DefinedAttr(_AttrBase, metaclass=DefinedClass):
    """The base of attributes with accessors; see the module's docstring."""

    node_name: ClassVar[str]

    def __init_subclass__(cls, *, name: str = "", **rest: Any) -> None:
        super().__init_subclass__(**rest)
        if name:
            bind(cls, name, "attributes")

    def __repr__(self) -> str:
        return _shown(self)

    @classmethod
    def _made(cls, given: dict[str, Any]) -> Attribute:
        ty = given.pop("type") if "type" in cls.fields else None
        parts = _parts_of(cls.node_name, "attributes", given)
        return DialectAttr(cls.node_name.partition(".")[0], parts, ty)


class DefinedType(_TypeBase, metaclass=DefinedClass):
    """The base of types with accessors; see the module's docstring."""

    node_name: ClassVar[str]

    def __init_subclass__(cls, *, name: str = "", **rest: Any) -> None:
        super().__init_subclass__(**rest)
        if name:
            bind(cls, name, "types")

    def __repr__(self) -> str:
        return _shown(self)

    @classmethod
    def _made(cls, given: dict[str, Any]) -> Type:
        parts = _parts_of(cls.node_name, "types", given)
        return DialectType(cls.node_name.partition(".")[0], parts)


def _shown(node: Any) -> str:
    fields = ", ".join([f"{f}={getattr(node, f)!r}" for f in node.fields])
    return f"{type(node).__name__}({fields})"


# Classes -----------------------------------------------------------------------------

_GROUND: Final[dict[Section, type]] = {"attributes": DialectAttr, "types": DialectType}


def bind(cls: Any, name: str, section: Section) -> None:
    """Gives a class the accessors it lists.

    Raises `TypeError` where they are not the parameters that the tables have for it,
    in their order.
    """
    dialect, _, mnemonic = name.partition(".")
    cls.node_name = name
    known = parameter_names(dialect, mnemonic, section)
    listed = tuple([field for field in cls.fields if field != "type"])
    if listed != tuple(known):
        raise TypeError(f"{cls.__name__}: {name} has ({', '.join(known)})")
    for field, parameter in known.items():
        setattr(cls, field, property(_getter(name, section, parameter)))
    ground: Any = _GROUND[section]
    CLASSES[ground, dialect, mnemonic] = cls
    for node in ground.living():
        if node.dialect == dialect:
            become(node)


_EVERYWHERE: Final = frozenset(dir(DialectAttr)) | {"fields", "node_name"}


@cache
def parameter_names(dialect: str, mnemonic: str, section: Section) -> Mapping[str, str]:
    """What the tables have for a mnemonic, by the names of the accessors.

    Raises `TypeError` where they have none such.
    """
    syntax = own_syntax(dialect, mnemonic, section)
    names = (
        syntax.names
        if isinstance(syntax, Body)
        else _listed(dialect, mnemonic, section)
    )
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
    definition(dialect, mnemonic, section)
    found: DefinedClass | None = CLASSES.get((_GROUND[section], dialect, mnemonic))
    return found


def _watch(known: Definition, section: Section) -> None:
    """Sees to it that there is a class, when a definition is first asked for."""
    family = known.mnemonic.partition("_")[0]
    module = _FAMILIES.get((known.dialect, section, family)) or _MODULES.get(
        (known.dialect, section)
    )
    if module is not None:
        import_module(module)
    key = _GROUND[section], known.dialect, known.mnemonic
    if key not in CLASSES and known.body is not None:
        _BASE[section].derive(known, section, known.body)


WATCHERS.append(_watch)


def _standards(body: Body) -> dict[str, Any]:
    """The values of parameters that may be left out, by accessor."""
    known = [p for p in body.parameters if p.optional]
    return {accessor_name(p.name, _EVERYWHERE): p.standard for p in known}


def _title(dialect: str, mnemonic: str, section: Section) -> str:
    """What upstream calls the class."""
    own = table(dialect)
    entry = own.data[section].get(mnemonic) if own is not None else None
    cpp: str = entry["cpp"] if entry is not None else mnemonic
    return cpp.rpartition("::")[2]


_BASE: Final[dict[Section, DefinedClass]] = {
    "attributes": DefinedAttr,
    "types": DefinedType,
}


# Values ------------------------------------------------------------------------------


def _getter(name: str, section: Section, parameter: str) -> Callable[[Any], Any]:
    def get(node: Any) -> Any:
        try:
            values = node._values
        except AttributeError:
            values = _values(node, name, section)
            object.__setattr__(node, "_values", values)
        return values[parameter]

    return get


def _definition(name: str, section: Section) -> Definition:
    dialect, _, mnemonic = name.partition(".")
    known = definition(dialect, mnemonic, section)
    if known is None or known.body is None:
        raise ValueError(f"what {name} is made of is not known")
    return known


def _values(node: Any, name: str, section: Section) -> Values:
    """The values of a node's parameters, read from its text.

    Raises `ValueError` where the text is not as the definition says.
    """
    known = _definition(name, section)
    head, *rest = node.parts
    state = State(allow_unregistered=True, defined=definition, trusted=True)
    text = [head[len(known.mnemonic) :]]
    behind = [*[part if isinstance(part, str) else "" for part in rest[1:]], ""]
    for number, part in enumerate(rest):
        if isinstance(part, str):
            text.append(part)
        elif isinstance(part, DialectAttr) and behind[number].startswith(" : "):
            # Its type is written behind it, which none is behind an alias.
            text.append(str(part))
        else:
            text.append(_alias(part, number, state))
    return _read(known, "".join(text), state)


def _alias(part: Type | Attribute, number: int, state: State) -> str:
    """Nodes stand in the text by aliases: some are not the same when read again."""
    name = f"node{number}"
    if isinstance(part, Type):
        state.type_aliases[name] = part
        return f"!{name}"
    stands_for = part.of if isinstance(part, SpelledAs | Stripped) else part
    state.attribute_aliases[name] = stands_for
    return f"#{name}"


def _read(known: Definition, text: str, state: State) -> Values:
    assert known.body is not None  # as `_definition` gives it
    r = Reader(Source(text), 0, state)
    try:
        found = known.body.values(r)
        if r.peek().kind != "eof":
            raise r.error("expected nothing more")
    except Unreadable as error:
        whole = f"{known.dialect}.{known.mnemonic}{text}"
        raise ValueError(f"{whole}: {error.message}") from error
    for p in known.body.parameters:
        if found.get(p.name) is None:
            found[p.name] = p.standard
    return found


def _parts_of(name: str, section: Section, given: Mapping[str, Any]) -> Parts:
    """The parts of a node with these values, by accessor.

    Raises `ValueError` where a value is none of its parameter.
    """
    known = _definition(name, section)
    assert known.body is not None  # as `_definition` gives it
    names = parameter_names(known.dialect, known.mnemonic, section)
    values = {names[field]: value for field, value in given.items()}
    try:
        parts = known.named(known.body.parts(values))
        fault = known.body.judge(values) if known.body.judge is not None else None
    except (TypeError, AttributeError) as error:
        raise ValueError(f"{name}: {error}") from error
    if fault is not None:
        raise ValueError(fault)
    return parts
