"""Any implementation is judged by the cases, and gets a card."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from tools import cases, scorecard

TOOL = f"{Path(sys.executable).with_name('bridge-opt')} --engine=upstream"


def test_a_card_counts_by_dialect_and_phase() -> None:
    found = [
        ("vector/gather/syntax.mlir", "PASS"),
        ("vector/gather/invalid.mlir", "FAIL"),
        ("vector/judged.mlir", "UNSUPPORTED"),
        ("commands/opt-version.mlir", "UNSUPPORTED"),
    ]
    text = scorecard.markdown("a", scorecard.card_of(found), Counter({"why": 2}))
    assert text.splitlines()[4:] == [
        "| dialect | syntax | malformed | invalid | run | other | all | not asked |",
        "|---|---|---|---|---|---|---|---|",
        "| vector | 1/1 |  | 0/1 |  |  | 1/2 | 1 |",
        "| **all** | 1/1 |  | 0/1 |  |  | 1/2 | 1 |",
        "",
        "Not asked:",
        "",
        "- 2: why",
    ]


def test_what_a_tool_is_not_asked_has_a_reason() -> None:
    assert cases.reason_before(TOOL, "vector/judged.mlir")
    assert cases.reason_before("xdsl-opt", "vector/gather/run.mlir")
    assert cases.reason_before("/usr/bin/xdsl-opt -x", "commands/opt-version.mlir")
    assert not cases.reason_before(TOOL, "vector/gather/syntax.mlir")
    output = "<stdin>:1:1: error: custom op 'x.y' is unknown (tried 'func.x.y' as well)"
    assert cases.reason_after("mlir-opt-22", output)
    assert not cases.reason_after(TOOL, output)


def test_lit_asks_the_tool_that_is_named(root: Path) -> None:
    done = subprocess.run(
        [
            *(Path(sys.executable).with_name("lit"), "-a", f"-Dtool={TOOL}"),
            *("conformance/affine/apply/syntax.mlir", "conformance/affine/judged.mlir"),
        ],
        cwd=root,
        capture_output=True,
        text=True,
        check=False,
    )
    assert "PASS: mlir-bridge :: conformance/affine/apply/syntax.mlir" in done.stdout
    assert "UNSUPPORTED: mlir-bridge :: conformance/affine/judged.mlir" in done.stdout
    assert "--engine=native" not in done.stdout


def told_by_lit(root: Path, *words: str) -> str:
    """What lit says of cases, or why it runs none."""
    lit = Path(sys.executable).with_name("lit")
    done = subprocess.run(
        [lit, "-a", *words], cwd=root, capture_output=True, text=True, check=False
    )
    return done.stdout + done.stderr


RUN = "conformance/vector/gather/run.mlir"


@pytest.mark.parametrize("engine", ["native", "upstream"])
def test_what_functions_give_is_asked_of_a_tool_that_is_in_no_path(
    root: Path, engine: str
) -> None:
    said = told_by_lit(root, f"-Dtool=bridge-opt --engine={engine}", RUN)
    assert f"PASS: mlir-bridge :: {RUN}" in said
    judge = {"native": "interpreter", "upstream": "upstream"}[engine]
    assert f"--judges={judge}" in said


def test_a_folder_s_files_of_run_lines_are_asked_of_a_tool(root: Path) -> None:
    folder = str(Path(RUN).parent)
    assert RUN in told_by_lit(root, "--show-tests", "-Dtool=bridge-opt", folder)
    assert RUN not in told_by_lit(root, "--show-tests", folder)


def test_one_file_of_run_lines_runs_by_its_name(root: Path) -> None:
    assert f"PASS: mlir-bridge :: {RUN}" in told_by_lit(root, RUN)


def test_what_a_tool_s_passes_do_not_lower_is_not_asked(root: Path) -> None:
    tool, case = "-Dtool=bridge-opt --engine=upstream", "conformance/affine/dma_start"
    assert "UNSUPPORTED" in told_by_lit(root, tool, f"{case}/run.mlir")


def test_a_tool_that_is_not_there_is_told(root: Path) -> None:
    assert "fatal: there is no nosuch-opt" in told_by_lit(
        root, "-Dtool=nosuch-opt", RUN
    )


def test_what_functions_give_is_asked_of_every_tool() -> None:
    native = TOOL.replace("upstream", "native")
    for tool in (native, TOOL, TOOL.removesuffix(" --engine=upstream")):
        (found,) = scorecard.run_cases(tool, ["vector/gather"], 1)
        assert found["code"] == "PASS", tool
    (found,) = scorecard.run_cases("xdsl-opt", ["vector/gather"], 1)
    assert found["code"] == "UNSUPPORTED"
    (found,) = scorecard.run_cases("false", ["vector/gather"], 1)
    assert found["code"] == "FAIL"
