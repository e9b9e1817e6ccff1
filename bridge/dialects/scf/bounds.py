"""Bounds of loops as numbers where they are, and what is known of their order."""

from __future__ import annotations

from bridge.dialects import arith, scf
from bridge.dialects.affine.applying import Mixed, applied
from bridge.ir.affine import AffineSymbol
from bridge.ir.attributes import IntegerAttr
from bridge.ir.core import Value
from bridge.ir.types import INDEX, Type
from bridge.op.assumptions import ORDERED_BOUNDS, assumes
from bridge.op.base import constant_integer
from bridge.op.interfaces.ranges import GivesSize

__all__ = ["is_ordered", "mixed", "mixed_bounds", "number"]


def mixed(value: Value) -> Mixed:
    """The number that a value is, or the value."""
    found = constant_integer(value)
    return value if found is None else found


def number(found: Mixed, ty: Type) -> Value:
    """A value of a number, made at the insertion point."""
    if isinstance(found, Value):
        return found
    return arith.ConstantOp(IntegerAttr(found, ty)).result


def mixed_bounds(loop: scf.ForOp) -> tuple[Mixed, Mixed, Mixed] | None:
    """The bounds and the step, where maps can tell what they are."""
    lower, upper, step = map(mixed, loop.operands[:3])
    values = [one for one in (lower, upper, step) if isinstance(one, Value)]
    if loop.unsigned_cmp or any(value.type is not INDEX for value in values):
        return None
    return lower, upper, step


def is_ordered(lower: Mixed, upper: Mixed) -> bool:
    """Whether it is known that a loop does not end before it begins."""
    if assumes(ORDERED_BOUNDS):
        return True
    way = applied(AffineSymbol(1) - AffineSymbol(0), [lower, upper]).map
    if way.is_single_constant:
        return way.single_constant >= 0
    is_size = isinstance(upper, Value) and isinstance(upper.defining_op, GivesSize)
    return is_size and isinstance(lower, int) and lower <= 0
