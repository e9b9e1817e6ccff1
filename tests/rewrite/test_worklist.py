"""The worklist: each operation once, what was added last first, held against a dict."""

from __future__ import annotations

import random

import pytest

import bridge
from bridge.ir.core import Operation
from bridge.rewrite.worklist import Worklist


def operations(count: int) -> list[Operation]:
    lines = ["  %c = arith.constant 1 : i8"] * count
    named = [line.replace("%c", f"%c{i}") for i, line in enumerate(lines)]
    text = "func.func @f() {\n" + "\n".join(named) + "\n  return\n}"
    return [op for op in bridge.parse(text).walk() if op.name == "arith.constant"]


def next_of(work: Worklist) -> Operation | None:
    """What the driver would take next."""
    if work.again:
        return work.again.popitem()[0]
    return next((op for op in work.ahead if op is not None), None)


def test_what_is_added_comes_first_and_the_last_of_it_before_the_others() -> None:
    one, two, three, four = operations(4)
    work = Worklist()
    work.begin([one, two])
    assert next_of(work) is one
    work.add(three)
    work.add(four)
    work.add(two)
    assert [next_of(work) for _ in range(4)] == [four, three, two, None]
    assert not work


def test_what_is_taken_out_does_not_come() -> None:
    one, two, three = operations(3)
    work = Worklist()
    work.begin([one, two])
    work.add(three)
    work.discard(two)
    work.discard(three)
    assert work.remains == [one]
    assert next_of(work) is one
    assert next_of(work) is None
    work.add(two)
    assert next_of(work) is two, "it may be put in again"


@pytest.mark.parametrize("seed", range(20))
def test_it_is_as_a_dictionary_from_which_the_last_is_taken(seed: int) -> None:
    choose = random.Random(seed)
    ops = operations(12)
    first = choose.sample(ops, 8)
    work = Worklist()
    work.begin(first)
    known = dict.fromkeys(first[::-1])
    for _ in range(60):
        op = choose.choice(ops)
        what = choose.choice(["add", "discard", "take", "take"])
        if what == "add":
            work.add(op)
            known.setdefault(op)
        elif what == "discard":
            work.discard(op)
            known.pop(op, None)
        else:
            expected = known.popitem()[0] if known else None
            assert next_of(work) is expected
        assert bool(work) == bool(known)
