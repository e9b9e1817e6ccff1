"""The irdl dialect: definitions of dialects."""

from bridge.dialects.irdl.definitions import AttributeOp as _AttributeOp, AttributesOp as AttributesOp, BaseOp as BaseOp, DialectOp as _DialectOp, OperandsOp as OperandsOp, OperationOp as _OperationOp, ParametersOp as ParametersOp, ParametricOp as _ParametricOp, RegionOp as _RegionOp, RegionsOp as RegionsOp, ResultsOp as ResultsOp, TypeOp as _TypeOp
from bridge.ir.attributes import ArrayAttr, Attribute, IntegerAttr, StringAttr, SymbolRefAttr, UnitAttr
from bridge.ods.dialect import Dialect
from bridge.ods.nodes import DefinedAttr, DefinedType
from bridge.op.base import Op, OpResult, Region, Values

DIALECT: Dialect

class AttributeType(DefinedType):
    """`!irdl.attribute`."""


class RegionType(DefinedType):
    """`!irdl.region`."""


class VariadicityArrayAttr(DefinedAttr):
    """`#irdl.variadicity_array`."""

    value: tuple[VariadicityAttr, ...] = ...

class VariadicityAttr(DefinedAttr):
    """`#irdl.variadicity`."""

    value: str

class AllOfOp(Op):
    """`irdl.all_of`."""

    args: Values
    @property
    def output(self) -> OpResult: ...

class AnyOfOp(Op):
    """`irdl.any_of`."""

    args: Values
    @property
    def output(self) -> OpResult: ...

class AnyOp(Op):
    """`irdl.any`."""

    @property
    def output(self) -> OpResult: ...

class AttributeOp(_AttributeOp):
    """Defines an attribute."""

    @property
    def body_(self) -> Region: ...

class CPredOp(Op):
    """`irdl.c_pred`."""

    pred: StringAttr
    @property
    def output(self) -> OpResult: ...

class DialectOp(_DialectOp):
    """Defines a dialect."""

    @property
    def body_(self) -> Region: ...

class IsOp(Op):
    """`irdl.is`."""

    expected: Attribute
    @property
    def output(self) -> OpResult: ...

class OperationOp(_OperationOp):
    """Defines an operation."""

    @property
    def body_(self) -> Region: ...

class ParametricOp(_ParametricOp):
    """Constrains a type or attribute to a definition and its parameters."""

    @property
    def output(self) -> OpResult: ...

class RegionOp(_RegionOp):
    """Constrains a region: its number of blocks and its arguments."""

    constrained_arguments: UnitAttr | None
    entry_block_args: Values
    @property
    def output(self) -> OpResult: ...

class TypeOp(_TypeOp):
    """Defines a type."""

    @property
    def body_(self) -> Region: ...
