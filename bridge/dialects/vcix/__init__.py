"""The vcix dialect: SiFive's vector coprocessor interface."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect("vcix")
__getattr__ = exports(DIALECT)
