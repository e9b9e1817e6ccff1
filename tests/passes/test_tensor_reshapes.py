"""Other shapes and parts of tensors as fewer of them, beside upstream's."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

import bridge
from bridge import Operation
from bridge.compare.chunks import chunks_of
from bridge.dialects.tensor import constant_tensors, reshape_folding, slice_merging
from bridge.errors import Error
from bridge.rewrite import Pattern, apply_greedily

SETS = [
    ("reassociative_reshape_folding", "fold-reassociative-reshapes"),
    ("merge_consecutive_insert_extract_slice", "fold-consecutive-insert-extract-slice"),
    (
        "drop_redundant_insert_slice_rank_expansion",
        "drop-redundant-insert-slice-rank-expansion",
    ),
]

SCRIPT = """
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %0 = transform.structured.match ops{["func.func"]} in %root
      : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.tensor.NAME
    } : !transform.any_op
    transform.yield
  }
}"""


@pytest.mark.parametrize(("name", "suite"), SETS)
def test_a_set_makes_what_upstreams_makes(name: str, suite: str, corpus: Path) -> None:
    path = corpus / "upstream-22" / "Dialect" / "Tensor" / f"{suite}.mlir"
    taken = 0
    for chunk in chunks_of(path):
        if "rank_reducing_dynamic_shape" in chunk.text:
            continue  # LLVM 24 knows that the sizes are the same.
        try:
            given = bridge.parse(chunk.text + SCRIPT.replace("NAME", name))
            bridge.verify(given)
        except Error:
            continue
        texts = []
        for engine in ("native", "upstream"):
            module = given.clone()
            bridge.run_passes(module, "transform-interpreter", engine=engine)
            texts.append(str(module))
        assert texts[0] == texts[1]
        taken += 1
    assert taken > 3


PARTS = """
func.func @f(%t: tensor<6x8xi32>, %d: tensor<1x5xi32>, %n: index, %s: index)
    -> (tensor<2x?xi32>, tensor<1x5xi32>, tensor<3xi32>) {
  %a = tensor.extract_slice %t[1, %n] [4, 6] [1, 1]
    : tensor<6x8xi32> to tensor<4x6xi32>
  %b = tensor.extract_slice %a[0, 1] [2, %s] [2, 2]
    : tensor<4x6xi32> to tensor<2x?xi32>
  %row = tensor.extract_slice %t[%n, 2] [1, 5] [1, 1]
    : tensor<6x8xi32> to tensor<5xi32>
  %c = tensor.insert_slice %row into %d[0, 0] [1, 5] [1, 1]
    : tensor<5xi32> into tensor<1x5xi32>
  %other = tensor.extract_slice %t[%s, 0] [1, 5] [1, 1]
    : tensor<6x8xi32> to tensor<5xi32>
  %e = tensor.insert_slice %other into %d[0, 0] [1, 5] [1, 1]
    : tensor<5xi32> into tensor<1x5xi32>
  %g = tensor.extract_slice %e[0, 1] [1, 3] [1, 1]
    : tensor<1x5xi32> to tensor<3xi32>
  return %b, %c, %g : tensor<2x?xi32>, tensor<1x5xi32>, tensor<3xi32>
}"""

SHAPES = """
func.func @f(%t: tensor<2x3x8xi32>, %i: index, %j: index)
    -> (tensor<6x2x4xi32>, i32, tensor<2x2xi32>) {
  %a = tensor.collapse_shape %t [[0, 1], [2]] : tensor<2x3x8xi32> into tensor<6x8xi32>
  %b = tensor.expand_shape %a [[0], [1, 2]] output_shape [6, 2, 4]
    : tensor<6x8xi32> into tensor<6x2x4xi32>
  %x = tensor.extract %a[%i, %j] : tensor<6x8xi32>
  %c = arith.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]>
    : tensor<3x4xi32>
  %d = tensor.extract_slice %c[0, 1] [2, 2] [2, 2] : tensor<3x4xi32> to tensor<2x2xi32>
  return %b, %x, %d : tensor<6x2x4xi32>, i32, tensor<2x2xi32>
}"""


def changed(text: str, patterns: Sequence[Pattern]) -> tuple[Operation, Operation]:
    """A program, and what patterns make of it."""
    before = bridge.parse(text)
    after = before.clone()
    apply_greedily(after, patterns, top_down=False)
    bridge.verify(after)
    return before, after


def test_parts_of_parts_have_the_elements_they_had() -> None:
    rules = [*slice_merging.patterns(), *slice_merging.rank_patterns()]
    before, after = changed(PARTS, rules)
    names = [op.name for op in after.walk()]
    assert names.count("tensor.extract_slice") == 3
    assert "tensor.insert_slice" not in names
    given = np.arange(48, dtype=np.int32).reshape(6, 8)
    other = np.zeros((1, 5), np.int32)
    for n, s in ((0, 2), (2, 1)):
        old, new = (
            bridge.interpret(one, "f", given, other, n, s) for one in (before, after)
        )
        pairs = zip(old, new, strict=True)
        assert all(np.array_equal(np.asarray(a), np.asarray(b)) for a, b in pairs)


def test_shapes_that_are_swapped_have_the_elements_they_had() -> None:
    rules = [
        *reshape_folding.bubbling_patterns(),
        *reshape_folding.element_patterns(),
        constant_tensors.ConstantPart(lambda op: True),
    ]
    before, after = changed(SHAPES, rules)
    order = [op.name for op in after.walk() if op.name.endswith("_shape")]
    assert order == ["tensor.expand_shape", "tensor.collapse_shape"]
    assert "tensor.extract_slice" not in str(after)
    given = np.arange(48, dtype=np.int32).reshape(2, 3, 8)
    old, new = (bridge.interpret(one, "f", given, 4, 7) for one in (before, after))
    pairs = zip(old, new, strict=True)
    assert all(np.array_equal(np.asarray(a), np.asarray(b)) for a, b in pairs)


@pytest.mark.parametrize(
    "text",
    [
        """func.func @f(%t: tensor<8x8xi32>) -> tensor<4x16xi32> {
          %a = tensor.collapse_shape %t [[0, 1]] : tensor<8x8xi32> into tensor<64xi32>
          %b = tensor.expand_shape %a [[0, 1]] output_shape [4, 16]
            : tensor<64xi32> into tensor<4x16xi32>
          return %b : tensor<4x16xi32>
        }""",
        """func.func @f(%t: tensor<?x8xi32>, %i: index) -> i32 {
          %a = tensor.collapse_shape %t [[0, 1]] : tensor<?x8xi32> into tensor<?xi32>
          %b = tensor.extract %a[%i] : tensor<?xi32>
          return %b : i32
        }""",
        """func.func @f(%t: tensor<8xi32>, %d: tensor<2x8xi32>) -> tensor<4xi32> {
          %a = tensor.insert_slice %t into %d[0, 0] [1, 8] [1, 1]
            : tensor<8xi32> into tensor<2x8xi32>
          %b = tensor.extract_slice %a[1, 0] [1, 4] [1, 1]
            : tensor<2x8xi32> to tensor<4xi32>
          return %b : tensor<4xi32>
        }""",
    ],
)
def test_shapes_that_depend_on_each_other_stay(text: str) -> None:
    rules = [
        *reshape_folding.patterns(),
        *reshape_folding.bubbling_patterns(),
        *reshape_folding.element_patterns(),
        *slice_merging.patterns(),
        *slice_merging.rank_patterns(),
    ]
    before, after = changed(text, rules)
    assert str(before) == str(after)
