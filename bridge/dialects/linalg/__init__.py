"""The linalg dialect: structured ops over tensors and memrefs."""

from bridge.dialects.attributes.linalg import (
    BinaryFnAttr,
    ElementwiseKindAttr,
    IteratorTypeAttr,
    TernaryFnAttr,
    TypeFnAttr,
    UnaryFnAttr,
)
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
    "BinaryFnAttr",
    "BroadcastOp",
    "ContractOp",
    "ElementwiseKindAttr",
    "ElementwiseOp",
    "GenericOp",
    "IndexOp",
    "IteratorTypeAttr",
    "MapOp",
    "MatmulOp",
    "PackOp",
    "ReduceOp",
    "SoftmaxOp",
    "TernaryFnAttr",
    "TransposeOp",
    "TypeFnAttr",
    "UnPackOp",
    "UnaryFnAttr",
    "WinogradFilterTransformOp",
    "WinogradInputTransformOp",
    "WinogradOutputTransformOp",
    "YieldOp",
]
