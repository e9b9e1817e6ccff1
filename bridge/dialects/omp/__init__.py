"""The omp dialect: OpenMP's constructs and their clauses."""

from bridge.dialects.omp import clauses, mapping, ops, regions

__all__ = ["clauses", "mapping", "ops", "regions"]
