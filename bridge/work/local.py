"""Workers that are processes of this machine."""

from __future__ import annotations

import contextlib
import signal
from typing import TYPE_CHECKING, Final

from bridge.later import deferred
from bridge.upstream.isolated import Outcome, Worker
from bridge.upstream.process import Limits, wait
from bridge.upstream.worker import resolve

if TYPE_CHECKING:
    import ctypes
else:
    ctypes = deferred("ctypes")

_DIE_WITH: Final = 1
"""Linux's PR_SET_PDEATHSIG."""


class Local:
    """So many processes; `memory` is the address space that each may use, in bytes.

    One that dies, hangs or has no memory left is replaced: it costs what it was doing.
    """

    def __init__(self, count: int, *, memory: int = 0) -> None:
        self._idle = [Worker(Limits(memory=memory)) for _ in range(count)]
        self._busy: dict[Worker, object] = {}

    @property
    def is_free(self) -> bool:
        """Whether a process has nothing to do."""
        return bool(self._idle)

    @property
    def is_busy(self) -> bool:
        """Whether a process has something to do."""
        return bool(self._busy)

    def begin(self, name: str, task: object, timeout: float) -> None:
        """Has a function called with a task, in a process that is free."""
        worker = self._idle.pop()
        self._busy[worker] = task
        worker.begin(f"{__name__}:work", (name, task), timeout, name)

    def ended(self) -> list[tuple[object, Outcome]]:
        """Waits until any task has ended, and returns those that have."""
        found: list[tuple[object, Outcome]] = []
        while not found:
            deadline = min(worker.deadline for worker in self._busy)
            wait([p for worker in self._busy for p in worker.processes], deadline)
            for worker in list(self._busy):
                outcome = worker.advance()
                if outcome is not None:
                    found.append((self._busy.pop(worker), outcome))
                    self._idle.append(worker)
        return found

    def close(self) -> None:
        """Ends all processes."""
        for worker in (*self._idle, *self._busy):
            worker.close()
        self._busy.clear()


def work(name: str, task: object) -> object:
    """Calls a function with a task: the worker's side.

    A worker whose parent was killed is killed as well, where the system can do that:
    nobody would take what it finds.
    """
    with contextlib.suppress(ImportError, OSError, AttributeError):
        ctypes.CDLL(None).prctl(_DIE_WITH, signal.SIGKILL)
    return resolve(name)(task)
