"""The ops of arith that random programs are made of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bridge.drawing.rows import Guard
from bridge.drawing.scope import Scope
from bridge.ir.core import Value
from bridge.ir.types import IntegerType, VectorType

LEFT_OUT: Final = ("bitcast", "scaling_extf", "scaling_truncf")
"""Which NaN a computation gives is not said, nor what a scale is that does not fit."""


def _nonzero(scope: Scope, operands: list[Value]) -> list[Value] | None:
    """With a divisor that is not zero, but may be anything else."""
    value, by = operands
    if _width(by) == 1:
        # The one number that is left is -1, by which 0 alone is divided.
        return [value, by] if scope.draw.chance(0.1) else None
    return _bounded(scope, "arith.maxui", value, by, 1)


def _short(scope: Scope, operands: list[Value]) -> list[Value] | None:
    """With a shift of fewer bits than there are."""
    value, by = operands
    return _bounded(scope, "arith.minui", value, by, max(_width(by) - 1, 0))


def _bounded(
    scope: Scope, name: str, value: Value, by: Value, bound: int
) -> list[Value] | None:
    if scope.draw.chance(0.4):
        return [value, scope.constant(by.type, max(bound // 2, 1) if bound else 0)]
    op = scope.put(name, [by, scope.constant(by.type, bound)], [by.type])
    return None if op is None else [value, op.result]


def _width(value: Value) -> int:
    ty = value.type
    element = ty.element if isinstance(ty, VectorType) else ty
    return element.width if isinstance(element, IntegerType) else 64


_COMBINING: Final = (
    *("arith.addi", "arith.muli", "arith.andi", "arith.ori", "arith.xori"),
    *("arith.maxsi", "arith.maxui", "arith.minsi", "arith.minui"),
)


def combined(scope: Scope, value: Value, other: Value) -> Value:
    """Two integers as one, by what needs no order."""
    op = scope.put(scope.draw.pick(_COMBINING), [value, other], [value.type], {})
    assert op is not None
    return op.result


_DIVISIONS: Final = (
    *("ceildivsi", "ceildivui", "divsi", "divui", "floordivsi", "remsi", "remui"),
)
GUARDS: Final[Mapping[str, Guard]] = {
    **dict.fromkeys(_DIVISIONS, _nonzero),
    **dict.fromkeys(("shli", "shrsi", "shrui"), _short),
}
"""Operands with which an operation is defined, made of any."""
