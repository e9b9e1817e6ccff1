"""Views of memrefs have the elements that numpy's have."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bridge
from tests.interpreter.judged import agree, interpret, traps

_DYNAMIC = "memref<?x?xi32, strided<[?, ?], offset: ?>>"
_SUM = f"""
func.func private @elements(%v: {_DYNAMIC}, %out: memref<?xi32>) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.dim %v, %c0 : {_DYNAMIC}
  %n = memref.dim %v, %c1 : {_DYNAMIC}
  scf.for %i = %c0 to %m step %c1 {{
    scf.for %j = %c0 to %n step %c1 {{
      %x = memref.load %v[%i, %j] : {_DYNAMIC}
      %p = arith.muli %i, %n : index
      %q = arith.addi %p, %j : index
      memref.store %x, %out[%q] : memref<?xi32>
    }}
  }}
  return
}}
"""
_SUBVIEW = (
    _SUM
    + f"""
func.func @f(%a: memref<6x7xi32>, %out: memref<?xi32>, %o: index, %p: index,
    %m: index, %n: index, %s: index, %t: index) {{
  %v = memref.subview %a[%o, %p] [%m, %n] [%s, %t] : memref<6x7xi32> to {_DYNAMIC}
  func.call @elements(%v, %out) : ({_DYNAMIC}, memref<?xi32>) -> ()
  return
}}"""
)
_ARRAY = np.arange(42, dtype=np.int32).reshape(6, 7)


@pytest.fixture(scope="module")
def subview() -> bridge.Operation:
    module = bridge.parse(_SUBVIEW)
    bridge.verify(module)
    return module


def _slice(offset: int, size: int, stride: int, extent: int) -> list[int] | None:
    """The indices of a slice, None where one is out of bounds."""
    found = [offset + n * stride for n in range(size)]
    if not all(0 <= index < extent for index in found):
        return None
    return found if size or 0 <= offset <= extent else None


_numbers = st.tuples(
    st.integers(-1, 6), st.integers(0, 4), st.sampled_from([-3, -2, -1, 0, 1, 2, 3])
)


@settings(deadline=None, max_examples=200)
@given(_numbers, _numbers)
def test_a_subview_is_a_slice_or_a_trap(
    subview: bridge.Operation,
    rows: tuple[int, int, int],
    columns: tuple[int, int, int],
) -> None:
    picked = [_slice(*rows, 6), _slice(*columns, 7)]
    out = np.full(16, -1, np.int32)
    numbers = [n for pair in zip(rows, columns, strict=True) for n in pair]
    if None in picked:
        with pytest.raises(bridge.Trap, match="out of bounds: a slice from"):
            bridge.interpret(subview, "f", _ARRAY, out, *numbers)
        return
    bridge.interpret(subview, "f", _ARRAY, out, *numbers)
    wanted = _ARRAY[np.ix_(*picked)].ravel()
    assert out[: wanted.size].tolist() == wanted.tolist()
    assert set(out[wanted.size :].tolist()) <= {-1}


def test_a_subview_may_leave_dimensions_out() -> None:
    text = """
    func.func @f(%a: memref<1x4x1x5xi32>, %i: index, %j: index) -> i32 {
      %c2 = arith.constant 2 : index
      %v = memref.subview %a[0, 0, 0, %i] [1, 4, 1, 1] [1, 1, 1, 1]
        : memref<1x4x1x5xi32> to memref<4xi32, strided<[5], offset: ?>>
      %w = memref.subview %a[0, %j, 0, 0] [1, 1, 1, 5] [1, 1, 1, 1]
        : memref<1x4x1x5xi32> to memref<1x5xi32, strided<[5, 1], offset: ?>>
      %c0 = arith.constant 0 : index
      %x = memref.load %v[%c2] : memref<4xi32, strided<[5], offset: ?>>
      %y = memref.load %w[%c0, %c2] : memref<1x5xi32, strided<[5, 1], offset: ?>>
      %r = arith.subi %x, %y : i32
      return %r : i32
    }"""
    array = np.arange(20, dtype=np.int32).reshape(1, 4, 1, 5)
    assert agree(text, array, 3, 1) == 13 - 7


def test_a_negative_size_is_undefined(subview: bridge.Operation) -> None:
    with pytest.raises(bridge.Trap, match="the size of dimension 1 is -1"):
        bridge.interpret(subview, "f", _ARRAY, _ARRAY[0].copy(), 0, 0, 1, -1, 1, 1)


_ROWS = "memref<?x3xi32, strided<[?, 1], offset: ?>>"
_REINTERPRET = (
    _SUM
    + f"""
