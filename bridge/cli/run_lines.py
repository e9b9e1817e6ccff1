"""`bridge-conform --run-lines`: what files say their functions give, held to it."""

from __future__ import annotations

from pathlib import Path

from bridge.cli import streams
from bridge.cli.options import Arguments
from bridge.cli.streams import StreamError
from bridge.compare import chunks
from bridge.compare.run_judges import blessed, judge_file
from bridge.errors import Error


def run(arguments: Arguments) -> int:
    """Judges every line of all files; raises `StreamError`."""
    count = failed = 0
    for name in arguments.positional:
        for path in _files(name):
            text = streams.decode(streams.read(str(path)))
            if arguments.flag("bless"):
                text = _blessed(path, text)
            lines, failures = _judge(path, text)
            count += lines
            failed += failures
    streams.write(
        streams.STANDARD,
        streams.encode(f"{count - failed} of {count} run lines hold\n"),
    )
    return 1 if failed or not count else 0


def _files(name: str) -> list[Path]:
    """The files named `run.mlir` of a folder, or the file itself."""
    path = Path(name)
    if not path.is_dir():
        return [path]
    try:
        return [one for one in chunks.files_in(path, []) if one.name == "run.mlir"]
    except OSError as error:
        raise StreamError(f"cannot open '{error.filename}': {error.strerror}") from None


def _judge(path: Path, text: str) -> tuple[int, int]:
    """How many lines a file has, and how many do not hold."""
    try:
        count, failures = judge_file(text, str(path))
    except Error as error:
        streams.print_error(str(error))
        return 1, 1
    for line, message in failures:
        streams.print_error(f"{path}:{line.line}: {line.text}\n  {message}")
    return count, len({line.line for line, _ in failures})


def _blessed(path: Path, text: str) -> str:
    try:
        found = blessed(text, str(path))
    except Error as error:
        streams.print_error(str(error))
        return text
    if found != text:
        streams.replace(str(path), streams.encode(found))
    return found
