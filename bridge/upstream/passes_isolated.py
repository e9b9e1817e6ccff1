"""Passes in a worker, where a crash of upstream's does no harm.

The module goes there and comes back as bytecode, or as text where bytecode cannot carry
it. The worker keeps the result until it was read: what of it has no codec is fetched
again as text.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from bridge.errors import Crash, Diagnostic, Error
from bridge.ir.core import Operation
from bridge.upstream import (
    diagnostics,
    exporter,
    fallbacks,
    importer,
    isolated,
    nesting,
    provider,
)
from bridge.upstream.bytecode_format import NoCodec
from bridge.upstream.bytecode_reader import read_bytecode
from bridge.upstream.isolated import Answer
from bridge.upstream.pipeline import run
from bridge.upstream.provider import Module, new_context
from bridge.upstream.worker import stderr_so_far

Ask = Callable[..., Answer]
"""Calls a function of this file in the worker."""


@dataclass(frozen=True, slots=True)
class Ran:
    """What became of a pipeline in a worker."""

    bytecode: bytes = b""
    """The module after it; nothing where the bindings' version is not known."""
    said: list[Diagnostic] = field(default_factory=list)
    """The warnings and remarks."""
    printed: str = ""
    """What passes wrote to standard output."""
    complained: str = ""
    """What they wrote to standard error."""
    error: Error | None = None


@dataclass(frozen=True, slots=True)
class Run:
    """A request: a pipeline, and how it runs."""

    pipeline: str
    verify_each: bool
    timeout: float


def ran(module: Operation, asked: Run) -> tuple[Operation, Ran]:
    """A module as a pipeline leaves it; the one that was given is not changed.

    Raises what `exporter.with_exported` and `pipeline.run` raise, `Crash` for what
    kills the worker or takes more than the time it is given.
    """
    bytecode = exporter.bytecode_of(module, llvm_version())
    raw = bytecode.data if bytecode else exporter.generic_text(module)
    nesting.check(bytecode.depth if bytecode else nesting.text_depth(raw))
    name = f"the pipeline {asked.pipeline!r}"
    try:
        with isolated.session(timeout=asked.timeout, label=name) as ask:
            answer: Ran | None = ask(_RUN, raw, asked.pipeline, asked.verify_each)
            if answer is None:
                # Text yields the better diagnostics.
                raw = exporter.generic_text(module)
                answer = ask(_RUN, raw, asked.pipeline, asked.verify_each) or Ran()
            return (module if answer.error else _read(ask, answer.bytecode)), answer
    except Crash as error:
        first, *others = error.diagnostics
        error.diagnostics = [first.but(location=module.position), *others]
        raise


def _read(ask: Ask, bytecode: bytes) -> Operation:
    """The native module of an answer."""
    result = _of_bytecode(bytecode) if bytecode else None
    if result is None:
        result = importer.read_texts(lambda local: ask(_TEXT, local))
    ask(_FORGET)
    return result


def _of_bytecode(bytecode: bytes) -> Operation | None:
    try:
        return read_bytecode(bytecode, {})
    except NoCodec as error:
        fallbacks.note(fallbacks.IMPORT, error)
        return None


@cache
def llvm_version() -> str:
    """The version of the bindings, without loading them here."""
    found: str = isolated.call(f"{__name__}:version")
    return found


# What follows runs in the worker.

_RUN: Final = f"{__name__}:run_there"
_TEXT: Final = f"{__name__}:text_there"
_FORGET: Final = f"{__name__}:forget_there"

_kept: Final[list[Module]] = []


def version() -> str:
    return provider.bindings().version


def run_there(raw: bytes, pipeline: str, verify_each: bool) -> Ran | None:
    """What becomes of a module; None where it is bytecode that upstream refuses."""
    forget_there()
    module = exporter.read_sent(raw, new_context(allow_unregistered=True))
    if module is None:
        return None
    said: list[Diagnostic] = []
    failure = None
    with diagnostics.captured(1) as captured:
        try:
            run(module, pipeline, said.append, verify_each=verify_each)
        except Error as error:
            failure = error
        provider.flush_output()
    bytecode = b""
    if failure is None:
        _kept.append(module)
        bytecode = importer.bytecode_of(module)
    return Ran(bytecode, said, captured.text, stderr_so_far(), failure)


def text_there(local: bool) -> bytes:
    """The module that was left, as text."""
    return importer.print_generic(_kept[0], use_local_scope=local)


def forget_there() -> None:
    _kept.clear()
