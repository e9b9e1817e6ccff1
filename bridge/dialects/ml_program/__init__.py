"""The ml_program dialect: functions, graphs and globals of ML programs."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect("ml_program", modules=("ops",), names="names")
__getattr__ = exports(DIALECT)
