"""Matchers of structured ops."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from bridge.dialects import irdl
from bridge.dialects.transform.kinds import kind_of
from bridge.ir.attributes import ArrayAttr, DenseArrayAttr, UnitAttr
from bridge.ir.core import Operation, Value
from bridge.ods.rows import row
from bridge.op.base import Op, OpResult, of_signature
from bridge.rewrite.transforming import Transform, TransformState


class MatchStructuredOp(Op, name="transform.match.structured"):
    """Matches a structured op by the predicates in its region."""

    def verify(self) -> None:
        block = self.regions[0].blocks[0]
        if len(block.arguments) != 1:
            raise self.error("expected one body argument")
        if kind_of(block.arguments[0].type) != "handle":
            raise self.error(
                "expected body argument to implement TransformHandleTypeInterface"
            )
        for op in block:
            line = row(op.name)
            if op is not block.last and (
                line is None or not line.has_trait("MatchOpInterface")
            ):
                raise self.error(
                    "expects nested operations to implement MatchOpInterface"
                ).with_note("offending operation", op.position)


def verify_predicate(op: Operation) -> None:
    """A predicate asks about the op that what is around it is about.

    Raises `Invalid`.
    """
    outer = op.parent_op
    if outer is None or outer.name != "transform.match.structured":
        raise op.error("expects parent op to be 'transform.match.structured'")
    blocks = outer.regions[0].blocks if outer.regions else ()
    if not blocks or not blocks[0].arguments:
        return
    if op.operands[0] is not blocks[0].arguments[0]:
        raise op.error("expected predicate to apply to the surrounding structured op")


class MatchStructuredBodyOp(Op, name="transform.match.structured.body"):
    """Matches the body of a structured op."""

    contraction: ArrayAttr | None

    @of_signature
    def verify(self) -> None:
        asked = [name for name in _OF_BODIES if name in self.properties]
        if len(asked) > 1:
            names = ", ".join([f'"{name}"' for name in _OF_BODIES])
            raise self.error(f"only one of {{{names}}} is allowed")
        if self.contraction is not None and len(self.contraction.elements) != 2:
            raise self.error('expects "contraction" to contain two elements')


_OF_BODIES = ("reduction_position", "passthrough", "elementwise", "contraction")


class MatchStructuredDimOp(Op, name="transform.match.structured.dim"):
    """Matches or returns dimensions of the iteration space."""

    raw_dim_list: DenseArrayAttr
    parallel: UnitAttr | None
    reduction: UnitAttr | None

    @of_signature
    def verify(self) -> None:
        if self.parallel is not None and self.reduction is not None:
            raise self.error(
                "cannot request the same dimension to be both parallel and reduction"
            )
        verify_positions(self, self.raw_dim_list)


class _OperandMatcher(Op):
    """The base of matchers of operands."""

    raw_position_list: DenseArrayAttr
    permutation: UnitAttr | None
    projected_permutation: UnitAttr | None

    @of_signature
    def verify(self) -> None:
        if self.permutation is not None and self.projected_permutation is not None:
            raise self.error(
                '"permutation" and "projected_permutation" are mutually exclusive'
            )
        if len(self.raw_position_list.values) > 1 and self.results:
            raise self.error("cannot bind multiple inputs/inits to the same value")
        verify_positions(self, self.raw_position_list)


class MatchStructuredInputOp(_OperandMatcher, name="transform.match.structured.input"):
    """Matches or returns inputs of a structured op."""


class MatchStructuredInitOp(_OperandMatcher, name="transform.match.structured.init"):
    """Matches or returns inits of a structured op."""


def verify_positions(op: Operation, positions: DenseArrayAttr) -> None:
    """A list of positions, all but some, or `all`. Raises `Invalid`."""
    numbers = list(positions.values)
    if "is_all" in op.properties:
        if "is_inverted" in op.properties:
            raise op.error(
                "cannot request both 'all' and 'inverted' values in the list"
            )
        if numbers:
            raise op.error("cannot both request 'all' and specific values in the list")
    elif not numbers:
        raise op.error(
            "must request specific values in the list if 'all' is not specified"
        )
    # Upstream looks at neighbours only.
    if any(a == b for a, b in pairwise(numbers)):
        raise op.error("expected the listed values to be unique")


class _Getter(Transform):
    raw_position_list: DenseArrayAttr
    target: Value

    @of_signature
    def verify(self) -> None:
        verify_positions(self, self.raw_position_list)

    def apply(self, state: TransformState) -> None:
        found: list[Value] = []
        for target in state.operations(self.target):
            values = self.values_of(target)
            found += [values[i] for i in self._chosen(len(values))]
        state.bind(self.results[0], found)

    def values_of(self, target: Operation) -> Sequence[Value]:
        """The operands, or the results, of a payload op."""
        raise NotImplementedError

    def _chosen(self, count: int) -> list[int]:
        """The positions that are listed, or that are not; the last one is -1."""
        if "is_all" in self.properties:
            return list(range(count))
        listed = [int(i) for i in self.raw_position_list.values]
        for i in listed:
            if not -count <= i < count:
                raise self.silenceable(
                    f"position overflow {i} (updated from {i}) for maximum {count}"
                )
        numbers = [i % count for i in listed]
        if "is_inverted" in self.properties:
            return [i for i in range(count) if i not in numbers]
        return numbers


class GetOperandOp(_Getter, name="transform.get_operand"):
    """Handles to operands of payload ops."""

    def values_of(self, target: Operation) -> Sequence[Value]:
        return target.operands


class GetResultOp(_Getter, name="transform.get_result"):
    """Handles to results of payload ops."""

    def values_of(self, target: Operation) -> Sequence[Value]:
        return target.results


class MatchStructuredResultOp(Op, name="transform.match.structured.result"):
    """Matches a result of a structured op, and returns its user."""

    result: OpResult

    @of_signature
    def verify(self) -> None:
        any_, single = (word in self.properties for word in ("any", "single"))
        if (any_ or single) != (kind_of(self.results[0].type) == "handle"):
            raise self.error(
                "expects either the any/single keyword or the type value handle result "
                "type"
            )
        if any_ and single:
            raise self.error("'any' and 'single' are mutually exclusive")


class IRDLCollectMatchingOp(Op, name="transform.irdl.collect_matching"):
    """Collects the payload ops that satisfy an IRDL definition."""

    def verify(self) -> None:
        body = [op for block in self.regions[0].blocks[:1] for op in block]
        if len(body) != 1:
            raise self.error("expects a single operation in the body")
        if not isinstance(body[0], irdl.DialectOp):
            raise self.error("expects the body operation to be irdl.dialect")
        defined = [op for block in body[0].regions[0].blocks for op in block]
        if sum(isinstance(op, irdl.OperationOp) for op in defined) != 1:
            raise self.error("expects IRDL to contain exactly one operation")
        if any(isinstance(op, irdl.TypeOp | irdl.AttributeOp) for op in defined):
            raise self.error("IRDL types and attributes are not yet supported")
