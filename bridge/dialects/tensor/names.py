"""What the results of tensor's operations are called."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bridge.op.value_names import ResultName

RESULT_NAMES: Final[Mapping[str, ResultName]] = {
    "cast": "cast",
    "collapse_shape": "collapsed",
    "concat": "concat",
    "dim": "dim",
    "expand_shape": "expanded",
    "extract": "extracted",
    "extract_slice": "extracted_slice",
    "from_elements": "from_elements",
    "gather": "gather",
    "generate": "generated",
    "insert": "inserted",
    "insert_slice": "inserted_slice",
    "pad": "padded",
    "rank": "rank",
    "reshape": "reshape",
    "scatter": "scatter",
    "splat": "splat",
}
