"""`bridge-conform --run-lines`: what files say their functions give, held to it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

from bridge.cli import streams
from bridge.cli.options import Arguments, UsageError
from bridge.cli.streams import StreamError
from bridge.compare import chunks
from bridge.compare.run_files import Asked, File, Judged, judge_files
from bridge.errors import Error
from bridge.later import deferred

if TYPE_CHECKING:
    from bridge.compare import run_judges
    from bridge.compare import run_lines as lines
else:
    lines = deferred("bridge.compare.run_lines")
    run_judges = deferred("bridge.compare.run_judges")


_RUNS: Final = re.compile(r"run(-[\w-]+)?\.mlir")


def run(arguments: Arguments, tool: str) -> int:
    """Judges every line of all files; raises `StreamError` and `UsageError`."""
    files = [
        _file(path, bless=arguments.flag("bless"))
        for name in arguments.positional
        for path in _files(name)
    ]
    count = failed = 0
    workers = min(arguments.number("j") or 1, len(files) or 1)
    timeout = float(arguments.text("timeout"))
    asked = Asked(_judges(arguments), tool)
    for judged in judge_files(files, workers, timeout, asked):
        _tell(judged)
        count += judged.total
        failed += judged.failed
    streams.write(
        streams.STANDARD,
        streams.encode(f"{count - failed} of {count} run lines hold\n"),
    )
    return 1 if failed or not count else 0


def _judges(arguments: Arguments) -> tuple[str, ...]:
    """Those that are asked; raises `UsageError`."""
    text = arguments.text("judges")
    names = tuple(text.split(",")) if text else ()
    for name in names:
        if name not in lines.JUDGES:
            raise UsageError(f"'{name}' is no judge: {', '.join(lines.JUDGES)}")
    return names


def _files(name: str) -> list[Path]:
    """The files `run.mlir` and `run-*.mlir` of a folder, or the file itself."""
    path = Path(name)
    if not path.is_dir():
        return [path]
    try:
        return [one for one in chunks.files_in(path, []) if _RUNS.fullmatch(one.name)]
    except OSError as error:
        raise StreamError(f"cannot open '{error.filename}': {error.strerror}") from None


def _file(path: Path, *, bless: bool) -> File:
    text = streams.decode(streams.read(str(path)))
    return File(_blessed(path, text) if bless else text, str(path))


def _tell(judged: Judged) -> None:
    for line, text, message in judged.faults:
        shown = f"{judged.file.name}:{line}: {text}\n  {message}" if line else message
        streams.print_error(shown)


def _blessed(path: Path, text: str) -> str:
    try:
        found = run_judges.blessed(text, str(path))
    except Error as error:
        streams.print_error(str(error))
        return text
    if found != text:
        streams.replace(str(path), streams.encode(found))
    return found
