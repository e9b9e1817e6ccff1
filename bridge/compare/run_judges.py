"""Who is asked what a program gives: the interpreter, our compiled code, upstream's.

All are held to the same lines; where they disagree, each is quoted. What is here runs
compiled code in this process: `run_files` has it done in workers.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Final, NamedTuple

import numpy as np

from bridge import legacy
from bridge.compare import tool
from bridge.compare.run_lines import (
    JUDGES,
    Maker,
    RunLine,
    Within,
    is_legacy,
    run_lines,
)
from bridge.errors import Error, Trap, Unsupported
from bridge.interpreter.arguments import duplicates
from bridge.interpreter.run import interpret
from bridge.ir.attributes import TypeAttr
from bridge.ir.core import Operation
from bridge.ir.symbols import lookup
from bridge.ir.types import FunctionType
from bridge.op.registry import REFERENCE
from bridge.source import Source
from bridge.text.module import read_module
from bridge.upstream.engine import Compiled, compile
from bridge.verifier import verify

LOWERING: Final = (
    "builtin.module("
    "one-shot-bufferize{bufferize-function-boundaries},"
    "convert-bufferization-to-memref,"
    "func.func(lower-vector-mask,lower-vector-multi-reduction,arith-expand),"
    "func.func(convert-vector-to-scf,convert-linalg-to-loops),lower-affine,"
    "func.func(convert-complex-to-standard),convert-scf-to-cf,canonicalize,cse,"
    "convert-vector-to-llvm,convert-complex-to-llvm,"
    "func.func(convert-math-to-llvm),expand-strided-metadata,lower-affine,"
    "finalize-memref-to-llvm,convert-func-to-llvm,convert-arith-to-llvm,"
    "convert-cf-to-llvm,convert-index-to-llvm,convert-ub-to-llvm,"
    "reconcile-unrealized-casts)"
)
"""The order in which upstream's own execution tests lower (`test-lower-to-llvm`).

Tensors, masks and reductions of several dimensions are lowered first, and complex
numbers, by passes of their own.
"""

Run = Callable[[str, Sequence[object]], tuple[object, ...]]
"""A function by name, called: its results."""


class Outcome(NamedTuple):
    """What one judge says of one line."""

    judge: str
    results: tuple[object, ...] = ()
    arguments: tuple[object, ...] = ()
    fault: str = ""

    def __str__(self) -> str:
        if self.fault:
            return self.fault
        shown = ", ".join([_shown(result) for result in self.results])
        return f"({shown})"


class Failure(NamedTuple):
    """A line that does not hold, and why."""

    line: RunLine
    message: str


class Program(NamedTuple):
    """What is judged."""

    module: Operation
    text: str = ""
    """As a command reads it that is not ours."""
    tool: str = ""
    """A command that lowers in the place of upstream's passes here, if one does."""
    most: int = 0
    """How many operations it may be lowered to, if that matters."""


def _interpreter(program: Program) -> Run:
    return lambda name, arguments: interpret(program.module, name, *arguments)


def _compiled(program: Program) -> Run:
    return _called(compile(program.module, guarded=False, most=program.most))


def _upstream(program: Program) -> Run:
    module, pipeline = program.module, LOWERING
    if program.tool:
        module, pipeline = tool.lowered(program.text, program.tool, LOWERING), NO_PASSES
    return _called(
        compile(
            module,
            pipeline=pipeline,
            opt_level=0,
            before=program.module,
            guarded=False,
            most=program.most,
        )
    )


NO_PASSES: Final = "builtin.module()"


def _called(compiled: Compiled) -> Run:
    compiled.stdout = io.StringIO()

    def run(name: str, arguments: Sequence[object]) -> tuple[object, ...]:
        found = compiled[name](*arguments)
        if found is None:
            return ()
        return found if isinstance(found, tuple) else (found,)

    return run


COMPILING: Final[dict[str, Callable[[Program], Run]]] = {
    "compiled": _compiled,
    "upstream": _upstream,
}
"""The judges that make machine code of a module, which may raise `Error`."""

