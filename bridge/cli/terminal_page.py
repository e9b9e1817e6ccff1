"""What is seen of a campaign while it runs: a page on a terminal, lines elsewhere."""

from __future__ import annotations

import sys
import time
from collections import deque
from typing import TYPE_CHECKING, Final, Self

from bridge.cli import streams
from bridge.drawing.bodies import FAMILIES
from bridge.fuzz.coverage import shares
from bridge.fuzz.store import Done, Found, Store, Totals
from bridge.later import deferred

if TYPE_CHECKING:
    from rich import console, live, table
else:
    console = deferred("rich.console")
    live = deferred("rich.live")
    table = deferred("rich.table")

LOGGED: Final = 30.0
"""Seconds between two lines, where nobody watches a terminal."""
_SHOWN: Final = 12
"""Findings that are shown, the last ones."""
_WIDTH: Final = 90


def summary(totals: Totals, seconds: float = 0.0) -> list[tuple[str, str]]:
    """A campaign in words and numbers; with the seconds it ran for, its speed."""
    made = totals.made
    speed = [("programs/s", f"{made / seconds:.1f}")] if seconds else []
    return [
        ("programs", str(made)),
        *speed,
        ("defined", _share(totals.defined, made)),
        ("trapped at first", _share(totals.trapped, made)),
        ("ops refused", _share(totals.refused, totals.ops)),
        ("duplicates", _share(totals.duplicates, made)),
        ("lost", str(totals.lost)),
    ]


def _share(part: int, whole: int) -> str:
    return f"{part} ({100 * part / whole:.1f} %)" if whole else str(part)


def covered(store: Store) -> list[tuple[str, str]]:
    """By dialect, the ops and kinds of attributes that were met, of all."""
    seen = store.seen()
    found = []
    for dialect in FAMILIES:
        ops, all_ops, kinds, all_kinds = shares(seen, dialect)
        text = f"{ops} of {all_ops} ops, {kinds} of {all_kinds} attribute kinds"
        found.append((dialect, text))
    return found


class Page:
    """A page that is drawn anew with each batch, by rich where that is installed.

    Where standard error is no terminal, a line at times. Findings are lines of standard
    output there.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._started = self._told = time.monotonic()
        self._made = 0
        self._last: deque[Found] = deque(maxlen=_SHOWN)
        self._live = _live() if streams.is_terminal() else None

    def __enter__(self) -> Self:
        if self._live is not None:
            self._live.start()
        return self

    def __exit__(self, *exception: object) -> None:
        if self._live is not None:
            self._live.stop()

    def step(self, done: Done) -> None:
        """Shows what came with a batch."""
        self._made += done.programs
        self._last.extend(done.found)
        if self._live is not None:
            self._live.update(self._table(), refresh=True)
            return
        for one in done.found:
            text = f"seed {one.seed}: {one.signature}: {one.detail}\n"
            streams.write(streams.STANDARD, streams.encode(text))
        now = time.monotonic()
        if now - self._told >= LOGGED:
            self._told = now
            words = summary(self._store.totals())
            speed = self._made / (now - self._started)
            text = ", ".join([f"{value} {name}" for name, value in words])
            streams.print_error(f"{text}, {speed:.1f}/s")

    def _table(self) -> table.Table:
        found = table.Table.grid(padding=(0, 2))
        seconds = time.monotonic() - self._started
        totals = self._store.totals()
        speed = self._made / max(seconds, 0.001)
        words = [*summary(totals), ("programs/s now", f"{speed:.1f}")]
        for name, value in [*words, *covered(self._store)]:
            found.add_row(f"[bold]{name}[/]", value)
        for one in self._last:
            text = f"{one.pipeline}: {one.detail}"[:_WIDTH]
            found.add_row(f"[red]{one.kind}[/]", text.replace("[", r"\["))
        return found


def _live() -> live.Live | None:
    try:
        shown = console.Console(file=sys.stderr)
    except ImportError:
        return None
    return live.Live(console=shown, auto_refresh=False)
