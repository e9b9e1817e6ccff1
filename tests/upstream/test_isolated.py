"""What kills a worker is an error of its caller."""

from __future__ import annotations

import math
import os
import select
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from itertools import count
from typing import NoReturn

import pytest

from bridge.errors import Crash, Diagnostic, Malformed, Position
from bridge.upstream.isolated import Pool
from tests.upstream import worker_calls

READ = "tests.upstream.worker_calls:read"


@pytest.fixture(scope="module")
def pool() -> Iterator[Pool]:
    with Pool() as pool:
        yield pool


def test_a_call_gives_what_the_function_gives(pool: Pool) -> None:
    assert pool.call("operator:add", 2, 3) == 5


def test_an_error_of_ours_comes_back_with_its_class_and_its_diagnostics(
    pool: Pool,
) -> None:
    with pytest.raises(Malformed) as caught:
        pool.call(READ, b"func.func @f() {\n  oops\n}")
    (found,) = caught.value.diagnostics
    assert found.location == Position("-", 2, 3)
    assert found.message.startswith("custom op 'oops' is unknown")
    assert found.excerpt.endswith("  oops\n  ^")


def test_any_other_exception_is_a_crash_that_names_it(pool: Pool) -> None:
    with pytest.raises(Crash, match="ZeroDivisionError: "):
        pool.call("operator:floordiv", 1, 0)


def test_a_function_that_does_not_exist_is_a_crash(pool: Pool) -> None:
    for name in ("no.such.module:f", "operator:nothing", "operator:__doc__"):
        with pytest.raises(Crash, match="no function"):
            pool.call(name)


def test_a_result_that_cannot_be_sent_is_a_crash(pool: Pool) -> None:
    with pytest.raises(Crash, match="the result cannot be sent"):
        pool.call("threading:Lock")
    assert pool.call("operator:add", 1, 1) == 2


def test_text_nested_so_deep_that_it_kills_the_reader_is_a_crash() -> None:
    depth = 20_000
    text = '"a.b"() ({' * depth + "}) : () -> ()" * depth
    with Pool(stack=8 << 20) as shallow:
        with pytest.raises(Crash, match="SIGSEGV"):
            shallow.call(READ, text.encode())
        assert shallow.call(READ, b"module {}")


def test_bytecode_that_aborts_the_reader_is_a_crash() -> None:
    pool = Pool(memory=2 << 30)
    sound: bytes = pool.call("tests.upstream.worker_calls:bytecode")
    # A zero begins a number of eight bytes, which may be a length beyond all memory.
    broken = [
        sound[:i] + bytes([byte]) + sound[i + 1 :]
        for i in range(16, len(sound), 5)
        for byte in (0, sound[i] ^ 0xFF)
    ]
    errors = [o.error for o in pool.map(READ, broken) if o.error is not None]
    crashes = [str(error) for error in errors if isinstance(error, Crash)]
    assert len(crashes) < len(errors)
    assert any("SIGABRT" in text for text in crashes)
    assert any("out of memory" in text for text in crashes)
    assert pool.call("operator:add", 1, 1) == 2
    pool.close()


def test_the_last_words_of_a_worker_are_told(pool: Pool) -> None:
    with pytest.raises(Crash) as caught:
        pool.call("tests.upstream.worker_calls:say_and_die", "so long")
    (found,) = caught.value.diagnostics
    assert "SIGABRT" in found.message
    assert found.notes == (Diagnostic("note", "its last words: so long"),)


def test_a_call_that_hangs_ends_with_its_time_limit(pool: Pool) -> None:
    with pytest.raises(Crash, match=r"did not end within 0\.2 seconds"):
        pool.call("signal:pause", timeout=0.2)
    assert pool.call("operator:add", 1, 1) == 2


@pytest.mark.parametrize(
    "timeout", [math.nan, math.inf, -math.inf, 1e12, 10**400, 0, -1]
)
def test_a_time_limit_that_no_clock_can_keep_is_refused(
    pool: Pool, timeout: float
) -> None:
    with pytest.raises(ValueError, match="timeout is a number of seconds above 0"):
        pool.call("operator:add", 1, 1, timeout=timeout)
    with pytest.raises(ValueError, match="timeout is a number of seconds above 0"):
        Pool(timeout=timeout)


def test_limits_of_a_wrong_type_or_size_are_refused() -> None:
    wrong: list[tuple[dict[str, object], type[Exception], str]] = [
        ({"timeout": "1"}, TypeError, "timeout is a number of seconds, not str"),
        ({"timeout": True}, TypeError, "timeout is a number of seconds, not bool"),
        ({"memory": 1.5}, TypeError, "memory is a number of bytes, not float"),
        ({"memory": -1}, ValueError, "memory is 0 or at least"),
        ({"stack": 1}, ValueError, "stack is 0 or at least"),
        ({"workers": 0}, ValueError, "workers is a number above 0, not 0"),
        ({"workers": "2"}, TypeError, "workers is a number of processes, not str"),
    ]
    for arguments, kind, words in wrong:
        with pytest.raises(kind, match=words):
            Pool(**arguments)  # type: ignore[arg-type]


def test_arguments_that_cannot_be_pickled_are_refused(pool: Pool) -> None:
    for argument in (lambda: 1, threading.Lock(), worker_calls.Unpicklable()):
        with pytest.raises(TypeError, match="the arguments of operator:neg cannot"):
            pool.call("operator:neg", argument)
    assert pool.call("operator:add", 1, 1) == 2


def test_arguments_that_cannot_be_unpickled_are_a_crash(pool: Pool) -> None:
    argument = worker_calls.OnlyHere(os.getpid())
    with pytest.raises(Crash, match="cannot be unpickled in a worker: ValueError"):
        pool.call("builtins:str", argument)
    assert pool.call("operator:add", 1, 1) == 2


