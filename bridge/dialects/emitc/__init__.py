"""The emitc dialect: C and C++ constructs, for emission as source."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect(
    "emitc",
    modules=("control", "symbols", "values"),
    syntax={"types": "types"},
    rules="node_rules",
    directives=("control",),
)
__getattr__ = exports(DIALECT)
