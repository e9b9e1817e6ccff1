"""How diagnostics look."""

from __future__ import annotations

import pytest

from bridge.compare.rendering import WIDEST, excerpt, line_at, rendered
from bridge.errors import Diagnostic, Position
from bridge.source import Source

SOURCE = Source("first\nsecond line\n", "f.mlir")


def place(line: int, column: int) -> Position:
    return Position("f.mlir", line, column)


def test_a_diagnostic_has_its_line_and_a_caret() -> None:
    shown = rendered(Diagnostic("error", "bad", place(2, 8)), SOURCE)
    assert shown == "f.mlir:2:8: error: bad\nsecond line\n       ^"


def test_a_note_at_the_same_place_does_not_repeat_the_line() -> None:
    notes = (
        Diagnostic("note", "same", place(2, 8)),
        Diagnostic("note", "other", place(1, 1)),
    )
    shown = rendered(Diagnostic("error", "bad", place(2, 8), notes), SOURCE)
    assert shown.split("\n")[3:] == [
        "f.mlir:2:8: note: same",
        "f.mlir:1:1: note: other",
        "first",
        "^",
    ]


def test_what_a_terminal_would_obey_is_escaped() -> None:
    source = Source("a\t\x1b[31m b\0\n", "f.mlir")
    shown = rendered(Diagnostic("error", "x\x1b[m\n\ty", place(1, 9)), source)
    assert shown.split("\n") == [
        "f.mlir:1:9: error: x\\1B[m",
        "\ty",
        f"a{' ' * 7}\\1B[31m b\\00",
        f"{' ' * 16}^",
    ]


def test_lines_of_a_message_that_nobody_can_read_are_cut() -> None:
    name = "n" * 60_000
    first = rendered(Diagnostic("error", f"'{name}' and\n'{name}'"), SOURCE)
    assert len(first) < 1_000
    assert "'nnn" in first
    assert "n' and\n'nnn" in first
    assert "... (59806 more) ..." in first


def test_an_unknown_place_is_said_to_be_unknown() -> None:
    assert rendered(Diagnostic("error", "bad"), SOURCE) == "<unknown>:0: error: bad"


def test_another_file_keeps_the_excerpt_it_came_with() -> None:
    elsewhere = Position("g.mlir", 1, 1)
    bare = Diagnostic("error", "bad", elsewhere)
    assert rendered(bare, SOURCE) == "g.mlir:1:1: error: bad"
    shown = Diagnostic("error", "bad", elsewhere, excerpt="theirs\n^")
    assert rendered(shown, SOURCE) == "g.mlir:1:1: error: bad\ntheirs\n^"


@pytest.mark.parametrize(
    ("text", "column", "shown"),
    [
        ("\tx", 2, "        x\n        ^"),
        ("a\tx", 3, "a       x\n        ^"),
        ("é x", 4, "é x"),
        ("x", 9, "x\n ^"),
        ("", 1, "\n^"),
        ("ab\r", 2, "ab\n ^"),
        ("x", 0, ""),
    ],
)
def test_the_caret_stands_below_its_character(
    text: str, column: int, shown: str
) -> None:
    assert excerpt(Source(text, "f.mlir"), place(1, column)) == shown


def test_a_range_ends_with_its_line() -> None:
    assert excerpt(Source("abcdef", "f.mlir"), place(1, 5), 9) == "abcdef\n    ^~"


def test_of_a_long_line_the_part_around_the_place_is_shown() -> None:
    text = "x" * WIDEST + "?" + "y" * WIDEST
    shown = excerpt(Source(text, "f.mlir"), place(1, WIDEST + 1))
    line, caret = shown.split("\n")
    assert len(line) < WIDEST
    assert line[caret.index("^")] == "?"


def test_lines_are_found_by_number() -> None:
    assert [line_at("a\nb\n", n) for n in range(5)] == [None, "a", "b", "", None]
