"""The ub dialect: what has no meaning."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect(
    "ub",
    nodes={"attributes": "attributes"},
    summaries={
        "poison": "A value of which nothing may be asked.",
        "unreachable": "Where the program never comes.",
    },
)
__getattr__ = exports(DIALECT)
