"""The affine dialect: loops, conditions and accesses over affine maps and sets."""

from bridge.dialects.affine.loops import ForOp as ForOp, IfOp as IfOp, YieldOp as YieldOp
from bridge.dialects.affine.maps import ApplyOp as ApplyOp, DelinearizeIndexOp as _DelinearizeIndexOp, LinearizeIndexOp as _LinearizeIndexOp, MaxOp as MaxOp, MinOp as MinOp
from bridge.dialects.affine.memory import DmaStartOp as DmaStartOp, DmaWaitOp as DmaWaitOp, LoadOp as LoadOp, PrefetchOp as PrefetchOp, StoreOp as StoreOp, VectorLoadOp as VectorLoadOp, VectorStoreOp as VectorStoreOp
from bridge.dialects.affine.parallel import ParallelOp as ParallelOp
from bridge.ir.attributes import AffineMapAttr, ArrayAttr, Attribute, DenseArrayAttr, DenseElementsAttr, IntegerAttr, IntegerSetAttr
from bridge.ods.dialect import Dialect
from bridge.op.base import OpResult, Region, Value, Values

DIALECT: Dialect

class DelinearizeIndexOp(_DelinearizeIndexOp):
    """Converts a linear index to a multi-index in a basis of sizes."""

    linear_index: Value

class LinearizeIndexOp(_LinearizeIndexOp):
    """Converts a multi-index in a basis of sizes to a linear index."""

    disjoint: Attribute
    @property
    def linear_index(self) -> OpResult: ...
