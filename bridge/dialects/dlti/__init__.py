"""Data layouts: lists of entries, and how a layout's attributes are spelled."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect(
    "dlti",
    nodes={"attributes": "attributes"},
    syntax={"attributes": "ops"},
    summaries={"#function_pointer_alignment": "Alignment of function pointers."},
)
__getattr__ = exports(DIALECT)
