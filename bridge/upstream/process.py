"""The process of a worker, as the process that started it sees it.

Messages go both ways as a length and so many bytes. The worker says by an empty message
that a call has begun, so that one it never took up can be sent again to another.
Nothing here blocks beyond a deadline, and the end of the process is seen by itself:
whatever the worker started may keep its pipes open.
"""

from __future__ import annotations

import contextlib
import math
import os
import select
import signal
import subprocess
import sys
import tempfile
import time
import weakref
from collections.abc import Iterable
from dataclasses import dataclass
from typing import IO, Final

from bridge.errors import Crash, Diagnostic
from bridge.upstream.worker import LENGTH

TIMEOUT: Final = 60.0
"""The default time limit of a call, in seconds."""

LONGEST: Final = 1_000_000.0
"""Seconds a call may be given: what the operating system's clocks can take."""

STACK: Final = 256 << 20
"""Bytes of a worker's stack: what nests deep is read, not refused."""

_SMALLEST_STACK: Final = 1 << 16

_TAIL: Final = 2000
"""Characters of a dead worker's standard error that are reported."""

_DYING: Final = 5.0
"""Seconds between a worker closing its pipe and its end."""

_SLICE: Final = 0.1
"""Seconds between two looks at a process whose end no descriptor signals."""

_PART: Final = 1 << 20

_NO_MEMORY: Final = ("bad_alloc", "out of memory", "MemoryError", "unable to allocate")


def checked_timeout(timeout: object) -> float:
    """A time limit in seconds; raises `TypeError` or `ValueError` for all else."""
    if isinstance(timeout, bool) or not isinstance(timeout, int | float):
        kind = type(timeout).__name__
        raise TypeError(f"timeout is a number of seconds, not {kind}")
    if not 0 < timeout <= LONGEST:
        raise ValueError(
            f"timeout is a number of seconds above 0 and up to {LONGEST:.0f}, "
            f"not {timeout}"
        )
    return float(timeout)


@dataclass(frozen=True, slots=True)
class Limits:
    """What a worker may use; `memory` is its whole address space, in bytes, or 0."""

    timeout: float = TIMEOUT
    memory: int = 0
    stack: int = STACK

    def __post_init__(self) -> None:
        checked_timeout(self.timeout)
        for name, least in (("memory", 1), ("stack", _SMALLEST_STACK)):
            value = getattr(self, name)
            if not isinstance(value, int):
                kind = type(value).__name__
                raise TypeError(f"{name} is a number of bytes, not {kind}")
            if value and value < least:
                raise ValueError(f"{name} is 0 or at least {least} bytes, not {value}")


class Process:
    """A running worker; raises `Crash` where it cannot be started."""

    def __init__(self, limits: Limits) -> None:
        self.owner = os.getpid()
        self.begun = False
        """Whether the worker took up the call that it was sent last."""
        self._inbox = bytearray()
        self._stderr: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115 - `_end`
        try:
            self._popen = _started(limits, self._stderr)
        except OSError as error:
            raise Crash(f"a worker cannot be started: {error}") from error
        self._calls, self._answers = _pipes(self._popen)
        self._end = weakref.finalize(
            self, _ended, self._popen, self._stderr, self.owner
        )
        _RUNNING.add(self)

    def send(self, message: bytes, deadline: float) -> None:
        """Sends a call; `EOFError` for a dead worker, `TimeoutError` too late."""
        self.begun = False
        self._stderr.seek(0)
        self._stderr.truncate()
        left = memoryview(LENGTH.pack(len(message)) + message)
        while left:
            try:
                left = left[os.write(self._calls, left) :]
            except BlockingIOError:
                if not _ready({self._calls: select.POLLOUT}, [self], deadline):
                    raise TimeoutError from None
                if self.is_dead:
                    raise EOFError from None
            except BrokenPipeError:
                raise EOFError from None

    def receive(self) -> bytes | None:
        """The answer, None while it is not all there; `EOFError` if it never will be.

        Never waits.
        """
        dead = self.is_dead
        try:
            part = os.read(self._answers, _PART)
        except BlockingIOError:
            if dead:
                raise EOFError from None
            return None
        if not part:
            raise EOFError
        self._inbox += part
        return self._message()

    def _message(self) -> bytes | None:
        while len(self._inbox) >= LENGTH.size:
            (length,) = LENGTH.unpack_from(self._inbox)
            end = LENGTH.size + length
            if len(self._inbox) < end:
                return None
            message = bytes(self._inbox[LENGTH.size : end])
            del self._inbox[:end]
            if message:
                return message
            self.begun = True
        return None

    @property
    def is_dead(self) -> bool:
        return self._popen.poll() is not None

    def death(self, name: str) -> Crash:
        """What the worker died of during a call; closes it."""
        try:
            code = self._popen.wait(timeout=_DYING)
        except subprocess.TimeoutExpired:
            code = 0
        self._stderr.seek(max(self._stderr.seek(0, os.SEEK_END) - _TAIL, 0))
        words = self._stderr.read().decode("utf-8", "replace").strip()
        self.close()
        notes = (Diagnostic("note", f"its last words: {words}"),) if words else ()
        text = f"{name} ended its worker: {_cause(code, words)}"
        return Crash(Diagnostic("error", text, notes=notes))

    def close(self) -> None:
        """Kills it; what it was doing is lost."""
        self._end()

    def forget(self) -> None:
        """In a fork of the process it belongs to: leaves it alone."""
        self._end.detach()
        self._popen.returncode = 0
        _close(self._popen, self._stderr)


