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

from bridge.dialects.irdl.parameters import IN_IRDL
from bridge.errors import Crash, Diagnostic, Error
from bridge.ir.core import Operation
from bridge.op.registry import REFERENCE
from bridge.text.registry import Registry
from bridge.upstream import (
    diagnostics,
    exporter,
    fallbacks,
    importer,
    isolated,
    nesting,
    own_dialects,
    provider,
)
from bridge.upstream.bytecode_format import NoCodec
from bridge.upstream.bytecode_reader import read_bytecode
from bridge.upstream.isolated import Answer
from bridge.upstream.own_dialects import Registration
from bridge.upstream.pipeline import run
from bridge.upstream.provider import Context, Module, new_context
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
    told = own_dialects.registration_of(module)
    bytecode = None if told else exporter.bytecode_of(module, llvm_version())
    if told is not None:
        raw = own_dialects.text_of(module, told)
    else:
        raw = bytecode.data if bytecode else exporter.generic_text(module)
    nesting.check(bytecode.depth if bytecode else nesting.text_depth(raw))
    name = f"the pipeline {asked.pipeline!r}"
    try:
        with isolated.session(timeout=asked.timeout, label=name) as ask:
            answer: Ran | None = ask(_RUN, raw, asked.pipeline, asked.verify_each, told)
            if answer is None:
                # Text yields the better diagnostics, and irdl may have refused it.
                told, raw = None, exporter.generic_text(module)
                answer = ask(_RUN, raw, asked.pipeline, asked.verify_each) or Ran()
            if answer.error:
                return module, answer
            registry = REFERENCE if told is None else IN_IRDL
            return _read(ask, answer.bytecode, registry), answer
    except Crash as error:
        first, *others = error.diagnostics
        error.diagnostics = [first.but(location=module.position), *others]
        raise


def _read(ask: Ask, bytecode: bytes, registry: Registry) -> Operation:
    """The native module of an answer."""
    result = _of_bytecode(bytecode) if bytecode else None
    if result is None:
        result = importer.read_texts(lambda local: ask(_TEXT, local), {}, registry)
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


def run_there(
    raw: bytes,
    pipeline: str,
    verify_each: bool,
    told: Registration | None = None,
) -> Ran | None:
    """What becomes of a module; None where upstream refuses what has another form.

    That is bytecode, and the text of what it is told of dialects in Python.
    """
    forget_there()
    context = new_context(allow_unregistered=True)
    module = _read_there(raw, context, told)
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
        bytecode = importer.bytecode_of(module) if told is None else b""
    return Ran(bytecode, said, captured.text, stderr_so_far(), failure)


def _read_there(
    raw: bytes, context: Context, told: Registration | None
) -> Module | None:
    if told is None:
        return exporter.read_sent(raw, context)
    try:
        own_dialects.register(told, context)
        return exporter.read_exported(raw, context)
    except Error:
        return None


def text_there(local: bool) -> bytes:
    """The module that was left, as text."""
    return importer.print_generic(_kept[0], use_local_scope=local)


def forget_there() -> None:
    _kept.clear()
