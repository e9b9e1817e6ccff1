"""Campaigns go on whatever is killed, and lose nothing."""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bridge.errors import Crash
from bridge.fuzz.campaign import BATCH, Campaign, Task, work
from bridge.fuzz.programs import generate
from bridge.fuzz.steering import steer
from bridge.fuzz.store import Done, Store
from bridge.upstream.isolated import Outcome
from bridge.work.local import Local

LIKE = Task(0, ops=6, pipelines=("cse",))


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(str(tmp_path / "campaign.sqlite"))


class Deadly:
    """Does tasks here; a batch with program 30 in it, and that program, cost it."""

    is_busy = False

    def __init__(self) -> None:
        self._given: list[Task] = []
        self.begun = 0

    @property
    def is_free(self) -> bool:
        return not self._given

    def begin(self, name: str, task: object, timeout: float) -> None:
        assert isinstance(task, Task)
        self._given.append(task)
        self.is_busy = True
        self.begun += 1

    def ended(self) -> list[tuple[object, Outcome]]:
        task = self._given.pop()
        self.is_busy = False
        if task.first <= 30 < task.first + task.programs:
            return [(task, Outcome(error=Crash("it died")))]
        return [(task, Outcome(Done(task.first, task.programs, task.programs)))]

    def close(self) -> None:
        """There is nothing to end."""


def test_a_worker_that_dies_costs_one_program(store: Store) -> None:
    Campaign(store, LIKE, 3 * BATCH).run(Deadly())
    assert store.totals().made == 3 * BATCH
    assert store.totals().defined == 3 * BATCH - 1
    assert store.lost() == [(30, "it died")]


def test_a_campaign_goes_on_where_it_was(store: Store) -> None:
    Campaign(store, LIKE, 2 * BATCH).run(Deadly())
    again = Deadly()
    Campaign(store, LIKE, 3 * BATCH).run(again)
    assert again.begun == 1


def test_a_campaign_ends_with_its_time(store: Store) -> None:
    told: list[Done] = []
    campaign = Campaign(store, LIKE, BATCH, seconds=0.05, tell=told.append)
    campaign.run(Deadly())
    lost = len(store.lost())
    assert store.totals().made == sum(done.programs for done in told) + lost >= BATCH


def test_a_batch_is_the_same_again() -> None:
    task = Task(5, 2, ops=8, pipelines=("cse",), weights={"arith.addi": 900})
    some, others = work(task), work(task)
    assert some.digests == others.digests
    assert some.seen == others.seen
    assert some.passed["cse"].programs == 2


def test_what_was_seen_steers_what_is_drawn() -> None:
    done = work(Task(0, 24, pipelines=()))
    weights = steer(done.drawn, done.seen)
    assert max(weights.values()) > 150
    assert min(weights.values()) < 100
    some, others = generate(3), generate(3, steering=weights)
    assert str(some.module) != str(others.module)


COMMAND = (
    *(sys.executable, "-m", "tests.fuzz.campaign_command", "run", "-j=1", "--ops=5"),
    *("--passes=cse", "--count=1000000"),
)


def test_a_campaign_that_is_killed_goes_on_and_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "campaign.sqlite"
    made = 0
    for kill in range(4):
        with subprocess.Popen(
            [*COMMAND, f"--store={path}"],
            stdout=subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": os.getcwd()},
        ) as process:
            deadline = time.monotonic() + 60
            while time.monotonic() < deadline:
                time.sleep(0.1 + 0.03 * kill)
                if path.exists() and _made(path) > made + BATCH:
                    break
            process.kill()
        store = Store(str(path))
        assert store.totals().made > made
        made = store.totals().made
        assert store.missing(0, made) == []
        assert store.db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        store.close()


def _made(path: Path) -> int:
    with sqlite3.connect(path, timeout=10) as database:
        try:
            row = database.execute("SELECT SUM(count) FROM tasks").fetchone()
        except sqlite3.Error:
            return 0
    database.close()
    return row[0] or 0


def test_a_process_of_this_machine_does_batches(store: Store) -> None:
    Campaign(store, LIKE, 30).run(Local(1))
    assert store.totals().made == 30
    assert json.dumps(store.notes()) == "{}"
