"""The arith dialect: integer and floating-point arithmetic, comparisons, casts."""

from bridge.dialects.arith.attributes import FastMathFlagsAttr as FastMathFlagsAttr, IntegerOverflowFlagsAttr as IntegerOverflowFlagsAttr
from bridge.dialects.arith.casts import BitcastOp as _BitcastOp, ConvertFOp as _ConvertFOp, ExtFOp as _ExtFOp, ExtSIOp as _ExtSIOp, ExtUIOp as _ExtUIOp, FPToSIOp as _FPToSIOp, FPToUIOp as _FPToUIOp, IndexCastOp as _IndexCastOp, IndexCastUIOp as _IndexCastUIOp, SIToFPOp as _SIToFPOp, ScalingExtFOp as _ScalingExtFOp, ScalingTruncFOp as _ScalingTruncFOp, TruncFOp as _TruncFOp, TruncIOp as _TruncIOp, UIToFPOp as _UIToFPOp
from bridge.dialects.arith.comparison import CmpIOp as _CmpIOp, SelectOp as _SelectOp
from bridge.dialects.arith.constants import ConstantOp as _ConstantOp
from bridge.dialects.arith.divisions import CeilDivSIOp as _CeilDivSIOp, CeilDivUIOp as _CeilDivUIOp, DivSIOp as _DivSIOp, DivUIOp as _DivUIOp, FloorDivSIOp as _FloorDivSIOp, RemSIOp as _RemSIOp, RemUIOp as _RemUIOp
from bridge.dialects.arith.floats import AddFOp as _AddFOp, CmpFOp as _CmpFOp, DivFOp as _DivFOp, FlushDenormalsOp as _FlushDenormalsOp, MaxNumFOp as _MaxNumFOp, MaximumFOp as _MaximumFOp, MinNumFOp as _MinNumFOp, MinimumFOp as _MinimumFOp, MulFOp as _MulFOp, NegFOp as _NegFOp, RemFOp as _RemFOp, SubFOp as _SubFOp
from bridge.dialects.arith.integers import AddIOp as _AddIOp, AddUIExtendedOp as _AddUIExtendedOp, AndIOp as _AndIOp, MaxSIOp as _MaxSIOp, MaxUIOp as _MaxUIOp, MinSIOp as _MinSIOp, MinUIOp as _MinUIOp, MulIOp as _MulIOp, MulSIExtendedOp as _MulSIExtendedOp, MulUIExtendedOp as _MulUIExtendedOp, OrIOp as _OrIOp, ShLIOp as _ShLIOp, ShRSIOp as _ShRSIOp, ShRUIOp as _ShRUIOp, SubIOp as _SubIOp, SubUIExtendedOp as _SubUIExtendedOp, XOrIOp as _XOrIOp
from bridge.ir.attributes import Attribute, UnitAttr
from bridge.ir.types import Type
from bridge.ir.values import AnyLocation
from bridge.ods.dialect import Dialect
from bridge.op.base import OpResult, Value
from bridge.op.hints import AnyLike, CaseLike, FlagLike, TypesLike, ValueLike, WordLike
from collections.abc import Mapping

DIALECT: Dialect

