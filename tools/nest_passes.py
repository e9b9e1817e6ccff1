"""Holds affine passes in Python to what they give, on random nests of affine loops.

`python -m tools.nest_passes --count 1000 --seed 1 [PIPELINE...]` runs each pass on so
many nests whose stores depend on loads, and the interpreter before and after it. What
differs, or raises anything, is shown by its seed; the last lines say how often each
pass changed something.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Sequence
from typing import Final

import numpy as np

import bridge
from bridge.errors import listening
from bridge.fuzz.nests import NAME, SIDE, nest_text
from bridge.ir.core import Operation

PIPELINES: Final = (
    "affine-simplify-structures",
    "affine-simplify-min-max",
    "affine-loop-normalize",
    "affine-loop-normalize{promote-single-iter}",
    "affine-parallelize",
    "affine-loop-tile{tile-size=2}",
    "affine-loop-tile{tile-size=3 separate}",
    "affine-loop-unroll{unroll-factor=3}",
    "affine-loop-unroll{unroll-factor=-1}",
    "affine-loop-unroll{cleanup-unroll unroll-factor=2}",
    "affine-loop-unroll-jam{unroll-jam-factor=2}",
    "affine-loop-invariant-code-motion",
    "affine-scalrep",
    "affine-loop-coalescing",
    "affine-loop-fusion",
    "affine-loop-fusion{maximal}",
    "affine-loop-fusion{mode=sibling maximal}",
    "affine-data-copy-generate{fast-mem-space=0}",
    "affine-data-copy-generate{fast-mem-space=0 fast-mem-capacity=1}",
    "affine-data-copy-generate{generate-dma},affine-pipeline-data-transfer",
    "affine-super-vectorize{virtual-vector-size=4}",
    "affine-super-vectorize{virtual-vector-size=2,4}",
    "affine-fold-memref-alias-ops",
    "affine-expand-index-ops",
    "affine-expand-index-ops-as-affine",
    "affine-polyhedral-optimize{fuse=max}",
    "affine-polyhedral-optimize{fuse=min tile-size=3}",
    "affine-polyhedral-optimize{fuse=max parallel vector-size=4}",
    "lower-affine",
)
"""Each pass, in ways that do something on small nests."""

SYMBOLS: Final = (-2, 0, 3, 8)


def memory_after(module: Operation, symbol: int) -> bytes:
    """What is in memory after a run on numbers in their order."""
    data = np.arange(SIDE * SIDE, dtype=np.float32).reshape(SIDE, SIDE)
    bridge.interpret(module, NAME, data, symbol)
    return data.tobytes()


def fault(text: str, pipeline: str, wanted: Sequence[bytes]) -> tuple[bool, str]:
    """Whether a pass changes a nest, and what is wrong; empty where nothing is."""
    module = bridge.parse(text)
    before = bridge.format(module)
    try:
        with listening(None):
            bridge.run_passes(module, f"func.func({pipeline})", engine="native")
        changed = bridge.format(module) != before
        for symbol, want in zip(SYMBOLS, wanted, strict=True):
            if memory_after(module, symbol) != want:
                return changed, f"another result, at {symbol}"
    except Exception as error:
        return True, f"{type(error).__name__}: {error}"
    return changed, ""


def main(arguments: Sequence[str] | None = None) -> int:
    """1 where a pass is wrong."""
    parser = argparse.ArgumentParser(prog="nest_passes", description=__doc__)
    parser.add_argument("pipelines", nargs="*", help="of passes; all, without")
    parser.add_argument("--count", type=int, default=100, help="how many nests")
    parser.add_argument("--seed", type=int, default=1, help="of the first one")
    parser.add_argument("--seconds", type=float, help="to begin another one in")
    options = parser.parse_args(arguments)
    pipelines = options.pipelines or PIPELINES
    end = time.monotonic() + (options.seconds or float("inf"))
    done = 0
    changed: Counter[str] = Counter()
    wrong: Counter[str] = Counter()
    for seed in range(options.seed, options.seed + options.count):
        if time.monotonic() > end:
            break
        done += 1
        text = nest_text(seed, mixing=True)
        before = bridge.parse(text)
        wanted = [memory_after(before, symbol) for symbol in SYMBOLS]
        for pipeline in pipelines:
            changes, why = fault(text, pipeline, wanted)
            changed[pipeline] += changes
            if why:
                wrong[pipeline] += 1
                print(f"seed {seed}, {pipeline}: {why}"[:300], flush=True)
    for pipeline in pipelines:
        print(f"{pipeline}: {changed[pipeline]} changed, {wrong[pipeline]} wrong")
    print(f"{done} nests, {len(pipelines)} pipelines: {wrong.total()} wrong")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
