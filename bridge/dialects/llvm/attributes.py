"""Attributes of the llvm dialect that no format describes wholly."""

from __future__ import annotations

from typing import Final

from bridge.ir.attributes import IntegerAttr
from bridge.ir.types import IntegerType, integer
from bridge.ods.definition_formats import Body, Values
from bridge.ods.definition_nodes import wrong_kind
from bridge.ods.definitions import Syntax
from bridge.text.state import Parts, Reader
from bridge.text.tokens import Complaint
from bridge.text.types import read_type


def _read_range(r: Reader) -> Values:
    """`<i32, 0, 12>` of a constant range."""
    r.expect("<", "expected '<'")
    where = r.peek().pos
    ty = read_type(r)
    if not isinstance(ty, IntegerType):
        raise Complaint(where, wrong_kind(ty, "builtin.integer"))
    bounds = []
    for _ in range(2):
        r.expect(",", "expected ','")
        sign = -1 if r.accept("-") else 1
        token = r.expect_kind("integer", "expected integer value")
        value = sign * int(token.text, 16 if "x" in token.text else 10)
        bounds.append(IntegerAttr.wrapped(value, integer(ty.width)))
    r.expect(">", "expected '>'")
    return {"lower": bounds[0], "upper": bounds[1]}


def _range_parts(values: Values) -> Parts:
    lower, upper = values["lower"], values["upper"]
    if lower.type is not upper.type:
        raise ValueError("the bounds of a range are of one type")
    half = 1 << (lower.type.width - 1) if lower.type.width else 0
    bounds = [((bound.bits + half) & (2 * half - 1)) - half for bound in (lower, upper)]
    return (f"<i{lower.type.width}, {bounds[0]}, {bounds[1]}>",)


def _read_operation(r: Reader) -> Values:
    """`DW_OP_LLVM_fragment(32, 32)`: an operation of a debug expression."""
    token = r.peek()
    if token.kind != "bare" or not token.text.startswith("DW_OP_"):
        raise r.error(
            "invalid debug info debug info operation encoding name: " + token.text
        )
    r.take()
    arguments: list[int | str] = []
    if r.accept("("):
        arguments.append(_read_argument(r))
        while r.accept(","):
            arguments.append(_read_argument(r))
        r.expect(")", "expected ')'")
    return {"opcode": token.text, "arguments": tuple(arguments)}


def _operation_parts(values: Values) -> Parts:
    arguments = ", ".join([str(argument) for argument in values["arguments"]])
    return (
        f" {values['opcode']}({arguments})" if arguments else f" {values['opcode']}",
    )


def _read_argument(r: Reader) -> int | str:
    """A number, or the encoding that a value is converted to."""
    token = r.peek()
    if token.kind == "bare" and token.text.startswith("DW_ATE_"):
        r.take()
        return token.text
    found = r.expect_kind("integer", "expected integer value")
    return int(found.text, 16 if "x" in found.text else 10)


SYNTAX: Final[Syntax] = {
    ("constant_range", "attributes"): Body(
        ("lower", "upper"), _read_range, _range_parts
    ),
    ("di_expression_elem", "attributes"): Body(
        ("opcode", "arguments"), _read_operation, _operation_parts
    ),
}
