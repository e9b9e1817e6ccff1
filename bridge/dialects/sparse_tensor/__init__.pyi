"""The sparse_tensor dialect: tensors with sparse storage."""

from bridge.dialects.sparse_tensor.buffers import AssembleOp as _AssembleOp, DisassembleOp as _DisassembleOp, GetStorageSpecifierOp as _GetStorageSpecifierOp, PushBackOp as _PushBackOp, SetStorageSpecifierOp as _SetStorageSpecifierOp, SortOp as _SortOp, ToCoordinatesBufferOp as _ToCoordinatesBufferOp, ToCoordinatesOp as _ToCoordinatesOp, ToPositionsOp as _ToPositionsOp, ToSliceOffsetOp as _ToSliceOffsetOp, ToSliceStrideOp as _ToSliceStrideOp, ToValuesOp as _ToValuesOp
from bridge.dialects.sparse_tensor.conversions import CompressOp as _CompressOp, ConcatenateOp as _ConcatenateOp, ConvertOp as _ConvertOp, CrdTranslateOp as _CrdTranslateOp, LvlOp as _LvlOp, ReinterpretMapOp as _ReinterpretMapOp, ReorderCOOOp as _ReorderCOOOp
from bridge.dialects.sparse_tensor.encoding import EncodingAttr as EncodingAttr, SliceAttr as SliceAttr
from bridge.dialects.sparse_tensor.formulas import BinaryOp as _BinaryOp, ForeachOp as _ForeachOp, ReduceOp as _ReduceOp, SelectOp as _SelectOp, UnaryOp as _UnaryOp
from bridge.dialects.sparse_tensor.loops import CoIterateOp as CoIterateOp, IterateOp as IterateOp
from bridge.dialects.sparse_tensor.space_types import IterSpaceType as IterSpaceType, IteratorType as IteratorType
from bridge.dialects.sparse_tensor.spaces import ExtractIterSpaceOp as _ExtractIterSpaceOp, ExtractValOp as _ExtractValOp
from bridge.ir.attributes import AffineMapAttr, ArrayAttr, IntegerAttr, UnitAttr
from bridge.ods.dialect import Dialect
from bridge.ods.nodes import DefinedAttr, DefinedType
from bridge.op.base import Op, OpResult, Region, Regions, Value, Values
from typing import Any

DIALECT: Dialect

class CrdTransDirectionKindAttr(DefinedAttr):
    """`#sparse_tensor.CrdTransDirection`."""

    value: str

class SparseTensorSortKindAttr(DefinedAttr):
    """`#sparse_tensor.SparseTensorSortAlgorithm`."""

    value: str

class StorageSpecifierKindAttr(DefinedAttr):
    """`#sparse_tensor.kind`."""

    value: str

class StorageSpecifierType(DefinedType):
    """`!sparse_tensor.storage_specifier`."""

    encoding: Any

class AssembleOp(_AssembleOp):
    """Assembles a sparse tensor from its buffers."""

    @property
    def result(self) -> OpResult: ...

class BinaryOp(_BinaryOp):
    """Combines elements of two sparse tensors by regions."""

    @property
    def output(self) -> OpResult: ...
    @property
    def overlap_region(self) -> Region: ...
    @property
    def left_region(self) -> Region: ...
    @property
    def right_region(self) -> Region: ...

class CompressOp(_CompressOp):
    """Compresses an expanded level into a tensor."""

    values: Value
    filled: Value
    added: Value
    count: Value
    @property
    def result(self) -> OpResult: ...

class ConcatenateOp(_ConcatenateOp):
    """Concatenates tensors along a dimension."""

    @property
    def result(self) -> OpResult: ...

class ConvertOp(_ConvertOp):
    """Converts a tensor to another encoding."""

    @property
    def dest(self) -> OpResult: ...

class CrdTranslateOp(_CrdTranslateOp):
    """Translates coordinates between dimensions and levels."""

    @property
    def out_crds(self) -> Values: ...

class DisassembleOp(_DisassembleOp):
    """Disassembles a sparse tensor to its buffers."""

    @property
    def ret_levels(self) -> Values: ...
    @property
    def ret_values(self) -> OpResult: ...
    @property
    def lvl_lens(self) -> Values: ...
    @property
    def val_len(self) -> OpResult: ...

class ExpandOp(Op):
    """`sparse_tensor.expand`."""

    tensor: Value
    @property
    def values(self) -> OpResult: ...
    @property
    def filled(self) -> OpResult: ...
    @property
    def added(self) -> OpResult: ...
    @property
    def count(self) -> OpResult: ...

