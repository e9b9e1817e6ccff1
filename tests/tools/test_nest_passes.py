"""Passes are held to what they give on random nests, and what is wrong is told."""

from __future__ import annotations

import pytest

import bridge
from bridge.fuzz.nests import nest_text
from tools import nest_passes
from tools.nest_passes import fault, main, memory_after


def test_passes_that_give_the_same_are_counted(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["affine-loop-unroll{unroll-factor=2}", "--count", "2"]) == 0
    told = capsys.readouterr().out
    assert "affine-loop-unroll{unroll-factor=2}: 1 changed, 0 wrong" in told
    assert told.endswith("2 nests, 1 pipelines: 0 wrong\n")


def test_another_result_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    counts = iter(range(100))
    monkeypatch.setattr(
        nest_passes, "memory_after", lambda *_: str(next(counts)).encode()
    )
    assert main(["affine-loop-normalize", "--count", "1"]) == 1


def test_an_exception_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["affine-loop-fusion{mode=none}", "--count", "1"]) == 1
    assert "seed 1, affine-loop-fusion{mode=none}: " in capsys.readouterr().out


def test_what_stores_are_given_depends_on_loads() -> None:
    text = nest_text(3, mixing=True)
    assert fault(text, "affine-scalrep", [])[1].startswith("ValueError")
    assert text.count("affine.store") <= text.count("affine.load")
    assert memory_after(bridge.parse(text), 3)


def test_no_nest_is_begun_after_its_time(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["affine-loop-normalize", "--count", "9", "--seconds", "1e-9"]) == 0
    assert capsys.readouterr().out.endswith("\n0 nests, 1 pipelines: 0 wrong\n")


def test_no_statement_is_lost_under_a_condition_that_is_an_or() -> None:
    # isl wrote the first of two statements three times, and the other not at all.
    wanted = "affine-polyhedral-optimize{fuse=min}"
    assert main([wanted, "--count", "1", "--seed", "700091"]) == 0