def test_an_answer_that_cannot_be_unpickled_is_a_crash(pool: Pool) -> None:
    name = "tests.upstream.worker_calls:only_there"
    with pytest.raises(Crash, match=f"the answer of {name} cannot be unpickled"):
        pool.call(name)
    assert pool.call("operator:add", 1, 1) == 2


def test_an_answer_whose_pickling_fails_is_a_crash(pool: Pool) -> None:
    with pytest.raises(Crash, match="the result cannot be sent: ValueError: never"):
        pool.call("tests.upstream.worker_calls:Unpicklable")


def test_a_worker_killed_while_idle_is_replaced_unseen(pool: Pool) -> None:
    worker = pool.call("os:getpid")
    os.kill(worker, signal.SIGKILL)
    assert pool.call("operator:add", 1, 1) == 2
    assert pool.call("os:getpid") != worker


def test_arguments_that_kill_every_worker_are_a_crash(pool: Pool) -> None:
    with pytest.raises(Crash, match="SIGABRT"):
        pool.call("builtins:str", worker_calls.Deadly())
    assert pool.call("operator:add", 1, 1) == 2


def test_what_a_dead_worker_has_started_keeps_nobody_waiting(pool: Pool) -> None:
    with pytest.raises(Crash, match="SIGABRT") as caught:
        pool.call("tests.upstream.worker_calls:die_and_leave_a_child")
    (found,) = caught.value.diagnostics
    os.kill(int(found.notes[0].message.rpartition(" ")[2]), signal.SIGKILL)


def test_a_call_that_takes_all_memory_is_a_crash_that_says_so() -> None:
    with (
        Pool(memory=1 << 30, stack=0) as small,
        pytest.raises(Crash, match="out of memory"),
    ):
        small.call("builtins:bytearray", 1 << 31)


def test_what_a_call_prints_does_not_reach_the_answers(pool: Pool) -> None:
    assert pool.call("tests.upstream.worker_calls:print_and_add", 1, 2) == 3


@pytest.mark.parametrize("workers", [1, 2])
def test_a_batch_gives_outcomes_in_order_and_survives_its_crashes(workers: int) -> None:
    items = [3, 0, -6, 5, -11, 4]
    with Pool(workers) as pool:
        outcomes = list(pool.map("tests.upstream.worker_calls:die_of_negative", items))
    assert [o.value for o in outcomes] == [3, 0, None, 5, None, 4]
    assert "SIGABRT" in str(outcomes[2].error)
    assert "SIGSEGV" in str(outcomes[4].error)
    with pytest.raises(Crash, match="SIGABRT"):
        outcomes[2].get()


def test_a_batch_takes_items_as_they_are_needed_and_may_have_no_end() -> None:
    with Pool(2) as pool:
        outcomes = pool.map("operator:neg", count())
        assert [next(outcomes).value for _ in range(50)] == [-i for i in range(50)]


def test_an_interrupt_ends_the_call_and_leaves_the_pool_usable(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with Pool() as pool:
        assert pool.call("operator:add", 1, 1) == 2

        def interrupted(*_: object) -> NoReturn:
            raise KeyboardInterrupt

        for place in ("Worker.finish", "Worker._send", "wait"):
            with monkeypatch.context() as patch:
                patch.setattr(f"bridge.upstream.isolated.{place}", interrupted)
                with pytest.raises(KeyboardInterrupt):
                    pool.call("operator:add", 1, 2)
        assert pool.call("operator:add", 1, 3) == 4


def test_workers_end_with_the_process_that_started_them() -> None:
    program = (
        "from bridge.upstream import isolated\n"
        "print(isolated.call('os:getpid'), flush=True)\n"
        "input()\n"
        "import os, signal; os.kill(os.getpid(), signal.SIGKILL)"
    )
    command = [sys.executable, "-c", program]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as parent:
        assert parent.stdin is not None
        assert parent.stdout is not None
        worker = os.pidfd_open(int(parent.stdout.readline()))
        parent.stdin.write(b"\n")
        parent.stdin.flush()
        assert parent.wait() == -signal.SIGKILL
    ended = select.poll()
    ended.register(worker, select.POLLIN)
    assert ended.poll()
    os.close(worker)


FORKS = """
import multiprocessing, os
from bridge.upstream import isolated

def ask(number):
    there = isolated.call("os:getpid")
    return os.getpid(), there, isolated.call("operator:neg", number)

first = isolated.call("os:getpid")
with multiprocessing.get_context("fork").Pool(4) as pool:
    answers = pool.map(ask, range(40), chunksize=1)
assert [answer[2] for answer in answers] == [-number for number in range(40)]
assert len({a[:2] for a in answers}) == len({a[0] for a in answers})
assert first not in {answer[1] for answer in answers}
assert isolated.call("os:getpid") == first
"""


def test_processes_that_fork_have_workers_of_their_own() -> None:
    subprocess.run([sys.executable, "-c", FORKS], check=True)


FORK_BETWEEN = """
import os
from bridge.errors import Crash
from bridge.upstream.isolated import Pool

pool = Pool(2)
outcomes = pool.map("operator:neg", range(100))
assert next(outcomes).value == 0
child = os.fork()
if child == 0:
    errors = [outcome.error for outcome in outcomes]
    assert isinstance(errors[-1], Crash) or errors[-1] is None
    os._exit(0)
assert os.waitpid(child, 0)[1] == 0
assert [o.value for o in outcomes] == [-n for n in range(1, 100)]
"""


def test_a_batch_begun_before_a_fork_goes_on_where_it_began() -> None:
    subprocess.run([sys.executable, "-c", FORK_BETWEEN], check=True)
