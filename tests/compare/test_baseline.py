"""The baseline of real files; `make check-baseline` holds all of them against it."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from bridge.compare.checks import DEFAULT_KEYS
from bridge.compare.report import read_baseline


@pytest.fixture(scope="module")
def baseline(root: Path) -> dict[str, dict[str, int]]:
    """What has been reached, by folder."""
    return read_baseline(root / "conformance" / "baseline.json")["upstream-22"]


def test_the_baseline_holds_every_row(baseline: dict[str, dict[str, int]]) -> None:
    assert all(set(DEFAULT_KEYS) <= set(counts) for counts in baseline.values())


def test_the_baseline_is_large(baseline: dict[str, dict[str, int]]) -> None:
    assert len(baseline) > 150
    assert sum(counts["accepted"] for counts in baseline.values()) > 11_000


def test_without_the_real_files_the_checkout_says_so(
    root: Path, tmp_path: Path
) -> None:
    done = subprocess.run(
        ["make", "--no-print-directory", "check-baseline"],
        cwd=root,
        env=os.environ | {"MLIR_BRIDGE_SHARED": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.endswith(
        f"nothing was held against the baseline: there is no {tmp_path}/corpus\n"
    )
