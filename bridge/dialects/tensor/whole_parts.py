"""Parts of tensors that are all of them, but for dimensions of size one.

Upstream: `isCastLikeExtractSliceOp`, `isCastLikeInsertSliceOp`, which ask for bounds of
values; here what says how large a tensor is is followed.
"""

from __future__ import annotations

from bridge.dialects.tensor.dimensions import DimOp
from bridge.dialects.tensor.slice_merging import dropped
from bridge.dialects.tensor.types import tensor_type
from bridge.ir.core import Value
from bridge.ir.types import DYNAMIC, RankedTensorType
from bridge.op.base import constant_integer
from bridge.op.interfaces.sizes import Combined, SizedResult
from bridge.op.interfaces.slices import OffsetSizeAndStrideOp
from bridge.op.mixed import mixed_lists
from bridge.op.result_types import destination_of

__all__ = ["is_whole_part"]

_Origin = int | tuple[Value, int | None]
"""A number, an index, or the size of a dimension."""


def is_whole_part(op: OffsetSizeAndStrideOp, part: Value, whole: Value) -> bool:
    """Whether the dimensions that a part has are as large as those of the whole."""
    gone = dropped(mixed_lists(op)[1], tensor_type(part).shape)
    at = 0
    for dim, (goes, size) in enumerate(
        zip(gone, tensor_type(whole).shape, strict=True)
    ):
        if goes and size != 1:
            return False
        if not goes:
            if _size(part, at) != _size(whole, dim):
                return False
            at += 1
    return True


def _size(value: Value, dim: int) -> _Origin:
    while True:
        ty, made = value.type, value.defining_op
        if not isinstance(ty, RankedTensorType):
            return value, dim
        if ty.shape[dim] != DYNAMIC:
            return int(ty.shape[dim])
        before = None if made is None else destination_of(made, value)
        if before is not None:
            value = before
            continue
        found = made.size_of(dim) if isinstance(made, SizedResult) else None
        if isinstance(found, Value):
            query = found.defining_op
            number = constant_integer(query.index) if isinstance(query, DimOp) else None
            if not isinstance(query, DimOp) or number is None:
                return found, None
            value, dim = query.source, number
        elif isinstance(found, tuple) and not isinstance(found, Combined):
            value, dim = found
        else:
            return found if isinstance(found, int) else (value, dim)
