"""The math dialect: mathematical functions of floats and integers."""

from bridge.dialects.arith import FastMathFlagsAttr
from bridge.dialects.math.ops import ClampFOp as _ClampFOp
from bridge.ir.values import AnyLocation
from bridge.ods.dialect import Dialect
from bridge.op.base import Op, OpResult, Value
from bridge.op.hints import AnyLike, CaseLike, TypesLike, ValueLike, WordLike
from collections.abc import Mapping

DIALECT: Dialect

class AbsFOp(Op):
    """Absolute value of a float."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AbsIOp(Op):
    """Absolute value of a signed integer."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AcosOp(Op):
    """Arc cosine."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AcoshOp(Op):
    """Inverse hyperbolic cosine."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AsinOp(Op):
    """Arc sine."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AsinhOp(Op):
    """Inverse hyperbolic sine."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Atan2Op(Op):
    """Arc tangent of the quotient of two floats, by quadrant."""

    fastmath: FastMathFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AtanOp(Op):
    """Arc tangent."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AtanhOp(Op):
    """Inverse hyperbolic tangent."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CbrtOp(Op):
    """Cube root."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CeilOp(Op):
    """Rounds a float up to an integral value."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ClampFOp(_ClampFOp):
    """Clamps a float to the range between two others."""

    fastmath: FastMathFlagsAttr
    value: Value
    min: Value
    max: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, value: ValueLike, min: ValueLike, max: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CopySignOp(Op):
    """Copies the sign of one float to another."""

    fastmath: FastMathFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CosOp(Op):
    """Cosine."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CoshOp(Op):
    """Hyperbolic cosine."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CountLeadingZerosOp(Op):
    """Counts the leading zeros of an integer."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CountTrailingZerosOp(Op):
    """Counts the trailing zeros of an integer."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CtPopOp(Op):
    """Counts the set bits of an integer."""

    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ErfOp(Op):
    """Error function."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ErfcOp(Op):
    """Complementary error function."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Exp2Op(Op):
    """Base-2 exponential."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ExpM1Op(Op):
    """Base-e exponential minus one."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ExpOp(Op):
    """Base-e exponential."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FPowIOp(Op):
    """Raises a float to a signed integer power."""

    fastmath: FastMathFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FloorOp(Op):
    """Rounds a float down to an integral value."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FmaOp(Op):
    """Fused multiply-add, rounded once."""

    fastmath: FastMathFlagsAttr
    roundingmode: str | None
    a: Value
    b: Value
    c: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, a: ValueLike, b: ValueLike, c: ValueLike, *, fastmath: WordLike | None = None, roundingmode: CaseLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IPowIOp(Op):
    """Raises a signed integer to a signed integer power."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IsFiniteOp(Op):
    """Tests whether a float is neither infinite nor NaN."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IsInfOp(Op):
    """Tests whether a float is infinite."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IsNaNOp(Op):
    """Tests whether a float is NaN."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IsNormalOp(Op):
    """Tests for a float not zero, denormal, infinite or NaN."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Log10Op(Op):
    """Base-10 logarithm."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Log1pOp(Op):
    """Base-e logarithm of one plus the operand."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Log2Op(Op):
    """Base-2 logarithm."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LogOp(Op):
    """Base-e logarithm."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PowFOp(Op):
    """Raises a float to a float power."""

    fastmath: FastMathFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RoundEvenOp(Op):
    """Rounds to the nearest integral value, halfway cases to even."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RoundOp(Op):
    """Rounds to the nearest integral value, halfway cases away from zero."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RsqrtOp(Op):
    """Reciprocal square root."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SinOp(Op):
    """Sine."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SincosOp(Op):
    """Sine and cosine."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def sin(self) -> OpResult: ...
    @property
    def cos(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SinhOp(Op):
    """Hyperbolic sine."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SqrtOp(Op):
    """Square root."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TanOp(Op):
    """Tangent."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TanhOp(Op):
    """Hyperbolic tangent."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TruncOp(Op):
    """Rounds a float towards zero to an integral value."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...
