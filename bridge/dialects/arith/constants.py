"""Constants, and what they are called."""

from __future__ import annotations

from bridge.dialects.op import RESULT_NAMES, Op, OpResult
from bridge.ir.attributes import Attribute, IntegerAttr, TypeAttr
from bridge.ir.core import Operation
from bridge.ir.types import I1, INDEX


def constant_name(op: Operation) -> str:
    """`c1`, `c1_i32`, `true`; `cst` where the value is no integer."""
    value = op.get("value")
    if not isinstance(value, IntegerAttr):
        return "cst"
    if value.type is I1:
        return "true" if value.value else "false"
    if value.type is INDEX:
        return f"c{value.value}"
    return f"c{value.value}_{TypeAttr(value.type)}"


RESULT_NAMES["arith.constant"] = constant_name


class ConstantOp(Op, name="arith.constant"):
    """A number, a vector or a tensor known beforehand."""

    value: Attribute
    result: OpResult
