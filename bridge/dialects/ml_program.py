"""The ml_program dialect: results' names."""

from __future__ import annotations

from bridge.dialects.op import RESULT_NAMES
from bridge.ir.attributes import SymbolRefAttr
from bridge.ir.core import Operation


def _global_name(op: Operation) -> str:
    """The last name of the global that is loaded."""
    found = op.get("global")
    return found.leaf if isinstance(found, SymbolRefAttr) else ""


RESULT_NAMES["ml_program.global_load"] = _global_name
RESULT_NAMES["ml_program.global_load_const"] = _global_name
