"""The vector dialect: transfers, contractions and masks."""

from bridge.dialects.arith import FastMathFlagsAttr
from bridge.dialects.vector.contraction import ContractOp as ContractOp, OuterProductOp as OuterProductOp
from bridge.dialects.vector.elements import ExtractOp as ExtractOp, ExtractStridedSliceOp as ExtractStridedSliceOp, InsertOp as InsertOp, InsertStridedSliceOp as InsertStridedSliceOp, ShuffleOp as ShuffleOp, ToElementsOp as ToElementsOp
from bridge.dialects.vector.masking import ConstantMaskOp as ConstantMaskOp, CreateMaskOp as CreateMaskOp, MaskOp as MaskOp
from bridge.dialects.vector.memory import CompressStoreOp as CompressStoreOp, ExpandLoadOp as ExpandLoadOp, GatherOp as GatherOp, LoadOp as LoadOp, MaskedLoadOp as MaskedLoadOp, MaskedStoreOp as MaskedStoreOp, ScatterOp as ScatterOp, StoreOp as StoreOp
from bridge.dialects.vector.reductions import MultiReductionOp as MultiReductionOp, ReductionOp as ReductionOp, ScanOp as ScanOp
from bridge.dialects.vector.transfers import TransferReadOp as TransferReadOp, TransferWriteOp as TransferWriteOp
from bridge.dialects.vector.views import BitcastOp as BitcastOp, BroadcastOp as BroadcastOp, ShapeCastOp as ShapeCastOp, TransposeOp as TransposeOp, TypeCastOp as TypeCastOp
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

class DeinterleaveOp(Op):
    """Splits a vector into even and odd elements."""

    source: Value
    @property
    def res1(self) -> OpResult: ...
    @property
    def res2(self) -> OpResult: ...

class FMAOp(Op):
    """Fused multiply-add of vectors, each element rounded once."""

    lhs: Value
    rhs: Value
    acc: Value
    @property
    def result(self) -> OpResult: ...

class FromElementsOp(Op):
    """Creates a vector from scalars."""

    elements: Values
    @property
    def dest(self) -> OpResult: ...

class InterleaveOp(Op):
    """Interleaves two vectors: the last dimension doubles."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class PrintOp(Op):
    """Prints a value, punctuation or a string."""

    punctuation: PrintPunctuationAttr
    string_literal: StringAttr | None
    source: Value | None

class ScalableExtractOp(Op):
    """Extracts a fixed-size vector from a scalable vector."""

    pos: IntegerAttr
    source: Value
    @property
    def result(self) -> OpResult: ...

class ScalableInsertOp(Op):
    """Inserts a fixed-size vector into a scalable vector."""

    pos: IntegerAttr
    value_to_store: Value
    dest: Value
    @property
    def result(self) -> OpResult: ...

class StepOp(Op):
    """Creates an index vector of consecutive values from 0: `[0, 1, …]`."""

    @property
    def result(self) -> OpResult: ...

class VectorScaleOp(Op):
    """Returns the runtime multiple of scalable vector sizes."""

    @property
    def res(self) -> OpResult: ...

class YieldOp(Op):
    """Yields values from the region of a masked operation."""

