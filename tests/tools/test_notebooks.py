"""Notebooks show what their cells give."""

from __future__ import annotations

from pathlib import Path

import nbformat
import pytest

from tools.notebooks import FOLDER, differences


@pytest.mark.parametrize("name", ["tour", "own_dialect", "seeds"])
def test_a_notebook_of_the_documents_shows_what_its_cells_give(name: str) -> None:
    assert differences(FOLDER / f"{name}.ipynb") == []


def test_all_notebooks_are_checked() -> None:
    names = {path.stem for path in FOLDER.glob("*.ipynb")}
    assert names == {"tour", "own_dialect", "seeds"}


def test_what_another_text_would_be_is_said(tmp_path: Path) -> None:
    book = nbformat.v4.new_notebook()  # type: ignore[no-untyped-call]
    cell = nbformat.v4.new_code_cell("print(6 * 7)")  # type: ignore[no-untyped-call]
    shown = nbformat.v4.new_output("stream", text="41\n")  # type: ignore[no-untyped-call]
    cell.outputs.append(shown)
    book.cells.append(cell)
    path = tmp_path / "wrong.ipynb"
    nbformat.write(book, path)  # type: ignore[no-untyped-call]
    assert differences(path) == ["wrong.ipynb, cell 0: '42\\n', not '41\\n'"]
