"""Transpositions as AVX2 does them, beside upstream's."""

from __future__ import annotations

from typing import Literal

import numpy as np
import pytest

import bridge

SCHEDULE = """
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %f = transform.structured.match ops{["func.func"]} in %root
        : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.lower_transpose avx2_lowering_strategy = true
    } : !transform.any_op
    transform.yield
  }
}
"""

PROGRAM = """
func.func @f(%a: vector<{before}>) -> vector<{after}> {{
  %0 = vector.transpose %a, [{order}] : vector<{before}> to vector<{after}>
  return %0 : vector<{after}>
}}"""

CASES = [
    ("4x8xf32", "8x4xf32", "1, 0"),
    ("1x4x1x8xf32", "8x1x4x1xf32", "3, 0, 1, 2"),
    ("8x1x8xf32", "8x8x1xf32", "2, 0, 1"),
    ("8x8xf32", "8x8xf32", "1, 0"),
    ("4x8xf64", "8x4xf64", "1, 0"),
    ("8x4xf32", "4x8xf32", "1, 0"),
]


def lowered(text: str, engine: Literal["native", "upstream"]) -> bridge.Operation:
    """The program after the schedule, which is part of it."""
    module = bridge.parse(text + SCHEDULE)
    bridge.run_passes(module, "transform-interpreter", engine=engine)
    return module


@pytest.mark.parametrize(("before", "after", "order"), CASES)
def test_it_makes_what_upstream_makes(before: str, after: str, order: str) -> None:
    text = PROGRAM.format(before=before, after=after, order=order)
    assert str(lowered(text, "native")) == str(lowered(text, "upstream"))


@pytest.mark.parametrize(("before", "after", "order"), CASES[:2])
def test_rows_become_columns(before: str, after: str, order: str) -> None:
    text = PROGRAM.format(before=before, after=after, order=order)
    module = lowered(text, "native")
    assert "vector.transpose" not in str(module)
    shape = [int(size) for size in before.split("x")[:-1]]
    given = np.arange(32, dtype=np.float32).reshape(shape)
    (found,) = bridge.interpret(module, "f", given)
    wanted = given.transpose([int(dim) for dim in order.split(", ")])
    assert np.array_equal(np.asarray(found), wanted)
