"""Whether the checks execute every site of a diagnostic; `make test` ends with it.

`forget` begins a record; with its folder in `MLIR_BRIDGE_DIAGNOSTICS` and `startup` in
`PYTHONPATH`, whatever imports `bridge` adds to it. `check` fails where more sites than
a few were not executed and are not in `unexecuted.txt`, or one is in that file alone,
and names those in it that were executed. `bless` makes the list what it should be,
for its reasons to be written. `table` counts by folder and takes the beginnings of
files whose unexecuted sites it shows.
"""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from tools.diagnostics.sites import sites

ROOT: Final = Path(__file__).resolve().parents[2]
KNOWN: Final = Path(__file__).with_name("unexecuted.txt")
RECORD: Final = "executed.txt"

TOLERANCE: Final = 10
"""Sites that may be missed without being listed: they are named, and the run holds.

Random inputs alone may meet a site, and which of them are drawn may depend on how the
tests are spread over processes. Two whole runs of one tree, under different load,
executed the same 2,792 sites: what is left is room for rules newer than the list.
"""


class Findings(NamedTuple):
    """What is said of the sites."""

    all: list[str]
    unlisted: list[str]
    """Not executed, and not in the list."""
    executed: list[str]
    """In the list, and executed."""
    gone: list[str]
    """In the list, and nowhere in the code."""

    @property
    def hold(self) -> bool:
        return len(self.unlisted) <= TOLERANCE and not self.gone


def all_sites(root: Path) -> list[str]:
    """The names of all sites of a checkout."""
    return list(_names(root))


def _names(root: Path) -> Iterator[str]:
    for path in sorted((root / "bridge").rglob("*.py")):
        file = path.relative_to(root).as_posix()
        for site in sites(path.read_text(encoding="utf-8"), file):
            yield site.name


def listed(text: str) -> list[str]:
    """The sites of a list; the lines that begin with `#` give the reasons for them."""
    lines = map(str.strip, text.splitlines())
    return [line for line in lines if line and not line.startswith("#")]


def findings(every: list[str], executed: Iterable[str], known: list[str]) -> Findings:
    """Holds what there is against what was executed and what is known not to be."""
    done, expected, existing = set(executed), set(known), set(every)
    return Findings(
        every,
        [name for name in every if name not in done and name not in expected],
        [name for name in known if name in done and name in existing],
        [name for name in known if name not in existing],
    )


def _executed(folder: Path) -> set[str]:
    record = folder / RECORD
    return set(record.read_text().splitlines()) if record.exists() else set()


def forget(folder: Path) -> int:
    """Begins a record."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / RECORD).unlink(missing_ok=True)
    return 0


def check(folder: Path) -> int:
    """Complains of every site that is not as it should be; gives the exit code."""
    known = listed(KNOWN.read_text(encoding="utf-8"))
    found = findings(all_sites(ROOT), _executed(folder), known)
    where = KNOWN.relative_to(ROOT)
    for names, what in (
        (found.unlisted, f"no check executes it, and it is not in {where}"),
        (found.executed, f"a check executes it: take it out of {where}"),
        (found.gone, f"is in {where} alone"),
    ):
        for name in names:
            print(f"{name}\n  {what}", file=sys.stderr)
    count = len(found.all)
    print(f"diagnostics: {count - len(known)} of {count} executed, {len(known)} listed")
    return 0 if found.hold else 1


def blessed(text: str, found: Findings) -> str:
    """The list without what is executed or gone; what is new comes at its end.

    The last of its reasons is for that: none is known yet.
    """
    out = {*found.executed, *found.gone}
    kept = [line for line in text.splitlines() if line.strip() not in out]
    return "\n".join([*kept, *[f"  {name}" for name in found.unlisted]]) + "\n"


def bless(folder: Path) -> int:
    """Brings the list up to what the record says."""
    text = KNOWN.read_text(encoding="utf-8")
    found = findings(all_sites(ROOT), _executed(folder), listed(text))
    KNOWN.write_text(blessed(text, found), encoding="utf-8")
    return 0


def table(folder: Path, *shown: str) -> int:
    """Prints the counts of each folder, and the unexecuted sites of some files."""
    done = _executed(folder)
    every, executed = Counter[str](), Counter[str]()
    for name in all_sites(ROOT):
        place = name.partition(":")[0].rpartition("/")[0]
        every[place] += 1
        executed[place] += name in done
        if name not in done and name.startswith(shown or ("-",)):
            print(name)
    for place, count in sorted(every.items()):
        print(f"{place:36} {executed[place]:5} of {count:5}")
    print(f"{'all':36} {executed.total():5} of {every.total():5}")
    return 0


COMMANDS: Final = {"forget": forget, "check": check, "bless": bless, "table": table}


def main(arguments: list[str]) -> int:
    folder = Path(os.environ.get("MLIR_BRIDGE_DIAGNOSTICS", ROOT / ".diagnostics"))
    if not arguments or arguments[0] not in COMMANDS:
        print(__doc__, file=sys.stderr)
        return 2
    return COMMANDS[arguments[0]](folder, *arguments[1:])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
