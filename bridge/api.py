"""The public functions: what a program goes through, step by step.

Each imports what it needs when it is called, so that reading does not load what runs,
and nothing here loads upstream's bindings unless it is asked to use them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from os import PathLike, fspath
from typing import TYPE_CHECKING, Any, Literal, overload

from bridge.arguments import checked, one
from bridge.errors import Diagnostic, Malformed, Position
from bridge.interpreter.observer import Observer
from bridge.ir.attributes import Attribute
from bridge.ir.core import Operation
from bridge.ir.locations import FileLineColLoc
from bridge.ir.types import FunctionType, Type
from bridge.later import deferred
from bridge.source import Source

if TYPE_CHECKING:
    from collections.abc import Callable

    from bridge import verifier
    from bridge.compare import stages as staging
    from bridge.compare.stages import Stage
    from bridge.interpreter import run as interpreter
    from bridge.op import registry
    from bridge.passes import manager as managers
    from bridge.text import alone, printer
    from bridge.text import module as texts
    from bridge.upstream import engine as engines
    from bridge.upstream import engine_isolated as isolated_engines
    from bridge.upstream import exporter, importer, libraries, passes
    from bridge.upstream import machine as machines
    from bridge.upstream.engine import Compiled
    from bridge.upstream.engine_isolated import Isolated
    from bridge.verifier import printing
    from bridge.view import graph as graphs
    from bridge.view.graph import Graph
else:
    staging = deferred("bridge.compare.stages")
    interpreter = deferred("bridge.interpreter.run")
    registry = deferred("bridge.op.registry")
    texts = deferred("bridge.text.module")
    alone = deferred("bridge.text.alone")
    printer = deferred("bridge.text.printer")
    managers = deferred("bridge.passes.manager")
    engines = deferred("bridge.upstream.engine")
    isolated_engines = deferred("bridge.upstream.engine_isolated")
    exporter = deferred("bridge.upstream.exporter")
    libraries = deferred("bridge.upstream.libraries")
    machines = deferred("bridge.upstream.machine")
    importer = deferred("bridge.upstream.importer")
    passes = deferred("bridge.upstream.passes")
    printing = deferred("bridge.verifier.printing")
    verifier = deferred("bridge.verifier")
    graphs = deferred("bridge.view.graph")


@checked
def parse(
    text: str | bytes, *, filename: str = "-", allow_unregistered: bool = False
) -> Operation:
    """The module of a text; its operations are put in a module.

    Reading does not verify. Raises `Malformed`, with `filename`, line and column; also
    for bytecode, which `bridge.bytecode.read` reads, and for an op whose own syntax is
    not modelled, which `bridge.upstream.parse` reads.
    """
    source = Source.of(text, filename)
    if source.is_bytecode:
        fault = "this is bytecode, which `bridge.bytecode.read` reads"
        raise Malformed(source.diagnostic(0, fault).but(excerpt=""))
    return texts.read_module(
        source, allow_unregistered=allow_unregistered, registry=registry.REFERENCE
    )


@checked
def read(path: str | PathLike[str], *, allow_unregistered: bool = False) -> Operation:
    """The module of a file; see `parse`, whose diagnostics name the file.

    Raises `OSError` where the file cannot be read, and what `parse` raises.
    """
    given = path if isinstance(path, PathLike) else one(str, path, "path", "read")
    with open(given, "rb") as file:
        text = file.read()
    return parse(text, filename=fspath(given), allow_unregistered=allow_unregistered)


@checked
def parse_operation(
    text: str | bytes, *, filename: str = "-", allow_unregistered: bool = False
) -> Operation:
    """The one operation of a text, in no block: `func.func @f() { return }`.

    What it uses must be in it. Raises `Malformed`, also for no operation or several.
    """
    module = parse(text, filename=filename, allow_unregistered=allow_unregistered)
    if module.location is not FileLineColLoc.at(filename, 0, 0):
        return module
    found = list(module.body)
    if len(found) != 1:
        fault = f"expected a single operation, found: {len(found)}"
        raise Malformed(Diagnostic("error", fault, Position(filename)))
    return found[0].detach()


@checked
def parse_type(text: str) -> Type:
    """The type of a text, such as `memref<4x?xf32>`.

    Aliases are not known. Raises `Malformed`, with line and column.
    """
    return alone.read_type_alone(Source.of(text), registry.REFERENCE)


@checked
def parse_attribute(text: str) -> Attribute:
    """The attribute of a text, such as `42 : i8` or `affine_map<(d0) -> (d0 + 1)>`.

    Aliases are not known. Raises `Malformed`, with line and column.
    """
    return alone.read_attribute_alone(Source.of(text), registry.REFERENCE)


@checked
def verify(op: Operation) -> None:
    """Raises `Invalid` where an operation, or one inside it, breaks a rule.

    Its diagnostics include every one that upstream's verifier would emit. Ops
    of dialects that nobody knows are right, whatever they are.
    """
    verifier.verify(op)


@checked
def format(
    op: Operation,
    *,
    generic: bool = False,
    debuginfo: bool = False,
    local_scope: bool = False,
    source_names: bool = False,
    assume_verified: bool = False,
) -> str:
    """The text of an operation, as upstream prints it.

    Where an operation, or one inside it, lacks what its row, its traits or its own rule
    demand of it, all is printed in generic form, as upstream does it: its own syntax
    would leave something out. An op inside it whose own syntax is not modelled is
    generic as well. With `source_names` values keep the names of the text they were
    read from. With `assume_verified`, which is faster, nothing is asked of what was
    verified and not changed since; of anything else a part may be lost, or a `Crash`
    raised.

    Raises `Unsupported` for more than 10,000 operations inside one another, whose text
    would be mostly indentation, and nothing else because of what the operation is:
    `Crash` is a fault of ours.
    """
    options = printer.DEFAULT
    if debuginfo or local_scope or source_names:
        options = printer.PrintOptions(
            debuginfo=debuginfo, local_scope=local_scope, source_names=source_names
        )
    return printing.print_operation(
        op, options, generic=generic, assume_verified=assume_verified
    )


def run_passes(
    module: Operation,
    pipeline: str,
    *,
    engine: Literal["auto", "native", "upstream", "isolated"] = "auto",
) -> None:
    """Runs passes on a module, in place; see `bridge.upstream.passes.run_passes`.

    Passes that are defined in Python (`bridge.passes`) run here, where a pipeline names
    them, each followed by the verifier; what they raise is raised, and what was done
    until then stays. Passes that upstream has as well run here with the engine `auto`
    where neighbouring ones do not need upstream, and with `native` always, which raises
    `Unsupported` where a pass is missing; with the others they are upstream's.

    Raises, whatever the engine, `PassFailed` for a wrong pipeline and a pass that
    fails, `Invalid` for a module that does not verify, `Unsupported` for one that
    cannot be exported; and `Crash` where a pass crashes or takes too long, but with the
    engine `upstream`, where a crash ends this process.
    """
    one(str, pipeline, "pipeline", "run_passes")
    if engine == "native" or managers.may_run_here(pipeline):
        given = "auto" if engine == "native" else engine
        managers.PassManager(
            pipeline,
            partial(passes.run_passes, engine=given),
            engine=engine if engine in ("auto", "native") else "upstream",
            verify=verify,
        ).run(module)
    else:
        passes.run_passes(module, pipeline, engine=engine)


def from_upstream(module: object) -> Operation:
    """Upstream's module as native IR; see `bridge.upstream.importer`."""
    return importer.from_upstream(module)


