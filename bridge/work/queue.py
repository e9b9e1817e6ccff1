"""Tasks given to workers, and what became of each.

A task is what a function of a worker takes; it is named as `module:function`, and task
and result are pickled. What a task kills is a worker, never this process.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import Protocol, TypeVar

from bridge.upstream.isolated import Outcome

T = TypeVar("T")


class Workers(Protocol):
    """Who does tasks: `local.Local` or `cluster.Cluster`."""

    @property
    def is_free(self) -> bool:
        """Whether one more task would be begun."""

    @property
    def is_busy(self) -> bool:
        """Whether any task was begun and has not been returned."""

    def begin(self, name: str, task: object, timeout: float) -> None:
        """Has a function called with a task."""

    def ended(self) -> list[tuple[object, Outcome]]:
        """Waits until any task has ended, and returns those that have."""

    def close(self) -> None:
        """Ends what is running; it is lost."""


def drive(
    workers: Workers,
    name: str,
    following: Callable[[], T | None],
    take: Callable[[T, Outcome], Iterable[T]],
    *,
    timeout: float,
) -> None:
    """Does tasks until there are no more.

    `following` gives the next task, or None for the last time; `take` keeps what became
    of one, and returns tasks that take its place, such as its parts.
    """
    again: deque[T] = deque()
    left = True
    while True:
        while workers.is_free and (again or left):
            task = again.popleft() if again else following()
            if task is None:
                left = False
                continue
            workers.begin(name, task, timeout)
        if not workers.is_busy:
            return
        for done, outcome in workers.ended():
            again += take(done, outcome)  # type: ignore[arg-type]
