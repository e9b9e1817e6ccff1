"""The ml_program dialect: functions, and results' names."""

from __future__ import annotations

from bridge.dialects.function import FunctionOp
from bridge.dialects.op import RESULT_NAMES
from bridge.ir.attributes import SymbolRefAttr
from bridge.ir.core import Operation


class FuncOp(FunctionOp, name="ml_program.func"):
    """A function of blocks that run one after the other."""


class SubgraphOp(FunctionOp, name="ml_program.subgraph"):
    """A function whose body is a graph."""


def _global_name(op: Operation) -> str:
    """The last name of the global that is loaded."""
    found = op.get("global")
    return found.leaf if isinstance(found, SymbolRefAttr) else ""


RESULT_NAMES["ml_program.global_load"] = _global_name
RESULT_NAMES["ml_program.global_load_const"] = _global_name
