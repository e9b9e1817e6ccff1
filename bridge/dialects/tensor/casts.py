"""What was cast, for those who take tensors of any shape."""

from __future__ import annotations

from bridge.dialects.tensor.reshapes import CastOp
from bridge.dialects.tensor.types import tensor_type
from bridge.ir.core import Value

__all__ = ["uncast"]


def uncast(value: Value) -> Value | None:
    """What was cast, where users may have it instead, as it knows no less.

    Upstream: `canFoldIntoConsumerOp`.
    """
    cast = value.defining_op
    if not isinstance(cast, CastOp) or not cast.loses_nothing_static:
        return None
    source = cast.operands[0]
    same = tensor_type(source).encoding is tensor_type(value).encoding
    return source if same else None
