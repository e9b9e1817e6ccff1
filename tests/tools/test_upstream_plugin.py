"""The pipelines of upstream's test library, spelled with the passes there are."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import numpy as np
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


def test_wide_integers_are_emulated_behind_a_function_of_the_old_types(
    plugin: ModuleType,
) -> None:
    text = """func.func @emulate_add(%a: i16, %b: i16) -> i16 {
  %r = arith.addi %a, %b : i16
  return %r : i16
}
func.func @main() -> i16 {
  %a = arith.constant 300 : i16
  %r = call @emulate_add(%a, %a) : (i16, i16) -> i16
  return %r : i16
}"""
    name = "test-arith-emulate-wide-int"
    words = plugin.stages([f'--{name}="widest-int-supported=8"', "-cse"])
    assert words == [[], [name, "widest-int-supported=8"], ["-cse"]]
    module = bridge.parse(plugin.CHANGES[name](text, *words[1][1:]))
    bridge.verify(module)
    assert "i8 from vector<2xi8>" in str(module)
    assert bridge.compile(module)["main"]() == 600


def test_scans_are_lowered_by_patterns(plugin: ModuleType) -> None:
    text = """func.func @f(%v: vector<3xi32>, %i: vector<i32>) -> vector<3xi32> {
  %r:2 = vector.scan <add>, %v, %i {inclusive = true, reduction_dim = 0 : i64}
    : vector<3xi32>, vector<i32>
  return %r#0 : vector<3xi32>
}"""
    found = plugin.lower_scans(text)
    assert "scan" not in found
    assert "transform.named_sequence" not in found
    values = np.array([1, 2, 3], np.int32)
    (got,) = bridge.interpret(bridge.parse(found), "f", values, np.array(0, np.int32))
    assert np.asarray(got).tolist() == [1, 3, 6]
