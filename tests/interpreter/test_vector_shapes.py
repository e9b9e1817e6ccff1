"""Vectors taken apart, put together, recast, masked and printed."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bridge
from bridge.upstream.compiled import Compiled
from tests.interpreter.judged import interpret, traps

_SHAPES = """
func.func @broadcast(%a: vector<1x3xi32>) -> vector<2x4x3xi32> {
  %r = vector.broadcast %a : vector<1x3xi32> to vector<2x4x3xi32>
  return %r : vector<2x4x3xi32>
}
func.func @splat(%a: f32) -> vector<2x3xf32> {
  %r = vector.broadcast %a : f32 to vector<2x3xf32>
  return %r : vector<2x3xf32>
}
func.func @shape_cast(%a: vector<2x6xi16>) -> vector<3x4xi16> {
  %r = vector.shape_cast %a : vector<2x6xi16> to vector<3x4xi16>
  return %r : vector<3x4xi16>
}
func.func @transpose(%a: vector<2x3x4xi32>) -> vector<4x2x3xi32> {
  %r = vector.transpose %a, [2, 0, 1] : vector<2x3x4xi32> to vector<4x2x3xi32>
  return %r : vector<4x2x3xi32>
}
func.func @bitcast(%a: vector<2x4xi32>) -> vector<2x16xi8> {
  %r = vector.bitcast %a : vector<2x4xi32> to vector<2x16xi8>
  return %r : vector<2x16xi8>
}
func.func @bits(%a: vector<2xi8>) -> vector<16xi1> {
  %r = vector.bitcast %a : vector<2xi8> to vector<16xi1>
  return %r : vector<16xi1>
}
func.func @nibbles(%a: vector<3xi16>) -> vector<12xi4> {
  %r = vector.bitcast %a : vector<3xi16> to vector<12xi4>
  return %r : vector<12xi4>
}
func.func @wider(%a: vector<8xi8>) -> vector<2xf32> {
  %r = vector.bitcast %a : vector<8xi8> to vector<2xf32>
  return %r : vector<2xf32>
}
func.func @slice(%a: vector<3x4xi32>) -> vector<2x4xi32> {
  %r = vector.extract_strided_slice %a {offsets = [1], sizes = [2], strides = [1]}
    : vector<3x4xi32> to vector<2x4xi32>
  return %r : vector<2x4xi32>
}
func.func @unslice(%a: vector<2x2xi32>, %b: vector<2x3x4xi32>) -> vector<2x3x4xi32> {
  %r = vector.insert_strided_slice %a, %b {offsets = [1, 1, 2], strides = [1, 1]}
    : vector<2x2xi32> into vector<2x3x4xi32>
  return %r : vector<2x3x4xi32>
}
func.func @shuffle(%a: vector<2x2xi32>, %b: vector<3x2xi32>) -> vector<4x2xi32> {
  %r = vector.shuffle %a, %b [4, 0, 1, 2] : vector<2x2xi32>, vector<3x2xi32>
  return %r : vector<4x2xi32>
}
func.func @interleave(%a: vector<2x3xi32>, %b: vector<2x3xi32>)
    -> (vector<2x6xi32>, vector<2x3xi32>, vector<2x3xi32>) {
  %r = vector.interleave %a, %b : vector<2x3xi32> -> vector<2x6xi32>
  %s, %t = vector.deinterleave %r : vector<2x6xi32> -> vector<2x3xi32>
  return %r, %t, %s : vector<2x6xi32>, vector<2x3xi32>, vector<2x3xi32>
}
func.func @elements(%a: vector<2x2xf32>) -> vector<4xf32> {
  %x, %y, %z, %w = vector.to_elements %a : vector<2x2xf32>
  %r = vector.from_elements %w, %x, %z, %y : vector<4xf32>
  return %r : vector<4xf32>
}
func.func @masks(%i: index, %j: index) -> (vector<3x4xi1>, vector<3x4xi1>) {
  %r = vector.create_mask %i, %j : vector<3x4xi1>
  %s = vector.constant_mask [2, 3] : vector<3x4xi1>
  return %r, %s : vector<3x4xi1>, vector<3x4xi1>
}
func.func @step() -> vector<5xindex> {
  %r = vector.step : vector<5xindex>
  return %r : vector<5xindex>
}
"""

_DYNAMIC = """
func.func @extract(%a: vector<3x4xi32>, %i: index) -> (vector<4xi32>, i32) {
  %r = vector.extract %a[%i] : vector<4xi32> from vector<3x4xi32>
  %s = vector.extract %a[1, %i] : i32 from vector<3x4xi32>
  return %r, %s : vector<4xi32>, i32
}
func.func @insert(%a: vector<3x4xi32>, %i: index, %x: i32, %v: vector<4xi32>)
    -> vector<3x4xi32> {
  %r = vector.insert %v, %a[%i] : vector<4xi32> into vector<3x4xi32>
  %s = vector.insert %x, %r[1, %i] : i32 into vector<3x4xi32>
  return %s : vector<3x4xi32>
}
"""


@pytest.fixture(scope="module")
def module() -> bridge.Operation:
    found = bridge.parse(_SHAPES)
    bridge.verify(found)
    return found


@pytest.fixture(scope="module")
def compiled(module: bridge.Operation) -> Compiled:
    return bridge.compile(module)


def _integers(shape: tuple[int, ...], dtype: str) -> Callable[[int], object]:
    def of(seed: int) -> object:
        limits = np.iinfo(dtype)
        random = np.random.default_rng(seed)
        return random.integers(limits.min, limits.max, shape, dtype, endpoint=True)

    return of


_ROWS: dict[str, list[Callable[[int], object]]] = {
    "broadcast": [_integers((1, 3), "i4")],
    "shape_cast": [_integers((2, 6), "i2")],
    "transpose": [_integers((2, 3, 4), "i4")],
    "bitcast": [_integers((2, 4), "i4")],
    "bits": [_integers((2,), "i1")],
    "slice": [_integers((3, 4), "i4")],
    "unslice": [_integers((2, 2), "i4"), _integers((2, 3, 4), "i4")],
    "shuffle": [_integers((2, 2), "i4"), _integers((3, 2), "i4")],
    "interleave": [_integers((2, 3), "i4"), _integers((2, 3), "i4")],
    "step": [],
}


@pytest.mark.parametrize("name", _ROWS)
@settings(max_examples=10, deadline=None)
@given(seed=st.integers(0, 1 << 32))
def test_vectors_are_rearranged_as_compiled_code_does(
    module: bridge.Operation, compiled: Compiled, name: str, seed: int
) -> None:
    arguments = [make(seed + n) for n, make in enumerate(_ROWS[name])]
    found = bridge.interpret(module, name, *arguments)
    wanted = compiled[name](*arguments)
    listed = wanted if isinstance(wanted, tuple) else (wanted,)
    for mine, theirs in zip(found, listed, strict=True):
        np.testing.assert_array_equal(mine, theirs)


def test_positions_are_static_or_values() -> None:
    module = bridge.parse(_DYNAMIC)
    array = np.arange(12, dtype=np.int32).reshape(3, 4)
    row = np.array([5, 6, 7, 8], np.int32)
    for i in range(3):
        part, element = bridge.interpret(module, "extract", array, i)
        np.testing.assert_array_equal(part, array[i])
        assert element == array[1, i]
        wanted = array.copy()
        wanted[i] = row
        wanted[1, i] = 99
        (found,) = bridge.interpret(module, "insert", array, i, 99, row)
        np.testing.assert_array_equal(found, wanted)


def test_a_position_out_of_bounds_is_poison() -> None:
    module = bridge.parse(_DYNAMIC)
    array, row = np.zeros((3, 4), np.int32), np.zeros(4, np.int32)
    for i in (3, -1):
        with pytest.raises(bridge.Trap, match=f"position {i} of dimension 0"):
            bridge.interpret(module, "extract", array, i)
        with pytest.raises(bridge.Trap, match=f"is poison: position {i} of dimension"):
            bridge.interpret(module, "insert", array, i, 0, row)


def test_a_lane_of_a_shuffle_may_be_poison() -> None:
    text = """
    func.func @f(%a: vector<2xi32>, %i: index) -> i32 {
      %r = vector.shuffle %a, %a [1, -1, 2] : vector<2xi32>, vector<2xi32>
      %x = vector.extract %r[%i] : i32 from vector<3xi32>
      return %x : i32
    }
    """
    array = np.array([3, 4], np.int32)
    assert interpret(text, array, 0) == (4,)
    assert interpret(text, array, 2) == (3,)
    traps(text, "a lane that a shuffle leaves open", array, 1)


def test_bits_are_recast_the_lowest_first(module: bridge.Operation) -> None:
    (found,) = bridge.interpret(module, "nibbles", np.array([0x4321, -1, 8], np.int16))
    assert np.asarray(found).tolist() == [1, 2, 3, 4, -1, -1, -1, -1, -8, 0, 0, 0]
    (found,) = bridge.interpret(module, "wider", np.arange(8, dtype=np.int8))
    np.testing.assert_array_equal(found, np.arange(8, dtype=np.int8).view(np.float32))


def test_elements_are_in_row_major_order(module: bridge.Operation) -> None:
    (found,) = bridge.interpret(module, "elements", np.array([[1, 2], [3, 4]], "f4"))
    assert np.asarray(found).tolist() == [4, 1, 3, 2]


def test_a_mask_is_set_below_its_bounds(module: bridge.Operation) -> None:
    wanted = np.zeros((3, 4), bool)
    wanted[:2, :3] = True
    made, constant = bridge.interpret(module, "masks", 2, 3)
    np.testing.assert_array_equal(made, wanted)
    np.testing.assert_array_equal(constant, wanted)
    made, _ = bridge.interpret(module, "masks", -1, 9)
    assert isinstance(made, np.ndarray)
    assert not made.any()
    made, _ = bridge.interpret(module, "masks", 9, 9)
    assert isinstance(made, np.ndarray)
    assert made.all()


def test_scalable_vectors_have_the_size_that_is_asked_for() -> None:
    module = bridge.parse("""
    func.func @f(%n: index)
        -> (vector<[2]xi1>, vector<4xindex>, vector<[2]xindex>, index) {
      %m = vector.create_mask %n : vector<[2]xi1>
      %s = vector.step : vector<[2]xindex>
      %e = vector.scalable.extract %s[4] : vector<4xindex> from vector<[2]xindex>
      %f = arith.constant dense<7> : vector<[2]xindex>
      %z = vector.scalable.extract %s[0] : vector<2xindex> from vector<[2]xindex>
      %i = vector.scalable.insert %z, %f[4] : vector<2xindex> into vector<[2]xindex>
      %v = vector.vscale
      return %m, %e, %i, %v
        : vector<[2]xi1>, vector<4xindex>, vector<[2]xindex>, index
    }
    """)
    mask, part, whole, scale = bridge.interpret(module, "f", 3, vscale=4)
    assert np.asarray(mask).tolist() == [True] * 3 + [False] * 5
    assert np.asarray(part).tolist() == [4, 5, 6, 7]
    assert np.asarray(whole).tolist() == [7, 7, 7, 7, 0, 1, 7, 7]
    assert scale == 4
    with pytest.raises(bridge.Trap, match="elements 4 to 7 of a vector of 4"):
        bridge.interpret(module, "f", 3, vscale=2)


def test_values_are_printed_as_the_runtime_does(
    capsys: pytest.CaptureFixture[str],
) -> None:
    text = """
    func.func @f(%a: vector<2x2xf32>, %b: vector<3xi1>, %i: index, %j: i8, %x: f64) {
      vector.print %a : vector<2x2xf32>
      vector.print %b : vector<3xi1>
      vector.print %i : index
      vector.print %j : i8
      vector.print %x : f64 punctuation <comma>
      vector.print str "done"
      vector.print punctuation <newline>
      %c = vector.broadcast %x : f64 to vector<f64>
      vector.print %c : vector<f64>
      return
    }
    """
    given = np.array([[1, 0.1], [1e9, -np.inf]], np.float32)
    interpret(text, given, np.array([1, 0, 1], bool), -1, -3, 1 / 3)
    assert capsys.readouterr().out == (
        "( ( 1, 0.1 ), ( 1e+09, -inf ) )\n( 1, 0, 1 )\n18446744073709551615\n-3\n"
        "0.333333, done\n( 0.333333 )\n"
    )


def test_an_element_is_put_beside_poison_and_read_again() -> None:
    text = """
    func.func @f(%x: i32) -> i32 {
      %p = ub.poison : vector<4xi32>
      %v = vector.insert %x, %p [2] : i32 into vector<4xi32>
      %b = vector.bitcast %v : vector<4xi32> to vector<4xf32>
      %c = vector.bitcast %b : vector<4xf32> to vector<4xi32>
      %y = vector.extract %c[2] : i32 from vector<4xi32>
      return %y : i32
    }
    """
    assert interpret(text, 7) == (7,)
