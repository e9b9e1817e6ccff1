"""`python -m bridge.debug`."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from bridge import debug

TEXT = """func.func @sum(%a: memref<3xi32>, %k: i32) -> i32 {
  %r = affine.for %i = 0 to 3 iter_args(%s = %k) -> i32 {
    %x = affine.load %a[%i] : memref<3xi32>
    %t = arith.addi %s, %x : i32
    affine.yield %t : i32
  }
  return %r : i32
}
"""


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "f.mlir"
    path.write_text(TEXT)
    return str(path)


def test_a_function_is_run_step_by_step(
    file: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("b 4\nc\nc\np %s %x\nd\n"))
    assert debug.main([file, "@sum", "[1, 2, 3]", "10"]) == 0
    said = capsys.readouterr().out
    assert "%s : i32 = 11" in said
    assert "%x : i32 = 2" in said
    assert said.endswith("16\n")
    monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
    assert debug.main([file, "sum", "zeros()", "-1"]) == 0


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["@sum", "zeros()"], "expected 2 arguments, found 1"),
        (["@nothing"], "there is no function @nothing"),
        (["@sum", "("], "was never closed"),
    ],
)
def test_what_cannot_be_run_is_told(
    file: str,
    arguments: list[str],
    message: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert debug.main([file, *arguments]) == 1
    assert message in capsys.readouterr().err
    assert debug.main([f"{file}.absent", "@f"]) == 1
