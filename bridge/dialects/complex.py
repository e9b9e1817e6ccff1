"""The complex dialect: constants and their names, and bits seen as another type."""

from __future__ import annotations

from bridge.dialects.attributes.arith import FastMathFlagsAttr
from bridge.dialects.op import Op, OpResult, Value, of_signature
from bridge.ir.attributes import ArrayAttr, FloatAttr, IntegerAttr
from bridge.ir.types import ComplexType, FloatType, IntegerType, Type


class _UnaryOp(Op):
    complex: Value
    fastmath: FastMathFlagsAttr
    result: OpResult


class _BinaryOp(Op):
    lhs: Value
    rhs: Value
    fastmath: FastMathFlagsAttr
    result: OpResult


class ConstantOp(Op, name="complex.constant"):
    """A complex number known beforehand: its real and its imaginary part."""

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
    """The bits of a complex number as one number of twice the width, or back."""

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


class AbsOp(_UnaryOp, name="complex.abs"):
    """The distance of a number from zero."""


class AddOp(_BinaryOp, name="complex.add"):
    """The sum of complex numbers."""


class AngleOp(_UnaryOp, name="complex.angle"):
    """The angle of a number, seen from zero."""


class Atan2Op(_BinaryOp, name="complex.atan2"):
    """The angle of a point by complex coordinates."""


class ConjOp(_UnaryOp, name="complex.conj"):
    """A number with its imaginary part's sign turned."""


class CosOp(_UnaryOp, name="complex.cos"):
    """The cosine of a number."""


class CreateOp(Op, name="complex.create"):
    """The number of a real and an imaginary part."""

    real: Value
    imaginary: Value
    complex: OpResult


class DivOp(_BinaryOp, name="complex.div"):
    """The quotient of complex numbers."""


class EqualOp(Op, name="complex.eq"):
    """Whether numbers are equal."""

    lhs: Value
    rhs: Value
    result: OpResult


class ExpOp(_UnaryOp, name="complex.exp"):
    """The power of e to a number."""


class ExpM1Op(_UnaryOp, name="complex.expm1"):
    """The power of e to a number, less one."""


class ImOp(Op, name="complex.im"):
    """The imaginary part."""

    complex: Value
    fastmath: FastMathFlagsAttr
    imaginary: OpResult


class LogOp(_UnaryOp, name="complex.log"):
    """The natural logarithm of a number."""


class Log1pOp(_UnaryOp, name="complex.log1p"):
    """The natural logarithm of one more than a number."""


class MulOp(_BinaryOp, name="complex.mul"):
    """The product of complex numbers."""


class NegOp(_UnaryOp, name="complex.neg"):
    """A number with the signs of both parts turned."""


class NotEqualOp(Op, name="complex.neq"):
    """Whether numbers differ."""

    lhs: Value
    rhs: Value
    result: OpResult


class PowOp(_BinaryOp, name="complex.pow"):
    """The power of a number to another."""


class PowIOp(Op, name="complex.powi"):
    """The power of a number to an integer."""

    lhs: Value
    rhs: Value
    fastmath: FastMathFlagsAttr | None
    result: OpResult


class ReOp(Op, name="complex.re"):
    """The real part."""

    complex: Value
    fastmath: FastMathFlagsAttr
    real: OpResult


class RsqrtOp(_UnaryOp, name="complex.rsqrt"):
    """One divided by the square root of a number."""


class SignOp(_UnaryOp, name="complex.sign"):
    """The number of distance one at the same angle; zero for zero."""


class SinOp(_UnaryOp, name="complex.sin"):
    """The sine of a number."""


class SqrtOp(_UnaryOp, name="complex.sqrt"):
    """The square root of a number."""


class SubOp(_BinaryOp, name="complex.sub"):
    """The difference of complex numbers."""


class TanOp(_UnaryOp, name="complex.tan"):
    """The tangent of a number."""


class TanhOp(_UnaryOp, name="complex.tanh"):
    """The hyperbolic tangent of a number."""
