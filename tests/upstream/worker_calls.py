"""Functions that the tests of isolation call in workers."""

from __future__ import annotations

import ctypes
import io
import os
import signal
from collections.abc import Callable
from typing import Any

from bridge.errors import Error
from bridge.upstream import exporter, importer, reader
from bridge.upstream.provider import new_context


def read(text: bytes) -> bytes:
    """What upstream makes of a text or bytecode, with no care for its depth."""
    module = reader.read(text, "-", new_context(allow_unregistered=True))
    asm: bytes = module.operation.get_asm(binary=True)
    return asm


def bytecode() -> bytes:
    """A small module's bytecode."""
    text = (
        b'func.func @f(%a: i32) -> i32 { "x.y"() {v = [1]} : () -> () return %a : i32 }'
    )
    module = reader.read(text, "-", new_context(allow_unregistered=True))
    buffer = io.BytesIO()
    module.operation.write_bytecode(buffer)
    return buffer.getvalue()


def come_back(text: bytes) -> str:
    """How a module differs that went to native IR and back; `rejected` if no module."""
    try:
        module = reader.read(text, "-", new_context(allow_unregistered=True))
    except Error:
        return "rejected"
    again = exporter.to_upstream(importer.from_upstream(module).clone())
    for options in ({}, {"enable_debug_info": True}):
        before = module.operation.get_asm(binary=True, **options).splitlines()
        after = again.operation.get_asm(binary=True, **options).splitlines()
        if before != after:
            changed = next(p for p in zip(before, after, strict=False) if p[0] != p[1])
            return f"{changed[0]!r} became {changed[1]!r}"
    return ""


def say_and_die(words: str) -> None:
    """Writes to standard error as native code does, and aborts."""
    os.write(2, words.encode())
    os.abort()


def print_and_add(left: int, right: int) -> int:
    """Writes to standard output, where answers go."""
    os.write(1, b"noise " * 100)
    return left + right


def die_of_negative(item: int) -> int:
    """Gives the item, or dies of the signal that it negates."""
    if item == -11:
        ctypes.string_at(0)
    if item < 0:
        os.abort()
    return item


def die_and_leave_a_child() -> None:
    """Aborts, and leaves a child that has all the worker's pipes and never ends."""
    child = os.fork()
    if child == 0:
        signal.pause()
    say_and_die(str(child))


class Unpicklable:
    """What no pickle can be made of."""

    def __reduce__(self) -> str:
        raise ValueError("never")


class OnlyHere:
    """What can be unpickled in the process that made it, and in no other."""

    def __init__(self, process: int) -> None:
        if process != os.getpid():
            raise ValueError("another process")
        self.process = process

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[int]]:
        return OnlyHere, (self.process,)


def only_there() -> OnlyHere:
    """An answer that its caller cannot unpickle."""
    return OnlyHere(os.getpid())


class Deadly:
    """What ends the process that unpickles it."""

    def __reduce__(self) -> tuple[Callable[[], Any], tuple[()]]:
        return os.abort, ()
