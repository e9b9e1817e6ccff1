"""The public functions: what a program goes through, step by step.

Each imports what it needs when it is called, so that reading does not load what runs,
and nothing here loads upstream's bindings unless it is asked to use them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, overload

from bridge.arguments import checked
from bridge.ir.core import Operation

if TYPE_CHECKING:
    from collections.abc import Callable

    from bridge.upstream.engine import Compiled
    from bridge.upstream.engine_isolated import Isolated


@checked
def parse(
    text: str | bytes, *, filename: str = "-", allow_unregistered: bool = False
) -> Operation:
    """The module of a text; what stands around its operations is made a module.

    Reading does not verify. Raises `Malformed`, with `filename`, line and column; also
    for bytecode, which `bridge.bytecode.read` reads, and for an op whose own syntax is
    not modelled, which `bridge.upstream.parse` reads.
    """
    from bridge.errors import Malformed
    from bridge.op.registry import REFERENCE
    from bridge.source import Source
    from bridge.text.module import read_module

    source = Source.of(text, filename)
    if source.is_bytecode:
        fault = "this is bytecode, which `bridge.bytecode.read` reads"
        raise Malformed(source.diagnostic(0, fault).but(excerpt=""))
    return read_module(
        source, allow_unregistered=allow_unregistered, registry=REFERENCE
    )


@checked
def verify(op: Operation) -> None:
    """Raises `Invalid` where an operation, or one inside it, breaks a rule.

    Every complaint is among its diagnostics that upstream's verifier would have. Ops
    of dialects that nobody knows are right, whatever they are.
    """
    from bridge.verifier import verify

    verify(op)


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
    from bridge.text.printer import PrintOptions
    from bridge.verifier.printing import print_operation

    options = PrintOptions(
        debuginfo=debuginfo, local_scope=local_scope, source_names=source_names
    )
    return print_operation(
        op, options, generic=generic, assume_verified=assume_verified
    )


def run_passes(
    module: Operation,
    pipeline: str,
    *,
    engine: Literal["auto", "upstream", "isolated"] = "auto",
) -> None:
    """Runs passes on a module, in place; see `bridge.upstream.passes.run_passes`.

    Raises, whatever the engine, `PassFailed` for a wrong pipeline and a pass that
    fails, `Invalid` for a module that does not verify, `Unsupported` for one that
    cannot be exported; and `Crash` where a pass crashes or takes too long, but with the
    engine `upstream`, where a crash ends this process.
    """
    from bridge.upstream import passes

    passes.run_passes(module, pipeline, engine=engine)


def from_upstream(module: Any) -> Operation:
    """Upstream's module as native IR; see `bridge.upstream.importer`."""
    from bridge.upstream import importer

    return importer.from_upstream(module)


@checked
def to_upstream(op: Operation, *, context: Any = None) -> Any:
    """Native IR as upstream's module; see `bridge.upstream.exporter`."""
    from bridge.upstream import exporter

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
) -> Isolated: ...


@checked
def compile(
    module: Operation,
    *,
    pipeline: str | None = None,
    opt_level: int = 3,
    engine: Literal["inprocess", "isolated"] = "inprocess",
    checked: bool = False,
) -> Compiled | Isolated:
    """A module compiled for this machine; `compiled["f"](*arrays)` calls a function.

    Without a `pipeline` it is lowered by a default one. `opt_level` is LLVM's, from 0
    to 3. Code runs in this process, on the arrays themselves, and an index out of
    bounds may end it; with the engine `isolated` it runs in a worker, on copies, and
    what ends the worker is a `Crash`. `checked` code verifies as it runs what
    operations take for granted, and an assertion that fails is a `Trap`.

    Raises `PassFailed` for what cannot be lowered or compiled, `Invalid` for a module
    that does not verify, `Unsupported` for what is no module, `Crash` where a pass or,
    isolated, LLVM crashes; `TypeError` and `ValueError` for other wrong arguments.
    A function raises `Unsupported` for arguments that it does not take, as does a name
    of none; `Trap` where `checked` code found a fault; isolated, `Crash`.
    """
    from bridge.upstream import engine as here
    from bridge.upstream import engine_isolated as there

    makers: dict[str, Callable[..., Compiled | Isolated]] = {
        "inprocess": here.compile,
        "isolated": there.compile,
    }
    return makers[engine](
        module, pipeline=pipeline, opt_level=opt_level, checked=checked
    )
