"""The arith dialect: constants' names, and `arith.select`."""

from __future__ import annotations

from bridge.dialects.op import RESULT_NAMES, Op, Value, constant_integer
from bridge.ir.attributes import IntegerAttr, TypeAttr
from bridge.ir.core import Operation
from bridge.ir.types import I1, INDEX, ShapedType, Type
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.draft import Draft, SetName


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


class MulIOp(Op, name="arith.muli"):
    """The product of integers, modulo their width."""

    lhs: Value
    rhs: Value

    def name_results(self, set_name: SetName) -> None:
        """`c4_vscale` where a constant is multiplied by `vector.vscale`."""
        if self.results[0].type is not INDEX:
            return
        for base, factor in ((self.lhs, self.rhs), (self.rhs, self.lhs)):
            scale = factor.defining_op
            value = constant_integer(base)
            if value is not None and scale and scale.name == "vector.vscale":
                set_name(self.results[0], f"c{value}_vscale")
                return


class SelectOp(Op, name="arith.select"):
    """One of two values, or of each two elements, by a condition."""

    condition: Value
    true_value: Value
    false_value: Value

    @staticmethod
    def read(r: AsmReader, draft: Draft) -> None:
        operands = r.operands_of(3)
        r.attr_dict(draft)
        ty = r.colon_type()
        condition: Type = I1
        if r.accept(","):
            condition, ty = ty, r.type()
        draft.types.append(ty)
        draft.operands += r.resolve_all(operands, [condition, ty, ty], draft.pos)

    def write(self, w: AsmWriter) -> None:
        w.text(" ")
        w.values(self.operands)
        w.attr_dict(self)
        w.text(" : ")
        condition = self.condition.type
        if isinstance(condition, ShapedType):
            w.type(condition)
            w.text(", ")
        w.type(self.results[0].type)
