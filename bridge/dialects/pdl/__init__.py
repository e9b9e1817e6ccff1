"""The pdl dialect: rewrite patterns of operations."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect(
    "pdl", modules=("patterns",), syntax={"types": "values"}, directives=("values",)
)
__getattr__ = exports(DIALECT)
