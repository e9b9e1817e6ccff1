"""Holds analyses against enumeration on random nests of affine loops.

`python -m tools.nests --count 20000 --seed 1` says how many of so many nests have a
wrong answer, which are shown by their seeds, and how many have an unknown one.
"""

from __future__ import annotations

import argparse
import sys
import time
from typing import Final

import bridge
from bridge.fuzz.nest_checks import Wrong, check, check_bounds
from bridge.fuzz.nests import nest_text

_TOLD: Final = 500
"""So many nests go by between two lines that tell how it goes."""


def main(arguments: list[str] | None = None) -> int:
    """1 where an answer is wrong."""
    parser = argparse.ArgumentParser(prog="nests", description=__doc__)
    parser.add_argument("--count", type=int, default=1000, help="how many nests")
    parser.add_argument("--seed", type=int, default=1, help="of the first one")
    options = parser.parse_args(arguments)
    start = time.process_time()
    wrong = unknown = 0
    for seed in range(options.seed, options.seed + options.count):
        inside = bool(seed % 4)
        module = bridge.parse(nest_text(seed, inside=inside))
        if seed % _TOLD == 0:
            print(f"at seed {seed}", file=sys.stderr, flush=True)
        try:
            unknown += bool((check if inside else check_bounds)(module))
        except Wrong as fault:
            wrong += 1
            print(f"seed {seed}: {fault}"[:500])
    seconds = time.process_time() - start
    print(f"{options.count} nests: {wrong} wrong, {unknown} unknown, {seconds:.0f} s")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
