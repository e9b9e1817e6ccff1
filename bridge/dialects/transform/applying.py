"""Passes and their parts as transformations, and what tells about them."""

from __future__ import annotations

import sys
from typing import ClassVar

from bridge.errors import Diagnostic, warn
from bridge.ir.attributes import Attribute, StringAttr, UnitAttr
from bridge.ir.core import Operation, Value
from bridge.rewrite.greedy import apply_greedily
from bridge.rewrite.transforming import Transform, TransformState


class _OnEach(Transform):
    """The base of what a pass does to each operation of a handle."""

    target: Value
    runs: ClassVar[str]

    def apply(self, state: TransformState) -> None:
        for target in state.operations(self.target):
            refuse_itself(self, target)
            state.services.run_pass(self.runs, target)
        state.prune()


class ApplyCommonSubexpressionEliminationOp(_OnEach, name="transform.apply_cse"):
    """Eliminates common subexpressions in operations."""

    runs = "cse"


class ApplyLoopInvariantCodeMotionOp(_OnEach, name="transform.apply_licm"):
    """Moves what no iteration changes before loops."""

    runs = "loop-invariant-code-motion"


class ApplyDeadCodeEliminationOp(Transform, name="transform.apply_dce"):
    """Erases operations that are not needed."""

    target: Value

    def apply(self, state: TransformState) -> None:
        for target in state.operations(self.target):
            refuse_itself(self, target)
            apply_greedily(
                target, (), fold=False, unique_constants=False, listener=state
            )


def refuse_itself(op: Transform, target: Operation) -> None:
    """Raises `PassFailed` where a transformation would change itself."""
    if target is op or target.is_ancestor_of(op):
        text = "cannot apply transform to itself (or one of its ancestors)"
        raise op.failure(text, ("target payload op", target))


class AnnotateOp(Transform, name="transform.annotate"):
    """Gives operations an attribute."""

    target: Value
    param: Value | None

    def apply(self, state: TransformState) -> None:
        name = self.get("name")
        assert isinstance(name, StringAttr)
        targets = state.operations(self.target)
        values: list[Attribute] = [UnitAttr()] * len(targets)
        if self.param is not None:
            given = state.parameters(self.param)
            values = given * len(targets) if len(given) == 1 else given
        if len(values) != len(targets):
            raise self.silenceable(
                "parameter and target have different payload lengths "
                f"({len(values)} vs {len(targets)})"
            )
        for target, value in zip(targets, values, strict=True):
            target.set_attribute(name.value, value)


class PrintOp(Transform, name="transform.print"):
    """Prints operations."""

    target: Value | None

    def apply(self, state: TransformState) -> None:
        name = self.get("name")
        label = f" {name.value}" if isinstance(name, StringAttr) else ""
        if self.target is None:
            sys.stdout.write(f"[[[ IR printer:{label} top-level ]]]\n{state.root}\n")
            return
        sys.stdout.write(f"[[[ IR printer:{label} ]]]\n")
        for target in state.operations(self.target):
            sys.stdout.write(f"{target}\n")


class VerifyOp(Transform, name="transform.verify"):
    """Whether operations are valid."""

    target: Value

    def apply(self, state: TransformState) -> None:
        for target in state.operations(self.target):
            state.services.verify(target)


class EmitRemarkAtOp(Transform, name="transform.debug.emit_remark_at"):
    """Tells a remark at operations, or values."""

    message: StringAttr
    at: Value

    def apply(self, state: TransformState) -> None:
        for op in state.operations(self.at):
            warn(Diagnostic("remark", self.message.value, op.position))
        for value in state.values(self.at):
            made = value.defining_op
            around = made or (value.block.parent_op if value.block else None) or self
            note = Diagnostic("note", _described(value), around.position)
            warn(Diagnostic("remark", self.message.value, around.position, (note,)))


def _described(value: Value) -> str:
    made, block = value.defining_op, value.block
    if made is not None:
        index = made.results.index(value)
        return f"value handle points to an op result #{index}"
    assert block is not None
    assert block.parent_op is not None
    argument = [one is value for one in block.arguments].index(True)
    region = block.parent
    assert region is not None
    blocks, regions = list(region.blocks), list(block.parent_op.regions)
    return (
        f"value handle points to a block argument #{argument} in block "
        f"#{blocks.index(block)} in region #{regions.index(region)}"
    )


class EmitParamAsRemarkOp(Transform, name="transform.debug.emit_param_as_remark"):
    """Tells parameters in a remark."""

    message: StringAttr | None
    param: Value
    anchor: Value | None

    def apply(self, state: TransformState) -> None:
        message = f"{self.message.value} " if self.message is not None else ""
        text = message + ", ".join(map(str, state.parameters(self.param)))
        anchors = [self] if self.anchor is None else state.operations(self.anchor)
        for op in anchors:
            warn(Diagnostic("remark", text, op.position))
