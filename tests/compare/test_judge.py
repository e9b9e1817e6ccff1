"""Chunks judged in workers, those that kill them included."""

from __future__ import annotations

import os
import signal

import pytest

from bridge.compare import judge as judging
from bridge.compare.checks import BY_KEY, Check, Unread
from bridge.compare.chunks import Chunk
from bridge.compare.judge import Answer, Judged, judge, judge_all

GOOD = Chunk("func.func private @f()")
WRONG = Chunk("func.func", file="f.mlir")
DEEP = Chunk('"a.b"() ({' * 20_000, allow_unregistered=True)

INVALID = Chunk("func.func @f() -> i32 { return }")

KEYS = ("generic", "return")
REFUSED = ("refused-alike", "refused-diagnostic")
REJECTED = ("rejected-alike", "rejected-diagnostic", "rejected-diagnostics")


def test_chunks_come_back_in_order() -> None:
    answers = [
        judged.answer for judged in judge_all([GOOD, WRONG, GOOD], keys=KEYS, workers=2)
    ]
    assert answers == [Answer.ACCEPTED, Answer.REFUSED, Answer.ACCEPTED]


def test_what_only_text_carries_is_told() -> None:
    text = "func.func private @f(!a.b<distinct[0]<>>)"
    judged = judge(Chunk(text, allow_unregistered=True), ("generic", "return"))
    assert {reason.partition(":")[0] for reason in judged.by_text} == {
        "import",
        "export",
    }
    assert not judge(GOOD, ("generic", "return")).by_text


def test_a_rejected_chunk_says_why_and_has_rows_of_its_own() -> None:
    judged = judge(INVALID, (*KEYS, *REFUSED, *REJECTED))
    assert judged.answer is Answer.REJECTED
    assert judged.reasons == dict.fromkeys(REJECTED, "")
    assert "expected 1" in judged.note or "has 0 operands" in judged.note


def test_a_refused_chunk_says_why_and_has_rows_of_its_own() -> None:
    judged = judge(WRONG, (*KEYS, *REFUSED))
    assert judged.reasons == dict.fromkeys(REFUSED, "")
    assert judged.note.startswith("f.mlir:1:")


def test_rows_that_could_not_be_asked_are_told_apart(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def unread(subject: object) -> tuple[str, str]:
        raise Unread("'a.b' is not read natively")

    monkeypatch.setitem(BY_KEY, "custom", Check("custom", "custom", unread))
    judged = judge(GOOD, ("generic", "custom"))
    assert judged.reasons == {"generic": ""}
    assert judged.unread == "'a.b' is not read natively"


def test_what_nests_too_deep_for_the_reference_is_not_counted() -> None:
    assert judge(DEEP, KEYS).answer is Answer.CRASHED


def test_an_error_of_ours_is_a_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(subject: object) -> tuple[str, str]:
        raise KeyError("missing")

    monkeypatch.setitem(BY_KEY, "generic", Check("generic", "generic", fail))
    reasons = judge(GOOD, KEYS).reasons
    assert reasons["generic"].startswith("KeyError: 'missing' (")
    assert reasons["return"] == ""


def wait_for_ever() -> None:
    """The worker's end is what ends this."""
    while True:
        signal.pause()


def kill_on_return(chunk: Chunk, keys: tuple[str, ...], tool: str) -> Judged:
    """Stands in for a judge whose worker dies over one row."""
    if "return" in keys:
        os.kill(os.getpid(), signal.SIGSEGV)
        # The signal may go to another thread, and this one must not answer meanwhile.
        wait_for_ever()
    return Judged(Answer.ACCEPTED, dict.fromkeys(keys, ""))


def hang(chunk: Chunk, keys: tuple[str, ...], tool: str) -> Judged:
    """Stands in for a judge that never ends."""
    wait_for_ever()
    return Judged(Answer.ACCEPTED)


@pytest.fixture
def judged_by(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Workers call this module's function instead of the judge."""
    monkeypatch.setattr(judging, "JUDGE", f"{__name__}:{request.param}")


@pytest.mark.parametrize("judged_by", ["kill_on_return"], indirect=True)
@pytest.mark.usefixtures("judged_by")
def test_a_row_that_kills_its_worker_is_found() -> None:
    first, second = judge_all([GOOD, GOOD], keys=KEYS)
    assert first == second
    assert first.answer is Answer.ACCEPTED
    assert first.reasons["generic"] == ""
    assert "SIGSEGV" in first.reasons["return"]


@pytest.mark.parametrize("judged_by", ["hang"], indirect=True)
@pytest.mark.usefixtures("judged_by")
def test_a_chunk_that_hangs_is_left_behind() -> None:
    (judged,) = judge_all([GOOD], keys=KEYS, timeout=0.5)
    assert judged.answer is Answer.CRASHED
    assert "did not end within 0.5 seconds" in judged.note
