"""`lower-vector-multi-reduction`: reductions of several dimensions by those of one."""

from __future__ import annotations

from bridge.dialects import func
from bridge.dialects.vector.lowering import reducing
from bridge.errors import PassFailed
from bridge.ir.core import Operation
from bridge.ir.walk import walk
from bridge.passes.registry import Pass
from bridge.rewrite.canonical import has_known_rules
from bridge.rewrite.greedy import apply_greedily

__all__ = ["LowerVectorMultiReduction"]

_STRATEGIES = {"inner-parallel": "innerparallel", "inner-reduction": reducing.INNER}


class LowerVectorMultiReduction(
    Pass, name="lower-vector-multi-reduction", anchor=func.FuncOp.op_name
):
    """Lower 'vector.multi_reduction' operations."""

    lowering_strategy: str = "inner-parallel"

    def knows(self, op: Operation) -> bool:
        return all(has_known_rules(inner) for inner in walk(op))

    def run(self, op: Operation) -> None:
        strategy = _STRATEGIES.get(self.lowering_strategy)
        if strategy is None:
            known = ", ".join(_STRATEGIES)
            raise PassFailed(f"{self.name}: lowering-strategy is one of {known}")
        for patterns in (
            reducing.reordering_patterns(strategy),
            reducing.flattening_patterns(strategy),
            reducing.unrolling_patterns(strategy),
        ):
            apply_greedily(
                op, patterns, top_down=False, region_simplification="aggressive"
            )
