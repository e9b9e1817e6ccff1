"""`bridge-conform`: native against upstream, over files and folders."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from bridge.cli.command import Command
from bridge.cli.guard import Progress
from bridge.cli.options import Arguments, Option, Takes, positive, seconds
from bridge.later import deferred

if TYPE_CHECKING:
    from bridge.cli import conforming, run_lines
else:
    conforming = deferred("bridge.cli.conforming")
    run_lines = deferred("bridge.cli.run_lines")

OPTIONS: Final = (
    Option(
        "against",
        "with --store: the store of another run; say what got better and what broke",
        Takes.VALUE,
        shown="filename",
    ),
    Option(
        "baseline",
        "fail where fewer are alike than this file says",
        Takes.VALUE,
        shown="filename",
    ),
    Option(
        "j",
        "how many workers; one a processor, without",
        Takes.VALUE,
        shown="uint",
        check=positive,
        kind="uint",
    ),
    Option(
        "json",
        "write counts and differences as JSON, see docs/conform.md",
        Takes.PERHAPS,
        shown="filename",
    ),
    Option(
        "bless",
        "with --run-lines: write what the interpreter gives where a line says "
        "otherwise, or nothing",
    ),
    Option(
        "judges",
        "with --run-lines: who is asked, of `interpreter`, `compiled` and `upstream`, "
        "with commas; all, without",
        Takes.VALUE,
        shown="names",
    ),
    Option("list-differences", "show each difference: place, row and short diff"),
    Option("list-rejected", "show each chunk that upstream does not accept"),
    Option(
        "only",
        "of a folder, only what is at or below this path",
        Takes.VALUE,
        shown="path",
    ),
    Option(
        "reference",
        "a command that is the reference, such as `mlir-opt-22`: text in, text out",
        Takes.VALUE,
        shown="command",
    ),
    Option("report-only", "exit with 0 even where there are differences"),
    Option(
        "rows",
        "the rows to compare, with commas; all but `lowered` and `run`, without",
        Takes.VALUE,
        shown="keys",
    ),
    Option(
        "run-lines",
        "hold files, or each `run.mlir` of a folder, to their `// run:` lines: see "
        "docs/run-lines.md",
    ),
    Option(
        "scheduler",
        "the scheduler of Dask whose workers compare, as `tcp://host:8786`",
        Takes.VALUE,
        shown="address",
    ),
    Option(
        "store",
        "keep verdicts in this file of SQLite, and take those that it has",
        Takes.VALUE,
        shown="filename",
    ),
    Option(
        "timeout",
        "seconds a chunk may take",
        Takes.VALUE,
        shown="seconds",
        default="30",
        check=seconds,
        kind="number",
    ),
    Option("update-baseline", "write what was reached to the file of --baseline"),
    Option("verbose", "show every column, not only what falls short"),
)


def run(arguments: Arguments, report: Progress) -> int:
    """The command's work; raises `UsageError` and `StreamError`."""
    if arguments.flag("run-lines"):
        return run_lines.run(arguments, conforming.tool(arguments))
    return conforming.run(arguments, report)


COMMAND: Final = Command(
    name="bridge-conform",
    overview="compares the native way with upstream's, chunk by chunk",
    usage="[options] <file or folder>...",
    options=OPTIONS,
    run=run,
    most=1000,
)


def main(arguments: Sequence[str] | None = None) -> int:
    """The exit code of a command line; see `--help`."""
    return COMMAND.main(arguments)
