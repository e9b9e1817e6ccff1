"""The cf dialect: branches between blocks."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect(
    "cf",
    modules=("ops",),
    summaries={
        "assert": "Stops the program with a message unless a condition holds.",
        "br": "Goes on at a block.",
        "cond_br": "Goes on at one of two blocks.",
    },
)
__getattr__ = exports(DIALECT)
