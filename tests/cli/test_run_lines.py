"""`bridge-conform --run-lines` asks the judges that are named, and tells of each."""

from __future__ import annotations

from pathlib import Path

import pytest

from bridge.cli.conform import main

TEXT = """func.func @add(%a: i8, %b: i8) -> i8 {
  %c = arith.addi %a, %b : i8
  return %c : i8
}
// run: @add(1, 2) == 4
// trap: @add(1, 2) "never"
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    found = tmp_path / "a.mlir"
    found.write_text(TEXT)
    return found


def test_all_judges_are_asked_without_names(
    path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert main(["--run-lines", "-j", "1", str(path)]) == 1
    out, err = capfd.readouterr()
    assert out == "0 of 2 run lines hold\n"
    for judge in ("interpreter", "compiled", "upstream"):
        assert f"{judge}: result #0 is 3" in err


def test_judges_that_are_named_are_asked_alone(
    path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert main(["--run-lines", "--judges=compiled", "-j", "1", str(path)]) == 1
    out, err = capfd.readouterr()
    assert out == "0 of 1 run lines hold\n"
    assert "compiled: result #0 is 3" in err
    assert "interpreter" not in err


def test_a_judge_nobody_knows_is_refused(
    path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert main(["--run-lines", "--judges=nobody", str(path)]) != 0
    assert "'nobody' is no judge: interpreter, compiled, upstream" in (
        capfd.readouterr().err
    )
