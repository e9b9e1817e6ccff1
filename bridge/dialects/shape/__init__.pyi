"""The shape dialect: computations with shapes."""

from bridge.dialects.shape.programs import AssumingOp as _AssumingOp, ConstShapeOp as _ConstShapeOp, FuncOp as _FuncOp, FunctionLibraryOp as _FunctionLibraryOp, ReduceOp as _ReduceOp
from bridge.dialects.shape.values import AddOp as _AddOp, AssumingAllOp as _AssumingAllOp, BroadcastOp as _BroadcastOp, CstrBroadcastableOp as _CstrBroadcastableOp, DivOp as _DivOp, GetExtentOp as _GetExtentOp, MaxOp as _MaxOp, MeetOp as _MeetOp, MinOp as _MinOp, MulOp as _MulOp, NumElementsOp as _NumElementsOp, RankOp as _RankOp, ShapeOfOp as _ShapeOfOp, YieldOp as _YieldOp
from bridge.ir.attributes import ArrayAttr, DenseElementsAttr, DictionaryAttr, IntegerAttr, StringAttr, TypeAttr
from bridge.ir.types import Type
from bridge.ir.values import AnyLocation
from bridge.ods.dialect import Dialect
from bridge.ods.nodes import DefinedType
from bridge.op.base import Op, OpResult, Region, Value, Values
from bridge.op.hints import AnyLike, BoolLike, Elements, EntriesLike, IntLike, ItemsLike, RegionLike, StrLike, TypeLike, TypesLike, ValueLike, ValuesLike
from collections.abc import Mapping

DIALECT: Dialect

class ShapeType(DefinedType):
    """`!shape.shape`."""


class SizeType(DefinedType):
    """`!shape.size`."""


class ValueShapeType(DefinedType):
    """`!shape.value_shape`."""


class WitnessType(DefinedType):
    """`!shape.witness`."""


