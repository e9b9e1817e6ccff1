"""Figures for random programs: how many a second, and how many of them are of use.

    python -m tools.bench_fuzz [--cluster]

Each is held to the bound that the design gives it: 200 programs of 30 operations a
second, one processor; of their operations 2 % refused by the verifier, of programs 10 %
undefined at first, and 1 % the same as another. With `--cluster`, a campaign by one and
two workers of Dask on this machine.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from bridge.fuzz.campaign import Campaign, Task, work
from bridge.fuzz.pipelines import PIPELINES
from bridge.fuzz.store import Done, Store
from bridge.work.cluster import Cluster
from tools.timing import Row

_WARM: Final = 200
_PROGRAMS: Final = 600
_ASKED: Final = 24
"""With terminators and what guards operations, these are 30 operations on average."""
_SECOND: Final = 200
"""Programs that should be made a second."""
_CAMPAIGN: Final = 192
"""Programs of a campaign by workers of Dask, through so many pipelines."""
_PIPELINES: Final = 8


def measured(programs: int = _PROGRAMS) -> tuple[Done, float]:
    """A batch that no pipeline sees, and the processor's time it took."""
    work(Task(1 << 20, _WARM, ops=_ASKED, pipelines=()))
    start = time.process_time()
    done = work(Task(0, programs, ops=_ASKED, pipelines=()))
    return done, time.process_time() - start


def rows() -> Iterator[Row]:
    """Each figure beside its bound."""
    done, seconds = measured()
    each, bound = seconds / done.programs, 1 / _SECOND
    size = round(done.ops / done.programs)
    yield Row(f"random program of {size} ops: made, verified, run", each, bound, 1)
    shares = {
        "operations refused": (done.refused / done.ops, 0.02),
        "programs undefined at first": (done.trapped / done.programs, 0.1),
        "programs given up": (1 - done.defined / done.programs, 0.02),
        "duplicates": (1 - len({*done.digests}) / done.programs, 0.01),
    }
    for name, (share, most) in shares.items():
        yield Row(f"random programs: {name}", share, most, 1, "of 1")


def by_cluster(workers: int) -> float:
    """The seconds that a campaign takes with so many workers of Dask."""
    from distributed import LocalCluster

    given = {"n_workers": workers, "threads_per_worker": 1, "dashboard_address": None}
    with (
        TemporaryDirectory() as folder,
        LocalCluster(**given, processes=True) as cluster,
    ):
        store = Store(str(Path(folder) / "campaign.sqlite"))
        like = Task(0, pipelines=PIPELINES[:_PIPELINES])
        Campaign(store, like, 2 * 24, steered=False).run(
            Cluster(cluster.scheduler_address)
        )
        start = time.monotonic()
        Campaign(store, like, 2 * 24 + _CAMPAIGN, steered=False).run(
            Cluster(cluster.scheduler_address)
        )
        return time.monotonic() - start


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench_fuzz", description=__doc__)
    parser.add_argument("--cluster", action="store_true", help="scaling by Dask")
    options = parser.parse_args()
    for row in rows():
        print(row, flush=True)
    for workers in (1, 2) if options.cluster else ():
        seconds = by_cluster(workers)
        rate = _CAMPAIGN / seconds
        print(
            f"{workers} of Dask: {_CAMPAIGN} programs in {seconds:.1f} s, {rate:.1f}/s"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
