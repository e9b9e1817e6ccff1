"""The vector dialect: transfers, contractions and masks."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect(
    "vector",
    inference="inference",
    modules=(
        "contraction",
        "elements",
        "masking",
        "memory",
        "reductions",
        "transfers",
        "views",
    ),
    result_names={"vscale": "vscale"},
    summaries={
        "#iterator_type": "An iterator type: `parallel` or `reduction`.",
        "#kind": "A combining kind: `add`, `mul`, `minsi`, `maximumf`, `and`, ….",
        "#punctuation": "Punctuation of `vector.print`: `newline`, `comma`, ….",
        "deinterleave": "Splits a vector into even and odd elements.",
        "fma": "Fused multiply-add of vectors, each element rounded once.",
        "from_elements": "Creates a vector from scalars.",
        "interleave": "Interleaves two vectors: the last dimension doubles.",
        "print": "Prints a value, punctuation or a string.",
        "scalable.extract": "Extracts a fixed-size vector from a scalable vector.",
        "scalable.insert": "Inserts a fixed-size vector into a scalable vector.",
        "step": "Creates an index vector of consecutive values from 0: `[0, 1, …]`.",
        "vscale": "Returns the runtime multiple of scalable vector sizes.",
        "yield": "Yields values from the region of a masked operation.",
    },
)
__getattr__ = exports(DIALECT)
