"""Functions in their common form, read at once: a name, types, and a body or none.

What is written otherwise, with attributes above all, is read by the op's own syntax,
which alone reports what is wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from re import Match
from typing import Final

from bridge.ir.attributes import (
    EMPTY_DICTIONARY,
    Attribute,
    DictionaryAttr,
    StringAttr,
    TypeAttr,
)
from bridge.ir.blocks import Region
from bridge.ir.core import Operation, begin_regions, make_operation
from bridge.ir.types import FunctionType, Type
from bridge.ods.nodes import parse_attribute
from bridge.op.interfaces.functions import plain_arguments, read_results
from bridge.text.asm_reader import AsmReader
from bridge.text.blocks import Argument
from bridge.text.operation_state import ReadFast
from bridge.text.patterns import match_plain_function
from bridge.text.tokens import ParseError, Token

Types = tuple[Type, ...]
_VISIBILITY, _NAME, _NAMED, _TYPES, _RESULTS, _BRACE = range(1, 7)
_NO_PLACE: Final = Token("%", "", 0, 0)


def plain_type(inputs: Types, results: Types) -> Type:
    """The type of a function that may have any."""
    return FunctionType.sound(inputs, results)


def plain_reader(
    name: str,
    default_dialect: str,
    type_of: Callable[[Types, Types], Type | None] = plain_type,
    fixed: Mapping[str, str] | None = None,
) -> ReadFast:
    """What reads a function's common form after the op's name, or gives None.

    `type_of` gives none for types that only the op's own syntax judges. With `fixed`,
    the properties as texts that such a function always has, no visibility is read.
    """
    texts = fixed or {}

    @cache
    def always() -> tuple[tuple[str, Attribute], ...]:
        return tuple([(key, parse_attribute(text)) for key, text in texts.items()])

    def read(r: AsmReader, start: int) -> Operation | None:
        found = match_plain_function(r.text, r.pos)
        if found is None or (fixed is not None and found[_VISIBILITY] is not None):
            return None
        parts = _signature(r, found)
        if parts is None:
            return None
        arguments, results = parts
        ty = type_of(tuple([argument.type for argument in arguments]), results)
        if ty is None:
            return None
        entries = [*always(), ("function_type", TypeAttr.sound(ty))]
        entries.append(("sym_name", StringAttr.sound(found[_NAME], None)))
        if found[_VISIBILITY] is not None:
            visibility = StringAttr.sound(found[_VISIBILITY], None)
            entries.append(("sym_visibility", visibility))
        region = _body(r, found, arguments, default_dialect)
        if region is None:
            return None
        properties = DictionaryAttr.made_of(tuple(entries))
        dictionaries = (properties, EMPTY_DICTIONARY)
        op = make_operation(name, (), (), dictionaries, (r.source, start))
        begin_regions(op, (region,))
        return op

    return read


def _body(
    r: AsmReader, found: Match[str], arguments: list[Argument], default_dialect: str
) -> Region | None:
    """The region of the body, empty without one; None for a body without blocks."""
    if found[_BRACE] is not None:
        return r.body_at(found.end(), arguments, default_dialect)
    r.pos = found.end()
    return Region()


def _signature(r: AsmReader, found: Match[str]) -> tuple[list[Argument], Types] | None:
    """Arguments and results; None where there is more to them than types."""
    begin = r.pos
    try:
        arguments = _arguments(r, found)
        results = None if arguments is None else _results(r, found)
    except ParseError:
        return None
    finally:
        r.pos = begin
    return None if arguments is None or results is None else (arguments, results)


def _arguments(r: AsmReader, found: Match[str]) -> list[Argument] | None:
    """Those that a body has names for, or none but types without a body."""
    named, spelled = found.group(_NAMED, _TYPES)
    if named is not None:
        if found[_BRACE] is None:
            return None
        return plain_arguments(r, named, found.start(_NAMED))
    if not spelled:
        return []
    types = None if found[_BRACE] is not None else _listed(r, found, _TYPES)
    return None if types is None else [Argument(_NO_PLACE, ty) for ty in types]


def _results(r: AsmReader, found: Match[str]) -> Types | None:
    """The types of the results; None where these have attributes."""
    spelled = found[_RESULTS]
    if spelled is None:
        return ()
    ty = r.state.type_memo.get(spelled)
    return _listed(r, found, _RESULTS) if ty is None else (ty,)


def _listed(r: AsmReader, found: Match[str], group: int) -> Types | None:
    """The types that a group holds all of, by the text of the group."""
    key = ("types of a function", str(group), found[group])
    known: Types | None = r.state.rule_memo.get(key)
    if known is not None:
        return known
    r.pos = found.start(group)
    if group == _RESULTS:
        types, attributes = read_results(r)
        if any(attributes):
            return None
    else:
        types = r.types()
    if r.pos != found.end(group):
        return None
    r.state.rule_memo[key] = known = tuple(types)
    return known
