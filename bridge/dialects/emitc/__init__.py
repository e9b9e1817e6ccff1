"""The emitc dialect: what is written as C and C++."""

from bridge.dialects.emitc import control, symbols, values

__all__ = ["control", "symbols", "values"]
