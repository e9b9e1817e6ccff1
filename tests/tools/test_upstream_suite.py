"""How upstream's tests are taken apart before they are run with our tools."""

from pathlib import Path

from tools.upstream_suite import options_of, run_lines, suite


def test_run_lines_that_go_on_are_joined() -> None:
    text = "// RUN: mlir-opt %s \\\n// RUN:   -cse | FileCheck %s\n// RUN: true\n"
    assert run_lines(text) == ["mlir-opt %s -cse | FileCheck %s", "true"]


def test_what_is_no_run_line_is_left_out() -> None:
    assert run_lines("// CHECK: RUN\nfunc.func @RUN()\n") == []


def test_only_the_options_of_mlir_opt_are_asked_about() -> None:
    line = "mlir-opt %s -cse --verify-diagnostics | FileCheck %s --check-prefix=A"
    assert list(options_of(line)) == ["cse", "verify-diagnostics"]


def test_only_files_that_check_diagnostics_are_taken(tmp_path: Path) -> None:
    (tmp_path / "a.mlir").write_text("// RUN: mlir-opt %s -verify-diagnostics\n")
    (tmp_path / "b.mlir").write_text("// RUN: mlir-opt %s\n")
    (tmp_path / "c.mlir").write_text("// RUN: mlir-translate %s\n")
    names = [path.name for path in suite([tmp_path], everything=False)]
    assert names == ["a.mlir"]
    names = [path.name for path in suite([tmp_path], everything=True)]
    assert names == ["a.mlir", "b.mlir"]
