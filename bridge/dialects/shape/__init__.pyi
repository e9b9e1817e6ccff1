"""The shape dialect: computations with shapes."""

from bridge.dialects.shape.programs import AssumingOp as _AssumingOp, ConstShapeOp as _ConstShapeOp, FuncOp as _FuncOp, FunctionLibraryOp as _FunctionLibraryOp, ReduceOp as _ReduceOp
from bridge.dialects.shape.values import AddOp as _AddOp, AssumingAllOp as _AssumingAllOp, BroadcastOp as _BroadcastOp, CstrBroadcastableOp as _CstrBroadcastableOp, DivOp as _DivOp, GetExtentOp as _GetExtentOp, MaxOp as _MaxOp, MeetOp as _MeetOp, MinOp as _MinOp, MulOp as _MulOp, NumElementsOp as _NumElementsOp, RankOp as _RankOp, ShapeOfOp as _ShapeOfOp, YieldOp as YieldOp
from bridge.ir.attributes import ArrayAttr, DenseElementsAttr, DictionaryAttr, IntegerAttr, StringAttr, TypeAttr
from bridge.ods.dialect import Dialect
from bridge.ods.nodes import DefinedType
from bridge.op.base import Op, OpResult, Region, Value, Values

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

class AnyOp(Op):
    """`shape.any`."""

    inputs: Values
    @property
    def result(self) -> OpResult: ...

class AssumingAllOp(_AssumingAllOp):
    """Combines witnesses to one."""

    @property
    def result(self) -> OpResult: ...

class AssumingOp(_AssumingOp):
    """A region that executes on the assumption of a witness."""

    witness: Value
    @property
    def do_region(self) -> Region: ...

class AssumingYieldOp(Op):
    """`shape.assuming_yield`."""


class BroadcastOp(_BroadcastOp):
    """Broadcasts shapes."""

    error_: StringAttr | None
    shapes: Values
    @property
    def result(self) -> OpResult: ...

class ConcatOp(Op):
    """`shape.concat`."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class ConstShapeOp(_ConstShapeOp):
    """Defines a constant shape."""

    @property
    def result(self) -> OpResult: ...

class ConstSizeOp(Op):
    """`shape.const_size`."""

    value: IntegerAttr
    @property
    def result(self) -> OpResult: ...

class ConstWitnessOp(Op):
    """`shape.const_witness`."""

    passing: IntegerAttr
    @property
    def result(self) -> OpResult: ...

class CstrBroadcastableOp(_CstrBroadcastableOp):
    """A witness that shapes are broadcastable."""

    @property
    def result(self) -> OpResult: ...

class CstrEqOp(Op):
    """`shape.cstr_eq`."""

    shapes: Values
    @property
    def result(self) -> OpResult: ...

class CstrRequireOp(Op):
    """`shape.cstr_require`."""

    msg: StringAttr
    pred: Value
    @property
    def result(self) -> OpResult: ...

class DebugPrintOp(Op):
    """`shape.debug_print`."""

    input: Value
    @property
    def output(self) -> OpResult: ...

class DimOp(Op):
    """`shape.dim`."""

    value: Value
    index: Value
    @property
    def extent(self) -> OpResult: ...

class DivOp(_DivOp):
    """Divides sizes."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class FromExtentTensorOp(Op):
    """`shape.from_extent_tensor`."""

    input: Value
    @property
    def result(self) -> OpResult: ...

class FromExtentsOp(Op):
    """`shape.from_extents`."""

    extents: Values
    @property
    def shape(self) -> OpResult: ...

class FuncOp(_FuncOp):
    """A shape function."""

    function_type: TypeAttr
    arg_attrs: ArrayAttr | None
    res_attrs: ArrayAttr | None
    sym_visibility: StringAttr | None
    @property
    def body_(self) -> Region: ...

class FunctionLibraryOp(_FunctionLibraryOp):
    """A library of shape functions, by the operations they belong to."""

    sym_visibility: StringAttr | None
    @property
    def body_(self) -> Region: ...

class GetExtentOp(_GetExtentOp):
    """An extent of a shape."""

    shape: Value
    dim: Value
    @property
    def extent(self) -> OpResult: ...

class IndexToSizeOp(Op):
    """`shape.index_to_size`."""

    arg: Value
    @property
    def result(self) -> OpResult: ...

class IsBroadcastableOp(Op):
    """`shape.is_broadcastable`."""

    shapes: Values
    @property
    def result(self) -> OpResult: ...

class MaxOp(_MaxOp):
    """Elementwise maximum."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class MeetOp(_MeetOp):
    """The least general shape or size that refines both operands."""

    error_: StringAttr | None
    arg0: Value
    arg1: Value
    @property
    def result(self) -> OpResult: ...

class MinOp(_MinOp):
    """Elementwise minimum."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class MulOp(_MulOp):
    """Multiplies sizes."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class NumElementsOp(_NumElementsOp):
    """Number of elements of a shape."""

    shape: Value
    @property
    def result(self) -> OpResult: ...

class RankOp(_RankOp):
    """Rank of a shape."""

    shape: Value
    @property
    def rank(self) -> OpResult: ...

class ReduceOp(_ReduceOp):
    """Reduces the extents of a shape."""

    @property
    def result_(self) -> Values: ...

class ReturnOp(Op):
    """`shape.return`."""


class ShapeEqOp(Op):
    """`shape.shape_eq`."""

    shapes: Values
    @property
    def result(self) -> OpResult: ...

class ShapeOfOp(_ShapeOfOp):
    """Shape of a value."""

    @property
    def result(self) -> OpResult: ...

class SizeToIndexOp(Op):
    """`shape.size_to_index`."""

    arg: Value
    @property
    def result(self) -> OpResult: ...

class SplitAtOp(Op):
    """`shape.split_at`."""

    operand: Value
    index: Value
    @property
    def head(self) -> OpResult: ...
    @property
    def tail(self) -> OpResult: ...

class ToExtentTensorOp(Op):
    """`shape.to_extent_tensor`."""

    input: Value
    @property
    def result(self) -> OpResult: ...

class ValueAsShapeOp(Op):
    """`shape.value_as_shape`."""

    arg: Value
    @property
    def result(self) -> OpResult: ...

class ValueOfOp(Op):
    """`shape.value_of`."""

    arg: Value
    @property
    def result(self) -> OpResult: ...

class WithOp(Op):
    """`shape.with_shape`."""

    operand: Value
    shape: Value
    @property
    def result(self) -> OpResult: ...
