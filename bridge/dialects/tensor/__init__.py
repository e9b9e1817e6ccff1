"""The tensor dialect: making, taking apart and reshaping values with a shape."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect(
    "tensor",
    modules=(
        "dimensions",
        "elements",
        "making",
        "reshapes",
        "slices",
    ),
    names="names",
    summaries={
        "from_elements": "The tensor of elements.",
        "rank": "The number of dimensions.",
        "yield": "Ends the region of an op that makes a tensor, with an element.",
    },
)
__getattr__ = exports(DIALECT)
