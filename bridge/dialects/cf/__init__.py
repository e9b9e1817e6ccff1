"""The cf dialect: branches between blocks."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect(
    "cf",
    constants="arith",
    modules=("ops",),
    canonicalization="canonicalization",
    summaries={
        "br": "Branches to a block.",
        "cond_br": "Branches to one of two blocks by a condition.",
    },
)
__getattr__ = exports(DIALECT)
