"""The arm_sme dialect: Arm's Scalable Matrix Extension."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect("arm_sme")
__getattr__ = exports(DIALECT)
