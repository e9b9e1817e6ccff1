"""Parameters of types and attributes: how a value of each C++ type is read and written.

A value is what Python has for it: a number, a text, a case of an enum as it is written,
a node, a tuple of such. It is written as the pieces that upstream prints for it: text,
and the nodes that may be printed as an alias.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache, partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol, TypeAlias, TypeVar

from bridge.ir.affine import AffineMap
from bridge.ir.attributes import Attribute, DenseArrayAttr, DialectAttr, Stripped
from bridge.ir.types import DialectType, Type, integer
from bridge.later import deferred
from bridge.ods.definition_nodes import ATTRIBUTES, TYPES, is_of, wrong_kind
from bridge.ods.entries import Entry, Line
from bridge.ods.enums import Enum, enum_named, enum_of_class
from bridge.ods.rows import table
from bridge.records import Record
from bridge.source import Source
from bridge.text.affine import print_map, read_map
from bridge.text.aliases import DIALECT_ALIASES
from bridge.text.attributes import read_attribute
from bridge.text.integers import TOO_LARGE, Width, integer_value, width_of
from bridge.text.state import Parts, Reader
from bridge.text.tokens import NestedParseError, ParseError, quoted, string_value
from bridge.text.types import read_type

if TYPE_CHECKING:
    from bridge.ods import dwarf
else:
    # Most programs have no debug information.
    dwarf = deferred("bridge.ods.dwarf")

T = TypeVar("T")

Field: TypeAlias = Any
"""The value of a parameter of a type or an attribute: what it is its kind says."""


class Readable(Protocol):
    """A definition, as far as parameters need it."""

    @property
    def dialect(self) -> str:
        """Whose it is."""

    @property
    def mnemonic(self) -> str:
        """What it is called there."""

    def read_node(self, r: Reader) -> Type | Attribute:
        """The type or attribute without its mnemonic; raises `ParseError`."""


Find = Callable[[str], "Callable[[], Readable] | None"]
"""Returns a getter of the definition of a C++ class; classes may nest."""


def _as_it_is(value: T) -> T:
    return value


class Kind(NamedTuple):
    """What a C++ type is in Python, and as text."""

    read: Callable[[Reader], object]
    """Takes a value; raises `ParseError`."""
    write: Callable[[Field], Parts]
    """The pieces of a value."""
    keep: Callable[[object], object] = _as_it_is
    """A value as it is stored; raises `ValueError` for what is none of these."""
    empty: object = None
    """The value for which nothing is written."""
    hint: str = "Any"
    """The type of a value, with classes of types and attributes as C++ names them."""


class UnknownParameter(ValueError):
    """A parameter's C++ is not modelled: what it is in stays as it is written."""


INTEGERS: Final = frozenset(
    {"int", "int32_t", "int64_t", "uint32_t", "uint64_t", "unsigned", "unsigned int"}
)


class Parameter(Record):
    """One parameter; `default` is the text of what is not printed."""

    name: str
    kind: Kind
    optional: bool
    default: str

    @property
    def standard(self) -> object:
        """The value where nothing is written."""
        return _standard(self.kind, self.default) if self.default else self.kind.empty

    def kept(self, value: object) -> object:
        """A value as it is stored; raises `ValueError` where it is not of its kind."""
        return self.kind.keep(value)

    def pieces(self, values: Entry) -> Parts:
        """What is written for it; nothing where it has no value."""
        value = values.get(self.name)
        return () if value is None else self.kind.write(value)

    def is_shown(self, values: Entry) -> bool:
        """Whether it is printed: it is not at its default."""
        if not self.optional:
            return True
        return values.get(self.name) != self.standard and bool(self.pieces(values))


@cache
def _standard(kind: Kind, text: str) -> object:
    """The value that is written as the text of a default."""
    # The case of an enum attribute is with or without brackets, by its format.
    for spelled in (text, f"<{text}>"):
        try:
            return kind.read(Reader(Source(spelled)))
        except ParseError:
            continue
    # No text stands for it: the number 0 where names are written, say.
    return kind.empty


