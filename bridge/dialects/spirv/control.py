"""Structured loops and selections, and branches."""

from __future__ import annotations

from bridge.dialects.spirv.control_rules import (
    verify_loop,
    verify_selection,
    verify_weights,
)
from bridge.op.base import Op


class LoopOp(Op, name="spirv.mlir.loop"):
    """A structured loop."""

    syntax = "`` custom<Control>($loop_control) (`->` type($results)^)? $body"

    verify_regions = verify_loop


class SelectionOp(Op, name="spirv.mlir.selection"):
    """A structured selection."""

    syntax = "`` custom<Control>($selection_control) (`->` type($results)^)? $body"

    verify_regions = verify_selection


class BranchConditionalOp(Op, name="spirv.BranchConditional"):
    """Branches to one of two blocks by a condition."""

    syntax = """
        $condition resolve($condition) (custom<Weights>($branch_weights)^)? `,`
        custom<Successor>($trueTarget, $trueTargetOperands, type($trueTargetOperands))
        `,` custom<Successor>(
            $falseTarget, $falseTargetOperands, type($falseTargetOperands)
        )
    """

    verify = verify_weights
