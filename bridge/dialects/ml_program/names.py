"""What the results of ml_program's operations are called."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bridge.ir.attributes import SymbolRefAttr
from bridge.ir.core import Operation
from bridge.op.value_names import ResultName


def _global_name(op: Operation) -> str:
    """The last name of the global that is loaded."""
    found = op.get("global")
    return found.leaf if isinstance(found, SymbolRefAttr) else ""


RESULT_NAMES: Final[Mapping[str, ResultName]] = {
    "global_load": _global_name,
    "global_load_const": _global_name,
}
