"""Parameters of types and attributes: how a value of each C++ type is read and written.

A value is what Python has for it: a number, a text, a case of an enum as it is written,
a node, a tuple of such. It is written as the pieces that upstream prints for it: text,
and the nodes that may be printed as an alias.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final, NamedTuple, Protocol

from bridge.ir.affine import AffineMap
from bridge.ir.attributes import (
    FALSE,
    TRUE,
    ArrayAttr,
    Attribute,
    DenseArrayAttr,
    DialectAttr,
    IntegerAttr,
    Stripped,
)
from bridge.ir.types import I32, DialectType, IntegerType, Type, integer
from bridge.later import later
from bridge.ods.definition_nodes import ATTRIBUTES, TYPES, is_of, wrong_kind
from bridge.ods.enums import Enum, enum_of_class, is_keyword
from bridge.records import Record
from bridge.source import Source
from bridge.text.affine import print_map, read_map
from bridge.text.aliases import DIALECT_ALIASES
from bridge.text.attributes import read_attribute
from bridge.text.integers import TOO_LARGE, integer_value, width_of
from bridge.text.state import Parts, Reader
from bridge.text.tokens import Complaint, Unreadable, quoted, string_value
from bridge.text.types import read_type


class Readable(Protocol):
    """A definition, as far as parameters need it."""

    @property
    def dialect(self) -> str:
        """Whose it is."""

    @property
    def mnemonic(self) -> str:
        """What it is called there."""

    def read_attribute(self, r: Reader) -> DialectAttr:
        """The attribute that stands without its mnemonic; raises `Unreadable`."""

    def read_type(self, r: Reader) -> DialectType:
        """The type that stands without its mnemonic; raises `Unreadable`."""


Find = Callable[[str], "Callable[[], Readable] | None"]
"""Gives what gives the definition of a C++ class; classes may hold each other."""


class Kind(NamedTuple):
    """What a C++ type is in Python, and as text."""

    read: Callable[[Reader], Any]
    """Takes a value; raises `Unreadable`."""
    write: Callable[[Any], Parts]
    """The pieces of a value; raises `ValueError` where it is none of these."""
    empty: Any = None
    """The value for which nothing is written."""


class UnknownParameter(ValueError):
    """A parameter's C++ is not modelled: what it is in stays as it is written."""


class Parameter(Record):
    """One parameter; `default` is what is not printed, None where it must stand."""

    name: str
    kind: Kind
    optional: bool
    default: Parts | None

    @property
    def standard(self) -> Any:
        """The value where nothing is written."""
        if not self.default:
            return self.kind.empty
        text = "".join([str(piece) for piece in self.default])
        try:
            return self.kind.read(Reader(Source(text)))
        except Unreadable:
            # No text stands for it: the number 0 where names are written, say.
            return self.kind.empty

    def pieces(self, values: Mapping[str, Any]) -> Parts:
        """What is written for it; nothing where it has no value."""
        value = values.get(self.name)
        return () if value is None else self.kind.write(value)

    def is_shown(self, values: Mapping[str, Any]) -> bool:
        """Whether it is printed: it is not at its default."""
        if not self.optional:
            return True
        pieces = self.pieces(values)
        return bool(pieces) and pieces != self.default


def parameter(line: list[Any], dialect: str, find: Find) -> Parameter:
    """A parameter of a definition; raises `UnknownParameter`."""
    name, cpp, *rest = line
    more: Mapping[str, Any] = rest[0] if rest else {}
    written = more.get("default", "")
    cpp = cpp.removeprefix("::mlir::").removeprefix("mlir::")
    kind = _kind(cpp, more, dialect, find)
    default = _default(written, cpp, dialect) if written else None
    return Parameter(name, kind, bool(written), default)


def _kind(cpp: str, more: Mapping[str, Any], dialect: str, find: Find) -> Kind:
    parser = more.get("parser", "")
    if parser:
        return _own_parser(parser, dialect, find)
    if cpp in _KINDS:
        return _KINDS[cpp]
    if cpp == "::llvm::StringRef":
        return STRING if "printString" in more.get("printer", "") else _BARE
    match = _LIST(cpp)
    if match is not None:
        return list_of(_kind(_bare(match[1]), {}, dialect, find))
    match = _OPTIONAL(cpp)
    if match is not None:
        return _optional(_bare(match[1]))
    cases = enum_of_class(cpp, dialect)
    if cases is not None:
        return enum_kind(cases, cases.as_parameter)
    return _class_kind(cpp, find)


def _bare(cpp: str) -> str:
    return cpp.removeprefix("::mlir::").removeprefix("mlir::")


_LIST: Final = re.compile(r"::llvm::ArrayRef<(.+)>").fullmatch
_OPTIONAL: Final = re.compile(r"std::optional<(.+)>").fullmatch


# Numbers and strings -----------------------------------------------------------------


