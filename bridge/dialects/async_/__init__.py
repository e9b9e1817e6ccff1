"""The async dialect: asynchronous regions, coroutines, tokens and values."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect(
    "async", modules=("ops",), syntax={"types": "ops"}, directives=("ops",)
)
__getattr__ = exports(DIALECT)
