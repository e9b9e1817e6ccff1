"""Control flow: branches, loops in any order, regions and function values."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import bridge
from tests.interpreter.judged import agree, interpret, traps


def test_a_switch_takes_the_case_or_the_default() -> None:
    text = """
    func.func @f(%x: i8, %a: i32, %b: i32) -> i32 {
      cf.switch %x : i8, [
        default: ^other(%a : i32),
        -1: ^two(%a, %b : i32, i32),
        42: ^other(%b : i32)
      ]
    ^other(%p: i32):
      return %p : i32
    ^two(%q: i32, %r: i32):
      %s = arith.muli %q, %r : i32
      return %s : i32
    }"""
    assert agree(text, -1, 3, 5) == 15
    assert agree(text, 42, 3, 5) == 5
    assert agree(text, 7, 3, 5) == 3


def test_an_assertion_that_fails_says_its_message() -> None:
    text = """
    func.func @f(%c: i1) -> i1 {
      cf.assert %c, "sizes differ"
      return %c : i1
    }"""
    assert interpret(text, True) == (True,)
    found = traps(text, "'cf.assert': assertion failed: sizes differ", False)
    assert found.diagnostics[0].location.line == 3


@pytest.mark.parametrize(
    "branch",
    [
        "cf.cond_br %c, ^a, ^a",
        'cf.assert %c, "message"\n cf.br ^a',
        "cf.switch %s : i32, [default: ^a, 1: ^a]",
        "scf.if %c { scf.yield }\n cf.br ^a",
        "%z = arith.constant 0 : index\n"
        "%k = arith.select %c, %z, %z : index\n"
        "scf.index_switch %k case 1 { scf.yield } default { scf.yield }\n cf.br ^a",
        "scf.while : () -> () { scf.condition(%d) } do { scf.yield }\n cf.br ^a",
    ],
)
def test_nothing_branches_on_poison(branch: str) -> None:
    text = f"""
    func.func @f(%n: i32) {{
      %one = arith.constant 1 : i32
      %s = arith.shli %one, %n : i32
      %c = arith.cmpi eq, %s, %one : i32
      %d = arith.cmpi ne, %s, %one : i32
      {branch}
    ^a:
      return
    }}"""
    assert interpret(text, 0) == ()
    traps(text, "poison is .*shift of 32 bits by 32, by 'arith.shli'", 32)


def test_an_index_switch_gives_what_its_case_yields() -> None:
    text = """
    func.func @f(%i: index, %a: i32) -> (i32, i32) {
      %c1 = arith.constant 1 : i32
      %r:2 = scf.index_switch %i -> i32, i32
      case 2 {
        scf.yield %c1, %a : i32, i32
      }
      case 5 {
        %t = arith.addi %a, %a : i32
        scf.yield %t, %c1 : i32, i32
      }
      default {
        scf.yield %a, %a : i32, i32
      }
      return %r#0, %r#1 : i32, i32
    }"""
    for index, wanted in ((2, (1, 9)), (5, (18, 1)), (0, (9, 9))):
        agree(text, index, 9)
        assert interpret(text, index, 9) == wanted


def test_a_region_of_several_blocks_is_run_once() -> None:
    text = """
    func.func @f(%n: i64) -> i64 {
      %c0 = arith.constant 0 : i64
      %c1 = arith.constant 1 : i64
      %r = scf.execute_region -> i64 {
        cf.br ^head(%n, %c0 : i64, i64)
      ^head(%i: i64, %s: i64):
        %more = arith.cmpi sgt, %i, %c0 : i64
        cf.cond_br %more, ^body, ^end
      ^body:
        %t = arith.addi %s, %i : i64
        %j = arith.subi %i, %c1 : i64
        cf.br ^head(%j, %t : i64, i64)
      ^end:
        scf.yield %s : i64
      }
      return %r : i64
    }"""
    assert agree(text, 10) == 55


def test_steps_that_are_not_positive_are_undefined() -> None:
    loop = """
    func.func @f(%s: index) {
      %c0 = arith.constant 0 : index
      %c4 = arith.constant 4 : index
      LOOP
      return
    }"""
    for text in (
        "scf.for %i = %c0 to %c4 step %s { }",
        "scf.parallel (%i) = (%c0) to (%c4) step (%s) { }",
        "scf.forall (%i) = (0) to (4) step (%s) { }",
    ):
        whole = loop.replace("LOOP", text)
        assert interpret(whole, 3) == ()
        traps(whole, "the step of a loop is 0", 0)
        traps(whole, "the step of a loop is -1", -1)


def test_parallel_loops_count_against_the_budget() -> None:
    module = bridge.parse("""
    func.func @f() {
      affine.parallel (%i, %j) = (0, 0) to (1000, 1000) { }
      return
    }""")
    with pytest.raises(bridge.Trap, match="the program ran longer than its budget"):
        bridge.interpret(module, "f", max_steps=1000)


# Loops in any order -------------------------------------------------------------------


def test_affine_parallel_loops_reduce_what_they_yield() -> None:
    text = """
    func.func @f(%a: memref<?x?xi32>, %m: index, %n: index) -> (i32, i32, i32, f32) {
      %h = arith.constant 0.5 : f32
      %r:4 = affine.parallel (%i, %j) = (0, 1) to (min(%m, 3), %n) step (1, 2)
          reduce ("addi", "xori", "mulf") -> (i32, i32, f32) {
        %x = affine.load %a[%i, %j] : memref<?x?xi32>
        affine.yield %x, %x, %h : i32, i32, f32
      }
      return %r#0, %r#1, %r#0, %r#2 : i32, i32, i32, f32
    }""".replace("%r:4", "%r:3")
    array = np.random.default_rng(0).integers(-99, 99, (5, 6)).astype(np.int32)
    part = array[:3, 1::2]
    wanted = int(part.sum()), int(np.bitwise_xor.reduce(part.ravel()))
    agree(text, array, 5, 6)
    assert interpret(text, array, 5, 6) == (*wanted, wanted[0], 0.5**9)
    assert interpret(text, array, 0, 6) == (0, 0, 0, 1.0)
    agree(text, array, 0, 6)


@pytest.mark.parametrize(
    ("kind", "ty", "wanted"),
    [
        ("addf", "f32", 0.0),
        ("mulf", "f32", 1.0),
        ("maximumf", "f32", -np.inf),
        ("minimumf", "f64", np.inf),
        ("maxnumf", "f32", np.nan),
        ("addi", "i16", 0),
        ("muli", "i16", 1),
        ("andi", "i16", -1),
        ("ori", "i16", 0),
        ("xori", "i16", 0),
    ],
)
def test_a_loop_without_iterations_reduces_to_the_neutral_value(
    kind: str, ty: str, wanted: float
) -> None:
    text = f"""
    func.func @f(%n: index, %x: {ty}) -> {ty} {{
      %r = affine.parallel (%i) = (0) to (%n) reduce ("{kind}") -> ({ty}) {{
        affine.yield %x : {ty}
      }}
      return %r : {ty}
    }}"""
    np.testing.assert_array_equal(agree(text, 0, 3), wanted)
    agree(text, 3, 3)


def test_an_assigned_value_depends_on_the_order() -> None:
    text = """
    func.func @f(%n: index) -> index {
      %r = affine.parallel (%i) = (0) to (%n) reduce ("assign") -> (index) {
        affine.yield %i : index
      }
      return %r : index
    }"""
    assert interpret(text, 1) == (0,)
    traps(text, "the result depends on the order", 3)
    traps(text, "nothing is assigned by a loop without iterations", 0)


_PARALLEL = """
func.func @f(%a: memref<?xi32>, %n: index) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i32
  %s:2 = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%one, %one) -> (i32, i32) {
    %x = memref.load %a[%i] : memref<?xi32>
    scf.reduce(%x, %x : i32, i32) {
    ^bb0(%p: i32, %q: i32):
      %t = arith.addi %p, %q : i32
      scf.reduce.return %t : i32
    }, {
    ^bb0(%p: i32, %q: i32):
      %t = arith.OPERATION %p, %q : i32
      scf.reduce.return %t : i32
    }
  }
  return %s#0, %s#1 : i32, i32
}
"""


@given(st.lists(st.integers(-(1 << 31), (1 << 31) - 1), max_size=6))
def test_parallel_loops_reduce_by_their_regions(values: list[int]) -> None:
    text = _PARALLEL.replace("OPERATION", "muli")
    array = np.array(values, np.int32)
    total, power = np.int32(1), np.int32(1)
    with np.errstate(over="ignore"):
        for value in array:
            total, power = total + value, power * value
    assert interpret(text, array, len(values)) == (total, power)


def test_a_reduction_that_depends_on_the_order_is_reported() -> None:
    text = _PARALLEL.replace("OPERATION", "subi")
    assert interpret(text, np.array([5, 7], np.int32), 2) == (13, -11)
    text = _PARALLEL.replace("arith.OPERATION %p, %q", "arith.subi %q, %p")
    traps(text, "the result depends on the order", np.array([5, 7], np.int32), 2)


def test_floats_are_summed_in_the_order_that_is_written() -> None:
    text = """
    func.func @f(%a: memref<?xf32>, %n: index) -> (f32, f32) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      %z = arith.constant 0.0 : f32
      %p = affine.parallel (%i) = (0) to (%n) reduce ("addf") -> (f32) {
        %x = affine.load %a[%i] : memref<?xf32>
        affine.yield %x : f32
      }
      %q = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%z) -> f32 {
        %x = memref.load %a[%i] : memref<?xf32>
        scf.reduce(%x : f32) {
        ^bb0(%l: f32, %r: f32):
          %s = arith.addf %l, %r : f32
          scf.reduce.return %s : f32
        }
      }
      return %p, %q : f32, f32
    }"""
    array = np.random.default_rng(1).random(50, np.float32)
    first, second = interpret(text, array, 50)
    assert first == second == np.cumsum(array, dtype=np.float32)[-1]
    agree(text, array, 50)


_NEIGHBOURS = """
func.func @f(%a: memref<?xi32>, %b: memref<?xi32>, %n: index) {
  affine.parallel (%i) = (0) to (%n) {
    %x = affine.load %a[%i] : memref<?xi32>
    affine.store %x, %b[%i] : memref<?xi32>
  }
  return
}
"""


def test_arguments_that_share_memory_do_so_in_each_order() -> None:
    a, b = np.arange(4, dtype=np.int32), np.zeros(4, np.int32)
    interpret(_NEIGHBOURS, a, b, 4)
    assert b.tolist() == [0, 1, 2, 3]
    whole = np.arange(5, dtype=np.int32)
    traps(_NEIGHBOURS, "the result depends on the order", whole[:4], whole[1:], 4)


def test_forall_assembles_tensors_of_what_was_before() -> None:
    text = """
    func.func @f(%t: tensor<4x3xi32>, %u: tensor<2xi32>)
        -> (tensor<4x3xi32>, tensor<2xi32>) {
      %c0 = arith.constant 0 : index
      %c2 = arith.constant 2 : index
      %r:2 = scf.forall (%i, %j) = (0, 0) to (4, 3) step (2, 1)
          shared_outs(%o = %t, %p = %u) -> (tensor<4x3xi32>, tensor<2xi32>) {
        %s = tensor.extract_slice %t[%i, %j] [2, 1] [1, 1]
          : tensor<4x3xi32> to tensor<2xi32>
        %d = arith.addi %s, %s : tensor<2xi32>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %d into %o[%i, %j] [2, 1] [1, 1]
            : tensor<2xi32> into tensor<4x3xi32>
        }
      }
      return %r#0, %r#1 : tensor<4x3xi32>, tensor<2xi32>
    }"""
    tensor = np.arange(12, dtype=np.int32).reshape(4, 3)
    same = np.array([3, 4], np.int32)
    first, second = interpret(text, tensor, same)
    np.testing.assert_array_equal(first, 2 * tensor)
    np.testing.assert_array_equal(second, same)


def test_forall_writes_memory_and_tells_races() -> None:
    text = """
    func.func @f(%a: memref<4xindex>, %n: index) {
      scf.forall (%i, %j) in (4, %n) {
        %v = arith.addi %i, %j : index
        memref.store %v, %a[%i] : memref<4xindex>
      }
      return
    }"""
    array = np.zeros(4, np.int64)
    agree(text, array, 1)
    assert array.tolist() == [0, 1, 2, 3]
    traps(text, "'scf.forall': the result depends on the order", array, 2)


# Function values ----------------------------------------------------------------------

_FUNCTIONS = """
func.func private @double(%x: i32) -> i32 {
  %y = arith.addi %x, %x : i32
  return %y : i32
}
func.func private @square(%x: i32) -> i32 {
  %y = arith.muli %x, %x : i32
  return %y : i32
}
func.func private @outside(i32) -> i32
"""


def test_function_values_are_called() -> None:
    text = (
        _FUNCTIONS.rpartition("func.func")[0]
        + """
    func.func @f(%c: i1, %x: i32) -> i32 {
      %g = func.constant @double : (i32) -> i32
      %h = func.constant @square : (i32) -> i32
      %k = arith.select %c, %g, %h : (i32) -> i32
      %r = func.call_indirect %k(%x) : (i32) -> i32
      return %r : i32
    }"""
    )
    assert agree(text, True, 7) == 14
    assert agree(text, False, 7) == 49


def test_a_function_without_a_body_is_not_called() -> None:
    text = (
        _FUNCTIONS
        + """
    func.func @f(%x: i32) -> i32 {
      %g = func.constant @outside : (i32) -> i32
      %r = func.call_indirect %g(%x) : (i32) -> i32
      return %r : i32
    }"""
    )
    with pytest.raises(bridge.Unsupported, match="there is no function @outside"):
        interpret(text, 1)


def test_function_values_that_call_each_other_have_a_depth() -> None:
    text = """
    func.func @f(%x: i32) -> i32 {
      %g = func.constant @f : (i32) -> i32
      %r = func.call_indirect %g(%x) : (i32) -> i32
      return %r : i32
    }"""
    traps(text, "calls are nested more than 1000 deep", 1)


# Affine numbers -----------------------------------------------------------------------


@given(st.integers(-50, 50), st.integers(-50, 50))
def test_extrema_of_maps(x: int, y: int) -> None:
    text = """
    func.func @f(%x: index, %y: index) -> (index, index) {
      %p = affine.min affine_map<(d0)[s0] -> (d0 + 3, s0 * 2, 7)>(%x)[%y]
      %q = affine.max affine_map<(d0)[s0] -> (d0 floordiv 3, s0 mod 5)>(%x)[%y]
      return %p, %q : index, index
    }"""
    assert interpret(text, x, y) == (min(x + 3, y * 2, 7), max(x // 3, y % 5))


_DIGITS = """
func.func @f(%i: index, %b: index) -> (index, index, index, index) {
  %d:3 = affine.delinearize_index %i into (%b, 5) : index, index, index
  %l = affine.linearize_index [%d#0, %d#1, %d#2] by (%b, 5) : index
  return %d#0, %d#1, %d#2, %l : index, index, index, index
}
"""


@given(st.integers(-1000, 1000), st.integers(1, 9))
def test_digits_of_an_index_are_put_together_again(index: int, size: int) -> None:
    found = interpret(_DIGITS, index, size)
    assert found == (index // (5 * size), index // 5 % size, index % 5, index)


def test_a_basis_is_positive() -> None:
    agree(_DIGITS, 77, 4)
    agree(_DIGITS, -77, 4)
    traps(_DIGITS, "an index is delinearized by the size 0", 7, 0)


def test_disjoint_digits_are_less_than_their_sizes() -> None:
    text = """
    func.func @f(%i: index, %j: index) -> index {
      %l = affine.linearize_index disjoint [%i, %j] by (4, 3) : index
      return %l : index
    }"""
    assert agree(text, 3, 2) == 11
    assert agree(text, -1, 2) == -1
    traps(text, "a disjoint index is 3, of a basis of 3", 0, 3)
    traps(text, "a disjoint index is -1, of a basis of 3", 0, -1)
    plain = text.replace("disjoint ", "")
    assert agree(plain, 0, 5) == 5
    traps(plain, "overflows `index`", 1 << 62, 0)


@pytest.mark.parametrize("word", ["", "unsigned "])
def test_loops_longer_than_any_list_end_with_their_budget(word: str) -> None:
    text = f"""
    func.func @f(%a: i64, %b: i64, %s: i64) -> i64 {{
      %z = arith.constant 0 : i64
      %r = scf.for {word}%i = %a to %b step %s iter_args(%n = %z) -> (i64) : i64 {{
        %m = arith.addi %n, %i : i64
        scf.yield %m : i64
      }}
      return %r : i64
    }}"""
    top = (1 << 63) - 1
    assert interpret(text, 0, top, 1 << 62) == (1 << 62,)
    traps(text, "the program ran longer than its budget", 0, top, 1)
    if word:
        assert agree(text, top - 1, -top, 1) == 2 * top - 1 - (1 << 63)
    else:
        traps(text, "the program ran longer than its budget", -top - 1, top, 1)
        assert agree(text, 5, -5, 1) == 0