def read_integer(r: Reader) -> int:
    """An integer, `true` or `false`."""
    found = _optional_integer(r)
    if found is None:
        raise Complaint(r.peek().pos, "expected integer value")
    return found


def _optional_integer(r: Reader) -> int | None:
    token = r.peek()
    if token.text in ("true", "false") and token.kind == "bare":
        r.take()
        # It is a number of one bit, which is its sign.
        return -int(token.text == "true")
    negative = r.accept("-")
    token = r.peek()
    if token.kind != "integer":
        if negative:
            raise Unreadable(token.pos, "expected integer value")
        return None
    r.take()
    value = integer_value(token.text)
    return -value if negative else value


def _string(r: Reader) -> str:
    token = r.peek()
    if token.kind != "string":
        raise Complaint(token.pos, "expected string")
    r.take()
    return string_value(token.text)


def _read_map(r: Reader) -> AffineMap:
    found, r.pos = read_map(r.text, r.peek().pos)
    return found


def _as_text(value: Any) -> Parts:
    return (str(value),)


INTEGER: Final = Kind(read_integer, lambda value: (str(int(value)),))


def sized(cpp: str, read: Callable[[Reader], Any] = read_integer) -> Kind:
    """A number of so many bits, as C++ calls them."""
    width = width_of(cpp)

    def fitting(r: Reader) -> Any:
        start = r.peek().pos
        found = read(r)
        held = None if found is None else width.held(found)
        if found is not None and held is None:
            raise Complaint(start, TOO_LARGE)
        return held

    def write(value: Any) -> Parts:
        return (str(int(value) % width.modulus if width.modulus else int(value)),)

    return Kind(fitting, write)


read_unsigned: Final[Callable[[Reader], int]] = sized("uint32_t").read
optional_unsigned: Final[Callable[[Reader], int | None]] = sized(
    "uint32_t", _optional_integer
).read
"""Numbers of 32 bits without a sign; None where there is none."""


def _flag(r: Reader) -> bool:
    token = r.peek()
    found = read_integer(r)
    if found not in (0, 1) and token.text != "true":
        raise Complaint(token.pos, TOO_LARGE)
    return found != 0


_BOOL: Final = Kind(_flag, lambda value: ("true" if value else "false",))
STRING: Final = Kind(_string, lambda value: (quoted(value),))
_BARE: Final = Kind(_string, _as_text)
_AFFINE_MAP: Final = Kind(_read_map, lambda value: (print_map(value),))


def _optional(cpp: str) -> Kind:
    if cpp not in _INTEGERS:
        raise UnknownParameter(cpp)
    return sized(cpp, _optional_integer)


# Enums -------------------------------------------------------------------------------


def enum_kind(cases: Enum, spell: Callable[[int], str]) -> Kind:
    """A case of an enum, as it is written; `spell` may put it in quotes."""

    def write(value: Any) -> Parts:
        number = cases.value(value)
        if number is None:
            listed = cases.listed()
            raise ValueError(f"expected {cases.cpp} to be one of: {listed}")
        return (spell(number),)

    unreadable = [word for word in cases.words if not is_keyword(word)]

    def read(r: Reader) -> str:
        if r.state.trusted:
            # Upstream prints these without the quotes that it would read them in.
            r.first()
            for word in unreadable:
                if r.text.startswith(word, r.pos):
                    r.pos += len(word)
                    return word
        return cases.text(cases.read(r))

    return Kind(read, write)


def _own_parser(parser: str, dialect: str, find: Find) -> Kind:
    """A parameter with C++ that parses it: one of the few kinds that upstream has."""
    match = _SYMBOLIZED(parser)
    if match is not None:
        cases = enum_of_class(match[1] + match[2], dialect)
        if cases is not None:
            return enum_kind(cases, cases.text)
    match = _DEBUG_WORD(parser)
    if match is not None:
        return debug_word(match[1], match[2])
    if "TBAAMemberAttr" in parser:
        return between("{", list_of(_class_kind("TBAAMemberAttr", find)), "}")
    raise UnknownParameter(parser)


_SYMBOLIZED: Final = later("search", r"([\w:]+::)symbolize(\w+)\(")


_DEBUG_WORD: Final = later(
    "search", r'llvm::dwarf::get(\w+)\(name\);.*"(invalid [a-z ]+: )"'
)


def debug_word(kind: str, complaint: str) -> Kind:
    """A word of DWARF."""
    # Most programs say nothing to debuggers.
    from bridge.ods.dwarf import WORDS

    words = WORDS[kind]

    def read(r: Reader) -> str | None:
        token = r.peek()
        if token.kind not in ("bare", "inttype"):
            raise Complaint(token.pos, "expected valid keyword")
        r.take()
        if token.text == "DW_TAG_null":
            # It is as no tag.
            return None
        if token.text not in words:
            raise Complaint(token.pos, complaint + token.text)
        return token.text

    return Kind(read, _as_text)


