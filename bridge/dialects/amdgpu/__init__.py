"""The amdgpu dialect: AMD GPU instructions: matrix products, buffers, DMA, lanes."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect(
    "amdgpu",
    modules=(
        "barriers",
        "buffers",
        "lanes",
        "prefetches",
        "products",
        "sparse",
        "tensors",
    ),
    rules="node_rules",
)
__getattr__ = exports(DIALECT)
