"""Counts, tables and baselines."""

from __future__ import annotations

from pathlib import Path, PurePosixPath

import pytest

from bridge.compare.checks import CHECKS, REFUSALS, REJECTIONS
from bridge.compare.judge import Answer, Judged
from bridge.compare.report import (
    Report,
    fallen,
    folder_of,
    read_baseline,
    write_baseline,
)

FIRST, SECOND = CHECKS[:2]


@pytest.fixture
def report() -> Report:
    """One file, three chunks: alike, different in one row, and rejected."""
    found = Report([FIRST, SECOND])
    found.add_file("a/b")
    found.add("a/b", "f:1", Judged(Answer.ACCEPTED, {FIRST.key: "", SECOND.key: ""}))
    found.add("a/b", "f:9", Judged(Answer.ACCEPTED, {FIRST.key: "", SECOND.key: "why"}))
    found.add("a/b", "f:20", Judged(Answer.REJECTED, note="no"))
    return found


def test_what_is_not_accepted_is_in_no_row(report: Report) -> None:
    assert report.counts() == {
        "a/b": {
            "files": 1,
            "chunks": 3,
            "accepted": 2,
            "unread": 0,
            "refused": 0,
            "refused-unread": 0,
            "rejected": 1,
            "rejected-unread": 0,
            "crashed": 0,
            FIRST.key: 2,
            SECOND.key: 1,
        }
    }


def test_a_difference_says_where_what_and_why(report: Report) -> None:
    assert [str(d) for d in report.differences] == [f"f:9: {SECOND.key}: why"]


def test_a_cell_shows_both_numbers_only_where_they_differ(report: Report) -> None:
    cells = report.table().split("\n")[-1].split()
    assert cells == ["a/b", "1", "3", "2", "2", "1/2"]


def test_several_folders_have_a_total(report: Report) -> None:
    report.add("c", "g:1", Judged(Answer.CRASHED, note="dead"))
    cells = report.table().split("\n")[-1].split()
    assert cells == ["total", "1", "4", "2", "2", "1/2"]
    assert [d.reason for d in report.crashes] == ["dead"]


def test_chunks_that_are_not_read_are_counted_with_their_reasons() -> None:
    original = [check for check in CHECKS if check.asks_original][:1]
    report = Report(original)
    for _ in range(2):
        report.add("a", "f:1", Judged(Answer.ACCEPTED, unread="'a.b' is not read"))
    report.add("a", "f:9", Judged(Answer.REFUSED, unread="'c.d' is not read"))
    assert report.unread.most_common() == [("'a.b' is not read", 2)]
    assert report.table().split("\n")[-1].split() == ["a", "0", "3", "2", "2", "0/2"]


def test_refusals_are_held_against_what_was_refused() -> None:
    first, second = REFUSALS
    report = Report(REFUSALS)
    report.add("a", "f:1", Judged(Answer.REFUSED, {first.key: "", second.key: "why"}))
    report.add("a", "f:9", Judged(Answer.ACCEPTED))
    cells = report.table().split("\n")[-1].split()
    assert cells == ["a", "0", "2", "1", "1", "0", "1", "0/1"]


def test_rejections_are_held_against_what_was_rejected() -> None:
    first, *_ = REJECTIONS
    report = Report([first])
    report.add("a", "f:1", Judged(Answer.REJECTED, {first.key: "why"}))
    report.add("a", "f:9", Judged(Answer.REJECTED, {first.key: ""}))
    cells = report.table().split("\n")[-1].split()
    assert cells == ["a", "0", "2", "0", "2", "0", "1/2"]


def test_fewer_unread_chunks_are_no_fall() -> None:
    assert not fallen({"a": {"unread": 3}}, {"a": {"unread": 1}})


def test_files_at_the_top_count_for_their_root() -> None:
    assert folder_of(PurePosixPath("f.mlir"), "root") == "root"
    assert folder_of(PurePosixPath("a/f.mlir"), "root") == "a"
    assert folder_of(PurePosixPath("a/b/c/f.mlir"), "root") == "a/b"


def test_less_than_the_baseline_has_fallen() -> None:
    baseline = {"a": {"accepted": 3, "crashed": 1}, "unseen": {"accepted": 9}}
    assert not fallen(baseline, {"a": {"accepted": 4}})
    assert fallen(baseline, {"a": {"accepted": 2}}) == [
        "a: accepted: 2, the baseline has 3"
    ]


def test_a_baseline_keeps_what_it_says_of_others(tmp_path: Path) -> None:
    path = tmp_path / "baseline.json"
    write_baseline(path, "one", {"a": {"x": 1}, "b": {"x": 2}})
    write_baseline(path, "two", {"a": {"x": 3}})
    write_baseline(path, "one", {"b": {"x": 4}})
    write_baseline(path, "one", {"b": {"y": 5}})
    assert read_baseline(path) == {
        "one": {"a": {"x": 1}, "b": {"x": 4, "y": 5}},
        "two": {"a": {"x": 3}},
    }
