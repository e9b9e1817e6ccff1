"""Which pass of a pipeline it is: the first after which a program is wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bridge.errors import Error
from bridge.fuzz.pipelines import transform
from bridge.fuzz.programs import Program
from bridge.ir.cloning import clone
from bridge.verifier import verify

_OPEN: Final = "({"
_CLOSE: Final = ")}"


def stages(pipeline: str) -> list[str]:
    """The passes of a pipeline, each a pipeline: `func.func(a,b)` is two."""
    found = []
    for part in _split(pipeline):
        name, opened, inside = part.partition("(")
        is_nested = opened and "{" not in name and part.endswith(")")
        if not is_nested:
            found.append(part)
            continue
        inner = stages(inside[:-1])
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


def bisected(
    program: Program, pipeline: str, holds: Callable[[Program, str], bool]
) -> tuple[Program, str]:
    """A program and the one pass that is enough for what holds of a pipeline.

    The program is what the passes before that one make. Where it holds of that no more,
    the given program, and the passes that cannot be left out.
    """
    passes = stages(pipeline)
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
