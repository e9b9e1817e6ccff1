"""Work in a child: its exit code, its death, and the end of its parent."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

PRELUDE = """
import os, signal, sys, time
from bridge.cli.guard import guarded
def kill(number):
    os.kill(os.getpid(), number)
    time.sleep(600)
"""


def run(work: str, timeout: str = "None") -> subprocess.CompletedProcess[str]:
    """What a process gives that does this work, guarded."""
    code = (
        f"{PRELUDE}\ndef work(report):\n    {work}\nsys.exit(guarded(work, {timeout}))"
    )
    return subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.mark.parametrize("code", [0, 1, 7])
def test_the_exit_code_is_that_of_the_work(code: int) -> None:
    done = run(f"return {code}")
    assert (done.returncode, done.stderr) == (code, "")


def test_what_is_printed_comes_out() -> None:
    assert run("print('here'); return 0").stdout == "here\n"


@pytest.mark.parametrize("name", ["SIGSEGV", "SIGABRT", "SIGKILL", "SIGFPE"])
def test_a_death_is_an_error_at_the_last_place_reported(name: str) -> None:
    done = run(f"report('a:1:1'); report('b:2:1'); kill(signal.{name}); return 0")
    assert done.returncode == 1
    assert done.stderr.startswith(f"b:2:1: error: crashed: {name} (")


def test_a_mistake_of_ours_is_one_line() -> None:
    done = run("return {}['missing']")
    assert done.returncode == 1
    assert done.stderr.startswith("error: internal error: KeyError: 'missing' (")
    assert done.stderr.count("\n") == 1


def test_running_out_of_memory_is_an_error() -> None:
    done = run("raise MemoryError")
    assert (done.returncode, done.stderr) == (1, "error: out of memory\n")


def test_a_time_limit_ends_native_code_too() -> None:
    # A regular expression that never ends holds the interpreter's lock.
    work = "report('f:1:1'); import re; re.match('(a+)+$', 'a' * 60 + 'b'); return 0"
    started = time.monotonic()
    done = run(work, timeout="0.5")
    assert time.monotonic() - started < 20
    assert (done.returncode, done.stderr) == (
        1,
        "f:1:1: error: not done after 0.5 seconds\n",
    )


@pytest.mark.parametrize("name", ["SIGTERM", "SIGINT", "SIGHUP"])
@pytest.mark.parametrize("whom", ["command", "child", "both"])
def test_ending_the_command_ends_its_child(
    name: str, whom: str, tmp_path: Path
) -> None:
    process, child = _start(tmp_path, "time.sleep(600)")
    number = getattr(signal, name)
    for pid in {"command": [process.pid], "child": [child]}.get(
        whom, [child, process.pid]
    ):
        os.kill(pid, number)
    assert process.wait(timeout=300) == 128 + number
    assert _is_gone(child)


def test_a_signal_before_there_is_a_child_reaches_it(tmp_path: Path) -> None:
    fork = "lambda: (os.kill(os.getpid(), signal.SIGTERM), real())[1]"
    code = (
        f"{PRELUDE}\nreal = os.fork\nos.fork = {fork}\n"
        "sys.exit(guarded(lambda report: time.sleep(60)))"
    )
    done = subprocess.run([sys.executable, "-c", code], timeout=60, check=False)
    assert done.returncode == 128 + signal.SIGTERM


def test_a_signal_that_does_not_interrupt_the_wait_reaches_the_child() -> None:
    # As when it comes just before the wait begins: here another thread receives it.
    code = (
        f"{PRELUDE}\nimport threading\n"
        "def end():\n"
        "    time.sleep(1)\n"
        "    signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGTERM])\n"
        "    signal.pthread_kill(threading.get_ident(), signal.SIGTERM)\n"
        "real = os.fork\n"
        "def fork():\n"
        "    if child := real():\n"
        "        threading.Thread(target=end, daemon=True).start()\n"
        "    return child\n"
        "os.fork = fork\n"
        "sys.exit(guarded(lambda report: time.sleep(20)))"
    )
    done = subprocess.run([sys.executable, "-c", code], timeout=60, check=False)
    assert done.returncode == 128 + signal.SIGTERM


@pytest.mark.skipif(sys.platform != "linux", reason="others send no such signal")
def test_a_child_does_not_outlive_a_killed_command(tmp_path: Path) -> None:
    process, child = _start(
        tmp_path, "__import__('re').match('(a+)+$', 'a' * 60 + 'b')"
    )
    process.kill()
    process.wait()
    assert _is_gone(child)


def _start(folder: Path, work: str) -> tuple[subprocess.Popen[bytes], int]:
    """A command at work, and its child."""
    path = folder / "child"
    code = (
        # What runs the tests may have SIGHUP ignored, as nohup does.
        f"{PRELUDE}\nimport signal\nsignal.signal(signal.SIGHUP, signal.SIG_DFL)\n"
        f"from pathlib import Path\ndef work(report):\n"
        f"    Path({str(path)!r}).write_text(str(os.getpid()))\n"
        f"    {work}\n    return 0\nsys.exit(guarded(work))"
    )
    process = subprocess.Popen([sys.executable, "-c", code])
    deadline = time.monotonic() + 20
    while not (path.exists() and path.read_text()):
        assert time.monotonic() < deadline
        time.sleep(0.01)
    return process, int(path.read_text())


def _is_gone(pid: int) -> bool:
    """Whether a process ends within some seconds."""
    deadline = time.monotonic() + 10
    while time.monotonic() < deadline:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        if Path(f"/proc/{pid}/stat").exists() and _is_zombie(pid):
            return True
        time.sleep(0.02)
    return False


def _is_zombie(pid: int) -> bool:
    try:
        return (
            Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
        )
    except FileNotFoundError:
        return True
