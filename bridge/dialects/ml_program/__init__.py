"""The ml_program dialect: functions, globals, and results' names."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect(
    "ml_program",
    modules=("ops",),
    names="names",
)
__getattr__ = exports(DIALECT)
