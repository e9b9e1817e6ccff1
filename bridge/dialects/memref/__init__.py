"""The memref dialect: allocation, accesses and views of memrefs."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect(
    "memref",
    constants="arith",
    building="building",
    canonicalization="canonicalization",
    inference="inference",
    modules=("dimensions", "access", "allocation", "casts", "transfers", "views"),
    result_names={
        "alloc": "alloc",
        "alloca": "alloca",
        "assume_alignment": "assume_align",
        "cast": "cast",
        "collapse_shape": "collapse_shape",
        "dim": "dim",
        "expand_shape": "expand_shape",
        "extract_aligned_pointer_as_index": "intptr",
        "memory_space_cast": "memspacecast",
        "reinterpret_cast": "reinterpret_cast",
        "reshape": "reshape",
        "subview": "subview",
        "transpose": "transpose",
        "view": "view",
    },
    summaries={
        "alloca_scope.return": "Terminates a `memref.alloca_scope` with its results.",
    },
    drawing="drawing",
)
__getattr__ = exports(DIALECT)
