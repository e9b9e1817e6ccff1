"""`affine-polyhedral-optimize` beside plain loops, and upstream's best affine pipeline.

`python -m tools.bench_polyhedral [--runs N] [KERNEL...]`: each kernel of PolyBench is
compiled as it is, scheduled anew, and by each of upstream's pipelines; runs of all take
turns, so that other work on the machine hits all alike, and the least time counts. What
does not give what the plain loops give is told, and is no peer.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Final, Literal

import numpy as np

import bridge
from bridge.errors import Error
from tools.polybench import KERNELS, Kernel
from tools.timing import Row

OURS: Final = "func.func(affine-polyhedral-optimize{{distinct-arguments=true{0}}})"

UPSTREAM: Final = (
    "affine-loop-fusion,affine-scalrep",
    "affine-loop-fusion{maximal}",
    "affine-loop-tile{tile-size=32}",
    "affine-loop-fusion,affine-loop-tile{tile-size=32},affine-scalrep",
    "affine-loop-unroll-jam{unroll-jam-factor=4},affine-scalrep",
    "affine-super-vectorize{virtual-vector-size=8 test-fastest-varying=0}",
)
"""Pipelines of upstream's affine passes on a function."""

FASTER: Final = 1 / 3
"""The budget of kernels with reuse beyond the cache; of others it is `NO_SLOWER`."""
NO_SLOWER: Final = 1.1
"""Times of the same code differ as much on a machine that does other work."""

Engine = Literal["auto", "upstream"]
Run = Callable[[Sequence[np.ndarray]], None]


def rows(runs: int, kernels: Sequence[Kernel] = KERNELS) -> Iterator[Row]:
    """Two figures of each kernel: beside the plain loops, and upstream's best."""
    for kernel in kernels:
        times = measured(kernel, runs)
        ours, plain = times.pop("ours"), times.pop("plain")
        budget = FASTER if kernel.reuses else NO_SLOWER
        yield Row(f"{kernel.name} scheduled, beside plain", ours, plain, budget)
        best = min(times, key=lambda name: times[name], default="none")
        label = f"{kernel.name} scheduled, beside upstream's"
        yield Row(label, ours, times.get(best, plain), NO_SLOWER)


def measured(kernel: Kernel, runs: int, size: int = 0) -> dict[str, float]:
    """The least time of each way to compile a kernel that gives the right result."""
    text = kernel.text(size or kernel.size)
    ways: dict[str, Run] = {"plain": _compiled(text, None, "auto")}
    ways["ours"] = _compiled(text, OURS.format(kernel.options), "auto")
    for pipeline in UPSTREAM:
        try:
            ways[pipeline] = _compiled(text, f"func.func({pipeline})", "upstream")
        except Error as error:
            print(f"{kernel.name}, {pipeline}: {error}"[:200], file=sys.stderr)
    arrays = kernel.arrays(size or kernel.size)
    wanted: list[np.ndarray] = []
    times: dict[str, float] = {}
    for n in range(runs):
        for name, run in list(ways.items()):
            given = [array.copy() for array in arrays]
            start = time.process_time()
            run(given)
            passed = time.process_time() - start
            wanted = wanted or given
            if n == 0 and not all(map(np.allclose, given, wanted)):
                print(f"{kernel.name}, {name}: a wrong result", file=sys.stderr)
                del ways[name]
                continue
            times[name] = min(passed, times.get(name, passed))
    return times


def _compiled(text: str, pipeline: str | None, engine: Engine) -> Run:
    module = bridge.parse(text)
    if pipeline is not None:
        bridge.run_passes(module, pipeline, engine=engine)
    function = bridge.compile(module)["f"]
    return lambda arrays: function.bind(*arrays)()


def main(arguments: Sequence[str] | None = None) -> int:
    """1 where a budget is not held."""
    parser = argparse.ArgumentParser(prog="bench_polyhedral", description=__doc__)
    parser.add_argument("kernels", nargs="*", help="their names; all, without")
    parser.add_argument("--runs", type=int, default=5, help="runs of each way")
    given = parser.parse_args(arguments)
    chosen = [k for k in KERNELS if not given.kernels or k.name in given.kernels]
    held = True
    for row in rows(given.runs, chosen):
        print(row, flush=True)
        held = held and row.ratio <= row.budget
    return int(not held)


if __name__ == "__main__":
    sys.exit(main())
