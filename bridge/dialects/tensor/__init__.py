"""The tensor dialect: making, taking apart and reshaping values with a shape."""

from __future__ import annotations

from bridge.dialects.tensor.elements import (
    DimOp,
    ExtractOp,
    FromElementsOp,
    GatherOp,
    InsertOp,
    RankOp,
    ScatterOp,
    YieldOp,
)
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
    "DimOp",
    "EmptyOp",
    "ExpandShapeOp",
    "ExtractOp",
    "ExtractSliceOp",
    "FromElementsOp",
    "GatherOp",
    "GenerateOp",
    "InsertOp",
    "InsertSliceOp",
    "PadOp",
    "ParallelInsertSliceOp",
    "RankOp",
    "ReshapeOp",
    "ScatterOp",
    "SplatOp",
    "YieldOp",
]
