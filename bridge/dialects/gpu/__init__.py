"""The gpu dialect: kernels, launches and GPU memory."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect(
    "gpu",
    modules=(
        "functions",
        "ops",
        "targets",
    ),
    nodes={"attributes": "attributes"},
    syntax={"attributes": "objects", "types": "objects"},
    rules="node_rules",
    names="names",
)
__getattr__ = exports(DIALECT)
