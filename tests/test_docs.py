"""What documents show as whole programs in Python runs."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

WHOLE = ("analysis", "building", "dialects", "operators", "patterns-and-passes")
"""Documents whose first piece of Python is a program."""


def test_the_site_has_all_pages(root: Path) -> None:
    folder = root / "docs"
    pages = {str(path.relative_to(folder)) for path in folder.rglob("*.md")}
    pages |= {str(path.relative_to(folder)) for path in folder.rglob("*.ipynb")}
    text = (root / "mkdocs.yml").read_text("utf-8")
    assert pages == set(re.findall(r"[\w/.-]+\.(?:md|ipynb)(?=\n)", text))


@pytest.mark.parametrize("name", WHOLE)
def test_an_example_runs(name: str, root: Path, tmp_path: Path) -> None:
    text = (root / "docs" / f"{name}.md").read_text("utf-8")
    first = re.search(r"^```python\n(.*?)^```", text, re.DOTALL | re.MULTILINE)
    assert first is not None
    path = tmp_path / "example.py"
    path.write_text(first[1], "utf-8")
    subprocess.run([sys.executable, str(path)], check=True, capture_output=True)
