"""The memref dialect: allocation, accesses and views of memrefs."""

from bridge.dialects.memref.access import AssumeAlignmentOp as _AssumeAlignmentOp, AtomicRMWOp as _AtomicRMWOp, AtomicYieldOp as AtomicYieldOp, DistinctObjectsOp as DistinctObjectsOp, GenericAtomicRMWOp as GenericAtomicRMWOp, LoadOp as _LoadOp, PrefetchOp as PrefetchOp, StoreOp as _StoreOp
from bridge.dialects.memref.allocation import AllocOp as _AllocOp, AllocaOp as _AllocaOp, AllocaScopeOp as _AllocaScopeOp, DeallocOp as DeallocOp, GetGlobalOp as GetGlobalOp, GlobalOp as _GlobalOp, ReallocOp as _ReallocOp
from bridge.dialects.memref.dimensions import DimOp as _DimOp, RankOp as _RankOp
from bridge.dialects.memref.transfers import CopyOp as _CopyOp, DmaStartOp as DmaStartOp, DmaWaitOp as _DmaWaitOp
from bridge.dialects.memref.views import CastOp as _CastOp, CollapseShapeOp as _CollapseShapeOp, ExpandShapeOp as _ExpandShapeOp, ExtractAlignedPointerAsIndexOp as _ExtractAlignedPointerAsIndexOp, ExtractStridedMetadataOp as _ExtractStridedMetadataOp, MemorySpaceCastOp as _MemorySpaceCastOp, ReinterpretCastOp as _ReinterpretCastOp, ReshapeOp as ReshapeOp, SubViewOp as _SubViewOp, TransposeOp as TransposeOp, ViewOp as _ViewOp
from bridge.ir.attributes import AffineMapAttr, ArrayAttr, Attribute, DenseArrayAttr, IntegerAttr, StringAttr, SymbolRefAttr, TypeAttr, UnitAttr
from bridge.ods.dialect import Dialect
from bridge.op.base import Op, OpResult, Region, Value, Values

DIALECT: Dialect

class AllocOp(_AllocOp):
    """Allocates a memref on the heap."""

    alignment: IntegerAttr | None

class AllocaOp(_AllocaOp):
    """Allocates a memref on the stack."""

    alignment: IntegerAttr | None

class AllocaScopeOp(_AllocaScopeOp):
    """A region whose stack allocations are freed when it ends."""

    @property
    def body_region(self) -> Region: ...

class AllocaScopeReturnOp(Op):
    """Terminates a `memref.alloca_scope` with its results."""

    results_: Values

class AssumeAlignmentOp(_AssumeAlignmentOp):
    """Assumes the alignment of a memref's base address."""

    @property
    def result(self) -> OpResult: ...

class AtomicRMWOp(_AtomicRMWOp):
    """Updates an element atomically and returns its previous value."""

    @property
    def result(self) -> OpResult: ...

class CastOp(_CastOp):
    """Casts between compatible memref types, more or less static."""

    source: Value
    @property
    def dest(self) -> OpResult: ...

class CollapseShapeOp(_CollapseShapeOp):
    """Collapses groups of dimensions, each to one."""

    @property
    def result(self) -> OpResult: ...

class CopyOp(_CopyOp):
    """Copies the elements of a memref to another of the same shape."""

    target: Value

class DimOp(_DimOp):
    """Size of a dimension of a memref."""

    @property
    def result(self) -> OpResult: ...

class DmaWaitOp(_DmaWaitOp):
    """Blocks until the DMA transfer of a tag has completed."""

    num_elements: Value

class ExpandShapeOp(_ExpandShapeOp):
    """Expands dimensions, each to a group."""

    output_shape: Values
    @property
    def result(self) -> OpResult: ...

class ExtractAlignedPointerAsIndexOp(_ExtractAlignedPointerAsIndexOp):
    """The aligned pointer as an index."""

    @property
    def aligned_pointer(self) -> OpResult: ...

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

class GlobalOp(_GlobalOp):
    """Declares or defines a global memref."""

    sym_name: StringAttr
    sym_visibility: StringAttr | None
    constant: UnitAttr | None
    alignment: IntegerAttr | None

class LoadOp(_LoadOp):
    """Loads an element of a memref."""

    nontemporal: IntegerAttr | None
    alignment: IntegerAttr | None
    invariant: IntegerAttr | None
    @property
    def result(self) -> OpResult: ...

class MemorySpaceCastOp(_MemorySpaceCastOp):
    """Casts a memref to another memory space."""

    source: Value
    @property
    def dest(self) -> OpResult: ...

class RankOp(_RankOp):
    """Number of dimensions of a memref."""

    memref: Value

class ReallocOp(_ReallocOp):
    """Reallocates a 1-D memref with another size; the operand is freed."""

    alignment: IntegerAttr | None

class ReinterpretCastOp(_ReinterpretCastOp):
    """Sets the offset, sizes and strides of a memref."""

    @property
    def result(self) -> OpResult: ...

class StoreOp(_StoreOp):
    """Stores an element to a memref."""

    nontemporal: IntegerAttr | None
    alignment: IntegerAttr | None
    value: Value

class SubViewOp(_SubViewOp):
    """A strided view of a memref, by offsets, sizes and strides."""

    @property
    def result(self) -> OpResult: ...

class ViewOp(_ViewOp):
    """Views a 1-D memref of `i8` as a contiguous memref of another type."""

    byte_shift: Value
