"""`convert-vector-to-scf`: transfers become loops over rows, or a transfer for each.

As upstream's pass of this name; see `bridge.dialects.vector.lowering.transfer_loops`.
"""

from __future__ import annotations

from bridge.dialects.vector.lowering import transfer_loops, transfers
from bridge.ir.core import Operation
from bridge.ir.walk import walk
from bridge.passes.registry import Pass
from bridge.rewrite.canonical import has_known_rules
from bridge.rewrite.greedy import apply_greedily

__all__ = ["ConvertVectorToScf"]


class ConvertVectorToScf(Pass, name="convert-vector-to-scf"):
    """Lower the operations from the vector dialect into the SCF dialect."""

    full_unroll: bool = False
    target_rank: int = 1
    lower_tensors: bool = False
    lower_scalable: bool = False

    def knows(self, op: Operation) -> bool:
        return all(has_known_rules(inner) for inner in walk(op))

    def run(self, op: Operation) -> None:
        options = transfer_loops.Options(
            full_unroll=self.full_unroll,
            target_rank=self.target_rank,
            lower_tensors=self.lower_tensors,
            lower_scalable=self.lower_scalable,
        )
        for patterns in (
            transfers.permutation_patterns(),
            transfer_loops.patterns(options),
        ):
            apply_greedily(
                op, patterns, top_down=False, region_simplification="aggressive"
            )
