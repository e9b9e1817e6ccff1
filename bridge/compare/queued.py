"""Chunks compared by a queue of workers, here or of Dask: verdicts as they come."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bridge.compare.chunks import Chunk
from bridge.compare.judge import Judged, judge, settled
from bridge.upstream.isolated import Outcome, Pool
from bridge.work.queue import Workers, drive

Task = tuple[int, Chunk, tuple[str, ...], str]
"""A number, a chunk, the rows and the command that is the reference, if one is."""


def work(task: Task) -> Judged:
    """The verdict on a chunk: the worker's side."""
    _, chunk, keys, tool = task
    return judge(chunk, keys, tool)


def judge_queued(
    tasks: Iterable[Task],
    workers: Workers,
    keep: Callable[[int, Judged], None],
    *,
    timeout: float,
) -> None:
    """Has each chunk judged; `keep` is called with its number, in any order.

    A chunk that kills its worker is looked at again here, row by row.
    """
    left = iter(tasks)
    with Pool(1, timeout=timeout) as pool:

        def take(task: Task, ended: Outcome) -> list[Task]:
            number, chunk, keys, tool = task
            keep(number, settled(ended, chunk, (keys, tool), pool))
            return []

        try:
            drive(
                workers,
                f"{__name__}:work",
                lambda: next(left, None),
                take,
                timeout=timeout,
            )
        finally:
            workers.close()
