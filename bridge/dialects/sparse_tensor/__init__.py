"""The sparse_tensor dialect: tensors with sparse storage."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect(
    "sparse_tensor",
    modules=("buffers", "conversions", "encoding", "formulas", "loops", "spaces"),
    syntax={"attributes": "encoding", "types": "space_types"},
)
__getattr__ = exports(DIALECT)
