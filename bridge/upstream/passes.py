"""Upstream's passes on native IR."""

from __future__ import annotations

import sys
from typing import Literal

from bridge.arguments import checked
from bridge.dialects import builtin
from bridge.errors import Unsupported
from bridge.ir.core import Operation
from bridge.upstream import isolated, passes_isolated
from bridge.upstream.exporter import told_module, with_exported
from bridge.upstream.importer import from_upstream
from bridge.upstream.passes_isolated import Run
from bridge.upstream.pipeline import Configure, run
from bridge.upstream.process import LONGEST, checked_timeout
from bridge.upstream.provider import Module
from bridge.upstream.reader import Sink

Engine = Literal["auto", "upstream", "isolated"]


@checked
def run_passes(
    module: Operation,
    pipeline: str,
    *,
    engine: Engine = "auto",
    verify_each: bool = True,
    on_diagnostic: Sink | None = None,
    timeout: float | None = None,
    configure: Configure | None = None,
) -> None:
    """Runs upstream's passes on a native module, in place.

    The module stays the object it is; what it holds is replaced. A pipeline without an
    anchor, `func.func(cse),canonicalize`, runs on the module. Each pass is followed by
    upstream's verifier unless `verify_each` is false.

    Upstream's passes can crash. So they run in a worker process, which is started when
    the first of them runs and then waits for the next; sending the module there and
    back costs some percent. `timeout` is in seconds: the engine `auto` has no limit
    without it, `isolated` one of a minute. The engine `upstream` runs them in this
    process, which a crash ends, and has no time limit; only there `configure` gets
    upstream's manager before it runs.

    Raises `PassFailed` with upstream's diagnostics, at the locations that the
    operations' locations name, for a wrong pipeline as for a failing pass; `Invalid`
    where the module does not verify before; `Unsupported` where it cannot be exported;
    `Crash` where a pass crashed in the worker or took too long. The module is unchanged
    then.
    """
    if not isinstance(module, builtin.ModuleOp):
        raise Unsupported(f"passes run on a builtin.module, not on a {module.name}")
    if configure is not None and engine != "upstream":
        raise ValueError(f"configure is for the engine upstream, not {engine}")
    if engine == "upstream":
        told = told_module(module)

        def use(found: Module) -> Operation:
            return _run(found, pipeline, verify_each, on_diagnostic, configure)

        result = use(told) if told is not None else with_exported(module, use)
    else:
        none = isolated.TIMEOUT if engine == "isolated" else LONGEST
        limit = none if timeout is None else checked_timeout(timeout)
        result = _run_isolated(module, Run(pipeline, verify_each, limit), on_diagnostic)
    _take(module, result)


def _run(
    module: Module,
    pipeline: str,
    verify_each: bool,
    on_diagnostic: Sink | None,
    configure: Configure | None,
) -> Operation:
    run(module, pipeline, on_diagnostic, verify_each=verify_each, configure=configure)
    return from_upstream(module)


def _run_isolated(
    module: Operation, asked: Run, on_diagnostic: Sink | None
) -> Operation:
    result, ran = passes_isolated.ran(module, asked)
    sys.stdout.write(ran.printed)
    sys.stderr.write(ran.complained)
    for diagnostic in ran.said:
        if on_diagnostic is not None:
            on_diagnostic(diagnostic)
    if ran.error is not None:
        raise ran.error
    return result


def _take(module: Operation, result: Operation) -> None:
    """Makes a module what another is; the other is empty afterwards.

    What the module held lives on as it was, without a parent.
    """
    regions = result.regions
    result.take_regions(())
    module.take_regions(regions)
    module.properties = result.properties
    module.attributes = result.attributes
    module.location = result.location
