"""What a function gives after each pass of a pipeline: the first wrong one is named.

Each stage is run by the interpreter on copies of the same arguments, with the type that
the function had at first. Floats may differ as little as passes may round otherwise.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final, Literal

from bridge.compare.execution import agree
from bridge.compare.run_judges import Outcome, outcome_of
from bridge.errors import Diagnostic, PassFailed, Trap, Unsupported
from bridge.interpreter.run import interpret, type_of
from bridge.ir.core import Operation
from bridge.ir.symbols import lookup
from bridge.ir.types import FunctionType
from bridge.records import Record
from bridge.upstream.pipeline import passes_of

Passes = Callable[[Operation, str], None]
"""What runs a pipeline on a module, in place."""

Verdict = Literal["same", "wrong", "unknown"]

AS_WRITTEN: Final = "as written"


class Stage(Record):
    """A function after a pass, and what it gives there."""

    name: str
    """The pass, as the pipeline has it."""
    module: Operation
    outcome: Outcome
    verdict: Verdict
    """Whether it gives what it gave as it was written."""

    def __str__(self) -> str:
        if self.verdict == "same" and self.name != AS_WRITTEN:
            return f"{self.name}: the same"
        if self.outcome.fault:
            return f"{self.name}: {self.outcome.fault}"
        return f"{self.name}: gives {self.outcome}"


def stages(
    module: Operation,
    pipeline: str,
    name: str,
    arguments: Sequence[object],
    passes: Passes,
) -> Iterator[Stage]:
    """A function as it is written, and after each pass. The module is left as it is.

    A stage that traps, or is not interpreted, has that as its outcome's fault. Where
    the function traps as it was written, whatever comes after is the same. Raises
    `PassFailed` for a wrong pipeline, and for a pass that fails, which a note names.
    """
    function = lookup(module, name)
    signature = None if function is None else type_of(function)
    first: Outcome | None = None
    for stage in [AS_WRITTEN, *passes_of(pipeline)]:
        if stage != AS_WRITTEN:
            module = module.clone()
            _pass(module, stage, passes)
        run = partial(_run, module, signature)
        outcome = outcome_of("interpreter", run, name, arguments)
        first = first or outcome
        yield Stage(stage, module, outcome, _verdict(first, outcome))


def _pass(module: Operation, stage: str, passes: Passes) -> None:
    try:
        passes(module, f"builtin.module({stage})")
    except PassFailed as error:
        (first, *others) = error.diagnostics
        note = Diagnostic("note", f"of the pipeline, '{stage}' failed", first.location)
        named = first.but(notes=(*first.notes, note))
        raise PassFailed([named, *others]) from error


def _run(
    module: Operation,
    signature: FunctionType | None,
    name: str,
    arguments: Sequence[object],
) -> tuple[object, ...]:
    return interpret(module, name, *arguments, signature=signature)


def _verdict(first: Outcome, found: Outcome) -> Verdict:
    if first.fault.startswith(Trap.__name__):
        return "same"
    if first.fault or found.fault.startswith(Unsupported.__name__):
        return "unknown"
    return "same" if not found.fault and agree(first, found) else "wrong"
