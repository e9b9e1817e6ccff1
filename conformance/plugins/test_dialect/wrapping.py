"""Ops of the test dialect whose text holds another op, or depends on its results."""

from __future__ import annotations

from bridge import Block, Operation
from bridge.define import Op, Region, Value, Values
from bridge.ir.attributes import ArrayAttr, Attribute, StringAttr
from bridge.ir.core import AnyLocation
from bridge.ir.types import I32, FunctionType
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.operation_state import OperationState, SetName
from test_dialect.ops import name_by

SPECIAL = "test.special.op"


def _ended(block: Block, values: Values, location: AnyLocation) -> Region:
    """A region of a block that returns values."""
    block.append(Operation("test.return", operands=values, location=location))
    region = Region()
    region.append(block)
    return region


class WrappingRegionOp(Op, name="test.wrapping_region"):
    """An op that is written as the one inside it."""

    region: Region

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        """`wraps "an.op"() : () -> ()`; raises `ParseError`."""
        r.word("wraps", "expected 'wraps'")
        block = Block()
        inner = r.generic_operation(block)
        state.location = inner.any_location
        state.types = [result.type for result in inner.results]
        state.regions = [_ended(block, inner.results, inner.any_location)]

    def write(self, w: AsmWriter) -> None:
        """Writes the op inside."""
        w.put(" wraps ")
        w.generic(self.region.block.operations[0])


class PrettyPrintedRegionOp(Op, name="test.pretty_printed_region"):
    """An op whose region is not written where it is a certain one."""

    input1: Value
    input2: Value
    region: Region

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        """`%a, %b start some.op end : (t, t) -> t`, or the rest of generic form."""
        pos = r.here()
        operands = r.operands()
        if not r.accept_word("start"):
            r.generic_rest(state, operands)
            return
        name = r.operation_name()
        r.word("end", "expected 'end'")
        r.expect(":", "expected ':'")
        ty = r.type_of(FunctionType)
        state.operands = r.resolve_all(operands, ty.inputs, pos)
        state.types = list(ty.results)
        given = r.optional_location()
        location = (r.source, pos) if given is None else given
        first, *_ = ty.inputs
        block = Block([first, first])
        for argument in block.arguments:
            argument.location = location
        inner = Operation(
            name, operands=block.arguments, result_types=[first], location=location
        )
        block.append(inner)
        state.regions = [_ended(block, inner.results, location)]
        state.location = location

    def write(self, w: AsmWriter) -> None:
        """Writes the region, but where it is the one that is made."""
        w.put(" ", self.operands)
        if self.region.block.operations[0].name == SPECIAL:
            w.put(f" start {SPECIAL} end")
        else:
            w.put(" (")
            w.region(self.region)
            w.put(")")
        w.put(" : ")
        w.functional_type(
            [value.type for value in self.operands], [self.results[0].type]
        )


class StringAttrPrettyNameOp(Op, name="test.string_attr_pretty_name"):
    """An op whose results have the names that an attribute lists."""

    names: ArrayAttr
    r: Values

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        """The attributes; what names are not there are those of the results."""
        named = r.result_names
        state.types = [I32] * len(named)
        r.attr_dict_with_keyword(state)
        if named and "names" not in state.attributes:
            useful = ["" if name[:1].isdigit() else name for name in named]
            state.properties["names"] = ArrayAttr(
                tuple(StringAttr(name) for name in useful)
            )

    def write(self, w: AsmWriter) -> None:
        """Writes the names where they are not those of the results."""
        shown: list[Attribute] = [
            StringAttr(w.name_of(result)[1:]) for result in self.results
        ]
        elided = ("names",) if shown == list(self.names.elements) else ()
        w.attr_dict_with_keyword(self, elided)

    def name_results(self, set_name: SetName) -> None:
        """By `names`."""
        name_by(self.names, self.results, set_name)


class GraphRegionOp(Op, name="test.graph_region"):
    """A region whose operations have no order."""

    is_ordered = False


class IsolatedGraphRegionOp(Op, name="test.isolated_graph_region"):
    """The same, of nothing from outside."""

    is_ordered = False
