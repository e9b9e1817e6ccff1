"""`bridge.verifier.reports`: which notes a complaint has, and in which order."""

from __future__ import annotations

import pytest

from tests.oracles.verdicts import emitted, emitted_by_reference

PLACES = [
    'callsite("a":1:2 at "b":3:4)',
    'callsite("a":1:2 at callsite("b":3:4 at fused["x", "c":5:6]))',
    'callsite("x" at "b":3:4)',
    'callsite("a":1:2 at unknown)',
    'callsite(unknown at callsite("x" at "y"))',
    'fused["x", callsite("a":1:2 at "b":3:4), callsite("c":1:2 at "d":3:4)]',
    '"n"(callsite("a":1:2 at "b":3:4))',
]

WRONG = [
    '"arith.constant"() <{{value = 1 : i64}}> : () -> i1 loc({0})',
    "func.call @g() : () -> () loc({0})",
    '"test.a"(%1) : (i32) -> () loc({0})\n%1 = "test.b"() : () -> i32 loc({0})',
    "cf.br ^bb1\n^bb1:\nfunc.func @h() -> i32 loc({0})\nreturn loc({0})",
]


@pytest.mark.parametrize("wrong", WRONG)
@pytest.mark.parametrize("place", PLACES)
def test_callers_are_told_before_the_operation(place: str, wrong: str) -> None:
    text = f"func.func @f() {{\n{wrong.format(place)}\nreturn\n}}"
    wanted = emitted_by_reference(text)
    assert any("called from" in line for line in wanted)
    assert emitted(text) == wanted
