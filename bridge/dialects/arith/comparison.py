"""Comparisons, and the choice they allow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge.ir.types import (
    I1,
    RankedTensorType,
    ShapedType,
    Type,
    UnrankedTensorType,
    VectorType,
)
from bridge.later import deferred
from bridge.ods.inferred_types import i1_like
from bridge.op.base import Op, OpResult, Value, of_signature
from bridge.op.elementwise import Elementwise, width_of
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.operation_state import OperationState

if TYPE_CHECKING:
    from bridge.interpreter import integers, lanes
    from bridge.interpreter.machine import Machine
    from bridge.interpreter.programs import Meaning
else:
    integers = deferred("bridge.interpreter.integers")
    lanes = deferred("bridge.interpreter.lanes")


class CmpIOp(Elementwise, name="arith.cmpi"):
    """Compares integers by a predicate; the result is an `i1` per element."""

    predicate: str

    def compute(self) -> Meaning:
        return integers.compare(self.predicate, width_of(self.operands[0].type))


class SelectOp(Op, name="arith.select"):
    """Selects one of two values, elementwise or whole, by a condition."""

    condition: Value
    result: OpResult

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        operands = r.operands_of(3)
        r.attr_dict(state)
        ty = r.colon_type()
        condition: Type = I1
        if r.accept(","):
            condition, ty = ty, r.type()
        state.types.append(ty)
        state.operands += r.resolve_all(operands, [condition, ty, ty], state.pos)

    def write(self, w: AsmWriter) -> None:
        w.put(" ", self.operands)
        w.attr_dict(self)
        w.text(" : ")
        condition = self.condition.type
        if isinstance(condition, ShapedType):
            w.put(condition, ", ")
        w.type(self.results[0].type)

    def interpret(self, machine: Machine) -> Meaning:
        return lanes.select(self.condition.type, self.result.type)

    @of_signature
    def verify(self) -> None:
        condition, result = self.condition.type, self.result.type
        if condition is I1:
            return
        if not isinstance(result, VectorType | RankedTensorType | UnrankedTensorType):
            raise self.error(
                f"expected condition to be a signless i1, but got '{condition}'"
            )
        wanted = i1_like(result)
        if condition is not wanted:
            raise self.error(
                "expected condition type to have the same shape as the result type, "
                f"expected '{wanted}', but got '{condition}'"
            )
