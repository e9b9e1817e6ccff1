"""Structured ops that put what they are given into another buffer."""

from __future__ import annotations

from bridge.dialects import linalg
from bridge.dialects.linalg.structure import element_of
from bridge.ir.core import Block, Region, Value

__all__ = ["copy", "fill"]


def fill(value: Value, target: Value) -> None:
    """Puts a number, or a vector, into all elements."""
    linalg.FillOp([value], [target], region=_first(value, target))


def copy(source: Value, target: Value) -> None:
    """Puts elements into those of the same places."""
    linalg.CopyOp([source], [target], region=_first(source, target))


def _first(*operands: Value) -> Region:
    """A body that yields the first of its arguments."""
    block = Block([element_of(value.type) for value in operands])
    with block():
        linalg.YieldOp([block.arguments[0]])
    return Region([block])
