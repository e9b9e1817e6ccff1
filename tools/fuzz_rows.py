"""Reads and prints random ops made from the rows; exits with 1 on a difference.

    python -m tools.fuzz_rows [COUNT] [DIALECT...] [--seed SEED]

Each module goes from generic to custom and back to generic form, here and in the
reference, as in the tests, which do a few hundred of these.
"""

from __future__ import annotations

import argparse
import sys
import traceback

from bridge.ods.rows import dialects
from tests.oracles.rows import Forms, check_inverse, reference
from tests.strategies.rows import operations_of

TRIES = 40
"""How often an op is made until it is valid: more reach those that hardly are."""


def differs(forms: Forms) -> bool:
    """Whether a module does not come back; shows it."""
    try:
        check_inverse(forms)
    except Exception:
        print(f"{forms.custom}{forms.generic}{traceback.format_exc(limit=-3)}")
        return True
    return False


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("count", nargs="?", type=int, default=1000)
    parser.add_argument("dialects", nargs="*")
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    names = options.dialects or [name for name in dialects() if operations_of(name)]
    made = found = 0
    with reference() as upstream:
        for seed in range(options.seed, options.seed + options.count):
            for name in names:
                forms = upstream.module(seed, (name,), TRIES)
                if forms is not None:
                    made += 1
                    if differs(forms):
                        found += 1
                        print(f"{name}, seed {seed}\n", flush=True)
        print(
            f"{made} modules of {len(names)} dialects: {found} differences; "
            f"the reference died of {upstream.killed}"
        )
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
