"""Verdicts are kept as they come, and two runs are compared."""

from __future__ import annotations

from pathlib import Path

import pytest

from bridge.cli.conform import main
from bridge.compare.chunks import Chunk
from bridge.compare.judge import Answer, Judged
from bridge.compare.queued import judge_queued
from bridge.compare.store import Verdicts, changes, digest
from bridge.work.local import Local

GOOD = Judged(Answer.ACCEPTED, {"printed": "", "verified": ""})
BAD = Judged(Answer.ACCEPTED, {"printed": "line 1\n- a\n+ b", "verified": ""})


def test_a_verdict_is_known_for_the_same_text_and_rows(tmp_path: Path) -> None:
    path = str(tmp_path / "v.sqlite")
    mark = digest(Chunk("a"), ("printed",), "", "1")
    Verdicts(path).keep("f:1", mark, "f", BAD)
    again = Verdicts(path)
    assert again.known("f:1", mark) == BAD
    for other in (
        digest(Chunk("b"), ("printed",), "", "1"),
        digest(Chunk("a"), ("verified",), "", "1"),
        digest(Chunk("a"), ("printed",), "tool", "1"),
        digest(Chunk("a"), ("printed",), "", "2"),
    ):
        assert again.known("f:1", other) is None


def test_what_got_better_and_what_broke_is_told(tmp_path: Path) -> None:
    before, after = (Verdicts(str(tmp_path / name)) for name in ("b", "a"))
    unread = Judged(Answer.ACCEPTED, unread="not read")
    crashed = Judged(Answer.CRASHED, note="it died")
    for place, old, new in (
        ("f:1", BAD, GOOD),
        ("f:2", GOOD, BAD),
        ("f:3", BAD, BAD),
        ("f:4", GOOD, unread),
        ("f:5", crashed, GOOD),
    ):
        before.keep(place, "", "f", old)
        after.keep(place, "", "f", new)
    after.keep("f:6", "", "f", BAD)
    better, broke = changes(before, after)
    assert better == ["f:1: printed: line 1", "f:5: reference: it died"]
    assert broke == ["f:2: printed: line 1", "f:4: unread: not read"]


def test_chunks_are_judged_by_a_queue() -> None:
    texts = ["func.func @f() { return }", "oops"]
    found: dict[int, Answer] = {}

    def keep(number: int, judged: Judged) -> None:
        found[number] = judged.answer

    tasks = [(n, Chunk(text), (), "") for n, text in enumerate(texts)]
    judge_queued(tasks, Local(1), keep, timeout=60)
    assert found == {0: Answer.ACCEPTED, 1: Answer.REFUSED}


def test_a_run_goes_on_and_is_held_against_another(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    file, path, old = (tmp_path / name for name in ("f.mlir", "v.sqlite", "o.sqlite"))
    file.write_text("func.func @f() { return }\n")
    given = [str(file), f"--store={path}", "-j=1"]
    assert main(given) == 0
    store, before = Verdicts(str(path)), Verdicts(str(old))
    ((place, judged),) = store.all()
    assert judged.answer is Answer.ACCEPTED
    before.keep(place, "", "f", BAD)
    # What the store has is taken for what it says.
    store.db.execute("UPDATE verdicts SET answer = 'crashed'")
    capfd.readouterr()
    assert main([*given, f"--against={old}"]) == 1
    said = capfd.readouterr().err
    assert f"better: {place}: printed: line 1" in said
    assert f"broke: {place}: reference: " in said
    assert main([str(file), f"--against={old}"]) == 1
    assert "needs --store" in capfd.readouterr().err


def test_a_store_that_is_none_is_said(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "f.mlir"
    file.write_text("func.func @f() { return }\n")
    assert main([str(file), "--store=/nowhere/x"]) == 1
    assert "cannot open '/nowhere/x'" in capfd.readouterr().err
