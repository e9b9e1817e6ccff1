"""The affine dialect: loops, conditions and accesses over affine maps and sets."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect(
    "affine",
    building="building",
    modules=("loops", "maps", "memory", "parallel"),
    drawing="drawing",
    constants="arith",
    canonicalization="canonicalization",
)
__getattr__ = exports(DIALECT)
