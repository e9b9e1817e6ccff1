"""The pdl_interp dialect: the interpreter of patterns: checks, loops, rewrites."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect("pdl_interp", modules=("ops",), directives=("ops",))
__getattr__ = exports(DIALECT)
