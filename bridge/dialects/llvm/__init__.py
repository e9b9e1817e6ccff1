"""The llvm dialect: LLVM IR's functions, globals, calls and types."""

from bridge.dialects.llvm import (
    aggregates,
    atomics,
    calls,
    casts,
    compare,
    constants,
    control,
    functions,
    globals,
    memory,
    references,
)

__all__ = [
    "aggregates",
    "atomics",
    "calls",
    "casts",
    "compare",
    "constants",
    "control",
    "functions",
    "globals",
    "memory",
    "references",
]
