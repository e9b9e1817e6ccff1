"""Analyses agree with enumeration on random nests, and wrong answers are noticed."""

from __future__ import annotations

import islpy as isl
import pytest

import bridge
from bridge.analysis import dependences
from bridge.fuzz import nest_checks
from bridge.fuzz.nest_checks import Wrong, check, check_bounds, points_of, scanned
from bridge.fuzz.nests import nest_text
from bridge.ir.core import Operation

SEEDS = range(16)

OUTSIDE = 0
"""The seed of a nest that leaves a memref."""


def nest(seed: int, *, inside: bool = True) -> Operation:
    module = bridge.parse(nest_text(seed, inside=inside))
    bridge.verify(module)
    return module


@pytest.mark.parametrize("seed", SEEDS)
def test_analyses_say_what_a_run_does(seed: int) -> None:
    assert check(nest(seed)) == 0


@pytest.mark.parametrize("seed", SEEDS)
def test_accesses_leave_a_memref_where_a_run_traps(seed: int) -> None:
    assert check_bounds(nest(seed, inside=False)) == 0


def test_a_wrong_answer_about_bounds_is_noticed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    nothing = isl.Map("{ [] -> [] : false }")
    monkeypatch.setattr(nest_checks, "out_of_bounds", lambda op: nothing)
    leaving = nest(OUTSIDE, inside=False)
    with pytest.raises(Wrong, match="out_of_bounds: False, at"):
        check_bounds(leaving)


def test_a_missing_dependence_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:

    def fewer(root: Operation) -> object:
        found = dependences(root)
        assert isinstance(found, list)
        return found[1:]

    monkeypatch.setattr(nest_checks, "dependences", fewer)
    with pytest.raises(Wrong, match="dependences, at"):
        check(nest(0))


def testpoints_of_are_the_same_where_isl_does_not_list_them() -> None:
    found = isl.Set("{ [i, j] : 0 <= i < 5 and 0 <= j <= i and (i + j) mod 2 = 0 }")
    assert sorted(scanned(found)) == sorted(points_of(found))
    assert not list(scanned(isl.Set("{ [i] : 0 < i < 1 }")))
