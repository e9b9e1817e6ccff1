"""The affine dialect: loops, conditions and accesses over affine maps and sets."""

from bridge.dialects.affine.loops import ForOp as ForOp, IfOp as IfOp, YieldOp as YieldOp
from bridge.dialects.affine.maps import ApplyOp as ApplyOp, DelinearizeIndexOp as DelinearizeIndexOp, LinearizeIndexOp as LinearizeIndexOp, MaxOp as MaxOp, MinOp as MinOp
from bridge.dialects.affine.memory import DmaStartOp as DmaStartOp, DmaWaitOp as DmaWaitOp, LoadOp as LoadOp, PrefetchOp as PrefetchOp, StoreOp as StoreOp, VectorLoadOp as VectorLoadOp, VectorStoreOp as VectorStoreOp
from bridge.dialects.affine.parallel import ParallelOp as ParallelOp
from bridge.ir.attributes import AffineMapAttr, ArrayAttr, Attribute, DenseArrayAttr, DenseElementsAttr, IntegerAttr, IntegerSetAttr
from bridge.ods.dialect import Dialect
from bridge.op.base import OpResult, Region, Value, Values

DIALECT: Dialect

