"""The vector dialect: transfers, contractions and masks."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect(
    "vector",
    canonicalization="canonicalization",
    canonicalized_by=("tensor",),
    constants="arith",
    building="building",
    inference="inference",
    modules=(
        "contraction",
        "elements",
        "masking",
        "memory",
        "printing",
        "reductions",
        "transfers",
        "views",
    ),
    result_names={"vscale": "vscale"},
    summaries={
        "#iterator_type": "An iterator type: `parallel` or `reduction`.",
        "#kind": "A combining kind: `add`, `mul`, `minsi`, `maximumf`, `and`, ….",
        "#punctuation": "Punctuation of `vector.print`: `newline`, `comma`, ….",
        "yield": "Yields values from the region of a masked operation.",
    },
    drawing="drawing",
)
__getattr__ = exports(DIALECT)
