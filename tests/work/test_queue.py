"""Tasks given to workers: each ends once, whatever becomes of who does it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bridge.errors import Crash, Unsupported
from bridge.later import deferred
from bridge.upstream.isolated import Outcome
from bridge.work.cluster import Cluster
from bridge.work.local import Local
from bridge.work.queue import Workers, drive

NAME = "tests.work.tasks:double"


@pytest.fixture(params=["local", "cluster"])
def workers(request: pytest.FixtureRequest) -> Iterator[Workers]:
    """Two processes, or two workers of Dask with a scheduler of their own."""
    if request.param == "local":
        local = Local(2)
        yield local
        local.close()
        return
    distributed = pytest.importorskip("distributed")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=False, dashboard_address=None
    ) as cluster:
        found = Cluster(cluster.scheduler_address)
        yield found
        found.close()


def _driven(workers: Workers, tasks: list[int], timeout: float = 30) -> dict[int, str]:
    """What became of each task."""
    found: dict[int, str] = {}
    left = iter(tasks)

    def take(task: int, outcome: Outcome) -> list[int]:
        assert task not in found
        error = outcome.error
        found[task] = str(error if error is not None else outcome.value)
        return []

    drive(workers, NAME, lambda: next(left, None), take, timeout=timeout)
    return found


@pytest.mark.filterwarnings("ignore")
def test_what_a_task_kills_is_a_worker_and_the_others_are_done(
    workers: Workers,
) -> None:
    found = _driven(workers, [1, 13, 2, 15, 3, 14, 4], timeout=4)
    assert {n: found[n] for n in (1, 2, 3, 4)} == {1: "2", 2: "4", 3: "6", 4: "8"}
    assert "SIGKILL" in found[13]
    assert "did not end within 4 seconds" in found[14]
    assert "ValueError: not 15" in found[15]


def test_tasks_that_take_the_place_of_one_are_done() -> None:
    left = iter([6])
    done = []

    def take(task: int, outcome: Outcome) -> list[int]:
        done.append(task)
        return [task // 2, task // 2 - 1] if task > 3 else []

    drive(Local(1), NAME, lambda: next(left, None), take, timeout=30)
    assert sorted(done) == [2, 3, 6]


def test_no_scheduler_is_an_error() -> None:
    pytest.importorskip("distributed")
    with pytest.raises(Crash, match="no scheduler answers at 'tcp:"):
        Cluster("tcp://127.0.0.1:1")


def test_a_scheduler_without_dask_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bridge.work.cluster.distributed", deferred("no_such_module"))
    with pytest.raises(Unsupported, match="needs dask's distributed"):
        Cluster("tcp://127.0.0.1:1")
