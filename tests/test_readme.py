"""What the README shows is what happens."""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path

import pytest


def blocks(root: Path, language: str) -> list[str]:
    """The README's code in a language, in order."""
    text = (root / "README.md").read_text("utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("number", [0, 1])
def test_the_tour_prints_what_it_says(
    number: int, root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "saxpy.mlir").write_text(blocks(root, "mlir")[0], "utf-8")
    monkeypatch.chdir(tmp_path)
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(compile(blocks(root, "python")[number], "README.md", "exec"), {})
    assert out.getvalue() == blocks(root, "text")[number]
