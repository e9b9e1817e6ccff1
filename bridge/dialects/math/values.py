"""Floats computed from floats, by operations of math."""

from __future__ import annotations

from bridge.dialects import arith
from bridge.dialects.arith.values import has_constants
from bridge.dialects.math import AbsFOp, CopySignOp, FmaOp
from bridge.ir.core import Operation, Value
from bridge.ir.floats import FloatFormat
from bridge.ir.shapes import element_or_self
from bridge.ir.types import F32, FloatType
from bridge.ods.inferred_types import with_element


def has_numbers(op: Operation) -> bool:
    """Whether there are constants of the type of its result, infinity and 0 among them.

    Of floats without an infinity logarithms and quotients are no numbers.
    """
    element = element_or_self(op.results[0].type)
    is_odd = isinstance(element, FloatType) and element.format.specials != "ieee"
    return not is_odd and has_constants(op)


def format_of(op: Operation) -> FloatFormat:
    """The format of the floats that an operation computes."""
    ty = element_or_self(op.results[0].type)
    assert isinstance(ty, FloatType)  # by the row
    return ty.format


def at_least_single(value: Value) -> Value:
    """As f32, where it has fewer digits."""
    element = element_or_self(value.type)
    if isinstance(element, FloatType) and element.width < F32.width:
        return arith.ExtFOp(with_element(value.type, F32) or F32, value).result
    return value


def as_type_of(value: Value, like: Value) -> Value:
    """What was computed of `at_least_single`, as the type that it was of."""
    if value.type is like.type:
        return value
    return arith.TruncFOp(like.type, value).result


def fused(a: Value, b: Value, c: Value) -> Value:
    """`a * b + c`, rounded once."""
    return FmaOp(a, b, c).results[0]


def magnitude(a: Value) -> Value:
    """Without its sign."""
    return AbsFOp(a).results[0]


def with_sign(a: Value, of: Value) -> Value:
    """With the sign of another."""
    return CopySignOp(a, of).results[0]
