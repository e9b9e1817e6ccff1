"""Dialects' types and attributes: what the tables say of their syntax.

A definition reads what stands behind its mnemonic and gives it back as the parts of a
`DialectType` or `DialectAttr`, in the one spelling upstream prints: so two spellings
of one attribute are one node, and printing costs nothing. Where its parameters are
known, it also gives their values, and makes parts of values.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, partial
from importlib import import_module
from typing import Any, Final, Literal

from bridge.ir.attributes import Attribute, DialectAttr
from bridge.ir.types import DialectType, Type
from bridge.ods import rows
from bridge.ods.definition_formats import Body, Judge, compile_definition
from bridge.records import Record
from bridge.text.state import Reader
from bridge.text.symbols import read_body

Section = Literal["attributes", "types"]
Parts = tuple[str | Type | Attribute, ...]


class Definition(Record):
    """A type or an attribute; `read` gives what stands behind its mnemonic."""

    dialect: str
    mnemonic: str
    read: Callable[[Reader], Parts]
    typed: bool = False
    """Whether an attribute has a type, written behind it."""
    is_word: bool = False
    """Whether its body is a word, without brackets around it."""
    is_bare: bool = False
    """Whether its class reads nothing by itself: the mnemonic is never left out."""
    body: Body | None = None
    """What is known of its parameters."""
    type_of: Callable[[Parts], Type | None] | None = None
    """An attribute's type, where its body says it."""
    own_type: tuple[str, str] | None = None
    """What the type behind an attribute must be, by dialect and mnemonic."""

    def read_attribute(self, r: Reader) -> DialectAttr:
        """The attribute that stands without its mnemonic; raises `Unreadable`."""
        parts = self.named(self.read(r))
        ty = self.type_of(parts) if self.type_of is not None else None
        return DialectAttr(self.dialect, parts, ty)

    def read_type(self, r: Reader) -> DialectType:
        """The type that stands without its mnemonic; raises `Unreadable`."""
        return DialectType(self.dialect, self.named(self.read(r)))

    def named(self, parts: Parts) -> Parts:
        """The parts with the mnemonic before them."""
        if parts and isinstance(parts[0], str):
            return (self.mnemonic + parts[0], *parts[1:])
        return (self.mnemonic, *parts)


@cache
def dialect_of(cpp: str) -> str | None:
    """The dialect whose namespace a C++ name is in."""
    known = rows.dialects()
    for scope in reversed(cpp.split("::")[:-1]):
        if scope.lower() in known:
            return scope.lower()
    return None


@cache
def _by_class(dialect: str, section: Section) -> Mapping[str, str]:
    table = rows.table(dialect)
    if table is None:
        return {}
    entries: Mapping[str, Any] = table.data[section]
    return {_bare(entry["cpp"]): name for name, entry in entries.items()}


def _bare(cpp: str) -> str:
    return cpp.rpartition("::")[2]


def find(cpp: str, dialect: str, section: Section) -> tuple[str, str] | None:
    """The dialect and the mnemonic of a C++ class, as seen in a dialect."""
    for place in (dialect_of(cpp), dialect):
        name = _by_class(place, section).get(_bare(cpp)) if place else None
        if place and name:
            return place, name
    return None


Own = Callable[[Reader], Parts] | Body
Syntax = Mapping[tuple[str, Section], Own]
"""Types and attributes that no format describes: what reads them, or all of it."""

_SYNTAX: Final[dict[tuple[str, Section], str]] = {
    ("async", "types"): "async_",
    ("complex", "attributes"): "complex_numbers",
    ("dlti", "attributes"): "dlti",
    ("emitc", "types"): "emitc.types",
    ("gpu", "attributes"): "gpu_objects",
    ("gpu", "types"): "gpu_objects",
    ("llvm", "attributes"): "llvm.attributes",
    ("llvm", "types"): "llvm.types",
    ("pdl", "types"): "pdl.values",
    ("quant", "types"): "quant.types",
    ("smt", "attributes"): "smt.values",
    ("smt", "types"): "smt.values",
    ("sparse_tensor", "attributes"): "sparse_tensor_encoding",
    ("sparse_tensor", "types"): "sparse_tensor_spaces",
    ("spirv", "attributes"): "spirv.attributes",
    ("spirv", "types"): "spirv.types",
    ("x86", "types"): "x86",
    ("xegpu", "attributes"): "xegpu",
    ("xegpu", "types"): "xegpu",
}
"""The modules of `bridge.dialects` whose `SYNTAX` has them."""


