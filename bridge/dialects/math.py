"""The math dialect: functions of numbers."""

from __future__ import annotations

from bridge.dialects.attributes.arith import FastMathFlagsAttr
from bridge.dialects.op import Op, OpResult, Value


class _FloatUnaryOp(Op):
    operand: Value
    fastmath: FastMathFlagsAttr
    result: OpResult


class _FloatBinaryOp(Op):
    lhs: Value
    rhs: Value
    fastmath: FastMathFlagsAttr
    result: OpResult


class AbsFOp(_FloatUnaryOp, name="math.absf"):
    """A float without its sign."""


class AbsIOp(Op, name="math.absi"):
    """A signed integer without its sign."""

    operand: Value
    result: OpResult


class AcosOp(_FloatUnaryOp, name="math.acos"):
    """The arc cosine of a float."""


class AcoshOp(_FloatUnaryOp, name="math.acosh"):
    """The inverse hyperbolic cosine of a float."""


class AsinOp(_FloatUnaryOp, name="math.asin"):
    """The arc sine of a float."""


class AsinhOp(_FloatUnaryOp, name="math.asinh"):
    """The inverse hyperbolic sine of a float."""


class AtanOp(_FloatUnaryOp, name="math.atan"):
    """The arc tangent of a float."""


class Atan2Op(_FloatBinaryOp, name="math.atan2"):
    """The angle of a point by its coordinates, the vertical one first."""


class AtanhOp(_FloatUnaryOp, name="math.atanh"):
    """The inverse hyperbolic tangent of a float."""


class CbrtOp(_FloatUnaryOp, name="math.cbrt"):
    """The cube root of a float."""


class CeilOp(_FloatUnaryOp, name="math.ceil"):
    """A float rounded up to an integer."""


class ClampFOp(Op, name="math.clampf"):
    """A float kept between two others."""

    value: Value
    min: Value
    max: Value
    fastmath: FastMathFlagsAttr
    result: OpResult


class CopySignOp(_FloatBinaryOp, name="math.copysign"):
    """A float with the sign of another."""


class CosOp(_FloatUnaryOp, name="math.cos"):
    """The cosine of a float."""


class CoshOp(_FloatUnaryOp, name="math.cosh"):
    """The hyperbolic cosine of a float."""


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


class ErfOp(_FloatUnaryOp, name="math.erf"):
    """The error function of a float."""


class ErfcOp(_FloatUnaryOp, name="math.erfc"):
    """One less the error function of a float."""


class ExpOp(_FloatUnaryOp, name="math.exp"):
    """The power of e to a float."""


class Exp2Op(_FloatUnaryOp, name="math.exp2"):
    """The power of 2 to a float."""


class ExpM1Op(_FloatUnaryOp, name="math.expm1"):
    """The power of e to a float, less one."""


class FloorOp(_FloatUnaryOp, name="math.floor"):
    """A float rounded down to an integer."""


class FmaOp(Op, name="math.fma"):
    """The product of two floats added to a third, rounded once."""

    a: Value
    b: Value
    c: Value
    fastmath: FastMathFlagsAttr
    roundingmode: str | None
    result: OpResult


class FPowIOp(_FloatBinaryOp, name="math.fpowi"):
    """The power of a float to an integer."""


class IPowIOp(Op, name="math.ipowi"):
    """The power of an integer to another."""

    lhs: Value
    rhs: Value
    result: OpResult


class IsFiniteOp(_FloatUnaryOp, name="math.isfinite"):
    """Whether a float is neither infinite nor NaN."""


class IsInfOp(_FloatUnaryOp, name="math.isinf"):
    """Whether a float is infinite."""


class IsNaNOp(_FloatUnaryOp, name="math.isnan"):
    """Whether a float is NaN."""


class IsNormalOp(_FloatUnaryOp, name="math.isnormal"):
    """Whether a float is neither zero, denormal, infinite nor NaN."""


class LogOp(_FloatUnaryOp, name="math.log"):
    """The natural logarithm of a float."""


class Log10Op(_FloatUnaryOp, name="math.log10"):
    """The logarithm of a float to base 10."""


class Log1pOp(_FloatUnaryOp, name="math.log1p"):
    """The natural logarithm of one more than a float."""


class Log2Op(_FloatUnaryOp, name="math.log2"):
    """The logarithm of a float to base 2."""


class PowFOp(_FloatBinaryOp, name="math.powf"):
    """The power of a float to another."""


class RoundOp(_FloatUnaryOp, name="math.round"):
    """A float rounded to the nearest integer; halves away from zero."""


class RoundEvenOp(_FloatUnaryOp, name="math.roundeven"):
    """A float rounded to the nearest integer; halves to the even one."""


class RsqrtOp(_FloatUnaryOp, name="math.rsqrt"):
    """One divided by the square root of a float."""


class SinOp(_FloatUnaryOp, name="math.sin"):
    """The sine of a float."""


class SincosOp(Op, name="math.sincos"):
    """The sine and the cosine of a float."""

    operand: Value
    fastmath: FastMathFlagsAttr
    sin: OpResult
    cos: OpResult


class SinhOp(_FloatUnaryOp, name="math.sinh"):
    """The hyperbolic sine of a float."""


class SqrtOp(_FloatUnaryOp, name="math.sqrt"):
    """The square root of a float."""


class TanOp(_FloatUnaryOp, name="math.tan"):
    """The tangent of a float."""


class TanhOp(_FloatUnaryOp, name="math.tanh"):
    """The hyperbolic tangent of a float."""


class TruncOp(_FloatUnaryOp, name="math.trunc"):
    """A float rounded towards zero to an integer."""
