"""Which memrefs a function only reads, so that it may be given read-only arrays.

This is a plain walk over uses, not an analysis: a memref that is passed to a call, is
returned or goes through control flow counts as written.
"""

from __future__ import annotations

from typing import Final

from bridge.ir.attributes import DenseArrayAttr
from bridge.ir.core import Operation, Value
from bridge.ir.types import MemRefType, UnrankedMemRefType

READERS: Final = frozenset(
    {
        "affine.load",
        "affine.prefetch",
        "affine.vector_load",
        "memref.dim",
        "memref.load",
        "memref.prefetch",
        "memref.rank",
        "vector.expandload",
        "vector.gather",
        "vector.load",
        "vector.maskedload",
        "vector.transfer_read",
    }
)
"""Operations that write to none of their operands."""

VIEWS: Final = frozenset(
    {
        "memref.assume_alignment",
        "memref.cast",
        "memref.collapse_shape",
        "memref.expand_shape",
        "memref.extract_strided_metadata",
        "memref.memory_space_cast",
        "memref.reinterpret_cast",
        "memref.reshape",
        "memref.subview",
        "memref.transpose",
        "memref.view",
    }
)
"""Operations whose first result is their first operand's memory."""


def reads_only(value: Value) -> bool:
    """Whether nothing writes to a memref through this value or a view of it."""
    pending, seen = [value], {value}
    while pending:
        memory = pending.pop()
        for user in memory.users:
            if user.name in VIEWS and user.operands[0] is memory:
                if user.results[0] not in seen:
                    seen.add(user.results[0])
                    pending.append(user.results[0])
            elif not _only_reads(user, memory):
                return False
    return True


def _only_reads(user: Operation, memory: Value) -> bool:
    if user.name in READERS or user.name in VIEWS:
        return True
    if user.name == "memref.copy":
        return user.operands[1] is not memory
    if user.dialect == "linalg":
        return memory not in user.operands[_input_count(user) :]
    return False


def _input_count(op: Operation) -> int:
    """How many operands of a linalg operation are its inputs."""
    segments = op.get("operandSegmentSizes")
    if isinstance(segments, DenseArrayAttr) and len(segments.values):
        return int(segments.values[0])
    return 0


def read_only_arguments(function: Operation) -> frozenset[int]:
    """The positions of the memrefs a function does not write."""
    return frozenset(
        [
            argument.index
            for argument in function.body.arguments
            if isinstance(argument.type, MemRefType | UnrankedMemRefType)
            and reads_only(argument)
        ]
    )
