"""The ptr dialect: pointers in memory spaces."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect(
    "ptr", inference="inference", modules=("ops",), rules="node_rules"
)
__getattr__ = exports(DIALECT)
