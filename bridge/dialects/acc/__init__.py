"""The acc dialect: OpenACC's constructs and their clauses."""

from bridge.dialects.acc import (
    clauses,
    constructs,
    data,
    entries,
    kernels,
    loop_rules,
    loops,
    recipes,
)

__all__ = [
    "clauses",
    "constructs",
    "data",
    "entries",
    "kernels",
    "loop_rules",
    "loops",
    "recipes",
]
