"""The complex dialect: arithmetic of complex numbers."""

from bridge.dialects.arith import FastMathFlagsAttr
from bridge.dialects.complex.ops import BitcastOp as _BitcastOp, ConstantOp as _ConstantOp
from bridge.ir.attributes import ArrayAttr
from bridge.ir.types import Type
from bridge.ir.values import AnyLocation
from bridge.ods.dialect import Dialect
from bridge.ods.nodes import DefinedAttr
from bridge.op.base import Op, OpResult, Value
from bridge.op.hints import AnyLike, ItemsLike, TypesLike, ValueLike, WordLike
from collections.abc import Mapping
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
    def __init__(self, complex: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AddOp(Op):
    """Adds complex numbers."""

    fastmath: FastMathFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AngleOp(Op):
    """Argument (angle) of a complex number."""

    fastmath: FastMathFlagsAttr
    complex: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, complex: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Atan2Op(Op):
    """Arc tangent of the quotient of two complex numbers."""

    fastmath: FastMathFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BitcastOp(_BitcastOp):
    """Bitcasts between a complex type and an arith type of the same width."""

    def __init__(self, result: Type, operand: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ConjOp(Op):
    """Complex conjugate."""

    fastmath: FastMathFlagsAttr
    complex: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, complex: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ConstantOp(_ConstantOp):
    """Defines a complex constant."""

    def __init__(self, complex: Type, value: ItemsLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CosOp(Op):
    """Cosine of a complex number."""

    fastmath: FastMathFlagsAttr
    complex: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, complex: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CreateOp(Op):
    """Creates a complex number from a real and an imaginary part."""

    real: Value
    imaginary: Value
    @property
    def complex(self) -> OpResult: ...
    def __init__(self, complex: Type, real: ValueLike, imaginary: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DivOp(Op):
    """Divides complex numbers."""

    fastmath: FastMathFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class EqualOp(Op):
    """Tests whether two complex numbers are equal."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ExpOp(Op):
    """Base-e exponential of a complex number."""

    fastmath: FastMathFlagsAttr
    complex: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, complex: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Expm1Op(Op):
    """Base-e exponential of a complex number minus one."""

    fastmath: FastMathFlagsAttr
    complex: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, complex: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ImOp(Op):
    """Extracts the imaginary part."""

    fastmath: FastMathFlagsAttr
    complex: Value
    @property
    def imaginary(self) -> OpResult: ...
    def __init__(self, complex: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class Log1pOp(Op):
    """Base-e logarithm of one plus a complex number."""

    fastmath: FastMathFlagsAttr
    complex: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, complex: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LogOp(Op):
    """Base-e logarithm of a complex number."""

    fastmath: FastMathFlagsAttr
    complex: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, complex: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MulOp(Op):
    """Multiplies complex numbers."""

    fastmath: FastMathFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class NegOp(Op):
    """Negates a complex number."""

    fastmath: FastMathFlagsAttr
    complex: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, complex: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class NotEqualOp(Op):
    """Tests whether two complex numbers differ."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PowOp(Op):
    """Raises a complex number to a complex power."""

    fastmath: FastMathFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PowiOp(Op):
    """Raises a complex number to a signed integer power."""

    fastmath: FastMathFlagsAttr | None
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ReOp(Op):
    """Extracts the real part."""

    fastmath: FastMathFlagsAttr
    complex: Value
    @property
    def real(self) -> OpResult: ...
    def __init__(self, complex: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RsqrtOp(Op):
    """Reciprocal square root of a complex number."""

    fastmath: FastMathFlagsAttr
    complex: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, complex: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SignOp(Op):
    """Sign of a complex number: `z / |z|`, or zero."""

    fastmath: FastMathFlagsAttr
    complex: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, complex: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SinOp(Op):
    """Sine of a complex number."""

    fastmath: FastMathFlagsAttr
    complex: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, complex: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SqrtOp(Op):
    """Square root of a complex number."""

    fastmath: FastMathFlagsAttr
    complex: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, complex: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SubOp(Op):
    """Subtracts complex numbers."""

    fastmath: FastMathFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TanOp(Op):
    """Tangent of a complex number."""

    fastmath: FastMathFlagsAttr
    complex: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, complex: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TanhOp(Op):
    """Hyperbolic tangent of a complex number."""

    fastmath: FastMathFlagsAttr
    complex: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, complex: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...
