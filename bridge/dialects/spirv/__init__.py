"""The spirv dialect: SPIR-V's modules, functions, memory, control flow and types."""

from bridge.dialects.spirv import (
    arithmetic,
    casts,
    composites,
    constants,
    control,
    directives,
    graphs,
    groups,
    images,
    matrices,
    memory,
    names,
    numbers,
    selection,
    structure,
    types,
)

__all__ = [
    "arithmetic",
    "casts",
    "composites",
    "constants",
    "control",
    "directives",
    "graphs",
    "groups",
    "images",
    "matrices",
    "memory",
    "names",
    "numbers",
    "selection",
    "structure",
    "types",
]
