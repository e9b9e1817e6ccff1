"""`bridge.later`: patterns cost nothing until they are used."""

from __future__ import annotations

import re

import pytest

from bridge.later import later


@pytest.mark.parametrize("text", ["ab1", "xab", "ab", ""])
def test_a_pattern_finds_what_the_compiled_one_finds(text: str) -> None:
    compiled = re.compile("(AB)", re.IGNORECASE)
    for method in ("match", "fullmatch", "search"):
        find = later(method, "(AB)", re.IGNORECASE)
        for _ in range(2):
            found, wanted = find(text, 0), getattr(compiled, method)(text, 0)
            assert (found is None) is (wanted is None)
            assert found is None or found.span(1) == wanted.span(1)


def test_a_pattern_is_compiled_once_and_not_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    compiled: list[str] = []
    compile_now = re.compile

    def counted(pattern: str, flags: int = 0) -> re.Pattern[str]:
        compiled.append(pattern)
        return compile_now(pattern, flags)

    monkeypatch.setattr(re, "compile", counted)
    find = later("match", "a+")
    assert compiled == []
    assert find("aa")
    assert find("b") is None
    assert compiled == ["a+"]