@checked
def to_upstream(op: Operation, *, context: object = None) -> Any:
    """Native IR as upstream's module; see `bridge.upstream.exporter`."""
    return exporter.to_upstream(op, context=context)


@overload
@checked
def compile(
    module: Operation,
    *,
    pipeline: str | None = ...,
    opt_level: int = ...,
    engine: Literal["inprocess"] = ...,
    checked: bool = ...,
    cpu: str = ...,
    features: str = ...,
    fast_math: bool = ...,
    shared_libs: Sequence[str | PathLike[str]] = ...,
) -> Compiled: ...


@overload
@checked
def compile(
    module: Operation,
    *,
    pipeline: str | None = ...,
    opt_level: int = ...,
    engine: Literal["isolated"],
    checked: bool = ...,
    cpu: str = ...,
    features: str = ...,
    fast_math: bool = ...,
    shared_libs: Sequence[str | PathLike[str]] = ...,
) -> Isolated: ...


@checked
def compile(
    module: Operation,
    *,
    pipeline: str | None = None,
    opt_level: int = 3,
    engine: Literal["inprocess", "isolated"] = "inprocess",
    checked: bool = False,
    cpu: str = "",
    features: str = "",
    fast_math: bool = False,
    shared_libs: Sequence[str | PathLike[str]] = (),
) -> Compiled | Isolated:
    """A module compiled for this machine; `compiled["f"](*arrays)` calls a function.

    Without a `pipeline` it is lowered by a default one. `opt_level` is LLVM's, from 0
    to 3. Code runs in this process, on the arrays themselves, and an index out of
    bounds may end it; with the engine `isolated` it runs in a worker, on copies, and
    what ends the worker is a `Crash`. `checked` code verifies as it runs what
    operations take for granted, and an assertion that fails is a `Trap`.

    Code is for the processor at hand, or for `cpu` and `features` as LLVM names them
    (`"skylake"`, `"+avx2,-fma"`). `fast_math` lets floats be computed in any order,
    fused, and as if there were no NaN and no infinity. Functions that the module
    declares may be in `shared_libs`. The result has `llvm_ir`, `assembly` and `object`.

    Raises `PassFailed` for what cannot be lowered or compiled, `Invalid` for a module
    that does not verify, `Unsupported` for what is no module, `Crash` where a pass or,
    isolated, LLVM crashes; `TypeError` and `ValueError` for other wrong arguments.
    A name of no function is `Unsupported`. A function raises `TypeError` and
    `ValueError` for arguments that it does not take, `Trap` where `checked` code found
    a fault, and isolated, `Crash`.
    """
    makers: dict[str, Callable[..., Compiled | Isolated]] = {
        "inprocess": engines.compile,
        "isolated": isolated_engines.compile,
    }
    return makers[engine](
        module,
        pipeline=pipeline,
        opt_level=opt_level,
        checked=checked,
        machine=machines.Machine(cpu, features, fast_math),
        libraries=libraries.Libraries.required([fspath(path) for path in shared_libs]),
    )


