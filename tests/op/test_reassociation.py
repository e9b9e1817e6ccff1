"""Which dimensions of a shape make those of another."""

from __future__ import annotations

from itertools import combinations, pairwise
from math import prod

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge.ir.types import DYNAMIC
from bridge.op.reassociation import collapsing, composed, covering

SIZES = st.lists(st.sampled_from([1, 2, 3, DYNAMIC]), max_size=5)


def _collapsed(sizes: list[int]) -> int:
    return DYNAMIC if DYNAMIC in sizes else prod(sizes)


@given(SIZES, st.data())
def test_a_shape_collapses_to_what_its_groups_make(
    source: list[int], data: st.DataObject
) -> None:
    ends = sorted(data.draw(st.sets(st.integers(1, max(1, len(source) - 1)))))
    cuts = [0, *[end for end in ends if end < len(source)], len(source)]
    groups = [list(range(a, b)) for a, b in pairwise(cuts)] if source else []
    target = [_collapsed([source[i] for i in group]) for group in groups]
    found = collapsing(source, target)
    assert found is not None
    assert [i for group in found for i in group] == list(range(len(source)))
    assert [_collapsed([source[i] for i in group]) for group in found] == target


@given(
    SIZES, st.lists(st.sampled_from([1, 2, 3, 4, 6, DYNAMIC]), min_size=1, max_size=4)
)
def test_where_none_is_found_there_is_none(
    source: list[int], target: list[int]
) -> None:
    rank = len(source)
    some = [
        cuts
        for cuts in combinations(range(1, rank), len(target) - 1)
        if [_collapsed(source[a:b]) for a, b in pairwise((0, *cuts, rank))] == target
    ]
    assert (collapsing(source, target) is not None) == bool(some and rank)


def test_many_ways_that_all_fail_take_no_time() -> None:
    assert collapsing([1] * 60 + [2], [1] * 30 + [3]) is None


@pytest.mark.parametrize(
    ("inner", "outer", "found"),
    [
        ([[0, 1], [2], [3, 4]], [[0, 1], [2]], [[0, 1, 2], [3, 4]]),
        ([[0, 1]], [], []),
        ([[0], [1]], [[0], [1]], None),
        ([[0], [1], [2]], [[0, 1]], None),
    ],
)
def test_groups_of_groups(
    inner: list[list[int]], outer: list[list[int]], found: list[list[int]] | None
) -> None:
    assert composed(inner, outer) == found


@pytest.mark.parametrize(
    ("finer", "coarser", "found"),
    [
        ([[0, 1], [2], [3]], [[0, 1, 2], [3]], [[0, 1], [2]]),
        ([[0], [1, 2]], [[0, 1], [2]], None),
        ([], [], []),
    ],
)
def test_groups_that_make_up_others(
    finer: list[list[int]], coarser: list[list[int]], found: list[list[int]] | None
) -> None:
    assert covering(finer, coarser) == found
