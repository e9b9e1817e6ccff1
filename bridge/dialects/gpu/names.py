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


RESULT_NAMES: Final[Mapping[str, ResultName]] = {
    "block_dim": _dimension_name,
    "block_id": _dimension_name,
    "cluster_block_id": _dimension_name,
    "cluster_dim": _dimension_name,
    "cluster_dim_blocks": _dimension_name,
    "cluster_id": _dimension_name,
    "global_id": _dimension_name,
    "grid_dim": _dimension_name,
    "thread_id": _dimension_name,
}
