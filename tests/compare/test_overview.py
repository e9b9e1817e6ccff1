"""What a report looks like."""

from __future__ import annotations

from pathlib import Path

import pytest

from bridge.compare.checks import BY_KEY, PASSES
from bridge.compare.judge import Answer, Judged
from bridge.compare.overview import SHOWN_FOLDERS, columns, overview
from bridge.compare.report import COUNTED, Report

ROWS = [row for row in BY_KEY.values() if row not in PASSES]

KEYS = [row.key for row in ROWS]
DIFF = f"line 1\n- {'theirs ' * 20}\n+ ours"


def alike(answer: Answer) -> Judged:
    return Judged(answer, dict.fromkeys(KEYS, ""))


def differing(*keys: str, reason: str = DIFF) -> Judged:
    return Judged(Answer.ACCEPTED, dict.fromkeys(keys, reason))


@pytest.fixture
def report() -> Report:
    """Two folders, where all is alike."""
    found = Report(ROWS)
    for folder in ("Dialect/Affine", "IR"):
        found.add_file(folder, Path(f"root/{folder}"))
    for _ in range(10):
        found.add("Dialect/Affine", "f:1", alike(Answer.ACCEPTED))
    found.add("Dialect/Affine", "f:1", alike(Answer.REFUSED))
    found.add("Dialect/Affine", "f:1", alike(Answer.REJECTED))
    found.add("IR", "g:1", alike(Answer.ACCEPTED))
    return found


def test_a_folder_takes_a_line(report: Report) -> None:
    assert overview(report) == [
        "Dialect/Affine  10 accepted: 10 alike · 2 refused: 2 alike",
        "IR               1 accepted:  1 alike",
        "",
        "total  11 accepted: 11 alike · 2 refused: 2 alike",
    ]


def test_what_falls_short_is_shown_as_a_diff_with_the_command_for_all(
    report: Report,
) -> None:
    report.add("IR", "g.mlir:9", differing("generic", "custom"))
    lines = overview(report)
    assert lines[1] == "IR               2 accepted:  1 alike"
    assert lines[5:] == [
        "1 chunk falls short (- reference, + native):",
        "",
        "IR: 1",
        "  g.mlir:9",
        "    generic (and 1 more column): line 1",
        f"    - {('theirs ' * 20)[:71]}...",
        "    + ours",
        "  all: bridge-conform root/IR --list-differences",
    ]


def test_only_the_first_of_many_are_shown(report: Report) -> None:
    for folder in range(SHOWN_FOLDERS + 2):
        report.add_file(f"F{folder}", Path(f"root/F{folder}"))
        for line in range(9):
            report.add(f"F{folder}", f"f.mlir:{line}", differing("generic"))
    text = "\n".join(overview(report))
    assert text.count("line 1") == 3 * SHOWN_FOLDERS
    assert text.endswith("2 more folders: --list-differences shows them")


def test_a_crash_of_the_reference_is_left_out(report: Report) -> None:
    report.add("IR", "g:5", Judged(Answer.CRASHED, note="dead"))
    assert overview(report)[-1] == (
        "1 chunk left out: the reference crashes (--list-rejected)"
    )


def test_each_column_has_a_name_of_its_own(report: Report) -> None:
    text = columns(report)
    abouts = text[-len(KEYS) :]
    assert [line.partition(":")[0] for line in abouts] == KEYS
    assert len({*COUNTED, *KEYS}) == len(COUNTED) + len(KEYS)
    assert max(map(len, text)) <= 80


def test_what_went_by_text_is_shown_with_every_column(report: Report) -> None:
    resources = Judged(Answer.ACCEPTED, by_text=("import: resources go by text",))
    report.add("IR", "g:1", resources)
    assert columns(report)[-2:] == [
        "Where bytecode did not do, text went between us and the reference:",
        "      1  import: resources go by text",
    ]


def test_a_cell_shows_both_numbers_only_where_they_differ(report: Report) -> None:
    report.add("IR", "g:9", differing("generic"))
    cells = " ".join(columns(report)).split()
    assert "1/2" in cells
    assert "10/10" not in cells


def test_a_long_name_takes_the_room_of_the_others_columns(report: Report) -> None:
    names = ("Conversion/ComplexToROCDLLibraryCalls", "very/" * 12)
    for name in names:
        report.add_file(name, Path(name))
        report.add(name, "f:1", alike(Answer.ACCEPTED))
        report.add(name, "f:2", alike(Answer.REFUSED))
    for _ in range(2000):
        report.add("IR", "f:1", alike(Answer.ACCEPTED))
    lines = overview(report)
    assert lines[0] == f"{names[0]}  1 accepted: 1 alike · 1 refused: 1 alike"
    assert lines[3:5] == [
        names[1],
        f"{'':32}     1 accepted:    1 alike · 1 refused: 1 alike",
    ]


@pytest.mark.parametrize("form", [overview, columns])
def test_everything_fits_a_terminal(report: Report, form: object) -> None:
    assert callable(form)
    name = "Interfaces/InferShapedTypeOpInterface"
    report.add_file(name, Path(name))
    for number in range(2000):
        report.add(name, f"f:{number}", alike(Answer.ACCEPTED))
        report.add(name, f"f:{number}", alike(Answer.REJECTED))
    report.add(name, "f:3000", differing(*KEYS))
    assert max(map(len, form(report))) <= 80


def test_nothing_compared_is_said_without_numbers() -> None:
    assert overview(Report([])) == ["", "total"]
