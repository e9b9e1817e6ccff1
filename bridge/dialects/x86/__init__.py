"""The x86 dialect: tiles of AMX, and what the operations on them forbid."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect(
    "x86",
    modules=("ops",),
    syntax={"types": "ops"},
)
__getattr__ = exports(DIALECT)
