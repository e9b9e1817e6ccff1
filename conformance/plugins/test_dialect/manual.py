"""Ops of the test dialect that upstream writes in C++ alone: no table has them."""

from __future__ import annotations

from bridge.define import Op, Values, operands, results
from bridge.op.folding import Constants, Folded


class ManualCppOpWithFold(Op, name="test.manual_cpp_op_with_fold"):
    """An op of C++ alone: it is the constant that its first operand is."""

    inputs: Values = operands()
    outputs: Values = results()

    def fold(self, constants: Constants) -> Folded:
        """The first constant."""
        return constants[0] if constants else None
