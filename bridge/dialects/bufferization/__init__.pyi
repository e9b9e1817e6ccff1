"""The bufferization dialect: conversion of tensors to buffers."""

from bridge.dialects.bufferization.ops import AllocTensorOp as _AllocTensorOp, CloneOp as _CloneOp, DeallocOp as DeallocOp, DeallocTensorOp as _DeallocTensorOp, MaterializeInDestinationOp as _MaterializeInDestinationOp, ToBufferOp as _ToBufferOp, ToTensorOp as _ToTensorOp
from bridge.ir.attributes import Attribute, UnitAttr
from bridge.ods.dialect import Dialect
from bridge.op.base import OpResult, Value, Values

DIALECT: Dialect

class AllocTensorOp(_AllocTensorOp):
    """Allocates a tensor, optionally as a copy of another."""

    memory_space: Attribute | None
    size_hint: Value | None
    @property
    def result(self) -> OpResult: ...

class CloneOp(_CloneOp):
    """Clones a memref; neither may be written afterwards."""

    input: Value
    @property
    def output(self) -> OpResult: ...

class DeallocTensorOp(_DeallocTensorOp):
    """Releases the underlying storage of a tensor."""

    tensor: Value

class MaterializeInDestinationOp(_MaterializeInDestinationOp):
    """Materializes a tensor in a destination tensor or buffer."""

    @property
    def result_(self) -> OpResult | None: ...

class ToBufferOp(_ToBufferOp):
    """Casts a tensor to a buffer type."""

    read_only: UnitAttr | None
    tensor: Value
    @property
    def buffer(self) -> OpResult: ...

class ToTensorOp(_ToTensorOp):
    """Creates a tensor from a buffer."""

    restrict: UnitAttr | None
    writable: UnitAttr | None
    buffer: Value
    @property
    def result(self) -> OpResult: ...
