"""The quant dialect: quantized types and casts."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect("quant", modules=("casts",), syntax={"types": "types"})
__getattr__ = exports(DIALECT)
