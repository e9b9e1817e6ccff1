"""The irdl dialect: definitions of dialects."""

from bridge.dialects.irdl.definitions import AttributeOp as _AttributeOp, AttributesOp as AttributesOp, BaseOp as _BaseOp, DialectOp as _DialectOp, OperandsOp as _OperandsOp, OperationOp as _OperationOp, ParametersOp as _ParametersOp, ParametricOp as _ParametricOp, RegionOp as _RegionOp, RegionsOp as _RegionsOp, ResultsOp as _ResultsOp, TypeOp as _TypeOp
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

class BaseOp(_BaseOp):
    """Constrains a type or attribute to a definition, with any parameters."""

    @property
    def output(self) -> OpResult: ...

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

class OperandsOp(_OperandsOp):
    """Constraints of the operands of an operation."""

    names: ArrayAttr
    args: Values

class OperationOp(_OperationOp):
    """Defines an operation."""

    @property
    def body_(self) -> Region: ...

class ParametersOp(_ParametersOp):
    """Constraints of the parameters of a type or an attribute."""

    names: ArrayAttr
    args: Values

class ParametricOp(_ParametricOp):
    """Constrains a type or attribute to a definition and its parameters."""

    args: Values
    @property
    def output(self) -> OpResult: ...

class RegionOp(_RegionOp):
    """Constrains a region: its number of blocks and its arguments."""

    constrained_arguments: UnitAttr | None
    entry_block_args: Values
    @property
    def output(self) -> OpResult: ...

class RegionsOp(_RegionsOp):
    """Constraints of the regions of an operation."""

    names: ArrayAttr
    args: Values

class ResultsOp(_ResultsOp):
    """Constraints of the results of an operation."""

    names: ArrayAttr
    args: Values

class TypeOp(_TypeOp):
    """Defines a type."""

    @property
    def body_(self) -> Region: ...
