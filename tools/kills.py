"""Kills a campaign again and again, and sees that its store loses nothing.

`python -m tools.kills --count 500` kills a process of `bridge-fuzz run` with SIGKILL so
often: the command, what it works in, or a worker, each after a time of its own. After
each the file must be whole, and hold every batch and finding that it held before, and
every finding that the command has told of.
"""

from __future__ import annotations

import argparse
import os
import random
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from bridge.fuzz.store import Store

COMMAND: Final = (
    *(sys.executable, "-c", "from bridge.cli.fuzz import COMMAND; COMMAND.start()"),
    *("run", "-j=1", "--ops=12", "--count=100000000"),
    # Every tenth program shows something wrong with it.
    "--passes=func.func(affine-data-copy-generate{generate-dma=false})",
)
SPAN: Final = (0.5, 4.5)
"""Seconds until a kill: the first batch of a campaign is written after about two."""
_told: Final = re.compile(r"^seed (\d+): ", re.MULTILINE).findall


class Lost(Exception):
    """What was in the store, or was told of, is no longer there."""


def descendants(pid: int) -> list[int]:
    """A process and those it has begun, and these."""
    found = [pid]
    for one in found:
        try:
            text = Path(f"/proc/{one}/task/{one}/children").read_text()
        except OSError:
            continue
        found += map(int, text.split())
    return found


def killed(path: Path, after: float, draw: random.Random) -> str:
    """Runs the campaign, kills one of its processes, and ends it; what it told."""
    out = path.with_suffix(".txt")
    with (
        out.open("w") as file,
        subprocess.Popen(
            [*COMMAND, f"--store={path}"], stdout=file, stderr=subprocess.STDOUT
        ) as process,
    ):
        time.sleep(after)
        victim = draw.choice(descendants(process.pid))
        os.kill(victim, signal.SIGKILL)
        # A worker is replaced; the command goes on without it.
        time.sleep(draw.choice((0.0, 0.3)))
        for one in descendants(process.pid):
            os.kill(one, signal.SIGKILL)
    return out.read_text()


def checked(
    path: Path, told: str, before: tuple[set[int], int]
) -> tuple[set[int], int]:
    """The seeds of findings and the programs in the store; raises `Lost`."""
    store = Store(str(path))
    whole = store.db.execute("PRAGMA integrity_check").fetchone()
    if whole != ("ok",):
        raise Lost(f"the store is broken: {whole}")
    found = {seed for (seed,) in store.db.execute("SELECT seed FROM findings")}
    made = store.totals().made
    store.close()
    seeds, programs = before
    missing = (seeds | set(map(int, _told(told)))) - found
    if missing or made < programs:
        raise Lost(
            f"findings of seeds {sorted(missing)}; {made} of {programs} programs"
        )
    return found, made


def main(arguments: list[str] | None = None) -> int:
    """1 where something is lost."""
    parser = argparse.ArgumentParser(prog="kills", description=__doc__)
    parser.add_argument("--count", type=int, default=500, help="how many kills")
    parser.add_argument(
        "--seed", type=int, default=1, help="of when and what is killed"
    )
    options = parser.parse_args(arguments)
    draw = random.Random(options.seed)
    state: tuple[set[int], int] = (set(), 0)
    with TemporaryDirectory() as folder:
        path = Path(folder, "campaign.sqlite")
        Store(str(path)).close()
        for number in range(options.count):
            try:
                told = killed(path, draw.uniform(*SPAN), draw)
                state = checked(path, told, state)
            except Lost as fault:
                print(f"kill {number + 1}: {fault}")
                return 1
    print(
        f"{options.count} kills: {len(state[0])} findings of {state[1]} programs kept"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
