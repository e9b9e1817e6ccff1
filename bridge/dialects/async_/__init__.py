"""The async dialect: work that runs on its own, and functions that wait for it."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect(
    "async",
    modules=("ops",),
    syntax={"types": "ops"},
    directives=("ops",),
)
__getattr__ = exports(DIALECT)
