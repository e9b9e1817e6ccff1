"""The arith dialect: integer and floating-point arithmetic, comparisons, casts."""

from bridge.dialects.arith.attributes import FastMathFlagsAttr as FastMathFlagsAttr, IntegerOverflowFlagsAttr as IntegerOverflowFlagsAttr
from bridge.dialects.arith.casts import BitcastOp as BitcastOp, ConvertFOp as _ConvertFOp, ExtFOp as _ExtFOp, ExtSIOp as ExtSIOp, ExtUIOp as _ExtUIOp, FPToSIOp as FPToSIOp, FPToUIOp as FPToUIOp, IndexCastOp as IndexCastOp, IndexCastUIOp as _IndexCastUIOp, SIToFPOp as SIToFPOp, ScalingExtFOp as _ScalingExtFOp, ScalingTruncFOp as _ScalingTruncFOp, TruncFOp as _TruncFOp, TruncIOp as _TruncIOp, UIToFPOp as _UIToFPOp
from bridge.dialects.arith.comparison import CmpIOp as _CmpIOp, SelectOp as SelectOp
from bridge.dialects.arith.constants import ConstantOp as ConstantOp
from bridge.dialects.arith.divisions import CeilDivSIOp as _CeilDivSIOp, CeilDivUIOp as _CeilDivUIOp, DivSIOp as _DivSIOp, DivUIOp as _DivUIOp, FloorDivSIOp as _FloorDivSIOp, RemSIOp as _RemSIOp, RemUIOp as _RemUIOp
from bridge.dialects.arith.floats import AddFOp as _AddFOp, CmpFOp as _CmpFOp, DivFOp as _DivFOp, FlushDenormalsOp as _FlushDenormalsOp, MaxNumFOp as _MaxNumFOp, MaximumFOp as _MaximumFOp, MinNumFOp as _MinNumFOp, MinimumFOp as _MinimumFOp, MulFOp as _MulFOp, NegFOp as _NegFOp, RemFOp as _RemFOp, SubFOp as _SubFOp
from bridge.dialects.arith.integers import AddIOp as _AddIOp, AddUIExtendedOp as _AddUIExtendedOp, AndIOp as _AndIOp, MaxSIOp as _MaxSIOp, MaxUIOp as _MaxUIOp, MinSIOp as _MinSIOp, MinUIOp as _MinUIOp, MulIOp as _MulIOp, MulSIExtendedOp as _MulSIExtendedOp, MulUIExtendedOp as _MulUIExtendedOp, OrIOp as _OrIOp, ShLIOp as _ShLIOp, ShRSIOp as _ShRSIOp, ShRUIOp as _ShRUIOp, SubIOp as _SubIOp, SubUIExtendedOp as _SubUIExtendedOp, XOrIOp as _XOrIOp
from bridge.ir.attributes import Attribute, UnitAttr
from bridge.ods.dialect import Dialect
from bridge.op.base import OpResult, Value

DIALECT: Dialect

class AddFOp(_AddFOp):
    """Adds floats."""

    fastmath: FastMathFlagsAttr
    roundingmode: str | None
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class AddIOp(_AddIOp):
    """Adds integers, modulo their width."""

    overflow_flags: IntegerOverflowFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class AddUIExtendedOp(_AddUIExtendedOp):
    """Adds unsigned integers; returns sum and overflow bit."""

    lhs: Value
    rhs: Value
    @property
    def sum(self) -> OpResult: ...
    @property
    def overflow(self) -> OpResult: ...

class AndIOp(_AndIOp):
    """Bitwise and."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class CeilDivSIOp(_CeilDivSIOp):
    """Divides signed integers, rounding towards positive infinity."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class CeilDivUIOp(_CeilDivUIOp):
    """Divides unsigned integers, rounding towards positive infinity."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class CmpFOp(_CmpFOp):
    """Compares floats by a predicate; the result is an `i1` per element."""

    fastmath: FastMathFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class CmpIOp(_CmpIOp):
    """Compares integers by a predicate; the result is an `i1` per element."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class ConvertFOp(_ConvertFOp):
    """Converts a float to another format of the same width."""

    roundingmode: str | None
    fastmath: FastMathFlagsAttr | None

class DivFOp(_DivFOp):
    """Divides floats."""

    fastmath: FastMathFlagsAttr
    roundingmode: str | None
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class DivSIOp(_DivSIOp):
    """Divides signed integers, rounding towards zero."""

    is_exact: UnitAttr | None
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class DivUIOp(_DivUIOp):
    """Divides unsigned integers, rounding towards zero."""

    is_exact: UnitAttr | None
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class ExtFOp(_ExtFOp):
    """Extends a float to a wider format."""

    fastmath: FastMathFlagsAttr | None

