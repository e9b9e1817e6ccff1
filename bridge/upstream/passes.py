"""Upstream's passes on native IR."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final, Literal

from bridge.errors import Diagnostic, PassFailed, Position, Unsupported
from bridge.ir.core import Operation
from bridge.upstream import diagnostics, isolated
from bridge.upstream.exporter import generic_text, read_exported, with_exported
from bridge.upstream.importer import from_upstream, print_generic, read_generic
from bridge.upstream.provider import Context, Module, bindings, new_context
from bridge.upstream.reader import Sink

Engine = Literal["auto", "upstream", "isolated"]
Configure = Callable[[Any], None]

PARSER: Final = "MLIR Textual PassPipeline Parser"
"""The name of the file that a pipeline's text is, in upstream's messages."""


def run_passes(
    module: Operation,
    pipeline: str,
    *,
    engine: Engine = "auto",
    verify_each: bool = True,
    on_diagnostic: Sink | None = None,
    timeout: float = isolated.TIMEOUT,
    configure: Configure | None = None,
) -> None:
    """Runs upstream's passes on a native module, in place.

    The module stays the object it is; what it holds is replaced. A pipeline without an
    anchor, `func.func(cse),canonicalize`, runs on the module. The engine `isolated`
    runs it in a worker, with a time limit. Each pass is followed by upstream's verifier
    unless `verify_each` says otherwise. Where it runs here, `configure` gets upstream's
    manager first.

    Raises `PassFailed` with upstream's diagnostics, at the places that the operations'
    locations name, for a wrong pipeline as for a failing pass; `Invalid` where the
    module does not verify before; `Unsupported` where it cannot be exported; `Crash`,
    isolated, where the pass crashed. The module is unchanged then.
    """
    if module.name != "builtin.module":
        raise Unsupported(f"passes run on a builtin.module, not on a {module.name}")
    if engine == "isolated":
        name = f"{__name__}:run_text"
        before = generic_text(module)
        after, found = isolated.call(
            name, before, pipeline, verify_each, timeout=timeout
        )
        result = read_generic(after)
        if on_diagnostic is not None:
            for diagnostic in found:
                on_diagnostic(diagnostic)
    else:
        result = with_exported(
            module, lambda m: _run(m, pipeline, verify_each, on_diagnostic, configure)
        )
    _take(module, result)


def run_text(
    text: bytes, pipeline: str, verify_each: bool = True
) -> tuple[bytes, list[Diagnostic]]:
    """A module's text after a pipeline, and the warnings: the worker's side."""
    found: list[Diagnostic] = []
    module = read_exported(text, new_context(allow_unregistered=True))
    run(module, pipeline, found.append, verify_each=verify_each)
    return print_generic(module), found


def run(
    module: Module,
    pipeline: str,
    on_diagnostic: Sink | None = None,
    *,
    verify_each: bool = True,
    configure: Configure | None = None,
) -> None:
    """Runs a pipeline on a module of upstream's, in place; raises `PassFailed`.

    Warnings and remarks go to `on_diagnostic`. Upstream's manager is given to
    `configure` before it runs.
    """
    context = module.context
    manager = _manager(pipeline, context)
    manager.enable_verifier(verify_each)
    if configure is not None:
        configure(manager)
    try:
        with diagnostics.collected(context, on_diagnostic):
            manager.run(module.operation)
    except bindings().ir.MLIRError as error:
        raise PassFailed(diagnostics.errors_of(error)) from error
    except RuntimeError as error:
        raise PassFailed(diagnostics.NOT_UTF8) from error


def expanded(pipeline: str) -> str:
    """A pipeline with the value of every option; raises `PassFailed`."""
    return str(_manager(pipeline, new_context()))


def anchored(pipeline: str) -> str:
    """The pipeline with the anchor `builtin.module` where it has none.

    `any(...)` is an anchor too. `builtin.module(a),b` is one pass manager in a list, so
    it gets another anchor around it, as `func.func(a),b` does.
    """
    text = pipeline.strip()
    head = _ANCHOR.match(text)
    if head and _closing(text, head.end() - 1) >= len(text) - 1:
        return text
    return f"builtin.module({text})"


_ANCHOR: Final = re.compile(r"(?:builtin\.module|any)\s*\(")
_BRACKETS: Final = re.compile(r"[(){}\[\]]")
_MESSAGE: Final = re.compile(
    PARSER + r":(?P<line>\d+):(?P<column>\d+): error: (?P<text>.*)\n"
    r"(?P<excerpt>[\s\S]*)"
)


def _closing(text: str, opening: int) -> int:
    """Where the bracket at `opening` is closed; the text's length where it is not."""
    depth = 0
    for match in _BRACKETS.finditer(text, opening):
        depth += 1 if match[0] in "([{" else -1
        if depth == 0:
            return match.start()
    return len(text)


def _run(
    module: Module,
    pipeline: str,
    verify_each: bool,
    on_diagnostic: Sink | None,
    configure: Configure | None,
) -> Operation:
    run(module, pipeline, on_diagnostic, verify_each=verify_each, configure=configure)
    return from_upstream(module)


def _manager(pipeline: str, context: Context) -> Any:
    """The pass manager of a pipeline; raises `PassFailed` with what is wrong in it.

    Upstream tells some of it in its exception and some on stderr.
    """
    with diagnostics.captured_stderr() as captured:
        try:
            manager = bindings().passmanager.PassManager
            return manager.parse(anchored(pipeline), context=context)
        except ValueError as error:
            reason = str(error)
    said = captured.text.strip().removeprefix(": ")
    raise PassFailed(_pipeline_error("\n".join(filter(None, (said, reason.strip())))))


def _pipeline_error(reason: str) -> Diagnostic:
    match = _MESSAGE.search(reason)
    if match is None:
        return Diagnostic("error", reason)
    place = Position(PARSER, int(match["line"]), int(match["column"]))
    return Diagnostic("error", match["text"], place, excerpt=match["excerpt"].rstrip())


def _take(module: Operation, result: Operation) -> None:
    """Makes a module what another is; the other is empty afterwards.

    What the module held lives on as it was, without a parent.
    """
    regions = result.regions
    for region in (*module.regions, *regions):
        region.parent = None
    result.regions = module.regions = ()
    module.take_regions(regions)
    module._properties = result._properties
    module._attributes = result._attributes
    module.location = result.location
