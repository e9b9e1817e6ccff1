"""The ROCDL dialect: what loads and stores say of the caches they go through."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect(
    "rocdl",
    directives=("ops",),
)
__getattr__ = exports(DIALECT)
