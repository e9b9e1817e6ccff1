"""What a file of the IR asks of the layers above it, or of files of the IR above it.

Each row names a function by its module, which is loaded when it is first asked for. So
no import goes against the order, and none goes round in a circle.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

ROWS: Final = {
    "clone": "bridge.ir.cloning",
    "clone_block": "bridge.ir.cloning",
    "clone_region": "bridge.ir.cloning",
    "erase": "bridge.ir.edit",
    "entered_region": "bridge.ir.building",
    "format_attribute": "bridge.text.attributes",
    "format_type": "bridge.text.types",
    "html": "bridge.view.html",
    "inside": "bridge.ir.building",
    "keyword_or_string": "bridge.text.attributes",
    "local_element": "bridge.text.spelling",
    "Operation": "bridge.ir.core",
    "part_forms": "bridge.ir.part_forms",
    "print_expr": "bridge.text.affine",
    "print_map": "bridge.text.affine",
    "print_set": "bridge.text.affine",
    "reduced_node": "bridge.ir.pickling",
    "reduced_operation": "bridge.ir.pickling",
    "replace": "bridge.ir.edit",
    "row": "bridge.ods.rows",
    "same": "bridge.ir.equivalence",
    "set_count": "bridge.analysis.algebra",
    "set_operation": "bridge.analysis.algebra",
    "set_projection": "bridge.analysis.algebra",
    "shown": "bridge.verifier.printing",
}
"""Functions by name, with their modules."""


class Above:
    """The functions of the rows, as attributes."""

    def __getattr__(self, name: str) -> Any:
        if name not in ROWS:
            raise AttributeError(name)
        found = getattr(import_module(ROWS[name]), name)
        setattr(self, name, found)
        return found


ABOVE: Final = Above()
