"""Which check executes which block: measured once, kept beside the copies."""

from __future__ import annotations

import json
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path

from tools.mutate import checks
from tools.mutate.checkout import Copy
from tools.mutate.checks import Check

LIMIT = 1200.0
"""Seconds of processor time that a check may take while it is watched."""


@dataclass(slots=True)
class Reach:
    """By block, the checks that execute it; by check, its cost and its breadth."""

    of_block: dict[str, list[Check]] = field(default_factory=lambda: defaultdict(list))
    seconds: dict[Check, float] = field(default_factory=dict)
    breadth: dict[Check, int] = field(default_factory=dict)

    def ordered(self, block: str, mirror: str) -> list[Check]:
        """The checks of a block: its own test first, then the cheap and narrow ones."""
        return sorted(
            self.of_block[block],
            key=lambda c: (
                c.name != mirror,
                self.seconds[c] * self.breadth[c],
            ),
        )


def measure(copy: Copy, path: Path) -> None:
    """Runs each check in a watched copy; goes on where an earlier run has ended."""
    known = set(read(path).seconds)
    told = path.with_suffix(".told")
    for check in checks.all_checks(copy):
        if check in known:
            continue
        told.unlink(missing_ok=True)
        outcome = checks.run(copy, [check], limit=LIMIT, reach=told)
        blocks = sorted(set(told.read_text().split())) if told.exists() else []
        row = {
            "kind": check.kind,
            "name": check.name,
            "passed": outcome.passed,
            "seconds": round(outcome.seconds, 2),
            "blocks": blocks,
        }
        with path.open("a") as file:
            file.write(json.dumps(row) + "\n")
        mark = "" if outcome.passed else ", fails"
        print(
            f"{check}: {len(blocks)} blocks, {outcome.seconds:.1f} s{mark}", flush=True
        )


def read(path: Path) -> Reach:
    """What was measured so far."""
    reach = Reach()
    if path.exists():
        for line in path.read_text().splitlines():
            _add(reach, json.loads(line))
    return reach


def _add(reach: Reach, row: dict[str, object]) -> None:
    check = Check(str(row["kind"]), str(row["name"]))
    blocks = row["blocks"]
    assert isinstance(blocks, list)
    reach.seconds[check] = float(str(row["seconds"]))
    reach.breadth[check] = len(blocks)
    for block in blocks:
        reach.of_block[block].append(check)
