"""The irdl dialect: definitions of dialects."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect("irdl", modules=("definitions",), directives=("lists",))
__getattr__ = exports(DIALECT)
