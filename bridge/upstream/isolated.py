"""Calls in worker processes, for what may kill the process that does it.

Malformed bytecode aborts, deep nesting overflows the stack, some passes crash, a JIT
runs anything. In a worker, each of these is a `Crash` with the reason; the
caller lives and the worker is replaced. A call costs about 0.1 ms when its worker runs.

    isolated.call("bridge.upstream.passes:run_text", text, pipeline, timeout=10)
    for outcome in Pool(workers=2).map("bridge.compare.chunk:verify", chunks): ...

Functions are given by name; arguments and results are pickled. Workers are started
when first needed, end with their pool or with the process that made it, and outlive a
parent that was killed by no more than the time limit of what they do.
"""

from __future__ import annotations

import contextlib
import os
import pickle
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, Self, TypeAlias

from bridge.errors import Crash, Error
from bridge.upstream.process import (
    STACK,
    TIMEOUT,
    Limits,
    Process,
    checked_timeout,
    wait,
)

__all__ = ["STACK", "TIMEOUT", "Outcome", "Pool", "Worker", "call", "session"]

Answer: TypeAlias = Any
"""What a function of a worker returns, which its name alone says: it was pickled."""

_AHEAD: Final = 1000
"""Outcomes that may wait for an earlier one."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one call of a batch ended: with a value, or with an error."""

    value: Answer = None
    error: Error | None = None

    def get(self) -> Answer:
        """The value; raises the error where there is one."""
        if self.error is not None:
            raise self.error
        return self.value


class Worker:
    """One process, started when first called and again after it died.

    It belongs to the process that started it: a fork gets another one. A worker whose
    answer nobody fetched is never called again, since its next answer would be wrong.
    """

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.deadline = 0.0
        self.is_busy = False
        self._process: Process | None = None
        self._message = b""
        self._name = ""
        self._timeout = limits.timeout
        self._attempts = 0

    def begin(
        self,
        name: str,
        arguments: Sequence[object],
        timeout: float | None = None,
        label: str = "",
    ) -> None:
        """Sends a call; `advance` or `finish` return its outcome.

        An error calls it by its label, or else by the function's name.

        Raises `TypeError` for arguments that cannot be pickled, and what
        `checked_timeout` raises; nothing has begun then.
        """
        limit = self.limits.timeout if timeout is None else checked_timeout(timeout)
        self._message = _pickled(name, arguments, limit)
        self._name, self._timeout, self._attempts = label or name, limit, 0
        if not self._is_usable():
            self.close()
        self.deadline = time.monotonic() + limit
        self._send()

    def advance(self) -> Outcome | None:
        """How the call ended; None while it goes on. Never waits."""
        process = self._process
        if process is None or process.owner != os.getpid():
            self.close()
            return Outcome(error=Crash(f"{self._name} was called before the fork"))
        try:
            answer = process.receive()
        except EOFError:
            return self._died(process)
        if answer is not None:
            self.is_busy = False
            self._message = b""
            return _outcome(self._name, answer)
        if time.monotonic() < self.deadline:
            return None
        return self._late()

    def finish(self) -> Outcome:
        """Waits for the call's end; whatever happens, the worker can be used again."""
        while (outcome := self.advance()) is None:
            wait(self.processes, self.deadline)
        return outcome

    @property
    def processes(self) -> list[Process]:
        """What is to be waited for."""
        return [self._process] if self._process is not None else []

    def close(self) -> None:
        """Ends the process; what it was doing is lost."""
        if self._process is not None:
            self._process.close()
        self._process = None
        self.is_busy = False

    def _is_usable(self) -> bool:
        """Whether the process is there, ours, alive and waiting for a call."""
        process = self._process
        if process is None or self.is_busy or process.owner != os.getpid():
            return False
        return not process.is_dead

    def _send(self) -> None:
        if self._process is None:
            self._process = Process(self.limits)
        self.is_busy = True
        self._attempts += 1
        # `advance` finds out what became of a worker that takes nothing.
        with contextlib.suppress(EOFError, TimeoutError):
            self._process.send(self._message, self.deadline)

    def _died(self, process: Process) -> Outcome | None:
        """The death of a worker, unless it came before the call had begun."""
        if not process.begun and self._attempts < _ATTEMPTS:
            self.close()
            self._send()
            return None
        death = process.death(self._name)
        self.close()
        return Outcome(error=death)

    def _late(self) -> Outcome:
        self.close()
        text = f"{self._name} did not end within {self._timeout:g} seconds"
        return Outcome(error=Crash(text))


