"""`bridge/fuzz/token_mutators.py`: what is changed, and that a seed decides it."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from bridge.fuzz import token_mutators as mutators

TEXT = 'func.func @f(%a: i32) {\n  %0 = "x.y"(%a) {k = -12 : i64} : (i32) -> i1\n}\n'


@given(st.text())
def test_the_tokens_of_a_text_are_the_text(text: str) -> None:
    assert "".join(mutators.tokens(text)) == text


def test_a_seed_decides_what_is_changed() -> None:
    for seed in range(50):
        changed = [mutators.mutate_tokens(Random(seed), TEXT, 3) for _ in range(2)]
        assert changed[0] == changed[1]


@given(st.text(max_size=20), st.integers(0, 99))
def test_every_text_can_be_changed(text: str, seed: int) -> None:
    data = text.encode("utf-8", "surrogatepass")
    assert isinstance(mutators.mutate_tokens(Random(seed), text, 3), str)
    assert isinstance(mutators.mutate_bytes(Random(seed), data, 3), bytes)


def test_every_mutator_changes_something() -> None:
    for mutate in mutators.TOKEN_MUTATORS:
        items = mutators.tokens(TEXT)
        assert any(list(mutate(Random(seed), items)) != items for seed in range(9))
    for change in mutators.BYTE_MUTATORS:
        assert any(change(Random(seed), b"abcd") != b"abcd" for seed in range(9))


def test_what_a_bracket_opens_is_lost_as_a_whole() -> None:
    items = mutators.tokens("f(a(b), c) d")
    found = {"".join(mutators.drop_tokens(Random(seed), items)) for seed in range(99)}
    assert "f d" in found
