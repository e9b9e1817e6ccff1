"""The verdicts of many chunks: counted by folder, stored as a baseline."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath
from typing import Any, Final

from bridge.compare.checks import AnyCheck
from bridge.compare.judge import Answer, Judged
from bridge.upstream import fallbacks

LEVELS: Final = 2
"""The depth of folders in a report: `Dialect/Affine`, but not what is below."""

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
    "imported-by-text",
    "exported-by-text",
    "accepted-in-all",
    "refused-in-all",
)
"""What is counted of a folder, beside its rows; docs/conform.md explains it."""

SIDES: Final = {
    Answer.ACCEPTED: "accepted",
    Answer.REFUSED: "refused",
    Answer.REJECTED: "refused",
}
"""What a user cares for first: whether the reference takes a chunk or not."""

_UNREAD: Final = {
    Answer.ACCEPTED: "unread",
    Answer.REFUSED: "refused-unread",
    Answer.REJECTED: "rejected-unread",
}

_BY_TEXT: Final = {
    fallbacks.IMPORT: "imported-by-text",
    fallbacks.EXPORT: "exported-by-text",
}

NO_GOAL: Final = frozenset({"crashed", *_UNREAD.values(), *_BY_TEXT.values()})
"""Counts that are no worse where there are fewer."""


@dataclass(frozen=True, slots=True)
class Difference:
    """One row that does not hold for one chunk, or one that could not be checked."""

    place: str
    key: str
    reason: str
    folder: str = ""

    def __str__(self) -> str:
        first, *diff = self.reason.split("\n")
        return "\n".join([f"{self.place}: {self.key}: {first}", *diff])


@dataclass(slots=True)
class Folder:
    """The counts of one folder; by row, how often both were alike."""

    counts: Counter[str] = field(default_factory=Counter)
    alike: Counter[str] = field(default_factory=Counter)

    @property
    def accepted(self) -> int:
        """Chunks that the reference accepts."""
        return self.counts["accepted"]

    @property
    def refused(self) -> int:
        """Chunks that it does not: they are no MLIR, or not valid."""
        return self.counts["refused"] + self.counts["rejected"]

    def add(self, other: Folder) -> None:
        """Adds another's counts."""
        self.counts += other.counts
        self.alike += other.alike

    def as_dict(self, keys: Iterable[str]) -> dict[str, int]:
        """The counts of all folders."""
        counts = {name: self.counts[name] for name in COUNTED}
        return counts | {key: self.alike[key] for key in keys}


class Report:
    """Collects what chunks gave."""

    def __init__(self, rows: Sequence[AnyCheck]) -> None:
        self.rows = rows
        self.folders: dict[str, Folder] = {}
        self.paths: dict[str, dict[Path, None]] = {}
        """By folder, the paths that hold its files."""
        self.differences: list[Difference] = []
        self.crashes: list[Difference] = []
        self.unread: list[Difference] = []
        """Chunks that are not read natively."""
        self.by_text: Counter[str] = Counter()
        """Why modules went by text, for want of bytecode."""

    def add_file(self, folder: str, path: Path) -> None:
        """Counts a file; with `path`, the folder can be named in a command."""
        self._folder(folder).counts["files"] += 1
        self.paths.setdefault(folder, {})[path] = None

    def add(self, folder: str, place: str, judged: Judged) -> None:
        """Counts a chunk, which begins at `place`."""
        found = self._folder(folder)
        found.counts["chunks"] += 1
        found.counts[judged.answer.value] += 1
        if judged.answer is Answer.CRASHED:
            self.crashes.append(Difference(place, "reference", judged.note))
        if judged.unread:
            found.counts[_UNREAD[judged.answer]] += 1
            self.unread.append(Difference(place, "unread", judged.unread, folder))
        if judged.answer is not Answer.CRASHED and not judged.falls_short:
            found.counts[f"{SIDES[judged.answer]}-in-all"] += 1
        for reason in judged.by_text:
            found.counts[_BY_TEXT[reason.partition(":")[0]]] += 1
            self.by_text[reason] += 1
        for key, reason in judged.reasons.items():
            if reason:
                self.differences.append(Difference(place, key, reason, folder))
            else:
                found.alike[key] += 1

    def short(self) -> dict[str, dict[str, list[Difference]]]:
        """By folder and location, why chunks fall short of the reference."""
        found: dict[str, dict[str, list[Difference]]] = {}
        for each in sorted([*self.differences, *self.unread], key=lambda d: d.folder):
            found.setdefault(each.folder, {}).setdefault(each.place, []).append(each)
        return found

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
            "rows": {row.key: row.about for row in self.rows},
            "folders": self.counts(),
            "total": self.total().as_dict(keys),
            "differences": [_as_dict(d) for d in self.differences],
            "unread": [_as_dict(d) for d in self.unread],
            "by_text": dict(self.by_text.most_common()),
            "reference_crashes": [_as_dict(d) for d in self.crashes],
        }

    def _folder(self, name: str) -> Folder:
        return self.folders.setdefault(name, Folder())


def folder_of(relative: PurePosixPath, root: str) -> str:
    """The folder whose counts include a file; a file at the top belongs to its root."""
    parts = relative.parts[:-1][:LEVELS]
    return "/".join(parts) or root


def fallen(
    baseline: dict[str, dict[str, int]], counts: dict[str, dict[str, int]]
) -> list[str]:
    """What is less than in a baseline; folders and rows not looked at do not count."""
    return [
        f"{folder}: {key}: {counts[folder][key]}, the baseline has {before}"
        for folder, rows in baseline.items()
        if folder in counts
        for key, before in rows.items()
        if key not in NO_GOAL and counts[folder].get(key, before) < before
    ]


def read_baseline(path: Path) -> dict[str, dict[str, dict[str, int]]]:
    """A baseline, by root and folder; raises `OSError` and `ValueError`."""
    found: dict[str, dict[str, dict[str, int]]] = json.loads(path.read_text("utf-8"))
    return found


def write_baseline(path: Path, root: str, counts: dict[str, dict[str, int]]) -> None:
    """Puts the counts of a root into a baseline; its entries of others stay.

    So do its entries of rows that were not checked.
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
