"""Memrefs of no known rank in the llvm dialect: the rank, and where the descriptor is.

The descriptor is on the stack of the function that made it: one that is returned is
copied to memory that is allocated, and the caller copies it and frees that.
"""

from __future__ import annotations

from typing import Final

from bridge.dialects import llvm
from bridge.dialects.llvm.types import PointerType, StructType
from bridge.ir.core import Operation, Value
from bridge.ir.types import I8, I64, IntegerType, Type
from bridge.passes.llvm_descriptors import index_constant
from bridge.passes.llvm_library import called
from bridge.passes.llvm_structs import extracted, inserted

__all__ = [
    "POINTER_BYTES",
    "copied_in",
    "copied_out",
    "packed_unranked",
    "promoted",
    "unpacked_unranked",
    "with_rank",
]

POINTER_BYTES: Final = 8
"""Of any memory space, as upstream has it where no layout of LLVM's own is given."""


def unpacked_unranked(value: Value) -> list[Value]:
    """The rank, and the pointer to the descriptor."""
    assert isinstance(value.type, StructType)
    body = value.type.body or ()
    return [extracted(value, [place], ty) for place, ty in enumerate(body)]


def promoted(value: Value) -> Value:
    """A pointer to a descriptor, which is put on the stack."""
    one = index_constant(I64, 1)
    memory = llvm.AllocaOp(PointerType(), one, value.type).res
    llvm.StoreOp(value, memory)
    return memory


def packed_unranked(ty: Type, rank: Value, pointer: Value) -> Value:
    """The struct of both."""
    return inserted(with_rank(ty, rank), pointer, [1])


def with_rank(ty: Type, rank: Value) -> Value:
    """The struct of which the rank alone is known."""
    made: Value = llvm.PoisonOp(ty).res
    return inserted(made, rank, [0])


def copied_in(op: Operation, index: IntegerType, value: Value) -> Value:
    """What was returned, with its descriptor on the stack."""
    size = descriptor_size(index, value)
    memory = llvm.AllocaOp(PointerType(), size, I8).res
    source = _copied(memory, value, size)
    called(op, "free", index, [source])
    return _made(value, memory)


def copied_out(op: Operation, index: IntegerType, value: Value) -> Value:
    """What is to be returned, with its descriptor where it outlives the function."""
    size = descriptor_size(index, value)
    (memory,) = called(op, "malloc", index, [size])
    _copied(memory, value, size)
    return _made(value, memory)


def _copied(memory: Value, value: Value, size: Value) -> Value:
    source = extracted(value, [1], PointerType())
    llvm.MemcpyOp(memory, source, size, 0)
    return source


def _made(value: Value, memory: Value) -> Value:
    made: Value = llvm.PoisonOp(value.type).res
    rank = extracted(value, [0], _rank_type(value))
    return inserted(inserted(made, rank, [0]), memory, [1])


def _rank_type(value: Value) -> Type:
    assert isinstance(value.type, StructType)
    return (value.type.body or ())[0]


def descriptor_size(index: IntegerType, value: Value) -> Value:
    """How many bytes the descriptor has that an unranked memref points to."""
    one, two = index_constant(index, 1), index_constant(index, 2)
    width = index_constant(index, -(-index.width // 8))
    pointer = index_constant(index, POINTER_BYTES)
    pointers = llvm.MulOp(two, pointer).res
    rank = extracted(value, [0], index)
    twice = llvm.MulOp(two, rank).res
    count = llvm.AddOp(twice, one).res
    return llvm.AddOp(pointers, llvm.MulOp(count, width).res).res
