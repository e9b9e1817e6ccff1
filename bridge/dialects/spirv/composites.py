"""Rules of composites: their construction and extraction."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from bridge.dialects.spirv.shapes import (
    count_elements,
    differ,
    element_type,
    elements,
    is_number,
)
from bridge.dialects.spirv.types import CooperativeMatrixType
from bridge.ir.attributes import ArrayAttr, Attribute, IntegerAttr
from bridge.ir.core import Operation
from bridge.ir.types import Type, VectorType
from bridge.op.base import Op, Value, Values, of_signature

if TYPE_CHECKING:
    from bridge.dialects.spirv.constants import CompositeExtractOp, CompositeInsertOp


class CompositeConstructOp(Op, name="spirv.CompositeConstruct"):
    """Constructs a composite from its constituents."""

    constituents: Values

    @of_signature
    def verify(self) -> None:
        ty = self.results[0].type
        given = [value.type for value in self.constituents]
        if isinstance(ty, CooperativeMatrixType):
            self._verify_count(1, len(given))
            self._verify_types([ty.element_type], given)
            return
        wanted = count_elements(ty)
        if wanted is None:
            return
        if len(given) == wanted:
            self._verify_types(elements(ty), given)
        elif isinstance(ty, VectorType):
            self._verify_parts(ty, given)
        else:
            raise self.error(
                "expected to return a vector or cooperative matrix when the number of "
                "constituents is less than what the result needs"
            )

    def _verify_count(self, wanted: int, given: int) -> None:
        if wanted != given:
            raise self.error(
                f"has incorrect number of operands: expected {wanted}, but provided "
                f"{given}"
            )

    def _verify_types(self, wanted: Iterable[Type], given: list[Type]) -> None:
        for left, right in zip(wanted, given, strict=True):
            if differ(left, right):
                raise self.error(
                    f"operand type mismatch: expected operand type '{left}', but "
                    f"provided '{right}'"
                )

    def _verify_parts(self, ty: VectorType, given: list[Type]) -> None:
        total = 0
        for part in given:
            vector = isinstance(part, VectorType)
            if not vector and not is_number(part):
                raise self.error(
                    "operand type mismatch: expected operand to have a scalar or "
                    f"vector type, but provided '{part}'"
                )
            element = part.element if isinstance(part, VectorType) else part
            total += part.num_elements if isinstance(part, VectorType) else 1
            if element is not ty.element:
                raise self.error(
                    f"operand element type mismatch: expected to be '{ty.element}', "
                    f"but provided '{element}'"
                )
        self._verify_count(ty.num_elements, total)


def at_indices(op: Operation, ty: Type, indices: Attribute) -> Type:
    """The type at constant indices of a composite. Raises `Invalid`."""
    found = indices.elements if isinstance(indices, ArrayAttr) else ()
    numbers = [index.value for index in found if isinstance(index, IntegerAttr)]
    if not numbers:
        raise op.plain_error("expected at least one index for spirv.CompositeExtract")
    for number in numbers:
        inner = element_type(ty, number)
        if isinstance(inner, str):
            raise op.plain_error(inner)
        ty = inner
    return ty


@of_signature
def verify_extract(op: CompositeExtractOp) -> None:
    """Whether the result has the type of the element. Raises `Invalid`."""
    wanted = at_indices(op, op.composite.type, op.indices)
    found = op.results[0].type
    if differ(wanted, found):
        raise op.error(
            f"invalid result type: expected '{wanted}' but provided '{found}'"
        )


@of_signature
def verify_insert(op: CompositeInsertOp) -> None:
    """Whether object and result have the types that follow. Raises `Invalid`."""
    wanted, found = at_indices(op, op.composite.type, op.indices), op.object.type
    if differ(wanted, found):
        raise op.error(f"object operand type should be '{wanted}', but found '{found}'")
    whole, result = op.composite.type, op.results[0].type
    if whole is not result:
        raise op.error(
            "result type should be the same as the composite type, but found "
            f"'{whole}' vs '{result}'"
        )


class VectorShuffleOp(Op, name="spirv.VectorShuffle"):
    """Selects elements of two vectors by a static mask."""

    vector1: Value
    vector2: Value
    components: ArrayAttr

    @of_signature
    def verify(self) -> None:
        sizes = [
            ty.num_elements
            for ty in (self.results[0].type, self.vector1.type, self.vector2.type)
            if isinstance(ty, VectorType)
        ]
        picked = [
            c.value for c in self.components.elements if isinstance(c, IntegerAttr)
        ]
        if sizes[0] != len(picked):
            raise self.error(
                f"result type element count ({sizes[0]}) mismatch with the number of "
                f"component selectors ({len(picked)})"
            )
        total = sum(sizes[1:])
        for index in [number % 2**32 for number in picked]:
            if total <= index < 2**32 - 1:
                raise self.error(
                    f"component selector {index} out of range: expected to be in [0, "
                    f"{total}) or 0xffffffff"
                )


class SelectOp(Op, name="spirv.Select"):
    """Selects one of two values, elementwise or whole, by a condition."""

    condition: Value

    @of_signature
    def verify(self) -> None:
        condition, result = self.condition.type, self.results[0].type
        if not isinstance(condition, VectorType):
            return
        if not isinstance(result, VectorType):
            raise self.error(
                "result expected to be of vector type when condition is of vector type"
            )
        if result.num_elements != condition.num_elements:
            raise self.error(
                "result should have the same number of elements as the condition when "
                "condition is of vector type"
            )
