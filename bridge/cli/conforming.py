"""What `bridge-conform` does: finds chunks, has them judged, tells what came of it."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Final

from bridge.cli import streams
from bridge.cli.guard import Progress
from bridge.cli.options import Arguments, UsageError
from bridge.cli.streams import StreamError
from bridge.compare import chunks, report
from bridge.compare.checks import BY_KEY
from bridge.compare.chunks import Chunk
from bridge.compare.judge import Answer, judge_all
from bridge.compare.report import Difference, Report

BAR: Final = 30
"""Characters of the progress bar."""

EVERY: Final = 0.2
"""Seconds between two of its states."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A chunk, and the folder it counts for."""

    folder: str
    chunk: Chunk

    @property
    def place(self) -> str:
        return f"{self.chunk.file}:{self.chunk.line}"


def run(arguments: Arguments, progress: Progress) -> int:
    """Compares, and tells; raises `UsageError` and `StreamError`."""
    keys = _keys(arguments)
    if not arguments.positional:
        raise UsageError("no file or folder was named.  See: {command} --help")
    if arguments.flag("update-baseline") and not arguments.text("baseline"):
        raise UsageError("--update-baseline needs --baseline=<filename>")
    started = time.monotonic()
    result = Report([BY_KEY[key] for key in keys])
    asked = _collect(arguments, result)
    rejected = _compare(asked, result, arguments, keys)
    taken = time.monotonic() - started
    _tell(arguments, result, rejected, taken)
    fallen = _against_baseline(arguments, result)
    for line in fallen:
        streams.complain(f"fallen: {line}")
    different = result.differences and not arguments.flag("report-only")
    return 1 if different or fallen else 0


def _keys(arguments: Arguments) -> tuple[str, ...]:
    text = arguments.text("rows")
    keys = tuple(text.split(",")) if text else tuple(BY_KEY)
    for key in keys:
        if key not in BY_KEY:
            known = ", ".join(BY_KEY)
            raise UsageError(f"no row is called '{key}'; there are: {known}")
    return tuple(key for key in BY_KEY if key in keys)


def _collect(arguments: Arguments, result: Report) -> list[Asked]:
    """All chunks of all files; raises `StreamError`."""
    found = []
    for name in arguments.positional:
        root = Path(name)
        for path in _files(root, arguments.texts("only")):
            relative = path.relative_to(root if root.is_dir() else root.parent)
            top = (root if root.is_dir() else root.parent).resolve().name
            folder = report.folder_of(PurePosixPath(relative.as_posix()), top)
            result.add_file(folder)
            found += [Asked(folder, chunk) for chunk in _chunks(path)]
    return found


def _files(root: Path, only: list[str]) -> Iterator[Path]:
    try:
        yield from chunks.files_in(root, only)
    except OSError as error:
        text = f"cannot open '{error.filename}': {error.strerror}"
        raise StreamError(text) from None


def _chunks(path: Path) -> list[Chunk]:
    try:
        return chunks.chunks_of(path)
    except OSError as error:
        text = f"cannot open input file '{path}': {error.strerror}"
        raise StreamError(text) from None


def _compare(
    asked: list[Asked], result: Report, arguments: Arguments, keys: tuple[str, ...]
) -> list[Difference]:
    """Judges all chunks; gives those that upstream does not accept."""
    rejected = []
    bar = ProgressBar(len(asked))
    outcomes = judge_all(
        (a.chunk for a in asked),
        keys=keys,
        workers=arguments.number("j") or os.cpu_count() or 1,
        timeout=float(arguments.text("timeout")),
    )
    for item, judged in zip(asked, outcomes, strict=True):
        result.add(item.folder, item.place, judged)
        if judged.answer is not Answer.ACCEPTED:
            rejected.append(Difference(item.place, judged.answer.value, judged.note))
        bar.step(len(result.differences))
    bar.end()
    return rejected


class ProgressBar:
    """A line on standard error, where somebody watches it."""

    def __init__(self, total: int) -> None:
        self._total = total
        self._done = 0
        self._shown = 0.0
        self._alive = streams.is_terminal()

    def step(self, differences: int) -> None:
        """One more chunk is done."""
        self._done += 1
        now = time.monotonic()
        if self._alive and now - self._shown > EVERY:
            self._shown = now
            full = BAR * self._done // self._total
            bar = "#" * full + "." * (BAR - full)
            text = f"[{bar}] {self._done}/{self._total}, {differences} differences"
            streams.write_raw(2, f"\r{text}".encode())

    def end(self) -> None:
        """Clears the line."""
        if self._alive:
            streams.write_raw(2, b"\r\x1b[K")


def _tell(
    arguments: Arguments, result: Report, rejected: list[Difference], taken: float
) -> None:
    lines: list[str] = []
    if arguments.flag("list-rejected"):
        lines += map(str, rejected)
    if arguments.flag("list-differences"):
        lines += map(str, result.differences)
        common = result.unread.most_common()
        lines += [f"unread, {count} times: {reason}" for reason, count in common]
    found = len(result.differences)
    lines += [result.table(), "", f"{found} differences, {taken:.1f} s"]
    if result.crashes:
        count = len(result.crashes)
        lines.append(f"{count} chunks crash the reference and are not counted")
    output = arguments.text("json")
    if arguments.has("json"):
        text = json.dumps(result.as_json() | {"seconds": round(taken, 2)}, indent=1)
        streams.write(output or streams.STANDARD, streams.encode(f"{text}\n"))
    if not arguments.has("json") or output:
        streams.write(streams.STANDARD, streams.encode("\n".join(lines) + "\n"))


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
