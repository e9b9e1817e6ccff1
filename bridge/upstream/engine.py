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
from bridge.upstream.lowering import Survey, check_codegen
from bridge.upstream.pipeline import run
from bridge.upstream.provider import Module, bindings
from bridge.upstream.runtime import Runtime

__all__ = ["Compiled", "compile"]

OPT_LEVELS: Final = range(4)


def compile(
    module: Operation, *, pipeline: str | None = None, opt_level: int = 3
) -> Compiled:
    """Lowers a copy of the module to LLVM and makes machine code of it.

    Without a `pipeline` it is `lowering.DEFAULT_PIPELINE`. `opt_level` is LLVM's, from
    0 to 3.

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
    functions = dict(_functions(module))

    def build(lowered: Module) -> Compiled:
        if pipeline is None:
            gaps.apply_patterns(lowered, survey.names)
        run(lowered, survey.pipeline if pipeline is None else pipeline)
        return _build(lowered, opt_level, functions)

    if pipeline is None:
        module = gaps.expanded(module, survey.names)
    return with_exported(module, build)


def _functions(module: Operation) -> Iterator[tuple[str, Source]]:
    """The functions with a body, by name."""
    for op in module.body:
        name = symbol_name(op)
        if name is None or op.name not in ("func.func", "llvm.func"):
            continue
        if op.regions and op.regions[0].blocks:
            yield name, Source(name, op)


def _build(module: Module, opt_level: int, functions: Sources) -> Compiled:
    """Machine code of a lowered module."""
    lowered = _Lowered.of(module)
    for name, source in functions.items():
        source.lowered = lowered.defined.get(name)
    runtime = Runtime()
    engine = _engine(module, opt_level, lowered, runtime)
    if lowered.has_constructors:
        engine.initialize()
    return Compiled(engine, runtime, functions)


@dataclass(slots=True)
class _Lowered:
    """The functions of a lowered module, by name and type."""

    defined: dict[str, str] = field(default_factory=dict)
    declared: dict[str, str] = field(default_factory=dict)
    visible: str | None = None
    """A function with a body that can be looked up, if there is one."""
    has_constructors: bool = False

    @staticmethod
    def of(module: Module) -> _Lowered:
        found = _Lowered()
        for op in module.body.operations:
            found._add(op.operation)
        return found

    def _add(self, op: Any) -> None:
        self.has_constructors |= op.name == "llvm.mlir.global_ctors"
        if op.name != "llvm.func":
            return
        name = op.attributes["sym_name"].value
        has_body = len(op.regions[0].blocks) > 0
        functions = self.defined if has_body else self.declared
        functions[name] = str(op.attributes["function_type"])
        if has_body and str(op.attributes["linkage"]) not in _LOCAL:
            self.visible = name


_LOCAL: Final = ("#llvm.linkage<private>", "#llvm.linkage<internal>")
_TRANSLATED: Final = ("builtin", "llvm", "omp")
_MISSING: Final = re.compile(r"Symbols not found: \[ (.*?) \]")
_PLACED: Final = re.compile(r'loc\("(.*)":(\d+):(\d+)\): error: (.*)')


def _engine(module: Module, opt_level: int, lowered: _Lowered, runtime: Runtime) -> Any:
    """An engine with all code made; raises `PassFailed`.

    What LLVM calls by itself, and this machine's libraries lack, is brought along at
    the second attempt.
    """
    _load_compiler_runtime()
    engine, said = _attempt(module, opt_level, lowered, runtime)
    if engine is None and support.add(module, _missing(said)):
        engine, said = _attempt(module, opt_level, lowered, runtime)
    if engine is None:
        raise PassFailed(_left(module) or _complaints(said))
    return engine


def _attempt(
    module: Module, opt_level: int, lowered: _Lowered, runtime: Runtime
) -> tuple[Any, str]:
    """An engine, or none and what upstream wrote to stderr."""
    with captured_stderr() as captured:
        try:
            engine = bindings().execution_engine.ExecutionEngine(
                module, opt_level=opt_level, enable_object_dump=False
            )
        except RuntimeError:
            engine = None
        else:
            runtime.register(engine, lowered.declared)
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
