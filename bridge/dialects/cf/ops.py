"""The cf dialect: branches between blocks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bridge.ir.attributes import Attribute, DenseElementsAttr, IntegerAttr, StringAttr
from bridge.ir.types import as_shaped
from bridge.later import deferred
from bridge.op.base import Block, Blocks, Groups, Op, Value, Values, of_signature
from bridge.op.elementwise import width_of
from bridge.op.folding import known_numbers
from bridge.op.interfaces.control_flow import DecidedBranch
from bridge.op.interfaces.effects import Effect, MemoryEffects

if TYPE_CHECKING:
    from bridge.interpreter import branches
    from bridge.interpreter.machine import Machine
    from bridge.interpreter.programs import Meaning
else:
    branches = deferred("bridge.interpreter.branches")


class AssertOp(MemoryEffects, name="cf.assert"):
    """Aborts the program with a message unless a condition holds."""

    arg: Value
    msg: StringAttr

    def effects(self) -> list[Effect]:
        return [Effect("Write")]

    def interpret(self, machine: Machine) -> Meaning:
        return branches.asserted(self.msg.value)


class BranchOp(Op, name="cf.br"):
    """Branches to a block."""

    dest: Block

    def interpret(self, machine: Machine) -> Meaning:
        return lambda *operands: (0, operands)


class CondBranchOp(DecidedBranch, name="cf.cond_br"):
    """Branches to one of two blocks by a condition."""

    condition: Value
    true_dest_operands: Values
    true_dest: Block
    false_dest: Block
    branch_weights: Attribute | None

    def interpret(self, machine: Machine) -> Meaning:
        half = len(self.true_dest_operands)

        def run(condition: int, *operands: object) -> object:
            return (0, operands[:half]) if condition else (1, operands[half:])

        return run

    def successor_where(self, constants: Sequence[Attribute | None]) -> Block | None:
        (condition,) = known_numbers(constants[:1])
        if condition is None:
            return None
        return self.true_dest if condition else self.false_dest


class SwitchOp(DecidedBranch, name="cf.switch"):
    """Branches to the block of the case equal to an integer, or the default."""

    flag: Value
    default_destination: Block
    default_operands: Values
    case_operands: Groups
    case_values: DenseElementsAttr | None
    case_destinations: Blocks

    def interpret(self, machine: Machine) -> Meaning:
        cases = [] if self.case_values is None else list(self.case_values.values)
        counts = [len(group) for group in self.case_operands]
        default = len(self.default_operands)
        return branches.switch(width_of(self.flag.type), cases, default, counts)

    def successor_where(self, constants: Sequence[Attribute | None]) -> Block | None:
        flag = constants[0]
        if not isinstance(flag, IntegerAttr):
            return None
        cases = [] if self.case_values is None else self.case_values.values
        for case, block in zip(cases, self.case_destinations, strict=True):
            if IntegerAttr.wrapped(int(case), flag.type) is flag:
                return block
        return self.default_destination

    @of_signature
    def verify(self) -> None:
        values = self.case_values
        count = len(self.case_destinations)
        flag = self.flag.type
        shaped = None if values is None else as_shaped(values.type)
        if shaped is not None and shaped.element is not flag:
            raise self.error(
                f"'flag' type ('{flag}') should match case value type "
                f"('{shaped.element}')"
            )
        size = 0 if shaped is None else shaped.num_elements
        if size != count:
            raise self.error(
                f"number of case values ({size}) should match number of case "
                f"destinations ({count})"
            )
