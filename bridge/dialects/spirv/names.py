"""What the results of spirv's operations are called."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bridge.ir.attributes import IntegerAttr, SymbolRefAttr
from bridge.ir.core import Operation
from bridge.ir.types import I1, FloatType, IntegerType, VectorType
from bridge.op.value_names import ResultName


def _constant_name(op: Operation) -> str:
    """`cst5_i32`, `cst_vec_4xf32`, `true`."""
    ty = op.results[0].type
    value = op.get("value")
    name = "cst"
    if isinstance(value, IntegerAttr):
        if ty is I1:
            return "true" if value.value else "false"
        name += str(value.value)
    if isinstance(ty, IntegerType | FloatType):
        name += f"_{ty}"
    if isinstance(ty, VectorType):
        name += f"_vec_{ty.shape[0]}"
        if isinstance(ty.element, IntegerType | FloatType):
            name += f"x{ty.element}"
    return name


def _address_name(op: Operation) -> str:
    variable = op.get("variable")
    return f"{variable.leaf}_addr" if isinstance(variable, SymbolRefAttr) else ""


RESULT_NAMES: Final[Mapping[str, ResultName]] = {
    "Constant": _constant_name,
    "mlir.addressof": _address_name,
}
