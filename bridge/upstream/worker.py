"""A worker process: `python -m bridge.upstream.worker`, started by `isolated`.

It reads calls from its standard input and writes answers to its standard output, both
as a length and a pickle, until its input ends. What the calls themselves print goes to
standard error, which the parent captures.
"""

from __future__ import annotations

import argparse
import faulthandler
import importlib
import os
import pickle
import signal
import struct
import sys
import threading
import traceback
from collections.abc import Callable, Sequence
from typing import BinaryIO, Final

from bridge.errors import Crash, Diagnostic, Error

LENGTH: Final = struct.Struct("<Q")

GRACE: Final = 5.0
"""Seconds after a call's limit, at which a worker whose parent is gone ends itself."""

Call = tuple[str, tuple[object, ...], float | None, str]
Answer = tuple[bool, object]


def send(stream: BinaryIO, data: bytes) -> None:
    """Writes a message: a length and so many bytes. An empty one means "begun"."""
    stream.write(LENGTH.pack(len(data)) + data)
    stream.flush()


def resolve(name: str) -> Callable[..., object]:
    """The function that `module:function` names; raises `Crash` where there is none."""
    module, _, path = name.partition(":")
    try:
        found = importlib.import_module(module)
        for part in path.split("."):
            found = getattr(found, part)
    except (ImportError, AttributeError, ValueError) as error:
        raise Crash(f"a worker finds no function {name!r}: {error}") from error
    if not callable(found):
        raise Crash(f"{name!r} is no function")
    function: Callable[..., object] = found
    return function


def answer(call: Call) -> Answer:
    """The result of a call, or its error: ours as it is, any other as `Crash`."""
    name, arguments, limit, directory = call
    if limit is not None:
        # Upstream holds the interpreter's lock, so only native code can end it.
        faulthandler.dump_traceback_later(limit + GRACE, exit=True)
    try:
        if directory:
            os.chdir(directory)
        return True, resolve(name)(*arguments)
    except Error as error:
        return False, error
    except MemoryError:
        return False, Crash(f"{name} ran out of memory")
    except Exception as error:
        notes = (Diagnostic("note", traceback.format_exc()),)
        kind = type(error).__name__
        return False, Crash(Diagnostic("error", f"{kind}: {error}", notes=notes))
    finally:
        faulthandler.cancel_dump_traceback_later()


def serve(calls: BinaryIO, answers: BinaryIO) -> None:
    """Answers calls until there are no more."""
    while header := calls.read(LENGTH.size):
        (length,) = LENGTH.unpack(header)
        call = _call(calls.read(length))
        send(answers, b"")
        send(answers, _pickled(call if isinstance(call, Crash) else answer(call)))


def _call(data: bytes) -> Call | Crash:
    """A call, or why it cannot be made: its classes may not be found here."""
    try:
        call: Call = pickle.loads(data)
    except Exception as error:  # unpickling runs code of the arguments' classes
        reason = f"{type(error).__name__}: {error}"
        return Crash(f"the arguments cannot be unpickled in a worker: {reason}")
    return call


def _pickled(reply: Answer | Crash) -> bytes:
    """An answer, or else why it cannot be sent."""
    if isinstance(reply, Crash):
        reply = False, reply
    try:
        return pickle.dumps(reply, pickle.HIGHEST_PROTOCOL)
    except Exception as error:  # pickling runs code of the result's classes
        crash = Crash(f"the result cannot be sent: {type(error).__name__}: {error}")
        return pickle.dumps((False, crash), pickle.HIGHEST_PROTOCOL)


def stderr_so_far() -> str:
    """What the call has written to standard error, which in a worker is a file."""
    sys.stderr.flush()
    return os.pread(2, os.fstat(2).st_size, 0).decode("utf-8", "replace")


def main(arguments: Sequence[str] | None = None) -> None:
    """Sets the limits, then serves."""
    parser = argparse.ArgumentParser(prog="bridge.upstream.worker")
    parser.add_argument("--memory", type=int, default=0)
    parser.add_argument("--stack", type=int, default=0)
    options = parser.parse_args(arguments)
    # An interrupt in the terminal is the parent's, which then ends its workers.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    calls = os.fdopen(os.dup(0), "rb")
    answers = os.fdopen(os.dup(1), "wb")
    null = os.open(os.devnull, os.O_RDONLY)
    os.dup2(null, 0)
    os.dup2(2, 1)
    _limit_memory(options.memory)
    if options.stack:
        threading.stack_size(options.stack)
    thread = threading.Thread(target=serve, args=(calls, answers), daemon=True)
    thread.start()
    thread.join()
    sys.stderr.flush()
    # What upstream does at a process's end is of no use to anybody, and can hang.
    os._exit(0)


def _limit_memory(limit: int) -> None:
    if not limit:
        return
    try:
        import resource
    except ImportError:  # Windows, where the operating system has no such limit
        return
    resource.setrlimit(resource.RLIMIT_AS, (limit, limit))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


if __name__ == "__main__":
    main()
