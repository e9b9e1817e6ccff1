"""The irdl dialect: definitions of dialects."""

from bridge.dialects.irdl.definitions import AttributeOp as _AttributeOp, AttributesOp as _AttributesOp, BaseOp as _BaseOp, DialectOp as _DialectOp, OperandsOp as _OperandsOp, OperationOp as _OperationOp, ParametersOp as _ParametersOp, ParametricOp as _ParametricOp, RegionOp as _RegionOp, RegionsOp as _RegionsOp, ResultsOp as _ResultsOp, TypeOp as _TypeOp
from bridge.ir.attributes import ArrayAttr, Attribute, IntegerAttr, StringAttr, SymbolRefAttr, UnitAttr
from bridge.ir.values import AnyLocation
from bridge.ods.dialect import Dialect
from bridge.ods.nodes import DefinedAttr, DefinedType
from bridge.op.base import Op, OpResult, Region, Values
from bridge.op.hints import AnyLike, FlagLike, IntLike, ItemsLike, RegionLike, StrLike, SymbolLike, TypesLike, ValuesLike
from collections.abc import Mapping

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
    def __init__(self, args: ValuesLike = ..., *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AnyOfOp(Op):
    """`irdl.any_of`."""

    args: Values
    @property
    def output(self) -> OpResult: ...
    def __init__(self, args: ValuesLike = ..., *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AnyOp(Op):
    """`irdl.any`."""

    @property
    def output(self) -> OpResult: ...
    def __init__(self, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AttributeOp(_AttributeOp):
    """Defines an attribute."""

    @property
    def body_(self) -> Region: ...
    def __init__(self, sym_name: StrLike, *, body: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AttributesOp(_AttributesOp):
    """Constraints of the attributes of an operation."""

    def __init__(self, attribute_values: ValuesLike, attribute_value_names: ItemsLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BaseOp(_BaseOp):
    """Constrains a type or attribute to a definition, with any parameters."""

    @property
    def output(self) -> OpResult: ...
    def __init__(self, *, base_ref: SymbolLike | None = None, base_name: StrLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CPredOp(Op):
    """`irdl.c_pred`."""

    pred: StringAttr
    @property
    def output(self) -> OpResult: ...
    def __init__(self, pred: StrLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DialectOp(_DialectOp):
    """Defines a dialect."""

    @property
    def body_(self) -> Region: ...
    def __init__(self, sym_name: StrLike, *, body: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IsOp(Op):
    """`irdl.is`."""

    expected: Attribute
    @property
    def output(self) -> OpResult: ...
    def __init__(self, expected: AnyLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class OperandsOp(_OperandsOp):
    """Constraints of the operands of an operation."""

    names: ArrayAttr
    args: Values
    def __init__(self, args: ValuesLike, names: ItemsLike, variadicity: AnyLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class OperationOp(_OperationOp):
    """Defines an operation."""

    @property
    def body_(self) -> Region: ...
    def __init__(self, sym_name: StrLike, *, body: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ParametersOp(_ParametersOp):
    """Constraints of the parameters of a type or an attribute."""

    names: ArrayAttr
    args: Values
    def __init__(self, args: ValuesLike, names: ItemsLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ParametricOp(_ParametricOp):
    """Constrains a type or attribute to a definition and its parameters."""

    args: Values
    @property
    def output(self) -> OpResult: ...
    def __init__(self, base_type: SymbolLike, args: ValuesLike = ..., *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RegionOp(_RegionOp):
    """Constrains a region: its number of blocks and its arguments."""

    constrained_arguments: UnitAttr | None
    entry_block_args: Values
    @property
    def output(self) -> OpResult: ...
    def __init__(self, entry_block_args: ValuesLike = ..., *, number_of_blocks: IntLike | None = None, constrained_arguments: FlagLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RegionsOp(_RegionsOp):
    """Constraints of the regions of an operation."""

    names: ArrayAttr
    args: Values
    def __init__(self, args: ValuesLike, names: ItemsLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ResultsOp(_ResultsOp):
    """Constraints of the results of an operation."""

    names: ArrayAttr
    args: Values
    def __init__(self, args: ValuesLike, names: ItemsLike, variadicity: AnyLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TypeOp(_TypeOp):
    """Defines a type."""

    @property
    def body_(self) -> Region: ...
    def __init__(self, sym_name: StrLike, *, body: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...
