"""The llvm dialect: LLVM IR's functions, globals, calls and types."""

from bridge.dialects.llvm import calls, compare, functions, globals, memory

__all__ = ["calls", "compare", "functions", "globals", "memory"]
