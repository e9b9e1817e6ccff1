"""Counts, tables and baselines."""

from __future__ import annotations

import re
from pathlib import Path, PurePosixPath

import pytest

from bridge.compare.checks import BY_KEY, CHECKS, PASSES
from bridge.compare.judge import Answer, Judged
from bridge.compare.report import (
    COUNTED,
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
    found.add_file("a/b", Path("root/a/b"))
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
            "imported-by-text": 0,
            "exported-by-text": 0,
            "accepted-in-all": 1,
            "refused-in-all": 1,
            FIRST.key: 2,
            SECOND.key: 1,
        }
    }


def test_a_difference_says_where_what_and_why(report: Report) -> None:
    assert [str(d) for d in report.differences] == [f"f:9: {SECOND.key}: why"]


def test_a_crash_of_the_reference_says_nothing_about_us(report: Report) -> None:
    report.add("c", "g:1", Judged(Answer.CRASHED, note="dead"))
    assert [d.reason for d in report.crashes] == ["dead"]
    assert "c" not in report.short()


def test_chunks_that_are_not_read_fall_short_with_their_reasons() -> None:
    original = [check for check in CHECKS if check.asks_original][:1]
    report = Report(original)
    for place in ("f:1", "f:5"):
        report.add("a", place, Judged(Answer.ACCEPTED, unread="'a.b' is not read"))
    report.add("a", "f:9", Judged(Answer.REFUSED, unread="'c.d' is not read"))
    assert [str(d) for d in report.unread] == [
        "f:1: unread: 'a.b' is not read",
        "f:5: unread: 'a.b' is not read",
        "f:9: unread: 'c.d' is not read",
    ]
    assert list(report.short()["a"]) == ["f:1", "f:5", "f:9"]
    counts = report.counts()["a"]
    assert (counts["unread"], counts["refused-unread"]) == (2, 1)


def test_what_falls_short_is_told_once_a_chunk() -> None:
    report = Report([FIRST, SECOND])
    both = dict.fromkeys([FIRST.key, SECOND.key], "why")
    report.add("a", "f:1", Judged(Answer.ACCEPTED, both))
    (differences,) = report.short()["a"].values()
    assert [d.key for d in differences] == [FIRST.key, SECOND.key]


def test_what_went_by_text_is_counted_with_its_reasons() -> None:
    report = Report([FIRST])
    reasons = ("import: resources", "export: resources")
    for by_text in (reasons, reasons[:1]):
        report.add(
            "a", "f:1", Judged(Answer.ACCEPTED, {FIRST.key: ""}, by_text=by_text)
        )
    counts = report.counts()["a"]
    assert (counts["imported-by-text"], counts["exported-by-text"]) == (2, 1)
    assert report.as_json()["by_text"] == {reasons[0]: 2, reasons[1]: 1}
    assert not report.short()


def test_the_keys_of_json_are_those_of_its_page(root: Path, report: Report) -> None:
    page = (root / "docs" / "conform.md").read_text("utf-8")
    found = report.as_json() | {"seconds": 1.0}
    rows = {"passed:cse", "equal:cse", *(BY_KEY.keys() - {row.key for row in PASSES})}
    keys = {*found, *found["total"], *found["differences"][0], *rows}
    assert keys <= set(re.findall(r"`([a-z_:-]+)`", page))
    assert set(COUNTED) | {FIRST.key, SECOND.key} == set(found["total"])


def test_a_row_that_was_not_asked_has_not_fallen() -> None:
    assert not fallen({"a": {"custom": 3}}, {"a": {"generic": 3}})


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
