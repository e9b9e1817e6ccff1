"""The shard dialect: results' names."""

from __future__ import annotations

from bridge.dialects.op import RESULT_NAMES

RESULT_NAMES.update(
    {
        "shard.all_gather": "all_gather",
        "shard.all_reduce": "all_reduce",
        "shard.all_slice": "all_slice",
        "shard.all_to_all": "all_to_all",
        "shard.broadcast": "broadcast",
        "shard.gather": "gather",
        "shard.grid_shape": "grid_shape",
        "shard.process_linear_index": "proc_linear_idx",
        "shard.process_multi_index": "proc_linear_idx",
        "shard.recv": "recv",
        "shard.reduce": "reduce",
        "shard.reduce_scatter": "reduce_scatter",
        "shard.scatter": "scatter",
        "shard.send": "send",
        "shard.shard": "sharding_annotated",
        "shard.shard_shape": "shard_shape",
        "shard.sharding": "sharding",
        "shard.shift": "shift",
    }
)
