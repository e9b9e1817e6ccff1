"""Dialects in Python: fields become rows, and wrong ones name class and field."""

from __future__ import annotations

from collections.abc import Iterator
from operator import neg
from typing import ClassVar, Literal

import pytest

import bridge
from bridge import Builder, define
from bridge.define import (
    DefinedAttr,
    DefinedType,
    Op,
    Region,
    Value,
    Values,
    all_match,
    attribute,
    constraint,
    extend_dialect,
    operand,
    operands,
    optional_attribute,
    optional_operand,
    optional_result,
    region,
    regions,
    result,
    results,
    successor,
    successors,
)
from bridge.dialects import func
from bridge.errors import Invalid, Malformed
from bridge.interpreter.machine import Machine
from bridge.interpreter.programs import Meaning
from bridge.ir.attributes import (
    Attribute,
    DialectAttr,
    IntegerAttr,
    SymbolRefAttr,
)
from bridge.ir.symbols import SymbolTables
from bridge.ir.types import F32, F64, I32, Type, VectorType
from bridge.ods import rows
from bridge.rewrite import apply_greedily
from bridge.text.aliases import ALIASING
from bridge.verifier.annotations import OF_OPERATIONS
from bridge.verifier.traits.symbols import OF_ATTRIBUTES


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    """What a test defines is forgotten after it."""
    yield
    if "mine" in rows.dialects():
        define.forget("mine")


def checked(text: str) -> str:
    """A program read, verified, written, and found again in its generic form."""
    module = bridge.parse(text)
    bridge.verify(module)
    again = bridge.parse(bridge.format(module, generic=True))
    assert str(again) == str(module)
    return str(module)


def test_a_type_has_its_parameters_and_format() -> None:
    class PointType(DefinedType, name="mine.point"):
        dimensions: int
        element: Type
        assembly_format: ClassVar[str] = "`<` $dimensions `x` $element `>`"

        @staticmethod
        def verify(dimensions: int, element: Type) -> None:
            if dimensions < 1:
                raise ValueError("no dimensions")

    assert str(PointType(2, F32)) == "!mine.point<2 x f32>"
    assert "!mine.point<3 x i32>" in checked(
        "func.func private @f(!mine.point<3 x i32>)"
    )
    with pytest.raises(ValueError, match="no dimensions"):
        PointType(0, F32)
    with pytest.raises(ValueError, match="expected int, got 'a'"):
        PointType("a", F32)  # type: ignore[arg-type]
    with pytest.raises(Malformed, match="1:33: error: no dimensions"):
        bridge.parse("func.func private @f(!mine.point<0 x f32>)")
    with pytest.raises(Malformed, match="unknown"):
        bridge.parse("func.func private @f(!mine.pint<0 x f32>)")


def test_what_is_at_its_default_is_not_printed() -> None:
    class ModeAttr(DefinedAttr, name="mine.mode"):
        value: Literal["fast", "exact"]
        digits: int = 4
        sizes: tuple[int, ...] = ()

    assert str(ModeAttr("fast")) == "#mine.mode<fast>"
    assert str(ModeAttr("exact", 5)) == "#mine.mode<exact, 5>"
    text = "func.func private @f() attributes {a = #mine.mode<fast, 4>}"
    assert "#mine.mode<fast>" in checked(text)
    with pytest.raises(Malformed, match="expected one of: fast, exact"):
        bridge.parse("func.func private @f() attributes {a = #mine.mode<fst>}")
    with pytest.raises(ValueError, match="got 'fst'"):
        ModeAttr("fst")  # type: ignore[arg-type]


def test_an_op_is_read_verified_written_and_made() -> None:
    even = constraint("an even number", lambda attr: attr.value % 2 == 0, "I64Attr")

    class MakeOp(Op, name="mine.make", traits=("Pure",)):
        parts: Values = operands(("F32", "AnySignlessInteger"), least=1)
        scale: IntegerAttr = attribute(even, default=2)
        whole: Value = result(VectorType)
        assembly_format = "$parts attr-dict `:` type($parts) `->` type($whole)"

        def verify(self) -> None:
            if len(self.parts) > 2:
                raise self.error("has too many parts")

    line = "%0 = mine.make %a, %b : f32, i32 -> vector<2xf32>"
    text = f"func.func @f(%a: f32, %b: i32, %c: index) {{\n{line}\n return\n}}"
    assert "mine.make %arg0, %arg1 : f32, i32 -> vector<2xf32>" in checked(text)
    wrong = {
        line.replace("%b", "%c").replace("i32", "index"): (
            "operand #1 must be variadic of 32-bit float or signless integer"
        ),
        line.replace("%b", "%b, %a").replace("i32", "i32, f32"): "has too many parts",
        line.replace("vector<2xf32>", "f32"): "result #0 must be VectorType",
    }
    for instead, message in wrong.items():
        with pytest.raises(Invalid, match=message):
            bridge.verify(bridge.parse(text.replace(line, instead)))
    with pytest.raises(Malformed, match="constraint: an even number"):
        bridge.parse(text.replace(" : f32", " {scale = 3 : i64} : f32"))
    other = func.FuncOp("g", ([F32], []))
    with other.body_() as a, Builder.at_end(other.body_.blocks[0]):
        assert MakeOp(VectorType((1,), F32), [a]).scale.value == 2
    with pytest.raises(TypeError, match="parts"):
        MakeOp(VectorType((1,), F32), 3)


