"""What all attributes have."""

from __future__ import annotations

from typing import ClassVar

from bridge.ir.above import ABOVE
from bridge.ir.base import Node
from bridge.ir.guard import deep


class Attribute(Node):
    """The base of all attributes."""

    may_be_memory_space: ClassVar[bool] = False
    """Whether upstream's memrefs take an attribute of this class as memory space."""

    is_layout: ClassVar[bool] = False
    """Whether an attribute of this class is the layout of a memref."""

    def __str__(self) -> str:
        with deep:
            text: str = ABOVE.format_attribute(self)
        return text

    @property
    def is_default_memory_space(self) -> bool:
        """Whether a memref with this memory space is stored without."""
        return False

    @property
    def is_identity_layout(self) -> bool:
        """Whether a memref with this layout is stored without."""
        return False

    def check_layout(self, rank: int) -> None:
        """Raises `ValueError` where this cannot lay out a memref of a rank."""
        raise ValueError("expected a memref layout")
