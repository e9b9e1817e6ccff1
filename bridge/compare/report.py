"""What many chunks gave: counted by folder, shown as a table, kept as a baseline."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath
from typing import Any, Final

from bridge.compare.checks import AnyCheck, Check, RefusalCheck, RejectionCheck
from bridge.compare.judge import Answer, Judged

LEVELS: Final = 2
"""How deep folders are told apart: `Dialect/Affine`, but not what is below."""

COUNTED: Final = (
    "files",
    "chunks",
    "accepted",
    "unread",
    "refused",
    "refused-unread",
    "rejected",
    "rejected-unread",
    "crashed",
)

NO_GOAL: Final = frozenset({"crashed", "unread", "refused-unread", "rejected-unread"})
"""Counts that are no worse where there are fewer."""


@dataclass(frozen=True, slots=True)
class Difference:
    """One row that does not hold for one chunk."""

    place: str
    key: str
    reason: str

    def __str__(self) -> str:
        return f"{self.place}: {self.key}: {self.reason}"


@dataclass(slots=True)
class Folder:
    """The counts of one folder; by row, how often both were alike."""

    counts: Counter[str] = field(default_factory=Counter)
    alike: Counter[str] = field(default_factory=Counter)

    def add(self, other: Folder) -> None:
        """Adds another's counts."""
        self.counts += other.counts
        self.alike += other.alike

    def as_dict(self, keys: Iterable[str]) -> dict[str, int]:
        """All counts under one roof."""
        counts = {name: self.counts[name] for name in COUNTED}
        return counts | {key: self.alike[key] for key in keys}


Column = tuple[str, Callable[[Folder], str]]


class Report:
    """Collects what chunks gave."""

    def __init__(self, rows: Sequence[AnyCheck]) -> None:
        self.rows = rows
        self.folders: dict[str, Folder] = {}
        self.differences: list[Difference] = []
        self.crashes: list[Difference] = []
        self.unread: Counter[str] = Counter()
        """Why chunks that the reference accepts were not read natively."""

    def add_file(self, folder: str) -> None:
        """Counts a file."""
        self._folder(folder).counts["files"] += 1

    def add(self, folder: str, place: str, judged: Judged) -> None:
        """Counts a chunk, which begins at `place`."""
        found = self._folder(folder)
        found.counts["chunks"] += 1
        found.counts[judged.answer.value] += 1
        if judged.answer is Answer.CRASHED:
            self.crashes.append(Difference(place, "reference", judged.note))
        if judged.unread and judged.answer is Answer.ACCEPTED:
            found.counts["unread"] += 1
            self.unread[judged.unread] += 1
        elif judged.unread:
            found.counts[f"{judged.answer.value}-unread"] += 1
        for key, reason in judged.reasons.items():
            if reason:
                self.differences.append(Difference(place, key, reason))
            else:
                found.alike[key] += 1

    def total(self) -> Folder:
        """All folders together."""
        total = Folder()
        for folder in self.folders.values():
            total.add(folder)
        return total

    def counts(self) -> dict[str, dict[str, int]]:
        """By folder, what a baseline holds."""
        keys = [row.key for row in self.rows]
        return {name: f.as_dict(keys) for name, f in sorted(self.folders.items())}

    def as_json(self) -> dict[str, Any]:
        """Everything, for programs."""
        keys = [row.key for row in self.rows]
        return {
            "rows": {row.key: row.title for row in self.rows},
            "folders": self.counts(),
            "total": self.total().as_dict(keys),
            "differences": [_as_dict(d) for d in self.differences],
            "unread": dict(self.unread.most_common()),
            "reference_crashes": [_as_dict(d) for d in self.crashes],
        }

    def table(self) -> str:
        """The counts as text, a folder a line."""
        heads = [
            "folder",
            "files",
            "chunks",
            *(column[0] for column in self._columns()),
        ]
        lines = [heads]
        lines += [self._line(n, f) for n, f in sorted(self.folders.items())]
        if len(self.folders) > 1:
            lines.append(self._line("total", self.total()))
        widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
        rule = "-" * (sum(widths) + 2 * (len(widths) - 1))
        text = [_aligned(line, widths) for line in lines]
        body = [text[0], rule, *text[1:]]
        if len(self.folders) > 1:
            body.insert(-1, rule)
        return "\n".join(body)

    def _folder(self, name: str) -> Folder:
        return self.folders.setdefault(name, Folder())

    def _line(self, name: str, folder: Folder) -> list[str]:
        counts = folder.counts
        cells = [str(counts["files"]), str(counts["chunks"])]
        return [name, *cells, *(cell(folder) for _, cell in self._columns())]

    def _columns(self) -> list[Column]:
        """What is shown of a folder: a title, and the cell's text."""
        accepted = [row for row in self.rows if isinstance(row, Check)]
        original = [row for row in accepted if row.asks_original]
        refused = [row for row in self.rows if isinstance(row, RefusalCheck)]
        rejected = [row for row in self.rows if isinstance(row, RejectionCheck)]
        columns = [_count("accepted")]
        columns += [_alike(r, "accepted") for r in accepted if not r.asks_original]
        if original:
            columns.append(_count("unread"))
            columns += [_alike(row, "accepted") for row in original]
        if refused:
            columns += [_count("refused"), _count("refused-unread", "unread")]
            columns += [_alike(row, "refused") for row in refused]
        if rejected:
            columns += [_count("rejected"), _count("rejected-unread", "unread")]
            columns += [_alike(row, "rejected") for row in rejected]
        return columns


