"""Reports where the tables of ops and the reference disagree.

    python -m tools.ods_reference [NAME ...] [--probe] [--judge N] [--ops PREFIX]

Without names it makes every comparison of `tools.ods.reference`; `--probe` also reads
the texts of values' constraints off the reference's diagnostics, and `--judge`
compares what the two verifiers say of N random instances of each op: both in child
processes, since some malformed ops kill the process they are verified in. Exits with 1
where anything disagrees.
"""

from __future__ import annotations

import argparse
import sys

from tools.ods import judging, probing
from tools.ods.reference import COMPARISONS


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("names", nargs="*", help=f"of {', '.join(COMPARISONS)}")
    parser.add_argument("--probe", action="store_true", help="constraint texts too")
    parser.add_argument(
        "--judge", type=int, default=0, metavar="N", help="verdicts too"
    )
    parser.add_argument("--seed", type=int, default=0, help="of the random instances")
    parser.add_argument("--ops", default="", help="only ops of this prefix for these")
    options = parser.parse_args()
    found = 0
    for name in options.names or COMPARISONS:
        lines = list(COMPARISONS[name]())
        found += len(lines)
        print(f"{name}: {len(lines)} disagreements")
        for line in lines:
            print(f"  {line}")
    if options.probe:
        report = probing.compared(options.ops)
        found += len(report.differences)
        print(f"texts: {report.alike} alike, {len(report.differences)} differ")
        for line in report.differences:
            print(f"  {line}")
    if options.judge:
        judged = judging.judged(options.ops, options.judge, options.seed)
        found += len(judged.differences)
        print(f"verdicts: {dict(judged.alike)}, {len(judged.differences)} differ")
        for line in judged.differences:
            print(f"  {line}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
