"""The ub dialect: undefined behavior: poison, unreachable."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect(
    "ub",
    modules=("ops",),
    constants="ub",
    canonicalization="canonicalization",
    summaries={
        "#poison": "A poison value.",
    },
)
__getattr__ = exports(DIALECT)
