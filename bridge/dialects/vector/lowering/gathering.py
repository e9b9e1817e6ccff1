"""`vector.gather` of one dimension, and as loads of what is chosen."""

from __future__ import annotations

from bridge.dialects.vector.checks import flags_of, vector_of
from bridge.dialects.vector.lowering.parts import (
    extract,
    insert,
    masked,
    poison,
    root_of,
    without_leading,
)
from bridge.dialects.vector.memory import GatherOp
from bridge.rewrite.patterns import Pattern, pattern
from bridge.rewrite.rewriter import Rewriter


def patterns() -> list[Pattern]:
    """Upstream: `populateVectorGatherLoweringPatterns`."""
    return [gather]


@pattern(GatherOp)
def gather(op: GatherOp, rewriter: Rewriter) -> None:
    """A gather for each row, under its row of the mask around the whole."""
    ty = vector_of(op.result)
    if ty.rank < 2 or flags_of(ty)[0]:
        return
    root, lanes = root_of(op, rewriter)
    part, result = without_leading(ty, 1), poison(ty)
    for d in range(ty.shape[0]):
        indices = extract(op.indices, d)
        mask = extract(op.mask, d)
        passed = extract(op.pass_thru, d)
        row = GatherOp(
            op.base,
            op.offsets,
            indices,
            mask,
            passed,
            alignment=op.get("alignment"),
            results=[part],
        )
        chosen = masked(row, None if lanes is None else extract(lanes, d))
        result = insert(chosen, result, d)
    rewriter.replace(root, result)
