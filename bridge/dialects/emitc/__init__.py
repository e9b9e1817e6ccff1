"""The emitc dialect: what is written as C and C++."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect(
    "emitc",
    modules=(
        "control",
        "symbols",
        "values",
    ),
    syntax={"types": "types"},
    rules="node_rules",
    directives=("control",),
)
__getattr__ = exports(DIALECT)
