"""Finding operations by names, interfaces, attributes and types."""

from __future__ import annotations

from bridge.ir.attributes import ArrayAttr, DictionaryAttr, StringAttr, TypeAttr
from bridge.ir.core import Operation, Value
from bridge.ir.walk import walk_post_order
from bridge.op.interfaces.loop_like import LoopLike
from bridge.op.traits import has_trait
from bridge.rewrite.transforming import Transform, TransformState


class MatchOp(Transform, name="transform.structured.match"):
    """Handle to the operations inside another that have all that is asked for."""

    ops: ArrayAttr | None
    interface: str | None
    op_attrs: DictionaryAttr | None
    filter_result_type: TypeAttr | None
    filter_operand_types: ArrayAttr | None
    target: Value

    def can_apply(self) -> bool:
        return self.interface in (None, "LinalgOp", "LoopLikeInterface")

    def apply(self, state: TransformState) -> None:
        targets = state.operations(self.target)
        if len(targets) != 1:
            raise self.failure("requires exactly one target handle")
        inside = walk_post_order(targets[0])
        state.bind(self.results[0], [op for op in inside if self._matches(op)])

    def _matches(self, op: Operation) -> bool:
        asked = self.op_attrs.entries if self.op_attrs is not None else ()
        return (
            self._has_name(op)
            and self._has_interface(op)
            and all(op.get(name) == value for name, value in asked)
            and self._has_types(op)
        )

    def _has_name(self, op: Operation) -> bool:
        return self.ops is None or any(
            isinstance(name, StringAttr) and name.value == op.name
            for name in self.ops.elements
        )

    def _has_interface(self, op: Operation) -> bool:
        if self.interface == "LoopLikeInterface":
            return isinstance(op, LoopLike)
        return self.interface is None or has_trait(op, "LinalgStructuredInterface")

    def _has_types(self, op: Operation) -> bool:
        wanted = self.filter_result_type
        if wanted is not None and [r.type for r in op.results] != [wanted.type]:
            return False
        if self.filter_operand_types is None:
            return True
        types = [
            one.type for one in self.filter_operand_types if isinstance(one, TypeAttr)
        ]
        given = [operand.type for operand in op.operands]
        if len(types) == 1:
            return all(ty == types[0] for ty in given)
        if len(types) != len(given):
            raise self.failure(
                "If filter_operand_types contains more than a type, then it must "
                "contain as much types as the number of operands in the target ops"
            )
        return types == given
