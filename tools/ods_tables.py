"""Makes `bridge/ods/tables/*.json` from LLVM 22.1.8's `.td` files and the overlay.

    python -m tools.ods_tables [--check] [--scratch DIR]

It needs Debian's `llvm-22` and `libmlir-22-dev`; only whoever changes the tables
does. `--check` writes nothing and fails where the checked-in tables differ.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path

from bridge.tablegen import records, tables
from bridge.tablegen.recognised import recognise
from tools.ods import overlay

ROOT = Path(__file__).parent.parent
TABLES = ROOT / "bridge" / "ods" / "tables"


def make(scratch: Path) -> dict[str, str]:
    """The text of each table, by dialect, brought to the reference."""
    prefix = subprocess.run(
        ["llvm-config-22", "--prefix"], capture_output=True, text=True, check=True
    ).stdout.strip()
    collector = tables.Collector()
    for file in records.load("llvm-tblgen-22", Path(prefix) / "include", scratch):
        collector.take(file)
    found = overlay.applied(dict(tables.ordered(collector.finished())))
    recognise(found)
    return {
        f"{name}.json": tables.written(tables.share(table))
        for name, table in tables.ordered(found)
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--check", action="store_true", help="compare, write nothing")
    parser.add_argument("--scratch", type=Path, help="keep TableGen's output here")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        texts = make(options.scratch or Path(folder))
    stale = [
        path for path in sorted(TABLES.glob("*.json")) if path.name not in texts
    ] + [
        TABLES / name
        for name, text in texts.items()
        if not (TABLES / name).exists() or (TABLES / name).read_text() != text
    ]
    if options.check:
        print("\n".join(f"stale: {path}" for path in stale))
        return 1 if stale else 0
    for path in stale:
        if path.name in texts:
            path.write_text(texts[path.name])
        else:
            path.unlink()
    print(
        f"{len(texts)} tables, {len(stale)} changed, {sum(map(len, texts.values()))} B"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
