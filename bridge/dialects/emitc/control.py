"""The emitc dialect: C's control flow, expressions, includes and globals."""

from __future__ import annotations

from typing import Final

from bridge.dialects.emitc.rules import (
    verify_do,
    verify_expression,
    verify_for,
    verify_function,
    verify_switch,
)
from bridge.ir.attributes import (
    UNIT,
    Attribute,
    DenseElementsAttr,
    DenseResourceAttr,
    DialectAttr,
    FloatAttr,
    IntegerAttr,
    SparseElementsAttr,
    StringAttr,
    TypeAttr,
)
from bridge.ir.blocks import Block, Region
from bridge.ir.core import Operation
from bridge.ir.types import (
    INDEX,
    DialectType,
    FunctionType,
    RankedTensorType,
    Type,
    as_shaped,
)
from bridge.ods.directives import Arguments, Directive, Directives
from bridge.ods.format_types import Reading
from bridge.op.base import Op, Values, of_signature
from bridge.op.interfaces.control_flow import RegionsRunOnce
from bridge.op.interfaces.functions import FunctionOp
from bridge.op.loops import read_bounds, write_bounds, write_variable_type
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.blocks import Argument
from bridge.text.operation_state import OperationState


class FuncOp(FunctionOp, name="emitc.func"):
    """A C function."""

    sym_name: StringAttr
    function_type: TypeAttr

    @of_signature
    def verify(self) -> None:
        ty = self.function_type.type
        if isinstance(ty, FunctionType):
            verify_function(self, ty.inputs, ty.results)


class ExpressionOp(Op, name="emitc.expression"):
    """Groups operations into one C expression."""

    is_ordered = True

    defs: Values
    region: Region

    verify = verify_expression

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        with r.followed_by("expected operands"):
            operands = r.operands()
        if r.accept_word("noinline"):
            state.properties["do_not_inline"] = UNIT
        with r.followed_by("expected function type"):
            ty = r.colon_type()
        if not isinstance(ty, FunctionType):
            raise r.op_error(state, "expected function type", r.here())
        state.operands += r.resolve_all(operands, ty.inputs, r.here())
        if len(ty.results) != 1:
            raise r.op_error(state, "expected single return type", r.here())
        state.types += ty.results
        arguments: list[Argument] = list(map(Argument, operands, ty.inputs))
        state.regions.append(r.braced_region(arguments, isolated=True))

    def write(self, w: AsmWriter) -> None:
        w.text(" ")
        w.values(self.defs)
        # Upstream reads `noinline` and does not print it.
        w.text(" : ")
        types = [value.type for value in self.defs]
        w.functional_type(types, [result.type for result in self.results])
        entry = self.region.entry
        for argument, value in zip(
            entry.arguments if entry is not None else (), self.defs, strict=False
        ):
            w.rename(argument, value)
        w.text(" ")
        w.region(self.region, entry_arguments=False)


class ForOp(Op, name="emitc.for"):
    """A `for` loop."""

    region: Region

    verify_regions = verify_for

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        variable, bounds = read_bounds(r)
        ty = r.type() if r.accept(":") else INDEX
        state.operands += r.resolve_same(bounds, ty)
        region = r.braced_region([Argument(variable, ty)])
        state.regions.append(r.ensure_terminator(region, "emitc.yield", state))
        r.attr_dict(state)

    def write(self, w: AsmWriter) -> None:
        variable = self.region.blocks[0].arguments[0]
        w.text(" ")
        write_bounds(w, variable, self.operands)
        write_variable_type(w, variable.type)
        w.region(self.region, entry_arguments=False, terminators=False)
        w.attr_dict(self)


class IfOp(RegionsRunOnce, name="emitc.if"):
    """An `if` with its `else`."""

    syntax = """
        $condition resolve($condition) custom<Branch>($thenRegion)
        (`else` custom<Branch>($elseRegion)^)? attr-dict
    """


class DoOp(Op, name="emitc.do"):
    """A `do`-`while` loop."""

    body_region: Region
    condition_region: Region

    verify = verify_do

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        body = r.braced_region()
        if not body.blocks:
            body.append(Block())
        r.word("while")
        state.regions += [body, r.braced_region()]
        r.attr_dict_with_keyword(state)

    def write(self, w: AsmWriter) -> None:
        w.text(" ")
        w.region(self.body_region, entry_arguments=False)
        w.text(" while ")
        w.region(self.condition_region)
        w.attr_dict_with_keyword(self)


class SwitchOp(RegionsRunOnce, name="emitc.switch"):
    """A `switch` with its cases."""

    verify = verify_switch


class IncludeOp(Op, name="emitc.include"):
    """An `#include`."""

    include: StringAttr
    is_standard_include: Attribute | None

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        default = r.accept("<")
        if r.peek().kind != "string":
            raise r.op_error(state, "expected string attribute")
        state.properties["include"] = r.attribute()
        if default:
            if not r.accept(">"):
                raise r.op_error(state, "expected trailing '>' for standard include")
            state.properties["is_standard_include"] = UNIT

    def write(self, w: AsmWriter) -> None:
        opening, closing = ("<", ">") if self.is_standard_include else ("", "")
        w.text(f' {opening}"{self.include.value}"{closing}')


# Globals and fields -----------------------------------------------------------------

_STARTS = (
    DenseElementsAttr,
    DenseResourceAttr,
    FloatAttr,
    IntegerAttr,
    SparseElementsAttr,
)


def _read_start(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    """`t`, or `t = 1`, where the value leaves out its type."""
    ty = r.type()
    arguments[0].put(reading, TypeAttr(ty))
    if not r.accept("="):
        return
    value = r.attribute(_start_type(ty))
    opaque = isinstance(value, DialectAttr) and value.dialect == "emitc"
    if not opaque and not isinstance(value, _STARTS):
        message = (
            "initial value should be a integer, float, elements or opaque attribute"
        )
        raise r.op_error_here(message, r.name_pos)
    arguments[1].put(reading, value)


def _start_type(ty: Type) -> Type:
    """The type of a variable's first value: a tensor for an array."""
    shaped = as_shaped(ty) if isinstance(ty, DialectType) else None
    return ty if shaped is None else RankedTensorType(shaped.shape, shaped.element)


def _write_start(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    w.type(arguments[0].of(op).type)
    value = arguments[1].of(op)
    if value is not None:
        w.text(" = ")
        w.bare_attribute(value)


def _read_branch(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    region = r.ensure_terminator(r.braced_region(), "emitc.yield", reading.state)
    arguments[0].put(reading, [region])


def _write_branch(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    w.region(arguments[0].of(op)[0], entry_arguments=False, terminators=False)


DIRECTIVES: Final[Directives] = {
    "Branch": Directive(_read_branch, _write_branch),
    "EmitCGlobalOpTypeAndInitialValue": Directive(_read_start, _write_start),
    "EmitCFieldOpTypeAndInitialValue": Directive(_read_start, _write_start),
}