class ExtractIterSpaceOp(_ExtractIterSpaceOp):
    """Extracts the iteration space of some levels."""

    @property
    def extracted_space(self) -> OpResult: ...

class ExtractValOp(_ExtractValOp):
    """Extracts the value at an iterator."""

    @property
    def result(self) -> OpResult: ...

class ForeachOp(_ForeachOp):
    """Iterates over the stored elements of a tensor."""

    @property
    def region(self) -> Region: ...

class GetStorageSpecifierOp(_GetStorageSpecifierOp):
    """Reads a field of a storage specifier."""

    @property
    def result(self) -> OpResult: ...

class HasRuntimeLibraryOp(Op):
    """`sparse_tensor.has_runtime_library`."""

    @property
    def result(self) -> OpResult: ...

class LoadOp(Op):
    """`sparse_tensor.load`."""

    has_inserts: UnitAttr | None
    tensor: Value
    @property
    def result(self) -> OpResult: ...

class LvlOp(_LvlOp):
    """Size of a level."""

    @property
    def result(self) -> OpResult: ...

class NewOp(Op):
    """`sparse_tensor.new`."""

    source: Value
    @property
    def result(self) -> OpResult: ...

class NumberOfEntriesOp(Op):
    """`sparse_tensor.number_of_entries`."""

    tensor: Value
    @property
    def result(self) -> OpResult: ...

class OutOp(Op):
    """`sparse_tensor.out`."""

    tensor: Value
    dest: Value

class PrintOp(Op):
    """`sparse_tensor.print`."""

    tensor: Value

class PushBackOp(_PushBackOp):
    """Appends a value to a buffer."""

    inbounds: UnitAttr | None
    cur_size: Value
    in_buffer: Value
    value: Value
    @property
    def out_buffer(self) -> OpResult: ...
    @property
    def new_size(self) -> OpResult: ...

class ReduceOp(_ReduceOp):
    """A custom reduction by a region."""

    y: Value
    identity: Value
    @property
    def output(self) -> OpResult: ...
    @property
    def region(self) -> Region: ...

class ReinterpretMapOp(_ReinterpretMapOp):
    """Reinterprets the dimension-to-level map of a tensor."""

    @property
    def dest(self) -> OpResult: ...

class ReorderCOOOp(_ReorderCOOOp):
    """Reorders the coordinates of a COO tensor."""

    algorithm: SparseTensorSortKindAttr
    @property
    def result_coo(self) -> OpResult: ...

class SelectOp(_SelectOp):
    """Keeps the elements for which a region yields true."""

    @property
    def output(self) -> OpResult: ...
    @property
    def region(self) -> Region: ...

class SetStorageSpecifierOp(_SetStorageSpecifierOp):
    """Sets a field of a storage specifier."""

    value: Value
    @property
    def result(self) -> OpResult: ...

class SortOp(_SortOp):
    """Sorts coordinates, and values with them."""

    algorithm: SparseTensorSortKindAttr

class StorageSpecifierInitOp(Op):
    """`sparse_tensor.storage_specifier.init`."""

    source: Value | None
    @property
    def result(self) -> OpResult: ...

class ToCoordinatesBufferOp(_ToCoordinatesBufferOp):
    """Extracts the linear coordinates buffer of COO levels."""

    @property
    def result(self) -> OpResult: ...

class ToCoordinatesOp(_ToCoordinatesOp):
    """Extracts the coordinates buffer of a level."""

    @property
    def result(self) -> OpResult: ...

class ToPositionsOp(_ToPositionsOp):
    """Extracts the positions buffer of a level."""

    @property
    def result(self) -> OpResult: ...

class ToSliceOffsetOp(_ToSliceOffsetOp):
    """Extracts the offset of a slice in a dimension."""

    @property
    def offset(self) -> OpResult: ...

class ToSliceStrideOp(_ToSliceStrideOp):
    """Extracts the stride of a slice in a dimension."""

    @property
    def stride(self) -> OpResult: ...

class ToValuesOp(_ToValuesOp):
    """Extracts the values buffer."""

    @property
    def result(self) -> OpResult: ...

class UnaryOp(_UnaryOp):
    """Maps elements of a sparse tensor by regions."""

    @property
    def output(self) -> OpResult: ...
    @property
    def present_region(self) -> Region: ...
    @property
    def absent_region(self) -> Region: ...

class YieldOp(Op):
    """`sparse_tensor.yield`."""

    results_: Values
