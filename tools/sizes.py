"""Reports the lengths of files and functions; exits with 1 where one is over a wall.

Small pieces are what keeps this code readable, and growth is not seen from inside one
change. So every run shows the distribution, and only the walls fail.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

FILE_WALL = 600
FUNCTION_WALL = 60
AREAS = ("bridge", "tests", "tools", "conformance", "examples")


@dataclass(frozen=True, slots=True)
class Piece:
    """A file or a function, and how many lines it takes, docstring included."""

    name: str
    lines: int


def files(root: Path, area: str) -> list[Path]:
    """The files of one area of a checkout, in order: Python's and Cython's."""
    kinds = ("*.py", "*.pyx", "*.pxi")
    return sorted(path for kind in kinds for path in (root / area).rglob(kind))


def file_piece(root: Path, path: Path) -> Piece:
    """The length of a file."""
    lines = len(path.read_text(encoding="utf-8").splitlines())
    return Piece(str(path.relative_to(root)), lines)


def function_pieces(root: Path, path: Path) -> Iterator[Piece]:
    """The length of each function of a Python file; a nested one counts for both.

    Decorators are left out: rows that parametrise a test are data.
    """
    if path.suffix != ".py":
        return
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            where = f"{path.relative_to(root)}:{node.lineno}"
            last = node.end_lineno or node.lineno
            yield Piece(f"{where} {node.name}", last - node.lineno + 1)


def over(pieces: Sequence[Piece], wall: int) -> list[Piece]:
    """The pieces longer than a wall, longest first."""
    found = [piece for piece in pieces if piece.lines > wall]
    return sorted(found, key=lambda piece: -piece.lines)


def distribution(pieces: Sequence[Piece]) -> str:
    """Median, 90th percentile and maximum."""
    lines = sorted(piece.lines for piece in pieces)
    if not lines:
        return "-"
    p50, p90 = (lines[(len(lines) - 1) * part // 100] for part in (50, 90))
    return f"{p50}/{p90}/{lines[-1]}"


def report(root: Path) -> list[str]:
    """Prints the table of a checkout; returns one complaint a piece over a wall."""
    print(f"{'':12} {'files':>6} {'lines':>7} {'file':>12} {'function':>12}")
    complaints = []
    for area in AREAS:
        paths = files(root, area)
        whole = [file_piece(root, path) for path in paths]
        parts = [piece for path in paths for piece in function_pieces(root, path)]
        total = sum(piece.lines for piece in whole)
        print(
            f"{area:12} {len(whole):6} {total:7} "
            f"{distribution(whole):>12} {distribution(parts):>12}"
        )
        for pieces, wall in ((whole, FILE_WALL), (parts, FUNCTION_WALL)):
            complaints += [
                f"{piece.name}: {piece.lines} lines, the wall is {wall}"
                for piece in over(pieces, wall)
            ]
    print("(lines: median/90th percentile/longest)")
    return complaints


def main() -> int:
    complaints = report(Path(__file__).resolve().parent.parent)
    print(*complaints, sep="\n", file=sys.stderr, end="\n" if complaints else "")
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
