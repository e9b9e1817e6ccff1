"""`bridge-upgrade`: MLIR's text of 2019 and 2020 as text of today."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from bridge.cli.command import Command
from bridge.cli.guard import Progress
from bridge.cli.options import Arguments, Option, Takes
from bridge.later import deferred

if TYPE_CHECKING:
    from bridge.cli import upgrading
else:
    upgrading = deferred("bridge.cli.upgrading")

OPTIONS: Final = (
    Option(
        "allow-unregistered-dialect",
        "let operations of unknown dialects through, as all were then",
    ),
    Option("check", "write nothing; fail where something would change"),
    Option("diff", "show what would change, and write nothing"),
    Option(
        "era",
        "what `() -> ()` is among attributes: a map in 2019, a type in 2020; without, "
        "what the rest of the file tells",
        Takes.VALUE,
        choices=("2019", "2020"),
    ),
    Option(
        "excerpt",
        "let values stand that nothing defines, and lines of `...`, as documents do",
    ),
    Option("in-place", "write the files themselves, whole or not at all"),
    Option("o", "output filename", Takes.VALUE, shown="filename", default="-"),
    Option("quiet", "print no table at the end"),
    Option(
        "split-input-file",
        "split the input at lines `// -----`, which is done anyway where RUN lines ask",
    ),
)


def run(arguments: Arguments, report: Progress) -> int:
    """The command's work; raises `UsageError` and `StreamError`."""
    return upgrading.run(arguments, report)


COMMAND: Final = Command(
    name="bridge-upgrade",
    overview="writes MLIR of 2019 and 2020 as MLIR of today",
    usage="[options] [file or folder]...",
    options=OPTIONS,
    run=run,
    most=100_000,
)


def main(arguments: Sequence[str] | None = None) -> int:
    """The exit code of a command line; see `--help`."""
    return COMMAND.main(arguments)
