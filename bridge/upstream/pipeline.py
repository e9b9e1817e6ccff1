"""Pipelines on upstream's own modules."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable
from typing import Final

from bridge.errors import Diagnostic, PassFailed, Position
from bridge.upstream import diagnostics, implicit
from bridge.upstream.provider import Bound, Context, Module, bindings, new_context
from bridge.upstream.reader import Sink

Configure = Callable[[Bound], None]

PARSER: Final = "MLIR Textual PassPipeline Parser"
"""The name of the file that a pipeline's text is, in upstream's messages."""


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


class TooLarge(PassFailed):
    """A program became more operations than it may."""


def run_bounded(module: Module, pipeline: str, most: int) -> None:
    """Runs a pipeline pass by pass, while there are no more operations than `most`.

    Raises `PassFailed`, and `TooLarge` after the pass that made too many.
    """
    for name in passes_of(pipeline):
        run(module, f"builtin.module({name})")
        count = _size(module)
        if count > most:
            message = f"'{name}' makes it {count} operations, and {most} are allowed"
            raise TooLarge(Diagnostic("error", message))


def _size(module: Module) -> int:
    """How many operations there are."""
    count = 0
    go_on = bindings().ir.WalkResult.ADVANCE

    def visit(op: Bound) -> Bound:
        nonlocal count
        count += 1
        return go_on

    module.operation.walk(visit)
    return count


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


_OPEN: Final = "({"
_CLOSE: Final = ")}"


def passes_of(pipeline: str) -> list[str]:
    """The passes of a pipeline, each a pipeline: `func.func(a,b)` is two."""
    found = []
    for part in _split(pipeline):
        name, opened, inside = part.partition("(")
        is_nested = opened and "{" not in name and part.endswith(")")
        if not is_nested:
            found.append(part)
            continue
        inner = passes_of(inside[:-1])
        is_module = name.startswith("builtin.")
        found += inner if is_module else [f"{name}({p})" for p in inner]
    return found


def _split(text: str) -> list[str]:
    """Parts between commas that are in no brackets."""
    found, begin, level = [], 0, 0
    for at, letter in enumerate(text):
        level += (letter in _OPEN) - (letter in _CLOSE)
        if letter == "," and level == 0:
            found.append(text[begin:at])
            begin = at + 1
    return [part.strip() for part in (*found, text[begin:]) if part.strip()]


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


def _manager(pipeline: str, context: Context) -> Bound:
    """The pass manager of a pipeline; raises `PassFailed` with what is wrong in it.

    Upstream reports some of it in its exception and some on stderr.
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
    text, excerpt = match["text"], match["excerpt"].rstrip()
    return Diagnostic("error", text, place, _near(text), excerpt)


def _near(text: str) -> tuple[Diagnostic, ...]:
    """A note with the pass that may have been meant, where none is of the name."""
    unknown = implicit.UNKNOWN.match(text)
    if unknown is None:
        return ()
    near = difflib.get_close_matches(unknown[1], list(implicit.summaries()), n=1)
    return tuple([Diagnostic("note", f"did you mean '{name}'?") for name in near])
