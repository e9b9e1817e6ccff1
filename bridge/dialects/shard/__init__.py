"""The shard dialect: tensors sharded over a grid of devices."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect("shard", modules=("collectives", "grids"), names="names")
__getattr__ = exports(DIALECT)
