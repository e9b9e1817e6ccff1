"""Programs are read back as they are written; other versions of upstream are asked."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import bridge
from bridge.cli.fuzz import main
from bridge.errors import Crash, PassFailed
from bridge.fuzz import cases, checks
from bridge.fuzz.checks import CHECKS, checked
from bridge.fuzz.defined import define
from bridge.fuzz.oracle import judge, judge_all
from bridge.fuzz.pipelines import BY
from bridge.fuzz.programs import generate
from bridge.fuzz.reference import passed
from bridge.fuzz.standalone import standalone
from bridge.fuzz.store import Found
from bridge.ir.core import Operation

TOOL = "mlir-opt-22"
needs_tool = pytest.mark.skipif(shutil.which(TOOL) is None, reason=f"needs {TOOL}")


@pytest.mark.parametrize("name", CHECKS)
def test_random_programs_are_read_back_and_stay_canonical(name: str) -> None:
    for seed in range(8):
        assert checked(generate(seed).module, name) == ""


def test_what_does_not_hold_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def lost(module: Operation) -> str:
        return "it is lost" if module.has_symbol_table else ""

    monkeypatch.setitem(checks.CHECKS, "as text", lost)
    program = generate(3)
    expected = define(program)
    assert expected is not None
    (found,) = judge_all([(program, expected)], "as text")
    assert found is not None
    assert found == judge(program, expected, "as text")
    assert (found.kind, found.detail) == ("unstable", "it is lost")


def test_a_check_is_no_command() -> None:
    found = Found(0, "as text", "unstable", "", "", "", "[]")
    with pytest.raises(ValueError, match="no command shows 'as text'"):
        standalone(found)


@needs_tool
def test_another_version_is_wrong_as_well() -> None:
    text = Path("conformance/upstream-bugs/scf-for-loop-peeling-empty-loop.mlir")
    given = text.read_text().replace("peeling)", f"peeling){BY}{TOOL}", 1)
    assert cases.recheck(given, "f.mlir") == ""


@needs_tool
def test_a_pass_that_another_version_has_not_is_no_finding() -> None:
    program = generate(3)
    expected = define(program)
    assert expected is not None
    assert judge(program, expected, f"no-such-pass{BY}{TOOL}") is None
    with pytest.raises(PassFailed, match="no-such-pass"):
        passed(program.module, "no-such-pass", TOOL, verify_each=True)


def test_a_command_that_dies_is_a_crash(tmp_path: Path) -> None:
    dies = tmp_path / "dies.sh"
    dies.write_text("#!/bin/sh\nkill -9 $$\n")
    dies.chmod(0o755)
    with pytest.raises(Crash, match="ended with code -9"):
        passed(generate(3).module, "cse", str(dies), verify_each=True)


def test_a_command_that_does_not_end_is_a_crash(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bridge.fuzz.reference._TIMEOUT", 0.2)
    hangs = tmp_path / "hangs.sh"
    hangs.write_text("#!/bin/sh\nexec sleep 5\n")
    hangs.chmod(0o755)
    with pytest.raises(Crash, match="did not end within"):
        passed(generate(3).module, "cse", str(hangs), verify_each=True)


def test_what_is_not_canonical_at_once_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def drop_last(module: Operation, pipeline: str) -> None:
        ops = module.regions[0].blocks[0].operations
        if len(ops) > 1:
            ops[-1].erase()

    monkeypatch.setattr(checks, "transform", drop_last)
    module = bridge.parse("module { module @a {} module @b {} module @c {} }")
    assert checked(module, "canonicalize twice") == "it is changed once more"


def test_a_command_that_is_not_there_is_said(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    store = str(tmp_path / "campaign.sqlite")
    assert main(["run", "--store", store, "--reference=no-such-tool"]) == 1
    assert "there is no command 'no-such-tool'" in capfd.readouterr().err