class AddOp(_AddOp):
    """Adds sizes."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, lhs: ValueLike, rhs: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AnyOp(Op):
    """`shape.any`."""

    inputs: Values
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, inputs: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AssumingAllOp(_AssumingAllOp):
    """Combines witnesses to one."""

    @property
    def result(self) -> OpResult: ...
    def __init__(self, inputs: ValuesLike = ..., *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AssumingOp(_AssumingOp):
    """A region that executes on the assumption of a witness."""

    witness: Value
    @property
    def do_region(self) -> Region: ...
    def __init__(self, results: TypesLike, witness: ValueLike, *, do_region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AssumingYieldOp(Op):
    """`shape.assuming_yield`."""

    def __init__(self, operands: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BroadcastOp(_BroadcastOp):
    """Broadcasts shapes."""

    error_: StringAttr | None
    shapes: Values
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, shapes: ValuesLike = ..., *, error: StrLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ConcatOp(Op):
    """`shape.concat`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, lhs: ValueLike, rhs: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ConstShapeOp(_ConstShapeOp):
    """Defines a constant shape."""

    @property
    def result(self) -> OpResult: ...
    def __init__(self, shape: Elements, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ConstSizeOp(Op):
    """`shape.const_size`."""

    value: IntegerAttr
    @property
    def result(self) -> OpResult: ...
    def __init__(self, value: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ConstWitnessOp(Op):
    """`shape.const_witness`."""

    passing: IntegerAttr
    @property
    def result(self) -> OpResult: ...
    def __init__(self, passing: BoolLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CstrBroadcastableOp(_CstrBroadcastableOp):
    """A witness that shapes are broadcastable."""

    @property
    def result(self) -> OpResult: ...
    def __init__(self, shapes: ValuesLike = ..., *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CstrEqOp(Op):
    """`shape.cstr_eq`."""

    shapes: Values
    @property
    def result(self) -> OpResult: ...
    def __init__(self, shapes: ValuesLike = ..., *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CstrRequireOp(Op):
    """`shape.cstr_require`."""

    msg: StringAttr
    pred: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, pred: ValueLike, msg: StrLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DebugPrintOp(Op):
    """`shape.debug_print`."""

    input: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DimOp(Op):
    """`shape.dim`."""

    value: Value
    index: Value
    @property
    def extent(self) -> OpResult: ...
    def __init__(self, extent: Type, value: ValueLike, index: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DivOp(_DivOp):
    """Divides sizes."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, lhs: ValueLike, rhs: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FromExtentTensorOp(Op):
    """`shape.from_extent_tensor`."""

    input: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, input: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FromExtentsOp(Op):
    """`shape.from_extents`."""

    extents: Values
    @property
    def shape(self) -> OpResult: ...
    def __init__(self, extents: ValuesLike = ..., *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FuncOp(_FuncOp):
    """A shape function."""

    function_type: TypeAttr
    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
    sym_visibility: StringAttr | None
    @property
    def body_(self) -> Region: ...
    def __init__(self, sym_name: StrLike, function_type: TypeLike, *, arg_attrs: ItemsLike | None = None, res_attrs: ItemsLike | None = None, sym_visibility: StrLike | None = None, body: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FunctionLibraryOp(_FunctionLibraryOp):
    """A library of shape functions, by the operations they belong to."""

    sym_visibility: StringAttr | None
    @property
    def body_(self) -> Region: ...
    def __init__(self, sym_name: StrLike, mapping: EntriesLike, *, sym_visibility: StrLike | None = None, body: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GetExtentOp(_GetExtentOp):
    """An extent of a shape."""

    shape: Value
    dim: Value
    @property
    def extent(self) -> OpResult: ...
    def __init__(self, extent: Type, shape: ValueLike, dim: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IndexToSizeOp(Op):
    """`shape.index_to_size`."""

    arg: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, arg: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IsBroadcastableOp(Op):
    """`shape.is_broadcastable`."""

    shapes: Values
    @property
    def result(self) -> OpResult: ...
    def __init__(self, shapes: ValuesLike = ..., *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MaxOp(_MaxOp):
    """Elementwise maximum."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MeetOp(_MeetOp):
    """The least general shape or size that refines both operands."""

    error_: StringAttr | None
    arg0: Value
    arg1: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, arg0: ValueLike, arg1: ValueLike, *, error: StrLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MinOp(_MinOp):
    """Elementwise minimum."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MulOp(_MulOp):
    """Multiplies sizes."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, lhs: ValueLike, rhs: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class NumElementsOp(_NumElementsOp):
    """Number of elements of a shape."""

    shape: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, shape: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RankOp(_RankOp):
    """Rank of a shape."""

    shape: Value
    @property
    def rank(self) -> OpResult: ...
    def __init__(self, rank: Type, shape: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ReduceOp(_ReduceOp):
    """Reduces the extents of a shape."""

    @property
    def result_(self) -> Values: ...
    def __init__(self, result: TypesLike, shape: ValueLike, init_vals: ValuesLike = ..., *, region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ReturnOp(Op):
    """`shape.return`."""

    def __init__(self, operands: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ShapeEqOp(Op):
    """`shape.shape_eq`."""

    shapes: Values
    @property
    def result(self) -> OpResult: ...
    def __init__(self, shapes: ValuesLike = ..., *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ShapeOfOp(_ShapeOfOp):
    """Shape of a value."""

    @property
    def result(self) -> OpResult: ...
    def __init__(self, arg: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SizeToIndexOp(Op):
    """`shape.size_to_index`."""

    arg: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, arg: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SplitAtOp(Op):
    """`shape.split_at`."""

    operand: Value
    index: Value
    @property
    def head(self) -> OpResult: ...
    @property
    def tail(self) -> OpResult: ...
    def __init__(self, head: Type, tail: Type, operand: ValueLike, index: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ToExtentTensorOp(Op):
    """`shape.to_extent_tensor`."""

    input: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, input: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ValueAsShapeOp(Op):
    """`shape.value_as_shape`."""

    arg: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, arg: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ValueOfOp(Op):
    """`shape.value_of`."""

    arg: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, arg: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class WithOp(Op):
    """`shape.with_shape`."""

    operand: Value
    shape: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, operand: ValueLike, shape: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class YieldOp(_YieldOp):
    """Terminates a reduction with its values."""

    def __init__(self, operands: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...
