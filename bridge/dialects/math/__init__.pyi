"""The math dialect: mathematical functions of floats and integers."""

from bridge.dialects.arith import FastMathFlagsAttr
from bridge.dialects.math.ops import ClampFOp as _ClampFOp
from bridge.ods.dialect import Dialect
from bridge.op.base import Op, OpResult, Value

DIALECT: Dialect

class AbsFOp(Op):
    """Absolute value of a float."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...

class AbsIOp(Op):
    """Absolute value of a signed integer."""

    operand: Value
    @property
    def result(self) -> OpResult: ...

class AcosOp(Op):
    """Arc cosine."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...

class AcoshOp(Op):
    """Inverse hyperbolic cosine."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...

class AsinOp(Op):
    """Arc sine."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...

class AsinhOp(Op):
    """Inverse hyperbolic sine."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...

class Atan2Op(Op):
    """Arc tangent of the quotient of two floats, by quadrant."""

    fastmath: FastMathFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class AtanOp(Op):
    """Arc tangent."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...

class AtanhOp(Op):
    """Inverse hyperbolic tangent."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...

class CbrtOp(Op):
    """Cube root."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...

class CeilOp(Op):
    """Rounds a float up to an integral value."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...

class ClampFOp(_ClampFOp):
    """Clamps a float to the range between two others."""

    fastmath: FastMathFlagsAttr
    value: Value
    min: Value
    max: Value
    @property
    def result(self) -> OpResult: ...

class CopySignOp(Op):
    """Copies the sign of one float to another."""

    fastmath: FastMathFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class CosOp(Op):
    """Cosine."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...

class CoshOp(Op):
    """Hyperbolic cosine."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...

class CountLeadingZerosOp(Op):
    """Counts the leading zeros of an integer."""

    operand: Value
    @property
    def result(self) -> OpResult: ...

class CountTrailingZerosOp(Op):
    """Counts the trailing zeros of an integer."""

    operand: Value
    @property
    def result(self) -> OpResult: ...

class CtPopOp(Op):
    """Counts the set bits of an integer."""

    operand: Value
    @property
    def result(self) -> OpResult: ...

class ErfOp(Op):
    """Error function."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...

class ErfcOp(Op):
    """Complementary error function."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...

class Exp2Op(Op):
    """Base-2 exponential."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...

class ExpM1Op(Op):
    """Base-e exponential minus one."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...

class ExpOp(Op):
    """Base-e exponential."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...

class FPowIOp(Op):
    """Raises a float to a signed integer power."""

    fastmath: FastMathFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class FloorOp(Op):
    """Rounds a float down to an integral value."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...

class FmaOp(Op):
    """Fused multiply-add, rounded once."""

    fastmath: FastMathFlagsAttr
    roundingmode: str | None
    a: Value
    b: Value
    c: Value
    @property
    def result(self) -> OpResult: ...

class IPowIOp(Op):
    """Raises a signed integer to a signed integer power."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class IsFiniteOp(Op):
    """Tests whether a float is neither infinite nor NaN."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...

class IsInfOp(Op):
    """Tests whether a float is infinite."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...

class IsNaNOp(Op):
    """Tests whether a float is NaN."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...

class IsNormalOp(Op):
    """Tests for a float not zero, denormal, infinite or NaN."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...

class Log10Op(Op):
    """Base-10 logarithm."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...

class Log1pOp(Op):
    """Base-e logarithm of one plus the operand."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...

class Log2Op(Op):
    """Base-2 logarithm."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...

class LogOp(Op):
    """Base-e logarithm."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...

class PowFOp(Op):
    """Raises a float to a float power."""

    fastmath: FastMathFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class RoundEvenOp(Op):
    """Rounds to the nearest integral value, halfway cases to even."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...

class RoundOp(Op):
    """Rounds to the nearest integral value, halfway cases away from zero."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...

class RsqrtOp(Op):
    """Reciprocal square root."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...

class SinOp(Op):
    """Sine."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...

class SincosOp(Op):
    """Sine and cosine."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def sin(self) -> OpResult: ...
    @property
    def cos(self) -> OpResult: ...

class SinhOp(Op):
    """Hyperbolic sine."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...

class SqrtOp(Op):
    """Square root."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...

class TanOp(Op):
    """Tangent."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...

class TanhOp(Op):
    """Hyperbolic tangent."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...

class TruncOp(Op):
    """Rounds a float towards zero to an integral value."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...
