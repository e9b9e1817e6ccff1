"""The vector dialect: transfers, contractions and masks."""

from bridge.dialects.arith import FastMathFlagsAttr
from bridge.dialects.vector.attributes import CombiningKindAttr as CombiningKindAttr, IteratorTypeAttr as IteratorTypeAttr, PrintPunctuationAttr as PrintPunctuationAttr
from bridge.dialects.vector.contraction import ContractOp as ContractOp, OuterProductOp as OuterProductOp
from bridge.dialects.vector.elements import ExtractOp as ExtractOp, ExtractStridedSliceOp as ExtractStridedSliceOp, InsertOp as InsertOp, InsertStridedSliceOp as InsertStridedSliceOp, ShuffleOp as ShuffleOp, ToElementsOp as ToElementsOp
from bridge.dialects.vector.masking import ConstantMaskOp as ConstantMaskOp, CreateMaskOp as CreateMaskOp, MaskOp as MaskOp
from bridge.dialects.vector.memory import CompressStoreOp as CompressStoreOp, ExpandLoadOp as ExpandLoadOp, GatherOp as GatherOp, LoadOp as LoadOp, MaskedLoadOp as MaskedLoadOp, MaskedStoreOp as MaskedStoreOp, ScatterOp as ScatterOp, StoreOp as StoreOp
from bridge.dialects.vector.reductions import MultiReductionOp as MultiReductionOp, ReductionOp as ReductionOp, ScanOp as ScanOp
from bridge.dialects.vector.transfers import TransferReadOp as TransferReadOp, TransferWriteOp as TransferWriteOp
from bridge.dialects.vector.views import BitcastOp as BitcastOp, BroadcastOp as BroadcastOp, ShapeCastOp as ShapeCastOp, TransposeOp as TransposeOp, TypeCastOp as TypeCastOp
from bridge.ir.attributes import AffineMapAttr, ArrayAttr, DenseArrayAttr, IntegerAttr, StringAttr
from bridge.ods.dialect import Dialect
from bridge.op.base import Op, OpResult, Region, Value, Values

DIALECT: Dialect

class DeinterleaveOp(Op):
    """The elements at even and at odd places."""

    source: Value
    @property
    def res1(self) -> OpResult: ...
    @property
    def res2(self) -> OpResult: ...

class FMAOp(Op):
    """Multiplies two vectors and adds a third, rounding each element once."""

    lhs: Value
    rhs: Value
    acc: Value
    @property
    def result(self) -> OpResult: ...

class FromElementsOp(Op):
    """The vector of elements."""

    elements: Values
    @property
    def dest(self) -> OpResult: ...

class InterleaveOp(Op):
    """The elements of two vectors in turns."""

    lhs: Value
    rhs: Value
    @property
    def result(self) -> OpResult: ...

class PrintOp(Op):
    """Prints a value, some punctuation, or a text."""

    punctuation: PrintPunctuationAttr
    string_literal: StringAttr | None
    source: Value | None

class ScalableExtractOp(Op):
    """A part of fixed size of a scalable vector."""

    pos: IntegerAttr
    source: Value
    @property
    def result(self) -> OpResult: ...

class ScalableInsertOp(Op):
    """A scalable vector with a part of fixed size replaced."""

    pos: IntegerAttr
    value_to_store: Value
    dest: Value
    @property
    def result(self) -> OpResult: ...

class StepOp(Op):
    """0, 1, 2, and so on."""

    @property
    def result(self) -> OpResult: ...

class VectorScaleOp(Op):
    """How many times as large scalable vectors are."""

    @property
    def res(self) -> OpResult: ...

class YieldOp(Op):
    """Ends the region of a masked operation, and gives its values."""

