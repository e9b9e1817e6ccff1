"""Sets of patterns of the tensor and the memref dialect."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import bridge
from bridge.compare.chunks import chunks_of

SUITES = [
    ("Tensor/fold-empty-op", ""),
    ("Tensor/decompose-concat", ""),
    ("Tensor/rewrite-as-constant", ""),
    ("MemRef/alloc-to-alloca", "{entry-point=all}"),
    ("MemRef/alloc-to-alloca", "{entry-point=small}"),
]

EMPTY = """
func.func @f(%t: tensor<3x?xi32>, %n: index) -> (tensor<?xi32>, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %e = tensor.empty(%n) : tensor<2x?x4xi32>
  %part = tensor.extract_slice %e[0, 0, 1] [1, %n, 2] [1, 1, 1]
    : tensor<2x?x4xi32> to tensor<?x2xi32>
  %flat = tensor.collapse_shape %e [[0, 1], [2]]
    : tensor<2x?x4xi32> into tensor<?x4xi32>
  %more = tensor.concat dim(1) %e, %e
    : (tensor<2x?x4xi32>, tensor<2x?x4xi32>) -> tensor<2x?x4xi32>
  %0 = tensor.dim %part, %c0 : tensor<?x2xi32>
  %1 = tensor.dim %flat, %c0 : tensor<?x4xi32>
  %2 = tensor.dim %more, %c1 : tensor<2x?x4xi32>
  %row = tensor.extract_slice %t[1, 0] [1, %n] [1, 1] : tensor<3x?xi32> to tensor<?xi32>
  return %row, %0, %1, %2 : tensor<?xi32>, index, index, index
}"""

CONCAT = """
func.func @f(%a: tensor<2x?xi32>, %b: tensor<2x3xi32>) -> tensor<?x?xi32> {
  %0 = tensor.concat dim(1) %a, %b, %a
    : (tensor<2x?xi32>, tensor<2x3xi32>, tensor<2x?xi32>) -> tensor<?x?xi32>
  return %0 : tensor<?x?xi32>
}"""

CONSTANTS = """
func.func @f() -> (tensor<3x4xi16>, tensor<2x2xf32>) {
  %x = arith.constant 7 : i16
  %y = arith.constant -0.0 : f32
  %c = arith.constant dense<[[1, 2], [3, -4]]> : tensor<2x2xi16>
  %0 = tensor.pad %c low[1, 0] high[0, 2] {
  ^bb0(%i: index, %j: index):
    tensor.yield %x : i16
  } : tensor<2x2xi16> to tensor<3x4xi16>
  %1 = tensor.generate {
  ^bb0(%i: index, %j: index):
    tensor.yield %y : f32
  } : tensor<2x2xf32>
  return %0, %1 : tensor<3x4xi16>, tensor<2x2xf32>
}"""


def changed(text: str, name: str) -> bridge.Operation:
    script = f"""
    module attributes {{transform.with_named_sequence}} {{
      transform.named_sequence @__transform_main(%root: !transform.any_op) {{
        %0 = transform.structured.match ops{{["func.func"]}} in %root
          : (!transform.any_op) -> !transform.any_op
        transform.apply_patterns to %0 {{
          transform.apply_patterns.{name}
        }} : !transform.any_op
        transform.yield
      }}
    }}"""
    module = bridge.parse(text + script)
    bridge.run_passes(module, "transform-interpreter", engine="native")
    bridge.verify(module)
    return module


@pytest.mark.parametrize(("suite", "options"), SUITES)
def test_a_suite_becomes_what_upstream_makes(
    suite: str, options: str, corpus: Path
) -> None:
    path = corpus / "upstream-22" / "Dialect" / f"{suite}.mlir"
    for chunk in chunks_of(path):
        texts = []
        for engine in ("native", "upstream"):
            module = bridge.parse(chunk.text)
            bridge.run_passes(module, f"transform-interpreter{options}", engine=engine)
            texts.append(bridge.format(module, debuginfo=True))
        assert texts[0] == texts[1]


def test_what_is_made_of_nothing_has_its_sizes() -> None:
    before, after = bridge.parse(EMPTY), changed(EMPTY, "tensor.fold_tensor_empty")
    names = [op.name for op in after.walk()]
    assert "tensor.concat" not in names
    assert "tensor.collapse_shape" not in names
    assert names.count("tensor.extract_slice") == 1
    given = np.arange(15, dtype=np.int32).reshape(3, 5)
    wanted = bridge.interpret(before, "f", given, 5)
    assert str(bridge.interpret(after, "f", given, 5)) == str(wanted)


def test_parts_are_inserted_one_after_the_other() -> None:
    before, after = bridge.parse(CONCAT), changed(CONCAT, "tensor.decompose_concat")
    assert str(after).count("tensor.insert_slice") == 3
    given = (
        np.arange(8, dtype=np.int32).reshape(2, 4),
        np.arange(6, dtype=np.int32).reshape(2, 3),
    )
    wanted = bridge.interpret(before, "f", *given)
    assert str(bridge.interpret(after, "f", *given)) == str(wanted)


def test_what_is_computed_of_constants_is_one() -> None:
    before, after = (
        bridge.parse(CONSTANTS),
        changed(CONSTANTS, "tensor.rewrite_as_constant"),
    )
    names = {op.name for op in after.walk()}
    assert not names & {"tensor.pad", "tensor.generate"}
    wanted = bridge.interpret(before, "f")
    assert str(bridge.interpret(after, "f")) == str(wanted)


@pytest.mark.parametrize("change", ["low[%n, %n]", "value", "use", "nofold"])
def test_what_is_no_constant_is_padded(change: str) -> None:
    text = """func.func @f(%n: index, %v: i16) -> (tensor<?x?xi16>, tensor<2x2xi16>) {
      %x = arith.constant 7 : i16
      %one = arith.constant 1 : index
      %c = arith.constant dense<[[1, 2], [3, -4]]> : tensor<2x2xi16>
      %0 = tensor.pad %c NOFOLD LOW high[%one, %one] {
      ^bb0(%i: index, %j: index):
        tensor.yield YIELD : i16
      } : tensor<2x2xi16> to tensor<?x?xi16>
      %z = arith.constant dense<0> : tensor<2x2xi16>
      return %0, USE : tensor<?x?xi16>, tensor<2x2xi16>
    }"""
    low = change if change.startswith("low[%n") else "low[%one, %one]"
    text = text.replace("LOW", low).replace("USE", "%c" if change == "use" else "%z")
    text = text.replace("NOFOLD", "nofold" if change == "nofold" else "")
    text = text.replace("YIELD", "%v" if change == "value" else "%x")
    assert "tensor.pad" in str(changed(text, "tensor.rewrite_as_constant"))
    if change == "use":
        assert "tensor.pad" not in str(
            changed(text, "tensor.rewrite_as_constant aggressive")
        )


def test_memory_that_is_given_back_is_on_the_stack() -> None:
    text = """func.func @f(%x: i32) -> i32 {
      %c0 = arith.constant 0 : index
      %a = memref.alloc() {alignment = 64 : i64} : memref<4xi32>
      memref.store %x, %a[%c0] : memref<4xi32>
      %y = memref.load %a[%c0] : memref<4xi32>
      memref.dealloc %a : memref<4xi32>
      return %y : i32
    }"""
    large = str(changed(text, "memref.alloc_to_alloca size_limit(16)"))
    assert "memref.alloca" not in large
    module = changed(text, "memref.alloc_to_alloca size_limit(17)")
    assert "memref.alloca() {alignment = 64 : i64}" in str(module)
    assert "memref.dealloc" not in str(module)
    assert bridge.interpret(module, "f", 5) == (5,)
