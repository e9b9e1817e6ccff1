"""The complex dialect: constants and their names, and bits seen as another type."""

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
    """The distance of a number from zero."""

    fastmath: FastMathFlagsAttr
    complex: Value
    @property
    def result(self) -> OpResult: ...

class AddOp(Op):
    """The sum of complex numbers."""

    fastmath: FastMathFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class AngleOp(Op):
    """The angle of a number, seen from zero."""

    fastmath: FastMathFlagsAttr
    complex: Value
    @property
    def result(self) -> OpResult: ...

class Atan2Op(Op):
    """The angle of a point by complex coordinates."""

    fastmath: FastMathFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class ConjOp(Op):
    """A number with its imaginary part's sign turned."""

    fastmath: FastMathFlagsAttr
    complex: Value
    @property
    def result(self) -> OpResult: ...

class CosOp(Op):
    """The cosine of a number."""

    fastmath: FastMathFlagsAttr
    complex: Value
    @property
    def result(self) -> OpResult: ...

class CreateOp(Op):
    """The number of a real and an imaginary part."""

    real: Value
    imaginary: Value
    @property
    def complex(self) -> OpResult: ...

class DivOp(Op):
    """The quotient of complex numbers."""

    fastmath: FastMathFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class EqualOp(Op):
    """Whether numbers are equal."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class ExpOp(Op):
    """The power of e to a number."""

    fastmath: FastMathFlagsAttr
    complex: Value
    @property
    def result(self) -> OpResult: ...

class Expm1Op(Op):
    """The power of e to a number, less one."""

    fastmath: FastMathFlagsAttr
    complex: Value
    @property
    def result(self) -> OpResult: ...

class ImOp(Op):
    """The imaginary part."""

    fastmath: FastMathFlagsAttr
    complex: Value
    @property
    def imaginary(self) -> OpResult: ...

class Log1pOp(Op):
    """The natural logarithm of one more than a number."""

    fastmath: FastMathFlagsAttr
    complex: Value
    @property
    def result(self) -> OpResult: ...

class LogOp(Op):
    """The natural logarithm of a number."""

    fastmath: FastMathFlagsAttr
    complex: Value
    @property
    def result(self) -> OpResult: ...

class MulOp(Op):
    """The product of complex numbers."""

    fastmath: FastMathFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class NegOp(Op):
    """A number with the signs of both parts turned."""

    fastmath: FastMathFlagsAttr
    complex: Value
    @property
    def result(self) -> OpResult: ...

class NotEqualOp(Op):
    """Whether numbers differ."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class PowOp(Op):
    """The power of a number to another."""

    fastmath: FastMathFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class PowiOp(Op):
    """The power of a number to an integer."""

    fastmath: FastMathFlagsAttr | None
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class ReOp(Op):
    """The real part."""

    fastmath: FastMathFlagsAttr
    complex: Value
    @property
    def real(self) -> OpResult: ...

class RsqrtOp(Op):
    """One divided by the square root of a number."""

    fastmath: FastMathFlagsAttr
    complex: Value
    @property
    def result(self) -> OpResult: ...

class SignOp(Op):
    """The number of distance one at the same angle; zero for zero."""

    fastmath: FastMathFlagsAttr
    complex: Value
    @property
    def result(self) -> OpResult: ...

class SinOp(Op):
    """The sine of a number."""

    fastmath: FastMathFlagsAttr
    complex: Value
    @property
    def result(self) -> OpResult: ...

class SqrtOp(Op):
    """The square root of a number."""

    fastmath: FastMathFlagsAttr
    complex: Value
    @property
    def result(self) -> OpResult: ...

class SubOp(Op):
    """The difference of complex numbers."""

    fastmath: FastMathFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class TanOp(Op):
    """The tangent of a number."""

    fastmath: FastMathFlagsAttr
    complex: Value
    @property
    def result(self) -> OpResult: ...

class TanhOp(Op):
    """The hyperbolic tangent of a number."""

    fastmath: FastMathFlagsAttr
    complex: Value
    @property
    def result(self) -> OpResult: ...
