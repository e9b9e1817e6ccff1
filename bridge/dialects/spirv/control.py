"""Structured loops and selections, and branches."""

from __future__ import annotations

from bridge.dialects.spirv.control_rules import (
    verify_loop,
    verify_selection,
    verify_weights,
)
from bridge.dialects.spirv.words import (
    case_attr,
    case_text,
    read_keyword_case,
    snake_case,
)
from bridge.ir.attributes import ArrayAttr, DialectAttr, IntegerAttr
from bridge.ir.blocks import Block
from bridge.ir.core import Operation
from bridge.ir.types import I1, I32
from bridge.ods.slots import set_operand_sizes
from bridge.op.base import Op, Value, Values, of_signature
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.operation_state import OperationState


def _read_construct(r: AsmReader, state: OperationState, control: str) -> None:
    """`control(Unroll) -> t {…}`."""
    if r.accept_word("control"):
        r.expect("(", "expected '('")
        read_keyword_case(r, state, control)
        r.expect(")", "expected ')'")
    else:
        state.properties[snake_case(control)] = case_attr(control, "None")
    if r.accept("->"):
        state.types += r.types()
    state.regions.append(r.braced_region())


def _write_construct(w: AsmWriter, op: Operation, control: DialectAttr) -> None:
    text = case_text(control)
    if text != "None":
        w.text(f" control({text})")
    if op.results:
        w.text(" -> ")
        w.types([result.type for result in op.results])
    w.text(" ")
    w.region(op.regions[0], entry_arguments=False)


class LoopOp(Op, name="spirv.mlir.loop"):
    """A structured loop."""

    loop_control: DialectAttr

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        _read_construct(r, state, "LoopControl")

    def write(self, w: AsmWriter) -> None:
        _write_construct(w, self, self.loop_control)

    def verify_regions(self) -> None:
        verify_loop(self)


class SelectionOp(Op, name="spirv.mlir.selection"):
    """A structured selection."""

    selection_control: DialectAttr

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        _read_construct(r, state, "SelectionControl")

    def write(self, w: AsmWriter) -> None:
        _write_construct(w, self, self.selection_control)

    def verify_regions(self) -> None:
        verify_selection(self)


class BranchConditionalOp(Op, name="spirv.BranchConditional"):
    """Branches to one of two blocks by a condition."""

    condition: Value
    true_target_operands: Values
    false_target_operands: Values
    true_target: Block
    false_target: Block
    branch_weights: ArrayAttr | None

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        state.operands.append(r.resolve(r.operand(), I1))
        if r.accept("["):
            first = r.attribute(I32)
            r.expect(",", "expected ','")
            second = r.attribute(I32)
            r.expect("]", "expected ']'")
            state.properties["branch_weights"] = ArrayAttr((first, second))
        sizes = [1]
        for _ in range(2):
            r.expect(",", "expected ','")
            block, values = r.successor_and_operands()
            state.successors.append(block)
            state.operands += values
            sizes.append(len(values))
        set_operand_sizes(state.properties, sizes)

    def write(self, w: AsmWriter) -> None:
        w.text(" ")
        w.value(self.condition)
        if self.branch_weights is not None:
            weights = [
                str(weight.value)
                for weight in self.branch_weights.elements
                if isinstance(weight, IntegerAttr)
            ]
            w.text(f" [{', '.join(weights)}]")
        w.text(", ")
        w.successor_and_operands(self.true_target, self.true_target_operands)
        w.text(", ")
        w.successor_and_operands(self.false_target, self.false_target_operands)

    @of_signature
    def verify(self) -> None:
        verify_weights(self)
