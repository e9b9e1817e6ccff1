"""`bridge-fuzz`: random programs, and what upstream's passes make of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from bridge.cli.command import Command
from bridge.cli.guard import Progress
from bridge.cli.options import Arguments, Option, Takes, positive, seconds, unsigned
from bridge.later import deferred

if TYPE_CHECKING:
    from bridge.cli import fuzzing
else:
    fuzzing = deferred("bridge.cli.fuzzing")


def _number(name: str, help: str, default: str) -> Option:
    return Option(
        name, help, Takes.VALUE, "number", default, check=unsigned, kind="uint"
    )


OPTIONS: Final = (
    Option("bindings", "with reproduce: write a script of upstream's bindings alone"),
    _number("count", "how many programs", "1"),
    Option(
        "dialects",
        "what programs are made of, as `affine=5,arith,vector=2`: with weights; all "
        "that can be drawn otherwise",
        Takes.VALUE,
    ),
    Option(
        "hours",
        "with run: go on for so long; `--count` then says no more than where to begin",
        Takes.VALUE,
        "number",
        check=seconds,
        kind="number",
    ),
    Option(
        "html",
        "with run or report: write the page of the campaign",
        Takes.VALUE,
        "filename",
    ),
    Option(
        "j",
        "how many processes work; one a processor, without",
        Takes.VALUE,
        "uint",
        check=positive,
        kind="uint",
    ),
    _number("ops", "about how many operations a program has", "30"),
    Option(
        "passes",
        "the pipelines, with `;` between them; all that are known otherwise",
        Takes.VALUE,
    ),
    _number("port", "with serve: where the page is served; 0 for any", "8080"),
    Option(
        "reference",
        "with run: a command of another version whose passes are tried as well, as "
        "`mlir-opt-22`",
        Takes.VALUE,
        "command",
    ),
    Option(
        "scheduler",
        "with run: the scheduler of Dask whose workers do it, as `tcp://host:8786`",
        Takes.VALUE,
        "address",
    ),
    _number("seed", "the first program; the others follow", "0"),
    Option("store", "the file of a campaign, in SQLite", Takes.VALUE, "filename"),
    Option("unsteered", "with run: draw as the weights say, whatever was seen"),
)


def run(arguments: Arguments, report: Progress) -> int:
    """The command's work; raises `UsageError` and `StreamError`."""
    return fuzzing.run(arguments, report)


COMMAND: Final = Command(
    name="bridge-fuzz",
    overview="makes random programs, or takes real ones and changes them, and finds "
    "passes that change what they give",
    usage="generate|run|report|serve|check|reproduce [options] [file]...",
    options=OPTIONS,
    run=run,
    most=100_000,
)


def main(arguments: Sequence[str] | None = None) -> int:
    """The exit code of a command line; see `--help`."""
    return COMMAND.main(arguments)
