"""`bridge-reduce`: a smaller program that is wrong for the same reason."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from bridge.cli.command import Command
from bridge.cli.guard import Progress
from bridge.cli.options import Arguments, Option, Takes, positive, seconds
from bridge.later import deferred

if TYPE_CHECKING:
    from bridge.cli import reducing
else:
    reducing = deferred("bridge.cli.reducing")

OPTIONS: Final = (
    Option(
        "arguments",
        "what `@main` is called with, as JSON; else the file's line `// arguments:`",
        Takes.VALUE,
        "list",
    ),
    Option(
        "j",
        "how many programs are looked at together; one, without",
        Takes.VALUE,
        "uint",
        check=positive,
        kind="uint",
        default="1",
    ),
    Option("o", "the file to write", Takes.VALUE, "filename", "-"),
    Option(
        "pipeline",
        "the passes that do what is wrong; first it is found out which of them does",
        Takes.VALUE,
        "passes",
    ),
    Option(
        "seconds",
        "how long it may take",
        Takes.VALUE,
        "number",
        "600",
        check=seconds,
        kind="number",
    ),
    Option(
        "test",
        "a command that is given a file, and ends with another code than 0 where that "
        "is interesting",
        Takes.VALUE,
        "command",
    ),
    Option("test-arg", "an argument of that command, before the file", Takes.VALUE),
)


def run(arguments: Arguments, report: Progress) -> int:
    """The command's work; raises `UsageError` and `StreamError`."""
    return reducing.run(arguments)


COMMAND: Final = Command(
    name="bridge-reduce",
    overview="makes a program smaller that a pipeline or a command has trouble with",
    usage="--pipeline=<passes> | --test=<command> [options] <file>",
    options=OPTIONS,
    run=run,
)


def main(arguments: Sequence[str] | None = None) -> int:
    """The exit code of a command line; see `--help`."""
    return COMMAND.main(arguments)
