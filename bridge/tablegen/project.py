"""The tables of a project's own dialects, from its `.td` files."""

from __future__ import annotations

import json
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from bridge.errors import Diagnostic, Malformed
from bridge.ods import rows
from bridge.tablegen import tables
from bridge.tablegen.operations import Row
from bridge.tablegen.recognised import recognise
from bridge.tablegen.records import RecordFile

TBLGEN = (*(f"llvm-tblgen-{version}" for version in (24, 23, 22, 21)), "llvm-tblgen")


def tblgen() -> str:
    """The TableGen that is installed; raises `Malformed` where none is."""
    for name in TBLGEN:
        found = shutil.which(name)
        if found is not None:
            return found
    raise Malformed(Diagnostic("error", "llvm-tblgen is not installed"))


def includes() -> list[Path]:
    """The folders of upstream's own `.td` files, where they are installed."""
    return sorted(Path("/usr/lib").glob("llvm-*/include"), reverse=True)[:1]


def load(program: str, source: Path, folders: Iterable[Path]) -> RecordFile:
    """The records of a `.td` file; raises `Malformed` with TableGen's diagnostics."""
    with tempfile.NamedTemporaryFile(suffix=".json") as target:
        command = [program, "--dump-json", str(source), "-o", target.name]
        command += [part for folder in folders for part in ("-I", str(folder))]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            text = done.stderr.strip() or f"{program} failed"
            raise Malformed(Diagnostic("error", text))
        return RecordFile(source.name, json.loads(Path(target.name).read_text()))


def tables_of(
    files: Sequence[RecordFile],
    report: Callable[[str], None],
    only: Sequence[str] = (),
) -> dict[str, str]:
    """The text of the table of each dialect, by its name.

    Dialects are those that the reference does not have, or `only` some. `report` is
    told of C++ without a meaning, of which nothing is demanded then.
    """
    collector = tables.Collector(_last_dialect(files))
    for file in files:
        collector.take(file)
    found = dict(tables.ordered(collector.finished()))
    own = {
        name: table
        for name, table in found.items()
        if (name in only if only else name not in rows.dialects())
    }
    recognise(own, _known(own), report)
    return {name: tables.written(tables.share(table)) for name, table in own.items()}


def _known(own: Iterable[str]) -> dict[str, Row]:
    """The tables of the reference, to which others refer."""
    names = [name for name in rows.dialects() if name not in own]
    return {name: found.data for name in names if (found := rows.table(name))}


def _last_dialect(files: Sequence[RecordFile]) -> str:
    """The dialect of the project, which its file defines after those it includes."""
    names = [found.text("name") for file in files for found in file.of("Dialect")]
    own = [name for name in names if name not in rows.dialects()]
    return own[-1] if own else ""
