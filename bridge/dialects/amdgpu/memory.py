"""The memory that all of a GPU sees, and the buffers in it."""

from __future__ import annotations

from typing import Final

from bridge.ir.attributes import Attribute, IntegerAttr
from bridge.ir.types import MemRefType

FAT_BUFFER: Final = "#amdgpu.address_space<fat_raw_buffer>"


def is_global(ty: MemRefType) -> bool:
    """Whether a memref is in the memory that all threads see."""
    space = ty.memory_space
    if isinstance(space, IntegerAttr):
        return space.value in (0, 1)
    return space is None or str(space) == "#gpu.address_space<global>"


def is_said_global(ty: MemRefType) -> bool:
    """The same, where no memory space is not enough."""
    return ty.memory_space is not None and is_global(ty)


def is_fat_buffer(space: Attribute | None) -> bool:
    """Whether a memory space is that of pointers which know where they end."""
    if isinstance(space, IntegerAttr):
        return space.value == 7
    return str(space) == FAT_BUFFER
