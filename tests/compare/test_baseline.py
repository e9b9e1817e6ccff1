"""What has been reached over real files is not lost again.

A part of it here, for time; all of it is

    bridge-conform ../shared/corpus/upstream-22 --baseline=conformance/baseline.json
"""

from __future__ import annotations

from pathlib import Path

import pytest

from bridge.compare.checks import BY_KEY
from bridge.compare.chunks import chunks_of, files_in
from bridge.compare.judge import judge_all
from bridge.compare.report import Report, fallen, read_baseline

FOLDERS = (
    "Conversion/AffineToStandard",
    "Dialect/Affine",
    "Dialect/Arith",
    "Dialect/Builtin",
    "Dialect/Complex",
    "Dialect/UB",
)


@pytest.fixture(scope="module")
def baseline(root: Path) -> dict[str, dict[str, int]]:
    """What has been reached, by folder."""
    return read_baseline(root / "conformance" / "baseline.json")["upstream-22"]


def test_the_baseline_holds_every_row(baseline: dict[str, dict[str, int]]) -> None:
    assert all(set(BY_KEY) <= set(counts) for counts in baseline.values())


@pytest.mark.parametrize("folder", FOLDERS)
def test_nothing_has_fallen(
    corpus: Path, baseline: dict[str, dict[str, int]], folder: str
) -> None:
    report = Report([*BY_KEY.values()])
    files = list(files_in(corpus / "upstream-22", [folder]))
    chunks = [chunk for path in files for chunk in chunks_of(path)]
    for _ in files:
        report.add_file(folder)
    for chunk, judged in zip(chunks, judge_all(chunks), strict=True):
        report.add(folder, f"{chunk.file}:{chunk.line}", judged)
    assert not fallen(baseline, report.counts()), "\n".join(
        map(str, report.differences[:20])
    )


def test_there_are_folders_to_look_at(baseline: dict[str, dict[str, int]]) -> None:
    assert set(FOLDERS) <= set(baseline)
    assert sum(counts["accepted"] for counts in baseline.values()) > 11_000
