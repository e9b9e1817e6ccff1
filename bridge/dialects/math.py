"""The math dialect: functions of numbers."""

from __future__ import annotations

from bridge.dialects.attributes.arith import FastMathFlagsAttr
from bridge.dialects.op import Op, OpResult, Value


class AbsFOp(Op, name="math.absf"):
    """A float without its sign."""

    operand: Value
    fastmath: FastMathFlagsAttr
    result: OpResult


class AbsIOp(Op, name="math.absi"):
    """A signed integer without its sign."""

    operand: Value
    result: OpResult


class AcosOp(Op, name="math.acos"):
    """The arc cosine of a float."""

    operand: Value
    fastmath: FastMathFlagsAttr
    result: OpResult


class AcoshOp(Op, name="math.acosh"):
    """The inverse hyperbolic cosine of a float."""

    operand: Value
    fastmath: FastMathFlagsAttr
    result: OpResult


class AsinOp(Op, name="math.asin"):
    """The arc sine of a float."""

    operand: Value
    fastmath: FastMathFlagsAttr
    result: OpResult


class AsinhOp(Op, name="math.asinh"):
    """The inverse hyperbolic sine of a float."""

    operand: Value
    fastmath: FastMathFlagsAttr
    result: OpResult


class AtanOp(Op, name="math.atan"):
    """The arc tangent of a float."""

    operand: Value
    fastmath: FastMathFlagsAttr
    result: OpResult


class Atan2Op(Op, name="math.atan2"):
    """The angle of a point by its coordinates, the vertical one first."""

    lhs: Value
    rhs: Value
    fastmath: FastMathFlagsAttr
    result: OpResult


class AtanhOp(Op, name="math.atanh"):
    """The inverse hyperbolic tangent of a float."""

    operand: Value
    fastmath: FastMathFlagsAttr
    result: OpResult


class CbrtOp(Op, name="math.cbrt"):
    """The cube root of a float."""

    operand: Value
    fastmath: FastMathFlagsAttr
    result: OpResult


class CeilOp(Op, name="math.ceil"):
    """A float rounded up to an integer."""

    operand: Value
    fastmath: FastMathFlagsAttr
    result: OpResult


class ClampFOp(Op, name="math.clampf"):
    """A float kept between two others."""

    value: Value
    min: Value
    max: Value
    fastmath: FastMathFlagsAttr
    result: OpResult


class CopySignOp(Op, name="math.copysign"):
    """A float with the sign of another."""

    lhs: Value
    rhs: Value
    fastmath: FastMathFlagsAttr
    result: OpResult


class CosOp(Op, name="math.cos"):
    """The cosine of a float."""

    operand: Value
    fastmath: FastMathFlagsAttr
    result: OpResult


class CoshOp(Op, name="math.cosh"):
    """The hyperbolic cosine of a float."""

    operand: Value
    fastmath: FastMathFlagsAttr
    result: OpResult


class CountLeadingZerosOp(Op, name="math.ctlz"):
    """How many zeros an integer begins with."""

    operand: Value
    result: OpResult


class CtPopOp(Op, name="math.ctpop"):
    """How many bits of an integer are set."""

    operand: Value
    result: OpResult


class CountTrailingZerosOp(Op, name="math.cttz"):
    """How many zeros an integer ends with."""

    operand: Value
    result: OpResult


class ErfOp(Op, name="math.erf"):
    """The error function of a float."""

    operand: Value
    fastmath: FastMathFlagsAttr
    result: OpResult


class ErfcOp(Op, name="math.erfc"):
    """One less the error function of a float."""

    operand: Value
    fastmath: FastMathFlagsAttr
    result: OpResult


class ExpOp(Op, name="math.exp"):
    """The power of e to a float."""

    operand: Value
    fastmath: FastMathFlagsAttr
    result: OpResult


class Exp2Op(Op, name="math.exp2"):
    """The power of 2 to a float."""

    operand: Value
    fastmath: FastMathFlagsAttr
    result: OpResult


class ExpM1Op(Op, name="math.expm1"):
    """The power of e to a float, less one."""

    operand: Value
    fastmath: FastMathFlagsAttr
    result: OpResult


