"""Types and attributes of the test dialect that upstream has code for."""

from __future__ import annotations

from typing import Final

from bridge.ir.attributes import (
    ArrayAttr,
    Attribute,
    FloatAttr,
    IntegerAttr,
    ResourceHandle,
    StringAttr,
    TypeAttr,
)
from bridge.ir.floats import format_float
from bridge.ir.types import F32, F64, I16, I32, I64, FloatType, Type
from bridge.ods.definition_formats import Body, Fields, Own, Part
from bridge.ods.definitions import Rules, Syntax
from bridge.ods.enums import Enum, enum
from bridge.text.attributes import read_attribute
from bridge.text.numbers import float_pattern
from bridge.text.state import Parts, Reader
from bridge.text.tokens import NestedParseError, string_value
from bridge.text.types import read_type

DYNAMIC: Final = -(1 << 63)

# Custom directives -------------------------------------------------------------------

_FLOATS: Final = {"float": F32, "double": F64, "fp80": FloatType("f80")}


def _read_float(r: Reader) -> Fields:
    r.expect("<", "expected '<'")
    token = r.peek()
    if token.kind != "string":
        raise r.wrong_token("expected string")
    r.take()
    name = string_value(token.text)
    r.expect(":", "expected ':'")
    ty = _FLOATS.get(name)
    if ty is None:
        message = "unknown float type, expected 'float', 'double' or 'fp80'"
        raise NestedParseError(r.peek().pos, message)
    negative = r.accept("-")
    bits = float_pattern(r, ty.format, r.take(), negative)
    r.expect(">", "expected '>'")
    return {"type_str": StringAttr(name), "value": FloatAttr.of_bits(bits, ty)}


def _write_float(values: Fields) -> Parts:
    value = values["value"]
    text = format_float(value.type.format, value.bits)
    return (f"<{values['type_str']} : {text}>",)


def _read_size(r: Reader, values: Fields) -> None:
    values["value"] = DYNAMIC if r.accept("?") else r.integer()


def _write_size(values: Fields) -> Parts:
    value = values["value"]
    return ("?" if value == DYNAMIC else str(value),)


def _read_sizes(r: Reader, values: Fields) -> None:
    if r.peek().kind == "integer":
        values["opt_value"] = ArrayAttr((IntegerAttr(r.integer(), I64),))
    else:
        values["opt_value"] = read_attribute(r)


def _write_sizes(values: Fields) -> Parts:
    sizes = values["opt_value"]
    if len(sizes.elements) == 1 and isinstance(sizes.elements[0], IntegerAttr):
        return (str(sizes.elements[0].value),)
    return (sizes,)


# What is defined while a program runs -------------------------------------------------


def _read_list(r: Reader) -> list[Attribute]:
    found: list[Attribute] = []
    if r.accept("<") and not r.accept(">"):
        found.append(read_attribute(r))
        while r.accept(","):
            found.append(read_attribute(r))
        r.expect(">", "expected '>'")
    return found


def _listed(count: int, what: str) -> Body:
    """So many attributes in a list, as those of irdl."""

    def read(r: Reader) -> Fields:
        return {"params": tuple(_read_list(r))}

    def write(values: Fields) -> Parts:
        parts: list[str | Type | Attribute] = []
        for one in values["params"]:
            parts += [", " if parts else "<", one]
        return (*parts, ">") if parts else ()

    def judge(values: Fields) -> str | None:
        had = len(values["params"])
        if had == count:
            return None
        return f"expected {count} {what} arguments, but had {had}"

    return Body(("params",), read, write, judge=judge)


def _pair() -> Body:
    """`<f32:f64>`."""

    def read(r: Reader) -> Fields:
        r.expect("<", "expected '<'")
        first = read_type(r)
        r.expect(":", "expected ':'")
        second = read_type(r)
        r.expect(">", "expected '>'")
        return {"first": TypeAttr(first), "second": TypeAttr(second)}

    def write(values: Fields) -> Parts:
        return ("<", values["first"], ":", values["second"], ">")

    return Body(("first", "second"), read, write)


# Elements -----------------------------------------------------------------------------


def _read_elements(r: Reader) -> Fields:
    r.expect("<", "expected '<'")
    r.expect("[", "expected '['")
    found: list[int] = []
    while r.peek().kind == "integer":
        found.append(r.integer())
        if not r.accept(","):
            break
    r.expect("]", "expected ']'")
    r.expect(">", "expected '>'")
    return {"elements": tuple(found)}


def _write_elements(values: Fields) -> Parts:
    return (f"<[{', '.join(map(str, values['elements']))}]>",)


def _read_handle(r: Reader) -> Fields:
    r.expect("<", "expected '<'")
    token = r.peek()
    if token.kind not in ("bare", "inttype", "string"):
        raise r.error("expected identifier key for 'resource' entry")
    r.take()
    key = string_value(token.text) if token.kind == "string" else token.text
    r.expect(">", "expected '>'")
    return {"handle": ResourceHandle(r.state.resource("test", key))}


def _write_handle(values: Fields) -> Parts:
    return ("<", values["handle"], ">")


def _read_three(r: Reader) -> Fields:
    r.expect("<", "expected '<'")
    first = read_attribute(r)
    r.expect(",", "expected ','")
    second = read_attribute(r)
    r.expect(",", "expected ','")
    third = read_attribute(r)
    r.expect(">", "expected '>'")
    return {"first": first, "second": second, "third": third}


def _write_three(values: Fields) -> Parts:
    first, second, third = values["first"], values["second"], values["third"]
    return ("<", first, ", ", second, ", ", third, ">")


def _simple_enum() -> Enum:
    found = enum("test", "TestSimpleEnum")
    assert found is not None  # the table has it
    return found


def _read_case(r: Reader) -> Fields:
    cases = _simple_enum()
    return {"value": cases.text(cases.read(r))}


def _write_case(values: Fields) -> Parts:
    """In quotes where it is no keyword, as enums that are no attributes are."""
    cases = _simple_enum()
    return (cases.as_parameter(cases.value(values["value"]) or 0),)


SYNTAX: Final[Syntax] = {
    ("e1di64_elements", "attributes"): Body(("handle",), _read_handle, _write_handle),
    ("sub_elements_access", "attributes"): Body(
        ("first", "second", "third"), _read_three, _write_three
    ),
    ("simple_enum", "attributes"): Body(("value",), _read_case, _write_case),
    ("custom_float", "attributes"): Body(
        ("type_str", "value"), _read_float, _write_float
    ),
    ("custom_struct", "attributes"): Own(
        {
            "CustomStructAttr": Part(_read_size, _write_size),
            "CustomOptStructFieldAttr": Part(_read_sizes, _write_sizes),
        }
    ),
    ("i64_elements", "attributes"): Body(
        ("elements",), _read_elements, _write_elements
    ),
    ("dynamic_singleton", "types"): _listed(0, "type"),
    ("dynamic_pair", "types"): _listed(2, "type"),
    ("dynamic_custom_assembly_format", "types"): _pair(),
    ("dynamic_singleton", "attributes"): _listed(0, "attribute"),
    ("dynamic_pair", "attributes"): _listed(2, "attribute"),
    ("dynamic_custom_assembly_format", "attributes"): _pair(),
}


def _verify_parameter(values: Fields) -> str | None:
    if values["param"] in (I16, I32):
        return None
    return (
        "failed to verify 'param': 16-bit signless integer or 32-bit signless integer"
    )


RULES: Final[Rules] = {("type_verification", "types"): _verify_parameter}
