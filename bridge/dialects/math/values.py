"""Floats computed from floats, by operations of math."""

from __future__ import annotations

from bridge.dialects.math import AbsFOp, CopySignOp, FmaOp
from bridge.ir.core import Operation, Value
from bridge.ir.floats import FloatFormat
from bridge.ir.shapes import element_or_self
from bridge.ir.types import FloatType


def format_of(op: Operation) -> FloatFormat:
    """The format of the floats that an operation computes."""
    ty = element_or_self(op.results[0].type)
    assert isinstance(ty, FloatType)  # by the row
    return ty.format


def fused(a: Value, b: Value, c: Value) -> Value:
    """`a * b + c`, rounded once."""
    return FmaOp(a, b, c).results[0]


def magnitude(a: Value) -> Value:
    """Without its sign."""
    return AbsFOp(a).results[0]


def with_sign(a: Value, of: Value) -> Value:
    """With the sign of another."""
    return CopySignOp(a, of).results[0]
