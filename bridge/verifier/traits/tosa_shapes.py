"""Traits of tosa's ops: shapes are known when a graph is compiled."""

from __future__ import annotations

from typing import Any, Final

from bridge.ir.core import Operation
from bridge.ir.types import DialectType
from bridge.ir.values import Value
from bridge.ods.rows import row
from bridge.verifier.makers import Maker


def _is_shape(value: Value) -> bool:
    ty = value.type
    return isinstance(ty, DialectType) and (ty.dialect, ty.mnemonic) == (
        "tosa",
        "shape",
    )


def _is_computed(value: Value) -> bool:
    """Whether an op on shapes makes a value."""
    op = value.defining_op
    line = row(op.name) if op is not None else None
    return line is not None and line.has_trait("TosaShapeOperator")


def _resolvable(op: Operation) -> None:
    for value in op.operands:
        if _is_shape(value) and not _is_computed(value):
            raise op.error("shape operand is not compile time resolvable")


def _same_ranks(op: Operation) -> None:
    first: Any = op.operands[0].type
    for values, text in (
        (op.operands, "operands don't have matching ranks"),
        (op.results, "result shape has different rank than operands"),
    ):
        for value in values:
            ty: Any = value.type
            if ty.rank != first.rank:
                raise op.error(text)


OF_SIGNATURE: Final[dict[str, Maker]] = {
    "TosaShapeOperatorWithSameRanks": lambda line, trait: _same_ranks
}
OTHERS: Final[dict[str, Maker]] = {
    "TosaResolvableShapeOperands": lambda line, trait: _resolvable
}
