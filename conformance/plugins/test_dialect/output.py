"""What the test passes tell: lines on the standard output, and diagnostics."""

from __future__ import annotations

import sys

from bridge import Block, Operation, Region
from bridge.errors import Diagnostic, warn


def say(text: str) -> None:
    """Writes a line, which stands before the program that is printed."""
    sys.stdout.write(f"{text}\n")


def remark(op: Operation, text: str) -> None:
    """Emits a remark at an operation."""
    warn(Diagnostic("remark", text, op.position))


def region_name(region: Region) -> str:
    """A region as messages name it."""
    op = region.parent
    assert op is not None  # only regions of operations are visited
    return f"region {op.regions.index(region)} from operation '{op.name}'"


def block_name(block: Block) -> str:
    """A block as messages name it, by its number in its region."""
    region = block.parent
    assert region is not None  # only blocks of regions are visited
    return f"block ^bb{region.blocks.index(block)} from {region_name(region)}"
