"""Elements of few bits are packed and unpacked as they were."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bridge

SCHEDULE = """
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root
        : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}
"""

PACKED = """
func.func @f(%a: vector<16xi16>) -> vector<{n}x{wide}> {{
  %0 = arith.trunci %a : vector<16xi16> to vector<16x{narrow}>
  %1 = vector.bitcast %0 : vector<16x{narrow}> to vector<{n}x{wide}>
  return %1 : vector<{n}x{wide}>
}}"""

UNPACKED = """
func.func @f(%a: vector<{n}xi8>) -> vector<{m}x{wide}> {{
  %0 = vector.bitcast %a : vector<{n}xi8> to vector<{m}x{narrow}>
  %1 = arith.{extension} %0 : vector<{m}x{narrow}> to vector<{m}x{wide}>
  return %1 : vector<{m}x{wide}>
}}"""

TRANSPOSED = """
func.func @f(%a: vector<16xi16>) -> vector<4x4xi16> {{
  %0 = vector.shape_cast %a : vector<16xi16> to vector<4x4xi16>
  %1 = arith.trunci %0 : vector<4x4xi16> to vector<4x4x{narrow}>
  %2 = vector.transpose %1, [1, 0] : vector<4x4x{narrow}> to vector<4x4x{narrow}>
  %3 = arith.extsi %2 : vector<4x4x{narrow}> to vector<4x4xi16>
  return %3 : vector<4x4xi16>
}}"""


def rewritten(text: str) -> bridge.Operation:
    module = bridge.parse(text + SCHEDULE)
    bridge.run_passes(module, "transform-interpreter", engine="native")
    return module


def same(text: str, numbers: list[int], ty: type[np.signedinteger]) -> None:
    array = np.array(numbers, dtype=ty)
    before = bridge.interpret(bridge.parse(text), "f", array)
    after = bridge.interpret(rewritten(text), "f", array)
    assert np.asarray(before).tolist() == np.asarray(after).tolist()


WORDS = st.lists(st.integers(-(1 << 15), (1 << 15) - 1), min_size=16, max_size=16)
BYTES = st.lists(st.integers(-128, 127), min_size=8, max_size=8)


@pytest.mark.parametrize("narrow", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("wide", [8, 16, 32])
@settings(max_examples=10, deadline=None)
@given(numbers=WORDS)
def test_what_is_truncated_is_packed(
    narrow: int, wide: int, numbers: list[int]
) -> None:
    count, rest = divmod(16 * narrow, wide)
    if not rest:
        text = PACKED.format(n=count, narrow=f"i{narrow}", wide=f"i{wide}")
        assert "bitcast" not in str(rewritten(text)) or narrow == 4
        same(text, numbers, np.int16)


@pytest.mark.parametrize("narrow", [2, 4, 16, 32])
@pytest.mark.parametrize("extension", ["extsi", "extui"])
@settings(max_examples=10, deadline=None)
@given(numbers=BYTES)
def test_what_is_unpacked_is_extended(
    narrow: int, extension: str, numbers: list[int]
) -> None:
    wide = f"i{max(8, 2 * narrow)}"
    text = UNPACKED.format(
        n=8, m=64 // narrow, narrow=f"i{narrow}", wide=wide, extension=extension
    )
    same(text, numbers, np.int8)


@pytest.mark.parametrize("conversion", ["sitofp", "uitofp"])
@settings(max_examples=10, deadline=None)
@given(numbers=BYTES)
def test_what_is_unpacked_becomes_a_float(conversion: str, numbers: list[int]) -> None:
    text = UNPACKED.format(n=8, m=16, narrow="i4", wide="f32", extension=conversion)
    assert "interleave" in str(rewritten(text))
    same(text, numbers, np.int8)


@pytest.mark.parametrize("narrow", ["i3", "i4", "i7"])
@settings(max_examples=10, deadline=None)
@given(numbers=WORDS)
def test_what_is_transposed_has_its_signs(narrow: str, numbers: list[int]) -> None:
    same(TRANSPOSED.format(narrow=narrow), numbers, np.int16)


def test_a_mask_of_one_that_a_condition_chooses_is_the_condition() -> None:
    text = """
    func.func @f(%c: i1) -> vector<1xi1> {
      %t = arith.constant dense<true> : vector<1xi1>
      %f = arith.constant dense<false> : vector<1xi1>
      %r = arith.select %c, %t, %f : i1, vector<1xi1>
      return %r : vector<1xi1>
    }"""
    schedule = SCHEDULE.replace("rewrite_narrow_types", "materialize_masks")
    module = bridge.parse(text + schedule)
    bridge.run_passes(module, "transform-interpreter", engine="native")
    assert "vector.broadcast %arg0 : i1 to vector<1xi1>" in str(module)
