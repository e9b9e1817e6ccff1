"""The tensor dialect: creation, slicing and reshaping of tensors."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect(
    "tensor",
    modules=("dimensions", "elements", "making", "reshapes", "slices"),
    names="names",
    summaries={
        "from_elements": "Creates a tensor of static shape from scalars.",
        "rank": "Number of dimensions of a tensor.",
        "yield": "Yields an element from a region that defines a tensor.",
    },
)
__getattr__ = exports(DIALECT)
