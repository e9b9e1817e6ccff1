"""The scf dialect: loops, conditionals, and their regions' values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bridge.dialects.op import Op, Value, Values, constant_integer
from bridge.ir.attributes import UNIT, DenseArrayAttr
from bridge.ir.blocks import Block, Region
from bridge.ir.types import DYNAMIC, I1, I32, I64, INDEX, FunctionType, Type
from bridge.ods.directives_index import read_index_list
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


class ExecuteRegionOp(Op, name="scf.execute_region"):
    """Runs a region with several blocks where one operation is wanted."""

    region: Region

    @staticmethod
    def read(r: AsmReader, draft: Draft) -> None:
        draft.types += r.optional_arrow_types()
        if r.accept_word("no_inline"):
            draft.properties["no_inline"] = UNIT
        draft.regions.append(r.braced_region())
        r.attr_dict(draft)

    def write(self, w: AsmWriter) -> None:
        w.arrow_types([result.type for result in self.results])
        w.text(" no_inline " if "no_inline" in self.properties else " ")
        w.region(self.region, entry_arguments=False)
        w.attr_dict(self, ("no_inline",))


class ForOp(Op, name="scf.for"):
    """A counted loop that carries values from one iteration to the next."""

    lower_bound: Value
    upper_bound: Value
    step: Value
    init_args: Values
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


class IfOp(Op, name="scf.if"):
    """Runs one of two regions, and gives what it yields."""

    condition: Value
    then_region: Region
    else_region: Region

    @staticmethod
    def read(r: AsmReader, draft: Draft) -> None:
        draft.operands.append(r.resolve(r.operand(), I1))
        draft.types += r.optional_arrow_types()
        read_body(r, draft, (), "scf.yield")
        if r.accept_word("else"):
            read_body(r, draft, (), "scf.yield")
        else:
            draft.regions.append(Region())
        r.attr_dict(draft)

    def write(self, w: AsmWriter) -> None:
        types = [result.type for result in self.results]
        w.text(" ")
        w.value(self.condition)
        if types:
            w.text(" -> (")
            w.types(types)
            w.text(")")
        w.text(" ")
        shown = bool(types)
        w.region(self.then_region, entry_arguments=False, terminators=shown)
        if self.else_region.blocks:
            w.text(" else ")
            w.region(self.else_region, entry_arguments=False, terminators=shown)
        w.attr_dict(self)


class ForallOp(Op, name="scf.forall"):
    """A loop over a box of indices, in any order, that assembles tensors."""

    dynamic_lower_bound: Values
    dynamic_upper_bound: Values
    dynamic_step: Values
    outputs: Values
    static_lower_bound: DenseArrayAttr
    static_upper_bound: DenseArrayAttr
    static_step: DenseArrayAttr
    region: Region

    @staticmethod
    def read(r: AsmReader, draft: Draft) -> None:
        variables = r.items(r.argument, "(", " in argument list")
        lists = _read_box(r, len(variables))
        for dynamic, _ in lists:
            draft.operands += r.resolve_same(dynamic, INDEX)
        outputs: list[tuple[Token, Token]] = []
        where = r.here()
        if r.accept_word("shared_outs"):
            outputs = r.assignments()
            draft.types += r.optional_arrow_types()
            starts = [start for _, start in outputs]
            draft.operands += r.resolve_all(starts, draft.types, where)
        arguments = [Argument(name, INDEX) for name in variables]
        names = [name for name, _ in outputs]
        arguments += map(Argument, names, draft.types)
        read_body(r, draft, arguments, "scf.forall.in_parallel")
        ending = draft.regions[0].blocks[-1].last
        if ending is not None and not ending.regions:
            # One that was left out has a region of its own.
            ending.take_regions([_empty_body()])
        r.attr_dict(draft)
        sizes = [len(dynamic) for dynamic, _ in lists] + [len(outputs)]
        for name, (_, static) in zip(_STATIC_BOUNDS, lists, strict=True):
            draft.properties[name] = static
        draft.properties["operandSegmentSizes"] = DenseArrayAttr.of(I32, sizes)

    def write(self, w: AsmWriter) -> None:
        rank = len(self.static_upper_bound.values)
        variables = self.body.arguments[:rank]
        w.text(" (")
        w.values(variables)
        bounds = (
            (") = ", self.dynamic_lower_bound, self.static_lower_bound),
            (" to ", self.dynamic_upper_bound, self.static_upper_bound),
            (" step ", self.dynamic_step, self.static_step),
        )
        if self.is_normalized:
            bounds = ((") in ", *bounds[1][1:]),)  # type: ignore[assignment]
        for word, dynamic, static in bounds:
            w.text(word)
            write_index_list(w, dynamic, static)
        outputs = self.body.arguments[rank:]
        w.assignments(" shared_outs", outputs, self.outputs)
        w.text(" ")
        if outputs:
            w.text("-> (")
            w.types([result.type for result in self.results])
            w.text(") ")
        shown = bool(self.results)
        w.region(self.region, entry_arguments=False, terminators=shown)
        w.attr_dict(self, (*_STATIC_BOUNDS, "operandSegmentSizes"))

    @property
    def is_normalized(self) -> bool:
        """Whether all loops begin at 0 and go on by 1."""
        lower = _constants(self.static_lower_bound, self.dynamic_lower_bound)
        steps = _constants(self.static_step, self.dynamic_step)
        return all(v == 0 for v in lower) and all(v == 1 for v in steps)


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


def write_index_list(w: AsmWriter, dynamic: Values, static: DenseArrayAttr) -> None:
    """`(%a, 4)`."""
    values = iter(dynamic)
    w.text("(")
    for number, value in enumerate(static.values):
        w.text(", " if number else "")
        if value == DYNAMIC:
            w.value(next(values))
        else:
            w.text(str(value))
    w.text(")")


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


class InParallelOp(Op, name="scf.forall.in_parallel"):
    """Ends the body of `scf.forall`: what each iteration puts into the results."""

    region: Region

    @staticmethod
    def read(r: AsmReader, draft: Draft) -> None:
        region = r.braced_region()
        draft.regions.append(region if region.blocks else _empty_body())
        r.attr_dict(draft)

    def write(self, w: AsmWriter) -> None:
        w.text(" ")
        w.region(self.region, entry_arguments=False, terminators=False)
        w.attr_dict(self)


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