_RUNNING: Final[weakref.WeakSet[Process]] = weakref.WeakSet()


def wait(processes: Iterable[Process], deadline: float) -> None:
    """Waits until one of them has written something or is dead, or the deadline."""
    watched = list(processes)
    _ready({p._answers: select.POLLIN for p in watched}, watched, deadline)


def _ready(events: dict[int, int], processes: list[Process], deadline: float) -> bool:
    """Whether any of these events, or the end of a process, comes in time."""
    poll = select.poll()
    for descriptor, event in events.items():
        poll.register(descriptor, event)
    with contextlib.ExitStack() as ends:
        emitted = [_registered(poll, p._popen.pid, ends) for p in processes]
        while True:
            left = max(deadline - time.monotonic(), 0)
            asked = left if all(emitted) else min(left, _SLICE)
            if poll.poll(math.ceil(asked * 1000)):
                return True
            if any(process.is_dead for process in processes):
                return True
            if asked == left:
                return False


def _registered(poll: select.poll, pid: int, ends: contextlib.ExitStack) -> bool:
    """Has a process's end wake the poll; whether the operating system can do that."""
    try:
        descriptor = os.pidfd_open(pid)
    except (AttributeError, OSError):
        return False
    ends.callback(os.close, descriptor)
    poll.register(descriptor, select.POLLIN)
    return True


def _started(limits: Limits, stderr: IO[bytes]) -> subprocess.Popen[bytes]:
    arguments = [f"--memory={limits.memory}", f"--stack={limits.stack}"]
    command = [sys.executable, "-P", "-m", "bridge.upstream.worker", *arguments]
    path = os.pathsep.join(entry or os.getcwd() for entry in sys.path)
    return subprocess.Popen(
        command,
        bufsize=0,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=stderr,
        env={**os.environ, "PYTHONPATH": path},
    )


def _pipes(popen: subprocess.Popen[bytes]) -> tuple[int, int]:
    """What is written to and read from, neither of which blocks."""
    if popen.stdin is None or popen.stdout is None:
        raise Crash("a worker has no pipes")
    descriptors = popen.stdin.fileno(), popen.stdout.fileno()
    for descriptor in descriptors:
        os.set_blocking(descriptor, False)
    return descriptors


def _ended(popen: subprocess.Popen[bytes], stderr: IO[bytes], owner: int) -> None:
    """Kills a worker, unless this is a fork of the process it belongs to."""
    if os.getpid() != owner:
        return
    popen.kill()
    popen.wait()
    _close(popen, stderr)


def _close(popen: subprocess.Popen[bytes], stderr: IO[bytes]) -> None:
    for stream in (popen.stdin, popen.stdout, stderr):
        if stream is not None:
            stream.close()


def _forget_all() -> None:
    """In a fork: its workers are its parent's, and end when the parent does."""
    for process in list(_RUNNING):
        process.forget()
    _RUNNING.clear()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forget_all)


def _cause(code: int, words: str) -> str:
    """The message of an exit code and the last output."""
    if any(text in words for text in _NO_MEMORY):
        return "it ran out of memory"
    if code == -signal.SIGKILL:
        return "SIGKILL, most likely for want of memory"
    if code < 0:
        number = signal.Signals(-code)
        return f"{number.name} ({signal.strsignal(number)})"
    return f"exit code {code}"
