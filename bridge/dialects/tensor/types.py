"""The types of values that are tensors by an op's row."""

from __future__ import annotations

from collections.abc import Sequence

from bridge.ir.types import DYNAMIC, RankedTensorType
from bridge.ir.values import Value


def tensor_type(value: Value) -> RankedTensorType:
    """The type of a value that is a ranked tensor by the op's row.

    Raises `TypeError` where the op violates its row.
    """
    ty = value.type
    if not isinstance(ty, RankedTensorType):
        raise TypeError(f"{ty} is no ranked tensor")
    return ty


def with_shape(ty: RankedTensorType, shape: Sequence[int]) -> RankedTensorType:
    """The type of the same elements and encoding in another shape."""
    return RankedTensorType(tuple(shape), ty.element, ty.encoding)


def dimensions(sizes: Sequence[int]) -> str:
    """Sizes as a type has them, though a type could not have negative ones."""
    return "".join(["?x" if size == DYNAMIC else f"{size}x" for size in sizes])
