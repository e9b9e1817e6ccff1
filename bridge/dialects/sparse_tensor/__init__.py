"""The sparse_tensor dialect: tensors of which few elements are stored."""

from bridge.dialects.sparse_tensor import buffers, conversions, formulas, loops, spaces

__all__ = ["buffers", "conversions", "formulas", "loops", "spaces"]
