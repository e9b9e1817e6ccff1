"""The tensor dialect: creation, slicing and reshaping of tensors."""

from bridge.dialects.tensor.dimensions import DimOp as _DimOp
from bridge.dialects.tensor.elements import ExtractOp as ExtractOp, GatherOp as GatherOp, InsertOp as InsertOp, ScatterOp as ScatterOp
from bridge.dialects.tensor.making import ConcatOp as ConcatOp, EmptyOp as EmptyOp, GenerateOp as GenerateOp, SplatOp as SplatOp
from bridge.dialects.tensor.reshapes import BitcastOp as BitcastOp, CastOp as CastOp, CollapseShapeOp as CollapseShapeOp, ExpandShapeOp as ExpandShapeOp, ReshapeOp as ReshapeOp
from bridge.dialects.tensor.slices import ExtractSliceOp as ExtractSliceOp, InsertSliceOp as InsertSliceOp, PadOp as PadOp, ParallelInsertSliceOp as ParallelInsertSliceOp
from bridge.ir.attributes import ArrayAttr, DenseArrayAttr, IntegerAttr, UnitAttr
from bridge.ods.dialect import Dialect
from bridge.op.base import Op, OpResult, Region, Value, Values

DIALECT: Dialect

class DimOp(_DimOp):
    """Size of a dimension of a tensor."""

    @property
    def result(self) -> OpResult: ...

class FromElementsOp(Op):
    """Creates a tensor of static shape from scalars."""

    elements: Values
    @property
    def result(self) -> OpResult: ...

class RankOp(Op):
    """Number of dimensions of a tensor."""

    tensor: Value

class YieldOp(Op):
    """Yields an element from a region that defines a tensor."""

    value: Value
