"""The NVVM dialect: what PTX says, as LLVM IR has it."""

from bridge.dialects.nvvm import (
    barriers,
    conversions,
    copies,
    matrices,
    mma,
    synchronization,
    tensor_memory,
)

__all__ = [
    "barriers",
    "conversions",
    "copies",
    "matrices",
    "mma",
    "synchronization",
    "tensor_memory",
]
