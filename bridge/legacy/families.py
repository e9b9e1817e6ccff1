"""All rows, of all families."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from bridge.legacy import (
    affine,
    functions,
    gpu,
    linalg,
    llvm,
    loops,
    memory,
    nvvm,
    spirv,
    std,
    vector,
)
from bridge.legacy.dialect_types import RENAMED
from bridge.legacy.rows import Renamed, Row, merged
from bridge.legacy.spirv import GROUPS
from bridge.ods.rows import row

OPS: Final[Mapping[str, Row]] = merged(
    functions.ROWS,
    std.ROWS,
    memory.ROWS,
    affine.ROWS,
    loops.ROWS,
    vector.ROWS,
    spirv.ROWS,
    gpu.ROWS,
    linalg.ROWS,
    llvm.ROWS,
    nvvm.ROWS,
)
"""What is known of old ops, by their full names."""


OLD_DIALECTS: Final = frozenset(name.partition(".")[0] for name in OPS) | set(RENAMED)


@cache
def row_of(name: str) -> Row | None:
    """The row of a full name, also where only the dialect has another name."""
    found = OPS.get(name)
    if found is None:
        dialect, _, rest = name.partition(".")
        for old, new in GROUPS.items():
            if rest.startswith(old):
                rest = new + rest.removeprefix(old)
        today = f"{RENAMED.get(dialect, '')}.{rest}"
        if dialect in RENAMED and row(today) is not None:
            return Renamed(today)
    return found
