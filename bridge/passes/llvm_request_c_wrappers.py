"""`llvm-request-c-wrappers`: functions get a second one that C can call.

As upstream's pass of this name.
"""

from __future__ import annotations

from bridge.dialects import func
from bridge.ir.attributes import UnitAttr
from bridge.ir.core import Operation
from bridge.passes.llvm_functions import INTERFACE
from bridge.passes.registry import Pass

__all__ = ["LlvmRequestCWrappers"]


class LlvmRequestCWrappers(
    Pass, name="llvm-request-c-wrappers", anchor=func.FuncOp.op_name
):
    """Request C wrapper emission for all functions."""

    def run(self, op: Operation) -> None:
        op.set_attribute(INTERFACE, UnitAttr())
