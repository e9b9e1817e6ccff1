"""What all commands share: how they start, answer `--help`, and fail."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable, Sequence
from typing import Final, NoReturn

from bridge.cli import options, streams
from bridge.cli.guard import Progress, guarded
from bridge.cli.options import Arguments, Option, UsageError
from bridge.records import Record
from bridge.version import __version__

COMMON: Final = (
    Option(
        "help",
        "display available options",
        aliases=("h", "help-hidden", "help-list", "help-list-hidden"),
    ),
    Option("version", "display the version of this package and of the reference"),
)

TIMEOUT: Final = "timeout"

_KNOWN_LLVM: Final = {"20261001": "24.0.0git"}
"""The LLVM that a wheel of torch-mlir holds; it is known only once it is loaded."""


class Command(Record):
    """A command: its words for the user, and what it does."""

    name: str
    overview: str
    usage: str
    options: tuple[Option, ...]
    run: Callable[[Arguments, Progress], int]
    others: bool = False
    """Whether options of no row are looked at by `run`."""
    most: int = 1
    """How many arguments may stand for themselves."""
    limited: bool = False
    """Whether its option `timeout` is about all of its work."""
    more_help: Callable[[Arguments], str] = lambda arguments: ""
    """The text of `--help` beyond the options."""

    def start(self) -> NoReturn:
        """Ends this process with the exit code of its command line.

        What was loaded is not taken apart: that would be a tenth of a short run.
        """
        code = self.main()
        if not hasattr(os, "fork"):
            # The work was done here, and may have left workers to end.
            sys.exit(code)
        with contextlib.suppress(OSError, ValueError, AttributeError):
            sys.stdout.flush()
            sys.stderr.flush()
        os._exit(code)

    def main(self, arguments: Sequence[str] | None = None) -> int:
        """The exit code of a command line."""
        streams.settle()
        try:
            return self._main(sys.argv[1:] if arguments is None else arguments)
        except UsageError as error:
            self.print_error(str(error).replace("{command}", self.name))
        except streams.StreamError as error:
            streams.print_error(str(error))
        return 1

    def print_error(self, text: str) -> None:
        """An error of the command itself."""
        streams.print_error(f"{self.name}: {text}")

    def _main(self, written: Sequence[str]) -> int:
        rows = (*self.options, *COMMON)
        arguments = options.parse(rows, written, others=self.others, most=self.most)
        if arguments.flag("version"):
            streams.write(streams.STANDARD, streams.encode(version_text()))
            return 0

        def work(report: Progress) -> int:
            try:
                if arguments.flag("help"):
                    text = self._help(arguments)
                    streams.write(streams.STANDARD, streams.encode(text))
                    return 0
                return self.run(arguments, report)
            except UsageError as error:
                self.print_error(str(error).replace("{command}", self.name))
            except streams.StreamError as error:
                streams.print_error(str(error))
            return 1

        limit = arguments.text(TIMEOUT) if self.limited else ""
        return guarded(work, float(limit) if limit else None)

    def _help(self, arguments: Arguments) -> str:
        usage = f"{self.name} {self.usage}"
        rows = (*self.options, *COMMON)
        return options.help_text(self.overview, usage, rows) + self.more_help(arguments)


def version_text() -> str:
    """Our version, and the reference's where it is installed."""
    return f"mlir-bridge {__version__}\n  reference: {_reference()}\n"


def _reference() -> str:
    """The installed bindings, by the folder that pip leaves: they are not loaded."""
    for entry in filter(os.path.isdir, sys.path):
        for name in os.listdir(entry):
            if name.startswith("torch_mlir-") and name.endswith(".dist-info"):
                version = name.removeprefix("torch_mlir-").removesuffix(".dist-info")
                llvm = _KNOWN_LLVM.get(version)
                return f"torch-mlir {version}" + (f" (LLVM {llvm})" if llvm else "")
    return "not installed"
