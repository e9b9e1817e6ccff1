"""Parameters of types and attributes: how a value of each C++ type is read.

A value is kept as the pieces that upstream prints for it: text, and the nodes that may
be printed as an alias.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Protocol

from bridge.ir.attributes import (
    FALSE,
    TRUE,
    ArrayAttr,
    Attribute,
    DialectAttr,
    IntegerAttr,
    Stripped,
)
from bridge.ir.types import I32, DialectType, IntegerType, Type
from bridge.ods.enums import Complaint, Enum, enum_of_class
from bridge.text.affine import print_map, read_map
from bridge.text.aliases import DIALECT_ALIASES
from bridge.text.attributes import read_attribute
from bridge.text.state import Parts, Reader
from bridge.text.tokens import quoted, string_value
from bridge.text.types import read_type


class Readable(Protocol):
    """A definition, as far as parameters need it."""

    def read_attribute(self, r: Reader) -> DialectAttr:
        """The attribute that stands without its mnemonic; raises `Unreadable`."""

    def read_type(self, r: Reader) -> DialectType:
        """The type that stands without its mnemonic; raises `Unreadable`."""


Find = Callable[[str], "Callable[[], Readable] | None"]
"""Gives what gives the definition of a C++ class; classes may hold each other."""
ReadValue = Callable[[Reader], Parts]


class UnknownParameter(ValueError):
    """A parameter's C++ is not modelled: what it is in stays as it is written."""


@dataclass(frozen=True, slots=True)
class Parameter:
    """One parameter; `default` is what is not printed, None where it must stand."""

    name: str
    read: ReadValue
    optional: bool
    default: Parts | None
    maybe: bool = False
    """Whether reading may find nothing, and gives no pieces then."""


def parameter(line: list[Any], dialect: str, find: Find) -> Parameter:
    """A parameter of a definition; raises `UnknownParameter`."""
    name, cpp, *rest = line
    more: Mapping[str, Any] = rest[0] if rest else {}
    written = more.get("default", "")
    cpp = cpp.removeprefix("::mlir::").removeprefix("mlir::")
    read = _reader(cpp, more, dialect, find)
    default = _default(written, cpp, dialect) if written else None
    return Parameter(
        name, read, bool(written), default, cpp.startswith("std::optional")
    )


def _reader(cpp: str, more: Mapping[str, Any], dialect: str, find: Find) -> ReadValue:
    parser = more.get("parser", "")
    if parser:
        return _own_parser(parser, dialect, find)
    if cpp in _READERS:
        return _READERS[cpp]
    if cpp == "::llvm::StringRef":
        return read_string if "printString" in more.get("printer", "") else read_bare
    match = _LIST(cpp)
    if match is not None:
        return _list_of(_reader(_bare(match[1]), {}, dialect, find))
    match = _OPTIONAL(cpp)
    if match is not None:
        return _optional(_bare(match[1]))
    cases = enum_of_class(cpp, dialect)
    if cases is not None:
        return _enum_reader(cases)
    return _class_reader(cpp, find)


def _bare(cpp: str) -> str:
    return cpp.removeprefix("::mlir::").removeprefix("mlir::")


_LIST: Final = re.compile(r"::llvm::ArrayRef<(.+)>").fullmatch
_OPTIONAL: Final = re.compile(r"std::optional<(.+)>").fullmatch


# Numbers and strings -----------------------------------------------------------------


def read_integer(r: Reader) -> Parts:
    """An integer, `true` or `false`."""
    found = _optional_integer(r)
    if found is None:
        raise Complaint(r.peek().pos, "expected integer value")
    return found


def _optional_integer(r: Reader) -> Parts | None:
    token = r.peek()
    if token.text in ("true", "false") and token.kind == "bare":
        r.take()
        return (str(int(token.text == "true")),)
    negative = r.accept("-")
    token = r.peek()
    if token.kind != "integer":
        if negative:
            raise Complaint(token.pos, "expected integer value")
        return None
    r.take()
    value = int(token.text, 16 if token.text[1:2] == "x" else 10)
    return (str(-value if negative else value),)


def read_bool(r: Reader) -> Parts:
    """`true` or `false`, also as a number."""
    return ("true" if read_integer(r)[0] != "0" else "false",)


def read_string(r: Reader) -> Parts:
    """A string, printed with quotes."""
    return (quoted(_string(r)),)


def read_bare(r: Reader) -> Parts:
    """A string, printed without quotes."""
    return (_string(r),)


def _string(r: Reader) -> str:
    token = r.peek()
    if token.kind != "string":
        raise Complaint(token.pos, "expected string")
    r.take()
    return string_value(token.text)


def read_affine_map(r: Reader) -> Parts:
    """`(d0) -> (d0)`."""
    found, r.pos = read_map(r.text, r.peek().pos)
    return (print_map(found),)


def _optional(cpp: str) -> ReadValue:
    if cpp not in _INTEGERS:
        raise UnknownParameter(cpp)
    return lambda r: _optional_integer(r) or ()


# Enums -------------------------------------------------------------------------------


def _enum_reader(cases: Enum) -> ReadValue:
    def read(r: Reader) -> Parts:
        return (cases.as_parameter(cases.read(r)),)

    return read


def _own_parser(parser: str, dialect: str, find: Find) -> ReadValue:
    """A parameter with C++ that parses it: one of the few kinds that upstream has."""
    match = _SYMBOLIZED(parser)
    if match is not None:
        cases = enum_of_class(match[1] + match[2], dialect)
        if cases is not None:
            found = cases
            return lambda r: (found.text(found.read(r)),)
    if "llvm::dwarf::" in parser:
        return _read_word
    if "TBAAMemberAttr" in parser:
        return _in_braces(_list_of(_class_reader("TBAAMemberAttr", find)))
    raise UnknownParameter(parser)


