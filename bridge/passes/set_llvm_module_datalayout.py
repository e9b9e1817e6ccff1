"""`set-llvm-module-datalayout`: a module says how llvm lays out its data.

As upstream's pass of this name.
"""

from __future__ import annotations

from bridge.dialects import builtin
from bridge.dialects.llvm import data_layouts
from bridge.errors import Diagnostic, PassFailed
from bridge.ir.attributes import StringAttr
from bridge.ir.core import Operation
from bridge.passes.registry import Pass

__all__ = ["SetLlvmModuleDatalayout"]


class SetLlvmModuleDatalayout(
    Pass, name="set-llvm-module-datalayout", anchor=builtin.ModuleOp.op_name
):
    """Attach a datalayout string as a module attribute."""

    data_layout: str = ""

    def run(self, op: Operation) -> None:
        wrong = data_layouts.fault(self.data_layout)
        if wrong:
            text = f"invalid data layout descriptor: {wrong}"
            raise PassFailed(Diagnostic("error", text, op.position))
        op.set_attribute("llvm.data_layout", StringAttr(self.data_layout))
