"""The index dialect: arithmetic on indices."""

from bridge.dialects.index.ops import CastSOp as CastSOp, CastUOp as CastUOp, CmpOp as _CmpOp, SizeOfOp as _SizeOfOp
from bridge.ir.attributes import IntegerAttr
from bridge.ods.dialect import Dialect
from bridge.ods.nodes import DefinedAttr
from bridge.op.base import Op, OpResult, Value

DIALECT: Dialect

class IndexCmpPredicateAttr(DefinedAttr):
    """A comparison predicate: `eq`, `slt`, `ult`, …."""

    value: str

class AddOp(Op):
    """Adds indices, modulo their width."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class AndOp(Op):
    """Bitwise and."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class BoolConstantOp(Op):
    """Defines a constant `i1`."""

    value: IntegerAttr
    @property
    def result(self) -> OpResult: ...

class CeilDivSOp(Op):
    """Divides signed indices, rounding towards positive infinity."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class CeilDivUOp(Op):
    """Divides unsigned indices, rounding towards positive infinity."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class CmpOp(_CmpOp):
    """Compares indices by a predicate."""

    pred: IndexCmpPredicateAttr
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class ConstantOp(Op):
    """Defines a constant of index type."""

    value: IntegerAttr
    @property
    def result(self) -> OpResult: ...

class DivSOp(Op):
    """Divides signed indices, rounding towards zero."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class DivUOp(Op):
    """Divides unsigned indices, rounding towards zero."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class FloorDivSOp(Op):
    """Divides signed indices, rounding towards negative infinity."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class MaxSOp(Op):
    """Maximum of signed indices."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class MaxUOp(Op):
    """Maximum of unsigned indices."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class MinSOp(Op):
    """Minimum of signed indices."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class MinUOp(Op):
    """Minimum of unsigned indices."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class MulOp(Op):
    """Multiplies indices, modulo their width."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class OrOp(Op):
    """Bitwise or."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class RemSOp(Op):
    """Remainder of a signed division."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class RemUOp(Op):
    """Remainder of an unsigned division."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class ShlOp(Op):
    """Shifts left, filling with zeros."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class ShrSOp(Op):
    """Arithmetic shift right, filling with the sign bit."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class ShrUOp(Op):
    """Logical shift right, filling with zeros."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class SizeOfOp(_SizeOfOp):
    """Size of the index type in bits."""

    @property
    def result(self) -> OpResult: ...

class SubOp(Op):
    """Subtracts indices, modulo their width."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class XOrOp(Op):
    """Bitwise exclusive or."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
