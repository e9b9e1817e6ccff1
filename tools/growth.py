"""How cost grows with size: `python -m tools.growth [--kind NAME...] [--calls]`.

Programs of each kind in `tools/growth_inputs.py` are made at a size and at four times
that, and each phase is measured at both: read, verify, print in custom and in generic
form, to the reference and back; old text is upgraded. What costs more than five times
as much is marked, and the exit code is 1. CPU time is measured, the shortest of some
runs; with `--calls` the number of calls instead, which is the same on every machine,
and of which the costs of what is no Python are not part.
"""

from __future__ import annotations

import argparse
import gc
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import cache, partial
from typing import Any, Final, NamedTuple

import bridge
from bridge import legacy
from bridge.ir.core import Operation
from bridge.text import memory
from bridge.upstream.provider import new_context
from bridge.verifier import rules
from tools.growth_inputs import KINDS, Kind

FACTOR: Final = 4
LIMIT: Final = 5.0
"""How much more four times as much may cost."""

FLOOR: Final = 0.008
"""Seconds below which the clock and the collector decide."""

FEW_CALLS: Final = 500
"""Calls below which what is done once decides."""

RUNS: Final = 3
AGAIN: Final = (1, 2, 4)
"""How much larger a row that grows more is when it is measured again."""
SHORT: Final = 0.1
"""Seconds from which on one run is enough."""

Work = Callable[[], object]
Measure = Callable[[Work], float]


class Row(NamedTuple):
    """What a phase costs at a size, and at four times that."""

    kind: str
    phase: str
    small: float
    large: float
    floor: float

    @property
    def ratio(self) -> float:
        """How much more the larger one costs; the smaller is no less than a floor."""
        return self.large / max(self.small, self.floor)

    def least(self, others: Sequence[Row]) -> Row:
        """The one that grows least, of a row measured several times."""
        return min((self, *others), key=lambda row: row.ratio)

    def __str__(self) -> str:
        mark = "" if self.ratio <= LIMIT else "  grows"
        return (
            f"{self.kind:36} {self.phase:8} {self.small:10.4g} {self.large:10.4g} "
            f"{self.ratio:6.2f}{mark}"
        )


def cpu_time(work: Work) -> float:
    """The shortest CPU time of some runs of a call; of long ones one is enough."""
    best = float("inf")
    gc.collect()
    gc.disable()
    try:
        for _ in range(RUNS):
            _forget()
            start = time.process_time()
            kept = work()
            best = min(best, time.process_time() - start)
            del kept
            if best > SHORT:
                break
    finally:
        gc.enable()
    return best


def _forget() -> None:
    """Empties what is of limited size: a small program is found in it as a whole."""
    memory.forget()
    rules.forget(0)
    for function in _limited():
        function.cache_clear()


@cache
def _limited() -> list[Any]:
    kept = [each for each in gc.get_objects() if isinstance(each, _CACHED)]
    return [each for each in kept if each.cache_info().maxsize]


_CACHED: Final = type(cache(len))


def calls(work: Work) -> float:
    """How many functions are called, Python's own among them."""
    # A template is made where an operation is met for the second time.
    rules.forget(0)
    count = 0

    def note(frame: object, event: str, argument: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    sys.setprofile(note)
    try:
        work()
    finally:
        sys.setprofile(None)
    return count


def verify(module: Operation) -> None:
    """Judges a module, whatever the verdict."""
    with suppress(bridge.Error):
        bridge.verify(module)


def phases(kind: Kind, size: int, reference: bool) -> Iterator[tuple[str, Work]]:
    """What is done with a program of a kind, step by step."""
    text = kind.make(size)
    if kind.legacy:
        yield "upgrade", partial(legacy.upgrade, text, allow_unregistered=True)
        return
    read = partial(bridge.parse, text, allow_unregistered=True)
    yield "read", read
    module = read()
    yield "verify", partial(verify, module)
    yield "custom", partial(bridge.format, module)
    yield "generic", partial(bridge.format, module, generic=True, debuginfo=True)
    if reference:
        yield from _exchanged(module)


@cache
def _context() -> Any:
    return new_context(allow_unregistered=True)


def _exchanged(module: Operation) -> Iterator[tuple[str, Work]]:
    """To the reference and back, where it takes the module."""
    context = _context()
    export = partial(bridge.to_upstream, module, context=context)
    try:
        found: Any = export()
    except bridge.Error:
        return
    yield "export", export
    yield "import", partial(bridge.from_upstream, found)


def rows(
    name: str, measure: Measure, *, scale: float = 1.0, reference: bool = True
) -> Iterator[Row]:
    """The rows of a kind; sizes may be scaled."""
    kind = KINDS[name]
    size = max(int(kind.size * scale), 2)
    # What is loaded or compiled once is no part of it.
    for _, work in phases(kind, 2, reference):
        work()
    _limited.cache_clear()
    small = {step: measure(work) for step, work in phases(kind, size, reference)}
    floor = FLOOR if measure is cpu_time else FEW_CALLS
    for step, work in phases(kind, size * FACTOR, reference):
        if step in small:
            yield Row(name, step, small[step], measure(work), floor)


def main() -> int:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kind", nargs="+", choices=KINDS, default=[*KINDS])
    parser.add_argument("--calls", action="store_true")
    parser.add_argument("--scale", type=float, default=1.0)
    options = parser.parse_args()
    measure = calls if options.calls else cpu_time
    found = []
    print(f"{'kind':36} {'phase':8} {'n':>10} {'4n':>10} {'ratio':>6}")
    for name in options.kind:
        for row in rows(name, measure, scale=options.scale):
            # Other work makes one run of several long, and what is small is found in
            # the processor's caches: what truly grows does so at larger sizes, too.
            for larger in AGAIN:
                if row.ratio <= LIMIT:
                    break
                again = rows(name, measure, scale=options.scale * larger)
                row = row.least([r for r in again if r.phase == row.phase])
            print(row, flush=True)
            found.append(row)
    growing = [row for row in found if row.ratio > LIMIT]
    print(f"{len(options.kind)} kinds, {len(found)} rows, {len(growing)} grow more")
    for row in growing:
        print(row)
    return 1 if growing else 0


if __name__ == "__main__":
    sys.exit(main())
