"""What is computed for each element: products, limits, tables and choices."""

from __future__ import annotations

from bridge.dialects.tosa.enums import EnumOp
from bridge.dialects.tosa.matrices import verify_inferred
from bridge.dialects.tosa.types import (
    constant,
    element_of,
    is_known,
    sizes_of,
    stored,
    verify_same_element,
    verify_same_rank,
    verify_zero_points,
    verify_zero_type,
)
from bridge.ir.attributes import Attribute, FloatAttr, IntegerAttr
from bridge.ir.shapes import all_shapes_match, broadcast, element_or_self
from bridge.ir.types import IntegerType, RankedTensorType, UnrankedTensorType
from bridge.op.base import Op, Value, of_signature


class ConstOp(Op, name="tosa.const"):
    """Defines a constant tensor."""

    values: Attribute

    @of_signature
    def verify(self) -> None:
        result = self.results[0]
        ty = getattr(self.values, "type", None)
        if not isinstance(ty, RankedTensorType | UnrankedTensorType):
            raise self.error("expected tensors for attr/result type")
        held = element_or_self(ty)
        if held not in (stored(result), element_of(result)):
            raise self.error("expected same attr/result element types")


class ClampOp(EnumOp, name="tosa.clamp"):
    """Clamps elements to a minimum and a maximum."""

    input: Value
    min_val: Attribute
    max_val: Attribute

    @of_signature
    def verify(self) -> None:
        ty = stored(self.input)
        low, high = self.min_val, self.max_val
        kind = IntegerAttr if isinstance(ty, IntegerType) else FloatAttr
        if (
            not isinstance(low, kind)
            or not isinstance(high, kind)
            or low.type is not ty
            or high.type is not ty
        ):
            raise self.error(
                "min/max attributes types are incompatible with input/output element "
                "types."
            )
        given = f"got min_val={low}, max_val={high}"
        if low.value != low.value or high.value != high.value:
            raise self.error(f"min/max attributes should not be 'NaN', {given}")
        if high.value < low.value:
            raise self.error(f"expected min_val <= max_val, {given}")


class NegateOp(Op, name="tosa.negate"):
    """Negates elements."""

    input1: Value
    input1_zp: Value
    output_zp: Value

    def verify(self) -> None:
        output = self.results[0]
        verify_same_element(self, self.input1, output)
        if not all_shapes_match([self.input1.type, output.type]):
            raise self.error("requires the same shape for input1 and output")
        both = "both {} and its zero point are"
        verify_zero_type(self, self.input1, self.input1_zp, both.format("input1"))
        verify_zero_type(self, output, self.output_zp, both.format("output"))
        verify_zero_points(self, input1=self.input1_zp, output=self.output_zp)


class MulOp(Op, name="tosa.mul"):
    """Multiplies elementwise, with a right shift of `i32` products."""

    input1: Value
    input2: Value
    shift: Value

    def verify(self) -> None:
        self._verify_elements()
        a, b = sizes_of(self.input1), sizes_of(self.input2)
        wanted = None
        if a is not None and b is not None:
            if len(a) != len(b):
                raise self.error(
                    f"a and b operands don't have matching ranks, got {len(a)} and "
                    f"{len(b)}"
                )
            wanted = broadcast(a, b)
            if wanted is None:
                raise self.error(
                    "a and b operands don't have broadcast-compatible shapes, got "
                    f"'{self.input1.type}' and '{self.input2.type}'"
                )
        result = sizes_of(self.results[0])
        for name, sizes in (("a", a), ("b", b)):
            if result is None or sizes is None:
                continue
            if len(result) != len(sizes):
                raise self.error(
                    f"result type has different rank than {name}, got {len(result)} vs "
                    f"{len(sizes)}"
                )
        if wanted is not None:
            verify_inferred(self, wanted)

    def _verify_elements(self) -> None:
        a, b = element_of(self.input1), element_of(self.input2)
        result = element_of(self.results[0])
        if isinstance(result, IntegerType):
            if not isinstance(a, IntegerType) or a is not b:
                raise self.error("requires the same element type for all operands")
            if a.width > result.width:
                raise self.error("invalid data type size for operands or result")
            return
        if a is not result or b is not result:
            raise self.error(
                "requires the same element type for all operands and results"
            )
        shift = constant(self.shift)
        if shift is not None and any(shift.values[:1]):
            raise self.error("require shift to be 0 for float type")


class TableOp(Op, name="tosa.table"):
    """Looks elements up in a table."""

    input1: Value
    table: Value

    @of_signature
    def verify(self) -> None:
        source, output = sizes_of(self.input1), sizes_of(self.results[0])
        if source is None or output is None:
            return
        verify_same_rank(self, source, output, "result")
        for i, size in enumerate(output):
            if is_known(size) and size != source[i]:
                raise self.error(
                    f"dim(result, {i}) = {size} doesn't match dim(input, {i}) = "
                    f"{source[i]}"
                )


class SelectOp(Op, name="tosa.select"):
    """Selects elements of two tensors by a tensor of booleans."""

    input2: Value
    input3: Value

    @of_signature
    def verify(self) -> None:
        verify_same_element(self, self.input2, self.results[0])
        verify_same_element(self, self.input3, self.results[0])
