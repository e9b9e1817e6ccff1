"""What the results of shard's operations are called."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bridge.op.value_names import ResultName

RESULT_NAMES: Final[Mapping[str, ResultName]] = {
    "all_gather": "all_gather",
    "all_reduce": "all_reduce",
    "all_slice": "all_slice",
    "all_to_all": "all_to_all",
    "broadcast": "broadcast",
    "gather": "gather",
    "grid_shape": "grid_shape",
    "process_linear_index": "proc_linear_idx",
    "process_multi_index": "proc_linear_idx",
    "recv": "recv",
    "reduce": "reduce",
    "reduce_scatter": "reduce_scatter",
    "scatter": "scatter",
    "send": "send",
    "shard": "sharding_annotated",
    "shard_shape": "shard_shape",
    "sharding": "sharding",
    "shift": "shift",
}
