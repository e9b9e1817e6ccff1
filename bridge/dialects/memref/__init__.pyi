"""The memref dialect: allocation, accesses and views of memrefs."""

from bridge.dialects.memref.access import AssumeAlignmentOp as _AssumeAlignmentOp, AtomicRMWOp as _AtomicRMWOp, AtomicYieldOp as _AtomicYieldOp, DistinctObjectsOp as _DistinctObjectsOp, GenericAtomicRMWOp as _GenericAtomicRMWOp, LoadOp as _LoadOp, PrefetchOp as _PrefetchOp, StoreOp as _StoreOp
from bridge.dialects.memref.allocation import AllocOp as _AllocOp, AllocaOp as _AllocaOp, AllocaScopeOp as _AllocaScopeOp, DeallocOp as _DeallocOp, GetGlobalOp as _GetGlobalOp, GlobalOp as _GlobalOp, ReallocOp as _ReallocOp
from bridge.dialects.memref.casts import CastOp as _CastOp, MemorySpaceCastOp as _MemorySpaceCastOp
from bridge.dialects.memref.dimensions import DimOp as _DimOp, RankOp as _RankOp
from bridge.dialects.memref.transfers import CopyOp as _CopyOp, DmaStartOp as _DmaStartOp, DmaWaitOp as _DmaWaitOp
from bridge.dialects.memref.views import CollapseShapeOp as _CollapseShapeOp, ExpandShapeOp as _ExpandShapeOp, ExtractAlignedPointerAsIndexOp as _ExtractAlignedPointerAsIndexOp, ExtractStridedMetadataOp as _ExtractStridedMetadataOp, ReinterpretCastOp as _ReinterpretCastOp, ReshapeOp as _ReshapeOp, SubViewOp as _SubViewOp, TransposeOp as _TransposeOp, ViewOp as _ViewOp
from bridge.ir.attributes import AffineMapAttr, ArrayAttr, Attribute, DenseArrayAttr, IntegerAttr, StringAttr, SymbolRefAttr, TypeAttr, UnitAttr
from bridge.ir.types import Type
from bridge.ir.values import AnyLocation
from bridge.ods.dialect import Dialect
from bridge.op.base import Op, OpResult, Region, Value, Values
from bridge.op.hints import AnyLike, BoolLike, CaseLike, FlagLike, IntLike, ItemsLike, MapLike, MixedLike, RegionLike, StrLike, SymbolLike, TypeLike, TypesLike, ValueLike, ValuesLike
from collections.abc import Mapping

DIALECT: Dialect

