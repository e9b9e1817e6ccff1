"""Programs of real files, as they are and changed."""

from __future__ import annotations

from pathlib import Path

import pytest

from bridge.cli.fuzz import main
from bridge.fuzz.campaign import Task, work
from bridge.fuzz.defined import define
from bridge.fuzz.programs import Program
from bridge.fuzz.real import drawn
from bridge.verifier import verify

FILE = """// RUN: mlir-opt -split-input-file %s
func.func private @twice(%x: i32) -> i32 {
  // CHECK: arith.addi
  %0 = arith.addi %x, %x : i32
  return %0 : i32
}
func.func @f(%x: i32, %v: vector<4xf32>) -> (i32, vector<4xf32>) {
  %0 = call @twice(%x) : (i32) -> i32
  %1 = arith.addf %v, %v : vector<4xf32>
  return %0, %1 : i32, vector<4xf32>
}
func.func @other(%m: memref<?xf32>) { return }
// -----
this is no program
"""


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "file.mlir"
    path.write_text(FILE)
    return str(path)


def programs(file: str, count: int = 40) -> list[Program]:
    found = [drawn(seed, (file,)) for seed in range(count)]
    return [program for program in found if program is not None]


def test_a_program_has_what_its_function_refers_to(file: str) -> None:
    for program in programs(file):
        verify(program.module)
        text = str(program.module)
        assert "@main" in text
        assert ("@twice" in text) == ("call" in text)
        assert "CHECK" not in text


def test_programs_are_the_same_for_the_same_seed(file: str) -> None:
    some, others = programs(file, 12), programs(file, 12)
    assert [str(p.module) for p in some] == [str(p.module) for p in others]


def test_some_are_as_they_are_and_most_are_changed(file: str) -> None:
    texts = {str(program.module) for program in programs(file)}
    assert len(texts) > 8
    assert any("arith.addf %arg1, %arg1 : vector<4xf32>" in text for text in texts)


def test_most_can_be_run(file: str) -> None:
    found = programs(file)
    assert sum(define(program) is not None for program in found) > len(found) / 2


def test_a_file_without_functions_has_no_programs(tmp_path: Path) -> None:
    path = tmp_path / "empty.mlir"
    path.write_text("func.func private @f(i32)\n")
    assert drawn(0, (str(path),)) is None
    done = work(Task(0, 3, pipelines=("cse",), files=(str(path),)))
    assert (done.programs, done.defined, done.passed) == (3, 0, {})


def test_a_campaign_is_of_files_or_of_drawn_programs(
    file: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    store = f"--store={tmp_path / 'campaign.sqlite'}"
    arguments = ["run", "--count=2", "-j=1", "--passes=cse", store]
    assert main([*arguments, file]) == 0
    assert "2 programs" in capfd.readouterr().out
    assert main(arguments) == 1
    assert "the store is of other programs" in capfd.readouterr().err


@pytest.mark.parametrize(
    ("name", "error"), [("missing", "there is no "), (".", "there are no .mlir files")]
)
def test_files_must_be_there(
    name: str, error: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    store = f"--store={tmp_path / 'campaign.sqlite'}"
    assert main(["run", store, str(tmp_path / name)]) == 1
    assert error in capfd.readouterr().err
