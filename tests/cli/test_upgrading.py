"""Files of old text, upgraded where they are, shown, or only looked at."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from bridge.cli import upgrading
from bridge.cli.upgrade import main
from bridge.legacy import Upgraded, parse
from bridge.legacy.edits import Edits

OLD: Final = """\
// RUN: mlir-opt %s | FileCheck %s
#map = (d0) -> (d0 + 1)

// CHECK-LABEL: func @f
func @f(%A: memref<?x?xf32>,   %i : index) -> f32 {
  // The size is not known.
  %N = dim %A, 0 : memref<?x?xf32>  // CHECK: dim
  %v = load %A[%i,
    // in the middle
    %N] : memref<?x?xf32>
  return %v : f32
}
"""
NEW: Final = """\
// RUN: mlir-opt %s | FileCheck %s
#map = affine_map<(d0) -> (d0 + 1)>

// CHECK-LABEL: func @f
func.func @f(%A: memref<?x?xf32>,   %i : index) -> f32 {
  // The size is not known.
  %c0 = arith.constant 0 : index
  %N = memref.dim %A, %c0 : memref<?x?xf32>  // CHECK: dim
  %v = memref.load %A[%i,
    // in the middle
    %N] : memref<?x?xf32>
  return %v : f32
}
"""
BROKEN: Final = "func @g() { %a = constant : f32 }\n"
SEPARATOR: Final = "\n// -----\n\n"


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A file of old text."""
    path = tmp_path / "old.mlir"
    path.write_text(OLD)
    return path


