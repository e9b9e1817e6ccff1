"""The table of many uses behaves as the list it replaces."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge.ir.core import Block, Operation
from bridge.ir.types import I32
from bridge.ir.uses import Uses
from bridge.ir.values import uses_of

OPS = [Operation(f"t.op{i}") for i in range(4)]


@given(
    st.lists(st.sampled_from(OPS)),
    st.lists(st.tuples(st.booleans(), st.sampled_from(OPS)), max_size=40),
)
def test_the_table_holds_what_a_list_would(
    start: list[Operation], edits: list[tuple[bool, Operation]]
) -> None:
    uses, wanted = Uses(start), [*start]
    for adds, op in edits:
        if adds:
            uses.append(op)
            wanted.append(op)
        elif op in wanted:
            uses.remove(op)
            wanted.remove(op)
        else:
            with pytest.raises(ValueError, match="does not use"):
                uses.remove(op)
        assert sorted(map(id, uses)) == sorted(map(id, wanted))
        assert len(uses) == len(wanted)
        assert bool(uses) == bool(wanted)


@given(st.lists(st.integers(0, 90), max_size=200))
def test_a_value_counts_right_on_both_sides_of_the_change(indices: list[int]) -> None:
    a, b = Block([I32, I32]).arguments
    ops = [Operation("t.a", [a, a]) for _ in range(45)]
    for index in indices:
        op, place = ops[index // 2 % 45], index % 2
        op.set_operand(place, a if op.operands[place] is b else b)
    for value in (a, b):
        count = sum(op.operands.count(value) for op in ops)
        assert len(value.uses) == len(uses_of(value)) == count
        assert set(value.users) == {op for op in ops if value in op.operands}


def test_a_value_of_many_users_that_loses_all_is_unused() -> None:
    (a,) = Block([I32]).arguments
    ops = [Operation("t.a", [a]) for _ in range(100)]
    for op in ops:
        op.erase()
    assert not a.has_uses
    assert a.uses == []
    again = Operation("t.a", [a])
    assert a.users == [again]
    assert a.has_one_use
