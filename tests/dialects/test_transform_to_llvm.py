"""Conversions to llvm that a schedule names."""

from __future__ import annotations

import pytest

import bridge
from tests.passes.test_native import both

SCHEDULE = """
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root
        : (!transform.any_op) -> !transform.any_op
    transform.apply_conversion_patterns to %f {
      PATTERNS
    } with type_converter {
      transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter
        {index_bitwidth = 32}
    } {legal_dialects = ["func", "llvm"]} : !transform.any_op
    transform.yield
  }
}
"""

VECTOR = "transform.apply_conversion_patterns.vector.vector_to_llvm"
DIALECT = 'transform.apply_conversion_patterns.dialect_to_llvm "{}"'

TEXT = """
func.func @f(%v: vector<f32>, %m: memref<4xf32>, %i: index) -> vector<i32> {
  %0 = vector.bitcast %v : vector<f32> to vector<i32>
  %1 = arith.addi %0, %0 : vector<i32>
  %2 = memref.load %m[%i] : memref<4xf32>
  return %1 : vector<i32>
}
"""


def scheduled(*sets: str) -> str:
    return TEXT + SCHEDULE.replace("PATTERNS", "\n".join(sets))


def test_what_is_named_is_converted() -> None:
    sets = [VECTOR, *(DIALECT.format(name) for name in ("arith", "memref"))]
    ours, theirs = map(str, both("transform-interpreter", scheduled(*sets)))
    assert "llvm.bitcast" in ours
    assert "llvm.add" in ours
    assert ours == theirs


def test_what_stays_fails_the_conversion() -> None:
    module = bridge.parse(scheduled(VECTOR))
    with pytest.raises(bridge.PassFailed, match="dialect conversion failed") as failed:
        bridge.run_passes(module, "transform-interpreter", engine="native")
    first, *_ = failed.value.diagnostics
    assert "failed to legalize operation" in first.message


def test_patterns_need_a_converter() -> None:
    text = scheduled(VECTOR)
    head, _, tail = text.partition("} with type_converter {")
    module = bridge.parse(head + "}" + tail.partition("}\n    }")[2])
    with pytest.raises(bridge.PassFailed, match="has no default type converter"):
        bridge.run_passes(module, "transform-interpreter", engine="native")
