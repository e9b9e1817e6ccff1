"""The bufferization dialect: conversion of tensors to buffers."""

from bridge.dialects.bufferization.ops import AllocTensorOp as _AllocTensorOp, DeallocOp as DeallocOp, MaterializeInDestinationOp as _MaterializeInDestinationOp
from bridge.ir.attributes import Attribute, UnitAttr
from bridge.ods.dialect import Dialect
from bridge.op.base import Op, OpResult, Value, Values

DIALECT: Dialect

class AllocTensorOp(_AllocTensorOp):
    """Allocates a tensor, optionally as a copy of another."""

    memory_space: Attribute | None
    size_hint: Value | None
    @property
    def result(self) -> OpResult: ...

class CloneOp(Op):
    """Clones a memref; neither may be written afterwards."""

    input: Value
    @property
    def output(self) -> OpResult: ...

class DeallocTensorOp(Op):
    """Releases the underlying storage of a tensor."""

    tensor: Value

class MaterializeInDestinationOp(_MaterializeInDestinationOp):
    """Materializes a tensor in a destination tensor or buffer."""

    @property
    def result_(self) -> OpResult | None: ...

class ToBufferOp(Op):
    """Casts a tensor to a buffer type."""

    read_only: UnitAttr | None
    tensor: Value
    @property
    def buffer(self) -> OpResult: ...

class ToTensorOp(Op):
    """Creates a tensor from a buffer."""

    restrict: UnitAttr | None
    writable: UnitAttr | None
    buffer: Value
    @property
    def result(self) -> OpResult: ...
