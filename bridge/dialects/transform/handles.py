"""Handles: from operations to those around them, and those of their values."""

from __future__ import annotations

from collections.abc import Callable
from operator import eq, ge, gt, le, lt, ne
from typing import Final

from bridge.ir.attributes import ArrayAttr, Attribute, IntegerAttr, StringAttr, UnitAttr
from bridge.ir.core import Operation, Value
from bridge.op.base import Values
from bridge.op.traits import has_trait
from bridge.rewrite.transforming import Transform, TransformState


class GetParentOp(Transform, name="transform.get_parent_op"):
    """Handle to the operations around those of another handle."""

    isolated_from_above: UnitAttr | None
    allow_empty_results: UnitAttr | None
    deduplicate: UnitAttr | None
    nth_parent: IntegerAttr
    target: Value

    def apply(self, state: TransformState) -> None:
        found: list[Operation] = []
        for target in state.operations(self.target):
            parent = self._around(target)
            if parent is not None:
                found.append(parent)
            elif self.allow_empty_results is not None:
                break
            else:
                text = "could not find a parent op that matches all requirements"
                raise self.silenceable(text, ("target op", target))
        if self.deduplicate is not None:
            found = list(dict.fromkeys(found))
        state.bind(self.results[0], found)

    def _around(self, op: Operation) -> Operation | None:
        found: Operation | None = op
        for _ in range(self.nth_parent.value):
            found = found.parent_op if found is not None else None
            while found is not None and not self._is_wanted(found):
                found = found.parent_op
        return found

    def _is_wanted(self, op: Operation) -> bool:
        name = self.get("op_name")
        isolated = self.isolated_from_above is None
        return (isolated or has_trait(op, "IsolatedFromAbove")) and (
            not isinstance(name, StringAttr) or op.name == name.value
        )


class GetDefiningOp(Transform, name="transform.get_defining_op"):
    """Handle to the operations that define values."""

    target: Value

    def apply(self, state: TransformState) -> None:
        found: list[Operation] = []
        for value in state.values(self.target):
            made = value.defining_op
            if made is None:
                raise self.silenceable("cannot get defining op of block argument")
            found.append(made)
        state.bind(self.results[0], found)


class GetProducerOfOperandOp(Transform, name="transform.get_producer_of_operand"):
    """Handle to the operations that define an operand of others."""

    operand_number: IntegerAttr
    target: Value

    def apply(self, state: TransformState) -> None:
        number = self.operand_number.value
        found: list[Operation] = []
        for target in state.operations(self.target):
            operands = target.operands
            made = operands[number].defining_op if number < len(operands) else None
            if made is None:
                text = f"could not find a producer for operand number: {number} of "
                raise self.silenceable(text + str(target), ("target op", target))
            found.append(made)
        state.bind(self.results[0], found)


class GetConsumersOfResultOp(Transform, name="transform.get_consumers_of_result"):
    """Handle to the operations that use a result of another."""

    result_number: IntegerAttr
    target: Value

    def apply(self, state: TransformState) -> None:
        targets = state.operations(self.target)
        if len(targets) > 1:
            raise self.failure("handle must be mapped to exactly one payload op")
        number = self.result_number.value
        if targets and len(targets[0].results) <= number:
            raise self.failure("result number overflow")
        users = [user for op in targets for user in op.results[number].users]
        state.bind(self.results[0], users)


class CastOp(Transform, name="transform.cast"):
    """The same handle, of another type."""

    input: Value

    def apply(self, state: TransformState) -> None:
        state.bind(self.results[0], state.payload(self.input))


class MergeHandlesOp(Transform, name="transform.merge_handles"):
    """What several handles stand for, in their order."""

    deduplicate: UnitAttr | None
    handles: Values

    def apply(self, state: TransformState) -> None:
        found = [one for handle in self.handles for one in state.payload(handle)]
        if self.deduplicate is not None:
            found = list(dict.fromkeys(found))
        state.bind(self.results[0], found)


class ReplicateOp(Transform, name="transform.replicate"):
    """Handles repeated as often as a pattern stands for something."""

    pattern: Value
    handles: Values

    def apply(self, state: TransformState) -> None:
        times = len(state.payload(self.pattern))
        for handle, result in zip(self.handles, self.results, strict=True):
            found = state.payload(handle)
            state.bind(result, [one for _ in range(times) for one in found])


class SelectOp(Transform, name="transform.select"):
    """Those of a handle's operations that have a name."""

    target: Value

    def apply(self, state: TransformState) -> None:
        name = self.get("op_name")
        assert isinstance(name, StringAttr)
        found = [op for op in state.operations(self.target) if op.name == name.value]
        state.bind(self.results[0], found)


class ParamConstantOp(Transform, name="transform.param.constant"):
    """A parameter that is known."""

    value: Attribute

    def apply(self, state: TransformState) -> None:
        state.bind(self.results[0], [self.value])


_COMPARISONS: Final[dict[str, Callable[[int, int], bool]]] = {
    "eq": eq,
    "ne": ne,
    "le": le,
    "lt": lt,
    "ge": ge,
    "gt": gt,
}


class MatchParamCmpIOp(Transform, name="transform.match.param.cmpi"):
    """Whether parameters compare with others as is asked."""

    predicate: str
    param: Value
    reference: Value

    def apply(self, state: TransformState) -> None:
        given, wanted = state.parameters(self.param), state.parameters(self.reference)
        if len(given) != len(wanted):
            raise self.silenceable(
                f"parameters have different payload lengths ({len(given)} vs "
                f"{len(wanted)})"
            )
        compare = _COMPARISONS[self.predicate]
        for index, (a, b) in enumerate(zip(given, wanted, strict=True)):
            if not isinstance(a, IntegerAttr) or not isinstance(b, IntegerAttr):
                raise self.failure("non-integer parameter value not expected")
            if not compare(a.value, b.value):
                raise self.silenceable(
                    f"expected parameter to be {_WORDS[self.predicate]} {b.value}, "
                    f"got {a.value}",
                    (
                        f"value # {index} {_DEFINED_HERE}",
                        self.param.defining_op or self,
                    ),
                )


_WORDS: Final = {
    "eq": "equal to",
    "ne": "not equal to",
    "le": "less than or equal to",
    "lt": "less than",
    "ge": "greater than or equal to",
    "gt": "greater than",
}


_DEFINED_HERE: Final = "associated with the parameter defined here"


class MatchOperationNameOp(Transform, name="transform.match.operation_name"):
    """Whether an operation has one of some names."""

    op_names: ArrayAttr
    operand_handle: Value

    def apply(self, state: TransformState) -> None:
        names = {one.value for one in self.op_names if isinstance(one, StringAttr)}
        if single(self, state, self.operand_handle).name not in names:
            raise self.silenceable("wrong operation name")


class MatchOperationEmptyOp(Transform, name="transform.match.operation_empty"):
    """Whether a handle stands for nothing."""

    operand_handle: Value

    def apply(self, state: TransformState) -> None:
        if state.operations(self.operand_handle):
            raise self.silenceable("operation is not empty")


def single(op: Transform, state: TransformState, handle: Value) -> Operation:
    """The one operation that a matcher's handle stands for."""
    found = state.operations(handle)
    if len(found) != 1:
        text = f"SingleOpMatchOpTrait expects exactly one operation, got {len(found)}"
        raise op.failure(text)
    return found[0]
