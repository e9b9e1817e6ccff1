"""The pdl dialect: patterns of operations, and what replaces them."""

from bridge.dialects.pdl import patterns, values

__all__ = ["patterns", "values"]
