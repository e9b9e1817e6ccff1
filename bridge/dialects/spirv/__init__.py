"""The spirv dialect: SPIR-V's modules, functions, memory, control flow and types."""

from typing import Final

from bridge.ods.dialect import Dialect
from bridge.op.packages import exports

DIALECT: Final = Dialect(
    "spirv",
    modules=(
        "access",
        "arithmetic",
        "casts",
        "composites",
        "constant_rules",
        "constants",
        "control",
        "control_rules",
        "families",
        "graphs",
        "groups",
        "images",
        "matrices",
        "memory",
        "numbers",
        "selection",
        "structure",
        "structure_rules",
    ),
    syntax={"attributes": "attributes", "types": "types"},
    directives=("directives",),
    names="names",
)
__getattr__ = exports(DIALECT)
