"""Transformations that move what an operation, or values, depend on.

Upstream: `moveOperationDependencies` and `moveValueDefinitions`. The first moves what
has effects as well, were it a write before a read.
"""

from __future__ import annotations

from bridge import Operation, Value
from bridge.define import Values, extend_dialect
from bridge.errors import Diagnostic, warn
from bridge.op.interfaces.effects import is_pure
from bridge.rewrite import Rewriter
from bridge.rewrite.isolating import values_from_outside
from bridge.rewrite.transforming import Transform, TransformState

_MOVING = "transform.test.move"
_TRAITS = ["FunctionalStyleTransformOpTrait", "TransformOpInterface"]
_POINT = ["insertion_point", "TransformHandleTypeInterface"]

extend_dialect(
    "transform",
    {
        "test.move_operand_deps": {
            "operands": [["op", "TransformHandleTypeInterface"], _POINT],
            "traits": _TRAITS,
            "format": "$op `before` $insertion_point attr-dict "
            "`:` type($op) `,` type($insertion_point)",
        },
        "test.move_value_defns": {
            "operands": [["values", "TransformValueHandleTypeInterface*"], _POINT],
            "traits": _TRAITS,
            "format": "$values `before` $insertion_point attr-dict "
            "`:` `(` type($values) `)` `` `,` type($insertion_point)",
        },
    },
)


class MoveOperandDeps(Transform, name=f"{_MOVING}_operand_deps"):
    """Moves all that an operation depends on before another one."""

    op: Value
    insertion_point: Value

    def apply(self, state: TransformState) -> None:
        """Moves it, or tells why it stays."""
        op = state.operations(self.op)[0]
        point = state.operations(self.insertion_point)[0]
        if op.parent is not point.parent:
            text = (
                "unsupported case where operation and insertion point are not in "
                "the same basic block"
            )
        elif not point.is_before(op):
            text = "insertion point does not dominate op"
        else:
            text = _move(_dependences(_used(op), point), point, state)
        _tell(self, text)


class MoveValueDefinitions(Transform, name=f"{_MOVING}_value_defns"):
    """Moves all that makes values before an operation, where that is pure."""

    values: Values
    insertion_point: Value

    def apply(self, state: TransformState) -> None:
        """Moves it, or tells why it stays."""
        values = [state.values(handle)[0] for handle in self.values]
        point = state.operations(self.insertion_point)[0]
        late = [value for value in values if not _is_there(value, point)]
        text = ""
        for value in late:
            if value.defining_op is None:
                text = (
                    "unsupported case of moving block argument before insertion point"
                )
            elif value.defining_op.parent is not point.parent:
                text = (
                    "unsupported case of moving definition of value before an "
                    "insertion point in a different basic block"
                )
        found = [] if text else _dependences(late, point)
        if not text and all(map(is_pure, found)):
            text = _move(found, point, state)
        _tell(self, text)


def _is_there(value: Value, point: Operation) -> bool:
    """Whether a value is made before an operation, in its block or around it."""
    made = value.defining_op
    around: Operation | None = point
    while around is not None:
        if value.block is around.parent:
            return made is None or made.is_before(around)
        around = around.parent_op
    return False


def _used(op: Operation) -> list[Value]:
    inside = [v for region in op.regions for v in values_from_outside(region)]
    return [*op.operands, *inside]


def _dependences(values: list[Value], point: Operation) -> list[Operation]:
    """What makes values, not before an operation of its block, in order."""
    found: dict[Operation, None] = {}
    pending = list(values)
    while pending:
        made = pending.pop().defining_op
        if made is None or made.parent is not point.parent or made in found:
            continue
        if not made.is_before(point):
            found[made] = None
            pending += _used(made)
    assert point.parent is not None  # it is in the payload
    return [op for op in point.parent if op in found]


def _move(ops: list[Operation], point: Operation, state: TransformState) -> str:
    """Moves operations; what is to be told where they stay."""
    if point in ops:
        return "cannot move dependencies before operation in backward slice of op"
    rewriter = Rewriter(state)
    for op in ops:
        rewriter.move_before(op, point)
    return ""


def _tell(op: Operation, text: str) -> None:
    if text:
        warn(Diagnostic("remark", text, op.position))
