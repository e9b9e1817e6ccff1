"""Systems of constraints say no less than isl says of their integers."""

from __future__ import annotations

import random

import islpy as isl
import pytest

from bridge.ir.affine import simplify_affine_expr
from bridge.passes.polyhedral.bounding import extent_of, slice_bounds, unite
from bridge.passes.polyhedral.constraints import Constraints
from bridge.passes.polyhedral.domains import as_set

SEEDS = range(40)


def system_of(seed: int, dims: int = 3) -> Constraints:
    """Random inequalities of a box, and sometimes an equality."""
    rng = random.Random(seed)
    system = Constraints([None] * dims)
    for n in range(dims):
        system.bound(n, low=rng.randint(-4, 0), high=rng.randint(0, 6))
    for _ in range(rng.randint(0, 3)):
        row = [rng.randint(-2, 2) for _ in range(dims)]
        system.add_inequality([*row, rng.randint(-2, 8)])
    if rng.random() < 0.4:
        row = [rng.choice([-1, 0, 1, 2]) for _ in range(dims)]
        system.add_equality([*row, rng.randint(-2, 2)])
    return system


@pytest.mark.parametrize("seed", SEEDS)
def test_projection_keeps_all_that_isl_keeps(seed: int) -> None:
    system = system_of(seed)
    exact = as_set(system).project_out(isl.dim_type.set, 1, 1)
    system.project_out(1, 1)
    assert exact.is_subset(as_set(system))


@pytest.mark.parametrize("seed", SEEDS)
def test_limits_are_no_narrower_than_those_of_isl(seed: int) -> None:
    system = system_of(seed)
    exact = as_set(system)
    if exact.is_empty():
        return
    for n in range(3):
        low, high = system.limit(n, upper=False), system.limit(n, upper=True)
        assert low is not None
        assert high is not None
        assert low <= exact.dim_min_val(n).to_python()
        assert high >= exact.dim_max_val(n).to_python()


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_found_empty_is_empty(seed: int) -> None:
    system = system_of(seed)
    system.add_inequality([1, 1, 1, -14])
    if system.is_empty():
        assert as_set(system).is_empty()


@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_is_lost_with_what_is_redundant(seed: int) -> None:
    system = system_of(seed)
    exact = as_set(system)
    system.drop_redundant()
    assert as_set(system).is_equal(exact)
    system.drop_trivial()
    assert as_set(system).is_equal(exact)


@pytest.mark.parametrize("seed", SEEDS)
def test_slice_bounds_hold(seed: int) -> None:
    system = system_of(seed)
    exact = as_set(system)
    ((low, high),) = slice_bounds(system, 0, 1)
    points: list[list[int]] = []
    exact.foreach_point(
        lambda point: points.append(
            [
                point.get_coordinate_val(isl.dim_type.set, n).to_python()
                for n in range(3)
            ]
        )
    )
    for first, *others in points:
        if low is not None:
            assert max(low.evaluate(others)) <= first
        if high is not None:
            assert first < min(high.evaluate(others))


@pytest.mark.parametrize("seed", SEEDS)
def test_a_box_around_two_holds_both(seed: int) -> None:
    one, other = system_of(seed), system_of(seed + 1000)
    both = as_set(one).union(as_set(other))
    if unite(one, other):
        assert both.is_subset(as_set(one))


def test_a_quotient_has_one_number_by_its_symbol() -> None:
    # 4 * d0 <= s0 <= 4 * d0 + 3
    system = Constraints([None], [None])
    system.add_inequality([-4, 1, 0])
    system.add_inequality([4, -1, 3])
    extent = extent_of(system, 0)
    assert extent is not None
    assert extent.size == 1
    assert str(simplify_affine_expr(extent.lower, 0, 1)) == "s0 floordiv 4"


def test_columns_keep_their_numbers_when_they_move() -> None:
    system = Constraints([None, None], [None])
    system.add_equality([1, 2, 3, 4])
    system.insert_dims(1, [None])
    assert system.equalities == [[1, 0, 2, 3, 4]]
    system.to_local(0)
    assert system.equalities == [[0, 2, 3, 1, 4]]
    assert system.append_local() == 4
    system.fix(4, 7)
    system.fold_constants(4, 1)
    assert system.equalities == [[0, 2, 3, 1, 4], [0, 0, 0, 0, 0]]
