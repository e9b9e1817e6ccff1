"""Trip counts of loops, where bounds and step determine them."""

from __future__ import annotations

from typing import Final

from bridge.dialects import arith
from bridge.ir.types import IntegerType
from bridge.ir.values import Value
from bridge.op.base import constant_integer


def constant_trip_count(
    lower: Value, upper: Value, step: Value, *, signed: bool
) -> int | None:
    """The number of iterations, or None where it is not known."""
    if lower is upper:
        return 0
    by = _bound(step, signed)
    way = None if by == 0 else _way(lower, upper, signed)
    if way is None:
        return None
    if way < 0:
        return 0
    return None if by is None or by < 0 else -(-way // by)


def _way(lower: Value, upper: Value, signed: bool) -> int | None:
    """How far it is from one bound to the other, below zero for not at all.

    It is known of two constants, and of a bound that adds a constant to the other one.
    """
    first, last = _bound(lower, signed), _bound(upper, signed)
    if first is None:
        return None if last is not None else _added(lower, upper, signed)
    if last is None:
        return None
    return last - first if first < last else -1


def _bound(value: Value, signed: bool) -> int | None:
    """The constant that a bound or a step is, as the loop compares it."""
    found = constant_integer(value)
    if found is None or signed:
        return found
    width = value.type.width if isinstance(value.type, IntegerType) else _INDEX_WIDTH
    return found % (1 << width)


_INDEX_WIDTH: Final = 64


def _added(lower: Value, upper: Value, signed: bool) -> int | None:
    """The constant that is added to the lower bound, where nothing overflows."""
    add = upper.defining_op
    if not isinstance(add, arith.AddIOp) or add.operands[0] is not lower:
        return None
    flags = str(add.get("overflowFlags"))
    if ("nsw" if signed else "nuw") not in flags:
        return None
    return constant_integer(add.operands[1])
