from pathlib import Path

import pytest

from tools import bench_folders


def test_a_folder_that_is_absent_is_said_to_be_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench_folders, "SUITE", tmp_path)
    assert not list(bench_folders.rows(["Affine"], runs=1))
    assert str(tmp_path / "Affine") in capsys.readouterr().out


def test_a_folder_has_figures_for_each_path_over_its_valid_chunks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench_folders, "SUITE", tmp_path)
    folder = tmp_path / "Some"
    folder.mkdir()
    (folder / "a.mlir").write_text(
        "// RUN: mlir-opt -split-input-file %s\n"
        "func.func @f() { return }\n// -----\nno program\n// -----\n"
        "func.func @f(%a: index) -> index { return %a : index }\n"
    )
    rows = list(bench_folders.rows(["Some"], runs=1))
    paths = [row.path for row in rows]
    assert len(paths) == len(set(paths)) == 14
    assert all(row.ours >= 0 and row.budget > 0 for row in rows)
