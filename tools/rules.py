"""Reports which rules the ops have: `python -m tools.rules [DIALECT…]`.

Without arguments it counts, for each dialect, in which state the rules of its ops are.
With dialects it prints a line an op. `--missing RULE` lists the ops that lack a rule
wholly or in part, and why. The states are those of `tools.op_rules`.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence

from bridge.ods import rows
from tools.op_rules import RULES, Finding, findings, ops_of

_LACKING = frozenset({"partly", "missing", "not modelled"})
_SHORT = {
    "row": "row",
    "class": "class",
    "nothing": "-",
    "partly": "partly",
    "not modelled": "no (why)",
    "missing": "no",
}


def summary(dialects: Sequence[str]) -> Iterator[str]:
    """A table of dialects: how many ops have a rule, of those that need one."""
    yield f"{'':14} {'ops':>5}" + "".join([f" {rule:>14}" for rule in RULES])
    total: Counter[str] = Counter()
    for dialect in dialects:
        counts: Counter[str] = Counter()
        for name in ops_of([dialect]):
            counts["ops"] += 1
            for rule, finding in findings(name).items():
                counts[f"{rule} needed"] += finding.state != "nothing"
                counts[f"{rule} there"] += finding.state in ("row", "class")
        total += counts
        yield _counted(dialect, counts)
    yield _counted("all", total)


def _counted(title: str, counts: Counter[str]) -> str:
    parts = [f"{counts[f'{r} there']}/{counts[f'{r} needed']}" for r in RULES]
    return f"{title:14} {counts['ops']:5}" + "".join([f" {p:>14}" for p in parts])


def matrix(names: Sequence[str]) -> Iterator[str]:
    """A line an op, with the state of each rule."""
    width = max(map(len, names), default=0)
    yield f"{'':{width}}" + "".join([f" {rule:>12}" for rule in RULES])
    for name in names:
        states = [_SHORT[finding.state] for finding in findings(name).values()]
        yield f"{name:{width}}" + "".join([f" {state:>12}" for state in states])


def lacking(rule: str, names: Sequence[str]) -> Iterator[tuple[str, Finding]]:
    """The ops that lack a rule wholly or in part."""
    for name in names:
        finding = findings(name)[rule]
        if finding.state in _LACKING:
            yield name, finding


def _arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="tools.rules", description=__doc__)
    parser.add_argument("dialects", nargs="*", metavar="DIALECT")
    parser.add_argument("--missing", choices=list(RULES), metavar="RULE")
    return parser.parse_args(argv)


def main(argv: Sequence[str] | None = None) -> int:
    given = _arguments(argv)
    dialects = given.dialects or list(rows.dialects())
    unknown = [name for name in dialects if rows.table(name) is None]
    if unknown:
        print(f"there is no dialect {unknown[0]!r}", file=sys.stderr)
        return 1
    if given.missing:
        for name, finding in lacking(given.missing, list(ops_of(dialects))):
            print(f"{name}: {finding.state}; {finding.note}".rstrip("; "))
    elif given.dialects:
        print(*matrix(list(ops_of(dialects))), sep="\n")
    else:
        print(*summary(dialects), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
