"""What is compared, a row each: the native way and the reference's, on one chunk.

A row is a question about a chunk that the reference accepts. Phases that come later
are more rows; the harness around them stays as it is.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from bridge.compare.chunks import Chunk
from bridge.ir.core import Operation
from bridge.source import Source
from bridge.text.module import read_module
from bridge.text.printer import PrintOptions, print_generic
from bridge.upstream import nesting, reader
from bridge.upstream.exporter import with_exported
from bridge.upstream.importer import from_upstream
from bridge.upstream.provider import Module, new_context

SHOWN: Final = 200
"""Characters of a differing line that are told."""


class Subject:
    """A chunk that the reference accepts, and what several rows need of it."""

    def __init__(self, chunk: Chunk) -> None:
        """Raises `Malformed` and `Invalid` where the reference does not accept it."""
        self.chunk = chunk
        raw = chunk.text.encode("utf-8", "surrogateescape")
        context = new_context(allow_unregistered=chunk.allow_unregistered)
        self.module: Module = reader.read(raw, chunk.file, context)

    def text(self, **flags: bool) -> str:
        """What the reference prints."""
        return printed(self.module, **flags)

    @cached_property
    def with_locations(self) -> str:
        """The generic form with all locations."""
        return self.text(print_generic_op_form=True, enable_debug_info=True)

    @cached_property
    def native(self) -> Operation:
        """What we read of that."""
        return read(self.with_locations)

    @cached_property
    def returned(self) -> tuple[str, str]:
        """The module gone through native IR: its text without and with locations."""
        clone = from_upstream(self.module).clone()
        return with_exported(
            clone, lambda m: (printed(m), printed(m, enable_debug_info=True))
        )


@dataclass(frozen=True, slots=True)
class Check:
    """A question; `compare` gives what the reference has and what we have."""

    key: str
    title: str
    compare: Callable[[Subject], tuple[str, str]]


def printed(module: Module, **flags: Any) -> str:
    """The reference's text of a module, whatever bytes its strings hold."""
    raw: bytes = module.operation.get_asm(binary=True, **flags)
    return raw.decode("utf-8", "surrogateescape")


def read(text: str) -> Operation:
    """A generic text, natively."""
    return read_module(Source(text, "<generic>"), allow_unregistered=True)


def judged_deep(chunk: Chunk, judge: Callable[[], Any]) -> Any:
    """Judges on a stack as deep as the chunk is nested; raises `Unsupported`."""
    raw = chunk.text.encode("utf-8", "surrogateescape")
    return nesting.with_stack_for(nesting.text_depth(raw), judge)


def _generic(subject: Subject) -> tuple[str, str]:
    text = subject.text(print_generic_op_form=True)
    return text, print_generic(read(text))


def _locations(subject: Subject) -> tuple[str, str]:
    ours = print_generic(subject.native, PrintOptions(debuginfo=True))
    return subject.with_locations, ours


def _pretty_locations(subject: Subject) -> tuple[str, str]:
    # This text cannot be read again, so it is compared with what another one gave.
    text = subject.text(
        print_generic_op_form=True, enable_debug_info=True, pretty_debug_info=True
    )
    options = PrintOptions(debuginfo=True, pretty=True)
    return text, print_generic(subject.native, options)


def _local_scope(subject: Subject) -> tuple[str, str]:
    text = subject.text(print_generic_op_form=True, use_local_scope=True)
    return text, print_generic(read(text), PrintOptions(local_scope=True))


def _local_locations(subject: Subject) -> tuple[str, str]:
    text = subject.text(
        print_generic_op_form=True, use_local_scope=True, enable_debug_info=True
    )
    options = PrintOptions(local_scope=True, debuginfo=True)
    return text, print_generic(read(text), options)


def _return(subject: Subject) -> tuple[str, str]:
    return subject.text(), subject.returned[0]


def _return_with_locations(subject: Subject) -> tuple[str, str]:
    return subject.text(enable_debug_info=True), subject.returned[1]


CHECKS: Final = (
    Check("generic", "generic", _generic),
    Check("generic-locations", "+locations", _locations),
    Check("generic-pretty", "+pretty", _pretty_locations),
    Check("generic-local", "local", _local_scope),
    Check("generic-local-locations", "+locations", _local_locations),
    Check("return", "in and out", _return),
    Check("return-locations", "+locations", _return_with_locations),
)

BY_KEY: Final = {check.key: check for check in CHECKS}


def first_difference(expected: str, ours: str) -> str:
    """Where two texts part: the line's number, theirs, and ours."""
    theirs, mine = expected.split("\n"), ours.split("\n")
    for number, (a, b) in enumerate(zip(theirs, mine, strict=False), 1):
        if a != b:
            return f"line {number}: reference {_part(a, b)}, ours {_part(b, a)}"
    longer = "ours" if len(mine) > len(theirs) else "the reference"
    rest = max(theirs, mine, key=len)[min(len(theirs), len(mine)) :]
    return f"only {longer} goes on: {_part(rest[0], '')}"


def _part(line: str, other: str) -> str:
    """The line from shortly before the character where it differs."""
    same = next(
        (i for i, (a, b) in enumerate(zip(line, other, strict=False)) if a != b), 0
    )
    start = max(0, same - SHOWN // 4)
    part = line[start : start + SHOWN]
    lead = "..." if start else ""
    tail = "..." if start + SHOWN < len(line) else ""
    return f"{lead}{part!r}{tail}"
