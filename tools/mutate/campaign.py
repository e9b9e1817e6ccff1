"""Many changes, one at a time, each held against the checks that execute its block."""

from __future__ import annotations

import random
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import PurePosixPath
from typing import Any, Final

from tools.mutate import checks
from tools.mutate.blocks import block_at
from tools.mutate.changes import Change, changes_of
from tools.mutate.checkout import Copy
from tools.mutate.checks import Check
from tools.mutate.reach import Reach

SLOWER: Final = 4.0
"""How much longer than ever checks may take before that counts as noticed."""

START: Final = 10.0
"""Seconds of processor time that any run may take."""

ROUNDS: Final = (3.0, 15.0, 60.0)
"""Seconds of checks that are run together: few first, as most changes are noticed."""

_FAILED: Final = re.compile(r"^(?:FAILED|ERROR|FAIL:|fallen:) ?(.*)", re.MULTILINE)


def folder_of(file: str) -> str:
    """The folder a file counts for: that of a dialect, or one of the package."""
    parts = PurePosixPath(file).parts[:-1]
    return "/".join(parts[:3])


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


def run(
    copy: Copy, changes: Iterable[Change], reach: Reach, limit: float
) -> Iterator[dict[str, Any]]:
    """What became of each change; `limit` is in seconds of its checks."""
    sound = _Sound(copy)
    for change in changes:
        source = (copy.path / change.file).read_bytes()
        block = f"{change.file}:{block_at(source.decode(), change.line)}"
        found = reach.ordered(block, mirror(change.file))
        by = ""
        rounds = list(_rounds(found, reach, limit))
        for together in rounds:
            by = _noticed(copy, change, source, together, reach, sound)
            if by:
                break
        ran = sum(map(len, rounds))
        yield {
            "file": change.file,
            "change": change.shown(source),
            "verdict": "noticed" if by else "unnoticed",
            "by": by or f"{ran} of {len(found)} checks",
        }


def mirror(file: str) -> str:
    """The test of a module."""
    path = PurePosixPath(file)
    return str(PurePosixPath("tests", *path.parts[1:-1], f"test_{path.name}"))


def _rounds(found: list[Check], reach: Reach, limit: float) -> Iterator[list[Check]]:
    """Checks in rounds that grow, until their time is over a limit."""
    rest, used = list(found), 0.0
    for size in (*ROUNDS, limit):
        together: list[Check] = []
        seconds = 0.0
        while rest and (not together or seconds < size) and used < limit:
            together.append(rest.pop(0))
            seconds += reach.seconds[together[-1]]
            used += reach.seconds[together[-1]]
        if together:
            yield together


def _noticed(
    copy: Copy,
    change: Change,
    source: bytes,
    together: list[Check],
    reach: Reach,
    sound: _Sound,
) -> str:
    """Which check fails with the change and does not without; nothing if none."""
    usual = sum(reach.seconds[check] for check in together)
    copy.write(change.file, change.applied(source))
    try:
        outcome = checks.run(copy, together, limit=START + SLOWER * usual)
    finally:
        copy.write(change.file, source)
    if outcome.passed:
        return ""
    match = _FAILED.search(outcome.said)
    told = match[1] if match else outcome.said.strip()[-200:]
    return told if sound.without(together, told, START + SLOWER * usual) else ""


def _short(check: Check) -> str:
    """What a check is called where it fails."""
    return check.name.removeprefix("conformance/")


class _Sound:
    """Whether checks pass without a change; asked once of each that fails."""

    def __init__(self, copy: Copy) -> None:
        self._copy = copy
        self._known: dict[Check, bool] = {}

    def without(self, together: list[Check], told: str, limit: float) -> bool:
        """Whether the check that failed, or all of them, pass without a change."""
        named = [check for check in together if _short(check) in told]
        for check in named or together:
            if check not in self._known:
                outcome = checks.run(self._copy, [check], limit=limit)
                self._known[check] = outcome.passed
        return all(self._known[check] for check in named or together)
