"""`scf.forall`: a loop over a box that assembles tensors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from bridge.dialects import tensor
from bridge.dialects.scf.loops import read_body
from bridge.ir.attributes import ArrayAttr, DenseArrayAttr, integers_of
from bridge.ir.blocks import Block, Region
from bridge.ir.types import DYNAMIC, I64, INDEX
from bridge.later import deferred
from bridge.ods.directives_index import read_index_list, write_index_list
from bridge.ods.slots import OPERAND_SIZES, set_operand_sizes
from bridge.op.base import Op, Value, Values, constant_integer
from bridge.op.interfaces.control_flow import RegionTerminator
from bridge.op.interfaces.loop_like import SharesResults
from bridge.op.interfaces.ranges import Counted, CountingLoop, LoopBound
from bridge.op.steps import verify_positive
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.blocks import Argument
from bridge.text.operation_state import OperationState
from bridge.text.tokens import Token

if TYPE_CHECKING:
    from bridge.interpreter import parallel, subscripts
    from bridge.interpreter.machine import Machine
    from bridge.interpreter.programs import Meaning
else:
    parallel = deferred("bridge.interpreter.parallel")
    subscripts = deferred("bridge.interpreter.subscripts")


class ForallOp(CountingLoop, SharesResults, name="scf.forall"):
    """A parallel loop over a hyper-rectangle of indices, with shared outputs."""

    dynamic_lower_bound: Values
    dynamic_upper_bound: Values
    dynamic_step: Values
    outputs: Values
    static_lower_bound: DenseArrayAttr
    static_upper_bound: DenseArrayAttr
    static_step: DenseArrayAttr
    mapping: ArrayAttr | None
    region: Region

    def shared(self, index: int) -> Value:
        return self.outputs[index]

    def counted(self) -> Sequence[Counted]:
        lower = mixed_bounds(self.static_lower_bound, self.dynamic_lower_bound)
        upper = mixed_bounds(self.static_upper_bound, self.dynamic_upper_bound)
        steps = mixed_bounds(self.static_step, self.dynamic_step)
        return list(map(Counted, self.body.arguments, lower, upper, steps))

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        variables = r.items(r.argument, "(", " in argument list")
        lists = _read_box(r, len(variables))
        for dynamic, _ in lists:
            state.operands += r.resolve_same(dynamic, INDEX)
        outputs: list[tuple[Token, Token]] = []
        where = r.here()
        if r.accept_word("shared_outs"):
            outputs = r.assignments()
            state.types += r.optional_arrow_types()
            starts = [start for _, start in outputs]
            state.operands += r.resolve_all(starts, state.types, where)
        arguments = [Argument(name, INDEX) for name in variables]
        arguments += map(Argument, [name for name, _ in outputs], state.types)
        read_body(r, state, arguments, InParallelOp.op_name)
        state.ends_otherwise()
        ending = state.regions[0].blocks[-1].last
        if isinstance(ending, InParallelOp) and not ending.regions:
            # One that was left out has a region of its own.
            ending.take_regions([_empty_body()])
        r.attr_dict(state)
        sizes = [len(dynamic) for dynamic, _ in lists] + [len(outputs)]
        for name, (_, static) in zip(_STATIC_BOUNDS, lists, strict=True):
            state.properties[name] = static
        set_operand_sizes(state.properties, sizes)

    def write(self, w: AsmWriter) -> None:
        rank = len(self.static_upper_bound.values)
        w.put(" (", self.body.arguments[:rank])
        bounds = (
            (") = ", self.dynamic_lower_bound, self.static_lower_bound),
            (" to ", self.dynamic_upper_bound, self.static_upper_bound),
            (" step ", self.dynamic_step, self.static_step),
        )
        if self.is_normalized:
            bounds = ((") in ", *bounds[1][1:]),)  # type: ignore[assignment]
        for word, dynamic, static in bounds:
            w.text(word)
            write_index_list(w, dynamic, static, "()")
        outputs = self.body.arguments[rank:]
        w.assignments(" shared_outs", outputs, self.outputs)
        w.text(" ")
        if outputs:
            w.put("-> (", [result.type for result in self.results], ") ")
        w.region(self.region, entry_arguments=False, terminators=bool(self.results))
        w.attr_dict(self, (*_STATIC_BOUNDS, OPERAND_SIZES))

    def interpret(self, machine: Machine) -> Meaning:
        lists = (self.static_lower_bound, self.static_upper_bound, self.static_step)
        parts = subscripts.mixed(*[numbers.values for numbers in lists])
        return parallel.shared(machine, self, parts, len(self.outputs))

    @property
    def is_normalized(self) -> bool:
        """Whether all loops begin at 0 and go on by 1."""
        lower = _constants(self.static_lower_bound, self.dynamic_lower_bound)
        steps = _constants(self.static_step, self.dynamic_step)
        return all(v == 0 for v in lower) and all(v == 1 for v in steps)

    def verify(self) -> None:
        rank, outputs = len(self.static_lower_bound.values), self.outputs
        if len(self.results) != len(outputs):
            raise self.error(
                f"produces {len(self.results)} results, but has only {len(outputs)} "
                "outputs"
            )
        arguments = self.region.blocks[0].arguments
        if len(arguments) != rank + len(outputs):
            raise self.error(f"region expects {rank} arguments")
        for number, argument in enumerate(arguments[:rank]):
            if argument.type is not INDEX:
                raise self.error(f"expects {number}-th block argument to be an index")
        for number, (output, argument) in enumerate(
            zip(outputs, arguments[rank:], strict=True)
        ):
            if output.type is not argument.type:
                raise self.error(
                    f"type mismatch between {number}-th output and corresponding block "
                    "argument"
                )
        if self.mapping is not None and self.mapping.elements:
            self._verify_mapping(self.mapping, rank)
        for name, static, dynamic in (
            ("lower bound", self.static_lower_bound, self.dynamic_lower_bound),
            ("upper bound", self.static_upper_bound, self.dynamic_upper_bound),
            ("step", self.static_step, self.dynamic_step),
        ):
            check_index_list(self, name, rank, static, dynamic)

    def _verify_mapping(self, mapping: ArrayAttr, rank: int) -> None:
        masks = sum(str(attr).startswith(_MASK) for attr in mapping.elements)
        if len(mapping.elements) - masks != rank:
            raise self.error("mapping attribute size must match op rank")
        if masks > 1:
            raise self.error('"mapping" supports at most one device masking attribute')

    def verify_strictly(self) -> None:
        steps = integers_of(self.static_step)
        verify_positive(self, [step for step in steps if step != DYNAMIC])


_MASK: Final = "#gpu.mask<"
"""How the attribute begins that does not map a loop."""


def check_index_list(
    op: Op, name: str, count: int, static: DenseArrayAttr, dynamic: Values
) -> None:
    """Raises `Invalid` where integers and the values among them do not go together."""
    if len(static.values) != count:
        raise op.bare_error(f"expected {count} {name} values, got {len(static.values)}")
    wanted = static.values.count(DYNAMIC)
    if len(dynamic) != wanted:
        raise op.bare_error(f"expected {wanted} dynamic {name} values")


_STATIC_BOUNDS: Final = ("staticLowerBound", "staticUpperBound", "staticStep")


Bound = tuple[list[Token], DenseArrayAttr]
"""Values, and integers in which `DYNAMIC` stands for them."""


def _read_box(r: AsmReader, rank: int) -> list[Bound]:
    """`in (…)`, or `= (…) to (…) step (…)`."""
    if r.accept_word("in"):
        upper = _read_bound(r)
        zeros = DenseArrayAttr.of(I64, [0] * rank)
        return [([], zeros), upper, ([], DenseArrayAttr.of(I64, [1] * rank))]
    r.expect("=", "expected '='")
    lists = [_read_bound(r)]
    for word in ("to", "step"):
        r.word(word)
        lists.append(_read_bound(r))
    return lists


def _read_bound(r: AsmReader) -> Bound:
    values, integers, _ = read_index_list(r, "()")
    return values, integers


def _constants(static: DenseArrayAttr, dynamic: Values) -> list[int | float | None]:
    values = iter(dynamic)
    return [
        constant_integer(next(values)) if value == DYNAMIC else value
        for value in static.values
    ]


def _empty_body() -> Region:
    region = Region()
    region.append(Block())
    return region


def mixed_bounds(static: DenseArrayAttr, dynamic: Values) -> list[LoopBound]:
    """Numbers, and values where they are not known."""
    values = iter(dynamic)
    return [next(values) if n == DYNAMIC else int(n) for n in static.values]


class InParallelOp(RegionTerminator, name="scf.forall.in_parallel"):
    """Terminates `scf.forall` with the ops that combine partial results."""

    kept = None

    region: Region

    def interpret(self, machine: Machine) -> Meaning:
        return lambda region: region()

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        region = r.braced_region()
        state.regions.append(region if region.blocks else _empty_body())
        r.attr_dict(state)

    def write(self, w: AsmWriter) -> None:
        w.text(" ")
        w.region(self.region, entry_arguments=False, terminators=False)
        w.attr_dict(self)

    def verify(self) -> None:
        loop = self.parent_op
        if loop is None or loop.name != "scf.forall":
            raise self.error("expected forall op parent")
        outputs = loop.regions[0].blocks[0].arguments
        rank = len(outputs) - len(loop.results)
        for op in self.region.blocks[0]:
            if not isinstance(op, tensor.ParallelInsertSliceOp):
                raise self.error("expected only ParallelCombiningOpInterface ops")
            # An op that is invalid itself is reported as well.
            if len(op.operands) > 1 and op.dest not in outputs[rank:]:
                raise op.error("may only insert into an output block argument")
