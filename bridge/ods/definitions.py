"""Dialects' types and attributes: their syntax by the tables.

A definition reads what follows its mnemonic. Where its parameters are known, what it
gives are their values, and its nodes are of the class that has them as fields; of any
other the text is stored.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, partial
from typing import Any, Final

from bridge.ir.attributes import OpaqueAttr
from bridge.ir.types import OpaqueType, Type
from bridge.ods import rows
from bridge.ods.definition_formats import NO_CODE, Body, Judge, Own, compile_definition
from bridge.ods.definition_parameters import Field
from bridge.ods.dialect import dialect as package
from bridge.ods.entries import Entry
from bridge.records import Record
from bridge.text.state import Parts, Reader, Section
from bridge.text.symbols import read_body

Define = Callable[[str, str, Section], "Definition | None"]


class Definition(Record):
    """A type or an attribute; `read` takes what follows its mnemonic."""

    dialect: str
    mnemonic: str
    section: Section
    read: Callable[[Reader], Field]
    typed: bool = False
    """Whether an attribute has a type, written after it."""
    is_word: bool = False
    """Whether its body is a word, without brackets around it."""
    is_bare: bool = False
    """Whether its class reads nothing by itself: the mnemonic is never left out."""
    body: Body | None = None
    """What is known of its parameters."""
    own_type: tuple[str, str] | None = None
    """What the type after an attribute must be, by dialect and mnemonic."""
    cls: Any = None
    """The class of its nodes, where the parameters are known."""

    def node(self, found: Field, ty: Type | None = None) -> Any:
        """The node of what was read, and of the type after it."""
        if self.cls is not None:
            return self.cls.from_values(found, ty)
        parts: Parts = (self.mnemonic, *found)
        if self.section == "types":
            return OpaqueType(self.dialect, parts)
        return OpaqueAttr(self.dialect, parts, ty)

    def read_node(self, r: Reader) -> Any:
        """The type or attribute written without its mnemonic; raises `ParseError`."""
        return self.node(self.read(r))


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
    entries: Entry = table.data[section]
    return {_bare(entry["cpp"]): name for name, entry in entries.items()}


def _bare(cpp: str) -> str:
    return cpp.rpartition("::")[2]


def find(cpp: str, dialect: str, section: Section) -> tuple[str, str] | None:
    """The dialect and the mnemonic of a C++ class, as seen in a dialect."""
    for location in (dialect_of(cpp), dialect):
        name = _by_class(location, section).get(_bare(cpp)) if location else None
        if location and name:
            return location, name
    return None


Syntax = Mapping[tuple[str, Section], Body | Own]
"""Types and attributes that no format describes, or a format and some code."""


def own_syntax(dialect: str, mnemonic: str, section: Section) -> Body | Own | None:
    """The syntax that a dialect's code has; None where the tables have it."""
    return _syntax(dialect, section).get((mnemonic, section))


def own_mnemonics(dialect: str, section: Section) -> list[str]:
    """The mnemonics whose syntax a dialect's code has."""
    return [name for name, kind in _syntax(dialect, section) if kind == section]


def _syntax(dialect: str, section: Section) -> Syntax:
    own = package(dialect)
    if own is None or section not in own.syntax:
        return {}
    found: Syntax = own.module(own.syntax[section]).SYNTAX
    return found


Rules = Mapping[tuple[str, Section], Judge]
"""What upstream verifies of parameters, by mnemonic."""


def _judge(dialect: str, mnemonic: str, section: Section) -> Judge | None:
    own = package(dialect)
    table = rows.table(dialect)
    entry = table.data[section].get(mnemonic) if table is not None else None
    if entry is not None and "judge" in entry:
        found: Judge | None = entry["judge"]
        return found
    if own is None or not own.rules:
        return None
    rules: Rules = own.module(own.rules).RULES
    return rules.get((mnemonic, section))


@cache
def described(
    dialect: str, mnemonic: str, section: Section, define: Define
) -> Definition | None:
    """What is known of a mnemonic's syntax, but for the class of its nodes.

    `define` returns the definitions of the nodes that are parameters. None where the
    text is stored as it is written.
    """
    table = rows.table(dialect)
    entry = table.data[section].get(mnemonic) if table is not None else None
    typed = (dialect, mnemonic) in _TYPED or _is_typed(entry)
    own = own_syntax(dialect, mnemonic, section)
    if isinstance(own, Body):
        own = own.but(judge=_judge(dialect, mnemonic, section) or own.judge)
        typed = typed and own.type_of is None
        return Definition(dialect, mnemonic, section, own.read, typed, body=own)
    if entry is None or entry.get("mnemonic") != mnemonic:
        return None
    find_later = partial(_later, define, dialect)
    body = compile_definition(entry, dialect, find_later, own or NO_CODE)
    if body is None:
        return None
    body = body.but(judge=_judge(dialect, mnemonic, section))
    text = entry.get("format")
    is_word = isinstance(text, str) and text.startswith("$")
    return Definition(
        dialect,
        mnemonic,
        section,
        body.read,
        typed,
        is_word,
        is_bare=not entry.keys() & {"enum", "format", "parameters"},
        body=body,
        own_type=_own_type(entry, dialect),
    )


def _own_type(entry: Entry, dialect: str) -> tuple[str, str] | None:
    """The type that an attribute must have, where it is a dialect's."""
    for _, cpp, *rest in entry.get("parameters", ()):
        if rest and rest[0].get("self type"):
            return find(cpp, dialect, "types")
    return None


def _is_typed(entry: Entry | None) -> bool:
    parameters = (entry or {}).get("parameters") or ()
    return any(p[2].get("self type") for p in parameters if len(p) > 2)


_TYPED: Final = frozenset({("smt", "bv")})
"""Attributes whose class defines their type, though no parameter has it."""


def _later(define: Define, dialect: str, cpp: str) -> Callable[[], Definition] | None:
    """Returns the definition of a class when it is needed."""
    section: Section = "types" if cpp.endswith("Type") else "attributes"
    found = find(cpp, dialect, section)
    if found is None:
        return None
    owner, mnemonic = found

    def defined() -> Definition:
        known = define(owner, mnemonic, section)
        return known or Definition(owner, mnemonic, section, verbatim)

    return defined


def verbatim(r: Reader) -> Parts:
    """`<…>` as it is written, with the nodes in it put in; raises `ParseError`."""
    if not r.at("<"):
        raise r.wrong_token("expected '<'")
    return read_body(r)


rows.FORGET.extend([dialect_of.cache_clear, described.cache_clear])
