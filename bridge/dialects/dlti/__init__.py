"""Data layouts: lists of entries, and how a layout's attributes are spelled."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect(
    "dlti",
    nodes={"attributes": "attributes"},
    syntax={"attributes": "ops"},
)
__getattr__ = exports(DIALECT)
