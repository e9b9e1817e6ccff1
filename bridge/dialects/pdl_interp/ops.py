"""The pdl_interp dialect: the loop over ranges, functions and created operations."""

from __future__ import annotations

from typing import Any, Final

from bridge.dialects.pdl.patterns import verify_range
from bridge.dialects.pdl.values import ATTRIBUTES, RANGE_TYPE, range_of
from bridge.ir.attributes import UNIT, StringAttr
from bridge.ir.blocks import Region
from bridge.ir.core import Operation
from bridge.ir.types import as_shaped
from bridge.ods.directives import Arguments, Directive, Directives
from bridge.ods.format_types import Reading
from bridge.ods.rows import row
from bridge.op.base import Op, Value, Values, derive, of_signature
from bridge.op.interfaces.functions import FunctionOp
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.operation_state import OperationState


class FuncOp(FunctionOp, name="pdl_interp.func"):
    """A function of the pattern interpreter."""

    sym_name: StringAttr


class ForEachOp(Op, name="pdl_interp.foreach"):
    """Iterates over the elements of a range."""

    values: Value
    region: Region

    def verify(self) -> None:
        blocks = self.region.blocks
        arguments = blocks[0].arguments if blocks else ()
        if len(arguments) != 1:
            raise self.error("requires exactly one argument")
        if self.operands[0].type is not range_of(arguments[0].type, nested=True):
            raise self.error("operand must be a range of loop variable type")

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        variable = r.typed_argument()
        r.word("in", " after loop variable")
        ranged = range_of(variable.type, nested=True)
        state.operands.append(r.resolve(r.operand(), ranged))
        state.regions.append(r.braced_region([variable]))
        r.attr_dict(state)
        r.expect("->", "expected '->'")
        state.successors.append(r.successor())

    def write(self, w: AsmWriter) -> None:
        variable = self.region.blocks[0].arguments[0]
        w.put(" ", variable, " : ", variable.type, " in ", self.values, " ")
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
        w.put(" -> (", operands, " : ", types, ")")


DIRECTIVES: Final[Directives] = {
    "CreateOperationOpAttributes": ATTRIBUTES,
    "CreateOperationOpResults": Directive(_read_results, _write_results),
    "RangeType": RANGE_TYPE,
}


class CreateOperationOp(Op, name="pdl_interp.create_operation"):
    """Creates an operation."""

    input_result_types: Values

    @of_signature
    def verify(self) -> None:
        if self.properties.get("inferredResultTypes") is None:
            return
        if self.input_result_types:
            raise self.error(
                "with inferred results cannot also have explicit result types"
            )
        written = self.properties["name"]
        name = written.value if isinstance(written, StringAttr) else ""
        line = row(name)
        if line is None or not line.has_trait("InferTypeOpInterface"):
            raise self.error(
                f"has inferred results, but the created operation '{name}' does not "
                "support result type inference (or is not registered)"
            )


class CreateRangeOp(Op, name="pdl_interp.create_range"):
    """Concatenates values and ranges to a range."""

    verify = verify_range


class _SwitchOp(Op):
    """The base of branches to one of several blocks."""

    def verify(self) -> None:
        values: Any = self.properties["caseValues"]
        elements: Any = getattr(values, "elements", None)
        shaped: Any = as_shaped(values.type) if elements is None else None
        wanted = len(elements) if shaped is None else shaped.num_elements
        found = len(self.successors) - 1
        if found != wanted:
            raise self.error(
                "expected number of cases to match the number of case values, got "
                f"{found} but expected {wanted}"
            )


_SUBJECTS: Final = (
    *("attribute", "operand_count", "operation_name"),
    *("result_count", "type", "types"),
)

for _word in _SUBJECTS:
    derive(_SwitchOp, f"pdl_interp.switch_{_word}")
