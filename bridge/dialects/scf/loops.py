"""Loops: counted, with a test of their own, and in any order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bridge.dialects.op import Op, Regions, Value, Values
from bridge.ir.attributes import UNIT, DenseArrayAttr, UnitAttr
from bridge.ir.blocks import Region
from bridge.ir.types import I32, INDEX, FunctionType, Type
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.blocks import Argument
from bridge.text.draft import Draft
from bridge.text.tokens import Token


def read_body(
    r: AsmReader, draft: Draft, arguments: Sequence[Argument], terminator: str
) -> None:
    """A region that ends with a terminator which may be left out."""
    region = r.braced_region(arguments)
    draft.regions.append(r.ensure_terminator(region, terminator, draft))


class ForOp(Op, name="scf.for"):
    """A counted loop that carries values from one iteration to the next."""

    lower_bound: Value
    upper_bound: Value
    step: Value
    init_args: Values
    unsigned_cmp: UnitAttr | None
    region: Region

    @staticmethod
    def read(r: AsmReader, draft: Draft) -> None:
        if r.accept_word("unsigned"):
            draft.properties["unsignedCmp"] = UNIT
        variable = r.operand()
        r.expect("=", "expected '='")
        bounds = [r.operand()]
        for word in ("to", "step"):
            r.word(word)
            bounds.append(r.operand())
        carried: list[tuple[Token, Token]] = []
        if r.accept_word("iter_args"):
            carried = r.assignments()
            draft.types += r.arrow_types()
        if len(carried) != len(draft.types):
            raise r.op_error(
                draft, "mismatch in number of loop-carried values and defined values"
            )
        ty = r.type() if r.accept(":") else INDEX
        names = [name for name, _ in carried]
        arguments = [Argument(variable, ty), *map(Argument, names, draft.types)]
        read_body(r, draft, arguments, "scf.yield")
        # Only now, so that the bounds cannot be what the body defines.
        draft.operands += r.resolve_same(bounds, ty)
        starts = [start for _, start in carried]
        draft.operands += r.resolve_all(starts, draft.types, draft.pos)
        r.attr_dict(draft)

    def write(self, w: AsmWriter) -> None:
        variable, *carried = self.body.arguments
        w.text(" unsigned " if "unsignedCmp" in self.properties else " ")
        w.value(variable)
        for word, value in zip(_BOUNDS, self.operands[:3], strict=True):
            w.text(word)
            w.value(value)
        starts = self.init_args
        w.assignments(" iter_args", carried, starts)
        if starts:
            w.text(" -> (")
            w.types([value.type for value in starts])
            w.text(")")
        w.text(" ")
        if variable.type is not INDEX:
            w.text(" : ")
            w.type(variable.type)
            w.text(" ")
        w.region(self.region, entry_arguments=False, terminators=bool(starts))
        w.attr_dict(self, ("unsignedCmp",))


_BOUNDS: Final = (" = ", " to ", " step ")


class ParallelOp(Op, name="scf.parallel"):
    """A loop nest whose iterations may run in any order, with reductions."""

    lower_bound: Values
    upper_bound: Values
    step: Values
    init_vals: Values
    region: Region

    @staticmethod
    def read(r: AsmReader, draft: Draft) -> None:
        variables = r.items(r.argument, "(", " in argument list")
        r.expect("=", "expected '='")
        rank = len(variables)
        for word in ("", "to", "step"):
            if word:
                r.word(word)
            where = r.here()
            operands = r.operands("(")
            if len(operands) != rank:
                raise r.op_error(draft, f"expected {rank} operands", where)
            draft.operands += r.resolve_same(operands, INDEX)
        starts = r.operands("(") if r.accept_word("init") else []
        draft.types += r.optional_arrow_types()
        arguments = [Argument(name, INDEX) for name in variables]
        draft.regions.append(r.braced_region(arguments))
        r.attr_dict(draft)
        draft.operands += r.resolve_all(starts, draft.types, draft.pos)
        r.ensure_terminator(draft.regions[0], "scf.reduce", draft)
        sizes = [rank, rank, rank, len(starts)]
        draft.properties["operandSegmentSizes"] = DenseArrayAttr.of(I32, sizes)

    def write(self, w: AsmWriter) -> None:
        w.text(" (")
        w.values(self.body.arguments)
        for word, values in (
            (") = (", self.lower_bound),
            (") to (", self.upper_bound),
            (") step (", self.step),
        ):
            w.text(word)
            w.values(values)
        w.text(")")
        if self.init_vals:
            w.text(" init (")
            w.values(self.init_vals)
            w.text(")")
        w.arrow_types([result.type for result in self.results])
        w.text(" ")
        w.region(self.region, entry_arguments=False)
        w.attr_dict(self, ("operandSegmentSizes",))


class WhileOp(Op, name="scf.while"):
    """A loop with its test in a region before its body."""

    inits: Values
    before: Region
    after: Region

    @staticmethod
    def read(r: AsmReader, draft: Draft) -> None:
        carried = r.assignments() if r.at("(") else []
        where = r.here()
        ty = r.colon_type_of(FunctionType)
        draft.types += ty.results
        if len(ty.inputs) != len(carried):
            raise r.op_error(
                draft,
                f"expected as many input types as operands (expected {len(carried)} "
                f"got {len(ty.inputs)})",
                where,
            )
        starts = [start for _, start in carried]
        draft.operands += r.resolve_all(starts, ty.inputs, r.here())
        names = [name for name, _ in carried]
        arguments: list[Argument] = list(map(Argument, names, ty.inputs))
        draft.regions.append(r.braced_region(arguments))
        r.word("do")
        draft.regions.append(r.braced_region())
        r.attr_dict_with_keyword(draft)

    def write(self, w: AsmWriter) -> None:
        inits = self.inits
        arguments = self.before.blocks[0].arguments if self.before.blocks else ()
        w.assignments(" ", arguments, inits)
        w.text(" : ")
        w.functional_type(_types(inits), _types(self.results))
        w.text(" ")
        w.region(self.before, entry_arguments=False)
        w.text(" do ")
        w.region(self.after)
        w.attr_dict_with_keyword(self)


def _types(values: Sequence[Value]) -> list[Type]:
    return [value.type for value in values]


class ConditionOp(Op, name="scf.condition"):
    """Ends the test of `scf.while`: whether to go on, and with what."""

    condition: Value
    args: Values


class ReduceOp(Op, name="scf.reduce"):
    """Ends the body of `scf.parallel`: what each iteration contributes."""

    reductions: Regions


class ReduceReturnOp(Op, name="scf.reduce.return"):
    """Ends the combination of two contributions."""

    result_: Value
