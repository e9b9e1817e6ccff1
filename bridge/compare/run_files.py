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
    files: Sequence[File], workers: int = 1, timeout: float = TIMEOUT
) -> Iterator[Judged]:
    """The verdict on each file, in their order; each may take some seconds."""
    with Pool(workers, timeout=timeout) as pool:
        outcomes = pool.map(_JUDGE, files, None, None)
        for file, outcome in zip(files, outcomes, strict=True):
            yield _settled(file, outcome, pool)


def _settled(file: File, outcome: Outcome, pool: Pool) -> Judged:
    if isinstance(outcome.error, Crash):
        return _by_line(file, pool)
    if outcome.error is not None:
        return _unread(file, outcome.error)
    count, faults = outcome.value
    return Judged(file, count, faults)


def _unread(file: File, error: Error) -> Judged:
    return Judged(file, 1, [Fault(0, "", str(error))])


def _by_line(file: File, pool: Pool) -> Judged:
    """What each judge says alone; of one that crashes, what it says of each line."""
    lines = run_lines.run_lines(Source.of(file.text, file.name))
    faults: list[Fault] = []
    for judge in run_lines.JUDGES:
        asked = [line for line in lines if judge in line.judges]
        found = _asked(file, judge, asked, pool)
        if isinstance(found, Crash) and len(asked) > 1:
            alone = [(line, _asked(file, judge, [line], pool)) for line in asked]
        else:
            alone = [(line, found) for line in asked[:1]]
        for line, answer in alone:
            if isinstance(answer, list):
                faults += answer
            else:
                message = f"{judge}: {answer.diagnostics[0].message}"
                faults.append(Fault(line.line, line.text, message))
    return Judged(file, len(lines), faults)


def _asked(
    file: File, judge: str, lines: Sequence[run_lines.RunLine], pool: Pool
) -> list[Fault] | Error:
    """What a judge finds wrong with lines, or what became of it."""
    try:
        with pool.session(label=f"@{lines[0].name}" if lines else "") as ask:
            numbers = [line.line for line in lines]
            faults: list[Fault] = ask(_JUDGE, file, (judge,), numbers)[1]
    except Error as error:
        return error
    return faults


def judge_there(
    file: File, judges: tuple[str, ...] | None, numbers: Sequence[int] | None
) -> tuple[int, list[Fault]]:
    """How many lines a file has, and what is wrong: the worker's side."""
    asked = run_lines.JUDGES if judges is None else judges
    count, failures = run_judges.judge_file(file.text, file.name, asked, numbers)
    return count, [Fault(f.line.line, f.line.text, f.message) for f in failures]
