"""All rows, of all families."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bridge.legacy import affine, functions, loops, memory, std, vector
from bridge.legacy.rows import Row, merged

OPS: Final[Mapping[str, Row]] = merged(
    functions.ROWS, std.ROWS, memory.ROWS, affine.ROWS, loops.ROWS, vector.ROWS
)
"""What is known of old ops, by their full names."""
