"""The nvgpu dialect: what its operations forbid."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect(
    "nvgpu",
    modules=(
        "casts",
        "matrices",
        "transfers",
        "warpgroups",
    ),
)
__getattr__ = exports(DIALECT)
