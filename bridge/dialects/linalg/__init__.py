"""The linalg dialect: structured ops over tensors and memrefs."""

from bridge.dialects.linalg.convolved import (
    WinogradFilterTransformOp,
    WinogradInputTransformOp,
    WinogradOutputTransformOp,
)
from bridge.dialects.linalg.generic import GenericOp, IndexOp, YieldOp
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
from bridge.dialects.linalg.softmax import SoftmaxOp

__all__ = [
    "NAMED",
    "BatchMatmulOp",
    "BatchReduceMatmulOp",
    "BroadcastOp",
    "ContractOp",
    "ElementwiseOp",
    "GenericOp",
    "IndexOp",
    "MapOp",
    "MatmulOp",
    "PackOp",
    "ReduceOp",
    "SoftmaxOp",
    "TransposeOp",
    "UnPackOp",
    "WinogradFilterTransformOp",
    "WinogradInputTransformOp",
    "WinogradOutputTransformOp",
    "YieldOp",
]
