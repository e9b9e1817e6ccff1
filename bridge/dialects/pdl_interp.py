"""The pdl_interp dialect: the loop over ranges, functions and created operations."""

from __future__ import annotations

from bridge.dialects.function import FunctionOp
from bridge.dialects.op import Op, Value
from bridge.dialects.pdl import (
    range_of,
    read_attributes,
    read_range,
    write_attributes,
    write_range,
)
from bridge.ir.attributes import UNIT, StringAttr, TypeAttr
from bridge.ir.blocks import Region
from bridge.ir.core import Operation
from bridge.ods.directives import DIRECTIVES, Arguments, Directive
from bridge.ods.format_types import Reading
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.draft import Draft


class FuncOp(FunctionOp, name="pdl_interp.func"):
    """A function of the interpreter."""

    sym_name: StringAttr
    function_type: TypeAttr


class ForEachOp(Op, name="pdl_interp.foreach"):
    """Goes over the elements of a range."""

    values: Value
    region: Region

    @staticmethod
    def read(r: AsmReader, draft: Draft) -> None:
        variable = r.typed_argument()
        r.word("in", " after loop variable")
        draft.operands.append(r.resolve(r.operand(), range_of(variable.type)))
        draft.regions.append(r.braced_region([variable]))
        r.attr_dict(draft)
        r.expect("->", "expected '->'")
        draft.successors.append(r.successor())

    def write(self, w: AsmWriter) -> None:
        variable = self.region.blocks[0].arguments[0]
        w.text(" ")
        w.value(variable)
        w.text(" : ")
        w.type(variable.type)
        w.text(" in ")
        w.value(self.values)
        w.text(" ")
        w.region(self.region, entry_arguments=False)
        w.attr_dict(self)
        w.text(" -> ")
        w.successor(self.successors[0])


def _read_results(r: AsmReader, reading: Reading, arguments: Arguments) -> None:
    """`-> (%a : t)`, `-> <inferred>`, or nothing."""
    operands, types, inferred = arguments
    if not r.accept("->"):
        return
    if r.accept("<"):
        r.word("inferred")
        r.expect(">", "expected '>'")
        inferred.put(reading, UNIT)
        return
    r.expect("(", "expected '('")
    operands.put(reading, r.operands())
    types.put(reading, r.colon_types())
    r.expect(")", "expected ')'")


def _write_results(w: AsmWriter, op: Operation, arguments: Arguments) -> None:
    operands, types, inferred = (argument.of(op) for argument in arguments)
    if inferred is not None:
        w.text(" -> <inferred>")
    elif types:
        w.text(" -> (")
        w.values(operands)
        w.text(" : ")
        w.types(types)
        w.text(")")


DIRECTIVES["pdl_interp.CreateOperationOpAttributes"] = Directive(
    read_attributes, write_attributes
)
DIRECTIVES["pdl_interp.CreateOperationOpResults"] = Directive(
    _read_results, _write_results
)
DIRECTIVES["pdl_interp.RangeType"] = Directive(read_range, write_range)
