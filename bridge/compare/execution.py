"""The rows *lowered* and *run*: what a chunk becomes, and what its functions give.

Functions are called with arguments that run lines could write: what is reported can be
put into the file as it is, for `bridge-conform --run-lines`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from math import prod
from typing import TYPE_CHECKING, Final, NamedTuple

import numpy as np

from bridge.compare import run_judges
from bridge.compare.run_judges import (
    LOWERING,
    Outcome,
    Run,
    near,
    outcome_of,
)
from bridge.compare.run_lines import Maker, RunLine, read_line
from bridge.dialects import func, linalg, memref, vector
from bridge.errors import Diagnostic, Error, PassFailed, Trap, Unsupported
from bridge.interpreter.run import interpret
from bridge.ir.attributes import ArrayAttr, DictionaryAttr
from bridge.ir.core import Operation
from bridge.ir.symbols import lookup, symbol_uses
from bridge.ir.types import (
    DYNAMIC,
    FloatType,
    FunctionType,
    IndexType,
    IntegerType,
    RankedType,
    Type,
)
from bridge.upstream.engine import sources
from bridge.upstream.exporter import with_exported
from bridge.upstream.pipeline import TooLarge, run_bounded
from bridge.upstream.provider import Module

if TYPE_CHECKING:
    from bridge.compare.checks import Subject

STEPS: Final = 100_000
"""Operations that a call may take."""

LARGEST: Final = 1 << 12
"""Elements that an argument may have."""

LARGEST_PROGRAM: Final = 20_000
"""Operations that a program may become. Of more, their number alone is compared, and no
machine code is made: passes and LLVM take minutes for what is unrolled so."""

ADDRESSES: Final = (memref.ExtractAlignedPointerAsIndexOp, vector.VectorScaleOp)
"""What gives another number in another process, or on another machine."""

TRANSFORMS: Final = (
    linalg.WinogradFilterTransformOp,
    linalg.WinogradInputTransformOp,
    linalg.WinogradOutputTransformOp,
)
"""What computes each result as a difference of sums that may be far larger."""

FLAWS: Final = 2**-18
"""How far floats may be apart, relative to the larger of them and 1: functions of a
library, and sums in another order."""


class Given(NamedTuple):
    """How arguments are made."""

    size: int
    """What a dynamic size is."""
    position: str
    number: str


VARIANTS: Final = (
    Given(8, "0", "random()"),
    Given(5, "2", "3"),
    Given(4, "1", "1"),
)


class Call(NamedTuple):
    """A call that the interpreter could run, and its results."""

    line: RunLine
    arguments: list[object]
    outcome: Outcome


def lowered(subject: Subject) -> tuple[str, str]:
    """What upstream's passes make of its own module, and of ours."""
    theirs = _lowered(subject.again())
    return theirs, with_exported(subject.original.clone(), _lowered)


def _lowered(module: Module) -> str:
    try:
        run_bounded(module, LOWERING, LARGEST_PROGRAM)
    except PassFailed as error:
        return f"fails: {error.diagnostics[0].message}"
    return str(module.operation.get_asm(print_generic_op_form=True))


class Disagreement(Error):
    """Compiled code gives something else than the interpreter: a bug of one of them."""


def run(subject: Subject) -> tuple[str, str]:
    """Nothing, on both sides; raises `Disagreement`."""
    module = subject.original
    calls = list(calls_of(module))
    large: set[str] = set()
    for judge in run_judges.COMPILING:
        for call, found in _judged(judge, module, calls, large):
            writable, scaled = _writable(module, call), _is_scaled(module, call)
            if not agree(call.outcome, found, writable, scaled):
                raise _disagreement(module, call, found)
    return "", ""


def _is_scaled(module: Operation, call: Call) -> bool:
    """Whether errors are relative to the largest of all results."""
    function = lookup(module, call.line.name) or module
    return any(isinstance(op, TRANSFORMS) for op in function.walk())


def _disagreement(module: Operation, call: Call, found: Outcome) -> Disagreement:
    """At the function, with the call as a run line has it."""
    op = lookup(module, call.line.name) or module
    mine = call.outcome
    said = f"{found.judge} gives {found}, {mine.judge} gives {mine}"
    return Disagreement(Diagnostic("error", f"{call.line.text}: {said}", op.position))


def calls_of(module: Operation) -> Iterator[Call]:
    """The calls of a module's functions that the interpreter runs to their end."""
    for name, source in sources(module).items():
        function = lookup(module, name) or module
        if any(isinstance(op, ADDRESSES) for op in function.walk()):
            continue
        for text in dict.fromkeys(_texts(name, source.type)):
            call = _interpreted(module, read_line(text), source.type)
            if call is not None:
                yield call


def _texts(name: str, type: FunctionType) -> Iterator[str]:
    """Calls as run lines write them; none where an argument cannot be made."""
    for given in VARIANTS:
        words = [_argument(ty, given) for ty in type.inputs]
        if None not in words:
            yield f"@{name}({', '.join([word for word in words if word])})"


