"""What a conversion is told beside its target and its patterns."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, NamedTuple

from bridge.ir.core import Operation

__all__ = ["ConversionConfig"]


class ConversionConfig(NamedTuple):
    """How operations are folded, and what is done with those that are left."""

    folding: Literal["never", "before-patterns", "after-patterns"] = "before-patterns"
    """When an operation that is not legal is folded, if patterns can do so as well."""
    materialize: bool = True
    """Whether casts that are left become what the converter of their types makes."""
    mark_casts: bool = False
    """Whether casts that are left tell what they are for, in `__kind__`."""
    unconverted: Callable[[Operation], None] | None = None
    """Is told of the operations that stay, of which nothing says that they may."""
