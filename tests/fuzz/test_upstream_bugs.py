"""What campaigns found in upstream's passes: each file is small, explained, and so."""

from __future__ import annotations

from pathlib import Path

import pytest

from bridge.cli.fuzz import main
from bridge.fuzz import cases
from bridge.fuzz.standalone import standalone

FILES = sorted(Path("conformance/upstream-bugs").glob("*.mlir"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_pass_does_what_is_said(path: Path) -> None:
    assert cases.recheck(path.read_text(), str(path)) == ""


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_file_explains_itself_in_few_lines(path: Path) -> None:
    head, _, program = path.read_text().partition("\n\n")
    assert len(head.splitlines()) > 3
    assert len(program.splitlines()) <= 25


def test_there_are_some() -> None:
    assert len(FILES) >= 10


def test_a_case_becomes_commands_of_upstream_alone() -> None:
    path = FILES[-1]
    found = standalone(cases.as_found(path.read_text(), str(path)))
    assert all("mlir-runner -e entry" in command for command in found.commands)
    assert "func.func @entry()" in found.program
    assert "vector.print" in found.program


def test_a_fixed_pass_is_told() -> None:
    text = FILES[0].read_text().replace("// pass: ", "// pass: cse // ", 1)
    fixed = text.replace(text.splitlines()[0], "// pass: cse")
    assert "keeps what the program gives" in cases.recheck(fixed, "f.mlir")


RIGHT = """// pass: cse
// finding: wrong
// arguments: []
// Nothing is wrong with it.

func.func @main() { return }
"""


def test_what_is_not_so_is_told_by_the_command(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "right.mlir"
    path.write_text(RIGHT)
    assert main(["check", str(path)]) == 1
    assert "keeps what the program gives" in capfd.readouterr().err


def test_another_kind_of_finding_is_told() -> None:
    path = FILES[0]
    text = path.read_text().replace("// finding: trap", "// finding: crash")
    assert "is trap, not crash" in cases.recheck(text, str(path))


def test_a_file_that_is_no_case_is_refused(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "none.mlir"
    path.write_text("func.func @main() { return }")
    assert main(["reproduce", str(path)]) == 1
    assert "expected pass, finding, arguments and @main" in capfd.readouterr().err


def test_the_command_writes_what_shows_a_finding(
    capfd: pytest.CaptureFixture[str],
) -> None:
    assert main(["reproduce", *map(str, FILES[-2:])]) == 0
    shown = capfd.readouterr().out
    assert "// wrong: mlir-opt" in shown
    assert "transform.named_sequence" in shown
