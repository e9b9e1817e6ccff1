"""The affine dialect: loops, conditions and accesses over affine maps and sets."""

from bridge.dialects.affine.loops import ForOp, IfOp, ParallelOp
from bridge.dialects.affine.maps import ApplyOp, MaxOp, MinOp
from bridge.dialects.affine.memory import (
    DmaStartOp,
    DmaWaitOp,
    LoadOp,
    PrefetchOp,
    StoreOp,
    VectorLoadOp,
    VectorStoreOp,
)

__all__ = [
    "ApplyOp",
    "DmaStartOp",
    "DmaWaitOp",
    "ForOp",
    "IfOp",
    "LoadOp",
    "MaxOp",
    "MinOp",
    "ParallelOp",
    "PrefetchOp",
    "StoreOp",
    "VectorLoadOp",
    "VectorStoreOp",
]