class AddFOp(_AddFOp):
    """Adds floats."""

    fastmath: FastMathFlagsAttr
    roundingmode: str | None
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, fastmath: WordLike | None = None, roundingmode: CaseLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AddIOp(_AddIOp):
    """Adds integers, modulo their width."""

    overflow_flags: IntegerOverflowFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, overflow_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AddUIExtendedOp(_AddUIExtendedOp):
    """Adds unsigned integers; returns sum and overflow bit."""

    lhs: Value
    rhs: Value
    @property
    def sum(self) -> OpResult: ...
    @property
    def overflow(self) -> OpResult: ...
    def __init__(self, sum: Type, overflow: Type, lhs: ValueLike, rhs: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AndIOp(_AndIOp):
    """Bitwise and."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BitcastOp(_BitcastOp):
    """Bitcasts between types of equal bit width."""

    def __init__(self, out: Type, in_: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CeilDivSIOp(_CeilDivSIOp):
    """Divides signed integers, rounding towards positive infinity."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CeilDivUIOp(_CeilDivUIOp):
    """Divides unsigned integers, rounding towards positive infinity."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CmpFOp(_CmpFOp):
    """Compares floats by a predicate; the result is an `i1` per element."""

    fastmath: FastMathFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, predicate: CaseLike, lhs: ValueLike, rhs: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CmpIOp(_CmpIOp):
    """Compares integers by a predicate; the result is an `i1` per element."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, predicate: CaseLike, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ConstantOp(_ConstantOp):
    """Defines an integer, float, vector or tensor constant."""

    def __init__(self, value: object, type: Type | None = None, *, attributes: Mapping[str, object] | None = None, location: AnyLocation | None = None) -> None: ...

class ConvertFOp(_ConvertFOp):
    """Converts a float to another format of the same width."""

    roundingmode: str | None
    fastmath: FastMathFlagsAttr | None
    def __init__(self, out: Type, in_: ValueLike, *, roundingmode: CaseLike | None = None, fastmath: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DivFOp(_DivFOp):
    """Divides floats."""

    fastmath: FastMathFlagsAttr
    roundingmode: str | None
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, fastmath: WordLike | None = None, roundingmode: CaseLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DivSIOp(_DivSIOp):
    """Divides signed integers, rounding towards zero."""

    is_exact: UnitAttr | None
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, is_exact: FlagLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DivUIOp(_DivUIOp):
    """Divides unsigned integers, rounding towards zero."""

    is_exact: UnitAttr | None
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, is_exact: FlagLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ExtFOp(_ExtFOp):
    """Extends a float to a wider format."""

    fastmath: FastMathFlagsAttr | None
    def __init__(self, out: Type, in_: ValueLike, *, fastmath: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ExtSIOp(_ExtSIOp):
    """Sign-extends an integer to a wider type."""

    def __init__(self, out: Type, in_: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ExtUIOp(_ExtUIOp):
    """Zero-extends an integer to a wider type."""

    non_neg: UnitAttr | None
    def __init__(self, out: Type, in_: ValueLike, *, non_neg: FlagLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FPToSIOp(_FPToSIOp):
    """Converts a float to a signed integer, rounding towards zero."""

    def __init__(self, out: Type, in_: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FPToUIOp(_FPToUIOp):
    """Converts a float to an unsigned integer, rounding towards zero."""

    def __init__(self, out: Type, in_: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FloorDivSIOp(_FloorDivSIOp):
    """Divides signed integers, rounding towards negative infinity."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FlushDenormalsOp(_FlushDenormalsOp):
    """Flushes denormal floats to zero, preserving the sign."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IndexCastOp(_IndexCastOp):
    """Casts between index and signed integer types."""

    def __init__(self, out: Type, in_: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IndexCastUIOp(_IndexCastUIOp):
    """Casts between index and unsigned integer types."""

    non_neg: UnitAttr | None
    def __init__(self, out: Type, in_: ValueLike, *, non_neg: FlagLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MaxNumFOp(_MaxNumFOp):
    """Maximum of floats; the other operand where one is NaN."""

    fastmath: FastMathFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MaxSIOp(_MaxSIOp):
    """Maximum of signed integers."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MaxUIOp(_MaxUIOp):
    """Maximum of unsigned integers."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MaximumFOp(_MaximumFOp):
    """Maximum of floats; NaN where either operand is."""

    fastmath: FastMathFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MinNumFOp(_MinNumFOp):
    """Minimum of floats; the other operand where one is NaN."""

    fastmath: FastMathFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MinSIOp(_MinSIOp):
    """Minimum of signed integers."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MinUIOp(_MinUIOp):
    """Minimum of unsigned integers."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MinimumFOp(_MinimumFOp):
    """Minimum of floats; NaN where either operand is."""

    fastmath: FastMathFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MulFOp(_MulFOp):
    """Multiplies floats."""

    fastmath: FastMathFlagsAttr
    roundingmode: str | None
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, fastmath: WordLike | None = None, roundingmode: CaseLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MulIOp(_MulIOp):
    """Multiplies integers, modulo their width."""

    overflow_flags: IntegerOverflowFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, overflow_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MulSIExtendedOp(_MulSIExtendedOp):
    """Multiplies signed integers and returns low and high half."""

    lhs: Value
    rhs: Value
    @property
    def low(self) -> OpResult: ...
    @property
    def high(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MulUIExtendedOp(_MulUIExtendedOp):
    """Multiplies unsigned integers and returns low and high half."""

    lhs: Value
    rhs: Value
    @property
    def low(self) -> OpResult: ...
    @property
    def high(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class NegFOp(_NegFOp):
    """Negates a float."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class OrIOp(_OrIOp):
    """Bitwise or."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RemFOp(_RemFOp):
    """Remainder of a float division, with the sign of the dividend."""

    fastmath: FastMathFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RemSIOp(_RemSIOp):
    """Remainder of a signed division, with the sign of the dividend."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RemUIOp(_RemUIOp):
    """Remainder of an unsigned division."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SIToFPOp(_SIToFPOp):
    """Converts a signed integer to the nearest float."""

    def __init__(self, out: Type, in_: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ScalingExtFOp(_ScalingExtFOp):
    """Extends a float to a wider format, scaled by a power of two."""

    fastmath: FastMathFlagsAttr | None
    scale: Value
    def __init__(self, out: Type, in_: ValueLike, scale: ValueLike, *, fastmath: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ScalingTruncFOp(_ScalingTruncFOp):
    """Truncates a float to a narrower format, divided by a power of two."""

    roundingmode: str | None
    fastmath: FastMathFlagsAttr | None
    scale: Value
    def __init__(self, out: Type, in_: ValueLike, scale: ValueLike, *, roundingmode: CaseLike | None = None, fastmath: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SelectOp(_SelectOp):
    """Selects one of two values, elementwise or whole, by a condition."""

    def __init__(self, condition: ValueLike, true_value: ValueLike, false_value: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ShLIOp(_ShLIOp):
    """Shifts left, filling with zeros."""

    overflow_flags: IntegerOverflowFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, overflow_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ShRSIOp(_ShRSIOp):
    """Arithmetic shift right, filling with the sign bit."""

    is_exact: UnitAttr | None
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, is_exact: FlagLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ShRUIOp(_ShRUIOp):
    """Logical shift right, filling with zeros."""

    is_exact: UnitAttr | None
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, is_exact: FlagLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SubFOp(_SubFOp):
    """Subtracts floats."""

    fastmath: FastMathFlagsAttr
    roundingmode: str | None
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, fastmath: WordLike | None = None, roundingmode: CaseLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SubIOp(_SubIOp):
    """Subtracts integers, modulo their width."""

    overflow_flags: IntegerOverflowFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, overflow_flags: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SubUIExtendedOp(_SubUIExtendedOp):
    """Subtracts unsigned integers; returns difference and borrow."""

    lhs: Value
    rhs: Value
    @property
    def diff(self) -> OpResult: ...
    @property
    def borrow(self) -> OpResult: ...
    def __init__(self, diff: Type, borrow: Type, lhs: ValueLike, rhs: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TruncFOp(_TruncFOp):
    """Truncates a float to a narrower format."""

    roundingmode: str | None
    fastmath: FastMathFlagsAttr | None
    def __init__(self, out: Type, in_: ValueLike, *, roundingmode: CaseLike | None = None, fastmath: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TruncIOp(_TruncIOp):
    """Truncates an integer to its low bits."""

    overflow_flags: IntegerOverflowFlagsAttr
    def __init__(self, out: Type, in_: ValueLike, *, overflow_flags: WordLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class UIToFPOp(_UIToFPOp):
    """Converts an unsigned integer to the nearest float."""

    non_neg: UnitAttr | None
    def __init__(self, out: Type, in_: ValueLike, *, non_neg: FlagLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class XOrIOp(_XOrIOp):
    """Bitwise exclusive or."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...
