"""The scf dialect: structured control flow: loops and conditionals."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect(
    "scf",
    canonicalization="canonicalization",
    constants="arith",
    building="building",
    modules=("branches", "forall", "loops"),
    summaries={
        "yield": "Terminates a region and yields values to the parent operation."
    },
    drawing="drawing",
)
__getattr__ = exports(DIALECT)
