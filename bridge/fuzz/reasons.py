"""Why a program is looked at: what a pipeline, or a script, does with it."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from bridge.errors import Crash, Error, Invalid
from bridge.fuzz.defined import outcome
from bridge.fuzz.edits_types import module_types, text_of
from bridge.fuzz.oracle import judge
from bridge.fuzz.pipelines import transform
from bridge.fuzz.programs import NAME, Program
from bridge.ir.cloning import clone
from bridge.ir.symbols import lookup
from bridge.upstream.isolated import Outcome
from bridge.verifier import verify
from bridge.work.local import Local
from bridge.work.queue import drive

_NAMES: Final = re.compile(r"'[^']*'|\d+|<[^>]*>|%\w+")
_TIMEOUT: Final = 60.0
"""Seconds that a program may take."""


class Reason(NamedTuple):
    """What is wrong, up to what a smaller program may have otherwise."""

    kind: str
    words: str
    """The message without names and numbers; nothing where values differ."""

    def is_met(self, other: Reason | None) -> bool:
        """Whether another program is wrong for the same reason."""
        return self == other


def reason(program: Program, pipeline: str) -> Reason | None:
    """What a pipeline does with a program that it may not do, or cannot.

    A program with a main function, called with what it takes, is run before and after;
    any other is looked at for crashes, failures and invalid results.
    """
    if _is_run(program):
        try:
            expected = outcome(program)
        except Error:
            return None
        found = judge(program, expected, pipeline)
        if found is not None:
            is_value = found.kind in ("wrong", "trap")
            return Reason(found.kind, "" if is_value else _words(found.detail))
    return _fate(program, pipeline)


def _is_run(program: Program) -> bool:
    if lookup(program.module, NAME) is None:
        return False
    return len(module_types(program.module)) == len(program.arguments)


def _fate(program: Program, pipeline: str) -> Reason | None:
    """A crash, a failure or an invalid result."""
    module = clone(program.module)
    try:
        transform(module, pipeline)
    except Crash as error:
        return Reason("crash", _words(error.diagnostics[0].message))
    except Error as error:
        return Reason("failed", _words(error.diagnostics[0].message))
    try:
        verify(module)
    except Invalid as error:
        return Reason("invalid", _words(error.diagnostics[0].message))
    return None


def _words(message: str) -> str:
    return _NAMES.sub("", message.partition("\n")[0])


Task = tuple[Program, str, Reason]
"""A program, the pipeline it goes through, and what should be wrong then."""


# Several at once --------------------------------------------------------------------


def held(task: Task) -> bool:
    """Whether a program is wrong for a reason: the worker's side."""
    program, pipeline, wanted = task
    return wanted.is_met(reason(program, pipeline))


Many = Callable[[Sequence[Program]], Sequence[bool]]


def by_pipeline(pipeline: str, wanted: Reason, workers: Local | None) -> Many:
    """Whether programs are wrong for a reason; by workers where there are some."""

    def here(programs: Sequence[Program]) -> Sequence[bool]:
        return [held((one, pipeline, wanted)) for one in programs]

    def there(programs: Sequence[Program]) -> Sequence[bool]:
        assert workers is not None
        answers = [False] * len(programs)
        left = iter(enumerate(programs))

        def following() -> Task | None:
            one = next(left, None)
            if one is None:
                return None
            numbers[id(one[1])] = one[0]
            return one[1], pipeline, wanted

        def take(task: Task, ended: Outcome) -> list[Task]:
            answers[numbers[id(task[0])]] = bool(ended.value)
            return []

        numbers: dict[int, int] = {}
        name = f"{__name__}:held"
        drive(workers, name, following, take, timeout=_TIMEOUT)
        return answers

    return here if workers is None else there


def by_script(command: Sequence[str], at_once: int = 1) -> Many:
    """Whether a command, given a file with a program, ends with another code than 0.

    That is what `mlir-reduce` asks of its testers. One that does not end in time, or is
    killed, says that it is not interesting.
    """

    def one(program: Program) -> bool:
        with TemporaryDirectory() as folder:
            file = Path(folder) / "program.mlir"
            file.write_text(text_of(program), "utf-8")
            try:
                ran = subprocess.run(
                    [*command, str(file)],
                    stdout=subprocess.DEVNULL,
                    stderr=subprocess.DEVNULL,
                    timeout=_TIMEOUT,
                    check=False,
                )
            except subprocess.TimeoutExpired:
                return False
            return ran.returncode > 0

    def several(programs: Sequence[Program]) -> Sequence[bool]:
        with ThreadPoolExecutor(at_once) as pool:
            return list(pool.map(one, programs))

    return several
