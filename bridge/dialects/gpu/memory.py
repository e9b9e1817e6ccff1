"""Which memory of a GPU a memref is in, and how wide its elements are."""

from __future__ import annotations

from typing import Final

from bridge.ir.attributes import IntegerAttr
from bridge.ir.types import FloatType, IntegerType, MemRefType, Type

_SHARED: Final = 3


def bits(ty: Type) -> int:
    """The width of a number; 0 for what upstream cannot ask."""
    return ty.width if isinstance(ty, IntegerType | FloatType) else 0


def is_shared(ty: MemRefType) -> bool:
    """Whether a memref is in the memory that a block of threads shares."""
    space = ty.memory_space
    if isinstance(space, IntegerAttr):
        return space.value == _SHARED
    return str(space) == "#gpu.address_space<workgroup>"
