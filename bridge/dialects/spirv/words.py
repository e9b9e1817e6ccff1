"""What SPIR-V's ops spell in ways of their own: cases of enums, and decorations."""

from __future__ import annotations

import re

from bridge.dialects.spirv.types import cases
from bridge.ir.attributes import Attribute, DialectAttr, StringAttr
from bridge.ir.types import NONE
from bridge.ods.nodes import dialect_attr, enum_word
from bridge.text.asm_reader import AsmReader


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
        message = f"invalid {what} attribute specification: {found}"
        raise r.op_error_here(message, where)
    return cases(name).text(value)
