"""The shape dialect: computations with shapes."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect("shape", modules=("programs", "values"), names="names")
__getattr__ = exports(DIALECT)
