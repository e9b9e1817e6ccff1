"""Two guards for big work: room for deep recursion, and a garbage collector at rest.

Both are re-entrant, count all threads together, and put back what they found when the
last one leaves.
"""

from __future__ import annotations

import gc
import sys
from threading import RLock
from types import TracebackType
from typing import Final

_LIMIT: Final = 100_000_000
"""Frames: more than memory holds, for what we recurse over is in memory already."""

_MANY: Final = 700
"""Objects made under one guard from which on they are moved to the oldest at once.

Python collects the young after so many; what was just made would be looked at first.
"""

_DEBT: Final = 1_000_000
"""Objects moved so from which on a collection is owed: few enough for any memory."""

# A collection inside the guards may run finalizers that enter them.
_lock: Final = RLock()


class Deep:
    """Lifts the recursion limit; use `deep`.

    Calls from one Python function to another use no C stack since Python 3.11, so
    that the limit guards nothing but memory. Calls that pass through C (operators,
    properties, generators, `map`, a sort key) do use it: recursion without a bound
    must not.
    """

    def __init__(self) -> None:
        self._entered = 0
        self._before = 0

    def __enter__(self) -> None:
        with _lock:
            if not self._entered:
                self._before = sys.getrecursionlimit()
                sys.setrecursionlimit(max(_LIMIT, self._before))
            self._entered += 1

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        with _lock:
            self._entered -= 1
            if not self._entered:
                sys.setrecursionlimit(self._before)


deep: Final = Deep()


class _Pause:
    """Stops the cyclic collector; what was allocated meanwhile is then frozen as old.

    Python collects the old only for what its own collections made old. A program
    whose objects are all made under the guard would keep its garbage for ever, so we
    count what we moved and collect when it is as much as was alive before: then each
    object pays for a bounded share of the collections.
    """

    def __init__(self) -> None:
        self._entered = 0
        self._was_enabled = False
        self._moved = 0
        self._alive = 0
        self._collections = 0

    def enter(self) -> None:
        with _lock:
            if not self._entered:
                self._was_enabled = gc.isenabled()
                gc.disable()
            self._entered += 1

    def settle(self) -> None:
        """Collects what is owed: when new work begins, so that one file costs nothing.

        Not under the lock: finalizers may run, and other threads need not wait.
        """
        if self._was_enabled and self._moved > max(_DEBT, self._alive):
            self._forgive()
            if self._moved:
                self._moved = 0
                gc.collect()
                self._collections = _full_collections()
                self._alive = len(gc.get_objects())

    def _forgive(self) -> None:
        """Forgets what was moved before somebody else collected everything."""
        collections = _full_collections()
        if collections != self._collections:
            self._collections = collections
            self._moved = 0

    def leave(self) -> None:
        with _lock:
            self._entered -= 1
            if self._entered or not self._was_enabled:
                return
            made = gc.get_count()[0]
            # A freeze moves all objects out of the young generations in one step, so
            # that the next collection does not walk them. Undone at once: what a
            # caller froze before must not be thawed, so then they stay as they are.
            if made > _MANY and not gc.get_freeze_count():
                gc.freeze()
                gc.unfreeze()
                self._forgive()
                self._moved += made
            gc.enable()


def _full_collections() -> int:
    """How often Python has looked at all objects."""
    found: int = gc.get_stats()[-1]["collections"]
    return found


_pause: Final = _Pause()


class Bulk:
    """What `bulk` is.

    A class, as `contextmanager` would be a tenth of the time of reading a short text.
    """

    def __enter__(self) -> None:
        _pause.enter()
        try:
            _pause.settle()
        except BaseException:
            _pause.leave()
            raise
        deep.__enter__()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        deep.__exit__(kind, error, traceback)
        _pause.leave()


bulk: Final = Bulk()
"""For reading, building or copying much at once: `deep`, with the collector paused.

Collections take 85 to 90 % of the time it takes to make many operations, and find
nothing: what is being made is alive."""
