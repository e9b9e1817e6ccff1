"""A pass keeps what a program gives: results and memory, before it and after."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from bridge.compare.run_judges import same
from bridge.errors import (
    Crash,
    Error,
    Invalid,
    Malformed,
    PassFailed,
    Trap,
    Unsupported,
)
from bridge.fuzz.checks import CHECKS, checked
from bridge.fuzz.defined import Outcome, outcome
from bridge.fuzz.paths import PATHS, is_portable, outcomes
from bridge.fuzz.pipelines import transform
from bridge.fuzz.programs import NAME, Program, module_of
from bridge.ir import equivalence
from bridge.ir.attributes import StringAttr
from bridge.ir.cloning import clone
from bridge.ir.core import Operation
from bridge.ir.symbols import lookup, replace_symbol_uses, symbol_name
from bridge.verifier import verify

Kind = Literal["wrong", "trap", "invalid", "crash", "failed", "ours", "unstable"]


class Finding(NamedTuple):
    """What a pipeline does to a program that it may not do."""

    pipeline: str
    kind: Kind
    """`wrong`: it gives something else; `trap`: it is undefined; `invalid`: it does not
    verify; `crash`: the pass died or took too long; `ours`: the interpreter failed;
    `unstable`: one of `CHECKS` does not hold."""
    detail: str


def judge(program: Program, expected: Outcome, pipeline: str) -> Finding | None:
    """What is wrong with what upstream's passes make of a defined program, if anything.

    A pipeline that says that it fails, and what is not modelled, is no finding. One of
    `CHECKS` is asked of the program itself.
    """
    if pipeline in CHECKS:
        detail = checked(program.module, pipeline)
        return Finding(pipeline, "unstable", detail) if detail else None
    if pipeline in PATHS:
        is_judged = is_portable(program.module)
        return _run_alone(program, expected, pipeline) if is_judged else None
    module = clone(program.module)
    try:
        transform(module, pipeline)
        verify(module)
    except Invalid as error:
        return Finding(pipeline, "invalid", error.diagnostics[0].message)
    except PassFailed as error:
        message = error.diagnostics[0].message
        # Bytecode has no word for a value that does not dominate its use.
        invalid = "does not dominate" in message or _leaves_invalid(program, pipeline)
        return Finding(pipeline, "invalid", message) if invalid else None
    except Crash as error:
        return Finding(pipeline, "crash", error.diagnostics[0].message)
    except Error as error:
        if not isinstance(error.__cause__, Malformed):
            return None
        # What upstream made is not read again, as of a tensor of -1 elements.
        return Finding(pipeline, "invalid", error.diagnostics[0].message)
    return compare(program, expected, module, pipeline)


def _run(defined: Sequence[tuple[Program, Outcome]], path: str) -> list[Finding | None]:
    """How what machine code gives differs from what each program gives.

    Nothing is said of programs that are not portable.
    """
    asked = [n for n, (program, _) in enumerate(defined) if is_portable(program.module)]
    judged = _run_together([defined[n] for n in asked], path) if asked else []
    found = dict(zip(asked, judged, strict=True))
    return [found.get(n) for n in range(len(defined))]


def _run_together(
    defined: Sequence[tuple[Program, Outcome]], path: str
) -> list[Finding | None]:
    """The same of all of some programs; where that fails, each is asked alone."""
    programs = [program for program, _ in defined]
    calls = [(f"{NAME}{n}", one.arguments) for n, one in enumerate(programs)]
    try:
        found = outcomes(together(programs), calls, path)
    except Error:
        return [_run_alone(*pair, path) for pair in defined]
    pairs = zip(defined, found, strict=True)
    details = [difference(expected, one) for (_, expected), one in pairs]
    return [Finding(path, "wrong", detail) if detail else None for detail in details]


def _run_alone(program: Program, expected: Outcome, path: str) -> Finding | None:
    """The same for one program; what cannot be lowered or compiled is no finding."""
    calls = [(NAME, program.arguments)]
    try:
        try:
            found = outcomes(program.module, calls, path)
        except Crash:
            found = outcomes(program.module, calls, path, guarded=True)
    except Crash as error:
        return Finding(path, "crash", error.diagnostics[0].message)
    except Error:
        return None
    detail = difference(expected, found[0])
    return Finding(path, "wrong", detail) if detail else None


def _leaves_invalid(program: Program, pipeline: str) -> bool:
    """Whether it is the verifier that fails: the passes alone do not."""
    module = clone(program.module)
    try:
        transform(module, pipeline, verify_each=False)
        verify(module)
    except (PassFailed, Crash):
        return False
    except Error:
        # What is invalid may not even be read again.
        return True
    return False


def transformed(program: Program, pipeline: str) -> Operation | None:
    """What a pipeline makes of a program; None where it makes none."""
    if pipeline in CHECKS or pipeline in PATHS:
        return None
    module = clone(program.module)
    try:
        transform(module, pipeline, verify_each=False)
    except Error:
        return None
    return module


def judge_all(
    defined: Sequence[tuple[Program, Outcome]],
    pipeline: str,
    changed: list[int] | None = None,
) -> list[Finding | None]:
    """What is wrong with each of some programs, which go through the passes together.

    Where the passes fail on all of them, each is asked alone. How many of them become
    another program is added to the one number of `changed`.
    """
    before = together([program for program, _ in defined])
    if pipeline in CHECKS:
        if not checked(before, pipeline):
            return [None] * len(defined)
        return [judge(program, expected, pipeline) for program, expected in defined]
    if pipeline in PATHS:
        return _run(defined, pipeline)
    module = clone(before)
    try:
        transform(module, pipeline)
        verify(module)
    except Error:
        return [judge(program, expected, pipeline) for program, expected in defined]
    found: list[Finding | None] = []
    for number, (program, expected) in enumerate(defined):
        name = f"{NAME}{number}"
        is_changed = any(
            _is_changed(before, module, one) for one in _names(program, number)
        )
        if changed is not None:
            changed[0] += is_changed
        if is_changed:
            found.append(compare(program, expected, module, pipeline, name))
        else:
            found.append(None)
    return found


def _is_changed(before: Operation, after: Operation, name: str) -> bool:
    """Whether a function is another than it was: else it gives what it gave."""
    some, others = lookup(before, name), lookup(after, name)
    return some is None or others is None or not equivalence.same(some, others)


def together(programs: Sequence[Program]) -> Operation:
    """A module with copies of the symbols of some programs, under numbers."""
    found: list[Operation] = []
    for number, program in enumerate(programs):
        module = clone(program.module)
        ops = list(module.regions[0].blocks[0])
        for op, name in zip(ops, _names(program, number), strict=True):
            old = symbol_name(op)
            if old is not None and len(ops) > 1:
                replace_symbol_uses(module, old, name)
            op.properties = {**op.properties, "sym_name": StringAttr(name)}
        found += [op.detach() for op in ops]
    return module_of(found)


def _names(program: Program, number: int) -> list[str]:
    """What the symbols of a program are called among those of others."""
    names = [symbol_name(op) for op in program.module.regions[0].blocks[0]]
    return [f"{NAME}{number}" if one == NAME else f"{one}_{number}" for one in names]


def compare(
    program: Program,
    expected: Outcome,
    module: Operation,
    pipeline: str,
    name: str = NAME,
) -> Finding | None:
    """How what a function of a module gives differs from what a program gives."""
    try:
        found = outcome(program, module, name)
    except Unsupported:
        return None
    except Trap as trap:
        return Finding(pipeline, "trap", trap.diagnostics[0].message)
    except Crash as error:
        return Finding(pipeline, "ours", error.diagnostics[0].message)
    detail = difference(expected, found)
    return Finding(pipeline, "wrong", detail) if detail else None


def difference(expected: Outcome, found: Outcome) -> str:
    """The first result or argument that differs; nothing where none does."""
    for what, some, others in (
        ("result", expected.results, found.results),
        ("argument", expected.arguments, found.arguments),
    ):
        for number, (one, other) in enumerate(zip(some, others, strict=True)):
            if not same(other, one):
                return f"{what} #{number}: {_shown(one)} before, {_shown(other)} after"
    if expected.printed != found.printed:
        return f"printed: {expected.printed!r} before, {found.printed!r} after"
    return ""


def _shown(value: object) -> str:
    text = str(value).replace("\n", "")
    return text if len(text) < 200 else f"{text[:200]}..."
