"""The tensor dialect: making, taking apart and reshaping values with a shape."""

from __future__ import annotations

from bridge.dialects.tensor.elements import ExtractOp, GatherOp, InsertOp, ScatterOp
from bridge.dialects.tensor.making import ConcatOp, EmptyOp, GenerateOp, SplatOp
from bridge.dialects.tensor.reshapes import (
    BitcastOp,
    CastOp,
    CollapseShapeOp,
    ExpandShapeOp,
    ReshapeOp,
)
from bridge.dialects.tensor.slices import (
    ExtractSliceOp,
    InsertSliceOp,
    PadOp,
    ParallelInsertSliceOp,
)

__all__ = [
    "BitcastOp",
    "CastOp",
    "CollapseShapeOp",
    "ConcatOp",
    "EmptyOp",
    "ExpandShapeOp",
    "ExtractOp",
    "ExtractSliceOp",
    "GatherOp",
    "GenerateOp",
    "InsertOp",
    "InsertSliceOp",
    "PadOp",
    "ParallelInsertSliceOp",
    "ReshapeOp",
    "ScatterOp",
    "SplatOp",
]
