"""What upstream prints between passes, of the passes that were named alone.

The bindings print before or after all passes or none. What is not requested is dropped
from standard error by another process: whatever ends this one, what was printed until
then is shown.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import BinaryIO, Final, NoReturn

from bridge.records import Record

_HEAD: Final = re.compile(rb"// -----// IR Dump (Before|After) .*?: ([\w-]+)")
_ERRORS: Final = 2


class Wanted(Record):
    """The passes before and after which the IR is printed; None is all of them."""

    before: frozenset[str] | None
    after: frozenset[str] | None

    def takes(self, when: bytes, name: bytes) -> bool:
        """Whether a dump is requested."""
        names = self.before if when == b"Before" else self.after
        return names is None or name.decode() in names


def kept(lines: Iterable[bytes], wanted: Wanted) -> Iterator[bytes]:
    """The lines without the dumps that are not requested.

    A dump ends with a blank line, and blank lines after it are its own.
    """
    dropped = blank = False
    for line in lines:
        head = _HEAD.match(line)
        if head is not None:
            dropped, blank = not wanted.takes(head[1], head[2]), False
        elif dropped and (blank or line == b"\n"):
            blank = dropped = line == b"\n"
        if not dropped:
            yield line


@contextmanager
def only(wanted: Wanted) -> Iterator[None]:
    """While it is entered, standard error receives the requested dumps only."""
    if not hasattr(os, "fork"):
        yield
        return
    sys.stderr.flush()
    source, sink = os.pipe()
    child = os.fork()
    if not child:
        os.close(sink)
        _pass_on(os.fdopen(source, "rb"), wanted)
    saved = os.dup(_ERRORS)
    os.dup2(sink, _ERRORS)
    os.close(source)
    os.close(sink)
    try:
        yield
    finally:
        sys.stderr.flush()
        os.dup2(saved, _ERRORS)
        os.close(saved)
        os.waitpid(child, 0)


def _pass_on(source: BinaryIO, wanted: Wanted) -> NoReturn:
    """The other process's life."""
    try:
        for line in kept(source, wanted):
            os.write(_ERRORS, line)
    finally:
        os._exit(0)
