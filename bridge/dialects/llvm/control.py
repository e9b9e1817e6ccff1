"""Ops that go on elsewhere, and small ones about the module."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bridge.dialects.llvm.call_rules import verify_bundles
from bridge.dialects.llvm.functions import FuncOp
from bridge.dialects.llvm.global_rules import is_module
from bridge.dialects.llvm.types import function_shape, is_llvm
from bridge.ir.attributes import (
    ArrayAttr,
    Attribute,
    DenseElementsAttr,
    StringAttr,
    integers_of,
)
from bridge.ir.core import Operation
from bridge.later import deferred
from bridge.ods.nodes import enum_word
from bridge.op.base import Op, Value, asked_where, of_place, of_signature
from bridge.op.elementwise import width_of
from bridge.op.interfaces.effects import Effect, MemoryEffects

if TYPE_CHECKING:
    from bridge.interpreter import assumed, branches
    from bridge.interpreter.machine import Machine
    from bridge.interpreter.programs import Meaning
else:
    assumed = deferred("bridge.interpreter.assumed")
    branches = deferred("bridge.interpreter.branches")


class ReturnOp(Op, name="llvm.return"):
    """Returns from a function."""

    arg: Value | None

    @of_place
    @asked_where(lambda op: not isinstance(op.parent_op, FuncOp))
    def verify(self) -> None:
        outer = self.parent_op
        while outer is not None and not isinstance(outer, FuncOp):
            outer = outer.parent_op
        if outer is None:
            return
        shape = function_shape(outer.function_type.type)
        if shape is None:
            return
        message = ""
        if is_llvm(shape.result, "void"):
            message = "expected no operands" if self.arg is not None else ""
        elif self.arg is None:
            message = "expected 1 operand"
        elif self.arg.type is not shape.result:
            message = "mismatching result types"
        if message:
            raise self.error(message).with_note(
                "when returning from function", outer.position
            )


class SwitchOp(Op, name="llvm.switch"):
    """Branches to one of several blocks by an integer."""

    value: Value
    case_values: DenseElementsAttr | None

    def interpret(self, machine: Machine) -> Meaning:
        cases = [] if self.case_values is None else list(self.case_values.values)
        segments = integers_of(self.properties["operandSegmentSizes"])
        counts = integers_of(self.properties["case_operand_segments"])
        return branches.switch(width_of(self.value.type), cases, segments[1], counts)

    @of_signature
    def verify(self) -> None:
        segments = self.properties.get("case_operand_segments")
        blocks = len(getattr(segments, "values", ()))
        cases = self.case_values
        count = cases.type.num_elements if cases is not None else 0  # type: ignore[attr-defined]
        if count != blocks:
            raise self.error(
                "expects number of case values to match number of case destinations"
            )
        if cases is not None and cases.element is not self.value.type:
            raise self.bare_error(
                "expects case value type to match condition value type"
            )


class InlineAsmOp(MemoryEffects, name="llvm.inline_asm"):
    """Inline assembly."""

    tail_call_kind: Attribute

    def effects(self) -> list[Effect]:
        has_any = "has_side_effects" in self.properties
        return [Effect("Write"), Effect("Read")] if has_any else []

    @of_signature
    def verify(self) -> None:
        if enum_word(self.tail_call_kind) == "musttail":
            raise self.error(
                "tail call kind 'musttail' is not supported by this operation"
            )


class AssumeOp(Op, name="llvm.intr.assume"):
    """Assumes that a condition holds."""

    op_bundle_sizes: Attribute
    op_bundle_tags: Attribute | None

    verify = verify_bundles

    def interpret(self, machine: Machine) -> Meaning:
        found = self.op_bundle_tags
        tags = found.elements if isinstance(found, ArrayAttr) else ()
        names = [tag.value for tag in tags if isinstance(tag, StringAttr)]
        sizes = integers_of(self.op_bundle_sizes)
        return assumed.assumption(machine, list(zip(names, sizes, strict=True)))


class ComdatOp(Op, name="llvm.comdat"):
    """A list of comdat selectors: which of several definitions the linker uses."""

    def verify_regions(self) -> None:
        for op in self.regions[0].blocks[0]:
            if op.name != "llvm.comdat_selector":
                raise op.bare_error(
                    "only comdat selector symbols can appear in a comdat region"
                )


class LinkerOptionsOp(Op, name="llvm.linker_options"):
    """Options for the linker."""

    def verify(self) -> None:
        _verify_level(self)


class ModuleFlagsOp(Op, name="llvm.module_flags"):
    """Flags of the module."""

    flags: ArrayAttr

    def verify(self) -> None:
        _verify_level(self)
        seen: set[Attribute] = set()
        flags: Any = self.flags.elements
        for flag in flags:
            if getattr(flag, "node_name", "") != "llvm.mlir.module_flag":
                raise self.error("expected a module flag attribute")
            if flag.behavior == "require":
                continue
            if flag.key in seen:
                raise self.error(
                    f"expected module flag key '{flag.key.value}' to be unique for "
                    "non-require flags"
                )
            seen.add(flag.key)


def _verify_level(op: Operation) -> None:
    if op.parent_op is not None and not is_module(op.parent_op):
        raise op.error("must appear at the module level")
