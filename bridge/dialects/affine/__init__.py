"""The affine dialect: loops, conditions and accesses over affine maps and sets."""

from bridge.dialects.affine.loops import ForOp, IfOp, YieldOp
from bridge.dialects.affine.maps import (
    ApplyOp,
    DelinearizeIndexOp,
    LinearizeIndexOp,
    MaxOp,
    MinOp,
)
from bridge.dialects.affine.memory import (
    DmaStartOp,
    DmaWaitOp,
    LoadOp,
    PrefetchOp,
    StoreOp,
    VectorLoadOp,
    VectorStoreOp,
)
from bridge.dialects.affine.parallel import ParallelOp

__all__ = [
    "ApplyOp",
    "DelinearizeIndexOp",
    "DmaStartOp",
    "DmaWaitOp",
    "ForOp",
    "IfOp",
    "LinearizeIndexOp",
    "LoadOp",
    "MaxOp",
    "MinOp",
    "ParallelOp",
    "PrefetchOp",
    "StoreOp",
    "VectorLoadOp",
    "VectorStoreOp",
    "YieldOp",
]
