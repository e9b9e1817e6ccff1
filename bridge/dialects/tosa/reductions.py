"""Reductions along an axis, and where the largest number is."""

from __future__ import annotations

from collections.abc import Sequence

from bridge.dialects.tosa.enums import ENUMS, EnumOp
from bridge.dialects.tosa.types import element_of, is_known, listed, sizes_of
from bridge.ir.attributes import IntegerAttr
from bridge.ir.shapes import element_or_self, shapes_match, sizes_match
from bridge.ir.types import (
    IndexType,
    IntegerType,
    RankedTensorType,
    Type,
    UnrankedTensorType,
)
from bridge.op.base import Op, Value, derive, of_signature


class ArgMaxOp(EnumOp, name="tosa.argmax"):
    """Index of the maximum along an axis."""

    input: Value
    axis: IntegerAttr

    @of_signature
    def verify(self) -> None:
        result = self.results[0]
        if not isinstance(element_of(result), IntegerType | IndexType):
            raise self.error("result tensor is not of integer type")
        source, output = sizes_of(self.input), sizes_of(result)
        if source is None:
            return
        axis = self.axis.value
        if not 0 <= axis < len(source):
            raise self.error("specified axis is outside the rank of the tensor")
        wanted = source[:axis] + source[axis + 1 :]
        if output is not None and not sizes_match(wanted, output):
            raise self.error(
                f"expected output shape '{listed(wanted)}', got '{listed(output)}'"
            )


def _is_inside(axis: int, rank: int) -> bool:
    return axis < rank or (axis == 0 and rank == 0)


class _Reduction(Op):
    """What all reductions have in common."""

    input: Value
    axis: IntegerAttr

    @of_signature
    def verify(self) -> None:
        axis = self.axis.value
        source, output = sizes_of(self.input), sizes_of(self.results[0])
        if axis < 0:
            raise self.error("reduce axis must not be negative")
        if source is not None and not _is_inside(axis, len(source)):
            raise self.error(
                f"expect input tensor rank ({len(source)}) to be larger than reduce "
                f"axis ({axis})"
            )
        if output is None:
            return
        if source is not None and len(output) != len(source):
            raise self.error(
                "expect output tensor rank to be equal to input tensor rank"
            )
        if not _is_inside(axis, len(output)):
            raise self.error(
                f"expect output tensor rank ({len(output)}) to be larger than reduce "
                f"axis ({axis})"
            )
        if output and is_known(output[axis]) and output[axis] != 1:
            raise self.error(
                f"expect reduced dimension size to be 1, got {output[axis]}"
            )

    def infer_types(self) -> list[Type]:
        """The type of the result."""
        sizes, axis = sizes_of(self.input), self.axis.value
        element = element_of(self.input)
        if sizes is None or axis >= len(sizes):
            return [UnrankedTensorType(element)]
        return [RankedTensorType((*sizes[:axis], 1, *sizes[axis + 1 :]), element)]

    @staticmethod
    def are_types_compatible(inferred: Sequence[Type], actual: Sequence[Type]) -> bool:
        """Whether elements are equal and shapes go together."""
        (a,), (b,) = inferred, actual
        return element_or_self(a) is element_or_self(b) and shapes_match(a, b)


class _EnumReduction(_Reduction, EnumOp):
    """The same with an enum."""


for _word in ("all", "any", "max", "min", "product", "sum"):
    _name = f"tosa.reduce_{_word}"
    derive(_EnumReduction if _name in ENUMS else _Reduction, _name)
