"""Kills of campaigns."""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest

from bridge.fuzz.store import Done, Found, Store
from tools.kills import Lost, checked, descendants, killed


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "campaign.sqlite"


def test_a_finding_that_was_told_of_must_be_in_the_store(path: Path) -> None:
    Store(str(path)).finish(
        Done(3, 2, 2, found=(Found(4, "cse", "wrong", "", "", "", ""),))
    )
    assert checked(path, "seed 4: wrong cse\n", (set(), 0)) == ({4}, 2)
    with pytest.raises(Lost, match=r"findings of seeds \[3\]"):
        checked(path, "seed 3: wrong cse\n", (set(), 0))
    with pytest.raises(Lost, match="2 of 4 programs"):
        checked(path, "", ({4}, 4))


def test_a_campaign_is_killed_with_all_that_it_began(path: Path) -> None:
    before = descendants(os.getpid())
    killed(path, 0.3, random.Random(1))
    assert set(descendants(os.getpid())) <= set(before)
