"""The guards put back what they found, however they are left."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from threading import Barrier, Thread

import pytest

from bridge.ir.guard import _Pause, bulk, deep


@pytest.fixture
def only_ours() -> Iterator[None]:
    """Python makes no collection by itself, though its collector is on."""
    before = gc.get_threshold()
    gc.set_threshold(0)
    gc.collect()
    yield
    gc.set_threshold(*before)


def descend(depth: int) -> int:
    return 1 + descend(depth - 1) if depth else 0


def test_recursion_goes_deep_within_the_guard_only() -> None:
    before = sys.getrecursionlimit()
    with deep:
        assert descend(before * 20) == before * 20
    assert sys.getrecursionlimit() == before
    with pytest.raises(RecursionError):
        descend(before)


def test_guards_nest() -> None:
    before = sys.getrecursionlimit()
    with deep, deep:
        pass
    with deep:
        with deep:
            pass
        assert sys.getrecursionlimit() > before
    assert sys.getrecursionlimit() == before


def test_an_error_leaves_the_guard_as_well() -> None:
    before = sys.getrecursionlimit()
    with pytest.raises(KeyError), bulk:
        raise KeyError
    assert sys.getrecursionlimit() == before
    assert gc.isenabled()


def test_the_collector_rests_until_the_outermost_guard_is_left() -> None:
    with bulk:
        with bulk:
            assert not gc.isenabled()
        assert not gc.isenabled()
    assert gc.isenabled()


@pytest.mark.usefixtures("only_ours")
def test_what_was_made_meanwhile_is_old() -> None:
    with bulk:
        made = [[] for _ in range(10_000)]  # type: list[list[int]]
    assert gc.get_count()[0] < len(made)
    assert gc.get_freeze_count() == 0


def test_a_collector_that_was_off_stays_off() -> None:
    gc.disable()
    try:
        with bulk:
            pass
        assert not gc.isenabled()
    finally:
        gc.enable()


def test_threads_share_the_guards() -> None:
    before = sys.getrecursionlimit()
    barrier = Barrier(4)
    seen: list[bool] = []

    def work() -> None:
        for _ in range(50):
            with bulk:
                barrier.wait()
                seen.append(gc.isenabled())
                barrier.wait()

    threads = [Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not any(seen)
    assert len(seen) == 200
    assert gc.isenabled()
    assert sys.getrecursionlimit() == before


class Knot:
    """Garbage only a collection finds."""

    alive = 0

    def __init__(self) -> None:
        self.itself = self
        Knot.alive += 1

    def __del__(self) -> None:
        Knot.alive -= 1


@pytest.mark.usefixtures("only_ours")
@pytest.mark.parametrize("count", [100, 10_000])
def test_garbage_made_under_the_guard_is_collected_in_the_end(
    count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bridge.ir.guard._DEBT", 20_000)
    Knot.alive = 0
    owed = len(gc.get_objects())
    rounds = 5 * (owed + 20_000) // count
    for _ in range(rounds):
        with bulk:
            made = [Knot() for _ in range(count)]
        del made
    assert Knot.alive < rounds * count / 2
    gc.collect()
    assert Knot.alive == 0


@pytest.mark.usefixtures("only_ours")
@pytest.mark.parametrize("collected", [False, True])
def test_a_collection_that_somebody_else_made_is_not_made_again(
    collected: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bridge.ir.guard._DEBT", 20_000)
    monkeypatch.setattr("bridge.ir.guard._pause", _Pause())
    with bulk:
        kept = [[0] for _ in range(100_000)]
    if collected:
        gc.collect()
    before = gc.get_stats()[-1]["collections"]
    for _ in range(2):
        with bulk:
            kept += [[0] for _ in range(10_000)]
    assert gc.get_stats()[-1]["collections"] == before + (not collected)
    assert len(kept) == 120_000
