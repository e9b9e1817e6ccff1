"""How an assembly format reads and writes an attribute, by its constraint.

Upstream's generator has a handful of ways: an integer enum as a keyword, a symbol's
name, an attribute whose type is known without it, a class with a syntax of its own,
and any attribute at all.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from bridge.ir.attributes import (
    Attribute,
    DenseArrayAttr,
    DenseElementsAttr,
    DenseResourceAttr,
    DenseStringElementsAttr,
    DialectAttr,
    IntegerAttr,
    SparseElementsAttr,
    StringAttr,
)
from bridge.ir.types import (
    F32,
    F64,
    I1,
    I8,
    I16,
    I32,
    I64,
    INDEX,
    NONE,
    IntegerType,
    Type,
)
from bridge.ods.definition_parameters import number_of, read_integer
from bridge.ods.definitions import Definition
from bridge.ods.enums import Enum, enum_named, is_keyword
from bridge.ods.format_language import FormatFault
from bridge.ods.kinds import kind as kind_test
from bridge.ods.nodes import definition_of_kind, type_of_text
from bridge.ods.rows import Constraint, Predicate
from bridge.records import Record
from bridge.text.asm_reader import AsmReader
from bridge.text.attributes import begins_optional_attribute
from bridge.text.state import Reader
from bridge.text.tokens import ParseError, string_value

if TYPE_CHECKING:
    from bridge.text.asm_writer import AsmWriter

Read = Callable[[AsmReader], Attribute]
ReadOptional = Callable[[AsmReader], Attribute | None]
Write = Callable[["AsmWriter", Attribute], None]
Is = Callable[[Attribute], bool]


class AttributeFormat(Record):
    """The three functions of one attribute of a format."""

    read: Read
    read_optional: ReadOptional
    write: Write
    is_word: bool = False
    """Whether it is written as a word, without brackets around it."""


def attribute_format(
    name: str, constraint: Constraint, dialect: str, qualified: bool, own: bool = False
) -> AttributeFormat:
    """The format of the attribute `name`; raises `FormatFault`.

    In a syntax of an op's `own`, one without a type may be written with one.
    """
    facts = constraint.facts
    kind = facts.get("is", "")
    if "enum" in facts and not kind.startswith("#"):
        return _enum_format(name, facts["enum"])
    if kind == "symbol name" or (own and name == "sym_name"):
        return _SYMBOL_NAME
    test = class_test(facts.get("class", "Attribute"))
    # Definitions that are of an interface's class come after its name.
    stored = facts.get("class", "Attribute").partition(" | ")[0]
    any_attribute = _any_format(test, _value_type(constraint), stored, own)
    if qualified or stored == "Attribute" or kind.startswith("#builtin."):
        return any_attribute
    if stored in _ARRAYS:
        return _array_format(_ARRAYS[stored], test, any_attribute)
    found = definition_of_kind(facts)
    if found is not None:
        return _defined_format(found, any_attribute)
    if kind.startswith("#"):
        raise FormatFault(f"the attribute '{kind}' is not known")
    return any_attribute


def _value_type(constraint: Constraint) -> Type | None:
    """The type that is not written after the attribute."""
    text = constraint.facts.get("type")
    if text:
        return type_of_text(text)
    if constraint.facts.get("class") != "StringAttr":
        return None
    # A string has no type, but where it is asked for.
    return None if _asks_for_type(constraint.test) else NONE


def _asks_for_type(test: Predicate) -> bool:
    """Whether a predicate looks at an attribute's type."""
    if not isinstance(test, list):
        return False
    return test == ["type", "self"] or any(map(_asks_for_type, test))


# Any attribute -----------------------------------------------------------------------


_TYPELESS: Final[dict[str, Type]] = {
    "AffineMapAttr": INDEX,
    "ArrayAttr": NONE,
    "DictionaryAttr": NONE,
    "FlatSymbolRefAttr": NONE,
    "IntegerSetAttr": NONE,
    "SymbolRefAttr": NONE,
    "TypeAttr": NONE,
    "UnitAttr": NONE,
}
"""The types that upstream expects of what has none: other attributes may have it."""


def _any_format(test: Is, ty: Type | None, stored: str, own: bool) -> AttributeFormat:
    begins = _BEGINS.get(stored)
    expected = ty if own else _TYPELESS.get(stored, ty)

    def read(r: AsmReader) -> Attribute:
        pos = r.here()
        found = r.attribute(expected)
        if not test(found):
            raise r.op_error_here("invalid kind of attribute specified", pos)
        return found

    def read_optional(r: AsmReader) -> Attribute | None:
        token = r.peek()
        if begins is None:
            there = begins_optional_attribute(token)
        else:
            there = token.kind == begins
        if not there:
            return None
        pos = r.here()
        found = r.attribute(expected)
        if not test(found):
            raise r.op_error_here(_unexpected(stored, found), pos)
        return found

    def write(w: AsmWriter, attr: Attribute) -> None:
        w.attribute(attr)

    def write_bare(w: AsmWriter, attr: Attribute) -> None:
        w.bare_attribute(attr)

    return AttributeFormat(read, read_optional, write if ty is None else write_bare)


def _unexpected(stored: str, found: Attribute) -> str:
    """The diagnostic of an optional attribute that is of another kind."""
    if stored != "IntegerAttr":
        return "invalid kind of attribute specified"
    return (
        f"expected attribute of type 'builtin.integer', but found attribute '{found}'"
    )


