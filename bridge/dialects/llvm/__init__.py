"""The llvm dialect: LLVM IR's functions, globals, calls and types."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect(
    "llvm",
    inference="inference",
    modules=(
        "aggregates",
        "atomics",
        "calls",
        "casts",
        "compare",
        "constants",
        "control",
        "divisions",
        "functions",
        "globals",
        "memory",
        "references",
    ),
    nodes={
        "attributes": "metadata",
        "types": "types",
        "di": "debug",
        "loop": "loop_metadata",
    },
    syntax={"attributes": "attributes", "types": "types"},
    rules="node_rules",
)
__getattr__ = exports(DIALECT)
