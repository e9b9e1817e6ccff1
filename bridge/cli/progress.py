"""Progress of long work, shown on standard error."""

from __future__ import annotations

import threading
import time
from typing import Final, Self

from bridge.cli import streams

BAR: Final = 24
"""Characters of the bar."""

WATCHED: Final = 0.2
"""Seconds between two states of the line, where somebody watches a terminal."""

LOGGED: Final = 5.0
"""Seconds between two lines, where standard error is no terminal."""


def state(done: int, total: int, seconds: float, short: int) -> str:
    """How far the work is, after so many seconds."""
    rate = done / max(seconds, 0.001)
    text = f"{done} of {total} chunks"
    if done:
        text += f", {rate:.0f}/s"
    if short:
        text += f", {short} short"
    if 0 < done < total:
        minutes, rest = divmod(round((total - done) / rate), 60)
        text += f", {minutes}:{rest:02} left"
    return text


class ProgressLine:
    """A line that is drawn anew on a terminal; elsewhere, a line every few seconds.

    A thread draws it, so that it goes on while a single chunk takes long.
    """

    def __init__(self, total: int) -> None:
        self.done = 0
        self.short = 0
        self._total = total
        self._started = time.monotonic()
        self._ended = threading.Event()
        self._terminal = streams.is_terminal()
        self._thread = threading.Thread(target=self._draw, daemon=True)

    @property
    def seconds(self) -> float:
        """How long it has been."""
        return time.monotonic() - self._started

    def step(self, *, short: bool) -> None:
        """One more chunk is done; it may fall short."""
        self.done += 1
        self.short += short

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *exception: object) -> None:
        self._ended.set()
        self._thread.join()
        if self._terminal:
            _show("\r\x1b[K")

    def _draw(self) -> None:
        while not self._ended.wait(WATCHED if self._terminal else LOGGED):
            text = state(self.done, self._total, self.seconds, self.short)
            full = BAR * self.done // max(self._total, 1)
            bar = "#" * full + "." * (BAR - full)
            _show(f"\r\x1b[K[{bar}] {text}" if self._terminal else f"{text}\n")


def _show(text: str) -> None:
    try:
        streams.write_raw(2, text.encode())
    except OSError:
        return
