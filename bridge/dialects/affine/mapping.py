"""Loops whose iterations are shared among processors, which know their numbers.

Upstream: `mapLoopToProcessorIds`, but for loops over an index alone, which affine
knows, and that carry nothing: each processor would begin with what was before all.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bridge.dialects import scf
from bridge.dialects.affine.maps import ApplyOp
from bridge.ir.affine import AffineMap, AffineSymbol
from bridge.ir.building import Builder
from bridge.ir.core import Value
from bridge.ir.types import INDEX

__all__ = ["map_to_processors"]

_SUM: Final = AffineMap(0, 2, (AffineSymbol(0) + AffineSymbol(1),))
_PRODUCT: Final = AffineMap(0, 2, (AffineSymbol(0) * AffineSymbol(1),))


def map_to_processors(
    loop: scf.ForOp, numbers: Sequence[Value], counts: Sequence[Value]
) -> bool:
    """Leaves each processor of a grid its part; whether the loop is one that has parts.

    `numbers` and `counts` are the place of a processor and the extent, by dimension.
    """
    if not numbers or loop.results or loop.step.type is not INDEX:
        return False
    with Builder.before(loop):
        index, *others = numbers
        for number, count in zip(others, counts[1:], strict=True):
            index = _apply(_SUM, _apply(_PRODUCT, index, count), number)
        start = _apply(_PRODUCT, index, loop.step)
        lower = _apply(_SUM, start, loop.lower_bound)
        step = loop.step
        for count in counts:
            step = _apply(_PRODUCT, count, step)
    loop.lower_bound, loop.step = lower, step
    return True


def _apply(map_: AffineMap, one: Value, other: Value) -> Value:
    return ApplyOp(map_, [one, other]).result
