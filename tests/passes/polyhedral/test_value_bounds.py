"""Bounds of indices and sizes as maps of others."""

from __future__ import annotations

import bridge
from bridge.ir.affine import AffineDim, AffineMap
from bridge.ir.building import Builder
from bridge.ir.core import Operation, Value
from bridge.op.interfaces.sizes import Side
from bridge.passes.polyhedral.reifying import reified
from bridge.passes.polyhedral.value_bounds import (
    Quantity,
    ValueBounds,
    Variable,
    compare,
)

PROGRAM = """
func.func @f(%n: index, %t: tensor<?x?xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %n step %c4 {
    %size = affine.min affine_map<(d0)[s0] -> (-d0 + s0, 4)>(%i)[%n]
    %part = tensor.extract_slice %t[0, %i] [1, %size] [1, 1]
      : tensor<?x?xf32> to tensor<?xf32>
    %filled = linalg.fill ins(%x : f32) outs(%part : tensor<?xf32>) -> tensor<?xf32>
    %cast = tensor.cast %filled : tensor<?xf32> to tensor<?xf32>
    %dim = tensor.dim %cast, %c0 : tensor<?xf32>
    %parts:2 = affine.delinearize_index %i into (3, 5) : index, index
    %whole = affine.linearize_index disjoint [%parts#0, %parts#1] by (3, 5) : index
    "test.use"(%dim, %size, %parts#1, %whole, %i)
      : (index, index, index, index, index) -> ()
  }
  return
}"""


def parts() -> tuple[Operation, dict[str, Value]]:
    """The user of all values, and these by name."""
    module = bridge.parse(PROGRAM, allow_unregistered=True)
    user = next(op for op in module.walk() if op.name == "test.use")
    names = ("dim", "size", "inner", "whole", "i")
    return user, dict(zip(names, user.operands, strict=True))


def number(value: Value, side: Side) -> int | None:
    """The number that bounds a value."""
    return ValueBounds([Variable.of(Quantity(value))], lambda _: False).constant(side)


def test_sizes_are_followed_through_what_keeps_them() -> None:
    _, values = parts()
    assert number(values["dim"], "upper") == 5
    assert number(values["dim"], "lower") == 0
    assert number(values["size"], "lower") is None
    assert number(values["inner"], "upper") == 5
    assert number(values["whole"], "upper") == 15
    assert number(values["i"], "lower") == 0


def test_values_compare_by_what_is_known() -> None:
    _, values = parts()
    dim, size, inner = (
        Variable.of(Quantity(values[name])) for name in ("dim", "size", "inner")
    )
    assert compare(dim, "EQ", size)
    assert compare(dim, "LE", size)
    assert not compare(dim, "LT", size)
    assert not compare(dim, "LT", inner)
    later = AffineMap(1, 0, (AffineDim(0) + 1,))
    assert compare(dim, "LT", Variable(later, (Quantity(values["size"]),)))


def test_a_bound_is_written_in_what_stays() -> None:
    user, values = parts()
    kept = values["size"]
    asked = Variable.of(Quantity(values["dim"]))
    bound = ValueBounds([asked], lambda one: one.value is kept).bound("equal")
    assert bound is not None
    with Builder.before(user):
        assert reified(user, bound) is kept
    loop = user.parent_op
    assert loop is not None
    outer = loop.operands[1]
    bound = ValueBounds([asked], lambda one: one.value is outer).bound("upper")
    assert bound is not None
    assert str(bound.map) == "() -> (5)"


def test_a_bound_may_be_computed_by_plain_operations() -> None:
    user, values = parts()
    kept = values["i"]
    shifted = Variable(AffineMap(1, 0, (AffineDim(0) * 2 + 1,)), (Quantity(kept),))
    bound = ValueBounds([shifted], lambda one: one.value is kept).bound("equal")
    assert bound is not None
    with Builder.before(user):
        first, second = reified(user, bound), reified(user, bound, plain=True)
    assert first.defining_op is not None
    assert second.defining_op is not None
    assert first.defining_op.name == "affine.apply"
    assert second.defining_op.name == "arith.addi"


MORE = """
func.func @f(%n: index, %m: memref<?x6xf32>, %t: tensor<?xf32>, %c: i1, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c9 = arith.constant 9 : index
  %a = memref.alloc(%n) : memref<2x?xf32>
  %b = memref.collapse_shape %a [[0, 1]] : memref<2x?xf32> into memref<?xf32>
  %twice = memref.dim %b, %c0 : memref<?xf32>
  %chosen = arith.select %c, %c9, %c4 : index
  %other = scf.if %c -> index {
    %more = arith.addi %n, %c1 : index
    scf.yield %more : index
  } else {
    scf.yield %n : index
  }
  %pad = tensor.pad %t low[%n] high[3] {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<?xf32> to tensor<?xf32>
  %padded = tensor.dim %pad, %c0 : tensor<?xf32>
  %before = tensor.dim %t, %c0 : tensor<?xf32>
  %sum = arith.addi %before, %n : index
  %some = memref.dim %m, %n : memref<?x6xf32>
  "test.use"(%twice, %chosen, %other, %padded, %sum, %some, %n)
    : (index, index, index, index, index, index, index) -> ()
  return
}"""


def test_more_operations_say_what_they_give() -> None:
    module = bridge.parse(MORE, allow_unregistered=True)
    user = next(op for op in module.walk() if op.name == "test.use")
    twice, chosen, other, padded, total, some, n = user.operands
    assert number(chosen, "lower") == 4
    assert number(chosen, "upper") == 10
    assert number(some, "lower") == 0
    doubled = AffineMap(1, 0, (AffineDim(0) * 2,))
    assert compare(
        Variable.of(Quantity(twice)), "EQ", Variable(doubled, (Quantity(n),))
    )
    assert compare(Variable.of(Quantity(n)), "LE", Variable.of(Quantity(other)))
    assert not compare(Variable.of(Quantity(n)), "EQ", Variable.of(Quantity(other)))
    three = AffineMap(1, 0, (AffineDim(0) + 3,))
    assert compare(
        Variable.of(Quantity(padded)), "EQ", Variable(three, (Quantity(total),))
    )
