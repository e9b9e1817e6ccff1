"""The tensor dialect: making, taking apart and reshaping values with a shape."""

from __future__ import annotations

from bridge.dialects.op import RESULT_NAMES
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

RESULT_NAMES.update(
    {
        "tensor.cast": "cast",
        "tensor.collapse_shape": "collapsed",
        "tensor.concat": "concat",
        "tensor.dim": "dim",
        "tensor.expand_shape": "expanded",
        "tensor.extract": "extracted",
        "tensor.extract_slice": "extracted_slice",
        "tensor.from_elements": "from_elements",
        "tensor.gather": "gather",
        "tensor.generate": "generated",
        "tensor.insert": "inserted",
        "tensor.insert_slice": "inserted_slice",
        "tensor.pad": "padded",
        "tensor.rank": "rank",
        "tensor.reshape": "reshape",
        "tensor.scatter": "scatter",
        "tensor.splat": "splat",
    }
)
