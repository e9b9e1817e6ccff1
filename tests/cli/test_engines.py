"""Who reads and prints, by the engine that was asked for."""

from __future__ import annotations

from typing import Final

import pytest

from bridge.cli import engines
from bridge.cli.engines import DEEPEST, ENGINES, Form, Input, check_depth
from bridge.errors import Diagnostic, Invalid, Position, Unsupported
from bridge.ir.blocks import Block, Region
from bridge.ir.core import Operation
from bridge.text.printer import PrintOptions
from bridge.upstream import provider

START: Final = Position("f.mlir", 1, 1)
GENERIC: Final = """\
"func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
^bb0(%a: i32):
  "func.return"(%a) : (i32) -> ()
}) : () -> ()
"""
CUSTOM: Final = "func.func @f(%a: i32) -> i32 { return %a : i32 }"
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


@pytest.mark.parametrize("engine", ["auto", "upstream"])
def test_what_is_read_is_verified(engine: str) -> None:
    with pytest.raises(Invalid) as caught:
        read(INVALID, engine)
    (diagnostic,) = caught.value.diagnostics
    assert diagnostic.location == Position("f.mlir", 3, 3)


def test_the_native_engine_uses_no_bindings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(provider.VARIABLE, "no_such_package")
    op = read(INVALID, "native")
    assert "i64" in engines.write(op, Form(generic=True), "native")
    assert "func.func @f(%arg0: i32) -> i64 {" in engines.write(op, Form(), "native")
    with pytest.raises(Unsupported):
        read(GENERIC.encode(), "native")


def test_without_bindings_a_warning_says_that_nothing_was_verified(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv(provider.VARIABLE, "no_such_package")
    warnings: list[Diagnostic] = []
    engines.read(Input(GENERIC, START), "auto", warnings.append)
    assert [w.severity for w in warnings] == ["warning"]
    with pytest.raises(Unsupported):
        engines.read(Input(CUSTOM, START), "auto", warnings.append)


@pytest.mark.parametrize("engine", ["auto", "upstream"])
def test_bytecode_is_read_and_written(engine: str) -> None:
    raw = engines.bytecode(read(CUSTOM))
    assert raw.startswith(engines.BYTECODE)
    again = engines.write(read(raw, engine), Form(), engine)
    assert again == engines.write(read(CUSTOM), Form(), engine)


def test_no_engine_of_upstreams_takes_a_limit_for_hex() -> None:
    form = Form(options=PrintOptions(hex_limit=1))
    with pytest.raises(Unsupported, match="no limit for elements in hex"):
        engines.write(read(CUSTOM), form, "auto")


def test_an_operation_without_a_module_is_printed_alone() -> None:
    function = next(iter(read(CUSTOM).regions[0].blocks[0]))
    assert engines.write(function, Form(), "auto").startswith("func.func @f")


def test_what_is_printed_nests_no_deeper_than_the_limit() -> None:
    check_depth(nested(DEEPEST))
    with pytest.raises(Unsupported, match="nested too deeply"):
        check_depth(nested(DEEPEST + 1))
