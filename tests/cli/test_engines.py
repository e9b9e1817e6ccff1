"""Who reads and prints, by the engine that was asked for."""

from __future__ import annotations

from typing import Final

import pytest

import bridge
from bridge.cli import engines
from bridge.cli.engines import ENGINES, Input
from bridge.define import Op, Value, forget, operand, result
from bridge.errors import Diagnostic, Invalid, Malformed, Position, Unsupported
from bridge.ir.blocks import Block, Region
from bridge.ir.core import Operation
from bridge.source import BYTECODE
from bridge.text.printer import PrintOptions
from bridge.upstream import provider
from bridge.verifier.fitness import DEEPEST, check_depth
from bridge.verifier.printing import Form
from tests.dialects.unmodelled import unmodelled

START: Final = Position("f.mlir", 1, 1)
GENERIC: Final = """\
"func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
^bb0(%a: i32):
  "func.return"(%a) : (i32) -> ()
}) : () -> ()
"""
CUSTOM: Final = "func.func @f(%a: i32) -> i32 { return %a : i32 }"
NAMED: Final = """\
func.func @f(%a: i32 loc("n"), %b: i32 loc(callsite("n"("m") at "o"))) -> i32 {
  %c:2 = scf.execute_region -> (i32, i32) {
    %c = arith.constant 1 : i32 loc(fused["f":1:2, "two of\\22 them"])
    %1 = arith.addi %a, %b : i32 loc("2 times")
    scf.yield %c, %1 : i32, i32
  } loc("twice")
  cf.br ^bb1(%c#1 : i32)
^bb1(%d: i32 loc("twice")):
  return %d : i32
}
"""
INVALID: Final = GENERIC.replace("-> i32", "-> i64")


def read(text: str | bytes, engine: str = "auto") -> Operation:
    """What is read, where no warning is expected."""
    return engines.read(Input(text, START), engine, _unexpected)


def _unexpected(diagnostic: Diagnostic) -> None:
    raise AssertionError(str(diagnostic))


def nested(depth: int) -> Operation:
    op = Operation("x.y")
    for _ in range(depth):
        op = Operation("x.y", regions=[Region([Block(operations=[op])])])
    return op


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("generic", [GENERIC, CUSTOM])
def test_engines_that_read_a_text_read_the_same(engine: str, generic: str) -> None:
    text = engines.write(read(generic, engine), Form(generic=True), "native")
    assert text == engines.write(read(GENERIC), Form(generic=True), "upstream")


@pytest.mark.parametrize("engine", ["auto", "native"])
def test_text_is_read_verified_and_printed_without_bindings(
    engine: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(provider.VARIABLE, "no_such_package")
    op = read(CUSTOM, engine)
    assert "i32" in engines.write(op, Form(generic=True), engine)
    assert "func.func @f(%arg0: i32) -> i32 {" in engines.write(op, Form(), engine)
    with pytest.raises(Invalid, match="doesn't match function result type"):
        read(INVALID, engine)
    with pytest.raises(Unsupported):
        read(BYTECODE, engine)


@pytest.mark.parametrize("engine", ENGINES)
def test_every_engine_verifies_what_it_reads(engine: str) -> None:
    with pytest.raises(Invalid) as caught:
        read(INVALID, engine)
    (diagnostic,) = caught.value.diagnostics
    assert diagnostic.location == Position("f.mlir", 3, 3)


def test_only_upstreams_engine_reads_what_has_no_model(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    unmodelled(monkeypatch, "func.return")
    for engine in ("auto", "native"):
        with pytest.raises(Malformed, match="--engine=upstream") as caught:
            read(CUSTOM, engine)
        (diagnostic,) = caught.value.diagnostics
        assert diagnostic.location == Position("f.mlir", 1, 32)
    assert read(CUSTOM, "upstream").same_as(read(GENERIC), locations=False)


@pytest.mark.parametrize("engine", ["auto", "upstream"])
def test_bytecode_is_read_and_written(engine: str) -> None:
    raw = engines.bytecode(read(CUSTOM))
    assert raw.startswith(BYTECODE)
    again = engines.write(read(raw, engine), Form(), engine)
    assert again == engines.write(read(CUSTOM), Form(), engine)


def test_upstreams_engine_takes_no_limit_for_hex() -> None:
    form = Form(options=PrintOptions(hex_limit=1))
    assert engines.write(read(CUSTOM), form, "auto")
    with pytest.raises(Unsupported, match="no limit for elements in hex"):
        engines.write(read(CUSTOM), form, "upstream")


@pytest.mark.parametrize("generic", [True, False])
def test_values_are_named_by_their_locations_as_upstream_does_it(generic: bool) -> None:
    module = read(NAMED)
    form = Form(generic=generic, options=PrintOptions(name_locations=True))
    text = engines.write(module, form, "auto")
    assert "%twice" in text
    assert text == engines.write(module, form, "upstream")


def test_an_operation_without_a_module_is_printed_alone() -> None:
    function = next(iter(read(CUSTOM).regions[0].blocks[0]))
    assert engines.write(function, Form(), "auto").startswith("func.func @f")


def test_what_is_printed_nests_no_deeper_than_the_limit() -> None:
    check_depth(nested(DEEPEST))
    with pytest.raises(Unsupported, match="nested too deeply"):
        bridge.format(nested(DEEPEST + 1))


def test_upstream_gets_what_a_dialect_in_python_reads_in_generic_form() -> None:
    def refuse(diagnostic: Diagnostic) -> None:
        pytest.fail(str(diagnostic))

    class TurnOp(Op, name="engines.turn"):
        """Turns a number."""

        value: Value = operand("AnyInteger")
        turned: Value = result("AnyInteger")
        assembly_format = "$value attr-dict `:` type($value) `->` type($turned)"

    text = (
        "func.func @f(%a: i32) -> i32 {\n"
        "  %0 = engines.turn %a : i32 -> i32\n"
        "  return %0 : i32\n"
        "}"
    )
    try:
        module = engines.read(Input(text, START), "upstream", refuse)
        assert isinstance(next(module.walk(TurnOp)), TurnOp)
        printed = engines.write(module, Form(), "upstream")
        assert '%0 = "engines.turn"(%arg0) : (i32) -> i32' in printed
    finally:
        forget("engines")
