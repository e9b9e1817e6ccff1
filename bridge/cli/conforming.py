"""What `bridge-conform` does: finds chunks, compares them, reports the results."""

from __future__ import annotations

import contextlib
import json
import os
import shlex
import signal
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from shutil import which
from typing import TYPE_CHECKING

from bridge.cli import streams
from bridge.cli.command import version_text
from bridge.cli.guard import Progress
from bridge.cli.options import Arguments, UsageError
from bridge.cli.progress import ProgressLine
from bridge.cli.streams import StreamError
from bridge.compare import chunks, report
from bridge.compare.checks import BY_KEY, DEFAULT_KEYS, NOT_ASKED
from bridge.compare.chunks import Chunk
from bridge.compare.judge import Answer, Judged, judge_all
from bridge.compare.overview import columns, counted, overview
from bridge.compare.queued import judge_queued
from bridge.compare.report import Difference, Report
from bridge.compare.store import Verdicts, changes, digest
from bridge.later import deferred

if TYPE_CHECKING:
    from bridge.cli import campaigning
else:
    campaigning = deferred("bridge.cli.campaigning")


@dataclass(frozen=True, slots=True)
class Asked:
    """A chunk, and the folder whose figures include it."""

    folder: str
    chunk: Chunk

    @property
    def place(self) -> str:
        return f"{self.chunk.file}:{self.chunk.line}"


def run(arguments: Arguments, progress: Progress) -> int:
    """Compares, and reports; raises `UsageError` and `StreamError`."""
    keys = _keys(arguments)
    if not arguments.positional:
        raise UsageError("no file or folder was named.  See: {command} --help")
    if arguments.flag("update-baseline") and not arguments.text("baseline"):
        raise UsageError("--update-baseline needs --baseline=<filename>")
    result = Report([BY_KEY[key] for key in keys])
    asked = _collect(arguments, result)
    with ProgressLine(len(asked)) as line, _interruptible(line):
        rejected = _compare(asked, result, arguments, line)
    _tell(arguments, result, rejected, line.seconds)
    broke = _changes(arguments)
    for text in broke:
        streams.print_error(f"broke: {text}")
    fallen = _against_baseline(arguments, result)
    for text in fallen:
        streams.print_error(f"fallen: {text}")
    if arguments.text("baseline") and not fallen:
        streams.print_error("nothing is below the baseline")
    short = result.short() and not arguments.flag("report-only")
    return 1 if short or fallen or broke else 0