def test_there_may_be_none_or_several_of_each_kind() -> None:
    class AllOp(Op, name="mine.all", traits=("Terminator",)):
        one: Value | None = optional_operand("Index")
        rest: Values = operands("Index")
        flag: IntegerAttr | None = optional_attribute("I32Attr")
        some: Value | None = optional_result(F32)
        more: Values = results(F64)
        first: object = successor()
        others: object = successors()
        only: Region = region(blocks=1)
        several: object = regions()

    text = """
    func.func @f(%i: index) {
      "test.go"() : () -> ()
    ^a:
      %0:2 = "mine.all"(%i, %i)[^b, ^b] <{operandSegmentSizes = array<i32: 0, 2>,
        resultSegmentSizes = array<i32: 1, 1>}> ({
          "mine.all"()[^c] <{operandSegmentSizes = array<i32: 0, 0>,
            resultSegmentSizes = array<i32: 0, 0>}> ({
          ^d:
            "mine.end"() : () -> ()
          }) : () -> ()
        ^c: "mine.end"() : () -> ()
      }, {}) : (index, index) -> (f32, f64)
    ^b:
      return
    }"""
    module = bridge.parse(text, allow_unregistered=True)
    found = next(op for op in module.walk() if isinstance(op, AllOp) and op.operands)
    assert (found.one, len(found.rest), found.flag) == (None, 2, None)
    assert (found.some, found.more) == (found.results[0], found.results[1:])


def test_folds_and_meanings_are_used() -> None:
    class FlipOp(Op, name="mine.flip", traits=("Pure", all_match("value", "flipped"))):
        value: Value = operand("AnyFloat")
        flipped: Value = result("AnyFloat")
        assembly_format = "$value attr-dict `:` type($value)"

        def fold(self, constants: object) -> Value | None:
            inner = self.value.defining_op
            return inner.value if isinstance(inner, FlipOp) else None

        def interpret(self, machine: Machine) -> Meaning:
            return neg

    module = bridge.parse("""
        func.func @f(%a: f32) -> f32 {
          %0 = mine.flip %a : f32
          %1 = mine.flip %0 : f32
          %2 = mine.flip %1 : f32
          return %2 : f32
        }""")
    assert bridge.interpret(module, "f", 3.0) == (-3.0,)
    apply_greedily(module, [])
    assert str(module).count("mine.flip") == 1


def test_a_dialect_that_was_forgotten_can_be_written_again() -> None:
    class OneOp(Op, name="mine.one"):
        value: Value = operand(I32)
        assembly_format = "$value attr-dict"

    assert "mine.one %arg0\n" in checked("func.func @f(%a: i32) { mine.one %a return }")
    define.forget("mine")

    class TwoOp(Op, name="mine.one"):
        value: Value = operand(I32)
        other: Value = operand(I32)
        assembly_format = "$value `,` $other attr-dict"

    text = "func.func @f(%a: i32) { mine.one %a, %a return }"
    assert "mine.one %arg0, %arg0\n" in checked(text)
    with pytest.raises(ValueError, match="no dialect in Python is called 'arith'"):
        define.forget("arith")


def test_a_wrong_field_names_class_and_field() -> None:
    with pytest.raises(TypeError, match=r"BadOp.value: say what it is"):

        class BadOp(Op, name="mine.bad"):
            value: Value

    with pytest.raises(TypeError, match=r"NearOp.value: .*'AnyFlot'.*'AnyFloat'"):

        class NearOp(Op, name="mine.near"):
            value: Value = operand("AnyFlot")

    with pytest.raises(TypeError, match=r"OfOp.value: what is allowed is a name"):

        class OfOp(Op, name="mine.of"):
            value: Value = operand(3)  # type: ignore[arg-type]

    with pytest.raises(TypeError, match=r"NamedOp.name: call it 'name_'"):

        class NamedOp(Op, name="mine.named"):
            name: Value = operand()  # type: ignore[assignment]

    with pytest.raises(TypeError, match=r"KindType.x: a parameter cannot be float"):

        class KindType(DefinedType, name="mine.kind"):
            x: float

    with pytest.raises(TypeError, match=r"WhatType.x: name 'Unknown'"):

        class WhatType(DefinedType, name="mine.what"):
            x: Unknown  # type: ignore[name-defined]  # noqa: F821

    with pytest.raises(TypeError, match=r"LeftType.y is not in the assembly format"):

        class LeftType(DefinedType, name="mine.left"):
            x: int
            y: int
            assembly_format: ClassVar[str] = "`<` $x `>`"

    with pytest.raises(TypeError, match=r"OldType.x: expected int, got 'a'"):

        class OldType(DefinedType, name="mine.old"):
            x: int = "a"  # type: ignore[assignment]