_SYMBOLIZED: Final = re.compile(r"([\w:]+::)symbolize(\w+)\(").search


def _read_word(r: Reader) -> Parts:
    token = r.peek()
    if token.kind != "bare":
        raise Complaint(token.pos, "expected valid keyword")
    r.take()
    return (token.text,)


def _in_braces(read: ReadValue) -> ReadValue:
    def in_braces(r: Reader) -> Parts:
        r.expect("{", "expected '{'")
        found = read(r)
        r.expect("}", "expected '}'")
        return ("{", *found, "}")

    return in_braces


# Types and attributes ----------------------------------------------------------------


def read_any_attribute(r: Reader) -> Parts:
    """Any attribute."""
    return (read_attribute(r),)


def read_any_type(r: Reader) -> Parts:
    """Any type."""
    return (read_type(r),)


def _array_reader() -> ReadValue:
    """`[1, 2]`."""
    several = _list_of(read_integer)

    def read(r: Reader) -> Parts:
        if r.peek().kind == "#":
            return (read_attribute(r),)
        r.expect("[", "expected '['")
        if r.accept("]"):
            return ("[]",)
        found = several(r)
        r.expect("]", "expected ']'")
        return (f"[{''.join(map(str, found))}]",)

    return read


def _class_reader(cpp: str, find: Find) -> ReadValue:
    """A class with a definition, without its mnemonic unless it is written."""
    is_type = cpp.endswith("Type")
    found = find(cpp)
    if found is None:
        raise UnknownParameter(cpp)
    defined = found

    def read(r: Reader) -> Parts:
        kind = r.peek().kind
        if is_type:
            ty = read_type(r) if kind == "!" else defined().read_type(r)
            return without_mnemonic(ty)
        attr = read_attribute(r) if kind == "#" else defined().read_attribute(r)
        return without_mnemonic(attr)

    return read


def without_mnemonic(node: Type | Attribute) -> Parts:
    """A dialect's node as it stands where its class is known.

    One that may get an alias stays whole; of the others only the text counts.
    """
    if not isinstance(node, DialectType | DialectAttr):
        return (node,)
    if (node.dialect, node.mnemonic) in DIALECT_ALIASES and isinstance(
        node, DialectAttr
    ):
        return (Stripped(node),)
    head = str(node.parts[0])
    match = _HEAD(head)
    body = head[match.end() :].lstrip() if match else head
    rest = tuple([p for p in (body, *node.parts[1:]) if p != ""])
    return rest or (node,)


_HEAD: Final = re.compile(r"[A-Za-z_][A-Za-z0-9_$.]*+").match


def _list_of(read: ReadValue) -> ReadValue:
    """`x, y`, at least one."""

    def several(r: Reader) -> Parts:
        found = list(read(r))
        while r.accept(","):
            found += [", ", *read(r)]
        return tuple(found)

    return several


_INTEGERS: Final = frozenset(
    {"int", "int32_t", "int64_t", "uint32_t", "uint64_t", "unsigned", "unsigned int"}
)
_NODES: Final = (
    *("ArrayAttr", "Attribute", "BoolAttr", "DictionaryAttr", "DistinctAttr"),
    *("FlatSymbolRefAttr", "FloatAttr", "FusedLoc", "IntegerAttr", "StringAttr"),
    *("SymbolRefAttr", "TypeAttr", "UnitAttr"),
    *("DINodeAttr", "DIScopeAttr", "DITypeAttr", "DIVariableAttr", "TBAANodeAttr"),
    *("MemorySpaceAttrInterface", "xegpu::DistributeLayoutAttr"),
)
_TYPES: Final = ("Type", "MemRefType", "VectorType", "PtrLikeTypeInterface")
_READERS: Final[dict[str, ReadValue]] = {
    **dict.fromkeys(_INTEGERS, read_integer),
    **dict.fromkeys(_NODES, read_any_attribute),
    **dict.fromkeys(_TYPES, read_any_type),
    "AffineMap": read_affine_map,
    "DenseI32ArrayAttr": _array_reader(),
    "DenseI64ArrayAttr": _array_reader(),
    "GridAxesAttr": _array_reader(),
    "bool": read_bool,
}
"""By the C++ type, without its namespace."""


# Defaults ----------------------------------------------------------------------------

_NOTHING: Final[Parts] = ()


def _default(written: str, cpp: str, dialect: str) -> Parts:
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
            return (f"<{cases.text(cases.symbols[match[2]])}>",)
    raise UnknownParameter(written)


_NULL: Final = re.compile(r"[\w:]+\(\)").fullmatch
_ENUM_ATTR: Final = re.compile(r"\w+::get\(\$_ctxt, ([\w:]+)::(\w+)\)").fullmatch


def _zero(cpp: str, dialect: str) -> Parts:
    """What a default constructor makes."""
    if cpp in _INTEGERS:
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
    (re.compile(r"-?\d+|true|false").fullmatch, lambda m: (m[0],)),
    (re.compile(r'"(.*)"').fullmatch, lambda m: (quoted(m[1]),)),
    (re.compile(r"\$_builder\.getI32ArrayAttr\(\{(.*)\}\)").fullmatch, _integers),
    (
        re.compile(
            r"IntegerAttr::get\(IntegerType::get\(\$_ctxt, (\d+)\), (\d+)\)"
        ).fullmatch,
        _integer_attr,
    ),
    (
        re.compile(r"BoolAttr::get\(\$_ctxt, (true|false)\)").fullmatch,
        lambda m: (TRUE if m[1] == "true" else FALSE,),
    ),
)
"""Patterns of C++ and the pieces they stand for."""
