"""Work that may kill its process, done in a child of the command.

Upstream aborts on corrupt bytecode, overflows the stack on what sets out to do so, and
crashes in passes. A forked child costs about a millisecond, and its death is a message.
"""

from __future__ import annotations

import contextlib
import gc
import os
import select
import signal
import struct
import sys
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final, NoReturn

from bridge.cli.streams import print_error
from bridge.later import deferred

if TYPE_CHECKING:
    import traceback
else:
    traceback = deferred("traceback")

Progress = Callable[[str], None]
"""Called with what is begun, so that a crash can be attributed to it."""

_LENGTH: Final = struct.Struct("<I")
_INTERRUPTED: Final = 128
_CHUNK: Final = 65536
_SELDOM: Final = 500_000
"""Objects made between two collections."""
_FORWARDED: Final = tuple(
    getattr(signal, name)
    for name in ("SIGINT", "SIGTERM", "SIGHUP")
    if hasattr(signal, name)
)


def guarded(work: Callable[[Progress], int], timeout: float | None = None) -> int:
    """The exit code of `work`, which is passed a function to report what it is doing.

    When it dies of a signal or takes longer than `timeout` seconds, an error at the
    step it was last doing is written and the code is 1. When this process dies, so
    does the child. Where there is no `fork`, the work is done here, unguarded.
    """
    if not hasattr(os, "fork"):
        return work(_nobody)
    alive, alive_end = os.pipe()
    progress, progress_end = os.pipe()
    # Signals that end this process wait until there is a child to forward them to.
    signal.pthread_sigmask(signal.SIG_BLOCK, _FORWARDED)
    child = os.fork()
    if not child:
        os.close(alive_end)
        os.close(progress)
        _die_with(alive)
        if timeout:
            signal.setitimer(signal.ITIMER_REAL, timeout)
        _work(work, progress_end)
    os.close(alive)
    os.close(progress_end)
    _forward_signals(child)
    with _woken_by_signals() as woken:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, _FORWARDED)
        place = _last_report(progress, woken)
    os.close(progress)
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    os.close(alive_end)
    return code if code >= 0 else _signalled(-code, place, timeout)


def _work(work: Callable[[Progress], int], progress_end: int) -> NoReturn:
    """The child's life."""

    def report(place: str) -> None:
        data = place.encode("utf-8", "surrogateescape")
        os.write(progress_end, _LENGTH.pack(len(data)) + data)

    code = 1
    # What is imported for a command stays: looking for garbage in it is 5 % of a short
    # one's time.
    gc.set_threshold(_SELDOM)
    try:
        # Native code does not look at Python's signal handlers.
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, _FORWARDED)
        code = work(report)
    except MemoryError:
        print_error("error: out of memory")
    except SystemExit as error:
        code = error.code if isinstance(error.code, int) else 1
    except BaseException as error:
        print_error(_internal(error))
    finally:
        with contextlib.suppress(OSError, ValueError, AttributeError):
            sys.stdout.flush()
        os._exit(code)


def _internal(error: BaseException) -> str:
    """The message for an internal error."""
    frame = traceback.extract_tb(error.__traceback__)[-1]
    kind = type(error).__name__
    return f"error: internal error: {kind}: {error} ({frame.filename}:{frame.lineno})"


def _nobody(place: str) -> None:
    """Without a parent there is nobody to tell."""


def _die_with(alive: int) -> None:
    """Ends this process when the other end of a pipe is closed by its owner's death.

    By a signal that native code heeds too, where the system can send one.
    """
    with contextlib.suppress(ImportError, AttributeError, OSError):
        import fcntl

        fcntl.fcntl(alive, fcntl.F_SETOWN, os.getpid())
        flags = fcntl.fcntl(alive, fcntl.F_GETFL)
        fcntl.fcntl(alive, fcntl.F_SETFL, flags | os.O_ASYNC)


def _forward_signals(child: int) -> None:
    """Forwards signals that end this process to the child.

    A terminal sends an interrupt to both: the child may well get two.
    """

    def forward(number: int, frame: object) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(child, number)

    for number in _FORWARDED:
        signal.signal(number, forward)


@contextlib.contextmanager
def _woken_by_signals() -> Iterator[int]:
    """A pipe that every signal writes to.

    A signal that comes just before a wait begins, or to another thread, does not
    interrupt it, and Python would run the handler only after it.
    """
    woken, wake = os.pipe()
    os.set_blocking(wake, False)
    before = signal.set_wakeup_fd(wake, warn_on_full_buffer=False)
    try:
        yield woken
    finally:
        signal.set_wakeup_fd(before)
        os.close(wake)
        os.close(woken)


def _last_report(progress: int, woken: int) -> str:
    """The child's last progress report, once it has ended."""
    poll = select.poll()
    poll.register(progress, select.POLLIN)
    poll.register(woken, select.POLLIN)
    last, data = b"", b""
    while True:
        ready = {descriptor for descriptor, _ in poll.poll()}
        if woken in ready:
            os.read(woken, _CHUNK)
        if progress in ready:
            if not (read := os.read(progress, _CHUNK)):
                return last.decode("utf-8", "surrogateescape")
            last, data = _reports(last, data + read)


def _reports(last: bytes, data: bytes) -> tuple[bytes, bytes]:
    """The last whole report in `data`, else `last`, and what follows it."""
    while len(data) >= _LENGTH.size:
        end = _LENGTH.size + _LENGTH.unpack_from(data)[0]
        if len(data) < end:
            break
        last, data = data[_LENGTH.size : end], data[end:]
    return last, data


def _signalled(number: int, place: str, timeout: float | None) -> int:
    """The exit code of a child that died of a signal; reports what happened."""
    if number in _FORWARDED:
        return _INTERRUPTED + number
    where = f"{place}: " if place else ""
    if number == signal.SIGALRM:
        print_error(f"{where}error: not done after {timeout:g} seconds")
    else:
        name = signal.Signals(number).name
        print_error(f"{where}error: crashed: {name} ({signal.strsignal(number)})")
    return 1
