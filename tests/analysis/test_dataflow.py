"""Facts about values and places: liveness, definitions, constants, ranges."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

import bridge
from bridge.analysis import (
    DenseForward,
    alias,
    constants,
    effects,
    integer_ranges,
    liveness,
    reaching_definitions,
    sources_of,
    value_bounds,
)
from bridge.analysis.unknown import Unknown
from bridge.ir.core import Operation, Value
from tests.analysis.test_queries import ops, parsed

LOOP = """
func.func @f(%a: index, %n: index) -> index {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %dead = arith.addi %a, %one : index
  %r = scf.for %i = %zero to %n step %one iter_args(%acc = %a) -> index {
    %next = arith.addi %acc, %i : index
    scf.yield %next : index
  }
  return %r : index
}"""


def module_of(text: str) -> Operation:
    module = bridge.parse(text)
    bridge.verify(module)
    return module


def named(values: frozenset[Value]) -> set[str | None]:
    return {value.name for value in values}


def value(module: Operation, name: str) -> Value:
    for op in module.walk():
        inside = [
            v for region in op.regions for b in region.blocks for v in b.arguments
        ]
        for one in (*op.results, *inside):
            if one.name == name:
                return one
    raise AssertionError(name)


def test_what_is_used_later_is_live() -> None:
    module = module_of(LOOP)
    found = liveness(module)
    (dead, inner) = ops(module, "arith.addi")
    (loop,) = ops(module, "scf.for")
    assert named(found.before(loop)) == {"a", "n", "zero", "one"}
    assert named(found.after(loop)) == {"r"}
    assert named(found.after(dead)) == {"a", "n", "zero", "one"}
    assert named(found.before(inner)) == {"acc", "i"}
    assert named(found.after(inner)) == {"next"}
    body = loop.regions[0].blocks[0]
    assert named(found.live_in(body)) == set()
    assert (
        named(found.live_in(ops(module, "func.func")[0].regions[0].blocks[0])) == set()
    )


def test_what_a_loop_of_blocks_uses_stays_live() -> None:
    module = module_of("""
    func.func @f(%c: i1, %x: i32, %y: i32) -> i32 {
      cf.br ^loop(%x : i32)
    ^loop(%acc: i32):
      %sum = arith.addi %acc, %y : i32
      cf.cond_br %c, ^loop(%sum : i32), ^end
    ^end:
      return %sum : i32
    }""")
    found = liveness(module)
    first, loop, end = ops(module, "func.func")[0].regions[0].blocks
    assert named(found.live_out(first)) == {"c", "y"}
    assert named(found.live_in(loop)) == {"c", "y"}
    assert named(found.live_out(loop)) == {"c", "y", "sum"}
    assert named(found.live_in(end)) == {"sum"}


def test_writes_reach_reads_until_others_are_over_them() -> None:
    module = parsed("""
      %z = arith.constant 0.0 : f32
      %m = memref.alloc() : memref<4xf32>
      affine.store %z, %m[0] : memref<4xf32>
      affine.store %z, %m[0] : memref<4xf32>
      affine.store %z, %m[1] : memref<4xf32>
      affine.for %i = 0 to 4 {
        %v = affine.load %m[%i] : memref<4xf32>
        affine.store %v, %m[%i] : memref<4xf32>
      }
      %w = affine.load %m[0] : memref<4xf32>
      %x = affine.load %a[0, 0] : memref<64x64xf32>
    """)
    found = reaching_definitions(module)
    gone, first, second, inner = ops(module, "affine.store")
    inside, after, other = ops(module, "affine.load")
    assert found.of(inside) == {first, second, inner}
    assert found.of(after) == {first, second, inner}
    assert gone not in found.before(other)
    assert found.of(other) == frozenset()


def test_a_call_may_write_anything() -> None:
    module = module_of("""
    func.func private @g()
    func.func @f(%m: memref<4xf32>) -> f32 {
      call @g() : () -> ()
      %v = affine.load %m[0] : memref<4xf32>
      return %v : f32
    }""")
    (call,) = ops(module, "func.call")
    assert reaching_definitions(module).of(ops(module, "affine.load")[0]) == {call}
    unknown = effects(ops(module, "func.func")[1].regions[0].blocks[0].first or module)
    assert isinstance(unknown, Unknown)
    assert unknown.op is call


def test_effects_are_those_of_all_that_runs() -> None:
    module = parsed("""
      affine.for %i = 0 to 4 {
        %v = affine.load %a[%i, 0] : memref<64x64xf32>
        affine.store %v, %a[%i, 1] : memref<64x64xf32>
      }""")
    found = effects(ops(module, "affine.for")[0])
    assert not isinstance(found, Unknown)
    assert sorted(effect.kind for effect in found) == ["Read", "Write"]


def test_constants_are_found_through_loops_and_blocks() -> None:
    module = module_of("""
    func.func @f(%c: i1, %n: index) -> (i32, i32, i32) {
      %two = arith.constant 2 : i32
      %three = arith.constant 3 : i32
      %zero = arith.constant 0 : index
      %one = arith.constant 1 : index
      %same = scf.if %c -> i32 {
        %a = arith.addi %two, %three : i32
        scf.yield %a : i32
      } else {
        %b = arith.addi %three, %two : i32
        scf.yield %b : i32
      }
      %kept = scf.for %i = %zero to %n step %one iter_args(%acc = %same) -> i32 {
        %d = arith.muli %acc, %two : i32
        %e = arith.subi %d, %acc : i32
        scf.yield %acc : i32
      }
      %grows = scf.for %i = %zero to %n step %one iter_args(%acc = %same) -> i32 {
        %g = arith.muli %acc, %two : i32
        scf.yield %g : i32
      }
      return %same, %kept, %grows : i32, i32, i32
    }""")
    before = str(module)
    found = {value.name: str(attr) for value, attr in constants(module).items()}
    assert found["same"] == found["kept"] == "5 : i32"
    assert found["d"] == "10 : i32"
    assert "grows" not in found
    assert "g" not in found
    assert str(module) == before


RANGED = """
func.func @f(%x: i8, %y: i8, %b: i1) -> ({types}) {{
  %c0 = arith.constant 5 : i8
  %c1 = arith.constant 100 : i8
{lines}
  return {names} : {types}
}}"""


OPERATIONS = (
    *("addi", "subi", "muli", "andi", "maxsi"),
    *("minsi", "select", "remsi", "remui"),
)


def random_ranges(seed: int) -> tuple[Operation, int]:
    """A function of arithmetic on two bytes that returns all that it computes."""
    rng = Random(seed)
    names = ["%x", "%y", "%c0", "%c1"]
    lines = []
    for n in range(10):
        a, b = rng.choice(names), rng.choice(names)
        name = rng.choice(
            (
                "addi",
                "subi",
                "muli",
                "andi",
                "maxsi",
                "minsi",
                "select",
                "remsi",
                "remui",
            )
        )
        if name in ("remsi", "remui"):
            b = rng.choice(("%c0", "%c1"))
        first = "%b, " if name == "select" else ""
        lines.append(f"  %v{n} = arith.{name} {first}{a}, {b} : i8")
        names.append(f"%v{n}")
    made = names[4:]
    types = ", ".join(["i8"] * len(made))
    text = RANGED.format(lines="\n".join(lines), names=", ".join(made), types=types)
    return module_of(text), len(made)


def test_numbers_are_in_their_ranges() -> None:
    narrow = 0
    for seed in range(25):
        module, count = random_ranges(seed)
        found = integer_ranges(module)
        last = ops(module, "func.return")[0]
        bounds = [found[v] for v in last.operands]
        narrow += sum(high - low < 255 for low, high in bounds)
        for x, y, b in product((-128, -7, 0, 3, 127), (-128, -1, 6, 127), (0, 1)):
            results = bridge.interpret(module, "f", x, y, b)
            assert len(results) == count
            for number, (low, high) in zip(results, bounds, strict=True):
                signed = (int(str(number)) + 128) % 256 - 128
                assert low <= signed <= high
    assert narrow > 50


def test_ranges_of_loops_end() -> None:
    module = module_of("""
    func.func @f(%n: index, %m: memref<8x?xf32>) -> index {
      %zero = arith.constant 0 : index
      %one = arith.constant 1 : index
      %count = scf.for %i = %zero to %n step %one iter_args(%acc = %zero) -> index {
        %next = arith.addi %acc, %one : index
        scf.yield %next : index
      }
      affine.for %j = 3 to 20 {
        %k = affine.apply affine_map<(d0) -> (d0 mod 4 + 2)>(%j)
        %l = affine.max affine_map<(d0) -> (d0, 7)>(%j)
        %narrow = arith.index_cast %k : index to i8
        %wide = arith.extsi %narrow : i8 to i32
      }
      %d = memref.dim %m, %one : memref<8x?xf32>
      return %count : index
    }""")
    found = integer_ranges(module)
    by_name = {value.name: numbers for value, numbers in found.items()}
    assert by_name["j"] == (3, 19)
    assert by_name["k"] == by_name["narrow"] == by_name["wide"] == (2, 5)
    assert by_name["l"] == (7, 19)
    assert by_name["count"][1] == (1 << 63) - 1
    assert by_name["d"][0] == 0


class _Calls(DenseForward[int]):
    """How many operations have run at least, up to ten."""

    def entry(self) -> int:
        return 0

    def join(self, one: int, other: int) -> int:
        return min(one, other)

    def transfer(self, op: Operation, before: int) -> int:
        return min(10, before + 1)


def test_own_analyses_are_classes() -> None:
    module = module_of(LOOP)
    found = _Calls().solve(module)
    assert found[ops(module, "func.return")[0]] == 4
    assert found[ops(module, "scf.yield")[0]] == 5


def test_bounds_of_values_are_exact() -> None:
    module = parsed("""
      affine.for %i = 2 to %num {
        affine.for %j = affine_map<(d0) -> (d0)>(%i) to 64 step 3 {
          %s = affine.apply affine_map<(d0, d1) -> (d0 * 2 - d1)>(%i, %j)
          %t = affine.min affine_map<(d0) -> (d0 mod 4, 2)>(%j)
          %u = arith.muli %i, %j : index
        }
      }""")
    found = value_bounds(value(module, "s"))
    assert not isinstance(found, Unknown)
    assert found.constant is None
    assert "num" in str(found.upper)
    inner = value_bounds(value(module, "t"))
    assert not isinstance(inner, Unknown)
    assert inner.constant == (0, 2)
    variable = value_bounds(value(module, "j"))
    assert not isinstance(variable, Unknown)
    assert isinstance(value_bounds(value(module, "u")), Unknown)
    itself = value_bounds(value(module, "num"))
    assert not isinstance(itself, Unknown)
    assert itself.lower.is_equal(itself.upper)
    with pytest.raises(TypeError, match="is no index"):
        value_bounds(value(module, "a"))


def test_a_value_that_is_never_computed_has_no_bounds() -> None:
    module = parsed("""
      affine.for %i = 2 to 2 {
        %s = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
      }""")
    assert "no iteration" in str(value_bounds(value(module, "s")))


MEMORY = """
memref.global "private" @one : memref<4xf32>
memref.global "private" @two : memref<4xf32>
func.func @f(%a: memref<4xf32>, %b: memref<4xf32>, %c: i1, %n: index) {
  %m = memref.alloc() : memref<4xf32>
  %o = memref.alloc() : memref<4xf32>
  %p = memref.subview %m[1] [2] [1]
    : memref<4xf32> to memref<2xf32, strided<[1], offset: 1>>
  %q = memref.cast %m : memref<4xf32> to memref<?xf32>
  %g = memref.get_global @one : memref<4xf32>
  %h = memref.get_global @two : memref<4xf32>
  %s = scf.if %c -> memref<4xf32> {
    scf.yield %m : memref<4xf32>
  } else {
    scf.yield %a : memref<4xf32>
  }
  %t = arith.select %c, %m, %o : memref<4xf32>
  cf.cond_br %c, ^end(%m : memref<4xf32>), ^end(%o : memref<4xf32>)
^end(%e: memref<4xf32>):
  return
}"""


@pytest.mark.parametrize(
    ("a", "b", "expected"),
    [
        ("a", "a", "must"),
        ("a", "b", "may"),
        ("m", "o", "no"),
        ("m", "a", "no"),
        ("m", "p", "may"),
        ("m", "q", "must"),
        ("o", "p", "no"),
        ("g", "h", "no"),
        ("g", "m", "no"),
        ("g", "a", "may"),
        ("s", "m", "may"),
        ("s", "o", "no"),
        ("t", "m", "may"),
        ("e", "m", "may"),
        ("e", "a", "no"),
    ],
)
def test_memory_is_the_same_or_not(a: str, b: str, expected: str) -> None:
    module = module_of(MEMORY)
    one, other = value(module, a), value(module, b)
    assert alias(one, other) == alias(other, one) == expected


def test_arguments_may_be_said_to_be_distinct() -> None:
    module = module_of(MEMORY)
    a, b = value(module, "a"), value(module, "b")
    assert alias(a, b, distinct_arguments=True) == "no"
    assert sources_of(value(module, "e")) == (value(module, "o"), value(module, "m"))


def test_only_ways_that_control_may_go_count() -> None:
    module = module_of("""
    func.func private @g(%x: i32) -> i32 { return %x : i32 }
    func.func @f(%a: i32) -> i32 {
      %true = arith.constant true
      %c = arith.constant 7 : i32
      %called = call @g(%c) : (i32) -> i32
      %r = scf.if %true -> i32 {
        scf.yield %called : i32
      } else {
        %dead = arith.muli %a, %a : i32
        scf.yield %dead : i32
      }
      return %r : i32
    }""")
    found = constants(module)
    assert str(found[value(module, "r")]) == "7 : i32"
    assert str(found[value(module, "x")]) == "7 : i32"
    ranges = integer_ranges(module)
    assert ranges[value(module, "r")] == (7, 7)
    assert value(module, "dead") not in ranges
