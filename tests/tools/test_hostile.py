"""`tools/hostile.py`: a part of the inputs, and what counts as a finding."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from random import Random

import pytest

from tools import hostile, hostile_inputs
from tools.hostile import KINDS, Judge

SEED = 1


def fails(rng: Random) -> None:
    raise AttributeError("no such thing")


def dies(rng: Random) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def sleeps(rng: Random) -> None:
    with hostile.deadline(0.01):
        while True:
            pass


@pytest.mark.parametrize("kind", KINDS)
def test_hostile_inputs_are_read_or_refused(kind: str) -> None:
    found = [hostile.judge(SEED, number, [kind]) for number in range(150)]
    assert [finding for finding in found if finding is not None] == []


@pytest.fixture
def judged(monkeypatch: pytest.MonkeyPatch) -> Callable[[Judge], list[str]]:
    """The problems that a campaign finds of a judge."""

    def problems(judge: Judge) -> list[str]:
        monkeypatch.setitem(hostile.KINDS, "edits", judge)
        return [found.problem for found in hostile.run(SEED, range(3), ["edits"])]

    return problems


def test_a_traceback_is_a_finding(judged: Callable[[Judge], list[str]]) -> None:
    assert judged(fails) == ["AttributeError: no such thing"] * 3


def test_a_death_is_a_finding_and_the_others_go_on(
    judged: Callable[[Judge], list[str]],
) -> None:
    assert judged(dies) == ["death: -9"] * 3


def test_what_takes_too_long_is_a_finding(
    judged: Callable[[Judge], list[str]],
) -> None:
    assert judged(sleeps) == ["Slow: "] * 3


def test_a_number_decides_its_input() -> None:
    texts = []
    for _ in range(2):
        hostile.judge(SEED, 7, [*KINDS])
        texts.append(hostile_inputs.shown())
    assert texts[0] == texts[1] != ""
