"""The func dialect: functions, and what calls them."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect(
    "func",
    modules=("ops",),
    names="names",
    summaries={
        "call_indirect": "Calls a function value.",
    },
)
__getattr__ = exports(DIALECT)
