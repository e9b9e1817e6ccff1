"""What the results of gpu's operations are called."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bridge.ir.core import Operation
from bridge.op.value_names import ResultName


def _dimension_name(op: Operation) -> str:
    """`thread_id_x` for `gpu.thread_id x`."""
    dimension = str(op.get("dimension")).rstrip(">").rpartition(" ")[2]
    return f"{op.name.removeprefix('gpu.')}_{dimension}"


_DIMENSIONS: Final = (
    "block_dim block_id cluster_block_id cluster_dim cluster_dim_blocks cluster_id "
    "global_id grid_dim thread_id"
)
RESULT_NAMES: Final[Mapping[str, ResultName]] = dict.fromkeys(
    _DIMENSIONS.split(), _dimension_name
)
