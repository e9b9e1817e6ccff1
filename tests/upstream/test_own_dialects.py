"""Dialects in Python at upstream: it knows them, its passes run, and all comes back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import bridge
from bridge import define
from bridge.define import (
    DefinedAttr,
    DefinedType,
    Op,
    Region,
    Regions,
    Value,
    Values,
    attribute,
    operand,
    operands,
    optional_attribute,
    region,
    regions,
    result,
)
from bridge.ir.attributes import IntegerAttr
from bridge.ir.types import FloatType, Type
from bridge.upstream import own_dialects
from bridge.upstream.provider import Bindings, bindings, new_context


def define_all() -> None:
    class BoxType(DefinedType, name="own.box"):
        """A box."""

        count: int
        element: Type
        assembly_format = "`<` $count `x` $element `>`"

    class TagAttr(DefinedAttr, name="own.tag"):
        """A tag."""

        value: int

    class PackOp(Op, name="own.pack", traits=("Pure",)):
        """Packs."""

        values: Values = operands(FloatType)
        scale: IntegerAttr = attribute("I64Attr", default=1)
        tag: TagAttr | None = optional_attribute(TagAttr)
        box: Value = result(BoxType)
        assembly_format = "$values attr-dict `:` type($values) `->` type($box)"

    class KeepOp(Op, name="own.keep"):
        """Has effects that nobody knows."""

        box: Value = operand(BoxType)
        assembly_format = "$box attr-dict `:` type($box)"

    class RunOp(Op, name="own.run", traits=("IsolatedFromAbove", "NoTerminator")):
        """Runs a body."""

        body_: Region = region(blocks=1)

    class LoopOp(
        Op, name="own.loop", traits=(("SingleBlockImplicitTerminator", "own.end"),)
    ):
        """Runs a body that ends."""

        body_: Region = region(blocks=1)
        assembly_format = "$body attr-dict"

    class EndOp(Op, name="own.end", traits=("Terminator",)):
        """Ends it."""

        assembly_format = "attr-dict"


@pytest.fixture(autouse=True)
def defined() -> Iterator[None]:
    define_all()
    yield
    define.forget("own")


PROGRAM = """
module attributes {own.how = #own.tag<3>} {
  func.func @f(%a: f32, %b: f32, %n: index) -> tensor<2x!own.box<2 x f32>> {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = own.pack %a, %b {scale = 2 : i64, tag = #own.tag<5>}
      : f32, f32 -> !own.box<2 x f32>
    %unused = own.pack %b : f32 -> !own.box<1 x f32>
    scf.for %i = %c0 to %n step %c1 {
      %1 = own.pack %a, %a : f32, f32 -> !own.box<2 x f32>
      own.keep %1 : !own.box<2 x f32>
    }
    %2 = own.pack %a, %b {scale = 2 : i64, tag = #own.tag<5>}
      : f32, f32 -> !own.box<2 x f32>
    own.keep %0 : !own.box<2 x f32>
    own.keep %2 : !own.box<2 x f32>
    own.loop {
      own.keep %0 : !own.box<2 x f32>
    }
    "own.run"() ({
      %m = tensor.empty() : tensor<2x!own.box<2 x f32>>
    }) : () -> ()
    %m = tensor.empty() : tensor<2x!own.box<2 x f32>>
    return %m : tensor<2x!own.box<2 x f32>>
  }
}
"""


def program(text: str = PROGRAM) -> bridge.Operation:
    module = bridge.parse(text)
    bridge.verify(module)
    return module


def test_upstream_knows_what_it_holds_and_it_comes_back() -> None:
    module = program()
    theirs = bridge.to_upstream(module)
    for op in ("own.pack", "own.keep", "own.run", "own.end"):
        assert theirs.context.is_registered_operation(op)
    assert "!own.box<2 : i64, f32>" in str(theirs)
    assert theirs.operation.verify()
    assert str(bridge.from_upstream(theirs)) == str(module)
    assert str(module) == str(program()), "the module that was sent is as it was"


@pytest.mark.parametrize("engine", ["upstream", "isolated"])
def test_passes_of_upstream_know_effects_and_structure(engine: str) -> None:
    module = program()
    bridge.run_passes(
        module,
        "func.func(loop-invariant-code-motion,cse,canonicalize)",
        engine=engine,  # type: ignore[arg-type]
    )
    bridge.verify(module)
    text = str(module)
    assert text.count("own.pack") == 2, text
    assert text.count("own.keep") == 4
    loop = text.partition("scf.for")[2].partition("}")[0]
    assert "own.pack" not in loop
    assert "#own.tag<3>" in text
    assert "tensor<2x!own.box<2 x f32>>" in text


def test_the_bindings_refuse_what_irdl_forbids() -> None:
    context = new_context(allow_unregistered=True, load_dialects=True)
    bridge.to_upstream(program(), context=context)
    ir = bindings().ir
    for wrong in (
        '%0 = "own.pack"(%a) : (f32) -> f32',
        '%0 = "own.keep"(%a) : (f32) -> f32',
        '"own.nothing"() : () -> ()',
        '"own.loop"() ({ %c = arith.constant 1 : i8 }) : () -> ()',
    ):
        text = f"func.func @f(%a: f32) {{\n{wrong}\nreturn }}"
        with pytest.raises(ir.MLIRError):
            ir.Module.parse(text, context=context)


def test_a_context_is_told_once() -> None:
    context = new_context(allow_unregistered=True, load_dialects=True)
    first = bridge.to_upstream(program(), context=context)
    second = bridge.to_upstream(program(), context=context)
    assert str(first) == str(second)


def test_types_alone_are_carried_too() -> None:
    module = program("func.func private @f(tuple<!own.box<1 x i8>>)")
    theirs = bridge.to_upstream(module)
    assert "tuple<!own.box<1 : i64, i8>>" in str(theirs)
    assert str(bridge.from_upstream(theirs)) == str(module)


def test_values_of_several_types_go_as_unregistered_ops() -> None:
    text = """func.func @f(%a: f32, %b: f64) {
      %0 = own.pack %a, %b : f32, f64 -> !own.box<2 x f32>
      own.keep %0 : !own.box<2 x f32>
      return
    }"""
    module = program(text)
    theirs = bridge.to_upstream(module)
    assert not theirs.context.is_registered_operation("own.pack")
    assert str(bridge.from_upstream(theirs)) == str(module)
    bridge.run_passes(module, "canonicalize,cse", engine="isolated")
    assert str(module) == str(program(text))


def test_what_is_wrong_here_as_well_is_an_error() -> None:
    module = bridge.parse('func.func @f(%a: i8) { "own.keep"(%a) : (i8) -> () return }')
    with pytest.raises(bridge.Invalid):
        bridge.verify(module)
    with pytest.raises(bridge.Invalid):
        bridge.to_upstream(module)


def test_a_symbol_table_of_ones_own_stays_unregistered() -> None:
    class GraphOp(Op, name="own.graph", traits=("SymbolTable", "NoTerminator")):
        """Has symbols of its own."""

        body_: Region = region(blocks=1)

    text = """
      "own.graph"() ({
        func.func private @inner()
      }) : () -> ()
      func.func private @outer()"""
    theirs = bridge.to_upstream(program(text))
    assert not theirs.context.is_registered_operation("own.graph")
    assert str(bridge.from_upstream(theirs)) == str(program(text))


def test_a_dialect_that_irdl_cannot_say_stays_unregistered() -> None:
    class ManyOp(Op, name="own.many"):
        """Has any regions."""

        all: Regions = regions()

    theirs = bridge.to_upstream(program('"own.many"() : () -> ()'))
    assert not theirs.context.is_registered_operation("own.many")


def test_a_context_that_knows_one_of_two_takes_the_rest_as_unregistered() -> None:
    class OtherOp(Op, name="beside.op"):
        """Of another dialect."""

    try:
        context = new_context(allow_unregistered=True, load_dialects=True)
        bridge.to_upstream(
            program("func.func private @f(!own.box<1 x i8>)"), context=context
        )
        both = program(
            '"beside.op"() : () -> ()\nfunc.func private @f(!own.box<1 x i8>)'
        )
        told = own_dialects.registration_of(both)
        assert told is not None
        with pytest.raises(bridge.Unsupported, match="knows a dialect 'own' already"):
            own_dialects.register(told, context)
    finally:
        define.forget("beside")


def test_bindings_without_irdl_take_everything_as_unregistered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = bindings()
    without = Bindings("no_such_package", found.ir, found.passmanager)
    monkeypatch.setattr(own_dialects, "bindings", lambda: without)
    theirs = bridge.to_upstream(program())
    assert not theirs.context.is_registered_operation("own.pack")
