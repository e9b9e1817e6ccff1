"""The scf dialect: loops, conditionals, and their regions' values."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect(
    "scf",
    modules=(
        "branches",
        "forall",
        "loops",
    ),
    summaries={
        "yield": "Ends a region, and gives its values to the op around it.",
    },
)
__getattr__ = exports(DIALECT)