def own_syntax(dialect: str, mnemonic: str, section: Section) -> Own | None:
    """The syntax that a dialect's code has; None where it is as the tables say."""
    if (dialect, section) not in _SYNTAX:
        return None
    module = import_module(f"bridge.dialects.{_SYNTAX[dialect, section]}")
    syntax: Syntax = module.SYNTAX
    return syntax.get((mnemonic, section))


Rules = Mapping[tuple[str, Section], Judge]
"""What upstream verifies of parameters, by mnemonic."""

_RULED: Final = frozenset(
    {
        *("amdgpu", "emitc", "gpu", "llvm", "nvvm", "ptr", "smt", "tosa"),
        *("transform", "wasmssa", "xegpu"),
    }
)
"""The dialects of which there are such rules, in a module each."""


def _judge(dialect: str, mnemonic: str, section: Section) -> Judge | None:
    if dialect not in _RULED:
        return None
    rules: Rules = import_module(f"bridge.dialects.node_rules.{dialect}").RULES
    return rules.get((mnemonic, section))


WATCHERS: Final[list[Callable[[Definition, Section], None]]] = []
"""Told of every definition when it is first asked for."""


@cache
def definition(dialect: str, mnemonic: str, section: Section) -> Definition | None:
    """What is known of a mnemonic's syntax; None where it stays as it is written."""
    found = _definition(dialect, mnemonic, section)
    if found is not None:
        for watcher in WATCHERS:
            watcher(found, section)
    return found


def _definition(dialect: str, mnemonic: str, section: Section) -> Definition | None:
    table = rows.table(dialect)
    entry = table.data[section].get(mnemonic) if table is not None else None
    typed = (dialect, mnemonic) in _TYPED or _is_typed(entry)
    own = own_syntax(dialect, mnemonic, section)
    if isinstance(own, Body):
        own = own.but(judge=_judge(dialect, mnemonic, section))
        return Definition(
            dialect, mnemonic, own.read, typed, body=own, type_of=own.type_of
        )
    if own is not None:
        return Definition(dialect, mnemonic, own, typed)
    if entry is None or entry.get("mnemonic") != mnemonic:
        return None
    body = compile_definition(entry, dialect, partial(_later, dialect))
    if body is None:
        return None
    body = body.but(judge=_judge(dialect, mnemonic, section))
    text = entry.get("format")
    is_word = isinstance(text, str) and text.startswith("$")
    return Definition(
        dialect,
        mnemonic,
        body.read,
        typed,
        is_word,
        is_bare=not entry.keys() & {"enum", "format", "parameters"},
        body=body,
        own_type=_own_type(entry, dialect),
    )


def _own_type(entry: Mapping[str, Any], dialect: str) -> tuple[str, str] | None:
    """The type that an attribute must have, where it is a dialect's."""
    for _, cpp, *rest in entry.get("parameters", ()):
        if rest and rest[0].get("self type"):
            return find(cpp, dialect, "types")
    return None


def _is_typed(entry: Mapping[str, Any] | None) -> bool:
    parameters = (entry or {}).get("parameters") or ()
    return any(p[2].get("self type") for p in parameters if len(p) > 2)


_TYPED: Final = frozenset({("smt", "bv")})
"""Attributes whose class gives their type, though no parameter says so."""


def _later(dialect: str, cpp: str) -> Callable[[], Definition] | None:
    """What gives the definition of a class when it is needed."""
    section: Section = "types" if cpp.endswith("Type") else "attributes"
    found = find(cpp, dialect, section)
    if found is None:
        return None
    owner, mnemonic = found

    def defined() -> Definition:
        known = definition(owner, mnemonic, section)
        return known or Definition(owner, mnemonic, verbatim)

    return defined


@cache
def definition_of(cpp: str, dialect: str, section: Section) -> Definition | None:
    """The definition of a C++ class; one that is not modelled is read verbatim."""
    found = find(cpp, dialect, section)
    if found is None:
        return None
    owner, mnemonic = found
    return definition(owner, mnemonic, section) or Definition(owner, mnemonic, verbatim)


def verbatim(r: Reader) -> Parts:
    """`<…>` as it is written, with the nodes in it put in; raises `Unreadable`."""
    if not r.at("<"):
        raise r.wrong_token("expected '<'")
    return read_body(r)
