"""Passes about the memory that vectors are read from and written to."""

from __future__ import annotations

from bridge import Operation
from bridge.dialects import func
from bridge.passes import Pass
from bridge.passes.transfer_flow import forward_transfers
from bridge.rewrite import Rewriter


class TransferFlow(Pass, name="test-vector-transferop-opt", anchor=func.FuncOp.op_name):
    """Values that are written are forwarded, and dead writes erased."""

    def run(self, op: Operation) -> None:
        forward_transfers(op, Rewriter())
