"""Reductions under a mask, where a lane that is off counts as nothing.

Upstream's pass makes them intrinsics that start with the greatest number in the place
of infinity, and with the least above zero in that of the least of all; LLVM computes
those of one lane wrongly at O0. What is here chooses before it reduces.
"""

from __future__ import annotations

import math
from typing import Final

from bridge.dialects import arith, vector
from bridge.errors import Unsupported
from bridge.interpreter.combining import name_of
from bridge.interpreter.elements import Element, Floats, element_of
from bridge.interpreter.kinds import neutral
from bridge.ir.building import Builder
from bridge.ir.core import Operation, Value
from bridge.ir.types import VectorType
from bridge.ods.nodes import enum_word
from bridge.op.folding import constant_like

_SUM: Final = "addf"


def choose_lanes(module: Operation) -> None:
    """Takes the masks from around reductions, in place."""
    for op in list(module.walk()):
        if isinstance(op, vector.MaskOp) and op.passthru is None:
            reduction = op.mask_region.blocks[0].first
            if isinstance(reduction, vector.ReductionOp | vector.MultiDimReductionOp):
                _choose(op, reduction)


def _choose(op: vector.MaskOp, reduction: Operation) -> None:
    build = Builder.before(op)
    source, *others = reduction.operands
    nothing = _nothing(build, reduction, source)
    if nothing is None:
        return
    name = arith.SelectOp.op_name
    chosen = build(name, [op.mask, source, nothing], [source.type]).result
    types = [result.type for result in reduction.results]
    properties = reduction.properties
    new = build(reduction.name, [chosen, *others], types, properties=properties)
    new.attributes = reduction.attributes
    op.replace_with(new)


def _nothing(build: Builder, reduction: Operation, source: Value) -> Value | None:
    """A vector that changes nothing it is combined with; None where none is known."""
    ty = source.type
    assert isinstance(ty, VectorType)
    element = element_of(ty.element)
    try:
        kind = name_of(enum_word(reduction.properties["kind"]), element)
        value = neutral(kind, ty.element)
    except Unsupported:
        return None
    # A sum with something that is -0 stays so; one of lanes alone starts with 0.
    number = -0.0 if kind == _SUM and len(reduction.operands) > 1 else value
    assert isinstance(number, int | float)
    number = _in_format(element, number)
    attr = constant_like(ty, number)
    if attr is None:
        return None
    return build(arith.ConstantOp.op_name, [], [ty], properties={"value": attr}).result


def _in_format(element: Element, number: float) -> float:
    """An infinity of a format that has none is its number of the greatest size."""
    if not isinstance(element, Floats) or not math.isinf(number):
        return number
    if element.of_bits(element.to_bits(number)) == number:
        return number
    return math.copysign(element.of_bits(element.format.largest), number)
