"""Many files held to their run lines, in workers that compiled code may end.

A worker judges file after file: its start costs more than what most files need.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from bridge.errors import Crash, Error
from bridge.later import deferred
from bridge.source import Source
from bridge.upstream.isolated import TIMEOUT, Outcome, Pool

if TYPE_CHECKING:
    from bridge.compare import run_judges, run_lines
else:
    # These bring numpy, and only workers need them, or what follows a crash.
    run_judges = deferred("bridge.compare.run_judges")
    run_lines = deferred("bridge.compare.run_lines")

_JUDGE: Final = f"{__name__}:judge_there"


class File(NamedTuple):
    """A file's text, and what it is called."""

    text: str
    name: str


class Asked(NamedTuple):
    """Who is asked."""

    judges: tuple[str, ...] = ()
    """Some judges, or all."""
    tool: str = ""
    """A command whose passes lower in the place of upstream's here."""


EVERYBODY: Final = Asked()


class Fault(NamedTuple):
    """A line that does not hold, or cannot be read, and why."""

    line: int
    text: str
    message: str


class Judged(NamedTuple):
    """The verdict on a file."""

    file: File
    total: int
    """How many lines it has; one where it cannot be read."""
    faults: list[Fault]

    @property
    def failed(self) -> int:
        """How many of its lines do not hold."""
        return len({fault.line for fault in self.faults})


def judge_files(
    files: Sequence[File],
    workers: int = 1,
    timeout: float = TIMEOUT,
    asked: Asked = EVERYBODY,
) -> Iterator[Judged]:
    """The verdict on each file, in their order; each may take some seconds."""
    with Pool(workers, timeout=timeout) as pool:
        outcomes = pool.map(_JUDGE, files, asked, None)
        for file, outcome in zip(files, outcomes, strict=True):
            yield _settled(file, outcome, pool, asked)


def _settled(file: File, outcome: Outcome, pool: Pool, asked: Asked) -> Judged:
    if isinstance(outcome.error, Crash):
        return _by_line(file, pool, asked)
    if outcome.error is not None:
        return _unread(file, outcome.error)
    count, faults = outcome.value
    return Judged(file, count, faults)


def _unread(file: File, error: Error) -> Judged:
    return Judged(file, 1, [Fault(0, "", str(error))])


def _by_line(file: File, pool: Pool, of: Asked) -> Judged:
    """What all say together of the lines that no judge crashes on, and who crashes."""
    lines = run_lines.run_lines(Source.of(file.text, file.name))
    faults: list[Fault] = []
    for judge in of.judges or run_lines.JUDGES:
        asked = [line for line in lines if judge in line.judges]
        only = of._replace(judges=(judge,))
        for line, error in _crashes(file, only, asked, pool):
            message = f"{judge}: {error.diagnostics[0].message}"
            faults.append(Fault(line.line, line.text, message))
    numbers = {fault.line for fault in faults}
    left = [line for line in lines if line.line not in numbers]
    found = _asked(file, of, left, pool) if left else []
    if not isinstance(found, list):
        found = [Fault(0, "", found.diagnostics[0].message)]
    return Judged(file, len(lines), [*faults, *found])


def _crashes(
    file: File, only: Asked, asked: Sequence[run_lines.RunLine], pool: Pool
) -> Iterator[tuple[run_lines.RunLine, Error]]:
    """The lines that a judge fails on, and how."""
    found = _asked(file, only, asked, pool)
    if isinstance(found, list):
        return
    if len(asked) == 1 or not isinstance(found, Crash):
        yield asked[0], found
        return
    for line in asked:
        alone = _asked(file, only, [line], pool)
        if not isinstance(alone, list):
            yield line, alone


def _asked(
    file: File, of: Asked, lines: Sequence[run_lines.RunLine], pool: Pool
) -> list[Fault] | Error:
    """What judges find wrong with lines, or what became of it."""
    try:
        with pool.session(label=f"@{lines[0].name}" if lines else "") as ask:
            numbers = [line.line for line in lines]
            faults: list[Fault] = ask(_JUDGE, file, of, numbers)[1]
    except Error as error:
        return error
    return faults


def judge_there(
    file: File, asked: Asked, numbers: Sequence[int] | None
) -> tuple[int, list[Fault]]:
    """How many lines a file has, and what is wrong: the worker's side."""
    count, failures = run_judges.judge_file(
        file.text,
        file.name,
        asked.judges or run_lines.JUDGES,
        numbers,
        asked.tool,
    )
    return count, [Fault(f.line.line, f.line.text, f.message) for f in failures]
