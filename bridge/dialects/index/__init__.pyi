"""The index dialect: arithmetic on indices."""

from bridge.dialects.index.attributes import IndexCmpPredicateAttr as IndexCmpPredicateAttr
from bridge.dialects.index.ops import CastSOp as CastSOp, CastUOp as CastUOp
from bridge.ir.attributes import IntegerAttr
from bridge.ods.dialect import Dialect
from bridge.op.base import Op, OpResult, Value
from bridge.op.interfaces.ranges import GivesPositive

DIALECT: Dialect

class AddOp(Op):
    """The sum of indices, modulo their width."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class AndOp(Op):
    """The bits that are set in both."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class BoolConstantOp(Op):
    """`true` or `false`."""

    value: IntegerAttr
    @property
    def result(self) -> OpResult: ...

class CeilDivSOp(Op):
    """The quotient of signed indices, rounded up."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class CeilDivUOp(Op):
    """The quotient of unsigned indices, rounded up."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class CmpOp(Op):
    """Whether indices are as a predicate says."""

    pred: IndexCmpPredicateAttr
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class ConstantOp(Op):
    """An index known beforehand."""

    value: IntegerAttr
    @property
    def result(self) -> OpResult: ...

class DivSOp(Op):
    """The quotient of signed indices, rounded towards zero."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class DivUOp(Op):
    """The quotient of unsigned indices, rounded down."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class FloorDivSOp(Op):
    """The quotient of signed indices, rounded down."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class MaxSOp(Op):
    """The larger of signed indices."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class MaxUOp(Op):
    """The larger of unsigned indices."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class MinSOp(Op):
    """The smaller of signed indices."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class MinUOp(Op):
    """The smaller of unsigned indices."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class MulOp(Op):
    """The product of indices, modulo their width."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class OrOp(Op):
    """The bits that are set in either."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class RemSOp(Op):
    """What a division of signed indices leaves."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class RemUOp(Op):
    """What a division of unsigned indices leaves."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class ShlOp(Op):
    """Bits moved to the left; zeros come in from the right."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class ShrSOp(Op):
    """Bits moved to the right; copies of the sign come in."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class ShrUOp(Op):
    """Bits moved to the right; zeros come in."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class SizeOfOp(GivesPositive):
    """How many bits an index has."""

    @property
    def result(self) -> OpResult: ...

class SubOp(Op):
    """The difference of indices, modulo their width."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class XOrOp(Op):
    """The bits that are set in one alone."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
