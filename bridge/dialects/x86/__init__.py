"""The x86 dialect: AMX tiles and AVX instructions."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect("x86", modules=("ops",), syntax={"types": "ops"})
__getattr__ = exports(DIALECT)
