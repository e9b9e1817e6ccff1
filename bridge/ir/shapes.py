"""Whether shapes go together: a size that is not known goes with any other."""

from __future__ import annotations

from collections.abc import Sequence

from bridge.ir.types import (
    DYNAMIC,
    RankedTensorType,
    ShapedType,
    Type,
    UnrankedTensorType,
    VectorType,
    as_shaped,
)


def element_or_self(ty: Type) -> Type:
    """What a shaped type holds; any other type is its own element."""
    if isinstance(ty, ShapedType):
        return ty.element
    shaped = as_shaped(ty)
    return ty if shaped is None else shaped.element


def innermost_element(ty: Type) -> Type:
    """The scalar element type of a tensor, perhaps one of vectors, or of a vector."""
    while isinstance(ty, VectorType | RankedTensorType | UnrankedTensorType):
        ty = ty.element
    return ty


def is_shaped(ty: Type) -> bool:
    """Whether a type has a shape, even one that is not known."""
    return isinstance(ty, ShapedType) or as_shaped(ty) is not None


def shape_of(ty: Type) -> tuple[int, ...] | None:
    """The sizes of a type's dimensions; None where it has none, or none known."""
    shaped = as_shaped(ty)
    return None if shaped is None else shaped.shape


def sizes_match(a: Sequence[int], b: Sequence[int]) -> bool:
    """Whether two lists of sizes may be of one shape."""
    return len(a) == len(b) and all(
        x == y or DYNAMIC in (x, y) for x, y in zip(a, b, strict=True)
    )


def shapes_match(a: Type, b: Type) -> bool:
    """Whether both types are shaped and may have one shape, or neither is shaped."""
    if not is_shaped(a) or not is_shaped(b):
        return not is_shaped(a) and not is_shaped(b)
    left, right = shape_of(a), shape_of(b)
    return left is None or right is None or sizes_match(left, right)


def all_shapes_match(types: Sequence[Type]) -> bool:
    """Whether several types may have one shape, scalable vectors among their like."""
    shaped = [is_shaped(ty) for ty in types]
    if not any(shaped):
        return True
    if not all(shaped):
        return False
    if len({isinstance(ty, VectorType) and any(ty.scalable) for ty in types}) > 1:
        return False
    shapes = [shape for shape in map(shape_of, types) if shape is not None]
    if len({len(shape) for shape in shapes}) > 1:
        return False
    return all(len({*sizes} - {DYNAMIC}) <= 1 for sizes in zip(*shapes, strict=True))


def broadcast(a: tuple[int, ...], b: tuple[int, ...]) -> tuple[int, ...] | None:
    """The shape that two shapes are broadcast to; None where they do not fit."""
    if len(a) < len(b):
        a, b = b, a
    sizes = list(a)
    for i in range(1, len(b) + 1):
        size = _broadcast_size(a[-i], b[-i])
        if size is None:
            return None
        sizes[-i] = size
    return tuple(sizes)


def _broadcast_size(a: int, b: int) -> int | None:
    if a == b or b == 1:
        return a
    if a == 1:
        return b
    if DYNAMIC in (a, b):
        return a if b == DYNAMIC else b
    return None
