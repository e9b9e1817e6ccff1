"""Places in a text: lines by newline, columns by byte, on any text at any cost."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge.errors import Diagnostic, Malformed, Position
from bridge.source import Source, visible
from tests.oracles.ir import steps

texts = st.text(st.sampled_from("ab\n\r\tä€𝄞\udc80\ud800"), max_size=40)


def place(text: str, pos: int) -> tuple[int, int]:
    """The line and column of an offset, counted by hand."""
    before = text[:pos].split("\n")
    sizes = {"ä": 2, "€": 3, "𝄞": 4}
    return len(before), sum(sizes.get(c, 1) for c in before[-1]) + 1


@given(texts, st.integers(1, 60))
def test_lines_and_columns_are_counted_from_one_in_bytes(text: str, times: int) -> None:
    text *= times
    source = Source(text)
    for pos in {0, len(text), len(text) // 2, len(text) // 3, len(text) * 2 // 3}:
        assert source.line_and_column(pos) == place(text, pos)


@given(st.binary(max_size=60))
def test_bytes_that_are_not_text_count_one_each(data: bytes) -> None:
    source = Source.of(data)
    for pos in range(len(source.text) + 1):
        before = source.text[:pos].encode("utf-8", "surrogateescape")
        line, column = source.line_and_column(pos)
        assert line == before.count(b"\n") + 1
        assert column == len(before) - before.rfind(b"\n")


def test_text_and_its_bytes_are_the_same_source() -> None:
    assert Source.of("ä\n".encode(), "f").text == Source.of("ä\n", "f").text == "ä\n"
    assert Source.of(b"").filename == "-"


@pytest.mark.parametrize("letter", ["a", "ä"])
def test_a_place_far_along_a_line_costs_no_more(letter: str) -> None:
    def cost(length: int) -> int:
        source = Source(letter * length)
        source.line_and_column(0)
        return steps(lambda: source.line_and_column(length - 1))

    assert cost(10_000) == cost(1_000_000)


@pytest.mark.parametrize(
    ("text", "pos", "excerpt"),
    [
        ("one\ntwo\nthree", 5, "two\n ^"),
        ("one\ntwo", 4, "two\n^"),
        ("one\ntwo", 7, "two\n   ^"),
        ("one\ntwo", 3, "one\n   ^"),
        ("\tone", 2, "\tone\n\t ^"),
        ("one\r\ntwo", 1, "one\n ^"),
        ("one\r\ntwo", 4, "one\n   ^"),
        ("", 0, "\n^"),
        ("one\n", 4, "\n^"),
        ("a\x1b[31mb", 6, "a\\1B[31mb\n        ^"),
        ("\0\x7f\udcff\x85c", 4, "\\00\\7F\\FF\\85c\n            ^"),
        ("a\rb", 2, "a\\0Db\n    ^"),
    ],
)
def test_an_excerpt_is_the_line_and_a_caret(text: str, pos: int, excerpt: str) -> None:
    assert Source(text).excerpt(pos) == excerpt


def test_an_excerpt_of_a_long_line_is_what_is_near() -> None:
    source = Source("a" * 500 + "b" + "a" * 500 + "\nc")
    line, caret = source.excerpt(500, width=20).split("\n")
    assert line == "a" * 10 + "b" + "a" * 9
    assert caret == " " * 10 + "^"


@given(texts, st.integers(0, 40), st.integers(1, 12))
def test_the_caret_is_under_the_offset(text: str, pos: int, width: int) -> None:
    pos = min(pos, len(text))
    line, lead = Source(text).excerpt(pos, width).split("\n")
    assert lead.endswith("^")
    assert len(line) <= len("\\00") * width
    rest = text[pos : pos + 1]
    if rest not in {"", "\n", "\r"} and len(lead) <= len(line):
        assert line[len(lead) - 1 :].startswith(visible(rest))


def test_a_diagnostic_has_its_place_and_its_excerpt() -> None:
    source = Source("one\ntwo", "f.mlir")
    note = Diagnostic("note", "here")
    diagnostic = source.diagnostic(5, "is wrong", "warning", (note,))
    assert diagnostic.location == source.position(5) == Position("f.mlir", 2, 2)
    assert str(diagnostic).startswith("f.mlir:2:2: warning: is wrong\ntwo\n ^\n")
    assert diagnostic.notes == (note,)


def test_half_of_a_surrogate_pair_is_no_text() -> None:
    with pytest.raises(Malformed) as caught:
        Source.of("é\n// \ud800", "f")
    assert caught.value.diagnostics[0].location == Position("f", 2, 4)
    assert Source.of("\udcff").text == "\udcff"
