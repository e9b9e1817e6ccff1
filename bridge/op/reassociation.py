"""Other shapes for the same elements: dimensions made one, or one made several."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bridge.ir.attributes import ArrayAttr, Attribute, IntegerAttr
from bridge.ir.core import Operation
from bridge.ir.types import DYNAMIC
from bridge.op.interfaces.slices import verify_dynamic_sizes

Reassociation = list[list[int]]
"""For each collapsed dimension the expanded ones, in order."""


def groups_of(attr: Attribute | None) -> Reassociation:
    """The groups that an attribute of arrays of integers holds."""
    if not isinstance(attr, ArrayAttr):
        return []
    return [_group(group) for group in attr if isinstance(group, ArrayAttr)]


def _group(attr: ArrayAttr) -> list[int]:
    return [index.value for index in attr if isinstance(index, IntegerAttr)]


def verify_length(op: Operation, length: int, rank: int, what: str) -> None:
    """Whether the length of an operand that holds a shape is the result's rank.

    Raises `Invalid`.
    """
    if length == DYNAMIC:
        raise op.error(
            "cannot use shape operand with dynamic length to reshape to "
            f"statically-ranked {what} type"
        )
    if length != rank:
        raise op.error(f"length of shape operand differs from the result's {what} rank")


def verify_output_shape(op: Any, shape: Sequence[int], what: str) -> None:
    """Whether the sizes given to an expansion are those of its result.

    Raises `Invalid`.
    """
    static = op.static_output_shape.values
    given, wanted = len(op.output_shape), static.count(DYNAMIC)
    if len(static) != len(shape):
        raise op.error(
            f"expected number of static shape {what} to be equal to the output rank "
            f"({len(shape)}) but found {len(static)} inputs instead"
        )
    if given != wanted:
        raise op.error(
            "mismatch in dynamic dims in output_shape and static_output_shape: "
            f"static_output_shape has {wanted} dynamic dims while output_shape has "
            f"{given} values"
        )
    verify_dynamic_sizes(op, shape, op.output_shape)
    for position, size in enumerate(shape):
        if size not in (DYNAMIC, static[position]):
            raise op.error(f"invalid output shape provided at pos {position}")
