"""The arm_neon dialect: instructions of Arm's Advanced SIMD."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect("arm_neon")
__getattr__ = exports(DIALECT)
