"""A report as text: a line a folder, and what falls short; or every column.

Nothing is wider than a terminal of 80 columns, but for paths that are.
"""

from __future__ import annotations

import os
import shlex
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from bridge.compare.report import COUNTED, Difference, Folder, Report

WIDTH: Final = 80

SHOWN_PLACES: Final = 3
"""Chunks of a folder that are shown where they fall short."""

SHOWN_FOLDERS: Final = 5
"""Folders whose chunks are shown."""

SHOWN_REASONS: Final = 20
"""Reasons why modules went by text."""

Shortfalls = dict[str, list[Difference]]


def overview(report: Report) -> list[str]:
    """A line a folder, then what falls short."""
    rows = [(name, *_sides(f)) for name, f in sorted(report.folders.items())]
    lines = _aligned(rows)
    if len(rows) != 1:
        lines += ["", *_aligned([("total", *_sides(report.total()))])]
    if report.crashes:
        count = counted(len(report.crashes), "chunk")
        lines.append(f"{count} left out: the reference crashes (--list-rejected)")
    return lines + _short(report)


def columns(report: Report) -> list[str]:
    """Every count and every row by folder, in tables that fit."""
    names = [*COUNTED, *(row.key for row in report.rows)]
    folders = sorted(report.folders.items())
    if len(folders) != 1:
        folders.append(("total", report.total()))
    cells = [[_cell(name, folder, report) for _, folder in folders] for name in names]
    firsts = ["folder", *(name for name, _ in folders)]
    lines = []
    for table in _fitting(max(map(len, firsts)), names, cells):
        lines += [*_table(firsts, table), ""]
    lines += [f"{row.key}: {row.about}" for row in report.rows]
    return lines + _by_text(report)


def _by_text(report: Report) -> list[str]:
    """Why modules went to the reference or came from it by text, the most first."""
    found = report.by_text.most_common(SHOWN_REASONS)
    if not found:
        return []
    lines = [f"  {count:5}  {reason}" for reason, count in found]
    head = "Where bytecode did not do, text went between us and the reference:"
    return ["", head, *(_cut(line, WIDTH) for line in lines)]


def counted(count: int, thing: str) -> str:
    """`1 chunk`, `2 chunks`."""
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"


def command(paths: Sequence[Path], *words: str) -> str:
    """A command line that looks at paths, as short as where we are allows."""
    shown = [shlex.quote(min(str(p), os.path.relpath(p), key=len)) for p in paths]
    return " ".join(["bridge-conform", *shown, *words])


def _sides(folder: Folder) -> tuple[str, str, str, str]:
    """Accepted, and how many alike; refused, and how many alike."""
    cells = []
    for side, count in (("accepted", folder.accepted), ("refused", folder.refused)):
        alike = folder.counts[f"{side}-in-all"]
        cells += [f"{count} {side}:", f"{alike} alike"] if count else ["", ""]
    return cells[0], cells[1], cells[2], cells[3]


def _aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """Folder names left-aligned, counts right-aligned; a long name shortens the gap."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    counts = [_counts(cells, widths[1:]) for _, *cells in rows]
    room = WIDTH - 2 - max(map(len, counts), default=0)
    left = min(max([len(name) for name, *_ in rows], default=0), room)
    lines = []
    for (name, *_), text in zip(rows, counts, strict=True):
        narrow = " ".join(text.split())
        line = f"{name:{left}}  {text if len(name) <= left else narrow}"
        whole = len(line) <= WIDTH
        lines += [line.rstrip()] if whole else [name, " " * (left + 2) + text]
    return lines


def _counts(cells: Sequence[str], widths: Sequence[int]) -> str:
    """What the reference accepts and what it refuses, with a dot between."""
    parts = [c.rjust(w) for c, w in zip(cells, widths, strict=True)]
    dot = "·" if cells[0] and cells[2] else " "
    return f"{parts[0]} {parts[1]} {dot} {parts[2]} {parts[3]}".rstrip()


def _short(report: Report) -> list[str]:
    """What falls short, by folder: the first of it, and how to see the rest."""
    short = report.short()
    if not short:
        return []
    count = sum(map(len, short.values()))
    verb = "falls" if count == 1 else "fall"
    head = f"{counted(count, 'chunk')} {verb} short (- reference, + native)"
    lines = ["", f"{head}:"]
    for folder, locations in [*short.items()][:SHOWN_FOLDERS]:
        lines += ["", f"{folder}: {len(locations)}", *_places(locations)]
        if len(locations) > SHOWN_PLACES or any(len(d) > 1 for d in locations.values()):
            lines.append(f"  all: {command([*report.paths[folder]], LIST)}")
    others = len(short) - SHOWN_FOLDERS
    if others > 0:
        lines += ["", f"{counted(others, 'more folder')}: {LIST} shows them"]
    return lines


LIST: Final = "--list-differences"


def _places(locations: Shortfalls) -> Iterator[str]:
    for location, differences in [*locations.items()][:SHOWN_PLACES]:
        first, *others = differences
        line, *diff = first.reason.split("\n")
        more = f" (and {counted(len(others), 'more column')})" if others else ""
        yield f"  {location}"
        yield f"    {_cut(f'{first.key}{more}: {line}', WIDTH - 4)}"
        yield from (f"    {_cut(part, WIDTH - 4)}" for part in diff)


def _cut(text: str, width: int) -> str:
    return text if len(text) <= width else f"{text[: width - 3]}..."


Column = tuple[str, list[str]]


def _cell(name: str, folder: Folder, report: Report) -> str:
    if name in COUNTED:
        return str(folder.counts[name])
    (row,) = [row for row in report.rows if row.key == name]
    alike, asked = folder.alike[name], folder.counts[row.asked_of]
    return str(alike) if alike == asked else f"{alike}/{asked}"


def _fitting(
    first: int, names: Sequence[str], cells: Sequence[list[str]]
) -> list[list[Column]]:
    """Columns by table: as many in each as beside the first."""
    tables: list[list[Column]] = [[]]
    left = WIDTH - first
    for column in zip(names, cells, strict=True):
        width = 2 + _column_width(column)
        if width > left and tables[-1]:
            tables.append([])
            left = WIDTH - first
        tables[-1].append(column)
        left -= width
    return tables


def _column_width(column: Column) -> int:
    name, cells = column
    return max(map(len, [*_stacked(name), *cells]))


def _stacked(name: str) -> list[str]:
    """A column's name on as many lines as it has words."""
    *words, last = name.split("-")
    return [*(f"{word}-" for word in words), last]


def _table(firsts: Sequence[str], table: Sequence[Column]) -> Iterator[str]:
    height = max(len(_stacked(name)) for name, _ in table)
    heads = [_padded(_stacked(name), height) for name, _ in table]
    rows = [*zip(*heads, strict=True), *zip(*(c for _, c in table), strict=True)]
    firsts = [*[""] * (height - 1), *firsts]
    left = max(map(len, firsts))
    widths = [_column_width(column) for column in table]
    for first, row in zip(firsts, rows, strict=True):
        cells = [c.rjust(w) for c, w in zip(row, widths, strict=True)]
        yield "  ".join([first.ljust(left), *cells]).rstrip()


def _padded(lines: list[str], height: int) -> list[str]:
    return [""] * (height - len(lines)) + lines
