"""Lowering in a worker, and code generation too where LLVM may end the process over it.

The lowered module comes back as upstream's own bytecode, which the same upstream reads
in no time. What the worker dies of is a diagnostic.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from bridge.errors import Crash, Diagnostic, PassFailed, Position
from bridge.ir.core import Operation
from bridge.upstream import (
    codegen,
    exporter,
    gaps,
    isolated,
    jit,
    nesting,
    small_floats,
    stacks,
)
from bridge.upstream.diagnostics import CapturedText
from bridge.upstream.machine import THIS_MACHINE, UNRECOGNIZED, Machine
from bridge.upstream.passes_isolated import llvm_version
from bridge.upstream.pipeline import run, run_bounded
from bridge.upstream.process import LONGEST
from bridge.upstream.provider import Module, new_context
from bridge.upstream.reader import read
from bridge.upstream.runtime import Runtime
from bridge.upstream.worker import stderr_so_far

Doubts = list[tuple[str, Position]]


@dataclass(frozen=True, slots=True)
class Request:
    """How a module becomes machine code."""

    pipelines: Sequence[str]
    """One after the other; between two, small floats are made doubles."""
    opt_level: int
    names: Collection[str] | None = None
    """Those of its operations, where what no pass does is to be done as well."""
    machine: Machine = THIS_MACHINE
    most: int = 0
    """How many operations it may become; any number where it is none."""


def lower(module: Module, asked: Request) -> None:
    """Lowers a module of upstream's, in place; raises `PassFailed`."""
    if asked.names is not None:
        gaps.apply_patterns(module, asked.names)
    for number, pipeline in enumerate(asked.pipelines):
        if number:
            small_floats.promote(module)
        if asked.most:
            run_bounded(module, pipeline, asked.most)
        else:
            run(module, pipeline)
    if asked.names is not None:
        stacks.hoist_lowered(module)
    asked.machine.prepare(module)


def lowered(module: Operation, asked: Request) -> Module:
    """Upstream's module of a native one, lowered, of which LLVM can make code.

    Raises what `exporter.with_exported` and `lower` raise, `PassFailed` too for what
    LLVM cannot compile, `Crash` where a pass kills the worker.
    """
    bytecode = exporter.bytecode_of(module, llvm_version())
    raw = bytecode.data if bytecode else exporter.generic_text(module)
    nesting.check(bytecode.depth if bytecode else nesting.text_depth(raw))
    with isolated.session(timeout=LONGEST, label="lowering to LLVM") as ask:
        answer = ask(_LOWER, raw, asked)
        if answer is None:
            answer = ask(_LOWER, exporter.generic_text(module), asked)
        found, doubts = answer
        _rehearse(ask, asked, doubts)
    return read(found, "<lowered>", new_context(allow_unregistered=True))


def _rehearse(ask: Callable[..., object], asked: Request, doubts: Doubts) -> None:
    """Raises `PassFailed` for what LLVM cannot compile."""
    if not doubts:
        ask(_FORGET)
        return
    try:
        ask(_REHEARSE, asked.opt_level)
    except jit.Undefined:
        # They may be defined here.
        pass
    except Crash as error:
        unknown = UNRECOGNIZED.search(_notes(error)) if asked.machine.is_other else None
        if unknown is not None:
            raise ValueError(unknown[0]) from None
        raise PassFailed(_refusal(error, doubts)) from None


def _notes(error: Crash) -> str:
    """What LLVM said before it died."""
    (found,) = error.diagnostics
    return "\n".join([note.message for note in found.notes])


def _refusal(error: Crash, doubts: Doubts) -> Diagnostic:
    """What LLVM died of, reported at the first operation that may be the reason."""
    (found,) = error.diagnostics
    words = _notes(error).splitlines()
    emitted = [word.partition(_LLVM_ERROR)[2] for word in words if _LLVM_ERROR in word]
    reason = emitted[0] if emitted else found.message.partition(": ")[2]
    (name, place), *others = doubts
    notes = [
        Diagnostic("note", f"or this '{other}' op", where) for other, where in others
    ]
    message = f"'{name}' op cannot be compiled: {reason}"
    return Diagnostic("error", message, place, tuple(notes))


_LLVM_ERROR: Final = "LLVM ERROR: "


# What follows runs in the worker.

_LOWER: Final = f"{__name__}:lower_there"
_REHEARSE: Final = f"{__name__}:rehearse_there"
_FORGET: Final = f"{__name__}:forget_there"

_kept: Final[list[Module]] = []


def lower_there(raw: bytes, asked: Request) -> tuple[bytes, Doubts] | None:
    """The lowered module and what is doubtful in it; None for bytecode not taken."""
    forget_there()
    module = exporter.read_sent(raw, new_context(allow_unregistered=True))
    if module is None:
        return None
    lower(module, asked)
    _kept.append(module)
    return exporter.written(module), codegen.doubts(module)


def rehearse_there(opt_level: int) -> None:
    """Makes code of the module that was left; may end the process."""
    module = _kept[0]
    jit.engine(module, jit.Target(opt_level), jit.Lowered.of(module), Runtime(), _heard)
    forget_there()


def forget_there() -> None:
    _kept.clear()


@contextmanager
def _heard() -> Iterator[CapturedText]:
    """What goes to standard error meanwhile; it stays there if the process dies."""
    before = len(stderr_so_far())
    found = CapturedText()
    yield found
    found.text = stderr_so_far()[before:]
