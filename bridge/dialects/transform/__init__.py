"""The transform dialect: transformations of payload IR: sequences, matchers."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect(
    "transform",
    modules=(
        "applying",
        "choices",
        "conversions",
        "extrema",
        "handles",
        "loop_changes",
        "loops",
        "matching",
        "memref_patterns",
        "named_matchers",
        "ops",
        "patterns",
        "sequences",
        "structured",
        "structured_match",
        "tensor_patterns",
        "vector_patterns",
    ),
    rules="node_rules",
    directives=("directives",),
)
__getattr__ = exports(DIALECT)