def parameter(line: Line, dialect: str, find: Find) -> Parameter:
    """A parameter of a definition; raises `UnknownParameter`."""
    name, cpp, *rest = line
    more: Entry = rest[0] if rest else {}
    cpp = cpp.removeprefix("::mlir::").removeprefix("mlir::")
    kind = _kind(cpp, more, dialect, find)
    return Parameter(name, kind, "optional" in more, more.get("default", ""))


def _kind(cpp: str, more: Entry, dialect: str, find: Find) -> Kind:
    match more:
        case {"kind": Kind() as kind}:
            return kind
        case {"words": name}:
            cases = enum_named(name)
            if cases is not None:
                return enum_kind(cases, cases.text)
        case {"dwarf": [words, message]}:
            return debug_word(words, message)
        case {"braced": True}:
            return between("{", _kind(cpp, {}, dialect, find), "}")
        case {"resource": True}:
            raise UnknownParameter(cpp)
        case _:
            pass
    if cpp in KINDS:
        return KINDS[cpp]
    if cpp == "::llvm::StringRef":
        return STRING if "quoted" in more else _BARE
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
        raise NestedParseError(r.peek().pos, "expected integer value")
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
            raise ParseError(token.pos, "expected integer value")
        return None
    r.take()
    value = integer_value(token.text)
    return -value if negative else value


def _string(r: Reader) -> str:
    token = r.peek()
    if token.kind != "string":
        raise NestedParseError(token.pos, "expected string")
    r.take()
    return string_value(token.text)


def _read_map(r: Reader) -> AffineMap:
    found, r.pos = read_map(r.text, r.peek().pos)
    return found


def _as_text(value: object) -> Parts:
    return (str(value),)


def _of_class(cls: type[T]) -> Callable[[object], T]:
    """What refuses values that are not of a class."""

    def keep(value: object) -> T:
        if not isinstance(value, cls):
            raise ValueError(f"expected {cls.__name__}, got {value!r}")
        return value

    return keep


def _integer_kept(value: object) -> int:
    if not isinstance(value, int):
        raise ValueError(f"expected int, got {value!r}")
    return int(value)


INTEGER: Final = Kind(read_integer, _as_text, _integer_kept, hint="int")


def number_of(cpp: str) -> Callable[[Reader], int]:
    """Reads a number of so many bits, as C++ calls them."""
    return partial(_fitting, width_of(cpp))


def optional_number_of(cpp: str) -> Callable[[Reader], int | None]:
    """Reads a number of so many bits; None where there is none."""
    width = width_of(cpp)

    def read(r: Reader) -> int | None:
        start = r.peek().pos
        found = _optional_integer(r)
        return None if found is None else _held(width, found, start)

    return read


def _fitting(width: Width, r: Reader) -> int:
    start = r.peek().pos
    return _held(width, read_integer(r), start)


def _held(width: Width, number: int, start: int) -> int:
    held = width.held(number)
    if held is None:
        raise NestedParseError(start, TOO_LARGE)
    return held


def sized(cpp: str) -> Kind:
    """A number of so many bits, as C++ calls them."""
    width = width_of(cpp)

    def keep(value: object) -> int:
        held = width.held(_integer_kept(value))
        if held is None:
            raise ValueError(f"{TOO_LARGE}: {value}")
        return held

    return Kind(number_of(cpp), _as_text, keep, hint="int")


read_unsigned: Final = number_of("uint32_t")
optional_unsigned: Final = optional_number_of("uint32_t")
"""Numbers of 32 bits without a sign; None where there is none."""


def _flag(r: Reader) -> bool:
    token = r.peek()
    found = read_integer(r)
    if found not in (0, 1) and token.text != "true":
        raise NestedParseError(token.pos, TOO_LARGE)
    return found != 0


_BOOL: Final = Kind(
    _flag, lambda value: ("true" if value else "false",), bool, hint="bool"
)
STRING: Final = Kind(
    _string, lambda value: (quoted(value),), _of_class(str), hint="str"
)
_BARE: Final = STRING._replace(write=_as_text)
_AFFINE_MAP: Final = Kind(
    _read_map, lambda value: (print_map(value),), _of_class(AffineMap), hint="AffineMap"
)


def _optional(cpp: str) -> Kind:
    if cpp not in INTEGERS:
        raise UnknownParameter(cpp)
    return sized(cpp)._replace(read=optional_number_of(cpp), hint="int | None")


