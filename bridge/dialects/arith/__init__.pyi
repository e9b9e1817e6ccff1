"""The arith dialect: numbers."""

from bridge.dialects.arith.attributes import FastMathFlagsAttr as FastMathFlagsAttr, IntegerOverflowFlagsAttr as IntegerOverflowFlagsAttr
from bridge.dialects.arith.casts import BitcastOp as BitcastOp, ConvertFOp as ConvertFOp, ExtFOp as ExtFOp, ExtSIOp as ExtSIOp, ExtUIOp as ExtUIOp, FPToSIOp as FPToSIOp, FPToUIOp as FPToUIOp, IndexCastOp as IndexCastOp, IndexCastUIOp as IndexCastUIOp, SIToFPOp as SIToFPOp, ScalingExtFOp as ScalingExtFOp, ScalingTruncFOp as ScalingTruncFOp, TruncFOp as TruncFOp, TruncIOp as TruncIOp, UIToFPOp as UIToFPOp
from bridge.dialects.arith.comparison import SelectOp as SelectOp
from bridge.dialects.arith.constants import ConstantOp as ConstantOp
from bridge.dialects.arith.divisions import CeilDivSIOp as _CeilDivSIOp, CeilDivUIOp as _CeilDivUIOp, DivSIOp as _DivSIOp, DivUIOp as _DivUIOp, RemSIOp as _RemSIOp, RemUIOp as _RemUIOp
from bridge.ir.attributes import Attribute, UnitAttr
from bridge.ods.dialect import Dialect
from bridge.op.base import Op, OpResult, Value

DIALECT: Dialect

class AddFOp(Op):
    """The sum of floats."""

    fastmath: FastMathFlagsAttr
    roundingmode: str | None
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class AddIOp(Op):
    """The sum of integers, modulo their width."""

    overflow_flags: IntegerOverflowFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class AddUIExtendedOp(Op):
    """The sum of unsigned integers, and whether it overflows."""

    lhs: Value
    rhs: Value
    @property
    def sum(self) -> OpResult: ...
    @property
    def overflow(self) -> OpResult: ...

class AndIOp(Op):
    """The bits that are set in both."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class CeilDivSIOp(_CeilDivSIOp):
    """The quotient of signed integers, rounded up."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class CeilDivUIOp(_CeilDivUIOp):
    """The quotient of unsigned integers, rounded up."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class CmpFOp(Op):
    """Whether floats are as a predicate says."""

    predicate: str
    fastmath: FastMathFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class CmpIOp(Op):
    """Whether integers are as a predicate says."""

    predicate: str
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class DivFOp(Op):
    """The quotient of floats."""

    fastmath: FastMathFlagsAttr
    roundingmode: str | None
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class DivSIOp(_DivSIOp):
    """The quotient of signed integers, rounded towards zero."""

    is_exact: UnitAttr | None
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class DivUIOp(_DivUIOp):
    """The quotient of unsigned integers, rounded down."""

    is_exact: UnitAttr | None
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class FloorDivSIOp(Op):
    """The quotient of signed integers, rounded down."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class FlushDenormalsOp(Op):
    """A float, with zero of its sign for a denormal one."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...

class MaxNumFOp(Op):
    """The larger of floats; the other one where one is NaN."""

    fastmath: FastMathFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class MaxSIOp(Op):
    """The larger of signed integers."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class MaxUIOp(Op):
    """The larger of unsigned integers."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class MaximumFOp(Op):
    """The larger of floats; NaN where either is."""

    fastmath: FastMathFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class MinNumFOp(Op):
    """The smaller of floats; the other one where one is NaN."""

    fastmath: FastMathFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class MinSIOp(Op):
    """The smaller of signed integers."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class MinUIOp(Op):
    """The smaller of unsigned integers."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class MinimumFOp(Op):
    """The smaller of floats; NaN where either is."""

    fastmath: FastMathFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class MulFOp(Op):
    """The product of floats."""

    fastmath: FastMathFlagsAttr
    roundingmode: str | None
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class MulIOp(Op):
    """The product of integers, modulo their width."""

    overflow_flags: IntegerOverflowFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class MulSIExtendedOp(Op):
    """The product of signed integers, in two halves."""

    lhs: Value
    rhs: Value
    @property
    def low(self) -> OpResult: ...
    @property
    def high(self) -> OpResult: ...

class MulUIExtendedOp(Op):
    """The product of unsigned integers, in two halves."""

    lhs: Value
    rhs: Value
    @property
    def low(self) -> OpResult: ...
    @property
    def high(self) -> OpResult: ...

class NegFOp(Op):
    """A float with its sign turned."""

    fastmath: FastMathFlagsAttr
    operand: Value
    @property
    def result(self) -> OpResult: ...

class OrIOp(Op):
    """The bits that are set in either."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class RemFOp(Op):
    """What a division of floats leaves; it has the sign of the left side."""

    fastmath: FastMathFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class RemSIOp(_RemSIOp):
    """The remainder of signed integers, with the sign of the dividend."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class RemUIOp(_RemUIOp):
    """The remainder of unsigned integers."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class ShLIOp(Op):
    """Bits moved to the left; zeros come in from the right."""

    overflow_flags: IntegerOverflowFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class ShRSIOp(Op):
    """Bits moved to the right; copies of the sign come in from the left."""

    is_exact: UnitAttr | None
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class ShRUIOp(Op):
    """Bits moved to the right; zeros come in from the left."""

    is_exact: UnitAttr | None
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class SubFOp(Op):
    """The difference of floats."""

    fastmath: FastMathFlagsAttr
    roundingmode: str | None
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class SubIOp(Op):
    """The difference of integers, modulo their width."""

    overflow_flags: IntegerOverflowFlagsAttr
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class SubUIExtendedOp(Op):
    """The difference of unsigned integers, and its borrow."""

    lhs: Value
    rhs: Value
    @property
    def diff(self) -> OpResult: ...
    @property
    def borrow(self) -> OpResult: ...

class XOrIOp(Op):
    """The bits that are set in one alone."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