def outcome(capfd: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    """Exit code, standard output and standard error of a command line."""
    code = main(args)
    out, err = capfd.readouterr()
    return code, out, err


def test_a_file_is_printed_as_text_of_today(
    old: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    code, out, err = outcome(capfd, str(old))
    assert (code, out) == (0, NEW)
    assert "'dim'" in err
    assert old.read_text() == OLD


def test_a_file_is_written_again_once(
    old: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    code, out, _ = outcome(capfd, "--in-place", str(old))
    assert (code, old.read_text()) == (0, NEW)
    assert out.split("\n")[2].split()[1:] == ["1", "0", "0", "4"]
    code, out, _ = outcome(capfd, "--in-place", str(old))
    assert (code, old.read_text()) == (0, NEW)
    assert out.split("\n")[2].split()[1:] == ["0", "1", "0", "0"]


def test_a_check_fails_where_something_would_change(
    old: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert outcome(capfd, "--check", str(old))[0] == 1
    assert old.read_text() == OLD
    old.write_text(NEW)
    assert outcome(capfd, "--check", str(old))[0] == 0


def test_a_difference_shows_what_would_change(
    old: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    code, out, _ = outcome(capfd, "--diff", "--quiet", str(old))
    assert code == 0
    lines = out.splitlines()
    assert lines[:2] == [f"--- {old}", f"+++ {old}"]
    assert "-#map = (d0) -> (d0 + 1)" in lines
    assert "+#map = affine_map<(d0) -> (d0 + 1)>" in lines
    assert old.read_text() == OLD


def test_a_chunk_that_is_refused_stays_among_upgraded_ones(
    old: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    asked = OLD.replace("mlir-opt", "mlir-opt -split-input-file")
    old.write_text(asked + SEPARATOR + BROKEN + SEPARATOR + OLD)
    code, out, err = outcome(capfd, "--in-place", str(old))
    head, rest = asked.split("\n", 1)[0], NEW.split("\n", 1)[1]
    assert code == 1
    written = f"{head}\n{rest}" + SEPARATOR + BROKEN + SEPARATOR + NEW
    assert old.read_text() == written
    assert out.split("\n")[2].split()[1:] == ["2", "0", "1", "8"]
    line = (asked + SEPARATOR).count("\n") + 1
    assert f"{old}:{line}:26: error: expected attribute value" in err


def test_separators_split_where_the_whole_is_no_module(
    old: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    old.write_text(OLD + SEPARATOR + OLD)
    code, out, _ = outcome(capfd, str(old))
    assert (code, out) == (0, NEW + SEPARATOR + NEW)


def test_a_folder_is_upgraded_file_by_file(
    old: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    today = old.with_name("today.mlir")
    today.write_text(NEW)
    old.with_name("other.txt").write_text(OLD)
    code, out, _ = outcome(capfd, "--in-place", str(old.parent))
    assert (code, old.read_text(), today.read_text()) == (0, NEW, NEW)
    assert old.with_name("other.txt").read_text() == OLD
    assert out.split("\n")[4].split() == ["total", "1", "1", "0", "4"]


def test_ends_of_lines_and_strange_bytes_are_kept(
    old: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    text = OLD.replace("\n", "\r\n").encode() + b"// \xff\n"
    old.write_bytes(text)
    assert outcome(capfd, "--in-place", str(old))[0] == 0
    kept = old.read_bytes()
    assert kept.endswith(b"}\r\n// \xff\n")
    assert kept == NEW.replace("\n", "\r\n").encode() + b"// \xff\n"


def test_a_file_that_is_not_there_does_not_keep_others_from_being_upgraded(
    old: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    missing = str(old.with_name("missing.mlir"))
    code, out, err = outcome(capfd, "--in-place", missing, str(old))
    assert (code, old.read_text()) == (1, NEW)
    assert err == f"cannot open input file '{missing}': No such file or directory\n"
    assert out.split("\n")[2].split()[1:] == ["1", "0", "0", "4"]


def test_a_folder_without_text_is_an_error(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    code, out, err = outcome(capfd, "--check", str(tmp_path))
    assert (code, out) == (1, "")
    assert err == f"bridge-upgrade: there is no .mlir file in {tmp_path}\n"


@pytest.mark.parametrize("option", ["--in-place", "--check", "--diff"])
def test_what_has_no_other_output_says_so(
    old: Path, capfd: pytest.CaptureFixture[str], option: str
) -> None:
    code, out, err = outcome(capfd, option, "-o", "x", str(old))
    assert (code, out, old.read_text()) == (1, "", OLD)
    assert err == f"bridge-upgrade: {option} has no other output: leave out -o\n"


def test_an_excerpt_is_upgraded_on_demand(
    old: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    old.write_text("%x = alloc()[%n] : memref<4xf32, (d0)[s0] -> (d0 + s0)>\n...\n")
    code, _, err = outcome(capfd, "--check", str(old))
    assert code == 1
    assert f"{old}:2:1: error: '...' is no operation" in err
    old.write_text(old.read_text().replace("...\n", ""))
    code, _, err = outcome(capfd, "--check", str(old))
    assert f"{old}:1:14: error: use of undeclared SSA value name" in err
    assert f"{old}:1:14: note: '--excerpt' lets values stand" in err
    code, out, _ = outcome(capfd, "--excerpt", "--quiet", str(old))
    wanted = "memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>>"
    assert (code, out) == (0, f"%x = memref.alloc()[%n] : {wanted}\n")


def test_a_separator_at_the_end_is_no_module(
    old: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    old.write_text(f"{OLD}// -----\n")
    _, out, _ = outcome(capfd, "--check", "--split-input-file", str(old))
    assert out.split("\n")[2].split()[1:] == ["1", "0", "0", "4"]


def test_what_would_not_be_read_is_told_where_it_stood(
    old: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    edits = Edits(OLD)
    edits.replace(OLD.index("return"), OLD.index(" : f32"), "wrong\n    %v", "x")
    bad = Upgraded(parse(""), edits.apply(), [], edits.kinds, edits)
    monkeypatch.setattr(upgrading, "upgrade", lambda *_, **__: bad)
    code, out, err = outcome(capfd, str(old))
    assert (code, out) == (1, OLD)
    message = "what this would become cannot be read: expected non-function type"
    assert err.startswith(f"{old}:2:9: error: {message}\n#map = (d0) -> (d0 + 1)\n")


def test_several_files_are_not_one_output(
    old: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    code, out, err = outcome(capfd, str(old), str(old))
    assert (code, out) == (1, "")
    assert "--in-place, --check or --diff" in err


def test_what_only_looks_does_not_write(
    old: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    for other in ("--check", "--diff"):
        code, _, err = outcome(capfd, "--in-place", other, str(old))
        assert code == 1
        assert f"--in-place writes, and {other} does not" in err
    assert "standard input" in outcome(capfd, "--in-place", "-")[2]
    assert old.read_text() == OLD


def test_a_warning_is_told(old: Path, capfd: pytest.CaptureFixture[str]) -> None:
    old.write_text(
        "func @f(%a: memref<5x3xf32>) {\n"
        "  %b = vector.type_cast %a : memref<5x3xf32> to memref<vector<5x3xf32>>\n"
        "  return\n"
        "}\n"
    )
    code, _, err = outcome(capfd, "--check", str(old))
    assert code == 1
    assert f"{old}:2:8: warning: LLVM pads vector<3xf32>" in err


def test_an_era_decides_what_the_text_leaves_open(
    old: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    old.write_text("#m = () -> ()\n")
    assert outcome(capfd, "--era=2020", str(old))[1] == "#m = () -> ()\n"
    assert outcome(capfd, "--era=2019", str(old))[1] == "#m = affine_map<() -> ()>\n"
    assert outcome(capfd, "--era=2018", str(old))[0] == 1
