"""The transform dialect: named sequences, and results' names."""

from __future__ import annotations

from bridge.dialects.function import FunctionOp
from bridge.dialects.op import Op, Value, Values
from bridge.ir.attributes import StringAttr, TypeAttr
from bridge.text.draft import SetName


class ForeachMatchOp(Op, name="transform.foreach_match"):
    """Applies to what is nested in an op the first action whose matcher fits."""

    updated: Value
    forwarded_outputs: Values

    def name_results(self, set_name: SetName) -> None:
        set_name(self.updated, "updated_root")
        for value in self.forwarded_outputs:
            set_name(value, "yielded")


class NamedSequenceOp(FunctionOp, name="transform.named_sequence"):
    """A sequence of transformations that others may refer to."""

    sym_name: StringAttr
    function_type: TypeAttr
