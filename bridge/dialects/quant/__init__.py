"""The quant dialect: numbers that stand for others, and how they become each other."""

from bridge.dialects.quant import casts, types
from bridge.dialects.quant.types import stored_type

__all__ = ["casts", "stored_type", "types"]
