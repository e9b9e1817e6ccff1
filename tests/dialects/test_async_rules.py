"""What the async dialect's operations forbid, judged by both verifiers."""

from __future__ import annotations

import pytest

from tests.oracles.verdicts import emitted, emitted_by_reference, first, in_function

V, T = "!async.value<i32>", "!async.token"


def function(results: str, given: str) -> str:
    return f"async.func @f(%a: i32, %b: f32) -> {results} {{\nasync.return {given}\n}}"


WRONG = {
    function("()", ""): "at least of size 1, but got 0",
    function("f32", "%b : f32"): "must be async value type or async token type",
    function(f"({V}, {T})", "%a : i32"): "as the 1st return value, but got 2",
    function(f"({T}, {V})", "%b : f32"): "do not match the types returned",
    in_function(f'%r = "async.await"(%t) : ({T}) -> i32', f"%t: {T}"): "empty result",
    in_function(f'%r = "async.await"(%v) : ({V}) -> f32', f"%v: {V}"): (
        "result type 'f32' does not match async value type 'i32'"
    ),
}

RIGHT = [
    function(T, ""),
    function(f"({T}, {V})", "%a : i32"),
    in_function(f'%r = "async.await"(%v) : ({V}) -> i32', f"%v: {V}"),
]


@pytest.mark.parametrize("program", WRONG)
def test_what_is_forbidden_is_said_as_the_reference_says_it(program: str) -> None:
    assert WRONG[program] in first(program)
    assert emitted(program) == emitted_by_reference(program)


@pytest.mark.parametrize("program", RIGHT)
def test_what_is_allowed_is_accepted_by_both(program: str) -> None:
    assert emitted(program) == emitted_by_reference(program) == []