@checked
def interpret(
    module: Operation,
    name: str,
    *args: object,
    max_steps: int = 1 << 40,
    max_depth: int = 1000,
    vscale: int = 1,
    trace: Observer | None = None,
    signature: FunctionType | None = None,
    fast_math: bool = False,
) -> tuple[object, ...]:
    """Runs a function of a module by its meaning, without upstream; its results.

    Memrefs are numpy arrays of exactly their type, and are not copied; vectors, tensors
    and scalars are arrays and numbers. `max_steps` bounds loop iterations and calls,
    `max_depth` nested calls; `vscale` is the factor of scalable vectors. The methods of
    a `trace` are called before and after each operation. Where iterations may run in
    any order, all is run in several, on copies. A function that was lowered to LLVM's
    dialect is called by the `signature` that it had: memrefs become descriptors. Flags
    of fast mathematics are ignored, or with `fast_math`, what they exclude is poison.

    Raises `Trap` where the program does what is undefined, or its results depend on
    such an order; `Unsupported`, before anything runs, where an operation that may be
    reached is not modelled; `TypeError` and `ValueError` for arguments that do not fit.
    """
    return interpreter.interpret(
        module,
        name,
        *args,
        max_steps=max_steps,
        max_depth=max_depth,
        vscale=vscale,
        trace=trace,
        signature=signature,
        fast_math=fast_math,
    )


@checked
def stages(
    module: Operation,
    pipeline: str,
    name: str,
    *args: object,
    engine: Literal["auto", "native", "upstream", "isolated"] = "auto",
) -> list[Stage]:
    """What a function gives as it is written, and after each pass of a pipeline.

    It is run by its meaning, each time on copies of the arguments; `verdict` of the
    first stage that is `"wrong"` names the pass that changed the meaning. Where the
    function traps as it is written, nothing is wrong; what is not interpreted is
    `"unknown"`. The module is left as it is. The `engine` is that of `run_passes`.

    Raises what `run_passes` raises: `PassFailed` for a wrong pipeline and a pass that
    fails, `Invalid`, `Unsupported` and `Crash`.
    """
    run = partial(run_passes, engine=engine)
    return list(staging.stages(module, pipeline, name, args, run))


def show(
    op: Operation,
    *,
    data_flow: bool = True,
    control_flow: bool = True,
    layout: Literal["auto", "dot", "nested"] = "auto",
) -> Graph:
    """A picture of an operation: its regions and blocks, uses, and branches.

    Notebooks show what is returned; `bridge.show(op).save("f.svg")` writes it. See
    `bridge.view.graph.Graph` for the layouts and for what is raised.
    """
    return graphs.Graph(
        op, data_flow=data_flow, control_flow=control_flow, layout=layout
    )
