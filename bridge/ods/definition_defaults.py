"""Default values of parameters, from the C++ that makes them."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from bridge.ir.attributes import FALSE, TRUE, ArrayAttr, IntegerAttr
from bridge.ir.types import I32, IntegerType
from bridge.later import later
from bridge.ods.enums import enum_of_class
from bridge.text.state import Parts
from bridge.text.tokens import quoted


class UnknownParameter(ValueError):
    """A parameter's C++ is not modelled: what it is in stays as it is written."""


INTEGERS: Final = frozenset(
    {"int", "int32_t", "int64_t", "uint32_t", "uint64_t", "unsigned", "unsigned int"}
)


_NOTHING: Final[Parts] = ()


def default_parts(written: str, cpp: str, dialect: str) -> Parts:
    """The pieces of a default value; raises `UnknownParameter`."""
    for pattern, make in _DEFAULTS:
        match = pattern(written)
        if match is not None:
            return make(match)
    if written in (f"{cpp}()", "nullptr") or written.endswith(">()") or _NULL(written):
        return _zero(cpp, dialect)
    cases = enum_of_class(cpp, dialect)
    symbol = written.rpartition("::")[2]
    if cases is not None and symbol in cases.symbols:
        return (cases.as_parameter(cases.symbols[symbol]),)
    match = _ENUM_ATTR(written)
    if match is not None:
        cases = enum_of_class(match[1], dialect)
        if cases is not None and match[2] in cases.symbols:
            return (cases.text(cases.symbols[match[2]]),)
    raise UnknownParameter(written)


_NULL: Final = later("fullmatch", r"[\w:]+\(\)")
_ENUM_ATTR: Final = later("fullmatch", r"\w+::get\(\$_ctxt, ([\w:]+)::(\w+)\)")


def _zero(cpp: str, dialect: str) -> Parts:
    """What a default constructor makes."""
    if cpp in INTEGERS:
        return ("0",)
    if cpp == "bool":
        return ("false",)
    cases = enum_of_class(cpp, dialect)
    return _NOTHING if cases is None else (cases.as_parameter(0),)


def _integers(match: re.Match[str]) -> Parts:
    numbers = [IntegerAttr(int(number), I32) for number in match[1].split(",")]
    return (ArrayAttr(tuple(numbers)),)


def _integer_attr(match: re.Match[str]) -> Parts:
    return (IntegerAttr(int(match[2]), IntegerType(int(match[1]))),)


_DEFAULTS: Final[
    tuple[
        tuple[Callable[[str], re.Match[str] | None], Callable[[re.Match[str]], Parts]],
        ...,
    ]
] = (
    (later("fullmatch", r"-?\d+|true|false"), lambda m: (m[0],)),
    (later("fullmatch", r'"(.*)"'), lambda m: (quoted(m[1]),)),
    (later("fullmatch", r"kOptionalSpecValue"), lambda m: (str((1 << 32) - 1),)),
    (later("fullmatch", r"\$_builder\.getI32ArrayAttr\(\{(.*)\}\)"), _integers),
    (
        later(
            "fullmatch",
            r"IntegerAttr::get\(IntegerType::get\(\$_ctxt, (\d+)\), (\d+)\)",
        ),
        _integer_attr,
    ),
    (
        later("fullmatch", r"BoolAttr::get\(\$_ctxt, (true|false)\)"),
        lambda m: (TRUE if m[1] == "true" else FALSE,),
    ),
)
"""Patterns of C++ and the pieces they stand for."""
