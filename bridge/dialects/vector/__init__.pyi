"""The vector dialect: transfers, contractions and masks."""

from bridge.dialects.arith import FastMathFlagsAttr
from bridge.dialects.vector.contraction import ContractionOp as _ContractionOp, FMAOp as _FMAOp, OuterProductOp as OuterProductOp
from bridge.dialects.vector.elements import DeinterleaveOp as _DeinterleaveOp, ExtractOp as ExtractOp, ExtractStridedSliceOp as ExtractStridedSliceOp, FromElementsOp as _FromElementsOp, InsertOp as _InsertOp, InsertStridedSliceOp as _InsertStridedSliceOp, InterleaveOp as _InterleaveOp, ScalableExtractOp as ScalableExtractOp, ScalableInsertOp as _ScalableInsertOp, ShuffleOp as ShuffleOp, ToElementsOp as _ToElementsOp
from bridge.dialects.vector.masking import ConstantMaskOp as ConstantMaskOp, CreateMaskOp as _CreateMaskOp, MaskOp as MaskOp
from bridge.dialects.vector.memory import CompressStoreOp as CompressStoreOp, ExpandLoadOp as ExpandLoadOp, GatherOp as GatherOp, LoadOp as _LoadOp, MaskedLoadOp as MaskedLoadOp, MaskedStoreOp as MaskedStoreOp, ScatterOp as _ScatterOp, StoreOp as _StoreOp
from bridge.dialects.vector.printing import PrintOp as PrintOp
from bridge.dialects.vector.reductions import MultiDimReductionOp as MultiDimReductionOp, ReductionOp as _ReductionOp, ScanOp as _ScanOp
from bridge.dialects.vector.transfers import TransferReadOp as TransferReadOp, TransferWriteOp as _TransferWriteOp
from bridge.dialects.vector.views import BitCastOp as BitCastOp, BroadcastOp as BroadcastOp, ShapeCastOp as ShapeCastOp, StepOp as StepOp, TransposeOp as TransposeOp, TypeCastOp as TypeCastOp, VectorScaleOp as _VectorScaleOp
from bridge.ir.attributes import AffineMapAttr, ArrayAttr, DenseArrayAttr, IntegerAttr, StringAttr
from bridge.ods.dialect import Dialect
from bridge.ods.nodes import DefinedAttr
from bridge.op.base import Op, OpResult, Region, Value, Values

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

class ContractionOp(_ContractionOp):
    """Contracts two vectors over the reduction dimensions of its maps."""

    fastmath: FastMathFlagsAttr

class CreateMaskOp(_CreateMaskOp):
    """Creates a mask that is set in a dynamic hyper-rectangle from the origin."""

    mask_dim_sizes: Values

class DeinterleaveOp(_DeinterleaveOp):
    """Splits a vector into even and odd elements."""

    source: Value
    @property
    def res1(self) -> OpResult: ...
    @property
    def res2(self) -> OpResult: ...

class FMAOp(_FMAOp):
    """Fused multiply-add of vectors, each element rounded once."""

    lhs: Value
    rhs: Value
    acc: Value

class FromElementsOp(_FromElementsOp):
    """Creates a vector from scalars."""

    elements: Values

class InsertOp(_InsertOp):
    """Inserts an element or a subvector at a position."""

    dynamic_position: Values
    @property
    def result(self) -> OpResult: ...

class InsertStridedSliceOp(_InsertStridedSliceOp):
    """Inserts a vector as a strided slice at static offsets."""

    @property
    def result(self) -> OpResult: ...

class InterleaveOp(_InterleaveOp):
    """Interleaves two vectors: the last dimension doubles."""

    rhs: Value
    @property
    def result(self) -> OpResult: ...

class LoadOp(_LoadOp):
    """Loads an n-D slice of a memref as a vector."""

    nontemporal: IntegerAttr | None

class ReductionOp(_ReductionOp):
    """Reduces a 1-D vector to a scalar."""

    fastmath: FastMathFlagsAttr

class ScalableInsertOp(_ScalableInsertOp):
    """Inserts a vector into a scalable vector."""

    @property
    def result(self) -> OpResult: ...

class ScanOp(_ScanOp):
    """Scans an n-D vector along a dimension."""

    @property
    def accumulated_value(self) -> OpResult: ...

class ScatterOp(_ScatterOp):
    """Scatters elements to a vector of indices, where the mask is set."""

    @property
    def result_(self) -> OpResult | None: ...

class StoreOp(_StoreOp):
    """Stores a vector to an n-D slice of a memref."""

    nontemporal: IntegerAttr | None

class ToElementsOp(_ToElementsOp):
    """Decomposes a vector into its elements, in row-major order."""

    @property
    def elements(self) -> Values: ...

class TransferWriteOp(_TransferWriteOp):
    """Writes a vector to a memref, or into a copy of a tensor."""

    @property
    def result_(self) -> OpResult | None: ...

class VectorScaleOp(_VectorScaleOp):
    """Returns the runtime multiple of scalable vector sizes."""

    @property
    def res(self) -> OpResult: ...

class YieldOp(Op):
    """Yields values from the region of a masked operation."""

