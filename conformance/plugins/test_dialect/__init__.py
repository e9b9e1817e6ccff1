"""Upstream's `test` dialect, of LLVM 22.1.8, as a plug-in: its table, and its code."""

from importlib import import_module
from pathlib import Path
from typing import Final

from bridge.define import Dialect, dialect_from_table

DIALECT: Final = dialect_from_table(
    Dialect("test", home=__name__, modules=("ops",), directives=("directives",)),
    Path(__file__).parent / "test.json",
    unknown_operations=True,
)

for _name in ("functions", "printing", "symbols", "visitors"):
    import_module(f"{__name__}.passes.{_name}")