INTERPRETER: Final = "interpreter"
_JUDGES: Final = {INTERPRETER: _interpreter, **COMPILING}


def judge_file(
    text: str,
    filename: str,
    judges: Collection[str] = JUDGES,
    numbers: Collection[int] | None = None,
    tool: str = "",
) -> tuple[int, list[Failure]]:
    """How many lines a file has, and those that do not hold.

    With `judges`, only these are asked, and lines that ask others do not count; with
    `numbers`, only about these lines. Upstream's judge lowers by a `tool`'s passes,
    `mlir-opt-22`, where one is named. Raises
    `Malformed` where the file or a line cannot be read, `Invalid` where the program
    does not verify.
    """
    source = Source.of(text, filename)
    lines = run_lines(source)
    module = _module(source)
    verify(module)
    shown = str(module) if is_legacy(text) else text
    program = Program(module, shown, tool)
    runs: dict[str, Run | Error] = {}
    failures: list[Failure] = []
    count = 0
    for line in lines:
        asked = tuple([judge for judge in line.judges if judge in judges])
        count += bool(asked) and (line.trap is None or INTERPRETER in asked)
        if numbers is not None and line.line not in numbers:
            continue
        line = line._replace(judges=asked)
        try:
            failures += _judge(line, _maker(module, line), program, runs)
        except (ValueError, KeyError) as error:
            failures.append(Failure(line, str(error)))
    return count, failures


def _module(source: Source) -> Operation:
    """The program of a file, upgraded where the file says that it is old."""
    if is_legacy(source.text):
        return legacy.parse(source.text, filename=source.filename)
    return read_module(source, allow_unregistered=False, registry=REFERENCE)


def _maker(module: Operation, line: RunLine) -> Maker:
    """What makes a line's values; raises `ValueError` where it is of no function."""
    op = lookup(module, line.name)
    type = op.get("function_type") if op is not None else None
    if not isinstance(type, TypeAttr) or not isinstance(type.type, FunctionType):
        raise ValueError(f"there is no function @{line.name}")
    return Maker(line, type.type)


def _judge(
    line: RunLine, maker: Maker, program: Program, runs: dict[str, Run | Error]
) -> Iterator[Failure]:
    arguments = maker.arguments()
    if line.trap is not None:
        if INTERPRETER in line.judges:
            yield from _trapped(line, arguments, program.module)
        return
    outcomes = []
    for judge in line.judges:
        if judge not in runs:
            runs[judge] = _made(judge, program)
        outcomes.append(outcome_of(judge, runs[judge], line.name, arguments))
    expected, then = maker.expected(), list(maker.afterwards())
    for outcome in outcomes:
        message = outcome.fault or _difference(outcome, expected, then)
        if message:
            yield Failure(line, f"{outcome.judge}: {message}")
    yield from _disagreements(line, [one for one in outcomes if not one.fault])


def _made(judge: str, program: Program) -> Run | Error:
    try:
        return _JUDGES[judge](program)
    except Error as error:
        return error


def outcome_of(
    judge: str, run: Run | Error, name: str, arguments: Sequence[object]
) -> Outcome:
    """What a judge gives for copies of arguments, and what they hold then."""
    if isinstance(run, Error):
        return Outcome(judge, fault=f"{type(run).__name__}: {run.diagnostics[0]}")
    copies = tuple(duplicates(arguments))
    try:
        return Outcome(judge, run(name, copies), copies)
    except (Error, TypeError, ValueError) as error:
        return Outcome(judge, fault=f"{type(error).__name__}: {error}")


def _trapped(
    line: RunLine, arguments: list[object], module: Operation
) -> Iterator[Failure]:
    """A trap is the interpreter's alone: compiled code may do anything there."""
    try:
        found = interpret(module, line.name, *arguments)
    except Trap as trap:
        message = trap.diagnostics[0].message
        if line.trap not in message:  # type: ignore[operator]
            yield Failure(line, f"interpreter: another trap: {message}")
    except Unsupported as error:
        yield Failure(line, f"interpreter: {error.diagnostics[0]}")
    else:
        shown = ", ".join([_shown(result) for result in found])
        yield Failure(line, f"interpreter: no trap, but ({shown})")


