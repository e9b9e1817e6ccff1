"""The tensor dialect: creation, slicing and reshaping of tensors."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect(
    "tensor",
    canonicalization="canonicalization",
    canonicalized_by=("vector",),
    constants="complex",
    building="building",
    modules=("dimensions", "elements", "making", "reshapes", "slices"),
    result_names={
        "cast": "cast",
        "collapse_shape": "collapsed",
        "concat": "concat",
        "dim": "dim",
        "expand_shape": "expanded",
        "extract": "extracted",
        "extract_slice": "extracted_slice",
        "from_elements": "from_elements",
        "gather": "gather",
        "generate": "generated",
        "insert": "inserted",
        "insert_slice": "inserted_slice",
        "pad": "padded",
        "rank": "rank",
        "reshape": "reshape",
        "scatter": "scatter",
        "splat": "splat",
    },
    summaries={
        "yield": "Yields an element from a region that defines a tensor.",
    },
)
__getattr__ = exports(DIALECT)
