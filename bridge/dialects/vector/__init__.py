"""The vector dialect: transfers, contractions and masks."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect(
    "vector",
    modules=(
        "contraction",
        "elements",
        "masking",
        "memory",
        "reductions",
        "transfers",
        "views",
    ),
    nodes={"attributes": "attributes"},
    names="names",
    summaries={
        "deinterleave": "The elements at even and at odd places.",
        "fma": "Multiplies two vectors and adds a third, rounding each element once.",
        "from_elements": "The vector of elements.",
        "interleave": "The elements of two vectors in turns.",
        "print": "Prints a value, some punctuation, or a text.",
        "scalable.extract": "A part of fixed size of a scalable vector.",
        "scalable.insert": "A scalable vector with a part of fixed size replaced.",
        "step": "0, 1, 2, and so on.",
        "vscale": "How many times as large scalable vectors are.",
        "yield": "Ends the region of a masked operation, and gives its values.",
    },
)
__getattr__ = exports(DIALECT)
