"""What SPIR-V's ops spell in ways of their own: cases of enums, and decorations."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bridge.dialects.spirv.types import cases
from bridge.ir.attributes import Attribute, DialectAttr, IntegerAttr, StringAttr
from bridge.ir.core import Operation
from bridge.ir.types import I32, NONE
from bridge.ods.nodes import dialect_attr, enum_word
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.operation_state import OperationState


def snake_case(name: str) -> str:
    """The name of the attribute that holds a case of an enum."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower()


def case_attr(name: str, text: str) -> DialectAttr:
    """`#spirv.storage_class<Function>` for a case of `StorageClass`."""
    return dialect_attr(f"spirv.{snake_case(name)}", text)


def case_text(attr: Attribute | None) -> str:
    """The case in an attribute."""
    return enum_word(attr)


def read_string_case(r: AsmReader, name: str, what: str = "") -> str:
    """A string with a case of an enum, as it is printed; raises `ParseError`."""
    what = what or snake_case(name)
    where = r.here()
    found = r.attribute(NONE)
    if not isinstance(found, StringAttr):
        message = f"expected {what} attribute specified as string"
        raise r.op_error_here(message, where)
    value = cases(name).value(found.value)
    if value is None:
        message = f'invalid {what} attribute specification: "{found.value}"'
        raise r.op_error_here(message, where)
    return cases(name).text(value)


def read_keyword_case(r: AsmReader, state: OperationState, name: str) -> None:
    """A keyword with a case of an enum, into its attribute; raises `ParseError`."""
    where = r.here()
    word = r.any_word()
    value = cases(name).value(word)
    if value is None:
        message = f"invalid {snake_case(name)} attribute specification: {word}"
        raise r.op_error_here(message, where)
    state.properties[snake_case(name)] = case_attr(name, cases(name).text(value))


def read_decorations(r: AsmReader, state: OperationState) -> None:
    """`bind(0, 1)` or `built_in("x")`, and the attributes after it."""
    if r.accept_word("bind"):
        r.expect("(", "expected '('")
        state.attributes["descriptor_set"] = r.attribute(I32)
        r.expect(",", "expected ','")
        state.attributes["binding"] = r.attribute(I32)
        r.expect(")", "expected ')'")
    elif r.accept_word("built_in"):
        r.expect("(", "expected '('")
        state.attributes["built_in"] = r.attribute_of(StringAttr)
        r.expect(")", "expected ')'")
    r.attr_dict(state)


def write_decorations(w: AsmWriter, op: Operation, hidden: Sequence[str]) -> None:
    """The decorations of a variable, and its other attributes."""
    elided = list(hidden)
    group, binding = op.get("descriptor_set"), op.get("binding")
    if isinstance(group, IntegerAttr) and isinstance(binding, IntegerAttr):
        elided += ["descriptor_set", "binding"]
        w.text(f" bind({group.value}, {binding.value})")
    built_in = op.get("built_in")
    if isinstance(built_in, StringAttr):
        elided.append("built_in")
        w.text(f' built_in("{built_in.value}")')
    w.attr_dict(op, elided)
