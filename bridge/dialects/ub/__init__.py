"""The ub dialect: undefined behavior: poison, unreachable."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect(
    "ub",
    summaries={
        "#poison": "A poison value.",
        "poison": "Defines a poisoned value.",
        "unreachable": "Terminates a block that is never reached.",
    },
)
__getattr__ = exports(DIALECT)
