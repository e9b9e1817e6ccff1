"""Transformations that split, and bound, spaces of iteration."""

from __future__ import annotations

from bridge.ir.attributes import IntegerAttr
from bridge.ir.types import DYNAMIC, I64
from bridge.op.base import Op, Value, of_signature
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.operation_state import OperationState


class SplitOp(Op, name="transform.structured.split"):
    """Splits the iteration space of a structured op, in two or more parts."""

    target: Value
    dynamic_chunk_sizes: Value | None
    static_chunk_sizes: IntegerAttr

    @of_signature
    def verify(self) -> None:
        written = self.static_chunk_sizes.value != DYNAMIC
        if written != (self.dynamic_chunk_sizes is None):
            raise self.error(
                "expects either a dynamic or a static split point to be provided"
            )

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        target = r.operand()
        r.word("after")
        dynamic = r.optional_operand()
        size = DYNAMIC if dynamic is not None else r.integer()
        r.attr_dict(state)
        ty = r.colon_type()
        state.operands.append(r.resolve(target, ty))
        if dynamic is not None:
            r.expect(",", "expected ','")
            state.operands.append(r.resolve(dynamic, r.type()))
        state.properties["static_chunk_sizes"] = IntegerAttr(size, I64)
        state.types.append(ty)

    def write(self, w: AsmWriter) -> None:
        dynamic = self.dynamic_chunk_sizes
        w.put(" ", self.target, " after ")
        if dynamic is None:
            w.text(f"{self.static_chunk_sizes.value} ")
        else:
            w.put(dynamic, " ")
        w.attr_dict(self, ("static_chunk_sizes",))
        w.put(" : ", self.target.type)
        if dynamic is not None:
            w.put(", ", dynamic.type)
