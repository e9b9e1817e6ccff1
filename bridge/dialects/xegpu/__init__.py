"""The xegpu dialect: Intel GPU tensor descriptors, loads, stores and DPAS."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect(
    "xegpu",
    modules=("products", "rules"),
    syntax={"attributes": "descriptors", "types": "descriptors"},
    rules="node_rules",
)
__getattr__ = exports(DIALECT)
