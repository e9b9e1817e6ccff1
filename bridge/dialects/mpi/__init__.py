"""The mpi dialect: message passing between processes."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect("mpi", modules=("ops",))
__getattr__ = exports(DIALECT)
