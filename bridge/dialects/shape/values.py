"""Shapes, sizes and witnesses that are computed.

`!shape.shape` and `!shape.size` may be an error, tensors of extents and indices not.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from bridge.errors import Diagnostic, Invalid
from bridge.ir.core import Operation
from bridge.ir.shapes import is_shaped, shape_of, shapes_match
from bridge.ir.types import (
    DYNAMIC,
    INDEX,
    DialectType,
    IndexType,
    RankedTensorType,
    Type,
    UnrankedTensorType,
)
from bridge.ods.nodes import dialect_type
from bridge.op.base import Op, Value, Values, of_signature

SHAPE: Final = dialect_type("shape.shape")
SIZE: Final = dialect_type("shape.size")
VALUE_SHAPE: Final = dialect_type("shape.value_shape")

_MAY_FAIL: Final = (SHAPE, SIZE, VALUE_SHAPE)
_TENSORS: Final = (RankedTensorType, UnrankedTensorType)


def _verify_passed_on(op: Operation, wanted: DialectType) -> None:
    """Whether the result can be an error where an operand can. Raises `Invalid`."""
    may_fail = any(value.type in _MAY_FAIL for value in op.operands)
    if may_fail and op.results[0].type is not wanted:
        raise op.error(
            "if at least one of the operands can hold error values then the result "
            f"must be of type `{wanted.mnemonic}` to propagate them"
        )


class _SizeOp(Op):
    """The base of ops with a size result, or index where no operand is an error."""

    @of_signature
    def verify(self) -> None:
        _verify_passed_on(self, SIZE)


class AddOp(_SizeOp, name="shape.add"):
    """Adds sizes."""


class DivOp(_SizeOp, name="shape.div"):
    """Divides sizes."""


class MulOp(_SizeOp, name="shape.mul"):
    """Multiplies sizes."""


class GetExtentOp(_SizeOp, name="shape.get_extent"):
    """An extent of a shape."""


class NumElementsOp(_SizeOp, name="shape.num_elements"):
    """Number of elements of a shape."""


class RankOp(_SizeOp, name="shape.rank"):
    """Rank of a shape."""


class BroadcastOp(Op, name="shape.broadcast"):
    """Broadcasts shapes."""

    @of_signature
    def verify(self) -> None:
        _verify_passed_on(self, SHAPE)


class AssumingAllOp(Op, name="shape.assuming_all"):
    """Combines witnesses to one."""

    inputs: Values

    @of_signature
    def verify(self) -> None:
        if not self.inputs:
            raise self.error("no operands specified")


class CstrBroadcastableOp(Op, name="shape.cstr_broadcastable"):
    """A witness that shapes are broadcastable."""

    shapes: Values

    @of_signature
    def verify(self) -> None:
        if len(self.shapes) < 2:
            raise self.error("required at least 2 input shapes")


class ShapeOfOp(Op, name="shape.shape_of"):
    """Shape of a value."""

    arg: Value

    @of_signature
    def verify(self) -> None:
        _verify_passed_on(self, SHAPE)

    def infer_types(self) -> list[Type]:
        """The type of the result."""
        if self.arg.type is VALUE_SHAPE:
            return [SHAPE]
        sizes = shape_of(self.arg.type)
        rank = DYNAMIC if sizes is None else len(sizes)
        return [RankedTensorType((rank,), INDEX)]

    @staticmethod
    def are_types_compatible(inferred: Sequence[Type], actual: Sequence[Type]) -> bool:
        """Whether both are shapes that may be the same."""
        (a,), (b,) = inferred, actual
        if SHAPE in (a, b):
            return all(ty is SHAPE or is_shaped(ty) for ty in (a, b))
        return shapes_match(a, b)


class _ExtremeOp(Op):
    """The base of elementwise minimum and maximum."""

    def infer_types(self) -> list[Type]:
        """The type of the result."""
        left, right = (value.type for value in self.operands)
        return [left if left is right else SIZE]


class MaxOp(_ExtremeOp, name="shape.max"):
    """Elementwise maximum."""


class MinOp(_ExtremeOp, name="shape.min"):
    """Elementwise minimum."""


def _is_shape(ty: Type) -> bool:
    return ty is SHAPE or isinstance(ty, RankedTensorType)


class MeetOp(Op, name="shape.meet"):
    """The least general shape or size that refines both operands."""

    def infer_types(self) -> list[Type]:
        """The type of the result. Raises `Invalid`."""
        types = [value.type for value in self.operands]
        if any(map(_is_shape, types)):
            if not all(map(_is_shape, types)):
                raise self._unlike("requires all sizes or shapes")
            return [SHAPE if SHAPE in types else self._common(types)]
        return [SIZE if SIZE in types else INDEX]

    def _common(self, types: Sequence[Any]) -> Type:
        """Of two tensors of extents the one whose extent is not known."""
        left, right = types
        for ty in (left, right):
            if ty.shape[0] == DYNAMIC:
                found: Type = ty
                return found
        if left.shape[0] != right.shape[0]:
            raise self._unlike("unequal shape cardinality")
        common: Type = left
        return common

    def _unlike(self, message: str) -> Invalid:
        return Invalid(Diagnostic("error", message, self.position))

    @staticmethod
    def are_types_compatible(inferred: Sequence[Type], actual: Sequence[Type]) -> bool:
        """Whether both are sizes, or both shapes that may be the same."""
        (a,), (b,) = inferred, actual
        if a not in (SHAPE, SIZE):
            a, b = b, a
        if a is SIZE:
            return b is SIZE or isinstance(b, IndexType)
        if a is SHAPE:
            return b is SHAPE or isinstance(b, _TENSORS)
        return a is b or shapes_match(a, b)


class YieldOp(Op, name="shape.yield"):
    """Terminates a reduction with its values."""

    def verify(self) -> None:
        around = self.parent_op
        results = around.results if around is not None else ()
        if len(results) != len(self.operands):
            raise self.error(
                "number of operands does not match number of results of its parent"
            )
        for result, operand in zip(results, self.operands, strict=True):
            if result.type is not operand.type:
                raise self.error("types mismatch between yield op and its parent")
