"""The builtin dialect: modules and unrealized conversion casts."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect("builtin", modules=("ops",))
__getattr__ = exports(DIALECT)
