"""The shape dialect: computations with shapes."""

from bridge.dialects.shape import programs, values

__all__ = ["programs", "values"]
