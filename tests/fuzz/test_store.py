"""What a campaign found is in one file, whole batches or nothing."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bridge.cli.fuzz import main
from bridge.fuzz.store import Done, Found, Passed, Store

FOUND = Found(3, "cse", "wrong", "wrong cse", "it differs", "module {\n}\n", "[]")


def done(first: int, *found: Found) -> Done:
    """A batch in which this was found."""
    return Done(first, 24, 23, seconds=1.5, found=found)


@pytest.fixture
def path(tmp_path: Path) -> str:
    return str(tmp_path / "campaign.sqlite")


def test_what_is_finished_is_there_when_opened_again(path: str) -> None:
    Store(path).finish(done(0, FOUND))
    again = Store(path)
    assert again.is_done(0)
    assert not again.is_done(24)
    assert list(again.findings()) == [FOUND]
    totals = again.totals()
    assert (totals.made, totals.defined, totals.seconds) == (24, 23, 1.5)


def test_one_finding_of_each_signature_is_shown_the_shortest(path: str) -> None:
    store = Store(path)
    longer = FOUND._replace(seed=4, program=FOUND.program * 2)
    store.finish(done(0, longer, FOUND))
    assert list(store.findings()) == [FOUND]
    assert store.times() == {("cse", "wrong"): 2}


def test_two_writers_do_not_lose_each_others_findings(path: str) -> None:
    some, others = Store(path), Store(path)
    some.finish(done(0, FOUND))
    others.finish(done(24, FOUND._replace(seed=30)))
    assert some.times() == {("cse", "wrong"): 2}


def test_what_is_missing_is_what_no_batch_has_done(path: str) -> None:
    store = Store(path)
    store.finish(done(24))
    store.lose(50, "it died")
    assert store.missing(0, 60) == [(0, 24), (48, 2), (51, 9)]
    assert store.lost() == [(50, "it died")]


def test_counts_of_batches_are_added(path: str) -> None:
    store = Store(path)
    for first in (0, 24):
        batch = done(first)._replace(
            digests=(1, first),
            seen={("arith.addi", "type", "i32"): 2},
            drawn={("arith.addi", "arith.addi"): 3},
            passed={"cse": Passed(24, 5, 0, 0.5)},
        )
        store.finish(batch)
        store.finish(batch)
    assert store.totals().duplicates == 1
    assert store.seen() == {("arith.addi", "type", "i32"): 4}
    assert store.drawn() == {("arith.addi", "arith.addi"): 6}
    assert store.passed() == {"cse": Passed(48, 10, 0, 1.0)}


def test_what_steered_a_program_is_kept(path: str) -> None:
    store = Store(path)
    number = store.steer({"arith.addi": 300})
    store.finish(done(0)._replace(steering=number))
    assert store.steering_of(7) == {"arith.addi": 300}
    store.finish(done(24))
    assert store.steering_of(30) == {}


def test_the_command_runs_and_reports(
    path: str, capfd: pytest.CaptureFixture[str]
) -> None:
    given = [
        "--store",
        path,
        "--count=2",
        "--ops=6",
        "--passes=cse",
        "--seed=5",
        "-j=1",
    ]
    assert main(["run", *given]) == 0
    assert "2 programs" in capfd.readouterr().out
    Store(path).finish(done(9999, FOUND))
    assert main(["report", "--store", path]) == 0
    assert "// pass: cse\n// finding: wrong" in capfd.readouterr().out


def test_the_command_writes_programs(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["generate", "--seed=4", "--ops=5", "--dialects=arith=2,scf"]) == 0
    assert "// seed 4\nmodule {" in capfd.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        ([], "expected one of generate, run, report, serve, check, reproduce"),
        (["run"], "the option 'store' names the file"),
        (["run", "--store", "/nowhere/x"], "cannot open '/nowhere/x'"),
        (["generate", "--dialects=tosa"], "'tosa' is no weight of one of"),
    ],
)
def test_a_wrong_command_line_is_said(
    arguments: list[str], error: str, capfd: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 1
    assert error in capfd.readouterr().err


WRITER = """
import sys
from bridge.fuzz.store import Done, Found, Store
store = Store(sys.argv[1])
for first in range(int(sys.argv[2]), 1 << 30):
    text = f"{first} " * 500
    found = Found(first, "cse", "wrong", text, "", text, "")
    store.finish(Done(first, 1, 1, found=(found,)))
    print(first, flush=True)
"""


def test_what_a_killed_writer_said_it_wrote_is_there(path: str) -> None:
    first = 0
    for kill in range(8):
        command = [sys.executable, "-c", WRITER, path, str(first)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as writer:
            assert writer.stdout is not None
            said = [int(writer.stdout.readline())]
            time.sleep(0.003 * kill)
            writer.kill()
            said += [int(line) for line in writer.stdout]
        store = Store(path)
        assert all(store.is_done(one) for one in said)
        first = store.totals().made
        assert store.times() == {("cse", "wrong"): first}
    database = sqlite3.connect(path)
    assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    database.close()
