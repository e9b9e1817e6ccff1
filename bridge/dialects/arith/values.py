"""Values computed from values: what expansions are written with."""

from __future__ import annotations

from bridge.dialects import arith
from bridge.dialects.arith.attributes import FastMathFlagsAttr
from bridge.ir.core import Operation, Value
from bridge.ir.shapes import shape_of
from bridge.ir.types import DYNAMIC, Type, UnrankedTensorType, integer
from bridge.ods.inferred_types import with_element
from bridge.op.folding import constant_like


def has_constants(op: Operation) -> bool:
    """Whether there are constants of the type of its result: its shape is known."""
    ty = op.results[0].type
    if isinstance(ty, UnrankedTensorType):
        return False
    return DYNAMIC not in (shape_of(ty) or ())


def float_flags(op: Operation) -> FastMathFlagsAttr | None:
    """What an operation may assume of floats."""
    flags = op.properties.get("fastmath")
    return flags if isinstance(flags, FastMathFlagsAttr) else None


def number(like: Value | Type, value: float) -> Value:
    """A constant of a type, or of that of a value, in each element of it."""
    ty = like.type if isinstance(like, Value) else like
    found = constant_like(ty, value)
    assert found is not None  # of floats or integers, and of known shape
    return arith.ConstantOp(found, ty).result


def integers(like: Value, width: int) -> Type:
    """Integers of a width, as many as a value has elements."""
    ty = integer(width)
    return with_element(like.type, ty) or ty


def add(a: Value, b: Value) -> Value:
    """Their sum."""
    return arith.AddFOp(a, b).result


def subtract(a: Value, b: Value) -> Value:
    """Their difference."""
    return arith.SubFOp(a, b).result


def multiply(a: Value, b: Value) -> Value:
    """Their product."""
    return arith.MulFOp(a, b).result


def divide(a: Value, b: Value) -> Value:
    """Their quotient."""
    return arith.DivFOp(a, b).result


def negate(a: Value) -> Value:
    """Its negative."""
    return arith.NegFOp(a).result


def compare(predicate: str, a: Value, b: Value) -> Value:
    """A comparison of floats."""
    return arith.CmpFOp(predicate, a, b).result


def select(condition: Value, a: Value, b: Value) -> Value:
    """One or the other."""
    return arith.SelectOp(condition, a, b).result


def both(a: Value, b: Value) -> Value:
    """Where both are so."""
    return arith.AndIOp(a, b).result


def either(a: Value, b: Value) -> Value:
    """Where one is so, or both."""
    return arith.OrIOp(a, b).result
