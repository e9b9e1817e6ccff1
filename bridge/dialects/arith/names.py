"""What the results of arith's operations are called."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bridge.dialects import vector
from bridge.ir.attributes import IntegerAttr, TypeAttr
from bridge.ir.core import Operation
from bridge.ir.types import I1, INDEX
from bridge.op.base import constant_integer
from bridge.op.value_names import ResultName


def _constant_name(op: Operation) -> str:
    """`c1`, `c1_i32`, `true`; `cst` where the value is no integer."""
    value = op.get("value")
    if not isinstance(value, IntegerAttr):
        return "cst"
    if value.type is I1:
        return "true" if value.value else "false"
    if value.type is INDEX:
        return f"c{value.value}"
    return f"c{value.value}_{TypeAttr(value.type)}"


def _product_name(op: Operation) -> str:
    """`c4_vscale` where a constant is multiplied by `vector.vscale`."""
    if op.results[0].type is not INDEX:
        return ""
    lhs, rhs = op.operands
    for base, factor in ((lhs, rhs), (rhs, lhs)):
        scale = factor.defining_op
        value = constant_integer(base)
        if value is not None and isinstance(scale, vector.VectorScaleOp):
            return f"c{value}_vscale"
    return ""


RESULT_NAMES: Final[Mapping[str, ResultName]] = {
    "constant": _constant_name,
    "muli": _product_name,
}
