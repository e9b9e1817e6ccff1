"""The linalg dialect: structured ops over tensors and memrefs."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect(
    "linalg",
    modules=(
        "convolved",
        "generic",
        "named",
        "payloads",
        "products",
        "relayout",
        "softmax",
    ),
    nodes={"attributes": "attributes"},
)
__getattr__ = exports(DIALECT)