class FloorOp(Op, name="math.floor"):
    """A float rounded down to an integer."""

    operand: Value
    fastmath: FastMathFlagsAttr
    result: OpResult


class FmaOp(Op, name="math.fma"):
    """The product of two floats added to a third, rounded once."""

    a: Value
    b: Value
    c: Value
    fastmath: FastMathFlagsAttr
    roundingmode: str | None
    result: OpResult


class FPowIOp(Op, name="math.fpowi"):
    """The power of a float to an integer."""

    lhs: Value
    rhs: Value
    fastmath: FastMathFlagsAttr
    result: OpResult


class IPowIOp(Op, name="math.ipowi"):
    """The power of an integer to another."""

    lhs: Value
    rhs: Value
    result: OpResult


class IsFiniteOp(Op, name="math.isfinite"):
    """Whether a float is neither infinite nor NaN."""

    operand: Value
    fastmath: FastMathFlagsAttr
    result: OpResult


class IsInfOp(Op, name="math.isinf"):
    """Whether a float is infinite."""

    operand: Value
    fastmath: FastMathFlagsAttr
    result: OpResult


class IsNaNOp(Op, name="math.isnan"):
    """Whether a float is NaN."""

    operand: Value
    fastmath: FastMathFlagsAttr
    result: OpResult


class IsNormalOp(Op, name="math.isnormal"):
    """Whether a float is neither zero, denormal, infinite nor NaN."""

    operand: Value
    fastmath: FastMathFlagsAttr
    result: OpResult


class LogOp(Op, name="math.log"):
    """The natural logarithm of a float."""

    operand: Value
    fastmath: FastMathFlagsAttr
    result: OpResult


class Log10Op(Op, name="math.log10"):
    """The logarithm of a float to base 10."""

    operand: Value
    fastmath: FastMathFlagsAttr
    result: OpResult


class Log1pOp(Op, name="math.log1p"):
    """The natural logarithm of one more than a float."""

    operand: Value
    fastmath: FastMathFlagsAttr
    result: OpResult


class Log2Op(Op, name="math.log2"):
    """The logarithm of a float to base 2."""

    operand: Value
    fastmath: FastMathFlagsAttr
    result: OpResult


class PowFOp(Op, name="math.powf"):
    """The power of a float to another."""

    lhs: Value
    rhs: Value
    fastmath: FastMathFlagsAttr
    result: OpResult


class RoundOp(Op, name="math.round"):
    """A float rounded to the nearest integer; halves away from zero."""

    operand: Value
    fastmath: FastMathFlagsAttr
    result: OpResult


class RoundEvenOp(Op, name="math.roundeven"):
    """A float rounded to the nearest integer; halves to the even one."""

    operand: Value
    fastmath: FastMathFlagsAttr
    result: OpResult


class RsqrtOp(Op, name="math.rsqrt"):
    """One divided by the square root of a float."""

    operand: Value
    fastmath: FastMathFlagsAttr
    result: OpResult


class SinOp(Op, name="math.sin"):
    """The sine of a float."""

    operand: Value
    fastmath: FastMathFlagsAttr
    result: OpResult


class SincosOp(Op, name="math.sincos"):
    """The sine and the cosine of a float."""

    operand: Value
    fastmath: FastMathFlagsAttr
    sin: OpResult
    cos: OpResult


class SinhOp(Op, name="math.sinh"):
    """The hyperbolic sine of a float."""

    operand: Value
    fastmath: FastMathFlagsAttr
    result: OpResult


class SqrtOp(Op, name="math.sqrt"):
    """The square root of a float."""

    operand: Value
    fastmath: FastMathFlagsAttr
    result: OpResult


class TanOp(Op, name="math.tan"):
    """The tangent of a float."""

    operand: Value
    fastmath: FastMathFlagsAttr
    result: OpResult


class TanhOp(Op, name="math.tanh"):
    """The hyperbolic tangent of a float."""

    operand: Value
    fastmath: FastMathFlagsAttr
    result: OpResult


class TruncOp(Op, name="math.trunc"):
    """A float rounded towards zero to an integer."""

    operand: Value
    fastmath: FastMathFlagsAttr
    result: OpResult
