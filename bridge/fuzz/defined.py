"""Programs without undefined behaviour: what traps is taken out, by the interpreter."""

from __future__ import annotations

from contextlib import redirect_stdout
from dataclasses import dataclass
from io import StringIO
from typing import Final

from bridge.drawing.draw import Draw
from bridge.drawing.scope import CONSTANT, FILE, constant_attribute, is_constant_type
from bridge.errors import Trap, Unsupported
from bridge.fuzz.programs import NAME, Program
from bridge.interpreter.arguments import duplicates
from bridge.interpreter.run import interpret
from bridge.ir.building import Builder
from bridge.ir.core import Operation, Value
from bridge.ir.edit import erase
from bridge.ir.types import FunctionType

STEPS: Final = 100_000
"""Iterations and calls that a run may make."""
_REPAIRS: Final = 24


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a run leaves: its results, the arguments it may have written to, a text."""

    results: tuple[object, ...]
    arguments: tuple[object, ...]
    printed: str = ""


def outcome(
    program: Program,
    module: Operation | None = None,
    name: str = NAME,
    *,
    signature: FunctionType | None = None,
) -> Outcome:
    """What a program gives, or a function of another module in its place.

    `signature` is what the function took and gave before it was one of llvm.

    Raises `Trap` where it is undefined, `Unsupported` where it is not modelled.
    """
    arguments = duplicates(program.arguments)
    given = module or program.module
    with redirect_stdout(StringIO()) as printed:
        results = interpret(
            given, name, *arguments, signature=signature, max_steps=STEPS
        )
    return Outcome(results, tuple(arguments), printed.getvalue())


def define(program: Program, taken_out: list[str] | None = None) -> Outcome | None:
    """Takes out of a program what is undefined, and says what it gives then.

    The results of an operation that traps become constants; its name is added to
    `taken_out`. None where a program is not done after a number of such repairs.
    """
    draw = Draw(program.seed)
    for _ in range(_REPAIRS):
        try:
            return outcome(program)
        except (Trap, Unsupported) as fault:
            op = _culprit(program.module, fault)
            if taken_out is not None and op is not None:
                taken_out.append(op.name)
            if op is None or not _take_out(draw, op):
                return None
    return None


def _culprit(module: Operation, fault: Trap | Unsupported) -> Operation | None:
    """The operation that a diagnostic is about."""
    location = fault.diagnostics[0].location
    if location.filename != FILE:
        return None
    line = location.line
    for op in module.walk():
        found = op.location
        if getattr(found, "filename", "") == FILE and getattr(found, "line", 0) == line:
            return op
    return None


def _take_out(draw: Draw, op: Operation) -> bool:
    """Erases an operation, if constants can stand for its results."""
    if op.name == CONSTANT or not all(_is_replaced(value) for value in op.results):
        return False
    for value in op.results:
        if value.has_uses:
            attr = constant_attribute(draw, value.type)
            build = Builder.before(op)
            constant = build(CONSTANT, (), (value.type,), properties={"value": attr})
            value.replace_all_uses(constant.result)
    erase(op)
    return True


def _is_replaced(value: Value) -> bool:
    return not value.has_uses or is_constant_type(value.type)
