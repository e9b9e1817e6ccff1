"""The arm_sve dialect: instructions of Arm's Scalable Vector Extension."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect("arm_sve")
__getattr__ = exports(DIALECT)