_BEGINS: Final = {
    "ArrayAttr": "[",
    "StringAttr": "string",
    "SymbolRefAttr": "@",
    "FlatSymbolRefAttr": "@",
}

_ELEMENTS: Final = (
    DenseElementsAttr,
    DenseStringElementsAttr,
    DenseResourceAttr,
    SparseElementsAttr,
    DenseArrayAttr,
)


def class_test(stored: str) -> Is:
    """Whether an attribute is of a class, as far as a reader checks.

    What any dialect defines may implement the interfaces of typed attributes.
    """
    name = stored.partition(" | ")[0]
    if name == "ElementsAttr":
        return lambda attr: isinstance(attr, (*_ELEMENTS, DialectAttr))
    if name == "TypedAttr":
        known = kind_test(name)
        return lambda attr: (
            known(attr)
            or (
                isinstance(attr, DialectAttr)
                and isinstance(getattr(attr, "type", None), Type)
            )
        )
    return kind_test(stored)


# Arrays of numbers -------------------------------------------------------------------

_ARRAYS: Final[dict[str, Type]] = {
    "DenseBoolArrayAttr": I1,
    "DenseI8ArrayAttr": I8,
    "DenseI16ArrayAttr": I16,
    "DenseI32ArrayAttr": I32,
    "DenseI64ArrayAttr": I64,
    "DenseF32ArrayAttr": F32,
    "DenseF64ArrayAttr": F64,
}


def _array_format(element: Type, test: Is, other: AttributeFormat) -> AttributeFormat:
    """`[1, 2]`, or a reference to what was defined before."""

    def read(r: AsmReader) -> Attribute:
        if r.peek().kind == "#":
            return other.read(r)
        return read_numbers(r, element)

    return AttributeFormat(read, other.read_optional, write_numbers)


def read_numbers(r: AsmReader, element: Type) -> DenseArrayAttr:
    """`[1, 2]` as an array of this element type. Raises `ParseError`."""
    r.expect("[", "expected '['")
    if r.accept("]"):
        return DenseArrayAttr(element, b"")
    read = _NUMBERS.get(element, read_integer)
    pos = r.here()
    try:
        values: list[int | float] = [read(r)]
        while r.accept(","):
            values.append(read(r))
    except ParseError as fault:
        r.still_expect("]", fault)
        raise
    r.expect("]", "expected ']'")
    try:
        return DenseArrayAttr.of(element, values)
    except (ValueError, OverflowError):
        raise r.op_error_here("integer value too large", pos) from None


def _decimal(r: Reader) -> float:
    negative = r.accept("-")
    token = r.peek()
    if token.kind not in ("float", "integer"):
        raise r.wrong_token("expected floating point literal")
    r.take()
    return -float(token.text) if negative else float(token.text)


_NUMBERS: Final[dict[Type, Callable[[Reader], int | float]]] = {
    F32: _decimal,
    F64: _decimal,
    **{ty: number_of(f"int{ty.width}_t") for ty in (I8, I16, I32, I64)},
}


def write_numbers(w: AsmWriter, attr: Attribute) -> None:
    """`[1, 2]`."""
    w.stripped(attr)


# Enums and symbols -------------------------------------------------------------------


def _enum_format(name: str, cases: str) -> AttributeFormat:
    found = enum_named(cases)
    if found is None:
        raise FormatFault(f"the cases of the enum '{cases}' are not known")
    ty = IntegerType(found.width)
    words = frozenset(word for word in found.words if is_keyword(word))

    def read_optional(r: AsmReader) -> Attribute | None:
        token = r.peek()
        if token.kind == "string":
            text = string_value(token.text)
        elif token.kind == "bare" and token.text in words:
            text = token.text
        else:
            return None
        r.take()
        value = found.value(text)
        if value is None:
            message = f'invalid {name} attribute specification: "{text}"'
            raise r.op_error_here(message, token.pos)
        return IntegerAttr(value, ty)

    def read(r: AsmReader) -> Attribute:
        attr = read_optional(r)
        if attr is None:
            raise r.op_error_here(
                "expected string or keyword containing one of the following enum "
                f"values for attribute '{name}' [{found.listed()}]",
                r.here(),
            )
        return attr

    return AttributeFormat(read, read_optional, _enum_writer(found))


def _enum_writer(found: Enum) -> Write:
    texts: dict[Attribute, str] = {}

    def write(w: AsmWriter, attr: Attribute) -> None:
        text = texts.get(attr)
        if text is None:
            value = attr.value if isinstance(attr, IntegerAttr) else 0
            texts[attr] = text = found.as_attribute(value)
        w.text(text)

    return write


def _write_symbol_name(w: AsmWriter, attr: Attribute) -> None:
    w.symbol(attr.value if isinstance(attr, StringAttr) else "")


_SYMBOL_NAME: Final = AttributeFormat(
    lambda r: r.symbol_name(), lambda r: r.optional_symbol_name(), _write_symbol_name
)


# Attributes with a syntax of their own -----------------------------------------------


def _defined_format(found: Definition, other: AttributeFormat) -> AttributeFormat:
    def read(r: AsmReader) -> Attribute:
        if r.peek().kind == "#":
            return other.read(r)
        node: Attribute = found.read_node(r)
        return node

    def write(w: AsmWriter, attr: Attribute) -> None:
        w.stripped(attr)

    return AttributeFormat(read, other.read_optional, write, found.is_word)
