"""The spirv dialect: SPIR-V's modules, functions, memory, control flow and types."""

from bridge.dialects.spirv import (
    arithmetic,
    constants,
    control,
    directives,
    graphs,
    memory,
    names,
    structure,
    types,
)

__all__ = [
    "arithmetic",
    "constants",
    "control",
    "directives",
    "graphs",
    "memory",
    "names",
    "structure",
    "types",
]
