"""The tensor dialect: creation, slicing and reshaping of tensors."""

from bridge.dialects.tensor.dimensions import DimOp as _DimOp, RankOp as _RankOp
from bridge.dialects.tensor.elements import ExtractOp as _ExtractOp, GatherOp as _GatherOp, InsertOp as _InsertOp, ScatterOp as _ScatterOp
from bridge.dialects.tensor.making import ConcatOp as ConcatOp, EmptyOp as EmptyOp, FromElementsOp as _FromElementsOp, GenerateOp as _GenerateOp, SplatOp as _SplatOp
from bridge.dialects.tensor.reshapes import BitcastOp as _BitcastOp, CastOp as _CastOp, CollapseShapeOp as CollapseShapeOp, ExpandShapeOp as _ExpandShapeOp, ReshapeOp as ReshapeOp
from bridge.dialects.tensor.slices import ExtractSliceOp as ExtractSliceOp, InsertSliceOp as _InsertSliceOp, PadOp as _PadOp, ParallelInsertSliceOp as ParallelInsertSliceOp
from bridge.ir.attributes import ArrayAttr, DenseArrayAttr, IntegerAttr, UnitAttr
from bridge.ods.dialect import Dialect
from bridge.op.base import Op, OpResult, Region, Value, Values

DIALECT: Dialect

class BitcastOp(_BitcastOp):
    """Bitcasts between tensors of equal element width."""

    source: Value
    @property
    def dest(self) -> OpResult: ...

class CastOp(_CastOp):
    """Casts between compatible tensor types, more or less static."""

    source: Value
    @property
    def dest(self) -> OpResult: ...

class DimOp(_DimOp):
    """Size of a dimension of a tensor."""

    @property
    def result(self) -> OpResult: ...

class ExpandShapeOp(_ExpandShapeOp):
    """Expands dimensions, each to a group."""

    static_output_shape: DenseArrayAttr
    output_shape: Values

class ExtractOp(_ExtractOp):
    """Extracts an element of a tensor."""

    @property
    def result(self) -> OpResult: ...

class FromElementsOp(_FromElementsOp):
    """Creates a tensor of static shape from scalars."""

    elements: Values

class GatherOp(_GatherOp):
    """Gathers slices of a tensor at a tensor of coordinates."""

    unique: UnitAttr | None

class GenerateOp(_GenerateOp):
    """Creates a tensor whose elements a region computes from their indices."""

    @property
    def body_(self) -> Region: ...

class InsertOp(_InsertOp):
    """Inserts an element into a copy of a tensor."""

    scalar: Value
    @property
    def result(self) -> OpResult: ...

class InsertSliceOp(_InsertSliceOp):
    """Inserts a tensor into another as a slice."""

    dest: Value

class PadOp(_PadOp):
    """Pads a tensor with the elements that a region yields."""

    nofold: UnitAttr | None
    low: Values
    high: Values
    @property
    def region(self) -> Region: ...

class RankOp(_RankOp):
    """Number of dimensions of a tensor."""

    tensor: Value

class ScatterOp(_ScatterOp):
    """Scatters slices into a tensor at a tensor of coordinates."""

    @property
    def result(self) -> OpResult: ...

class SplatOp(_SplatOp):
    """Broadcasts a scalar to all elements of a tensor."""

    input: Value

class YieldOp(Op):
    """Yields an element from a region that defines a tensor."""

    value: Value
