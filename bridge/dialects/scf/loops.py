"""Loops: counted, with a test of their own, and in any order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from bridge.dialects.scf.trip_counts import constant_trip_count
from bridge.ir.affine import AffineMap
from bridge.ir.attributes import UNIT, Attribute
from bridge.ir.blocks import Region
from bridge.ir.core import Operation
from bridge.ir.types import INDEX
from bridge.later import deferred
from bridge.ods.slots import OPERAND_SIZES, set_operand_sizes
from bridge.op.base import Op, Regions, Value, Values, constant_integer, of_outline
from bridge.op.elementwise import width_of
from bridge.op.folding import known_numbers
from bridge.op.interfaces.control_flow import (
    Edge,
    Loop,
    RegionBranch,
    RegionTerminator,
    forwarded,
)
from bridge.op.interfaces.effects import Speculatable, Speculation
from bridge.op.interfaces.loop_like import Carried, LoopLike, yielded_by
from bridge.op.interfaces.polyhedral import AffineLoops, Applied, LoopBounds
from bridge.op.interfaces.ranges import Counted, CountingLoop
from bridge.op.loops import WhileSyntax, read_bounds, write_bounds, write_variable_type
from bridge.op.steps import verify_positive
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.blocks import Argument
from bridge.text.operation_state import OperationState
from bridge.text.tokens import Token

if TYPE_CHECKING:
    from bridge.interpreter import loops, parallel
    from bridge.interpreter.machine import Machine
    from bridge.interpreter.programs import Meaning
else:
    loops = deferred("bridge.interpreter.loops")
    parallel = deferred("bridge.interpreter.parallel")


def read_body(
    r: AsmReader, state: OperationState, arguments: Sequence[Argument], terminator: str
) -> None:
    """A region that ends with a terminator which may be left out."""
    region = r.braced_region(arguments)
    state.regions.append(r.ensure_terminator(region, terminator, state))


def check_ending(op: Op, region: Region, name: str, what: str) -> Operation:
    """What a region of an op ends with.

    Raises `Invalid` where that is not of the name wanted, or nothing.
    """
    last = region.blocks[0].last if region.blocks else None
    if last is not None and last.name == name:
        return last
    error = op.error(f"expects {what} with '{name}'")
    if last is not None:
        error.with_note("terminator here", last.position)
    raise error


class ForOp(AffineLoops, CountingLoop, Loop, Speculatable, LoopLike, name="scf.for"):
    """A loop with an induction variable and loop-carried values."""

    lower_bound: Value
    step: Value
    init_args: Values
    region: Region

    def loops(self) -> list[LoopBounds] | None:
        step = constant_integer(self.step)
        variable = self.body.arguments[0]
        unsigned = "unsignedCmp" in self.properties
        if step is None or step <= 0 or unsigned or variable.type is not INDEX:
            return None
        lower, upper = ((self.operands[n],) for n in (0, 1))
        one = AffineMap.identity(1)
        return [LoopBounds(variable, Applied(one, lower), Applied(one, upper), step)]

    def counted(self) -> Sequence[Counted]:
        numbers = self.operands[:3]
        unsigned = "unsignedCmp" in self.properties
        return [] if unsigned else [Counted(self.body.arguments[0], *numbers)]

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        if r.accept_word("unsigned"):
            state.properties["unsignedCmp"] = UNIT
        variable, bounds = read_bounds(r)
        carried: list[tuple[Token, Token]] = []
        if r.accept_word("iter_args"):
            carried = r.assignments()
            state.types += r.arrow_types()
        if len(carried) != len(state.types):
            raise r.op_error(
                state, "mismatch in number of loop-carried values and defined values"
            )
        ty = r.type() if r.accept(":") else INDEX
        names = [name for name, _ in carried]
        arguments = [Argument(variable, ty), *map(Argument, names, state.types)]
        read_body(r, state, arguments, "scf.yield")
        # Only now, so that the bounds cannot be what the body defines.
        state.operands += r.resolve_same(bounds, ty)
        starts = [start for _, start in carried]
        state.operands += r.resolve_all(starts, state.types, state.pos)
        r.attr_dict(state)

    def write(self, w: AsmWriter) -> None:
        variable, *carried = self.body.arguments
        w.text(" unsigned " if "unsignedCmp" in self.properties else " ")
        write_bounds(w, variable, self.operands[:3])
        starts = self.init_args
        w.assignments(" iter_args", carried, starts)
        if starts:
            w.put(" -> (", [value.type for value in starts], ")")
        write_variable_type(w, variable.type)
        w.region(self.region, entry_arguments=False, terminators=bool(starts))
        w.attr_dict(self, ("unsignedCmp",))

    def interpret(self, machine: Machine) -> Meaning:
        unsigned = "unsignedCmp" in self.properties
        width = width_of(self.lower_bound.type)
        return loops.counted(machine, len(self.results), width, unsigned=unsigned)

    @of_outline
    def verify(self) -> None:
        arguments = self.region.blocks[0].arguments
        if not arguments:
            raise self.error(
                "expected body to have at least 1 argument(s) for the induction "
                "variable, but got 0"
            )
        if len(self.init_args) != len(self.results):
            raise self.error(
                "mismatch in number of loop-carried values and defined values"
            )

    @of_outline
    def verify_regions(self) -> None:
        variable = self.region.blocks[0].arguments[0]
        if variable.type is not self.lower_bound.type:
            raise self.error(
                "expected induction variable to be same type as bounds and step"
            )

    def initial_values(self) -> Sequence[Value]:
        return self.operands[3:]

    def trip_count(self) -> int | None:
        return constant_trip_count(
            *self.operands[:3], signed="unsignedCmp" not in self._properties
        )

    def speculation(self) -> Speculation:
        # A loop of another step might not end.
        ends = constant_integer(self.operands[2]) == 1
        return Speculation.AS_ITS_REGIONS if ends else Speculation.NEVER

    any_induction_type = True

    @of_outline
    def carried(self) -> Carried:
        block = self.regions[0].blocks[0]
        return Carried(
            self.init_args, block.arguments[1:], yielded_by(block), self._results
        )

    def verify_strictly(self) -> None:
        verify_positive(self, [constant_integer(self.step)])


class ParallelOp(CountingLoop, name="scf.parallel"):
    """A parallel loop nest with reductions."""

    lower_bound: Values
    upper_bound: Values
    step: Values
    init_vals: Values
    region: Region

    def counted(self) -> Sequence[Counted]:
        variables = self.body.arguments
        bounds = (self.lower_bound, self.upper_bound, self.step)
        return list(map(Counted, variables, *bounds))

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        variables = r.items(r.argument, "(", " in argument list")
        r.expect("=", "expected '='")
        rank = len(variables)
        for word in ("", "to", "step"):
            if word:
                r.word(word)
            where = r.here()
            operands = r.operands("(")
            if len(operands) != rank:
                raise r.op_error(state, f"expected {rank} operands", where)
            state.operands += r.resolve_same(operands, INDEX)
        starts = r.operands("(") if r.accept_word("init") else []
        state.types += r.optional_arrow_types()
        arguments = [Argument(name, INDEX) for name in variables]
        state.regions.append(r.braced_region(arguments))
        r.attr_dict(state)
        state.operands += r.resolve_all(starts, state.types, state.pos)
        r.ensure_terminator(state.regions[0], "scf.reduce", state)
        set_operand_sizes(state.properties, [rank, rank, rank, len(starts)])

    def write(self, w: AsmWriter) -> None:
        w.put(" (", self.body.arguments)
        for word, values in (
            (") = (", self.lower_bound),
            (") to (", self.upper_bound),
            (") step (", self.step),
        ):
            w.put(word, values)
        w.text(")")
        if self.init_vals:
            w.put(" init (", self.init_vals, ")")
        w.arrow_types([result.type for result in self.results])
        w.text(" ")
        w.region(self.region, entry_arguments=False)
        w.attr_dict(self, (OPERAND_SIZES,))

    def interpret(self, machine: Machine) -> Meaning:
        types = [result.type for result in self.results]
        return parallel.reduced(machine, self, len(self.step), types)

    def verify(self) -> None:
        steps = self.step
        if not steps:
            raise self.error(
                "needs at least one tuple element for lowerBound, upperBound and step"
            )
        for step in steps:
            known = constant_integer(step)
            if known is not None and known <= 0:
                raise self.error("constant step operand must be positive")
        arguments = self.region.blocks[0].arguments
        if len(arguments) != len(steps):
            raise self.error(
                f"expects the same number of induction variables: {len(arguments)} as "
                f"bound and step values: {len(steps)}"
            )
        if any(argument.type is not INDEX for argument in arguments):
            raise self.error(
                "expects arguments for the induction variable to be of index type"
            )
        self._verify_reductions(
            check_ending(self, self.region, "scf.reduce", "body to terminate")
        )

    def _verify_reductions(self, reduce: Operation) -> None:
        count = len(self.results)
        for what, found in (
            ("reductions", len(reduce.regions)),
            ("initial values", len(self.init_vals)),
        ):
            if found != count:
                raise self.error(
                    f"expects number of results: {count} to be the same as number of "
                    f"{what}: {found}"
                )
        if len(reduce.operands) != count:
            # The terminator of the body reports that.
            return
        for number, (operand, result) in enumerate(
            zip(reduce.operands, self.results, strict=True)
        ):
            if operand.type is not result.type:
                raise reduce.error(
                    f"expects type of {number}-th reduction operand: '{operand.type}' "
                    f"to be the same as the {number}-th result type: '{result.type}'"
                )


class WhileOp(RegionBranch, LoopLike, WhileSyntax, name="scf.while"):
    """A loop with a "before" region that tests and an "after" region."""

    before: Region
    after: Region

    def interpret(self, machine: Machine) -> Meaning:
        return loops.while_(machine, len(self.results))

    def verify(self) -> None:
        for region, name, ending in (
            (self.before, "before", "scf.condition"),
            (self.after, "after", "scf.yield"),
        ):
            check_ending(self, region, ending, f"the '{name}' region to terminate")

    @of_outline
    def possible_edges(self, point: Operation | None) -> Iterator[Edge]:
        before, after = self.regions
        if point is None or point.parent_region is after:
            operands = self.operands if point is None else forwarded(point)
            yield Edge(before, operands, before.blocks[0].arguments)
            return
        yield Edge(None, forwarded(point), self.results)
        yield Edge(after, forwarded(point), after.blocks[0].arguments)

    def edges_where(
        self, point: Operation | None, constants: Sequence[Attribute | None]
    ) -> Iterator[Edge]:
        found = self.possible_edges(point)
        if not isinstance(point, ConditionOp):
            return found
        (known,) = known_numbers(constants[:1])
        if known is None:
            return found
        return (edge for edge in found if (edge.target is not None) == bool(known))

    @of_outline
    def carried(self) -> Carried:
        before, after = (region.blocks[0] for region in self.regions)
        return Carried(self.operands, before.arguments, yielded_by(after), None)


class ConditionOp(RegionTerminator, name="scf.condition"):
    """Terminates the "before" region of `scf.while`."""

    kept = 1

    def interpret(self, machine: Machine) -> Meaning:
        return lambda *values: values


class ReduceOp(RegionTerminator, name="scf.reduce"):
    """Terminates `scf.parallel`: the operand and the region of each reduction."""

    kept = None
    reductions: Regions

    def interpret(self, machine: Machine) -> Meaning:
        return parallel.reductions(len(self.reductions))

    def verify_regions(self) -> None:
        if len(self.reductions) != len(self.operands):
            raise self.error(
                f"expects number of reduction regions: {len(self.reductions)} to be "
                f"the same as number of reduction operands: {len(self.operands)}"
            )
        for number, (region, value) in enumerate(
            zip(self.reductions, self.operands, strict=True)
        ):
            block = region.blocks[0]
            last = block.last
            if last is None:
                raise self.error(f"{number}-th reduction has an empty body")
            if [argument.type for argument in block.arguments] != [value.type] * 2:
                raise self.error(
                    f"expected two block arguments with type '{value.type}' in the "
                    f"{number}-th reduction region"
                )
            if last.name != "scf.reduce.return":
                raise self.error(
                    "reduction bodies must be terminated with an 'scf.reduce.return' op"
                )


class ReduceReturnOp(Op, name="scf.reduce.return"):
    """Terminates a reduction region with its result."""

    result_: Value

    def interpret(self, machine: Machine) -> Meaning:
        return lambda value: (value,)

    def verify(self) -> None:
        block = self.parent
        arguments = block.arguments if block is not None else ()
        # The parent op emits the diagnostic where there is none.
        if arguments and arguments[0].type is not self.result_.type:
            raise self.error(
                f"must have type '{arguments[0].type}' (the type of the reduction "
                "inputs)"
            )
