"""The omp dialect: OpenMP's constructs and their clauses."""

from bridge.dialects.omp import (
    atomics,
    canonical,
    clauses,
    constructs,
    declarations,
    mapping,
    ops,
    regions,
    targets,
    wrappers,
)

__all__ = [
    "atomics",
    "canonical",
    "clauses",
    "constructs",
    "declarations",
    "mapping",
    "ops",
    "regions",
    "targets",
    "wrappers",
]