def blessed(text: str, filename: str) -> str:
    """A file whose `run` lines say what the interpreter gives.

    Lines that hold are as they were, and so are those that draw arguments and say
    nothing, and those with a tolerance. Raises as `judge_file` does.
    """
    source = Source.of(text, filename)
    module = _module(source)
    lines = text.split("\n")
    for line in run_lines(source):
        try:
            maker = _maker(module, line)
        except ValueError:
            continue
        results = _to_bless(line, maker, module)
        if results:
            call = line.text.partition(" == ")[0]
            shown = results[0] if len(results) == 1 else f"({', '.join(results)})"
            old = lines[line.line - 1]
            lines[line.line - 1] = old.replace(line.text, f"{call} == {shown}")
    return "\n".join(lines)


def _to_bless(line: RunLine, maker: Maker, module: Operation) -> list[str]:
    """The results a line should have, where it has others, or none."""
    drawn = "random(" in line.text and line.expected is None
    if line.trap is not None or "within(" in line.text or drawn:
        return []
    run = _interpreter(Program(module))
    outcome = outcome_of("interpreter", run, line.name, maker.arguments())
    if outcome.fault:
        return []
    expected = maker.expected()
    if expected is not None and not _difference(outcome, expected, ()):
        return []
    return [_written(result) for result in outcome.results]


def _written(value: object) -> str:
    text = _shown(value)
    return text.replace("True", "true").replace("False", "false")


def _difference(
    outcome: Outcome,
    expected: tuple[object, ...] | None,
    then: Sequence[tuple[int, object]],
) -> str:
    """How an outcome differs from what is written; nothing where it does not."""
    if expected is not None:
        for number, wanted in enumerate(expected):
            if not same(outcome.results[number], wanted):
                return f"result #{number} is {_shown(outcome.results[number])}"
    for number, wanted in then:
        found = outcome.arguments[number]
        if not same(found, wanted):
            return f"argument #{number} is {_shown(found)} afterwards"
    return ""


def _disagreements(line: RunLine, outcomes: Sequence[Outcome]) -> Iterator[Failure]:
    """Judges that do not give what the first one gives, where nothing is written."""
    error = _tolerance(line)
    for other in outcomes[1:]:
        first = outcomes[0]
        pairs = zip(
            (*first.results, *first.arguments),
            (*other.results, *other.arguments),
            strict=True,
        )
        if not all(same(found, Within(error, one)) for one, found in pairs):
            yield Failure(
                line, f"{first.judge} gives {first}, {other.judge} gives {other}"
            )


def _tolerance(line: RunLine) -> float:
    return 1e-5 if "within(" in line.text else 0.0


def same(found: object, wanted: object) -> bool:
    """Whether a value has the bits of another, NaNs all being one, or is near it."""
    if isinstance(wanted, Within):
        if wanted.error:
            return np.asarray(found).shape == np.asarray(wanted.value).shape and bool(
                np.allclose(found, wanted.value, wanted.error, wanted.error, True)  # type: ignore[arg-type]
            )
        wanted = wanted.value
    one, other = np.asarray(found), np.asarray(wanted)
    if one.shape != other.shape:
        return False
    if one.dtype.kind in "biu" and other.dtype.kind in "biu":
        return bool((one == other).all())
    if "O" in (one.dtype.kind, other.dtype.kind):
        one, other = np.array(one.tolist()), np.array(other.tolist())
        if "O" in (one.dtype.kind, other.dtype.kind):
            # Integers that numpy has no type for.
            return bool((one == other).all())
    nan = (one != one) & (other != other)
    equal = (one == other) & (np.signbit(one.real) == np.signbit(other.real))
    return bool((equal | nan).all())


def near(found: object, wanted: object, error: float) -> bool:
    """Whether floats are near, as `Within` has it, and all else the same."""
    kind = np.asarray(wanted).dtype.kind
    return same(found, wanted) or (
        kind not in "biu" and same(found, Within(error, wanted))
    )


def _shown(value: object) -> str:
    return str(value.tolist() if isinstance(value, np.ndarray) else value)
