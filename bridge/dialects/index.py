"""The index dialect: casts, and constants' names."""

from __future__ import annotations

from collections.abc import Sequence

from bridge.dialects.op import RESULT_NAMES, Op, OpResult, Value
from bridge.ir.attributes import IntegerAttr
from bridge.ir.core import Operation
from bridge.ir.types import INDEX, Type


def integer_name(prefix: str, op: Operation) -> str:
    """The prefix and the value of a constant."""
    value = op.get("value")
    return f"{prefix}{value.value}" if isinstance(value, IntegerAttr) else prefix


def boolean_name(op: Operation) -> str:
    """`true` or `false`."""
    value = op.get("value")
    return "true" if isinstance(value, IntegerAttr) and value.value else "false"


RESULT_NAMES["index.constant"] = lambda op: integer_name("idx", op)
RESULT_NAMES["index.bool.constant"] = boolean_name


def _is_index_on_one_side(inputs: Sequence[Type], outputs: Sequence[Type]) -> bool:
    return (inputs[0] is INDEX) != (outputs[0] is INDEX)


class CastSOp(Op, name="index.casts"):
    """An index as a signed integer, or the other way round."""

    input: Value
    output: OpResult

    are_cast_compatible = staticmethod(_is_index_on_one_side)


class CastUOp(Op, name="index.castu"):
    """An index as an unsigned integer, or the other way round."""

    input: Value
    output: OpResult

    are_cast_compatible = staticmethod(_is_index_on_one_side)
