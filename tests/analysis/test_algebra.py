"""Sets, maps and expressions go to isl and back, and mean the same."""

from __future__ import annotations

from itertools import product
from random import Random

import islpy as isl
import pytest

from bridge import Unsupported
from bridge.analysis import (
    expr_from_isl,
    map_from_isl,
    map_to_isl,
    set_from_isl,
    set_to_isl,
    unknown,
)
from bridge.ir.affine import AffineMap, IntegerSet, PresburgerSet
from bridge.text.affine import read_map, read_set
from tests.ir.test_affine_sets import random_set, random_term

NEAR = range(-4, 5)
POINTS = list(product(NEAR, NEAR))
SYMBOLS = (-3, 0, 2, 5)


def a_set(text: str) -> IntegerSet:
    return read_set(text)[0]


def points(set_: IntegerSet | PresburgerSet, symbol: int) -> set[tuple[int, ...]]:
    return {point for point in POINTS if set_.contains(point, (symbol,))}


def random_sets(count: int) -> list[IntegerSet]:
    rng = Random(7)
    return [a_set(random_set(rng)) for _ in range(count)]


def test_sets_come_back_with_the_same_points() -> None:
    for set_ in random_sets(60):
        there = set_to_isl(set_)
        back = set_from_isl(there)
        assert set_to_isl(back).is_equal(there)
        assert all(points(back, s) == points(set_, s) for s in SYMBOLS)


def test_operations_are_those_of_points() -> None:
    sets = random_sets(40)
    for one, other in zip(sets[::2], sets[1::2], strict=True):
        for s in SYMBOLS:
            a, b = points(one, s), points(other, s)
            assert points(one.intersect(other), s) == a & b
            assert points(one.union(other), s) == a | b
            assert points(one.subtract(other), s) == a - b
            assert points(one.union(other).coalesce(), s) == a | b
        assert one.intersect(other).is_subset(one)
        assert one.union(other).is_equal(other.union(one))


def test_a_projection_has_what_has_a_value() -> None:
    found = a_set("(d0, d1) : (d0 - 3 * d1 == 0, d1 >= 0, 5 - d1 >= 0)").project([1])
    assert [n for n in range(-5, 20) if found.contains([n])] == [0, 3, 6, 9, 12, 15]
    with pytest.raises(ValueError, match="are not dimensions of"):
        found.project([1])


def test_points_are_counted() -> None:
    triangle = a_set(
        "(d0, d1)[s0] : (d0 >= 0, s0 - d0 - 1 >= 0, d1 >= 0, d0 - d1 >= 0)"
    )
    assert triangle.count([10]) == 55
    assert triangle.count([0]) == 0
    assert a_set("(d0) : (d0 >= 0)").count() is None
    with pytest.raises(ValueError, match="has 1 symbols"):
        triangle.count()


def test_what_no_point_is_in_is_empty() -> None:
    assert a_set("(d0) : (2 * d0 - 1 == 0)").is_empty
    assert not a_set("(d0) : (2 * d0 - 2 == 0)").is_empty
    none = PresburgerSet(1, 0, ())
    assert none.is_empty
    assert str(none) == "(d0) : (1 == 0)"
    assert set_from_isl(isl.Set("{ [i] }")).contains([3])


def test_sets_over_others_do_not_go_together() -> None:
    with pytest.raises(ValueError, match="1 dimensions and 0 symbols does not go with"):
        a_set("(d0) : (d0 >= 0)").union(a_set("(d0, d1) : (d0 >= 0)"))


def test_products_of_symbols_are_refused() -> None:
    with pytest.raises(Unsupported, match="is not linear"):
        _ = a_set("(d0)[s0] : (d0 * s0 >= 0)").is_empty
    with pytest.raises(Unsupported, match="is not linear"):
        map_to_isl(read_map("(d0)[s0] -> (d0 * s0)")[0])


def test_maps_come_back_with_the_same_values() -> None:
    rng = Random(3)
    for _ in range(60):
        terms = [" + ".join(random_term(rng) for _ in range(3)) for _ in range(2)]
        map_ = read_map(f"(d0, d1)[s0] -> ({', '.join(terms)})")[0]
        ((where, back),) = map_from_isl(map_to_isl(map_))
        for point, s in product(POINTS[::7], SYMBOLS):
            assert where.contains(point, [s])
            assert back.evaluate(point, [s]) == map_.evaluate(point, [s])


def test_functions_of_several_pieces_come_back_piecewise() -> None:
    pieces = map_from_isl(isl.Map("{ [i] -> [-i] : i < 0; [i] -> [i] : i >= 0 }"))
    assert sorted(str(map_) for _, map_ in pieces) == ["(d0) -> (-d0)", "(d0) -> (d0)"]
    assert all(
        map_.evaluate([n]) == (abs(n),)
        for where, map_ in pieces
        for n in range(-3, 4)
        if where.contains([n])
    )
    with pytest.raises(Unsupported, match="is a fraction"):
        expr_from_isl(isl.Aff("{ [i] -> [(i/2)] }"))
    with pytest.raises(Unsupported, match="several results"):
        map_from_isl(isl.Map("{ [i] -> [j] : 0 <= j < 2 }"))
    assert map_from_isl(isl.Map("{ [i] -> [] }"))[0][1] is AffineMap(1, 0, ())


def test_what_takes_isl_too_long_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unknown, "LIMIT", 1)
    whole = a_set("(d0, d1) : (d0 - 3 * d1 >= 0, 50 - d1 >= 0, 7 * d1 - 2 * d0 >= 0)")
    with pytest.raises(Unsupported, match="isl gives no answer"):
        whole.subtract(a_set("(d0, d1) : (d0 mod 7 - 2 >= 0, d1 floordiv 3 >= 0)"))
    with pytest.raises(Unsupported, match="isl gives no answer"):
        whole.count()
