"""The XeVM dialect: blocks of matrices that a subgroup loads, stores and multiplies."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect("xevm", modules=("ops",))
__getattr__ = exports(DIALECT)