# Enums -------------------------------------------------------------------------------


def enum_kind(cases: Enum, spell: Callable[[int], str]) -> Kind:
    """A case of an enum, as it is written; `spell` may put it in quotes."""

    def write(value: str) -> Parts:
        return (spell(cases.value(value) or 0),)

    def keep(value: object) -> str:
        number = cases.value(value) if isinstance(value, str) else None
        if number is None:
            listed = cases.listed()
            raise ValueError(f"expected {cases.cpp} to be one of: {listed}")
        return cases.text(number)

    return Kind(lambda r: cases.text(cases.read(r)), write, keep, hint="str")


def debug_word(kind: str, message: str) -> Kind:
    """A word of DWARF."""
    words = dwarf.WORDS[kind]

    def read(r: Reader) -> str | None:
        token = r.peek()
        if token.kind not in ("bare", "inttype"):
            raise NestedParseError(token.pos, "expected valid keyword")
        r.take()
        if token.text == "DW_TAG_null":
            # It is as no tag.
            return None
        if token.text not in words:
            raise NestedParseError(token.pos, message + token.text)
        return token.text

    def keep(value: object) -> str:
        if value not in words:
            raise ValueError(f"{message}{value}")
        return str(value)

    return Kind(read, _as_text, keep, hint="str")


def between(opening: str, kind: Kind, closing: str) -> Kind:
    """A value between brackets, which an empty one leaves out."""

    def read(r: Reader) -> object:
        r.expect(opening, f"expected '{opening}'")
        found = kind.read(r)
        r.expect(closing, f"expected '{closing}'")
        return found

    def write(value: object) -> Parts:
        pieces = kind.write(value)
        return (opening, *pieces, closing) if pieces else ()

    return kind._replace(read=read, write=write)


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
            raise NestedParseError(start.pos, _WRONG_KIND)
        return held
    number = number_of(f"int{width}_t")
    r.expect("[", "expected '['")
    if r.accept("]"):
        return ()
    try:
        found = _read_several(r, number)
    except ParseError as fault:
        r.still_expect("]", fault)
        raise
    r.expect("]", "expected ']'")
    return found


def _write_integers(value: Iterable[int]) -> Parts:
    return (f"[{', '.join(map(str, value))}]",)


def _integers_kept(value: object) -> tuple[int, ...]:
    numbers = value.values if isinstance(value, DenseArrayAttr) else _items(value)
    return tuple([_integer_kept(int(number)) for number in numbers])


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
            return read_type(r) if kind == "!" else known.read_node(r)
        if kind != "#":
            return known.read_node(r)
        found = read_attribute(r)
        if not fits(found):
            raise NestedParseError(start, _WRONG_KIND)
        return found

    def fits(value: object) -> bool:
        known = defined()
        if is_type:
            return isinstance(value, Type)
        return is_of(value, known.dialect, frozenset({known.mnemonic}))

    def keep(value: object) -> object:
        if not fits(value):
            raise ValueError(f"expected {cpp.rpartition('::')[2]}, got {value!r}")
        return value

    return Kind(read, without_mnemonic, keep, hint="Type" if is_type else cpp)


_WRONG_KIND: Final = "invalid kind of attribute specified"


def _whole(read: Callable[[Reader], object], cls: type) -> Kind:
    """Any node of a class."""
    return Kind(read, lambda value: (value,), _of_class(cls), hint=cls.__name__)


def _attribute_that(fits: Callable[[Attribute], bool], cpp: str) -> Kind:
    """A whole attribute of some kind."""

    def read(r: Reader) -> Attribute:
        start = r.peek().pos
        found = read_attribute(r)
        if not fits(found):
            raise NestedParseError(start, _WRONG_KIND)
        return found

    def keep(value: object) -> object:
        if not isinstance(value, Attribute) or not fits(value):
            raise ValueError(f"{_WRONG_KIND}: {value!r}")
        return value

    return Kind(read, lambda value: (value,), keep, hint=cpp)


