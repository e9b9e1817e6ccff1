"""Compares random affine expressions with upstream's; exits with 1 on a difference.

    python -m tools.fuzz_affine [COUNT] [--seed SEED]

Text, value at random points, simplification and reading again are compared, as in
the tests, which do a few hundred of these.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from random import Random

from torch_mlir import ir

from tests.oracles.affine import differences
from tests.strategies.affine import random_point, random_tree


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("count", nargs="?", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    rng = Random(options.seed)
    found: Counter[str] = Counter()
    start = time.perf_counter()
    with ir.Context():
        for _ in range(options.count):
            tree = random_tree(rng, rng.randrange(1, 6))
            points = [random_point(rng) for _ in range(4)]
            for difference in differences(tree, points):
                found[difference.question.split(" at ")[0]] += 1
                if found.total() <= 10:
                    print(difference)
    seconds = time.perf_counter() - start
    print(
        f"{options.count} expressions, seed {options.seed}: "
        f"{found.total()} differences {dict(found)} "
        f"in {seconds:.1f} s, {options.count / seconds:.0f}/s"
    )
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