def _argument(ty: Type, given: Given) -> str | None:
    if isinstance(ty, IndexType):
        return given.position
    if isinstance(ty, IntegerType):
        return given.number if ty.width > 1 else "random()"
    if isinstance(ty, FloatType):
        return "random()"
    if not isinstance(ty, RankedType):
        return None
    sizes = [given.size if size == DYNAMIC else size for size in ty.shape]
    if prod(sizes) > LARGEST:
        return None
    if isinstance(ty.element, IndexType):
        return f"full({', '.join(map(str, (given.position, *sizes)))})"
    return f"random({', '.join(map(str, sizes))})"


def called_with(module: Operation, call: Call) -> Outcome:
    """What the interpreter gives for a call in another module."""
    return _outcome(module, call.line.name, call.arguments)


def _outcome(module: Operation, name: str, arguments: list[object]) -> Outcome:
    def called(name: str, arguments: Sequence[object]) -> tuple[object, ...]:
        return interpret(module, name, *arguments, max_steps=STEPS)

    return outcome_of("interpreter", called, name, arguments)


def _interpreted(module: Operation, line: RunLine, type: FunctionType) -> Call | None:
    """A call that was run; nothing where it traps, or something is not modelled."""
    try:
        arguments = Maker(line, type).arguments()
        outcome = _outcome(module, line.name, arguments)
    except (ValueError, TypeError, Trap, Unsupported):
        return None
    return None if outcome.fault else Call(line, arguments, outcome)


def _judged(
    judge: str, module: Operation, calls: Sequence[Call], large: set[str]
) -> Iterator[tuple[Call, Outcome]]:
    """What compiled code gives, of those functions that can be compiled.

    Those that become too large to be are added to `large`, and not tried again.
    """
    every = dict.fromkeys([call.line.name for call in calls])
    names = [name for name in every if name not in large]
    together = _made(judge, module, names, large)
    for name in names:
        is_new = together is None and len(names) > 1
        made = _made(judge, module, [name], large) if is_new else together
        for call in calls:
            if made is None or call.line.name != name:
                continue
            found = outcome_of(judge, made, name, call.arguments)
            if not found.fault:
                yield call, found


def _made(
    judge: str, module: Operation, names: Sequence[str], large: set[str]
) -> Run | None:
    """Code of some functions and what they need; none where there can be none."""
    if not names:
        return None
    try:
        part = _part(module, names)
        program = run_judges.Program(part, most=LARGEST_PROGRAM)
        return run_judges.COMPILING[judge](program)
    except TooLarge:
        if len(names) == 1:
            large.update(names)
        return None
    except Error:
        return None


def _part(module: Operation, names: Sequence[str]) -> Operation:
    """A copy of a module with some of its functions, and what they refer to."""
    copy = module.clone()
    needed: dict[Operation, None] = {}
    waiting = [op for name in names if (op := lookup(copy, name)) is not None]
    while waiting:
        op = waiting.pop()
        if op in needed:
            continue
        needed[op] = None
        for _, reference in symbol_uses(op):
            found = lookup(copy, reference.root)
            if found is not None:
                waiting.append(found)
    for op in list(copy.body):
        if isinstance(op, func.FuncOp) and op not in needed:
            op.erase()
    return copy


def agree(
    one: Outcome, other: Outcome, writable: Collection[int] = (), scaled: bool = False
) -> bool:
    """Whether results and final arguments are near one another.

    Those that are `writable` are tensors that a function may write: a value has no
    contents after a call. Where they are `scaled`, the largest of a result stands for
    all of it.
    """
    pairs = [*zip(one.results, other.results, strict=True)]
    pairs += [
        pair
        for number, pair in enumerate(zip(one.arguments, other.arguments, strict=True))
        if number not in writable
    ]
    for wanted, found in pairs:
        largest = _largest(wanted) if scaled else 1.0
        if not near(_over(found, largest), _over(wanted, largest), _flaw(wanted)):
            return False
    return True


def _largest(value: object) -> float:
    """The largest magnitude in an array of floats, 1 at least."""
    if not isinstance(value, np.ndarray) or value.dtype.kind not in "fc":
        return 1.0
    return float(np.max(np.abs(value[np.isfinite(value)]), initial=1.0))


def _over(value: object, divisor: float) -> object:
    return value / divisor if isinstance(value, np.ndarray) and divisor > 1 else value


def _flaw(wanted: object) -> float:
    """How far floats may be apart: of narrow formats, two units in the last place."""
    unit = _UNITS.get(wanted.dtype.name, 0.0) if isinstance(wanted, np.ndarray) else 0.0
    return max(FLAWS, 2 * unit)


_UNITS: Final = {"float16": 2.0**-10, "bfloat16": 2.0**-7}


def _writable(module: Operation, call: Call) -> frozenset[int]:
    """The arguments that bufferization may write in place, by their numbers."""
    function = lookup(module, call.line.name)
    given = function.get("arg_attrs") if function is not None else None
    if not isinstance(given, ArrayAttr):
        return frozenset()
    return frozenset(
        [
            number
            for number, one in enumerate(given.elements)
            if isinstance(one, DictionaryAttr) and WRITABLE in one
        ]
    )


WRITABLE: Final = "bufferization.writable"
