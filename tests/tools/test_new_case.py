"""A case that is begun by the tool is one that lit can run."""

from __future__ import annotations

from pathlib import Path

import pytest

from bridge.compare.run_files import File, judge_files
from tools.new_case import TEMPLATES, write


@pytest.mark.parametrize("phase", TEMPLATES)
def test_a_case_names_its_operation(tmp_path: Path, phase: str) -> None:
    text = write("vector/gather", phase, tmp_path).read_text()
    assert "vector.gather" in text
    assert text.startswith("// RUN: %bridge-")


def test_a_case_of_what_is_run_holds_and_is_judged(tmp_path: Path) -> None:
    path = write("vector/gather", "run", tmp_path)
    (judged,) = judge_files([File(path.read_text(), str(path))])
    assert (judged.total, judged.faults) == (2, [])
    assert (tmp_path / "vector" / "judged.mlir").exists()


def test_nothing_is_overwritten_and_nothing_unknown_begun(tmp_path: Path) -> None:
    write("vector/gather", "run", tmp_path)
    with pytest.raises(FileExistsError):
        write("vector/gather", "run", tmp_path)
    with pytest.raises(ValueError, match=r"there is no operation 'vector\.nothing'"):
        write("vector/nothing", "run", tmp_path)
    with pytest.raises(ValueError, match="a phase is syntax, malformed, invalid, run"):
        write("vector/gather", "speed", tmp_path)
