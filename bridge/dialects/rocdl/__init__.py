"""The ROCDL dialect: AMD GPU instructions as LLVM intrinsics."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect("rocdl", directives=("ops",))
__getattr__ = exports(DIALECT)
