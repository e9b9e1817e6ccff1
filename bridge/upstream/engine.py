"""Compiling a module for this machine, to call its functions on numpy arrays.

    compiled = bridge.compile(module)
    compiled["matmul"](a, b, c)             # memrefs are written in place
    total = compiled["sum"](a)              # one result, or a tuple of several
    step = compiled["stencil"].bind(a, b)   # the same arrays again and again
    step()

Compiled code runs in this process, as native as any C: an index out of bounds, a
failed `cf.assert` or endless recursion end it. `engine_isolated.call` runs it in a
worker. The interpreter's lock is free during a call, and functions may be called from
several threads.
"""

from __future__ import annotations

import ctypes
import re
import sys
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from bridge.errors import Diagnostic, PassFailed, Position, Unsupported
from bridge.ir.core import Operation
from bridge.ir.symbols import symbol_name
from bridge.upstream import gaps, support
from bridge.upstream.compiled import Compiled, Source, Sources
from bridge.upstream.diagnostics import captured_stderr, position
from bridge.upstream.exporter import with_exported
from bridge.upstream.libraries import NO_LIBRARIES, Libraries
from bridge.upstream.lowering import Survey, check_codegen
from bridge.upstream.pipeline import run
from bridge.upstream.provider import Module, bindings
from bridge.upstream.runtime import Runtime

__all__ = ["Compiled", "compile"]

OPT_LEVELS: Final = range(4)


def compile(
    module: Operation,
    *,
    pipeline: str | None = None,
    opt_level: int = 3,
    libraries: Libraries = NO_LIBRARIES,
    dump_objects: bool = False,
) -> Compiled:
    """Lowers a copy of the module to LLVM and makes machine code of it.

    Without a `pipeline` it is `lowering.DEFAULT_PIPELINE`. `opt_level` is LLVM's, from
    0 to 3. What the module declares may be in `libraries`. With `dump_objects` the code
    can be written to a file.

    Raises `PassFailed` where the pipeline is wrong or fails, leaves anything that LLVM
    has no form of, or calls a function that nothing defines; `Invalid` where the module
    does not verify; `Unsupported` for what is no module or no level.
    """
    if module.name != "builtin.module":
        raise Unsupported(f"a builtin.module is compiled, not a {module.name}")
    if opt_level not in OPT_LEVELS:
        raise Unsupported(f"the level of optimization is 0, 1, 2 or 3, not {opt_level}")
    survey = Survey.of(module)
    check_codegen(module, survey)
    functions = sources(module)

    def build(lowered: Module) -> Compiled:
        if pipeline is None:
            gaps.apply_patterns(lowered, survey.names)
        run(lowered, survey.pipeline if pipeline is None else pipeline)
        target = _Target(opt_level, libraries, dump_objects)
        return _build(lowered, target, functions)

    if pipeline is None:
        module = gaps.expanded(module, survey.names)
    return with_exported(module, build)


@dataclass(frozen=True, slots=True)
class _Target:
    """What code is made for, and how."""

    opt_level: int
    libraries: Libraries
    dump_objects: bool


def sources(module: Operation) -> Sources:
    """The functions with a body, by name."""
    found = {}
    for op in module.body:
        name = symbol_name(op)
        if name is None or op.name not in ("func.func", "llvm.func"):
            continue
        if op.regions and op.regions[0].blocks:
            found[name] = Source(name, op)
    return found


def _build(module: Module, target: _Target, functions: Sources) -> Compiled:
    """Machine code of a lowered module."""
    lowered = _Lowered.of(module)
    for name, source in functions.items():
        source.lowered = lowered.defined.get(name)
    runtime = Runtime()
    engine = _engine(module, target, lowered, runtime)
    if lowered.is_initialized:
        engine.initialize()
    return Compiled(engine, runtime, functions)


