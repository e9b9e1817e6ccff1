"""`python -m bridge.debug FILE.mlir @f 1 2`: a program of MLIR, step by step.

Arguments are written as in run lines: numbers, lists, `zeros()`, `iota(4, 5)`,
`random()`; see docs/run-lines.md. `help` names the commands.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import bridge
from bridge.compare.run_lines import Maker, read_line
from bridge.interpreter.debugger import HELP, Debugger, Quit
from bridge.ir.attributes import TypeAttr
from bridge.ir.symbols import lookup
from bridge.ir.types import FunctionType

PROMPT = "(debug) "


def main(arguments: list[str] | None = None) -> int:
    """Runs the function; the exit code is that of `bridge-run`."""
    parser = argparse.ArgumentParser(
        prog="python -m bridge.debug",
        description="Runs a function of a file step by step.",
        epilog=HELP,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("file", type=Path)
    parser.add_argument("function", help="such as @main")
    parser.add_argument("arguments", nargs=argparse.REMAINDER, help="as in run lines")
    given = parser.parse_args(arguments)
    try:
        return _run(given.file, given.function, given.arguments)
    except Quit:
        return 0
    except (bridge.Error, OSError, SyntaxError, ValueError, TypeError) as error:
        sys.stderr.write(f"{error}\n")
        return 1


def _run(file: Path, function: str, arguments: list[str]) -> int:
    text = file.read_text("utf-8")
    module = bridge.parse(text, filename=str(file))
    bridge.verify(module)
    call = read_line(f"@{function.removeprefix('@')}({', '.join(arguments)})")
    op = lookup(module, call.name)
    ty = op.get("function_type") if op is not None else None
    if not isinstance(ty, TypeAttr) or not isinstance(ty.type, FunctionType):
        raise ValueError(f"there is no function @{call.name}")
    values = Maker(call, ty.type).arguments()
    debugger = Debugger(_asked, sys.stdout.write, text)
    results = bridge.interpret(module, call.name, *values, trace=debugger)
    for result in results:
        sys.stdout.write(f"{result}\n")
    return 0


def _asked() -> str | None:
    """A line of standard input; nothing at its end."""
    try:
        return input(PROMPT)
    except EOFError:
        return None


if __name__ == "__main__":
    sys.exit(main())
