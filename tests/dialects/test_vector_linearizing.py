"""Vectors of several dimensions as vectors of one hold the same elements."""

from __future__ import annotations

import numpy as np
import pytest

import bridge
from bridge.dialects.scf import structural
from bridge.dialects.vector.lowering import linearizing
from bridge.dialects.vector.lowering.parts import broadcast_along
from bridge.ir.building import Builder
from bridge.ir.types import F32, VectorType
from bridge.rewrite.conversion import apply_partial_conversion
from bridge.verifier import verify

PROGRAMS = {
    "parts": """
    func.func @f(%a: vector<2x3x4xi32>) -> (vector<3x4xi32>, vector<2x3x4xi32>, i32) {
      %0 = vector.extract %a[1] : vector<3x4xi32> from vector<2x3x4xi32>
      %1 = vector.extract %a[1, 2] : vector<4xi32> from vector<2x3x4xi32>
      %2 = vector.insert %1, %a[0, 1] : vector<4xi32> into vector<2x3x4xi32>
      %3 = vector.extract %a[1, 1, 1] : i32 from vector<2x3x4xi32>
      %4 = vector.insert %3, %2[0, 0, 3] : i32 into vector<2x3x4xi32>
      %5 = vector.shuffle %4, %a [3, 0] : vector<2x3x4xi32>, vector<2x3x4xi32>
      return %0, %5, %3 : vector<3x4xi32>, vector<2x3x4xi32>, i32
    }""",
    "slices": """
    func.func @f(%a: vector<2x3x4xi32>) -> vector<2x3x4xi32> {
      %0 = vector.extract_strided_slice %a
        {offsets = [0, 1], sizes = [2, 2], strides = [1, 1]}
        : vector<2x3x4xi32> to vector<2x2x4xi32>
      %1 = vector.extract_strided_slice %0
        {offsets = [1, 0, 1], sizes = [1, 2, 2], strides = [1, 1, 1]}
        : vector<2x2x4xi32> to vector<1x2x2xi32>
      %2 = vector.extract %1[0] : vector<2x2xi32> from vector<1x2x2xi32>
      %3 = vector.insert_strided_slice %2, %a {offsets = [1, 1, 2], strides = [1, 1]}
        : vector<2x2xi32> into vector<2x3x4xi32>
      return %3 : vector<2x3x4xi32>
    }""",
    "elements": """
    func.func @f(%a: vector<2x3x4xi32>)
        -> (vector<2x2xi32>, vector<2x3x8xi16>, vector<2x2xi32>) {
      %0 = vector.extract %a[0, 0, 1] : i32 from vector<2x3x4xi32>
      %1 = vector.broadcast %0 : i32 to vector<2x2xi32>
      %c = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
      %2 = arith.addi %1, %c : vector<2x2xi32>
      %3:4 = vector.to_elements %2 : vector<2x2xi32>
      %4 = vector.from_elements %3#3, %3#1, %3#0, %3#2 : vector<2x2xi32>
      %5 = vector.bitcast %a : vector<2x3x4xi32> to vector<2x3x8xi16>
      return %4, %5, %c : vector<2x2xi32>, vector<2x3x8xi16>, vector<2x2xi32>
    }""",
    "memory": """
    func.func @f(%a: vector<2x3x4xi32>)
        -> (vector<1x4xi32>, vector<1x4xi1>, vector<1x4xi1>) {
      %c0 = arith.constant 0 : index
      %c2 = arith.constant 2 : index
      %m = memref.alloca() : memref<2x8xi32>
      %0 = vector.extract %a[0, 1] : vector<4xi32> from vector<2x3x4xi32>
      %1 = vector.shape_cast %0 : vector<4xi32> to vector<1x4xi32>
      vector.store %1, %m[%c0, %c2] : memref<2x8xi32>, vector<1x4xi32>
      %2 = vector.load %m[%c0, %c2] : memref<2x8xi32>, vector<1x4xi32>
      %3 = vector.create_mask %c2, %c2 : vector<1x4xi1>
      %4 = vector.create_mask %c0, %c2 : vector<1x4xi1>
      return %2, %3, %4 : vector<1x4xi32>, vector<1x4xi1>, vector<1x4xi1>
    }""",
    "control": """
    func.func @f(%a: vector<2x3x4xi32>)
        -> (vector<2x3x4xi32>, vector<2x3x4xi32>, vector<2x3x4xi32>) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %c3 = arith.constant 3 : index
      %true = arith.constant true
      %0 = scf.for %i = %c0 to %c3 step %c1 iter_args(%x = %a) -> vector<2x3x4xi32> {
        %s = arith.addi %x, %a : vector<2x3x4xi32>
        scf.yield %s : vector<2x3x4xi32>
      }
      %1 = scf.if %true -> vector<2x3x4xi32> {
        scf.yield %0 : vector<2x3x4xi32>
      } else {
        scf.yield %a : vector<2x3x4xi32>
      }
      %2 = scf.index_switch %c1 -> vector<2x3x4xi32>
      case 1 { scf.yield %1 : vector<2x3x4xi32> }
      default { scf.yield %a : vector<2x3x4xi32> }
      %3:2 = scf.while (%x = %2, %n = %c0)
          : (vector<2x3x4xi32>, index) -> (vector<2x3x4xi32>, index) {
        %c = arith.cmpi ult, %n, %c3 : index
        scf.condition(%c) %x, %n : vector<2x3x4xi32>, index
      } do {
      ^bb0(%x: vector<2x3x4xi32>, %n: index):
        %s = arith.muli %x, %a : vector<2x3x4xi32>
        %next = arith.addi %n, %c1 : index
        scf.yield %s, %next : vector<2x3x4xi32>, index
      }
      return %0, %1, %3#0 : vector<2x3x4xi32>, vector<2x3x4xi32>, vector<2x3x4xi32>
    }""",
}


