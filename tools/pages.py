"""Pages whose commands have been run: makes their output, or checks it.

    python -m tools.pages docs/legacy.md            writes the output of its commands
    python -m tools.pages --check docs/legacy.md    fails where it is another

A block behind `<!-- file: name -->` is written to a file of that name. In a `console`
block each line that begins with `$ ` is run among these files, and what it prints, on
standard output and behind that on standard error, stands below it. `bridge-…` is this
checkout's command, `python` this Python; `cat` shows a file.
"""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from difflib import unified_diff
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
_find_blocks: Final = re.compile(
    r"(?:<!-- file: (?P<file>[\w.-]+) -->\n+)?```(?P<kind>\w+)\n(?P<body>.*?)```\n",
    re.DOTALL,
).finditer
_match_command: Final = re.compile(r"bridge-(\w+)").fullmatch


def made(page: str) -> str:
    """A page with what its commands print now; raises `ValueError`."""
    pieces = []
    pos = 0
    with TemporaryDirectory() as name:
        folder = Path(name)
        for block in _find_blocks(page):
            if block["file"] is not None:
                (folder / block["file"]).write_text(block["body"], "utf-8")
            elif block["kind"] == "console":
                pieces += [page[pos : block.start("body")], _session(block, folder)]
                pos = block.end("body")
    return "".join([*pieces, page[pos:]])


def _session(block: re.Match[str], folder: Path) -> str:
    """A `console` block with what its commands print."""
    commands = [line for line in block["body"].splitlines() if line.startswith("$ ")]
    return "".join([f"{line}\n{_output(line[2:], folder)}" for line in commands])


def _output(line: str, folder: Path) -> str:
    """What one command prints; its exit code where that is not 0."""
    line, _, target = line.partition(" > ")
    done = subprocess.run(
        list(_words(line)),
        cwd=folder,
        env={"PYTHONPATH": str(ROOT), "PATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    shown = done.stdout
    if target:
        (folder / target).write_text(shown, "utf-8")
        shown = ""
    shown += done.stderr
    if shown and not shown.endswith("\n"):
        shown += "\n"
    return shown + (f"(exit code {done.returncode})\n" if done.returncode else "")


def _words(line: str) -> Iterator[str]:
    """The words of a command as they are run here; raises `ValueError`."""
    first, *rest = shlex.split(line)
    command = _match_command(first)
    if command is not None:
        call = f"from bridge.cli.{command[1]} import main; raise SystemExit(main())"
        yield from (sys.executable, "-c", call)
    elif first == "python":
        yield sys.executable
    elif first == "cat":
        show = "import sys; print(open(sys.argv[1]).read(), end='')"
        yield from (sys.executable, "-c", show)
    else:
        raise ValueError(f"a page runs no '{first}'")
    yield from rest


def main() -> int:
    """The exit code: 1 where a page that is checked is not as it is made."""
    names = [name for name in sys.argv[1:] if name != "--check"]
    if not names:
        print(__doc__)
        return 1
    wrong = 0
    for path in map(Path, names):
        before = path.read_text("utf-8")
        after = made(before)
        if "--check" not in sys.argv:
            path.write_text(after, "utf-8")
        elif after != before:
            wrong = 1
            lines = before.splitlines(keepends=True), after.splitlines(keepends=True)
            print("".join(unified_diff(*lines, str(path), "as it is made")))
    return wrong


if __name__ == "__main__":
    sys.exit(main())
