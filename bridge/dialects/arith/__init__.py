"""The arith dialect: integer and floating-point arithmetic, comparisons, casts."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect(
    "arith",
    constants="arith",
    building="building",
    modules=("casts", "comparison", "constants", "divisions", "floats", "integers"),
    nodes={"attributes": "attributes"},
    names="names",
    drawing="drawing",
    canonicalization="canonicalization",
    canonicalized_by=("vector",),
)
__getattr__ = exports(DIALECT)
