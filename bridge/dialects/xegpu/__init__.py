"""The xegpu dialect: its descriptors of tensors and of memory."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect(
    "xegpu",
    modules=(
        "products",
        "rules",
    ),
    syntax={"attributes": "descriptors", "types": "descriptors"},
    rules="node_rules",
)
__getattr__ = exports(DIALECT)
