"""Programs become small, for the same reason, and nothing is asked twice."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from bridge.cli.fuzz import main as fuzz
from bridge.cli.reduce import main
from bridge.errors import Error
from bridge.fuzz.bisect import bisected
from bridge.fuzz.defined import define, outcome
from bridge.fuzz.digest import digest
from bridge.fuzz.oracle import judge
from bridge.fuzz.programs import Program, generate
from bridge.fuzz.reasons import reason
from bridge.fuzz.reduce import Reduction, size
from bridge.op.registry import REFERENCE
from bridge.source import Source
from bridge.text.module import read_module
from bridge.upstream.pipeline import passes_of

PEELING = "func.func(scf-for-loop-peeling)"
EMPTY = Path("conformance/upstream-bugs/scf-for-loop-peeling-empty-loop.mlir")
LARGE = 28
"""A seed of which the program of 220 operations has such a loop, among all else."""


def has(name: str, asked: list[int]) -> object:
    """Whether programs have an op; what was asked is kept."""

    def holds(programs: Sequence[Program]) -> Sequence[bool]:
        asked.extend(map(digest, programs))
        return [any(op.name == name for op in one.module.walk()) for one in programs]

    return holds


@pytest.mark.parametrize("at_once", [1, 3])
def test_one_op_is_left_of_two_hundred(at_once: int) -> None:
    program = generate(LARGE, ops=220)
    assert size(program) >= 200
    asked: list[int] = []
    reduction = Reduction(program, has("scf.for", asked), at_once=at_once)  # type: ignore[arg-type]
    small = reduction.run()
    assert size(small) <= 0.05 * size(program)
    assert len(asked) == len(set(asked)) == reduction.asked < 400


def test_a_miscompiled_program_becomes_small_in_seconds() -> None:
    program = generate(LARGE, ops=220)
    expected = define(program)
    assert expected is not None
    found = judge(program, expected, PEELING)
    assert found is not None

    def holds(programs: Sequence[Program]) -> Sequence[bool]:
        return [_is_wrong(one) == found.kind for one in programs]

    small = Reduction(program, holds, seconds=60).run()
    assert size(small) <= 0.1 * size(program)
    assert _is_wrong(small) == found.kind


def _is_wrong(program: Program) -> str:
    try:
        found = judge(program, outcome(program), PEELING)
    except Error:
        return ""
    return found.kind if found is not None else ""


def test_passes_of_a_pipeline_are_told_apart() -> None:
    text = "builtin.module(cse,func.func(a{b=c,d},e),x{y={1,2}})"
    assert passes_of(text) == [
        "cse",
        "func.func(a{b=c,d})",
        "func.func(e)",
        "x{y={1,2}}",
    ]


def test_the_first_wrong_pass_of_a_pipeline_is_found() -> None:
    program = _read(EMPTY.read_text())
    wanted = reason(program, PEELING)
    assert wanted is not None
    assert wanted.kind == "wrong"
    _, pipeline = bisected(
        program,
        "cse,func.func(control-flow-sink,scf-for-loop-peeling),sccp",
        lambda p, q: reason(p, q) == wanted,
    )
    assert pipeline == PEELING


def _read(text: str) -> Program:
    source = Source.of(text, "f.mlir")
    module = read_module(source, allow_unregistered=False, registry=REFERENCE)
    return Program(module, (), 0)


SHAPES = """
func.func @main(%m: memref<6x8xf64>, %i: index) -> vector<4x8xf64> {
  %c0 = arith.constant 0 : index
  %pad = arith.constant 0.0 : f64
  %0 = vector.transfer_read %m[%c0, %i], %pad : memref<6x8xf64>, vector<4x8xf64>
  %1 = arith.addf %0, %0 : vector<4x8xf64>
  return %1 : vector<4x8xf64>
}
"""


def test_types_become_small_and_usual() -> None:
    found = Reduction(_read(SHAPES), has("vector.transfer_read", [])).run()  # type: ignore[arg-type]
    assert re.search(r"memref<1x1x[fi]32>, vector<1x1x[fi]32>", str(found.module))
    assert "f64" not in str(found.module)


def test_a_file_is_reduced_by_its_pipeline(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    file, small = tmp_path / "large.mlir", tmp_path / "small.mlir"
    text = EMPTY.read_text()
    unneeded = "func.func @other(%a: i32) -> i32 {\n  return %a : i32\n}\n"
    file.write_text(text + unneeded)
    given = [str(file), f"--pipeline=cse,{PEELING}", "-o", str(small), "-j=2"]
    assert main(given) == 0
    assert "operations became" in capfd.readouterr().err
    assert small.read_text().startswith(f"// pass: {PEELING}\n// finding: wrong\n")
    assert "@other" not in small.read_text()
    assert fuzz(["check", str(small)]) == 0


def test_a_file_is_reduced_by_a_command(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    file, tester = tmp_path / "large.mlir", tmp_path / "test.sh"
    file.write_text(SHAPES)
    tester.write_text('#!/bin/sh\nif grep -q "$1" "$2"; then exit 1; fi\n')
    tester.chmod(0o755)
    given = [str(file), f"--test={tester}"]
    assert main([*given, "--test-arg=arith.addf"]) == 0
    assert "transfer_read" not in capfd.readouterr().out
    assert main([*given, "--test-arg=tosa"]) == 1
    assert "does not find it interesting" in capfd.readouterr().err


@pytest.mark.parametrize(
    ("given", "error"),
    [
        ([], "one of --pipeline and --test"),
        (["--pipeline=cse", "--test=true"], "one of --pipeline and --test"),
        (["--pipeline=cse", "{file}"], "nothing is wrong with it after 'cse'"),
        (["--pipeline=cse", "--arguments=[", "{file}"], "Expecting value"),
    ],
)
def test_a_wrong_command_line_is_said(
    given: list[str], error: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "f.mlir"
    file.write_text(SHAPES)
    assert main([one.format(file=file) for one in given]) == 1
    assert error in capfd.readouterr().err
