"""Layouts of memrefs as strides and an offset."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bridge.ir.affine import (
    AffineConstant,
    AffineDim,
    AffineExpr,
    AffineMap,
    AffineSymbol,
)
from bridge.ir.attributes import AffineMapAttr, StridedLayoutAttr
from bridge.ir.strides import is_contiguous, is_last_stride_one, strides_and_offset
from bridge.ir.types import DYNAMIC, F32, MemRefType

sizes = st.lists(st.integers(1, 9), max_size=4).map(tuple)


def test_without_a_layout_each_stride_is_the_product_of_the_sizes_behind() -> None:
    assert strides_and_offset(MemRefType((2, 3, 4), F32)) == ((12, 4, 1), 0)


def test_before_a_size_that_is_not_known_no_stride_is() -> None:
    found = strides_and_offset(MemRefType((2, DYNAMIC, 4), F32))
    assert found == ((DYNAMIC, 4, 1), 0)


def test_before_a_size_of_zero_no_stride_is_known() -> None:
    assert strides_and_offset(MemRefType((2, 0), F32)) == ((DYNAMIC, 1), 0)


def test_a_memref_without_dimensions_has_neighbours_only() -> None:
    assert is_last_stride_one(MemRefType((), F32))


def test_a_remainder_has_no_stride() -> None:
    layout = AffineMapAttr(AffineMap(1, 0, (AffineDim(0) % 4,)))
    assert strides_and_offset(MemRefType((8,), F32, layout)) is None


def test_a_map_of_several_results_has_no_strides() -> None:
    layout = AffineMapAttr(AffineMap(2, 0, (AffineDim(1), AffineDim(0))))
    assert strides_and_offset(MemRefType((8, 8), F32, layout)) is None


def test_a_symbol_makes_a_stride_or_the_offset_unknown() -> None:
    expr = AffineDim(0) * AffineSymbol(0) + AffineDim(1) + AffineSymbol(1)
    layout = AffineMapAttr(AffineMap(2, 2, (expr,)))
    found = strides_and_offset(MemRefType((8, 8), F32, layout))
    assert found == ((DYNAMIC, 1), DYNAMIC)


def test_like_terms_are_added_up() -> None:
    expr = AffineDim(0) * 8 - AffineDim(0) * 7
    layout = AffineMapAttr(AffineMap(1, 0, (expr,)))
    assert is_last_stride_one(MemRefType((4,), F32, layout))


@given(sizes)
def test_strides_that_are_written_as_usual_are_contiguous(
    shape: tuple[int, ...],
) -> None:
    plain = MemRefType(shape, F32)
    known = strides_and_offset(plain)
    assert known is not None
    strides, offset = known
    assert is_contiguous(plain)
    assert is_contiguous(MemRefType(shape, F32, StridedLayoutAttr(strides, offset)))
    assert not is_contiguous(MemRefType(shape, F32, StridedLayoutAttr(strides, 1)))


@given(st.lists(st.integers(-9, 9), max_size=4), st.integers(-9, 9), st.data())
def test_strides_say_where_a_map_puts_an_element(
    strides: list[int], offset: int, data: st.DataObject
) -> None:
    expr: AffineExpr = AffineConstant(offset)
    for dimension, stride in enumerate(strides):
        expr += AffineDim(dimension) * stride
    map_ = AffineMap(len(strides), 0, (expr,))
    ty = MemRefType((8,) * len(strides), F32, AffineMapAttr(map_))
    known = strides_and_offset(ty)
    assert known is not None
    found, start = known
    place = data.draw(st.tuples(*[st.integers(0, 7) for _ in strides]))
    # A map that is the identity is no layout at all.
    if ty.layout is not None:
        moved = sum(a * b for a, b in zip(found, place, strict=True))
        assert map_.evaluate(place) == (start + moved,)
