"""Masks whose sizes are known to be those of their vectors, as constants.

Upstream: `eliminateVectorMasks`.
"""

from __future__ import annotations

from bridge.dialects import vector
from bridge.dialects.vector.checks import vector_of
from bridge.ir.building import Builder
from bridge.ir.core import Operation, Value
from bridge.ir.walk import walk
from bridge.passes.polyhedral.domains import number_of
from bridge.passes.polyhedral.scalable_bounds import (
    Factors,
    scalable_bound,
    times_factor,
)
from bridge.passes.polyhedral.value_bounds import Quantity


def fill_masks(function: Operation, factors: Factors) -> None:
    """Makes constants, at its start, of the masks of a function that choose all."""
    if not function.regions or not list(function.regions[0].blocks):
        return
    (entry, *_) = function.regions[0].blocks
    masks = [op for op in walk(function) if isinstance(op, vector.CreateMaskOp)]
    for mask in masks:
        if _is_full(mask, factors):
            ty = vector_of(mask.results[0])
            with Builder.at_start(entry, location=mask.any_location):
                full = vector.ConstantMaskOp(ty, list(ty.shape))
            mask.results[0].replace_all_uses(full.results[0])


def _is_full(mask: vector.CreateMaskOp, factors: Factors) -> bool:
    ty = vector_of(mask.results[0])
    parts = list(zip(mask.operands, ty.shape, ty.scalable, strict=True))
    # What is known without looking further decides first.
    for value, size, scalable in parts:
        number = number_of(value)
        if number is not None and (scalable or number < size):
            return False
    return all(
        _reaches(value, size, scalable, factors) for value, size, scalable in parts
    )


def _reaches(value: Value, size: int, scalable: bool, factors: Factors) -> bool:
    """Whether a value is at least a size, which is times the factor if scalable."""
    number = number_of(value)
    if number is not None:
        return number >= size and not scalable
    bound = scalable_bound(Quantity(value), "lower", factors)
    found = None if bound is None else times_factor(bound)
    if found is None:
        return False
    least, by_factor = found
    return least >= size and (by_factor or not scalable)
