"""Files in and out of a command: what can go wrong with them, in LLVM's words."""

from __future__ import annotations

import contextlib
import os
import stat
import sys
from typing import BinaryIO, Final

STANDARD: Final = "-"
"""The name of standard input and output on a command line."""


class StreamError(Exception):
    """A file cannot be read or written; the message says which and why."""


def settle() -> None:
    """Opens closed descriptors to a file that can only be used the wrong way.

    Else the next file or pipe to be opened would get their descriptor, be read as input
    or have output written into it.
    """
    for descriptor, flags in enumerate((os.O_WRONLY, os.O_RDONLY, os.O_WRONLY)):
        try:
            os.fstat(descriptor)
        except OSError:
            os.open(os.devnull, flags)


def read(name: str) -> bytes:
    """A file's bytes, or standard input's; raises `StreamError`."""
    try:
        if name == STANDARD:
            return _read_all(0)
        with open(name, "rb") as file:
            return file.read()
    except (OSError, ValueError) as error:
        reason = _reason(error)
        raise StreamError(f"cannot open input file '{name}': {reason}") from None


def shown_name(name: str) -> str:
    """What a file is called in messages and locations."""
    return "<stdin>" if name == STANDARD else name


def write(name: str, data: bytes) -> None:
    """Writes a file, or to standard output; raises `StreamError`."""
    try:
        if name == STANDARD:
            write_raw(1, data)
            return
        with open(name, "wb") as file:
            file.write(data)
    except (OSError, ValueError) as error:
        raise StreamError(_unwritable(name, error)) from None


def check_replaceable(name: str) -> None:
    """Raises `StreamError` for what is no file of its own, as a FIFO, which waits."""
    try:
        mode = os.stat(name).st_mode
    except (OSError, ValueError) as error:
        reason = _reason(error)
        raise StreamError(f"cannot open input file '{name}': {reason}") from None
    if not stat.S_ISREG(mode):
        raise StreamError(f"cannot open output file '{name}': Not a regular file")


def replace(name: str, data: bytes) -> None:
    """Writes a file again, which keeps what it holds until all of the new is written.

    The file keeps its mode and all its names. Raises `StreamError`.
    """
    path = os.path.realpath(name)
    try:
        with open(path, "r+b") as file:
            before = os.fstat(file.fileno())
            folder = os.path.dirname(path)
            if before.st_nlink > 1 or not os.access(folder, os.W_OK):
                # Another file at its path would not be the one of the other names.
                return _overwrite(file, data)
        _exchange(path, data, before.st_mode)
    except (OSError, ValueError) as error:
        raise StreamError(_unwritable(name, error)) from None


def _overwrite(file: BinaryIO, data: bytes) -> None:
    """Writes a file over; what it held is put back where that fails."""
    before = file.read()
    try:
        _rewind_and_write(file, data)
    except OSError:
        _rewind_and_write(file, before)
        raise


def _rewind_and_write(file: BinaryIO, data: bytes) -> None:
    file.seek(0)
    file.write(data)
    file.truncate()
    file.flush()


def _exchange(path: str, data: bytes, mode: int) -> None:
    """Replaces a file by a new one."""
    beside = f"{path}.{os.getpid()}.new"
    try:
        with open(beside, "xb") as file:
            os.chmod(file.fileno(), mode)
            file.write(data)
        os.replace(beside, path)
    except OSError:
        with contextlib.suppress(OSError):
            os.unlink(beside)
        raise


def print_error(text: str) -> None:
    """Writes a line to standard error, if there still is one."""
    try:
        write_raw(2, f"{text}\n".encode("utf-8", "surrogateescape"))
    except OSError:
        return


def is_terminal() -> bool:
    """Whether somebody watches standard error."""
    return sys.stderr is not None and sys.stderr.isatty()


def encode(text: str) -> bytes:
    """Text as it was read: bytes that are no UTF-8 are surrogates in it."""
    return text.encode("utf-8", "surrogateescape")


def decode(data: bytes) -> str:
    """The inverse of `encode`."""
    return data.decode("utf-8", "surrogateescape")


def _unwritable(name: str, error: OSError | ValueError) -> str:
    if name == STANDARD:
        return f"cannot write to standard output: {_reason(error)}"
    return f"cannot open output file '{name}': {_reason(error)}"


def _reason(error: OSError | ValueError) -> str:
    text = error.strerror if isinstance(error, OSError) else None
    return text or str(error)


# Python's own streams are not used: they are absent where a descriptor is closed, and
# speak up at the process's end when what they hold cannot be written.


def _read_all(descriptor: int) -> bytes:
    parts = []
    while part := os.read(descriptor, 1 << 20):
        parts.append(part)
    return b"".join(parts)


def write_raw(descriptor: int, data: bytes) -> None:
    """Writes to a descriptor; raises `OSError`."""
    view = memoryview(data)
    while view:
        view = view[os.write(descriptor, view) :]
