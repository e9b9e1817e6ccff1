"""The memref dialect: allocation, accesses and views of memrefs."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect(
    "memref",
    inference="inference",
    modules=("dimensions", "access", "allocation", "transfers", "views"),
    names="names",
    summaries={
        "alloca_scope.return": "Terminates a `memref.alloca_scope` with its results.",
        "copy": "Copies the elements of a memref to another of the same shape.",
        "dealloc": "Deallocates a memref allocated by `memref.alloc`.",
        "extract_aligned_pointer_as_index": "The aligned pointer as an index.",
        "rank": "Number of dimensions of a memref.",
    },
)
__getattr__ = exports(DIALECT)
