"""Workers of Dask distributed, on this machine or on many.

Each task is done in a process of its own beside the worker of Dask, so that neither a
crash nor a program that never ends costs that worker; what Dask loses, it gives to
another.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bridge.errors import Crash, Error, Unsupported
from bridge.later import deferred
from bridge.upstream import isolated
from bridge.upstream.isolated import Outcome

if TYPE_CHECKING:
    import distributed
    from distributed import Client, Future
else:
    distributed = deferred("distributed")

_AHEAD: Final = 2
"""Tasks that wait for each worker, so that none has nothing to do."""
_CONNECTING: Final = 10
"""Seconds until a scheduler must have answered."""


class Cluster:
    """The workers of a scheduler: `tcp://host:8786`."""

    def __init__(self, scheduler: str) -> None:
        """Raises `Unsupported` without Dask, and `Crash` without an answer."""
        try:
            connect = distributed.Client
        except ImportError:
            raise Unsupported(
                "a scheduler needs dask's distributed: pip install mlir-bridge[cluster]"
            ) from None
        try:
            self._client: Client = connect(scheduler, timeout=_CONNECTING)
        except (OSError, ValueError) as error:
            raise Crash(f"no scheduler answers at '{scheduler}': {error}") from None
        self._busy: dict[Future, object] = {}
        self._completed = distributed.as_completed(loop=self._client.loop)

    @property
    def is_free(self) -> bool:
        """Whether there are fewer tasks than keep all workers busy."""
        workers = max(len(self._client.nthreads()), 1)
        return len(self._busy) < _AHEAD * workers

    @property
    def is_busy(self) -> bool:
        """Whether any task was begun and has not been returned."""
        return bool(self._busy)

    def begin(self, name: str, task: object, timeout: float) -> None:
        """Has a function called with a task, by a worker that Dask chooses."""
        future = self._client.submit(work, name, task, timeout, pure=False)
        self._busy[future] = task
        self._completed.add(future)

    def ended(self) -> list[tuple[object, Outcome]]:
        """Waits until any task has ended, and returns it."""
        future = next(self._completed)
        return [(self._busy.pop(future), _outcome(future))]

    def close(self) -> None:
        """Leaves the scheduler; what was begun is given up."""
        self._client.cancel(list(self._busy))
        self._busy.clear()
        self._client.close()


def work(name: str, task: object, timeout: float) -> Outcome:
    """What a worker of Dask does."""
    try:
        return Outcome(isolated.call(name, task, timeout=timeout))
    except Error as error:
        return Outcome(error=error)


def _outcome(future: Future) -> Outcome:
    """What a future holds; a `Crash` where Dask gave it up."""
    try:
        outcome: Outcome = future.result()
    except Exception as error:  # whatever Dask raises, and CancelledError
        return Outcome(error=Crash(f"Dask: {type(error).__name__}: {error}"))
    return outcome
