"""Comparisons, and the choice they allow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from bridge.dialects.arith.casts import ExtSIOp, ExtUIOp
from bridge.ir.attributes import Attribute, DenseElementsAttr
from bridge.ir.shapes import element_or_self
from bridge.ir.types import (
    I1,
    RankedTensorType,
    RankedType,
    ShapedType,
    Type,
    UnrankedTensorType,
    VectorType,
)
from bridge.later import deferred
from bridge.ods.inferred_types import i1_like
from bridge.op.base import OpResult, Value, of_signature
from bridge.op.elementwise import FoldsConstants, width_of
from bridge.op.folding import Constants, Folded, constant_like, number_of, poison_among
from bridge.op.integer_ranges import IntegerRange
from bridge.op.interfaces.ranges import InferIntRange
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.operation_state import OperationState

if TYPE_CHECKING:
    from bridge.interpreter import integers, lanes
    from bridge.interpreter.machine import Machine
    from bridge.interpreter.programs import Meaning
    from bridge.op import integer_range_casts as ranges
else:
    ranges = deferred("bridge.op.integer_range_casts")
    integers = deferred("bridge.interpreter.integers")
    lanes = deferred("bridge.interpreter.lanes")


_OF_EQUALS: Final = frozenset({"eq", "sle", "sge", "ule", "uge"})
"""The predicates that are true of equal numbers."""

NEGATED: Final = {
    "eq": "ne",
    "ne": "eq",
    "slt": "sge",
    "sge": "slt",
    "sle": "sgt",
    "sgt": "sle",
    "ult": "uge",
    "uge": "ult",
    "ule": "ugt",
    "ugt": "ule",
}
"""The predicates that are true where another is false."""

_TURNED: Final = {
    "slt": "sgt",
    "sgt": "slt",
    "sle": "sge",
    "sge": "sle",
    "ult": "ugt",
    "ugt": "ult",
    "ule": "uge",
    "uge": "ule",
}
"""The predicates with the operands the other way round."""


class CmpIOp(FoldsConstants, InferIntRange, name="arith.cmpi"):
    """Compares integers by a predicate; the result is an `i1` per element."""

    predicate: str

    def fold(self, constants: Constants) -> Folded:
        lhs, rhs = self.operands
        result = self.results[0].type
        if lhs is rhs:
            return constant_like(result, -(self.predicate in _OF_EQUALS))
        known = number_of(constants[1])
        if known is not None:
            inner = self._widened(lhs)
            if known == 0 and inner is not None and self.predicate == "ne":
                return inner
            is_bit = element_or_self(lhs.type) is I1
            if is_bit and (self.predicate, known) in (("ne", 0), ("eq", -1)):
                return lhs
        if constants[0] is not None and constants[1] is None:
            self.predicate = _TURNED.get(self.predicate, self.predicate)
            self.operands = rhs, lhs
            return self.results
        # Upstream compares numbers only.
        return None if None in constants else super().fold(constants)

    def _widened(self, value: Value) -> Value | None:
        """The `i1` that a value is the extension of."""
        op = value.defining_op
        if not isinstance(op, ExtSIOp | ExtUIOp):
            return None
        inner = op.operands[0]
        return inner if element_or_self(inner.type) is I1 else None

    def compute(self) -> Meaning:
        return integers.compare(self.predicate, width_of(self.operands[0].type))

    def infer_range(self, operands: Sequence[IntegerRange]) -> IntegerRange | None:
        return ranges.truth(ranges.compared(self.predicate, *operands))


class SelectOp(InferIntRange, name="arith.select"):
    """Selects one of two values, elementwise or whole, by a condition."""

    condition: Value
    true_value: Value
    false_value: Value
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

    def fold(self, constants: Constants) -> Folded:
        true, false = self.true_value, self.false_value
        condition = self.condition
        if true is false:
            return true
        known = number_of(constants[0])
        if known is not None:
            return true if known else false
        if poison_among(constants[:1]) is None:
            for poisoned, other in ((constants[1:2], false), (constants[2:], true)):
                if poison_among(poisoned) is not None:
                    return other
        numbers = number_of(constants[1]), number_of(constants[2])
        if self.result.type is I1 and numbers == (-1, 0):
            return condition
        compare = condition.defining_op
        if isinstance(compare, CmpIOp) and {*compare.operands} == {true, false}:
            found = {"eq": false, "ne": true}.get(compare.predicate)
            if found is not None:
                return found
        return self._chosen(constants)

    def _chosen(self, constants: Constants) -> Attribute | None:
        """The elements that a constant condition chooses from constants."""
        known = [a for a in constants if isinstance(a, DenseElementsAttr)]
        if len(known) < 3 or not isinstance(self.result.type, RankedType):
            return None
        count = self.result.type.num_elements
        condition, true, false = (
            [a.values[0]] * count if a.splat else list(a.values) for a in known
        )
        chosen = [a if c else b for c, a, b in zip(condition, true, false, strict=True)]
        return DenseElementsAttr.of(self.result.type, chosen)

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

    def infer_range(self, operands: Sequence[IntegerRange]) -> IntegerRange | None:
        condition, a, b = operands
        if condition.value is None:
            return a.union(b)
        return a if condition.value else b
