"""Compiling a module for this machine, to call its functions on numpy arrays.

    compiled = bridge.compile(module)
    compiled["matmul"](a, b, c)             # memrefs are written in place
    total = compiled["sum"](a)              # one result, or a tuple of several
    step = compiled["stencil"].bind(a, b)   # the same arrays again and again
    step()

Compiled code runs in this process, as native as any C: an index out of bounds, a
failed `cf.assert` or endless recursion end it, unless it is `checked`, or compiled in
a worker by `engine_isolated`. The interpreter's lock is free during a call, and
functions may be called from several threads.
"""

from __future__ import annotations

from typing import Final

from bridge.dialects import builtin, func, llvm
from bridge.errors import Unsupported
from bridge.ir.core import Operation
from bridge.ir.symbols import symbol_name
from bridge.upstream import gaps, jit, own_names, rehearsal, small_floats
from bridge.upstream.artifacts import Artifacts
from bridge.upstream.asserts import CALL, FAILED, VERIFICATION, Guard, take_over
from bridge.upstream.compiled import Compiled, Source, Sources
from bridge.upstream.exporter import with_exported
from bridge.upstream.libraries import NO_LIBRARIES, Libraries
from bridge.upstream.lowering import Survey, check_codegen, check_runtime
from bridge.upstream.machine import THIS_MACHINE, Machine
from bridge.upstream.passes import run_passes
from bridge.upstream.provider import Module
from bridge.upstream.rehearsal import Request
from bridge.upstream.runtime import Runtime
from bridge.upstream.tensors import with_tensors_kept

__all__ = ["Compiled", "compile"]

OPT_LEVELS: Final = range(4)


def compile(
    module: Operation,
    *,
    pipeline: str | None = None,
    opt_level: int = 3,
    libraries: Libraries = NO_LIBRARIES,
    dump_objects: bool = False,
    checked: bool = False,
    machine: Machine = THIS_MACHINE,
    before: Operation | None = None,
    guarded: bool = True,
    most: int = 0,
) -> Compiled:
    """Lowers a copy of the module to LLVM and makes machine code of it.

    Without a `pipeline` it is `lowering.DEFAULT_PIPELINE`. `opt_level` is LLVM's, from
    0 to 3. What the module declares may be in `libraries`. With `dump_objects` the code
    can be written to a file. `machine` is what it is made for. When it is
    `checked`, what operations take for granted is verified as the code runs, by
    upstream's pass, and an assertion that fails is a `Trap`. A module that somebody
    lowered is called by the types it had `before`.

    Passes run in a worker, and so does code generation before it runs here,
    unless all that is compiled is known to LLVM: either may end its process. A caller
    whose process may end declares that it is not `guarded`. What becomes more
    operations than `most`, where it is a number, is `TooLarge`: LLVM may take minutes.

    Raises `PassFailed` where the pipeline is wrong or fails, leaves anything that LLVM
    has no form of or cannot compile, or calls a function that nothing defines;
    `Invalid` where the module does not verify; `Unsupported` for what is no module;
    `Crash` where a pass crashes; `ValueError` for a processor that LLVM does not know.
    """
    check_arguments(module, pipeline, opt_level)
    functions = sources(before or module)
    guard = None
    if checked:
        module = module.clone()
        run_passes(module, VERIFICATION, engine="auto" if guarded else "upstream")
        guard = Guard(take_over(module))
    survey = Survey.of(module)
    module = with_tensors_kept(module)
    check_codegen(module, survey)
    target = jit.Target(opt_level, libraries, dump_objects, machine)
    names = None
    if pipeline is None:
        module = _prepared(module, survey, functions)
        names = survey.names
    pipelines = survey.pipelines if pipeline is None else (pipeline,)
    request = Request(pipelines, opt_level, names, machine, most)
    if guarded:
        return _build(rehearsal.lowered(module, request), target, functions, guard)

    def build(exported: Module) -> Compiled:
        rehearsal.lower(exported, request)
        return _build(exported, target, functions, guard)

    return with_exported(module, build)


def _prepared(module: Operation, survey: Survey, functions: Sources) -> Operation:
    """The module as the default pipeline takes it; functions may get other symbols."""
    check_runtime(module, survey)
    module, symbols = own_names.renamed(module)
    for name, symbol in symbols.items():
        if name in functions:
            functions[name].symbol = symbol
    module = gaps.expanded(module, survey.names)
    formats = survey.small_floats
    return small_floats.defined(module, formats) if formats else module


def check_arguments(module: object, pipeline: object, opt_level: object) -> None:
    """Raises `TypeError`, `ValueError` or `Unsupported` for what is not compiled."""
    for name, value, kind in (
        ("module", module, Operation),
        ("pipeline", pipeline, str | None),
        ("opt_level", opt_level, int),
    ):
        if not isinstance(value, kind):
            wanted = getattr(kind, "__name__", str(kind))
            raise TypeError(f"{name} is {wanted}, not {type(value).__name__}")
    if isinstance(module, Operation) and not isinstance(module, builtin.ModuleOp):
        raise Unsupported(f"a builtin.module is compiled, not a {module.name}")
    if opt_level not in OPT_LEVELS:
        raise ValueError(f"opt_level is 0, 1, 2 or 3, not {opt_level}")


def _is_function(op: Operation) -> bool:
    # What is of neither dialect does not load the second.
    return isinstance(op, func.FuncOp) or (
        op.name.startswith("llvm.") and isinstance(op, llvm.FuncOp)
    )


def sources(module: Operation) -> Sources:
    """The functions with a body, by name."""
    found = {}
    for op in module.body:
        name = symbol_name(op)
        if name is None or not _is_function(op):
            continue
        if op.regions and op.regions[0].blocks:
            found[name] = Source(name, op)
    return found


def _build(
    module: Module, target: jit.Target, functions: Sources, guard: Guard | None
) -> Compiled:
    """Machine code of a lowered module."""
    lowered = jit.Lowered.of(module)
    for source in functions.values():
        source.lowered = lowered.defined.get(source.symbol)
    runtime = Runtime()
    if guard is not None:
        runtime.own[FAILED] = guard.callback
    engine = jit.engine(module, target, lowered, runtime)
    if lowered.is_initialized:
        engine.initialize()
    made = Artifacts(module, target, lowered)
    if guard is None or CALL not in lowered.defined:
        return Compiled(engine, runtime, functions, made)
    guard.attach(engine.raw_lookup(CALL))
    return Compiled(engine, runtime, functions, made, guard.entry)
