"""The tensor dialect: creation, slicing and reshaping of tensors."""

from bridge.dialects.tensor.dimensions import DimOp as _DimOp, RankOp as _RankOp
from bridge.dialects.tensor.elements import ExtractOp as _ExtractOp, GatherOp as _GatherOp, InsertOp as _InsertOp, ScatterOp as _ScatterOp
from bridge.dialects.tensor.making import ConcatOp as _ConcatOp, EmptyOp as _EmptyOp, FromElementsOp as _FromElementsOp, GenerateOp as _GenerateOp, SplatOp as _SplatOp
from bridge.dialects.tensor.reshapes import BitcastOp as _BitcastOp, CastOp as _CastOp, CollapseShapeOp as _CollapseShapeOp, ExpandShapeOp as _ExpandShapeOp, ReshapeOp as _ReshapeOp
from bridge.dialects.tensor.slices import ExtractSliceOp as _ExtractSliceOp, InsertSliceOp as _InsertSliceOp, PadOp as _PadOp, ParallelInsertSliceOp as _ParallelInsertSliceOp
from bridge.ir.attributes import ArrayAttr, DenseArrayAttr, IntegerAttr, UnitAttr
from bridge.ir.types import Type
from bridge.ir.values import AnyLocation
from bridge.ods.dialect import Dialect
from bridge.op.base import Op, OpResult, Region, Value, Values
from bridge.op.hints import AnyLike, FlagLike, IntLike, IntsLike, ItemsLike, MixedLike, RegionLike, TypesLike, ValueLike, ValuesLike
from collections.abc import Mapping

DIALECT: Dialect

class BitcastOp(_BitcastOp):
    """Bitcasts between tensors of equal element width."""

    source: Value
    @property
    def dest(self) -> OpResult: ...
    def __init__(self, dest: Type, source: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CastOp(_CastOp):
    """Casts between compatible tensor types, more or less static."""

    source: Value
    @property
    def dest(self) -> OpResult: ...
    def __init__(self, dest: Type, source: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CollapseShapeOp(_CollapseShapeOp):
    """Collapses groups of dimensions, each to one."""

    def __init__(self, result: Type, src: ValueLike, reassociation: ItemsLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ConcatOp(_ConcatOp):
    """Concatenates tensors along a dimension."""

    def __init__(self, result: Type, dim: IntLike, inputs: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DimOp(_DimOp):
    """Size of a dimension of a tensor."""

    @property
    def result(self) -> OpResult: ...
    def __init__(self, source: ValueLike, index: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class EmptyOp(_EmptyOp):
    """Creates a tensor of a shape with unspecified contents."""

    def __init__(self, result: Type, dynamic_sizes: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ExpandShapeOp(_ExpandShapeOp):
    """Expands dimensions, each to a group."""

    def __init__(self, result: Type, src: ValueLike, reassociation: ItemsLike, output_shape: MixedLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ExtractOp(_ExtractOp):
    """Extracts an element of a tensor."""

    @property
    def result(self) -> OpResult: ...
    def __init__(self, tensor: ValueLike, indices: ValuesLike = ..., *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ExtractSliceOp(_ExtractSliceOp):
    """Extracts a slice of a tensor, by offsets, sizes and strides."""

    def __init__(self, source: ValueLike, offsets: MixedLike = ..., sizes: MixedLike = ..., strides: MixedLike = ..., *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FromElementsOp(_FromElementsOp):
    """Creates a tensor of static shape from scalars."""

    def __init__(self, result: Type, elements: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GatherOp(_GatherOp):
    """Gathers slices of a tensor at a tensor of coordinates."""

    unique: UnitAttr | None
    def __init__(self, result: Type, source: ValueLike, indices: ValueLike, gather_dims: IntsLike, *, unique: FlagLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GenerateOp(_GenerateOp):
    """Creates a tensor whose elements a region computes from their indices."""

    @property
    def body_(self) -> Region: ...
    def __init__(self, result: Type, dynamic_extents: ValuesLike = ..., *, body: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class InsertOp(_InsertOp):
    """Inserts an element into a copy of a tensor."""

    @property
    def result(self) -> OpResult: ...
    def __init__(self, scalar: ValueLike, dest: ValueLike, indices: ValuesLike = ..., *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class InsertSliceOp(_InsertSliceOp):
    """Inserts a tensor into another as a slice."""

    def __init__(self, source: ValueLike, dest: ValueLike, offsets: MixedLike = ..., sizes: MixedLike = ..., strides: MixedLike = ..., *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PadOp(_PadOp):
    """Pads a tensor with the elements that a region yields."""

    @property
    def region(self) -> Region: ...
    def __init__(self, result: Type, source: ValueLike, low: MixedLike = ..., high: MixedLike = ..., *, nofold: FlagLike | None = None, region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ParallelInsertSliceOp(_ParallelInsertSliceOp):
    """Inserts a slice into a shared output of a parallel loop."""

    def __init__(self, source: ValueLike, dest: ValueLike, offsets: MixedLike = ..., sizes: MixedLike = ..., strides: MixedLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RankOp(_RankOp):
    """Number of dimensions of a tensor."""

    tensor: Value
    def __init__(self, tensor: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ReshapeOp(_ReshapeOp):
    """Reshapes a tensor to the shape in another tensor."""

    def __init__(self, result: Type, source: ValueLike, shape: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ScatterOp(_ScatterOp):
    """Scatters slices into a tensor at a tensor of coordinates."""

    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, source: ValueLike, dest: ValueLike, indices: ValueLike, scatter_dims: IntsLike, *, unique: FlagLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SplatOp(_SplatOp):
    """Broadcasts a scalar to all elements of a tensor."""

    input: Value
    def __init__(self, aggregate: Type, input: ValueLike, dynamic_sizes: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class YieldOp(Op):
    """Yields an element from a region that defines a tensor."""

    value: Value
    def __init__(self, value: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...
