"""`strip-debuginfo`: operations and arguments of blocks are nowhere.

As upstream's pass of this name.
"""

from __future__ import annotations

from bridge.ir.core import Operation
from bridge.ir.locations import UNKNOWN_LOC
from bridge.ir.walk import walk
from bridge.passes.registry import Pass

__all__ = ["StripDebugInfo"]


class StripDebugInfo(Pass, name="strip-debuginfo"):
    """Strip debug info from all operations."""

    def run(self, op: Operation) -> None:
        for inner in walk(op):
            inner.location = UNKNOWN_LOC
            for block in (b for region in inner.regions for b in region.blocks):
                for argument in block.arguments:
                    argument.location = UNKNOWN_LOC
