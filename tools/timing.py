"""Timing two ways to do one thing, beside each other in one process.

The processor's time is taken, which other work on the machine changes least; what a
worker process does is seen by the clock on the wall alone.
"""

from __future__ import annotations

import gc
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from bridge.ir.core import Operation
from bridge.op.registry import REFERENCE
from bridge.source import Source
from bridge.text.module import read_module
from bridge.upstream.provider import bindings, new_context

Clock = Callable[[], float]


@dataclass(frozen=True, slots=True)
class Row:
    """One figure beside its peer's, both in the same unit."""

    path: str
    ours: float
    peer: float
    budget: float
    unit: str = "s"

    @property
    def ratio(self) -> float:
        return self.ours / self.peer

    def __str__(self) -> str:
        verdict = "ok" if self.ratio <= self.budget else "over"
        return (
            f"{self.path:44} {self.ours:9.4f} {self.unit:4} {self.peer:9.4f} "
            f"{self.ratio:7.2f} x  budget {self.budget:g} x  {verdict}"
        )


def timed(work: Callable[[], object], clock: Clock = time.process_time) -> float:
    """The time of a call, the collector having run before it."""
    gc.collect()
    start = clock()
    kept = work()
    passed = clock() - start
    del kept
    return passed


def median(work: Callable[[], object], runs: int) -> float:
    """The median time of a call."""
    return statistics.median([timed(work) for _ in range(runs)])


def beside(
    path: str,
    ours: Callable[[], object],
    peer: Callable[[], object],
    budget: float,
    runs: int,
    clock: Clock = time.process_time,
) -> Row:
    """Both in turn, and the run of the median ratio: other work slows both down."""
    rows = [
        Row(path, timed(ours, clock), timed(peer, clock), budget) for _ in range(runs)
    ]
    return sorted(rows, key=lambda row: row.ratio)[runs // 2]


def upstream_parse(text: str) -> Any:
    """Upstream's module of a text, in a context of its own."""
    return bindings().ir.Module.parse(text, new_context(allow_unregistered=True))


def read(text: str) -> Operation:
    """Our module of a text, as it is read without being verified."""
    return read_module(Source(text), allow_unregistered=True, registry=REFERENCE)