def folder_of(relative: PurePosixPath, root: str) -> str:
    """The folder a file counts for; a file at the top counts for its root."""
    parts = relative.parts[:-1][:LEVELS]
    return "/".join(parts) or root


def fallen(
    baseline: dict[str, dict[str, int]], counts: dict[str, dict[str, int]]
) -> list[str]:
    """What is less than in a baseline; folders that were not looked at do not count."""
    return [
        f"{folder}: {key}: {counts[folder].get(key, 0)}, the baseline has {before}"
        for folder, rows in baseline.items()
        if folder in counts
        for key, before in rows.items()
        if key not in NO_GOAL and counts[folder].get(key, 0) < before
    ]


def read_baseline(path: Path) -> dict[str, dict[str, dict[str, int]]]:
    """A baseline, by root and folder; raises `OSError` and `ValueError`."""
    found: dict[str, dict[str, dict[str, int]]] = json.loads(path.read_text("utf-8"))
    return found


def write_baseline(path: Path, root: str, counts: dict[str, dict[str, int]]) -> None:
    """Puts the counts of a root into a baseline; what it says of others stays.

    So does what it says of rows that were not asked.
    """
    known = read_baseline(path) if path.exists() else {}
    before = known.get(root, {})
    new = {folder: before.get(folder, {}) | rows for folder, rows in counts.items()}
    known[root] = before | new
    path.write_text(json.dumps(known, indent=1, sort_keys=True) + "\n", "utf-8")


def _as_dict(difference: Difference) -> dict[str, str]:
    return {
        "place": difference.place,
        "row": difference.key,
        "reason": difference.reason,
    }


def _count(name: str, title: str = "") -> Column:
    return title or name, lambda folder: str(folder.counts[name])


def _alike(row: AnyCheck, whole: str) -> Column:
    def cell(folder: Folder) -> str:
        alike, asked = folder.alike[row.key], folder.counts[whole]
        return str(alike) if alike == asked else f"{alike}/{asked}"

    return row.title, cell


def _aligned(cells: Sequence[str], widths: Sequence[int]) -> str:
    first = cells[0].ljust(widths[0])
    rest = (c.rjust(w) for c, w in zip(cells[1:], widths[1:], strict=True))
    return "  ".join([first, *rest]).rstrip()
