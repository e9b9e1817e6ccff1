"""Structured loops and selections, and branches."""

from __future__ import annotations

from bridge.dialects.spirv.control_rules import (
    verify_loop,
    verify_selection,
    verify_weights,
)
from bridge.op.base import Op, of_signature


class LoopOp(Op, name="spirv.mlir.loop"):
    """A structured loop."""

    syntax = "`` custom<Control>($loop_control) (`->` type($results)^)? $body"

    def verify_regions(self) -> None:
        verify_loop(self)


class SelectionOp(Op, name="spirv.mlir.selection"):
    """A structured selection."""

    syntax = "`` custom<Control>($selection_control) (`->` type($results)^)? $body"

    def verify_regions(self) -> None:
        verify_selection(self)


class BranchConditionalOp(Op, name="spirv.BranchConditional"):
    """Branches to one of two blocks by a condition."""

    syntax = """
        $condition resolve($condition) (custom<Weights>($branch_weights)^)? `,`
        custom<Successor>($trueTarget, $trueTargetOperands, type($trueTargetOperands))
        `,` custom<Successor>(
            $falseTarget, $falseTargetOperands, type($falseTargetOperands)
        )
    """

    @of_signature
    def verify(self) -> None:
        verify_weights(self)
