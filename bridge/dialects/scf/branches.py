"""Conditionals, and regions that yield values."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from bridge.dialects import arith
from bridge.dialects.scf.loops import read_body
from bridge.ir.attributes import UNIT, Attribute, DenseArrayAttr
from bridge.ir.blocks import Region
from bridge.ir.core import Operation
from bridge.ir.types import I1
from bridge.later import deferred
from bridge.op.base import Regions, Value
from bridge.op.folding import Constants, Folded, constant_of, known_numbers, number_of
from bridge.op.interfaces.control_flow import Edge, RegionsRunOnce, RunsRegionsOnce
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.operation_state import OperationState

if TYPE_CHECKING:
    from bridge.interpreter import loops
    from bridge.interpreter.machine import Machine
    from bridge.interpreter.programs import Meaning
else:
    loops = deferred("bridge.interpreter.loops")


class ExecuteRegionOp(RunsRegionsOnce, name="scf.execute_region"):
    """Runs a region of any number of blocks once and yields its results."""

    region: Region

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        state.types += r.optional_arrow_types()
        if r.accept_word("no_inline"):
            state.properties["no_inline"] = UNIT
        state.regions.append(r.braced_region())
        r.attr_dict(state)

    def write(self, w: AsmWriter) -> None:
        w.arrow_types([result.type for result in self.results])
        w.text(" no_inline " if "no_inline" in self.properties else " ")
        w.region(self.region, entry_arguments=False)
        w.attr_dict(self, ("no_inline",))

    def interpret(self, machine: Machine) -> Meaning:
        return loops.once(len(self.results))

    def verify(self) -> None:
        if not self.region.blocks:
            raise self.error("region needs to have at least one block")
        if self.region.blocks[0].arguments:
            raise self.error("region cannot have any arguments")


class IfOp(RunsRegionsOnce, RegionsRunOnce, name="scf.if"):
    """Runs one of two regions by a condition and yields its results."""

    condition: Value
    then_region: Region
    else_region: Region

    def fold(self, constants: Constants) -> Folded:
        # `if not c then A else B` is `if c then B else A`.
        made = self.condition.defining_op
        if not self.else_region.blocks or not isinstance(made, arith.XOrIOp):
            return None
        if number_of(constant_of(made.rhs)) != -1:
            return None
        self.condition = made.lhs
        aside = Region()
        aside.take_blocks(self.then_region)
        self.then_region.take_blocks(self.else_region)
        self.else_region.take_blocks(aside)
        return self.results

    def edges_where(
        self, point: Operation | None, constants: Sequence[Attribute | None]
    ) -> Iterator[Edge]:
        known = known_numbers(constants[:1])
        found = self.possible_edges(point)
        if point is not None or known == [None]:
            return found
        taken, _ = self.regions if known != [0] else reversed(self.regions)
        target = taken if taken.blocks else None
        return (edge for edge in found if edge.target is target)

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        state.operands.append(r.resolve(r.operand(), I1))
        state.types += r.optional_arrow_types()
        read_body(r, state, (), "scf.yield")
        if r.accept_word("else"):
            read_body(r, state, (), "scf.yield")
        else:
            state.regions.append(Region())
        r.attr_dict(state)

    def write(self, w: AsmWriter) -> None:
        types = [result.type for result in self.results]
        w.put(" ", self.condition)
        if types:
            w.put(" -> (", types, ")")
        w.text(" ")
        shown = bool(types)
        w.region(self.then_region, entry_arguments=False, terminators=shown)
        if self.else_region.blocks:
            w.text(" else ")
            w.region(self.else_region, entry_arguments=False, terminators=shown)
        w.attr_dict(self)

    def interpret(self, machine: Machine) -> Meaning:
        return loops.chosen(len(self.results))

    def verify(self) -> None:
        if self.results and not self.else_region.blocks:
            raise self.error("must have an else block if defining values")


class IndexSwitchOp(RunsRegionsOnce, RegionsRunOnce, name="scf.index_switch"):
    """Runs the region of the case equal to an index, or the default region."""

    cases: DenseArrayAttr
    default_region: Region
    case_regions: Regions

    def edges_where(
        self, point: Operation | None, constants: Sequence[Attribute | None]
    ) -> Iterator[Edge]:
        found = self.possible_edges(point)
        known = known_numbers(constants[:1]) if point is None else [None]
        if known[0] is None:
            return found
        cases = zip(self.cases.values, self.case_regions, strict=True)
        taken = next((r for case, r in cases if case == known[0]), self.default_region)
        return (edge for edge in found if edge.target is taken)

    def interpret(self, machine: Machine) -> Meaning:
        cases = [int(case) for case in self.cases.values]
        return loops.switched(cases, len(self.results))

    def verify(self) -> None:
        cases = self.cases.values
        if len(cases) != len(self.case_regions):
            raise self.error(
                f"has {len(self.case_regions)} case regions but {len(cases)} case "
                "values"
            )
        seen = set()
        for value in cases:
            if value in seen:
                raise self.error(f"has duplicate case value: {value}")
            seen.add(value)
        self._verify_yields(self.default_region, "default region")
        for number, region in enumerate(self.case_regions):
            self._verify_yields(region, f"case region #{number}")

    def _verify_yields(self, region: Region, name: str) -> None:
        last = region.blocks[0].last
        if last is None or last.name != "scf.yield":
            found = "nothing" if last is None else last.name
            raise self.error(f"expected region to end with scf.yield, but got {found}")
        count = len(self.results)
        if len(last.operands) != count:
            raise self.error(
                f"expected each region to return {count} values, but {name} returns "
                f"{len(last.operands)}"
            ).with_note("see yield operation here", last.position)
        for index, (result, value) in enumerate(
            zip(self.results, last.operands, strict=True)
        ):
            if result.type is not value.type:
                raise self.error(
                    f"expected result #{index} of each region to be '{result.type}'"
                ).with_note(f"{name} returns '{value.type}' here", last.position)
