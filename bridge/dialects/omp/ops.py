"""Loop nests, iterators, and canonical loops."""

from __future__ import annotations

from functools import partial

from bridge.dialects.omp.iterators import verify_iterator
from bridge.dialects.omp.names import loop_name
from bridge.dialects.omp.wrappers import verify_nest
from bridge.ir.attributes import UNIT, Attribute, DenseArrayAttr, IntegerAttr
from bridge.ir.blocks import Region
from bridge.ir.types import I64, INDEX
from bridge.ods.nodes import dialect_type
from bridge.ods.slots import OPERAND_SIZES, set_operand_sizes
from bridge.op.base import Op, OpResult, Value, Values
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.blocks import Argument
from bridge.text.operation_state import OperationState, SetLabel, SetName
from bridge.text.tokens import Token

CLI = dialect_type("omp.cli")


class LoopNestOp(Op, name="omp.loop_nest"):
    """A rectangular loop nest."""

    loop_lower_bounds: Values
    loop_upper_bounds: Values
    loop_steps: Values
    collapse_num_loops: IntegerAttr | None
    loop_inclusive: Attribute | None
    tile_sizes: DenseArrayAttr | None
    region: Region

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        names = r.items(r.argument, "(", " in argument list")
        ty = r.colon_type()
        r.expect("=", "expected '='")
        lists = [_read_bounds(r, state, len(names))]
        r.word("to")
        lists.append(_read_bounds(r, state, len(names)))
        if r.accept_word("inclusive"):
            state.properties["loop_inclusive"] = UNIT
        r.word("step")
        lists.append(_read_bounds(r, state, len(names)))
        if r.accept_word("collapse"):
            r.expect("(", "expected '('")
            count = r.integer()
            r.expect(")", "expected ')'")
            if count > 1:
                state.properties["collapse_num_loops"] = IntegerAttr(count, I64)
        if r.accept_word("tiles"):
            sizes = r.items(r.integer, "(")
            state.properties["tile_sizes"] = DenseArrayAttr.of(I64, sizes)
        state.regions.append(r.braced_region([Argument(name, ty) for name in names]))
        for bounds in lists:
            state.operands += r.resolve_same(bounds, ty)
        r.attr_dict(state)

    def write(self, w: AsmWriter) -> None:
        arguments = self.region.blocks[0].arguments
        w.put(" (", arguments, ") : ", arguments[0].type, " = (")
        w.put(self.loop_lower_bounds, ") to (", self.loop_upper_bounds)
        w.text(") inclusive step (" if self.loop_inclusive is not None else ") step (")
        w.put(self.loop_steps, ") ")
        count = self.collapse_num_loops
        if count is not None and count.value > 1:
            w.text(f"collapse({count.value}) ")
        if self.tile_sizes is not None:
            w.text(f"tiles({', '.join(map(str, self.tile_sizes.values))}) ")
        w.region(self.region, entry_arguments=False)

    verify = verify_nest


def _read_bounds(r: AsmReader, state: OperationState, count: int) -> list[Token]:
    where = r.here()
    found = r.operands("(")
    if len(found) != count:
        raise r.op_error(state, f"expected {count} operands", where)
    return found


class IteratorOp(Op, name="omp.iterator"):
    """Yields a value for each point of an iteration space."""

    loop_lower_bounds: Values
    loop_upper_bounds: Values
    loop_steps: Values
    iterated: OpResult
    region: Region

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        r.expect("(", "expected '('")
        start = r.here()
        arguments = r.items(partial(r.typed_argument, default=INDEX))
        r.expect(")", "expected ')'")
        r.expect("=", "expected '='")
        bounds: list[list[Token]] = []

        def read_range() -> None:
            found = [r.operand()]
            for word in ("to", "step"):
                r.word(word)
                found.append(r.operand())
            bounds.append(found)

        r.items(read_range, "(")
        if len(bounds) != len(arguments):
            emitted = f"mismatch: {len(arguments)} variables but {len(bounds)} ranges"
            raise r.op_error(state, emitted, start)
        state.regions.append(r.braced_region(arguments))
        r.expect("->", "expected '->'")
        state.types.append(r.type())
        types = [argument.type for argument in arguments]
        for part in zip(*bounds, strict=True):
            state.operands += r.resolve_all(part, types, state.pos)
        r.attr_dict(state)
        sizes = [len(bounds)] * 3
        set_operand_sizes(state.properties, sizes)

    def write(self, w: AsmWriter) -> None:
        w.items(self.region.blocks[0].arguments, w.region_argument, "(")
        separator = ") = ("
        for start, end, step in zip(
            self.loop_lower_bounds, self.loop_upper_bounds, self.loop_steps, strict=True
        ):
            w.text(separator)
            separator = ", "
            for word, value in (("", start), (" to ", end), (" step ", step)):
                w.put(word, value)
        w.text(") ")
        w.region(self.region, entry_arguments=False)
        w.put(" -> ", self.iterated.type)
        w.attr_dict(self, (OPERAND_SIZES,))

    verify = verify_iterator


class CanonicalLoopOp(Op, name="omp.canonical_loop"):
    """A loop in canonical form, by its trip count."""

    trip_count: Value
    cli: Value | None
    region: Region

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        clis: list[Value] = []
        if r.accept("("):
            clis.append(r.resolve(r.operand(), CLI))
            r.expect(")", "expected ')'")
        argument = r.typed_argument()
        r.word("in")
        r.word("range")
        r.expect("(", "expected '('")
        state.operands.append(r.resolve(r.operand(), argument.type))
        r.expect(")", "expected ')'")
        state.regions.append(r.braced_region([argument]))
        state.operands += clis
        r.attr_dict(state)

    def name_arguments(self, region: Region, set_name: SetName) -> None:
        set_name(region.blocks[0].arguments[0], loop_name("iv", self))

    def name_blocks(self, set_label: SetLabel) -> None:
        set_label(self.region.blocks[0], "body_entry")

    def verify(self) -> None:
        entry = self.region.entry
        if entry is None:
            return
        if len(entry.arguments) != 1:
            raise self.error("Canonical loop region must have exactly one argument")
        if entry.arguments[0].type is not self.trip_count.type:
            raise self.error("Region argument must be the same type as the trip count")

    def verify_syntax(self) -> None:
        # Valid without a block, but then it has no variable to be written.
        if self.region.entry is None:
            raise self.error("Canonical loop region must have exactly one argument")
        self.verify()

    def write(self, w: AsmWriter) -> None:
        variable = self.region.blocks[0].arguments[0]
        if self.cli is not None:
            w.put("(", self.cli, ")")
        w.put(" ", variable, " : ", variable.type, " in range(", self.trip_count, ") ")
        w.region(self.region, entry_arguments=False)
        w.attr_dict(self)


class UnrollHeuristicOp(Op, name="omp.unroll_heuristic"):
    """Unrolls a loop by a heuristic."""

    syntax = """
        `` `(` $applyee resolve($applyee) `)` `` custom<NoLoops>(ref($applyee))
        attr-dict
    """
