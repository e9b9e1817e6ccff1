"""The complex dialect: arithmetic of complex numbers."""

from bridge.dialects.arith import FastMathFlagsAttr
from bridge.dialects.complex.ops import BitcastOp as BitcastOp, ConstantOp as ConstantOp
from bridge.ir.attributes import ArrayAttr
from bridge.ods.dialect import Dialect
from bridge.ods.nodes import DefinedAttr
from bridge.op.base import Op, OpResult, Value
from typing import Any

DIALECT: Dialect

class NumberAttr(DefinedAttr):
    """`#complex.number`."""

    real: Any
    imag: Any

class AbsOp(Op):
    """Absolute value of a complex number."""

    fastmath: FastMathFlagsAttr
    complex: Value
    @property
    def result(self) -> OpResult: ...

class AddOp(Op):
    """Adds complex numbers."""

    fastmath: FastMathFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class AngleOp(Op):
    """Argument (angle) of a complex number."""

    fastmath: FastMathFlagsAttr
    complex: Value
    @property
    def result(self) -> OpResult: ...

class Atan2Op(Op):
    """Arc tangent of the quotient of two complex numbers."""

    fastmath: FastMathFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class ConjOp(Op):
    """Complex conjugate."""

    fastmath: FastMathFlagsAttr
    complex: Value
    @property
    def result(self) -> OpResult: ...

class CosOp(Op):
    """Cosine of a complex number."""

    fastmath: FastMathFlagsAttr
    complex: Value
    @property
    def result(self) -> OpResult: ...

class CreateOp(Op):
    """Creates a complex number from a real and an imaginary part."""

    real: Value
    imaginary: Value
    @property
    def complex(self) -> OpResult: ...

class DivOp(Op):
    """Divides complex numbers."""

    fastmath: FastMathFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class EqualOp(Op):
    """Tests whether two complex numbers are equal."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class ExpOp(Op):
    """Base-e exponential of a complex number."""

    fastmath: FastMathFlagsAttr
    complex: Value
    @property
    def result(self) -> OpResult: ...

class Expm1Op(Op):
    """Base-e exponential of a complex number minus one."""

    fastmath: FastMathFlagsAttr
    complex: Value
    @property
    def result(self) -> OpResult: ...

class ImOp(Op):
    """Extracts the imaginary part."""

    fastmath: FastMathFlagsAttr
    complex: Value
    @property
    def imaginary(self) -> OpResult: ...

class Log1pOp(Op):
    """Base-e logarithm of one plus a complex number."""

    fastmath: FastMathFlagsAttr
    complex: Value
    @property
    def result(self) -> OpResult: ...

class LogOp(Op):
    """Base-e logarithm of a complex number."""

    fastmath: FastMathFlagsAttr
    complex: Value
    @property
    def result(self) -> OpResult: ...

class MulOp(Op):
    """Multiplies complex numbers."""

    fastmath: FastMathFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class NegOp(Op):
    """Negates a complex number."""

    fastmath: FastMathFlagsAttr
    complex: Value
    @property
    def result(self) -> OpResult: ...

class NotEqualOp(Op):
    """Tests whether two complex numbers differ."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class PowOp(Op):
    """Raises a complex number to a complex power."""

    fastmath: FastMathFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class PowiOp(Op):
    """Raises a complex number to a signed integer power."""

    fastmath: FastMathFlagsAttr | None
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class ReOp(Op):
    """Extracts the real part."""

    fastmath: FastMathFlagsAttr
    complex: Value
    @property
    def real(self) -> OpResult: ...

class RsqrtOp(Op):
    """Reciprocal square root of a complex number."""

    fastmath: FastMathFlagsAttr
    complex: Value
    @property
    def result(self) -> OpResult: ...

class SignOp(Op):
    """Sign of a complex number: `z / |z|`, or zero."""

    fastmath: FastMathFlagsAttr
    complex: Value
    @property
    def result(self) -> OpResult: ...

class SinOp(Op):
    """Sine of a complex number."""

    fastmath: FastMathFlagsAttr
    complex: Value
    @property
    def result(self) -> OpResult: ...

class SqrtOp(Op):
    """Square root of a complex number."""

    fastmath: FastMathFlagsAttr
    complex: Value
    @property
    def result(self) -> OpResult: ...

class SubOp(Op):
    """Subtracts complex numbers."""

    fastmath: FastMathFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class TanOp(Op):
    """Tangent of a complex number."""

    fastmath: FastMathFlagsAttr
    complex: Value
    @property
    def result(self) -> OpResult: ...

class TanhOp(Op):
    """Hyperbolic tangent of a complex number."""

    fastmath: FastMathFlagsAttr
    complex: Value
    @property
    def result(self) -> OpResult: ...
