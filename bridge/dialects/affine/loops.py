"""Loops and conditions over affine bounds and sets."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from bridge.dialects.affine.maps import read_dims_and_symbols, write_dims_and_symbols
from bridge.dialects.affine.scopes import verify_dims_and_symbols
from bridge.ir.affine import AffineConstant, AffineMap, AffineSymbol, IntegerSet
from bridge.ir.attributes import AffineMapAttr, IntegerAttr, IntegerSetAttr
from bridge.ir.blocks import Region
from bridge.ir.core import Operation
from bridge.ir.types import INDEX
from bridge.ir.values import Value
from bridge.later import deferred
from bridge.ods.slots import OPERAND_SIZES, set_operand_sizes
from bridge.op.base import Op, Values, asked_where, of_outline, of_place
from bridge.op.interfaces.control_flow import Edge, Loop, RegionBranch, forwarded
from bridge.op.interfaces.control_flow import ValueSequence as Initial
from bridge.op.interfaces.effects import Speculatable, Speculation
from bridge.op.interfaces.loop_like import Carried, LoopLike, yielded_by
from bridge.op.interfaces.polyhedral import (
    AffineGuard,
    AffineLoops,
    Applied,
    LoopBounds,
)
from bridge.text.asm_reader import AsmReader
from bridge.text.blocks import Argument
from bridge.text.operation_state import OperationState
from bridge.text.tokens import Token

if TYPE_CHECKING:
    from bridge.dialects.affine import folding
    from bridge.interpreter import loops
    from bridge.interpreter.machine import Machine
    from bridge.interpreter.programs import Meaning
    from bridge.op.folding import Constants, Folded
    from bridge.text.asm_writer import AsmWriter
else:
    folding = deferred("bridge.dialects.affine.folding")
    loops = deferred("bridge.interpreter.loops")

_ONE: Final = IntegerAttr(1, INDEX)
_SYMBOL: Final = AffineMapAttr(AffineMap(0, 1, (AffineSymbol(0),)))


def read_affine_body(
    r: AsmReader, state: OperationState, arguments: list[Argument]
) -> None:
    """A region whose `affine.yield` may be left out."""
    region = r.braced_region(arguments)
    state.regions.append(r.ensure_terminator(region, "affine.yield", state))


def _number_of_bound(op: Operation, name: str) -> int | None:
    """The constant that a bound is, where it is one."""
    bound = op.properties.get(name)
    results = bound.map.results if isinstance(bound, AffineMapAttr) else ()
    if len(results) == 1 and isinstance(results[0], AffineConstant):
        return results[0].value
    return None


class ForOp(AffineLoops, Loop, Speculatable, LoopLike, name="affine.for"):
    """A loop from the maximum of lower bounds to the minimum of upper bounds."""

    lower_bound_operands: Values
    upper_bound_operands: Values
    inits: Values
    lower_bound_map: AffineMapAttr
    upper_bound_map: AffineMapAttr
    step: IntegerAttr
    region: Region

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        variable = Argument(r.argument(), INDEX, r.optional_location())
        r.expect("=", "expected '='")
        lower = _read_bound(r, state, "lowerBoundMap", "max")
        r.word("to", " between bounds")
        upper = _read_bound(r, state, "upperBoundMap", "min")
        state.properties["step"] = _read_step(r) if r.accept_word("step") else _ONE
        carried: list[tuple[Token, Token]] = []
        if r.accept_word("iter_args"):
            carried = r.assignments()
            state.types += r.arrow_types()
            for (_, start), ty in zip(carried, state.types, strict=False):
                state.operands.append(r.resolve(start, ty))
        set_operand_sizes(state.properties, (lower, upper, len(carried)))
        if len(carried) != len(state.types):
            raise r.op_error(
                state, "mismatch between the number of loop-carried values and results"
            )
        names = [name for name, _ in carried]
        read_affine_body(r, state, [variable, *map(Argument, names, state.types)])
        r.attr_dict(state)

    def write(self, w: AsmWriter) -> None:
        variable, *carried = self.body.arguments
        w.text(" ")
        w.region_argument(variable, typed=False)
        w.text(" = ")
        _write_bound(w, self.lower_bound_map, self.lower_bound_operands, "max")
        w.text(" to ")
        _write_bound(w, self.upper_bound_map, self.upper_bound_operands, "min")
        if self.step.value != 1:
            w.text(f" step {self.step.value}")
        carries = self._carried != 0
        if carries:
            w.text(" iter_args(")
            w.assigned(carried, self.inits)
            w.text(") -> (")
            w.types([result.type for result in self.results])
            w.text(")")
        w.text(" ")
        w.region(self.region, entry_arguments=False, terminators=carries)
        w.attr_dict(self, _FOR_WRITTEN)

    def interpret(self, machine: Machine) -> Meaning:
        lower, upper = self.lower_bound_map.map, self.upper_bound_map.map
        step = self.step.value
        return loops.bounded(machine, len(self.results), lower, upper, step)

    def loops(self) -> list[LoopBounds]:
        lower = Applied(self.lower_bound_map.map, self.lower_bound_operands)
        upper = Applied(self.upper_bound_map.map, self.upper_bound_operands)
        return [LoopBounds(self.body.arguments[0], lower, upper, self.step.value)]

    @property
    def constant_bounds(self) -> tuple[int | None, int | None]:
        """The lower and the upper bound, where they are numbers."""
        lower = _number_of_bound(self, "lowerBoundMap")
        return lower, _number_of_bound(self, "upperBoundMap")

    def fold(self, constants: Constants) -> Folded:
        return folding.loop(self)

    @property
    def _carried(self) -> int:
        """Operands beyond those of the bounds: upstream reports the number expected."""
        bounds = (self.lower_bound_map.map, self.upper_bound_map.map)
        return len(self.operands) - sum(map_.num_inputs for map_ in bounds)

    @of_outline
    def verify(self) -> None:
        variable = self.body.arguments[:1]
        if not variable or variable[0].type is not INDEX:
            raise self.error(
                "expected body to have an index argument for the induction variable"
            )

    def verify_syntax(self) -> None:
        self.verify()
        self._verify_carried()

    @of_outline
    @asked_where(lambda op: len(op.operands) > len(op.results))
    def verify_regions(self) -> None:
        step = self.step.value
        if step <= 0:
            raise self.error(f"expected step to be a positive integer, got {step}")
        lower, upper = self.lower_bound_map.map, self.upper_bound_map.map
        for map_, values in (
            (lower, self.lower_bound_operands),
            (upper, self.upper_bound_operands),
        ):
            if map_.num_inputs:
                verify_dims_and_symbols(self, values, map_.num_dims)
        for side, map_ in (("lower", lower), ("upper", upper)):
            if not map_.results:
                raise self.error(
                    f"expected {side} bound map to have at least one result"
                )
        self._verify_carried()

    def _verify_carried(self) -> None:
        count = len(self.results)
        if not count:
            return
        for found, what in (
            (self._carried, "loop-carried values"),
            (len(self.body.arguments) - 1, "basic block args"),
        ):
            if found != count:
                raise self.error(f"mismatch between the number of {what} and results")

    def initial_values(self) -> Initial:
        return self.inits

    def trip_count(self) -> int | None:
        first, last = self.constant_bounds
        step = self._properties.get("step")
        if first is None or last is None or not isinstance(step, IntegerAttr):
            return None
        if step.value <= 0:
            return None
        return max(0, -((first - last) // step.value))

    def speculation(self) -> Speculation:
        # A loop of another step might not end.
        step = self._properties.get("step")
        ends = isinstance(step, IntegerAttr) and step.value == 1
        return Speculation.AS_ITS_REGIONS if ends else Speculation.NEVER

    @of_outline
    def carried(self) -> Carried:
        block = self.regions[0].blocks[0]
        # Upstream's affine loop does not implement this part of the interface.
        return Carried(self.inits, block.arguments[1:], yielded_by(block), None)


_match_number: Final = re.compile(r" (0|-?[1-9][0-9]{0,8})(?= (?:to|step|\{))").match
"""Group: a bound that is a number, but `-0`, which is refused."""

_FOR_WRITTEN: Final = ("lowerBoundMap", "upperBoundMap", "step", OPERAND_SIZES)


@lru_cache(maxsize=4096)
def _constant_bound(value: int) -> AffineMapAttr:
    return AffineMapAttr.sound(AffineMap.sound(0, 0, (AffineConstant(value),)))


def _read_step(r: AsmReader) -> IntegerAttr:
    where = r.here()
    step = r.attribute_of(IntegerAttr, INDEX)
    if step.value <= 0:
        message = "expected step to be representable as a positive signed integer"
        raise r.op_error_here(message, where)
    return step


def _read_bound(r: AsmReader, state: OperationState, name: str, word: str) -> int:
    """Reads a bound into the operation state; returns the number of its operands.

    `%n`, a constant, or a map applied to values; with several results it must have
    the word `max` or `min` before it.
    """
    plain = None if r.exact else _match_number(r.text, r.pos)
    if plain is not None:
        r.pos = plain.end()
        state.properties[name] = _constant_bound(int(plain[1]))
        return 0
    several = r.accept_word(word)
    if r.first() == "%":
        operands = r.operands()
        if len(operands) > 1:
            raise r.op_error(state, "expected only one loop bound operand")
        state.operands.append(r.resolve(operands[0], INDEX))
        state.properties[name] = _SYMBOL
        return 1
    where = r.here()
    found = r.attribute(INDEX)
    if isinstance(found, IntegerAttr):
        state.properties[name] = _constant_bound(found.value)
        return 0
    if not isinstance(found, AffineMapAttr):
        message = "expected valid affine map representation for loop bounds"
        raise r.op_error(state, message)
    values = _read_map_operands(r, state, found.map)
    if len(found.map.results) > 1 and not several:
        side = "lower" if word == "max" else "upper"
        raise r.op_error(
            state,
            f"{side} loop bound affine map with multiple results requires '{word}' "
            "prefix",
            where,
        )
    state.properties[name] = found
    state.operands += values
    return len(values)


def _read_map_operands(
    r: AsmReader, state: OperationState, map_: AffineMap
) -> list[Value]:
    values, num_dims = read_dims_and_symbols(r)
    for kind, wanted, given in (
        ("dim", map_.num_dims, num_dims),
        ("symbol", map_.num_symbols, len(values) - num_dims),
    ):
        if wanted != given:
            message = f"{kind} operand count and affine map {kind} count must match"
            raise r.op_error(state, message)
    return values


def _write_bound(w: AsmWriter, bound: AffineMapAttr, values: Values, word: str) -> None:
    map_ = bound.map
    if len(map_.results) != 1:
        w.text(word + " ")
    elif not map_.num_dims:
        expr = map_.results[0]
        if isinstance(expr, AffineConstant) and not map_.num_symbols:
            w.text(str(expr.value))
            return
        if isinstance(expr, AffineSymbol) and map_.num_symbols == 1:
            w.value(values[0])
            return
    w.attribute(bound)
    write_dims_and_symbols(w, values, map_.num_dims)


class IfOp(AffineGuard, RegionBranch, name="affine.if"):
    """Runs one of two regions, by whether operands are in an integer set."""

    condition: IntegerSetAttr
    then_region: Region
    else_region: Region

    def guard(self) -> tuple[IntegerSet, Values]:
        return self.condition.set, self.operands

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        condition = r.attribute_of(IntegerSetAttr)
        state.properties["condition"] = condition
        values, num_dims = read_dims_and_symbols(r)
        state.operands += values
        for kind, wanted, given in (
            ("dim", condition.set.num_dims, num_dims),
            ("symbol", condition.set.num_symbols, len(values) - num_dims),
        ):
            if wanted != given:
                message = (
                    f"{kind} operand count and integer set {kind} count must match"
                )
                raise r.op_error(state, message)
        state.types += r.optional_arrow_types()
        read_affine_body(r, state, [])
        if r.accept_word("else"):
            read_affine_body(r, state, [])
        else:
            state.regions.append(Region())
        r.attr_dict(state)

    def write(self, w: AsmWriter) -> None:
        w.text(" ")
        w.attribute(self.condition)
        write_dims_and_symbols(w, self.operands, self.condition.set.num_dims)
        w.arrow_types([result.type for result in self.results])
        w.text(" ")
        shown = bool(self.results)
        w.region(self.then_region, entry_arguments=False, terminators=shown)
        if self.else_region.blocks:
            w.text(" else ")
            w.region(self.else_region, entry_arguments=False, terminators=shown)
        w.attr_dict(self, ("condition",))

    def fold(self, constants: Constants) -> Folded:
        return folding.condition(self)

    def interpret(self, machine: Machine) -> Meaning:
        return loops.in_set(self.condition.set, len(self.results))

    def verify(self) -> None:
        condition = self.condition.set
        if len(self.operands) != condition.num_inputs:
            raise self.error(
                "operand count and condition integer set dimension and symbol count "
                "must match"
            )
        verify_dims_and_symbols(self, self.operands, condition.num_dims)

    @of_outline
    def possible_edges(self, point: Operation | None) -> Iterator[Edge]:
        if point is not None:
            yield Edge(None, forwarded(point), self.results)
            return
        for region in self.regions:
            if region.blocks:
                yield Edge(region, (), region.blocks[0].arguments)
            else:
                yield Edge(None, (), self.results)


class YieldOp(Op, name="affine.yield"):
    """Terminates the region of an affine op and yields its values."""

    @of_place
    def verify(self) -> None:
        parent = self.parent_op
        if parent is None or parent.name not in _YIELDED_TO:
            raise self.error("only terminates affine.if/for/parallel regions")
        if len(parent.results) != len(self.operands):
            raise self.error(
                "parent of yield must have same number of results as the yield operands"
            )
        for result, operand in zip(parent.results, self.operands, strict=True):
            if result.type is not operand.type:
                raise self.error("types mismatch between yield op and its parent")


_YIELDED_TO: Final = frozenset({"affine.for", "affine.if", "affine.parallel"})
