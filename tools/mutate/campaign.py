"""Many changes, one at a time, each held against the checks that execute its block.

Nearly all changes are noticed within seconds by what is next to them, so that comes
first, in forks: the module's own test, then chunks of the corpus. What is left after
that is run as its user would, until the time of a change is used up.
"""

from __future__ import annotations

import random
import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import Any, Final

from tools.mutate import checks
from tools.mutate.blocks import block_at
from tools.mutate.changes import Change, changes_of
from tools.mutate.checkout import Copy
from tools.mutate.checks import Check
from tools.mutate.forked import Forks
from tools.mutate.reach import Reach

SLOWER: Final = 4.0
"""How much longer than ever checks may take before that counts as noticed."""

START: Final = 10.0
"""Seconds of processor time that any run may take."""

NEAR: Final = 4.0
"""Seconds of chunks of the corpus that are judged before tests of other modules."""

_FAILED: Final = re.compile(r"^(?:FAILED|ERROR|FAIL:|fallen:) ?(.*)", re.MULTILINE)


def folder_of(file: str) -> str:
    """The folder a file counts for: that of a dialect, or one of the package."""
    parts = PurePosixPath(file).parts[:-1]
    return "/".join(parts[:3])


def mirror(file: str) -> str:
    """The test of a module."""
    path = PurePosixPath(file)
    return str(PurePosixPath("tests", *path.parts[1:-1], f"test_{path.name}"))


def chosen(sources: dict[str, bytes], count: int, seed: int) -> list[Change]:
    """Changes spread evenly over folders, and within each over kinds."""
    chance = random.Random(seed)
    folders: dict[str, dict[str, list[Change]]] = defaultdict(lambda: defaultdict(list))
    for file, source in sources.items():
        for change in changes_of(file, source):
            folders[folder_of(file)][change.kind].append(change)
    found: dict[Change, None] = {}
    names = sorted(folder for folder, kinds in folders.items() if kinds)
    chance.shuffle(names)
    for turn in range(count):
        kinds = folders[names[turn % len(names)]]
        found[chance.choice(kinds[chance.choice(sorted(kinds))])] = None
    return list(found)


@dataclass(slots=True)
class Campaign:
    """What changes are made to, and what they are held against."""

    copy: Copy
    forks: Forks
    reach: Reach
    limit: float
    """Seconds of processor time that the checks of a change may take."""

    def run(self, changes: Iterable[Change]) -> Iterator[dict[str, Any]]:
        """What became of each change."""
        for change in changes:
            source = self.copy.read(change.file)
            block = f"{change.file}:{block_at(source.decode(), change.line)}"
            found = self.reach.ordered(block, mirror(change.file))
            by = self._noticed(change, source, found)
            yield {
                "file": change.file,
                "change": change.shown(source),
                "verdict": "noticed" if by else "unnoticed",
                "by": by,
                "checks": len(found),
            }

    def _noticed(self, change: Change, source: bytes, found: list[Check]) -> str:
        """Which check fails with the change and does not without; nothing if none."""
        corpus = [check for check in found if check.kind == "corpus"]
        folders = [c.name for c in sorted(corpus, key=lambda c: _far(change, c))]
        tests = [check for check in found if check.kind == "pytest"]
        own = [check for check in tests if check.name == mirror(change.file)]
        others = self._affordable([check for check in tests if check not in own])
        with_change = _Changed(self.copy, change, source)
        return (
            self._tests(own, with_change)
            or self._chunks(folders, NEAR, with_change)
            or self._tests(others, with_change)
            or self._chunks(folders, self.limit / 4, with_change)
            or self._cases(found, with_change)
        )

    def _affordable(self, found: Sequence[Check]) -> list[Check]:
        """The first checks, as long as their time is a quarter of the limit."""
        used, kept = 0.0, []
        for check in found:
            used += self.reach.seconds[check]
            if used < self.limit / 4:
                kept.append(check)
        return kept

    def _tests(self, found: Sequence[Check], with_change: _Changed) -> str:
        usual = sum(self.reach.seconds[check] for check in found)
        names = [check.name for check in found]
        return self._sound(self.forks.tests, names, usual, with_change)

    def _chunks(self, folders: list[str], budget: float, with_change: _Changed) -> str:
        return self._sound(self.forks.chunks, folders, budget, with_change)

    def _sound(
        self,
        look: Callable[[list[str], float], str],
        names: list[str],
        budget: float,
        with_change: _Changed,
    ) -> str:
        """The first that falls short with the change and not without."""
        by = None if names else ""
        while by is None:
            with with_change:
                said = look(names, budget)
            if not said or self.forks.is_sound(said):
                by = said
        return by

    def _cases(self, found: Sequence[Check], with_change: _Changed) -> str:
        """The cases of lit, in commands of their own."""
        cases = self._affordable([check for check in found if check.kind == "lit"])
        limit = START + SLOWER * sum(self.reach.seconds[check] for check in cases)
        with with_change:
            outcome = checks.run(self.copy, cases, limit=limit)
        if outcome.passed or not checks.run(self.copy, cases, limit=limit).passed:
            return ""
        match = _FAILED.search(outcome.said)
        return match[1] if match else outcome.said.strip()[-200:]


@dataclass(slots=True)
class _Changed:
    """While it is entered, the copy has the change."""

    copy: Copy
    change: Change
    source: bytes

    def __enter__(self) -> None:
        self.copy.write(self.change.file, self.change.applied(self.source))

    def __exit__(self, *exception: object) -> None:
        self.copy.write(self.change.file, self.source)


def _far(change: Change, check: Check) -> bool:
    """Whether a folder of the corpus is about something else than a file."""
    parts = PurePosixPath(change.file).with_suffix("").parts[1:3]
    last = PurePosixPath(check.name).name.lower()
    return not any(part.strip("_").replace("_", "") in last for part in parts)
