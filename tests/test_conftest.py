"""Checks over the real files: skipped aloud where there are none."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ONE_CHECK = """
def test_over_real_files(corpus):
    assert corpus.name == "corpus"
"""


def run_one_check(root: Path, folder: Path, shared: Path) -> list[str]:
    """The lines pytest ends with, of one check that needs the folder `shared`."""
    shutil.copy(root / "tests" / "conftest.py", folder)
    (folder / "test_real.py").write_text(ONE_CHECK, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", folder],
        cwd=folder,
        env=os.environ | {"MLIR_BRIDGE_SHARED": str(shared)},
        check=True,
        capture_output=True,
        text=True,
    )
    return done.stdout.splitlines()


def test_without_the_folder_the_last_lines_count_what_was_skipped(
    root: Path, tmp_path: Path
) -> None:
    lines = run_one_check(root, tmp_path, tmp_path / "nowhere")
    assert "1 checks over ../shared skipped: folder absent" in lines
    assert "1 skipped" in lines[-1]


def test_with_the_folder_the_check_runs(root: Path, tmp_path: Path) -> None:
    (tmp_path / "shared" / "corpus").mkdir(parents=True)
    lines = run_one_check(root, tmp_path, tmp_path / "shared")
    assert not any("folder absent" in line for line in lines)
    assert "1 passed" in lines[-1]