def _type_that(fits: Callable[[Type], bool], name: str, cpp: str) -> Kind:
    """A whole type of some kind."""

    def read(r: Reader) -> Type:
        start = r.peek().pos
        found = read_type(r)
        if not fits(found):
            raise NestedParseError(start, wrong_kind(found, name))
        return found

    def keep(value: object) -> object:
        if not isinstance(value, Type):
            raise ValueError(f"expected Type, got {value!r}")
        if not fits(value):
            raise ValueError(wrong_kind(value, name))
        return value

    return Kind(read, lambda value: (value,), keep, hint=cpp)


def node_kind(cls: type[Type] | type[Attribute]) -> Kind:
    """A whole node of a class of ours."""
    name = cls.__name__
    if issubclass(cls, Type):
        return _type_that(lambda ty: isinstance(ty, cls), name, name)
    return _attribute_that(lambda attr: isinstance(attr, cls), name)


def without_mnemonic(node: Type | Attribute) -> Parts:
    """A dialect's node as it is written where its class is given.

    One that may get an alias stays whole; of the others only the text is compared.
    """
    return _stripped(node, "")


def _stripped(node: Type | Attribute, before: str) -> Parts:
    """`without_mnemonic`, with a text before what begins with a word."""
    if not isinstance(node, DialectType | DialectAttr):
        return (node,)
    if (node.dialect, node.mnemonic) in DIALECT_ALIASES and isinstance(
        node, DialectAttr
    ):
        return (Stripped(node),)
    head = str(node.parts[0])
    body = head.removeprefix(node.mnemonic)
    if body.startswith(" "):
        body = (before if _begins_with_word(node) else "") + body.lstrip()
    rest = tuple([p for p in (body, *node.parts[1:]) if p != ""])
    return rest or (node,)


def _begins_with_word(node: DialectType | DialectAttr) -> bool:
    """Whether a node's format does, after its mnemonic."""
    owner = table(node.dialect)
    kind = "types" if isinstance(node, DialectType) else "attributes"
    line = {} if owner is None else owner.data.get(kind, {}).get(node.mnemonic, {})
    text: str = line.get("format") or ""
    return text[:1] == "`" and text[1:2].isalpha()


def _read_several(r: Reader, read: Callable[[Reader], T]) -> tuple[T, ...]:
    """`x, y`, at least one."""
    found = [read(r)]
    while r.accept(","):
        found.append(read(r))
    return tuple(found)


def _items(value: object) -> Iterable[Field]:
    """The items of a sequence; raises `ValueError` for what is none."""
    if isinstance(value, str) or not isinstance(value, Iterable):
        raise ValueError(f"expected a sequence, got {value!r}")
    return value


def list_of(kind: Kind) -> Kind:
    """`x, y`, at least one."""
    # Upstream has a blank before the word that a node begins with, here as everywhere.
    stripped = kind.write is without_mnemonic
    write_item = partial(_stripped, before=" ") if stripped else kind.write

    def write(value: Iterable[object]) -> Parts:
        found: list[str | Type | Attribute] = []
        for item in value:
            found += [", ", *write_item(item)] if found else write_item(item)
        return tuple(found)

    def keep(value: object) -> tuple[object, ...]:
        return tuple(map(kind.keep, _items(value)))

    several = f"tuple[{kind.hint}, ...]"
    return Kind(lambda r: _read_several(r, kind.read), write, keep, (), several)


def _integer_list(width: int) -> Kind:
    read = partial(_read_integers, width)
    return Kind(read, _write_integers, _integers_kept, hint="tuple[int, ...]")


KINDS: Final[dict[str, Kind]] = {
    **{cpp: sized(cpp) for cpp in INTEGERS},
    **{cpp: _attribute_that(fits, cpp) for cpp, fits in ATTRIBUTES.items()},
    **{cpp: _type_that(*row, cpp) for cpp, row in TYPES.items()},
    "Attribute": _whole(read_attribute, Attribute),
    "Type": _whole(read_type, Type),
    "AffineMap": _AFFINE_MAP,
    "::llvm::APInt": INTEGER,
    "DenseI32ArrayAttr": _integer_list(32),
    "DenseI64ArrayAttr": _integer_list(64),
    "GridAxesAttr": _integer_list(16),
    "bool": _BOOL,
}
"""By the C++ type, without its namespace."""
