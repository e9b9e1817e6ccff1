"""The nvgpu dialect: NVIDIA GPU operations between gpu/vector and NVVM."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect(
    "nvgpu", modules=("casts", "matrices", "transfers", "warpgroups")
)
__getattr__ = exports(DIALECT)
