"""The values of slots are found where they were put, however that is said."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge.ir.core import Operation
from bridge.ir.types import I32, integer
from bridge.ods.rows import dialects, row, table
from bridge.ods.slots import Arity, Slot, Slots, segment_sizes, sizes_fault

_ARITIES = (Arity.ONE, Arity.OPTIONAL, Arity.VARIADIC)


def _slots(arities: list[Arity], sizes: str = "") -> Slots:
    found = [Slot(f"v{i}", "AnyType", arity) for i, arity in enumerate(arities)]
    return Slots(found, "results", sizes)


def _op(counts: list[int]) -> Operation:
    types = [integer(8 + i) for i in range(sum(counts))]
    return Operation("test.op", result_types=types)


def _pieces(op: Operation, counts: list[int]) -> list[tuple[object, ...]]:
    ends = [sum(counts[: i + 1]) for i in range(len(counts))]
    return [
        op.results[end - count : end] for end, count in zip(ends, counts, strict=True)
    ]


def _given(arity: Arity, piece: tuple[object, ...]) -> object:
    if arity is Arity.VARIADIC:
        return piece
    return piece[0] if piece else None


def _holds(slots: Slots, op: Operation, counts: list[int]) -> None:
    pieces = _pieces(op, counts)
    assert slots.counts(op) == counts
    for index, (slot, piece) in enumerate(zip(slots, pieces, strict=True)):
        assert slots.values(index)(op) == piece
        assert slots.getter(index)(op) == _given(slot.arity, piece)
        assert slots.groups(index)(op) == [piece]


@given(st.data())
def test_values_are_where_the_written_sizes_say(data: st.DataObject) -> None:
    arities = data.draw(st.lists(st.sampled_from(_ARITIES), min_size=1, max_size=5))
    most = {Arity.ONE: (1, 1), Arity.OPTIONAL: (0, 1), Arity.VARIADIC: (0, 3)}
    counts = [data.draw(st.integers(*most[arity])) for arity in arities]
    op = _op(counts)
    op.set_property("resultSegmentSizes", segment_sizes(*counts))
    _holds(_slots(arities, "resultSegmentSizes"), op, counts)


@given(st.data())
def test_values_without_written_sizes_follow_from_their_number(
    data: st.DataObject,
) -> None:
    arities = data.draw(st.lists(st.sampled_from(_ARITIES), min_size=1, max_size=5))
    share = data.draw(st.integers(0, 1 if Arity.OPTIONAL in arities else 3))
    counts = [1 if arity is Arity.ONE else share for arity in arities]
    _holds(_slots(arities), _op(counts), counts)


@pytest.mark.parametrize("written", [(), (1,), (1, 1, 1)])
def test_sizes_of_another_number_of_slots_give_no_values(
    written: tuple[int, ...],
) -> None:
    slots = _slots([Arity.OPTIONAL, Arity.VARIADIC], "resultSegmentSizes")
    op = _op([1, 2])
    op.set_property("resultSegmentSizes", segment_sizes(*written))
    assert slots.counts(op) == [0, 0]
    assert slots.getter(0)(op) is None
    assert slots.getter(1)(op) == ()


def test_values_in_groups_are_of_the_sizes_that_an_attribute_has() -> None:
    slots = Slots([Slot("cases", "AnyType", Arity.GROUPS, segments="s")], "results")
    op = _op([5])
    a, b, c, d, e = op.results
    op.set_property("s", segment_sizes(2, 0, 3))
    assert slots.groups(0)(op) == [(a, b), (), (c, d, e)]
    assert slots.getter(0)(op) == ((a, b), (), (c, d, e))


def test_rows_keep_sizes_where_a_trait_says_so() -> None:
    tables = [known for dialect in dialects() if (known := table(dialect)) is not None]
    names = [name for known in tables for name in known.names()]
    lines = [line for name in names if (line := row(name)) is not None]
    assert len(lines) > 1000
    for line in lines:
        assert bool(line.operands.sizes) is line.has_trait("AttrSizedOperandSegments")
        assert bool(line.results.sizes) is line.has_trait("AttrSizedResultSegments")
        assert not line.regions.sizes
        assert not line.successors.sizes


def test_sizes_are_of_the_values_there_are() -> None:
    assert segment_sizes(1, 2).element is I32
    assert sizes_fault((1, 2), 3, "operand", "sizes") is None
    assert sizes_fault((), 0, "operand", "sizes") is None
    negative = "'sizes' attribute cannot have negative elements"
    assert sizes_fault((-1, 2), 1, "operand", "sizes") == negative
    assert sizes_fault((1, 2), 4, "operand", "sizes") == (
        "operand count (4) does not match with the total size (3) specified in "
        "attribute 'sizes'"
    )
