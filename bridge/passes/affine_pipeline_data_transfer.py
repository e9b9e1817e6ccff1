"""`affine-pipeline-data-transfer`: a transfer goes on while what came before is used.

As upstream's pass of this name, but that a transfer stays where it is unless it fills a
buffer that nothing else needs, of memory that the loop does not write; and that a loop
which does not run stays as it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge.dialects import affine, func
from bridge.ir.core import Operation
from bridge.ir.walk import walk_post_order
from bridge.later import deferred
from bridge.passes.affine_nests import has_analysis
from bridge.passes.registry import Pass

if TYPE_CHECKING:
    from bridge.passes.polyhedral import pipelining
else:
    pipelining = deferred("bridge.passes.polyhedral.pipelining")

__all__ = ["AffinePipelineDataTransfer"]


class AffinePipelineDataTransfer(
    Pass, name="affine-pipeline-data-transfer", anchor=func.FuncOp.op_name
):
    """Pipeline non-blocking data transfers between explicitly managed levels."""

    distinct_arguments: bool = False

    def knows(self, op: Operation) -> bool:
        return has_analysis()

    def run(self, op: Operation) -> None:
        for loop in [x for x in walk_post_order(op) if isinstance(x, affine.ForOp)]:
            pipelining.pipeline(loop, distinct=self.distinct_arguments)
