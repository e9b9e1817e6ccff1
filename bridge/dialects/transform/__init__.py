"""The transform dialect: transformations of payload IR: sequences, matchers."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect(
    "transform",
    modules=(
        "applying",
        "calls",
        "choices",
        "conversions",
        "extrema",
        "handles",
        "independence",
        "loop_changes",
        "loops",
        "matching",
        "memory",
        "memref_patterns",
        "named_matchers",
        "ops",
        "patterns",
        "sequences",
        "structured",
        "structured_match",
        "structured_rewrites",
        "tensor_patterns",
        "vector_patterns",
    ),
    rules="node_rules",
    directives=("directives",),
)
__getattr__ = exports(DIALECT)
