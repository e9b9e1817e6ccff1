"""Nodes and operations come back from `pickle` and `copy`, however deep they nest."""

from __future__ import annotations

import copy
import pickle

import pytest

import bridge
from bridge.ir.attributes import ArrayAttr, Attribute, IntegerAttr
from bridge.ir.base import Node
from bridge.ir.core import Block, Operation, Region
from bridge.ir.types import I32, TupleType, Type

DEPTH = 5000

PROGRAM = """
func.func @f(%n: index, %m: memref<?xf32>) -> f32 {
  %zero = arith.constant 0.0 : f32
  %sum = affine.for %i = 0 to %n iter_args(%s = %zero) -> f32 {
    %x = affine.load %m[%i] : memref<?xf32>
    %t = arith.addf %s, %x : f32
    affine.yield %t : f32
  }
  cf.br ^end(%sum : f32)
^end(%r: f32 loc("here")):
  return %r : f32
}
"""


def deep_nodes() -> list[Node]:
    attr: Attribute = IntegerAttr(1, I32)
    ty: Type = I32
    for _ in range(DEPTH):
        attr, ty = ArrayAttr((attr,)), TupleType((ty,))
    return [attr, ty]


@pytest.mark.parametrize("node", deep_nodes(), ids=["attribute", "type"])
def test_nodes_nested_deep_are_printed_pickled_and_copied(node: Node) -> None:
    name = type(node).__name__
    assert repr(node).count(name) == DEPTH
    assert repr(node).startswith(f"{name}({node._fields[0]}=({name}(")
    assert len(str(node)) > DEPTH
    assert pickle.loads(pickle.dumps(node)) is node
    assert copy.copy(node) is copy.deepcopy(node) is node


def test_a_node_is_shown_by_its_fields() -> None:
    shown = f"ArrayAttr(elements=(IntegerAttr(value=1, type={I32!r}),))"
    assert repr(ArrayAttr((IntegerAttr(1, I32),))) == shown


def test_operations_nested_deep_are_pickled_and_copied() -> None:
    module = bridge.parse("module {\n" * DEPTH + "}" * DEPTH)
    for twin in (
        pickle.loads(pickle.dumps(module)),
        copy.copy(module),
        copy.deepcopy(module),
    ):
        assert twin is not module
        assert twin.same_as(module, locations=True)


def test_an_operation_comes_back_with_names_and_locations() -> None:
    module = bridge.parse(PROGRAM, filename="f.mlir")
    twin = pickle.loads(pickle.dumps(module))
    assert twin.same_as(module, locations=True)
    assert bridge.format(twin, source_names=True) == bridge.format(
        module, source_names=True
    )
    bridge.verify(twin)
    for old, new in zip(module.walk(), twin.walk(), strict=True):
        for result, copied in zip(old.results, new.results, strict=True):
            assert len(result.uses) == len(copied.uses)


def test_a_long_block_is_pickled() -> None:
    block = Block()
    for _ in range(DEPTH):
        block.append(Operation("a.b", [], [I32]))
    op = Operation("a.c", regions=[Region([block])])
    assert pickle.loads(pickle.dumps(op)).same_as(op)


def test_an_operation_that_needs_others_is_not_pickled_alone() -> None:
    block = bridge.parse(PROGRAM).body.first
    assert block is not None
    inner = next(op for op in block.walk() if op.name == "arith.addf")
    with pytest.raises(ValueError, match="outside of it"):
        pickle.dumps(inner)


def test_what_an_operation_holds_is_not_pickled_alone() -> None:
    op = Operation("a.b", [], [I32], regions=[Region([Block()])])
    for part in (op.result, op.region, op.region.blocks[0]):
        with pytest.raises(TypeError, match="with"):
            pickle.dumps(part)