_ATTEMPTS: Final = 2
"""How often a call is sent that no worker took up."""


def _pickled(name: str, arguments: Sequence[object], timeout: float) -> bytes:
    """A call as a message; raises `TypeError` for what cannot be pickled."""
    try:
        call = (name, tuple(arguments), timeout, _directory())
        return pickle.dumps(call, pickle.HIGHEST_PROTOCOL)
    except Exception as error:  # pickling runs code of the arguments' classes
        reason = f"{type(error).__name__}: {error}"
        raise TypeError(
            f"the arguments of {name} cannot be pickled: {reason}"
        ) from error


def _directory() -> str:
    """Where the caller is, so that relative paths mean the same to a worker."""
    try:
        return os.getcwd()
    except OSError:
        return ""


def _outcome(name: str, answer: bytes) -> Outcome:
    """What an answer holds; a `Crash` where it cannot be unpickled."""
    try:
        done, value = pickle.loads(answer)
    except Exception as error:  # unpickling runs code of the answer's classes
        reason = f"{type(error).__name__}: {error}"
        return Outcome(
            error=Crash(f"the answer of {name} cannot be unpickled: {reason}")
        )
    return Outcome(value) if done else Outcome(error=value)


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
        if isinstance(workers, bool) or not isinstance(workers, int):
            kind = type(workers).__name__
            raise TypeError(f"workers is a number of processes, not {kind}")
        if workers < 1:
            raise ValueError(f"workers is a number above 0, not {workers}")
        self.size = workers
        self.limits = Limits(timeout, memory, stack)
        self._idle: deque[Worker] = deque()

    def call(
        self, name: str, *arguments: object, timeout: float | None = None
    ) -> Answer:
        """The result of the function called `module:function`.

        Raises its error where that is one of ours, and `Crash` for anything else:
        another exception, a signal, no memory, no answer in time.
        """
        with self.session(timeout=timeout) as ask:
            return ask(name, *arguments)

    @contextmanager
    def session(
        self, *, timeout: float | None = None, label: str = ""
    ) -> Iterator[Callable[..., Answer]]:
        """What calls functions as `call` does, each in the same worker.

        So one may find what another left in that process. Its death ends what it held.
        """
        worker = self._take()

        def ask(name: str, *arguments: object) -> Answer:
            worker.begin(name, arguments, timeout, label)
            return worker.finish().get()

        try:
            yield ask
        finally:
            self._give(worker)

    def map(
        self, name: str, items: Iterable[object], *common: object
    ) -> Iterator[Outcome]:
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
                _wait(busy)
                for worker in list(busy):
                    outcome = worker.advance()
                    if outcome is not None:
                        ended[busy.pop(worker)] = outcome
                        idle.append(worker)
                while following in ended:
                    yield ended.pop(following)
                    following += 1
        finally:
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
        if worker.is_busy or len(self._idle) >= self.size:
            worker.close()
        else:
            self._idle.append(worker)


def call(name: str, *arguments: object, timeout: float = TIMEOUT) -> Answer:
    """`Pool.call` in a pool that all callers share."""
    return _shared().call(name, *arguments, timeout=timeout)


def session(
    *, timeout: float = TIMEOUT, label: str = ""
) -> AbstractContextManager[Callable[..., Answer]]:
    """`Pool.session` in that pool."""
    return _shared().session(timeout=timeout, label=label)


@cache
def _shared() -> Pool:
    return Pool()


def _wait(workers: Iterable[Worker]) -> None:
    """Waits until one of the workers has something, or should have had it."""
    busy = list(workers)
    deadline = min(worker.deadline for worker in busy)
    wait([process for worker in busy for process in worker.processes], deadline)
