"""The transform dialect: results' names."""

from __future__ import annotations

from bridge.dialects.op import Op, Value, Values
from bridge.text.draft import SetName


class ForeachMatchOp(Op, name="transform.foreach_match"):
    """Applies to what is nested in an op the first action whose matcher fits."""

    updated: Value
    forwarded_outputs: Values

    def name_results(self, set_name: SetName) -> None:
        set_name(self.updated, "updated_root")
        for value in self.forwarded_outputs:
            set_name(value, "yielded")
