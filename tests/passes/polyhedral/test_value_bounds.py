"""Bounds of indices and sizes as maps of others."""

from __future__ import annotations

import bridge
from bridge.ir.affine import AffineConstant, AffineDim, AffineMap, AffineSymbol
from bridge.ir.building import Builder
from bridge.ir.core import Operation, Value
from bridge.op.interfaces.sizes import Side
from bridge.passes.full_masks import fill_masks
from bridge.passes.polyhedral.reifying import reified
from bridge.passes.polyhedral.scalable_bounds import scalable_bound
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


CARRIED = """
func.func @f(%n: index, %t: tensor<?xf32>, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c9 = arith.constant 9 : index
  %r:3 = scf.for %i = %c0 to %c9 step %c2 iter_args(%u = %t, %s = %n, %k = %c0)
      -> (tensor<?xf32>, index, index) {
    %next = scf.if %c -> index {
      %more = arith.addi %k, %c2 : index
      scf.yield %more : index
    } else {
      scf.yield %k : index
    }
    "test.use"(%i, %u, %k) : (index, tensor<?xf32>, index) -> ()
    scf.yield %u, %s, %next : tensor<?xf32>, index, index
  }
  "test.use"(%r#0, %r#1, %r#2) : (tensor<?xf32>, index, index) -> ()
  return
}"""


def test_what_loops_carry_is_bounded_by_what_iterations_change() -> None:
    module = bridge.parse(CARRIED, allow_unregistered=True)
    inside, after = (op for op in module.walk() if op.name == "test.use")
    variable, tensor, count = inside.operands
    assert number(variable, "upper") == 9
    assert number(count, "lower") is None
    size, source, _ = module.body.operations[0].body.arguments
    given = Variable.of(Quantity(source, 0))
    assert compare(Variable.of(Quantity(tensor, 0)), "EQ", given)
    tensor, kept, count = after.operands
    assert compare(Variable.of(Quantity(kept)), "EQ", Variable.of(Quantity(size)))
    assert compare(Variable.of(Quantity(tensor, 0)), "EQ", given)
    assert number(count, "lower") == 0
    assert number(count, "upper") == 11


def test_loops_that_swap_what_they_carry_say_nothing() -> None:
    text = """
    func.func @f(%n: index, %m: index, %step: index) {
      %c0 = arith.constant 0 : index
      %r:2 = scf.for %i = %c0 to %n step %step iter_args(%a = %n, %b = %m)
          -> (index, index) {
        scf.yield %b, %a : index, index
      }
      "test.use"(%r#0, %r#1) : (index, index) -> ()
      return
    }"""
    module = bridge.parse(text, allow_unregistered=True)
    (user,) = (op for op in module.walk() if op.name == "test.use")
    one, other = (Variable.of(Quantity(value)) for value in user.operands)
    assert not any(compare(one, kind, other) for kind in ("EQ", "LE", "GE"))


SCALABLE = """
func.func @f(%t: tensor<?xf32>, %n: index) -> vector<[4]xi1> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %vscale = vector.vscale
  %size = arith.muli %vscale, %c4 : index
  %s = tensor.extract_slice %t[0] [%size] [1] : tensor<?xf32> to tensor<?xf32>
  %d = tensor.dim %s, %c0 : tensor<?xf32>
  %least = affine.min affine_map<()[s0, s1] -> (s0, s1)>()[%d, %n]
  %rest = affine.apply affine_map<()[s0] -> (1000 mod s0)>()[%d]
  %m = vector.create_mask %d : vector<[4]xi1>
  "test.use"(%d, %least, %rest) : (index, index, index) -> ()
  return %m : vector<[4]xi1>
}"""


def test_bounds_are_maps_of_the_factor_of_scalable_vectors() -> None:
    module = bridge.parse(SCALABLE, allow_unregistered=True)
    (user,) = (op for op in module.walk() if op.name == "test.use")
    exact, least, rest = map(Quantity, user.operands)
    four, factors = AffineSymbol(0) * 4, range(1, 17)
    assert scalable_bound(exact, "equal", factors) == AffineMap(0, 1, (four,))
    assert scalable_bound(least, "upper", factors) == AffineMap(0, 1, (four,))
    assert scalable_bound(rest, "upper", factors) == AffineMap(0, 1, (four - 1,))
    assert scalable_bound(least, "lower", factors) is None
    known = scalable_bound(exact, "equal", range(2, 3))
    assert known == AffineMap(0, 0, (AffineConstant(8),))


def test_masks_that_choose_all_become_constants() -> None:
    module = bridge.parse(SCALABLE, allow_unregistered=True)
    fill_masks(module.body.operations[0], range(1, 17))
    assert "vector.constant_mask [4] : vector<[4]xi1>" in str(module)
    fewer = SCALABLE.replace("arith.constant 4", "arith.constant 3")
    module = bridge.parse(fewer, allow_unregistered=True)
    fill_masks(module.body.operations[0], range(1, 17))
    assert "constant_mask" not in str(module)
