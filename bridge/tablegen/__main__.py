"""`python -m bridge.tablegen FILE.td -I FOLDER -o FOLDER`: tables of a project."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from bridge.errors import Malformed
from bridge.tablegen import project


def main(arguments: list[str] | None = None) -> int:
    """Writes a table for each dialect; the exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m bridge.tablegen",
        description="Writes the tables of the dialects that .td files define.",
    )
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE.td")
    parser.add_argument(
        *("-I", "--include"), action="append", default=[], type=Path, metavar="FOLDER"
    )
    parser.add_argument("-o", "--output", type=Path, default=Path(), metavar="FOLDER")
    parser.add_argument("--dialect", action="append", default=[], metavar="NAME")
    parser.add_argument("--tblgen", default="", help="the TableGen that is run")
    options = parser.parse_args(arguments)
    try:
        return _write(options)
    except (Malformed, OSError) as fault:
        sys.stderr.write(f"{fault}\n")
        return 1


def _write(options: argparse.Namespace) -> int:
    program = options.tblgen or project.tblgen()
    folders = [*options.include, *project.includes()]
    files = [project.load(program, file, folders) for file in options.files]

    def report(fault: str) -> None:
        sys.stderr.write(f"warning: not modelled: {fault}\n")

    found = project.tables_of(files, report, options.dialect)
    for name, text in found.items():
        options.output.mkdir(parents=True, exist_ok=True)
        target = options.output / f"{name}.json"
        target.write_text(text, encoding="utf-8")
        sys.stdout.write(f"{target}\n")
    return 0 if found else 1


if __name__ == "__main__":
    sys.exit(main())