func.func @f(%a: memref<?xi32>, %out: memref<?xi32>, %o: index, %m: index,
    %s: index) {{
  %v = memref.reinterpret_cast %a to offset: [%o], sizes: [%m, 3], strides: [%s, 1]
    : memref<?xi32> to {_ROWS}
  %w = memref.cast %v : {_ROWS} to {_DYNAMIC}
  func.call @elements(%w, %out) : ({_DYNAMIC}, memref<?xi32>) -> ()
  return
}}"""
)


@settings(deadline=None, max_examples=100)
@given(st.integers(-2, 12), st.integers(0, 4), st.integers(-4, 4))
def test_a_reinterpreted_memref_is_strides_over_its_memory(
    offset: int, size: int, stride: int
) -> None:
    array, out = np.arange(12, dtype=np.int32), np.full(12, -1, np.int32)
    wanted = [offset + i * stride + j for i in range(size) for j in range(3)]
    if all(0 <= n < 12 for n in wanted):
        interpret(_REINTERPRET, array, out, offset, size, stride)
        assert out[: len(wanted)].tolist() == wanted
    else:
        message = "the view reaches from element"
        traps(_REINTERPRET, message, array, out, offset, size, stride)


def test_a_reinterpreted_subview_begins_at_the_base() -> None:
    text = """
    func.func @f(%a: memref<8xi32>) -> (i32, i32) {
      %c1 = arith.constant 1 : index
      %v = memref.subview %a[4] [4] [1]
        : memref<8xi32> to memref<4xi32, strided<[1], offset: 4>>
      %w = memref.reinterpret_cast %v to offset: [1], sizes: [3], strides: [2]
        : memref<4xi32, strided<[1], offset: 4>>
        to memref<3xi32, strided<[2], offset: 1>>
      %x = memref.load %w[%c1] : memref<3xi32, strided<[2], offset: 1>>
      %y = memref.load %v[%c1] : memref<4xi32, strided<[1], offset: 4>>
      return %x, %y : i32, i32
    }"""
    whole = np.arange(20, dtype=np.int32)
    assert interpret(text, whole[:8]) == (3, 5)
    # The memory of an argument begins where the array does.
    assert interpret(text, whole[3:11]) == (6, 8)
    agree(text, whole[3:11].copy())


def test_metadata_has_the_parts_of_a_view() -> None:
    text = """
    func.func @f(%a: memref<6x7xi32>, %o: index)
        -> (index, index, index, index, index) {
      %v = memref.subview %a[%o, 1] [2, 3] [2, 1]
        : memref<6x7xi32> to memref<2x3xi32, strided<[14, 1], offset: ?>>
      %b, %p, %n:2, %s:2 = memref.extract_strided_metadata %v
        : memref<2x3xi32, strided<[14, 1], offset: ?>>
        -> memref<i32>, index, index, index, index, index
      return %p, %n#0, %n#1, %s#0, %s#1 : index, index, index, index, index
    }"""
    agree(text, _ARRAY.copy(), 2)
    assert interpret(text, _ARRAY, 2) == (15, 2, 3, 14, 1)


def test_the_pointer_of_a_view_is_that_of_its_base() -> None:
    text = """
    func.func @f(%a: memref<64xi8>, %o: index) -> (index, index) {
      %v = memref.subview %a[%o] [4] [1]
        : memref<64xi8> to memref<4xi8, strided<[1], offset: ?>>
      %w = memref.view %a[%o][] : memref<64xi8> to memref<2xi32>
      %p = memref.extract_aligned_pointer_as_index %a : memref<64xi8> -> index
      %q = memref.extract_aligned_pointer_as_index %v
        : memref<4xi8, strided<[1], offset: ?>> -> index
      %r = memref.extract_aligned_pointer_as_index %w : memref<2xi32> -> index
      %x = arith.subi %q, %p : index
      %y = arith.subi %r, %p : index
      return %x, %y : index, index
    }"""
    agree(text, np.zeros(64, np.int8), 8)
    assert interpret(text, np.zeros(64, np.int8), 8) == (0, 8)


def test_bytes_are_viewed_as_other_elements() -> None:
    text = """
    func.func @f(%a: memref<16xi8>, %o: index, %n: index, %i: index) -> i32 {
      %v = memref.view %a[%o][%n] : memref<16xi8> to memref<?xi32>
      %r = memref.load %v[%i] : memref<?xi32>
      return %r : i32
    }"""
    array = np.arange(16, dtype=np.int8)
    assert agree(text, array, 4, 2, 1) == 0x0B0A0908
    traps(text, "a view of 16 bytes at 4 reaches outside of 16 bytes", array, 4, 4, 0)
    traps(text, "a view of 4 bytes at -4 reaches outside", array, -4, 1, 0)
    traps(
        text, "a view begins at byte 2, which is no multiple of the 4", array, 2, 1, 0
    )


# Casts --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("to", "message"),
    [
        ("memref<4x3xi32>", ""),
        ("memref<?x3xi32, strided<[3, 1]>>", ""),
        ("memref<4x3xi32, strided<[?, 1], offset: ?>>", ""),
        ("memref<5x3xi32>", "whose size of dimension 0 is 4 is cast to 5"),
        ("memref<?xi32>", "a memref of rank 2 is cast to rank 1"),
        (
            "memref<4x3xi32, strided<[4, 1]>>",
            "whose stride of dimension 0 is 3 is cast",
        ),
        ("memref<4x3xi32, strided<[3, 1], offset: 2>>", "of offset 0 is cast to 2"),
        (
            "memref<4x3xi32, affine_map<(d0, d1) -> (d1, d0)>>",
            "is cast to .* with another layout",
        ),
    ],
)
def test_a_cast_that_lies_is_a_trap(to: str, message: str) -> None:
    text = f"""
    func.func @f(%a: memref<4x3xi32>) -> index {{
      %u = memref.cast %a : memref<4x3xi32> to memref<*xi32>
      %v = memref.cast %u : memref<*xi32> to {to}
      %r = memref.rank %v : {to}
      return %r : index
    }}"""
    array = np.zeros((4, 3), np.int32)
    if message:
        traps(text, message, array)
    else:
        assert agree(text, array) == 2


def test_ranks_and_sizes_are_asked_at_run_time() -> None:
    text = """
    func.func @f(%a: memref<4x3xi32>, %d: index) -> (index, index) {
      %u = memref.cast %a : memref<4x3xi32> to memref<*xi32>
      %r = memref.rank %u : memref<*xi32>
      %n = memref.dim %u, %d : memref<*xi32>
      return %r, %n : index, index
    }"""
    array = np.zeros((4, 3), np.int32)
    agree(text, array, 1)
    assert interpret(text, array, 0) == (2, 4)
    traps(text, "the size of dimension 2 of a memref of rank 2", array, 2)
    traps(text, "the size of dimension -1 of a memref of rank 2", array, -1)


def test_unranked_memrefs_are_copied_and_freed() -> None:
    text = """
    func.func @f(%a: memref<4xi32>) {
      %b = memref.alloc() : memref<4xi32>
      %c7 = arith.constant 7 : i32
      affine.for %i = 0 to 4 { affine.store %c7, %b[%i] : memref<4xi32> }
      %u = memref.cast %a : memref<4xi32> to memref<*xi32>
      %v = memref.cast %b : memref<4xi32> to memref<*xi32>
      memref.copy %v, %u : memref<*xi32> to memref<*xi32>
      memref.dealloc %v : memref<*xi32>
      return
    }"""
    array = np.zeros(4, np.int32)
    interpret(text, array)
    assert array.tolist() == [7, 7, 7, 7]


def test_spaces_are_only_names() -> None:
    text = """
    func.func @f(%a: memref<4xi32>) -> i32 {
      %c1 = arith.constant 1 : index
      %b = memref.memory_space_cast %a : memref<4xi32> to memref<4xi32, 3>
      %r = memref.load %b[%c1] : memref<4xi32, 3>
      return %r : i32
    }"""
    assert interpret(text, np.arange(4, dtype=np.int32)) == (1,)


# Shapes -------------------------------------------------------------------------------


def test_dimensions_are_expanded_and_collapsed() -> None:
    text = """
    func.func @f(%a: memref<?x4xi32>, %m: index, %n: index, %i: index) -> (i32, i32) {
      %c1 = arith.constant 1 : index
      %c2 = arith.constant 2 : index
      %e = memref.expand_shape %a [[0, 1], [2]] output_shape [%m, %n, 4]
        : memref<?x4xi32> into memref<?x?x4xi32>
      %c = memref.collapse_shape %e [[0, 1, 2]] : memref<?x?x4xi32> into memref<?xi32>
      %x = memref.load %e[%c1, %c1, %c2] : memref<?x?x4xi32>
      %y = memref.load %c[%i] : memref<?xi32>
      return %x, %y : i32, i32
    }"""
    array = np.arange(24, dtype=np.int32).reshape(6, 4)
    agree(text, array, 2, 3, 23)
    assert interpret(text, array, 2, 3, 23) == (array.reshape(2, 3, 4)[1, 1, 2], 23)
    traps(text, "dimension 0, whose size is 6, is expanded to 2x4", array, 2, 4, 0)
    traps(text, "out of bounds: index 24 of dimension 0", array, 2, 3, 24)


def test_only_contiguous_dimensions_are_collapsed() -> None:
    layout = "strided<[?, 1], offset: ?>"
    text = f"""
    func.func @f(%a: memref<?x4xi32, {layout}>, %i: index) -> i32 {{
      %c = memref.collapse_shape %a [[0, 1]]
        : memref<?x4xi32, {layout}> into memref<?xi32, strided<[1], offset: ?>>
      %y = memref.load %c[%i] : memref<?xi32, strided<[1], offset: ?>>
      return %y : i32
    }}"""
    array = np.arange(30, dtype=np.int32).reshape(6, 5)
    traps(
        text, "dimensions 0 and 1 are collapsed, which are not contig", array[:, :4], 0
    )
    assert interpret(text, array[:1, :4], 3) == (3,)
    assert interpret(text, array[:4].reshape(5, 4), 9) == (9,)


def test_a_reshape_reads_its_sizes() -> None:
    text = """
    func.func @f(%a: memref<?x4xi32>, %s: memref<3xindex>) -> i32 {
      %c1 = arith.constant 1 : index
      %r = memref.reshape %a(%s)
        : (memref<?x4xi32>, memref<3xindex>) -> memref<?x2x?xi32>
      %x = memref.load %r[%c1, %c1, %c1] : memref<?x2x?xi32>
      return %x : i32
    }"""
    array = np.arange(24, dtype=np.int32).reshape(6, 4)
    assert agree(text, array, np.array([3, 2, 4])) == 13
    traps(
        text, "a memref of 24 elements is reshaped to 3x2x5", array, np.array([3, 2, 5])
    )
    traps(
        text, "whose size of dimension 1 is 1 is cast to 2", array, np.array([6, 1, 4])
    )
    traps(text, "the size of dimension 0 is -3", array, np.array([-3, 2, -4]))


@settings(deadline=None, max_examples=50)
@given(st.permutations([0, 1, 2]), st.lists(st.integers(1, 3), min_size=3, max_size=3))
def test_a_transpose_is_numpys(order: Sequence[int], shape: Sequence[int]) -> None:
    names = [f"d{n}" for n in order]
    array: Any = np.arange(27, dtype=np.int32)[: int(np.prod(shape))].reshape(shape)
    dynamic = "memref<?x?x?xi32, strided<[?, ?, ?], offset: ?>>"
    text = f"""
    func.func @f(%a: {dynamic}, %i: index, %j: index, %k: index) -> i32 {{
      %t = memref.transpose %a (d0, d1, d2) -> ({", ".join(names)})
        : {dynamic} to {dynamic}
      %x = memref.load %t[%i, %j, %k] : {dynamic}
      return %x : i32
    }}"""
    turned = array.transpose(order)
    last = [size - 1 for size in turned.shape]
    assert interpret(text, array, *last) == (turned[tuple(last)],)
    middle = [size // 2 for size in turned.shape]
    assert interpret(text, array, *middle) == (turned[tuple(middle)],)
