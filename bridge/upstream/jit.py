"""Machine code of a module that is lowered, by upstream's engine."""

from __future__ import annotations

import ctypes
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, suppress
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from bridge.errors import Diagnostic, PassFailed, Position
from bridge.upstream import support
from bridge.upstream.diagnostics import CapturedText, captured_stderr, position
from bridge.upstream.libraries import NO_LIBRARIES, Libraries
from bridge.upstream.machine import THIS_MACHINE, UNRECOGNIZED, Machine
from bridge.upstream.provider import Bound, Module, bindings
from bridge.upstream.runtime import Runtime

Listen = Callable[[], AbstractContextManager[CapturedText]]
"""How what upstream writes to stderr is heard."""


class Undefined(PassFailed):
    """A module calls functions that nothing defines."""


@dataclass(frozen=True, slots=True)
class Target:
    """What code is made for, and how."""

    opt_level: int
    libraries: Libraries = NO_LIBRARIES
    dump_objects: bool = False
    machine: Machine = THIS_MACHINE


@dataclass(slots=True)
class Lowered:
    """The functions of a lowered module, by name and type."""

    defined: dict[str, str] = field(default_factory=dict)
    declared: dict[str, str] = field(default_factory=dict)
    visible: str | None = None
    """A function with a body that can be looked up, if there is one."""
    is_initialized: bool = False
    """Whether it has constructors or destructors."""

    @staticmethod
    def of(module: Module) -> Lowered:
        found = Lowered()
        for op in module.body.operations:
            found._add(op.operation)
        return found

    def _add(self, op: Bound) -> None:
        self.is_initialized |= op.name in _INITIALIZED
        if op.name != FUNCTION:
            return
        name = op.attributes["sym_name"].value
        has_body = len(op.regions[0].blocks) > 0
        functions = self.defined if has_body else self.declared
        functions[name] = str(op.attributes["function_type"])
        if has_body and str(op.attributes["linkage"]) not in _LOCAL:
            self.visible = name


FUNCTION: Final = "llvm.func"
"""The functions of a module that is lowered, as upstream names them."""
_INITIALIZED: Final = ("llvm.mlir.global_ctors", "llvm.mlir.global_dtors")
_LOCAL: Final = ("#llvm.linkage<private>", "#llvm.linkage<internal>")
_TRANSLATED: Final = ("builtin", "llvm", "omp")
_MISSING: Final = re.compile(r"Symbols not found: \[ (.*?) \]")
_PLACED: Final = re.compile(r'loc\("(.*)":(\d+):(\d+)\): error: (.*)')


def engine(
    module: Module,
    target: Target,
    lowered: Lowered,
    runtime: Runtime,
    listen: Listen = captured_stderr,
) -> Bound:
    """An engine with all code made.

    What LLVM calls by itself, and this machine's libraries lack, is brought along at
    the second attempt. Raises `PassFailed` for what is no code, `Undefined` for what
    calls a function that nobody has, `ValueError` for a processor nobody knows.
    """
    _load_compiler_runtime()
    made, said = _attempt(module, target, lowered, runtime, listen)
    if made is None and support.add(module, _missing(said)):
        made, said = _attempt(module, target, lowered, runtime, listen)
    if made is not None:
        return made
    undefined = [
        Diagnostic("error", f"'{name}' is called, and nothing defines it{_hint(name)}")
        for name in _missing(said)
    ]
    if undefined:
        raise Undefined(undefined)
    raise PassFailed(_left(module) or _complaints(said))


def _hint(name: str) -> str:
    """Where a function may come from."""
    is_openmp = name.startswith(("__kmpc_", "omp_"))
    return ": OpenMP's library, libomp, may be in `shared_libs`" if is_openmp else ""


def _attempt(
    module: Module, target: Target, lowered: Lowered, runtime: Runtime, listen: Listen
) -> tuple[Bound, str]:
    """An engine, or none and what upstream wrote to stderr."""
    with listen() as captured:
        try:
            made = bindings().execution_engine.ExecutionEngine(
                module,
                opt_level=target.opt_level,
                shared_libs=target.libraries.paths,
                enable_object_dump=target.dump_objects,
            )
        except RuntimeError:
            made = None
        else:
            runtime.register(made, lowered.declared, target.libraries)
            # All code is made when the first of it is looked up.
            if lowered.visible and not made.raw_lookup(lowered.visible):
                made = None
    unknown = UNRECOGNIZED.search(captured.text) if target.machine.is_other else None
    if unknown is not None:
        raise ValueError(unknown[0])
    if made is not None and captured.text:
        # Warnings, and what other threads wrote meanwhile.
        sys.stderr.write(captured.text)
    return made, captured.text


def _missing(said: str) -> list[str]:
    return [name for names in _MISSING.findall(said) for name in names.split(", ")]


def _left(module: Module) -> list[Diagnostic]:
    """The operations that the pipeline left, and LLVM has no form of."""
    found: list[Diagnostic] = []
    for op in inside(module.operation):
        if op.name.partition(".")[0] not in _TRANSLATED:
            message = f"'{op.name}' op is left by the pipeline, and LLVM has none"
            found.append(Diagnostic("error", message, position(op.location)))
    return found


def inside(op: Bound) -> Iterator[Bound]:
    """All operations inside one of upstream's."""
    for region in op.regions:
        for block in region.blocks:
            for inner in block.operations:
                yield inner.operation
                yield from inside(inner.operation)


def _complaints(said: str) -> list[Diagnostic]:
    """What upstream wrote to stderr, as diagnostics."""
    placed = [
        Diagnostic("error", message, Position(file, int(line), int(column)))
        for file, line, column, message in _PLACED.findall(said)
    ]
    other = Diagnostic("error", said.strip() or "no code could be made")
    return placed or [other]


@cache
def _load_compiler_runtime() -> None:
    """Makes the compiler's own functions visible to compiled code.

    LLVM calls them for what the processor cannot do, `__truncdfhf2`, `__powisf2`. They
    are in the process already, but only for the libraries that requested them.
    """
    with suppress(OSError):
        ctypes.CDLL("libgcc_s.so.1", mode=ctypes.RTLD_GLOBAL)
