"""Which of upstream's tests are run with our commands, and what their results mean."""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest

from bridge.op.assumptions import ASSUMPTIONS
from tools.native_rows import NATIVE, rows
from tools.suite_outputs import recorded, write_recorder
from tools.upstream_suite import (
    ASSUMING,
    RIGHT,
    Outcome,
    Result,
    Results,
    Suite,
    judged,
    main,
    outcome,
    suite,
    table,
    with_options,
    with_reasons,
)

GOOD = Result("PASS", "")
BAD = Result("FAIL", "f:1:1: error: a")


def failed(output: str) -> Result:
    return Result("FAIL", output)


def test_only_files_that_check_diagnostics_are_taken(tmp_path: Path) -> None:
    (tmp_path / "a.mlir").write_text("// RUN: mlir-opt %s -verify-diagnostics\n")
    (tmp_path / "b.mlir").write_text("// RUN: mlir-runner %s\n")
    (tmp_path / "c.mlir").write_text("// RUN: mlir-translate %s\n")
    names = [path.name for path in suite([tmp_path], everything=False)]
    assert names == ["a.mlir"]
    names = [path.name for path in suite([tmp_path], everything=True)]
    assert names == ["a.mlir", "b.mlir"]


@pytest.mark.parametrize(
    ("ours", "reference", "verdict"),
    [
        (GOOD, None, "passes"),
        (Result("XFAIL", ""), None, "passes"),
        (Result("UNSUPPORTED", "Test requires asserts"), None, "unsupported"),
        (failed("f:3:1: error: a"), GOOD, "fails"),
        (failed("f:3:1: error: a"), failed("f:3:7: error: a"), "other version"),
        (failed("f:3:1: error: a"), failed("f:3:1: error: b"), "differs"),
        (Result("TIMEOUT", ""), GOOD, "hangs"),
        (
            failed("x: Unknown command line argument '-test-ir-visitors'."),
            failed(""),
            "needs a missing pass",
        ),
        (failed("Unknown command line argument '-cse'."), GOOD, "fails"),
        (
            failed("f:1:2: error: unregistered operation 'test.x'"),
            failed(""),
            "needs the test dialect",
        ),
        (
            failed("f:1:2: error: CHECK: expected string not found in input"),
            failed("error: upstream's bindings offer no users"),
            "needs the test dialect",
        ),
        (
            failed("'mlir-tblgen': command not found"),
            failed(""),
            "needs a missing tool",
        ),
    ],
)
def test_a_failure_has_a_reason(
    ours: Result, reference: Result | None, verdict: str
) -> None:
    text = '"a.x"() : () -> ()' if verdict == "other version" else '"test.x"()'
    assert outcome("f.mlir", text, ours, reference).verdict == verdict


def test_what_a_file_names_tells_why_both_fail_alike() -> None:
    both = failed("f:3:1: error: a")
    for text, verdict in (
        ("// RUN: mlir-opt %s -test-ir-visitors", "needs a missing pass"),
        ('// RUN: mlir-opt %s -cse\n"test.x"() : () -> ()', "needs the test dialect"),
        ("// RUN: mlir-opt %s -cse", "other version"),
    ):
        assert outcome("f.mlir", text, both, both).verdict == verdict


def test_lit_runs_the_tests_with_our_commands(tmp_path: Path) -> None:
    root = tmp_path / "root"
    (root / "a").mkdir(parents=True)
    (root / "AMX").mkdir()
    files = {
        "a/good.mlir": "// RUN: mlir-opt -cse %s | FileCheck %s\n// CHECK: @f\n"
        "func.func @f() { return }\n",
        "a/run.mlir": "// RUN: mlir-runner --entry-point-result=i32 %s | FileCheck %s\n"
        "// CHECK: 1234\nllvm.func @main() -> i32 {\n"
        "  %0 = llvm.mlir.constant(1234 : i32) : i32\n  llvm.return %0 : i32\n}\n",
        "a/wrong.mlir": "// RUN: mlir-opt %s | FileCheck %s\n// CHECK: @g\n",
        "AMX/far.mlir": "// RUN: mlir-opt %s\n",
    }
    for name, text in files.items():
        (root / name).write_text(text)
    found = list(judged(Suite(root, tmp_path, 1), root, list(files)))
    assert [one.verdict for one in found] == [
        "passes",
        "passes",
        "as the reference",
        "needs hardware",
    ]


