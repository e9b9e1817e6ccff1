"""The index dialect: arithmetic on indices."""

from __future__ import annotations

from collections.abc import Sequence

from bridge.ir.types import INDEX, Type
from bridge.op.base import Op, OpResult, Value, derive
from bridge.op.interfaces.ranges import GivesPositive


def _is_index_on_one_side(inputs: Sequence[Type], outputs: Sequence[Type]) -> bool:
    return (inputs[0] is INDEX) != (outputs[0] is INDEX)


class _CastOp(Op):
    input: Value
    output: OpResult

    are_cast_compatible = staticmethod(_is_index_on_one_side)


class CastSOp(_CastOp, name="index.casts"):
    """Casts between index and signed integer types."""


class CastUOp(_CastOp, name="index.castu"):
    """Casts between index and unsigned integer types."""


derive(GivesPositive, "index.sizeof")
