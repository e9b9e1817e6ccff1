"""The shard dialect: tensors sharded over a grid of devices."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect(
    "shard",
    modules=("collectives", "grids"),
    result_names={
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
    },
)
__getattr__ = exports(DIALECT)
