"""Functions in their common form, read at once: a name, types, and a body or none.

What is written otherwise, with attributes above all, is read by the op's own syntax,
which alone reports what is wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from re import Match
from typing import Final

from bridge import native
from bridge.ir.attributes import (
    EMPTY_DICTIONARY,
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
from bridge.text.line_memos import named
from bridge.text.patterns import match_plain_function
from bridge.text.tokens import ParseError, Token

Types = tuple[Type, ...]
_VISIBILITY, _NAME, _NAMED, _TYPES, _RESULTS, _BRACE = range(1, 7)
_NO_PLACE: Final = Token("%", "", 0, 0)


def plain_type(inputs: Types, results: Types) -> Type:
    """The type of a function that may have any."""
    return FunctionType.sound(inputs, results)


class PlainFunctions:
    """What reads a function op's common form after the op's name, or gives None.

    `type_of` gives none for types that only the op's own syntax judges. With `fixed`,
    the properties as texts that such a function always has, no visibility is read.
    Where lines are read by compiled code, that reads the form too, by `properties`.
    """

    __slots__ = ("_fixed", "_type_of", "default_dialect", "name", "properties")

    def __init__(
        self,
        name: str,
        default_dialect: str,
        type_of: Callable[[Types, Types], Type | None] = plain_type,
        fixed: Mapping[str, str] | None = None,
    ) -> None:
        self.name = name
        self.default_dialect = default_dialect
        self._type_of = type_of
        self._fixed = fixed
        self.properties = lru_cache(_KEPT)(self._properties)
        """Of a function without a name, by its types and visibility; or None."""

    def _properties(
        self, inputs: Types, results: Types, visibility: str | None
    ) -> DictionaryAttr | None:
        if self._fixed is not None and visibility is not None:
            return None
        ty = self._type_of(inputs, results)
        if ty is None:
            return None
        fixed = self._fixed or {}
        entries = [(key, parse_attribute(text)) for key, text in fixed.items()]
        entries.append(("function_type", TypeAttr.sound(ty)))
        entries.append(("sym_name", StringAttr.sound("", None)))
        if visibility is not None:
            entries.append(("sym_visibility", StringAttr.sound(visibility, None)))
        return DictionaryAttr.made_of(tuple(entries))

    def __call__(self, r: AsmReader, start: int) -> Operation | None:
        found = match_plain_function(r.text, r.pos)
        parts = None if found is None else _signature(r, found)
        if found is None or parts is None:
            return None
        arguments, results = parts
        types = tuple([argument.type for argument in arguments])
        properties = self.properties(types, results, found[_VISIBILITY])
        if properties is None:
            return None
        region = _body(r, found, arguments, self.default_dialect)
        if region is None:
            return None
        dictionaries = (named(properties, found[_NAME]), EMPTY_DICTIONARY)
        op = make_operation(self.name, (), (), dictionaries, (r.source, start))
        begin_regions(op, (region,))
        return op


_KEPT: Final = 1 << 12
"""At most so many types of functions are remembered."""


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


if native.COMPILED:
    native.core.know_functions(PlainFunctions)
