"""The smt dialect: constants, comparisons of many, and results' names."""

from __future__ import annotations

from typing import Any, Final

from bridge.dialects import smt
from bridge.ir.attributes import Attribute, IntegerAttr
from bridge.ir.types import IntegerType, Type
from bridge.ods.definition_formats import Body
from bridge.ods.definition_formats import Fields as Parameters
from bridge.ods.definitions import Syntax
from bridge.ods.directives import Argument, Directives, of_attribute
from bridge.ods.nodes import dialect_type
from bridge.op.base import Op, Value, of_signature
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.integers import decimal, integer_value
from bridge.text.operation_state import OperationState
from bridge.text.state import Parts, Reader
from bridge.text.tokens import ParseError
from bridge.text.types import read_type


class _SeveralOp(Op):
    """The base of ops that compare operands of one type."""

    syntax = "$inputs attr-dict `:` custom<OneType>(type($inputs))"

    @of_signature
    def verify(self) -> None:
        if len(self.operands) < 2:
            raise self.error(
                f"'inputs' must have at least size 2, but got {len(self.operands)}"
            )


class EqOp(_SeveralOp, name="smt.eq"):
    """Tests whether all operands are equal."""


class DistinctOp(_SeveralOp, name="smt.distinct"):
    """Tests whether the operands are pairwise distinct."""


class IntConstantOp(Op, name="smt.int.constant"):
    """Defines an integer constant of any size."""

    syntax = "custom<Integer>($value) attr-dict"


def _read_integer(r: AsmReader, to: Argument) -> IntegerAttr:
    """An integer in as many bits as upstream needs to read its digits."""
    negative = r.accept("-")
    if not negative and r.peek().kind != "integer":
        raise r.fault("expected integer value")
    token = r.expect_kind("integer", "expected integer value")
    hexadecimal = token.text[1:2] == "x"
    digits = (token.text[2:] if hexadecimal else token.text).lstrip("0")
    value = integer_value(token.text)
    width = 4 * len(digits) or 64
    if value >> (width - 1):
        width += 1
    if negative:
        value = -value & ((1 << width) - 1)
    return IntegerAttr(value, IntegerType(width, "unsigned"))


def signed(attr: Attribute | None) -> int:
    """The number whose two's complement an attribute holds."""
    return attr.signed if isinstance(attr, IntegerAttr) else 0


_WIDEST = 63
"""Bits of the width of a bit vector."""


class RepeatOp(Op, name="smt.bv.repeat"):
    """Repeats a bit vector."""

    input: Value

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        where = r.here()
        count = r.integer("")
        r.word("times")
        if count <= 0:
            raise r.op_error(state, "integer must be positive", where)
        place = r.here()
        operand = r.operand()
        r.attr_dict(state)
        ty = r.colon_type()
        state.operands.append(r.resolve(operand, ty))
        width = bit_width(ty)
        if width is None:
            raise r.op_error(state, "input must have bit-vector type", place)
        if count.bit_length() > _WIDEST:
            raise r.op_error(state, f"integer must fit into {_WIDEST} bits", where)
        if (width * count).bit_length() > _WIDEST:
            raise r.op_error(
                state,
                "result bit-width (provided integer times bit-width of the input type) "
                f"must fit into {_WIDEST} bits",
                where,
            )
        state.types.append(smt.BitVectorType(width * count))

    @of_signature
    def verify(self) -> None:
        width, result = bit_width(self.input.type), bit_width(self.results[0].type)
        if width and (result or 0) % width:
            raise self.error(
                "result bit-vector width must be a multiple of the input bit-vector "
                "width"
            )

    def write(self, w: AsmWriter) -> None:
        width = bit_width(self.input.type) or 1
        times = (bit_width(self.results[0].type) or 0) // width
        w.put(f" {times} times ", self.input)
        w.attr_dict(self)
        w.put(" : ", self.input.type)


def bit_width(ty: Type | None) -> int | None:
    """The width of a bit vector; None for other types."""
    return ty.width if isinstance(ty, smt.BitVectorType) else None


def _read_vector(r: Reader) -> Parameters:
    """`<5>` of `#smt.bv<5> : !smt.bv<4>`: the type limits its size."""
    start = r.peek().pos
    r.expect("<", "expected '<'")
    value = _read_number(r)
    r.expect(">", "expected '>'")
    ty = _type_after(r)
    width = bit_width(ty) if ty is not None else None
    if width is None:
        raise ParseError(start, "explicit bit-vector type required")
    # The width may be so large that no number of as many bits can be made.
    if (value if value >= 0 else 2 * ~value).bit_length() > width:
        raise ParseError(
            start, f"integer value out of range for given bit-vector type '{ty}'"
        )
    if value.bit_length() == width and value > 0:
        value -= 1 << width
    return {"value": value}


def _vector_parts(values: Parameters) -> Parts:
    return (f"<{decimal(values['value'])}>",)


def _read_number(r: Reader) -> int:
    word = r.peek()
    if word.text in _WORDS:
        r.take()
        return _WORDS[word.text]
    sign = -1 if r.accept("-") else 1
    return sign * integer_value(r.expect_kind("integer", "expected integer value").text)


_WORDS: Final = {"false": 0, "true": -1}
"""Numbers of one bit, which is their sign."""


def _type_after(r: Reader) -> Type | None:
    """The type that is read once more, as the attribute's own."""
    ahead = Reader(r.source, r.pos, r.state)
    if ahead.accept(":"):
        return read_type(ahead)
    # `#smt<bv<5>>` has a bracket more.
    return read_type(ahead) if ahead.accept(">") and ahead.accept(":") else None


def _read_function(r: Reader) -> dict[str, object]:
    """`<(!smt.int) !smt.bool>`, of any number of arguments."""
    r.expect("<", "expected '<'")
    r.expect("(", "expected '('")
    domain: list[Type] = []
    if not r.accept(")"):
        domain.append(read_type(r))
        while r.accept(","):
            domain.append(read_type(r))
        r.expect(")", "expected ')'")
    result = read_type(r)
    r.expect(">", "expected '>'")
    return {"domainTypes": tuple(domain), "rangeType": result}


def _write_function(values: dict[str, Any]) -> Parts:
    parts: list[str | Type] = ["<("]
    for number, ty in enumerate(values["domainTypes"]):
        parts += (", ", ty) if number else (ty,)
    return (*parts, ") ", values["rangeType"], ">")


DIRECTIVES: Final[Directives] = {
    "Integer": of_attribute(_read_integer, lambda w, attr: w.text(str(signed(attr))))
}
SYNTAX: Final[Syntax] = {
    ("bv", "attributes"): Body(("value",), _read_vector, _vector_parts),
    ("func", "types"): Body(
        ("domainTypes", "rangeType"), _read_function, _write_function
    ),
}


BOOL: Final = dialect_type("smt.bool")
