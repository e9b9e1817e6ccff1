"""How lit runs a case: as a shell test, unless the table of skips says why not.

`conformance/skips.toml` says what a foreign tool (`lit conformance -Dtool=mlir-opt-22`)
cannot be asked, by the case's path or by what the tool complains of.
"""

from __future__ import annotations

import re
import shlex
import shutil
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatch
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import lit.formats  # type: ignore[import-untyped]
import lit.Test  # type: ignore[import-untyped]

ROOT: Final = Path(__file__).resolve().parent.parent
TABLE: Final = ROOT / "conformance" / "skips.toml"


RUNS: Final = "run.mlir"
NO_LINES: Final = "0 of 0 run lines hold"
UNRUN: Final = "its passes do not lower it, as the case says"


class Skip(NamedTuple):
    """What a tool is not asked, and why."""

    tool: str
    """A pattern for the tool's name."""
    reason: str
    case: str = ""
    """A pattern for the path of the case, below conformance/."""
    output: str = ""
    """An expression that what the tool says of the case holds."""


@cache
def skips() -> tuple[Skip, ...]:
    """The table."""
    rows = tomllib.loads(TABLE.read_text("utf-8"))["skip"]
    return tuple([Skip(**row) for row in rows])


@cache
def options(tool: str) -> dict[str, str]:
    """What a tool calls options of `mlir-opt`; nothing where it needs none."""
    tables = tomllib.loads(TABLE.read_text("utf-8"))["options"]
    found: dict[str, str] = tables.get(name_of(tool), {})
    return found


def found(tool: str, commands: Path) -> str:
    """A command line whose program is named in full, one of `commands` first.

    Nothing where there is no such program.
    """
    program, *options = shlex.split(tool)
    own = commands / program
    path = str(own) if own.exists() else shutil.which(program)
    return shlex.join([path, *options]) if path else ""


NATIVE: Final = "--engine=native"
UPSTREAM: Final = "--engine=upstream"


def judges_of(tool: str) -> tuple[str, str]:
    """Which judge of run lines stands for a tool, and whose passes lower for it.

    This package is held to them by its interpreter, upstream and other tools by the
    code that their passes lower to, called from here.
    """
    if tool.endswith(NATIVE):
        return "interpreter", ""
    return "upstream", "" if tool.endswith(UPSTREAM) else tool


def run_lines(tool: str, conform: str) -> str:
    """The command that judges the run lines of a file for a tool."""
    judge, passes = judges_of(tool)
    words = ["--run-lines", f"--judges={judge}"]
    words += [f"--reference={passes}"] if passes else []
    return f"{conform} {shlex.join(words)}"


def name_of(tool: str) -> str:
    """The name of a command line's program."""
    return Path(shlex.split(tool)[0]).name


def reason_before(tool: str, case: str) -> str:
    """Why a tool is not asked about a case, or nothing."""
    return _reason(tool, lambda row: bool(row.case) and fnmatch(case, row.case))


def reason_after(tool: str, output: str) -> str:
    """Why what a tool says of a case it does not pass is not its fault, or nothing."""
    return _reason(
        tool,
        lambda row: bool(row.output) and re.search(row.output, output) is not None,
    )


def _reason(tool: str, holds: Any) -> str:
    name = name_of(tool)
    found = [row for row in skips() if fnmatch(name, row.tool) and holds(row)]
    return found[0].reason if found else ""


class Cases(lit.formats.ShTest):  # type: ignore[misc]
    """The cases, judging a foreign tool where one is named."""

    def __init__(self, tool: str = "") -> None:
        super().__init__()
        self.tool = tool

    def getTestsInDirectory(self, *given: Any) -> Iterator[Any]:  # noqa: N802 - lit's
        """The cases of a folder.

        What a `run.mlir` says is judged with its neighbours, by the `judged.mlir` above
        it: a process for each would cost ten times as much. By its own name it runs
        alone, and so it does for a foreign tool.
        """
        for test in super().getTestsInDirectory(*given):
            if self.tool or test.path_in_suite[-1] != RUNS:
                yield test

    def execute(self, test: Any, lit_config: Any) -> Any:
        """The result of a case."""
        if not self.tool:
            return super().execute(test, lit_config)
        reason = reason_before(self.tool, "/".join(test.path_in_suite[1:]))
        if reason:
            return lit.Test.Result(lit.Test.UNSUPPORTED, reason)
        result = super().execute(test, lit_config)
        if test.path_in_suite[-1] == RUNS and NO_LINES in result.output:
            return lit.Test.Result(lit.Test.UNSUPPORTED, UNRUN)
        if result.code is lit.Test.FAIL:
            reason = reason_after(self.tool, result.output)
            if reason:
                return lit.Test.Result(lit.Test.UNSUPPORTED, reason)
        return result
