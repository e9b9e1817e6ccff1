"""Changes real programs and holds our answers against the reference's.

    python -m tools.mutants [--count N] [--seed SEED] [--folder FOLDER] [--json FILE]

Mutants are chunks of the corpus and of `conformance/`, in custom and generic form, and
ops made from the rows, each changed once or a few times; the same for the same seed.
Compared are the decision, all diagnostics with their notes, and of what both accept
the custom and generic form, the form with locations, the export, and what is read in
our own print. Exits with 1 on a difference.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Final

from bridge.errors import Crash
from bridge.upstream.isolated import Pool
from tools.mutants.judging import Verdict
from tools.mutants.report import KINDS, Report
from tools.mutants.seeds import Mutant, Seeds

ROOT: Final = Path(__file__).resolve().parents[2]
FOLDERS: Final = (
    ROOT.parent / "shared" / "corpus" / "upstream-22",
    ROOT / "conformance",
)
BATCH: Final = 50
LIMIT: Final = 30.0
"""Seconds a batch may take before its mutants are asked one by one."""

MEMORY: Final = 6 << 30
"""Bytes that either side may use: the reference takes all there are for some texts."""

PROGRESS: Final = 15.0
"""Seconds between two lines that tell how it goes."""

JUDGING: Final = "tools.mutants.judging"


def mutants(seeds: Seeds, seed: int, count: int) -> Iterator[Mutant]:
    """So many mutants, no text twice."""
    seen: set[int] = set()
    number = 0
    while len(seen) < count:
        mutant = seeds.mutant(seed, number)
        number += 1
        if mutant is not None and hash(mutant.text) not in seen:
            seen.add(hash(mutant.text))
            yield mutant


def judged(batch: list[Mutant], pool: Pool) -> list[Verdict]:
    """What the mutants of a batch give, also where one kills its worker."""
    try:
        found: list[Verdict] = pool.call(f"{JUDGING}:judge_all", batch)
    except Crash:
        return [_alone(mutant, pool) for mutant in batch]
    return found


def _alone(mutant: Mutant, pool: Pool) -> Verdict:
    """What a mutant gives by itself, or what we say where the reference dies of it."""
    try:
        found: Verdict = pool.call(f"{JUDGING}:judge", mutant)
    except Crash as error:
        # A hang may be ours as well as the reference's.
        return _ours_alone(mutant, pool, error)
    return found


def _ours_alone(mutant: Mutant, pool: Pool, death: Crash) -> Verdict:
    try:
        found: Verdict = pool.call(f"{JUDGING}:judge_ours", mutant)
    except Crash as error:
        return Verdict(False, "hang", str(death), str(error))
    return found


def campaign(
    seeds: Seeds, seed: int, count: int, tell: Callable[[Report], None]
) -> Report:
    """Judges so many mutants, and tells how it goes now and then."""
    report = Report()
    shown = time.monotonic()
    waiting = mutants(seeds, seed, count)
    with Pool(timeout=LIMIT, memory=MEMORY) as pool:
        while batch := list(islice(waiting, BATCH)):
            for mutant, verdict in zip(batch, judged(batch, pool), strict=True):
                report.add(mutant, verdict)
            now = time.monotonic()
            if now - shown > PROGRESS:
                shown = now
                tell(report)
    return report


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--folder", type=Path, action="append")
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    start = time.monotonic()

    def tell(report: Report) -> None:
        rate = report.mutants / (time.monotonic() - start)
        said = f"{report.mutants} of {options.count}, {rate:.0f}/s"
        print(f"{said}, {report.count(*KINDS)} differ", file=sys.stderr)
        if options.json:
            options.json.write_text(json.dumps(report.as_json(), indent=1))

    report = campaign(
        Seeds(options.folder or FOLDERS), options.seed, options.count, tell
    )
    tell(report)
    print("\n".join(report.lines()))
    return 1 if report.groups else 0


if __name__ == "__main__":
    sys.exit(main())
