"""The memref dialect: buffers, and views of them."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect(
    "memref",
    modules=(
        "dimensions",
        "access",
        "allocation",
        "transfers",
        "views",
    ),
    names="names",
    summaries={
        "alloca_scope.return": "Ends a region of its own stack, and gives its results.",
        "copy": "Copies the elements of a buffer into another.",
        "dealloc": "Frees a buffer of the heap.",
        "extract_aligned_pointer_as_index": "The address of the aligned buffer.",
        "rank": "The number of dimensions.",
    },
)
__getattr__ = exports(DIALECT)
