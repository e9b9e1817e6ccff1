"""What kills a worker is an error of its caller."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from itertools import count

import pytest

from bridge.errors import Crash, Diagnostic, Malformed, Position
from bridge.upstream import isolated
from bridge.upstream.isolated import Pool

READ = "tests.upstream.worker_calls:read"


@pytest.fixture(scope="module")
def pool() -> Iterator[Pool]:
    with Pool(timeout=20) as pool:
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
    with Pool(timeout=60, stack=8 << 20) as shallow:
        with pytest.raises(Crash, match="SIGSEGV"):
            shallow.call(READ, text.encode())
        assert shallow.call(READ, b"module {}")


def test_bytecode_that_aborts_the_reader_is_a_crash() -> None:
    pool = Pool(timeout=20, memory=2 << 30)
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
    start = time.monotonic()
    with pytest.raises(Crash, match="did not end within 0\\.2 seconds"):
        pool.call("time:sleep", 30, timeout=0.2)
    assert time.monotonic() - start < 5


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
    with Pool(workers, timeout=20) as pool:
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

        def interrupted(*_: object) -> None:
            raise KeyboardInterrupt

        with monkeypatch.context() as patch:
            patch.setattr(isolated, "_readable", interrupted)
            with pytest.raises(KeyboardInterrupt):
                pool.call("operator:add", 1, 2)
        assert pool.call("operator:add", 1, 3) == 4


def test_workers_end_with_the_process_that_started_them() -> None:
    program = (
        "from bridge.upstream import isolated\n"
        "print(isolated.call('os:getpid'), flush=True)\n"
        "import os, signal; os.kill(os.getpid(), signal.SIGKILL)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True)
    assert done.returncode == -signal.SIGKILL
    worker = int(done.stdout)
    for _ in range(200):
        if not _is_running(worker):
            return
        time.sleep(0.05)
    pytest.fail("the worker lives on")


def _is_running(process: int) -> bool:
    try:
        with open(f"/proc/{process}/stat") as file:
            return file.read().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False
    except OSError:
        os.kill(process, 0)
        return True
