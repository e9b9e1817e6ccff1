"""The NVVM dialect: PTX instructions as LLVM intrinsics."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect(
    "nvvm",
    modules=(
        "arithmetic",
        "barriers",
        "conversions",
        "copies",
        "matrices",
        "mma",
        "registers",
        "synchronization",
        "tensor_memory",
        "tensormaps",
    ),
    rules="node_rules",
)
__getattr__ = exports(DIALECT)
