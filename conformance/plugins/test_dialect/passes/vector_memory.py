"""Passes about the memory that vectors are read from and written to."""

from __future__ import annotations

from bridge import Operation
from bridge.dialects import func
from bridge.dialects.vector.lowering import scalars
from bridge.passes import Pass
from bridge.passes.full_masks import fill_masks
from bridge.passes.transfer_flow import forward_transfers
from bridge.rewrite import Rewriter, apply_greedily


class TransferFlow(Pass, name="test-vector-transferop-opt", anchor=func.FuncOp.op_name):
    """Values that are written are forwarded, and dead writes erased."""

    def run(self, op: Operation) -> None:
        forward_transfers(op, Rewriter())


class Scalars(
    Pass, name="test-scalar-vector-transfer-lowering", anchor=func.FuncOp.op_name
):
    """Transfers of which one element counts."""

    allow_multiple_uses: bool = False

    def run(self, op: Operation) -> None:
        """Loads and stores these elements."""
        patterns = scalars.patterns(several=self.allow_multiple_uses)
        apply_greedily(op, patterns, top_down=False, region_simplification="aggressive")


class Masks(Pass, name="test-eliminate-vector-masks", anchor=func.FuncOp.op_name):
    """Masks that choose all, by what is known of their sizes."""

    vscale_min: int = 1
    vscale_max: int = 16

    def run(self, op: Operation) -> None:
        """Makes constants of them."""
        fill_masks(op, range(self.vscale_min, self.vscale_max + 1))
