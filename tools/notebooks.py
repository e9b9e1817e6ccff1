"""Notebooks of the documents: runs them, and writes or checks what their cells show.

    python -m tools.notebooks            runs docs/notebooks/*.ipynb, writes the outputs
    python -m tools.notebooks --check    fails where a cell shows other text

Pictures are written, and not compared: how they are drawn depends on the machine.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import nbformat
from nbclient import NotebookClient

ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "docs" / "notebooks"
_SECONDS: Final = 300


def run(path: Path) -> Any:
    """A notebook with what its cells show now; raises where one of them does."""
    book = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
    client = NotebookClient(book, timeout=_SECONDS, kernel_name="python3")
    client.execute(cwd=str(path.parent))
    for cell in book.cells:
        # When each cell ran is no content.
        cell.metadata.pop("execution", None)
    return book


def shown(book: Any) -> Iterator[tuple[int, str]]:
    """The text that each cell shows, with the cell's number."""
    for number, cell in enumerate(book.cells):
        yield number, "".join([_text(output) for output in cell.get("outputs", ())])


def _text(output: Any) -> str:
    if output.output_type == "stream":
        return str(output.text)
    data = output.get("data", {})
    # The name of a picture's object holds its address.
    return "" if "image/png" in data or "image/svg+xml" in data else data["text/plain"]


def differences(path: Path) -> list[str]:
    """Where a notebook shows something else than is written in it."""
    kept = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
    return [
        f"{path.name}, cell {number}: {new!r}, not {old!r}"
        for (number, new), (_, old) in zip(shown(run(path)), shown(kept), strict=True)
        if new != old
    ]


def main(arguments: list[str]) -> int:
    paths = sorted(FOLDER.glob("*.ipynb"))
    if arguments == ["--check"]:
        found = [line for path in paths for line in differences(path)]
        print("\n".join(found))
        return 1 if found else 0
    for path in paths:
        nbformat.write(run(path), path)  # type: ignore[no-untyped-call]
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