def between(opening: str, kind: Kind, closing: str) -> Kind:
    """A value between brackets, which an empty one leaves out."""

    def read(r: Reader) -> Any:
        r.expect(opening, f"expected '{opening}'")
        found = kind.read(r)
        r.expect(closing, f"expected '{closing}'")
        return found

    def write(value: Any) -> Parts:
        pieces = kind.write(value)
        return (opening, *pieces, closing) if pieces else ()

    return Kind(read, write, kind.empty)


# Types and attributes ----------------------------------------------------------------


def _integers_of(attr: Attribute, width: int) -> tuple[int, ...] | None:
    """The numbers of a dense array; None of another, or of numbers of another width."""
    if isinstance(attr, DenseArrayAttr) and attr.element is integer(width):
        return tuple([int(value) for value in attr.values])
    return None


def _read_integers(width: int, r: Reader) -> tuple[int, ...]:
    """`[1, 2]`, or an attribute that holds them."""
    start = r.peek()
    if start.kind == "#":
        held = _integers_of(read_attribute(r), width)
        if held is None:
            raise Complaint(start.pos, _WRONG_KIND)
        return held
    number = sized(f"int{width}_t").read
    r.expect("[", "expected '['")
    if r.accept("]"):
        return ()
    try:
        found = _read_several(r, number)
    except Unreadable as fault:
        r.still_expect("]", fault)
        raise
    r.expect("]", "expected ']'")
    return found


def _write_integers(value: Any) -> Parts:
    numbers = value.values if isinstance(value, DenseArrayAttr) else value
    return (f"[{', '.join([str(int(number)) for number in numbers])}]",)


def _class_kind(cpp: str, find: Find) -> Kind:
    """A class with a definition, without its mnemonic unless it is written."""
    is_type = cpp.endswith("Type")
    found = find(cpp)
    if found is None:
        raise UnknownParameter(cpp)
    defined = found

    def read(r: Reader) -> Type | Attribute:
        kind, start = r.peek().kind, r.peek().pos
        known = defined()
        if is_type:
            return read_type(r) if kind == "!" else known.read_type(r)
        if kind != "#":
            return known.read_attribute(r)
        found = read_attribute(r)
        if not is_of(found, known.dialect, frozenset({known.mnemonic})):
            raise Complaint(start, _WRONG_KIND)
        return found

    return Kind(read, without_mnemonic)


_WRONG_KIND: Final = "invalid kind of attribute specified"


def _attribute_that(fits: Callable[[Attribute], bool]) -> Kind:
    """A whole attribute of some kind."""

    def read(r: Reader) -> Attribute:
        start = r.peek().pos
        found = read_attribute(r)
        if not fits(found):
            raise Complaint(start, _WRONG_KIND)
        return found

    return Kind(read, lambda value: (value,))


def _type_that(fits: Callable[[Type], bool], name: str) -> Kind:
    """A whole type of some kind."""

    def read(r: Reader) -> Type:
        start = r.peek().pos
        found = read_type(r)
        if not fits(found):
            raise Complaint(start, wrong_kind(found, name))
        return found

    return Kind(read, lambda value: (value,))


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


def _read_several(r: Reader, read: Callable[[Reader], Any]) -> tuple[Any, ...]:
    """`x, y`, at least one."""
    found = [read(r)]
    while r.accept(","):
        found.append(read(r))
    return tuple(found)


def list_of(kind: Kind) -> Kind:
    """`x, y`, at least one."""

    def write(value: Any) -> Parts:
        found: list[Any] = []
        for item in value:
            found += [", ", *kind.write(item)] if found else kind.write(item)
        return tuple(found)

    return Kind(lambda r: _read_several(r, kind.read), write, ())


_INTEGERS: Final = frozenset(
    {"int", "int32_t", "int64_t", "uint32_t", "uint64_t", "unsigned", "unsigned int"}
)


def _integer_list(width: int) -> Kind:
    return Kind(partial(_read_integers, width), _write_integers)


_KINDS: Final[dict[str, Kind]] = {
    **{cpp: sized(cpp) for cpp in _INTEGERS},
    **{cpp: _attribute_that(fits) for cpp, fits in ATTRIBUTES.items()},
    **{cpp: _type_that(*row) for cpp, row in TYPES.items()},
    "Attribute": Kind(read_attribute, lambda value: (value,)),
    "Type": Kind(read_type, lambda value: (value,)),
    "AffineMap": _AFFINE_MAP,
    "::llvm::APInt": INTEGER,
    "DenseI32ArrayAttr": _integer_list(32),
    "DenseI64ArrayAttr": _integer_list(64),
    "GridAxesAttr": _integer_list(16),
    "bool": _BOOL,
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


_NULL: Final = later("fullmatch", r"[\w:]+\(\)")
_ENUM_ATTR: Final = later("fullmatch", r"\w+::get\(\$_ctxt, ([\w:]+)::(\w+)\)")


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
