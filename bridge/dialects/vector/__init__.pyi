"""The vector dialect: transfers, contractions and masks."""

from bridge.dialects.arith import FastMathFlagsAttr
from bridge.dialects.vector.building import Map
from bridge.dialects.vector.contraction import ContractionOp as _ContractionOp, FMAOp as _FMAOp, OuterProductOp as _OuterProductOp
from bridge.dialects.vector.elements import DeinterleaveOp as _DeinterleaveOp, ExtractOp as _ExtractOp, ExtractStridedSliceOp as _ExtractStridedSliceOp, FromElementsOp as _FromElementsOp, InsertOp as _InsertOp, InsertStridedSliceOp as _InsertStridedSliceOp, InterleaveOp as _InterleaveOp, ScalableExtractOp as _ScalableExtractOp, ScalableInsertOp as _ScalableInsertOp, ShuffleOp as _ShuffleOp, ToElementsOp as _ToElementsOp
from bridge.dialects.vector.masking import ConstantMaskOp as _ConstantMaskOp, CreateMaskOp as _CreateMaskOp, MaskOp as _MaskOp
from bridge.dialects.vector.memory import CompressStoreOp as _CompressStoreOp, ExpandLoadOp as _ExpandLoadOp, GatherOp as _GatherOp, LoadOp as _LoadOp, MaskedLoadOp as _MaskedLoadOp, MaskedStoreOp as _MaskedStoreOp, ScatterOp as _ScatterOp, StoreOp as _StoreOp
from bridge.dialects.vector.printing import PrintOp as _PrintOp
from bridge.dialects.vector.reductions import MultiDimReductionOp as _MultiDimReductionOp, ReductionOp as _ReductionOp, ScanOp as _ScanOp
from bridge.dialects.vector.transfers import TransferReadOp as _TransferReadOp, TransferWriteOp as _TransferWriteOp
from bridge.dialects.vector.views import BitCastOp as _BitCastOp, BroadcastOp as _BroadcastOp, ShapeCastOp as _ShapeCastOp, StepOp as _StepOp, TransposeOp as _TransposeOp, TypeCastOp as _TypeCastOp, VectorScaleOp as _VectorScaleOp
from bridge.ir.attributes import AffineMapAttr, ArrayAttr, DenseArrayAttr, IntegerAttr, StringAttr
from bridge.ir.types import Type
from bridge.ir.values import AnyLocation
from bridge.ods.dialect import Dialect
from bridge.ods.nodes import DefinedAttr
from bridge.op.base import Op, OpResult, Region, Value, Values
from bridge.op.hints import AnyLike, BoolLike, IntLike, IntsLike, ItemsLike, MixedLike, RegionLike, StrLike, TypesLike, ValueLike, ValuesLike, WordLike
from collections.abc import Mapping, Sequence

DIALECT: Dialect

class CombiningKindAttr(DefinedAttr):
    """A combining kind: `add`, `mul`, `minsi`, `maximumf`, `and`, …."""

    value: str

class IteratorTypeAttr(DefinedAttr):
    """An iterator type: `parallel` or `reduction`."""

    value: str

class PrintPunctuationAttr(DefinedAttr):
    """Punctuation of `vector.print`: `newline`, `comma`, …."""

    value: str