def test_a_wrong_definition_names_the_class() -> None:
    with pytest.raises(TypeError, match=r"PureOp: no trait .* did you mean 'Pure'"):

        class PureOp(Op, name="mine.pure", traits=("Purre",)): ...

    with pytest.raises(TypeError, match=r"TextOp.assembly_format: '\$fo' names"):

        class TextOp(Op, name="mine.text"):
            foo: Value = operand()
            assembly_format = "$fo"

    assert rows.row("mine.text") is None
    with pytest.raises(TypeError, match=r"NumberOp.assembly_format is text"):

        class NumberOp(Op, name="mine.number"):
            assembly_format = 3

    with pytest.raises(TypeError, match=r"NumberType.assembly_format is text"):

        class NumberType(DefinedType, name="mine.number"):
            x: int
            assembly_format: ClassVar[int] = 3

    with pytest.raises(TypeError, match=r"TheirOp: there is no row for arith.theirs"):

        class TheirOp(Op, name="arith.theirs"): ...

    with pytest.raises(TypeError, match=r"ShortOp: a name is 'dialect.mnemonic'"):

        class ShortOp(Op, name="short"): ...


def test_a_dialect_verifies_the_attributes_that_have_its_name() -> None:
    class NoneOp(Op, name="mine.none"): ...

    @define.verifies_attributes("mine")
    def rule(op: bridge.Operation, name: str, value: Attribute) -> None:
        raise op.error(f"does not take '{name}'")

    module = bridge.parse("func.func private @f() attributes {mine.mark}")
    with pytest.raises(Invalid, match=r"does not take 'mine.mark'"):
        bridge.verify(module)
    OF_OPERATIONS.pop("mine")
    bridge.verify(module)


@pytest.fixture
def extended() -> Iterator[None]:
    """What a test adds to the dialect of the reference is taken out after it."""
    yield
    table = rows.table("ub")
    assert table is not None
    table.data["ops"].pop("maybe", None)


@pytest.mark.usefixtures("extended")
def test_a_dialect_that_there_is_can_be_extended() -> None:
    line = {"results": [["result", "AnyType"]], "format": "attr-dict `:` type($result)"}
    with pytest.raises(bridge.Error, match=r"ub\.maybe"):
        bridge.verify(bridge.parse("%0 = ub.maybe : i32"))
    extend_dialect("ub", {"maybe": line})
    module = bridge.parse("%0 = ub.maybe : i32")
    bridge.verify(module)
    assert "ub.maybe : i32" in str(module)
    with pytest.raises(ValueError, match=r"there is an operation ub\.maybe"):
        extend_dialect("ub", {"maybe": line})


def test_a_dialect_that_there_is_not_cannot_be_extended() -> None:
    with pytest.raises(ValueError, match="there is no dialect 'nowhere'"):
        extend_dialect("nowhere", {})


def test_a_dialect_verifies_the_symbols_that_its_attributes_name() -> None:
    class RefAttr(DefinedAttr, name="mine.ref"):
        """Names a symbol."""

        symbol: Attribute

    @define.verifies_symbol_uses("mine")
    def rule(op: bridge.Operation, attr: DialectAttr, tables: SymbolTables) -> None:
        symbol = getattr(attr, "symbol", None)
        assert isinstance(symbol, SymbolRefAttr)
        if tables.lookup_nearest(op, symbol) is None:
            raise op.error(f"names {symbol}, which there is not")

    try:
        text = "func.func private @f() attributes {note = #mine.ref<@f>}"
        bridge.verify(bridge.parse(text))
        with pytest.raises(Invalid, match=r"names @g, which there is not"):
            bridge.verify(bridge.parse(text.replace("<@f>", "<@g>")))
    finally:
        OF_ATTRIBUTES.pop("mine")


def test_a_dialect_gives_aliases() -> None:
    class LongAttr(DefinedAttr, name="mine.long"):
        """A long one."""

        value: int

    def alias(node: object) -> str:
        return "long" if isinstance(node, LongAttr) else ""

    define.gives_aliases(alias)
    try:
        module = bridge.parse("func.func private @f() attributes {a = #mine.long<3>}")
        text = bridge.format(module)
    finally:
        ALIASING.remove(alias)
    assert text.startswith("#long = #mine.long<3>\n")
    assert "a = #long}" in text
    assert str(bridge.parse(text)) == str(module)
