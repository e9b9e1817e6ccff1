"""`bridge-run`: lowers MLIR to machine code and runs a function of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from bridge.cli.command import Command
from bridge.cli.guard import Progress
from bridge.cli.options import Arguments, Option, Takes, seconds, unsigned
from bridge.later import deferred

if TYPE_CHECKING:
    from bridge.cli import running
else:
    running = deferred("bridge.cli.running")

OPTIONS: Final = (
    Option(
        "O0",
        "optimize at this level; the default is O3, and of the dialect of LLVM O0",
    ),
    Option("O1", "optimize at this level"),
    Option("O2", "optimize at this level"),
    Option("O3", "optimize at this level"),
    Option("allow-unregistered-dialect", "allow operation with no registered dialects"),
    Option(
        "arg",
        "an argument: a number, a file `.npy`, or `zeros` for a memref of that type; "
        "once for each",
        Takes.VALUE,
    ),
    Option(
        "argext-abi-check",
        "accepted: checks of a processor that is not this one",
        default="true",
        hidden=True,
    ),
    Option("dump-object-file", "write the machine code to a file"),
    Option("e", "the function to call", Takes.VALUE, shown="name", default="main"),
    Option(
        "entry-point-result",
        "the type of what the function returns, which is then printed",
        Takes.VALUE,
        shown="f32|f64|i32|i64|void",
    ),
    Option("enable-matrix", "lower LLVM's matrix intrinsics"),
    Option("host-supports-jit", "tell whether code can be run here", hidden=True),
    Option("matrix-allow-contract", "let matrix products use fused multiply-add"),
    Option(
        "matrix-default-layout",
        "how matrices lie in vectors",
        Takes.VALUE,
        choices=("column-major", "row-major"),
    ),
    Option("matrix-print-after-transpose-opt", "LLVM's own", hidden=True),
    Option("matrix-propagate-shape", "LLVM's own", default="true", hidden=True),
    Option(
        "matrix-split-matmul-remainder-over-threshold",
        "LLVM's own",
        Takes.VALUE,
        check=unsigned,
        kind="uint",
        hidden=True,
    ),
    Option("interpret", "run it by the meaning of its operations; compile nothing"),
    Option("no-implicit-module", "expect one operation, and put no module around it"),
    Option("no-lower", "the input is in the dialect of LLVM: run no passes"),
    Option(
        "object-filename",
        "where --dump-object-file writes to: beside the input, without",
        Takes.VALUE,
        shown="string",
    ),
    Option(
        "pass-pipeline",
        "how to lower, where the default pipeline is not what is wanted",
        Takes.VALUE,
        shown="string",
    ),
    Option(
        "result",
        "write a result to this file `.npy` instead of printing it; once for each",
        Takes.VALUE,
        shown="filename",
    ),
    Option(
        "save-arg",
        "after the call, write an array argument, counted from 0: `2=out.npy`",
        Takes.VALUE,
        shown="number=filename",
    ),
    Option(
        "shared-libs",
        "libraries whose functions are called, with commas between; what upstream's "
        "runner libraries bring is there already",
        Takes.VALUE,
        shown="string",
    ),
    Option(
        "stages",
        "with --interpret and --pass-pipeline: run it after each pass, say what it "
        "gives, and fail where that is something else than at first",
    ),
    Option(
        "timeout",
        "seconds that compiling and running may take",
        Takes.VALUE,
        shown="seconds",
        check=seconds,
        kind="number",
    ),
    Option(
        "trace",
        "with --interpret: write each operation that runs, with its values, to "
        "standard error",
    ),
    Option("verify-matrix-shapes", "LLVM's own", default="true", hidden=True),
)


def run(arguments: Arguments, report: Progress) -> int:
    """The command's work; raises `UsageError` and `StreamError`."""
    return running.run(arguments, report)


COMMAND: Final = Command(
    name="bridge-run",
    overview="compiles MLIR for this machine and runs a function of it",
    usage="[options] [input file]",
    options=OPTIONS,
    run=run,
    limited=True,
)


def main(arguments: Sequence[str] | None = None) -> int:
    """The exit code of a command line; see `--help`."""
    return COMMAND.main(arguments)
