"""Feeds the library what nobody would write; exits with 1 where it does not hold.

    python -m tools.hostile [COUNT] [--seed SEED] [--kind KIND...] [--report FILE]
    python -m tools.hostile --seed SEED --at NUMBER

An input is read, verified, printed and encoded, or is a sequence of edits of a module.
Each may end in a `bridge.Error` and nothing else (an edit with wrong arguments also in
`TypeError` or `ValueError`), within 5 seconds of CPU time. The work is done in a child,
so that its death is a finding too. The second form shows one input, and what it does.
"""

from __future__ import annotations

import argparse
import json
import mmap
import os
import resource
import signal
import struct
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

import bridge
from tools import hostile_edits, hostile_inputs
from tools.hostile_inputs import Text

DEADLINE: Final = 5.0
"""Seconds of CPU time that an input may take."""

MEMORY: Final = 4 << 30
"""Bytes of address space that the child may have."""

_STUCK: Final = 120.0
"""Seconds after which a child that is at one input is killed."""

_AT: Final = struct.Struct("<q")

Judge = Callable[[Random], None]


class Slow(BaseException):
    """Raised where an input takes too long; no `Exception`, so that nobody keeps it."""


class Finding(NamedTuple):
    """What an input did that none may do."""

    number: int
    kind: str
    problem: str
    place: str = ""
    input: str = ""


def judge_text(make: Callable[[Random], Text]) -> Judge:
    """Reads, verifies, prints and encodes what is made."""

    def judge(rng: Random) -> None:
        text = make(rng)
        try:
            module = bridge.parse(text.data, allow_unregistered=text.unregistered)
        except bridge.Error as error:
            str(error)
            return
        hostile_edits.use(module)

    return judge


def judge_legacy(rng: Random) -> None:
    """Upgrades old text, and reads what comes of it."""
    text = hostile_inputs.legacy(rng)
    try:
        bridge.legacy.upgrade(text.data, allow_unregistered=text.unregistered)
    except bridge.Error as error:
        str(error)


def judge_edits(rng: Random) -> None:
    """Reads a module that is right, and changes it."""
    text = hostile_inputs.seed(rng)
    try:
        module = bridge.parse(text.data, allow_unregistered=True)
    except bridge.Error:
        return
    hostile_edits.edit(rng, module)


KINDS: Final[dict[str, Judge]] = {
    "tokens": judge_text(hostile_inputs.changed_tokens),
    "bytes": judge_text(hostile_inputs.changed_bytes),
    "rows": judge_text(hostile_inputs.from_rows),
    "edits": judge_edits,
    "legacy": judge_legacy,
}
WEIGHTS: Final = {"tokens": 9, "bytes": 3, "rows": 3, "edits": 3, "legacy": 2}


def random_of(seed: int, number: int) -> Random:
    """What decides one input of a campaign."""
    return Random(seed << 40 | number)


def kind_of(rng: Random, kinds: list[str]) -> str:
    """The kind of one input of a campaign."""
    return rng.choices(kinds, [WEIGHTS[kind] for kind in kinds])[0]


@contextmanager
def deadline(seconds: float = DEADLINE) -> Iterator[None]:
    """Raises `Slow` after so much CPU time."""
    signal.signal(signal.SIGPROF, _too_slow)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)


def _too_slow(number: int, frame: object) -> None:
    raise Slow


def judge(seed: int, number: int, kinds: list[str]) -> Finding | None:
    """What one input does that it may not."""
    rng = random_of(seed, number)
    kind = kind_of(rng, kinds)
    try:
        with deadline():
            KINDS[kind](rng)
    except (Exception, Slow) as error:
        frames = traceback.extract_tb(error.__traceback__)
        ours = [frame for frame in frames if "/bridge/" in frame.filename] or frames
        name = ours[-1].filename.rpartition("/bridge/")[2]
        place = f"{name}:{ours[-1].lineno}"
        problem = f"{type(error).__name__}: {error}"[:200]
        return Finding(number, kind, problem, place, hostile_inputs.shown())
    return None


def _child(seed: int, numbers: range, kinds: list[str], at: mmap.mmap, out: int) -> int:
    """The numbers of a campaign, one after the other; findings go to a pipe."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    for number in numbers:
        at[:8] = _AT.pack(number)
        found = judge(seed, number, kinds)
        if found is not None:
            os.write(out, json.dumps(found).encode() + b"\n")
    return 0


def run(seed: int, numbers: range, kinds: list[str]) -> Iterator[Finding]:
    """The findings of a campaign."""
    at = mmap.mmap(-1, 8)
    while numbers:
        reading, writing = os.pipe()
        child = os.fork()
        if not child:
            code = 70
            try:
                code = _child(seed, numbers, kinds, at, writing)
            finally:
                os._exit(code)
        os.close(writing)
        yield from _findings(reading, child, at)
        status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        if not status:
            return
        (number,) = _AT.unpack(at[:8])
        kind = kind_of(random_of(seed, number), kinds)
        yield Finding(number, kind, f"death: {status}")
        numbers = range(number + 1, numbers.stop)


def _findings(reading: int, child: int, at: mmap.mmap) -> Iterator[Finding]:
    """What a child tells until it ends; it is killed where it makes no progress."""
    import select

    seen, since = at[:8], time.monotonic()
    with os.fdopen(reading, "rb") as stream:
        while True:
            if select.select([stream], [], [], 1.0)[0]:
                line = stream.readline()
                if not line:
                    return
                yield Finding(*json.loads(line))
            elif at[:8] != seen:
                seen, since = at[:8], time.monotonic()
            elif time.monotonic() - since > _STUCK:
                os.kill(child, signal.SIGKILL)


def show(seed: int, number: int, kinds: list[str]) -> int:
    """One input, and the traceback where there is one."""
    rng = random_of(seed, number)
    kind = kind_of(rng, kinds)
    try:
        with deadline():
            KINDS[kind](rng)
    except (Exception, Slow):
        traceback.print_exc()
    print(hostile_inputs.shown())
    return 0


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("count", nargs="?", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--at", type=int)
    parser.add_argument("--kind", nargs="+", choices=KINDS, default=[*KINDS])
    parser.add_argument("--report", type=Path)
    options = parser.parse_args()
    if options.at is not None:
        return show(options.seed, options.at, options.kind)
    start = time.perf_counter()
    places: Counter[tuple[str, str]] = Counter()
    for found in run(options.seed, range(options.count), options.kind):
        key = (found.problem.partition(":")[0], found.place)
        places[key] += 1
        if options.report:
            with options.report.open("a") as stream:
                stream.write(json.dumps(found._asdict()) + "\n")
        if places[key] == 1:
            print(*found[:4], f"(--seed {options.seed} --at {found.number})")
    seconds = time.perf_counter() - start
    for (problem, place), count in places.most_common():
        print(f"{count:6} {problem} {place}")
    print(
        f"{options.count} inputs, seed {options.seed}: {places.total()} findings "
        f"in {seconds:.0f} s, {options.count / seconds:.0f}/s"
    )
    return 1 if places else 0


if __name__ == "__main__":
    sys.exit(main())