def test_the_table_counts_verdicts_by_folder() -> None:
    found = [
        Outcome("IR/a.mlir", "passes"),
        Outcome("IR/b.mlir", "fails", "why"),
        Outcome("Dialect/Affine/x/c.mlir", "passes"),
    ]
    counts = "2 passes 1 Dialect/Affine 1 IR 1 fails 1 IR 2 of 3 pass: 66.7 %; "
    right = "2 with those that are right otherwise"
    assert table(found).split() == (counts + right).split()


def test_what_commands_write_is_kept_by_the_file_it_is_for(tmp_path: Path) -> None:
    checker, folder = tmp_path / "FileCheck", tmp_path / "kept"
    write_recorder(checker, folder)
    for text, prefix in (("b", "--check-prefix=B"), ("a", "--check-prefix=A")):
        arguments = [str(checker), prefix, "x.mlir"]
        subprocess.run(arguments, input=text, text=True, check=True)
    assert recorded(folder) == {
        "x.mlir": ["--check-prefix=A x.mlir\na", "--check-prefix=B x.mlir\nb"]
    }


def test_a_folder_without_tests_is_an_error(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        main([str(tmp_path / "absent")])
    assert "no tests of mlir-opt or mlir-runner in" in capsys.readouterr().err


def test_a_plug_in_is_loaded_by_mlir_opt_alone(tmp_path: Path) -> None:
    commands = {"mlir-opt": "opt", "mlir-runner": "run"}
    plugins = [tmp_path, tmp_path / "b.py"]
    loading = f"opt --load {tmp_path} --load {tmp_path / 'b.py'}"
    found = with_options(commands, plugins, native_only=False)
    assert found == {"mlir-opt": loading, "mlir-runner": "run"}
    found = with_options(commands, plugins, native_only=True)
    assert found == {"mlir-opt": f"{loading} --native-only", "mlir-runner": "run"}


def test_files_that_are_right_otherwise_are_told_apart() -> None:
    names = ["parallelize.mlir", "loop-permute.mlir", "scalrep.mlir"]
    verdicts = ["fails", "fails", "passes"]
    found = [Outcome(*pair) for pair in zip(names, verdicts, strict=True)]
    made = with_reasons(found, Path("/corpus/Dialect/Affine"), lambda *_: {})
    assert [one.verdict for one in made] == [RIGHT, "fails", "passes"]
    assert "parallel" in made[0].why
    assert made[2].why == f"it is in {NATIVE.name}"


def test_files_that_pass_under_assumptions_are_run_under_them() -> None:
    def assuming(facts: Sequence[str], names: Sequence[str]) -> Results:
        assert list(facts) == ["ordered-bounds"]
        return {name: GOOD if name == "unroll.mlir" else BAD for name in names}

    found = [Outcome("unroll.mlir", "fails"), Outcome("loop-coalescing.mlir", "fails")]
    made = with_reasons(found, Path("/corpus/Dialect/Affine"), assuming)
    assert [one.verdict for one in made] == [ASSUMING, "fails"]
    assert made[0].why.startswith("ordered-bounds: what is left over")
    assert made[1].why == "assuming ordered-bounds: f:1:1: error: a"


def test_what_is_assumed_can_be() -> None:
    assert all(set(row.assume) <= set(ASSUMPTIONS) for row in rows())


def test_reasons_are_of_files_that_there_are(corpus: Path) -> None:
    known = rows()
    assert all((corpus / "upstream-22" / row.file).is_file() for row in known)
    assert len({row.file for row in known}) == len(known)
