"""Whether loops are parallel, as fusion asks: arguments taken to be distinct.

That decides what is looked at, and not what is legal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge.dialects import affine
from bridge.later import deferred

if TYPE_CHECKING:
    from bridge import analysis
else:
    analysis = deferred("bridge.analysis")


def is_loop_parallel(loop: affine.ForOp) -> bool:
    """Whether no iteration depends on another one."""
    found = analysis.is_parallel(loop, distinct_arguments=True)
    return not isinstance(found, analysis.Unknown) and found.parallel


def is_reduction(loop: affine.ForOp) -> bool:
    """Whether all that iterations give to the next ones is combined."""
    found = analysis.is_parallel(loop, distinct_arguments=True)
    if isinstance(found, analysis.Unknown):
        return False
    return bool(found.reductions) and not found.carried
