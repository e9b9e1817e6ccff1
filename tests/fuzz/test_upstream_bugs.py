"""What campaigns found in upstream's passes: each file is small, explained, and so."""

from __future__ import annotations

from pathlib import Path

import pytest

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
