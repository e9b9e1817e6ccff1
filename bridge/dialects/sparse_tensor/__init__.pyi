"""The sparse_tensor dialect: tensors with sparse storage."""

from bridge.dialects.sparse_tensor.buffers import AssembleOp as _AssembleOp, DisassembleOp as _DisassembleOp, GetStorageSpecifierOp as _GetStorageSpecifierOp, PushBackOp as _PushBackOp, SetStorageSpecifierOp as _SetStorageSpecifierOp, SortOp as _SortOp, ToCoordinatesBufferOp as _ToCoordinatesBufferOp, ToCoordinatesOp as _ToCoordinatesOp, ToPositionsOp as _ToPositionsOp, ToSliceOffsetOp as _ToSliceOffsetOp, ToSliceStrideOp as _ToSliceStrideOp, ToValuesOp as _ToValuesOp
from bridge.dialects.sparse_tensor.conversions import CompressOp as _CompressOp, ConcatenateOp as _ConcatenateOp, ConvertOp as _ConvertOp, CrdTranslateOp as _CrdTranslateOp, LvlOp as _LvlOp, ReinterpretMapOp as _ReinterpretMapOp, ReorderCOOOp as _ReorderCOOOp
from bridge.dialects.sparse_tensor.encoding import EncodingAttr as EncodingAttr, SliceAttr as SliceAttr
from bridge.dialects.sparse_tensor.formulas import BinaryOp as _BinaryOp, ForeachOp as _ForeachOp, ReduceOp as _ReduceOp, SelectOp as _SelectOp, UnaryOp as _UnaryOp
from bridge.dialects.sparse_tensor.loops import CoIterateOp as _CoIterateOp, IterateOp as _IterateOp
from bridge.dialects.sparse_tensor.space_types import IterSpaceType as IterSpaceType, IteratorType as IteratorType
from bridge.dialects.sparse_tensor.spaces import ExtractIterSpaceOp as _ExtractIterSpaceOp, ExtractValOp as _ExtractValOp
from bridge.ir.attributes import AffineMapAttr, ArrayAttr, IntegerAttr, UnitAttr
from bridge.ir.types import Type
from bridge.ir.values import AnyLocation
from bridge.ods.dialect import Dialect
from bridge.ods.nodes import DefinedAttr, DefinedType
from bridge.op.base import Op, OpResult, Region, Regions, Value, Values
from bridge.op.hints import AnyLike, FlagLike, IntLike, ItemsLike, MapLike, RegionLike, RegionsLike, TypesLike, ValueLike, ValuesLike, WordLike
from collections.abc import Mapping
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
    def __init__(self, result: Type, levels: ValuesLike, values: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

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
    def __init__(self, output: Type, x: ValueLike, y: ValueLike, *, left_identity: FlagLike | None = None, right_identity: FlagLike | None = None, overlap_region: RegionLike | None = None, left_region: RegionLike | None = None, right_region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CoIterateOp(_CoIterateOp):
    """Coiterates over several spaces, with a region for each case."""

    def __init__(self, results: TypesLike, iter_spaces: ValuesLike, init_args: ValuesLike, crd_used_lvls: IntLike, cases: ItemsLike, *, case_regions: RegionsLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CompressOp(_CompressOp):
    """Compresses an expanded level into a tensor."""

    values: Value
    filled: Value
    added: Value
    count: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, values: ValueLike, filled: ValueLike, added: ValueLike, count: ValueLike, tensor: ValueLike, lvl_coords: ValuesLike = ..., *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ConcatenateOp(_ConcatenateOp):
    """Concatenates tensors along a dimension."""

    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, inputs: ValuesLike, dimension: IntLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ConvertOp(_ConvertOp):
    """Converts a tensor to another encoding."""

    @property
    def dest(self) -> OpResult: ...
    def __init__(self, dest: Type, source: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CrdTranslateOp(_CrdTranslateOp):
    """Translates coordinates between dimensions and levels."""

    @property
    def out_crds(self) -> Values: ...
    def __init__(self, out_crds: TypesLike, in_crds: ValuesLike, direction: WordLike, encoder: AnyLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

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
    def __init__(self, ret_levels: TypesLike, ret_values: Type, lvl_lens: TypesLike, val_len: Type, tensor: ValueLike, out_levels: ValuesLike, out_values: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

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
    def __init__(self, values: Type, filled: Type, added: Type, count: Type, tensor: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ExtractIterSpaceOp(_ExtractIterSpaceOp):
    """Extracts the iteration space of some levels."""

    @property
    def extracted_space(self) -> OpResult: ...
    def __init__(self, tensor: ValueLike, lo_lvl: IntLike, hi_lvl: IntLike, *, parent_iter: ValueLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ExtractValOp(_ExtractValOp):
    """Extracts the value at an iterator."""

    @property
    def result(self) -> OpResult: ...
    def __init__(self, tensor: ValueLike, iterator: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ForeachOp(_ForeachOp):
    """Iterates over the stored elements of a tensor."""

    @property
    def region(self) -> Region: ...
    def __init__(self, results: TypesLike, tensor: ValueLike, init_args: ValuesLike = ..., *, order: MapLike | None = None, region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GetStorageSpecifierOp(_GetStorageSpecifierOp):
    """Reads a field of a storage specifier."""

    @property
    def result(self) -> OpResult: ...
    def __init__(self, specifier: ValueLike, specifier_kind: WordLike, *, level: IntLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class HasRuntimeLibraryOp(Op):
    """`sparse_tensor.has_runtime_library`."""

    @property
    def result(self) -> OpResult: ...
    def __init__(self, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class IterateOp(_IterateOp):
    """Iterates over the stored elements of an iteration space."""

    def __init__(self, results: TypesLike, iter_space: ValueLike, init_args: ValuesLike, crd_used_lvls: IntLike, *, region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LoadOp(Op):
    """`sparse_tensor.load`."""

    has_inserts: UnitAttr | None
    tensor: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, tensor: ValueLike, *, has_inserts: FlagLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LvlOp(_LvlOp):
    """Size of a level."""

    @property
    def result(self) -> OpResult: ...
    def __init__(self, source: ValueLike, index: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class NewOp(Op):
    """`sparse_tensor.new`."""

    source: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, source: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class NumberOfEntriesOp(Op):
    """`sparse_tensor.number_of_entries`."""

    tensor: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, tensor: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class OutOp(Op):
    """`sparse_tensor.out`."""

    tensor: Value
    dest: Value
    def __init__(self, tensor: ValueLike, dest: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PrintOp(Op):
    """`sparse_tensor.print`."""

    tensor: Value
    def __init__(self, tensor: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

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
    def __init__(self, cur_size: ValueLike, in_buffer: ValueLike, value: ValueLike, *, n: ValueLike | None = None, inbounds: FlagLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ReduceOp(_ReduceOp):
    """A custom reduction by a region."""

    y: Value
    identity: Value
    @property
    def output(self) -> OpResult: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, x: ValueLike, y: ValueLike, identity: ValueLike, *, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ReinterpretMapOp(_ReinterpretMapOp):
    """Reinterprets the dimension-to-level map of a tensor."""

    @property
    def dest(self) -> OpResult: ...
    def __init__(self, dest: Type, source: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ReorderCOOOp(_ReorderCOOOp):
    """Reorders the coordinates of a COO tensor."""

    algorithm: SparseTensorSortKindAttr
    @property
    def result_coo(self) -> OpResult: ...
    def __init__(self, result_coo: Type, input_coo: ValueLike, algorithm: WordLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SelectOp(_SelectOp):
    """Keeps the elements for which a region yields true."""

    @property
    def output(self) -> OpResult: ...
    @property
    def region(self) -> Region: ...
    def __init__(self, x: ValueLike, *, region: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SetStorageSpecifierOp(_SetStorageSpecifierOp):
    """Sets a field of a storage specifier."""

    value: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, specifier: ValueLike, specifier_kind: WordLike, value: ValueLike, *, level: IntLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SortOp(_SortOp):
    """Sorts coordinates, and values with them."""

    algorithm: SparseTensorSortKindAttr
    def __init__(self, n: ValueLike, xy: ValueLike, ys: ValuesLike, perm_map: MapLike, algorithm: WordLike, *, ny: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class StorageSpecifierInitOp(Op):
    """`sparse_tensor.storage_specifier.init`."""

    source: Value | None
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, *, source: ValueLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ToCoordinatesBufferOp(_ToCoordinatesBufferOp):
    """Extracts the linear coordinates buffer of COO levels."""

    @property
    def result(self) -> OpResult: ...
    def __init__(self, tensor: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ToCoordinatesOp(_ToCoordinatesOp):
    """Extracts the coordinates buffer of a level."""

    @property
    def result(self) -> OpResult: ...
    def __init__(self, tensor: ValueLike, level: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ToPositionsOp(_ToPositionsOp):
    """Extracts the positions buffer of a level."""

    @property
    def result(self) -> OpResult: ...
    def __init__(self, tensor: ValueLike, level: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ToSliceOffsetOp(_ToSliceOffsetOp):
    """Extracts the offset of a slice in a dimension."""

    @property
    def offset(self) -> OpResult: ...
    def __init__(self, slice: ValueLike, dim: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ToSliceStrideOp(_ToSliceStrideOp):
    """Extracts the stride of a slice in a dimension."""

    @property
    def stride(self) -> OpResult: ...
    def __init__(self, slice: ValueLike, dim: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ToValuesOp(_ToValuesOp):
    """Extracts the values buffer."""

    @property
    def result(self) -> OpResult: ...
    def __init__(self, tensor: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class UnaryOp(_UnaryOp):
    """Maps elements of a sparse tensor by regions."""

    @property
    def output(self) -> OpResult: ...
    @property
    def present_region(self) -> Region: ...
    @property
    def absent_region(self) -> Region: ...
    def __init__(self, output: Type, x: ValueLike, *, present_region: RegionLike | None = None, absent_region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class YieldOp(Op):
    """`sparse_tensor.yield`."""

    results_: Values
    def __init__(self, results_: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...
