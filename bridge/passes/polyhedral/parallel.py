"""Whether loops are parallel, as fusion asks: by the memrefs that are named.

That decides what is looked at, and not what is legal.
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from bridge.dialects import affine
from bridge.dialects.affine.memory import AccessOp
from bridge.ir.core import Operation
from bridge.ir.walk import walk
from bridge.later import deferred
from bridge.op.assumptions import assumed_effects
from bridge.op.interfaces.effects import is_memory_effect_free
from bridge.op.interfaces.polyhedral import AffineGuard, AffineLoops
from bridge.passes.polyhedral.domains import NotAffine, variables_around
from bridge.passes.polyhedral.pairs import pairs_of

if TYPE_CHECKING:
    from bridge import analysis
else:
    analysis = deferred("bridge.analysis")


def is_loop_parallel(loop: affine.ForOp) -> bool:
    """Whether no iteration depends on another one."""
    return not loop.inits and _is_memory_parallel(loop)


def is_reduction(loop: affine.ForOp) -> bool:
    """Whether all that iterations give to the next ones is combined."""
    if not loop.inits or not _is_memory_parallel(loop):
        return False
    found = analysis.is_parallel(loop, distinct_arguments=True)
    return not isinstance(found, analysis.Unknown) and bool(found.reductions)


def _is_memory_parallel(loop: affine.ForOp) -> bool:
    accesses = [op for op in walk(loop) if isinstance(op, AccessOp)]
    if not all(_is_known(op) for op in walk(loop)):
        return False
    depth = len(variables_around(loop)) + 1
    try:
        return all(
            pairs_of(source, sink, depth) is None
            for source, sink in product(accesses, repeat=2)
        )
    except NotAffine:
        return False


def _is_known(op: Operation) -> bool:
    if isinstance(op, AccessOp | AffineLoops | AffineGuard) or is_memory_effect_free(
        op
    ):
        return True
    effects = assumed_effects(op)
    return effects is not None and all(e.kind == "Allocate" for e in effects)
