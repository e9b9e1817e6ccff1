"""The NVVM dialect: what PTX says, as LLVM IR has it."""

from bridge.dialects.nvvm import (
    arithmetic,
    barriers,
    conversions,
    copies,
    matrices,
    mma,
    registers,
    synchronization,
    tensor_memory,
    tensormaps,
)

__all__ = [
    "arithmetic",
    "barriers",
    "conversions",
    "copies",
    "matrices",
    "mma",
    "registers",
    "synchronization",
    "tensor_memory",
    "tensormaps",
]
