"""The memref dialect: allocation, accesses and views of memrefs."""

from bridge.dialects.memref.access import AssumeAlignmentOp as AssumeAlignmentOp, AtomicRMWOp as AtomicRMWOp, AtomicYieldOp as AtomicYieldOp, DistinctObjectsOp as DistinctObjectsOp, GenericAtomicRMWOp as GenericAtomicRMWOp, LoadOp as LoadOp, PrefetchOp as PrefetchOp, StoreOp as StoreOp
from bridge.dialects.memref.allocation import AllocOp as AllocOp, AllocaOp as AllocaOp, AllocaScopeOp as AllocaScopeOp, GetGlobalOp as GetGlobalOp, GlobalOp as GlobalOp, ReallocOp as ReallocOp
from bridge.dialects.memref.dimensions import DimOp as _DimOp
from bridge.dialects.memref.transfers import DmaStartOp as DmaStartOp, DmaWaitOp as DmaWaitOp
from bridge.dialects.memref.views import CastOp as CastOp, CollapseShapeOp as CollapseShapeOp, ExpandShapeOp as ExpandShapeOp, ExtractStridedMetadataOp as ExtractStridedMetadataOp, MemorySpaceCastOp as MemorySpaceCastOp, ReinterpretCastOp as ReinterpretCastOp, ReshapeOp as ReshapeOp, SubviewOp as SubviewOp, TransposeOp as TransposeOp, ViewOp as ViewOp
from bridge.ir.attributes import AffineMapAttr, ArrayAttr, Attribute, DenseArrayAttr, IntegerAttr, StringAttr, SymbolRefAttr, TypeAttr, UnitAttr
from bridge.ods.dialect import Dialect
from bridge.op.base import Op, OpResult, Region, Value, Values
from bridge.op.interfaces.effects import OnlyReads

DIALECT: Dialect

class AllocaScopeReturnOp(Op):
    """Terminates a `memref.alloca_scope` with its results."""

    results_: Values

class CopyOp(Op):
    """Copies the elements of a memref to another of the same shape."""

    source: Value
    target: Value

class DeallocOp(Op):
    """Deallocates a memref allocated by `memref.alloc`."""

    memref: Value

class DimOp(_DimOp):
    """Size of a dimension of a memref."""

    @property
    def result(self) -> OpResult: ...

class ExtractAlignedPointerAsIndexOp(Op):
    """The aligned pointer as an index."""

    source: Value
    @property
    def aligned_pointer(self) -> OpResult: ...

class RankOp(OnlyReads):
    """Number of dimensions of a memref."""

    memref: Value
