"""How an assembly format reads and writes an attribute, by its constraint.

Upstream's generator has a handful of ways: an integer enum as a keyword, a symbol's
name, an attribute whose type is known without it, a class with a syntax of its own,
and any attribute at all.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from bridge.ir.attributes import (
    AffineMapAttr,
    ArrayAttr,
    Attribute,
    DenseArrayAttr,
    DenseElementsAttr,
    DenseResourceAttr,
    DenseStringElementsAttr,
    DialectAttr,
    DictionaryAttr,
    FloatAttr,
    IntegerAttr,
    IntegerSetAttr,
    SparseElementsAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
    UnitAttr,
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
    FloatType,
    IndexType,
    IntegerType,
    Type,
    as_shaped,
)
from bridge.ods.build import built_type
from bridge.ods.definition_parameters import read_integer, sized
from bridge.ods.definitions import Definition, dialect_of
from bridge.ods.enums import Enum, enum, is_keyword
from bridge.ods.format_language import FormatFault
from bridge.ods.nodes import definition_of
from bridge.ods.rows import Constraint
from bridge.records import Record
from bridge.text.asm_reader import AsmReader
from bridge.text.attributes import begins_optional_attribute
from bridge.text.state import Reader
from bridge.text.tokens import Unreadable, string_value

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
    pattern: str = ""
    """A plain spelling, as a regular expression: its meaning is in its text alone."""
    is_word: bool = False
    """Whether it is written as a word, without brackets around it."""


def attribute_format(
    name: str, constraint: Constraint, dialect: str, qualified: bool
) -> AttributeFormat:
    """The format of the attribute `name`; raises `FormatFault`."""
    facts = constraint.facts
    kind = facts.get("is", "")
    cpp = facts.get("cpp", "")
    if "enum" in facts and not kind.startswith("#"):
        return _enum_format(name, facts["enum"], cpp, dialect)
    if kind == "symbol name":
        return _SYMBOL_NAME
    ty = _value_type(facts)
    test = _test(cpp, dialect)
    any_attribute = _any_format(test, ty, cpp)
    if qualified or cpp == "::mlir::Attribute":
        return any_attribute
    if cpp in _ARRAYS:
        return _array_format(_ARRAYS[cpp], test, any_attribute)
    if kind.startswith("#builtin."):
        return any_attribute
    found = definition_of(cpp, dialect, "attributes")
    if found is not None:
        return _defined_format(found, any_attribute)
    if kind.startswith("#"):
        raise FormatFault(f"the attribute '{kind}' is not known")
    return any_attribute


def _value_type(facts: Any) -> Type | None:
    """The type that is not written behind the attribute."""
    text = facts.get("type")
    if text:
        return built_type(text)
    return NONE if facts.get("cpp") == "::mlir::StringAttr" else None


# Any attribute -----------------------------------------------------------------------


_TYPELESS: Final[dict[str, Type]] = {
    "::mlir::AffineMapAttr": INDEX,
    "::mlir::ArrayAttr": NONE,
    "::mlir::DictionaryAttr": NONE,
    "::mlir::FlatSymbolRefAttr": NONE,
    "::mlir::IntegerSetAttr": NONE,
    "::mlir::SymbolRefAttr": NONE,
    "::mlir::TypeAttr": NONE,
    "::mlir::UnitAttr": NONE,
}
"""The types that upstream expects of what has none: other attributes may have it."""


def _any_format(test: Is, ty: Type | None, cpp: str) -> AttributeFormat:
    begins = _BEGINS.get(cpp)
    expected = _TYPELESS.get(cpp, ty)

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
            raise r.op_error_here(_unexpected(cpp, found), pos)
        return found

    def write(w: AsmWriter, attr: Attribute) -> None:
        w.attribute(attr)

    def write_bare(w: AsmWriter, attr: Attribute) -> None:
        w.bare_attribute(attr)

    return AttributeFormat(
        read,
        read_optional,
        write if ty is None else write_bare,
        _pattern(cpp, ty),
    )


def _unexpected(cpp: str, found: Attribute) -> str:
    """What is said of an attribute that may be left out, and is another one."""
    if cpp != "::mlir::IntegerAttr":
        return "invalid kind of attribute specified"
    return (
        f"expected attribute of type 'builtin.integer', but found attribute '{found}'"
    )


_NAME: Final = r"@[A-Za-z_][A-Za-z0-9_$.]*+"
_PATTERNS: Final = {
    "::mlir::BoolAttr": "(?:true|false)(?![A-Za-z0-9_$.])",
    "::mlir::FlatSymbolRefAttr": rf"{_NAME}(?![ ]*+:)",
    "::mlir::StringAttr": r'"[^"\\\n\v\f]*+"(?![ ]*+:)',
    "::mlir::SymbolRefAttr": rf"{_NAME}(?![ ]*+:)",
    "::mlir::TypedAttr": (
        r"-?[0-9]++ : (?:index|i[0-9]++)(?![A-Za-z0-9_$.])"
        r"|(?:true|false)(?![A-Za-z0-9_$.])"
        r"|-?[0-9]++\.[0-9]*+(?:[eE][-+]?[0-9]++)?+ : b?f[0-9]++(?![A-Za-z0-9_$.])"
    ),
}
"""Plain spellings by the class of the attribute."""


def _pattern(cpp: str, ty: Type | None) -> str:
    if cpp == "::mlir::IntegerAttr" and ty is not None:
        return r"-?[0-9]++(?![A-Za-z0-9_$.])(?![ ]*+:)"
    return _PATTERNS.get(cpp, "")


_BEGINS: Final = {
    "::mlir::ArrayAttr": "[",
    "::mlir::StringAttr": "string",
    "::mlir::SymbolRefAttr": "@",
    "::mlir::FlatSymbolRefAttr": "@",
}

_ELEMENTS: Final = (
    DenseElementsAttr,
    DenseStringElementsAttr,
    DenseResourceAttr,
    SparseElementsAttr,
    DenseArrayAttr,
)


def _anything(attr: Attribute) -> bool:
    return True


def _of_class(*classes: type[Attribute]) -> Is:
    return lambda attr: isinstance(attr, classes)


def _is_bool(attr: Attribute) -> bool:
    return isinstance(attr, IntegerAttr) and attr.type is I1


def _is_flat(attr: Attribute) -> bool:
    return isinstance(attr, SymbolRefAttr) and not attr.nested


def _holds(attr: Attribute, *classes: type[Type]) -> bool:
    """Whether dense elements are of one of the classes."""
    shaped = as_shaped(attr.type) if isinstance(attr, DenseElementsAttr) else None
    return shaped is not None and isinstance(shaped.element, classes)


def _is_int_elements(attr: Attribute) -> bool:
    return _holds(attr, IntegerType, IndexType)


def _is_fp_elements(attr: Attribute) -> bool:
    return _holds(attr, FloatType)


_TESTS: Final[dict[str, Is]] = {
    "AffineMapAttr": _of_class(AffineMapAttr),
    "ArrayAttr": _of_class(ArrayAttr),
    "BoolAttr": _is_bool,
    "DenseElementsAttr": _of_class(DenseElementsAttr, DenseStringElementsAttr),
    "DenseFPElementsAttr": _is_fp_elements,
    "DenseIntElementsAttr": _is_int_elements,
    "DenseResourceElementsAttr": _of_class(DenseResourceAttr),
    "DictionaryAttr": _of_class(DictionaryAttr),
    "ElementsAttr": _of_class(*_ELEMENTS, DialectAttr),
    "FlatSymbolRefAttr": _is_flat,
    "FloatAttr": _of_class(FloatAttr),
    "IntegerAttr": _of_class(IntegerAttr),
    "IntegerSetAttr": _of_class(IntegerSetAttr),
    "StringAttr": _of_class(StringAttr),
    "SymbolRefAttr": _of_class(SymbolRefAttr),
    "TypeAttr": _of_class(TypeAttr),
    "TypedAttr": _of_class(IntegerAttr, FloatAttr, StringAttr, DialectAttr, *_ELEMENTS),
    "UnitAttr": _of_class(UnitAttr),
}


def _test(cpp: str, dialect: str) -> Is:
    """Whether an attribute is of a C++ class, as far as that is known."""
    return class_test(cpp, dialect) or _anything


def class_test(cpp: str, dialect: str) -> Is | None:
    """Whether an attribute is of a C++ class; None where the class is not known."""
    known = _TESTS.get(cpp.removeprefix("::").removeprefix("mlir::"))
    if known is not None:
        return known
    element = _ARRAYS.get(cpp)
    if element is not None:
        return lambda attr: isinstance(attr, DenseArrayAttr) and attr.element is element
    found = definition_of(cpp, dialect, "attributes")
    if isinstance(found, Definition):
        owner, mnemonic = found.dialect, found.mnemonic
        return lambda attr: (
            isinstance(attr, DialectAttr)
            and attr.dialect == owner
            and attr.mnemonic == mnemonic
        )
    return None


# Arrays of numbers -------------------------------------------------------------------

_ARRAYS: Final[dict[str, Type]] = {
    "::mlir::DenseBoolArrayAttr": I1,
    "::mlir::DenseI8ArrayAttr": I8,
    "::mlir::DenseI16ArrayAttr": I16,
    "::mlir::DenseI32ArrayAttr": I32,
    "::mlir::DenseI64ArrayAttr": I64,
    "::mlir::DenseF32ArrayAttr": F32,
    "::mlir::DenseF64ArrayAttr": F64,
}


def _array_format(element: Type, test: Is, other: AttributeFormat) -> AttributeFormat:
    """`[1, 2]`, or a reference to what was defined before."""

    def read(r: AsmReader) -> Attribute:
        if r.peek().kind == "#":
            return other.read(r)
        return read_numbers(r, element)

    pattern = "" if isinstance(element, FloatType) else r"\[[-0-9, ]*+\]"
    return AttributeFormat(read, other.read_optional, write_numbers, pattern)


def read_numbers(r: AsmReader, element: Type) -> DenseArrayAttr:
    """`[1, 2]` as an array of this element type. Raises `Unreadable`."""
    r.expect("[", "expected '['")
    if r.accept("]"):
        return DenseArrayAttr(element, b"")
    read = _NUMBERS.get(element, read_integer)
    pos = r.here()
    try:
        values: list[int | float] = [read(r)]
        while r.accept(","):
            values.append(read(r))
    except Unreadable as fault:
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
    **{ty: sized(f"int{ty.width}_t").read for ty in (I8, I16, I32, I64)},
}


def write_numbers(w: AsmWriter, attr: Attribute) -> None:
    """`[1, 2]`."""
    w.stripped(attr)


# Enums and symbols -------------------------------------------------------------------


def _enum_format(name: str, enum_name: str, cpp: str, dialect: str) -> AttributeFormat:
    found = enum(dialect, enum_name) or enum(dialect_of(cpp) or "", enum_name)
    if found is None:
        raise FormatFault(f"the cases of the enum '{enum_name}' are not known")
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

    choices = "|".join(sorted(map(re.escape, words), key=len, reverse=True))
    pattern = f"(?:{choices})(?![A-Za-z0-9_$.])"
    return AttributeFormat(read, read_optional, _enum_writer(found), pattern)


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

    pattern = "" if found.is_word else r"<[A-Za-z0-9_, |]*+>"
    return AttributeFormat(read, other.read_optional, write, pattern, found.is_word)
