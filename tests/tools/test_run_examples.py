"""`tools/run_examples.py`: every example agrees with numpy, and a wrong one is seen."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tools import run_examples


def test_every_example_agrees_with_numpy(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_examples.main([]) == 0
    count = len(run_examples.EXAMPLES)
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1] == f"{count} of {count} functions agree with numpy"
    assert max(map(len, lines)) <= 80


def test_a_result_that_differs_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    example = run_examples.EXAMPLES[-1]
    wrong = replace(example, expected=lambda matrix, out: [matrix.T + 1])
    others = run_examples.EXAMPLES[:-1]
    monkeypatch.setattr(run_examples, "EXAMPLES", (*others, wrong))
    assert run_examples.main([]) == 1
    assert "DIFFERS" in capsys.readouterr().out


def test_a_file_without_a_row_fails(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for path in (run_examples.ROOT / "examples").glob("*.mlir"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    (tmp_path / "new.mlir").write_text("")
    assert run_examples.main([str(tmp_path)]) == 1
    assert capsys.readouterr().out == "no file, or no row, for new.mlir\n"
