"""The index dialect: arithmetic on indices."""

from bridge.dialects.index.ops import BinaryOp, CastSOp as _CastSOp, CastUOp as _CastUOp, CmpOp as _CmpOp, SizeOfOp as _SizeOfOp
from bridge.ir.attributes import IntegerAttr
from bridge.ir.types import Type
from bridge.ir.values import AnyLocation
from bridge.ods.dialect import Dialect
from bridge.ods.nodes import DefinedAttr
from bridge.op.base import Op, OpResult, Value
from bridge.op.hints import AnyLike, BoolLike, IntLike, TypesLike, ValueLike, WordLike
from collections.abc import Mapping

DIALECT: Dialect

class IndexCmpPredicateAttr(DefinedAttr):
    """A comparison predicate: `eq`, `slt`, `ult`, …."""

    value: str

class AddOp(BinaryOp):
    """Adds indices, modulo their width."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AndOp(BinaryOp):
    """Bitwise and."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BoolConstantOp(Op):
    """Defines a constant `i1`."""

    value: IntegerAttr
    @property
    def result(self) -> OpResult: ...
    def __init__(self, value: BoolLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CastSOp(_CastSOp):
    """Casts between index and signed integer types."""

    def __init__(self, output: Type, input: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CastUOp(_CastUOp):
    """Casts between index and unsigned integer types."""

    def __init__(self, output: Type, input: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CeilDivSOp(BinaryOp):
    """Divides signed indices, rounding towards positive infinity."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CeilDivUOp(BinaryOp):
    """Divides unsigned indices, rounding towards positive infinity."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CmpOp(_CmpOp):
    """Compares indices by a predicate."""

    pred: IndexCmpPredicateAttr
    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, pred: WordLike, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ConstantOp(Op):
    """Defines a constant of index type."""

    value: IntegerAttr
    @property
    def result(self) -> OpResult: ...
    def __init__(self, value: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DivSOp(BinaryOp):
    """Divides signed indices, rounding towards zero."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DivUOp(BinaryOp):
    """Divides unsigned indices, rounding towards zero."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FloorDivSOp(BinaryOp):
    """Divides signed indices, rounding towards negative infinity."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MaxSOp(BinaryOp):
    """Maximum of signed indices."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MaxUOp(BinaryOp):
    """Maximum of unsigned indices."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MinSOp(BinaryOp):
    """Minimum of signed indices."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MinUOp(BinaryOp):
    """Minimum of unsigned indices."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MulOp(BinaryOp):
    """Multiplies indices, modulo their width."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class OrOp(BinaryOp):
    """Bitwise or."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RemSOp(BinaryOp):
    """Remainder of a signed division."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RemUOp(BinaryOp):
    """Remainder of an unsigned division."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ShlOp(BinaryOp):
    """Shifts left, filling with zeros."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ShrSOp(BinaryOp):
    """Arithmetic shift right, filling with the sign bit."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ShrUOp(BinaryOp):
    """Logical shift right, filling with zeros."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SizeOfOp(_SizeOfOp):
    """Size of the index type in bits."""

    @property
    def result(self) -> OpResult: ...
    def __init__(self, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SubOp(BinaryOp):
    """Subtracts indices, modulo their width."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class XOrOp(BinaryOp):
    """Bitwise exclusive or."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...