def linearized(text: str) -> bridge.Operation:
    module = bridge.parse(text)
    rules = linearizing.converter()
    target = linearizing.target(rules)
    structural.make_legal(target, rules)
    patterns = [*linearizing.patterns(), *structural.patterns()]
    apply_partial_conversion(module, target, patterns, converter=rules)
    verify(module)
    return module


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_results_are_what_they_were(text: str) -> None:
    array = np.arange(24, dtype=np.int32).reshape(2, 3, 4) - 7
    before = bridge.interpret(bridge.parse(text), "f", array)
    after = bridge.interpret(linearized(text), "f", array)
    for one, other in zip(before, after, strict=True):
        assert np.asarray(one).tolist() == np.asarray(other).tolist()


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_only_casts_of_shapes_have_several_dimensions(text: str) -> None:
    for op in linearized(text).walk():
        if op.dialect in ("builtin", "func") or op.name == "vector.shape_cast":
            continue
        for value in (*op.operands, *op.results):
            assert not isinstance(value.type, VectorType) or value.type.rank == 1


SCALABLE = """
func.func @f(%a: vector<2x[2]xi32>, %b: vector<[1]xi32>, %c: vector<[2]x[2]xi32>)
    -> (vector<[2]xi32>, vector<1x[1]xi32>, vector<[2]x[2]xi32>) {
  %0 = vector.extract %a[1] : vector<[2]xi32> from vector<2x[2]xi32>
  %1 = arith.addi %c, %c : vector<[2]x[2]xi32>
  %2 = vector.shape_cast %b : vector<[1]xi32> to vector<1x[1]xi32>
  return %0, %2, %1 : vector<[2]xi32>, vector<1x[1]xi32>, vector<[2]x[2]xi32>
}"""


def test_what_has_no_flat_type_or_shuffle_stays() -> None:
    assert str(linearized(SCALABLE)) == str(bridge.parse(SCALABLE))


def test_a_value_is_broadcast_along_any_dimensions() -> None:
    text = "func.func @f(%v: vector<2x4xf32>) { return }"
    module = bridge.parse(text)
    function = module.body.first
    assert function is not None
    block = function.regions[0].blocks[0]
    with Builder.at_start(block):
        made = broadcast_along(block.arguments[0], (1, 2, 3, 4), (0, 2))
    assert made.type is VectorType((1, 2, 3, 4), F32)
    assert "vector.transpose %0, [0, 2, 1, 3]" in str(module)
