"""What the results of memref's operations are called."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bridge.op.value_names import ResultName

RESULT_NAMES: Final[Mapping[str, ResultName]] = {
    "alloc": "alloc",
    "alloca": "alloca",
    "assume_alignment": "assume_align",
    "cast": "cast",
    "collapse_shape": "collapse_shape",
    "dim": "dim",
    "expand_shape": "expand_shape",
    "extract_aligned_pointer_as_index": "intptr",
    "memory_space_cast": "memspacecast",
    "reinterpret_cast": "reinterpret_cast",
    "reshape": "reshape",
    "subview": "subview",
    "transpose": "transpose",
    "view": "view",
}
