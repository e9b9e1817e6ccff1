"""Calls in worker processes, for what may kill the process that does it.

Malformed bytecode aborts, deep nesting overflows the stack, some passes crash, a JIT
runs anything. In a worker, each of these is a `Crash` that says what happened; the
caller lives and the worker is replaced. A call costs about 0.1 ms when its worker runs.

    isolated.call("bridge.upstream.passes:run_text", text, pipeline, timeout=10)
    for outcome in Pool(workers=2).map("bridge.compare.chunk:judge", chunks): ...

Functions are given by name; arguments and results are pickled. Workers are started
when first needed, end with their pool or with the process that made it, and outlive a
parent that was killed by no more than the time limit of what they do.
"""

from __future__ import annotations

import contextlib
import math
import os
import pickle
import select
import signal
import subprocess
import sys
import tempfile
import time
import weakref
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import IO, Any, Final, Self

from bridge.errors import Crash, Diagnostic, Error
from bridge.upstream.worker import LENGTH

TIMEOUT: Final = 60.0
"""Seconds a call may take where nothing else is said."""

STACK: Final = 256 << 20
"""Bytes of a worker's stack: what nests deep is read, not refused."""

_TAIL: Final = 2000
"""Characters of a dead worker's standard error that are told."""

_DYING: Final = 5.0
"""Seconds between a worker closing its pipe and its end."""

_AHEAD: Final = 1000
"""Outcomes that may wait for an earlier one."""

_NO_MEMORY: Final = ("bad_alloc", "out of memory", "MemoryError", "unable to allocate")


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one call of a batch ended: with a value, or with an error."""

    value: Any = None
    error: Error | None = None

    def get(self) -> Any:
        """The value; raises the error where there is one."""
        if self.error is not None:
            raise self.error
        return self.value


@dataclass(frozen=True, slots=True)
class Limits:
    """What a worker may use; `memory` is its whole address space, in bytes."""

    timeout: float = TIMEOUT
    memory: int = 0
    stack: int = STACK


@dataclass(slots=True)
class _Process:
    """A running worker: what is written to it, read from it, and kept of it."""

    popen: subprocess.Popen[bytes]
    calls: int
    answers: int
    stderr: IO[bytes]


class Worker:
    """One process, started when first called and again after it died."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.deadline = math.inf
        self._process: _Process | None = None
        self._end: Callable[[], object] = _nothing
        self._name = ""
        self._timeout = limits.timeout

    def begin(
        self, name: str, arguments: Sequence[Any], timeout: float | None = None
    ) -> None:
        """Sends a call; `finish` gives its outcome."""
        self._name = name
        self._timeout = self.limits.timeout if timeout is None else timeout
        message = (name, tuple(arguments), self._timeout)
        call = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
        process = self._running()
        process.stderr.seek(0)
        process.stderr.truncate()
        self.deadline = time.monotonic() + self._timeout
        # A worker that has died meanwhile is found out by `finish`.
        with contextlib.suppress(BrokenPipeError):
            _write(process.calls, LENGTH.pack(len(call)) + call)

    def finish(self) -> Outcome:
        """Waits for the call's end; whatever happens, the worker can be used again."""
        try:
            (length,) = LENGTH.unpack(self._read(LENGTH.size))
            done, value = pickle.loads(self._read(length))
        except TimeoutError:
            self.close()
            text = f"{self._name} did not end within {self._timeout:g} seconds"
            return Outcome(error=Crash(text))
        except EOFError:
            return Outcome(error=self._death())
        except BaseException:
            # The answer would be taken for that of the next call.
            self.close()
            raise
        return Outcome(value) if done else Outcome(error=value)

    def fileno(self) -> int:
        """The pipe its answer comes on."""
        return self._running().answers

    def close(self) -> None:
        """Ends the process; what it was doing is lost."""
        self._end()
        self._process = None

    def _running(self) -> _Process:
        if self._process is None:
            self._process = process = _start(self.limits)
            self._end = weakref.finalize(self, _end, process, os.getpid())
        return self._process

    def _read(self, size: int) -> bytes:
        """That many bytes of the answer, before the deadline."""
        parts = []
        while size:
            if not _readable([self], self.deadline):
                raise TimeoutError
            part = os.read(self.fileno(), min(size, 1 << 20))
            if not part:
                raise EOFError
            parts.append(part)
            size -= len(part)
        return b"".join(parts)

    def _death(self) -> Crash:
        """What the worker died of."""
        process = self._running()
        try:
            code = process.popen.wait(timeout=_DYING)
        except subprocess.TimeoutExpired:
            code = 0
        process.stderr.seek(max(process.stderr.seek(0, os.SEEK_END) - _TAIL, 0))
        words = process.stderr.read().decode("utf-8", "replace").strip()
        self.close()
        notes = (Diagnostic("note", f"its last words: {words}"),) if words else ()
        text = f"{self._name} ended its worker: {_cause(code, words)}"
        return Crash(Diagnostic("error", text, notes=notes))