class ExtUIOp(_ExtUIOp):
    """Zero-extends an integer to a wider type."""

    non_neg: UnitAttr | None

class FloorDivSIOp(_FloorDivSIOp):
    """Divides signed integers, rounding towards negative infinity."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class FlushDenormalsOp(_FlushDenormalsOp):
    """Flushes denormal floats to zero, preserving the sign."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...

class IndexCastUIOp(_IndexCastUIOp):
    """Casts between index and unsigned integer types."""

    non_neg: UnitAttr | None

class MaxNumFOp(_MaxNumFOp):
    """Maximum of floats; the other operand where one is NaN."""

    fastmath: FastMathFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class MaxSIOp(_MaxSIOp):
    """Maximum of signed integers."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class MaxUIOp(_MaxUIOp):
    """Maximum of unsigned integers."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class MaximumFOp(_MaximumFOp):
    """Maximum of floats; NaN where either operand is."""

    fastmath: FastMathFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class MinNumFOp(_MinNumFOp):
    """Minimum of floats; the other operand where one is NaN."""

    fastmath: FastMathFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class MinSIOp(_MinSIOp):
    """Minimum of signed integers."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class MinUIOp(_MinUIOp):
    """Minimum of unsigned integers."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class MinimumFOp(_MinimumFOp):
    """Minimum of floats; NaN where either operand is."""

    fastmath: FastMathFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class MulFOp(_MulFOp):
    """Multiplies floats."""

    fastmath: FastMathFlagsAttr
    roundingmode: str | None
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class MulIOp(_MulIOp):
    """Multiplies integers, modulo their width."""

    overflow_flags: IntegerOverflowFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class MulSIExtendedOp(_MulSIExtendedOp):
    """Multiplies signed integers and returns low and high half."""

    lhs: Value
    rhs: Value
    @property
    def low(self) -> OpResult: ...
    @property
    def high(self) -> OpResult: ...

class MulUIExtendedOp(_MulUIExtendedOp):
    """Multiplies unsigned integers and returns low and high half."""

    lhs: Value
    rhs: Value
    @property
    def low(self) -> OpResult: ...
    @property
    def high(self) -> OpResult: ...

class NegFOp(_NegFOp):
    """Negates a float."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...

class OrIOp(_OrIOp):
    """Bitwise or."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class RemFOp(_RemFOp):
    """Remainder of a float division, with the sign of the dividend."""

    fastmath: FastMathFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class RemSIOp(_RemSIOp):
    """Remainder of a signed division, with the sign of the dividend."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class RemUIOp(_RemUIOp):
    """Remainder of an unsigned division."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class ScalingExtFOp(_ScalingExtFOp):
    """Extends a float to a wider format, scaled by a power of two."""

    fastmath: FastMathFlagsAttr | None
    scale: Value

class ScalingTruncFOp(_ScalingTruncFOp):
    """Truncates a float to a narrower format, divided by a power of two."""

    roundingmode: str | None
    fastmath: FastMathFlagsAttr | None
    scale: Value

class ShLIOp(_ShLIOp):
    """Shifts left, filling with zeros."""

    overflow_flags: IntegerOverflowFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class ShRSIOp(_ShRSIOp):
    """Arithmetic shift right, filling with the sign bit."""

    is_exact: UnitAttr | None
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class ShRUIOp(_ShRUIOp):
    """Logical shift right, filling with zeros."""

    is_exact: UnitAttr | None
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class SubFOp(_SubFOp):
    """Subtracts floats."""

    fastmath: FastMathFlagsAttr
    roundingmode: str | None
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class SubIOp(_SubIOp):
    """Subtracts integers, modulo their width."""

    overflow_flags: IntegerOverflowFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class SubUIExtendedOp(_SubUIExtendedOp):
    """Subtracts unsigned integers; returns difference and borrow."""

    lhs: Value
    rhs: Value
    @property
    def diff(self) -> OpResult: ...
    @property
    def borrow(self) -> OpResult: ...

class TruncFOp(_TruncFOp):
    """Truncates a float to a narrower format."""

    roundingmode: str | None
    fastmath: FastMathFlagsAttr | None

class TruncIOp(_TruncIOp):
    """Truncates an integer to its low bits."""

    overflow_flags: IntegerOverflowFlagsAttr

class UIToFPOp(_UIToFPOp):
    """Converts an unsigned integer to the nearest float."""

    non_neg: UnitAttr | None

class XOrIOp(_XOrIOp):
    """Bitwise exclusive or."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
