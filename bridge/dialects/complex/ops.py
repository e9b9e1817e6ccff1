"""The complex dialect: constants and their names, and bits seen as another type."""

from __future__ import annotations

from bridge.ir.attributes import ArrayAttr, FloatAttr, IntegerAttr
from bridge.ir.types import ComplexType, FloatType, IntegerType, Type
from bridge.op.base import Op, OpResult, Value, of_signature


class ConstantOp(Op, name="complex.constant"):
    """Defines a complex constant."""

    value: ArrayAttr
    complex: OpResult

    @of_signature
    def verify(self) -> None:
        parts = self.value.elements
        if len(parts) != 2:
            raise self.error(
                "requires 'value' to be a complex constant, represented as array of "
                "two values"
            )
        real, imaginary = parts
        if not (
            isinstance(real, FloatAttr | IntegerAttr)
            and isinstance(imaginary, FloatAttr | IntegerAttr)
        ):
            raise self.error(
                "requires attribute's elements to be float or integer attributes"
            )
        ty = self.complex.type
        element = ty.element if isinstance(ty, ComplexType) else ty
        if not real.type is imaginary.type is element:
            raise self.error(
                f"requires attribute's element types ('{real.type}', "
                f"'{imaginary.type}') to match the element type of the op's return "
                f"type ('{element}')"
            )


class BitcastOp(Op, name="complex.bitcast"):
    """Bitcasts between a complex type and an arith type of the same width."""

    operand: Value
    result: OpResult

    @of_signature
    def verify(self) -> None:
        source, result = self.operand.type, self.result.type
        if source is result:
            return
        for ty, what in ((source, "operand"), (result, "result")):
            if _bits(ty) is None:
                raise self.error(f"{what} must be int/float/complex")
        if isinstance(source, ComplexType) == isinstance(result, ComplexType):
            raise self.error("requires that either input or output has a complex type")
        if _bits(source) != _bits(result):
            raise self.error("casting bitwidths do not match")


def _bits(ty: Type) -> int | None:
    if isinstance(ty, ComplexType):
        inner = _bits(ty.element)
        return None if inner is None else 2 * inner
    return ty.width if isinstance(ty, IntegerType | FloatType) else None