@contextlib.contextmanager
def _interruptible(line: ProgressLine) -> Iterator[None]:
    """Ends the process by the signal that interrupts it, once its workers are ended."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    except KeyboardInterrupt:
        line.__exit__()
        streams.print_error(f"interrupted: {line.done} chunks were compared")
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        os.kill(os.getpid(), signal.SIGINT)


def _keys(arguments: Arguments) -> tuple[str, ...]:
    text = arguments.text("rows")
    keys = tuple(text.split(",")) if text else DEFAULT_KEYS
    for key in keys:
        if key not in BY_KEY:
            known = ", ".join(BY_KEY)
            raise UsageError(f"no row is called '{key}'; there are: {known}")
    left_out = NOT_ASKED if tool(arguments) else ()
    return tuple(key for key in BY_KEY if key in keys and key not in left_out)


def tool(arguments: Arguments) -> str:
    """The command that is the reference; raises `UsageError` where there is none."""
    named = arguments.text("reference")
    words = shlex.split(named)
    if named and (not words or which(words[0]) is None):
        raise UsageError(f"there is no command '{named}'")
    return named


def _collect(arguments: Arguments, result: Report) -> list[Asked]:
    """All chunks of all files; raises `StreamError`."""
    found = []
    for name in arguments.positional:
        root = Path(name)
        for path in _files(root, arguments.texts("only")):
            relative = path.relative_to(root if root.is_dir() else root.parent)
            top = (root if root.is_dir() else root.parent).resolve().name
            folder = report.folder_of(PurePosixPath(relative.as_posix()), top)
            result.add_file(folder, _holding(root, folder))
            found += [Asked(folder, chunk) for chunk in _chunks(path)]
    return found


def _holding(root: Path, folder: str) -> Path:
    """The path at or below a root that holds the inputs of a folder."""
    return path if (path := root / folder).is_dir() else root


def _files(root: Path, only: list[str]) -> Iterator[Path]:
    try:
        yield from chunks.files_in(root, only)
    except OSError as error:
        raise StreamError(f"cannot open '{error.filename}': {error.strerror}") from None


def _chunks(path: Path) -> list[Chunk]:
    try:
        return chunks.chunks_of(path)
    except OSError as error:
        text = f"cannot open input file '{path}': {error.strerror}"
        raise StreamError(text) from None


def _compare(
    asked: list[Asked], result: Report, arguments: Arguments, line: ProgressLine
) -> list[Difference]:
    """Compares all chunks; returns those that upstream does not accept."""
    rejected = []
    keys = tuple(row.key for row in result.rows)
    for item, judged in _verdicts(asked, keys, arguments):
        result.add(item.folder, item.place, judged)
        if judged.answer is not Answer.ACCEPTED:
            rejected.append(Difference(item.place, judged.answer.value, judged.note))
        line.step(short=judged.falls_short)
    return rejected


def _verdicts(
    asked: list[Asked], keys: tuple[str, ...], arguments: Arguments
) -> Iterator[tuple[Asked, Judged]]:
    """Each chunk with its verdict, in order; with a store, those it has are its."""
    timeout = float(arguments.text("timeout"))
    if not arguments.text("store") and not arguments.text("scheduler"):
        outcomes = judge_all(
            (a.chunk for a in asked),
            keys=keys,
            tool=tool(arguments),
            workers=arguments.number("j") or os.cpu_count() or 1,
            timeout=timeout,
        )
        yield from zip(asked, outcomes, strict=True)
        return
    store = _store(arguments.text("store") or ":memory:")
    marks = [digest(a.chunk, keys, tool(arguments), version_text()) for a in asked]
    found: dict[int, Judged] = {}
    for number, (item, mark) in enumerate(zip(asked, marks, strict=True)):
        known = store.known(item.place, mark)
        if known is not None:
            found[number] = known

    def keep(number: int, judged: Judged) -> None:
        found[number] = judged
        item = asked[number]
        store.keep(item.place, marks[number], item.folder, judged)

    tasks = [
        (number, item.chunk, keys, tool(arguments))
        for number, item in enumerate(asked)
        if number not in found
    ]
    judge_queued(tasks, campaigning.workers(arguments), keep, timeout=timeout)
    yield from ((item, found[number]) for number, item in enumerate(asked))


def _store(path: str) -> Verdicts:
    try:
        return Verdicts(path)
    except sqlite3.Error as error:
        raise StreamError(f"cannot open '{path}': {error}") from None


def _changes(arguments: Arguments) -> list[str]:
    """Says what got better since another run; returns what broke."""
    if not arguments.text("against"):
        return []
    if not arguments.text("store"):
        raise UsageError("--against=<filename> needs --store=<filename>")
    before, after = arguments.text("against"), arguments.text("store")
    better, broke = changes(_store(before), _store(after))
    for text in better:
        streams.print_error(f"better: {text}")
    return broke


def _tell(
    arguments: Arguments, result: Report, rejected: list[Difference], taken: float
) -> None:
    output = arguments.text("json")
    if arguments.has("json"):
        found = result.as_json() | {"seconds": round(taken, 2)}
        text = json.dumps(found, indent=1)
        streams.write(output or streams.STANDARD, streams.encode(f"{text}\n"))
    if not arguments.has("json") or output:
        lines = _lines(arguments, result, rejected)
        count = sum(folder.counts["chunks"] for folder in result.folders.values())
        lines += ["", f"{counted(count, 'chunk')} in {taken:.1f} s"]
        streams.write(streams.STANDARD, streams.encode("\n".join(lines) + "\n"))


def _lines(
    arguments: Arguments, result: Report, rejected: list[Difference]
) -> list[str]:
    """The text of a report."""
    lines: list[str] = []
    if arguments.flag("list-rejected"):
        lines += [*map(str, rejected), ""]
    if arguments.flag("list-differences"):
        lines += [*map(str, [*result.differences, *result.unread]), ""]
    if arguments.flag("verbose"):
        lines += [*columns(result), ""]
    return lines + overview(result)


def _against_baseline(arguments: Arguments, result: Report) -> list[str]:
    """What has fallen; raises `StreamError` where the file is none."""
    name = arguments.text("baseline")
    if not name:
        return []
    path = Path(name)
    root = Path(arguments.positional[0]).resolve().name
    try:
        if arguments.flag("update-baseline"):
            report.write_baseline(path, root, result.counts())
            return []
        known = report.read_baseline(path)
    except OSError as error:
        raise StreamError(f"cannot open '{name}': {error.strerror}") from None
    except ValueError as error:
        raise StreamError(f"'{name}' is no baseline: {error}") from None
    return report.fallen(known.get(root, {}), result.counts())
