"""Control flow: graphs of which one is computed, or one again and again."""

from __future__ import annotations

from math import prod
from typing import Final

from bridge.dialects.tosa.types import is_known, types_of, verify_all_alike
from bridge.ir.blocks import Block, Region
from bridge.ir.shapes import element_or_self, shape_of
from bridge.ir.types import I1, FunctionType, Type
from bridge.op.base import Op, Value, Values
from bridge.op.interfaces.loop_like import RepeatsOneRegion
from bridge.op.loops import WhileSyntax, check_starts
from bridge.text.asm_reader import AsmReader
from bridge.text.asm_writer import AsmWriter
from bridge.text.operation_state import OperationState

_NO_SIGNATURE: Final = (
    "expected list of types for block arguments followed by arrow type and list of "
    "return types"
)


class IfOp(Op, name="tosa.cond_if"):
    """Runs one of two graphs by a condition."""

    condition: Value
    input_list: Values
    then_graph: Region
    else_graph: Region

    @staticmethod
    def read(r: AsmReader, state: OperationState) -> None:
        condition = r.operand()
        named = r.at("(")
        carried = r.assignments() if named else []
        with r.followed_by("expected type for condition operand"):
            kind = r.colon_type()
        state.operands.append(r.resolve(condition, kind))
        if named:
            with r.followed_by(_NO_SIGNATURE):
                ty = r.type_of(FunctionType)
            state.types += ty.results
            check_starts(r, state, len(carried), ty, r.here())
            starts = [start for _, start in carried]
            state.operands += r.resolve_all(starts, ty.inputs, r.here())
        else:
            state.types += r.optional_arrow_types()
        state.regions.append(r.braced_region())
        other = r.braced_region() if r.accept_word("else") else Region()
        state.regions.append(other)
        r.attr_dict(state)

    def write(self, w: AsmWriter) -> None:
        entry = self.then_graph.entry
        arguments = entry.arguments if entry is not None else ()
        w.put(" ", self.condition)
        w.assignments(" ", arguments, self.input_list)
        w.put(" : ", self.condition.type)
        if self.input_list:
            w.put(" (", types_of(self.input_list), ")")
        w.text(" -> ")
        w.result_types(types_of(self.results))
        w.text(" ")
        w.region(self.then_graph)
        if self.else_graph.blocks:
            w.text(" else ")
            w.region(self.else_graph)
        w.attr_dict(self)

    def verify(self) -> None:
        given = self.input_list
        graphs = (
            ("'then_graph'", self.then_graph.entry),
            ("'else_graph'", self.else_graph.entry),
        )
        for name, block in graphs:
            if block is not None:
                taken = block.arguments
                verify_all_alike(
                    self, taken, f"{name} arguments", given, "'input_list'"
                )
        for name, block in graphs:
            found = _yielded(block)
            if found is not None:
                verify_all_alike(
                    self, found, f"{name} results", self.results, "'output_list'"
                )
        ty = self.condition.type
        if not _may_be_one(ty):
            raise self.error(f"'condition' must be a size 1 tensor, got '{ty}'")


def _yielded(block: Block | None) -> Values | None:
    """The operands of the `tosa.yield` at the end of a graph."""
    end = block.last if block is not None else None
    return end.operands if end is not None and end.name == "tosa.yield" else None


def _may_be_one(ty: Type) -> bool:
    sizes = shape_of(ty)
    return sizes is None or not is_known(*sizes) or prod(sizes) == 1


class WhileOp(RepeatsOneRegion, WhileSyntax, name="tosa.while_loop"):
    """Runs a graph as long as a condition graph yields true."""

    repeated = 1

    input_list: Values
    cond_graph: Region
    body_graph: Region

    def verify(self) -> None:
        given, name = self.input_list, "'input_list'"
        verify_all_alike(self, given, name, self.results, "'output_list'")
        for graph, region in (
            ("'cond_graph'", self.cond_graph),
            ("'body_graph'", self.body_graph),
        ):
            taken = region.blocks[0].arguments
            verify_all_alike(self, taken, f"{graph} arguments", given, name)
        found = _yielded(self.body_graph.entry)
        if found is not None:
            verify_all_alike(self, found, "'body_graph' results", given, name)
        self._verify_condition()

    def _verify_condition(self) -> None:
        found = _yielded(self.cond_graph.entry)
        if found is None:
            return
        if len(found) != 1:
            raise self.error("require 'cond_graph' only have one result")
        ty = found[0].type
        if not _may_be_one(ty):
            raise self.error(f"'cond_graph' result must be a size 1 tensor, got '{ty}'")
        if element_or_self(ty) is not I1:
            raise self.error(
                f"'cond_graph' result must be a boolean tensor, got '{ty}'"
            )
