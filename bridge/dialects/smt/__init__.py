"""The smt dialect: formulas for solvers, and what is asked of these."""

from bridge.dialects.smt import regions, values

__all__ = ["regions", "values"]
