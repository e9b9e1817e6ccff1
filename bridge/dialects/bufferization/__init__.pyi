"""The bufferization dialect: conversion of tensors to buffers."""

from bridge.dialects.bufferization.ops import AllocTensorOp as _AllocTensorOp, CloneOp as _CloneOp, DeallocOp as _DeallocOp, DeallocTensorOp as _DeallocTensorOp, MaterializeInDestinationOp as _MaterializeInDestinationOp, ToBufferOp as _ToBufferOp, ToTensorOp as _ToTensorOp
from bridge.ir.attributes import Attribute, UnitAttr
from bridge.ir.types import Type
from bridge.ir.values import AnyLocation
from bridge.ods.dialect import Dialect
from bridge.op.base import OpResult, Value, Values
from bridge.op.hints import AnyLike, FlagLike, TypesLike, ValueLike, ValuesLike
from collections.abc import Mapping

DIALECT: Dialect

class AllocTensorOp(_AllocTensorOp):
    """Allocates a tensor, optionally as a copy of another."""

    memory_space: Attribute | None
    size_hint: Value | None
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, dynamic_sizes: ValuesLike = ..., *, copy: ValueLike | None = None, size_hint: ValueLike | None = None, memory_space: AnyLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class CloneOp(_CloneOp):
    """Clones a memref; neither may be written afterwards."""

    input: Value
    @property
    def output(self) -> OpResult: ...
    def __init__(self, output: Type, input: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DeallocOp(_DeallocOp):
    """Deallocates buffers by conditions, except those retained."""

    def __init__(self, memrefs: ValuesLike = ..., conditions: ValuesLike = ..., retained: ValuesLike = ..., *, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class DeallocTensorOp(_DeallocTensorOp):
    """Releases the underlying storage of a tensor."""

    tensor: Value
    def __init__(self, tensor: ValueLike, *, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class MaterializeInDestinationOp(_MaterializeInDestinationOp):
    """Materializes a tensor in a destination tensor or buffer."""

    @property
    def result_(self) -> OpResult | None: ...
    def __init__(self, source: ValueLike, dest: ValueLike, *, restrict: FlagLike | None = None, writable: FlagLike | None = None, results: TypesLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ToBufferOp(_ToBufferOp):
    """Casts a tensor to a buffer type."""

    read_only: UnitAttr | None
    tensor: Value
    @property
    def buffer(self) -> OpResult: ...
    def __init__(self, buffer: Type, tensor: ValueLike, *, read_only: FlagLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...

class ToTensorOp(_ToTensorOp):
    """Creates a tensor from a buffer."""

    restrict: UnitAttr | None
    writable: UnitAttr | None
    buffer: Value
    @property
    def result(self) -> OpResult: ...
    def __init__(self, result: Type, buffer: ValueLike, *, restrict: FlagLike | None = None, writable: FlagLike | None = None, attributes: Mapping[str, AnyLike] | None = None, location: AnyLocation | None = None) -> None: ...
