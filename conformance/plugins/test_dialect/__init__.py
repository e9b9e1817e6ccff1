"""Upstream's `test` dialect, of LLVM 22.1.8, as a plug-in: its table, and its code."""

from importlib import import_module
from pathlib import Path
from typing import Final

from bridge import Operation
from bridge.define import Dialect, dialect_from_table, verifies_attributes
from bridge.ir.attributes import Attribute

DIALECT: Final = dialect_from_table(
    Dialect(
        "test",
        home=__name__,
        modules=("ops", "wrapping", "folds"),
        directives=("directives",),
        constants="test",
    ),
    Path(__file__).parent / "test.json",
    unknown_operations=True,
)

for _name in (
    "copies",
    "affine_accesses",
    "affine_loops",
    "effects",
    "folding",
    "functions",
    "matchers",
    "printing",
    "symbols",
    "vectorizer",
    "visitors",
):
    import_module(f"{__name__}.passes.{_name}")


@verifies_attributes("test")
def verify_attribute(op: Operation, name: str, value: Attribute) -> None:
    """Refuses the attribute that upstream's test refuses."""
    if name == "test.invalid_attr":
        raise op.bare_error("invalid to use 'test.invalid_attr'")
