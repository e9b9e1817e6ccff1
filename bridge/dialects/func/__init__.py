"""The func dialect: functions, calls and returns."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect(
    "func",
    constants="func",
    building="building",
    canonicalization="canonicalization",
    drawing="drawing",
    functions=("function",),
    modules=("ops",),
    result_names={"constant": "f"},
)
__getattr__ = exports(DIALECT)
