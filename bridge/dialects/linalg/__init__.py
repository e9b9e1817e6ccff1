"""The linalg dialect: structured ops over tensors and memrefs."""

from bridge.dialects.linalg.generic import GenericOp, YieldOp
from bridge.dialects.linalg.named import NAMED
from bridge.dialects.linalg.payloads import MapOp, ReduceOp
from bridge.dialects.linalg.products import (
    BatchMatmulOp,
    BatchReduceMatmulOp,
    ContractOp,
    ElementwiseOp,
    MatmulOp,
)
from bridge.dialects.linalg.relayout import BroadcastOp, PackOp, TransposeOp, UnPackOp

__all__ = [
    "NAMED",
    "BatchMatmulOp",
    "BatchReduceMatmulOp",
    "BroadcastOp",
    "ContractOp",
    "ElementwiseOp",
    "GenericOp",
    "MapOp",
    "MatmulOp",
    "PackOp",
    "ReduceOp",
    "TransposeOp",
    "UnPackOp",
    "YieldOp",
]
