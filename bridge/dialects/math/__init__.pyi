"""The math dialect: functions of numbers."""

from bridge.dialects.arith import FastMathFlagsAttr
from bridge.ods.dialect import Dialect
from bridge.op.base import Op, OpResult, Value

DIALECT: Dialect

class AbsFOp(Op):
    """A float without its sign."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...

class AbsIOp(Op):
    """A signed integer without its sign."""

    operand: Value
    @property
    def result(self) -> OpResult: ...

class AcosOp(Op):
    """The arc cosine of a float."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...

class AcoshOp(Op):
    """The inverse hyperbolic cosine of a float."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...

class AsinOp(Op):
    """The arc sine of a float."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...

class AsinhOp(Op):
    """The inverse hyperbolic sine of a float."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...

class Atan2Op(Op):
    """The angle of a point by its coordinates, the vertical one first."""

    fastmath: FastMathFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class AtanOp(Op):
    """The arc tangent of a float."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...

class AtanhOp(Op):
    """The inverse hyperbolic tangent of a float."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...

class CbrtOp(Op):
    """The cube root of a float."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...

class CeilOp(Op):
    """A float rounded up to an integer."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...

class ClampFOp(Op):
    """A float kept between two others."""

    fastmath: FastMathFlagsAttr
    value: Value
    min: Value
    max: Value
    @property
    def result(self) -> OpResult: ...

class CopySignOp(Op):
    """A float with the sign of another."""

    fastmath: FastMathFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class CosOp(Op):
    """The cosine of a float."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...

class CoshOp(Op):
    """The hyperbolic cosine of a float."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...

class CountLeadingZerosOp(Op):
    """How many zeros an integer begins with."""

    operand: Value
    @property
    def result(self) -> OpResult: ...

class CountTrailingZerosOp(Op):
    """How many zeros an integer ends with."""

    operand: Value
    @property
    def result(self) -> OpResult: ...

class CtPopOp(Op):
    """How many bits of an integer are set."""

    operand: Value
    @property
    def result(self) -> OpResult: ...

class ErfOp(Op):
    """The error function of a float."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...

class ErfcOp(Op):
    """One less the error function of a float."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...

class Exp2Op(Op):
    """The power of 2 to a float."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...

class ExpM1Op(Op):
    """The power of e to a float, less one."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...

class ExpOp(Op):
    """The power of e to a float."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...

class FPowIOp(Op):
    """The power of a float to an integer."""

    fastmath: FastMathFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class FloorOp(Op):
    """A float rounded down to an integer."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...

class FmaOp(Op):
    """The product of two floats added to a third, rounded once."""

    fastmath: FastMathFlagsAttr
    roundingmode: str | None
    a: Value
    b: Value
    c: Value
    @property
    def result(self) -> OpResult: ...

class IPowIOp(Op):
    """The power of an integer to another."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class IsFiniteOp(Op):
    """Whether a float is neither infinite nor NaN."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...

class IsInfOp(Op):
    """Whether a float is infinite."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...

class IsNaNOp(Op):
    """Whether a float is NaN."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...

class IsNormalOp(Op):
    """Whether a float is neither zero, denormal, infinite nor NaN."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...

class Log10Op(Op):
    """The logarithm of a float to base 10."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...

class Log1pOp(Op):
    """The natural logarithm of one more than a float."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...

class Log2Op(Op):
    """The logarithm of a float to base 2."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...

class LogOp(Op):
    """The natural logarithm of a float."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...

class PowFOp(Op):
    """The power of a float to another."""

    fastmath: FastMathFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class RoundEvenOp(Op):
    """A float rounded to the nearest integer; halves to the even one."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...

class RoundOp(Op):
    """A float rounded to the nearest integer; halves away from zero."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...

class RsqrtOp(Op):
    """One divided by the square root of a float."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...

class SinOp(Op):
    """The sine of a float."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...

class SincosOp(Op):
    """The sine and the cosine of a float."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def sin(self) -> OpResult: ...
    @property
    def cos(self) -> OpResult: ...

class SinhOp(Op):
    """The hyperbolic sine of a float."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...

class SqrtOp(Op):
    """The square root of a float."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...

class TanOp(Op):
    """The tangent of a float."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...

class TanhOp(Op):
    """The hyperbolic tangent of a float."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...

class TruncOp(Op):
    """A float rounded towards zero to an integer."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...
