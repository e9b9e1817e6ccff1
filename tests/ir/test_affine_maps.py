"""Affine maps and what is made from them, against upstream's where it can be asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from torch_mlir import ir

from bridge.ir.affine import (
    AffineConstant,
    AffineDim,
    AffineMap,
    AffineSymbol,
    IntegerSet,
    Undefined,
    projection,
)
from bridge.text.affine import read_map
from tests.oracles.affine import UPSTREAM
from tests.strategies.affine import DIMS, NATIVE, SYMBOLS, Tree, trees

d0, d1, d2 = map(AffineDim, range(3))
s0, s1 = map(AffineSymbol, range(2))
zero = AffineConstant(0)

results = st.lists(trees, max_size=3)


@pytest.fixture(scope="module", autouse=True)
def context() -> Iterator[None]:
    with ir.Context():
        yield


def a_map(text: str) -> AffineMap:
    return read_map(text)[0]


def both(exprs: list[Tree]) -> tuple[AffineMap, Any]:
    """One map by us and by upstream."""
    ours = AffineMap(DIMS, SYMBOLS, tuple(map(NATIVE.build, exprs)))
    return ours, ir.AffineMap.get(DIMS, SYMBOLS, [UPSTREAM.build(e) for e in exprs])


@settings(max_examples=150)
@given(st.lists(trees, min_size=DIMS, max_size=DIMS), results)
def test_composition_is_upstreams(inner: list[Tree], outer: list[Tree]) -> None:
    ours, their_outer = both(outer)
    inside, their_inner = both(inner)
    shifted = ir.AffineMap.get(
        DIMS,
        2 * SYMBOLS,
        [result.shift_symbols(SYMBOLS, SYMBOLS) for result in their_inner.results],
    )
    theirs = [str(result.compose(shifted)) for result in their_outer.results]
    assert [str(result) for result in ours.compose(inside).results] == theirs


@settings(max_examples=100)
@given(results)
def test_the_text_of_a_map_is_upstreams(exprs: list[Tree]) -> None:
    ours, theirs = both(exprs)
    assert str(ours) == str(theirs)


@given(st.lists(st.integers(0, 3), max_size=5))
def test_permutations_are_recognised_as_upstream_does(positions: list[int]) -> None:
    ours = AffineMap.select(4, positions)
    theirs = ir.AffineMap.get(4, 0, [ir.AffineExpr.get_dim(i) for i in positions])
    assert ours.is_permutation == theirs.is_permutation
    assert ours.is_projected_permutation == theirs.is_projected_permutation


def test_named_maps_read_as_they_are_called() -> None:
    assert str(AffineMap.identity(2)) == "(d0, d1) -> (d0, d1)"
    assert str(AffineMap.minor_identity(3, 1)) == "(d0, d1, d2) -> (d2)"
    assert str(AffineMap.permutation([1, 2, 0])) == "(d0, d1, d2) -> (d1, d2, d0)"
    assert str(AffineMap.constant(7)) == "() -> (7)"
    assert str(AffineMap.empty()) == "() -> ()"
    assert str(AffineMap.infer([d1], [s0])[1]) == "(d0, d1)[s0] -> (s0)"


@pytest.mark.parametrize(
    "make",
    [
        lambda: AffineMap.permutation([0, 0]),
        lambda: AffineMap.minor_identity(1, 2),
        lambda: AffineMap(1, 0, (d1,)),
        lambda: AffineMap(1, 0, (s0,)),
        lambda: AffineMap(-1, 0, ()),
    ],
)
def test_what_is_no_such_map_is_refused(make: Any) -> None:
    with pytest.raises(ValueError, match=r"\S"):
        make()


@pytest.mark.parametrize(
    ("text", "holds"),
    [
        ("(d0, d1) -> (d0, d1)", "is_identity is_minor_identity is_permutation"),
        ("(d0, d1)[s0] -> (d0, d1)", "is_identity"),
        ("(d0, d1) -> (d1)", "is_minor_identity"),
        ("(d0, d1) -> (d0)", ""),
        ("(d0)[s0] -> (s0)", "is_symbol_identity"),
        ("() -> (4)", "is_constant is_single_constant"),
        ("() -> (4, 5)", "is_constant"),
        ("() -> ()", "is_empty is_identity is_minor_identity is_permutation"),
        ("(d0, d1) -> (d1, d0)", "is_permutation"),
        ("(d0, d1) -> (d1, 0)", "is_projected_permutation_or_zeros"),
        ("(d0, d1) -> (d1, d1)", ""),
    ],
)
def test_properties_hold_where_they_should(text: str, holds: str) -> None:
    map_ = a_map(text)
    for name in ("is_identity", "is_minor_identity", "is_permutation", "is_empty"):
        assert getattr(map_, name) == (name in holds.split()), name
    for name in holds.split():
        assert getattr(map_, name), name


def test_a_map_is_evaluated_at_a_point() -> None:
    assert a_map("(d0)[s0] -> (d0 mod 4, d0 * s0)").evaluate([-1], [5]) == (3, -5)


def test_evaluation_wants_every_input() -> None:
    with pytest.raises(ValueError, match="takes 1 dimensions and 1 symbols"):
        a_map("(d0)[s0] -> (d0 + s0)").evaluate([1], [])


def test_what_the_known_inputs_decide_is_folded() -> None:
    map_ = a_map("(d0, d1)[s0] -> (d0 + s0, d1)")
    folded, values = map_.partial_constant_fold([3, None, 4])
    assert (str(folded), values) == ("(d0, d1)[s0] -> (7, d1)", None)
    assert map_.partial_constant_fold([3, 5, 4])[1] == [7, 5]


def test_folding_reports_a_division_by_zero() -> None:
    with pytest.raises(Undefined):
        a_map("(d0)[s0] -> (d0 floordiv s0)").partial_constant_fold([3, 0])


def test_composition_wants_a_result_for_each_dimension() -> None:
    with pytest.raises(ValueError, match="cannot compose"):
        AffineMap.identity(2).compose(AffineMap.identity(1))


def test_results_are_picked_dropped_and_inserted() -> None:
    map_ = a_map("(d0, d1) -> (d0, 0, d1, d1)")
    assert map_.sub_map([2, 0]).results == (d1, d0)
    assert map_.slice_map(1, 2).results == (zero, d1)
    assert map_.major_sub_map(2).results == (d0, zero)
    assert map_.minor_sub_map(1).results == (d1,)
    assert map_.minor_sub_map(0).results == ()
    assert map_.drop_results([0, 3]).results == (zero, d1)
    assert map_.drop_zero_results().results == (d0, d1, d1)
    assert map_.insert_result(5, 1).results[:2] == (d0, AffineConstant(5))
    assert map_.remove_duplicates().results == (d0, zero, d1)
    assert map_.broadcast_dims == [1]


def test_inputs_are_inserted_by_shifting() -> None:
    map_ = a_map("(d0)[s0] -> (d0 + s0)")
    assert str(map_.shift_dims(1)) == "(d0, d1)[s0] -> (d1 + s0)"
    assert str(map_.shift_symbols(2)) == "(d0)[s0, s1, s2] -> (d0 + s2)"


def test_replacing_infers_the_inputs_left() -> None:
    map_ = a_map("(d0, d1)[s0] -> (d0 + d1 + s0)")
    assert str(map_.replace({d1: zero, s0: zero})) == "(d0) -> (d0)"
    assert str(map_.replace({d1: zero}, 2, 1)) == "(d0, d1)[s0] -> (d0 + s0)"


def test_results_are_simplified_together() -> None:
    map_ = a_map("(d0, d1) -> ((d0 + d1) * 2 - d0 * 2, 0 floordiv 0)")
    assert str(map_.simplify()) == "(d0, d1) -> (d1 * 2, 0 floordiv 0)"


def test_a_map_tells_where_its_dimensions_are() -> None:
    map_ = a_map("(d0, d1)[s0] -> (d1, s0)")
    assert map_.dim_position(0) == 1
    assert map_.result_position(d1) == 0
    assert map_.result_position(d0) is None
    assert map_.is_function_of_symbol(0)
    assert not map_.is_function_of_dim(0)
    with pytest.raises(ValueError, match="is not a dimension"):
        map_.dim_position(1)


def test_constants_are_read_off() -> None:
    assert a_map("() -> (4, 5)").constant_results == (4, 5)
    assert a_map("() -> (4)").single_constant == 4
    assert a_map("(d0) -> (d0 * 4, d0 * 6)").largest_known_divisor == 2
    with pytest.raises(ValueError, match="not constant"):
        AffineMap.identity(1).constant_results  # noqa: B018


def test_a_map_is_applied_to_a_sequence() -> None:
    assert AffineMap.permutation([1, 0]).apply("ab") == ["b", "a"]
    assert a_map("(d0, d1) -> (d1, 0)").apply([8, 9], 1) == [9, 1]


def test_permutations_are_inverted() -> None:
    permutation = AffineMap.permutation([2, 0, 1])
    inverse = projection.inverse_permutation(permutation)
    assert inverse is AffineMap.permutation([1, 2, 0])
    assert projection.inverse_permutation(a_map("(d0, d1) -> (d0, d0)")) is None


def test_what_has_no_inverse_is_refused() -> None:
    with pytest.raises(ValueError, match="has symbols"):
        projection.inverse_permutation(a_map("()[s0] -> (s0)"))


def test_joined_maps_share_dimensions_but_no_symbols() -> None:
    joined = projection.concat_affine_maps(
        [a_map("(d0)[s0] -> (d0 + s0)"), a_map("(d0, d1)[s0] -> (d1 - s0)")]
    )
    assert str(joined) == "(d0, d1)[s0, s1] -> (d0 + s0, d1 - s1)"
    assert projection.concat_affine_maps([]) is AffineMap.empty()


def test_unused_dimensions_are_dropped_from_all_maps_alike() -> None:
    maps = [a_map("(d0, d1, d2) -> (d0)"), a_map("(d0, d1, d2) -> (d2)")]
    first, second = projection.compress_unused_dims(maps)
    assert (str(first), str(second)) == ("(d0, d1) -> (d0)", "(d0, d1) -> (d1)")
    assert projection.compress_unused_dims([]) == []


ENDLESS = 1 << 70


@pytest.mark.parametrize(
    ("make", "name"),
    [
        (lambda: AffineMap.identity(ENDLESS), "num_dims"),
        (lambda: AffineMap.identity(-1), "num_dims"),
        (lambda: AffineMap.minor_identity(ENDLESS, ENDLESS), "num_dims"),
        (lambda: AffineMap.minor_identity(1, -1), "num_results"),
        (lambda: AffineMap.select(ENDLESS, []), "num_dims"),
        (lambda: AffineMap.select(3, iter(range(ENDLESS))), "positions"),
        (lambda: AffineMap(ENDLESS, 0, ()), "num_dims"),
        (lambda: AffineMap(0, ENDLESS, ()), "num_symbols"),
        (lambda: AffineMap.identity(1).shift_dims(ENDLESS), "position"),
        (lambda: AffineMap.empty().shift_dims(ENDLESS), "num_dims"),
        (lambda: AffineMap.empty().shift_symbols(ENDLESS), "num_symbols"),
        (lambda: IntegerSet.empty(ENDLESS), "num_dims"),
        (lambda: IntegerSet.empty(0, ENDLESS), "num_symbols"),
        (lambda: AffineDim(ENDLESS), "position"),
        (lambda: AffineSymbol(ENDLESS), "position"),
        (lambda: d0.shift_dims(ENDLESS, 1), "num_dims"),
        (lambda: s0.shift_symbols(ENDLESS, 1), "num_symbols"),
    ],
)
def test_no_map_has_more_inputs_than_can_be_gone_through(
    make: Callable[[], object], name: str
) -> None:
    with pytest.raises(ValueError, match=f"'{name}' must be"):
        make()
