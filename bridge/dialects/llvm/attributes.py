"""Attributes of the llvm dialect that no format describes wholly."""

from __future__ import annotations

from typing import Final

from bridge.ir.attributes import IntegerAttr
from bridge.ir.types import IntegerType, integer
from bridge.ods.definition_formats import Body, Fields, parameter_fault
from bridge.ods.definition_nodes import wrong_kind
from bridge.ods.definition_parameters import debug_word, number_of, read_integer
from bridge.ods.definitions import Syntax
from bridge.ods.dwarf import WORDS
from bridge.text.state import Parts, Reader
from bridge.text.tokens import NestedParseError
from bridge.text.types import read_type


def _read_range(r: Reader) -> Fields:
    """`<i32, 0, 12>` of a constant range."""
    r.expect("<", "expected '<'")
    where = r.peek().pos
    ty = read_type(r)
    if not isinstance(ty, IntegerType):
        raise NestedParseError(where, wrong_kind(ty, "builtin.integer"))
    bounds = []
    for _ in range(2):
        r.expect(",", "expected ','")
        bounds.append(IntegerAttr.wrapped(read_integer(r), integer(ty.width)))
    r.expect(">", "expected '>'")
    return {"lower": bounds[0], "upper": bounds[1]}


def _range_parts(values: Fields) -> Parts:
    lower, upper = values["lower"], values["upper"]
    if lower.type is not upper.type:
        raise ValueError("the bounds of a range are of one type")
    half = 1 << (lower.type.width - 1) if lower.type.width else 0
    bounds = [((bound.bits + half) & (2 * half - 1)) - half for bound in (lower, upper)]
    return (f"<i{lower.type.width}, {bounds[0]}, {bounds[1]}>",)


def _read_operation(r: Reader) -> Fields:
    """`DW_OP_LLVM_fragment(32, 32)`: an operation of a debug expression."""
    with r.followed_by(_NO_OPERATION):
        opcode = _OPERATION.read(r)
    arguments: list[int | str] = []
    if r.accept("("):
        read = _read_encoding if opcode == "DW_OP_LLVM_convert" else _read_argument
        arguments.append(_read_argument(r))
        while r.accept(","):
            arguments.append(read(r))
        r.expect(")", "expected ')'")
    return {"opcode": opcode, "arguments": tuple(arguments)}


_OPERATION: Final = debug_word(
    "OperationEncoding", "invalid debug info debug info operation encoding name: "
)
_NO_OPERATION: Final = parameter_fault(
    "LLVM_DIExpressionElemAttr", "opcode", "unsigned"
)
_read_number: Final = number_of("uint64_t")


def _operation_parts(values: Fields) -> Parts:
    arguments = ", ".join([str(argument) for argument in values["arguments"]])
    return (
        f" {values['opcode']}({arguments})" if arguments else f" {values['opcode']}",
    )


def _read_argument(r: Reader) -> int:
    with r.followed_by("expected integer operand"):
        return _read_number(r)


def _read_encoding(r: Reader) -> int | str:
    """The encoding that a value is converted to, or its number."""
    token = r.peek()
    if token.kind != "bare":
        return _read_argument(r)
    r.take()
    if token.text not in WORDS["AttributeEncoding"]:
        raise r.error(f'encountered unknown attribute encoding "{token.text}"')
    return token.text


SYNTAX: Final[Syntax] = {
    ("constant_range", "attributes"): Body(
        ("lower", "upper"), _read_range, _range_parts
    ),
    ("di_expression_elem", "attributes"): Body(
        ("opcode", "arguments"), _read_operation, _operation_parts
    ),
}