class BitCastOp(_BitCastOp):
    """Bitcasts a vector to elements of another width."""

    def __init__(self, result: Type, source: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class BroadcastOp(_BroadcastOp):
    """Broadcasts a scalar or vector to a vector of the result type."""

    def __init__(self, vector: Type, source: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CompressStoreOp(_CompressStoreOp):
    """Compresses the set lanes of a mask and stores them consecutively."""

    def __init__(self, base: ValueLike, indices: ValuesLike, mask: ValueLike, value_to_store: ValueLike, *, alignment: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ConstantMaskOp(_ConstantMaskOp):
    """Creates a mask that is set in a static hyper-rectangle from the origin."""

    def __init__(self, result: Type, mask_dim_sizes: IntsLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ContractionOp(_ContractionOp):
    """Contracts two vectors over the reduction dimensions of its maps."""

    fastmath: FastMathFlagsAttr
    def __init__(self, lhs: ValueLike, rhs: ValueLike, acc: ValueLike, indexing_maps: ItemsLike, iterator_types: ItemsLike, *, kind: WordLike | None = None, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CreateMaskOp(_CreateMaskOp):
    """Creates a mask that is set in a dynamic hyper-rectangle from the origin."""

    mask_dim_sizes: Values
    def __init__(self, result: Type, mask_dim_sizes: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DeinterleaveOp(_DeinterleaveOp):
    """Splits a vector into even and odd elements."""

    @property
    def res1(self) -> OpResult: ...
    @property
    def res2(self) -> OpResult: ...
    def __init__(self, res1: Type, res2: Type, source: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ExpandLoadOp(_ExpandLoadOp):
    """Loads consecutive elements and expands them to the set lanes of a mask."""

    def __init__(self, base: ValueLike, indices: ValuesLike, mask: ValueLike, pass_thru: ValueLike, *, alignment: IntLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ExtractOp(_ExtractOp):
    """Extracts an element or a subvector at a position."""

    def __init__(self, source: ValueLike, position: MixedLike = ..., *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ExtractStridedSliceOp(_ExtractStridedSliceOp):
    """Extracts a strided slice at static offsets."""

    def __init__(self, source: ValueLike, offsets: ItemsLike, sizes: ItemsLike, strides: ItemsLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FMAOp(_FMAOp):
    """Fused multiply-add of vectors, each element rounded once."""

    lhs: Value
    rhs: Value
    acc: Value
    def __init__(self, lhs: ValueLike, rhs: ValueLike, acc: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class FromElementsOp(_FromElementsOp):
    """Creates a vector from scalars."""

    elements: Values
    def __init__(self, dest: Type, elements: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GatherOp(_GatherOp):
    """Gathers elements at a vector of indices, where the mask is set."""

    def __init__(self, base: ValueLike, offsets: ValuesLike, indices: ValueLike, mask: ValueLike, pass_thru: ValueLike, *, alignment: IntLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class InsertOp(_InsertOp):
    """Inserts an element or a subvector at a position."""

    @property
    def result(self) -> OpResult: ...
    def __init__(self, value_to_store: ValueLike, dest: ValueLike, position: MixedLike = ..., *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class InsertStridedSliceOp(_InsertStridedSliceOp):
    """Inserts a vector as a strided slice at static offsets."""

    @property
    def result(self) -> OpResult: ...
    def __init__(self, value_to_store: ValueLike, dest: ValueLike, offsets: ItemsLike, strides: ItemsLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class InterleaveOp(_InterleaveOp):
    """Interleaves two vectors: the last dimension doubles."""

    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LoadOp(_LoadOp):
    """Loads an n-D slice of a memref as a vector."""

    nontemporal: IntegerAttr | None
    def __init__(self, result: Type, base: ValueLike, indices: ValuesLike = ..., *, nontemporal: BoolLike | None = None, alignment: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MaskOp(_MaskOp):
    """Predicates the operation of its region by a mask."""

    def __init__(self, results: TypesLike, mask: ValueLike, *, passthru: ValueLike | None = None, mask_region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MaskedLoadOp(_MaskedLoadOp):
    """Loads elements where the mask is set, and passes others through."""

    def __init__(self, base: ValueLike, indices: ValuesLike, mask: ValueLike, pass_thru: ValueLike, *, alignment: IntLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MaskedStoreOp(_MaskedStoreOp):
    """Stores elements where the mask is set."""

    def __init__(self, base: ValueLike, indices: ValuesLike, mask: ValueLike, value_to_store: ValueLike, *, alignment: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MultiDimReductionOp(_MultiDimReductionOp):
    """Reduces an n-D vector along some dimensions, onto an accumulator."""

    def __init__(self, kind: WordLike, source: ValueLike, acc: ValueLike, reduction_dims: IntsLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class OuterProductOp(_OuterProductOp):
    """Outer product of two vectors, optionally accumulated."""

    def __init__(self, lhs: ValueLike, rhs: ValueLike, *, acc: ValueLike | None = None, kind: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PrintOp(_PrintOp):
    """Prints a value, punctuation or a string."""

    def __init__(self, *, source: ValueLike | None = None, punctuation: WordLike | None = None, string_literal: StrLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ReductionOp(_ReductionOp):
    """Reduces a 1-D vector to a scalar."""

    fastmath: FastMathFlagsAttr
    def __init__(self, kind: WordLike, vector: ValueLike, *, acc: ValueLike | None = None, fastmath: WordLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ScalableExtractOp(_ScalableExtractOp):
    """Extracts a vector from a scalable vector."""

    def __init__(self, result: Type, source: ValueLike, pos: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ScalableInsertOp(_ScalableInsertOp):
    """Inserts a vector into a scalable vector."""

    @property
    def result(self) -> OpResult: ...
    def __init__(self, value_to_store: ValueLike, dest: ValueLike, pos: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ScanOp(_ScanOp):
    """Scans an n-D vector along a dimension."""

    @property
    def accumulated_value(self) -> OpResult: ...
    def __init__(self, kind: WordLike, source: ValueLike, initial_value: ValueLike, reduction_dim: IntLike, inclusive: BoolLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ScatterOp(_ScatterOp):
    """Scatters elements to a vector of indices, where the mask is set."""

    @property
    def result_(self) -> OpResult | None: ...
    def __init__(self, base: ValueLike, offsets: ValuesLike, indices: ValueLike, mask: ValueLike, value_to_store: ValueLike, *, alignment: IntLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ShapeCastOp(_ShapeCastOp):
    """Casts a vector to another shape with as many elements."""

    def __init__(self, result: Type, source: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ShuffleOp(_ShuffleOp):
    """Selects elements or subvectors of two vectors by a static mask."""

    def __init__(self, v1: ValueLike, v2: ValueLike, mask: IntsLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class StepOp(_StepOp):
    """Creates an index vector of consecutive values from 0: `[0, 1, …]`."""

    def __init__(self, result: Type, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class StoreOp(_StoreOp):
    """Stores a vector to an n-D slice of a memref."""

    nontemporal: IntegerAttr | None
    def __init__(self, value_to_store: ValueLike, base: ValueLike, indices: ValuesLike = ..., *, nontemporal: BoolLike | None = None, alignment: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ToElementsOp(_ToElementsOp):
    """Decomposes a vector into its elements, in row-major order."""

    @property
    def elements(self) -> Values: ...
    def __init__(self, source: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TransferReadOp(_TransferReadOp):
    """Reads a vector from a shaped value; `padding` fills what is out of bounds."""

    def __init__(self, vector: Type, base: ValueLike, indices: Sequence[ValueLike], padding: ValueLike, permutation_map: Map | None = None, *, in_bounds: Sequence[bool] | None = None, mask: ValueLike | None = None, attributes: Mapping[str, object] | None = None, location: AnyLocation | None = None) -> None: ...

class TransferWriteOp(_TransferWriteOp):
    """Writes a vector to a memref, or into a copy of a tensor."""

    @property
    def result_(self) -> OpResult | None: ...
    def __init__(self, value_to_store: ValueLike, base: ValueLike, indices: Sequence[ValueLike], permutation_map: Map | None = None, *, in_bounds: Sequence[bool] | None = None, mask: ValueLike | None = None, attributes: Mapping[str, object] | None = None, location: AnyLocation | None = None) -> None: ...

class TransposeOp(_TransposeOp):
    """Permutes the dimensions of a vector."""

    def __init__(self, vector: ValueLike, permutation: IntsLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TypeCastOp(_TypeCastOp):
    """Casts a memref of static shape to a memref of one vector."""

    def __init__(self, result: Type, memref: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class VectorScaleOp(_VectorScaleOp):
    """Returns the runtime multiple of scalable vector sizes."""

    @property
    def res(self) -> OpResult: ...
    def __init__(self, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class YieldOp(Op):
    """Yields values from the region of a masked operation."""

    def __init__(self, operands: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...