@dataclass(slots=True)
class _Lowered:
    """The functions of a lowered module, by name and type."""

    defined: dict[str, str] = field(default_factory=dict)
    declared: dict[str, str] = field(default_factory=dict)
    visible: str | None = None
    """A function with a body that can be looked up, if there is one."""
    is_initialized: bool = False
    """Whether it has constructors or destructors."""

    @staticmethod
    def of(module: Module) -> _Lowered:
        found = _Lowered()
        for op in module.body.operations:
            found._add(op.operation)
        return found

    def _add(self, op: Any) -> None:
        self.is_initialized |= op.name in _INITIALIZED
        if op.name != "llvm.func":
            return
        name = op.attributes["sym_name"].value
        has_body = len(op.regions[0].blocks) > 0
        functions = self.defined if has_body else self.declared
        functions[name] = str(op.attributes["function_type"])
        if has_body and str(op.attributes["linkage"]) not in _LOCAL:
            self.visible = name


_INITIALIZED: Final = ("llvm.mlir.global_ctors", "llvm.mlir.global_dtors")
_LOCAL: Final = ("#llvm.linkage<private>", "#llvm.linkage<internal>")
_TRANSLATED: Final = ("builtin", "llvm", "omp")
_MISSING: Final = re.compile(r"Symbols not found: \[ (.*?) \]")
_PLACED: Final = re.compile(r'loc\("(.*)":(\d+):(\d+)\): error: (.*)')


def _engine(
    module: Module, target: _Target, lowered: _Lowered, runtime: Runtime
) -> Any:
    """An engine with all code made; raises `PassFailed`.

    What LLVM calls by itself, and this machine's libraries lack, is brought along at
    the second attempt.
    """
    _load_compiler_runtime()
    engine, said = _attempt(module, target, lowered, runtime)
    if engine is None and support.add(module, _missing(said)):
        engine, said = _attempt(module, target, lowered, runtime)
    if engine is None:
        raise PassFailed(_left(module) or _complaints(said))
    return engine


def _attempt(
    module: Module, target: _Target, lowered: _Lowered, runtime: Runtime
) -> tuple[Any, str]:
    """An engine, or none and what upstream wrote to stderr."""
    with captured_stderr() as captured:
        try:
            engine = bindings().execution_engine.ExecutionEngine(
                module,
                opt_level=target.opt_level,
                shared_libs=target.libraries.paths,
                enable_object_dump=target.dump_objects,
            )
        except RuntimeError:
            engine = None
        else:
            runtime.register(engine, lowered.declared, target.libraries)
            # All code is made when the first of it is looked up.
            if lowered.visible and not engine.raw_lookup(lowered.visible):
                engine = None
    if engine is not None and captured.text:
        # Warnings, and what other threads wrote meanwhile.
        sys.stderr.write(captured.text)
    return engine, captured.text


def _missing(said: str) -> list[str]:
    return [name for names in _MISSING.findall(said) for name in names.split(", ")]


def _left(module: Module) -> list[Diagnostic]:
    """The operations that the pipeline left, and LLVM has no form of."""
    found: list[Diagnostic] = []
    for op in _inside(module.operation):
        if op.name.partition(".")[0] not in _TRANSLATED:
            message = f"'{op.name}' op is left by the pipeline, and LLVM has none"
            found.append(Diagnostic("error", message, position(op.location)))
    return found


def _inside(op: Any) -> Iterator[Any]:
    for region in op.regions:
        for block in region.blocks:
            for inner in block.operations:
                yield inner.operation
                yield from _inside(inner.operation)


def _complaints(said: str) -> list[Diagnostic]:
    """What upstream wrote to stderr, as diagnostics."""
    undefined = [
        Diagnostic("error", f"'{name}' is called, and nothing defines it")
        for name in _missing(said)
    ]
    placed = [
        Diagnostic("error", message, Position(file, int(line), int(column)))
        for file, line, column, message in _PLACED.findall(said)
    ]
    other = Diagnostic("error", said.strip() or "no code could be made")
    return undefined or placed or [other]


@cache
def _load_compiler_runtime() -> None:
    """Makes the compiler's own functions visible to compiled code.

    LLVM calls them for what the processor cannot do, `__truncdfhf2`, `__powisf2`. They
    are in the process already, but only for the libraries that asked for them.
    """
    with suppress(OSError):
        ctypes.CDLL("libgcc_s.so.1", mode=ctypes.RTLD_GLOBAL)
