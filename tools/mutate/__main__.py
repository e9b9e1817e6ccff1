"""The command; see `python -m tools.mutate --help`."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from tools.mutate import campaign, forked, reach
from tools.mutate.checkout import ROOT, Copy

PLACE: Final = ROOT / ".mutate"


def main(arguments: Sequence[str]) -> int:
    """Runs the command; returns the exit code."""
    parser = argparse.ArgumentParser(prog="tools.mutate", description=__doc__)
    parser.add_argument("what", choices=["reach", "run", "show"])
    parser.add_argument("--place", type=Path, default=PLACE, help="of the copies")
    parser.add_argument("--count", type=int, default=200, help="of changes")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--limit", type=float, default=300, help="seconds a change may take"
    )
    given = parser.parse_args(arguments)
    given.place.mkdir(exist_ok=True)
    return _WHAT[given.what](given)


def _reach(given: argparse.Namespace) -> int:
    copy = Copy(given.place / "watched")
    if not copy.path.exists():
        copy.make()
        copy.watch()
        Copy(given.place / "measured").make()
    reach.measure(copy, given.place / "reach.jsonl")
    return 0


def _run(given: argparse.Namespace) -> int:
    copy = Copy(given.place / "changed")
    # The sources that were measured, whatever an earlier run has left in them.
    copy.make(given.place / "measured")
    known = reach.read(given.place / "reach.jsonl")
    chosen = campaign.chosen(copy.sources(), given.count, given.seed)
    results = given.place / "results.jsonl"
    noticed = {row["change"] for row in _rows(results) if row["verdict"] == "noticed"}
    left = [c for c in chosen if c.shown(copy.read(c.file)) not in noticed]
    work = campaign.Campaign(copy, forked.Forks(copy), known, given.limit)
    for row in work.run(left):
        with results.open("a") as file:
            file.write(json.dumps(row) + "\n")
        print(f"{row['verdict']}: {row['change']}  {row['by']}", flush=True)
    return 0


def _show(given: argparse.Namespace) -> int:
    for line in _summary(_rows(given.place / "results.jsonl")):
        print(line)
    return 0


def _rows(results: Path) -> list[dict[str, Any]]:
    """What became of each change when it was last run."""
    lines = results.read_text().splitlines() if results.exists() else []
    return [*{row["change"]: row for row in map(json.loads, lines)}.values()]


def _summary(rows: list[dict[str, Any]]) -> Iterator[str]:
    """Counts by folder, then what was not noticed."""
    folders: dict[str, Counter[str]] = defaultdict(Counter)
    for row in rows:
        folders[campaign.folder_of(row["file"])][row["verdict"]] += 1
    width = max(map(len, folders), default=0)
    for name, counts in sorted(folders.items()):
        yield f"{name:{width}}  {counts['noticed']:4} of {counts.total():4} noticed"
    yield from (row["change"] for row in rows if row["verdict"] != "noticed")


_WHAT: Final = {"reach": _reach, "run": _run, "show": _show}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
