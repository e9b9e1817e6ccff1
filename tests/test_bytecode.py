"""Upstream's bytecode as public functions."""

from __future__ import annotations

from typing import Any

import pytest

import bridge
from bridge import Malformed, Unsupported

TEXT = """
func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a overflow<nsw> {note = "kept"} : i32 loc("x.mlir":7:3)
  return %0 : i32
}
"""


@pytest.fixture
def module() -> bridge.Operation:
    return bridge.parse(TEXT)


@pytest.mark.parametrize("version", [None, 5, 6])
def test_what_is_written_is_read_as_the_same(
    module: bridge.Operation, version: int | None
) -> None:
    data = bridge.bytecode.write(module, version=version)
    read = bridge.bytecode.read(data)
    for debuginfo in (False, True):
        assert bridge.format(read, debuginfo=debuginfo) == bridge.format(
            module, debuginfo=debuginfo
        )


def test_an_op_of_a_module_is_written_with_a_module_around_it(
    module: bridge.Operation,
) -> None:
    function = next(iter(module.body))
    read = bridge.bytecode.read(bridge.bytecode.write(function))
    assert bridge.format(read) == bridge.format(module)


@pytest.mark.parametrize("as_text", [False, True])
def test_reading_bytecode_as_text_names_the_function_that_reads_it(
    module: bridge.Operation, as_text: bool
) -> None:
    data = bridge.bytecode.write(module)
    given = data.decode("utf-8", "surrogateescape") if as_text else data
    with pytest.raises(Malformed) as caught:
        bridge.parse(given, filename="f.mlirbc")
    assert str(caught.value) == (
        "f.mlirbc:1:1: error: this is bytecode, which `bridge.bytecode.read` reads"
    )


def test_bytecode_that_is_cut_is_malformed_under_its_name(
    module: bridge.Operation,
) -> None:
    data = bridge.bytecode.write(module)
    with pytest.raises(Malformed) as caught:
        bridge.bytecode.read(data[: len(data) // 2], filename="f.mlirbc")
    assert caught.value.diagnostics[0].location.filename == "f.mlirbc"


def test_a_version_that_upstream_does_not_write_is_told(
    module: bridge.Operation, capfd: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(Unsupported, match="unsupported version requested 99, must be"):
        bridge.bytecode.write(module, version=99)
    assert capfd.readouterr().err == ""


@pytest.mark.parametrize(
    ("call", "kind", "text"),
    [
        (lambda b, m: b.read("text"), TypeError, "'data' must be bytes"),
        (
            lambda b, m: b.read(b"text"),
            ValueError,
            "'data' must be bytecode",
        ),
        (lambda b, m: b.write(3), TypeError, "'op' must be Operation"),
        (
            lambda b, m: b.write(m, version="6"),
            TypeError,
            "'version' must be int or None, not str",
        ),
    ],
)
def test_wrong_arguments_name_the_parameter(
    module: bridge.Operation, call: Any, kind: type[Exception], text: str
) -> None:
    with pytest.raises(kind, match=text):
        call(bridge.bytecode, module)
