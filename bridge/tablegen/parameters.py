"""Parameters of definitions: C++ that parses, prints and makes them, in words of ours.

A default is how MLIR writes it, and nothing where nothing is written. A syntax other
than that of the parameter's type is one of these:

    words    an enum whose cases are written without quotes: `gpu.MappingIdEnum`
    dwarf    the kind of a word of DWARF, and what is told of any other word
    braced   a list in braces
    quoted   a string in quotes
    resource a handle, which no reader knows yet
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from bridge.ods.entries import Json
from bridge.ods.enums import Enum
from bridge.tablegen.cpp_text import Unrecognised, bare
from bridge.tablegen.kinds import Classes

INTEGERS = frozenset(
    {"int", "int32_t", "int64_t", "uint32_t", "uint64_t", "unsigned", "unsigned int"}
)


def recognise_parameter(line: list[Json], classes: Classes, dialect: str) -> None:
    """Rewrites the facts of a parameter in place. Raises `Unrecognised`."""
    _, cpp, facts = line
    found = {key: value for key, value in facts.items() if key not in _OF_CPP}
    found |= _syntax(facts, classes, dialect)
    if facts.get("default"):
        found["optional"] = True
        found["default"] = default_text(facts["default"], bare(cpp), classes, dialect)
    line[2:] = [{key: value for key, value in found.items() if value}]
    if not line[2]:
        del line[2]


_OF_CPP = ("compared", "default", "optional", "parser", "printer")


# Defaults ----------------------------------------------------------------------------


def default_text(written: str, cpp: str, classes: Classes, dialect: str) -> str:
    """A default value as MLIR writes it. Raises `Unrecognised`."""
    for pattern, made in _DEFAULTS:
        match = pattern.fullmatch(written)
        if match is not None:
            return made(match)
    if written == "nullptr" or written.endswith(">()"):
        return ""
    cases = _enum(cpp, classes, dialect)
    if re.fullmatch(r"[\w:]+\(\)", written):
        zero = "0" if cpp in INTEGERS else "false" if cpp == "bool" else ""
        return zero if cases is None else cases.as_parameter(0)
    symbol = written.rpartition("::")[2]
    if cases is not None and symbol in cases.symbols:
        return cases.as_parameter(cases.symbols[symbol])
    match = re.fullmatch(r"\w+::get\(\$_ctxt, ([\w:]+)::(\w+)\)", written)
    held = None if match is None else _enum(bare(match[1]), classes, dialect)
    if match is not None and held is not None and match[2] in held.symbols:
        return held.text(held.symbols[match[2]])
    raise Unrecognised(written)


def _enum(cpp: str, classes: Classes, dialect: str) -> Enum | None:
    name = classes.enum_of_class(cpp, dialect)
    return None if name is None else Enum(classes.facts_of_enum(name))


def _integers(match: re.Match[str]) -> str:
    numbers = [f"{int(number)} : i32" for number in match[1].split(",")]
    return f"[{', '.join(numbers)}]"


_DEFAULTS: tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], str]], ...] = (
    (re.compile(r'-?\d+|true|false|".*"'), lambda match: match[0]),
    (re.compile(r"kOptionalSpecValue"), lambda match: str((1 << 32) - 1)),
    (re.compile(r"\$_builder\.getI32ArrayAttr\(\{(.*)\}\)"), _integers),
    (
        re.compile(r"IntegerAttr::get\(IntegerType::get\(\$_ctxt, (\d+)\), (\d+)\)"),
        lambda match: f"{match[2]} : i{match[1]}",
    ),
    (re.compile(r"BoolAttr::get\(\$_ctxt, (true|false)\)"), lambda match: match[1]),
    (re.compile(r"(?:::mlir::)?NoneType::get\(\$_ctxt\)"), lambda match: ""),
)


# Syntaxes ----------------------------------------------------------------------------


def _syntax(
    facts: Mapping[str, Json], classes: Classes, dialect: str
) -> dict[str, Json]:
    parser, printer = facts.get("parser", ""), facts.get("printer", "")
    if not parser:
        return {"quoted": True} if "printString" in printer else {}
    match = re.search(r"([\w:]+::)symbolize(\w+)\(", parser)
    if match is not None:
        name = classes.enum_of_class(bare(match[1]) + match[2], dialect)
        return {"words": name}
    match = re.search(r'llvm::dwarf::get(\w+)\(name\);.*"(invalid [a-z ]+: )"', parser)
    if match is not None:
        return {"dwarf": [match[1], match[2]]}
    if "parseLBrace" in parser:
        return {"braced": True}
    if "parseResourceHandle" in parser:
        return {"resource": True}
    raise Unrecognised(parser)