class Pool:
    """Workers for many calls; a `with` ends them, and so does the process's end."""

    def __init__(
        self,
        workers: int = 1,
        *,
        timeout: float = TIMEOUT,
        memory: int = 0,
        stack: int = STACK,
    ) -> None:
        self.size = workers
        self.limits = Limits(timeout, memory, stack)
        self._idle: deque[Worker] = deque()

    def call(self, name: str, *arguments: Any, timeout: float | None = None) -> Any:
        """What the function called `module:function` gives.

        Raises its error where that is one of ours, and `Crash` for anything else:
        another exception, a signal, no memory, no answer in time.
        """
        worker = self._take()
        try:
            worker.begin(name, arguments, timeout)
            return worker.finish().get()
        finally:
            self._give(worker)

    def map(self, name: str, items: Iterable[Any], *common: Any) -> Iterator[Outcome]:
        """The outcome of `function(item, *common)` for each item, in their order.

        Items are taken as workers become free. One that kills its worker is a `Crash`
        among the outcomes, and the others go on.
        """
        idle = [self._take() for _ in range(self.size)]
        busy: dict[Worker, int] = {}
        ended: dict[int, Outcome] = {}
        queue = enumerate(items)
        following = 0
        try:
            while True:
                while idle and len(ended) < _AHEAD and (entry := next(queue, None)):
                    busy[idle[-1]] = entry[0]
                    idle.pop().begin(name, (entry[1], *common))
                if not busy:
                    return
                for worker in _wait(busy):
                    ended[busy[worker]] = worker.finish()
                    del busy[worker]
                    idle.append(worker)
                while following in ended:
                    yield ended.pop(following)
                    following += 1
        finally:
            for worker in busy:
                worker.close()
            for worker in (*idle, *busy):
                self._give(worker)

    def close(self) -> None:
        """Ends the workers that are idle; those at work end with their call."""
        while self._idle:
            self._idle.pop().close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exception: object) -> None:
        self.close()

    def _take(self) -> Worker:
        """An idle worker, or one more: nobody waits for another's call."""
        try:
            return self._idle.pop()
        except IndexError:
            return Worker(self.limits)

    def _give(self, worker: Worker) -> None:
        if len(self._idle) < self.size:
            self._idle.append(worker)
        else:
            worker.close()


def call(name: str, *arguments: Any, timeout: float = TIMEOUT) -> Any:
    """`Pool.call` in a pool that all callers share."""
    return _shared().call(name, *arguments, timeout=timeout)


@cache
def _shared() -> Pool:
    return Pool()


def _nothing() -> None:
    """The end of a worker that was never started."""


def _start(limits: Limits) -> _Process:
    arguments = [f"--memory={limits.memory}", f"--stack={limits.stack}"]
    command = [sys.executable, "-P", "-m", "bridge.upstream.worker", *arguments]
    path = os.pathsep.join(entry or os.getcwd() for entry in sys.path)
    stderr = tempfile.TemporaryFile()  # noqa: SIM115 - `_end` closes it
    popen = subprocess.Popen(
        command,
        bufsize=0,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=stderr,
        env={**os.environ, "PYTHONPATH": path},
    )
    if popen.stdin is None or popen.stdout is None:
        raise Crash("a worker has no pipes")
    return _Process(popen, popen.stdin.fileno(), popen.stdout.fileno(), stderr)


def _end(process: _Process, owner: int) -> None:
    """Kills a worker, unless this is a fork of the process it belongs to."""
    if os.getpid() != owner:
        return
    process.popen.kill()
    process.popen.wait()
    for stream in (process.popen.stdin, process.popen.stdout, process.stderr):
        if stream is not None:
            stream.close()


def _write(descriptor: int, data: bytes) -> None:
    view = memoryview(data)
    while view:
        view = view[os.write(descriptor, view) :]


def _readable(workers: Iterable[Worker], deadline: float) -> list[Worker]:
    """The workers whose answer has begun; none where the deadline comes first."""
    poll = select.poll()
    by_descriptor = {worker.fileno(): worker for worker in workers}
    for descriptor in by_descriptor:
        poll.register(descriptor, select.POLLIN)
    left = max(deadline - time.monotonic(), 0)
    ready = poll.poll(None if left == math.inf else math.ceil(left * 1000))
    return [by_descriptor[descriptor] for descriptor, _ in ready]


def _wait(workers: Iterable[Worker]) -> list[Worker]:
    """The workers that have an answer, or else those that should have had one."""
    deadline = min(worker.deadline for worker in workers)
    ready = _readable(workers, deadline)
    return ready or [worker for worker in workers if worker.deadline <= deadline]


def _cause(code: int, words: str) -> str:
    """What an exit code and the last words say."""
    if any(text in words for text in _NO_MEMORY):
        return "it ran out of memory"
    if code == -signal.SIGKILL:
        return "SIGKILL, most likely for want of memory"
    if code < 0:
        number = signal.Signals(-code)
        return f"{number.name} ({signal.strsignal(number)})"
    return f"exit code {code}"
