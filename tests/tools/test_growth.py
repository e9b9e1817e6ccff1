"""`tools/growth.py`: what is large costs no more than its size, in calls."""

from __future__ import annotations

import pytest

from tools.growth import FLOOR, LIMIT, Row, calls, rows
from tools.growth_inputs import KINDS

COSTLY = (
    *("cases of cf.switch", "levels of a sparse encoding", "nested affine.for"),
    *("loops whose body uses all indices", "uses of a value in other blocks"),
    *("deep dictionaries", "deep tuples", "deep functions in results", "wide tuple"),
    *("many affine.apply", "many functions", "many aliases of attributes", "resources"),
    *("values that scf.for carries", "values that are used before", "dense strings"),
    *("many unknown, generic", "blocks that pass a value on", "legacy affine.apply"),
)
"""The kinds that once grew faster, and some of each sort."""


@pytest.mark.parametrize("kind", COSTLY)
def test_four_times_as_much_takes_five_times_as_many_calls_at_most(kind: str) -> None:
    found = list(rows(kind, calls, scale=0.15, reference=False))
    assert found
    assert [str(row) for row in found if row.ratio > LIMIT] == []


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_is_larger_where_its_number_is(kind: str) -> None:
    make = KINDS[kind].make
    assert len(make(8)) > len(make(4)) > len(make(2))


def test_of_a_row_that_is_measured_again_the_one_that_grows_least_counts() -> None:
    first, second, third = (
        Row("many", "read", 2.0, n, FLOOR) for n in (11.0, 9.0, 12.0)
    )
    assert first.least([second, third]) is second


def test_what_is_no_function_of_python_counts_too() -> None:
    assert calls(lambda: [abs(number) for number in range(10)]) > 10
