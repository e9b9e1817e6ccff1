"""Native modules become upstream's again, whichever way they go."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest

import bridge
from bridge import upstream
from bridge.errors import Invalid, Unsupported
from bridge.ir.core import Operation
from bridge.upstream import exporter, importer, nesting, reader
from bridge.upstream.bytecode_format import NoCodec
from bridge.upstream.bytecode_writer import write_bytecode
from bridge.upstream.isolated import Pool
from bridge.upstream.provider import Module, new_context
from tests.oracles.modules import upstream as upstream_module
from tests.upstream.samples import SAMPLES


def _written(module: Module) -> bytes:
    """Upstream's own bytecode, which has locations and the order of uses."""
    buffer = io.BytesIO()
    module.operation.write_bytecode(buffer)
    return buffer.getvalue()


def _with_locations(module: Module) -> str:
    text: str = module.operation.get_asm(enable_debug_info=True)
    return text


@pytest.mark.parametrize("name", SAMPLES)
def test_a_module_comes_back_as_it_was(name: str) -> None:
    module = upstream_module(SAMPLES[name])
    again = exporter.to_upstream(importer.from_upstream(module).clone())
    assert str(again) == str(module)
    assert _with_locations(again) == _with_locations(module)


@pytest.mark.parametrize("name", SAMPLES)
def test_bytecode_and_text_give_upstream_the_same_module(name: str) -> None:
    native = upstream.parse(SAMPLES[name], allow_unregistered=True)
    context = new_context(allow_unregistered=True)
    by_text = exporter.read_exported(exporter.generic_text(native), context)
    data = write_bytecode(native).data
    by_bytecode = reader.read(data, "-", new_context(allow_unregistered=True))
    assert _written(by_bytecode) == _written(by_text)


@pytest.mark.parametrize(
    "text",
    [
        '%0 = "a.b"() : () -> !a.b<distinct[0]<1>>',
        '"a."() : () -> ()',
        '"a.b"() {x = #a.b<dense_resource<r> : tensor<1xi32>>} : () -> ()',
    ],
)
def test_what_bytecode_cannot_carry_goes_by_text(text: str) -> None:
    native = upstream.parse(text, allow_unregistered=True)
    with pytest.raises(NoCodec):
        write_bytecode(native)
    again = exporter.to_upstream(native)
    assert str(again) == str(upstream_module(text))


def test_a_sample_of_the_real_files_comes_back_as_it_was(corpus: Path) -> None:
    paths = sorted((corpus / "upstream-22").rglob("*.mlir"))
    chunks = [
        chunk
        for path in paths[::60]
        for chunk in re.split(rb"(?m)^// -----.*\n", path.read_bytes())[:4]
    ]
    with Pool(timeout=60) as pool:
        outcomes = pool.map("tests.upstream.worker_calls:come_back", chunks)
        problems = [outcome.get() for outcome in outcomes]
    assert len(problems) > 50
    assert problems.count("rejected") < len(problems) / 2
    assert {p for p in problems if p not in ("", "rejected")} == set()


def test_an_operation_that_does_not_verify_is_invalid_at_its_place() -> None:
    text = "func.func @f(%a: i32) -> i32 {\n  return %a : i32\n}"
    module = upstream.parse(text, filename="user.mlir")
    *_, last = module.walk()
    last.operands = ()
    with pytest.raises(Invalid) as caught:
        exporter.to_upstream(module)
    assert str(caught.value.diagnostics[0].location) == "user.mlir:2:3"


def test_a_value_used_where_it_cannot_be_is_never_taken_for_another() -> None:
    text = """
    %c = arith.constant true
    %0 = scf.if %c -> i32 {
      %1 = arith.constant 1 : i32
      scf.yield %1 : i32
    } else {
      %2 = arith.constant 2 : i32
      scf.yield %2 : i32
    }"""
    module = upstream.parse(text)
    first, second = [op for op in module.walk() if op.name == "scf.yield"]
    second.operands = first.operands
    with pytest.raises(Unsupported, match="undeclared SSA value"):
        exporter.to_upstream(module)


def test_a_value_used_in_an_isolated_region_from_outside_is_invalid() -> None:
    text = """
    %c = arith.constant 1 : i32
    func.func @f(%a: i32) -> i32 { return %a : i32 }"""
    module = upstream.parse(text)
    *_, last = module.walk()
    last.operands = module.body.operations[0].results
    with pytest.raises(Invalid, match="using value defined outside the region"):
        exporter.to_upstream(module)


def test_a_successor_in_another_region_is_not_taken_for_one_of_its_own() -> None:
    text = """
    func.func @f() { cf.br ^end ^end: return }
    func.func @g() { cf.br ^end ^end: return }"""
    module = upstream.parse(text)
    first, second = [op for op in module.walk() if op.name == "cf.br"]
    second.successors = first.successors
    with pytest.raises(Invalid, match="block defined in another region"):
        exporter.to_upstream(module)


def test_a_user_outside_the_module_does_not_count() -> None:
    module = upstream.parse("func.func @f(%a: index) { return }")
    value = module.body.operations[0].body.arguments[0]
    stray = Operation("a.b", [value, value])
    assert str(exporter.to_upstream(module)) == (
        "module {\n  func.func @f(%arg0: index) {\n    return\n  }\n}\n"
    )
    stray.erase()


def test_another_operation_than_a_module_gets_one_around_it() -> None:
    (function,) = upstream.parse("func.func private @f()").body
    assert str(exporter.to_upstream(function)) == (
        "module {\n  func.func private @f()\n}\n"
    )


def test_of_modules_beside_one_another_each_goes_alone() -> None:
    outer = bridge.parse("module { module @a {} module @b {} module @c {} }")
    for inner in outer.body:
        assert str(bridge.to_upstream(inner)) == f"{inner}\n"


def test_a_module_is_made_in_the_context_that_is_given() -> None:
    context = new_context()
    module = bridge.to_upstream(upstream.parse("module {}"), context=context)
    assert module.context is context


def test_a_module_too_deep_to_be_used_safely_is_refused() -> None:
    depth = nesting.SAFE + 1
    text = '"a.b"() ({' * depth + "}) : () -> ()" * depth
    module = upstream.parse(text, allow_unregistered=True)
    with pytest.raises(Unsupported, match="nested too deeply for upstream"):
        exporter.to_upstream(module)


def test_a_module_has_no_successors() -> None:
    module = bridge.parse("")
    module.successors = (bridge.Block(),)
    with pytest.raises(bridge.Invalid, match="block defined in another region"):
        bridge.to_upstream(module)
