"""The pipelines of upstream's test library, spelled with the passes there are."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

import bridge


@pytest.fixture(scope="module")
def plugin() -> ModuleType:
    root = Path(__file__).resolve().parent.parent.parent
    path = root / "conformance" / "plugins" / "upstream_tests.py"
    spec = importlib.util.spec_from_file_location("upstream_tests", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_pipeline_stands_for_its_passes(plugin: ModuleType) -> None:
    words = plugin.expanded(["a.mlir", "-cse", "-test-lower-to-llvm"])
    assert words[:4] == ["a.mlir", "-cse", *(f"--{n}" for n in plugin.LOWER[:2])]
    option = "reassociate-fp-reductions"
    words = plugin.expanded([f"-test-lower-to-llvm={option}"])
    assert f"--convert-vector-to-llvm={option}" in words
    (word,) = plugin.expanded(["--pass-pipeline=builtin.module(test-lower-to-llvm)"])
    assert word.startswith(
        "--pass-pipeline=builtin.module(func.func(convert-vector-to-scf),func.func("
    )
    assert "," in word


def test_what_changes_a_module_runs_between_commands(plugin: ModuleType) -> None:
    words = ["a.mlir", "-cse", "-test-cf-assert", "-canonicalize", "-o", "b.mlir"]
    assert plugin.stages(words) == [
        ["a.mlir", "-cse"],
        ["test-cf-assert"],
        ["-canonicalize", "-o", "b.mlir"],
    ]
    name = "test-transform-dialect-erase-schedule"
    word = f"--pass-pipeline=builtin.module(cse,{name},canonicalize)"
    assert plugin.stages([word]) == [
        ["--pass-pipeline=builtin.module(cse)"],
        [name],
        ["--pass-pipeline=builtin.module(canonicalize)"],
    ]


def test_a_schedule_is_erased(plugin: ModuleType) -> None:
    text = """module attributes {transform.with_named_sequence} {
  func.func @f() { return }
  transform.named_sequence @s(%a: !transform.any_op) { transform.yield }
}"""
    found = plugin.erase_schedule(text)
    assert "named_sequence @" not in found
    assert "@f" in found


def test_an_assertion_that_fails_prints_its_message(
    plugin: ModuleType,
) -> None:
    text = """func.func @f(%c: i1) -> i32 {
  cf.assert %c, "first"
  cf.assert %c, "second"
  %r = arith.constant 7 : i32
  return %r : i32
}"""
    module = bridge.parse(plugin.print_assertions(text))
    bridge.verify(module)
    assert len([op for op in module.walk() if op.name == "llvm.call"]) == 4
    assert bridge.interpret(bridge.parse(text), "f", 1) == (7,)
