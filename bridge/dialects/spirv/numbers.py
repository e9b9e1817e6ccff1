"""Rules of arithmetic: extended results, dot products, splitting of floats."""

from __future__ import annotations

from bridge.dialects.spirv.families import family
from bridge.dialects.spirv.shapes import width
from bridge.dialects.spirv.types import StructType
from bridge.dialects.spirv.words import case_text
from bridge.ir.core import Operation
from bridge.ir.types import FloatType, IntegerType, Type, VectorType
from bridge.op.base import Op, Value, of_signature


@of_signature
def verify_extended(op: Operation) -> None:
    """Two results in a struct, of the operands' type. Raises `Invalid`."""
    result = op.results[0].type
    inside = result.member_types if isinstance(result, StructType) else ()
    if len(inside) != 2:
        raise op.error("expected result struct type containing two members")
    if len({*inside, *[value.type for value in op.operands]}) != 1:
        raise op.error(
            "expected all operand types and struct member types are the same"
        )


@of_signature
def _verify_dot(op: Operation) -> None:
    """Integers are four packed numbers, vectors are not packed."""
    ty = op.operands[0].type
    packed = op.properties.get("format")
    if isinstance(ty, IntegerType):
        if packed is None:
            raise op.error(
                "requires Packed Vector Format attribute for integer vector operands"
            )
        if ty.width != 32:
            raise op.error(
                f"with specified Packed Vector Format ({case_text(packed)}) requires "
                "integer vector operands to be 32-bits wide"
            )
    elif packed is not None:
        raise op.error(
            f"with invalid format attribute for vector operands of type '{ty}'"
        )
    given, result = width(ty), width(op.results[0].type)
    if given > result:
        raise op.error(
            f"result type has insufficient bit-width ({result} bits) for the specified "
            f"vector operand type ({given} bits)"
        )


family("SDot SUDot UDot SDotAccSat SUDotAccSat UDotAccSat", verify=_verify_dot)


class VectorTimesScalarOp(Op, name="spirv.VectorTimesScalar"):
    """Multiplies a vector by a scalar."""

    vector: Value
    scalar: Value

    @of_signature
    def verify(self) -> None:
        ty = self.vector.type
        if ty is not self.results[0].type:
            raise self.error("vector operand and result type mismatch")
        if isinstance(ty, VectorType) and self.scalar.type is not ty.element:
            raise self.error("scalar operand and result element type match")


def _count(ty: Type) -> int:
    return ty.num_elements if isinstance(ty, VectorType) else 1


@of_signature
def _verify_exponent(op: Operation) -> None:
    """A float with an integer for each of its elements."""
    left, right = (value.type for value in op.operands)
    if isinstance(left, FloatType) != isinstance(right, IntegerType):
        raise op.error("operands must both be scalars or vectors")
    if _count(left) != _count(right):
        raise op.error("operands must have the same number of elements")


family("CL.ldexp CL.pown CL.rootn GL.Ldexp", verify=_verify_exponent)


class GLFrexpStructOp(Op, name="spirv.GL.FrexpStruct"):
    """Splits a float into significand and exponent, in a struct."""

    operand: Value

    @of_signature
    def verify(self) -> None:
        result = self.results[0].type
        inside = result.member_types if isinstance(result, StructType) else ()
        if len(inside) != 2:
            raise self.bare_error("result type must be a struct type with two memebers")
        ty, exponent = self.operand.type, inside[1]
        if inside[0] is not ty:
            raise self.bare_error(
                "member zero of the resulting struct type must be the same type as the "
                "operand"
            )
        vector = isinstance(exponent, VectorType)
        element = getattr(exponent, "element", exponent)
        if not isinstance(element, IntegerType) or element.width != 32:
            # Upstream's words lack the blank for vectors.
            must = "mustbe" if vector else "must be"
            raise self.bare_error(
                f"member one of the resulting struct type {must} a scalar or vector of "
                "32 bit integer type"
            )
        if vector != isinstance(ty, VectorType) or _count(exponent) != _count(ty):
            raise self.bare_error(
                "member one of the resulting struct type must have the same number of "
                "components as the operand type"
            )