class AllocOp(_AllocOp):
    """Allocates a memref on the heap."""

    alignment: IntegerAttr | None
    def __init__(self, memref: Type, dynamic_sizes: ValuesLike = ..., symbol_operands: ValuesLike = ..., *, alignment: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AllocaOp(_AllocaOp):
    """Allocates a memref on the stack."""

    alignment: IntegerAttr | None
    def __init__(self, memref: Type, dynamic_sizes: ValuesLike = ..., symbol_operands: ValuesLike = ..., *, alignment: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AllocaScopeOp(_AllocaScopeOp):
    """A region whose stack allocations are freed when it ends."""

    @property
    def body_region(self) -> Region: ...
    def __init__(self, results: TypesLike = ..., *, body_region: RegionLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AllocaScopeReturnOp(Op):
    """Terminates a `memref.alloca_scope` with its results."""

    results_: Values
    def __init__(self, results_: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AssumeAlignmentOp(_AssumeAlignmentOp):
    """Assumes the alignment of a memref's base address."""

    @property
    def result(self) -> OpResult: ...
    def __init__(self, memref: ValueLike, alignment: IntLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AtomicRMWOp(_AtomicRMWOp):
    """Updates an element atomically and returns its previous value."""

    @property
    def result(self) -> OpResult: ...
    def __init__(self, kind: CaseLike, value: ValueLike, memref: ValueLike, indices: ValuesLike = ..., *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class AtomicYieldOp(_AtomicYieldOp):
    """Terminates the region of an atomic update with the new element."""

    def __init__(self, result: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CastOp(_CastOp):
    """Casts between compatible memref types, more or less static."""

    source: Value
    @property
    def dest(self) -> OpResult: ...
    def __init__(self, dest: Type, source: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CollapseShapeOp(_CollapseShapeOp):
    """Collapses groups of dimensions, each to one."""

    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, src: ValueLike, reassociation: ItemsLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CopyOp(_CopyOp):
    """Copies the elements of a memref to another of the same shape."""

    def __init__(self, source: ValueLike, target: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DeallocOp(_DeallocOp):
    """Deallocates a memref allocated by `memref.alloc`."""

    def __init__(self, memref: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DimOp(_DimOp):
    """Size of a dimension of a memref."""

    @property
    def result(self) -> OpResult: ...
    def __init__(self, source: ValueLike, index: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DistinctObjectsOp(_DistinctObjectsOp):
    """Assumes that memrefs do not alias."""

    def __init__(self, operands: ValuesLike = ..., *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DmaStartOp(_DmaStartOp):
    """Starts a non-blocking DMA transfer between memrefs."""

    def __init__(self, operands: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DmaWaitOp(_DmaWaitOp):
    """Blocks until the DMA transfer of a tag has completed."""

    num_elements: Value
    def __init__(self, tag_mem_ref: ValueLike, tag_indices: ValuesLike, num_elements: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ExpandShapeOp(_ExpandShapeOp):
    """Expands dimensions, each to a group."""

    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, src: ValueLike, reassociation: ItemsLike, output_shape: MixedLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ExtractAlignedPointerAsIndexOp(_ExtractAlignedPointerAsIndexOp):
    """The aligned pointer as an index."""

    @property
    def aligned_pointer(self) -> OpResult: ...
    def __init__(self, source: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ExtractStridedMetadataOp(_ExtractStridedMetadataOp):
    """Extracts the base buffer, offset, sizes and strides of a memref."""

    @property
    def base_buffer(self) -> OpResult: ...
    @property
    def offset(self) -> OpResult: ...
    @property
    def sizes(self) -> Values: ...
    @property
    def strides(self) -> Values: ...
    def __init__(self, source: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GenericAtomicRMWOp(_GenericAtomicRMWOp):
    """Updates an element atomically by a region."""

    def __init__(self, memref: ValueLike, indices: ValuesLike = ..., *, atomic_body: RegionLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GetGlobalOp(_GetGlobalOp):
    """Returns the memref of a global."""

    def __init__(self, result: Type, name: SymbolLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class GlobalOp(_GlobalOp):
    """Declares or defines a global memref."""

    sym_name: StringAttr
    sym_visibility: StringAttr | None
    constant: UnitAttr | None
    alignment: IntegerAttr | None
    def __init__(self, sym_name: StrLike, type: TypeLike, *, sym_visibility: StrLike | None = None, initial_value: AnyLike | None = None, constant: FlagLike | None = None, alignment: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class LoadOp(_LoadOp):
    """Loads an element of a memref."""

    nontemporal: IntegerAttr | None
    alignment: IntegerAttr | None
    invariant: IntegerAttr | None
    @property
    def result(self) -> OpResult: ...
    def __init__(self, memref: ValueLike, indices: ValuesLike = ..., *, nontemporal: BoolLike | None = None, alignment: IntLike | None = None, invariant: BoolLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MemorySpaceCastOp(_MemorySpaceCastOp):
    """Casts a memref to another memory space."""

    source: Value
    @property
    def dest(self) -> OpResult: ...
    def __init__(self, dest: Type, source: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class PrefetchOp(_PrefetchOp):
    """Hints that an element of a memref will be used soon."""

    def __init__(self, memref: ValueLike, indices: ValuesLike, is_write: BoolLike, locality_hint: IntLike, is_data_cache: BoolLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class RankOp(_RankOp):
    """Number of dimensions of a memref."""

    memref: Value
    def __init__(self, memref: ValueLike, *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ReallocOp(_ReallocOp):
    """Reallocates a 1-D memref with another size; the operand is freed."""

    alignment: IntegerAttr | None
    def __init__(self, result: Type, source: ValueLike, *, dynamic_result_size: ValueLike | None = None, alignment: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ReinterpretCastOp(_ReinterpretCastOp):
    """Sets the offset, sizes and strides of a memref."""

    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, source: ValueLike, offsets: MixedLike = ..., sizes: MixedLike = ..., strides: MixedLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ReshapeOp(_ReshapeOp):
    """Reshapes a contiguous memref to the shape in another memref."""

    def __init__(self, result: Type, source: ValueLike, shape: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class StoreOp(_StoreOp):
    """Stores an element to a memref."""

    nontemporal: IntegerAttr | None
    alignment: IntegerAttr | None
    def __init__(self, value: ValueLike, memref: ValueLike, indices: ValuesLike = ..., *, nontemporal: BoolLike | None = None, alignment: IntLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class SubViewOp(_SubViewOp):
    """A strided view of a memref, by offsets, sizes and strides."""

    @property
    def result(self) -> OpResult: ...
    def __init__(self, source: ValueLike, offsets: MixedLike = ..., sizes: MixedLike = ..., strides: MixedLike = ..., *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class TransposeOp(_TransposeOp):
    """Permutes the dimensions of a strided memref."""

    def __init__(self, result: Type, in_: ValueLike, permutation: MapLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ViewOp(_ViewOp):
    """Views a 1-D memref of `i8` as a contiguous memref of another type."""

    byte_shift: Value
    def __init__(self, result: Type, source: ValueLike, byte_shift: ValueLike, sizes: ValuesLike = ..., *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...
