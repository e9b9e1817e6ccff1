"""`tools/sizes.py`: what is counted, and what fails."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import sizes


def checkout(folder: Path, text: str) -> Path:
    """A checkout with one file."""
    (folder / "bridge").mkdir()
    (folder / "bridge" / "one.py").write_text(text, encoding="utf-8")
    return folder


def function_of(lines: int) -> str:
    """A function that takes so many lines, under a decorator that does not count."""
    return "@row(\n  1,\n)\ndef long():\n" + "    x = 1\n" * (lines - 1)


def test_a_function_at_the_wall_is_allowed(tmp_path: Path) -> None:
    assert sizes.report(checkout(tmp_path, function_of(sizes.FUNCTION_WALL))) == []


def test_a_function_over_the_wall_is_named_with_its_line(tmp_path: Path) -> None:
    root = checkout(tmp_path, function_of(sizes.FUNCTION_WALL + 1))
    assert sizes.report(root) == ["bridge/one.py:4 long: 61 lines, the wall is 60"]


def test_a_file_over_the_wall_is_named(tmp_path: Path) -> None:
    root = checkout(tmp_path, "x = 1\n" * (sizes.FILE_WALL + 1))
    assert sizes.report(root) == ["bridge/one.py: 601 lines, the wall is 600"]


def test_a_method_and_a_function_inside_it_both_count(tmp_path: Path) -> None:
    text = "class A:\n  def f(self):\n    async def g():\n      pass\n    return g\n"
    root = checkout(tmp_path, text)
    (path,) = sizes.files(root, "bridge")
    pieces = {p.name.split()[1]: p.lines for p in sizes.function_pieces(root, path)}
    assert pieces == {"f": 4, "g": 2}


def test_the_distribution_is_median_ninth_decile_and_longest() -> None:
    pieces = [sizes.Piece(str(lines), lines) for lines in range(11, 0, -1)]
    assert sizes.distribution(pieces) == "6/10/11"


def test_the_table_has_a_line_an_area(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sizes.report(checkout(tmp_path, "x = 1\n"))
    shown = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in shown[1:-1]] == list(sizes.AREAS)
