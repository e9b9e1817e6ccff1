"""The tosa dialect: whole-tensor operations of neural networks."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect(
    "tosa",
    modules=(
        "convolutions",
        "elements",
        "enums",
        "graphs",
        "layouts",
        "matrices",
        "picking",
        "pooling",
        "reductions",
        "scaled",
        "shapes",
        "spectra",
        "variables",
    ),
    rules="node_rules",
    directives=("variables",),
)
__getattr__ = exports(DIALECT)
