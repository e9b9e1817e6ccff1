"""Which pass of a pipeline it is: the first after which a program is wrong."""

from __future__ import annotations

from collections.abc import Callable

from bridge.errors import Error
from bridge.fuzz.pipelines import transform
from bridge.fuzz.programs import Program
from bridge.ir.cloning import clone
from bridge.upstream.pipeline import passes_of
from bridge.verifier import verify


def bisected(
    program: Program, pipeline: str, holds: Callable[[Program, str], bool]
) -> tuple[Program, str]:
    """A program and the one pass that is enough for what holds of a pipeline.

    The program is what the passes before that one make. Where it holds of that no more,
    the given program, and the passes that cannot be left out.
    """
    passes = passes_of(pipeline)
    if len(passes) < 2:
        return program, pipeline
    last = next(
        (n for n in range(1, len(passes)) if holds(program, ",".join(passes[:n]))),
        len(passes),
    )
    before = _made(program, ",".join(passes[: last - 1]))
    if before is not None and holds(before, passes[last - 1]):
        return before, passes[last - 1]
    needed = passes[:last]
    for number in reversed(range(last - 1)):
        fewer = needed[:number] + needed[number + 1 :]
        if holds(program, ",".join(fewer)):
            needed = fewer
    return program, ",".join(needed)


def _made(program: Program, pipeline: str) -> Program | None:
    """What passes make of a program, where that is valid."""
    module = clone(program.module)
    try:
        if pipeline:
            transform(module, pipeline)
        verify(module)
    except Error:
        return None
    return Program(module, program.arguments, program.seed)
